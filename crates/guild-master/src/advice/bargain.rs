//! Stances and offers.

use kernel::{List, Seat};

use super::{chance, worth};
use crate::ask::{Choice, Pick};
use crate::cards::ContractId;
use crate::effect::{Op, Who};
use crate::order::Objective;
use crate::parley::{Clauses, Due, Offer, Payment, Settled};
use crate::prospect::help;
use crate::seats::{Seats, place};
use crate::table::DICE_CAP;
use crate::terms::Skill;
use crate::weights::Judged;

/// What a Guild may expect of the Contest under way.
struct Sides {
    /// What the whole reward is worth.
    all: i32,
    /// What a cooperator gets: the Fame and a share of the rest.
    share: i32,
    fame: i32,
    guilds: i32,
    /// Chances in thousandths: together, in conflict, of the strongest rival in conflict.
    together: i32,
    conflict: i32,
    rival: i32,
}

/// The chance of a team against a Contract, in thousandths, with or without the penalty.
fn odds_of(table: &Judged<'_>, seat: Seat, space: u8, conflict: bool) -> i32 {
    let (Some(id), Some(team)) = (table.face_up(space), team(table, seat, space)) else { return 0 };
    let each = Skill::of(table.skills_for(&team, id)).map(|skill| {
        let dice = table.dice(&team, skill);
        let penalty = if conflict { i32::from(dice) } else { 0 };
        chance::chance(dice, help(table, seat, skill), i32::from(table.target(id, skill)) + penalty)
    });
    each.max().unwrap_or(0)
}

fn team(table: &Judged<'_>, seat: Seat, space: u8) -> Option<crate::order::Team> {
    let card = Some(Objective::Contract(space));
    table.guild(seat).orders.spaces.iter().find(|order| order.card == card).map(|order| order.team)
}

/// The chance of all together: the best of one team for a Skill, roughly, and of separate checks.
fn together(table: &Judged<'_>, space: u8) -> i32 {
    let Some(id) = table.face_up(space) else { return 0 };
    let guilds = table.parley.guilds;
    let apart =
        guilds.iter().fold(1000, |none, seat| none * (1000 - odds_of(table, seat, space, false)) / 1000);
    let one = Skill::ALL.into_iter().filter(|&skill| table.target(id, skill) > 0).map(|skill| {
        let dice = |seat| team(table, seat, space).map_or(0, |team| table.dice(&team, skill));
        let all: u8 = guilds.iter().map(dice).fold(0, u8::saturating_add);
        chance::chance(all.min(DICE_CAP), 0, table.target(id, skill).into())
    });
    one.max().unwrap_or(0).max(1000 - apart)
}

fn sides(table: &Judged<'_>, seat: Seat, space: u8) -> Option<Sides> {
    let id = table.face_up(space)?;
    let guilds = i32::try_from(table.parley.guilds.len()).ok()?.max(1);
    let all = worth::contract(table, seat, id);
    let fame = i32::from(table.contract(id).fame) * worth::FAME;
    let rivals = table.parley.guilds.without(Seats::one(seat));
    Some(Sides {
        all,
        share: fame + (all - fame) / guilds,
        fame,
        guilds,
        together: together(table, space),
        conflict: odds_of(table, seat, space, true),
        rival: rivals.iter().map(|rival| odds_of(table, rival, space, true)).max().unwrap_or(0),
    })
}

/// Cooperate, unless the whole reward at the lower chance is worth more.
pub(super) fn stance(table: &Judged<'_>, seat: Seat, space: u8) -> Choice {
    let Some(sides) = sides(table, seat, space) else { return Choice::Cooperate };
    let Sides { all, share, fame, guilds, together, conflict, rival } = sides;
    let weights = table.weights;
    let given = (guilds - 1) * fame * weights.envy / 100;
    let others =
        if table.parley.agreed.shares_reward() { weights.conflicts_agreed } else { weights.conflicts };
    let alone = 1000 - rival;
    let cooperate = (1000 - others) * together / 1000 * (share - given) / 1000
        + others * alone / 1000 * odds_of(table, seat, space, false) / 1000 * all / 1000;
    let first = 1000 - rival / 2;
    let fight =
        (1000 - others) * conflict / 1000 * all / 1000 + others * conflict / 1000 * first / 1000 * all / 1000;
    if fight > cooperate { Choice::Conflict } else { Choice::Cooperate }
}

/// Answers the offers that are open, makes one of its own, and is ready.
pub(super) fn contest(table: &Judged<'_>, seat: Seat, space: u8) -> Choice {
    if let Some(answer) = answer(table, seat, |offer| gain(table, seat, space, offer)) {
        return answer;
    }
    if may_offer(table, seat)
        && let Some(clauses) = idea(table, seat, space)
    {
        return Choice::Offer(clauses);
    }
    Choice::Ready
}

/// Every Guild speaks once at most, so that bargaining ends.
fn may_offer(table: &Judged<'_>, seat: Seat) -> bool {
    let parley = &table.parley;
    usize::from(parley.last) < parley.guilds.len()
        && parley.offers_by(seat).next().is_none()
        && !parley.agreed.shares_reward()
}

/// Accepts what gains and refuses what does not; none when no offer waits for this Guild.
fn answer(table: &Judged<'_>, seat: Seat, gain: impl Fn(&Offer) -> i32) -> Option<Choice> {
    let waits =
        |offer: &&Offer| offer.by != seat && offer.parties.contains(seat) && !offer.accepted.contains(seat);
    let offer = table.parley.offers.iter().find(waits)?;
    let pays = offer.clauses.owed_by(seat) <= table.guild(seat).gold && table.parley.can_hold(&offer.clauses);
    Some(if pays && gain(offer) >= 0 { Choice::Accept(offer.id) } else { Choice::Refuse(offer.id) })
}

/// What an offer brings a Guild against the default split.
fn gain(table: &Judged<'_>, seat: Seat, space: u8, offer: &Offer) -> i32 {
    let Some(id) = table.face_up(space) else { return 0 };
    let card = table.contract(id);
    let gold = worth::gold(table, seat);
    let guilds = i32::try_from(table.parley.guilds.len()).unwrap_or(1).max(1);
    // Whoever has the highest result gets what cannot be shared: one of them, nobody knows who.
    let mine = |whose: Option<Seat>, worth: i32| match whose {
        None => 0,
        Some(whose) if whose == seat => worth - worth / guilds,
        Some(_) => -worth / guilds,
    };
    let clauses = &offer.clauses;
    let share = clauses
        .split
        .map_or(0, |split| (i32::from(split[place(seat)]) * guilds - i32::from(card.gold)) * gold / guilds);
    let bonus = worth::ops(table, seat, table.cards().bonus(id));
    let kept = worth::boon(table, seat, id) + worth::FAME / 4;
    let agreed = if clauses.shares_reward() { table.weights.agreed } else { 0 };
    share
        + agreed
        + mine(clauses.bonus, bonus)
        + mine(clauses.card, kept)
        + aimed(table, seat, id, clauses)
        + paid(seat, clauses, gold)
}

/// What the choices settled about the Bonus bring a Guild at which it is aimed, for a part: it might be hit all the same.
fn aimed(table: &Judged<'_>, seat: Seat, contract: ContractId, clauses: &Clauses) -> i32 {
    let gold = worth::gold(table, seat);
    let mut rest = table.cards().bonus(contract).list().iter();
    let mut sum = 0;
    for choice in &clauses.choices {
        match *choice {
            Settled::Option(at) => {
                let chosen = rest.find_map(|op| match op {
                    Op::Choose(options) => options.get(usize::from(at)),
                    _ => None,
                });
                rest = chosen.map_or(&[] as &[Op], |ops| ops.list()).iter();
            }
            Settled::Rival(rival) => {
                let brings = match rest.find(|op| op.chooses_rival()) {
                    Some(&(Op::LoseGold { n, .. } | Op::StealGold { n, .. })) => -i32::from(n) * gold,
                    Some(&Op::LoseFame { n, .. }) => -i32::from(n) * worth::FAME,
                    Some(&Op::Grant { gold: more, fame, .. }) => {
                        i32::from(more) * gold + i32::from(fame) * worth::FAME
                    }
                    _ => 0,
                };
                sum += if rival == seat { brings / 2 } else { 0 };
            }
        }
    }
    sum
}

/// What payments of an offer bring a Guild, those that depend on something counted for a part.
fn paid(seat: Seat, clauses: &Clauses, gold: i32) -> i32 {
    let each = clauses.payments.iter().map(|payment| {
        let share = if payment.due == Due::Now { 4 } else { 3 };
        let worth = i32::from(payment.gold) * gold * share / 4;
        match (payment.to == seat, payment.from == seat) {
            (true, _) => worth,
            (_, true) => -worth,
            _ => 0,
        }
    });
    each.sum()
}

/// One sensible offer: the Gold that cannot be shared evenly to another, the card to the Guild itself; a little Gold on top
/// where a strong rival might conflict.
fn idea(table: &Judged<'_>, seat: Seat, space: u8) -> Option<Clauses> {
    let sides = sides(table, seat, space)?;
    let gold = table.contract(table.face_up(space)?).gold;
    let open = table.parley.guilds.without(table.parley.ready);
    if open != table.parley.guilds || sides.together < sides.conflict {
        return None;
    }
    let rivals = table.parley.guilds.without(Seats::one(seat));
    let strong = rivals.iter().max_by_key(|&rival| odds_of(table, rival, space, true))?;
    let guilds = u8::try_from(table.parley.guilds.len()).ok()?.max(1);
    let mut split = [0; 4];
    for guild in table.parley.guilds.iter() {
        split[guild.index()] = gold / guilds;
    }
    split[strong.index()] += gold % guilds;
    let mut payments = List::new();
    if sides.rival > sides.conflict && sides.rival > 400 && table.guild(seat).gold > 2 {
        let _ = payments.push(Payment { from: seat, to: strong, gold: 1, due: Due::AllCooperate });
    }
    Some(Clauses { payments, split: Some(split), card: Some(seat), ..Clauses::default() })
}

/// While an effect is lobbied for: its owner takes Gold for what it can live with, and whom it may hit offers some.
pub(super) fn lobby(table: &Judged<'_>, seat: Seat, pick: &Pick) -> Choice {
    let gold = worth::gold(table, seat);
    if let Some(answer) = answer(table, seat, |offer| paid(seat, &offer.clauses, gold)) {
        return answer;
    }
    let plea = table.parley.owner.filter(|&owner| owner != seat && may_offer(table, seat));
    let plea = plea.and_then(|owner| plea_to(table, seat, owner, pick));
    plea.map_or(Choice::Ready, Choice::Offer)
}

/// A Gold for hitting somebody else, from the Guild that would be hit.
fn plea_to(table: &Judged<'_>, seat: Seat, owner: Seat, pick: &Pick) -> Option<Clauses> {
    let hurts = match pick.op()? {
        Op::LoseGold { n, who: Who::ChosenRival } | Op::StealGold { n, who: Who::ChosenRival } => *n >= 2,
        Op::LoseFame { who: Who::ChosenRival, .. } => true,
        _ => false,
    };
    let rivals = table.everyone().without(Seats::one(owner));
    let leads = table.most_famous(rivals).contains(seat);
    let other = rivals.without(Seats::one(seat)).iter().max_by_key(|&rival| table.guild(rival).fame)?;
    if !hurts || !leads || table.guild(seat).gold < 2 || table.parley.bound.is_some() {
        return None;
    }
    let due = Due::Choice(Settled::Rival(other));
    let payments = List::collect([Payment { from: seat, to: owner, gold: 1, due }]);
    Some(Clauses { payments, ..Clauses::default() })
}
