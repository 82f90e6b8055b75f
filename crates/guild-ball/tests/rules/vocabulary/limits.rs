//! Where the words of an ability end: what counts for one kind of deed only, what may be done again and what has had its turn.

use super::check;

#[test]
fn what_counts_for_one_deed_does_not_count_for_another() {
    check(
        "an attack that is no play, no kick, no charge and no Counter-Attack",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, tac = 4, abilities = ["second-try", "meditation", "resolute", "flying-start"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12, hp_now = 8, melee = 0 },
]
now = { active = "Ox" }
script = ["red: use meditation", "red: attack Shark", "dice: 1 1 1 1", "red: end"]
expect = ["attached meditation to Ox", "rolled attack Ox 1 1 1 1 needs 4", "activation ended Ox", "never: spent meditation"]
"#,
    );
    check(
        "a Shot that is no pass and no Snap Shot",
        r#"
setup = { size = "typical" }
piece = [
    { name = "Mist", seat = "red", at = [4572, 6581], kick = [3, 7], influence = 1, ball = true, abilities = ["icing-on-the-cake", "one-two: Boar", "second-try"] },
    { name = "Boar", seat = "red", at = [1000, 1000] },
]
now = { active = "Mist", momentum = { red = 1 } }
script = ["red: shot", "dice: 3 3 3 | 4 2"]
expect = ["rolled kick Mist 3 3 3 needs 4", "rolled scatter 4 2"]
"#,
    );
}

#[test]
fn an_attack_now_needs_somebody_to_attack() {
    check(
        "one more",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 1, abilities = ["one-more"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
    { name = "Boar", seat = "red", at = [5000, 5000], tac = 1, abilities = ["one-more"], playbook = [["1"]] },
]
now = { next = "red" }
[[case]]
name = "engaged"
script = ["red: activate Ox", "red: use one-more", "red: attack Shark", "dice: 1", "red: end"]
expect = ["rolled attack Ox 1 needs 4", "activation ended Ox", "never: paid"]
[[case]]
name = "engaged with nobody"
script = ["red: activate Boar", "red: use one-more", "red: end"]
expect = ["used Boar one-more", "activation ended Boar", "never: attack"]
"#,
    );
}

#[test]
fn a_play_that_was_used_is_not_used_again_for_another_ability() {
    check(
        "a bomb is launched",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, kick = [2, 8], ball = true, abilities = ["launch-control", "long-bomb"] },
    { name = "Boar", seat = "red", at = [3000, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "both of it"
script = ["red: use launch-control", "red: pass Boar", "dice: 4 4"]
expect = ["used Ox launch-control", "used Ox long-bomb", "attached long-bomb to Ox", "kick Ox at Boar", "never: paid"]
[[case]]
name = "the pass alone"
script = ["red: use long-bomb", "red: use launch-control", "red: pass Boar", "dice: 4 4"]
expect = ["used Ox long-bomb", "attached long-bomb to Ox", "used Ox launch-control", "kick Ox at Boar"]
"#,
    );
}

#[test]
fn a_further_area_is_the_last() {
    check(
        "two areas and no third",
        r#"
proves = ["GB-AOE-02"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["broadside: Boar"] },
    { name = "Boar", seat = "red", at = [3500, 2000] },
    { name = "Shark", seat = "blue", at = [4500, 2600], melee = 0, hp = 12 },
]
now = { active = "Ox" }
script = ["red: use broadside at (4500, 2500)", "dice: 4 1", "red: spot (1000, 3000)", "red: spot (4500, 3400)", "red: end"]
expect = ["damaged Shark 2", "area broadside (4500, 2500)", "refused: GB-AOE-02", "area broadside (4500, 3400)", "activation ended Ox"]
"#,
    );
}

#[test]
fn what_is_free_once_an_action_is_free_in_the_next() {
    check(
        "Bonus Time for two plays",
        r#"
proves = ["GB-MOM-33", "GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["momentous-inspiration", "slow-venom"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], hp = 12, melee = 0 },
]
now = { active = "Ox" }
script = ["red: use slow-venom on Shark", "red: yes", "dice: 4 1", "red: use slow-venom on Shark", "red: yes", "dice: 1 4", "red: end"]
expect = ["damaged Shark 2", "damaged Shark 2", "activation ended Ox", "Shark.hp = 8"]
"#,
    );
}

#[test]
fn what_befalls_a_mover_once_an_advance_befalls_it_in_the_next() {
    check(
        "a Minefield, twice",
        r#"
proves = ["GB-DEF-10"]
piece = [
    { name = "Ballista", seat = "red", at = [2000, 2000], influence = 1, melee = 0, abilities = ["minefield"] },
    { name = "Shark", seat = "blue", at = [2000, 3800], hp = 20, mov = [4, 6], abilities = ["run-on"] },
]
now = { active = "Ballista" }
script = [
    "red: use minefield", "red: end", "blue: activate Shark", "blue: jog", "blue: path (2000, 3000)", "expect: Shark.hp = 16", "blue: use run-on", "blue: path (2400, 3000)",
    "blue: end",
]
expect = ["damaged Shark 4", "damaged Shark 4", "activation ended Shark", "Shark.hp = 12"]
"#,
    );
}

#[test]
fn influence_is_handed_on_where_somebody_has_room_for_it() {
    check(
        "all who are near have all they can",
        r#"
proves = ["GB-GPA-01", "GB-INF-07"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Boar", seat = "red", at = [2000, 5230], inf = [2, 2] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue", "blue: influence Shark 1", "red: influence Ox 2, Boar 2",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 4 1 1 1", "blue: pick 1.1",
]
expect = ["removed Ox", "never: fired", "Boar.influence = 2"]
[now]
phase = "initiative"
momentum = { blue = 3 }
hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] }
"#,
    );
    check(
        "one of two has",
        r#"
proves = ["GB-GPA-01", "GB-INF-07"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 1 },
    { name = "Boar", seat = "red", at = [2000, 5230], inf = [2, 2] },
    { name = "Goat", seat = "red", at = [2000, 1200], inf = [1, 4] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["1"]] },
]
script = [
    'red: plan "Back in the Game"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative blue", "blue: influence Shark 1", "red: influence Ox 2, Boar 2",
    "blue: activate Shark", "blue: attack Ox", "red: react none", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes", "red: choose Goat",
]
expect = ["influence Goat +2", "removed Ox", "Goat.influence = 2"]
[now]
phase = "initiative"
momentum = { blue = 3 }
hand = { red = ["Back in the Game"], blue = ["Give Me 110%!"] }
"#,
    );
}

#[test]
fn hp_that_are_given_up_are_damage_suffered() {
    check(
        "paid for and answered to",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp = 12, abilities = ["bought-time", "winded"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use bought-time", "red: path (2508, 3048)", "red: path (2762, 3048)", "red: end"]
expect = ["damaged Ox 3", "moved Ox dodge (2508, 3048)", "fired Ox winded", "moved Ox dodge (2762, 3048)", "activation ended Ox"]
"#,
    );
}

#[test]
fn what_a_play_of_a_counter_attack_sets_off_is_put_in_order_by_its_user() {
    check(
        "two who would suffer it instead",
        r#"
proves = ["GB-CONV-08", "GB-DEF-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 1, hp = 12, guilds = ["butchers"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 2000], guilds = ["butchers"], abilities = ["take-one-for-the-team"] },
    { name = "Goat", seat = "red", at = [2000, 4000], guilds = ["butchers"], abilities = ["take-one-for-the-team"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 1, abilities = ["dirty-knives"], playbook = [["play1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = [
    "red: attack Shark", "blue: react counter", "dice: 1", "blue: react counter", "dice: 4", "blue: pick 1.1", "blue: use dirty-knives on Ox",
    "blue: first take-one-for-the-team 0 of Goat", "red: yes", "red: no",
]
expect = ["damaged Ox 1", "fired Goat take-one-for-the-team", "suffers Goat poison", "never: suffers Ox"]
"#,
    );
}
