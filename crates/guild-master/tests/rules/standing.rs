//! What works without being used: Events that lie open, abilities that are always on.

use super::check;

#[test]
fn an_event_changes_the_bids_of_one_rank_alone() {
    check(
        "bids of one rank",
        r#"
proves = ["GM-RUL-54", "GM-EFCT-07"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { guild = "B" }, { contract = "Break the Toll Gang", on = 1 }]
now = { phase = "orders", round = 1 }
expect = ["minimum A = 3", "minimum B = 5", "minimum D = 7", "minimum E = 6", "minimum F = 10"]
"#,
    );
    check(
        "bids of one rank",
        r#"
proves = ["GM-RUL-54", "GM-EFCT-07"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { guild = "B" }, { contract = "Proof Auction", on = 1, targets = { might = 13 }, level = "heroic", event = '''(when: static, effects: [
            min_bid_shift(n: 2, rank: Some(hero), who: each_guild),
            target_shift(n: 3, level: Some(common), skill: Some(guile), who: each_guild),
        ])''' }]
now = { phase = "orders", round = 1 }
expect = ["minimum A = 3", "minimum B = 5", "minimum D = 9", "minimum E = 8", "minimum F = 10"]
"#,
    );
}

#[test]
fn an_event_changes_the_targets_of_one_deck_and_skill_alone() {
    check(
        "targets of one deck and skill",
        r#"
proves = ["GM-EFCT-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 2 } },
    { guild = "B" },
    { contract = "Proof Auction", on = 1, targets = { might = 13 }, level = "heroic", event = '''(when: static, effects: [
            min_bid_shift(n: 2, rank: Some(hero), who: each_guild),
            target_shift(n: 3, level: Some(common), skill: Some(guile), who: each_guild),
        ])''' },
    { contract = "Loft", on = 3, targets = { might = 8, guile = 8 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 5 5"]
expect = ["checked A 10 against 11"]
"#,
    );
    check(
        "targets of one deck and skill",
        r#"
proves = ["GM-EFCT-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Proof Auction", on = 1, targets = { might = 13 }, level = "heroic", event = '''(when: static, effects: [
            min_bid_shift(n: 2, rank: Some(hero), who: each_guild),
            target_shift(n: 3, level: Some(common), skill: Some(guile), who: each_guild),
        ])''' },
    { contract = "Loft", on = 3, targets = { might = 8, guile = 8 }, gold = 1, fame = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 3 4"]
expect = ["checked A 7 against 8"]
"#,
    );
}

#[test]
fn income_is_never_below_nothing() {
    check(
        "income is never below nothing",
        r#"
proves = ["GM-RSET-04", "GM-EFCT-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 3 },
    { guild = "B", gold = 1, upgrades = ["Bar III"] },
    { contract = "Proof Drought", on = 1, targets = { might = 13 }, level = "heroic", event = '(when: reset, effects: [income(n: -5, who: each_guild)])' },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "reset" }
expect = ["asked: A orders", "A.gold = 3", "B.gold = 1", "never: gold A", "never: gold B"]
"#,
    );
}

#[test]
fn rewards_grow_for_the_deck_that_is_named() {
    check(
        "rewards of one deck",
        r#"
proves = ["GM-ADVR-06", "GM-CONT-06", "GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Steward", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: static, effects: [
            reward_bonus(level: Some(heroic), gold: 1, fame: 2), wander_bonus(gold: 1, fame: 2), bid_bonus(1),
        ])''' },
    { guild = "A", adventurers = ["Proof Steward"] },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 6 }, level = "heroic" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1"]
expect = ["gold A +1", "fame A +2"]
"#,
    );
    check(
        "rewards of one deck",
        r#"
proves = ["GM-ADVR-06", "GM-CONT-06", "GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Steward", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: static, effects: [
            reward_bonus(level: Some(heroic), gold: 1, fame: 2), wander_bonus(gold: 1, fame: 2), bid_bonus(1),
        ])''' },
    { guild = "A", adventurers = ["Proof Steward"] },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 6 }, level = "common" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 1 1 1", "A: deck common"]
expect = ["contract 3 completed by A", "never: gold A", "never: fame A"]
"#,
    );
}

#[test]
fn several_helps_for_wanderers_add_up() {
    check(
        "helps for wanderers add up",
        r#"
proves = ["GM-ADVR-06", "GM-PRIV-15"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Steward", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: static, effects: [
            reward_bonus(level: Some(heroic), gold: 1, fame: 2), wander_bonus(gold: 1, fame: 2), bid_bonus(1),
        ])''' },
    { guild = "A", adventurers = ["Proof Steward", "Odo"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 5 5"]
expect = ["wandered A 10", "gold A +3", "fame A +4"]
"#,
    );
}

#[test]
fn a_bid_counts_more_in_a_contest_and_only_there() {
    check(
        "a bid counts more in a contest",
        r#"
proves = ["GM-RECR-17", "GM-PRIV-04", "GM-RUL-23"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Steward", skills = { might = 1 }, ability = '''(moon: every, phase: action, limit: static, effects: [
            reward_bonus(level: Some(heroic), gold: 1, fame: 2), wander_bonus(gold: 1, fame: 2), bid_bonus(1),
        ])''' },
    { guild = "A", adventurers = ["Proof Steward"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 4", B = "1: recruit A [Bow] 4; 4: [Idle]" } }
script = ["A: carry", "B: carry"]
expect = ["recruited A Cixi from A for 4", "gold back B 1 +4", "asked: B fallback 1", "never: checked"]
"#,
    );
}
