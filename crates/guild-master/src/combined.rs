//! Members and dice of a combined team when the Guilds did not agree on them (GM-RUL-26).

use kernel::{List, SEATS_MAX, Seat};

use crate::cards::AdventurerId;
use crate::order::Team;
use crate::seats::Seats;
use crate::table::{DICE_CAP, Table};
use crate::terms::Skill;

/// Who goes and how many dice each Guild rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Members {
    /// The Adventurers of each seat.
    pub(crate) teams: [Team; SEATS_MAX],
    /// The dice of each seat.
    pub(crate) dice: [u8; SEATS_MAX],
}

/// An Adventurer that could go.
type Candidate = (Seat, AdventurerId, u8);

/// The members of the combined team of `guilds` for a Skill: most dice, then fewest Adventurers, then lower seats and
/// earlier places.
#[must_use]
pub(crate) fn members(table: &Table, number: u8, guilds: Seats, skill: Skill) -> Members {
    if let Some(members) = agreed(table, number, guilds, skill) {
        return members;
    }
    let mut pool: List<Candidate, 24> = List::new();
    let mut largest = guilds.len() as u32;
    for seat in guilds.iter() {
        // GM-CTST-25: the largest Mess Hall, or as many as there are Guilds.
        largest = largest.max(u32::from(table.guild(seat).team_limit()));
        for &id in &table.guild(seat).order(number).team {
            let _ = pool.push((seat, id, table.adventurer(id).skills[skill.index()]));
        }
    }
    let mut best: Option<(u32, u32, u32)> = None;
    for set in subsets(pool.len() as u32, largest) {
        if covered(&pool, set) != guilds {
            continue;
        }
        let dice = chosen(&pool, set).map(|(.., dice)| u32::from(dice)).sum();
        let entry = (dice, set.count_ones(), set);
        if best.is_none_or(|best| is_better(entry, best)) {
            best = Some(entry);
        }
    }
    let mut members = Members::default();
    for (seat, id, dice) in chosen(&pool, best.map_or(0, |(.., set)| set)) {
        let _ = members.teams[seat.index()].push(id);
        members.dice[seat.index()] = members.dice[seat.index()].saturating_add(dice);
    }
    strike(table, guilds, &mut members.dice);
    members
}

/// The members the Guilds agree on: each has named its own or has but one, and together they keep to the limits.
fn agreed(table: &Table, number: u8, guilds: Seats, skill: Skill) -> Option<Members> {
    let largest = guilds.iter().map(|seat| usize::from(table.guild(seat).team_limit())).max()?;
    let mut members = Members::default();
    for seat in guilds.iter() {
        let team = table.guild(seat).order(number).team;
        let sent = table.parley.sends[seat.index()];
        let sent = if sent.is_empty() && team.len() == 1 { team } else { sent };
        members.teams[seat.index()] = sent;
        members.dice[seat.index()] = table.uncapped_dice(&sent, skill);
    }
    // A Guild that named nobody, or nobody with dice in the Skill, has nothing to roll.
    let count: usize = members.teams.iter().map(|team| team.len()).sum();
    if guilds.iter().any(|seat| members.dice[seat.index()] == 0) || count > largest.max(guilds.len()) {
        return None;
    }
    strike(table, guilds, &mut members.dice);
    Some(members)
}

fn chosen(pool: &[Candidate], set: u32) -> impl Iterator<Item = Candidate> + '_ {
    pool.iter().enumerate().filter(move |(place, _)| set & (1 << place) != 0).map(|(_, candidate)| *candidate)
}

fn covered(pool: &[Candidate], set: u32) -> Seats {
    chosen(pool, set).map(|(seat, ..)| seat).collect()
}

fn is_better(one: (u32, u32, u32), other: (u32, u32, u32)) -> bool {
    if one.0 != other.0 {
        return one.0 > other.0;
    }
    if one.1 != other.1 {
        return one.1 < other.1;
    }
    let first_difference = (one.2 ^ other.2).trailing_zeros();
    one.2 & 1u32.checked_shl(first_difference).unwrap_or(0) != 0
}

/// Strikes dice one at a time down to 10 from the Guild with most; on a tie from the one with less Fame, then the later
/// seat; never a Guild's last die.
fn strike(table: &Table, guilds: Seats, dice: &mut [u8; SEATS_MAX]) {
    while dice.iter().map(|&dice| u16::from(dice)).sum::<u16>() > u16::from(DICE_CAP) {
        let fame = |seat: Seat| core::cmp::Reverse(table.guild(seat).fame);
        let loser = guilds.iter().max_by_key(|&seat| (dice[seat.index()], fame(seat), seat));
        match loser {
            Some(seat) if dice[seat.index()] > 1 => dice[seat.index()] -= 1,
            _ => return,
        }
    }
}

/// The sets of at most `largest` out of `count`, as masks.
fn subsets(count: u32, largest: u32) -> impl Iterator<Item = u32> {
    // By Gosper: the next larger number with as many bits.
    let next = |set: u32| {
        let low = set & set.wrapping_neg();
        let ripple = set + low;
        (((ripple ^ set) >> 2) / low) | ripple
    };
    (1..=largest.min(count)).flat_map(move |size| {
        core::iter::successors(Some((1 << size) - 1), move |set| Some(next(*set)))
            .take_while(move |set| *set < 1 << count)
    })
}
