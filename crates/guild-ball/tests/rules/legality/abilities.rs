//! Who may use what, and what is answered when an effect asks.

use super::super::check;
use super::super::foreseen::{after, refusal, scene};

#[test]
fn a_model_uses_what_it_has() {
    check(
        "not on its card, or no ability of a model",
        r#"
proves = ["GB-STAT-23"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["meditation", "mud-slide"] },
    { name = "Shark", seat = "blue", at = [2900, 2000] },
]
terrain = [{ kind = "rough", at = [5000, 5000], radius = 200 }]
now = { active = "Ox", momentum = { red = 3 } }
script = ["red: use hypnosis on Shark", "red: use mud-slide", "red: use tough-hide", "red: use meditation"]
expect = ["refused: GB-STAT-23", "refused: GB-STAT-23", "refused: GB-STAT-23", "Ox.influence = 3"]
"#,
    );
}

/// GB-PLAY-03: a range that is lowered to nothing is base contact.
#[test]
fn a_range_is_lowered_to_nothing_at_most() {
    let rule = |gap: i32| {
        let stage = format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["lens-flare"], playbook = [["play1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], def = 4 }},
    {{ name = "Fair", seat = "blue", at = [2000, {}], abilities = ["beautiful"] }},
]
now = {{ active = "Ox" }}
"#,
            2300 + gap
        );
        let hit = after(&scene(&stage), &["attack Shark", "4", "pick 1.1"]);
        let (ask, choice) = super::super::foreseen::choice(&hit, "use lens-flare on Fair");
        <guild_ball::GuildBall as kernel::Game>::judge(&hit, &ask, &choice).err().map(|refusal| refusal.rule)
    };
    assert_eq!([rule(0), rule(1), rule(254)], [None, Some("GB-PLAY-03"), Some("GB-PLAY-03")]);
}

#[test]
fn only_what_fires_now_comes_first() {
    check(
        "something that does not",
        r#"
proves = ["GB-CONV-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 2400], abilities = ["shelling-out"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp_now = 1, abilities = ["heartless-brute", "dark-doubts"] },
]
now = { active = "Ox", momentum = { red = 3 } }
script = ["red: attack Shark", "red: no", "dice: 4 1", "red: pick 1.1", "red: first shelling-out of Shark", "red: first heartless-brute of Shark", "red: first shelling-out of Boar"]
expect = ["refused: GB-CONV-08", "attached singled-out to Ox", "momentum red +1 effect", "removed Shark"]
"#,
    );
}

/// GB-MOM-21: what lets a model take a Shot at once lets it take no pass.
#[test]
fn a_shot_now_is_no_pass() {
    let state = scene(
        r#"
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3400], kick = [3, 8], influence = 4, ball = true },
    { name = "Boar", seat = "red", at = [3348, 4000], kick = [3, 6], abilities = ["first-touch"] },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
    );
    let gained = after(&state, &["pass Boar", "no", "6 6 6", "yes"]);
    assert_eq!(refusal(&gained, "pass Ox").rule, "HALL-CHOICE");
    assert_eq!(refusal(&gained, "pass to (3348, 4700)").rule, "HALL-CHOICE");
}
