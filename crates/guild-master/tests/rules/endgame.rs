//! The end of the game and the short game.

use super::check;

#[test]
fn the_game_ends_after_income_of_round_nine() {
    check(
        "the game ends after income of round nine",
        r#"
proves = ["GM-ENDG-01", "GM-ROUN-01", "GM-RUL-34"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 1, fame = 4 },
    { contract = "Brew Potion", on = 1 },
]
now = { phase = "action", round = 9, marker = 5, orders = { A = "1: [Axe]" } }
script = ["A: pass"]
expect = [
    "gold A +2", "gold B +2", "fame A +1", "ended A 5 B 4", "over: A wins", "never: board wiped",
    "never: marker reset", "contract 1 = Brew Potion", "round = 9",
]
"#,
    );
    check(
        "round eight is not the last",
        r#"
proves = ["GM-ROUN-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1 },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Brew Potion", on = 1 },
]
now = { phase = "orders", round = 8 }
script = ["A: orders none", "B: orders none"]
expect = ["asked: chance", "round = 9", "moon = half blood", "never: ended"]
"#,
    );
}

#[test]
fn five_gold_are_one_fame() {
    check(
        "five gold are one fame",
        r#"
proves = ["GM-ENDG-02", "GM-ENDG-04"]
setup = { guilds = 2 }
piece = [{ guild = "A", gold = 14, fame = 1 }, { guild = "B", gold = 4, fame = 2 }]
now = { phase = "end", round = 9 }
expect = ["over: A wins", "A.fame = 3", "B.fame = 2", "A.gold = 14"]
"#,
    );
}

#[test]
fn level_guilds_win_together() {
    check(
        "level guilds win together",
        r#"
proves = ["GM-ENDG-05"]
setup = { guilds = 2 }
piece = [{ guild = "A", fame = 7 }, { guild = "B", fame = 7 }]
now = { phase = "end", round = 9 }
expect = ["over: A B win"]
"#,
    );
}

#[test]
fn prestige_is_scored_at_the_end() {
    check(
        "prestige is scored at the end",
        r#"
proves = ["GM-ENDG-03", "GM-RUL-45"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 20, upgrades = ["Sealed Vault"] },
    { guild = "B", completed = ["Unmask the False Envoy", "Storm the Cove", "Hold the Broken Ford", "Slay the Lightning Roc"], upgrades = ["Hall of Trophies"] },
]
now = { phase = "end", round = 9 }
expect = ["A.fame = 10", "B.fame = 8", "over: A wins"]
"#,
    );
}

#[test]
fn champions_and_masonry() {
    check(
        "champions and masonry",
        r#"
proves = ["GM-ENDG-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Cixi", "Venju", "Nuri", "Vatsana", "Kestrel", "Vesper"], upgrades = ["Champions' Court"] },
    { guild = "B", start = "might fixer", upgrades = ["Grand Masonry", "Stables II", "Mess Hall II", "Library fixer", "Chapel fixer"] },
]
now = { phase = "end", round = 9 }
expect = ["A.fame = 10", "B.fame = 8"]
"#,
    );
}

#[test]
fn archive_and_academy() {
    check(
        "archive and academy",
        r#"
proves = ["GM-ENDG-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Brew Potion", "Steal Battle Plans", "Ambush Poachers", "Duel at the Fair", "Settle a Market Feud", "Identify Rebels"], upgrades = ["Whispering Archive"] },
    { guild = "B", adventurers = ["Cixi", "Ulvane", "Vatsana"], upgrades = ["Academy of Six Arts"] },
]
now = { phase = "end", round = 9 }
expect = ["A.fame = 10", "B.fame = 2"]
"#,
    );
}

#[test]
fn the_short_game_has_six_rounds_and_no_prestige() {
    check(
        "the short game has six rounds",
        r#"
proves = ["GM-VARI-01", "GM-VARI-03"]
setup = { guilds = 2, short = true }
piece = [{ guild = "A", fame = 1 }, { adventurer = "Axe", of = "A", skills = { might = 1 } }, { guild = "B" }]
now = { phase = "action", round = 6, orders = { A = "1: [Axe]" } }
script = ["A: pass"]
expect = ["gold A +2", "ended A 1 B 0", "over: A wins"]
"#,
    );
    check(
        "round five of the short game is not the last",
        r#"
proves = ["GM-VARI-01"]
setup = { guilds = 2, short = true }
piece = [
    { guild = "A", fame = 1 },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Brew Potion", on = 1 },
]
now = { phase = "orders", round = 5 }
script = ["A: orders none", "B: orders none"]
expect = ["asked: chance", "round = 6", "moon = full blood", "never: ended"]
"#,
    );
    check(
        "the short game has no prestige",
        r#"
proves = ["GM-VARI-02"]
setup = { guilds = 2, short = true }
piece = [{ guild = "A" }, { adventurer = "Axe", of = "A", skills = { might = 1 } }, { guild = "B" }]
now = { phase = "action", orders = { A = "1: hire [Axe] 20" } }
script = ["A: carry", "A: build Sealed Vault"]
expect = ["refused: GM-VARI-02"]
"#,
    );
    check(
        "round six of the short game draws private contracts",
        r#"
proves = ["GM-RUL-34"]
setup = { guilds = 2, short = true }
piece = [{ guild = "A", fame = 2 }, { guild = "B", fame = 1 }]
now = { phase = "start", round = 6 }
script = ["draw: 1 | 1"]
expect = ["dealt A Ambush Poachers", "dealt B Identify Rebels"]
"#,
    );
}

#[test]
fn a_guild_may_concede() {
    check(
        "a guild may concede",
        r#"
proves = []
setup = { guilds = 3 }
piece = [{ guild = "A" }, { guild = "B" }, { guild = "C" }]
now = { phase = "orders" }
script = ["B: concedes"]
expect = ["ended A 0 B 0 C 0", "over: A C win"]
"#,
    );
    check(
        "of several rivals the most famous wins",
        r#"
proves = []
setup = { guilds = 3 }
piece = [{ guild = "A", fame = 4 }, { guild = "B", fame = 9 }, { guild = "C", fame = 5 }]
now = { phase = "orders" }
script = ["B: concedes"]
expect = ["ended A 4 B 9 C 5", "over: C wins"]
"#,
    );
}
