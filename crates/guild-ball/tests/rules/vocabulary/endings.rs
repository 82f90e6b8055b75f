//! How an effect ends: whose damage it was, what answers to it, and who goes out by it.

use super::check;

#[test]
fn damage_of_a_trait_is_not_that_of_a_play() {
    check(
        "told tales",
        r#"
proves = ["GB-RUL-78", "GB-STAT-17"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, guilds = ["butchers"], abilities = ["tooled-up", "careless-whisper", "told-tales"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp = 12, hp_now = 2, abilities = ["tough-hide", "rising-anger"] },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use tooled-up on Ox", "red: use careless-whisper on Shark", "dice: 4 1", "red: use told-tales"]
expect = ["attached careless-whisper to Shark", "damaged Shark 1", "asked: red act Ox", "never: fired", "Shark.hp = 1"]
"#,
    );
    check(
        "who is taken out by it",
        r#"
proves = ["GB-TO-05", "GB-MOM-09"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["careless-whisper", "told-tales"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, hp_now = 1 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use careless-whisper on Shark", "dice: 4 1", "red: use told-tales"]
expect = ["damaged Shark 1", "removed Shark", "momentum red +1 take down", "vp red +2", "asked: red act Ox"]
"#,
    );
}

#[test]
fn a_play_that_hurts_friends_is_answered_to_by_friends() {
    check(
        "a template on a friend alone",
        r#"
proves = ["GB-CONV-08", "GB-DEF-19"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["fire-blast"] },
    { name = "Boar", seat = "red", at = [3000, 3048], hp = 12, melee = 0, abilities = ["rising-anger"] },
    { name = "Goat", seat = "red", at = [3000, 4048], abilities = ["kind-hands"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use fire-blast at (3000, 3048)", "red: yes"]
expect = ["damaged Boar 2", "fired Goat kind-hands", "healed Boar 1", "never: fired Boar", "Boar.hp = 11"]
"#,
    );
    check(
        "a blow all around that hurts both sides",
        r#"
proves = ["GB-CONV-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["scything-blow"], playbook = [["play1"]] },
    { name = "Boar", seat = "red", at = [2000, 3448], hp = 12, abilities = ["winded"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, melee = 0, abilities = ["rising-anger"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: use scything-blow", "red: path (2000, 3702)"]
expect = ["damaged Boar 3", "damaged Shark 3", "momentum blue +2 effect", "fired Boar winded", "moved Boar dodge (2000, 3702)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn who_is_brought_to_0_hp_on_its_way_does_not_escape_and_who_stands_still_does() {
    check(
        "on a minefield",
        r#"
proves = ["GB-TIME-13", "GB-TO-01"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ballista", seat = "red", at = [2000, 2000], influence = 2, abilities = ["minefield"], melee = 0 },
    { name = "R2", seat = "red", at = [8000, 8000] },
    { name = "Dead", seat = "blue", at = [2000, 3800], hp_now = 4, mov = [4, 6], abilities = ["escaping-fate"] },
    { name = "Near", seat = "blue", at = [2000, 3000], hp_now = 4, mov = [4, 6], abilities = ["escaping-fate"] },
]
now = { active = "Ballista" }
[[case]]
name = "where it enters"
script = ["red: use minefield", "red: end", "blue: activate Dead", "blue: jog", "blue: path (2000, 3310)"]
expect = ["moved Dead jog (2000, 3316)", "damaged Dead 4", "removed Dead", "never: fired Dead"]
[[case]]
name = "where it sets out"
script = ["red: use minefield", "red: end", "blue: activate Near", "blue: jog", "blue: path (2000, 3316)"]
expect = ["damaged Near 4", "removed Near", "never: fired Near"]
"#,
    );
    check(
        "hurt by a friend that stays",
        r#"
proves = ["GB-TIME-13", "GB-DEF-20"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["hard-taskmaster"], melee = 0 },
    { name = "Boar", seat = "red", at = [2000, 2500], hp_now = 1, abilities = ["escaping-fate"] },
    { name = "Goat", seat = "red", at = [2000, 1500], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [8000, 1000] },
]
now = { active = "Ox" }
[[case]]
name = "it escapes"
script = ["red: end", "red: choose Boar", "red: yes", "red: path (2000, 2900)"]
expect = [
    "damaged Boar 1", "damaged Goat 1", "fired Boar escaping-fate", "healed Boar 1", "moved Boar dodge (2000, 2900)", "removed Goat", "activation ended Ox",
    "never: removed Boar", "Boar.hp = 1",
]
[[case]]
name = "it need not"
script = ["red: end", "red: choose Boar", "red: no"]
expect = ["removed Boar", "removed Goat", "vp blue +2", "activation ended Ox"]
"#,
    );
    check(
        "hurt by a play",
        r#"
proves = ["GB-TIME-13"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["dirty-knives"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], hp_now = 1, abilities = ["escaping-fate"] },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Shark", "dice: 4 1", "blue: yes", "blue: path (3500, 3048)"]
expect = ["damaged Shark 1", "fired Shark escaping-fate", "healed Shark 1", "cured Shark poison", "moved Shark dodge (3500, 3048)", "never: removed"]
"#,
    );
}

#[test]
fn in_a_parting_blow_what_begins_with_a_choice_may_be_used() {
    check(
        "an enemy goes out as it leaves",
        r#"
proves = ["GB-PART-09"]
setup = { vp = 20 }
piece = [
    { name = "Owl", seat = "red", at = [2000, 2000], abilities = ["nocturnal-hunting"], melee = 0 },
    { name = "Boar", seat = "red", at = [2000, 2400], hp = 12, hp_now = 5, melee = 0 },
    { name = "Ox", seat = "red", at = [3400, 2000], tac = 4, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [3000, 2000], hp_now = 1, melee = 0 },
    { name = "Eel", seat = "blue", at = [5500, 5500] },
]
now = { active = "Shark" }
script = ["blue: jog", "blue: path (3000, 3000)", "red: yes", "dice: 4 1 1 1 1 1", "red: pick 1.1", "red: yes", "red: choose Boar", "red: mode 2"]
expect = ["parting blow Ox on Shark", "damaged Shark 1 of 2", "fired Owl nocturnal-hunting", "healed Boar 4", "removed Shark"]
"#,
    );
}

#[test]
fn a_pulse_reaches_as_far_as_the_card_says() {
    check(
        "one inch",
        r#"
proves = ["GB-DEF-20"]
setup = { vp = 20 }
piece = [
    { name = "Main", seat = "blue", at = [2000, 3048], hp_now = 1, melee = 0, abilities = ["overheat 1"] },
    { name = "Eel", seat = "blue", at = [5500, 5500] },
    { name = "Ox", seat = "red", at = [2400, 3048], hp = 12, influence = 1, playbook = [["1"]] },
    { name = "Edge", seat = "red", at = [1446, 3048], hp = 12, melee = 0 },
    { name = "Off", seat = "red", at = [2000, 2493], hp = 12, melee = 0 },
]
now = { active = "Ox" }
script = ["expect: gap Main Edge = 254", "red: attack Main", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["fired Main overheat", "damaged Ox 3", "damaged Edge 3", "removed Main", "never: damaged Off"]
"#,
    );
}

#[test]
fn what_happens_to_a_model_itself_is_named_first() {
    check(
        "one that goes out and the one that takes it out",
        r#"
proves = ["GB-RUL-25"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2400, 3048], hp = 12, influence = 1, abilities = ["revelling"], playbook = [["1"]] },
    { name = "Main", seat = "blue", at = [2000, 3048], hp_now = 1, melee = 0, abilities = ["overheat 2"] },
    { name = "Eel", seat = "blue", at = [5500, 5500] },
]
now = { active = "Ox" }
script = ["red: attack Main", "dice: 4 1 1 1", "red: pick 1.1", "red: first revelling of Ox"]
expect = ["asked: red arrange-triggers overheat of Main, revelling of Ox", "fired Ox revelling", "fired Main overheat", "removed Main"]
"#,
    );
}

#[test]
fn momentum_is_lost_as_far_as_there_is_any() {
    let stage = |own: u8, other: u8| {
        format!(
            r#"
proves = ["GB-MOM-01"]
setup = {{ vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, abilities = ["heavy-toll"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 1, melee = 0, abilities = ["dark-doubts"] }},
    {{ name = "Eel", seat = "blue", at = [5000, 5000], abilities = ["heavy-toll"] }},
]
now = {{ active = "Ox", momentum = {{ red = {own}, blue = {other} }} }}
"#
        )
    };
    let cases = r#"
[[case]]
name = "the own"
script = ["red: use heavy-toll"]
expect = ["momentum red -1 effect", "red.momentum = 0", "blue.momentum = 5"]
[[case]]
name = "the other team's"
script = ["red: attack Shark", "blue: react none", "red: no", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["momentum red +1 take down", "momentum red -2 effect", "red.momentum = 0", "blue.momentum = 5"]
"#;
    check("of red", &format!("{}{cases}", stage(1, 5)));
    let cases = r#"
script = ["red: end", "blue: activate Eel", "blue: use heavy-toll"]
expect = ["momentum blue -1 effect", "red.momentum = 5", "blue.momentum = 0"]
"#;
    check("of blue", &format!("{}{cases}", stage(5, 1)));
    check(
        "two of three",
        &format!(
            "{}script = [\"red: use heavy-toll\"]\nexpect = [\"momentum red -2 effect\", \"red.momentum = 1\"]",
            stage(3, 0)
        ),
    );
    check(
        "none of none",
        &format!(
            "{}script = [\"red: use heavy-toll\"]\nexpect = [\"asked: red act Ox\", \"never: momentum\"]",
            stage(0, 3)
        ),
    );
}

#[test]
fn what_is_given_up_is_gone_and_what_cannot_be_ends_it() {
    check(
        "HP and conditions",
        r#"
proves = ["GB-CONV-06"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 4, abilities = ["bought-time", "bought-comfort", "sore-feet"] },
    { name = "Weak", seat = "red", at = [4000, 3048], hp = 12, hp_now = 2, abilities = ["bought-time"] },
    { name = "Fit", seat = "red", at = [5000, 3048], hp = 12, abilities = ["sore-feet"] },
    { name = "Hot", seat = "red", at = [2000, 3548], hp = 12, hp_now = 5, conditions = ["burning", "poison"] },
    { name = "Ill", seat = "red", at = [2000, 2548], hp = 12, hp_now = 5, conditions = ["poison"] },
    { name = "Shark", seat = "blue", at = [5500, 5500] },
]
now = { next = "red" }
[[case]]
name = "so many HP"
script = ["red: activate Ox", "red: use bought-time", "red: path (2508, 3048)"]
expect = ["damaged Ox 3", "moved Ox dodge (2508, 3048)", "asked: red act Ox", "Ox.hp = 1"]
[[case]]
name = "too few"
script = ["red: activate Weak", "red: use bought-time"]
expect = ["damaged Weak 2 of 3", "removed Weak", "never: moved", "never: asked: red path"]
[[case]]
name = "a condition"
script = ["red: activate Ox", "red: use bought-comfort", "red: choose Hot"]
expect = ["cured Hot burning", "healed Hot 2", "Hot.conditions = poison", "Ox.hp = 4"]
[[case]]
name = "none of those"
script = ["red: activate Ox", "red: use bought-comfort", "red: choose Ill"]
expect = ["asked: red act Ox", "never: cured", "never: healed"]
[[case]]
name = "it must hold of the bearer"
script = ["red: activate Ox", "red: use sore-feet", "red: path (2508, 3048)"]
expect = ["moved Ox dodge (2508, 3048)"]
[[case]]
name = "and otherwise nothing comes of it"
script = ["red: activate Fit", "red: use sore-feet"]
expect = ["used Fit sore-feet", "asked: red act Fit", "never: asked: red path"]
"#,
    );
    check(
        "MP of red",
        r#"
proves = ["GB-MOM-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 5, abilities = ["bought-breath"] },
    { name = "Shark", seat = "blue", at = [5000, 3048] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: use bought-breath"]
expect = ["asked: red act Ox", "never: momentum", "never: healed"]
"#,
    );
}

#[test]
fn who_lacks_nothing_is_not_healed() {
    check(
        "all its HP",
        r#"
proves = ["GB-STAT-14"]
piece = [{ name = "Ox", seat = "red", at = [2000, 3048], hp = 12, abilities = ["either-or"] }]
now = { active = "Ox" }
script = ["red: use either-or", "red: mode 2"]
expect = ["used Ox either-or", "asked: red act Ox", "never: healed"]
"#,
    );
    check(
        "all but one",
        r#"
proves = ["GB-STAT-14"]
piece = [{ name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 11, abilities = ["either-or"] }]
now = { active = "Ox" }
script = ["red: use either-or", "red: mode 2"]
expect = ["healed Ox 1", "Ox.hp = 12"]
"#,
    );
}

#[test]
fn a_token_is_put_beside_whatever_else_lies_on_a_model() {
    check(
        "hypnosis and a whisper",
        r#"
proves = ["GB-GEO-27"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, abilities = ["hypnosis", "careless-whisper"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4 },
]
now = { active = "Ox" }
script = ["red: use hypnosis on Shark", "dice: 4", "red: use careless-whisper on Shark", "dice: 4 1"]
expect = ["attached hypnosis to Shark", "attached careless-whisper to Shark"]
"#,
    );
}
