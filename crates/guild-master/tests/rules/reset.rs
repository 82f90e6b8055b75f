//! The Reset Phase.

use super::{Play, play};

fn resetting(name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves)
        .now("phase", "\"reset\"")
        .guild("A", "gold = 1")
        .has("A", "Axe", "might = 1")
        .guild("B", "gold = 2\nupgrades = [\"Bar III\"]")
        .order("A", "1: hire [Axe] 4")
}

#[test]
fn boards_are_cleared_and_income_is_paid() {
    resetting("boards are cleared and income is paid", &["GM-RSET-02", "GM-RSET-03", "GM-RSET-04"])
        .full_board()
        .run(&[], &["A.gold = 7", "B.gold = 7", "A.orders = none", "A.adventurers = Axe", "asked: A orders"]);
}

#[test]
fn the_marker_returns_to_the_start_of_the_player_count() {
    resetting("the marker returns", &["GM-RSET-05", "GM-PLYR-05"])
        .full_board()
        .now("marker", "7")
        .run(&[], &["marker = 2", "asked: A orders"]);
    resetting("the marker returns to the bottom", &["GM-RSET-05"])
        .guilds(3)
        .now("marker", "7")
        .run(&[], &["marker = 1", "asked: chance draw 1 of 24"]);
}

#[test]
fn other_rounds_keep_what_lies_face_up() {
    resetting("other rounds keep what lies face up", &["GM-RSET-11", "GM-RSET-12"])
        .full_board()
        .lies("Brew Potion", 1)
        .down("heroic", 2)
        .run(
            &["draw: 1", "expect: contract 1 = Brew Potion"],
            &[
                "contract 2 shows Unmask the False Envoy",
                "round 2",
                "space A = Cixi",
                "contract 3 = empty",
                "asked: A orders",
            ],
        );
}

#[test]
fn a_blood_moon_wipes_what_lies_face_up() {
    resetting(
        "a blood moon wipes the board",
        &["GM-RSET-06", "GM-RSET-07", "GM-RSET-08", "GM-RSET-09", "GM-PLYR-04"],
    )
    .full_board()
    .now("round", "3")
    .lies("Brew Potion", 1)
    .down("heroic", 2)
    .run(
        &["draw: 1 | 1 | 1 | 1", "draw: 1 | 1 | 1 | 1 | 1"],
        &[
            "contract 1 shows Ambush Poachers",
            "contract 2 shows Unmask the False Envoy",
            "contract 3 shows Identify Rebels",
            "contract 4 shows Confront Blasphemers",
            "space A shows Pablé",
            "round 4",
            "asked: A orders",
            "never: space C",
            "contract 5 = closed",
            "space C = closed",
        ],
    );
}

#[test]
fn an_exhausted_common_deck_is_replaced_by_the_next() {
    resetting("an exhausted deck is replaced by the next", &["GM-RSET-10", "GM-RUL-06"])
        .full_board()
        .now("round", "3")
        .now("decks", "[1, 1, 1]")
        .lies("Brew Potion", 1)
        .run(
            &[],
            &[
                "asked: chance draw 1 of 34",
                "contract 1 = down common",
                "contract 2 = down heroic",
                "contract 3 = down legendary",
                "contract 4 = empty",
            ],
        );
}

#[test]
fn the_steps_come_in_order() {
    play("the steps come in order", &["GM-RSET-01", "GM-RSET-13", "GM-RUL-33"])
        .now("round", "3")
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .run(
            &["A: pass", "draw: 1 | 1 | 1 | 1", "draw: 1 | 1 | 1 | 1 | 1"],
            &[
                "phase reset",
                "orders cleared",
                "gold A +2",
                "gold B +2",
                "marker reset",
                "board wiped",
                "contract 1 refilled from common",
                "contract 4 refilled from common",
                "contract 1 shows Ambush Poachers",
                "space A shows Cixi",
                "space F shows Gorm Ironmantle",
                "round 4",
            ],
        );
}

#[test]
fn an_exhausted_adventurer_deck_leaves_its_space_empty() {
    let text = "\n[[piece]]\nadventurer = \"Gwala\"\nspace = \"B\"\nunder = 0\n";
    let mut start = play("an exhausted deck leaves its space empty", &["GM-RUL-33"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .now("round", "2")
        .stands("Cixi", "A")
        .stands("Vatsana", "D")
        .stands("Kestrel", "E")
        .stands("Vesper", "F");
    start.pieces += text;
    start.order("A", "1: recruit B [Axe] 4").run(
        &["A: carry", "draw: 1 | 1"],
        &["recruited A Gwala from B for 4", "phase reset", "space B = empty", "asked: A orders"],
    );
}
