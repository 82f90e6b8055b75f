//! Where models stand, told by what counts for them there.

use super::check;

#[test]
fn the_edges_are_measured_from_the_base() {
    check(
        "within 8 inches of an edge",
        r#"
proves = ["GB-GPA-03"]
piece = [
    { name = "Left", seat = "red", at = [2182, 3048], abilities = ["touchline"] },
    { name = "Not Left", seat = "red", at = [2183, 3348], abilities = ["touchline"] },
    { name = "Near", seat = "red", at = [3048, 2182], abilities = ["touchline"] },
    { name = "Not Near", seat = "red", at = [2700, 2183], abilities = ["touchline"] },
    { name = "Right", seat = "blue", at = [3914, 3048], abilities = ["touchline"] },
    { name = "Not Right", seat = "blue", at = [3913, 2700], abilities = ["touchline"] },
    { name = "Far", seat = "blue", at = [3048, 3914], abilities = ["touchline"] },
    { name = "Not Far", seat = "blue", at = [3400, 3913], abilities = ["touchline"] },
]
expect = [
    "Left.def = 5", "Not Left.def = 4", "Near.def = 5", "Not Near.def = 4", "Right.def = 5", "Not Right.def = 4", "Far.def = 5", "Not Far.def = 4",
]
"#,
    );
}

#[test]
fn a_base_on_the_line_is_in_both_halves() {
    check(
        "halves",
        r#"
proves = ["GB-GPA-07"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 3198], abilities = ["home-side"] },
    { name = "Boar", seat = "red", at = [1400, 3199], abilities = ["home-side"] },
    { name = "Brisket", seat = "red", at = [1800, 2898], abilities = ["away-side"] },
    { name = "Boiler", seat = "red", at = [2200, 2897], abilities = ["away-side"] },
    { name = "Shark", seat = "blue", at = [3000, 2898], abilities = ["home-side"] },
    { name = "Siren", seat = "blue", at = [3400, 2897], abilities = ["home-side"] },
    { name = "Jac", seat = "blue", at = [3800, 3198], abilities = ["away-side"] },
    { name = "Angel", seat = "blue", at = [4200, 3199], abilities = ["away-side"] },
]
expect = [
    "Ox.def = 5", "Boar.def = 4", "Brisket.def = 5", "Boiler.def = 4", "Shark.def = 5", "Siren.def = 4", "Jac.def = 5", "Angel.def = 4",
]
"#,
    );
    check(
        "deep in a half",
        r#"
proves = ["GB-GPA-07"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 400], abilities = ["home-side"] },
    { name = "Boar", seat = "red", at = [1400, 5600], abilities = ["home-side"] },
    { name = "Brisket", seat = "red", at = [1800, 5600], abilities = ["away-side"] },
    { name = "Boiler", seat = "red", at = [2200, 400], abilities = ["away-side"] },
    { name = "Shark", seat = "blue", at = [4000, 5600], abilities = ["home-side"] },
    { name = "Siren", seat = "blue", at = [4400, 400], abilities = ["home-side"] },
]
expect = ["Ox.def = 5", "Boar.def = 4", "Brisket.def = 5", "Boiler.def = 4", "Shark.def = 5", "Siren.def = 4"]
"#,
    );
}

#[test]
fn an_aura_is_as_wide_as_the_card_says() {
    check(
        "one inch, not the four of others",
        r#"
proves = ["GB-DEF-21", "GB-DEF-22"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], abilities = ["long-stride 1"] },
    { name = "Boar", seat = "red", at = [2554, 2000], mov = [5, 7] },
    { name = "Brisket", seat = "red", at = [2000, 2555], mov = [5, 7] },
    { name = "Boiler", seat = "red", at = [5000, 2000], mov = [5, 7], abilities = ["long-stride"] },
    { name = "Truffles", seat = "red", at = [5000, 3316], mov = [5, 7] },
    { name = "Princess", seat = "red", at = [5000, 683], mov = [5, 7] },
]
expect = ["Ox.jog = 1778", "Boar.jog = 1778", "Brisket.jog = 1270", "Boiler.jog = 1778", "Truffles.jog = 1778", "Princess.jog = 1270"]
"#,
    );
}

#[test]
fn a_ball_that_somebody_has_is_not_free() {
    check(
        "playing the game",
        r#"
proves = ["GB-STAT-12"]
piece = [
    { name = "Jac", seat = "red", at = [2000, 2000], abilities = ["playing-the-game"] },
    { name = "Shark", seat = "blue", at = [2400, 2500], melee = 0, ball = true },
]
now = { active = "Jac" }
script = ["red: use playing-the-game"]
expect = ["refused: GB-STAT-12"]
"#,
    );
    check(
        "within 6 inches exactly",
        r#"
proves = ["GB-STAT-12", "GB-HERO-04"]
piece = [
    { name = "Jac", seat = "red", at = [2000, 2000], abilities = ["playing-the-game"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
[now]
active = "Jac"
ball = [3000, 2000]
[[case]]
name = "a free ball nearby"
script = ["red: use playing-the-game", "red: use playing-the-game"]
expect = ["ball Jac effect", "refused: GB-HERO-04"]
"#,
    );
}

#[test]
fn what_counts_in_an_activation_counts_in_no_other() {
    check(
        "a flying start",
        r#"
proves = ["GB-CONV-06", "GB-CHG-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, abilities = ["flying-start"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [1000, 1000], abilities = ["flying-start"] },
    { name = "Shark", seat = "blue", at = [3000, 2000], melee = 0, hp = 12, hp_now = 9, abilities = ["flying-start"] },
    { name = "Eel", seat = "blue", at = [2000, 3000], melee = 0, hp = 12, abilities = ["flying-start"] },
    { name = "Near", seat = "blue", at = [1600, 2000], melee = 0, hp = 12, hp_now = 9 },
]
now = { next = "red" }
[[case]]
name = "between activations"
script = ["red: activate Boar", "red: end"]
expect = ["asked: blue activate", "Ox.def = 4", "Boar.def = 4", "Shark.def = 4"]
[[case]]
name = "in the own"
script = ["red: activate Ox"]
expect = ["asked: red act Ox", "Ox.def = 5", "Boar.def = 4", "Shark.def = 4"]
[[case]]
name = "no die more in an attack"
script = ["red: activate Ox", "red: attack Near", "dice: 1 1"]
expect = ["rolled attack Ox 1 1 needs 4"]
[[case]]
name = "two in a charge at one who is hurt"
script = ["red: activate Ox", "red: charge Shark", "red: line (2600, 2000)", "dice: 1 1 1 1 1 1 1 1"]
expect = ["rolled attack Ox 1 1 1 1 1 1 1 1 needs 4"]
[[case]]
name = "none at one who is not"
script = ["red: activate Ox", "red: charge Eel", "red: line (2000, 2600)", "dice: 1 1 1 1 1 1"]
expect = ["rolled attack Ox 1 1 1 1 1 1 needs 4"]
"#,
    );
}

#[test]
fn who_must_come_closer_may_come_by_any_way() {
    check(
        "beckoned",
        r#"
proves = ["GB-GEO-05", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, melee = 0, abilities = ["beckon"] },
    { name = "Shark", seat = "blue", at = [3500, 2000], melee = 0, mov = [4, 6] },
]
now = { active = "Ox" }
[[case]]
name = "not away"
script = ["red: use beckon on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: jog", "blue: path (3900, 2000)", "blue: path (2900, 2500)"]
expect = ["attached beckon to Shark", "refused: GB-GEO-05", "moved Shark jog (2900, 2500)"]
"#,
    );
}

#[test]
fn each_team_keeps_its_own_goal() {
    check(
        "within 4 inches of the own goalpost",
        r#"
proves = ["GB-GEO-21"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 2690], abilities = ["goal-keeping"] },
    { name = "Boar", seat = "red", at = [1632, 1274], abilities = ["goal-keeping"] },
    { name = "Brisket", seat = "red", at = [4465, 1274], abilities = ["goal-keeping"] },
    { name = "Boiler", seat = "red", at = [3048, 4000], abilities = ["goal-keeping"] },
    { name = "Shark", seat = "blue", at = [3448, 3429], abilities = ["goal-keeping"] },
    { name = "Siren", seat = "blue", at = [3048, 3405], abilities = ["goal-keeping"] },
    { name = "Jac", seat = "blue", at = [3048, 2000], abilities = ["goal-keeping"] },
]
expect = ["Ox.def = 5", "Boar.def = 5", "Brisket.def = 4", "Boiler.def = 4", "Shark.def = 4", "Siren.def = 4", "Jac.def = 4"]
"#,
    );
    check(
        "on the other side of the pitch",
        r#"
proves = ["GB-GEO-21"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["goal-keeping"] },
    { name = "Shark", seat = "blue", at = [3048, 3406], abilities = ["goal-keeping"] },
]
expect = ["Ox.def = 5", "Shark.def = 5"]
"#,
    );
}

#[test]
fn every_place_in_a_team_is_its_own() {
    check(
        "pecking order",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], position = "captain", abilities = ["pecking-order"] },
    { name = "Truffles", seat = "red", at = [2400, 2000], position = "mascot", abilities = ["pecking-order"] },
    { name = "Boar", seat = "red", at = [2800, 2000], position = "squaddie", abilities = ["pecking-order"] },
]
expect = ["Ox.def = 7", "Truffles.def = 5", "Boar.def = 6"]
"#,
    );
}

#[test]
fn the_lowest_limit_of_damage_counts() {
    for abilities in [r#""old-scars", "blessings-of-old""#, r#""blessings-of-old", "old-scars""#] {
        check(
            "two limits",
            &format!(
                r#"
proves = ["GB-CONV-06"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, playbook = [["4"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp = 12, abilities = [{abilities}] }},
]
now = {{ active = "Ox" }}
script = ["red: attack Shark", "dice: 4", "red: pick 1.1"]
expect = ["damaged Shark 2", "Shark.hp = 10"]
"#
            ),
        );
    }
}

#[test]
fn a_condition_can_be_given_for_something() {
    check(
        "shaken off",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 12, hp_now = 5, conditions = ["poison", "snared"], abilities = ["shake-off"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use shake-off", "expect: Ox.conditions = poison", "expect: Ox.hp = 7", "red: use shake-off"]
expect = ["cured Ox snared", "healed Ox 2", "Ox.conditions = poison", "Ox.hp = 7"]
"#,
    );
}

#[test]
fn a_kick_does_not_reach_less_than_nowhere() {
    check(
        "an arrow to the knee",
        r#"
proves = ["GB-KICK-08", "GB-RUL-65"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, melee = 0, abilities = ["arrow-to-the-knee"] },
    { name = "Shark", seat = "blue", at = [3000, 2000], influence = 2, kick = [3, 1], ball = true },
    { name = "Near", seat = "blue", at = [3400, 2000] },
    { name = "Touching", seat = "blue", at = [3000, 2300] },
]
now = { active = "Ox" }
script = ["red: use arrow-to-the-knee on Shark", "dice: 4 1", "red: end", "blue: activate Shark", "blue: pass Near", "blue: pass Touching", "dice: 4", "blue: no"]
expect = ["refused: GB-KICK-08", "rolled kick Shark 4 needs 3", "ball Touching pass"]
"#,
    );
}

#[test]
fn nobody_is_in_its_own_zone() {
    check(
        "a scything blow",
        r#"
proves = ["GB-ENG-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, hp = 12, abilities = ["scything-blow"], playbook = [["play1"]] },
    { name = "Boar", seat = "red", at = [2000, 2400], hp = 12 },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp = 12 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "red: use scything-blow"]
expect = ["Ox.hp = 12", "Boar.hp = 9", "Shark.hp = 9"]
"#,
    );
}
