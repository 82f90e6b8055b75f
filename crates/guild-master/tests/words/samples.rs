//! A sample of everything that can be said. The lists are checked by the compiler: a new variant has to be added here.

use super::deeds;
use guild_master::{
    AdventurerId, BuildUpgrade, Choice, Clauses, CommitOrder, ContractId, CorrectCard, DeclareSkill, Due,
    Event, FallBack, GuildMaster, Level, Line, Negotiate, Objective, Offer, Order, Outcome, Payment, Phase,
    PickDeck, PickSkill, PickStance, Plan, Prestige, Prompt, Purpose, Refusal, RerollDie, Roll, Seats, Seen,
    Sheet, Side, Skill, Table, Team, Upgrade,
};
use kernel::{Ending, List, Misfit, Notation, Seat};

/// Names the variant of a value; the compiler refuses a list that lacks one, and `ALL` lets a test see that each of them
/// has a sample.
macro_rules! kinds {
    ($module:ident, $type:ident: $($name:ident)*) => {
        pub(super) mod $module {
            pub(crate) const ALL: &[&str] = &[$(stringify!($name)),*];
            pub(crate) fn of(value: &guild_master::$type) -> &'static str {
                match value { $(guild_master::$type::$name { .. } => stringify!($name)),* }
            }
        }
    };
}

kinds!(events, Event: Layout Token Joined StartSide Dealt Placed ContractUp AdventurerUp Phase Round OrderDie
    CardShown Orders Likely Committed Missed GoldBack Resolved Hired BuiltSkill BuiltCore BuiltPrestige Recruited Fame Gold Chose Checking
    Rolled Fixed Rerolled TieRerolled Checked Shown CompletedPrivate Completed Replaced Wandered Passed Contested
    Lobbied LobbyOver Sends Offered Accepted Declined Withdrawn Lapsed Struck Paid SetAside HeldPaid HeldBack Ready Stance Voided Declared Confirmed
    Combined ContestOver Cleared MarkerReset Wiped Refilled Announced GoldTold Number Used Boosted MoreOrders
    LargerTeams Peeked Arranged Took Sunk Discarded SwappedBoard SwappedDeck ContractGone ContractDrawn LookedContract
    LookedAdventurer AdventurerGone Turned Recovered Retired OrdersSwapped OrderChanged TeamJoined RecruitedNow HiredFree
    MarkerMoved Stored DieSet DieAdded Added PenaltyShifted Converted Spent Ended BonusBegan EventBegan);
kinds!(prompts, Prompt: Side Place Orders Correct Commit Skill Fix Reroll Tie Build Deck Bargain Stance Declare Use Lobby
    Pick Change Forced Convert Fallback);
kinds!(choices, Choice: Side Place Orders Show Draft Carry Drop Skill Confirm Send Fix Reroll Keep Build Decline Deck Offer Counter
    Accept Refuse Withdraw Ready Cooperate Conflict Wander Private Pass Use Rival Option Pay Contract Arrange
    Space Member Join SwapOrders ChangeOrder SwapPrivate Change Force Convert);
kinds!(refusals, Refusal: Misfit WrongKind GuildCount WrongTokens TooManyOrders TooManyInTeam NoTeam AdventurerTwice NotYours
    CardTwice OrderedByOthers SpaceClosed SpaceEmpty GoldNotAllowed TooMuchGold BidTooLow NoGoldToHire NotDealt NoSuchTarget
    NoDiceToCheck NoDiceForBid NoDiceForPrivate NoDiceToWander NotYourContract NoDieToFix NoDieToReroll
    NoDieToBreakTie EmptyPlan KindTwice GoldShort PrestigeNotAlone SkillSlotsFull UpgradeTwice NoTokenLeft LevelSkipped
    LevelBuilt LevelThreeTaken PrestigeBuilt PrestigeTaken NoPrestigeInShortGame DeckEmpty NoSuchOffer NotParty
    NotProposer OwnOffer AcceptedAlready EmptyOffer NotContesting SplitNotWhole NotInTreasury TooManyHeld TooManyOffers
    TooManyPayments TooManyChoices PromiseTooLong DeclareFirst ConfirmedAlready SaidAlready BonusIsCompulsory NotYoursToUse NotYourAbility NoAbility WrongMoon NotNow NotHere AlwaysOn NoBoon
    BoonNotNow UsedUp NoDiceToConvert
    NoSuchTool NoUpgradeOfSkill OtherSide SideUsedUp NotThisCheck NoDieToChange NoSuchRival CannotPay NoSuchOption NotLookedAt NotDiscarded NoSuchExchange NothingThere
    CannotRecruit NoSuchUpgrade NoSuchMember CannotJoin OrderIsFixed KindNotAllowed TooManyBuilders NoEffectToSettle
    NoReward BoundOtherwise SettledTwice NobodyToShow NotInTeam);
kinds!(sights, Seen: Fact Drew Peeked Arranged Sunk SwappedDeck Looked);

pub(super) const ANN: Seat = Seat(0);
pub(super) const BOB: Seat = Seat(1);

/// Three Guilds in a Contest for Contract 3, with an offer open and dice rolled.
pub(super) fn table() -> Table {
    let stage = r#"{"setup": {"guilds": 3}, "piece": [
        {"guild": "A", "gold": 9, "fame": 24, "start": "charm reroll"}, {"guild": "B", "gold": 4}, {"guild": "C"},
        {"adventurer": "Gwala", "of": "A"}, {"adventurer": "Ansel", "of": "A"},
        {"adventurer": "Queen Isaura", "of": "B"}, {"adventurer": "Cixi", "space": "B"},
        {"contract": "Unmask the False Envoy", "on": 3}],
        "now": {"phase": "contest", "contest": 3, "round": 6,
            "orders": {"A": "1: contract 3 [Gwala, Ansel]; 2: recruit B [] 5", "B": "1: contract 3 [Queen Isaura]"}}}"#;
    let stage = stage.replace("; 2: recruit B [] 5", "");
    let mut table = GuildMaster::stage(&serde_json::from_str(&stage).unwrap()).unwrap().table;
    table.guilds[0].roll =
        Roll { skill: Some(Skill::Charm), dice: List::collect([6, 5, 2, 1]), ..Roll::default() };
    table.guilds[0].orders.spaces[1].card = Some(Objective::Recruit(1));
    table.guilds[0].orders.spaces[1].gold = 5;
    let _ = table.parley.offers.push(offer());
    table.parley.declared[0] = Some(Skill::Charm);
    table
}

/// The same while an effect of Bob is lobbied for.
pub(super) fn lobbied() -> Table {
    let mut table = table();
    table.parley.owner = Some(BOB);
    let (by, parties, accepted) = (ANN, Seats::first(2), Seats::one(ANN));
    let _ = table.parley.offers.push(Offer { id: 4, by, parties, accepted, clauses: deeds::promised() });
    table
}

/// The table on which a prompt is asked.
pub(super) fn table_of(prompt: &Prompt) -> Table {
    if matches!(prompt, Prompt::Lobby(_)) { lobbied() } else { table() }
}

fn split() -> Clauses {
    Clauses { split: Some([2, 2, 0, 0]), card: Some(BOB), ..Clauses::default() }
}

fn everything() -> Clauses {
    let payment = |due| Payment { from: ANN, to: BOB, gold: 1, due };
    let payments = List::collect([payment(Due::Now), payment(Due::AllCooperate)]);
    Clauses { payments, bonus: Some(ANN), ..split() }
}

fn offer() -> Offer {
    let (parties, accepted) = (Seats::first(2), Seats::one(BOB));
    Offer { id: 1, by: BOB, parties, accepted, clauses: split() }
}

pub(super) fn sheet() -> Sheet {
    let mut sheet = Sheet::default();
    let team = Team::collect([AdventurerId(29), AdventurerId(30)]);
    sheet.spaces[0] = Order { card: Some(Objective::Hire), team, gold: 7, done: false };
    sheet.spaces[1] = Order { card: Some(Objective::Contract(2)), team, ..Order::default() };
    sheet.spaces[2] = Order { team, ..Order::default() };
    sheet
}

fn plan() -> Plan {
    let (skill, core) = (Some((Skill::Logic, Side::Fixer)), Some((Line::MessHall, 2)));
    Plan { skill, core, ..Plan::default() }
}

pub(super) fn outcomes() -> Vec<Outcome> {
    let fame = [54, 48, 54, 0];
    let (one, two) = (Seats::one(ANN), Seats::one(ANN).with(Seat(2)));
    let end = |winners, ending| Outcome { winners, fame, ending, seats: 3 };
    vec![
        end(one, None),
        end(two, None),
        end(Seats::default(), None),
        end(one, Some(Ending::Conceded { by: BOB })),
        end(two, Some(Ending::Conceded { by: BOB })),
        end(Seats::first(3), Some(Ending::Agreed)),
        end(one, Some(Ending::Adjudicated { winner: Some(ANN) })),
        end(Seats::default(), Some(Ending::Adjudicated { winner: None })),
        end(Seats::default(), Some(Ending::Void)),
    ]
}

pub(super) fn sights() -> Vec<Seen> {
    let mut all: Vec<Seen> = facts().into_iter().map(Seen::Fact).collect();
    all.push(Seen::Drew { seat: ANN });
    all.extend(deeds::sights());
    all
}

fn facts() -> Vec<Event> {
    let (seat, contract, adventurer) = (ANN, ContractId(35), AdventurerId(24));
    let phases =
        [Phase::Setup, Phase::Start, Phase::Plot, Phase::Orders, Phase::Action, Phase::Reset, Phase::End];
    let mut all = vec![
        Event::Layout { skills: Skill::Logic.bit() | Skill::Spirit.bit() },
        Event::Joined { seat, adventurer },
        Event::StartSide { seat, side: Side::Reroll },
        Event::Dealt { seat, contract },
        Event::Placed { seat, contract, space: 2 },
        Event::ContractUp { space: 2, contract },
        Event::AdventurerUp { space: 1, adventurer },
        Event::AdventurerUp { space: 5, adventurer: AdventurerId(70) },
        Event::OrderDie { seat, die: 4 },
        Event::Orders { seat, sheet: sheet() },
        Event::Orders { seat, sheet: Sheet::default() },
        Event::Likely { number: 0, objective: Objective::Contract(2), guilds: Seats::first(2) },
        Event::Committed { seat, number: 0, carry: true },
        Event::Committed { seat, number: 1, carry: false },
        Event::Committed { seat, number: 2, carry: false },
        Event::Missed { seat, objective: Objective::Recruit(1) },
        Event::Missed { seat, objective: Objective::Contract(5) },
        Event::Missed { seat, objective: Objective::Recruit(0) },
        Event::GoldBack { seat, number: 0, gold: 2 },
        Event::Resolved { seat, number: 0 },
        Event::Hired { seat, number: 0, builders: 1, gold: 3 },
        Event::Hired { seat, number: 0, builders: 2, gold: 7 },
        Event::BuiltSkill { seat, skill: Skill::Logic, side: Side::Fixer },
        Event::BuiltSkill { seat, skill: Skill::Might, side: Side::Reroll },
        Event::BuiltCore { seat, line: Line::Stables, level: 2 },
        Event::BuiltCore { seat, line: Line::MessHall, level: 3 },
        Event::BuiltPrestige { seat, prestige: Prestige::Academy },
        Event::Recruited { seat, number: 1, space: 1, adventurer },
        Event::Fame { seat, by: 3 },
        Event::Fame { seat, by: -1 },
        Event::Gold { seat, by: 1 },
        Event::Gold { seat, by: -2 },
    ];
    all.extend(Skill::ALL.map(|skill| Event::Token { seat, skill }));
    all.extend(phases.map(|phase| Event::Phase { phase }));
    all.extend([1, 2, 3, 6].map(|round| Event::Round { round }));
    all.extend(checks());
    all.extend(contest());
    all.extend(deeds::facts());
    all
}

fn checks() -> Vec<Event> {
    let (seat, contract) = (ANN, ContractId(35));
    let mut all = vec![
        Event::Rolled { seat, skill: Skill::Charm, dice: List::collect([6, 5, 3, 1]) },
        Event::Rolled { seat, skill: Skill::Arcane, dice: List::collect([6]) },
        Event::Fixed { seat, die: 3 },
        Event::Rerolled { seat, die: 2, face: 6 },
        Event::TieRerolled { seat, die: 2, face: 4 },
        Event::Checked { seat, result: 15, target: 14 },
        Event::Checked { seat, result: 13, target: 14 },
        Event::Shown { seat, contract },
        Event::CompletedPrivate { seat, contract },
        Event::Completed { seat, space: 2, contract },
        Event::Replaced { seat, space: 2, level: Level::Heroic },
        Event::Wandered { seat, result: 14 },
        Event::Passed { seat },
    ];
    all.extend(Skill::ALL.map(|skill| Event::Chose { seat, skill }));
    all
}

fn contest() -> Vec<Event> {
    let (seat, offer_id) = (ANN, 1);
    let mut all = vec![
        Event::Contested { space: 2, guilds: Seats::first(3) },
        Event::Offered { offer: offer() },
        Event::Offered { offer: Offer { clauses: everything(), parties: Seats::first(3), ..offer() } },
        Event::Accepted { seat, offer: offer_id },
        Event::Declined { seat, offer: offer_id },
        Event::Withdrawn { offer: offer_id },
        Event::Lapsed { offer: offer_id },
        Event::Struck { offer: offer_id },
        Event::Paid { from: ANN, to: BOB, gold: 2 },
        Event::SetAside { seat, gold: 1 },
        Event::HeldPaid { from: ANN, to: BOB, gold: 2 },
        Event::HeldBack { seat, gold: 2 },
        Event::Ready { seat },
        Event::Stance { seat, conflict: false },
        Event::Stance { seat, conflict: true },
        Event::Voided,
        Event::Declared { seat, skill: Skill::Spirit },
        Event::Confirmed { seat },
        Event::Combined { seat, team: Team::collect([AdventurerId(29)]), dice: 4 },
        Event::ContestOver,
        Event::Cleared,
        Event::MarkerReset,
        Event::Wiped,
    ];
    all.extend(Level::ALL.map(|level| Event::Refilled { space: 3, level }));
    all.extend(outcomes().into_iter().map(|outcome| Event::Ended { outcome }));
    all
}

pub(super) fn prompts() -> Vec<Prompt> {
    let mask = Skill::Arcane.bit() | Skill::Charm.bit();
    let skill = |purpose| Prompt::Skill(PickSkill { mask, purpose });
    let mut all = vec![
        Prompt::Side,
        Prompt::Place,
        Prompt::Orders,
        Prompt::Correct(CorrectCard { number: 1 }),
        Prompt::Commit(CommitOrder { number: 0, objective: Objective::Contract(2) }),
        Prompt::Commit(CommitOrder { number: 1, objective: Objective::Hire }),
        skill(Purpose::Contract(2)),
        skill(Purpose::Conflict(2)),
        skill(Purpose::Hire),
        skill(Purpose::Bid(1)),
        Prompt::Fix,
        Prompt::Reroll(RerollDie { left: 1 }),
        Prompt::Reroll(RerollDie { left: 2 }),
        Prompt::Tie,
        Prompt::Build(BuildUpgrade { number: 0 }),
        Prompt::Deck(PickDeck { space: 2 }),
        Prompt::Bargain(Negotiate { space: 2 }),
        Prompt::Stance(PickStance { space: 2 }),
        Prompt::Declare(DeclareSkill { space: 2, mask }),
        Prompt::Fallback(FallBack { number: 1 }),
    ];
    all.extend(deeds::prompts());
    all
}

/// Answers with the question they answer, where it matters.
pub(super) fn choices() -> Vec<(Prompt, Choice)> {
    let beyond = Some(Upgrade::Skill(Skill::Might, Side::Reroll));
    let build = |plan| Choice::Build(plan);
    let mut all = vec![
        Choice::Side(Side::Fixer),
        Choice::Side(Side::Reroll),
        Choice::Place(ContractId(0)),
        Choice::Orders(sheet()),
        Choice::Orders(Sheet::default()),
        Choice::Carry,
        Choice::Drop,
        Choice::Skill(Skill::Spirit),
        Choice::Confirm,
        Choice::Fix(2),
        Choice::Reroll(0),
        Choice::Keep,
        build(plan()),
        build(Plan { prestige: Some(Prestige::Vault), ..Plan::default() }),
        build(Plan { beyond, ..plan() }),
        build(Plan { beyond: Some(Upgrade::Core(Line::Bar, 2)), ..plan() }),
        build(Plan { beyond: Some(Upgrade::Prestige(Prestige::Archive)), ..plan() }),
        build(Plan::default()),
        Choice::Decline,
        Choice::Offer(split()),
        Choice::Offer(everything()),
        Choice::Offer(Clauses::default()),
        Choice::Counter(1, split()),
        Choice::Counter(1, Clauses::default()),
        Choice::Accept(1),
        Choice::Refuse(1),
        Choice::Withdraw(2),
        Choice::Ready,
        Choice::Cooperate,
        Choice::Conflict,
        Choice::Wander(Skill::Guile),
        Choice::Private(ContractId(24), Skill::Guile),
        Choice::Pass,
    ];
    all.extend(Level::ALL.map(Choice::Deck));
    let mut all: Vec<(Prompt, Choice)> =
        all.into_iter().map(|choice| (Prompt::Fallback(FallBack { number: 0 }), choice)).collect();
    all.extend(deeds::choices());
    all
}

pub(super) fn refusals() -> Vec<Refusal> {
    let (at, objective) = (1, Objective::Recruit(1));
    let mut all = vec![
        Refusal::Misfit(Misfit::NotAsked),
        Refusal::WrongKind,
        Refusal::GuildCount { seats: 5 },
        Refusal::WrongTokens { seats: 2 },
        Refusal::WrongTokens { seats: 3 },
        Refusal::WrongTokens { seats: 4 },
        Refusal::TooManyOrders { at: 2, limit: 2 },
        Refusal::TooManyInTeam { at, limit: 2 },
        Refusal::NoTeam { at },
        Refusal::AdventurerTwice { at, adventurer: AdventurerId(29) },
        Refusal::NotYours { at, adventurer: AdventurerId(68) },
        Refusal::CardTwice { at, objective },
        Refusal::OrderedByOthers { at, objective },
        Refusal::SpaceClosed { at, objective: Objective::Recruit(2) },
        Refusal::SpaceEmpty { at, objective: Objective::Contract(4) },
        Refusal::GoldNotAllowed { at },
        Refusal::TooMuchGold { owned: 7, spent: 9 },
        Refusal::BidTooLow { at, minimum: 5 },
        Refusal::NoGoldToHire { at },
        Refusal::NotDealt,
        Refusal::NoSuchTarget,
        Refusal::NoDiceToCheck,
        Refusal::NoDiceForBid,
        Refusal::NoDiceForPrivate,
        Refusal::NoDiceToWander,
        Refusal::NotYourContract,
        Refusal::NoDieToFix,
        Refusal::NoDieToReroll,
        Refusal::NoDieToBreakTie,
        Refusal::EmptyPlan,
        Refusal::KindTwice,
        Refusal::GoldShort { price: 5, gold: 4 },
        Refusal::PrestigeNotAlone,
        Refusal::SkillSlotsFull,
        Refusal::UpgradeTwice,
        Refusal::NoTokenLeft,
        Refusal::LevelSkipped,
        Refusal::LevelBuilt,
        Refusal::LevelThreeTaken,
        Refusal::PrestigeBuilt,
        Refusal::PrestigeTaken,
        Refusal::NoPrestigeInShortGame,
        Refusal::DeckEmpty,
        Refusal::NoSuchOffer,
        Refusal::NotParty,
        Refusal::NotProposer,
        Refusal::OwnOffer,
        Refusal::AcceptedAlready,
        Refusal::EmptyOffer,
        Refusal::NotContesting,
        Refusal::SplitNotWhole { gold: 4 },
        Refusal::NotInTreasury { gold: 1 },
        Refusal::TooManyHeld,
        Refusal::TooManyOffers { limit: 3 },
        Refusal::TooManyPayments { limit: 6 },
        Refusal::TooManyChoices { limit: 4 },
        Refusal::PromiseTooLong { limit: 80 },
        Refusal::DeclareFirst,
        Refusal::ConfirmedAlready,
        Refusal::SaidAlready,
    ];
    all.extend(deeds::refusals());
    all
}
