//! What has an effect: Adventurers, Contracts and what they do, as nouns.

use words::{Arg, Message};

use super::nouns::{adventurer, contract, fame, gold};
use crate::ask::Cause;
use crate::cards::ContractId;
use crate::effect::{Op, Ops, Pay, Who};
use crate::table::Table;
use crate::terms::Level;
use crate::texts::m;
use crate::uses::Source;

/// What is used.
pub(super) fn source(table: &Table, source: Source) -> Arg {
    match source {
        Source::Upgrade => Message::from(m::GmSourceUpgrade).into(),
        Source::Ability(id) => adventurer(table, id),
        Source::Boon(id) => card(table, id),
        Source::Copy { by, of } => {
            Message::from(m::GmSourceCopy { by: adventurer(table, by), of: adventurer(table, of) }).into()
        }
    }
}

/// The card whose effect is carried out.
pub(super) fn cause(table: &Table, cause: Cause) -> Arg {
    match cause {
        Cause::Use(used) => source(table, used),
        Cause::Bonus(id) | Cause::Event(id) => card(table, id),
    }
}

fn card(table: &Table, id: ContractId) -> Arg {
    Message::from(m::GmSourceContract { contract: contract(table, id) }).into()
}

/// The Contract deck of a level.
pub(super) fn deck(level: Level) -> Arg {
    Arg::from(match level {
        Level::Common => Message::from(m::GmDeckCommon),
        Level::Heroic => m::GmDeckHeroic.into(),
        Level::Legendary => m::GmDeckLegendary.into(),
    })
}

/// Gold, Fame or both.
pub(super) fn amount(of_gold: u8, of_fame: u8) -> Arg {
    match (of_gold, of_fame) {
        (n, 0) => gold(n),
        (0, n) => fame(n),
        (n, f) => Arg::All(vec![gold(n), fame(f)]),
    }
}

/// What is paid or gained.
pub(super) fn pay(pay: Pay) -> Arg {
    match pay {
        Pay::Gold(n) => gold(n),
        Pay::Fame(n) => fame(n),
    }
}

/// What one of several effects does, in few words; nothing where that takes the text of the card.
pub(super) fn option(ops: Ops) -> Option<Arg> {
    let each: Option<Vec<Arg>> = ops.list().iter().map(|op| in_brief(op).map(Arg::from)).collect();
    each.filter(|each| !each.is_empty()).map(Arg::All)
}

fn in_brief(op: &Op) -> Option<Message> {
    Some(match *op {
        Op::GainGold(n) => m::GmOptionGain { amount: gold(n) }.into(),
        Op::GainFame(n) => m::GmOptionGain { amount: fame(n) }.into(),
        Op::LoseGold { n, who: Who::ChosenRival } => m::GmOptionLose { amount: gold(n) }.into(),
        Op::LoseFame { n, who: Who::ChosenRival } => m::GmOptionLose { amount: fame(n) }.into(),
        _ => return None,
    })
}

/// A change with its sign.
pub(super) fn signed(by: i8) -> Arg {
    let sign = if by < 0 { '−' } else { '+' };
    Arg::Text(format!("{sign}{}", by.unsigned_abs()))
}
