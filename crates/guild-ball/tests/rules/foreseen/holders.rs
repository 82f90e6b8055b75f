//! Which model has the ball after a kick, and who of those that roll for it.

use guild_ball::GuildBall;
use guild_ball::model::ModelId;
use kernel::State;
use kernel::odds::Ratio;

use super::ball::agree;
use super::{after, foreseen, scene};

const OX: ModelId = ModelId(0);
const BOAR: ModelId = ModelId(1);
const SHARK: ModelId = ModelId(6);

#[expect(clippy::unwrap_used, reason = "the numbers are small")]
fn ratio(num: u128, den: u128) -> Ratio {
    Ratio::new(num, den).unwrap()
}

/// The chance of each model to have the ball, by model.
fn holders(state: &State<GuildBall>, text: &str) -> Vec<(ModelId, Ratio)> {
    let ball = foreseen(state, text).ball;
    let mut all: Vec<_> =
        ball.iter().flat_map(|ball| ball.models.iter().map(|holder| (holder.model, holder.chance))).collect();
    all.sort_by_key(|(model, _)| *model);
    all
}

/// GB-SNAP-04, -05: of two who roll, each with 1D6 + base KICK, ties rolled again.
#[test]
fn a_contest_shows_who_has_the_ball() {
    let contest = |x: u8, y: u8| {
        let stage = format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], ball = true }},
    {{ name = "Boar", seat = "red", at = [2400, 2528], kick = [{x}, 6] }},
    {{ name = "Shark", seat = "blue", at = [2400, 1500], melee = 0, kick = [{y}, 6] }},
]
now = {{ active = "Ox" }}
"#
        );
        after(&scene(&stage), &["give up (2400, 2000)"])
    };
    // With equal KICK it is even; one more wins 21 of 31 rolls that are no tie, six more always.
    assert_eq!(holders(&contest(3, 3), "contest Boar"), [(BOAR, ratio(1, 2)), (SHARK, ratio(1, 2))]);
    assert_eq!(holders(&contest(4, 3), "contest Boar"), [(BOAR, ratio(21, 31)), (SHARK, ratio(10, 31))]);
    assert_eq!(holders(&contest(1, 7), "contest Boar")[1], (SHARK, Ratio::ONE));
    assert_eq!(holders(&contest(3, 3), "contest none"), [(SHARK, Ratio::ONE)]);
}

/// GB-KICK-19, GB-SNAP-03: where one model of a team is near at most, its part is the team's.
#[test]
fn a_pass_shows_which_model_has_the_ball() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [1, 8], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [3400, 2400], kick = [2, 8] },
    { name = "Shark", seat = "blue", at = [3900, 3000], kick = [1, 8] },
]
now = { active = "Ox" }
"#,
    );
    let preview = agree(&state, "pass Boar");
    let all = holders(&state, "pass Boar");
    let part = |wanted: &[ModelId]| {
        let parts = all.iter().filter(|(model, _)| wanted.contains(model));
        parts.fold(Ratio::ZERO, |sum, (_, part)| sum.checked_add(*part).unwrap_or(Ratio::ZERO))
    };
    let models: Vec<_> = all.iter().map(|(model, _)| *model).collect();
    assert_eq!(models, [BOAR, SHARK]);
    let ball = preview.ball.map(|ball| (ball.own, ball.enemy));
    assert_eq!(ball, Some((part(&[OX, BOAR]), part(&[SHARK]))));
    assert!(part(&[BOAR]) > ratio(1, 2) && part(&[SHARK]) > Ratio::ZERO);
}

/// GB-KOFF-05, -06: one enemy who stands is enough to have a short kick-off handed over.
#[test]
fn a_kick_off_is_handed_over_to_whoever_stands() {
    for (shark, siren) in
        [("", ", conditions = [\"knocked down\"]"), (", conditions = [\"knocked down\"]", "")]
    {
        for (kicker, spot) in [([3000, 2400], "spot (3000, 4200)"), ([600, 2900], "spot (400, 4700)")] {
            let stage = format!(
                r#"
piece = [
    {{ name = "Ox", seat = "red", at = {kicker:?}, kick = [1, 8] }},
    {{ name = "Boar", seat = "red", at = [{}, {}], kick = [2, 8] }},
    {{ name = "Shark", seat = "blue", at = [2600, 5000], kick = [1, 8]{shark} }},
    {{ name = "Siren", seat = "blue", at = [900, 5400], kick = [2, 8]{siren} }},
]
now = {{ phase = "kick-off", kicker = "Ox" }}
"#,
                kicker[0] + 500,
                kicker[1] + 100
            );
            agree(&after(&scene(&stage), &["stay"]), spot);
        }
    }
}
