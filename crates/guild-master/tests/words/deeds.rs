//! Samples of everything said of effects of cards: every operation that asks something, with a card that has it.

use guild_master::{
    AdventurerId, Boost, Cause, Choice, Clauses, ContractId, ConvertDice, CorrectCard, DeclareSkill,
    Discount, Due, Event, ForcedReroll, Level, Line, LobbyFor, Negotiate, Objective, Offer, Op, Ops, Payment,
    Peeked, Pick, Plan, Promise, Prompt, Refusal, Saying, Seats, Seen, Settled, Sheet, Side, Skill, Source,
    Team, UseEffect, Who, Window, catalogue,
};
use kernel::{List, Seat};

use super::samples::{ANN, BOB};

const CLEO: Seat = Seat(2);
const GWALA: AdventurerId = AdventurerId(29);
const LYDIA: AdventurerId = AdventurerId(8);
const CONTRACT: ContractId = ContractId(35);
const COMMON: ContractId = ContractId(4);

/// The parts of an operation in which something is asked.
const fn parts(op: &Op) -> &'static [u8] {
    match op {
        Op::LoseGold { who: Who::ChosenRival, .. }
        | Op::LoseFame { who: Who::ChosenRival, .. }
        | Op::Grant { who: Who::ChosenRival, .. }
        | Op::StealGold { who: Who::ChosenRival, .. }
        | Op::Exchange { .. }
        | Op::SwapPrivate(_)
        | Op::RecoverBoon(_)
        | Op::RefreshAdventurer(_)
        | Op::LookFaceDown(_)
        | Op::RecruitNow { .. }
        | Op::Retire { .. }
        | Op::BuildNow { .. }
        | Op::FlipSkillUpgrade(_)
        | Op::JoinOpenTeam { .. }
        | Op::SwapOwnOrders
        | Op::ChangeOwnOrder(_)
        | Op::Choose(_) => &[0],
        Op::DrawPrivate { .. } | Op::PeekDeck { .. } | Op::ReplaceContract { .. } => &[0, 1],
        Op::LoseGold { .. }
        | Op::LoseFame { .. }
        | Op::Grant { .. }
        | Op::StealGold { .. }
        | Op::GainGold(_)
        | Op::GainFame(_)
        | Op::GainPer { .. }
        | Op::Income { .. }
        | Op::Reroll { .. }
        | Op::SetDie { .. }
        | Op::AddDie { .. }
        | Op::AddFlat { .. }
        | Op::FlipDie { .. }
        | Op::StoreDie(_)
        | Op::SpendStored { .. }
        | Op::ConvertSkill { .. }
        | Op::TargetShift { .. }
        | Op::PenaltyShift(_)
        | Op::ForceReroll { .. }
        | Op::WanderBonus { .. }
        | Op::ExtraOrder(_)
        | Op::TeamSize { .. }
        | Op::BidBonus(_)
        | Op::MinBidShift { .. }
        | Op::BidRefund(_)
        | Op::SkipRank
        | Op::BuilderDiscount { .. }
        | Op::FreeBuilders(_)
        | Op::MarkerShift(_)
        | Op::RewardBonus { .. }
        | Op::CopyAbility(_)
        | Op::If { .. } => &[],
    }
}

/// Every list of operations with the card that has it, and those it leaves a choice between.
fn lists() -> Vec<(Cause, Ops)> {
    let all = catalogue();
    let abilities = (0..all.adventurers()).map(AdventurerId).filter_map(|id| {
        let source = Source::Ability(id);
        all.ability(id).map(|ability| (Cause::Use(source), ability.effects))
    });
    let contracts = (0..all.contracts()).map(ContractId).flat_map(|id| {
        let boon = all.boon(id).map(|boon| (Cause::Use(Source::Boon(id)), boon.effects));
        [Some((Cause::Bonus(id), all.bonus(id))), boon]
    });
    let whole = abilities.chain(contracts.flatten());
    let options = |op: &Op| match op {
        Op::Choose(options) => options.iter().copied().collect(),
        _ => Vec::new(),
    };
    let parts = |(cause, ops): (Cause, Ops)| {
        let chosen = ops.list().iter().flat_map(options).map(move |option| (cause, option));
        core::iter::once((cause, ops)).chain(chosen)
    };
    whole.flat_map(parts).collect()
}

/// The first operation of the card set that fits.
pub(super) fn first(fits: impl Fn(&Op) -> bool) -> Pick {
    let places = lists().into_iter().flat_map(|(cause, ops)| {
        (0..)
            .zip(ops.list())
            .map(move |(at, op)| (Pick { cause, ops: ops.number(), at, part: 0, left: 1 }, op))
    });
    places.into_iter().find(|(_, op)| fits(op)).map(|(pick, _)| pick).unwrap()
}

/// The source and the place of the first operation that changes dice so.
fn tool(fits: impl Fn(&Op) -> bool) -> (Source, u8) {
    let pick = first(fits);
    let source = match pick.cause {
        Cause::Use(source) => Some(source),
        Cause::Bonus(_) | Cause::Event(_) => None,
    };
    (source.unwrap(), pick.at)
}

/// A question for every different operation of the card set that asks something.
fn picks() -> Vec<Pick> {
    let mut met: Vec<&Op> = Vec::new();
    let mut all = Vec::new();
    for (cause, ops) in lists() {
        for (at, op) in (0..).zip(ops.list()).filter(|(_, op)| !parts(op).is_empty()) {
            if !met.contains(&op) {
                met.push(op);
                let pick = |part| Pick { cause, ops: ops.number(), at, part, left: 2 };
                all.extend(parts(op).iter().map(|part| pick(*part)));
            }
        }
    }
    all
}

/// A choice that others lobby for.
fn contested() -> Pick {
    first(|op| matches!(op, Op::LoseGold { who: Who::ChosenRival, .. }))
}

fn choose() -> Pick {
    first(|op| matches!(op, Op::Choose(_)))
}

/// One more question about lists that no card has.
const NOTHING: Pick = Pick { cause: Cause::Event(CONTRACT), ops: 0, at: 0, part: 0, left: 0 };

pub(super) fn prompts() -> Vec<Prompt> {
    let mut all: Vec<Prompt> = Window::ALL.map(|window| Prompt::Use(UseEffect { window })).into();
    all.extend(picks().into_iter().map(Prompt::Pick));
    let copy = Cause::Use(Source::Copy { by: GWALA, of: LYDIA });
    all.push(Prompt::Pick(Pick { cause: copy, ..contested() }));
    all.push(Prompt::Pick(NOTHING));
    all.extend([contested(), choose()].map(|pick| Prompt::from(LobbyFor(pick))));
    all.push(Prompt::Change);
    all.extend([1, 2].map(|left| Prompt::Forced(ForcedReroll { left })));
    all.push(Prompt::Convert(ConvertDice { skill: Skill::Spirit, dice: 4 }));
    all
}

/// Clauses that settle a choice.
fn settled(settled: Settled) -> Clauses {
    let payments = List::collect([Payment { from: ANN, to: BOB, gold: 2, due: Due::Choice(settled) }]);
    Clauses { payments, ..Clauses::default() }
}

pub(super) fn promised() -> Clauses {
    let promise = Promise { from: ANN, text: Saying::new("I leave contract 3 to you") };
    Clauses { promise: Some(promise), ..Clauses::default() }
}

/// Bob is asked for a promise.
fn asked() -> Clauses {
    let promise = Promise { from: BOB, text: Saying::new("I leave contract 3 to you") };
    Clauses { promise: Some(promise), ..Clauses::default() }
}

/// Facts that read otherwise while an effect is lobbied for.
pub(super) fn lobby() -> Vec<Event> {
    let offer = |clauses| {
        let offer = Offer { id: 2, by: ANN, parties: Seats::first(2), accepted: Seats::one(ANN), clauses };
        Event::Offered { offer }
    };
    vec![
        offer(settled(Settled::Rival(CLEO))),
        offer(settled(Settled::Option(1))),
        offer(promised()),
        Event::Offered {
            offer: Offer {
                id: 3,
                by: ANN,
                parties: Seats::one(ANN),
                accepted: Seats::one(ANN),
                clauses: promised(),
            },
        },
        offer(asked()),
        Event::Struck { offer: 4 },
        Event::Ready { seat: ANN },
    ]
}

pub(super) fn sights() -> Vec<Seen> {
    let (seat, level) = (ANN, Level::Heroic);
    vec![
        Seen::Peeked { seat, level },
        Seen::Arranged { seat, level },
        Seen::Sunk { seat, level },
        Seen::SwappedDeck { seat },
        Seen::Looked { seat, space: 2 },
        Seen::Looked { seat, space: 7 },
    ]
}

pub(super) fn facts() -> Vec<Event> {
    let (seat, objective, to) = (ANN, Objective::Contract(2), Seats::one(BOB).with(CLEO));
    let used = |source| Event::Used { seat, source, window: Window::Plot };
    let mut gold = [0; 4];
    gold[..3].copy_from_slice(&[9, 4, 12]);
    let mut all = vec![
        Event::CardShown { seat, to: Seats::one(BOB), objective, number: None },
        Event::CardShown { seat, to, objective: Objective::Hire, number: Some(1) },
        Event::Lobbied { seat },
        Event::LobbyOver,
        Event::Sends { seat, team: Team::collect([GWALA]) },
        Event::Announced { space: 2, contract: CONTRACT },
        Event::EventBegan { contract: CONTRACT },
        Event::BonusBegan { seat: ANN, contract: CONTRACT },
        Event::GoldTold { gold },
        Event::Number { number: 1 },
        used(Source::Upgrade),
        used(Source::Ability(GWALA)),
        used(Source::Boon(CONTRACT)),
        used(Source::Copy { by: GWALA, of: LYDIA }),
        Event::MoreOrders { seat, orders: 1 },
        Event::MoreOrders { seat, orders: 2 },
        Event::LargerTeams { seat, by: 1, orders: 1 },
        Event::LargerTeams { seat, by: 2, orders: 2 },
        Event::LargerTeams { seat, by: 1, orders: 4 },
        Event::Turned { seat, skill: Skill::Might, side: Side::Fixer },
        Event::Recovered { seat, contract: CONTRACT },
        Event::Retired { seat, adventurer: GWALA },
        Event::OrdersSwapped { seat, first: 0, second: 2 },
        Event::OrderChanged { seat, number: 1, objective },
        Event::TeamJoined { seat, number: 0, adventurer: LYDIA },
        Event::RecruitedNow { seat, space: 1, adventurer: AdventurerId(24), gold: 5 },
        Event::RecruitedNow { seat, space: 1, adventurer: AdventurerId(24), gold: 0 },
        Event::HiredFree { seat, builders: 1 },
        Event::MarkerMoved { by: 1 },
    ];
    all.extend(boosts().map(|boost| Event::Boosted { seat, boost }));
    all.extend(cards());
    all.extend(dice());
    all
}

fn boosts() -> [Boost; 9] {
    let none = Boost::default();
    [
        none,
        Boost { bid: 2, ..none },
        Boost { minimum: -3, ..none },
        Boost { minimum: 1, ..none },
        Boost { refund: 2, ..none },
        Boost { skip_rank: true, ..none },
        Boost { discounts: List::collect([Discount { less: 1, least: 1, builders: None }]), ..none },
        Boost { discounts: List::collect([Discount { less: 1, least: 1, builders: Some(1) }]), ..none },
        Boost { free: 1, ..none },
    ]
}

fn cards() -> Vec<Event> {
    let (seat, contract, adventurer) = (ANN, CONTRACT, AdventurerId(24));
    let (level, gave) = (Level::Common, COMMON);
    vec![
        Event::Peeked { seat, level, at: 0, contract },
        Event::Arranged { seat, level, cards: List::collect([gave, contract]) },
        Event::Took { seat, level, contract },
        Event::Sunk { seat, level, contract },
        Event::Discarded { seat, level: Level::Legendary, contract },
        Event::SwappedBoard { seat, space: 2, gave, took: contract },
        Event::SwappedDeck { seat, gave, took: contract },
        Event::ContractGone { seat, space: 2, contract },
        Event::ContractDrawn { space: 2, level: Level::Heroic, contract },
        Event::LookedContract { seat, space: 3, contract },
        Event::LookedAdventurer { seat, space: 1, adventurer },
        Event::AdventurerGone { seat, space: 1, adventurer },
    ]
}

fn dice() -> Vec<Event> {
    let seat = ANN;
    vec![
        Event::Checking { guilds: Seats::first(2), conflict: true },
        Event::Stored { seat, contract: CONTRACT, face: 4 },
        Event::DieSet { seat, die: 2, face: 4 },
        Event::DieAdded { seat, face: 3 },
        Event::Added { seat, n: 3 },
        Event::PenaltyShifted { seat, by: -2 },
        Event::PenaltyShifted { seat, by: 1 },
        Event::Converted { seat, skill: Skill::Spirit, dice: 2 },
        Event::Spent { seat, source: Source::Ability(LYDIA), op: 0 },
    ]
}

pub(super) fn choices() -> Vec<(Prompt, Choice)> {
    let (objective, to) = (Objective::Contract(2), Seats::one(BOB).with(CLEO));
    let mut all = vec![
        (Prompt::Orders, Choice::Draft(Sheet::default())),
        (Prompt::Correct(CorrectCard { number: 0 }), Choice::Pass),
        (Prompt::Correct(CorrectCard { number: 0 }), Choice::ChangeOrder(0, objective)),
        (Prompt::Orders, Choice::Show(objective, None, Seats::one(BOB))),
        (Prompt::Orders, Choice::Show(Objective::Recruit(1), Some(1), to)),
        (Prompt::Declare(DeclareSkill { space: 2, mask: 3 }), Choice::Send(Team::collect([GWALA, LYDIA]))),
        (Prompt::Lobby(LobbyFor(contested())), Choice::Ready),
        (Prompt::Lobby(LobbyFor(contested())), Choice::Offer(settled(Settled::Rival(CLEO)))),
        (Prompt::Lobby(LobbyFor(contested())), Choice::Offer(promised())),
        (Prompt::Lobby(LobbyFor(choose())), Choice::Option(0)),
    ];
    let bargain = Prompt::Bargain(Negotiate { space: 2 });
    for choice in [Settled::Rival(CLEO), Settled::Option(1)] {
        let choices = List::collect([choice]);
        let clauses = Clauses { bonus: Some(BOB), choices, ..Clauses::default() };
        all.push((bargain, Choice::Offer(clauses)));
        all.push((bargain, Choice::Offer(settled(choice))));
    }
    all.extend(picked());
    all.extend(uses());
    all
}

/// Answers to effects, each to an operation it answers.
fn picked() -> Vec<(Prompt, Choice)> {
    let of = |fits: fn(&Op) -> bool, choice| (Prompt::Pick(first(fits)), choice);
    let plan = Plan { core: Some((Line::Bar, 2)), ..Plan::default() };
    let recruit = |op: &Op| matches!(op, Op::RecruitNow { free: false, .. });
    let mut all = vec![
        (Prompt::Pick(contested()), Choice::Rival(BOB)),
        (Prompt::Pick(contested()), Choice::Pass),
        (Prompt::Pick(NOTHING), Choice::Option(1)),
        (Prompt::Pick(NOTHING), Choice::Pay),
        (Prompt::Pick(NOTHING), Choice::Contract(CONTRACT)),
        of(|op| matches!(op, Op::Exchange { .. }), Choice::Pay),
        of(|op| matches!(op, Op::DrawPrivate { .. }), Choice::Contract(CONTRACT)),
        of(|op| matches!(op, Op::DrawPrivate { .. }), Choice::Pass),
        of(|op| matches!(op, Op::PeekDeck { then: Peeked::Bottom, .. }), Choice::Contract(CONTRACT)),
        of(|op| matches!(op, Op::RecoverBoon(_)), Choice::Contract(CONTRACT)),
        of(
            |op| matches!(op, Op::PeekDeck { then: Peeked::Reorder, .. }),
            Choice::Arrange(List::collect([COMMON, CONTRACT])),
        ),
        of(|op| matches!(op, Op::ReplaceContract { .. }), Choice::Space(2)),
        of(|op| matches!(op, Op::LookFaceDown(_)), Choice::Space(3)),
        of(|op| matches!(op, Op::LookFaceDown(_)), Choice::Space(9)),
        of(|op| matches!(op, Op::RefreshAdventurer(_)), Choice::Space(7)),
        of(recruit, Choice::Space(7)),
        of(|op| matches!(op, Op::Retire { .. }), Choice::Member(GWALA)),
        of(|op| matches!(op, Op::BuildNow { .. }), Choice::Build(plan)),
        of(|op| matches!(op, Op::BuildNow { .. }), Choice::Decline),
        of(|op| matches!(op, Op::JoinOpenTeam { .. }), Choice::Join(1, GWALA)),
        of(|op| matches!(op, Op::SwapOwnOrders), Choice::SwapOrders(0, 2)),
        of(|op| matches!(op, Op::ChangeOwnOrder(_)), Choice::ChangeOrder(1, Objective::Contract(2))),
        of(|op| matches!(op, Op::SwapPrivate(_)), Choice::SwapPrivate(COMMON, None)),
        of(|op| matches!(op, Op::SwapPrivate(_)), Choice::SwapPrivate(COMMON, Some(2))),
    ];
    let turned = Skill::ALL.map(|skill| of(|op| matches!(op, Op::FlipSkillUpgrade(_)), Choice::Skill(skill)));
    all.extend(turned);
    // Every one of several effects the cards offer.
    for pick in picks() {
        if let Some(Op::Choose(options)) = pick.op() {
            all.extend((0..options.len() as u8).map(|at| (Prompt::Pick(pick), Choice::Option(at))));
        }
    }
    all
}

/// What is used, and what it does to dice.
fn uses() -> Vec<(Prompt, Choice)> {
    let plot = Prompt::Use(UseEffect { window: Window::Plot });
    let convert = Prompt::Convert(ConvertDice { skill: Skill::Charm, dice: 4 });
    let copy = Source::Copy { by: GWALA, of: LYDIA };
    let mut all = vec![
        (plot, Choice::Pass),
        (convert, Choice::Pass),
        (convert, Choice::Convert(Source::Ability(GWALA), Skill::Spirit, 2)),
        (Prompt::Change, Choice::Change(Source::Upgrade, 0, Some(0))),
        (Prompt::Change, Choice::Force(Source::Upgrade, 0, BOB)),
    ];
    let sources = [Source::Ability(GWALA), Source::Boon(CONTRACT), copy, Source::Upgrade];
    all.extend(sources.map(|source| (plot, Choice::Use(source))));
    let die: [fn(&Op) -> bool; 3] = [
        |op| matches!(op, Op::SetDie { .. }),
        |op| matches!(op, Op::Reroll { .. }),
        |op| matches!(op, Op::FlipDie { .. }),
    ];
    let whole: [fn(&Op) -> bool; 4] = [
        |op| matches!(op, Op::AddDie { .. }),
        |op| matches!(op, Op::AddFlat { .. }),
        |op| matches!(op, Op::SpendStored { .. }),
        |op| matches!(op, Op::PenaltyShift(_)),
    ];
    let change = |(source, at), die| (Prompt::Change, Choice::Change(source, at, die));
    all.extend(die.map(|fits| change(tool(fits), Some(2))));
    all.extend(whole.map(|fits| change(tool(fits), None)));
    all.push(change((copy, 0), Some(1)));
    for count in [1, 2] {
        let (source, at) = tool(|op| matches!(op, Op::ForceReroll { count: n, .. } if *n == count));
        all.push((Prompt::Change, Choice::Force(source, at, BOB)));
    }
    all
}

pub(super) fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::BonusIsCompulsory,
        Refusal::NotYoursToUse,
        Refusal::NotYourAbility,
        Refusal::NoAbility,
        Refusal::WrongMoon,
        Refusal::NotNow,
        Refusal::NotHere,
        Refusal::AlwaysOn,
        Refusal::NoBoon,
        Refusal::BoonNotNow,
        Refusal::UsedUp,
        Refusal::NoDiceToConvert,
        Refusal::NoSuchTool,
        Refusal::NoUpgradeOfSkill,
        Refusal::OtherSide { side: Side::Fixer },
        Refusal::OtherSide { side: Side::Reroll },
        Refusal::SideUsedUp { side: Side::Fixer },
        Refusal::NotThisCheck,
        Refusal::NoDieToChange,
        Refusal::NoSuchRival,
        Refusal::CannotPay,
        Refusal::NoSuchOption,
        Refusal::NotLookedAt,
        Refusal::NotDiscarded,
        Refusal::NoSuchExchange,
        Refusal::NothingThere,
        Refusal::CannotRecruit,
        Refusal::NoSuchUpgrade,
        Refusal::NoSuchMember,
        Refusal::CannotJoin,
        Refusal::OrderIsFixed,
        Refusal::KindNotAllowed,
        Refusal::TooManyBuilders { builders: 1 },
        Refusal::TooManyBuilders { builders: 2 },
        Refusal::NoEffectToSettle,
        Refusal::NoReward,
        Refusal::BoundOtherwise,
        Refusal::SettledTwice,
        Refusal::NobodyToShow,
        Refusal::NotInTeam,
    ]
}
