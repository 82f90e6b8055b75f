//! Picks from a roster: Captain and Mascot in secret, then Squaddies in turns (GB-TOUR-07 to -09).

use kernel::Seat;

use crate::ask::Choice;
use crate::catalog::CardNumber;
use crate::draft::{self, Draft};
use crate::guild::Guild;
use crate::model::{Position, Profile};
use crate::refusal::{Refusal, Why, refuse};
use crate::selection::may_be;
use crate::table::Table;

/// A Captain and a Mascot of the roster who leave a whole team to be picked.
pub(super) fn check_lead(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Lead { captain, mascot } = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    let draft = draft_of(table, seat)?;
    let rule = if draft.guild == Guild::Blacksmiths { "GB-TOUR-08" } else { "GB-TOUR-07" };
    let first = card(draft, captain, Position::Captain, rule)?;
    let second = card(draft, mascot, Position::Mascot, rule)?;
    if first.is_version_of(second) {
        return refuse("GB-RUL-66", Why::SameCharacter(second.name));
    }
    if !draft.leaves_a_team(&[first, second]) {
        return refuse("GB-TOUR-09", Why::TooFewSquaddies);
    }
    if !draft.leaves_halves(&[first, second]) {
        return refuse("GB-RUL-67", Why::Halves);
    }
    Ok(())
}

/// Every pair that may lead.
pub(super) fn leads(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    if let Ok(draft) = draft_of(table, seat) {
        out.extend(draft.leads().map(|(captain, mascot)| Choice::Lead { captain, mascot }));
    }
}

/// A Squaddie of the roster who is no version of anybody in the team and for whom the guild's rule has a place.
pub(super) fn check_squaddie(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Squaddie(number) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    let draft = draft_of(table, seat)?;
    let model = card(draft, number, Position::Squaddie, "GB-TOUR-09")?;
    if table.team_of(seat).any(|other| table.profile(other).name == model.name) {
        return refuse("GB-TEAM-07", Why::SameName(model.name));
    }
    if draft::is_taken(table, seat, model) {
        return refuse("GB-RUL-66", Why::SameCharacter(model.name));
    }
    if !draft::keeps_halves(table, seat, draft, model) {
        return refuse("GB-RUL-67", Why::Halves);
    }
    Ok(())
}

/// Every Squaddie that may be picked.
pub(super) fn squaddies(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(draft::squaddies(table, seat).map(Choice::Squaddie));
}

fn draft_of(table: &Table, seat: Seat) -> Result<&Draft, Refusal> {
    table.draft.as_ref().map(|both| &both[seat.index() & 1]).ok_or(Refusal::NOT_AN_ANSWER)
}

fn card(
    draft: &Draft,
    number: CardNumber,
    position: Position,
    rule: &'static str,
) -> Result<&'static Profile, Refusal> {
    let Some(card) = draft.card(number) else { return refuse(rule, Why::NotOnRoster(number)) };
    if may_be(draft.guild, &card.profile, position) {
        Ok(&card.profile)
    } else {
        refuse(rule, Why::WrongRole(number))
    }
}
