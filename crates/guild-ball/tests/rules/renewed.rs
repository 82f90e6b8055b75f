//! What begins anew with a turn, and what a new turn does not forget.

use guild_ball::GuildBall;
use guild_ball::plan::PlanId;
use kernel::{Game, Ignore, Input, Notation, Seat, State, Viewer};

use super::check;
use super::foreseen::{after, scene};

#[test]
fn what_was_bought_for_a_turn_ends_with_it() {
    check(
        "gliding and coming back",
        r#"
proves = ["GB-MOM-37", "GB-RUL-70"]
setup = { vp = 30 }
terrain = [{ kind = "rough", corners = [[2300, 1700], [3100, 1700], [3100, 2300], [2300, 2300]] }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], hp_now = 3, gliding = true, activated = true, rested = true },
    { name = "Boar", seat = "red", at = [3048, 4300], hp = 9, hp_now = 1, recovery = 4, mov = [5, 7], activated = true, abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [3448, 4300], influence = 1, tac = 1, playbook = [["1"]] },
]
script = [
    "blue: attack Boar", "dice: 4", "blue: pick 1.1", "red: yes", "red: spot (4048, 150)", "red: stay", "blue: end",
    'red: plan "Get Back in There"', 'blue: plan "Give Me 110%!"', "red: initiative blue", "expect: Boar.jog = 1270", "blue: influence none", "red: influence none",
    "blue: activate Shark", "blue: end", "red: activate Ox", "red: rest health", "red: jog", "red: path (3270, 2000)",
]
expect = ["returned Boar (4048, 150) hp 4", "turn 2", "rested Ox", "refused: GB-TERR-06"]
[now]
turn = 1
active = "Shark"
initiative = "blue"
momentum = { red = 0, blue = 0 }
hand = { red = ["Get Back in There", "Dig Deep"], blue = ["Give Me 110%!", "Full-Back"] }
"#,
    );
}

#[test]
fn who_receives_has_the_initiative() {
    check(
        "from the moment it is known",
        r#"
proves = ["GB-SETUP-06"]
piece = [
    { name = "Ox", seat = "red", position = "captain" },
    { name = "Shark", seat = "blue", position = "captain" },
]
now = { phase = "setup" }
[[case]]
name = "red receives"
script = [
    "draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1", 'red: put away "Dig Deep", "Full-Back"',
    'blue: put away "Lone Striker", "Seize the Initiative"', "dice: 5 2", "red: receive",
]
expect = ["kicks off blue", "kicking = blue", "initiative = red"]
[[case]]
name = "blue receives"
script = [
    "draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1", 'red: put away "Dig Deep", "Full-Back"',
    'blue: put away "Lone Striker", "Seize the Initiative"', "dice: 5 2", "red: kick off",
]
expect = ["kicks off red", "kicking = red", "initiative = blue"]
"#,
    );
}

/// The match after both have answered which plan they play.
#[expect(clippy::unwrap_used, reason = "both have the plan in hand")]
fn planned(state: &State<GuildBall>, plans: [&str; 2]) -> State<GuildBall> {
    let mut state = state.clone();
    let asks: Vec<_> = state.asks().to_vec();
    for (ask, name) in asks.into_iter().zip(plans) {
        let choice = GuildBall::read_choice(&state, &ask, &format!("plan \"{name}\"")).unwrap();
        GuildBall::advance(&mut state, Input::Answer { ask: ask.id, choice }, &mut Ignore).unwrap();
    }
    state
}

/// GB-CONV-02, GB-TURN-25: what was revealed once is known for good, in a new hand as well; the rest of a hand is hidden.
#[test]
fn a_plan_that_was_revealed_is_known_in_a_new_hand() {
    let stage = r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [4000, 4000] },
]
[now]
phase = "initiative"
momentum = { red = 5 }
hand = { red = ["Dig Deep"], blue = ["Full-Back", "Hunker Down"] }
"#;
    let known = |state: &State<GuildBall>, seat: Seat, name: &str| {
        let view = GuildBall::view(&state.table, Viewer::Seat(seat.other()));
        PlanId::named(name).is_some_and(|plan| view.sides[seat.index()].plans.known.has(plan))
    };
    let before = scene(stage);
    assert!(!known(&before, Seat(0), "Dig Deep"), "nobody has shown anything");
    let script =
        ["initiative red", "influence none", "influence none", "activate Ox", "end", "activate Shark", "end"];
    let next = after(&planned(&before, ["Dig Deep", "Full-Back"]), &script);
    assert_eq!(next.table.hands[0].hand.len(), 1, "red has taken the plan back");
    assert!(known(&next, Seat(0), "Dig Deep"), "blue has seen it");
    assert!(!known(&next, Seat(1), "Hunker Down"), "red has not seen what blue kept");
}
