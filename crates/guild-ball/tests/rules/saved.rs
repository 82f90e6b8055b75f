//! A match that is saved between any two inputs is read as it was, whatever is under way.

use guild_ball::GuildBall;
use guild_ball::event::Event;
use guild_ball::model::ModelId;
use kernel::State;

use super::foreseen::{after, scene};

/// Plays a script and saves and reads the match before every line and at the end.
#[track_caller]
fn is_kept(stage: &str, script: &[&str]) {
    let start = scene(stage);
    for played in 0..=script.len() {
        let state = after(&start, &script[..played]);
        let read =
            serde_json::to_string(&state).and_then(|text| serde_json::from_str::<State<GuildBall>>(&text));
        assert_eq!(read.ok().as_ref(), Some(&state), "after {:?}", &script[..played]);
    }
}

#[test]
fn in_the_middle_of_a_movement() {
    is_kept(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 1, playbook = [["1"]] },
    { name = "Siren", seat = "blue", at = [2000, 2400], tac = 1, playbook = [["1"]] },
]
terrain = [{ kind = "rough", at = [1300, 2000], radius = 100 }]
now = { active = "Ox", momentum = { red = 2, blue = 2 }, ball = [900, 2300] }
"#,
        &["jog", "path (1300, 2000) (1100, 2000)", "yes", "no", "5 1 1", "pick 1.1"],
    );
}

#[test]
fn in_the_middle_of_an_attack_with_effects() {
    is_kept(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, abilities = ["hypnosis", "sun-strike"], playbook = [["1", "push1"], ["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4, tac = 2, abilities = ["pain-response"], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { red = 2, blue = 2 }, markers = [{ ability = "trap-markers", at = [4000, 4000], by = "Shark" }] }
"#,
        &[
            "use sun-strike on Ox",
            "attack Shark",
            "react counter",
            "no",
            "5 5",
            "pick 2.1",
            "use hypnosis on Shark",
        ],
    );
}

#[test]
fn on_a_way_that_was_drawn_anew() {
    is_kept(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 1, playbook = [["1"]] },
]
now = { active = "Ox", ball = [2600, 1250] }
"#,
        &["jog", "path (3000, 2000)", "no", "path (2383, 1600) (2800, 1600)"],
    );
}

#[test]
fn after_an_attack_that_was_broken_off() {
    is_kept(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "G", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], abilities = ["first-touch"], playbook = [["2", "tackle"]] },
    { name = "T", seat = "blue", at = [4972, 6600], hp_now = 2, ball = true, melee = 0, abilities = ["put-me-back-in-coach"] },
]
now = { active = "G", momentum = { red = 3 } }
"#,
        &[
            "attack T",
            "no",
            "4 4 1 1",
            "pick 1.1 1.2",
            "step damage",
            "yes",
            "shot",
            "no",
            "6 6 6",
            "no",
            "spot (6572, 7644)",
            "1 1",
        ],
    );
}

/// GB-INF-03: records that do not say so are of goals that counted.
#[test]
fn a_goal_of_an_older_record_counts() {
    let goal = Event::Goal { by: ModelId(3), counts: true };
    let text = serde_json::to_string(&goal).unwrap_or_default().replace(",\"counts\":true", "");
    assert!(!text.contains("counts"), "{text}");
    assert_eq!(serde_json::from_str::<Event>(&text).ok(), Some(goal));
}
