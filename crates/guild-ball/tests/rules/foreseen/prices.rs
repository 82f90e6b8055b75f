//! What is said to be paid is what is paid.

use guild_ball::GuildBall;
use guild_ball::event::Event;
use kernel::{Game, Input, Searchable, State};

use super::{after, scene};

/// Notes what is paid.
#[derive(Default)]
struct Paid {
    influence: u8,
    mp: u8,
}

impl kernel::Sink<GuildBall> for Paid {
    fn fact(&mut self, _before: &guild_ball::table::Table, event: &Event) {
        match *event {
            Event::Paid { influence, .. } => self.influence += influence,
            Event::Momentum { change, .. } if change < 0 => self.mp += change.unsigned_abs(),
            _ => {}
        }
    }
}

/// Tries every answer to the open ask and hands over how many have a price.
#[track_caller]
#[expect(clippy::unwrap_used, reason = "what is offered is legal")]
fn each_is_paid(state: &State<GuildBall>) -> usize {
    let ask = *state.asks().first().unwrap();
    let mut offered = Vec::new();
    GuildBall::candidates(state, &ask, 200, &mut bots::Rng::new(1), &mut offered);
    let mut dear = 0;
    for choice in offered {
        let said = GuildBall::preview(state, &ask, &choice).unwrap();
        let mut paid = Paid::default();
        GuildBall::advance(&mut state.clone(), Input::Answer { ask: ask.id, choice }, &mut paid).unwrap();
        assert_eq!((said.influence, said.mp), (paid.influence, paid.mp), "{choice:?}");
        dear += usize::from(said.influence > 0 || said.mp > 0);
    }
    dear
}

/// GB-INF-10, GB-KICK-07, GB-ATK-01, GB-ADV-03, GB-MOM-29, -31: every action of an activation, with and without what makes it
/// dearer or cheaper.
#[test]
fn actions_cost_what_is_said() {
    for (ox, shark) in [
        (r#""fire-blast", "dirty-knives", "meditation""#, ""),
        (r#""good-feet-for-a-big-man", "vindictive", "fire-blast""#, r#""fear""#),
        (r#""playmaker", "dirty-knives""#, r#""covalence""#),
    ] {
        let stage = format!(
            r#"
setup = {{ vp = 12 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3048, 3800], kick = [3, 6], hp = 12, hp_now = 6, influence = 5, ball = true, conditions = ["burning"], abilities = [{ox}] }},
    {{ name = "Boar", seat = "red", at = [2400, 3800], hp = 12, hp_now = 6, conditions = ["poison"] }},
    {{ name = "Shark", seat = "blue", at = [3348, 4100], abilities = [{shark}] }},
    {{ name = "Siren", seat = "blue", at = [3900, 3400] }},
]
terrain = [{{ kind = "rough", at = [2000, 3000], radius = 300 }}]
now = {{ active = "Ox", momentum = {{ red = 4, blue = 3 }} }}
"#
        );
        assert!(each_is_paid(&scene(&stage)) >= 8);
    }
}

/// GB-MOM-21, -27, -33: reactions to an attack and to a charge, and Bonus Time.
#[test]
fn reactions_cost_what_is_said() {
    let stage = |shark: i32| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 3 }},
    {{ name = "Shark", seat = "blue", at = [{shark}, 2000] }},
]
now = {{ active = "Ox", momentum = {{ red = 2, blue = 3 }} }}
"#
        ))
    };
    let attacked = after(&stage(2400), &["attack Shark"]);
    assert_eq!(each_is_paid(&attacked), 1);
    assert_eq!(each_is_paid(&after(&attacked, &["react none"])), 1);
    assert_eq!(each_is_paid(&after(&stage(3400), &["charge Shark"])), 3);
}

/// GB-MOM-13 to -15, -20: Team Work after a pass, and the run after a goal.
#[test]
fn team_work_costs_what_is_said() {
    let state = scene(
        r#"
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3400], kick = [2, 8], influence = 4, ball = true },
    { name = "Boar", seat = "red", at = [3400, 4000], kick = [2, 8] },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 4 } }
"#,
    );
    assert_eq!(each_is_paid(&after(&state, &["pass Boar", "no", "6 6"])), 3);
    assert_eq!(each_is_paid(&after(&state, &["shot", "no", "6 1"])), 1);
}

/// GB-PB-20: a play triggered from the playbook costs nothing.
#[test]
fn triggered_plays_cost_what_is_said() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, abilities = ["hypnosis", "heavy-burden"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
]
now = { active = "Ox" }
"#,
    );
    assert_eq!(each_is_paid(&after(&state, &["attack Shark", "4 1", "pick 1.1"])), 0);
}
