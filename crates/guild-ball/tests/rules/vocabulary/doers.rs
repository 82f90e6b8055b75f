//! What answers to whoever did something, what is done to the other team, and who comes back or goes.

use super::check;

#[test]
fn what_was_done_is_answered_to_its_doer() {
    check(
        "the attacker is pushed",
        r#"
proves = ["GB-REPO-04", "GB-TIME-23"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, abilities = ["big-belly"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "blue: line (1746, 2000)"]
expect = ["damaged Shark 1", "fired Shark big-belly", "fired Shark big-belly", "Ox.at = (1746, 2000)"]
"#,
    );
    check(
        "the one who takes it out",
        r#"
proves = ["GB-TO-05", "GB-MOM-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 2400], abilities = ["shelling-out"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp_now = 1, abilities = ["heartless-brute", "dark-doubts"] },
]
now = { active = "Ox", momentum = { red = 3 } }
script = ["red: attack Shark", "red: no", "dice: 4 1", "red: pick 1.1", "red: first heartless-brute of Shark", "red: first shelling-out of Boar"]
expect = ["attached singled-out to Ox", "momentum red +1 effect", "removed Shark", "momentum red +1 take down", "momentum red -2 effect"]
"#,
    );
    check(
        "who damages a model with a token",
        r#"
proves = ["GB-GEO-27", "GB-MOM-09"]
piece = [
    { name = "Ox", seat = "red", at = [2600, 1524], abilities = ["dead-meat"], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3048, 1800], kick = [3, 8], influence = 1, ball = true, melee = 0 },
]
now = { active = "Shark", momentum = { blue = 1 } }
script = ["blue: shot", "dice: 4 1", "blue: no", "red: spot (4000, 2500)", "dice: 1 1", "red: activate Ox", "red: attack Shark", "blue: react none", "dice: 4", "red: pick 1.1"]
expect = ["goal Shark", "attached dead-meat to Shark", "damaged Shark 1", "momentum red +1 effect"]
"#,
    );
    check(
        "beside whom it damaged",
        r#"
proves = ["GB-GEO-10", "GB-TIME-24"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, abilities = ["lunar-eclipse"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "red: yes", "red: spot (3200, 2000)", "red: spot (2900, 2000)"]
expect = ["attached lunar-eclipse to Shark", "refused: GB-GEO-01", "placed Ox (2900, 2000)"]
"#,
    );
    check(
        "a play that hits an enemy",
        r#"
proves = ["GB-TIME-28", "GB-PLAY-17"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["stormwind", "sun-strike", "dirty-knives"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use sun-strike on Ox", "red: use dirty-knives on Shark", "dice: 4 1", "red: first stormwind of Ox"]
expect = ["damaged Shark 1", "suffers Shark knocked down", "momentum red +1 effect"]
"#,
    );
}

#[test]
fn the_other_team_may_lose_and_gain() {
    check(
        "all momentum",
        r#"
proves = ["GB-MOM-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["rigor-mortis"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", momentum = { red = 1, blue = 3 } }
script = ["red: use rigor-mortis"]
expect = ["momentum blue -3 effect", "momentum red +3 effect", "red.momentum = 4", "blue.momentum = 0"]
"#,
    );
    check(
        "a friend stays in play for 2 VP",
        r#"
proves = ["GB-TO-01", "GB-STAT-16"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp = 10, recovery = 5, hp_now = 1 },
    { name = "Eel", seat = "blue", at = [2800, 2000], melee = 0, abilities = ["grave-candle"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "blue: yes"]
expect = ["fired Eel grave-candle", "red.vp = 2", "Shark.hp = 5", "never: removed Shark"]
"#,
    );
    check(
        "hit on the spot it escapes",
        r#"
proves = ["GB-TO-01", "GB-PART-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, mov = [4, 6], hp_now = 1, abilities = ["escaping-fate"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "blue: yes", "blue: path (2600, 2000)"]
expect = ["fired Shark escaping-fate", "Shark.hp = 1", "Shark.at = (2600, 2000)"]
"#,
    );
    check(
        "on an advance it does not",
        r#"
proves = ["GB-TO-01", "GB-PART-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, mov = [4, 6], hp_now = 1, abilities = ["escaping-fate"] },
]
now = { active = "Shark" }
script = ["blue: jog", "blue: path (3400, 2000)", "red: yes", "dice: 4 1 1", "red: pick 1.1"]
expect = ["removed Shark", "never: fired"]
"#,
    );
}

#[test]
fn models_come_back_and_go() {
    check(
        "a named friend comes back",
        r#"
proves = ["GB-REC-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["thought: Boar"] },
    { name = "Boar", seat = "red", hp = 9, conditions = ["taken out"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
script = ["red: activate Ox", "red: yes", "red: spot (3200, 2000)", "red: spot (2600, 2000)"]
expect = ["refused: GB-GEO-01", "returned Boar (2600, 2000) hp 9", "Boar.hp = 9"]
"#,
    );
    check(
        "a friend goes for nothing",
        r#"
proves = ["GB-WIN-04", "GB-HERO-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [2400, 2000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use rest-up", "red: choose Boar"]
expect = ["removed Boar", "blue.vp = 0"]
"#,
    );
    check(
        "an unengaged friend is fetched",
        r#"
proves = ["GB-GEO-10", "GB-RUL-35"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["cormorants-calling"] },
    { name = "Boar", seat = "red", at = [2000, 4000], conditions = ["knocked down"] },
    { name = "Goat", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [3400, 2000] },
]
now = { active = "Ox" }
script = ["red: use cormorants-calling", "red: choose Goat", "red: choose Boar", "red: spot (1000, 1000)"]
expect = ["refused: GB-DEF-25", "placed Boar (1000, 1000)", "Boar.conditions = knocked down"]
"#,
    );
}

#[test]
fn names_go_with_what_is_given() {
    check(
        "a trait with a name",
        r#"
proves = ["GB-CONV-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, guilds = ["brewers"], abilities = ["squad-tactics: Boar"] },
    { name = "Boar", seat = "red", at = [2400, 2400] },
    { name = "Goat", seat = "red", at = [2000, 2400], guilds = ["brewers"], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2200, 2700], melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 5000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use squad-tactics on Goat", "red: end", "blue: activate Eel", "blue: end", "red: activate Goat", "red: attack Shark", "dice: 4 1 1", "red: pick 1.1"]
expect = ["attached squad-tactics to Goat", "rolled attack Goat 4 1 1 needs 4", "damaged Shark 2"]
"#,
    );
}
