//! Templates: whom they reach, and that they aim at nobody.

use super::check;

#[test]
fn a_template_reaches_models_of_both_teams_up_to_its_edge() {
    check(
        "both teams under one template",
        r#"
proves = ["GB-AOE-04"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 3000], influence = 2, abilities = ["fire-blast"] },
    { name = "Friend", seat = "red", at = [2700, 3531] },
    { name = "Enemy", seat = "blue", at = [3231, 3000] },
    { name = "Mate", seat = "red", at = [2700, 2468] },
    { name = "Foe", seat = "blue", at = [2168, 3000] },
]
now = { active = "Ox" }
script = ["red: use fire-blast at (2700, 3000)", "red: choose Friend", "red: yes", "dice: 4 1"]
expect = ["damaged Friend 2", "damaged Enemy 2", "Mate.hp = 14", "Foe.hp = 14"]
"#,
    );
}

#[test]
fn whom_a_template_covers_is_not_its_target() {
    check(
        "nobody under a template is aimed at",
        r#"
proves = ["GB-AOE-05"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["fire-blast", "axe-throw"] },
    { name = "Shark", seat = "blue", at = [2000, 2000], abilities = ["wary"] },
]
now = { active = "Ox" }
[[case]]
name = "covered, it has no cause to answer"
script = ["red: use fire-blast at (2000, 2000)", "dice: 4 1"]
expect = ["damaged Shark 2", "never: fired"]
[[case]]
name = "aimed at, it has"
script = ["red: use axe-throw on Shark", "blue: stay", "dice: 4 1"]
expect = ["fired Shark wary", "damaged Shark 3"]
"#,
    );
}
