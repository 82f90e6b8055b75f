//! Private Contracts and wandering.

use guild_master::GuildMaster;

use super::{Play, play};

fn falling_back(name: &'static str, proves: &[&'static str], skills: &str) -> Play {
    play(name, proves)
        .guild("A", "private = [\"Steal Battle Plans\", \"Settle a Market Feud\"]")
        .has("A", "Knife", skills)
        .has("A", "Spoon", "might = 1")
        .guild("B", "private = [\"Brew Potion\"]")
        .order("A", "1: [Knife]")
        .order("A", "2: [Spoon]")
        .waits()
}

#[test]
fn only_own_private_contracts_can_be_attempted() {
    falling_back("only own private contracts", &["GM-PRIV-01", "GM-PRIV-07", "GM-PRIV-12"], "guile = 2").run(
        &[
            "A: private Brew Potion with arcane",
            "A: private Settle a Market Feud with might",
            "A: wander charm",
        ],
        &["refused: GM-PRIV-01", "refused: GM-PRIV-07", "refused: GM-PRIV-12"],
    );
}

#[test]
fn a_failed_private_contract_stays_and_was_seen() {
    falling_back(
        "a failed private contract stays",
        &["GM-PRIV-11", "GM-RUL-38", "GM-PRIV-06", "GM-RUL-23"],
        "guile = 2",
    )
    .run(
        &["A: private Steal Battle Plans", "dice: 5 6"],
        &[
            "shown A Steal Battle Plans",
            "checked A 11 against 12",
            "asked: A fallback 2",
            "A.private = Steal Battle Plans, Settle a Market Feud",
            "A.shown = Steal Battle Plans",
            "A.gold = 0",
        ],
    );
}

#[test]
fn a_team_without_a_card_decides_when_its_order_resolves() {
    falling_back(
        "a team without a card decides late",
        &["GM-PRIV-19", "GM-PRIV-02", "GM-PRIV-08"],
        "might = 2, charm = 2",
    )
    .run(
        &["A: private Settle a Market Feud with charm", "dice: 4 5"],
        &[
            "rolled A charm 4 5",
            "checked A 9 against 9",
            "gold A +2",
            "fame A +2",
            "private completed by A Settle a Market Feud",
        ],
    );
}

#[test]
fn wander_uses_any_one_skill() {
    falling_back(
        "wander uses any one skill",
        &["GM-PRIV-12", "GM-RUL-31", "GM-PRIV-14", "GM-RUL-32"],
        "guile = 2, charm = 1",
    )
    .run(
        &["A: wander guile", "dice: 4 6"],
        &["rolled A guile 4 6", "wandered A 10", "gold A +1", "fame A +1"],
    );
}

#[test]
fn a_low_result_pays_one_gold() {
    falling_back("a low result pays one gold", &["GM-PRIV-13", "GM-RUL-32"], "guile = 2")
        .run(&["A: wander guile", "dice: 4 5"], &["wandered A 9", "gold A +1", "never: fame"]);
}

#[test]
fn thirty_and_more_pay_by_tens() {
    let script = ["A: wander guile", "dice: 6 6 6 6 3 3", "A: wander might", "dice: 1"];
    falling_back("thirty and more pay by tens", &["GM-PRIV-16", "GM-PRIV-17"], "guile = 6")
        .run(&script, &["wandered A 30", "gold A +3", "fame A +3"]);
    falling_back("fifty pays five", &["GM-PRIV-17"], "guile = 12")
        .run(&["A: wander guile", "dice: 5 5 5 5 5 5 5 5 5 5"], &["wandered A 50", "gold A +5", "fame A +5"]);
}

#[test]
fn a_guild_may_hold_any_number_of_private_contracts() {
    testkit::prove::<GuildMaster>("any number of private contracts", &["GM-PRIV-18"], |probe| {
        let mut table = guild_master::Setup::of(2).lay().unwrap();
        let commons = guild_master::catalogue().of_level(guild_master::Level::Common);
        for contract in commons.iter() {
            let event = guild_master::Event::Dealt { seat: kernel::Seat(0), contract };
            <GuildMaster as kernel::Game>::apply(&mut table, &event);
        }
        probe.equal("held", table.guilds[0].private.len(), 35);
    });
}
