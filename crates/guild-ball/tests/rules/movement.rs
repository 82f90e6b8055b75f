//! Movement, advancing and repositioning.

use super::check;

#[test]
fn a_jog_goes_up_to_the_base_move() {
    check(
        "jog",
        r#"
proves = ["GB-STAT-01", "GB-ADV-02", "GB-MOVE-02", "GB-GEO-32"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7] }]
now = { active = "Ox" }
[[case]]
name = "exactly"
script = ["red: jog", "red: path (2270, 2000)"]
expect = ["advance Ox jog", "asked: red path Ox jog 1270", "moved Ox jog (2270, 2000)", "never: paid"]
[[case]]
name = "a unit more"
script = ["red: jog", "red: path (2271, 2000)"]
expect = ["refused: GB-MOVE-02"]
"#,
    );
}

#[test]
fn a_sprint_costs_influence_and_goes_up_to_the_max_move() {
    check(
        "sprint",
        r#"
proves = ["GB-STAT-02", "GB-ADV-03"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1 }]
now = { active = "Ox" }
[[case]]
name = "exactly"
script = ["red: sprint", "red: path (2778, 2000)"]
expect = ["paid Ox 1", "advance Ox sprint", "moved Ox sprint (2778, 2000)", "Ox.influence = 0", "advanced = yes"]
[[case]]
name = "a unit more"
script = ["red: sprint", "red: path (2779, 2000)"]
expect = ["paid Ox 1", "refused: GB-MOVE-02"]
"#,
    );
}

#[test]
fn a_sprint_needs_its_influence() {
    check(
        "sprint without influence",
        r#"
proves = ["GB-INF-10"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000] }]
now = { active = "Ox" }
script = ["red: sprint"]
expect = ["refused: GB-INF-10"]
"#,
    );
}

#[test]
fn no_base_passes_over_another() {
    check(
        "passing over a base",
        r#"
proves = ["GB-MOVE-03"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Boar", seat = "red", at = [1600, 2299] },
    { name = "Shark", seat = "blue", at = [1600, 1000] },
]
now = { active = "Ox" }
[[case]]
name = "a friend"
script = ["red: jog", "red: path (2200, 2000)"]
expect = ["refused: GB-MOVE-03"]
[[case]]
name = "an enemy"
script = ["red: jog", "red: path (1300, 1100) (1400, 1000)"]
expect = ["refused: GB-MOVE-03"]
[[case]]
name = "in contact"
script = ["red: jog", "red: path (1000, 1999) (2200, 1999)"]
expect = ["moved Ox jog (1000, 1999) (2200, 1999)"]
"#,
    );
}

#[test]
fn nobody_walks_off_the_pitch() {
    check(
        "the edge",
        r#"
proves = ["GB-MOVE-08"]
piece = [{ name = "Ox", seat = "red", at = [1000, 1000] }]
now = { active = "Ox" }
[[case]]
name = "over it"
script = ["red: jog", "red: path (1000, 149)"]
expect = ["refused: GB-MOVE-08"]
[[case]]
name = "touching it"
script = ["red: jog", "red: path (1000, 150)"]
expect = ["moved Ox jog (1000, 150)", "Ox.at = (1000, 150)"]
"#,
    );
}

#[test]
fn the_ball_goes_with_its_holder() {
    check(
        "moving with the ball",
        r#"
proves = ["GB-MOVE-04", "GB-BALL-02", "GB-BALL-03"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], ball = true }]
now = { active = "Ox" }
script = ["red: jog", "red: path (2270, 2000)"]
expect = ["moved Ox jog (2270, 2000)", "never: ball", "ball = Ox", "Ox.at = (2270, 2000)"]
"#,
    );
}

#[test]
fn one_standard_advance_an_activation() {
    check(
        "a second advance",
        r#"
proves = ["GB-ADV-07", "GB-DEF-02", "GB-MOVE-09"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 3 },
    { name = "Shark", seat = "blue", at = [1000, 2400], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "as many other actions as it can pay for"
script = [
    "red: attack Shark", "dice: 1 1 1 1", "red: jog", "red: stay", "red: attack Shark", "dice: 1 1 1 1", "red: jog",
    "red: attack Shark", "dice: 1 1 1 1", "red: attack Shark",
]
expect = [
    "attack Ox on Shark", "advance Ox jog", "attack Ox on Shark", "refused: GB-ADV-07", "attack Ox on Shark", "refused: GB-INF-10",
    "Ox.influence = 0",
]
[[case]]
name = "after a jog of no length"
script = ["red: jog", "red: stay", "red: sprint"]
expect = ["advance Ox jog", "refused: GB-ADV-07", "never: moved", "advanced = yes"]
[[case]]
name = "after forfeiting it"
script = ["red: forfeit", "red: jog"]
expect = ["forfeited Ox", "refused: GB-ADV-07", "never: moved"]
"#,
    );
}

#[test]
fn the_advance_is_forfeited_once() {
    check(
        "forfeiting",
        r#"
proves = ["GB-ADV-08"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000] }]
now = { active = "Ox" }
[[case]]
name = "twice"
script = ["red: forfeit", "red: forfeit"]
expect = ["forfeited Ox", "refused: GB-ADV-08", "never: moved", "Ox.at = (1000, 2000)"]
[[case]]
name = "after a jog"
script = ["red: jog", "red: path (1500, 2000)", "red: forfeit"]
expect = ["moved Ox jog (1500, 2000)", "refused: GB-ADV-08"]
"#,
    );
}

#[test]
fn a_model_pushed_off_the_pitch_is_taken_out_with_its_hp() {
    check(
        "pushed off the pitch",
        r#"
proves = ["GB-MOVE-05", "GB-MOVE-06", "GB-MOVE-07", "GB-RUL-59", "GB-TO-05"]
piece = [
    { name = "Ox", seat = "red", at = [5500, 3048], influence = 1, playbook = [["push1"]] },
    { name = "Shark", seat = "blue", at = [5900, 3048], hp = 12, hp_now = 9 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (6154, 3048)"]
expect = [
    "asked: red push-line Shark by Ox 254",
    "moved Shark push (5946, 3048)",
    "left pitch Shark",
    "suffers Shark taken out",
    "removed Shark",
    "momentum red +1 take down",
    "vp red +2",
    "Shark.at = off",
    "Shark.hp = 9",
]
"#,
    );
}

#[test]
fn the_ball_of_a_model_pushed_off_scatters_from_its_last_place() {
    check(
        "pushed off the pitch with the ball",
        r#"
proves = ["GB-RUL-44"]
piece = [
    { name = "Ox", seat = "red", at = [5900, 3448], influence = 1, playbook = [["push1"]] },
    { name = "Shark", seat = "blue", at = [5900, 3048], ball = true },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (6154, 3048)", "dice: 1 1"]
expect = [
    "left pitch Shark",
    "suffers Shark taken out",
    "rolled scatter 1 1",
    "ball free (5473, 2759)",
    "removed Shark",
]
"#,
    );
}

#[test]
fn a_push_is_one_straight_line_and_stops_at_a_base() {
    check(
        "push",
        r#"
proves = ["GB-REPO-01", "GB-REPO-03", "GB-REPO-04", "GB-RUL-76", "GB-RUL-59"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Boar", seat = "red", at = [3000, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "against a base"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2908, 3048)"]
expect = ["asked: red push-line Shark by Ox 508", "moved Shark push (2700, 3048)", "Shark.at = (2700, 3048)"]
[[case]]
name = "too long"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2400, 3557)", "red: line (2400, 3556)"]
expect = ["refused: GB-REPO-03", "moved Shark push (2400, 3556)"]
[[case]]
name = "not at all"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: stop"]
expect = ["picked Ox 1.1", "never: moved", "Shark.at = (2400, 3048)"]
"#,
    );
}

#[test]
fn a_dodge_turns_freely_and_provokes_nobody() {
    check(
        "dodge",
        r#"
proves = ["GB-REPO-02", "GB-REPO-06", "GB-PB-15"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 5, playbook = [["dodge2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Angel", seat = "blue", at = [2000, 3448] },
]
now = { active = "Ox" }
[[case]]
name = "out of two melee zones"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: path (1746, 3048) (1746, 2794)"]
expect = [
    "asked: red path Ox dodge 508",
    "moved Ox dodge (1746, 3048) (1746, 2794)",
    "asked: red act Ox",
    "never: parting blow",
    "advanced = no",
]
[[case]]
name = "too far"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: path (1491, 3048)"]
expect = ["refused: GB-MOVE-02"]
"#,
    );
}

#[test]
fn no_movement_ends_on_the_ball() {
    check(
        "a marker in the way",
        r#"
proves = ["GB-GEO-24", "GB-GEO-29", "GB-GEO-30", "GB-SNAP-07"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000] }]
now = { active = "Ox", ball = [1800, 2000] }
[[case]]
name = "over it"
script = ["red: jog", "red: path (2270, 2000)", "red: no"]
expect = ["asked: red snap Ox", "moved Ox jog (2270, 2000)", "never: ball", "ball = (1800, 2000)"]
[[case]]
name = "onto it"
script = ["red: jog", "red: path (1501, 2000)", "red: no"]
expect = ["asked: red snap Ox", "moved Ox jog (1500, 2000)", "never: ball", "Ox.at = (1500, 2000)"]
"#,
    );
}

#[test]
fn nobody_walks_into_a_goalpost() {
    check(
        "goalposts are barriers",
        r#"
proves = ["GB-TERR-19", "GB-GEO-23", "GB-GEO-22", "GB-SETUP-08"]
piece = [{ name = "Ox", seat = "red", at = [3048, 2200] }]
now = { active = "Ox" }
[[case]]
name = "into it"
script = ["red: jog", "red: path (3048, 1673)"]
expect = ["refused: GB-TERR-19"]
[[case]]
name = "up to it"
script = ["red: jog", "red: path (3048, 1674)"]
expect = ["moved Ox jog (3048, 1674)", "red.goalpost = (3048, 1274)", "blue.goalpost = (3048, 4822)"]
"#,
    );
}

#[test]
fn a_model_pushed_onto_the_ball_stops_before_it() {
    check(
        "pushed onto the ball",
        r#"
proves = ["GB-RUL-35"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", ball = [3100, 3048] }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2908, 3048)", "blue: no"]
expect = ["asked: blue snap Shark", "asked: red act Ox", "Shark.at = (2800, 3048)"]
"#,
    );
}

#[test]
fn a_way_out_and_back_is_a_movement() {
    check(
        "out to the ball and back to where it stood",
        r#"
proves = ["GB-MOVE-01", "GB-MOVE-09", "GB-SNAP-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", ball = [2900, 2000] }
[[case]]
name = "out and back"
script = ["red: jog", "red: path (2500, 2000) (2000, 2000)", "red: yes"]
expect = ["moved Ox jog (2346, 2000)", "ball Ox snap", "moved Ox jog (2500, 2000) (2000, 2000)", "Ox.ball = yes"]
[[case]]
name = "nowhere at all"
script = ["red: jog", "red: path (2000, 2000) (2000, 2000)"]
expect = ["never: moved", "ball = (2900, 2000)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn a_push_goes_on_whatever_it_enters() {
    check(
        "a push into an aura that would end on the ball",
        r#"
proves = ["GB-REPO-03", "GB-RUL-35"]
setup = { vp = 20 }
piece = [
    { name = "Ballista", seat = "blue", at = [3000, 3000], influence = 1, abilities = ["minefield"], melee = 0 },
    { name = "Shark", seat = "blue", at = [1300, 3000], def = 2, melee = 0 },
    { name = "Ox", seat = "red", at = [900, 3000], tac = 1, influence = 2, playbook = [["push4"]] },
]
now = { next = "blue", initiative = "blue", ball = [2150, 3000] }
script = [
    "blue: activate Ballista", "blue: use minefield", "blue: end",
    "red: activate Ox", "red: attack Shark", "dice: 6", "red: pick 1.1", "red: line (2050, 3000)", "blue: no",
]
expect = ["moved Shark push (1850, 3000)", "Shark.at = (1850, 3000)", "never: asked: red go-on", "asked: red act Ox"]
"#,
    );
}

#[test]
fn whoever_is_made_to_stop_is_put_back_clear_of_a_ball_that_came_to_lie_there_meanwhile() {
    check(
        "knocked down on an obstruction while the ball scatters to its way",
        r#"
proves = ["GB-GEO-30", "GB-RUL-35", "GB-TERR-11", "GB-RUL-76"]
piece = [
    { name = "Ox", seat = "red", at = [2400, 1500], mov = [8, 8], ball = true, def = 2 },
    { name = "Shark", seat = "blue", at = [2600, 1975], melee = 1, tac = 1, playbook = [["kd"]] },
]
now = { active = "Ox" }
script = [
    "red: jog", "red: path (3048, 1720) (3048, 2500)",
    "blue: yes", "dice: 6 1", "blue: pick 1.1", "dice: 4 1", "blue: no",
]
expect = ["ball free (3048, 1746)", "moved Ox jog (2772, 1626)", "ball = (3048, 1746)", "Ox.at = (2772, 1626)"]
[[terrain]]
kind = "obstruction"
corners = [[2800, 2000], [3300, 2000], [3300, 2200], [2800, 2200]]
"#,
    );
}
