//! What reactions leave of what is coming, plays at those who stand close, Shots by effects, and ways with turns.

use guild_ball::GuildBall;
use guild_ball::event::Movement;
use guild_ball::legal::{Mark, Odds};
use guild_ball::model::ModelId;
use guild_ball::pool::Pool;
use guild_ball::query::{Answer, Query};
use kernel::odds::Ratio;
use kernel::{Game, State, Viewer};
use plane::{Path, Point};

use super::{after, foreseen, scene};

fn pool(state: &State<GuildBall>, text: &str) -> Option<Pool> {
    match foreseen(state, text).odds {
        Some(Odds::Attack { pool, .. } | Odds::Play { pool, .. } | Odds::Shot { pool, .. }) => Some(pool),
        _ => None,
    }
}

/// GB-MOM-27, -28: a Defensive Stance raises DEF by 1 against the charge, nothing else does.
#[test]
fn a_stance_is_counted_where_it_is_taken() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, def = 3, mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [3400, 2000], tac = 3, def = 4 },
]
now = { active = "Ox", momentum = { blue = 3 } }
"#,
    );
    let charged = after(&state, &["charge Shark"]);
    let needs = |text: &str| pool(&charged, text).map(|pool| pool.needs);
    assert_eq!([needs("react none"), needs("react counter")], [Some(4), Some(4)]);
    assert_eq!([needs("react stance"), needs("react counter stance")], [Some(5), Some(5)]);
}

/// GB-PLAY-11: the target of a play does not crowd its user out, others do.
#[test]
fn the_target_of_a_play_does_not_crowd_its_user_out() {
    let stage = |siren: i32| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["dirty-knives"] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], def = 4 }},
    {{ name = "Siren", seat = "blue", at = [{siren}, 2000], def = 4 }},
]
now = {{ active = "Ox" }}
"#
        ))
    };
    let dice = |siren: i32| pool(&stage(siren), "use dirty-knives on Shark").map(|pool| pool.dice);
    assert_eq!([dice(1000), dice(1600)], [Some(2), Some(1)]);
}

/// GB-KICK-20: a Shot that an effect lets a model take at once needs one hit and costs momentum only.
#[test]
fn a_shot_by_an_effect_shows_its_goal() {
    let state = scene(
        r#"
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3400], kick = [3, 8], influence = 4, ball = true },
    { name = "Boar", seat = "red", at = [4048, 3406], kick = [3, 8], abilities = ["first-touch"] },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
    );
    let gained = after(&state, &["pass Boar", "no", "6 6 6", "yes"]);
    let shot = foreseen(&gained, "shot");
    let Some(Odds::Shot { pool, goal, .. }) = shot.odds else { panic!("no Shot") };
    assert_eq!((shot.influence, shot.mp, pool), (0, 1, Pool { dice: 3, needs: 4 }));
    assert_eq!(Some(goal), Ratio::new(7, 8));
}

/// GB-PART-01, GB-RUL-75: a blow after a turn does not make the way before it longer.
#[test]
fn a_way_with_a_blow_after_its_turn_is_as_long_as_it_is() {
    let state = after(
        &scene(
            r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
terrain = [{ kind = "fast", at = [1000, 2200], radius = 300 }]
now = { active = "Ox" }
"#,
        ),
        &["jog"],
    );
    let Some(walk) = foreseen(&state, "path (2000, 2200) (1000, 2200)").walk else { panic!("no way") };
    assert_eq!((walk.used.0, walk.left.0), (1200, 1524 + 508 - 1200));
    let along: Vec<_> = walk.flags.iter().map(|flag| flag.along.0).collect();
    assert_eq!(along, [316, 750, 1200]);
    assert!(matches!(walk.flags[0].mark, Mark::Blow(_)) && matches!(walk.flags[1].mark, Mark::Fast));
}

/// GB-CHG-04: the sketch of a charge is refused for a turn only.
#[test]
fn a_straight_charge_can_be_sketched() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [4400, 2000] },
]
now = { active = "Ox" }
"#,
    );
    let sketch = |path: Path| {
        let query = Query::Plan { model: ModelId(0), movement: Movement::Charge, path };
        match GuildBall::query(&state, Viewer::Stand, &query) {
            Answer::Plan(sketch) => Some((sketch.walk.used.0, sketch.refused.map(|refused| refused.rule))),
            _ => None,
        }
    };
    assert_eq!(sketch(Path::to(Point::new(1000, 2000))), Some((1000, None)));
    assert_eq!(sketch(Path::new()), Some((0, None)));
}

/// GB-MOM-22: once the attack is over the Counter-Attack that may be made has its odds, and none where it is not made.
#[test]
fn a_counter_attack_that_may_be_made_is_foreseen() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, def = 3 },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 3, def = 4, playbook = [["1"], ["2"]] },
]
now = { active = "Ox", momentum = { blue = 3 } }
"#,
    );
    let over = after(&state, &["attack Shark", "react counter", "1 1"]);
    let made = foreseen(&over, "react counter");
    assert_eq!((made.mp, pool(&over, "react counter")), (0, Some(Pool { dice: 3, needs: 3 })));
    assert!(matches!(&made.bonus, Some(Odds::Attack { pool, .. }) if pool.dice == 4), "{made:?}");
    assert_eq!(foreseen(&over, "react none").odds, None);
}

/// GB-MOM-33: Bonus Time is bought with the own momentum, in attacks and passes of either team.
#[test]
fn bonus_time_is_bought_with_the_own_momentum() {
    let bonus = |seat: &str, other: &str, payer: &str, text: &str| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "{seat}", at = [2000, 2000], influence = 2, tac = 2, kick = [3, 6], ball = true }},
    {{ name = "Boar", seat = "{seat}", at = [2000, 2600] }},
    {{ name = "Shark", seat = "{other}", at = [2400, 2000] }},
]
now = {{ active = "Ox", momentum = {{ {payer} = 1 }} }}
"#
        );
        foreseen(&scene(&stage), text).bonus.is_some()
    };
    for text in ["attack Shark", "pass Boar", "pass to (2000, 1200)"] {
        for (own, other) in [("red", "blue"), ("blue", "red")] {
            let both = [bonus(own, other, own, text), bonus(own, other, other, text)];
            assert_eq!(both, [true, false], "{text} by {own}");
        }
    }
}
