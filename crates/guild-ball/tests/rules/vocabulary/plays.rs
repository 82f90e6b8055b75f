//! Plays that no fielded card has.

use super::check;

#[test]
fn balls_are_dropped_and_removed() {
    check(
        "the ball by plays",
        r#"
proves = ["GB-CONV-06", "GB-PLAY-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["howl", "kill-the-ball"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, ball = true },
    { name = "Siren", seat = "blue", at = [2000, 4048], def = 4 },
]
now = { active = "Ox" }
[[case]]
name = "dropped by its target"
script = ["red: use howl on Shark", "dice: 4", "dice: 4 2", "red: use kill-the-ball"]
expect = ["rolled play Ox 4 needs 4", "rolled scatter 4 2", "ball free (2978, 3856)", "used Ox kill-the-ball", "ball off", "asked: red place goal kick"]
[[case]]
name = "only where it has the ball"
script = ["red: use howl on Siren", "dice: 4"]
expect = ["rolled play Ox 4 needs 4", "never: rolled scatter", "Shark.ball = yes"]
[[case]]
name = "none is removed that is held"
script = ["red: use kill-the-ball"]
expect = ["refused: GB-PLAY-10", "Shark.ball = yes"]
"#,
    );
}

#[test]
fn both_sides_of_an_attack_burn() {
    check(
        "burn",
        r#"
proves = ["GB-PB-20", "GB-PLAY-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["burn-baby-burn"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Siren", seat = "blue", at = [2000, 3448] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1", "red: pick 1.1", "red: use burn-baby-burn on Siren", "red: use burn-baby-burn on Shark"]
expect = ["refused: GB-PLAY-06", "suffers Ox burning", "suffers Shark burning", "Siren.conditions = none"]
"#,
    );
}

#[test]
fn everybody_near_a_target_is_drawn_or_driven() {
    check(
        "lodestone",
        r#"
proves = ["GB-GEO-06", "GB-GEO-08", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 1500], influence = 2, abilities = ["lodestone"] },
    { name = "Shark", seat = "blue", at = [3000, 3000], def = 4 },
    { name = "Near", seat = "blue", at = [4000, 3000] },
    { name = "Boar", seat = "red", at = [2000, 3000] },
    { name = "Far", seat = "blue", at = [3000, 5500] },
]
now = { active = "Ox" }
[[case]]
name = "towards it"
script = ["red: use lodestone on Shark", "dice: 4 1", "red: mode 2", "red: choose Near", "red: line (3492, 3000)", "red: line (2508, 3000)"]
expect = ["moved Near push (3492, 3000)", "moved Boar push (2508, 3000)", "Far.at = (3000, 5500)", "Shark.at = (3000, 3000)"]
[[case]]
name = "away from it"
script = ["red: use lodestone on Shark", "dice: 4 1", "red: mode 3", "red: choose Near", "red: line (4508, 3000)", "red: line (1492, 3000)"]
expect = ["moved Near push (4508, 3000)", "moved Boar push (1492, 3000)"]
"#,
    );
}

#[test]
fn a_dodge_starts_near_terrain() {
    check(
        "waverunner",
        r#"
proves = ["GB-HERO-01", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["waverunner"] },
    { name = "Boar", seat = "red", at = [4000, 4600], abilities = ["waverunner"] },
]
terrain = [{ kind = "rough", at = [2000, 2000], radius = 600 }]
now = { momentum = { red = 1 } }
[[case]]
name = "within an inch"
script = ["red: activate Ox", "red: jog", "red: path (2000, 3004)", "red: use waverunner", "red: path (2000, 4020)"]
expect = ["momentum red -1 heroic", "moved Ox dodge (2000, 4020)"]
[[case]]
name = "not further off"
script = ["red: activate Boar", "red: use waverunner"]
expect = ["asked: red act Boar", "refused: GB-STAT-12", "red.momentum = 1"]
"#,
    );
}

#[test]
fn a_pass_received_is_passed_on_for_momentum() {
    check(
        "paid for with MP",
        r#"
proves = ["GB-CONV-06", "GB-KICK-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2800, 2000], kick = [1, 6], abilities = ["potbellied-pass"] },
    { name = "Brisket", seat = "red", at = [3600, 2000] },
    { name = "Shark", seat = "blue", at = [1800, 5000] },
]
now = { next = "red" }
[[case]]
name = "with the MP of the pass"
script = ["red: activate Ox", "red: pass Boar", "dice: 5 1", "red: yes", "red: pass Shark", "red: pass Brisket", "dice: 5"]
expect = ["momentum red +1 pass", "fired Boar potbellied-pass", "momentum red -1 effect", "refused: GB-KICK-05", "ball Brisket pass", "red.momentum = 1"]
[[case]]
name = "or not"
script = ["red: activate Ox", "red: pass Boar", "dice: 5 1", "red: no"]
expect = ["momentum red +1 pass", "red.momentum = 1", "Boar.ball = yes"]
"#,
    );
}

#[test]
fn friends_shrug_plays_off() {
    check(
        "plating",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["chain-shot: Ox", "hypnosis"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12, abilities = ["reinforced-plating"] },
    { name = "Siren", seat = "blue", at = [3000, 2600], def = 4, hp = 12 },
    { name = "Eel", seat = "blue", at = [3000, 4048], def = 4, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "within an inch, once a turn"
script = ["red: use chain-shot on Siren", "dice: 4 1", "blue: yes", "red: use hypnosis on Siren", "dice: 4"]
expect = ["fired Shark reinforced-plating", "Siren.hp = 12", "attached hypnosis to Siren"]
[[case]]
name = "not further off"
script = ["red: use chain-shot on Eel", "dice: 4 1"]
expect = ["damaged Eel 3", "never: fired"]
"#,
    );
}
