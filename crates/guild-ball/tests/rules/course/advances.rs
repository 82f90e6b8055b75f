//! What happens on the way of a movement, and what is left of it then.

use guild_ball::GuildBall;
use guild_ball::event::Event;
use kernel::{Game, Input};

use super::super::foreseen::{after, choice, scene};
use super::check;

#[test]
fn who_was_out_and_is_back_goes_its_way_like_anybody() {
    check(
        "a jog after a return, with a parting blow on the way",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [5000, 3048], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [5000, 2600], abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [1800, 250], tac = 1, playbook = [["2"]] },
]
now = { active = "Ox" }
script = [
    "red: use rest-up", "red: choose Boar", "red: yes", "red: spot (2200, 150)", "red: path (2200, 1100)", "blue: yes", "dice: 1 1 1", "red: go on",
]
expect = ["removed Boar", "returned Boar (2200, 150) hp 14", "moved Boar jog (2200, 633)", "parting blow Shark on Boar", "asked: red go-on Boar jog 787", "moved Boar jog (2200, 1100)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn whoever_is_goaded_is_bound_in_its_advances_only() {
    check(
        "a dodge and a jog",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["goad"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], influence = 2, abilities = ["acrobatic"] },
]
now = { active = "Ox" }
[[case]]
name = "a dodge goes anywhere"
script = ["red: use goad on Shark", "dice: 6", "red: end", "blue: activate Shark", "blue: use acrobatic", "blue: path (3000, 3500)"]
expect = ["moved Shark dodge (3000, 3500)"]
[[case]]
name = "a jog leads straight towards whoever has goaded it"
script = ["red: use goad on Shark", "dice: 6", "red: end", "blue: activate Shark", "blue: jog", "blue: path (3000, 3500)", "blue: path (2600, 3048)"]
expect = ["refused: GB-GEO-06", "moved Shark jog (2600, 3048)"]
"#,
    );
}

#[test]
fn gliding_before_the_way_is_drawn_is_answered_to_and_the_way_is_still_to_be_drawn() {
    check(
        "gliding near a Piper",
        r#"
piece = [
    { name = "Piper", seat = "blue", at = [3000, 3000], influence = 1, abilities = ["pay-the-piper"] },
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] },
]
terrain = [{ kind = "rough", at = [2000, 2700], radius = 300 }]
now = { active = "Piper", momentum = { red = 2 } }
[[case]]
name = "before"
script = ["blue: use pay-the-piper", "blue: end", "red: activate Ox", "red: jog", "red: glide", "red: path (2000, 3270)"]
expect = ["momentum red -1 gliding", "fired Piper pay-the-piper", "momentum blue +1 effect", "asked: red path Ox jog 1270", "moved Ox jog (2000, 3270)"]
"#,
    );
    check(
        "gliding on the way",
        r#"
piece = [
    { name = "Piper", seat = "blue", at = [3000, 3000], influence = 1, abilities = ["pay-the-piper"] },
    { name = "Shark", seat = "blue", at = [1600, 2000], melee = 1, tac = 1, playbook = [["1"]] },
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] },
]
terrain = [{ kind = "rough", at = [2000, 2300], radius = 200 }]
now = { active = "Piper", momentum = { red = 2 } }
script = ["blue: use pay-the-piper", "blue: end", "red: activate Ox", "red: jog", "red: path (2000, 2700)", "blue: no", "red: glide", "red: path (2000, 3270)"]
expect = ["asked: red go-on Ox jog", "momentum red -1 gliding", "fired Piper pay-the-piper", "momentum blue +1 effect", "asked: red go-on Ox jog", "moved Ox jog (2000, 3270)"]
"#,
    );
}

#[test]
fn what_works_once_per_advance_works_in_the_next_one() {
    check(
        "twice into a minefield",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["minefield"] },
    { name = "Shark", seat = "blue", at = [4000, 2000], hp = 20, mov = [5, 7], abilities = ["run-on"] },
]
now = { active = "Ox" }
script = ["red: use minefield", "red: end", "blue: activate Shark", "blue: jog", "blue: path (3000, 2000)", "blue: use run-on", "blue: path (3000, 2500)"]
expect = ["fired Ox minefield", "damaged Shark 4", "moved Shark jog (3000, 2000)", "fired Ox minefield", "damaged Shark 4", "moved Shark jog (3000, 2500)", "Shark.hp = 12"]
"#,
    );
    check(
        "after an advance that was the mover's end",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, mov = [5, 7], abilities = ["minefield"] },
    { name = "Shark", seat = "blue", at = [1600, 2000], hp_now = 4, abilities = ["follow-up"] },
    { name = "Eel", seat = "blue", at = [2000, 1600], hp = 20, abilities = ["follow-up"] },
]
now = { active = "Ox" }
script = [
    "red: use minefield", "red: jog", "red: path (2400, 2400)", "red: choose Shark", "blue: no", "blue: no", "red: go on", "red: first follow-up of Shark", "blue: yes", "blue: path (1700, 2050)", "blue: yes", "blue: path (2050, 1700)",
]
expect = ["fired Ox minefield", "damaged Shark 4", "removed Shark", "fired Ox minefield", "damaged Eel 4"]
"#,
    );
}

#[test]
fn a_mover_that_is_moved_on_its_way_goes_on_from_there_with_what_is_left() {
    check(
        "a dodge out of a trap",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8], hp = 12, abilities = ["roll-with-it"] },
    { name = "Shark", seat = "blue", at = [5000, 1000] },
]
script = ["red: jog", "red: path (2700, 3048)", "red: yes", "red: path (2450, 3290)", "red: no"]
expect = [
    "moved Ox jog (2446, 3048)", "marker gone trap-markers (3000, 3048)", "moved Ox dodge (2450, 3290)", "marker gone trap-markers (2980, 3480)", "damaged Ox 1",
    "moved Ox jog (2700, 3048)", "asked: red act Ox", "Ox.hp = 11",
]
[now]
active = "Ox"
markers = [{ ability = "trap-markers", at = [3000, 3048], by = "Shark" }, { ability = "trap-markers", at = [2980, 3480], by = "Shark" }]
"#,
    );
    check(
        "another way after something has happened on the first",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8], abilities = ["clumsy"] },
    { name = "Boar", seat = "red", at = [2700, 3348] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
script = ["red: jog", "red: path (3524, 3048)", "red: path (2666, 2698)"]
expect = ["moved Ox jog (2666, 3048)", "asked: red go-on Ox jog 350", "marker gone trap-markers (2666, 2300)", "damaged Ox 1", "moved Ox jog (2666, 2698)", "asked: red act Ox"]
[now]
active = "Ox"
markers = [{ ability = "trap-markers", at = [2666, 2300], by = "Shark" }]
"#,
    );
}

#[test]
fn a_way_that_begins_where_the_mover_stands_is_a_way() {
    check(
        "a point twice",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [5000, 1000] },
]
now = { active = "Ox" }
[[case]]
name = "nowhere and then somewhere"
script = ["red: jog", "red: path (2000, 3048) (2500, 3048)"]
expect = ["moved Ox jog (2500, 3048)", "Ox.at = (2500, 3048)"]
[[case]]
name = "there and back"
script = ["red: jog", "red: path (2500, 3048) (2000, 3048)"]
expect = ["moved Ox jog (2500, 3048) (2000, 3048)", "Ox.at = (2000, 3048)"]
[[case]]
name = "nowhere"
script = ["red: jog", "red: path (2000, 3048)"]
expect = ["asked: red act Ox", "never: moved"]
"#,
    );
}

#[test]
fn who_takes_the_ball_on_its_way_is_for_the_player_who_moves_it() {
    check(
        "pushed past a ball, and moved past it by an enemy",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, abilities = ["tidal-surge", "repel"] },
    { name = "Shark", seat = "blue", at = [2500, 3048], def = 2, melee = 0 },
]
now = { active = "Ox", ball = [3200, 3048] }
[[case]]
name = "a push makes nobody friendly"
script = ["red: use repel on Shark", "dice: 6", "red: line (3400, 3048)"]
expect = ["asked: blue snap Shark"]
[[case]]
name = "a dodge of an enemy"
script = ["red: use tidal-surge on Shark", "dice: 6 6 6", "red: path (2900, 3300)"]
expect = ["asked: red snap Shark"]
"#,
    );
}

#[test]
fn three_enemies_strike_in_the_order_the_mover_picks() {
    check(
        "three parting blows at one point",
        r#"
proves = ["GB-PART-02", "GB-RUL-55"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 20, mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [1557, 1868], tac = 1, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [2443, 1868], tac = 1, playbook = [["1"]] },
    { name = "Ray", seat = "blue", at = [2000, 1646], tac = 1, playbook = [["1"]] },
]
now = { active = "Ox" }
script = [
    "red: jog", "red: path (2000, 3200)", "red: choose Ray", "blue: yes", "dice: 4 1 1", "blue: pick 1.1", "red: choose Eel", "blue: no", "blue: yes", "dice: 1 1 1", "red: go on",
]
expect = [
    "moved Ox jog (2000, 2200)", "asked: red arrange-blows on Ox: Shark, Eel, Ray", "parting blow Ray on Ox", "damaged Ox 1", "asked: red arrange-blows on Ox: Shark, Eel",
    "asked: blue parting-blow Eel on Ox", "parting blow Shark on Ox", "asked: red go-on Ox", "moved Ox jog (2000, 3200)", "never: parting blow Eel",
]
"#,
    );
}

#[test]
fn a_model_without_mov_may_draw_no_way() {
    check(
        "MOV below nothing",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [1, 2], conditions = ["snared"] },
    { name = "Shark", seat = "blue", at = [5000, 1000] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2001, 3048)", "red: stay"]
expect = ["asked: red path Ox jog 0", "refused: GB-MOVE-02", "asked: red act Ox", "never: moved"]
"#,
    );
}

#[test]
fn whoever_has_covered_what_is_left_of_its_mov_stops() {
    for (marker, stops, then) in
        [(3316, 2762, "asked: red act Ox"), (3315, 2761, "asked: red go-on Ox jog 1")]
    {
        check(
            "snared in a trap",
            &format!(
                r#"
proves = ["GB-ADV-05", "GB-ADV-06"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], mov = [5, 7], hp = 12 }},
    {{ name = "Shark", seat = "blue", at = [5000, 1000] }},
]
script = ["red: jog", "red: path (2990, 3048)"]
expect = ["asked: red path Ox jog 1270", "moved Ox jog ({stops}, 3048)", "suffers Ox snared", "{then}"]
now = {{ active = "Ox", markers = [{{ ability = "trap-markers", at = [{marker}, 3048], by = "Shark" }}] }}
"#
            ),
        );
    }
}

#[test]
fn fast_ground_makes_up_for_mov_below_nothing() {
    check(
        "snared on fast ground",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [1, 2], conditions = ["snared"] },
    { name = "Shark", seat = "blue", at = [5000, 1000] },
]
terrain = [{ kind = "fast", at = [2000, 3048], radius = 600 }]
now = { active = "Ox" }
script = ["red: jog", "red: path (2255, 3048)", "red: path (2254, 3048)"]
expect = ["asked: red path Ox jog 0", "refused: GB-MOVE-02", "moved Ox jog (2254, 3048)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn whoever_is_goaded_and_moved_on_its_way_goes_on_straight_from_where_it_is() {
    check(
        "a dodge out of a trap, goaded",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["goad"] },
    { name = "Shark", seat = "blue", at = [3400, 3048], mov = [6, 8], hp = 12, abilities = ["roll-with-it"] },
]
script = [
    "red: use goad on Shark", "dice: 6", "red: end", "blue: activate Shark", "blue: jog", "blue: path (2600, 3048)", "blue: yes", "blue: path (3300, 3250)",
    "blue: path (2600, 3048)", "blue: path (2700, 3157)",
]
expect = [
    "moved Shark jog (3325, 3048)", "moved Shark dodge (3300, 3250)", "asked: blue go-on Shark jog 941", "refused: GB-GEO-06", "moved Shark jog (2700, 3157)",
    "asked: blue act Shark",
]
[now]
active = "Ox"
markers = [{ ability = "trap-markers", at = [3000, 2600], by = "Ox" }]
"#,
    );
}

#[test]
fn what_is_left_is_counted_over_every_turn_of_the_way() {
    check(
        "two parting blows and two other ways",
        r#"
proves = ["GB-PART-10", "GB-MOVE-02"]
setup = { size = "typical" }
piece = [
    { name = "Ox", seat = "red", at = [2000, 4000], mov = [8, 9] },
    { name = "Shark", seat = "blue", at = [2000, 4400], tac = 1, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [2900, 3300], tac = 1, playbook = [["1"]] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (3800, 4000)", "blue: no", "red: path (2900, 3800) (3700, 3800)", "blue: no", "red: path (3138, 4657)", "red: path (3138, 4656)"]
expect = [
    "asked: red path Ox jog 2032", "moved Ox jog (2383, 4000)", "asked: red go-on Ox jog 1649", "moved Ox jog (2900, 3800) (3138, 3800)", "asked: red go-on Ox jog 856",
    "refused: GB-MOVE-02", "moved Ox jog (3138, 4656)", "asked: red act Ox",
]
"#,
    );
}

#[test]
fn whoever_flies_charges_past_a_base() {
    check(
        "over a friend",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 9], influence = 2, tac = 1, abilities = ["flying"] },
    { name = "Boar", seat = "red", at = [2700, 2250] },
    { name = "Shark", seat = "blue", at = [3700, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (3300, 2000)", "dice: 1 1 1 1 1"]
expect = ["moved Ox charge (3300, 2000)", "attack Ox on Shark", "asked: red act Ox"]
"#,
    );
}

#[test]
fn what_answers_to_a_base_that_is_touched_does_not_answer_to_a_trap() {
    check(
        "clumsy in a trap",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], mov = [6, 8], abilities = ["clumsy"] },
    { name = "Shark", seat = "blue", at = [5000, 1000] },
]
script = ["red: jog", "red: path (2700, 3048)"]
expect = ["marker gone trap-markers (3000, 3048)", "suffers Ox snared", "moved Ox jog (2700, 3048)", "asked: red act Ox", "never: fired Ox"]
[now]
active = "Ox"
markers = [{ ability = "trap-markers", at = [3000, 3048], by = "Shark" }]
"#,
    );
}

#[test]
fn a_way_in_one_direction_goes_on_past_the_edge_of_an_aura() {
    check(
        "goaded, and faster near a friend",
        r#"
proves = ["GB-ADV-05"]
piece = [
    { name = "Jac", seat = "red", at = [3000, 2000], influence = 1, melee = 0, abilities = ["goad"] },
    { name = "Fool", seat = "blue", at = [3000, 3400], influence = 2, mov = [2, 4], def = 4, melee = 1 },
    { name = "Pacer", seat = "blue", at = [4200, 2800], melee = 0, abilities = ["long-stride"] },
]
now = { active = "Jac" }
script = ["red: use goad on Fool", "dice: 4", "red: end", "blue: activate Fool", "blue: jog", "blue: path (3000, 2892)", "blue: go on"]
expect = ["moved Fool jog (3000, 3340)", "asked: blue go-on Fool jog 956", "moved Fool jog (3000, 2892)", "asked: blue act Fool"]
"#,
    );
}

/// GB-MOVE-09, GB-RUL-35: who ends where it may is not put anywhere else: one movement is told once.
#[test]
fn a_movement_that_ends_where_it_may_is_told_once() {
    let start = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], influence = 1 },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
"#,
    );
    for (action, way) in [("jog", "path (2500, 2000)"), ("sprint", "path (2500, 2000) (2500, 2400)")] {
        let mut state = after(&start, &[action]);
        let (ask, choice) = choice(&state, way);
        let mut facts: Vec<Event> = Vec::new();
        let input = Input::Answer { ask: ask.id, choice };
        assert!(GuildBall::advance(&mut state, input, &mut facts).is_ok());
        let moves = facts.iter().filter(|fact| matches!(fact, Event::Moved { .. })).count();
        assert_eq!(moves, 1, "{action}: {facts:?}");
    }
}

#[test]
fn who_has_left_the_ball_does_not_go_on_to_where_it_lies() {
    check(
        "declined, and a parting blow on the way",
        r#"
proves = ["GB-GEO-30", "GB-SNAP-02"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [3000, 3500] },
]
now = { active = "Ox", ball = [3700, 3000] }
script = ["red: jog", "red: path (3800, 3000)", "red: no", "blue: no", "red: go on", "red: path (3401, 3000)", "red: path (3400, 3000)"]
expect = [
    "asked: red snap Ox", "asked: blue parting-blow Shark on Ox", "asked: red go-on Ox jog 1286", "refused: GB-GEO-30", "refused: GB-GEO-30",
    "moved Ox jog (3400, 3000)", "asked: red act Ox",
]
"#,
    );
}
