//! A choice an operation of an effect leaves to the Guild: what may be picked for each.

use kernel::{Chance, List, Seat};
use serde::{Deserialize, Serialize};
use words::{First, Message, Question};

use super::can::{decks, unresolved};
use super::plans::{check_free, free_plans, single_plans};
use super::{At, Choice};
use crate::GuildMaster;
use crate::cards::{AdventurerId, ContractId};
use crate::effect::{Op, Ops, Peeked, With, Within};
use crate::flow::{PICK_CARDS, PICK_DECK, STANDS};
use crate::notation;
use crate::order::Objective;
use crate::pile::TOP_MAX;
use crate::refusal::Refusal;
use crate::shown::pick as words_of;
use crate::table::{Spot, Stand, Table};
use crate::terms::{Level, Rank, Skill};
use crate::uses::Source;

/// Why an effect is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The Guild used something.
    Use(Source),
    /// The Bonus of a Contract the Guild completes.
    Bonus(ContractId),
    /// An Event that lies open.
    Event(ContractId),
}

/// A choice an operation of an effect leaves to the Guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// Whose operation it is.
    pub cause: Cause,
    /// The number of the list of operations.
    pub ops: u16,
    /// The place of the operation in its list.
    pub at: u8,
    /// The part of the operation: 0 for the first thing it asks.
    pub part: u8,
    /// How often it can still be done, this time included, or how many cards are in question.
    pub left: u8,
}

impl Pick {
    /// The operation.
    #[must_use]
    pub fn op(&self) -> Option<&'static Op> {
        Ops::numbered(self.ops).get(self.at)
    }

    /// Whether the Guild may leave it: all but a Bonus, which is compulsory (GM-EFCT-04, GM-RUL-20).
    #[must_use]
    pub fn may_pass(&self) -> bool {
        !matches!(self.cause, Cause::Bonus(_)) || matches!(self.op(), Some(Op::Exchange { .. }))
    }
}

impl Question<GuildMaster> for Pick {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        check(at.table(), at.seat, self, choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        offer(at.table(), at.seat, self, rng, out);
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        menu(at.table(), at.seat, self, out);
    }

    /// It may show the hand.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, table: &Table) -> Message {
        words_of::say(table, self)
    }

    fn write(&self, _table: &Table) -> String {
        format!("pick {}", self.op().map_or("nothing", notation::op_name))
    }
}

/// Whether the rules allow an answer.
pub(super) fn check(table: &Table, seat: Seat, pick: &Pick, choice: &Choice) -> Result<(), Refusal> {
    let Some(op) = pick.op() else { return Err(Refusal::WrongKind) };
    if let Some(bound) = table.parley.bound_of(seat)
        && bound.choice() != *choice
    {
        return Err(Refusal::BoundOtherwise);
    }
    let leaves = *choice == Choice::Pass || matches!((op, choice), (Op::BuildNow { .. }, Choice::Decline));
    if leaves {
        return if pick.may_pass() { Ok(()) } else { Err(Refusal::BonusIsCompulsory) };
    }
    let is_offered = match (op, choice) {
        (Op::DrawPrivate { .. }, &Choice::Contract(card)) => looked(table, seat, pick).contains(&card),
        (Op::PeekDeck { then: Peeked::Bottom, .. }, &Choice::Contract(card)) => {
            looked(table, seat, pick).contains(&card)
        }
        (Op::PeekDeck { then: Peeked::Reorder, .. }, Choice::Arrange(cards)) => {
            is_order_of(&looked(table, seat, pick), cards)
        }
        (Op::BuildNow { builders, kinds }, Choice::Build(plan)) => {
            return check_free(table, seat, *builders, *kinds, plan);
        }
        _ => {
            let mut all = Vec::new();
            list(table, seat, pick, op, &mut all);
            all.contains(choice)
        }
    };
    match is_offered {
        true => Ok(()),
        false => Err(refusal(op, choice)),
    }
}

/// Which rule a choice breaks that is not offered.
fn refusal(op: &Op, choice: &Choice) -> Refusal {
    match (op, choice) {
        (
            Op::LoseGold { .. } | Op::LoseFame { .. } | Op::Grant { .. } | Op::StealGold { .. },
            Choice::Rival(_),
        ) => Refusal::NoSuchRival,
        (Op::Exchange { .. }, Choice::Pay) => Refusal::CannotPay,
        (Op::Choose(_), Choice::Option(_)) => Refusal::NoSuchOption,
        (Op::DrawPrivate { .. } | Op::PeekDeck { .. } | Op::ReplaceContract { .. }, Choice::Deck(_)) => {
            Refusal::DeckEmpty
        }
        (Op::DrawPrivate { .. } | Op::PeekDeck { .. }, Choice::Contract(_) | Choice::Arrange(_)) => {
            Refusal::NotLookedAt
        }
        (Op::RecoverBoon(_), Choice::Contract(_)) => Refusal::NotDiscarded,
        (Op::SwapPrivate(_), Choice::SwapPrivate(..)) => Refusal::NoSuchExchange,
        (Op::ReplaceContract { .. } | Op::RefreshAdventurer(_) | Op::LookFaceDown(_), Choice::Space(_)) => {
            Refusal::NothingThere
        }
        (Op::RecruitNow { .. }, Choice::Space(_)) => Refusal::CannotRecruit,
        (Op::FlipSkillUpgrade(_), Choice::Skill(_)) => Refusal::NoSuchUpgrade,
        (Op::Retire { .. }, Choice::Member(_)) => Refusal::NoSuchMember,
        (Op::JoinOpenTeam { .. }, Choice::Join(..)) => Refusal::CannotJoin,
        (Op::SwapOwnOrders, Choice::SwapOrders(..)) | (Op::ChangeOwnOrder(_), Choice::ChangeOrder(..)) => {
            Refusal::OrderIsFixed
        }
        _ => Refusal::WrongKind,
    }
}

/// Why an operation could do nothing for a Guild now.
pub(super) const fn idle(op: &Op) -> Refusal {
    match op {
        Op::Exchange { .. } => Refusal::CannotPay,
        Op::StealGold { .. } => Refusal::NoSuchRival,
        Op::DrawPrivate { .. } | Op::PeekDeck { .. } => Refusal::DeckEmpty,
        Op::SwapPrivate(_) => Refusal::NoSuchExchange,
        Op::RecoverBoon(_) => Refusal::NotDiscarded,
        Op::RecruitNow { .. } => Refusal::CannotRecruit,
        Op::FlipSkillUpgrade(_) => Refusal::NoSuchUpgrade,
        Op::Retire { .. } => Refusal::NoSuchMember,
        Op::JoinOpenTeam { .. } => Refusal::CannotJoin,
        Op::SwapOwnOrders | Op::ChangeOwnOrder(_) => Refusal::OrderIsFixed,
        Op::BuildNow { .. } => Refusal::KindNotAllowed,
        _ => Refusal::NothingThere,
    }
}

/// Adds legal answers.
pub(super) fn offer(table: &Table, seat: Seat, pick: &Pick, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
    let Some(op) = pick.op() else { return };
    if let Some(bound) = table.parley.bound_of(seat) {
        out.push(bound.choice());
        return;
    }
    if pick.may_pass() {
        out.push(Choice::Pass);
    }
    list(table, seat, pick, op, out);
    if let Op::PeekDeck { then: Peeked::Reorder, .. } = op
        && pick.part >= PICK_CARDS
    {
        out.extend(orders_of(&looked(table, seat, pick), rng).into_iter().map(Choice::Arrange));
    }
}

/// What is done for a Guild that does not answer: nothing where that may be, else the first possibility.
pub(crate) fn default_pick(table: &Table, seat: Seat, pick: &Pick) -> Choice {
    if let Some(bound) = table.parley.bound_of(seat) {
        return bound.choice();
    }
    if pick.may_pass() {
        return Choice::Pass;
    }
    let mut all = Vec::new();
    if let Some(op) = pick.op() {
        list(table, seat, pick, op, &mut all);
    }
    if let Some(first) = all.first() {
        return *first;
    }
    Choice::Arrange(looked(table, seat, pick))
}

/// Every choice there is, orders of cards apart.
fn list(table: &Table, seat: Seat, pick: &Pick, op: &Op, out: &mut Vec<Choice>) {
    let guild = table.guild(seat);
    match *op {
        _ if op.chooses_rival() => {
            out.extend(table.everyone().iter().filter(|&rival| rival != seat).map(Choice::Rival));
        }
        Op::Exchange { .. } => out.extend(super::can::can(table, seat, op).then_some(Choice::Pay)),
        Op::Choose(options) => out.extend((0..options.len() as u8).map(Choice::Option)),
        Op::DrawPrivate { .. } | Op::PeekDeck { then: Peeked::Bottom, .. } if pick.part >= PICK_CARDS => {
            out.extend(looked(table, seat, pick).iter().map(|card| Choice::Contract(*card)));
        }
        Op::DrawPrivate { deck, .. } | Op::PeekDeck { deck, .. } if pick.part < PICK_CARDS => {
            out.extend(decks(table, deck).map(Choice::Deck));
        }
        Op::SwapPrivate(with) => {
            for private in guild.private.iter().filter(|&id| table.contract(id).level == Level::Common) {
                match with {
                    With::DeckTop => out.push(Choice::SwapPrivate(private, None)),
                    With::BoardCommon => out
                        .extend(common_spaces(table).map(|space| Choice::SwapPrivate(private, Some(space)))),
                }
            }
        }
        Op::RecoverBoon(_) => out.extend(guild.discarded.iter().map(Choice::Contract)),
        Op::ReplaceContract { deck, .. } if pick.part == PICK_DECK => {
            out.extend(decks(table, deck).map(Choice::Deck));
        }
        Op::ReplaceContract { .. } => out.extend(replaceable(table, pick.cause).map(Choice::Space)),
        Op::RefreshAdventurer(_) => {
            let stands = (STANDS..).zip(&table.stands).filter(|(_, stand)| stand.up.is_some());
            out.extend(stands.map(|(space, _)| Choice::Space(space)));
        }
        Op::LookFaceDown(_) => out.extend(face_down(table).map(Choice::Space)),
        Op::RecruitNow { rank, free } => {
            out.extend(recruits(table, seat, rank, free).map(|space| Choice::Space(STANDS + space)));
        }
        Op::Retire { rank, .. } => out.extend(members(table, seat, rank).map(Choice::Member)),
        Op::BuildNow { builders, kinds } => {
            out.extend(free_plans(table, seat, builders, kinds).map(Choice::Build));
        }
        Op::FlipSkillUpgrade(_) => {
            let has = |skill: &Skill| guild.upgrades[skill.index()].is_some();
            out.extend(Skill::ALL.into_iter().filter(has).map(Choice::Skill));
        }
        Op::JoinOpenTeam { allow_new, .. } => {
            out.extend(joins(table, seat, allow_new).map(|(number, id)| Choice::Join(number, id)));
        }
        Op::SwapOwnOrders => {
            for (first, _) in unresolved(guild) {
                for (second, _) in unresolved(guild).filter(|(second, _)| *second > first) {
                    out.push(Choice::SwapOrders(first, second));
                }
            }
        }
        Op::ChangeOwnOrder(within) => {
            out.extend(changes(table, seat, within).map(|(number, card)| Choice::ChangeOrder(number, card)));
        }
        _ => {}
    }
}

/// The cards on top of a deck that a Guild has just looked at, the uppermost first.
fn looked(table: &Table, seat: Seat, pick: &Pick) -> List<ContractId, TOP_MAX> {
    let level = match pick.op() {
        Some(
            Op::DrawPrivate { deck: crate::effect::Deck::Of(level), .. }
            | Op::PeekDeck { deck: crate::effect::Deck::Of(level), .. },
        ) => *level,
        // The deck that was chosen.
        _ => {
            let at = usize::from(pick.part.saturating_sub(PICK_CARDS));
            Level::ALL.get(at).copied().unwrap_or_default()
        }
    };
    let count = match pick.op() {
        // Those that were kept are gone from the top.
        Some(Op::DrawPrivate { draw, keep, .. }) => draw.saturating_sub(keep.saturating_sub(pick.left)),
        _ => pick.left,
    };
    let top = &table.piles[level.index()].top;
    let known = top.iter().filter(|known| known.seen.contains(seat));
    known.take(count.into()).map(|known| known.card).collect()
}

/// Whether some cards are others in another order.
fn is_order_of(cards: &[ContractId], other: &[ContractId]) -> bool {
    let mut sorted = (cards.to_vec(), other.to_vec());
    sorted.0.sort_unstable();
    sorted.1.sort_unstable();
    sorted.0 == sorted.1
}

/// A few orders of some cards: as they lie, and others by lot.
fn orders_of(cards: &[ContractId], rng: &mut dyn Chance) -> Vec<List<ContractId, TOP_MAX>> {
    let mut orders = vec![List::collect(cards.iter().copied())];
    let mut shuffled = cards.to_vec();
    for last in (1..shuffled.len()).rev() {
        shuffled.swap(last, rng.below(last as u32 + 1) as usize);
    }
    let shuffled = List::collect(shuffled);
    if orders[0] != shuffled {
        orders.push(shuffled);
    }
    orders
}

/// Spaces with a face-up Common Contract.
pub(super) fn common_spaces(table: &Table) -> impl Iterator<Item = u8> + '_ {
    let spaces = (0..).zip(&table.spots);
    spaces.filter_map(|(space, spot)| match *spot {
        Spot::Up(id) if table.contract(id).level == Level::Common => Some(space),
        _ => None,
    })
}

/// Spaces whose Contract can be replaced: face up, and not the one that is being completed.
fn replaceable(table: &Table, cause: Cause) -> impl Iterator<Item = u8> + '_ {
    let spaces = (0..).zip(&table.spots);
    spaces.filter_map(move |(space, spot)| match *spot {
        Spot::Up(contract) if cause != Cause::Bonus(contract) => Some(space),
        _ => None,
    })
}

/// Face-down cards on the board: Contract spaces, then the uppermost Adventurers of empty spaces.
pub(super) fn face_down(table: &Table) -> impl Iterator<Item = u8> + '_ {
    let contracts = (0..).zip(&table.spots).filter(|(_, spot)| matches!(spot, Spot::Down(_)));
    let hides = |stand: &Stand| stand.open && stand.up.is_none() && stand.down > 0;
    let stands = (STANDS..).zip(&table.stands).filter(move |(_, stand)| hides(stand));
    contracts.map(|(space, _)| space).chain(stands.map(|(space, _)| space))
}

/// Own Adventurers of a Rank that are in no team.
pub(super) fn members(
    table: &Table,
    seat: Seat,
    rank: Option<Rank>,
) -> impl Iterator<Item = AdventurerId> + '_ {
    let own = table.guild(seat).unassigned();
    let all: Vec<AdventurerId> = own.iter().collect();
    all.into_iter().filter(move |&id| rank.is_none_or(|rank| table.adventurer(id).rank == rank))
}

/// Adventurer spaces from which a Guild could recruit outside an Order; the Rank rule holds (GM-RECR-01).
pub(super) fn recruits(
    table: &Table,
    seat: Seat,
    rank: Option<Rank>,
    free: bool,
) -> impl Iterator<Item = u8> + '_ {
    let fits = move |space: u8, id: AdventurerId| {
        let of = table.adventurer(id).rank;
        rank.is_none_or(|rank| rank == of)
            && table.rank_allows(seat, of)
            && (free || table.guild(seat).gold >= table.minimum_bid(space))
    };
    (0..)
        .zip(&table.stands)
        .filter_map(move |(space, stand)| stand.up.filter(|id| fits(space, *id)).map(|_| space))
}

/// Unassigned Adventurers and the Open Team they could join (GM-ADVR-09, GM-RUL-17): that of the Order Space number under
/// way, as all of an ability is for the same Order.
pub(super) fn joins(
    table: &Table,
    seat: Seat,
    allow_new: bool,
) -> impl Iterator<Item = (u8, AdventurerId)> + '_ {
    let guild = table.guild(seat);
    let mut free = guild.unassigned();
    if !allow_new {
        free = free.without(&guild.recruits);
    }
    let now = move |number: u8| number == table.number;
    let open = unresolved(guild).filter(move |(number, order)| now(*number) && guild.is_open_team(order));
    open.flat_map(move |(number, _)| {
        let free: Vec<AdventurerId> = free.iter().collect();
        free.into_iter().map(move |id| (number, id))
    })
}

/// Unresolved Orders of a kind and the other Order Cards of that kind they could get.
pub(super) fn changes(
    table: &Table,
    seat: Seat,
    within: Within,
) -> impl Iterator<Item = (u8, Objective)> + '_ {
    let guild = table.guild(seat);
    let is_kind = move |card: Objective| match within {
        Within::Contract => matches!(card, Objective::Contract(_)),
        Within::Recruit => matches!(card, Objective::Recruit(_)),
    };
    let numbers = unresolved(guild).filter(move |(_, order)| order.card.is_some_and(is_kind));
    numbers.flat_map(move |(number, _)| {
        let cards = Objective::all().filter(move |card| is_kind(*card));
        let free = move |card: &Objective| {
            guild.orders.spaces.iter().all(|order| order.card != Some(*card))
                && super::plan_orders::is_open(table, *card)
        };
        cards.filter(free).map(move |card| (number, card))
    })
}

/// What an operation leaves to choose, legal or not.
fn menu(table: &Table, seat: Seat, pick: &Pick, out: &mut Vec<Choice>) {
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
            offer(table, seat, pick, &mut First, &mut some);
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
            out.extend(single_plans().map(Choice::Build));
            out.push(Choice::Decline);
        }
        Some(_) => {
            let mut some = Vec::new();
            offer(table, seat, pick, &mut First, &mut some);
            out.extend(some.into_iter().filter(|choice| *choice != Choice::Pass));
        }
        None => {}
    }
}

/// Whether a deck is to be named, and not cards of one or a space.
fn asks_deck(pick: &Pick) -> bool {
    match pick.op() {
        Some(Op::ReplaceContract { .. }) => pick.part == PICK_DECK,
        _ => pick.part < PICK_CARDS,
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
