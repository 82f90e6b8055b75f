//! Parting blows.

use super::check;

#[test]
fn a_model_that_leaves_is_struck_where_it_was_last_engaged() {
    check(
        "parting blow",
        r#"
proves = ["GB-PART-01", "GB-PART-03", "GB-PART-04", "GB-PART-10", "GB-RUL-55"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], def = 4 },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4, playbook = [["2"]] },
]
now = { active = "Ox" }
[[case]]
name = "struck and gone on"
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1", "red: go on"]
expect = [
    "moved Ox jog (2383, 2000)",
    "asked: blue parting-blow Shark on Ox",
    "parting blow Shark on Ox",
    "rolled attack Shark 4 1 1 1 1 1 needs 4",
    "damaged Ox 2",
    "asked: red go-on Ox jog 887",
    "moved Ox jog (3000, 2000)",
    "never: paid",
    "Ox.hp = 12",
]
[[case]]
name = "declined, and another way"
script = ["red: jog", "red: path (3000, 2000)", "blue: no", "red: path (2383, 1113)"]
expect = ["moved Ox jog (2383, 2000)", "moved Ox jog (2383, 1113)", "never: parting blow", "Ox.at = (2383, 1113)"]
[[case]]
name = "no more than what is left"
script = ["red: jog", "red: path (3000, 2000)", "blue: no", "red: path (2383, 1112)", "red: stop"]
expect = ["refused: GB-MOVE-02", "asked: red act Ox", "Ox.at = (2383, 2000)"]
"#,
    );
}

#[test]
fn a_straight_way_leaves_a_zone_once_whatever_rounding_makes_of_its_edge() {
    // At 41, 43, 46 and 48 units the positions, rounded, lie within and just before or behind without.
    check(
        "along the edge of a zone",
        r#"
proves = ["GB-RUL-55"]
piece = [
    { name = "Ox", seat = "red", at = [3095, 5533] },
    { name = "Shark", seat = "blue", at = [3560, 5234] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3370, 5945)", "blue: no", "red: go on"]
expect = [
    "moved Ox jog (3122, 5573)",
    "asked: blue parting-blow Shark on Ox",
    "asked: red go-on Ox jog 1222",
    "moved Ox jog (3370, 5945)",
    "asked: red act Ox",
]
"#,
    );
}

#[test]
fn staying_within_the_zone_provokes_nothing() {
    check(
        "moving within a melee zone",
        r#"
proves = ["GB-PART-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 2400] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2383, 2000)"]
expect = ["moved Ox jog (2383, 2000)", "asked: red act Ox", "Shark engages Ox = yes"]
"#,
    );
}

#[test]
fn only_damage_knock_down_and_tackle_count_and_give_no_momentum() {
    check(
        "results of a parting blow",
        r#"
proves = ["GB-PART-06", "GB-PART-07", "GB-PART-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Shark", seat = "blue", at = [2000, 2400], playbook = [["m push1", "m 2 push1", "m tackle"], ["dodge1"]] },
]
now = { active = "Ox" }
[[case]]
name = "a push alone"
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 4 1 1 1 1", "blue: pick 1.1", "blue: pick 2.1"]
expect = ["refused: GB-PART-07", "refused: GB-PART-07"]
[[case]]
name = "damage with a push"
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.2", "red: stop"]
expect = ["picked Shark 1.2", "damaged Ox 2", "asked: red go-on", "never: momentum", "Ox.at = (2383, 2000)"]
[[case]]
name = "a tackle"
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.3", "red: go on"]
expect = ["ball Shark tackle", "moved Ox jog (3000, 2000)", "never: momentum", "ball = Shark"]
"#,
    );
}

#[test]
fn a_mover_knocked_down_stops_and_its_activation_goes_on() {
    check(
        "knocked down on the way",
        r#"
proves = ["GB-PART-10", "GB-RUL-24", "GB-KD-06", "GB-PART-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 2400], playbook = [["kd"]] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "it cannot stand up by forfeiting any more, but by resting"
script = [
    "red: jog",
    "red: path (3000, 2000)",
    "blue: yes",
    "dice: 4 1 1 1 1 1",
    "blue: pick 1.1",
    "red: sprint",
    "red: forfeit",
    "red: rest conditions",
]
expect = [
    "suffers Ox knocked down",
    "asked: red act Ox",
    "refused: GB-KD-06",
    "refused: GB-ADV-08",
    "cured Ox knocked down",
    "Ox.at = (2383, 2000)",
    "Ox.conditions = none",
]
"#,
    );
}

#[test]
fn a_mover_taken_out_ends_its_activation() {
    check(
        "taken out on the way",
        r#"
proves = ["GB-RUL-24", "GB-RUL-56", "GB-WIN-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [2000, 2400], playbook = [["2"]] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1"]
expect = [
    "damaged Ox 1 of 2",
    "suffers Ox taken out",
    "removed Ox",
    "momentum blue +1 take down",
    "vp blue +2",
    "activation ended Ox",
    "asked: blue activate",
]
"#,
    );
}

#[test]
fn company_does_not_count() {
    check(
        "ganging up and crowding out",
        r#"
proves = ["GB-PART-05", "GB-MOM-26"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [2000, 2800] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4 },
    { name = "Angel", seat = "blue", at = [2400, 2000], melee = 2 },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["expect: Boar engages Shark = yes", "expect: Angel engages Ox = yes", "red: jog", "red: path (2000, 1300)", "blue: yes", "dice: 1 1 1 1 1 1"]
expect = ["parting blow Shark on Ox", "asked: chance roll 6d6", "net hits Shark on Ox 0", "red.momentum = 1"]
"#,
    );
}

/// Two enemies are left at the same point. With the same dice for each, the mover's player loses more or less by the
/// order: a model that is knocked down first is easier to hit.
#[test]
fn another_order_of_blows_gives_another_result() {
    check(
        "two blows at one point",
        r#"
proves = ["GB-PART-02", "GB-RUL-25", "GB-RUL-55", "GB-KD-07", "GB-CONV-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], def = 4 },
    { name = "Shark", seat = "blue", at = [2000, 2400], playbook = [["kd"]] },
    { name = "Angel", seat = "blue", at = [2000, 1600], playbook = [["2"]] },
]
now = { active = "Ox" }
[[case]]
name = "Shark first"
script = [
    "red: jog",
    "red: path (3000, 2000)",
    "red: first Shark",
    "blue: yes",
    "dice: 4 1 1 1 1 1",
    "blue: pick 1.1",
    "blue: yes",
    "dice: 3 1 1 1 1 1",
    "blue: pick 1.1",
]
expect = [
    "moved Ox jog (2383, 2000)",
    "asked: red arrange-blows on Ox: Shark, Angel",
    "parting blow Shark on Ox",
    "suffers Ox knocked down",
    "parting blow Angel on Ox",
    "rolled attack Angel 3 1 1 1 1 1 needs 3",
    "damaged Ox 2",
    "Ox.hp = 12",
    "Ox.conditions = knocked down",
]
[[case]]
name = "Angel first"
script = [
    "red: jog",
    "red: path (3000, 2000)",
    "red: first Angel",
    "blue: yes",
    "dice: 3 1 1 1 1 1",
    "blue: yes",
    "dice: 4 1 1 1 1 1",
    "blue: pick 1.1",
]
expect = [
    "parting blow Angel on Ox",
    "net hits Angel on Ox 0",
    "parting blow Shark on Ox",
    "suffers Ox knocked down",
    "never: damaged",
    "Ox.hp = 14",
]
"#,
    );
}

#[test]
fn a_model_on_the_ground_strikes_nobody() {
    check(
        "leaving a knocked down enemy",
        r#"
proves = ["GB-KD-02", "GB-RUL-55"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 2400], conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["expect: Shark engages Ox = no", "red: jog", "red: path (3000, 2000)"]
expect = ["moved Ox jog (3000, 2000)", "asked: red act Ox", "never: parting blow"]
"#,
    );
}

#[test]
fn leaving_again_is_struck_again() {
    check(
        "out, in and out again",
        r#"
proves = ["GB-RUL-55"]
piece = [
    { name = "Ox", seat = "red", at = [2300, 2000], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [2000, 2400] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2500, 2000) (2300, 2000) (2500, 2000)", "blue: no", "red: go on", "blue: no", "red: go on"]
expect = [
    "moved Ox jog (2383, 2000)",
    "asked: blue parting-blow Shark on Ox",
    "asked: red go-on",
    "asked: blue parting-blow Shark on Ox",
    "asked: red go-on",
    "Ox.at = (2500, 2000)",
]
"#,
    );
}

#[test]
fn leaving_sight_within_the_zone_is_leaving_too() {
    check(
        "going out of sight",
        r#"
proves = ["GB-PART-01", "GB-ENG-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2400] },
    { name = "Wall", seat = "red", at = [2400, 2000], base = 50 },
    { name = "Shark", seat = "blue", at = [2000, 2000], melee = 2 },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2450, 2450) (2700, 2330) (2792, 2100)", "blue: no", "red: go on"]
expect = [
    "asked: blue parting-blow Shark on Ox",
    "asked: red go-on",
    "Ox.at = (2792, 2100)",
    "Shark within 2 of Ox = yes",
    "Shark engages Ox = no",
    "Shark sees Ox = no",
]
"#,
    );
}

#[test]
fn bonus_time_may_be_bought_for_a_blow() {
    check(
        "bonus time for a parting blow",
        r#"
proves = ["GB-RUL-56"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 2400] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: jog", "red: path (3000, 2000)", "blue: yes", "blue: yes", "dice: 1 1 1 1 1 1 1"]
expect = ["parting blow Shark on Ox", "asked: blue bonus-time Shark 6 dice needs 4", "momentum blue -1 bonus time", "asked: chance roll 7d6"]
"#,
    );
}

#[test]
fn what_is_invalid_in_any_attack_is_so_in_a_parting_blow() {
    check(
        "no ball to tackle",
        r#"
proves = ["GB-PB-19"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 1, playbook = [["tackle", "1"]] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (800, 3048)", "blue: yes", "dice: 4 1 1", "blue: pick 1.1"]
expect = ["parting blow Shark on Ox", "refused: GB-PB-19"]
"#,
    );
}

#[test]
fn after_a_parting_blow_models_are_moved_again() {
    check(
        "pushed after a blow",
        r#"
proves = ["GB-PART-09", "GB-PART-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8], influence = 2, tac = 2, hp = 10, playbook = [["push1"]] },
    { name = "Boar", seat = "red", at = [800, 2700], influence = 2, tac = 2, playbook = [["push1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], tac = 1, playbook = [["1"], ["9"]] },
    { name = "Siren", seat = "blue", at = [800, 3048], melee = 0, def = 4 },
]
now = { active = "Ox" }
[[case]]
name = "by the mover"
script = ["red: jog", "red: path (1200, 3048)", "blue: yes", "dice: 1 1 1", "red: go on", "red: attack Siren", "dice: 4 1 1", "red: pick 1.1", "red: line (546, 3048)"]
expect = ["parting blow Shark on Ox", "moved Siren push (546, 3048)"]
[[case]]
name = "by others, when it has taken the mover out"
script = [
    "red: jog", "red: path (1200, 3048)", "blue: yes", "dice: 4 4 4", "blue: pick 2.1 1.1", "blue: activate Shark", "blue: end", "red: activate Boar", "red: attack Siren", "blue: react none",
    "dice: 4 1", "red: pick 1.1", "red: line (546, 3048)",
]
expect = ["parting blow Shark on Ox", "removed Ox", "moved Siren push (546, 3048)"]
"#,
    );
}

#[test]
fn whoever_may_attack_somebody_else_only_strikes_no_parting_blow() {
    let stage = |wall: &str| {
        format!(
            r#"
proves = ["GB-PART-03"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] }},
    {{ name = "Wall", seat = "red", at = [2400, 2400]{wall} }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], tac = 1 }},
]
now = {{ active = "Ox" }}
"#
        )
    };
    check(
        "beside a model that keeps its enemies to itself",
        &(stage(r#", abilities = ["protective-instinct"]"#)
            + r#"
script = ["red: jog", "red: path (1000, 2000)", "red: go on"]
expect = ["moved Ox jog (1846, 2000)", "asked: red go-on Ox", "moved Ox jog (1000, 2000)", "asked: red act Ox", "never: parting blow", "never: asked: blue"]
"#),
    );
    check(
        "beside any other",
        &(stage("")
            + r#"
script = ["red: jog", "red: path (1000, 2000)", "blue: yes", "dice: 1 1 1"]
expect = ["asked: blue parting-blow", "parting blow Shark on Ox"]
"#),
    );
}
