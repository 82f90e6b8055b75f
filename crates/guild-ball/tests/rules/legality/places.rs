//! Where models may be placed.

use guild_ball::GuildBall;
use guild_ball::ask::Prompt;
use kernel::State;

use super::super::check;
use super::super::foreseen::{after, scene};

/// GB-GEO-01: one of several templates or woods is enough.
#[test]
fn one_of_several_pieces_is_enough() {
    check(
        "templates",
        r#"
proves = ["GB-GEO-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["cloud-jumper"] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [2000, 3000], by = "Ox" }, { ability = "harrier", at = [3200, 2000], by = "Ox" }] }
[[case]]
name = "the first"
script = ["red: use cloud-jumper", "red: spot (2500, 2500)", "red: spot (2000, 3000)"]
expect = ["refused: GB-GEO-01", "Ox.at = (2000, 3000)"]
[[case]]
name = "the second"
script = ["red: use cloud-jumper", "red: spot (3200, 2000)"]
expect = ["Ox.at = (3200, 2000)"]
"#,
    );
    check(
        "woods",
        r#"
proves = ["GB-GEO-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natures-blessing"] },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
terrain = [{ kind = "forest", at = [2000, 3000], radius = 300 }, { kind = "forest", at = [3200, 2000], radius = 300 }]
now = { active = "Ox" }
[[case]]
name = "the first"
script = ["red: use natures-blessing", "red: spot (2500, 2500)", "red: spot (2000, 3000)"]
expect = ["refused: GB-GEO-01", "Ox.at = (2000, 3000)"]
[[case]]
name = "the second"
script = ["red: use natures-blessing", "red: spot (3200, 2000)"]
expect = ["Ox.at = (3200, 2000)"]
"#,
    );
}

/// A model in base contact with its goalpost, or above those that stand all round it.
fn at_the_post(others: &str, ox: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = {ox}, abilities = ["if-i-only-had-a-brain"] }},
    {others}
    {{ name = "Shark", seat = "blue", at = [2000, 5000] }},
]
now = {{ active = "Ox" }}
"#
    );
    after(&scene(&stage), &["use if-i-only-had-a-brain"])
}

/// GB-GEO-03, -12: whoever is placed does not stand in its own way; where all places are taken nobody is asked.
#[test]
fn a_place_at_the_goalpost_may_overlap_the_old_one() {
    let round = after(&at_the_post("", "[3048, 1675]"), &["spot (3148, 1662)"]);
    assert_eq!(round.table.models[0].at, plane::Point::new(3148, 1662));
    let big = |name: &str, x: i32, y: i32| {
        format!(r#"{{ name = "{name}", seat = "red", at = [{x}, {y}], base = 50 }},"#)
    };
    let four =
        [big("N", 3048, 1774), big("E", 3548, 1274), big("S", 3048, 774), big("W", 2548, 1274)].concat();
    let full = at_the_post(&four, "[3048, 2400]");
    assert!(full.asks().iter().all(|ask| matches!(ask.prompt, Prompt::Act { .. })));
    let three = [big("N", 3048, 1774), big("S", 3048, 774), big("W", 2548, 1274)].concat();
    let room = at_the_post(&three, "[3048, 2400]");
    assert!(room.asks().iter().all(|ask| matches!(ask.prompt, Prompt::Place { .. })));
}

#[test]
fn the_other_team_returns_from_either_end_too() {
    check(
        "from the kicking team's edge",
        r#"
proves = ["GB-RUL-21", "GB-CONV-06"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "blue", at = [1000, 8544], hp = 12, hp_now = 1, recovery = 6, abilities = ["put-me-back-in-coach", "dont-get-cocky"] },
    { name = "Shark", seat = "red", at = [1400, 8544], influence = 1, playbook = [["3"]] },
]
now = { active = "Shark" }
script = ["red: attack Ox", "dice: 6 1 1 1", "red: pick 1.1", "blue: yes", "blue: spot (150, 2541)", "blue: spot (4000, 150)", "blue: stay"]
expect = ["refused: GB-RUL-21", "returned Ox (4000, 150) hp 6"]
"#,
    );
}
