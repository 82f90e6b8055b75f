//! What is said to be paid is what is paid.

use guild_ball::GuildBall;
use guild_ball::event::Event;
use kernel::{Game, Input, Searchable, State};

use super::{after, foreseen, scene};

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

/// GB-KICK-02, -07: a kick by an effect costs what the effect says: nothing, or what kicking a ball that lies free costs.
#[test]
fn a_kick_by_an_effect_costs_what_the_effect_says() {
    let stage = |ability: &str, ball: &str, now: &str| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [4572, 6000], influence = 2, kick = [3, 8], abilities = ["{ability}"]{ball} }},
    {{ name = "Boar", seat = "red", at = [4000, 6000] }},
    {{ name = "Shark", seat = "blue", at = [8000, 8000] }},
]
now = {{ active = "Ox", momentum = {{ red = 2 }}{now} }}
"#
        );
        after(&scene(&stage), &[&format!("use {ability}")])
    };
    let price = |state: &State<GuildBall>, text: &str| {
        let preview = foreseen(state, text);
        (preview.influence, preview.mp, preview.odds.is_some())
    };
    let own = stage("launch-control", ", ball = true", "");
    assert_eq!([price(&own, "pass Boar"), price(&own, "pass to (3000, 6000)")], [(0, 0, true); 2]);
    assert_eq!(price(&own, "no"), (0, 0, false));
    let far = stage("remote-detonation", "", ", ball = [4572, 6800]");
    assert_eq!([price(&far, "pass Boar"), price(&far, "pass to (3000, 6800)")], [(1, 0, true); 2]);
    assert_eq!([price(&far, "shot"), price(&far, "no")], [(1, 1, true), (0, 0, false)]);
}

/// GB-ADV-03, GB-MOM-29, -31, -37: what actions without dice cost.
#[test]
fn actions_without_dice_say_what_they_cost() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, mov = [5, 7], hp = 10, hp_now = 2 },
    { name = "Boar", seat = "red", at = [2000, 2600], hp = 10, hp_now = 3, conditions = ["bleed"] },
    { name = "Shark", seat = "blue", at = [6000, 2000] },
]
terrain = [{ kind = "rough", at = [8000, 8000], radius = 200 }]
now = { active = "Ox", momentum = { red = 4 } }
"#,
    );
    for (text, influence, mp) in [
        ("jog", 0, 0),
        ("sprint", 1, 0),
        ("forfeit", 0, 0),
        ("end", 0, 0),
        ("rest health", 0, 1),
        ("rest conditions", 0, 1),
        ("encourage Boar health", 0, 2),
        ("encourage Boar conditions", 0, 2),
        ("glide", 0, 1),
    ] {
        let preview = foreseen(&state, text);
        assert_eq!((preview.influence, preview.mp, preview.odds), (influence, mp, None), "{text}");
    }
}
