//! Game plans: putting two away and picking one (GB-SETUP-03, GB-TURN-02).

use kernel::{Chance, Sampled, Seat};

use super::draw::Sample;
use crate::ask::Choice;
use crate::plan::PlanId;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Two different plans of the hand are put away (GB-SETUP-03).
pub(super) fn check_put_away(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::PutAway([one, other]) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    in_hand(table, seat, one, "GB-SETUP-03")?;
    in_hand(table, seat, other, "GB-SETUP-03")?;
    if one == other {
        return refuse("GB-SETUP-03", Why::SameTwice(one));
    }
    Ok(())
}

/// All pairs of the hand.
pub(super) fn put_away(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    let hand = table.hands[seat.index() & 1].hand;
    for one in hand.iter() {
        let others = hand.iter().filter(|other| one < *other);
        out.extend(others.map(|other| Choice::PutAway([one, other])));
    }
}

/// Any pair of the hand.
pub(super) fn sample_put_away(table: &Table, seat: Seat, rng: &mut dyn Chance) -> Sample {
    let hand = table.hands[seat.index() & 1].hand;
    let count = u32::from(hand.len());
    let one = hand.nth(rng.below(count) as usize)?;
    let other = hand.without(one).nth(rng.below(count - 1) as usize)?;
    Some(Sampled::free(Choice::PutAway(if one < other { [one, other] } else { [other, one] })))
}

/// One plan of the hand is picked (GB-TURN-02).
pub(super) fn check_plan(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Plan(plan) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    in_hand(table, seat, plan, "GB-TURN-02")
}

/// Every plan of the hand.
pub(super) fn plan(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(table.hands[seat.index() & 1].hand.iter().map(Choice::Plan));
}

/// Any plan of the hand.
pub(super) fn sample_plan(table: &Table, seat: Seat, rng: &mut dyn Chance) -> Sample {
    let hand = table.hands[seat.index() & 1].hand;
    let count = u32::from(hand.len());
    Some(Sampled::among(count, Choice::Plan(hand.nth(rng.below(count) as usize)?)))
}

fn in_hand(table: &Table, seat: Seat, plan: PlanId, rule: &'static str) -> Result<(), Refusal> {
    if table.hands[seat.index() & 1].hand.has(plan) { Ok(()) } else { refuse(rule, Why::NotInHand(plan)) }
}
