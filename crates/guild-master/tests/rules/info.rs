//! Public and secret information.

use bots::Rng;
use guild_master::{
    Answer, Choice, ContractId, Event, GuildMaster, Level, Objective, Prestige, Query, Seen, Setup, Sheet,
    Side, Skill,
};
use kernel::{Game, Ignore, Input, List, Searchable, Seat, State, Viewer};
use testkit::prove;

use super::foreseen::{self, after, choice, scene};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));

#[test]
fn private_contracts_are_known_to_their_owner() {
    prove::<GuildMaster>(
        "private contracts are known to their owner",
        &["GM-INFO-06", "GM-RUL-38"],
        |probe| {
            let mut table = Setup::of(2).lay().unwrap();
            let dealt = Event::Dealt { seat: Seat(0), contract: ContractId(4) };
            probe.equal("the owner sees it", GuildMaster::see(&table, &dealt, A), Some(Seen::Fact(dealt)));
            probe.equal(
                "a rival sees a draw",
                GuildMaster::see(&table, &dealt, B),
                Some(Seen::Drew { seat: Seat(0) }),
            );
            GuildMaster::apply(&mut table, &dealt);
            let [own, rival, stand] =
                [A, B, Viewer::Stand].map(|viewer| GuildMaster::view(&table, viewer).guilds[0].clone());
            probe.equal("own cards", own.private.len(), 1);
            probe.equal("hidden from the rival", rival.private.len(), 0);
            probe.equal("hidden from the stand", stand.private.len(), 0);
            probe.equal("their number is public", rival.private_count, 1);
            GuildMaster::apply(&mut table, &Event::Shown { seat: Seat(0), contract: ContractId(4) });
            probe.equal(
                "shown once, known for good",
                GuildMaster::view(&table, B).guilds[0].private.len(),
                1,
            );
        },
    );
}

#[test]
fn what_a_guild_owns_is_public() {
    prove::<GuildMaster>(
        "what a guild owns is public",
        &["GM-INFO-01", "GM-INFO-02", "GM-INFO-03", "GM-INFO-04", "GM-INFO-11"],
        |probe| {
            let mut table = Setup::of(2).lay().unwrap();
            let seat = Seat(0);
            let before = table.guild(seat).gold;
            let mut sheet = Sheet::default();
            sheet.spaces[1].card = Some(Objective::Hire);
            sheet.spaces[1].team = List::collect([guild_master::AdventurerId(3)]);
            sheet.spaces[1].gold = 4;
            for event in [
                Event::Joined { seat, adventurer: guild_master::AdventurerId(3) },
                Event::BuiltCore { seat, line: guild_master::Line::Bar, level: 2 },
                Event::BuiltSkill { seat, skill: Skill::Logic, side: Side::Reroll },
                Event::BuiltPrestige { seat, prestige: Prestige::Vault },
                Event::CompletedPrivate { seat, contract: ContractId(5) },
                Event::Gold { seat, by: 7 },
                Event::Orders { seat, sheet },
            ] {
                GuildMaster::apply(&mut table, &event);
            }
            let of = |viewer| GuildMaster::view(&table, viewer).guilds[0].clone();
            let seen = of(B);
            probe.equal("adventurers", seen.adventurers.len(), 1);
            probe.equal("core upgrades", seen.core, [1, 1, 2]);
            probe.equal("skill upgrades", seen.upgrades, [None, None, None, Some(Side::Reroll), None, None]);
            probe.equal("prestige upgrade", seen.prestige, Some(Prestige::Vault));
            probe.equal("completed", seen.completed.len(), 1);
            probe.equal("orders, teams and the gold on them", seen.orders, sheet);
            probe.equal("gold in all", seen.total_gold, u32::from(before) + 7);
            probe.equal("gold in the treasury", seen.gold, before + 3);
            probe.equal("the owner sees the same", of(A), seen.clone());
            probe.equal("and so do spectators", of(Viewer::Stand), seen);
        },
    );
}

/// What rivals and spectators see of the Gold of a Guild before the Orders are revealed and after.
#[test]
fn gold_in_all_is_seen_and_its_division_only_after_the_reveal() {
    let stage = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 1 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
]
now = { phase = "orders" }
"#;
    let planned = ["A: orders 1: hire [Axe] 5"];
    let revealed = ["A: orders 1: hire [Axe] 5", "B: orders 2: [Bow]"];
    prove::<GuildMaster>("gold in all is seen", &["GM-RUL-39", "GM-INFO-01", "GM-INFO-05"], |probe| {
        for viewer in [B, Viewer::Stand] {
            let seen = |script: &[&str]| {
                let guild = GuildMaster::view(&after(stage, script).table, viewer).guilds[0].clone();
                (guild.total_gold, guild.gold, guild.orders.spaces[0].gold)
            };
            probe.equal("planned", seen(&planned), (7, 7, 0));
            probe.equal("revealed", seen(&revealed), (7, 2, 5));
        }
    });
}

#[test]
fn every_token_can_be_looked_up_at_any_time() {
    prove::<GuildMaster>("every token can be looked up", &["GM-INFO-10", "GM-SETU-06"], |probe| {
        let state = GuildMaster::start(&Setup::of(2), &mut Ignore).unwrap();
        let Answer::Upgrades { skill, core, prestige } = GuildMaster::query(&state, B, &Query::Upgrades)
        else {
            return probe.holds("a query gives them", false);
        };
        probe.equal("kinds", [skill.len(), core.len(), prestige.len()], [6, 6, 6]);
        probe.holds("builders of all", skill.iter().all(|token| token.builders == 1 && token.fame == 1));
        let core: Vec<(u8, u8, u8)> =
            core.iter().map(|token| (token.builders, token.fame, token.value)).collect();
        probe.equal("core", core, [(2, 3, 3), (4, 5, 4), (1, 2, 3), (3, 4, 4), (1, 1, 3), (2, 3, 5)]);
        let builders: Vec<u8> = prestige.iter().map(|token| token.builders).collect();
        probe.equal("prestige", builders, [3, 3, 3, 2, 3, 3]);
        probe.holds("caps", prestige.iter().all(|token| token.cap == 10));
    });
}

#[test]
fn queries_answer_from_public_facts() {
    let state = GuildMaster::start(&Setup::of(3), &mut Ignore).unwrap();
    let ask = |query| serde_json::to_value(GuildMaster::query(&state, Viewer::Stand, &query)).unwrap();
    assert_eq!(ask(Query::Price { builders: 3 }), serde_json::json!({ "gold": 8 }));
    assert_eq!(ask(Query::MinimumBid { space: 5 }), serde_json::json!({ "gold": 10 }));
    assert_eq!(ask(Query::MinimumBid { space: 6 }), serde_json::json!("nothing"));
    assert_eq!(
        ask(Query::Odds { dice: 2, target: 7 }),
        serde_json::json!({ "chance": { "num": "7", "den": "12" } })
    );
}

/// The odds of a choice count the penalty of a conflict.
#[test]
fn previews_tell_dice_target_and_chance() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 3 } },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 7 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
"#;
    let state = after(table, &["A: ready", "B: ready", "A: stance conflict", "B: stance cooperate"]);
    let preview = foreseen::preview(&state, Seat(0), "skill guile");
    assert_eq!((preview.dice, preview.target), (3, 10));
    assert_eq!(preview.chance.map(|chance| chance.percent(1)).as_deref(), Some("62.5"));
    let (ask, charm) = choice(&state, Seat(0), "skill charm");
    assert!(GuildMaster::preview(&state, &ask, &charm).is_err());
}

/// A combined team is seen with its total, the part of each Guild and the target, by everybody and as it changes; Guilds
/// that go for different targets are no team.
#[test]
fn a_combined_team_is_seen_with_its_total() {
    let table = r#"
setup = { guilds = 3 }
piece = [
    { guild = "A", upgrades = ["Armory fixer"] },
    { guild = "B" },
    { guild = "C" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Cat", of = "C", skills = { SKILL = 1 } },
    { contract = "Loft", on = 3, targets = { might = 12, guile = 7 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cat]" } }
"#;
    let together = [
        "A: ready",
        "B: ready",
        "C: ready",
        "A: stance cooperate",
        "B: stance cooperate",
        "C: stance cooperate",
    ];
    let met =
        |skill: &str, script: &[&str]| after(&table.replace("SKILL", skill), &[&together, script].concat());
    let teams = |state: &State<GuildMaster>, viewer| GuildMaster::view(&state.table, viewer).teams;
    assert_eq!(teams(&scene(&table.replace("SKILL", "might")), Viewer::Stand), []);
    let seen = |state: &State<GuildMaster>| {
        let [own, stand] = [A, Viewer::Stand].map(|viewer| teams(state, viewer));
        assert_eq!(own, stand);
        let part = |seat: usize| own[0].parts.get(seat).map(|(seat, result)| (seat.0, *result));
        (own.len(), own[0].total, own[0].target, [part(0), part(1), part(2)])
    };
    assert_eq!(teams(&met("might", &["dice: 1 4"]), A), [], "not before all have rolled");
    let rolled = met("might", &["dice: 1 4 | 2 | 3"]);
    assert_eq!(seen(&rolled), (1, 10, 12, [Some((0, 5)), Some((1, 2)), Some((2, 3))]));
    let fixed = met("might", &["dice: 1 4 | 2 | 3", "A: fix 1"]);
    assert_eq!(teams(&fixed, A), [], "the contract is done and gone");
    let apart = met("guile", &["dice: 1 4 | 2 | 3"]);
    assert_eq!(seen(&apart), (1, 7, 12, [Some((0, 5)), Some((1, 2)), None]));
}

#[test]
fn a_choice_is_written_and_read_alike() {
    let text = serde_json::to_string(&Choice::Orders(Sheet::default())).unwrap();
    assert_eq!(serde_json::from_str::<Choice>(&text).unwrap(), Choice::Orders(Sheet::default()));
}

/// Names in JSON are written alike everywhere.
#[test]
fn words_of_the_rule_book_are_written_in_snake_case() {
    use guild_master::{Level, Line, Prestige, Rank, Side, Skill};
    let words = (Skill::Might, Rank::Hero, Level::Common, Side::Fixer, Line::MessHall, Prestige::Vault);
    assert_eq!(
        serde_json::to_string(&words).unwrap(),
        r#"["might","hero","common","fixer","mess_hall","vault"]"#
    );
}

/// What binds several Guilds or moves Gold between them is not taken back by one of them.
#[test]
fn a_struck_offer_cannot_be_taken_back_freely() {
    let (seat, to) = (Seat(0), Seat(1));
    for event in [
        Event::Struck { offer: 1 },
        Event::Paid { from: seat, to, gold: 1 },
        Event::SetAside { seat, gold: 1 },
        Event::HeldPaid { from: seat, to, gold: 1 },
        Event::HeldBack { seat, gold: 1 },
    ] {
        assert!(GuildMaster::reveals(&event), "{event:?}");
    }
    assert!(!GuildMaster::reveals(&Event::Accepted { seat, offer: 1 }));
    assert!(!GuildMaster::reveals(&Event::Gold { seat, by: 1 }));
}

#[test]
fn a_draft_is_imagined_by_nobody_else() {
    prove::<GuildMaster>("a draft is secret", &["GM-RUL-10"], |probe| {
        let state = scene(
            r#"
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Gwala", of = "A" },
]
now = { phase = "orders" }
"#,
        );
        let mut sheet = Sheet::default();
        sheet.spaces[0].team = state.table.guild(Seat(0)).adventurers.iter().collect();
        let ask = state.asks()[0].id;
        let [mut taken_back, mut kept] = [state.clone(), state];
        let handed_in = Input::Answer { ask, choice: Choice::Orders(sheet) };
        for input in [handed_in, Input::Retract { ask }] {
            let taken = GuildMaster::advance(&mut taken_back, input, &mut Ignore).is_ok();
            probe.holds("the sheet is handed in and taken back", taken);
        }
        let mut facts = Vec::new();
        let draft = Input::Answer { ask, choice: Choice::Draft(sheet) };
        probe.holds("a draft is kept", GuildMaster::advance(&mut kept, draft, &mut facts).is_ok());
        probe.equal("which is no fact", facts, Vec::<Event>::new());
        probe.holds("nor an answer", kept.asks().iter().all(|ask| !ask.answered));
        let ordered = |mut state: State<GuildMaster>| {
            for seat in [Seat(0), Seat(1)] {
                let _ = GuildMaster::advance(&mut state, Input::Expired { seat }, &mut Ignore);
            }
            state.table.guild(Seat(0)).orders.spaces[0].team.len()
        };
        for state in [taken_back, kept] {
            let imagined = |seat| GuildMaster::imagine(&state, seat, &mut Rng::stream(1, 1));
            probe.equal("its Guild knows the draft", ordered(imagined(Seat(0))), 1);
            probe.equal("a rival does not", ordered(imagined(Seat(1))), 0);
            probe.equal("the draft stands", ordered(state.clone()), 1);
        }
    });
}

/// What B knows of the top of the Common deck after A has looked at three cards, the upper two of which B had looked at
/// before, and has done something with them.
fn known_to_b(deed: impl Fn(&[ContractId; 3]) -> Event) -> Vec<Option<ContractId>> {
    let (mut table, level) = (Setup::of(2).lay().unwrap(), Level::Common);
    let cards: Vec<ContractId> = table.open_contracts(level).iter().take(3).collect();
    let cards = [cards[0], cards[1], cards[2]];
    let mut peek = |seat, at: u8| {
        let contract = cards[usize::from(at)];
        GuildMaster::apply(&mut table, &Event::Peeked { seat, level, at, contract });
    };
    for (seat, at) in [(Seat(1), 0), (Seat(1), 1), (Seat(0), 0), (Seat(0), 1), (Seat(0), 2)] {
        peek(seat, at);
    }
    let before: Vec<_> = GuildMaster::view(&table, B).tops[level.index()].to_vec();
    assert_eq!(before, [Some(cards[0]), Some(cards[1]), None]);
    GuildMaster::apply(&mut table, &deed(&cards));
    let own = GuildMaster::view(&table, A).tops[level.index()].to_vec();
    assert!(own.iter().all(Option::is_some), "A knows what it laid back: {own:?}");
    GuildMaster::view(&table, B).tops[level.index()].to_vec()
}

#[test]
fn what_a_guild_does_in_secret_with_cards_rivals_know_stays_secret() {
    let level = Level::Common;
    let seat = Seat(0);
    prove::<GuildMaster>("which card is kept stays secret", &["GM-INFO-06"], |probe| {
        let kept =
            [0, 1, 2].map(|at: usize| known_to_b(|cards| Event::Took { seat, level, contract: cards[at] }));
        probe.equal("whichever is kept", kept, [const { [None; 2] }; 3].map(|known| known.to_vec()));
    });
    prove::<GuildMaster>("the order of cards laid back stays secret", &["GM-INFO-08"], |probe| {
        let arranged = [[0, 1, 2], [1, 0, 2], [2, 1, 0]].map(|order: [usize; 3]| {
            known_to_b(|cards| Event::Arranged {
                seat,
                level,
                cards: order.map(|at| cards[at]).into_iter().collect(),
            })
        });
        probe.equal(
            "however they are arranged",
            arranged,
            [const { [None; 3] }; 3].map(|known| known.to_vec()),
        );
        let sunk =
            [0, 1, 2].map(|at: usize| known_to_b(|cards| Event::Sunk { seat, level, contract: cards[at] }));
        probe.equal(
            "whichever goes to the bottom",
            sunk,
            [const { [None; 2] }; 3].map(|known| known.to_vec()),
        );
    });
}
