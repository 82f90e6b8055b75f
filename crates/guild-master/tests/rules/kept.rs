//! Completed Contracts are kept for what they are still good for.

use super::check;

/// GM-CONT-07: both Contracts are completed and kept; the one with a Boon lies face up and can be used, the other cannot. The Boons
/// are stated here, so that nothing but the cards says which is which.
#[test]
fn a_completed_contract_is_kept_open_for_its_boon_alone() {
    for (with, without) in [("Flask", "Note"), ("Note", "Flask")] {
        let contract = |name: &str, on: u8| {
            let boon =
                if name == with { ", boon = '(window: check, effects: [add_flat(n: 3)])'" } else { "" };
            format!(r#"{{ contract = "{name}", on = {on}, targets = {{ might = 2 }}{boon} }}"#)
        };
        let text = format!(
            r#"
proves = ["GM-CONT-07"]
setup = {{ guilds = 2 }}
piece = [
    {{ guild = "A", upgrades = ["Stables III"] }},
    {{ adventurer = "Axe", of = "A", skills = {{ might = 1 }} }},
    {{ adventurer = "Bow", of = "A", skills = {{ might = 1 }} }},
    {{ adventurer = "Cup", of = "A", skills = {{ might = 1 }} }},
    {{ guild = "B" }},
    {{ adventurer = "Mace", of = "B", skills = {{ might = 1 }} }},
    {flask}, {note},
]
now = {{ phase = "action", orders = {{ A = "1: contract 1 [Axe]; 2: contract 2 [Bow]; 3: [Cup]", B = "4: [Mace]" }} }}
script = [
    "A: carry", "dice: 4", "A: deck common", "A: carry", "dice: 4", SKIP"A: deck common", "expect: A.face_up = {with}",
    "expect: A.face_down = {without}", "A: wander", "dice: 4", "A: with {without}", "A: with {with}",
]
expect = [
    "contract 1 completed by A", "contract 2 completed by A", "asked: A change", "refused: GM-EFCT-05", "used A {with}",
    "wandered A 7", "A.completed = {without}", "A.discarded = {with}",
]
"#,
            flask = contract("Flask", 1),
            note = contract("Note", 2),
        );
        // A Boon at hand asks about the dice of the second Contract.
        let skip = if with == "Flask" { "\"A: keep\", " } else { "" };
        check("kept for its boon", &text.replace("SKIP", skip));
    }
}
