//! Events: Contracts that work while they lie open.

use guild_master::{ContractId, GuildMaster, Level, catalogue};
use testkit::prove;

use super::check;

#[test]
fn events_are_announced_and_carried_out_from_space_1_up() {
    check(
        "events at the start of a round",
        r#"
proves = ["GM-STAR-01", "GM-STAR-02", "GM-EFCT-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 5, gold = 0 },
    { guild = "B", fame = 4, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "The Long Eclipse", on = 1 },
    { contract = "March of the Ash Host", on = 2 },
    { contract = "Revolt of the Counting Houses", on = 3 },
    { contract = "The Glass Fog", on = 4 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = [
    "phase start", "event 1 The Long Eclipse", "event 2 March of the Ash Host",
    "event 3 Revolt of the Counting Houses", "event 4 The Glass Fog", "fame A -1", "marker +1", "gold A -2",
    "gold B -2", "asked: A orders", "A.fame = 4", "A.gold = 0", "B.gold = 0", "marker = 3",
]
"#,
    );
}

#[test]
fn the_one_with_the_most_fame_alone_loses() {
    check(
        "the most fame",
        r#"
proves = ["GM-FAME-05", "GM-FAME-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 9, gold = 3 },
    { guild = "B", fame = 4, gold = 3 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "The Long Eclipse", on = 1 },
    { contract = "Revolt of the Counting Houses", on = 3 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = ["fame A -1", "gold A -2", "never: fame B", "A.gold = 3", "B.gold = 5"]
"#,
    );
}

#[test]
fn start_of_round_events_finish_before_private_contracts_are_drawn() {
    check(
        "events before private contracts",
        r#"
proves = ["GM-STAR-03", "GM-STAR-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 9, gold = 0 },
    { guild = "B", fame = 1, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "The Crimson Coronation", on = 1 },
]
now = { phase = "orders", round = 5 }
script = ["A: orders none", "B: orders none", "draw: 1 | 1"]
expect = [
    "event 1 The Crimson Coronation", "fame A -3", "dealt A Ambush Poachers", "dealt B Identify Rebels",
    "A.fame = 6",
]
"#,
    );
    check(
        "not outside a blood moon",
        r#"
proves = ["GM-STAR-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 9, gold = 0 },
    { guild = "B", fame = 1, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "The Crimson Coronation", on = 1 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = ["event 1 The Crimson Coronation", "asked: A orders", "never: fame", "A.fame = 9"]
"#,
    );
}

#[test]
fn an_event_turned_up_in_the_reset_phase_acts_in_the_next_round() {
    check(
        "turned up in the reset phase",
        r#"
proves = ["GM-RUL-44", "GM-EFCT-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 9, gold = 0 },
    { guild = "B", fame = 1, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { down = "legendary", on = 1 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none", "draw: 5"]
expect = ["contract 1 shows The Long Eclipse", "phase start", "event 1 The Long Eclipse", "fame A -1"]
"#,
    );
    check(
        "an event that lasts works from the reveal",
        r#"
proves = ["GM-RUL-44"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 9 },
    { guild = "B", fame = 1 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { down = "legendary", on = 1 },
]
now = { phase = "orders", round = 4 }
script = ["expect: minimum B = 4", "A: orders none", "B: orders none", "draw: 28"]
expect = ["contract 1 shows The Great Amnesty", "phase start", "asked: A orders", "round = 5", "minimum B = 3"]
"#,
    );
}

#[test]
fn the_marker_starts_one_space_higher() {
    check(
        "the marker starts one space higher",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 9, gold = 0 },
    { guild = "B", fame = 1, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "March of the Ash Host", on = 1 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = ["marker reset", "marker +1", "marker = 3", "price = 3"]
"#,
    );
}

#[test]
fn events_change_every_income() {
    check(
        "events change income",
        r#"
proves = ["GM-EFCT-07", "GM-RSET-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 0, gold = 0 },
    { guild = "B", fame = 0, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "The Tax Strike", on = 1 },
    { contract = "Break the Toll Gang", on = 2 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = ["gold A +1", "A.gold = 1", "B.gold = 1"]
"#,
    );
    check(
        "events change income",
        r#"
proves = ["GM-EFCT-07", "GM-RSET-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 0, gold = 0 },
    { guild = "B", fame = 0, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Carnival of Open Purses", on = 1 },
    { contract = "Break the Toll Gang", on = 2 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = ["gold A +3", "A.gold = 3", "B.gold = 3"]
"#,
    );
    check(
        "events change income",
        r#"
proves = ["GM-EFCT-07", "GM-RSET-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 0, gold = 0 },
    { guild = "B", fame = 0, gold = 0 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Carnival of Open Purses", on = 1 },
    { contract = "The Tax Strike", on = 2 },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none"]
expect = ["gold A +2", "A.gold = 2", "B.gold = 2"]
"#,
    );
}

#[test]
fn events_change_targets() {
    for (event, skill, level, target, shifted) in [
        ("Plague of Iron Crows", "might", "common", "10", "11"),
        ("Plague of Iron Crows", "might", "heroic", "15", "15"),
        ("The Glass Fog", "charm", "heroic", "15", "16"),
        ("The Glass Fog", "charm", "common", "10", "10"),
        ("The Starless Night", "logic", "common", "10", "11"),
        ("The Starless Night", "logic", "legendary", "25", "26"),
        ("The Lantern Procession", "spirit", "common", "10", "8"),
        ("The Lantern Procession", "might", "common", "10", "10"),
        ("The Iron Solstice", "might", "heroic", "15", "13"),
        ("The Iron Solstice", "spirit", "heroic", "15", "15"),
        ("Comet over the Keep", "arcane", "legendary", "25", "23"),
        ("Comet over the Keep", "guile", "legendary", "25", "25"),
        ("The Moonless Month", "guile", "common", "10", "8"),
        ("The Moonless Month", "arcane", "common", "10", "10"),
        ("The Endless Masque", "charm", "common", "10", "8"),
        ("The Endless Masque", "logic", "common", "10", "10"),
        ("Turning of the Nine Wheels", "logic", "common", "10", "8"),
        ("Turning of the Nine Wheels", "charm", "common", "10", "10"),
        ("The Iron Solstice", "might", "common", "3", "2"),
    ] {
        let text = r#"
proves = ["GM-EFCT-07", "GM-EFCT-10"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { SKILL = 1 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { SKILL = TARGET }, level = "LEVEL" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "EVENT", on = 1 },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 1"]
expect = ["checked A 1 against SHIFTED", "resolved A 1"]
"#;
        let text = text.replace("EVENT", event).replace("SKILL", skill).replace("LEVEL", level);
        check("events change targets", &text.replace("TARGET", target).replace("SHIFTED", shifted));
    }
    check(
        "two events change one target",
        r#"
proves = ["GM-EFCT-07", "GM-EFCT-10"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10 }, level = "common" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "The Starless Night", on = 1 },
    { contract = "The Iron Solstice", on = 2 },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 1"]
expect = ["checked A 1 against 9"]
"#,
    );
}

#[test]
fn events_change_the_targets_of_private_contracts_too() {
    check(
        "private contracts",
        r#"
proves = ["GM-EFCT-07", "GM-PRIV-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Confront Blasphemers"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { contract = "The Iron Solstice", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: private Confront Blasphemers", "dice: 4"]
expect = ["checked A 4 against 4"]
"#,
    );
}

#[test]
fn events_change_minimum_bids_for_everybody() {
    check(
        "events change minimum bids",
        r#"
proves = ["GM-EFCT-07", "GM-RUL-54", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { contract = "War of the Auctioneers", on = 1 },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit A [Axe] 3", "A: orders 1: recruit A [Axe] 4", "B: orders none"]
expect = ["refused: GM-ORDR-12", "asked: A commit 1 recruit A", "minimum A = 4", "minimum B = 6"]
"#,
    );
    check(
        "events change minimum bids",
        r#"
proves = ["GM-EFCT-07", "GM-RUL-54", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { contract = "The Great Amnesty", on = 1 },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit B [Axe] 2", "A: orders 1: recruit B [Axe] 3", "B: orders none"]
expect = ["refused: GM-ORDR-12", "asked: A commit 1 recruit B", "minimum A = 1", "minimum B = 3"]
"#,
    );
    check(
        "a lowered minimum is enough",
        r#"
proves = ["GM-EFCT-07", "GM-RUL-54"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Venju", space = "B" },
    { contract = "The Great Amnesty", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit B [Axe] 3", B = "4: [Idle]" } }
script = ["A: carry"]
expect = ["recruited A Venju from B for 3"]
"#,
    );
    check(
        "events change minimum bids",
        r#"
proves = ["GM-EFCT-07", "GM-RUL-54", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { contract = "The Great Amnesty", on = 1 },
    { contract = "War of the Auctioneers", on = 2 },
]
now = { phase = "orders", round = 1 }
expect = ["asked: A orders", "minimum A = 2", "minimum B = 4"]
"#,
    );
}

#[test]
fn an_event_stops_when_its_contract_is_completed() {
    check(
        "an event stops",
        r#"
proves = ["GM-EFCT-08", "GM-RUL-44", "GM-RUL-54", "GM-RECR-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Venju", space = "B" },
    { contract = "The Great Amnesty", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "2: recruit B [Bow] 3; 4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common", "B: pass"]
expect = [
    "checked A 30 against 29", "contract 1 completed by A", "missed B recruit B", "gold back B 2 +3",
    "minimum B = 5", "never: recruited",
]
"#,
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
