//! The phases of a turn and what comes before the first.

use super::check;

#[test]
fn whoever_returns_into_something_may_be_gone_again_and_does_not_jog() {
    check(
        "a trap at the edge",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], inf = [2, 4] },
    { name = "Boar", seat = "red", conditions = ["taken out"], inf = [2, 4], recovery = 1, hp_now = 0, mov = [4, 7] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
[now]
phase = "maintenance"
initiative = "red"
next = "red"
markers = [{ ability = "trap-markers", at = [1000, 650], by = "Shark" }]
[[case]]
name = "into the trap"
script = ["red: spot (1000, 150)"]
expect = ["returned Boar (1000, 150) hp 1", "marker gone trap-markers (1000, 650)", "damaged Boar 1", "removed Boar", "pool red 4", "asked: red allocate 4", "never: asked: red path"]
[[case]]
name = "beside it"
script = ["red: spot (4000, 150)", "red: path (4000, 1167)", "red: path (4000, 1166)"]
expect = ["returned Boar (4000, 150) hp 1", "asked: red path Boar jog 1016", "refused: GB-MOVE-02", "moved Boar jog (4000, 1166)", "asked: red allocate 4", "never: marker gone"]
"#,
    );
}

#[test]
fn a_pool_is_never_below_nothing_and_what_is_not_allocated_is_lost() {
    check(
        "a plan that costs influence",
        r#"
proves = ["GB-INF-04", "GB-RUL-22"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], inf = [0, 4] },
    { name = "Shark", seat = "blue", at = [2000, 5000], inf = [1, 4] },
    { name = "Eel", seat = "blue", at = [4000, 5000], inf = [2, 4] },
]
now = { phase = "maintenance", initiative = "red", next = "red", current = { red = "Grudge Match", blue = "Lone Striker" }, goals = { blue = 1 } }
script = ["red: influence Ox 0", "blue: influence Shark 1, Eel 2", "expect: Eel.influence = 2"]
expect = ["asked: red allocate 0", "pool blue 3", "asked: blue allocate 3", "allocated Shark 1", "allocated Eel 2", "never: pool lost", "never: allocated Ox"]
"#,
    );
}

#[test]
fn in_the_end_phase_damage_is_answered_to_and_is_no_more_than_there_are_hp() {
    check(
        "conditions",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 12, conditions = ["burning", "poison"], abilities = ["winded"] },
    { name = "Boar", seat = "red", at = [3000, 3048], hp = 12, hp_now = 1, conditions = ["poison", "burning"], activated = true },
    { name = "Bull", seat = "red", at = [4000, 3048], hp = 12, conditions = ["snared", "bleed"], activated = true },
    { name = "Shark", seat = "blue", at = [5000, 5000], activated = true },
]
now = { active = "Ox", hand = { red = ["Dig Deep", "Full-Back"] }, current = { blue = "Midfield General" } }
script = ["red: end", "red: path (2000, 3300)"]
expect = [
    "damaged Ox 3", "damaged Boar 1 of 3", "damaged Bull 3", "cured Bull bleed", "fired Ox winded", "moved Ox dodge (2000, 3300)", "suffers Boar taken out", "removed Boar",
    "influence discarded", "new hand blue", "never: new hand red", "never: damaged Shark", "Bull.conditions = snared", "Ox.conditions = poison, burning",
]
"#,
    );
}

#[test]
fn what_lasts_for_the_turn_ends_with_it_beside_what_lasts_for_the_game() {
    check(
        "after a goal",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [4572, 6600], influence = 2, inf = [2, 4], kick = [3, 8], ball = true, abilities = ["above-and-beyond", "iron-fist"] },
    { name = "Shark", seat = "blue", at = [8000, 2000], activated = true },
]
now = { active = "Ox", momentum = { red = 1 }, hand = { red = ["Dig Deep", "Full-Back"], blue = ["Midfield General", "Wing Backs"] } }
script = [
    "red: use iron-fist", "red: shot", "dice: 4 1 1", "red: no", "blue: spot (6572, 7644)", "dice: 1 1", 
]
expect = ["attached iron-fist to Ox", "goal Ox", "attached above-and-beyond to Ox", "phase end", "effects over turn", "influence discarded", "turn 3", "never: new hand"]
"#,
    );
}

#[test]
fn the_first_momentum_of_the_kicking_team_comes_once() {
    for book in ["core", "aid"] {
        check(
            "no further MP in a later turn or by the core book",
            &format!(
                r#"
setup = {{ book = "{book}" }}
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 3000] }},
    {{ name = "Shark", seat = "blue", at = [2000, 5000] }},
]
now = {{ phase = "maintenance", initiative = "red", next = "blue", turn = 2 }}
script = ["blue: influence Shark 1"]
expect = ["phase activation", "asked: red activate", "never: momentum", "red.momentum = 0", "blue.momentum = 0"]
"#
            ),
        );
    }
    check(
        "by the core book before turn one",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "maintenance", initiative = "blue", next = "red", turn = 1 }
script = ["red: influence Ox 1"]
expect = ["phase activation", "asked: blue activate", "never: momentum", "red.momentum = 0"]
"#,
    );
    check(
        "by the play aid in turn one",
        r#"
setup = { book = "aid" }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "maintenance", initiative = "blue", next = "red", turn = 1 }
script = ["red: influence Ox 1"]
expect = ["momentum red +1 kick-off", "phase activation", "red.momentum = 1", "blue.momentum = 0"]
"#,
    );
}

#[test]
fn a_level_total_is_told_once_and_either_team_can_win() {
    check(
        "both go on level",
        r#"
proves = ["GB-WIN-06", "GB-RUL-13", "GB-RUL-26"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 2, conditions = ["poison"] },
    { name = "Boar", seat = "red", at = [1000, 3048], activated = true },
    { name = "Shark", seat = "blue", at = [4000, 3048], hp_now = 1, conditions = ["burning"], activated = true },
]
now = { active = "Ox", vp = { red = 6, blue = 6 }, level = true, hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
script = ["red: end"]
expect = ["vp red +2", "vp blue +2", "influence discarded", "turn 3", "never: level", "red.vp = 8", "blue.vp = 8"]
"#,
    );
    check(
        "blue leads",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2400, 3048], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [2000, 3048], influence = 1, playbook = [["2"]] },
]
now = { active = "Shark", vp = { red = 6, blue = 6 }, level = true }
script = ["blue: attack Ox", "dice: 4 1 1 1", "blue: pick 1.1"]
expect = ["vp blue +2", "over: blue wins by points"]
"#,
    );
    check(
        "one short of the total",
        r#"
setup = { vp = 9 }
piece = [
    { name = "Ox", seat = "red", at = [2400, 3048], hp_now = 1 },
    { name = "Boar", seat = "red", at = [5400, 3048] },
    { name = "Shark", seat = "blue", at = [2000, 3048], influence = 1, playbook = [["2"]] },
]
now = { active = "Shark", vp = { red = 3, blue = 6 } }
script = ["blue: attack Ox", "dice: 4 1 1 1", "blue: pick 1.1"]
expect = ["vp blue +2", "asked: blue act Shark", "outcome = none"]
"#,
    );
}

#[test]
fn the_higher_total_decides_about_the_initiative_whoevers_it_is() {
    check(
        "momentum and plans",
        r#"
proves = ["GB-TURN-04", "GB-TURN-05", "GB-TURN-06"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
[now]
phase = "initiative"
turn = 2
momentum = { red = 1, blue = 3 }
hand = { red = ["Full-Back", "Dig Deep", "Wing Backs"], blue = ["Midfield General", "Hunker Down"] }
[[case]]
name = "red by its card"
script = ["red: plan \"Wing Backs\"", "blue: plan \"Hunker Down\"", "red: initiative blue"]
expect = ["asked: red initiative", "initiative blue", "momentum reset", "momentum red +1 second"]
[[case]]
name = "blue by its momentum"
script = ["red: plan \"Dig Deep\"", "blue: plan \"Hunker Down\"", "blue: initiative blue"]
expect = ["asked: blue initiative", "initiative blue", "momentum red +1 second", "red.momentum = 1", "blue.momentum = 0"]
[[case]]
name = "level, and level again"
script = ["red: plan \"Full-Back\"", "blue: plan \"Midfield General\"", "dice: 3 3 | 2 4", "blue: initiative red"]
expect = ["rolled initiative 3 3", "rolled initiative 2 4", "asked: blue initiative", "initiative red", "momentum blue +1 second"]
[[case]]
name = "level, and red rolls higher"
script = ["red: plan \"Full-Back\"", "blue: plan \"Midfield General\"", "dice: 5 4", "red: initiative red"]
expect = ["rolled initiative 5 4", "asked: red initiative", "initiative red", "momentum blue +1 second"]
"#,
    );
    check(
        "by the play aid",
        r#"
setup = { book = "aid" }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
[now]
phase = "initiative"
turn = 2
momentum = { red = 1, blue = 3 }
hand = { red = ["Full-Back", "Dig Deep"], blue = ["Midfield General", "Hunker Down"] }
[[case]]
name = "red"
script = ["red: plan \"Dig Deep\"", "blue: plan \"Midfield General\"", "dice: 6 3", "red: initiative red"]
expect = ["rolled initiative 6 3", "asked: red initiative"]
[[case]]
name = "blue"
script = ["red: plan \"Dig Deep\"", "blue: plan \"Midfield General\"", "dice: 4 3", "blue: initiative red"]
expect = ["rolled initiative 4 3", "asked: blue initiative"]
[[case]]
name = "a tie is rolled again with the momentum"
script = ["red: plan \"Dig Deep\"", "blue: plan \"Midfield General\"", "dice: 5 3 | 3 2", "blue: initiative red"]
expect = ["rolled initiative 5 3", "rolled initiative 3 2", "asked: blue initiative"]
"#,
    );
}

#[test]
fn what_is_so_from_the_set_up_on_is_so_before_the_kick_off() {
    check(
        "burning from the start",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3000, 1700], kick = [2, 6], ball = true, abilities = ["pyromaniac"] },
    { name = "Shark", seat = "blue", at = [1000, 4500], abilities = ["carrier"] },
]
now = { phase = "kick-off", initiative = "red" }
script = ["red: first pyromaniac of Ox", "red: stay", "red: spot (3000, 2960)", "dice: 1 1 | 4 1"]
expect = ["suffers Ox burning", "suffers Shark disease", "kick Ox at (3000, 2960)", "turn 1"]
"#,
    );
}

#[test]
fn sidesteps_are_up_to_three_and_for_the_other_team_no_more() {
    check(
        "Sidestep",
        r#"
proves = ["GB-GPB-09"]
piece = [
    { name = "A", seat = "red", at = [1000, 1000] },
    { name = "B", seat = "red", at = [2000, 1000] },
    { name = "C", seat = "red", at = [3500, 1000] },
    { name = "D", seat = "red", at = [4500, 1000] },
    { name = "X", seat = "blue", at = [1000, 5000] },
    { name = "Y", seat = "blue", at = [2000, 5000] },
]
[now]
phase = "initiative"
turn = 2
hand = { red = ["Sidestep", "Hunker Down"], blue = ["Midfield General", "Full-Back"] }
[[case]]
name = "three, and all of a smaller team"
script = [
    "red: plan \"Sidestep\"", "blue: plan \"Midfield General\"", "red: initiative red", "red: choose A", "red: path (1000, 1509)", "red: path (1000, 1508)", "red: choose A", "red: choose B",
    "red: path (2000, 1508)", "red: choose C", "red: path (3500, 1508)", "blue: choose X", "blue: path (1000, 4492)", "blue: choose Y", "blue: path (2000, 4492)",
]
expect = [
    "refused: GB-MOVE-02", "moved A dodge (1000, 1508)", "refused: GB-GPB-09", "moved B dodge (2000, 1508)", "moved C dodge (3500, 1508)", "moved X dodge (1000, 4492)",
    "moved Y dodge (2000, 4492)", "momentum reset", "never: moved D",
]
[[case]]
name = "two, and then the other two"
script = [
    "red: plan \"Sidestep\"", "blue: plan \"Midfield General\"", "red: initiative blue", "blue: choose X", "blue: path (1000, 4492)", "blue: choose Y", "blue: path (2000, 4492)", "red: choose D",
    "red: path (4500, 1508)", "red: choose C", "red: path (3500, 1508)",
]
expect = ["moved X dodge (1000, 4492)", "moved Y dodge (2000, 4492)", "moved D dodge (4500, 1508)", "moved C dodge (3500, 1508)", "momentum reset"]
[[case]]
name = "none, and then none"
script = ["red: plan \"Sidestep\"", "blue: plan \"Midfield General\"", "red: initiative red", "red: no"]
expect = ["initiative red", "momentum reset", "never: moved", "never: asked: blue pick-for"]
[[case]]
name = "one, and none in return"
script = ["red: plan \"Sidestep\"", "blue: plan \"Midfield General\"", "red: initiative red", "red: choose B", "red: path (2000, 1508)", "red: no", "blue: no"]
expect = ["moved B dodge (2000, 1508)", "momentum reset"]
"#,
    );
}

#[test]
fn a_plan_without_a_text_is_not_used() {
    check(
        "influence alone",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "initiative", turn = 2, hand = { red = ["Give Me 110%!", "Hunker Down"], blue = ["Midfield General", "Full-Back"] } }
script = ["red: plan \"Give Me 110%!\"", "blue: plan \"Midfield General\"", "blue: initiative red"]
expect = ["used blue midfield-general", "momentum reset", "pool red 4", "never: used red"]
"#,
    );
}

#[test]
fn a_kick_off_in_a_models_hands_lies_where_that_model_stands() {
    for (seat, depth, handed) in [("red", 3198, true), ("red", 3199, false), ("blue", 3100, false)] {
        let then = if handed { "asked: blue hand-over" } else { "initiative blue" };
        let never = if handed { "initiative" } else { "asked: blue hand-over" };
        check(
            "snapped up near the halfway line",
            &format!(
                r#"
proves = ["GB-KOFF-06", "GB-RUL-46"]
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 1700], kick = [2, 6], ball = true }},
    {{ name = "Near", seat = "{seat}", at = [3400, {depth}] }},
    {{ name = "Shark", seat = "blue", at = [1000, 4500] }},
]
now = {{ phase = "kick-off" }}
script = ["red: stay", "red: spot (3000, 2959)", "dice: 1 1 | 4 1", "{seat}: take Near"]
expect = ["ball free (3087, 3198)", "ball Near snap", "{then}", "never: {never}"]
"#
            ),
        );
    }
}

#[test]
fn by_the_play_aid_conditions_come_first_and_whoever_goes_out_by_them_stays_out() {
    check(
        "a Maintenance Phase by the play aid",
        r#"
proves = ["GB-RUL-01"]
setup = { book = "aid", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], inf = [2, 4], hp = 12, hp_now = 1, conditions = ["poison", "burning"] },
    { name = "Bull", seat = "red", at = [4000, 3000], inf = [2, 4], hp = 12, conditions = ["burning", "bleed"], abilities = ["winded"] },
    { name = "Boar", seat = "red", conditions = ["taken out"], inf = [2, 4], recovery = 3, hp_now = 0 },
    { name = "Calf", seat = "red", at = [5000, 3000], inf = [0, 2], hp = 12, hp_now = 1, conditions = ["burning"] },
    { name = "Shark", seat = "blue", at = [2000, 5000], hp = 12, conditions = ["burning"] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = ["red: path (4000, 3200)", "red: choose Ox", "red: spot (1000, 150)", "red: stay", "red: influence Boar 2", "blue: influence Shark 1"]
expect = [
    "moved Bull dodge (4000, 3200)", "suffers Ox taken out", "suffers Calf taken out", "asked: red next-out Ox, Calf", "removed Ox", "vp blue +2", "removed Calf", "vp blue +2", "returned Boar (1000, 150) hp 3", "pool red 6", "pool lost red", "damaged Shark 1",
    "asked: red activate", "Bull.conditions = burning", "Bull.hp = 8",
]
"#,
    );
}

#[test]
fn in_the_end_phase_the_initiative_teams_models_are_removed_first() {
    check(
        "two at once",
        r#"
proves = ["GB-RUL-13"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp = 12, conditions = ["burning"], abilities = ["winded"] },
    { name = "Boar", seat = "red", at = [2500, 3048], hp_now = 1, conditions = ["poison"], activated = true, ball = true },
    { name = "Shark", seat = "blue", at = [3000, 3048], hp_now = 1, conditions = ["poison"], activated = true },
    { name = "Eel", seat = "blue", at = [5000, 5000], activated = true },
]
now = { active = "Ox", initiative = "blue", hand = { red = ["Dig Deep", "Full-Back"], blue = ["Midfield General", "Wing Backs"] } }
script = ["red: end", "red: path (2000, 3300)", "dice: 1 1"]
expect = [
    "damaged Boar 1 of 2", "damaged Shark 1 of 2", "moved Ox dodge (2000, 3300)", "suffers Boar taken out", "suffers Shark taken out", "removed Shark", "vp red +2", "ball free (2664, 3577)", "removed Boar",
    "vp blue +2", "turn 3", "never: ball Shark", "never: momentum",
]
"#,
    );
}

#[test]
fn those_who_return_do_so_in_the_order_their_player_picks() {
    check(
        "two return",
        r#"
proves = ["GB-REC-02", "GB-REC-04", "GB-RUL-21", "GB-CONV-08"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], inf = [2, 4] },
    { name = "Boar", seat = "red", conditions = ["taken out"], inf = [2, 4], recovery = 3, hp_now = 0 },
    { name = "Bull", seat = "red", conditions = ["taken out"], inf = [2, 4], recovery = 3, hp_now = 5 },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = ["red: choose Bull", "red: spot (1000, 150)", "red: stay", "red: spot (2000, 150)", "red: stay"]
expect = [
    "asked: red next-return Boar, Bull", "returned Bull (1000, 150) hp 5", "asked: red path Bull jog 1270", "asked: red place return of Boar", "returned Boar (2000, 150) hp 3",
    "asked: red allocate 6",
]
"#,
    );
}

#[test]
fn a_charge_that_fails_outside_any_activation_ends_none() {
    check(
        "at a model that returns",
        r#"
proves = ["GB-CHG-08"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1500, 6500], mov = [1, 2], abilities = ["counter-charge"] },
    { name = "Shark", seat = "blue", hp = 12, hp_now = 0, recovery = 6, mov = [5, 7], conditions = ["taken out"] },
    { name = "Eel", seat = "blue", at = [8000, 5500] },
]
now = { phase = "maintenance", initiative = "red" }
script = ["red: influence none", "blue: spot (150, 8000)", "blue: path (150, 7500)", "red: yes", "red: stay", "blue: influence none"]
expect = [
    "moved Shark jog (150, 7500)", "fired Ox counter-charge", "advance Ox charge Shark", "charge failed Ox", "pool blue 4", "asked: blue allocate 4",
    "phase activation", "asked: red activate",
]
"#,
    );
}
