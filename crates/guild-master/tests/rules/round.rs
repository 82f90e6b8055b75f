//! Rounds, Fame Order and the start of a Round.

use guild_master::{Event, GuildMaster, Phase, Setup, Skill};
use kernel::{Game, Input, Pending, Seat};

use super::check;

#[test]
fn a_blood_moon_gives_each_guild_a_private_contract_by_fame() {
    check(
        "a blood moon gives private contracts",
        r#"
proves = ["GM-STAR-04", "GM-FAME-06", "GM-ROUN-04", "GM-ROUN-08"]
setup = { guilds = 3 }
piece = [{ guild = "A", fame = 1 }, { guild = "B", fame = 9 }, { guild = "C", fame = 4 }]
now = { phase = "start", round = 3 }
script = ["draw: 1 | 1 | 1"]
expect = [
    "dealt B Ambush Poachers", "dealt C Identify Rebels", "dealt A Confront Blasphemers", "phase orders",
    "moon = half blood", "never: order die",
]
"#,
    );
}

#[test]
fn level_guilds_roll_and_another_roll_gives_another_result() {
    check(
        "level guilds roll",
        r#"
proves = ["GM-FAME-07", "GM-RUL-03", "GM-FAME-08"]
setup = { guilds = 3 }
piece = [{ guild = "A", fame = 4 }, { guild = "B", fame = 9 }, { guild = "C", fame = 4 }]
now = { phase = "start", round = 3 }

[[case]]
name = "1"
script = ["dice: 2 5", "draw: 1 | 1 | 1"]
expect = [
    "order die A 2", "order die C 5", "dealt B Ambush Poachers", "dealt C Identify Rebels",
    "dealt A Confront Blasphemers",
]

[[case]]
name = "2"
script = ["dice: 5 2", "draw: 1 | 1 | 1"]
expect = ["dealt B Ambush Poachers", "dealt A Identify Rebels", "dealt C Confront Blasphemers"]
"#,
    );
}

#[test]
fn equal_dice_are_rolled_again_among_the_equal() {
    check(
        "equal dice are rolled again",
        r#"
proves = ["GM-RUL-03"]
setup = { guilds = 3 }
piece = [{ guild = "A", fame = 0 }, { guild = "B", fame = 0 }, { guild = "C", fame = 0 }]
now = { phase = "start", round = 3 }
script = ["dice: 3 6 3", "dice: 1 2", "draw: 1 | 1 | 1"]
expect = [
    "order die A 3", "order die B 6", "order die C 3", "order die A 1", "order die C 2",
    "dealt B Ambush Poachers", "dealt C Identify Rebels", "dealt A Confront Blasphemers",
]
"#,
    );
}

#[test]
fn fame_order_decides_who_gets_the_last_card() {
    check(
        "fame order decides who gets the last card",
        r#"
proves = ["GM-STAR-05", "GM-RUL-06", "GM-FAME-07"]
setup = { guilds = 3 }
piece = [{ guild = "A", fame = 4 }, { guild = "B", fame = 4 }, { guild = "C", fame = 0 }]
now = { phase = "start", round = 3, decks = [1, 30, 30] }

[[case]]
name = "1"
script = ["dice: 6 1", "draw: 1"]
expect = ["dealt A Ambush Poachers", "phase orders", "B.private = none", "C.private = none"]

[[case]]
name = "2"
script = ["dice: 1 6", "draw: 1"]
expect = ["dealt B Ambush Poachers", "phase orders", "A.private = none"]
"#,
    );
}

#[test]
fn other_rounds_draw_nothing() {
    check(
        "other rounds draw nothing",
        r#"
proves = ["GM-STAR-06", "GM-ROUN-03"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { guild = "B" }]
now = { phase = "start", round = 4 }
expect = ["asked: A orders", "A.private = none", "moon = full"]
"#,
    );
}

#[test]
fn round_one_starts_with_orders() {
    check(
        "round one starts with orders",
        r#"
proves = ["GM-ROUN-05"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { guild = "B" }]
now = { phase = "start" }
expect = ["asked: A orders", "round = 1", "moon = half"]
"#,
    );
}

#[test]
fn the_round_marker_advances_and_turns() {
    check(
        "the round marker advances and turns",
        r#"
proves = ["GM-RSET-14", "GM-ROUN-02", "GM-COMP-13", "GM-ROUN-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "reset" }
script = ["expect: round = 2", "A: orders none", "B: orders none"]
expect = [
    "phase action", "phase reset", "round 3", "phase start", "asked: chance roll 2d6", "round = 3",
    "moon = half blood",
]
"#,
    );
}

#[test]
fn fame_has_a_floor_and_no_ceiling() {
    testkit::prove::<GuildMaster>(
        "fame has a floor and no ceiling",
        &["GM-FAME-03", "GM-FAME-04"],
        |probe| {
            let mut table = Setup::of(2).lay().unwrap();
            let seat = Seat(0);
            for by in [150, -30] {
                GuildMaster::apply(&mut table, &Event::Fame { seat, by });
            }
            probe.equal("above a hundred", table.guilds[0].fame, 120);
            GuildMaster::apply(&mut table, &Event::Fame { seat, by: -200 });
            probe.equal("cut off at nothing", table.guilds[0].fame, 0);
            probe.equal("skills", Skill::ALL.len(), 6);
        },
    );
}

/// GM-ROUN-05: the first phase of a match is the Order Phase.
#[test]
fn round_one_reports_no_start() {
    let rng = &mut bots::Rng::stream(5, 0);
    let mut facts: Vec<Event> = Vec::new();
    let mut state = GuildMaster::start(&Setup::of(2), &mut facts).unwrap();
    while state.table.round < 3 {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(bots::sample(&draw, rng)),
            Pending::Asks(asks) => {
                Input::Expired { seat: asks.iter().find(|ask| !ask.answered).unwrap().seat }
            }
            other => panic!("{other:?}"),
        };
        GuildMaster::advance(&mut state, input, &mut facts).unwrap();
    }
    let phases: Vec<Phase> = facts
        .iter()
        .filter_map(|fact| if let Event::Phase { phase } = fact { Some(*phase) } else { None })
        .collect();
    let [round_one, round_two] = [&phases[..3], &phases[3..8]];
    assert_eq!(round_one, [Phase::Orders, Phase::Action, Phase::Reset]);
    assert_eq!(round_two, [Phase::Start, Phase::Plot, Phase::Orders, Phase::Action, Phase::Reset]);
}

#[test]
fn every_third_round_is_a_blood_moon_round() {
    for (round, moon) in [
        (1, "half"),
        (2, "full"),
        (3, "half blood"),
        (4, "full"),
        (5, "half"),
        (6, "full blood"),
        (7, "half"),
        (8, "full"),
        (9, "half blood"),
    ] {
        let text = r#"
proves = ["GM-ROUN-03", "GM-ROUN-04"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { guild = "B" }]
now = { phase = "orders", round = ROUND }
expect = ["asked: A orders", "moon = MOON"]
"#;
        check("the moon of a round", &text.replace("ROUND", &round.to_string()).replace("MOON", moon));
    }
}

#[test]
fn round_nine_gives_private_contracts_too() {
    check(
        "a blood moon in round nine",
        r#"
proves = ["GM-ROUN-04", "GM-STAR-04"]
setup = { guilds = 2 }
piece = [{ guild = "A", fame = 1 }, { guild = "B", fame = 9 }]
now = { phase = "start", round = 9 }
script = ["draw: 1 | 1"]
expect = ["dealt B Ambush Poachers", "dealt A Identify Rebels", "asked: A orders"]
"#,
    );
}
