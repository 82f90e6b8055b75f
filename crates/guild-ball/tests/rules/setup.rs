//! Setting up.

use guild_ball::GuildBall;
use guild_ball::event::{Event, apply};
use guild_ball::setup::{Setup, lay};
use guild_ball::terrain::{Layout, TerrainPiece, TerrainType};
use plane::{Disc, Length, Point, Shape};
use testkit::prove;

use super::check;

const OPENING: &str = r#"
piece = [
    { name = "Ox", seat = "red", position = "captain" },
    { name = "Boar", seat = "red" },
    { name = "Shark", seat = "blue", position = "captain" },
    { name = "Angel", seat = "blue" },
]
now = { phase = "setup" }
"#;

fn opening(name: &str, proves: &str, cases: &str) {
    check(name, &format!("proves = [{proves}]\n{OPENING}\n{cases}"));
}

#[test]
fn seven_plans_each_and_two_put_away() {
    opening(
        "game plans",
        r#""GB-SETUP-02", "GB-SETUP-03", "GB-PLAN-09""#,
        r#"
[[case]]
name = "put away"
script = [
    "draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1",
    'red: put away "Dig Deep", "Dig Deep"',
    'red: put away "Dig Deep", "Lone Striker"',
    'red: put away "Dig Deep", "Full-Back"',
    'blue: put away "Lone Striker", "Seize the Initiative"',
]
expect = [
    "asked: chance draw 1 of 18",
    'dealt red "Back in the Game"',
    'dealt red "Hunker Down"',
    'dealt blue "Keep Your Chin Up!"',
    'dealt blue "Sell it to the Crowd"',
    "asked: red put-away",
    "asked: blue put-away",
    "refused: GB-SETUP-03",
    "refused: GB-SETUP-03",
    'put away red "Dig Deep"',
    'put away red "Full-Back"',
    'red.hand = "Back in the Game", "Get Back in There", "Go for the Knees!", "Grudge Match", "Hunker Down"',
    'red.away = "Dig Deep", "Full-Back"',
    "deck = 4",
    "asked: chance roll 2d6",
]
"#,
    );
}

const DEALT: &str = r#""draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1",
    'red: put away "Dig Deep", "Full-Back"',
    'blue: put away "Lone Striker", "Seize the Initiative"',"#;

#[test]
fn the_starting_roll_decides_who_chooses() {
    opening(
        "starting roll",
        r#""GB-SETUP-05", "GB-SETUP-06""#,
        &format!(
            r#"
[[case]]
name = "a tie, then blue chooses to receive"
script = [{DEALT} "dice: 3 3 | 2 5", "blue: receive"]
expect = ["rolled start 3 3", "rolled start 2 5", "asked: blue kick-or-receive", "kicks off red", "asked: red deploy"]
[[case]]
name = "red chooses to kick off"
script = [{DEALT} "dice: 5 2", "red: kick off"]
expect = ["asked: red kick-or-receive", "kicks off red", "asked: red deploy", "kicking = red"]
[[case]]
name = "red chooses to receive"
script = [{DEALT} "dice: 5 2", "red: receive"]
expect = ["kicks off blue", "asked: blue deploy", "blue.goalpost = (3048, 1274)", "red.goalpost = (3048, 4822)"]
"#
        ),
    );
}

#[test]
fn teams_are_set_up_in_a_fixed_order() {
    opening(
        "deployment",
        r#""GB-SETUP-09", "GB-SETUP-10", "GB-SETUP-11", "GB-SETUP-12", "GB-SETUP-17""#,
        &format!(
            r#"
[[case]]
name = "kicking team, kicker, receiving team, kick-off"
script = [
    {DEALT} "dice: 5 2", "red: kick off",
    "red: deploy Ox (2000, 2391), Boar (4000, 2390)",
    "red: deploy Ox (2000, 2390), Boar (4000, 2390)",
    "red: kicker Shark", "red: kicker Boar",
    "blue: deploy Shark (2000, 3705), Angel (4000, 4000)",
    "blue: deploy Shark (2000, 3706), Angel (4000, 4000)",
    "expect: phase = setup", "expect: turn = 0", "expect: ball = Boar",
    "red: stay", "red: spot (3000, 3500)", "dice: 1 1 | 4 1",
]
expect = [
    "asked: red deploy", "refused: GB-SETUP-09", "deployed Ox (2000, 2390)", "deployed Boar (4000, 2390)",
    "asked: red kicker", "refused: GB-SETUP-10", "kicker Boar", "ball Boar kicker",
    "asked: blue deploy", "refused: GB-SETUP-09", "deployed Shark (2000, 3706)",
    "asked: red path Boar jog", "asked: red place kick-off of Boar", "kick Boar at (3000, 3500)", "initiative blue",
    "momentum red +1 kick-off", "turn 1", "phase maintenance", "asked: blue allocate",
]
"#
        ),
    );
}

#[test]
fn nothing_is_set_up_on_something_else() {
    opening(
        "deployment on something",
        r#""GB-GEO-11", "GB-GEO-12", "GB-GEO-13""#,
        &format!(
            r#"
[[case]]
name = "on a goalpost, on a friend, over the edge"
script = [
    {DEALT} "dice: 5 2", "red: kick off",
    "red: deploy Ox (3048, 1300), Boar (4000, 2000)",
    "red: deploy Ox (2000, 2000), Boar (2299, 2000)",
    "red: deploy Ox (149, 2000), Boar (2299, 2000)",
]
expect = ["asked: red deploy", "refused: GB-GEO-11", "refused: GB-GEO-12", "refused: GB-GEO-13"]
"#
        ),
    );
}

#[test]
fn every_base_lies_completely_within_ten_inches() {
    opening(
        "completely within",
        r#""GB-GEO-02", "GB-SETUP-07", "GB-SETUP-11", "GB-RUL-27""#,
        &format!(
            r#"
[[case]]
name = "blue kicks off and takes the edge y = 0"
script = [
    {DEALT} "dice: 2 5", "blue: kick off",
    "blue: deploy Shark (2000, 2391), Angel (4000, 150)",
    "blue: deploy Shark (2000, 2390), Angel (4000, 150)",
    "blue: kicker Shark",
    "red: deploy Ox (1000, 2390), Boar (4000, 4000)",
    "red: deploy Ox (2000, 3706), Boar (4000, 5946)",
]
expect = [
    "refused: GB-SETUP-09", "deployed Shark (2000, 2390)", "deployed Angel (4000, 150)",
    "refused: GB-SETUP-09", "deployed Ox (2000, 3706)", "deployed Boar (4000, 5946)",
    "blue.goalpost = (3048, 1274)", "red.goalpost = (3048, 4822)",
]
"#
        ),
    );
}

#[test]
fn the_kicking_player_picks_a_table_edge_where_it_matters() {
    let stage = |proves: &str, terrain: &str, case: &str| {
        format!("proves = [{proves}]\nterrain = [{terrain}]\n{OPENING}\n{case}")
    };
    let wood = r#"{ kind = "forest", at = [1500, 1000], radius = 500 }"#;
    let deploy = "red: deploy Ox (2000, 2000), Boar (4000, 2000)";
    check(
        "a wood on one side",
        &stage(
            r#""GB-SETUP-07", "GB-SETUP-12", "GB-RUL-84""#,
            &format!("{wood}, {{ kind = \"barrier\", corners = [[600, 3000], [900, 3000], [900, 3400]] }}"),
            &format!(
                r#"
[[case]]
name = "the near edge"
script = [{DEALT} "dice: 5 2", "red: kick off", "red: stay", "red: near edge", "{deploy}"]
expect = ["asked: red edge", "refused: HALL-CHOICE", "asked: red deploy", "deployed Ox (2000, 2000)", "never: turned"]
[[case]]
name = "the far edge brings the wood to the other side"
script = [
    {DEALT} "dice: 5 2", "red: kick off", "red: far edge",
    "red: deploy Ox (5346, 2896), Boar (4000, 2000)", "{deploy}", "red: kicker Ox",
    "blue: deploy Shark (5346, 5000), Angel (1000, 4000)",
]
expect = [
    "asked: red edge", "turned", "asked: red deploy", "refused: GB-SETUP-09", "deployed Ox (2000, 2000)",
    "deployed Shark (5346, 5000)",
]
"#
            ),
        ),
    );
    check(
        "the same from both sides",
        &stage(
            r#""GB-RUL-84""#,
            &format!(r#"{wood}, {{ kind = "forest", at = [4596, 5096], radius = 500 }}"#),
            &format!(
                r#"
[[case]]
name = "nothing to pick"
script = [{DEALT} "dice: 5 2", "red: kick off", "{deploy}"]
expect = ["kicks off red", "asked: red deploy", "deployed Ox (2000, 2000)", "never: turned"]
"#
            ),
        ),
    );
}

#[test]
fn a_turned_pitch_has_every_piece_across() {
    let setup = Setup {
        terrain: Layout::Own(vec![
            TerrainPiece {
                kind: TerrainType::Rough,
                at: Some([1500, 1000]),
                radius: Some(300),
                corners: Vec::new(),
            },
            TerrainPiece {
                kind: TerrainType::Fast,
                at: None,
                radius: None,
                corners: vec![[600, 3000], [900, 3000], [900, 3400]],
            },
        ]),
        ..Setup::introductory()
    };
    prove::<GuildBall>("turned round", &["GB-SETUP-07", "GB-TOUR-10"], |probe| {
        let mut table = lay(&setup).unwrap();
        let before = table.terrain;
        apply(&mut table, &Event::Turned);
        let shapes: Vec<Shape> = table.terrain.pieces().map(|piece| piece.shape).collect();
        let wood = Disc::new(Point { x: 4596, y: 5096 }, Length(300));
        probe.equal("the round piece", shapes[0], Shape::Disc(wood));
        let Shape::Polygon(corners) = shapes[1] else { panic!("a piece with corners") };
        let across = [(5496, 3096), (5196, 3096), (5196, 2696)].map(|(x, y)| Point { x, y });
        probe.equal("the corners", corners.corners().collect::<Vec<_>>(), across.to_vec());
        apply(&mut table, &Event::Turned);
        probe.equal("and back", table.terrain, before);
    });
}
