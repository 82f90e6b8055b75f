//! The shapes are those of real messages: every reply of played matches fits them, field by field.
#![expect(clippy::unwrap_used, reason = "helpers of tests stop at the first surprise")]

mod fit;
mod play;
mod queries;
mod stale;

use fit::Fit;

/// Everything a match of the game says fits, and every type of the game was met but those listed.
fn fits(game: &'static str, setups: &[&str], matches: u64, not_met: &[&str]) {
    let types = typings::types(&typings::repository()).unwrap();
    let mut fit = Fit::new(&types, game);
    for number in 0..matches {
        let setup = setups[usize::try_from(number).unwrap() % setups.len()];
        play::play(&mut fit, game, setup, number);
    }
    assert_eq!(fit.not_met(), not_met, "types that no message held");
}

#[test]
fn what_guild_ball_says_fits() {
    fits("guild-ball", &[r#"{"size":"introductory","teams":[[],[]]}"#], 1, &[]);
}

#[test]
fn what_guild_master_says_fits() {
    fits("guild-master", &["null", r#"{"guilds":3,"short":true}"#, r#"{"guilds":4}"#], 3, &["Upgrade"]);
}

#[test]
fn what_does_not_fit_is_told() {
    let types = typings::types(&typings::repository()).unwrap();
    let mut fit = Fit::new(&types, "guild-master");
    let mut why = |text: &str| fit.reply(&serde_json::from_str(text).unwrap()).unwrap_err();
    assert!(
        why(r#"{"type":"games","games":[{"game":"x","revision":1,"seats":[2],"odd":1}]}"#).contains("`odd`")
    );
    assert!(why(r#"{"type":"games","games":[{"game":"x","revision":1}]}"#).contains("`seats` is missing"));
    assert!(why(r#"{"type":"closed","dice_left":["1"]}"#).contains("no number"));
    assert!(
        why(r#"{"type":"preview","ask":"0.0","preview":{"gold":true}}"#).contains("guild-master::Preview")
    );
}
