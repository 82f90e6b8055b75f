//! Events: Contracts that work while they lie open.

use guild_master::{ContractId, GuildMaster, Level, catalogue};
use testkit::prove;

use super::{Play, play};

/// Nobody gives Orders, every Adventurer space shows a card, and the next Round starts.
fn turning(name: &'static str, proves: &[&'static str], round: u8, fame: [u8; 2], gold: u8) -> Play {
    play(name, proves)
        .planning(round)
        .guild("A", &format!("fame = {}\ngold = {gold}", fame[0]))
        .guild("B", &format!("fame = {}\ngold = {gold}", fame[1]))
        .stands("Cixi", "A")
        .stands("Venju", "B")
        .stands("Vatsana", "D")
        .stands("Kestrel", "E")
        .stands("Vesper", "F")
}

const NOBODY: [&str; 2] = ["A: orders none", "B: orders none"];

#[test]
fn events_are_announced_and_carried_out_from_space_1_up() {
    turning(
        "events at the start of a round",
        &["GM-STAR-01", "GM-STAR-02", "GM-FAME-05", "GM-RUL-44", "GM-EFCT-07"],
        4,
        [5, 4],
        0,
    )
    .lies("The Long Eclipse", 1)
    .lies("March of the Ash Host", 2)
    .lies("Revolt of the Counting Houses", 3)
    .lies("The Glass Fog", 4)
    .run(
        &NOBODY,
        &[
            "phase start",
            "event 1 The Long Eclipse",
            "event 2 March of the Ash Host",
            "event 3 Revolt of the Counting Houses",
            "event 4 The Glass Fog",
            "fame A -1",
            "marker +1",
            "gold A -2",
            "gold B -2",
            "asked: A orders",
            "A.fame = 4",
            "A.gold = 0",
            "B.gold = 0",
            "marker = 3",
        ],
    );
}

#[test]
fn the_one_with_the_most_fame_alone_loses() {
    turning("the most fame", &["GM-FAME-05", "GM-FAME-02"], 4, [9, 4], 3)
        .lies("The Long Eclipse", 1)
        .lies("Revolt of the Counting Houses", 3)
        .run(&NOBODY, &["fame A -1", "gold A -2", "never: fame B", "A.gold = 3", "B.gold = 5"]);
}

#[test]
fn start_of_round_events_finish_before_private_contracts_are_drawn() {
    turning("events before private contracts", &["GM-STAR-03", "GM-STAR-04"], 5, [9, 1], 0)
        .lies("The Crimson Coronation", 1)
        .run(
            &["A: orders none", "B: orders none", "draw: 1 | 1"],
            &[
                "event 1 The Crimson Coronation",
                "fame A -3",
                "dealt A Ambush Poachers",
                "dealt B Identify Rebels",
                "A.fame = 6",
            ],
        );
    turning("not outside a blood moon", &["GM-STAR-01"], 4, [9, 1], 0)
        .lies("The Crimson Coronation", 1)
        .run(&NOBODY, &["event 1 The Crimson Coronation", "asked: A orders", "never: fame", "A.fame = 9"]);
}

#[test]
fn an_event_turned_up_in_the_reset_phase_acts_in_the_next_round() {
    turning("turned up in the reset phase", &["GM-RUL-44", "GM-EFCT-07"], 4, [9, 1], 0)
        .down("legendary", 1)
        .run(
            &["A: orders none", "B: orders none", "draw: 5"],
            &["contract 1 shows The Long Eclipse", "phase start", "event 1 The Long Eclipse", "fame A -1"],
        );
}

#[test]
fn the_marker_starts_one_space_higher() {
    turning("the marker starts one space higher", &[], 4, [9, 1], 0)
        .lies("March of the Ash Host", 1)
        .run(&NOBODY, &["marker reset", "marker +1", "marker = 3", "price = 3"]);
}

#[test]
fn events_change_every_income() {
    for (event, other, fact, gold) in [
        ("The Tax Strike", "Break the Toll Gang", "gold A +1", 1),
        ("Carnival of Open Purses", "Break the Toll Gang", "gold A +3", 3),
        ("Carnival of Open Purses", "The Tax Strike", "gold A +2", 2),
    ] {
        turning("events change income", &["GM-EFCT-07", "GM-RUL-44", "GM-RSET-04"], 4, [0, 0], 0)
            .lies(event, 1)
            .lies(other, 2)
            .run(&NOBODY, &[fact, &format!("A.gold = {gold}"), &format!("B.gold = {gold}")]);
    }
}

/// A tries a Contract of a deck with one die while Events lie open.
fn trying(events: &[&str], skill: &str, level: &str, target: u8) -> Play {
    let mut start = play("events change targets", &["GM-EFCT-07", "GM-EFCT-10"])
        .guild("A", "")
        .has("A", "Axe", &format!("{skill} = 1"))
        .guild("B", "")
        .levelled("Loft", &format!("{skill} = {target}"), level)
        .order("A", "1: contract 3 [Axe]")
        .waits();
    for (on, event) in (1..).zip(events) {
        start = start.lies(event, on);
    }
    start
}

#[test]
fn events_change_targets() {
    for (event, skill, level, target, shifted) in [
        ("Plague of Iron Crows", "might", "common", 10, 11),
        ("Plague of Iron Crows", "might", "heroic", 15, 15),
        ("The Glass Fog", "charm", "heroic", 15, 16),
        ("The Glass Fog", "charm", "common", 10, 10),
        ("The Starless Night", "logic", "common", 10, 11),
        ("The Starless Night", "logic", "legendary", 25, 26),
        ("The Lantern Procession", "spirit", "common", 10, 8),
        ("The Lantern Procession", "might", "common", 10, 10),
        ("The Iron Solstice", "might", "heroic", 15, 13),
        ("The Iron Solstice", "spirit", "heroic", 15, 15),
        ("Comet over the Keep", "arcane", "legendary", 25, 23),
        ("Comet over the Keep", "guile", "legendary", 25, 25),
        ("The Moonless Month", "guile", "common", 10, 8),
        ("The Moonless Month", "arcane", "common", 10, 10),
        ("The Endless Masque", "charm", "common", 10, 8),
        ("The Endless Masque", "logic", "common", 10, 10),
        ("Turning of the Nine Wheels", "logic", "common", 10, 8),
        ("Turning of the Nine Wheels", "charm", "common", 10, 10),
        ("The Iron Solstice", "might", "common", 3, 2),
    ] {
        trying(&[event], skill, level, target)
            .run(&["A: carry", "dice: 1"], &[&format!("checked A 1 against {shifted}"), "resolved A 1"]);
    }
    trying(&["The Starless Night", "The Iron Solstice"], "might", "common", 10)
        .run(&["A: carry", "dice: 1"], &["checked A 1 against 9"]);
}

#[test]
fn events_change_the_targets_of_private_contracts_too() {
    play("private contracts", &["GM-EFCT-07", "GM-PRIV-08"])
        .guild("A", "private = [\"Confront Blasphemers\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .lies("The Iron Solstice", 1)
        .order("A", "1: [Axe]")
        .waits()
        .run(&["A: private Confront Blasphemers", "dice: 4"], &["checked A 4 against 4"]);
}

#[test]
fn events_change_minimum_bids_for_everybody() {
    let start = |events: &[&str]| {
        let mut start = play("events change minimum bids", &["GM-EFCT-07", "GM-RUL-54", "GM-ORDR-12"])
            .planning(1)
            .guild("A", "gold = 9")
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .stands("Cixi", "A")
            .stands("Venju", "B");
        for (on, event) in (1..).zip(events) {
            start = start.lies(event, on);
        }
        start
    };
    start(&["War of the Auctioneers"]).run(
        &["A: orders 1: recruit A [Axe] 3", "A: orders 1: recruit A [Axe] 4", "B: orders none"],
        &["refused: GM-ORDR-12", "asked: A commit 1 recruit A", "minimum A = 4", "minimum B = 6"],
    );
    start(&["The Great Amnesty"]).run(
        &["A: orders 1: recruit B [Axe] 2", "A: orders 1: recruit B [Axe] 3", "B: orders none"],
        &["refused: GM-ORDR-12", "asked: A commit 1 recruit B", "minimum A = 1", "minimum B = 3"],
    );
    play("a lowered minimum is enough", &["GM-EFCT-07", "GM-RUL-54"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .stands("Venju", "B")
        .lies("The Great Amnesty", 1)
        .order("A", "1: recruit B [Axe] 3")
        .waits()
        .run(&["A: carry"], &["recruited A Venju from B for 3"]);
    start(&["The Great Amnesty", "War of the Auctioneers"])
        .run(&[], &["asked: A orders", "minimum A = 2", "minimum B = 4"]);
}

#[test]
fn an_event_stops_when_its_contract_is_completed() {
    play("an event stops", &["GM-EFCT-08", "GM-RUL-44", "GM-RUL-54", "GM-RECR-11"])
        .guild("A", "")
        .has("A", "Axe", "logic = 5")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .stands("Venju", "B")
        .lies("The Great Amnesty", 1)
        .order("A", "1: contract 1 [Axe]")
        .order("B", "2: recruit B [Bow] 3")
        .waits()
        .run(
            &["A: carry", "dice: 6 6 6 6 6", "A: deck common", "B: pass"],
            &[
                "checked A 30 against 29",
                "contract 1 completed by A",
                "missed B recruit B",
                "gold back B 2 +3",
                "minimum B = 5",
                "never: recruited",
            ],
        );
}

#[test]
fn no_common_contract_has_an_event() {
    prove::<GuildMaster>("no common contract has an event", &["GM-EFCT-09"], |probe| {
        let all = catalogue();
        let events = (0..all.contracts()).map(ContractId).filter(|id| all.event(*id).is_some());
        let levels: Vec<Level> = events.filter_map(|id| all.contract(id)).map(|card| card.level).collect();
        probe.equal(
            "events of common contracts",
            levels.iter().filter(|&&of| of == Level::Common).count(),
            0,
        );
        probe.equal("there are events", levels.len() > 10, true);
    });
}
