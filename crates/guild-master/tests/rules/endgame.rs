//! The end of the game and the short game.

use super::{Play, play};

fn ending(name: &'static str, proves: &[&'static str], a: &str, b: &str) -> Play {
    play(name, proves).now("phase", "\"end\"").now("round", "9").guild("A", a).guild("B", b)
}

#[test]
fn the_game_ends_after_income_of_round_nine() {
    play("the game ends after income of round nine", &["GM-ENDG-01", "GM-ROUN-01", "GM-RUL-34"])
        .now("round", "9")
        .guild("A", "gold = 3\nfame = 4")
        .has("A", "Axe", "might = 1")
        .guild("B", "gold = 1\nfame = 4")
        .lies("Brew Potion", 1)
        .now("marker", "5")
        .order("A", "1: [Axe]")
        .run(
            &["A: pass"],
            &[
                "gold A +2",
                "gold B +2",
                "fame A +1",
                "ended A 5 B 4",
                "over: A wins",
                "never: board wiped",
                "never: marker reset",
                "contract 1 = Brew Potion",
                "round = 9",
            ],
        );
}

#[test]
fn five_gold_are_one_fame() {
    ending(
        "five gold are one fame",
        &["GM-ENDG-02", "GM-ENDG-04"],
        "gold = 14\nfame = 1",
        "gold = 4\nfame = 2",
    )
    .run(&[], &["over: A wins", "A.fame = 3", "B.fame = 2", "A.gold = 14"]);
}

#[test]
fn level_guilds_win_together() {
    ending("level guilds win together", &["GM-ENDG-05"], "fame = 7", "fame = 7").run(&[], &["over: A B win"]);
}

#[test]
fn prestige_is_scored_at_the_end() {
    ending(
        "prestige is scored at the end",
        &["GM-ENDG-03", "GM-RUL-45"],
        "gold = 20\nupgrades = [\"Sealed Vault\"]",
        "completed = [\"Unmask the False Envoy\", \"Storm the Cove\", \"Hold the Broken Ford\", \"Slay the Lightning Roc\"]\nupgrades = [\"Hall of Trophies\"]",
    )
    .run(&[], &["A.fame = 10", "B.fame = 8", "over: A wins"]);
}

#[test]
fn champions_and_masonry() {
    ending(
        "champions and masonry",
        &["GM-ENDG-03"],
        "adventurers = [\"Cixi\", \"Venju\", \"Nuri\", \"Vatsana\", \"Kestrel\", \"Vesper\"]\nupgrades = [\"Champions' Court\"]",
        "start = \"might fixer\"\nupgrades = [\"Grand Masonry\", \"Stables II\", \"Mess Hall II\", \"Library fixer\", \"Chapel fixer\"]",
    )
    .run(&[], &["A.fame = 10", "B.fame = 8"]);
}

#[test]
fn archive_and_academy() {
    ending(
        "archive and academy",
        &["GM-ENDG-03"],
        "completed = [\"Brew Potion\", \"Steal Battle Plans\", \"Ambush Poachers\", \"Duel at the Fair\", \"Settle a Market Feud\", \"Identify Rebels\"]\nupgrades = [\"Whispering Archive\"]",
        "adventurers = [\"Cixi\", \"Ulvane\", \"Vatsana\"]\nupgrades = [\"Academy of Six Arts\"]",
    )
    .run(&[], &["A.fame = 10", "B.fame = 2"]);
}

#[test]
fn the_short_game_has_six_rounds_and_no_prestige() {
    play("the short game has six rounds", &["GM-VARI-01", "GM-VARI-03"])
        .short()
        .now("round", "6")
        .guild("A", "fame = 1")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .run(&["A: pass"], &["gold A +2", "ended A 1 B 0", "over: A wins"]);
    play("the short game has no prestige", &["GM-VARI-02"])
        .short()
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: hire [Axe] 20")
        .run(&["A: carry", "A: build Sealed Vault"], &["refused: GM-VARI-02"]);
    play("round six of the short game draws private contracts", &["GM-RUL-34"])
        .short()
        .now("phase", "\"start\"")
        .now("round", "6")
        .guild("A", "fame = 2")
        .guild("B", "fame = 1")
        .run(&["draw: 1 | 1"], &["dealt A Ambush Poachers", "dealt B Identify Rebels"]);
}

#[test]
fn a_guild_may_concede() {
    play("a guild may concede", &[])
        .guilds(3)
        .guild("A", "")
        .guild("B", "")
        .guild("C", "")
        .now("phase", "\"orders\"")
        .run(&["B: concedes"], &["ended A 0 B 0 C 0", "over: A C win"]);
    play("of several rivals the most famous wins", &[])
        .now("phase", "\"orders\"")
        .guilds(3)
        .guild("A", "fame = 4")
        .guild("B", "fame = 9")
        .guild("C", "fame = 5")
        .run(&["B: concedes"], &["ended A 4 B 9 C 5", "over: C wins"]);
}
