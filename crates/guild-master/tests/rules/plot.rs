//! The Plot Phase: who uses what, in which order, and abilities that gain or take.

use super::{Play, play};

/// A has one Adventurer and B nobody, in the Plot Phase of a Round.
fn plotting(name: &'static str, proves: &[&'static str], who: &str, round: u8, facts: &str) -> Play {
    play(name, proves)
        .plot(round)
        .guild("A", &format!("adventurers = [\"{who}\"]\n{facts}"))
        .guild("B", "gold = 5\nfame = 5")
}

#[test]
fn abilities_gain_gold_and_fame_under_their_moon_only() {
    for (who, round, other, gold, fame) in [
        ("Oskelle", 5, 4, 1, 0),
        ("Bodrick", 3, 6, 1, 0),
        ("Tarn", 3, 5, 2, 0),
        ("Nessa", 6, 4, 2, 0),
        ("Fennimar", 6, 2, 1, 1),
        ("Wrenna", 9, 7, 1, 1),
    ] {
        let used = format!("A: use {who}");
        let told = format!("gold told A {gold} B 5");
        let (gold, fame) = (format!("A.gold = {gold}"), format!("A.fame = {fame}"));
        plotting(
            "abilities gain under their moon",
            &["GM-PLOT-01", "GM-ADVR-03", "GM-ADVR-05", "GM-ROUN-07", "GM-PLOT-05"],
            who,
            round,
            "",
        )
        .run(
            &[&used],
            &["asked: A use plot", &used.replace("A: use", "used A"), &told, "asked: A orders", &gold, &fame],
        );
        plotting("under another moon they are not offered", &["GM-ADVR-03", "GM-ROUN-07"], who, other, "")
            .run(&[], &["asked: A orders", "A.gold = 0", "A.fame = 0"]);
    }
}

#[test]
fn using_is_voluntary() {
    plotting("using is voluntary", &["GM-PLOT-03"], "Tarn", 3, "").run(
        &["A: pass"],
        &["asked: A use plot", "gold told A 0 B 5", "asked: A orders", "A.gold = 0", "never: used"],
    );
    plotting("a guild that does not answer uses nothing", &["GM-PLOT-03"], "Tarn", 3, "")
        .run(&["A: expired"], &["asked: A orders", "A.gold = 0", "never: used"]);
}

#[test]
fn guilds_plot_by_fame_each_in_an_order_of_its_own_and_once() {
    let start = |fame: [u8; 2]| {
        play("guilds plot by fame", &["GM-PLOT-02", "GM-RUL-04", "GM-RUL-40", "GM-RUL-05", "GM-ADVR-02"])
            .plot(3)
            .guild("A", &format!("fame = {}\nadventurers = [\"Oskelle\", \"Tarn\", \"Hedda\"]", fame[0]))
            .guild("B", &format!("fame = {}\nadventurers = [\"Bodrick\", \"Nessa\"]", fame[1]))
    };
    start([1, 4]).run(
        &[
            "B: use Nessa",
            "B: use Nessa",
            "B: use Tarn",
            "B: pass",
            "A: use Hedda",
            "A: use Tarn",
            "A: use Oskelle",
        ],
        &[
            "asked: B use plot",
            "used B Nessa",
            "refused: GM-RUL-40",
            "refused: GM-ADVR-06",
            "asked: A use plot",
            "refused: GM-ADVR-02",
            "used A Tarn",
            "used A Oskelle",
            "gold told A 3 B 2",
            "never: used B Bodrick",
        ],
    );
    start([4, 4]).run(
        &["dice: 2 5", "B: pass", "A: pass"],
        &["order die A 2", "order die B 5", "asked: B use plot", "asked: A use plot", "gold told A 0 B 0"],
    );
}

#[test]
fn gold_is_exchanged_for_fame() {
    let start = |gold: u8| {
        plotting(
            "gold is exchanged for fame",
            &["GM-PLOT-01", "GM-FAME-02"],
            "Venju",
            2,
            &format!("gold = {gold}"),
        )
    };
    start(5).run(
        &["A: use Venju", "A: rival B", "A: pay"],
        &["used A Venju", "refused: HALL-ASK", "gold A -2", "fame A +2", "asked: A orders", "A.gold = 3"],
    );
    start(3)
        .run(&["A: use Venju", "A: pass"], &["used A Venju", "asked: A orders", "A.gold = 3", "A.fame = 0"]);
    start(1).run(&[], &["asked: A orders", "A.gold = 1"]);
}

#[test]
fn gold_is_stolen_from_a_treasury_up_to_what_is_there() {
    for (who, round, gold) in [("Seraphe", 4, 2), ("Ansel", 4, 1), ("Nine-Finger Sable", 5, 2)] {
        let used = format!("A: use {who}");
        let mut script = vec![used.as_str()];
        let (lost, won) = (format!("gold B -{gold}"), format!("gold A +{gold}"));
        match who {
            "Ansel" => script.extend(["draw: 1 | 1", "A: arrange Identify Rebels, Ambush Poachers"]),
            "Nine-Finger Sable" => script.extend(["draw: 1 | 1", "A: take Ambush Poachers"]),
            _ => {}
        }
        plotting("gold is stolen", &["GM-PLOT-01", "GM-ADVR-06"], who, round, "")
            .run(&script, &[&lost, &won, "asked: A orders"]);
    }
    let poor = play("no more is stolen than there is", &["GM-RUL-20"])
        .plot(4)
        .guild("A", "adventurers = [\"Seraphe\"]")
        .guild("B", "gold = 1");
    poor.run(&["A: use Seraphe"], &["gold B -1", "gold A +1", "A.gold = 1", "B.gold = 0"]);
    let none = play("nothing is stolen from empty treasuries", &["GM-RUL-20"])
        .plot(4)
        .guild("A", "adventurers = [\"Seraphe\"]")
        .guild("B", "");
    none.run(&[], &["asked: A orders", "B.gold = 0"]);
}

#[test]
fn the_court_favourite_counts_rivals_with_more_fame() {
    let start = |fame: [u8; 4]| {
        let mut start = play("rivals with more fame are counted", &["GM-PLOT-01"]).guilds(4).plot(2);
        for (seat, fame) in ["A", "B", "C", "D"].into_iter().zip(fame) {
            let who = if seat == "A" { "adventurers = [\"Cassimer\"]" } else { "" };
            start = start.guild(seat, &format!("fame = {fame}\n{who}"));
        }
        start
    };
    start([5, 6, 9, 5]).run(&["A: use Cassimer"], &["used A Cassimer", "gold A +2", "A.gold = 2"]);
    start([1, 6, 9, 5]).run(&["A: use Cassimer"], &["gold A +3", "A.gold = 3"]);
    start([9, 6, 9, 5]).run(&[], &["asked: A orders", "A.gold = 0"]);
}

#[test]
fn the_envoy_takes_gold_or_costs_a_rival_some() {
    let start = || plotting("the envoy chooses", &["GM-PLOT-04", "GM-NEGO-02"], "Jariya", 5, "");
    start().run(
        &["A: use Jariya", "A: ready", "B: ready", "A: option 3", "A: option 1"],
        &["lobby A", "refused: GM-EFCT-10", "lobby over", "gold A +1", "A.gold = 1", "B.gold = 5"],
    );
    start().run(
        &["A: use Jariya", "A: ready", "B: ready", "A: option 2"],
        &["gold B -2", "A.gold = 0", "B.gold = 3"],
    );
}

#[test]
fn the_last_flame_brings_fame_gold_and_contracts() {
    plotting("the last flame", &["GM-PLOT-01"], "Mother Ember", 6, "").run(
        &[
            "A: use Mother Ember",
            "draw: 1 | 1 | 1 | 1",
            "A: take Identify Rebels",
            "A: take Steal Battle Plans",
        ],
        &[
            "fame A +1",
            "gold A +5",
            "peeked A common Ambush Poachers",
            "took A Identify Rebels",
            "took A Steal Battle Plans",
            "sunk A Ambush Poachers",
            "sunk A Confront Blasphemers",
            "A.private = Identify Rebels, Steal Battle Plans",
        ],
    );
}

#[test]
fn a_skill_upgrade_is_turned_over() {
    plotting(
        "a skill upgrade is turned over",
        &["GM-ADVR-08", "GM-RUL-18"],
        "Tovah",
        2,
        "upgrades = [\"Armory fixer\"]",
    )
    .run(
        &["A: use Tovah", "A: skill logic", "A: skill might"],
        &["used A Tovah", "refused: GM-EFCT-10", "turned A Armory reroll", "asked: A orders"],
    );
    plotting("without an upgrade there is nothing to turn", &["GM-RUL-20"], "Tovah", 2, "")
        .run(&[], &["asked: A orders", "never: turned"]);
}

#[test]
fn what_a_rival_does_in_its_turn_counts_for_those_after_it() {
    play("a rival's turn counts", &["GM-PLOT-01", "GM-PLOT-02"])
        .plot(2)
        .guild("A", "fame = 5\ngold = 2\nadventurers = [\"Venju\"]")
        .guild("B", "fame = 5\nadventurers = [\"Cassimer\"]")
        .run(
            &["dice: 6 1", "A: use Venju", "A: pay", "B: use Cassimer"],
            &["fame A +2", "asked: B use plot", "gold B +1", "asked: A orders"],
        );
}

#[test]
fn what_could_do_nothing_now_is_refused_by_its_reason() {
    for (who, facts, refused) in [
        ("Venju", "", "refused: GM-RUL-20"),
        ("Tovah", "", "refused: GM-EFCT-10"),
        ("Cassimer", "fame = 9", "refused: GM-EFCT-10"),
    ] {
        play("what could do nothing", &[])
            .plot(5)
            .guild("A", &format!("adventurers = [\"{who}\", \"Oskelle\"]\n{facts}"))
            .guild("B", "")
            .run(
                &[&format!("A: use {who}"), "A: use Oskelle"],
                &[refused, "used A Oskelle", "asked: A orders"],
            );
    }
    play("an empty deck", &[])
        .plot(4)
        .guild("A", "adventurers = [\"Embla\", \"Maelis\", \"Nuri\"]")
        .guild("B", "")
        .now("decks", "[0, 30, 30]")
        .run(
            &["A: use Embla", "A: use Nuri"],
            &["refused: GM-RUL-07", "used A Nuri", "gold A +1", "A.gold = 1", "never: took"],
        );
}
