//! Allocating the influence pool (GB-TURN-13, GB-INF-05 to -09).

use kernel::{Chance, Sampled, Seat};

use super::draw::Sample;
use crate::ask::Choice;
use crate::effect::layers;
use crate::model::{ModelId, TEAM_MAX};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Each model on the pitch gets at most its max INF and all together no more than the pool.
pub(super) fn check(table: &Table, seat: Seat, pool: u8, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Influence(shares) = choice else { return Err(Refusal::NOT_AN_ANSWER) };
    for (place, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0) {
        let model = ModelId::of(seat, place);
        if !table.exists(model) {
            return refuse("GB-INF-05", Why::Unknown);
        }
        if !table.is_on_pitch(model) {
            return refuse("GB-INF-05", Why::OffPitch(model));
        }
        if share > room(table, model) {
            return refuse("GB-INF-06", Why::OverMax(model));
        }
    }
    if shares.iter().map(|&share| u32::from(share)).sum::<u32>() > u32::from(pool) {
        return refuse("GB-TURN-13", Why::OverPool { pool });
    }
    Ok(())
}

/// How much more influence a model on the pitch may be allocated (GB-INF-05 to -07).
fn room(table: &Table, model: ModelId) -> u8 {
    layers::max_inf(table, model).saturating_sub(table.model(model).influence)
}

/// Ways to spend as much as can be spent: all of them if there are few enough, else greedy ones and random ones.
pub(super) fn candidates(
    table: &Table,
    seat: Seat,
    pool: u8,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let rooms = rooms(table, seat);
    let spend = spent(&rooms, pool);
    let want = want.max(1);
    if ways(&rooms, spend) <= want as u64 {
        every(&rooms[..usize::from(table.team[seat.index() & 1])], 0, spend, [0; TEAM_MAX], out);
        return;
    }
    let start = out.len();
    for turn in 0..TEAM_MAX {
        let mut order: [usize; TEAM_MAX] = core::array::from_fn(|place| (place + turn) % TEAM_MAX);
        add_new(filled(&rooms, spend, &order), start, want, out);
        order[1..].reverse();
        add_new(filled(&rooms, spend, &order), start, want, out);
    }
    for _ in 0..3 * want {
        if out.len() - start >= want {
            return;
        }
        add_new(dealt(&rooms, spend, rng), start, want, out);
    }
}

/// One point after another dealt at random until all that can be spent is.
pub(super) fn sample(table: &Table, seat: Seat, pool: u8, rng: &mut dyn Chance) -> Sample {
    let rooms = rooms(table, seat);
    let spend = spent(&rooms, pool);
    let total: u32 = rooms.iter().map(|&room| u32::from(room)).sum();
    let open = rooms.iter().filter(|&&room| room > 0).count();
    let only = open < 2 || u32::from(spend) == total || spend == 0;
    Some(Sampled { choice: Choice::Influence(dealt(&rooms, spend, rng)), only })
}

/// How much more each model of a team may be allocated.
pub(crate) fn rooms(table: &Table, seat: Seat) -> [u8; TEAM_MAX] {
    let mut rooms = [0; TEAM_MAX];
    for model in table.team_of(seat).filter(|&model| table.is_on_pitch(model)) {
        rooms[model.place()] = room(table, model);
    }
    rooms
}

/// How much of a pool can be spent.
fn spent(rooms: &[u8; TEAM_MAX], pool: u8) -> u8 {
    let total: u32 = rooms.iter().map(|&room| u32::from(room)).sum();
    u32::from(pool).min(total) as u8
}

/// In how many ways an amount can be shared out.
fn ways(rooms: &[u8; TEAM_MAX], spend: u8) -> u64 {
    let mut count = [0_u64; 256];
    count[0] = 1;
    for &room in rooms {
        for sum in (0..=usize::from(spend)).rev() {
            count[sum] = (sum.saturating_sub(usize::from(room))..=sum).map(|below| count[below]).sum();
        }
    }
    count[usize::from(spend)]
}

/// Every way to share an amount out among the models from `place` on.
fn every(rooms: &[u8], place: usize, left: u8, shares: [u8; TEAM_MAX], out: &mut Vec<Choice>) {
    let Some(&room) = rooms.get(place) else {
        if left == 0 {
            out.push(Choice::Influence(shares));
        }
        return;
    };
    let later: u32 = rooms[place + 1..].iter().map(|&room| u32::from(room)).sum();
    for share in (0..=room.min(left)).rev() {
        if u32::from(left - share) > later {
            break;
        }
        let mut shares = shares;
        shares[place] = share;
        every(rooms, place + 1, left - share, shares, out);
    }
}

/// One model after another filled to its limit.
fn filled(rooms: &[u8; TEAM_MAX], spend: u8, order: &[usize; TEAM_MAX]) -> [u8; TEAM_MAX] {
    let mut shares = [0; TEAM_MAX];
    let mut left = spend;
    for &place in order {
        shares[place] = rooms[place].min(left);
        left -= shares[place];
    }
    shares
}

/// One point after another dealt to a random model that has room.
fn dealt(rooms: &[u8; TEAM_MAX], spend: u8, rng: &mut dyn Chance) -> [u8; TEAM_MAX] {
    let mut shares = [0; TEAM_MAX];
    for _ in 0..spend {
        let first = rng.below(TEAM_MAX as u32) as usize;
        let place = (0..TEAM_MAX).map(|step| (first + step) % TEAM_MAX).find(|&at| shares[at] < rooms[at]);
        if let Some(place) = place {
            shares[place] += 1;
        }
    }
    shares
}

fn add_new(shares: [u8; TEAM_MAX], start: usize, want: usize, out: &mut Vec<Choice>) {
    let known = |choice: &Choice| matches!(choice, Choice::Influence(known) if *known == shares);
    if out.len() - start < want && !out[start..].iter().any(known) {
        out.push(Choice::Influence(shares));
    }
}
