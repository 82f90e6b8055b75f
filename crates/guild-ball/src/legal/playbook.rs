//! Spending net hits on the playbook and ordering what was picked (GB-PB-02 to -19, GB-PART-07).

use core::cmp::Ordering;

use kernel::{Chance, Sampled};
use serde::Serialize;

use super::draw::Sample;
use crate::ask::{Choice, PICKS_MAX, Pick, Picks, Step};
use crate::effect::altered;
use crate::effect::layers::{self, Deed};
use crate::flow;
use crate::model::{COLUMNS_MAX, ModelId, PlayResult};
use crate::playbook;
use crate::pool::Strike;
use crate::refusal::{Refusal, Why, refuse};
use crate::refused::Refused;
use crate::table::Table;

/// What can still be a valid effect of an attack (GB-PB-17, -19, GB-RUL-57).
#[derive(Clone, Copy)]
struct Valid {
    /// Whether KD and tackle are valid before any result is applied.
    knock_down: bool,
    tackle: bool,
    /// Whether the attacker gave the ball up in this activation (GB-BALL-07).
    gave_up: bool,
    reposition: bool,
    /// What the results of earlier rounds of wrapping cannot do without.
    needs: Needs,
    /// Whether a play of the first and of the second icon could be triggered (GB-PB-20).
    icons: [bool; 2],
}

/// How many results picked have no valid effect but KD, but tackle, and but either. Both are valid once per attack, so that
/// every result has a valid effect if they can be shared out (GB-RUL-57).
#[derive(Clone, Copy, Default)]
struct Needs {
    knock_down: bool,
    tackle: bool,
    either: u8,
}

impl Needs {
    /// The same with one result more that does nothing else; nothing if there is not enough for all.
    fn with(self, knock_down: bool, tackle: bool, valid: [bool; 2]) -> Option<Self> {
        let more = match (knock_down, tackle) {
            (true, false) if !self.knock_down => Self { knock_down: true, ..self },
            (false, true) if !self.tackle => Self { tackle: true, ..self },
            (true, true) => Self { either: self.either + 1, ..self },
            (true | false, false) | (false, true) => return None,
        };
        let wanted = u8::from(more.knock_down) + u8::from(more.tackle) + more.either;
        (wanted <= valid.into_iter().map(u8::from).sum()).then_some(more)
    }
}

impl Valid {
    /// What is valid of the results of the first columns, so many of them being open.
    fn new(table: &Table, by: ModelId, on: ModelId, parting: bool, open: usize) -> Self {
        let mut results = table.profile(by).playbook.iter().take(open).flat_map(|column| column.iter());
        let shown = results.any(|result| result.icon > 0);
        Self {
            knock_down: !table.model(on).is_down(),
            tackle: playbook::can_tackle(table, by, on),
            gave_up: table.has_ball(on) && !playbook::can_tackle(table, by, on),
            // A parting blow moves nobody (GB-PART-07, -09).
            reposition: !parting,
            needs: Needs::default(),
            icons: [1, 2].map(|icon| {
                shown
                    && playbook::opens_icons(table, by, on, parting)
                    && playbook::can_trigger(table, by, on, icon)
            }),
        }
    }

    /// Whether a result has a valid effect besides KD and tackle.
    const fn does_more(self, result: &PlayResult) -> bool {
        result.damage > 0
            || self.reposition && (result.push > 0 || result.dodge > 0)
            || self.icons[0] && result.icon == 1
            || self.icons[1] && result.icon == 2
    }

    /// What is needed with one result more, if all of them can have a valid effect.
    fn needs_with(self, result: &PlayResult) -> Option<Needs> {
        if self.does_more(result) {
            return Some(self.needs);
        }
        let (knock_down, tackle) = (self.knock_down && result.knock_down, self.tackle && result.tackle);
        self.needs.with(knock_down, tackle, [self.knock_down, self.tackle])
    }

    /// Whether at least one effect of a result is valid (GB-PB-05) and leaves one to every result picked before.
    fn allows(self, result: &PlayResult) -> bool {
        self.needs_with(result).is_some()
    }

    /// What is left after a result was picked: KD and tackle are valid once per attack (GB-RUL-57).
    fn after(self, result: &PlayResult) -> Self {
        Self { needs: self.needs_with(result).unwrap_or(self.needs), ..self }
    }

    /// The rule by which a result without valid effects may not be picked.
    const fn rule(self, result: &PlayResult) -> &'static str {
        if !self.reposition && (result.push > 0 || result.dodge > 0) {
            "GB-PART-07"
        } else if !self.reposition && result.icon > 0 {
            "GB-PART-08"
        } else if self.knock_down && result.knock_down || self.tackle && result.tackle {
            "GB-RUL-57"
        } else if result.knock_down && result.tackle {
            "GB-PB-05"
        } else if result.knock_down {
            "GB-PB-17"
        } else if result.tackle && self.gave_up {
            "GB-BALL-07"
        } else if result.tackle {
            "GB-PB-19"
        } else {
            "GB-PB-05"
        }
    }
}

/// How many columns each round of wrapping opens (GB-PB-08, -09).
fn rounds(table: &Table, by: ModelId, hits: u8) -> impl Iterator<Item = usize> + '_ {
    let book = &table.profile(by).playbook;
    (0..playbook::rounds(book, hits)).map(move |round| playbook::open_columns(book, hits, round))
}

/// The results of the first columns of a playbook that can be picked.
fn pickable(
    table: &Table,
    by: ModelId,
    open: usize,
    valid: Valid,
) -> impl Iterator<Item = (Pick, PlayResult)> + '_ {
    let columns = table.profile(by).playbook.iter().take(open).enumerate();
    columns
        .flat_map(|(column, rows)| {
            let at = move |row: usize| Pick { column: column as u8, row: row as u8 };
            rows.iter().enumerate().map(move |(row, result)| (at(row), *result))
        })
        .filter(move |(_, result)| valid.allows(result))
}

/// One result is picked in every round that has a valid one (GB-PB-03, -05, -08, -09).
pub(super) fn check(
    table: &Table,
    by: ModelId,
    on: ModelId,
    hits: u8,
    parting: bool,
    choice: &Choice,
) -> Result<(), Refusal> {
    let Choice::Picks(picks) = choice else { return Err(Refusal::NOT_AN_ANSWER) };
    let mut valid = Valid::new(table, by, on, parting, COLUMNS_MAX);
    let mut picked = picks.iter();
    let mut need = 0;
    for open in rounds(table, by, hits) {
        if pickable(table, by, open, valid).next().is_none() {
            break;
        }
        need += 1;
        let Some(pick) = picked.next() else { continue };
        if usize::from(pick.column) >= open {
            return refuse("GB-PB-02", Why::ClosedColumn { column: pick.column, open: open as u8 });
        }
        let Some(result) = playbook::result(table, by, *pick) else {
            return refuse("GB-PB-03", Why::NoResult);
        };
        if !valid.allows(&result) {
            return refuse(valid.rule(&result), Why::Invalid);
        }
        valid = valid.after(&result);
    }
    if picks.len() != need {
        return refuse("GB-PB-09", Why::Picks { need: need as u8, given: picks.len() as u8 });
    }
    Ok(())
}

/// The picks that come last in an order of results, round by round.
pub(crate) fn most(
    table: &Table,
    by: ModelId,
    on: ModelId,
    hits: u8,
    parting: bool,
    order: impl Fn(&PlayResult, &PlayResult) -> Ordering,
) -> Choice {
    let mut valid = Valid::new(table, by, on, parting, COLUMNS_MAX);
    let mut picks = Picks::new();
    for open in rounds(table, by, hits) {
        let each = pickable(table, by, open, valid);
        let best = each.max_by(|(_, one), (_, other)| order(one, other));
        let Some((pick, result)) = best else { break };
        valid = valid.after(&result);
        if picks.push(pick).is_err() {
            break;
        }
    }
    Choice::Picks(picks)
}

/// Every list of picks, or as many as wanted with every first pick among them.
pub(super) fn candidates(
    table: &Table,
    by: ModelId,
    on: ModelId,
    hits: u8,
    parting: bool,
    want: usize,
    out: &mut Vec<Choice>,
) {
    let mut opens = [0; PICKS_MAX];
    let mut count = 0;
    for open in rounds(table, by, hits) {
        opens[count] = open;
        count += 1;
    }
    let valid = Valid::new(table, by, on, parting, opens[0]);
    list(table, by, &opens[..count], valid, Picks::new(), want.max(1), out);
}

/// Completes a list of picks in every way, the room shared evenly among the next picks.
fn list(
    table: &Table,
    by: ModelId,
    opens: &[usize],
    valid: Valid,
    picks: Picks,
    room: usize,
    out: &mut Vec<Choice>,
) {
    let Some((&open, later)) = opens.split_first() else { return out.push(Choice::Picks(picks)) };
    let options = pickable(table, by, open, valid).count();
    if options == 0 {
        return out.push(Choice::Picks(picks));
    }
    let end = out.len() + room.max(1);
    let share = (room / options).max(1);
    for (pick, result) in pickable(table, by, open, valid) {
        if out.len() >= end {
            return;
        }
        let mut picks = picks;
        if picks.push(pick).is_ok() {
            list(table, by, later, valid.after(&result), picks, share, out);
        }
    }
}

/// Any result that can be picked, round by round.
pub(super) fn sample(
    table: &Table,
    by: ModelId,
    on: ModelId,
    hits: u8,
    parting: bool,
    rng: &mut dyn Chance,
) -> Sample {
    let first = rounds(table, by, hits).next().unwrap_or(0);
    let mut valid = Valid::new(table, by, on, parting, first);
    let mut picks = Picks::new();
    let mut only = true;
    for open in rounds(table, by, hits) {
        let options = pickable(table, by, open, valid).count();
        let at = if options > 1 { rng.below(options as u32) as usize } else { 0 };
        let Some((pick, result)) = pickable(table, by, open, valid).nth(at) else { break };
        picks.push(pick).ok()?;
        valid = valid.after(&result);
        only &= options == 1;
    }
    Some(Sampled { choice: Choice::Picks(picks), only })
}

/// A playbook while results are being picked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Grid {
    /// How many results are to be picked in all, as far as is known yet.
    pub need: u8,
    /// How many have been picked.
    pub given: u8,
    /// How many columns each round of wrapping opens (GB-PB-08, -09).
    pub rounds: Vec<u8>,
    /// What the picks do together.
    pub sum: Sum,
    /// Whether the picks are a whole answer.
    pub done: bool,
    /// For each column its results from top to bottom: nothing where it can be picked next, else why it cannot.
    pub closed: Vec<Vec<Option<Refused>>>,
    /// What is wrong with the picks so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// What picks do together, as it will be: one damage, one push, one dodge (GB-PB-13 to -15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sum {
    /// Damage to the target.
    pub damage: u8,
    /// HP the target is left with.
    pub hp: u8,
    /// Inches of the push.
    pub push: u8,
    /// Inches of the dodge.
    pub dodge: u8,
    /// Whether the target is knocked down.
    pub knock_down: bool,
    /// Whether the ball is taken from the target.
    pub tackle: bool,
    /// MP gained at once: in no parting blow or Counter-Attack, by no blocked team, and for no result all of which the target may
    /// ignore (GB-PB-06, -07, GB-PART-06, GB-MOM-02, -24).
    pub mp: u8,
}

/// What an attack is: only an enemy of the model in its activation that has declared it makes a Counter-Attack. Nothing
/// that changes results tells a charge from any other attack.
fn strike(table: &Table, by: ModelId, on: ModelId, parting: bool) -> Strike {
    let active = table.activation.is_some_and(|activation| activation.model == on);
    match parting {
        true => Strike::Parting,
        false if active && table.model(by).countered.has(on) => Strike::Counter,
        false => Strike::Attack,
    }
}

fn sum(table: &Table, by: ModelId, on: ModelId, parting: bool, picks: &Picks) -> Sum {
    let strike = strike(table, by, on, parting);
    let deed = Deed::attack(by, on, strike);
    let gains = strike == Strike::Attack && !flow::is_blocked(table, by.seat());
    let results = playbook::picked(table, by, on, parting, picks);
    let add = |sum: Sum, effects: PlayResult, momentous: bool| {
        let gained = momentous && gains && flow::is_sure(table, on, &effects);
        Sum {
            damage: sum.damage.saturating_add(flow::dealt(table, deed, effects.damage)),
            hp: sum.hp,
            push: sum.push.saturating_add(effects.push),
            dodge: sum.dodge.saturating_add(effects.dodge),
            knock_down: sum.knock_down || effects.knock_down,
            tackle: sum.tackle || effects.tackle,
            mp: sum.mp.saturating_add(u8::from(gained)),
        }
    };
    let counts = |effects: &PlayResult| altered::is_momentous(table, deed, effects);
    let picked = results.iter().fold(Sum::default(), |sum, &effects| add(sum, effects, counts(&effects)));
    // What is added to the attack comes with any pick and gives no MP.
    let added = altered::added(table, deed);
    let valid = |&result: &PlayResult| playbook::valid_effects(table, by, on, result, parting);
    let added = added.iter().filter(|_| !picks.is_empty()).map(valid);
    let sum = added.fold(picked, |sum, effects| add(sum, effects, false));
    let damage = layers::damage_cap(table, on, deed).map_or(sum.damage, |most| sum.damage.min(most));
    Sum { damage, hp: table.model(on).hp.saturating_sub(damage), ..sum }
}

/// Which results can be picked after some have been.
pub(crate) fn grid(table: &Table, by: ModelId, on: ModelId, hits: u8, parting: bool, picks: Picks) -> Grid {
    let given = picks.len() as u8;
    let said = |refusal: Refusal| Refused::new(table, refusal);
    let judge = |picks: Picks| check(table, by, on, hits, parting, &Choice::Picks(picks)).err();
    let closed = |column: usize, row: usize| {
        let mut more = picks;
        if more.push(Pick { column: column as u8, row: row as u8 }).is_err() {
            let why = Why::Picks { need: given, given: given.saturating_add(1) };
            return Some(said(Refusal::new("GB-PB-09", why)));
        }
        // Picks that are too few are good so far.
        judge(more)
            .filter(|refusal| !matches!(refusal.why, Why::Picks { need, given } if given < need))
            .map(said)
    };
    let columns = table.profile(by).playbook.iter().enumerate();
    let closed = columns.map(|(column, rows)| (0..rows.len()).map(|row| closed(column, row)).collect());
    let closed = closed.collect();
    let (need, refusal) = match judge(picks) {
        None => (given, None),
        Some(Refusal { why: Why::Picks { need, given }, .. }) if given < need => (need, None),
        Some(refusal) => (given, Some(refusal)),
    };
    Grid {
        need,
        given,
        rounds: rounds(table, by, hits).map(|open| open as u8).collect(),
        sum: sum(table, by, on, parting, &picks),
        done: refusal.is_none() && need == given,
        closed,
        refused: refusal.map(said),
    }
}

const STEPS: [Step; 7] =
    [Step::Damage, Step::Push, Step::Dodge, Step::KnockDown, Step::Tackle, Step::FirstIcon, Step::SecondIcon];

/// The result to apply next is one of those left (GB-PB-10).
pub(super) fn check_step(steps: u8, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Step(step) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    if steps & 1 << step as u8 == 0 { refuse("GB-PB-10", Why::NoStep) } else { Ok(()) }
}

/// Every result left.
pub(super) fn steps(steps: u8, out: &mut Vec<Choice>) {
    out.extend(STEPS.into_iter().filter(|&step| steps & 1 << step as u8 != 0).map(Choice::Step));
}

/// Any result left.
pub(super) fn sample_step(steps: u8, rng: &mut dyn Chance) -> Sample {
    let left = || STEPS.into_iter().filter(|&step| steps & 1 << step as u8 != 0);
    let count = left().count() as u32;
    Some(Sampled::among(count, Choice::Step(left().nth(rng.below(count) as usize)?)))
}
