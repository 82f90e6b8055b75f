//! Facts, and the only place that writes the table.

mod effect;

use kernel::{Ending, List, Seat};
use serde::{Deserialize, Serialize};

use crate::builders::PRICES;
use crate::cards::{AdventurerId, Cards, ContractId};
use crate::effect::Window;
use crate::order::{Objective, Order, Sheet, Team};
use crate::parley::{Offer, Parley, Payment};
use crate::pile::{Known, TOP_MAX};
use crate::seats::{Seats, place};
use crate::table::{Boost, DICE_MAX, Guild, Outcome, Phase, Roll, Rolling, Spot, Stand, Table};
use crate::terms::{Level, Line, Prestige, Side, Skill};
use crate::uses::{Source, Spent};

/// A fact. Spaces and Order Spaces count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are seats, cards, spaces and amounts, as named")]
pub enum Event {
    /// The Starting Skill Upgrades in play, as a mask of Skills (GM-SETU-14 to -16).
    Layout { skills: u8 },
    /// A Guild received a Starting Skill Upgrade.
    Token { seat: Seat, skill: Skill },
    /// An Adventurer joined a Guild in setup.
    Joined { seat: Seat, adventurer: AdventurerId },
    /// A Guild chose the side of its Starting Skill Upgrade.
    StartSide { seat: Seat, side: Side },
    /// A Guild was dealt or drew a Private Contract: its own secret.
    Dealt { seat: Seat, contract: ContractId },
    /// A Guild's setup Contract went to the board and was turned up.
    Placed { seat: Seat, contract: ContractId, space: u8 },
    /// A face-down Contract was turned up.
    ContractUp { space: u8, contract: ContractId },
    /// The top card of an Adventurer deck was turned up.
    AdventurerUp { space: u8, adventurer: AdventurerId },
    /// A part of the Round began.
    Phase { phase: Phase },
    /// The Round marker moved on.
    Round { round: u8 },
    /// A die rolled to settle Fame Order (GM-FAME-07).
    OrderDie { seat: Seat, die: u8 },
    /// A Guild showed an Order Card to some rivals, which nobody else learns (GM-RUL-37).
    CardShown { seat: Seat, to: Seats, objective: Objective, number: Option<u8> },
    /// A Guild's Orders were revealed.
    Orders { seat: Seat, sheet: Sheet },
    /// Several Guilds have the same Order Card in the same Order Space number (GM-ACTN-17).
    Likely { number: u8, objective: Objective, guilds: Seats },
    /// A Guild carries its Order out, or drops it (GM-RUL-12).
    Committed { seat: Seat, number: u8, carry: bool },
    /// A Guild's objective was out of its reach (GM-ACTN-13).
    Missed { seat: Seat, objective: Objective },
    /// Gold of an Order went back to the Treasury.
    GoldBack { seat: Seat, number: u8, gold: u16 },
    /// An Order has been resolved.
    Resolved { seat: Seat, number: u8 },
    /// Builders were hired and paid from the Order.
    Hired { seat: Seat, number: u8, builders: u8, gold: u16 },
    /// A Skill Upgrade was built.
    BuiltSkill { seat: Seat, skill: Skill, side: Side },
    /// A Core Upgrade was built.
    BuiltCore { seat: Seat, line: Line, level: u8 },
    /// A Prestige Upgrade was built.
    BuiltPrestige { seat: Seat, prestige: Prestige },
    /// An Adventurer was recruited for all Gold on the Order.
    Recruited { seat: Seat, number: u8, space: u8, adventurer: AdventurerId },
    /// Fame gained or lost.
    Fame { seat: Seat, by: i16 },
    /// Treasury Gold gained or lost.
    Gold { seat: Seat, by: i16 },
    /// A Guild picked the Skill of its check.
    Chose { seat: Seat, skill: Skill },
    /// Guilds make a check, in conflict with a penalty.
    Checking { guilds: Seats, conflict: bool },
    /// A Guild rolled a check.
    Rolled { seat: Seat, skill: Skill, dice: List<u8, DICE_MAX> },
    /// A dice fixer turned a die to a 5.
    Fixed { seat: Seat, die: u8 },
    /// A die was rolled again by a Skill Upgrade.
    Rerolled { seat: Seat, die: u8, face: u8 },
    /// A die was rolled again to break a tie (GM-RUL-16).
    TieRerolled { seat: Seat, die: u8, face: u8 },
    /// The result of a check against a target.
    Checked { seat: Seat, result: u8, target: u8 },
    /// A Guild showed the Private Contract it attempts (GM-RUL-38).
    Shown { seat: Seat, contract: ContractId },
    /// A Guild completed a Private Contract.
    CompletedPrivate { seat: Seat, contract: ContractId },
    /// A board Contract was completed; `seat` keeps the card.
    Completed { seat: Seat, space: u8, contract: ContractId },
    /// A replacement went face down on a space.
    Replaced { seat: Seat, space: u8, level: Level },
    /// A Guild wanders.
    Wandered { seat: Seat, result: u8 },
    /// A Guild's team does not fall back.
    Passed { seat: Seat },
    /// A Contest for a Contract began.
    Contested { space: u8, guilds: Seats },
    /// A Guild's effect can be lobbied for.
    Lobbied { seat: Seat },
    /// The choice that was lobbied for is made.
    LobbyOver,
    /// A cooperator named the Adventurers it wants to send into a combined team.
    Sends { seat: Seat, team: Team },
    /// An offer was made.
    Offered { offer: Offer },
    /// A Guild accepted an offer.
    Accepted { seat: Seat, offer: u8 },
    /// A Guild declined an offer, which is gone.
    Declined { seat: Seat, offer: u8 },
    /// An offer was withdrawn by its proposer.
    Withdrawn { offer: u8 },
    /// An offer lapsed: a payer could not pay, or somebody it needs is ready to choose.
    Lapsed { offer: u8 },
    /// An offer was accepted by all and is binding.
    Struck { offer: u8 },
    /// Treasury Gold changed hands.
    Paid { from: Seat, to: Seat, gold: u8 },
    /// Treasury Gold was set aside.
    SetAside { seat: Seat, gold: u8 },
    /// Gold set aside was paid.
    HeldPaid { from: Seat, to: Seat, gold: u8 },
    /// Gold set aside went back.
    HeldBack { seat: Seat, gold: u8 },
    /// A Guild is ready to choose its stance.
    Ready { seat: Seat },
    /// A stance was shown.
    Stance { seat: Seat, conflict: bool },
    /// No agreement of the Contest binds any more (GM-CTST-06).
    Voided,
    /// A cooperator declared a Skill.
    Declared { seat: Seat, skill: Skill },
    /// A cooperator confirmed its Skill.
    Confirmed { seat: Seat },
    /// The Adventurers a Guild sends into a combined team, and the dice it rolls.
    Combined { seat: Seat, team: Team, dice: u8 },
    /// The Contest is over.
    ContestOver,
    /// Order Boards were cleared; Gold left on them went to the Treasuries.
    Cleared,
    /// The Builder Cost marker went back to its starting space.
    MarkerReset,
    /// Every face-up card on the board was discarded.
    Wiped,
    /// An empty Contract space received a face-down card.
    Refilled { space: u8, level: Level },
    /// An Event lies open as a Round starts (GM-STAR-01).
    Announced { space: u8, contract: ContractId },
    /// The Gold of every Guild, told at the end of the Plot Phase (GM-PLOT-05).
    GoldTold { gold: [u16; 4] },
    /// The Action Phase came to this Order Space number.
    Number { number: u8 },
    /// A Guild used an ability or a Boon; a Contract used for its Boon is discarded.
    Used { seat: Seat, source: Source, window: Window },
    /// What effects have brought a Guild for the Order under way.
    Boosted { seat: Seat, boost: Boost },
    /// A Guild has more Order Spaces this Round.
    MoreOrders { seat: Seat, orders: u8 },
    /// A Guild's teams may be larger this Round, for so many Orders.
    LargerTeams { seat: Seat, by: u8, orders: u8 },
    /// A Guild looked at a card of a deck, so far from the top: its own secret.
    Peeked { seat: Seat, level: Level, at: u8, contract: ContractId },
    /// A Guild put cards it looked at back in an order of its own: its secret.
    Arranged { seat: Seat, level: Level, cards: List<ContractId, TOP_MAX> },
    /// A Guild kept a card it looked at as a Private Contract: its secret.
    Took { seat: Seat, level: Level, contract: ContractId },
    /// A Guild put a card it looked at under its deck: its secret.
    Sunk { seat: Seat, level: Level, contract: ContractId },
    /// A Guild discarded a card it looked at.
    Discarded { seat: Seat, level: Level, contract: ContractId },
    /// A Guild exchanged a Private Contract with one on the board.
    SwappedBoard { seat: Seat, space: u8, gave: ContractId, took: ContractId },
    /// A Guild exchanged a Private Contract with the top of the deck: its secret.
    SwappedDeck { seat: Seat, gave: ContractId, took: ContractId },
    /// A face-up Contract was discarded by an effect.
    ContractGone { seat: Seat, space: u8, contract: ContractId },
    /// A Contract was drawn from a deck and laid face up.
    ContractDrawn { space: u8, level: Level, contract: ContractId },
    /// A Guild looked at a face-down Contract on the board: its secret.
    LookedContract { seat: Seat, space: u8, contract: ContractId },
    /// A Guild looked at the uppermost Adventurer of a space: its secret.
    LookedAdventurer { seat: Seat, space: u8, adventurer: AdventurerId },
    /// A face-up Adventurer was discarded by an effect.
    AdventurerGone { seat: Seat, space: u8, adventurer: AdventurerId },
    /// A Skill Upgrade was turned over.
    Turned { seat: Seat, skill: Skill, side: Side },
    /// A Contract discarded for its Boon came back.
    Recovered { seat: Seat, contract: ContractId },
    /// An Adventurer left its Guild.
    Retired { seat: Seat, adventurer: AdventurerId },
    /// Two Order Spaces were exchanged.
    OrdersSwapped { seat: Seat, first: u8, second: u8 },
    /// An Order Space got another Order Card.
    OrderChanged { seat: Seat, number: u8, objective: Objective },
    /// An Adventurer joined a team.
    TeamJoined { seat: Seat, number: u8, adventurer: AdventurerId },
    /// An Adventurer was recruited outside an Order, for Treasury Gold.
    RecruitedNow { seat: Seat, space: u8, adventurer: AdventurerId, gold: u16 },
    /// Builders came without an Order and without payment.
    HiredFree { seat: Seat, builders: u8 },
    /// The Builder Cost marker was moved by an effect.
    MarkerMoved { by: i8 },
    /// A die was rolled and is kept on a Contract.
    Stored { seat: Seat, contract: ContractId, face: u8 },
    /// A die was turned to a face.
    DieSet { seat: Seat, die: u8, face: u8 },
    /// A die was added to a roll.
    DieAdded { seat: Seat, face: u8 },
    /// Something was added to the result of a roll.
    Added { seat: Seat, n: u8 },
    /// The penalty of a roll was changed.
    PenaltyShifted { seat: Seat, by: i8 },
    /// Dice of another Skill count in the check that is coming.
    Converted { seat: Seat, skill: Skill, dice: u8 },
    /// An operation of a source was used on the roll.
    Spent { seat: Seat, source: Source, op: u8 },
    /// The match ended.
    Ended { outcome: Outcome },
    /// A Guild begins to resolve the Bonus of a Contract that was completed (GM-EFCT-03).
    BonusBegan { seat: Seat, contract: ContractId },
    /// What an Event does at the Start of Round begins (GM-STAR-02).
    EventBegan { contract: ContractId },
}

impl Event {
    /// The fact that ends a match from outside.
    #[must_use]
    pub fn closed(table: &Table, ending: Ending) -> Self {
        let everyone = table.everyone();
        let winners = match ending {
            Ending::Conceded { by } => table.most_famous(everyone.without(Seats::one(by))),
            Ending::Agreed => everyone,
            Ending::Adjudicated { winner } => winner.map_or(Seats::default(), Seats::one),
            Ending::Void => Seats::default(),
        };
        let fame = table.guilds.map(|guild| guild.fame);
        Self::Ended { outcome: Outcome { winners, fame, ending: Some(ending), seats: table.seats } }
    }

    /// Whether one side alone must not take it back: it showed something that was hidden, or it bound several Guilds or
    /// moved Gold between them.
    #[must_use]
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. }
                | Self::Placed { .. }
                | Self::ContractUp { .. }
                | Self::AdventurerUp { .. }
                | Self::Orders { .. }
                | Self::Committed { .. }
                | Self::Shown { .. }
                | Self::Stance { .. }
                | Self::Chose { .. }
                | Self::StartSide { .. }
                | Self::Struck { .. }
                | Self::Paid { .. }
                | Self::SetAside { .. }
                | Self::HeldPaid { .. }
                | Self::HeldBack { .. }
                | Self::Voided
                | Self::CardShown { .. }
                | Self::Peeked { .. }
                | Self::Took { .. }
                | Self::Arranged { .. }
                | Self::Sunk { .. }
                | Self::Discarded { .. }
                | Self::SwappedBoard { .. }
                | Self::SwappedDeck { .. }
                | Self::ContractDrawn { .. }
                | Self::LookedContract { .. }
                | Self::LookedAdventurer { .. }
        )
    }
}

/// The Guild of a seat, to write.
fn guild(table: &mut Table, seat: Seat) -> &mut Guild {
    &mut table.guilds[place(seat)]
}

fn order(table: &mut Table, seat: Seat, number: u8) -> &mut Order {
    guild(table, seat).orders.space_mut(number)
}

fn put(table: &mut Table, space: u8, spot: Spot) {
    if let Some(place) = table.spots.get_mut(usize::from(space)) {
        *place = spot;
    }
}

fn stand(table: &mut Table, space: u8, change: impl FnOnce(&mut Stand)) {
    if let Some(stand) = table.stands.get_mut(usize::from(space)) {
        change(stand);
    }
}

/// An Adventurer leaves its space for a Guild.
fn recruit(table: &mut Table, seat: Seat, space: u8, adventurer: AdventurerId) {
    let guild = guild(table, seat);
    guild.adventurers.insert(adventurer);
    guild.recruits.insert(adventurer);
    stand(table, space, |stand| stand.up = None);
}

/// Counts one more change of an operation.
fn spend(roll: &mut Roll, source: Source, op: u8) {
    if let Some(spent) = roll.spent.iter_mut().find(|spent| spent.source == source && spent.op == op) {
        spent.times = spent.times.saturating_add(1);
        return;
    }
    let _ = roll.spent.push(Spent { source, op, times: 1 });
}

fn turn_die(table: &mut Table, seat: Seat, die: u8, face: u8) {
    if let Some(shown) = guild(table, seat).roll.dice.get_mut(usize::from(die)) {
        *shown = face;
    }
}

fn shift(amount: u16, by: i16) -> u16 {
    amount.saturating_add_signed(by)
}

/// Notes which card lies face down on a space, or that nothing is settled there any more.
fn cover<C: Copy>(covered: &mut [Option<Known<C>>; 6], space: u8, known: Option<Known<C>>) {
    if let Some(place) = covered.get_mut(usize::from(space)) {
        *place = known;
    }
}

/// Applies a fact to the table: total and free of rules.
pub(crate) fn apply(table: &mut Table, event: &Event) {
    match *event {
        Event::Layout { .. }
        | Event::OrderDie { .. }
        | Event::Likely { .. }
        | Event::Committed { .. }
        | Event::Missed { .. }
        | Event::Chose { .. }
        | Event::Checked { .. }
        | Event::Wandered { .. }
        | Event::Passed { .. }
        | Event::Stance { .. }
        | Event::Announced { .. }
        | Event::BonusBegan { .. }
        | Event::EventBegan { .. }
        | Event::GoldTold { .. } => {}
        Event::Token { seat, skill } => guild(table, seat).start = Some(skill),
        Event::Joined { seat, adventurer } => guild(table, seat).adventurers.insert(adventurer),
        Event::StartSide { seat, side } => {
            let guild = guild(table, seat);
            if let Some(skill) = guild.start {
                guild.upgrades[skill.index()] = Some(side);
            }
        }
        Event::Dealt { seat, contract } => {
            let level = table.contract(contract).level;
            table.take_top(level, Some(contract));
            guild(table, seat).private.insert(contract);
        }
        Event::Placed { seat, contract, space } => {
            guild(table, seat).private.remove(contract);
            put(table, space, Spot::Up(contract));
        }
        Event::ContractUp { space, contract } => {
            table.unread.remove(contract);
            cover(&mut table.under, space, None);
            put(table, space, Spot::Up(contract));
        }
        Event::AdventurerUp { space, adventurer } => {
            table.unmet.remove(adventurer);
            cover(&mut table.next, space, None);
            stand(table, space, |stand| {
                stand.up = Some(adventurer);
                stand.down = stand.down.saturating_sub(1);
            });
        }
        Event::Phase { phase } => table.phase = phase,
        Event::Round { round } => table.round = round,
        Event::Ended { outcome } => {
            table.phase = Phase::End;
            table.outcome = Some(outcome);
        }
        Event::Fame { seat, by } => {
            let guild = guild(table, seat);
            guild.fame = shift(guild.fame, by);
        }
        Event::Gold { seat, by } => {
            let guild = guild(table, seat);
            guild.gold = shift(guild.gold, by);
        }
        Event::CardShown { .. } => {}
        Event::Orders { .. }
        | Event::GoldBack { .. }
        | Event::Resolved { .. }
        | Event::Hired { .. }
        | Event::BuiltSkill { .. }
        | Event::BuiltCore { .. }
        | Event::BuiltPrestige { .. }
        | Event::Recruited { .. } => apply_order(table, event),
        Event::Rolled { .. }
        | Event::Fixed { .. }
        | Event::DieSet { .. }
        | Event::DieAdded { .. }
        | Event::Added { .. }
        | Event::PenaltyShifted { .. }
        | Event::Spent { .. }
        | Event::Rerolled { .. }
        | Event::TieRerolled { .. }
        | Event::Converted { .. }
        | Event::Checking { .. } => apply_dice(table, event),
        Event::Number { number } => {
            table.number = number;
            for guild in &mut table.guilds {
                guild.boost = Boost::default();
            }
        }
        Event::Used { .. }
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
        | Event::MarkerMoved { .. }
        | Event::Stored { .. } => effect::apply_guild(table, event),
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
        | Event::AdventurerGone { .. } => effect::apply_cards(table, event),
        Event::Shown { seat, contract } => guild(table, seat).shown.insert(contract),
        Event::CompletedPrivate { seat, contract } => {
            let guild = guild(table, seat);
            guild.private.remove(contract);
            guild.shown.remove(contract);
            guild.completed.insert(contract);
        }
        Event::Completed { seat, space, contract } => {
            put(table, space, Spot::Empty);
            guild(table, seat).completed.insert(contract);
        }
        Event::Replaced { space, level, .. } | Event::Refilled { space, level } => {
            table.lay_down(space, level);
        }
        Event::Cleared => {
            for guild in &mut table.guilds {
                guild.gold =
                    guild.gold.saturating_add(u16::try_from(guild.orders.gold()).unwrap_or(u16::MAX));
                guild.orders = Sheet::default();
                guild.roll = Roll::default();
                guild.boost = Boost::default();
                guild.used.clear();
                guild.recruits = Cards::default();
                guild.extra_orders = 0;
                guild.larger = (0, 0);
            }
            table.number = 0;
        }
        Event::MarkerReset => table.marker = table.marker_start(),
        Event::Wiped => {
            for stand in &mut table.stands {
                stand.up = None;
            }
            for spot in &mut table.spots {
                if let Spot::Up(_) = spot {
                    *spot = Spot::Empty;
                }
            }
        }
        Event::Contested { .. }
        | Event::Lobbied { .. }
        | Event::LobbyOver
        | Event::Sends { .. }
        | Event::Combined { .. }
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
        | Event::Voided
        | Event::Declared { .. }
        | Event::Confirmed { .. }
        | Event::ContestOver => apply_parley(table, event),
    }
}

/// Facts about Orders and what they bring.
fn apply_order(table: &mut Table, event: &Event) {
    match *event {
        Event::Orders { seat, sheet } => {
            let guild = guild(table, seat);
            guild.gold = guild.gold.saturating_sub(u16::try_from(sheet.gold()).unwrap_or(u16::MAX));
            guild.orders = sheet;
        }
        Event::GoldBack { seat, number, gold } => {
            let order = order(table, seat, number);
            order.gold = order.gold.saturating_sub(gold);
            let guild = guild(table, seat);
            guild.gold = guild.gold.saturating_add(gold);
        }
        Event::Resolved { seat, number } => {
            order(table, seat, number).done = true;
            guild(table, seat).boost = Boost::default();
        }
        Event::Hired { seat, number, builders, gold } => {
            let order = order(table, seat, number);
            order.gold = order.gold.saturating_sub(gold);
            let top = u8::try_from(PRICES.len() - 1).unwrap_or(u8::MAX);
            table.marker = table.marker.saturating_add(builders).min(top);
        }
        Event::BuiltSkill { seat, skill, side } => guild(table, seat).upgrades[skill.index()] = Some(side),
        Event::BuiltCore { seat, line, level } => guild(table, seat).core[line.index()] = level,
        Event::BuiltPrestige { seat, prestige } => guild(table, seat).prestige = Some(prestige),
        Event::Recruited { seat, number, space, adventurer } => {
            order(table, seat, number).gold = 0;
            recruit(table, seat, space, adventurer);
        }
        _ => {}
    }
}

/// Facts about dice.
fn apply_dice(table: &mut Table, event: &Event) {
    match *event {
        Event::Checking { guilds, conflict } => {
            table.rolling = Rolling { guilds, conflict };
            for seat in guilds.iter() {
                guild(table, seat).roll = Roll::default();
            }
        }
        Event::Converted { seat, skill, dice } => {
            let converted = &mut guild(table, seat).roll.converted[skill.index()];
            *converted = converted.saturating_add(dice);
        }
        Event::Rolled { seat, skill, dice } => {
            let base = dice.len() as u8;
            guild(table, seat).roll = Roll { skill: Some(skill), base, dice, ..Roll::default() };
        }
        Event::Fixed { seat, die } => turn_die(table, seat, die, Side::FIXED),
        Event::DieSet { seat, die, face } => turn_die(table, seat, die, face),
        Event::DieAdded { seat, face } => {
            let _ = guild(table, seat).roll.dice.push(face);
        }
        Event::Added { seat, n } => {
            let roll = &mut guild(table, seat).roll;
            roll.flat = roll.flat.saturating_add(n);
        }
        Event::PenaltyShifted { seat, by } => {
            let roll = &mut guild(table, seat).roll;
            roll.penalty = roll.penalty.saturating_add(by);
        }
        Event::Spent { seat, source, op } => spend(&mut guild(table, seat).roll, source, op),
        Event::Rerolled { seat, die, face } | Event::TieRerolled { seat, die, face } => {
            turn_die(table, seat, die, face);
        }
        _ => {}
    }
}

fn drop_offer(parley: &mut Parley, id: u8) -> Option<Offer> {
    let at = parley.offers.iter().position(|offer| offer.id == id)?;
    parley.offers.remove(at)
}

/// Facts about a Contest's bargaining.
fn apply_parley(table: &mut Table, event: &Event) {
    match *event {
        Event::Contested { guilds, .. } => table.parley = Parley { guilds, ..Parley::default() },
        Event::Lobbied { seat } => {
            // What a Contest has settled about the Bonus binds on, choice by choice.
            let settled = table.parley.due_choices();
            let (guilds, bound) = (table.everyone(), settled.first().copied());
            table.parley = Parley { guilds, owner: Some(seat), bound, settled, ..Parley::default() };
        }
        Event::LobbyOver => {
            let settled = table.parley.settled.iter().skip(1).copied().collect();
            table.parley = Parley { settled, ..Parley::default() };
        }
        Event::Sends { seat, team } => {
            table.parley.sends[place(seat)] = team;
            table.parley.confirmed = Seats::default();
        }
        Event::Combined { seat, team, .. } => table.parley.members[place(seat)] = team,
        Event::Offered { offer } => {
            table.parley.last = offer.id;
            let _ = table.parley.offers.push(offer);
        }
        Event::Accepted { seat, offer } => {
            let offers = table.parley.offers.iter_mut();
            for open in offers.filter(|open| open.id == offer) {
                open.accepted = open.accepted.with(seat);
            }
        }
        Event::Declined { offer, .. } | Event::Withdrawn { offer } | Event::Lapsed { offer } => {
            drop_offer(&mut table.parley, offer);
        }
        Event::Struck { offer } => strike(&mut table.parley, offer),
        Event::Paid { from, to, gold } => {
            let payer = guild(table, from);
            payer.gold = payer.gold.saturating_sub(u16::from(gold));
            let payee = guild(table, to);
            payee.gold = payee.gold.saturating_add(u16::from(gold));
        }
        Event::SetAside { seat, gold } => {
            let guild = guild(table, seat);
            guild.gold = guild.gold.saturating_sub(u16::from(gold));
            guild.aside = guild.aside.saturating_add(u16::from(gold));
        }
        Event::HeldPaid { from, to, gold } => {
            let payer = guild(table, from);
            payer.aside = payer.aside.saturating_sub(u16::from(gold));
            let payee = guild(table, to);
            payee.gold = payee.gold.saturating_add(u16::from(gold));
            release(&mut table.parley, |held| held.from == from && held.to == to && held.gold == gold);
        }
        Event::HeldBack { seat, gold } => {
            let guild = guild(table, seat);
            guild.aside = guild.aside.saturating_sub(u16::from(gold));
            guild.gold = guild.gold.saturating_add(u16::from(gold));
            release(&mut table.parley, |held| held.from == seat && held.gold == gold);
        }
        Event::Ready { seat } => table.parley.ready = table.parley.ready.with(seat),
        Event::Voided => {
            let guilds = table.parley.guilds;
            table.parley = Parley { guilds, ..Parley::default() };
        }
        Event::Declared { seat, skill } => {
            table.parley.declared[place(seat)] = Some(skill);
            table.parley.confirmed = Seats::default();
        }
        Event::Confirmed { seat } => table.parley.confirmed = table.parley.confirmed.with(seat),
        Event::ContestOver => table.parley = Parley::default(),
        _ => {}
    }
}

/// Strikes a payment off those set aside.
fn release(parley: &mut Parley, is_it: impl Fn(&Payment) -> bool) {
    if let Some(at) = parley.held.iter().position(is_it) {
        parley.held.remove(at);
    }
}

/// Makes an accepted offer part of the agreement, clause by clause.
fn strike(parley: &mut Parley, id: u8) {
    let Some(Offer { clauses, .. }) = drop_offer(parley, id) else { return };
    parley.agreed.split = clauses.split.or(parley.agreed.split);
    // Who resolves the Bonus and with which choices is one clause.
    if clauses.bonus.is_some() {
        (parley.agreed.bonus, parley.agreed.choices) = (clauses.bonus, clauses.choices);
    }
    parley.agreed.card = clauses.card.or(parley.agreed.card);
    parley.bound = clauses.settles().last().or(parley.bound);
    // No offer is struck whose payments do not fit: see `Parley::can_hold`.
    for payment in clauses.held() {
        let _ = parley.held.push(*payment);
    }
}
