//! Rounds, Fame Order and the start of a Round.

use guild_master::{Event, GuildMaster, Phase, Setup, Skill};
use kernel::{Game, Input, Pending, Seat};

use super::{Play, play};

fn blood_moon(name: &'static str, proves: &[&'static str], fame: [u8; 3]) -> Play {
    play(name, proves)
        .guilds(3)
        .now("phase", "\"start\"")
        .now("round", "3")
        .guild("A", &format!("fame = {}", fame[0]))
        .guild("B", &format!("fame = {}", fame[1]))
        .guild("C", &format!("fame = {}", fame[2]))
}

#[test]
fn a_blood_moon_gives_each_guild_a_private_contract_by_fame() {
    blood_moon(
        "a blood moon gives private contracts",
        &["GM-STAR-04", "GM-FAME-06", "GM-ROUN-04", "GM-ROUN-08"],
        [1, 9, 4],
    )
    .run(
        &["draw: 1 | 1 | 1"],
        &[
            "dealt B Ambush Poachers",
            "dealt C Identify Rebels",
            "dealt A Confront Blasphemers",
            "phase orders",
            "moon = half blood",
            "never: order die",
        ],
    );
}

#[test]
fn level_guilds_roll_and_another_roll_gives_another_result() {
    let start = || blood_moon("level guilds roll", &["GM-FAME-07", "GM-RUL-03", "GM-FAME-08"], [4, 9, 4]);
    start().run(
        &["dice: 2 5", "draw: 1 | 1 | 1"],
        &[
            "order die A 2",
            "order die C 5",
            "dealt B Ambush Poachers",
            "dealt C Identify Rebels",
            "dealt A Confront Blasphemers",
        ],
    );
    start().run(
        &["dice: 5 2", "draw: 1 | 1 | 1"],
        &["dealt B Ambush Poachers", "dealt A Identify Rebels", "dealt C Confront Blasphemers"],
    );
}

#[test]
fn equal_dice_are_rolled_again_among_the_equal() {
    blood_moon("equal dice are rolled again", &["GM-RUL-03"], [0, 0, 0]).run(
        &["dice: 3 6 3", "dice: 1 2", "draw: 1 | 1 | 1"],
        &[
            "order die A 3",
            "order die B 6",
            "order die C 3",
            "order die A 1",
            "order die C 2",
            "dealt B Ambush Poachers",
            "dealt C Identify Rebels",
            "dealt A Confront Blasphemers",
        ],
    );
}

#[test]
fn fame_order_decides_who_gets_the_last_card() {
    let start = || {
        blood_moon(
            "fame order decides who gets the last card",
            &["GM-STAR-05", "GM-RUL-06", "GM-FAME-07"],
            [4, 4, 0],
        )
        .now("decks", "[1, 30, 30]")
    };
    start().run(
        &["dice: 6 1", "draw: 1"],
        &["dealt A Ambush Poachers", "phase orders", "B.private = none", "C.private = none"],
    );
    start().run(&["dice: 1 6", "draw: 1"], &["dealt B Ambush Poachers", "phase orders", "A.private = none"]);
}

#[test]
fn other_rounds_draw_nothing() {
    play("other rounds draw nothing", &["GM-STAR-06", "GM-ROUN-03"])
        .now("phase", "\"start\"")
        .now("round", "4")
        .guild("A", "")
        .guild("B", "")
        .run(&[], &["asked: A orders", "A.private = none", "moon = full"]);
}

#[test]
fn round_one_starts_with_orders() {
    play("round one starts with orders", &["GM-ROUN-05"])
        .now("phase", "\"start\"")
        .guild("A", "")
        .guild("B", "")
        .run(&[], &["asked: A orders", "round = 1", "moon = half"]);
}

#[test]
fn the_round_marker_advances_and_turns() {
    play("the round marker advances and turns", &["GM-RSET-14", "GM-ROUN-02", "GM-COMP-13", "GM-ROUN-03"])
        .now("phase", "\"reset\"")
        .guild("A", "")
        .guild("B", "")
        .stands("Cixi", "A")
        .stands("Venju", "B")
        .stands("Vatsana", "D")
        .stands("Kestrel", "E")
        .stands("Vesper", "F")
        .run(
            &["expect: round = 2", "A: orders none", "B: orders none"],
            &[
                "phase action",
                "phase reset",
                "round 3",
                "phase start",
                "asked: chance roll 2d6",
                "round = 3",
                "moon = half blood",
            ],
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
