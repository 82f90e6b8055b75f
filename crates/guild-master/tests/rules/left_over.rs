//! What is left when something is over, and which Order a refusal is about: read from the state itself.

use guild_master::{Boost, GuildMaster, Objective, Prompt, Refusal, Roll, Sheet};
use kernel::odds::Ratio;
use kernel::{Ask, Game, Seat, State};
use testkit::scenario::run_text;

use super::foreseen::{after, choice, preview, scene};

const A: Seat = Seat(0);

/// GM-RSET-02, GM-RECR-16: Orders, dice, uses, recruits and what effects gave for the Round are gone with it.
#[test]
fn nothing_of_a_round_is_left_in_the_next() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Drummer", skills = { might = 1 }, ability = "(moon: every, phase: plot, limit: round, effects: [team_size(n: 1, orders: all)])" },
    { guild = "A", gold = 30, adventurers = ["Proof Drummer", "Gundra", "Odo"], completed = ["Wake the Sleeping Titan"] },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "plot", round = 5 }
"#;
    let plot = ["A: use Proof Drummer", "A: use Wake the Sleeping Titan"];
    let state = after(table, &plot);
    assert_eq!((state.table.guild(A).larger, state.table.guild(A).extra_orders), ((1, 4), 1));
    // Odo is used for an Order Space number in which A has no Order.
    let action = [
        "A: orders 1: recruit A [Axe] 9",
        "B: orders 2: [Bow]",
        "A: pass",
        "A: carry",
        "expect: A.recruits = Cixi",
        "A: use Gundra as Odo",
    ];
    let played = [&plot[..], &action].concat();
    let state = after(table, &played);
    assert_eq!((state.table.number, state.table.guild(A).boost.wander), (1, (1, 1)));
    let state = after(table, &[&played[..], &["B: wander might", "dice: 3 4", "draw: 1"]].concat());
    assert_eq!((state.table.round, state.table.number), (6, 0));
    for guild in &state.table.guilds {
        assert_eq!(
            (guild.orders, guild.roll, guild.boost),
            (Sheet::default(), Roll::default(), Boost::default())
        );
        assert_eq!((guild.used.len(), guild.recruits.len()), (0, 0));
        assert_eq!((guild.larger, guild.extra_orders), ((0, 0), 0));
    }
}

/// GM-RUL-40: what an effect brought for an Order is gone when the Order is resolved.
#[test]
fn what_was_used_for_an_order_is_gone_when_it_is_resolved() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"] },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 7", B = "1: [Bow]" } }
"#;
    let used = ["A: carry", "A: use Torvane"];
    assert_ne!(after(table, &used).table.guild(A).boost, Boost::default());
    let state = after(table, &[&used[..], &["A: build Bar II"]].concat());
    assert_eq!(state.table.number, 0, "B has still to fall back");
    assert_eq!(state.table.guild(A).boost, Boost::default());
}

/// GM-RUL-29: what was set aside is paid once all cooperate, and then nothing is held any more.
#[test]
fn a_payment_is_struck_off_when_it_is_made() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { guild = "B", gold = 4 },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 3 } },
    { adventurer = "Bow", of = "B", skills = { might = 1, guile = 1 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 7 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
"#;
    let held = |script: &[&str]| {
        let struck = ["A: offer pay_if A->B 2", "B: accept 1", "expect: A.aside = 2", "A: ready", "B: ready"];
        after(table, &[&struck, script].concat()).table.parley.held.len()
    };
    let paid = ["expect: A.gold = 7", "expect: B.gold = 6", "expect: A.aside = 0"];
    let back = ["expect: A.gold = 9", "expect: B.gold = 4", "expect: A.aside = 0"];
    assert_eq!(held(&[]), 1);
    assert_eq!(held(&[&["A: stance cooperate", "B: stance cooperate"][..], &paid].concat()), 0);
    assert_eq!(held(&[&["A: stance conflict", "B: stance conflict"][..], &back].concat()), 0);
}

#[test]
fn a_card_is_looked_at_once() {
    let report = run_text::<GuildMaster>(
        "a card is looked at once",
        r#"
game = "guild-master"
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Courier", skills = { might = 1 }, ability = '(moon: every, phase: plot, limit: round, effects: [peek_deck(deck: of(common), count: 2, then: return)])' },
    { guild = "A", adventurers = ["Proof Courier"] },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Courier", "draw: 1 | 1"]
expect = ["asked: A orders"]
"#,
    );
    let looks = report.cases[0].stream.iter().filter(|line| line.starts_with("peeked"));
    assert_eq!(
        looks.collect::<Vec<_>>(),
        ["peeked A common Ambush Poachers", "peeked A common Identify Rebels"],
        "{report}"
    );
}

#[test]
fn builders_that_come_free_build_once() {
    let table = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { contract = "Proof Quarry", on = 1, targets = { might = 6 }, bonus = '[build_now(builders: 3, kinds: (core: true))]' },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]" } }
"#;
    let attempt = ["A: carry", "dice: 6 6 1 1 1"];
    let state = after(table, &attempt);
    let left =
        |ask: &Ask<GuildMaster>| if let Prompt::Pick(pick) = ask.prompt { Some(pick.left) } else { None };
    assert_eq!(state.asks().iter().filter_map(left).collect::<Vec<_>>(), [1]);
    let built =
        ["A: build Stables II", "expect: A.upgrades = Stables II, Mess Hall I, Bar I", "A: deck common"];
    after(table, &[&attempt[..], &built].concat());
}

/// GM-RUL-08: a refusal names the Order it is about.
#[test]
fn a_refused_sheet_names_the_order_at_fault() {
    let mut state = scene(
        r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { guild = "B" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { adventurer = "Day", of = "A", skills = { might = 1 } },
    { adventurer = "Elm", of = "A", skills = { might = 1 } },
    { adventurer = "Fir", of = "A", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
    { contract = "Loft", on = 3, targets = { might = 6 } },
]
now = { phase = "orders" }
"#,
    );
    let refused = |state: &State<GuildMaster>, text: &str| {
        let (ask, choice) = choice(state, A, text);
        GuildMaster::judge(state, &ask, &choice).err()
    };
    let faults = [
        ("orders 3: [Axe]", Refusal::TooManyOrders { at: 2, limit: 2 }),
        ("orders 4: [Axe]", Refusal::TooManyOrders { at: 3, limit: 2 }),
        ("orders 1: [Axe]; 2: [Bow, Cup, Day]", Refusal::TooManyInTeam { at: 1, limit: 2 }),
        ("orders 1: [Axe]; 2: hire [] 3", Refusal::NoTeam { at: 1 }),
        (
            "orders 1: contract 3 [Axe]; 2: contract 3 [Bow]",
            Refusal::CardTwice { at: 1, objective: Objective::Contract(2) },
        ),
        (
            "orders 1: recruit A [Axe] 3; 2: recruit A [Bow] 3",
            Refusal::CardTwice { at: 1, objective: Objective::Recruit(0) },
        ),
        ("orders 1: [Axe]; 2: hire [Bow]", Refusal::NoGoldToHire { at: 1 }),
        ("orders 1: [Axe]; 2: contract 3 [Bow] 1", Refusal::GoldNotAllowed { at: 1 }),
        ("orders 1: [Axe]; 2: recruit A [Bow] 2", Refusal::BidTooLow { at: 1, minimum: 3 }),
        (
            "orders 1: [Axe]; 2: contract 1 [Bow]",
            Refusal::SpaceEmpty { at: 1, objective: Objective::Contract(0) },
        ),
        (
            "orders 1: [Axe]; 2: contract 6 [Bow]",
            Refusal::SpaceClosed { at: 1, objective: Objective::Contract(5) },
        ),
        ("orders 1: hire [Axe] 5; 2: recruit A [Bow] 5", Refusal::TooMuchGold { owned: 9, spent: 10 }),
    ];
    for (text, refusal) in faults {
        assert_eq!(refused(&state, text), Some(refusal), "{text}");
    }
    assert_eq!(refused(&state, "orders 1: hire [Axe] 5; 2: recruit A [Bow] 4"), None);
    // One team may be larger this Round.
    state.table.guilds[0].larger = (1, 1);
    let two = "orders 1: [Axe, Bow, Cup]; 2: [Day, Elm, Fir]";
    assert_eq!(refused(&state, two), Some(Refusal::TooManyInTeam { at: 1, limit: 2 }));
    let four = "orders 1: [Axe, Bow, Cup, Day]";
    assert_eq!(refused(&state, four), Some(Refusal::TooManyInTeam { at: 0, limit: 3 }));
    assert_eq!(refused(&state, "orders 1: [Axe, Bow]; 2: [Day, Elm, Fir]"), None);
}

/// GM-RUL-16: the chance to be ahead of all others at once, each of them rolling its lowest die again.
#[test]
fn a_tie_break_counts_every_face_and_every_rival() {
    let tied = |guilds: u8, third: &str, orders: &str, script: &[&str]| {
        let table = format!(
            r#"
setup = {{ guilds = {guilds} }}
piece = [
    {{ guild = "A" }},
    {{ guild = "B" }},{third}
    {{ adventurer = "Axe", of = "A", skills = {{ might = 2 }} }},
    {{ adventurer = "Bow", of = "B", skills = {{ might = 2 }} }},
]
now = {{ phase = "action", orders = {{ A = "1: hire [Axe] 5", B = "1: hire [Bow] 5"{orders} }} }}
"#
        );
        after(&table, &[&["A: carry", "B: carry"], script].concat())
    };
    let chance = |state: &State<GuildMaster>, text: &str| preview(state, A, text).chance;
    let two = tied(2, "", "", &["dice: 1 6 | 3 4"]);
    assert_eq!(chance(&two, "reroll 1"), Ratio::new(26, 36));
    assert_eq!(chance(&two, "reroll 2"), Ratio::new(3, 36));
    let third = r#" { guild = "C" }, { adventurer = "Cup", of = "C", skills = { might = 2 } },"#;
    let three = tied(3, third, r#", C = "1: hire [Cup] 5""#, &["C: carry", "dice: 1 6 | 3 4 | 2 5"]);
    assert_eq!(chance(&three, "reroll 1"), Ratio::new(106, 216));
}
