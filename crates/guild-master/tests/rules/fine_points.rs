//! Fine points of procedures: what is left over, what comes once, and where limits lie.

use super::check;

/// GM-ACTN-14: who has fallen back in one Order Space is done with that one alone.
#[test]
fn a_team_that_fell_back_leaves_later_orders_alone() {
    check(
        "later orders are left alone",
        r#"
proves = ["GM-ACTN-05", "GM-ACTN-14"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cup", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: contract 1 [Bow]", B = "2: hire [Cup] 7; 4: [Idle]" } }
script = ["A: wander", "dice: 1", "B: carry", "B: decline", "B: wander", "dice: 2", "A: carry", "dice: 4"]
expect = ["resolved A 1", "resolved B 2", "asked: A commit 2 contract 1", "rolled A might 4"]
"#,
    );
}

#[test]
fn the_row_or_column_drawn_is_the_one_dealt_from() {
    check(
        "rows and columns",
        r#"
proves = ["GM-RUL-01", "GM-SETU-13"]
setup = { guilds = 2 }

[[case]]
name = "1"
script = ["draw: 1"]
expect = ["layout might arcane", "asked: chance draw 1 of"]

[[case]]
name = "2"
script = ["draw: 2"]
expect = ["layout guile logic", "asked: chance draw 1 of"]

[[case]]
name = "3"
script = ["draw: 3"]
expect = ["layout charm spirit", "asked: chance draw 1 of"]
"#,
    );
    check(
        "rows and columns",
        r#"
proves = ["GM-RUL-01", "GM-SETU-13"]
setup = { guilds = 3 }

[[case]]
name = "1"
script = ["draw: 1"]
expect = ["layout might guile charm", "asked: chance draw 1 of"]

[[case]]
name = "2"
script = ["draw: 2"]
expect = ["layout arcane logic spirit", "asked: chance draw 1 of"]
"#,
    );
    check(
        "rows and columns",
        r#"
proves = ["GM-RUL-01", "GM-SETU-13"]
setup = { guilds = 4 }

[[case]]
name = "1"
script = ["draw: 1"]
expect = ["layout guile logic charm spirit", "asked: chance draw 1 of"]

[[case]]
name = "2"
script = ["draw: 2"]
expect = ["layout might arcane charm spirit", "asked: chance draw 1 of"]

[[case]]
name = "3"
script = ["draw: 3"]
expect = ["layout might arcane guile logic", "asked: chance draw 1 of"]
"#,
    );
}

#[test]
fn champions_are_counted_by_their_rank() {
    check(
        "champions by rank",
        r#"
proves = ["GM-ENDG-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Champions' Court"], adventurers = ["Vesper", "Vatsana", "Cixi", "Rook"] },
    { guild = "B", upgrades = ["Hall of Trophies"], completed = ["Brew Potion", "Storm the Cove", "Read the Last Page"] },
]
now = { phase = "end", round = 9 }
expect = ["A.fame = 6", "B.fame = 4"]
"#,
    );
}

#[test]
fn more_orders_are_of_no_use_to_whom_four_are_open() {
    check(
        "four order spaces at most",
        r#"
proves = ["GM-RUL-18", "GM-ORDR-02"]
setup = { guilds = 2 }
piece = [{ guild = "A", completed = ["Wake the Sleeping Titan"], upgrades = ["Stables II"] }, { guild = "B" }]
now = { phase = "plot", round = 4 }
script = ["A: use Wake the Sleeping Titan"]
expect = ["asked: A use plot", "A.order_limit = 4"]
"#,
    );
    check(
        "four order spaces at most",
        r#"
proves = ["GM-RUL-18", "GM-ORDR-02"]
setup = { guilds = 2 }
piece = [{ guild = "A", completed = ["Wake the Sleeping Titan"], upgrades = ["Stables III"] }, { guild = "B" }]
now = { phase = "plot", round = 4 }
expect = ["asked: A orders", "never: used", "A.order_limit = 4"]
"#,
    );
}

#[test]
fn a_private_contract_is_exchanged_by_who_has_one() {
    check(
        "who has a private contract",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Brew Potion"] },
    { adventurer = "Axe", of = "A", skills = { might = 5, spirit = 5, logic = 5, guile = 5, charm = 5, arcane = 5 } },
    { guild = "B" },
    { contract = "Read the Coffee Grounds", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "A: skill charm", "dice: 6 6 1 1 1"]
expect = ["contract 1 completed by A", "asked: A pick swap_private"]
"#,
    );
    check(
        "who has a private contract",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5, spirit = 5, logic = 5, guile = 5, charm = 5, arcane = 5 } },
    { guild = "B" },
    { contract = "Read the Coffee Grounds", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "A: skill charm", "dice: 6 6 1 1 1"]
expect = ["contract 1 completed by A", "asked: A pick look_face_down", "never: asked: A pick swap_private"]
"#,
    );
}

#[test]
fn boons_are_taken_back_as_long_as_there_are_any() {
    check(
        "the curate",
        r#"
proves = ["GM-PLOT-01", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Curate", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            recover_boon(2), flip_skill_upgrade(2), refresh_adventurer(2),
        ])''' },
    { guild = "A", adventurers = ["Proof Curate"], discarded = ["Warm the Winter Shrine", "Escort the Salt Wagons", "Chart the Moon Tides"] },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Curate", "A: take Warm the Winter Shrine", "A: take Chart the Moon Tides"]
expect = [
    "asked: A pick", "recovered A Warm the Winter Shrine", "recovered A Chart the Moon Tides",
    "asked: A orders", "A.discarded = Escort the Salt Wagons",
]
"#,
    );
    check(
        "the curate",
        r#"
proves = ["GM-PLOT-01", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Curate", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            recover_boon(2), flip_skill_upgrade(2), refresh_adventurer(2),
        ])''' },
    { guild = "A", adventurers = ["Proof Curate"], discarded = ["Warm the Winter Shrine"] },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Curate", "A: take Warm the Winter Shrine"]
expect = ["recovered A Warm the Winter Shrine", "asked: A orders", "A.discarded = none"]
"#,
    );
}

#[test]
fn upgrades_are_turned_over_one_by_one() {
    check(
        "the curate",
        r#"
proves = ["GM-PLOT-01", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Curate", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            recover_boon(2), flip_skill_upgrade(2), refresh_adventurer(2),
        ])''' },
    { guild = "A", adventurers = ["Proof Curate"], upgrades = ["Armory fixer", "Library reroll"] },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Curate", "A: skill might", "A: skill guile", "A: skill logic"]
expect = [
    "turned A Armory reroll", "refused: GM-EFCT-10", "turned A Library fixer", "asked: A orders",
    "A.upgrades = Armory reroll, Library fixer, Stables I, Mess Hall I, Bar I",
]
"#,
    );
}

#[test]
fn each_contract_that_goes_is_replaced_from_a_deck_of_choice() {
    check(
        "a bonus in several steps",
        r#"
proves = ["GM-EFCT-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Proof Gale", on = 1, targets = { might = 6 }, bonus = '[replace_contract(count: 2, deck: choice, face: up)]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 2 },
    { contract = "Brew Potion", on = 3 },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 1 1 1", "A: space 2", "A: deck heroic", "draw: 1", "A: space 3", "A: deck legendary",
    "draw: 1",
]
expect = [
    "asked: A pick", "asked: A pick", "contract 2 shows Unmask the False Envoy", "asked: A pick",
    "asked: A deck", "contract 2 = Unmask the False Envoy",
]
"#,
    );
}

#[test]
fn free_builders_build_only_the_kinds_that_are_named() {
    check(
        "a bonus in several steps",
        r#"
proves = ["GM-EFCT-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Proof Quarry", on = 1, targets = { might = 6 }, bonus = '[build_now(builders: 3, kinds: (core: true))]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 1 1 1", "A: build Armory fixer", "A: build Hall of Trophies",
    "A: build Armory fixer, Bar II", "A: build Stables II",
]
expect = [
    "refused: GM-UPGR-23", "refused: GM-UPGR-23", "refused: GM-UPGR-23", "hired A 2 for 0",
    "built A Stables II",
]
"#,
    );
    check(
        "a bonus in several steps",
        r#"
proves = ["GM-EFCT-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Proof Cloister", on = 1, targets = { might = 6 }, bonus = '[build_now(builders: 3, kinds: (prestige: true))]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 1 1 1", "A: build Armory fixer", "A: build Stables II", "A: build Hall of Trophies",
]
expect = ["refused: GM-UPGR-23", "refused: GM-UPGR-23", "hired A 3 for 0", "built A Hall of Trophies"]
"#,
    );
}

#[test]
fn a_card_that_was_looked_at_is_the_one_that_is_turned_up() {
    check(
        "an adventurer looked at",
        r#"
proves = ["GM-RUL-33", "GM-RSET-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Roswen", "Rook"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A", under = 7 },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "action", round = 2, orders = { A = "1: recruit A [Axe] 9; 2: [Rook]" } }
script = ["A: pass", "A: carry", "A: use Roswen", "A: pass", "A: space A", "draw: 2", "A: pass"]
expect = [
    "recruited A Cixi from A for 9", "looked A space A Nuri", "space A shows Nuri",
    "asked: chance draw 1 of 35",
]
"#,
    );
}

#[test]
fn the_last_card_of_a_deck_is_turned_up() {
    check(
        "the last card of a deck",
        r#"
proves = ["GM-RUL-33", "GM-RSET-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A", under = 1 },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 9" } }
script = ["A: carry", "draw: 1"]
expect = ["asked: chance draw 1 of 22", "asked: A orders", "under A = 0"]
"#,
    );
    check(
        "no card is left",
        r#"
proves = ["GM-RUL-33", "GM-RSET-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A", under = 0 },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 9" } }
script = ["A: carry"]
expect = ["recruited A Cixi from A for 9", "asked: A orders", "space A = empty", "never: space A shows"]
"#,
    );
}

#[test]
fn stances_are_all_that_answers_to_a_stance() {
    check(
        "only stances",
        r#"
proves = ["GM-CTST-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 6 }, gold = 1, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
script = ["A: ready", "B: ready", "A: carry", "A: stance cooperate"]
expect = ["asked: A stance", "refused: HALL-ASK", "A.gold = 0"]
"#,
    );
}

/// A penalty is nothing to those who cooperate: what changes it is not offered.
#[test]
fn cooperators_have_no_penalty_to_change() {
    check(
        "no penalty to change",
        r#"
proves = ["GM-CTST-20"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Usurp the Bandit Throne"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { guile = 2 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 6 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 1 1 | 1 1"]
expect = ["checked A 2 against 6", "checked B 2 against 6", "never: used"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

/// GM-RUL-25: between equal chances the first Skill of the list is taken.
#[test]
fn between_equal_chances_the_first_skill_counts() {
    check(
        "equal chances",
        r#"
proves = ["GM-RUL-25"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { arcane = 2, logic = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { logic = 2, spirit = 3 } },
    { contract = "Loft", on = 3, targets = { arcane = 6, logic = 6, spirit = 6 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: expired", "B: expired",
    "A: expired", "dice: 1 1 | 1 1 1",
]
expect = ["rolled A arcane 1 1", "rolled B spirit 1 1 1"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn what_lies_under_the_cards_drawn_stays_where_it_is() {
    check(
        "three known cards, two drawn",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Embla", "Nuri"] }, { guild = "B" }]
now = { phase = "plot", round = 4 }
script = ["A: use Embla", "draw: 1 | 1 | 1", "A: pass", "A: use Nuri", "A: take Identify Rebels"]
expect = [
    "took A Identify Rebels", "sunk A Ambush Poachers", "asked: A orders", "top common = Confront Blasphemers",
    "bottom common = Ambush Poachers",
]
"#,
    );
}

#[test]
fn a_combined_team_counts_dice_of_another_skill_up_to_ten_in_all() {
    check(
        "ten dice in all",
        r#"
proves = ["GM-CTST-27", "GM-RUL-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 5, guile = 5 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 4 } },
    { contract = "Loft", on = 3, targets = { might = 30, spirit = 30 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: convert 2 guile with Ishara",
    "A: convert 1 guile with Ishara", "dice: 1 1 1 1 1 1 | 1 1 1 1", "A: keep",
]
expect = ["asked: A convert", "refused: GM-RUL-24", "rolled A might 1 1 1 1 1 1", "rolled B might 1 1 1 1"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "each for itself",
        r#"
proves = ["GM-CTST-27", "GM-RUL-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 5, guile = 5 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { spirit = 6 } },
    { contract = "Loft", on = 3, targets = { might = 30, spirit = 30 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: convert 2 guile with Ishara",
    "dice: 1 1 1 1 1 1 1 | 1 1 1 1 1 1", "A: keep",
]
expect = ["rolled A might 1 1 1 1 1 1 1", "rolled B spirit 1 1 1 1 1 1"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn the_last_contract_space_can_be_looked_at() {
    check(
        "the last contract space",
        r#"
proves = ["GM-ACTN-15"]
setup = { guilds = 4 }
piece = [
    { guild = "A", adventurers = ["Roswen"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { guild = "C" },
    { guild = "D" },
    { down = "heroic", on = 6 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Roswen", "A: pass", "A: space 5", "A: space 6", "draw: 1"]
expect = ["refused: GM-EFCT-10", "looked A contract 6 Unmask the False Envoy"]
"#,
    );
}

/// GM-RUL-26: the Guilds agree on the members, so who has confirmed is asked again when others are sent.
#[test]
fn other_members_take_confirmations_back() {
    check(
        "other members",
        r#"
proves = ["GM-RUL-25", "GM-RUL-26"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Adze", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 4 } },
    { adventurer = "Bat", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: send [Axe]", "B: send [Bow]",
    "A: confirm", "B: send [Bow]", "B: send [Bat]", "B: confirm", "A: confirm", "dice: 1 1 | 1",
]
expect = [
    "confirmed A", "refused: GM-RUL-25", "sends B [Bat]", "confirmed B", "confirmed A", "rolled A might 1 1",
    "rolled B might 1",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Adze]", B = "1: contract 3 [Bow, Bat]; 4: [Idle]" }
"#,
    );
}

/// What is used for an Order lasts for that Order Space number and no longer.
#[test]
fn a_help_for_one_order_is_gone_in_the_next_order_space() {
    check(
        "a help for one order",
        r#"
proves = ["GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gundra", "Odo"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "2: [Axe]", B = "1: [Bow]; 4: [Idle]" } }
script = ["A: use Gundra as Odo", "B: pass", "A: wander", "dice: 5 5"]
expect = ["used A Gundra as Odo", "wandered A 10", "gold A +2", "fame A +2"]
"#,
    );
}

#[test]
fn a_side_is_all_that_answers_to_a_side() {
    check(
        "only sides",
        r#"
proves = []
setup = { guilds = 2 }
script = ["draw: 1", "draw: 1", "A: carry", "A: side reroll"]
expect = ["asked: A side", "refused: HALL-ASK"]
"#,
    );
}

#[test]
fn who_hires_next_has_its_turn_when_the_first_declines() {
    check(
        "the next one hires",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 7", B = "1: hire [Bow] 7; 4: [Idle]" } }
script = ["A: carry", "B: carry", "dice: 6 6 | 1", "A: decline", "A: pass", "B: build Bar II"]
expect = ["asked: A build 1", "gold back A 1 +7", "asked: B build 1", "built B Bar II"]
"#,
    );
}

#[test]
fn a_contract_somebody_has_looked_at_comes_when_it_is_drawn() {
    check(
        "a card that was looked at",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Courier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            peek_deck(deck: of(common), count: 2, then: return),
        ])''' },
    { guild = "A", adventurers = ["Proof Courier"] },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Proof Gale", on = 1, targets = { might = 6 }, bonus = '[replace_contract(count: 2, deck: choice, face: up)]' },
    { contract = "Break the Toll Gang", on = 2 },
]
now = { phase = "plot", round = 2 }
script = [
    "A: use Proof Courier", "draw: 1 | 1", "A: orders 1: contract 1 [Axe]", "B: orders none", "A: carry",
    "dice: 6 6 1 1 1", "A: space 2", "A: deck common",
]
expect = [
    "peeked A common Ambush Poachers", "contract 2 gone Break the Toll Gang",
    "contract 2 shows Ambush Poachers", "asked: A pick", "top common = Identify Rebels", "deck common = 33",
]
"#,
    );
}
