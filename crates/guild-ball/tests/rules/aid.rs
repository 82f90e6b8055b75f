//! The twelve points in which the play aid differs, each with the core book and with the aid.

use guild_ball::GuildBall;
use guild_ball::event::{Event, apply};
use guild_ball::flow::goal_counts;
use guild_ball::model::ModelId;
use guild_ball::setup::{Setup, lay};
use guild_ball::table::Book;
use testkit::prove;

use super::check;

/// The same position under both texts: `stage`, then a script with what it leads to for each.
#[track_caller]
fn both(rule: &str, stage: &str, [core, aid]: [&str; 2]) {
    for (book, play) in [("core", core), ("aid", aid)] {
        check(
            &format!("{rule} by the {book}"),
            &format!("proves = [\"{rule}\"]\nsetup = {{ book = \"{book}\" }}\n{play}\n{stage}"),
        );
    }
}

/// The end of a turn and the start of the next with a poisoned and a bleeding model.
const SICK: &str = r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], conditions = ["poison"], influence = 1 },
    { name = "Brisket", seat = "red", at = [1000, 2000], conditions = ["bleed"], hp_now = 3, activated = true },
    { name = "Shark", seat = "blue", at = [2000, 4000], conditions = ["poison"], activated = true },
]
[now]
active = "Ox"
initiative = "red"
hand = { red = ["Lone Striker"], blue = ["Hunker Down"] }
current = { red = "Dig Deep", blue = "Full-Back" }
"#;

#[test]
fn when_conditions_deal_damage() {
    both(
        "GB-RUL-01",
        SICK,
        [
            r#"script = ["red: end"]
expect = ["damaged Ox 2", "damaged Brisket 3", "damaged Shark 2", "vp blue +2", "turn 3"]"#,
            // Each player's own models, at the start of that player's Maintenance Phase; who goes out by it stays out
            // for this one.
            r#"script = [
    "red: end", 'red: plan "Lone Striker"', 'blue: plan "Hunker Down"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence none",
]
expect = [
    "turn 3", "phase maintenance", "damaged Ox 2", "damaged Brisket 3", "cured Brisket bleed", "vp blue +2",
    "pool red 3", "damaged Shark 2", "pool blue 3", "asked: red activate", "never: returned Brisket",
]"#,
        ],
    );
}

#[test]
fn who_picks_the_order_in_maintenance() {
    check(
        "by the aid each player deals with the own team",
        r#"
proves = ["GB-RUL-25"]
setup = { book = "aid", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000], conditions = ["bleed"], hp_now = 3, activated = true },
    { name = "Mist", seat = "blue", at = [1000, 4000], conditions = ["bleed"], hp_now = 3, activated = true },
    { name = "Angel", seat = "blue", at = [3000, 4000], activated = true },
]
script = [
    "red: end", 'red: plan "Lone Striker"', 'blue: plan "Hunker Down"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: choose Mist", "blue: influence none",
]
expect = ["pool red 1", "asked: blue next-out Shark, Mist", "removed Mist", "removed Shark", "asked: red activate"]
[now]
active = "Ox"
initiative = "red"
hand = { red = ["Lone Striker"], blue = ["Hunker Down"] }
current = { red = "Dig Deep", blue = "Full-Back" }
"#,
    );
}

#[test]
fn the_order_inside_the_end_phase() {
    both(
        "GB-RUL-02",
        SICK,
        [
            r#"script = ["red: end"]
expect = [
    "phase end", "damaged Ox 2", "removed Brisket", "influence discarded", "plans discarded", "turn 3",
]"#,
            r#"script = ["red: end"]
expect = ["phase end", "influence discarded", "plans discarded", "turn 3", "never: damaged", "never: removed"]"#,
        ],
    );
}

#[test]
fn how_the_initiative_is_found() {
    both(
        "GB-RUL-03",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [4, 6] },
]
[now]
phase = "initiative"
momentum = { red = 0, blue = 2 }
hand = { red = ["Lone Striker"], blue = ["Hunker Down"] }
"#,
        [
            r#"script = ['red: plan "Lone Striker"', 'blue: plan "Hunker Down"', "red: initiative red"]
expect = ["asked: red initiative", "initiative red", "pool red 3", "never: rolled"]"#,
            // 5 and no MP against 3 and two MP is a tie and rolled again; 4 against 3 + 2 is not.
            r#"script = [
    'red: plan "Lone Striker"', 'blue: plan "Hunker Down"', "dice: 5 3", "dice: 4 3", "blue: initiative blue",
]
expect = ["asked: blue initiative", "initiative blue", "momentum red +1 second", "pool blue 5"]"#,
        ],
    );
}

#[test]
fn when_the_kicking_team_gains_its_first_momentum() {
    both(
        "GB-RUL-04",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3048, 2000], ball = true },
    { name = "Shark", seat = "blue", at = [2000, 5000] },
]
now = { phase = "kick-off", kicker = "Ox" }
"#,
        [
            r#"script = [
    "red: stay", "red: spot (3048, 3500)", "dice: 6 6", "dice: 1 1", "red: no"
]
expect = ["momentum red +1 kick-off", "turn 1", "asked: blue allocate 2"]"#,
            r#"script = [
    "red: stay", "red: spot (3048, 3500)", "dice: 6 6", "dice: 1 1", "red: no",
    "blue: influence none", "red: influence none",
]
expect = ["turn 1", "pool blue 2", "pool red 2", "momentum red +1 kick-off", "asked: blue activate"]"#,
        ],
    );
}

#[test]
fn what_a_screamer_takes() {
    let stage = r#"
piece = [
    { name = "Ox", seat = "red", at = [3048, 3800], kick = [3, 6], influence = 1, ball = true },
    { name = "Shark", seat = "blue", at = [5500, 5500] },
]
now = { active = "Ox", momentum = { red = 1 } }
"#;
    both(
        "GB-RUL-05",
        stage,
        [
            r#"script = ["red: shot", "dice: 6 4 4"]
expect = ["goal Ox", "momentum red +1 goal", "never: screamer"]"#,
            r#"script = ["red: shot", "dice: 6 4 1"]
expect = ["goal Ox", "momentum red +2 screamer"]"#,
        ],
    );
}

#[test]
fn whom_crowding_out_counts() {
    both(
        "GB-RUL-06",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3048, 3048], tac = 5, influence = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3348, 3048] },
    { name = "Jac", seat = "blue", at = [2748, 3048] },
]
now = { active = "Ox" }
"#,
        [
            r#"script = ["red: attack Shark", "dice: 1 1 1 1"]
expect = ["attack Ox on Shark", "rolled attack Ox 1 1 1 1 needs 4"]"#,
            r#"script = ["red: attack Shark", "dice: 1 1 1"]
expect = ["attack Ox on Shark", "rolled attack Ox 1 1 1 needs 4"]"#,
        ],
    );
}

#[test]
fn what_an_engaging_enemy_on_the_path_costs() {
    both(
        "GB-RUL-07",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], kick = [4, 8], influence = 1, ball = true },
    { name = "Brisket", seat = "red", at = [2600, 3048] },
    { name = "Shark", seat = "blue", at = [1400, 3048] },
]
now = { active = "Ox" }
"#,
        [
            r#"script = ["red: pass Brisket", "dice: 6 6 6", "red: no"]
expect = ["ball Brisket pass"]"#,
            r#"script = ["red: pass Brisket", "dice: 6 6", "red: no"]
expect = ["ball Brisket pass"]"#,
        ],
    );
}

#[test]
fn how_much_harder_a_marked_friend_is_to_find() {
    both(
        "GB-RUL-08",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], kick = [3, 8], influence = 1, ball = true },
    { name = "Brisket", seat = "red", at = [2800, 3048] },
    { name = "Shark", seat = "blue", at = [2800, 3448] },
    { name = "Jac", seat = "blue", at = [2800, 2648] },
]
now = { active = "Ox" }
"#,
        [
            r#"script = ["red: pass Brisket", "dice: 5 5 5", "dice: 1 1"]
expect = ["rolled kick Ox 5 5 5 needs 6", "never: ball Brisket pass"]"#,
            r#"script = ["red: pass Brisket", "dice: 5 5 5", "red: no"]
expect = ["rolled kick Ox 5 5 5 needs 5", "ball Brisket pass"]"#,
        ],
    );
}

#[test]
fn how_near_a_tap_in_is() {
    // Exactly half of 6" away, and a unit nearer.
    for (x, core, aid) in [(2062, 3, 4), (2061, 3, 3), (2063, 4, 4)] {
        let play = |needs: i32| {
            format!(
                "script = [\"red: pass Brisket\", \"dice: 6 6 6\", \"red: no\"]\n\
                 expect = [\"rolled kick Ox 6 6 6 needs {needs}\", \"ball Brisket pass\"]"
            )
        };
        both(
            "GB-RUL-09",
            &format!(
                r#"
piece = [
    {{ name = "Ox", seat = "red", at = [1000, 3048], kick = [3, 6], influence = 1, ball = true }},
    {{ name = "Brisket", seat = "red", at = [{x}, 3048] }},
]
now = {{ active = "Ox" }}
"#
            ),
            [&play(core), &play(aid)],
        );
    }
}

#[test]
fn which_goals_give_influence() {
    prove::<GuildBall>("goals and influence", &["GB-RUL-10", "GB-INF-03"], |probe| {
        let mut table = lay(&Setup::introductory()).unwrap();
        let mut goals = |book: Book, vp: u8| {
            let counts = goal_counts(book, vp);
            apply(&mut table, &Event::Goal { by: ModelId(0), counts });
            table.goals[0]
        };
        probe.equal("a goal of 3 VP by the core book", goals(Book::Core, 3), 0);
        probe.equal("a goal of 4 VP", goals(Book::Core, 4), 1);
        probe.equal("a goal of 3 VP by the aid", goals(Book::Aid, 3), 2);
    });
}

#[test]
fn what_knocked_down_forbids() {
    let pass = r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], kick = [3, 8], influence = 1, ball = true },
    { name = "Brisket", seat = "red", at = [2800, 3048], conditions = ["knocked down"] },
]
now = { active = "Ox" }
"#;
    both(
        "GB-RUL-11",
        pass,
        [
            r#"script = ["red: pass Brisket", "red: end"]
expect = ["refused: GB-KICK-10", "activation ended Ox"]"#,
            r#"script = ["red: pass Brisket", "dice: 6 6 6", "red: no"]
expect = ["ball Brisket pass", "ball = Brisket"]"#,
        ],
    );
    let blow = r#"
piece = [
    { name = "Ox", seat = "red", at = [3048, 3048], tac = 4, influence = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3348, 3048], conditions = ["knocked down"] },
]
now = { active = "Ox", momentum = { blue = 1 } }
"#;
    both(
        "GB-RUL-11",
        blow,
        [
            r#"script = ["red: attack Shark", "dice: 1 1 1 1"]
expect = ["asked: red act Ox", "never: counter"]"#,
            r#"script = ["red: attack Shark", "blue: react counter", "dice: 1 1 1 1"]
expect = ["counter Shark on Ox", "asked: red act Ox"]"#,
        ],
    );
    let down = r#"
piece = [
    { name = "Ox", seat = "red", at = [3048, 3048], influence = 1, conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [3348, 3048] },
]
now = { active = "Ox" }
"#;
    // The aid lets it attack, but there too it engages nobody.
    both(
        "GB-RUL-11",
        down,
        [
            r#"script = ["red: attack Shark", "red: end"]
expect = ["refused: GB-KD-03", "activation ended Ox"]"#,
            r#"script = ["red: attack Shark", "red: end"]
expect = ["refused: GB-ATK-02", "activation ended Ox"]"#,
        ],
    );
}
