//! Answers a person would think of where effects of cards are used, lobbied for and carried out, legal or not.

use kernel::{List, Seat};

use crate::ask::{Choice, Pick, Prompt};
use crate::cards::ContractId;
use crate::effect::{Limit, Op, Window};
use crate::flow::{PICK_CARDS, STANDS};
use crate::legal;
use crate::parley::{Clauses, Due, Payment, Settled};
use crate::pile::TOP_MAX;
use crate::table::Table;
use crate::terms::Level;
use crate::tools::{Tool, tools};
use crate::uses::{self, Source};

/// Everything the Guild has that works in a window, what is used up or waits for another moon too.
pub(super) fn using(table: &Table, seat: Seat, window: Window, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    let (all, guild) = (table.cards(), table.guild(seat));
    let is_used = |source: &Source| source.deal(table).is_some_and(|deal| deal.limit != Limit::Static);
    let abilities = guild.adventurers.and(&all.used_in(window)).iter().map(Source::Ability);
    let boons = guild.completed.and(&all.boons_in(window)).iter().map(Source::Boon);
    let usable = uses::usable(table, seat, window);
    let copies = usable.iter().copied().filter(|source| matches!(source, Source::Copy { .. }));
    out.extend(abilities.filter(is_used).chain(boons).chain(copies).map(Choice::Use));
}

/// Answers to every open offer, a piece of Gold for each choice the owner could make, and ready.
pub(super) fn lobby(table: &Table, seat: Seat, pick: &Pick, out: &mut Vec<Choice>) {
    super::menu::offers(table, seat, out);
    if let Some(owner) = table.parley.owner {
        let mut choices = Vec::new();
        offered(table, owner, &Prompt::Pick(*pick), &mut choices);
        // The owner asks each rival to pay for a choice, a rival offers to.
        let payers = table.everyone().iter().filter(|payer| *payer != owner);
        let payers: Vec<Seat> = payers.filter(|payer| owner == seat || *payer == seat).collect();
        for due in choices.iter().filter_map(Settled::of).map(Due::Choice) {
            out.extend(payers.iter().map(|&from| {
                let payments = List::collect([Payment { from, to: owner, gold: 1, due }]);
                Choice::Offer(Clauses { payments, ..Clauses::default() })
            }));
        }
    }
    out.push(Choice::Ready);
}

/// What an operation leaves to choose.
pub(super) fn pick(table: &Table, seat: Seat, pick: &Pick, out: &mut Vec<Choice>) {
    let prompt = Prompt::Pick(*pick);
    let is_bound = table.parley.owner == Some(seat) && table.parley.bound.is_some();
    if pick.may_pass() && !is_bound {
        out.push(Choice::Pass);
    }
    match pick.op() {
        Some(Op::Exchange { .. }) => out.push(Choice::Pay),
        Some(Op::Choose(options)) => out.extend((0..options.len() as u8).map(Choice::Option)),
        Some(Op::ReplaceContract { .. } | Op::DrawPrivate { .. } | Op::PeekDeck { .. })
            if asks_deck(pick) =>
        {
            out.extend(Level::ALL.map(Choice::Deck));
        }
        Some(Op::PeekDeck { .. }) => {
            let mut some = Vec::new();
            offered(table, seat, &prompt, &mut some);
            // One arrangement is enough to find all others.
            let first = some.iter().position(|choice| matches!(choice, Choice::Arrange(_)));
            some.truncate(first.map_or(some.len(), |at| at + 1));
            out.extend(some.into_iter().filter(|choice| *choice != Choice::Pass).flat_map(every_order));
        }
        Some(Op::RecruitNow { .. }) => {
            let taken = (0..6).filter(|&space| table.on_stand(space).is_some());
            out.extend(taken.map(|space| Choice::Space(STANDS + space)));
        }
        Some(Op::Retire { .. }) => out.extend(table.guild(seat).adventurers.iter().map(Choice::Member)),
        Some(Op::BuildNow { .. }) => {
            // What goes together is put together by the page.
            out.extend(legal::single_plans().map(Choice::Build));
            out.push(Choice::Decline);
        }
        Some(_) => {
            let mut some = Vec::new();
            offered(table, seat, &prompt, &mut some);
            out.extend(some.into_iter().filter(|choice| *choice != Choice::Pass));
        }
        None => {}
    }
}

/// Whether a deck is to be named, and not cards of one or a space.
fn asks_deck(pick: &Pick) -> bool {
    match pick.op() {
        Some(Op::ReplaceContract { .. }) => pick.part == crate::flow::PICK_DECK,
        _ => pick.part < PICK_CARDS,
    }
}

/// Every way to use everything on the roll, die by die.
pub(super) fn change(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.push(Choice::Keep);
    let dice = table.guild(seat).roll.dice.len() as u8;
    for tool in &tools(table, seat) {
        change_with(table, seat, tool, 0..dice, out);
    }
}

fn change_with(
    table: &Table,
    seat: Seat,
    tool: &Tool,
    dice: impl Iterator<Item = u8>,
    out: &mut Vec<Choice>,
) {
    let (source, at) = (tool.source, tool.at);
    match (source, tool.op) {
        (Source::Upgrade, Op::SetDie { .. }) => out.extend(dice.map(Choice::Fix)),
        (Source::Upgrade, _) => out.extend(dice.map(Choice::Reroll)),
        (_, Op::ForceReroll { .. }) => {
            let rivals = table.rolling.guilds.iter().filter(|rival| *rival != seat);
            out.extend(rivals.map(|rival| Choice::Force(source, at, rival)));
        }
        (_, Op::Reroll { .. } | Op::SetDie { .. } | Op::FlipDie { .. }) => {
            out.extend(dice.map(|die| Choice::Change(source, at, Some(die))));
        }
        _ => out.push(Choice::Change(source, at, None)),
    }
}

/// What can be answered, in the same order every time a menu is opened.
pub(super) fn offered(table: &Table, seat: Seat, prompt: &Prompt, out: &mut Vec<Choice>) {
    legal::candidates(table, seat, prompt, 64, &mut First, out);
}

/// Chance for menus, which are the same every time they are opened.
struct First;

impl kernel::Chance for First {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

/// An arrangement of cards in every other order too, the one that lies there first; any other choice as it is.
fn every_order(choice: Choice) -> Vec<Choice> {
    let Choice::Arrange(cards) = choice else { return vec![choice] };
    let mut orders: Vec<Vec<ContractId>> = vec![Vec::new()];
    for _ in 0..cards.len() {
        orders = orders.into_iter().flat_map(|order| one_more(&order, &cards)).collect();
    }
    orders.into_iter().map(|order| Choice::Arrange(List::collect(order))).collect()
}

/// The beginnings of orders that go on with one more of the cards.
fn one_more(order: &[ContractId], cards: &List<ContractId, TOP_MAX>) -> Vec<Vec<ContractId>> {
    let left = cards.iter().filter(|card| !order.contains(card));
    left.map(|card| order.iter().copied().chain([*card]).collect()).collect()
}
