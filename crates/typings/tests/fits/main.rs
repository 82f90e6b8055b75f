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

/// A full game on a pitch of one's own: plays, traits, plans and terrain.
const TYPICAL: &str = r#"{"size":"typical","clock":false,"book":"core","deck":"b",
    "terrain":[{"kind":"rough","at":[3000,4572],"radius":600},{"kind":"rough","at":[6144,4572],"radius":600}],
    "teams":[["ox","truffles","boiler","meathook","cinnamon","shank"],
             ["shark","tentacles","veteran-sakana","jac","kraken","greyscales"]]}"#;

/// A game whose teams are picked from rosters.
const TOURNAMENT: &str = r#"{"size":"typical","clock":true,"book":"core","teams":[[],[]],"rosters":[
    {"guild":"masons","limit":12,"models":["corbelli","wrecker","chisel","tower","brick","flint"]},
    {"guild":"engineers","limit":12,"models":["ballista","mainspring","fuse","salvo","colossus","spade"]}]}"#;

/// Cards of one's own that set the pitch on fire: no card that can be fielded lays an area yet.
fn burning() -> String {
    let card = |name: &str, position: &str| {
        format!(
            r#"{{"name":"{name}","position":"{position}","mov":[6,8],"tac":5,"kick":[3,6],"def":3,"arm":0,"inf":[4,6],
            "hp":12,"recovery":6,"melee":1,"base":150,"playbook":[],"abilities":[{{"id":"fire-blast","area":0,"named":0}}]}}"#
        )
    };
    let team = [card("Ash", "captain"), card("Ember", "squaddie"), card("Flame", "squaddie")].join(",");
    format!(r#"{{"size":"introductory","clock":false,"book":"core","teams":[[{team}],[{team}]]}}"#)
}

#[test]
fn what_guild_ball_says_fits() {
    let setups = [
        r#"{"size":"introductory","teams":[[],[]],"clock":false,"book":"core"}"#,
        TYPICAL,
        TOURNAMENT,
        &burning(),
    ];
    fits("guild-ball", &setups, 4, &[]);
}

#[test]
fn what_guild_master_says_fits() {
    fits(
        "guild-master",
        &["null", r#"{"guilds":3,"short":true}"#, r#"{"guilds":4,"short":false}"#],
        18,
        // Random Guilds hardly ever use a discount on Builders and are asked for a plan then, have a rival roll again, or leave a
        // faulty draft when their time is out.
        &["CorrectCard", "Discount", "ForcedReroll", "Upgrade"],
    );
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
