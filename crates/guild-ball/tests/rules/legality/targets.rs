//! Whom actions and effects may be aimed at, and what they are said to cost.

use guild_ball::legal::Odds;
use guild_ball::pool::Pool;
use kernel::odds::Ratio;

use super::super::check;
use super::super::foreseen::{after, foreseen, refusal, scene};

#[test]
fn nobody_encourages_an_enemy() {
    check(
        "encourage",
        r#"
proves = ["GB-MOM-31"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [2000, 2400], hp = 12, hp_now = 5 },
    { name = "Shark", seat = "blue", at = [2000, 2800], hp = 12, hp_now = 5 },
]
now = { active = "Ox", momentum = { red = 2 } }
script = ["red: encourage Shark health", "red: encourage Boar health"]
expect = ["refused: GB-MOM-31", "Shark.hp = 5", "Boar.hp = 9", "red.momentum = 0"]
"#,
    );
}

/// GB-MOM-33: each team sees what its own momentum buys; a heroic play costs momentum only (GB-HERO-01).
#[test]
fn either_team_sees_what_its_own_momentum_buys() {
    let stage = |momentum: &str| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], def = 4 }},
    {{ name = "Shark", seat = "blue", at = [2900, 2000], influence = 2, abilities = ["hypnosis", "intensity"] }},
]
now = {{ active = "Shark", momentum = {{ {momentum} }} }}
"#
        ))
    };
    let two = Odds::Play { pool: Pool { dice: 2, needs: 4 }, hit: Ratio::new(3, 4).unwrap_or(Ratio::ZERO) };
    assert_eq!(foreseen(&stage("blue = 1"), "use hypnosis on Ox").bonus, Some(two));
    assert_eq!(foreseen(&stage("red = 1"), "use hypnosis on Ox").bonus, None);
    let heroic = foreseen(&stage("blue = 1"), "use intensity");
    assert_eq!((heroic.influence, heroic.mp), (0, 1));
}

/// GB-DEF-25: an effect that picks somebody does pick somebody, unless it says that it may.
#[test]
fn a_pick_that_is_due_cannot_be_left() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["raise-the-black-flag"], playbook = [["play1"]] },
    { name = "Boar", seat = "red", at = [2000, 2400] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
]
now = { active = "Ox" }
"#,
    );
    let played = after(&state, &["attack Shark", "4 1", "pick 1.1", "use raise-the-black-flag on Shark"]);
    assert_eq!(refusal(&played, "no").rule, "HALL-CHOICE");
    assert_eq!(refusal(&played, "choose Shark").rule, "GB-DEF-25");
    assert!(foreseen(&played, "choose Boar").odds.is_none());
}

#[test]
fn an_attack_by_an_effect_is_on_an_enemy() {
    check(
        "one more",
        r#"
proves = ["GB-ATK-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], tac = 1, abilities = ["one-more"] },
    { name = "Boar", seat = "red", at = [2000, 2400] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
script = ["red: use one-more", "red: attack Boar", "red: attack Shark", "dice: 1"]
expect = ["refused: GB-ATK-01", "attack Ox on Shark", "never: attack Ox on Boar"]
"#,
    );
}
