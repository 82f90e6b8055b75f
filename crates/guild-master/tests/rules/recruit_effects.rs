//! Effects on recruiting.

use super::check;

#[test]
fn bids_count_higher_in_contests() {
    check(
        "the bidder",
        r#"
proves = ["GM-RUL-40", "GM-ADVR-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Cixi"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: carry", "B: carry", "B: pass"]
expect = ["recruited A Nuri from A for 3", "gold back B 1 +4", "never: used"]

[now]
phase = "action"
round = 1
orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 1: recruit A [Bow] 4" }
"#,
    );
    check(
        "level with the bonus",
        r#"
proves = ["GM-RECR-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Cixi"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: carry", "B: carry"]
expect = ["asked: chance roll 1d6"]

[now]
phase = "action"
round = 1
orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 1: recruit A [Bow] 5" }
"#,
    );
    check(
        "a boon",
        r#"
proves = ["GM-EFCT-11", "GM-RUL-21"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Bribe the Auction Crier"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: use Bribe the Auction Crier", "A: carry", "B: carry", "B: pass"]
expect = ["asked: A use recruit", "boosted A", "recruited A Nuri from A for 3", "A.completed = none"]

[now]
phase = "action"
round = 1
orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 1: recruit A [Bow] 4" }
"#,
    );
    check(
        "not below the minimum",
        r#"
proves = ["GM-RECR-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Cixi"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 2", B = "4: [Idle]" } }
script = ["A: pass"]
expect = ["asked: A fallback 1", "never: recruited", "A.gold = 2"]
"#,
    );
}

#[test]
fn gold_is_taken_back_after_recruiting() {
    // Zephine could also ignore a Rank before the bids are compared.
    check(
        "gold is taken back",
        r#"
proves = ["GM-ACTN-15", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gwala"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 4", B = "4: [Idle]" } }
script = ["A: carry", "A: use Gwala"]
expect = [
    "asked: A use recruited", "boosted A", "recruited A Nuri from A for 4", "gold A +2", "fame A +3",
    "A.gold = 2",
]
"#,
    );
    check(
        "gold is taken back",
        r#"
proves = ["GM-ACTN-15", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Befriend the Horse Lords"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: recruit A [Axe] 5", B = "4: [Idle]" } }
script = ["A: carry", "A: use Befriend the Horse Lords"]
expect = [
    "asked: A use recruited", "boosted A", "recruited A Nuri from A for 5", "gold A +2", "fame A +3",
    "A.gold = 2",
]
"#,
    );
    check(
        "gold is taken back",
        r#"
proves = ["GM-ACTN-15", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Zephine"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: recruit A [Axe] 4", B = "4: [Idle]" } }
script = ["A: pass", "A: carry", "A: use Zephine"]
expect = [
    "asked: A use recruited", "boosted A", "recruited A Nuri from A for 4", "gold A +3", "fame A +3",
    "A.gold = 3",
]
"#,
    );
    check(
        "nothing is used for a lost bid",
        r#"
proves = ["GM-RECR-20"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gwala"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: carry", "B: carry", "A: pass"]
expect = ["recruited B Nuri from A for 4", "asked: A fallback 1", "never: asked: A use recruited", "A.gold = 3"]

[now]
phase = "action"
round = 1
orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 1: recruit A [Bow] 4" }
"#,
    );
    check(
        "the boon of a lost bid stays",
        r#"
proves = ["GM-EFCT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Befriend the Horse Lords"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: carry", "B: carry", "A: pass"]
expect = ["recruited B Nuri from A for 6", "A.completed = Befriend the Horse Lords"]

[now]
phase = "action"
round = 2
orders = { A = "1: recruit A [Axe] 5", B = "4: [Idle]; 1: recruit A [Bow] 6" }
"#,
    );
    check(
        "gold can be left",
        r#"
proves = ["GM-ACTN-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gwala"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 4", B = "4: [Idle]" } }
script = ["A: carry", "A: pass"]
expect = ["recruited A Nuri from A for 4", "never: boosted A", "A.gold = 0"]
"#,
    );
}

#[test]
fn the_rank_requirement_is_ignored_once() {
    check(
        "the rank is ignored",
        r#"
proves = ["GM-EFCT-10", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Guide the Restless Dead"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit D [Axe] 7", B = "4: [Idle]" } }
script = ["A: use Guide the Restless Dead", "A: carry"]
expect = ["used A Guide the Restless Dead", "recruited A Vatsana from D for 7"]
"#,
    );
    check(
        "left unused it does nothing",
        r#"
proves = ["GM-RECR-10"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Guide the Restless Dead"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit D [Axe] 7", B = "4: [Idle]" } }
script = ["A: pass", "A: pass"]
expect = ["asked: A fallback 1", "never: recruited", "A.gold = 7"]
"#,
    );
}

#[test]
fn the_minimum_is_lowered_for_one_guild() {
    check(
        "the minimum is lowered by 3",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Unseat the Storm Queen"], adventurers = ["Cyrus"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit D [Axe] 4", B = "4: [Idle]" } }
script = ["A: use Unseat the Storm Queen", "A: carry"]
expect = ["recruited A Vatsana from D for 4"]
"#,
    );
    check(
        "not further",
        r#"
proves = ["GM-RECR-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Unseat the Storm Queen"], adventurers = ["Cyrus"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit D [Axe] 3", B = "4: [Idle]" } }
script = ["A: use Unseat the Storm Queen", "A: pass"]
expect = ["asked: A fallback 1", "never: recruited"]
"#,
    );
    check(
        "a bid is planned by what effects could bring about",
        r#"
proves = ["GM-RUL-08", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 9, completed = ["Unseat the Storm Queen"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "orders", round = 1 }
script = ["A: orders 1: recruit D [Axe] 3", "A: orders 1: recruit D [Axe] 4", "B: orders none"]
expect = ["refused: GM-ORDR-12", "asked: A use recruit"]
"#,
    );
}

#[test]
fn the_uncrowned_bids_higher_lower_and_cheaper() {
    check(
        "the uncrowned",
        r#"
proves = ["GM-ACTN-15", "GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Queen Isaura"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: use Queen Isaura", "A: carry", "B: carry", "A: use Queen Isaura", "B: pass"]
expect = ["recruited A Vatsana from D for 5", "gold A +3", "fame A +5", "A.gold = 3"]

[now]
phase = "action"
round = 2
orders = { A = "1: recruit D [Axe] 5", B = "4: [Idle]; 1: recruit D [Bow] 6" }
"#,
    );
    check(
        "not under a half moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Queen Isaura"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: recruit D [Axe] 6", B = "4: [Idle]" } }
script = ["A: pass"]
expect = ["asked: A fallback 1", "never: used"]
"#,
    );
}

#[test]
fn the_talent_scout_recruits_outside_an_order() {
    check(
        "the talent scout",
        r#"
proves = ["GM-ACTN-15", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5, adventurers = ["Lisabet"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Gorm Ironmantle", space = "F" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Lisabet", "A: space F", "A: space A"]
expect = [
    "asked: A use action", "refused: GM-RECR-01", "recruited A Nuri from A for 3", "fame A +3",
    "asked: A fallback 1", "A.gold = 2", "space A = down",
]
"#,
    );
    check(
        "the talent scout",
        r#"
proves = ["GM-ACTN-15", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 2, adventurers = ["Lisabet"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Gorm Ironmantle", space = "F" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
expect = ["asked: A fallback 1", "never: used"]
"#,
    );
}

#[test]
fn a_guild_that_lost_its_highest_rank_recruits_by_what_is_left() {
    check(
        "a lost rank",
        r#"
proves = ["GM-RUL-50", "GM-RECR-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 6, completed = ["Outdance the Fae Court"], adventurers = ["Cyrus", "Rook"] },
    { guild = "B" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "plot", round = 2 }
script = [
    "A: use Outdance the Fae Court", "A: member Cyrus", "A: orders 1: recruit D [Rook] 6", "B: orders none",
]
expect = ["retired A Cyrus", "missed A recruit D", "asked: A fallback 1"]
"#,
    );
}

#[test]
fn bids_count_no_higher_than_the_card_says() {
    check(
        "level with the bonus",
        r#"
proves = ["GM-RECR-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Bribe the Auction Crier"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: use Bribe the Auction Crier", "A: carry", "B: carry"]
expect = ["asked: chance roll 1d6"]

[now]
phase = "action"
round = 1
orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 1: recruit A [Bow] 5" }
"#,
    );
    check(
        "level with the bonus",
        r#"
proves = ["GM-RECR-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Queen Isaura"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: use Queen Isaura", "A: carry", "B: carry"]
expect = ["asked: chance roll 1d6"]

[now]
phase = "action"
round = 2
orders = { A = "1: recruit D [Axe] 5", B = "4: [Idle]; 1: recruit D [Bow] 7" }
"#,
    );
    check(
        "1 lower and not 2",
        r#"
proves = ["GM-RECR-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Queen Isaura"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: recruit D [Axe] 4", B = "4: [Idle]" } }
script = ["A: use Queen Isaura", "A: pass"]
expect = ["missed A recruit D", "never: recruited", "A.gold = 4"]
"#,
    );
}

#[test]
fn a_copy_counts_beside_the_ability_it_copies_and_once() {
    check(
        "a copy counts beside the original",
        r#"
proves = ["GM-RUL-40", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Cixi", "Gundra"], completed = ["Unseat the Storm Queen"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: use Gundra as Cixi", "A: use Gundra as Cixi", "A: pass", "A: carry", "B: carry", "B: pass"]
expect = ["boosted A", "refused: GM-RUL-40", "recruited A Nuri from A for 3"]

[now]
phase = "action"
round = 1
orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 1: recruit A [Bow] 6" }
"#,
    );
}

#[test]
fn an_ability_of_another_guild_is_not_copied_by_the_understudy() {
    check(
        "an ability of another guild",
        r#"
proves = ["GM-ADVR-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Gundra", "Gwala"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", adventurers = ["Zephine"] },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]" } }
script = ["A: carry", "A: use Gundra as Zephine", "A: use Gundra as Gwala", "A: use Gwala"]
expect = ["refused: GM-ADVR-06", "recruited A Nuri from A for 3", "gold A +3"]
"#,
    );
}
