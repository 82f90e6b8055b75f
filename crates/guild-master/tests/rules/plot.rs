//! The Plot Phase: who uses what, in which order, and abilities that gain or take.

use super::check;

#[test]
fn abilities_gain_gold_and_fame_under_their_moon_only() {
    const STAGE: &str = r#"
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["WHO"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = ROUND }
"#;
    let under = |name: &str, who: &str, round: u8, text: &str| {
        check(name, &[text, STAGE].concat().replace("WHO", who).replace("ROUND", &round.to_string()));
    };
    for (who, round, other, gold, fame) in [
        ("Oskelle", 5, 4, "1", "0"),
        ("Bodrick", 3, 6, "1", "0"),
        ("Tarn", 3, 5, "2", "0"),
        ("Nessa", 6, 4, "2", "0"),
        ("Fennimar", 6, 2, "1", "1"),
        ("Wrenna", 9, 7, "1", "1"),
    ] {
        let text = r#"
proves = ["GM-PLOT-01", "GM-ADVR-03", "GM-ADVR-05", "GM-ROUN-07", "GM-PLOT-05"]
script = ["A: use WHO"]
expect = [
    "asked: A use plot", "used A WHO", "gold told A GOLD B 5", "asked: A orders", "A.gold = GOLD", "A.fame = FAME",
]
"#;
        let text = text.replace("GOLD", gold).replace("FAME", fame);
        under("abilities gain under their moon", who, round, &text);
        under(
            "under another moon they are not offered",
            who,
            other,
            r#"
proves = ["GM-ADVR-03", "GM-ROUN-07"]
expect = ["asked: A orders", "A.gold = 0", "A.fame = 0"]
"#,
        );
    }
}

#[test]
fn using_is_voluntary() {
    check(
        "using is voluntary",
        r#"
proves = ["GM-PLOT-03", "GM-RUL-39"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tarn"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 3 }

[[case]]
name = "1"
script = ["A: pass"]
expect = ["asked: A use plot", "gold told A 0 B 5", "asked: A orders", "A.gold = 0", "never: used"]

[[case]]
name = "2"
script = ["A: expired"]
expect = ["asked: A orders", "A.gold = 0", "never: used"]
"#,
    );
}

#[test]
fn guilds_plot_by_fame_each_in_an_order_of_its_own_and_once() {
    check(
        "guilds plot by fame",
        r#"
proves = ["GM-PLOT-02", "GM-RUL-40", "GM-RUL-05", "GM-ADVR-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Oskelle", "Tarn", "Hedda"] },
    { guild = "B", fame = 4, adventurers = ["Bodrick", "Nessa"] },
]
now = { phase = "plot", round = 3 }
script = [
    "B: use Nessa", "B: use Nessa", "B: use Tarn", "B: pass", "A: use Hedda", "A: use Tarn", "A: use Oskelle",
]
expect = [
    "asked: B use plot", "used B Nessa", "refused: GM-RUL-40", "refused: GM-ADVR-06", "asked: A use plot",
    "refused: GM-ADVR-02", "used A Tarn", "used A Oskelle", "gold told A 3 B 2", "never: used B Bodrick",
]
"#,
    );
    check(
        "guilds plot by fame",
        r#"
proves = ["GM-PLOT-02", "GM-RUL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 4, adventurers = ["Oskelle", "Tarn", "Hedda"] },
    { guild = "B", fame = 4, adventurers = ["Bodrick", "Nessa"] },
]
now = { phase = "plot", round = 3 }
script = ["dice: 2 5", "B: pass", "A: pass"]
expect = ["order die A 2", "order die B 5", "asked: B use plot", "asked: A use plot", "gold told A 0 B 0"]
"#,
    );
}

#[test]
fn gold_is_exchanged_for_fame() {
    check(
        "gold is exchanged for fame",
        r#"
proves = ["GM-PLOT-01", "GM-FAME-02"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Venju"], gold = 5 }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 2 }
script = ["A: use Venju", "A: rival B", "A: pay"]
expect = ["used A Venju", "refused: HALL-ASK", "gold A -2", "fame A +2", "asked: A orders", "A.gold = 3"]
"#,
    );
    check(
        "gold is exchanged for fame",
        r#"
proves = ["GM-PLOT-01", "GM-FAME-02"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Venju"], gold = 3 }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 2 }
script = ["A: use Venju", "A: pass"]
expect = ["used A Venju", "asked: A orders", "A.gold = 3", "A.fame = 0"]
"#,
    );
    check(
        "gold is exchanged for fame",
        r#"
proves = ["GM-PLOT-01", "GM-FAME-02"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Venju"], gold = 1 }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "A.gold = 1"]
"#,
    );
}

#[test]
fn gold_is_stolen_from_a_treasury_up_to_what_is_there() {
    check(
        "gold is stolen",
        r#"
proves = ["GM-PLOT-01", "GM-ADVR-06"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Seraphe"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 4 }
script = ["A: use Seraphe"]
expect = ["gold B -2", "gold A +2", "asked: A orders"]
"#,
    );
    check(
        "gold is stolen",
        r#"
proves = ["GM-PLOT-01", "GM-ADVR-06"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Ansel"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 4 }
script = ["A: use Ansel", "draw: 1 | 1", "A: arrange Identify Rebels, Ambush Poachers"]
expect = ["gold B -1", "gold A +1", "asked: A orders"]
"#,
    );
    check(
        "gold is stolen",
        r#"
proves = ["GM-PLOT-01", "GM-ADVR-06"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Nine-Finger Sable"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 5 }
script = ["A: use Nine-Finger Sable", "draw: 1 | 1", "A: take Ambush Poachers"]
expect = ["gold B -2", "gold A +2", "asked: A orders"]
"#,
    );
    check(
        "no more is stolen than there is",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Seraphe"] }, { guild = "B", gold = 1 }]
now = { phase = "plot", round = 4 }
script = ["A: use Seraphe"]
expect = ["gold B -1", "gold A +1", "A.gold = 1", "B.gold = 0"]
"#,
    );
    check(
        "nothing is stolen from empty treasuries",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Seraphe"] }, { guild = "B" }]
now = { phase = "plot", round = 4 }
expect = ["asked: A orders", "B.gold = 0"]
"#,
    );
}

#[test]
fn the_court_favourite_counts_rivals_with_more_fame() {
    check(
        "rivals with more fame are counted",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 4 }
piece = [
    { guild = "A", fame = 5, adventurers = ["Cassimer"] },
    { guild = "B", fame = 6 },
    { guild = "C", fame = 9 },
    { guild = "D", fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Cassimer"]
expect = ["used A Cassimer", "gold A +2", "A.gold = 2"]
"#,
    );
    check(
        "rivals with more fame are counted",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 4 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Cassimer"] },
    { guild = "B", fame = 6 },
    { guild = "C", fame = 9 },
    { guild = "D", fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Cassimer"]
expect = ["gold A +3", "A.gold = 3"]
"#,
    );
    check(
        "rivals with more fame are counted",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 4 }
piece = [
    { guild = "A", fame = 9, adventurers = ["Cassimer"] },
    { guild = "B", fame = 6 },
    { guild = "C", fame = 9 },
    { guild = "D", fame = 5 },
]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "A.gold = 0"]
"#,
    );
}

#[test]
fn the_envoy_takes_gold_or_costs_a_rival_some() {
    check(
        "the envoy chooses",
        r#"
proves = ["GM-PLOT-04", "GM-NEGO-02"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Jariya"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 5 }

[[case]]
name = "1"
script = ["A: use Jariya", "A: ready", "B: ready", "A: option 3", "A: option 1"]
expect = ["lobby A", "refused: GM-EFCT-10", "lobby over", "gold A +1", "A.gold = 1", "B.gold = 5"]

[[case]]
name = "2"
script = ["A: use Jariya", "A: ready", "B: ready", "A: option 2"]
expect = ["gold B -2", "A.gold = 0", "B.gold = 3"]
"#,
    );
}

#[test]
fn the_last_flame_brings_fame_gold_and_contracts() {
    check(
        "the last flame",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Mother Ember"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 6 }
script = ["A: use Mother Ember", "draw: 1 | 1 | 1 | 1", "A: take Identify Rebels", "A: take Steal Battle Plans"]
expect = [
    "fame A +1", "gold A +5", "peeked A common Ambush Poachers", "took A Identify Rebels",
    "took A Steal Battle Plans", "sunk A Ambush Poachers", "sunk A Confront Blasphemers",
    "A.private = Identify Rebels, Steal Battle Plans",
]
"#,
    );
}

#[test]
fn a_skill_upgrade_is_turned_over() {
    check(
        "a skill upgrade is turned over",
        r#"
proves = ["GM-ADVR-08", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Tovah"], upgrades = ["Armory fixer"] },
    { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Tovah", "A: skill logic", "A: skill might"]
expect = ["used A Tovah", "refused: GM-EFCT-10", "turned A Armory reroll", "asked: A orders"]
"#,
    );
    check(
        "without an upgrade there is nothing to turn",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tovah"] }, { guild = "B", gold = 5, fame = 5 }]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "never: turned"]
"#,
    );
}

#[test]
fn what_a_rival_does_in_its_turn_counts_for_those_after_it() {
    check(
        "a rival's turn counts",
        r#"
proves = ["GM-PLOT-01", "GM-PLOT-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 5, gold = 2, adventurers = ["Venju"] },
    { guild = "B", fame = 5, adventurers = ["Cassimer"] },
]
now = { phase = "plot", round = 2 }
script = ["dice: 6 1", "A: use Venju", "A: pay", "B: use Cassimer"]
expect = ["fame A +2", "asked: B use plot", "gold B +1", "asked: A orders"]
"#,
    );
}

#[test]
fn what_could_do_nothing_now_is_refused_by_its_reason() {
    check(
        "what could do nothing",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Venju", "Oskelle"] }, { guild = "B" }]
now = { phase = "plot", round = 5 }
script = ["A: use Venju", "A: use Oskelle"]
expect = ["refused: GM-RUL-20", "used A Oskelle", "asked: A orders"]
"#,
    );
    check(
        "what could do nothing",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tovah", "Oskelle"] }, { guild = "B" }]
now = { phase = "plot", round = 5 }
script = ["A: use Tovah", "A: use Oskelle"]
expect = ["refused: GM-EFCT-10", "used A Oskelle", "asked: A orders"]
"#,
    );
    check(
        "what could do nothing",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Cassimer", "Oskelle"], fame = 9 }, { guild = "B" }]
now = { phase = "plot", round = 5 }
script = ["A: use Cassimer", "A: use Oskelle"]
expect = ["refused: GM-EFCT-10", "used A Oskelle", "asked: A orders"]
"#,
    );
    check(
        "an empty deck",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Embla", "Maelis", "Nuri"] }, { guild = "B" }]
now = { phase = "plot", round = 4, decks = [0, 30, 30] }
script = ["A: use Embla", "A: use Nuri"]
expect = ["refused: GM-RUL-07", "used A Nuri", "gold A +1", "A.gold = 1", "never: took"]
"#,
    );
}
