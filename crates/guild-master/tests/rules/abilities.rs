//! Abilities that always work, and those of recruits.

use super::play;

#[test]
fn the_bridge_warden_adds_to_every_wander_under_a_half_moon() {
    for (round, gold, fame) in [(1, "gold A +2", "fame A +2"), (2, "gold A +1", "fame A +1")] {
        play("the bridge warden adds to a wander", &["GM-RUL-40", "GM-ADVR-06", "GM-ROUN-07"])
            .round(round)
            .guild("A", "adventurers = [\"Odo\"]")
            .has("A", "Axe", "might = 2")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
            .run(&["A: wander", "dice: 6 6"], &["wandered A 12", gold, fame, "resolved A 1"]);
    }
}

#[test]
fn the_ledger_knight_adds_gold_to_rewards_of_contracts() {
    play("the ledger knight adds gold", &["GM-RUL-40", "GM-ADVR-08"])
        .guild("A", "adventurers = [\"Corvin\"]\nprivate = [\"Confront Blasphemers\"]")
        .has("A", "Axe", "might = 2")
        .has("A", "Bow", "might = 2")
        .guild("B", "")
        .contract("Loft", "might = 6", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "dice: 6 6", "A: deck common", "A: private Confront Blasphemers", "dice: 6 6"],
            &[
                "gold A +5",
                "fame A +2",
                "private completed by A Confront Blasphemers",
                "A.gold = 8",
                "A.fame = 3",
            ],
        );
}

#[test]
fn a_reward_is_raised_for_its_owner_alone_when_it_is_shared() {
    play("a shared reward is raised for one", &["GM-RUL-40"])
        .contest()
        .guild("A", "adventurers = [\"Corvin\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .contract("Loft", "might = 6", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "dice: 6 6 | 1 1",
                "A: deck common",
            ],
            &["gold A +3", "gold B +2"],
        );
}

#[test]
fn the_ability_of_a_recruit_works_at_once() {
    play("the ability of a recruit works at once", &["GM-ADVR-07", "GM-RUL-17"])
        .guild("A", "")
        .ranked("A", "Axe", "might = 1", "adept")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .stands("Halvard", "D")
        .order("A", "1: recruit D [Axe] 7")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "A: wander", "dice: 1", "A: with Halvard die 1", "dice: 5", "A: keep"],
            &["recruited A Halvard from D for 7", "asked: A change", "rerolled A die 1 to 5", "wandered A 5"],
        );
    play("a plot ability waits for the next plot phase", &["GM-RUL-17", "GM-ADVR-04"])
        .guild("A", "gold = 2")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .stands("Venju", "A")
        .order("A", "1: recruit A [Axe] 3")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "A: wander", "dice: 1"],
            &["recruited A Venju from A for 3", "wandered A 1", "never: used"],
        );
}

#[test]
fn an_adventurer_without_an_ability_is_never_asked_about() {
    for who in
        ["Hedda", "Amaris", "Dorric", "Ovand", "Rook", "Calder", "Cyrus", "Sabine", "Aldous", "The Last Sage"]
    {
        play("no ability, no question", &["GM-ADVR-02"])
            .round(6)
            .guild("A", &format!("adventurers = [\"{who}\"]"))
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
            .run(&["A: wander", "dice: 3"], &["wandered A 3", "never: used"]);
    }
}

#[test]
fn the_understudy_copies_an_ability_under_any_moon() {
    play("the understudy copies", &["GM-RUL-40", "GM-ADVR-03", "GM-ADVR-08"])
        .guild("A", "adventurers = [\"Gundra\", \"Brannoc\", \"Halvard\", \"Venju\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &[
                "A: wander",
                "dice: 1 1",
                "A: with Brannoc die 1",
                "A: with Gundra as Venju",
                "A: with Gundra as Brannoc die 1",
                "dice: 2",
                "A: with Gundra as Halvard die 1",
                "A: with Gundra as Brannoc die 1",
                "dice: 3",
                "A: with Halvard die 1",
                "dice: 4",
                "A: with Halvard die 1",
                "dice: 5",
            ],
            &[
                "refused: GM-SKIL-05",
                "refused: GM-SKIL-05",
                "used A Gundra as Brannoc",
                "rerolled A die 1 to 2",
                "refused: GM-SKIL-05",
                "rerolled A die 1 to 3",
                "used A Halvard",
                "rerolled A die 1 to 5",
                "wandered A 6",
            ],
        );
}

#[test]
fn a_plan_counts_on_what_the_understudy_could_copy() {
    let planning = |who: &str| {
        play("a plan counts on copies", &["GM-RUL-08", "GM-ORDR-12"])
            .planning(1)
            .guild("A", &format!("gold = 7\nadventurers = {who}"))
            .has("A", "Axe", "might = 1")
            .guild("B", "gold = 7")
            .has("B", "Bow", "might = 1")
            .stands("Nuri", "A")
    };
    planning("[\"Gundra\", \"Queen Isaura\"]").run(
        &[
            "A: orders 1: recruit A [Axe] 1",
            "A: orders 1: recruit A [Axe] 2",
            "B: orders 1: [Bow]",
            "A: use Gundra as Queen Isaura",
            "A: carry",
            "A: use Gundra as Queen Isaura",
        ],
        &[
            "refused: GM-ORDR-12",
            "used A Gundra as Queen Isaura",
            "recruited A Nuri from A for 2",
            "gold A +2",
        ],
    );
    // Each use counts once: the Boon and the copy, but no second copy.
    planning("[\"Gundra\", \"Queen Isaura\"]\ncompleted = [\"Unseat the Storm Queen\"]")
        .stands("Halvard", "D")
        .run(
            &["A: orders 1: recruit D [Axe] 2", "A: orders 1: recruit D [Axe] 3", "B: orders 1: [Bow]"],
            &["refused: GM-ORDR-12", "asked: A use recruit"],
        );
    planning("[\"Queen Isaura\"]").run(
        &["A: orders 1: recruit A [Axe] 2", "A: orders 1: hire [Axe]"],
        &["refused: GM-ORDR-12", "refused: GM-RUL-08"],
    );
}

#[test]
fn a_copied_builder_without_payment_can_be_planned_with() {
    let planning = |who: &str| {
        play("a copied builder", &["GM-RUL-08", "GM-HIRE-12"])
            .planning(1)
            .guild("A", &format!("gold = 7\nadventurers = {who}"))
            .has("A", "Axe", "might = 1")
            .guild("B", "gold = 7")
            .has("B", "Bow", "might = 1")
    };
    planning("[\"Gundra\", \"Proof Foreman\"]").run(
        &[
            "A: orders 1: hire [Axe]",
            "B: orders 1: [Bow]",
            "A: carry",
            "A: use Gundra as Proof Foreman",
            "A: build Bar II",
        ],
        &["used A Gundra as Proof Foreman", "hired A 1 for 0"],
    );
    planning("[\"Gundra\", \"Torvane\"]")
        .proving(&["GM-RUL-08"])
        .run(&["A: orders 1: hire [Axe]"], &["refused: GM-RUL-08"]);
}

#[test]
fn who_can_only_copy_has_a_turn_in_the_plot_phase() {
    play("copying in the plot phase", &["GM-ADVR-04", "GM-PLOT-01"])
        .plot(2)
        .guild("A", "gold = 2\nadventurers = [\"Proof Understudy\", \"Bodrick\"]")
        .guild("B", "")
        .run(&["A: use Proof Understudy as Bodrick"], &["used A Proof Understudy as Bodrick", "A.gold = 3"]);
}

#[test]
fn a_guild_with_many_abilities_can_copy_each_of_them() {
    let copies: [(&str, &str, &[&str]); 14] = [
        ("Eiji", " die 1", &[]),
        ("Hroald", "", &["dice: 5 5"]),
        ("Ishara", " 2 die 1", &["dice: 5"]),
        ("Halvard", " die 1", &["dice: 5"]),
        ("Mirelle", " die 1", &[]),
        ("Gorm Ironmantle", "", &["dice: 5 5"]),
        ("Archon Pell", " die 1", &["dice: 5"]),
        ("Brannoc", " die 1", &["dice: 5"]),
        ("Quillon", " die 1", &["dice: 5"]),
        ("Lydia", " die 1", &[]),
        ("Celandine", "", &["dice: 5"]),
        ("Thessaly", " die 1", &["dice: 5"]),
        ("Pablé", " die 1", &["dice: 5"]),
        ("Vatsana", "", &["dice: 5 5"]),
    ];
    let who: Vec<&str> = copies.iter().map(|(name, ..)| *name).chain(["Gundra"]).collect();
    for (copied, how, dice) in copies {
        let with = format!("A: with Gundra as {copied}{how}");
        let script = [&["A: pass", "A: wander", "dice: 1", with.as_str()], dice].concat();
        play("each of many abilities is copied", &["GM-ADVR-06", "GM-SKIL-05"])
            .round(3)
            .guild("A", &format!("adventurers = {who:?}"))
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
            .run(&script, &["asked: A change", &format!("used A Gundra as {copied}"), "asked: A change"]);
    }
}
