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
script = ["red: use lodestone on Shark", "dice: 4 1", "red: mode 2", "red: choose Near", "red: line (3492, 3050)", "red: line (3492, 3000)", "red: line (2508, 3000)"]
expect = ["refused: GB-GEO-06", "moved Near push (3492, 3000)", "moved Boar push (2508, 3000)", "Far.at = (3000, 5500)", "Shark.at = (3000, 3000)"]
[[case]]
name = "away from it"
script = ["red: use lodestone on Shark", "dice: 4 1", "red: mode 3", "red: choose Near", "red: line (4500, 3050)", "red: line (4508, 3000)", "red: line (1492, 3000)"]
expect = ["refused: GB-GEO-08", "moved Near push (4508, 3000)", "moved Boar push (1492, 3000)"]
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

#[test]
fn what_follows_a_play_that_struck_an_enemy() {
    check(
        "struck",
        r#"
proves = ["GB-TIME-28", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["sun-strike", "rataclysm", "hypnosis", "meditation"] },
    { name = "Boar", seat = "red", at = [2700, 3048], def = 4, hp = 12, abilities = ["tough-hide"] },
    { name = "Shark", seat = "blue", at = [3100, 3048], def = 4, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "one enemy among others"
script = ["red: use sun-strike on Ox", "red: use rataclysm at (2900, 3048)", "red: choose Shark", "dice: 4 1", "red: yes"]
expect = ["damaged Shark 3", "damaged Boar 3", "fired Ox sun-strike", "momentum red +1 effect"]
[[case]]
name = "a friend alone is none"
script = ["red: use sun-strike on Ox", "red: use rataclysm at (2400, 2748)", "red: choose Boar", "red: yes", "red: yes"]
expect = ["damaged Boar 3", "never: momentum"]
[[case]]
name = "nor the user itself"
script = ["red: use sun-strike on Ox", "red: use meditation"]
expect = ["attached meditation to Ox", "never: momentum"]
"#,
    );
}

#[test]
fn all_momentum_is_taken_by_either_team() {
    check(
        "rigor mortis",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], abilities = ["rigor-mortis"] },
    { name = "Shark", seat = "blue", at = [2000, 5048], abilities = ["rigor-mortis"] },
]
now = { active = "Shark", momentum = { red = 3, blue = 1 } }
script = ["blue: use rigor-mortis"]
expect = ["momentum red -3 effect", "momentum blue +3 effect", "red.momentum = 0", "blue.momentum = 4"]
"#,
    );
}

#[test]
fn only_the_named_play_deals_more() {
    check(
        "flame on",
        r#"
proves = ["GB-TIME-27", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, conditions = ["burning"], abilities = ["flame-on", "chain-shot: Ox"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12 },
]
now = { active = "Ox" }
script = ["red: use chain-shot on Shark", "dice: 4 1"]
expect = ["damaged Shark 3"]
"#,
    );
}

#[test]
fn influence_is_handed_on_one_by_one() {
    check(
        "adaptive strategy",
        r#"
proves = ["GB-INF-07", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["adaptive-strategy"] },
    { name = "Boar", seat = "red", at = [2600, 3048], inf = [2, 4], influence = 3 },
    { name = "Brisket", seat = "red", at = [2000, 2448], inf = [2, 4], influence = 2 },
    { name = "Far", seat = "red", at = [5000, 5500], influence = 2 },
]
now = { active = "Ox" }
[[case]]
name = "as long as there is room"
script = ["red: use adaptive-strategy", "red: choose Far", "red: choose Boar", "red: choose Brisket", "red: choose Brisket", "red: no"]
expect = ["refused: GB-DEF-25", "asked: red act Ox", "Boar.influence = 4", "Brisket.influence = 1"]
[[case]]
name = "and as long as there is any"
script = ["red: use adaptive-strategy", "red: choose Brisket", "red: choose Ox", "red: choose Ox"]
expect = ["asked: red act Ox", "Brisket.influence = 3", "Ox.influence = 0"]
"#,
    );
}

#[test]
fn the_better_reroll_is_offered() {
    check(
        "any number before two",
        r#"
proves = ["GB-CONV-09", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, tac = 4, abilities = ["dread-captain", "confidence"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "two dice"
script = ["red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1 1"]
expect = ["rolled attack Ox 1 1 needs 4"]
[[case]]
name = "all of them"
script = ["red: use confidence on Ox", "red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1 1 1 1"]
expect = ["fired Ox confidence", "rolled attack Ox 1 1 1 1 needs 4"]
"#,
    );
}
