//! The odds of kicks whose hits something changes after the roll, counted by hand.

use guild_ball::legal::Odds;
use guild_ball::model::ModelId;
use guild_ball::pool::Pool;
use guild_ball::query::{Answer, Query, answer};
use kernel::odds::Ratio;

use super::{after, foreseen, scene};

#[expect(clippy::unwrap_used, reason = "no denominator is 0")]
fn ratio(num: u128, den: u128) -> Ratio {
    Ratio::new(num, den).unwrap()
}

/// Both kick three dice against 4+, with this ability.
fn kicking(ability: &str) -> String {
    format!(
        r#"
setup = {{ vp = 12 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3048, 3406], kick = [3, 6], influence = 2, ball = true, abilities = ["{ability}"] }},
    {{ name = "Boar", seat = "red", at = [3548, 3406], kick = [3, 6], abilities = ["{ability}"] }},
]
now = {{ active = "Ox", momentum = {{ red = 2 }} }}
"#
    )
}

/// GB-TN-04, -05, GB-MOM-06, -15: net hits, and dice of a Screamer! as they fall.
#[test]
fn the_odds_of_kicks_count_net_hits() {
    let pool = Pool { dice: 3, needs: 4 };
    let shot = |ability: &str| foreseen(&scene(&kicking(ability)), "shot").odds;
    let odds = |goal, screamer| Some(Odds::Shot { pool, goal, screamer });
    assert_eq!(shot("wild-boot"), odds(ratio(1, 2), ratio(2, 27)));
    assert_eq!(shot("sure-foot"), odds(ratio(1, 1), ratio(2, 27)));
    let snap = |ability: &str| {
        let passed = after(&scene(&kicking(ability)), &["pass Boar", "no", "6 6 6"]);
        foreseen(&passed, "snap shot").odds
    };
    assert_eq!(snap("sure-foot"), odds(ratio(7, 8), ratio(2, 27)));
    // Three hits of which one is taken off: at least two sixes and one hit more, 10 of 216.
    assert_eq!(snap("wild-boot"), odds(ratio(1, 8), ratio(7, 216)));
}

/// GB-TN-04, -05: the same for passes, and for the corridor that is shown before one.
#[test]
fn the_odds_of_passes_count_net_hits() {
    let success = |ability: &str| {
        let state = scene(&kicking(ability));
        let Some(Odds::Pass { success, .. }) = foreseen(&state, "pass Boar").odds else {
            panic!("a pass has odds")
        };
        let query = Query::Corridor { kicker: ModelId(0), aim: guild_ball::event::Aim::Model(ModelId(1)) };
        let Answer::Corridor { success: shown, .. } = answer(&state.table, &query) else {
            panic!("a pass has a corridor")
        };
        assert_eq!(shown, success);
        success
    };
    assert_eq!(success("sure-foot"), ratio(1, 1));
    assert_ne!(success("wild-boot"), success("sure-foot"));
}

/// GB-TN-04, GB-MOM-33: the odds with and without the die of Bonus Time are those of net hits, too.
#[test]
fn the_odds_of_bonus_time_for_a_kick_count_net_hits() {
    let hits = |ability: &str, choice: &str| {
        let state = after(&scene(&kicking(ability)), &["shot"]);
        let Some(Odds::Test { hits, .. }) = foreseen(&state, choice).odds else {
            panic!("Bonus Time has odds")
        };
        hits
    };
    assert_eq!(hits("sure-foot", "no"), [ratio(1, 1), ratio(7, 8), ratio(1, 2)]);
    assert_eq!(hits("sure-foot", "yes"), [ratio(1, 1), ratio(15, 16), ratio(11, 16), ratio(5, 16)]);
    assert_eq!(hits("wild-boot", "no"), [ratio(1, 2), ratio(1, 8), ratio(0, 1)]);
}
