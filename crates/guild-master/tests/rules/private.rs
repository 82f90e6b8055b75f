//! Private Contracts and wandering.

use guild_master::GuildMaster;

use super::check;

#[test]
fn only_own_private_contracts_can_be_attempted() {
    check(
        "only own private contracts",
        r#"
proves = ["GM-PRIV-01", "GM-PRIV-07", "GM-PRIV-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { guile = 2 } },
    { adventurer = "Spoon", of = "A", skills = { might = 1 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: private Brew Potion with arcane", "A: private Settle a Market Feud with might", "A: private Settle a Market Feud with guile", "A: wander charm"]
expect = ["refused: GM-PRIV-01", "refused: GM-PRIV-07", "refused: GM-PRIV-07", "refused: GM-PRIV-12"]
"#,
    );
}

#[test]
fn a_failed_private_contract_stays_and_was_seen() {
    check(
        "a failed private contract stays",
        r#"
proves = ["GM-PRIV-11", "GM-RUL-38", "GM-PRIV-06", "GM-RUL-23"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { guile = 2 } },
    { adventurer = "Spoon", of = "A", skills = { guile = 2 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: private Steal Battle Plans", "dice: 5 6", "expect: A.shown = Steal Battle Plans", "expect: A.private = Steal Battle Plans, Settle a Market Feud", "expect: A.gold = 0", "A: private Steal Battle Plans", "dice: 6 6"]
expect = [
    "shown A Steal Battle Plans", "checked A 11 against 12", "asked: A fallback 2",
    "checked A 12 against 12", "private completed by A Steal Battle Plans", "A.private = Settle a Market Feud",
]
"#,
    );
}

#[test]
fn a_team_without_a_card_decides_when_its_order_resolves() {
    check(
        "a team without a card decides late",
        r#"
proves = ["GM-PRIV-19", "GM-PRIV-02", "GM-PRIV-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { might = 2, charm = 2 } },
    { adventurer = "Spoon", of = "A", skills = { might = 1 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: private Settle a Market Feud with charm", "dice: 4 5"]
expect = [
    "rolled A charm 4 5", "checked A 9 against 9", "gold A +2", "fame A +2",
    "private completed by A Settle a Market Feud",
]
"#,
    );
}

#[test]
fn wander_uses_any_one_skill() {
    check(
        "wander uses any one skill",
        r#"
proves = ["GM-PRIV-12", "GM-RUL-31", "GM-PRIV-14", "GM-RUL-32"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { guile = 2, charm = 1 } },
    { adventurer = "Spoon", of = "A", skills = { might = 1 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: wander guile", "dice: 4 6"]
expect = ["rolled A guile 4 6", "wandered A 10", "gold A +1", "fame A +1"]
"#,
    );
    check(
        "wander with a weaker skill",
        r#"
proves = ["GM-RUL-31"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 2, charm = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]", B = "4: [Idle]" } }
script = ["A: wander charm", "dice: 5"]
expect = ["rolled A charm 5", "wandered A 5", "gold A +1"]
"#,
    );
}

#[test]
fn a_low_result_pays_one_gold() {
    check(
        "a low result pays one gold",
        r#"
proves = ["GM-PRIV-13", "GM-RUL-32"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { guile = 2 } },
    { adventurer = "Spoon", of = "A", skills = { might = 1 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: wander guile", "dice: 4 5"]
expect = ["wandered A 9", "gold A +1", "never: fame"]
"#,
    );
}

#[test]
fn thirty_and_more_pay_by_tens() {
    check(
        "thirty and more pay by tens",
        r#"
proves = ["GM-PRIV-16", "GM-PRIV-17"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { guile = 6 } },
    { adventurer = "Spoon", of = "A", skills = { might = 1 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: wander guile", "dice: 6 6 6 6 3 3", "A: wander might", "dice: 1"]
expect = ["wandered A 30", "gold A +3", "fame A +3"]
"#,
    );
    check(
        "fifty pays five",
        r#"
proves = ["GM-PRIV-17", "GM-RUL-31"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Steal Battle Plans", "Settle a Market Feud"] },
    { adventurer = "Knife", of = "A", skills = { guile = 12 } },
    { adventurer = "Spoon", of = "A", skills = { might = 1 } },
    { guild = "B", private = ["Brew Potion"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Knife]; 2: [Spoon]", B = "4: [Idle]" } }
script = ["A: wander guile", "dice: 5 5 5 5 5 5 5 5 5 5"]
expect = ["wandered A 50", "gold A +5", "fame A +5"]
"#,
    );
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
