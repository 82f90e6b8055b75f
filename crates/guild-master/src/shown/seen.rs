//! What is said of facts.

use kernel::Seat;
use words::{Arg, Message};

use super::nouns::{
    adventurer, builders, contract, core_upgrade, fame, gold, guilds, letter, level, moon, objective, one,
    prestige_upgrade, rank, sheet, side, skill_upgrade, team,
};
use super::source::deck;
use super::{card_facts, dice_facts, effect_facts, outcome, parley};
use crate::catalog::catalogue;
use crate::event::Event;
use crate::order::{Objective, Sheet};
use crate::seats::Seats;
use crate::table::{Phase, Table};
use crate::terms::Skill;
use crate::texts::m;
use crate::view::Seen;

/// What is said of something a viewer saw; `before` is the table before it.
pub(super) fn say(before: &Table, seen: &Seen) -> Option<Message> {
    match seen {
        Seen::Fact(event) => fact(before, event),
        Seen::Drew { seat } => Some(m::GmFactDrew { seat: (*seat).into() }.into()),
        Seen::Peeked { seat, level } => {
            Some(m::GmFactPeeked { seat: (*seat).into(), deck: deck(*level) }.into())
        }
        Seen::Arranged { seat, level } => {
            Some(m::GmFactArranged { seat: (*seat).into(), deck: deck(*level) }.into())
        }
        Seen::Sunk { seat, level } => Some(m::GmFactSunk { seat: (*seat).into(), deck: deck(*level) }.into()),
        Seen::SwappedDeck { seat } => Some(m::GmFactSwapped { seat: (*seat).into() }.into()),
        Seen::Looked { seat, space } => Some(card_facts::looked(*seat, *space)),
    }
}

fn fact(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        // The Novices are told with their token, and what is resolved or cleared shows on the table.
        Event::Joined { .. } | Event::Resolved { .. } | Event::ContestOver | Event::Cleared => return None,
        // A check is told by its dice, a choice lobbied for by what comes of it.
        Event::Checking { .. } | Event::LobbyOver | Event::Number { .. } | Event::Spent { .. } => {
            return None;
        }
        Event::Layout { skills } => {
            m::GmFactLayout { skills: Skill::of(skills).map(skill_upgrade).collect() }.into()
        }
        Event::Token { seat, skill } => {
            let novices: Vec<_> = catalogue().team(skill).collect();
            let (upgrade, team) = (skill_upgrade(skill).into(), team(table, &novices));
            m::GmFactToken { seat: seat.into(), upgrade, team }.into()
        }
        Event::StartSide { seat, side: up } => {
            let upgrade = skill_upgrade(table.guild(seat).start.unwrap_or(Skill::Might)).into();
            m::GmFactSide { seat: seat.into(), upgrade, side: side(up).into() }.into()
        }
        Event::Dealt { seat, contract: id } => {
            m::GmFactDealt { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Placed { seat, contract: id, space } => {
            m::GmFactPlaced { seat: seat.into(), contract: contract(table, id), number: one(space) }.into()
        }
        Event::ContractUp { space, contract: id } => {
            m::GmFactContractUp { number: one(space), contract: contract(table, id) }.into()
        }
        Event::AdventurerUp { space, adventurer: id } => {
            let rank = rank(table.adventurer(id).rank).into();
            m::GmFactAdventurerUp { letter: letter(space), adventurer: adventurer(table, id), rank }.into()
        }
        Event::Phase { phase } => return phase_begins(table, phase),
        Event::Round { round } => m::GmFactRound { round: round.into(), moon: moon(round).into() }.into(),
        Event::OrderDie { seat, die } => m::GmFactOrderDie { seat: seat.into(), die: die.into() }.into(),
        Event::MarkerReset => {
            m::GmFactMarkerReset { gold: gold(crate::builders::price_at(table.marker_start())) }.into()
        }
        Event::Wiped => m::GmFactWiped.into(),
        Event::Refilled { space, level: deck } => {
            m::GmFactRefilled { level: level(deck).into(), number: one(space) }.into()
        }
        Event::Ended { outcome: end } => outcome::say(&end),
        Event::CardShown { seat, to, objective: card, number } => card_shown(table, seat, to, card, number),
        Event::Orders { seat, sheet } => revealed(table, seat, &sheet),
        Event::Likely { number, objective: card, guilds: seats } => {
            let objective = objective(table, card).into();
            m::GmFactLikely { number: one(number), guilds: guilds(seats), objective }.into()
        }
        Event::Committed { seat, number, carry } => committed(table, seat, number, carry),
        Event::Missed { seat, objective: card } => {
            m::GmFactMissed { seat: seat.into(), objective: objective(table, card).into() }.into()
        }
        Event::GoldBack { seat, number, gold: back } => {
            m::GmFactGoldBack { seat: seat.into(), number: one(number), gold: gold(back) }.into()
        }
        Event::Fame { seat, by } => changed_fame(table, seat, by),
        Event::Gold { seat, by } => changed_gold(table, seat, by),
        Event::Hired { .. }
        | Event::BuiltSkill { .. }
        | Event::BuiltCore { .. }
        | Event::BuiltPrestige { .. }
        | Event::Recruited { .. }
        | Event::Shown { .. }
        | Event::CompletedPrivate { .. }
        | Event::Completed { .. }
        | Event::Replaced { .. }
        | Event::Wandered { .. }
        | Event::Passed { .. } => return gained(table, event),
        Event::Chose { .. }
        | Event::Rolled { .. }
        | Event::Fixed { .. }
        | Event::Rerolled { .. }
        | Event::TieRerolled { .. }
        | Event::Stored { .. }
        | Event::DieSet { .. }
        | Event::DieAdded { .. }
        | Event::Added { .. }
        | Event::PenaltyShifted { .. }
        | Event::Converted { .. }
        | Event::Checked { .. } => return dice_facts::say(table, event),
        Event::Contested { .. }
        | Event::Lobbied { .. }
        | Event::Sends { .. }
        | Event::Offered { .. }
        | Event::Accepted { .. }
        | Event::Declined { .. }
        | Event::Withdrawn { .. }
        | Event::Lapsed { .. }
        | Event::Struck { .. }
        | Event::Paid { .. }
        | Event::SetAside { .. }
        | Event::HeldPaid { .. }
        | Event::HeldBack { .. }
        | Event::Ready { .. }
        | Event::Stance { .. }
        | Event::Voided
        | Event::Declared { .. }
        | Event::Confirmed { .. }
        | Event::Combined { .. } => return parley::say(table, event),
        Event::Announced { .. }
        | Event::BonusBegan { .. }
        | Event::EventBegan { .. }
        | Event::GoldTold { .. }
        | Event::Used { .. }
        | Event::Boosted { .. }
        | Event::MoreOrders { .. }
        | Event::LargerTeams { .. }
        | Event::Turned { .. }
        | Event::Recovered { .. }
        | Event::Retired { .. }
        | Event::OrdersSwapped { .. }
        | Event::OrderChanged { .. }
        | Event::TeamJoined { .. }
        | Event::RecruitedNow { .. }
        | Event::HiredFree { .. }
        | Event::MarkerMoved { .. } => return effect_facts::say(table, event),
        Event::Peeked { .. }
        | Event::Arranged { .. }
        | Event::Took { .. }
        | Event::Sunk { .. }
        | Event::Discarded { .. }
        | Event::SwappedBoard { .. }
        | Event::SwappedDeck { .. }
        | Event::ContractGone { .. }
        | Event::ContractDrawn { .. }
        | Event::LookedContract { .. }
        | Event::LookedAdventurer { .. }
        | Event::AdventurerGone { .. } => return card_facts::say(table, event),
    })
}

fn phase_begins(table: &Table, phase: Phase) -> Option<Message> {
    Some(match phase {
        Phase::Setup => return None,
        Phase::Start => m::GmFactPhaseStart.into(),
        Phase::Plot => m::GmFactPhasePlot.into(),
        Phase::Orders => m::GmFactPhaseOrders { round: table.round.into() }.into(),
        Phase::Action => m::GmFactPhaseAction.into(),
        Phase::Reset => m::GmFactPhaseReset.into(),
        Phase::End => m::GmFactPhaseEnd.into(),
    })
}

fn card_shown(table: &Table, seat: Seat, to: Seats, card: Objective, number: Option<u8>) -> Message {
    let (seat, others, objective) = (seat.into(), guilds(to), objective(table, card).into());
    match number {
        Some(number) => m::GmFactCardShownAt { seat, others, objective, number: one(number) }.into(),
        None => m::GmFactCardShown { seat, others, objective }.into(),
    }
}

fn revealed(table: &Table, seat: Seat, given: &Sheet) -> Message {
    match sheet(table, given) {
        Some(orders) => m::GmFactOrders { seat: seat.into(), orders: orders.into() }.into(),
        None => m::GmFactOrdersNone { seat: seat.into() }.into(),
    }
}

fn committed(table: &Table, seat: Seat, number: u8, carry: bool) -> Message {
    let card = table.guild(seat).order(number).card;
    let objective: Arg = card.map_or_else(|| m::GmObjectiveNone.into(), |card| objective(table, card)).into();
    let (seat, number) = (seat.into(), one(number));
    match carry {
        true => m::GmFactCarried { seat, number, objective }.into(),
        false => m::GmFactDropped { seat, number, objective }.into(),
    }
}

fn changed_fame(table: &Table, seat: Seat, by: i16) -> Message {
    let total = table.guild(seat).fame.saturating_add_signed(by).into();
    let (seat, fame) = (seat.into(), fame(by.unsigned_abs()));
    match by < 0 {
        false => m::GmFactFame { seat, fame, total }.into(),
        true => m::GmFactFameLost { seat, fame, total }.into(),
    }
}

fn changed_gold(table: &Table, seat: Seat, by: i16) -> Message {
    let total = table.guild(seat).gold.saturating_add_signed(by).into();
    let (seat, gold) = (seat.into(), gold(by.unsigned_abs()));
    match by < 0 {
        false => m::GmFactGold { seat, gold, total }.into(),
        true => m::GmFactGoldLost { seat, gold, total }.into(),
    }
}

/// Facts about what an Order brought.
fn gained(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Hired { seat, builders: count, gold: paid, .. } => {
            m::GmFactHired { seat: seat.into(), builders: builders(count), gold: gold(paid) }.into()
        }
        Event::BuiltSkill { seat, skill, side: up } => {
            let upgrade = skill_upgrade(skill).into();
            m::GmFactBuiltSide { seat: seat.into(), upgrade, side: side(up).into() }.into()
        }
        Event::BuiltCore { seat, line, level } => {
            m::GmFactBuilt { seat: seat.into(), upgrade: core_upgrade(line, level).into() }.into()
        }
        Event::BuiltPrestige { seat, prestige } => {
            m::GmFactBuilt { seat: seat.into(), upgrade: prestige_upgrade(prestige).into() }.into()
        }
        Event::Recruited { seat, number, space, adventurer: id } => m::GmFactRecruited {
            gold: gold(table.guild(seat).order(number).gold),
            seat: seat.into(),
            adventurer: adventurer(table, id),
            rank: rank(table.adventurer(id).rank).into(),
            letter: letter(space),
        }
        .into(),
        Event::Shown { seat, contract: id } => {
            m::GmFactShown { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::CompletedPrivate { seat, contract: id } => {
            m::GmFactCompletedPrivate { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Completed { seat, contract: id, .. } => {
            m::GmFactCompleted { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Replaced { seat, space, level: deck } => {
            m::GmFactReplaced { seat: seat.into(), level: level(deck).into(), number: one(space) }.into()
        }
        Event::Wandered { seat, result } => {
            m::GmFactWandered { seat: seat.into(), result: result.into() }.into()
        }
        Event::Passed { seat } => m::GmFactPassed { seat: seat.into() }.into(),
        _ => return None,
    })
}
