//! Lobbying for the choice of an effect, and what agreements of a Contest say about its Bonus.

use super::check;

#[test]
fn any_guild_may_lobby_and_the_owner_decides() {
    check(
        "any guild may lobby",
        r#"
proves = ["GM-PLOT-04", "GM-NEGO-01", "GM-NEGO-02", "GM-NEGO-04", "GM-RUL-36"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer pay_now B->A 1; promise B I will spare you", "A: accept 1",
    "C: offer promise C my word", "A: accept 2", "A: ready", "B: ready", "C: ready", "A: rival A", "A: rival B",
]
expect = [
    "lobby A", "asked: A lobby", "asked: B lobby", "asked: C lobby",
    "offered 1 B pay_now B->A 1; promise B I will spare you", "struck 1", "paid B->A 1",
    "offered 2 C promise C my word", "struck 2", "asked: A pick steal_gold", "refused: GM-PLOT-04",
    "lobby over", "gold B -2", "gold A +2", "A.gold = 4", "B.gold = 1",
]
"#,
    );
}

#[test]
fn an_accepted_choice_binds_and_is_paid_for() {
    check(
        "an accepted choice binds",
        r#"
proves = ["GM-RUL-48", "GM-PLOT-04", "GM-NEGO-03"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer pay_if B->A 2 rival C", "A: accept 1", "expect: B.gold = 2",
    "expect: B.aside = 2", "C: offer pay_if C->A 4 rival B", "B: offer pay_if B->A 2 rival C", "A: accept 2",
    "A: ready", "B: ready", "C: ready", "A: rival B", "A: pass", "A: rival C",
]
expect = [
    "set aside B 2", "refused: GM-RUL-48", "offered 2 B pay_if B->A 2 rival C", "set aside B 2",
    "refused: GM-RUL-48", "refused: GM-RUL-48", "held paid B->A 2", "held paid B->A 2", "lobby over",
    "gold C -2", "gold A +2", "A.gold = 7", "B.gold = 0", "B.aside = 0",
]
"#,
    );
}

#[test]
fn what_is_not_accepted_moves_nothing() {
    check(
        "not accepted",
        r#"
proves = ["GM-RUL-48", "GM-NEGO-02"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer pay_if B->A 2 rival C", "A: decline 1", "C: offer pay_if C->A 1 rival B",
    "A: ready", "B: ready", "C: ready", "A: rival C",
]
expect = ["declined 1 A", "lapsed 2", "gold C -2", "never: held", "A.gold = 3", "B.gold = 4", "C.gold = 2"]
"#,
    );
}

#[test]
fn a_lobby_is_about_the_choice_and_treasury_gold() {
    check(
        "what a lobby is about",
        r#"
proves = ["GM-RUL-48", "GM-NEGO-03"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer split A 1", "B: offer pay_if B->A 1", "B: offer pay_if B->A 1 option 1",
    "B: offer pay_if B->A 1 rival A", "B: offer promise D I shall pay", "B: offer promise B",
    "B: offer pay_now B->A 5", "B: offer card A", "B: offer",
]
expect = [
    "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48",
    "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-NEGO-03", "refused: GM-RUL-48",
    "refused: GM-RUL-48",
]
"#,
    );
}

#[test]
fn a_promise_alone_is_made_to_the_guild_that_is_lobbied() {
    check(
        "a promise to the owner",
        r#"
proves = ["GM-PLOT-04", "GM-RUL-36", "GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer promise B I spare you; both of you", "C: accept 1", "A: decline 1",
    "A: offer promise A I spare you both", "B: accept 2", "expect: A.gold = 1", "C: accept 2", "A: ready",
    "B: offer promise B too late",
]
expect = [
    "offered 1 B promise B I spare you; both of you", "refused: GM-RUL-48", "declined 1 A",
    "offered 2 A promise A I spare you both", "accepted 2 B", "accepted 2 C", "struck 2", "ready A",
    "refused: GM-RUL-48",
]
"#,
    );
}

#[test]
fn an_effect_is_settled_one_way_only() {
    check(
        "an effect is settled one way only",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer pay_if B->A 1 rival C; pay_if B->A 1 rival B",
    "B: offer pay_if B->A 1 rival C; pay_if B->C 1 rival C", "C: offer pay_if C->A 1 rival B",
    "C: counter 1 pay_if C->A 1 rival B; pay_if C->A 1 rival C", "A: accept 1", "A: accept 2",
    "expect: A.gold = 1", "C: accept 1",
]
expect = [
    "refused: GM-RUL-48", "offered 1 B pay_if B->A 1 rival C; pay_if B->C 1 rival C",
    "offered 2 C pay_if C->A 1 rival B", "refused: GM-RUL-48", "accepted 1 A", "accepted 2 A", "struck 2",
    "accepted 1 C", "lapsed 1", "B.gold = 4", "B.aside = 0", "C.aside = 1",
]
"#,
    );
}

#[test]
fn the_owner_is_party_to_whatever_binds_it() {
    check(
        "the owner is party",
        r#"
proves = ["GM-RUL-48", "GM-NEGO-02"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer pay_if B->C 1 rival C", "C: accept 1", "expect: B.gold = 4", "A: accept 1",
]
expect = ["accepted 1 C", "accepted 1 A", "struck 1", "set aside B 1"]
"#,
    );
    check(
        "an owner that is ready cannot be bound",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = ["A: use Seraphe", "A: ready", "B: offer pay_if B->C 1 rival C", "B: offer pay_now B->C 1"]
expect = ["refused: GM-RUL-48", "offered 1 B pay_now B->C 1"]
"#,
    );
}

#[test]
fn without_an_answer_the_ability_is_left() {
    check(
        "without an answer",
        r#"
proves = ["GM-PLOT-03"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = ["A: use Seraphe", "A: expired", "B: expired", "C: expired", "A: expired"]
expect = ["lobby over", "asked: A orders", "never: gold B", "never: gold C", "A.gold = 1"]
"#,
    );
    check(
        "what binds is done without an answer",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, adventurers = ["Seraphe"] },
    { guild = "B", gold = 4 },
    { guild = "C", gold = 4 },
]
now = { phase = "plot", round = 4 }
script = [
    "A: use Seraphe", "B: offer pay_if B->A 1 rival C", "A: accept 1", "A: ready", "B: ready", "C: ready",
    "A: expired",
]
expect = ["held paid B->A 1", "gold C -2", "A.gold = 4"]
"#,
    );
}

#[test]
fn a_reward_that_touches_others_is_lobbied_for() {
    check(
        "a reward is lobbied for",
        r#"
proves = ["GM-CONT-10", "GM-NEGO-02", "GM-RUL-48", "GM-NEGO-01"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 4, fame = 4 },
    { guild = "C", gold = 4, fame = 4 },
    { contract = "Rob the Tithe Caravan", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "B: offer pay_if B->A 1 rival C", "A: accept 1", "A: ready", "B: ready",
    "C: ready", "A: pass", "A: rival C", "A: deck common",
]
expect = [
    "gold A +3", "contract 1 completed by A", "lobby A", "set aside B 1", "refused: GM-RUL-48",
    "held paid B->A 1", "gold C -2", "contract 1 replaced by A from common", "A.gold = 4", "B.gold = 3",
]
"#,
    );
    check(
        "each choice of a reward is lobbied for",
        r#"
proves = ["GM-CONT-10"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 4, fame = 4 },
    { guild = "C", gold = 4, fame = 4 },
    { contract = "Raid the Smugglers' Loft", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "B: offer pay_if B->A 1 option 2", "A: accept 1", "A: ready", "B: ready",
    "C: ready", "A: option 1", "A: option 2", "A: ready", "B: ready", "C: ready", "A: rival B",
    "A: deck common",
]
expect = [
    "refused: GM-RUL-48", "held paid B->A 1", "lobby over", "lobby A", "lobby over", "fame B -2", "B.gold = 3",
]
"#,
    );
}

#[test]
fn an_agreement_settles_who_resolves_the_bonus_and_how() {
    check(
        "the bonus is settled",
        r#"
proves = ["GM-CTST-04", "GM-CTST-05", "GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Rob the Tithe Caravan", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with rival C", "B: accept 1", "A: ready", "B: ready", "A: stance cooperate",
    "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready", "B: ready", "C: ready", "B: rival A",
    "B: rival C", "A: deck common",
]
expect = [
    "offered 1 A bonus B; with rival C", "struck 1", "lobby B", "refused: GM-RUL-48", "gold C -2",
    "contract 3 replaced by A from common", "C.gold = 1",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn another_agreement_on_the_bonus_replaces_its_choice_too() {
    check(
        "a later bonus clause",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Rob the Tithe Caravan", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with rival A", "B: accept 1", "A: offer bonus A", "B: accept 2", "A: ready", "B: ready",
    "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready", "B: ready", "C: ready",
    "A: rival B", "A: deck common",
]
expect = ["struck 2", "lobby A", "gold B -2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn only_what_the_bonus_leaves_open_can_be_settled() {
    check(
        "what can be settled",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Rob the Tithe Caravan", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with rival B", "A: offer bonus B; with option 1", "A: offer card A; with rival C",
    "A: offer pay_if A->B 1 rival C",
]
expect = ["refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_conflictor_that_wins_alone_resolves_the_bonus() {
    check(
        "a conflictor resolves the bonus",
        r#"
proves = ["GM-CTST-14", "GM-EFCT-03", "GM-CONT-10", "GM-RUL-30"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Rob the Tithe Caravan", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "dice: 6 6 6", "A: ready", "B: ready",
    "C: ready", "A: rival B", "A: deck common", "B: pass",
]
expect = [
    "checked A 18 against 16", "gold A +3", "lobby A", "gold B -2", "contract 3 replaced by A from common",
    "asked: B fallback 1", "passed B",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn an_agreement_settles_every_choice_of_a_bonus_in_order() {
    check(
        "every choice is settled",
        r#"
proves = ["GM-CTST-04", "GM-CTST-05", "GM-RUL-49"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Raid the Smugglers' Loft", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with option 2; with rival C", "B: accept 1", "A: ready", "B: ready",
    "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready", "B: ready", "C: ready",
    "B: option 1", "B: option 2", "A: ready", "B: ready", "C: ready", "B: rival A", "B: rival C",
    "A: deck common",
]
expect = [
    "offered 1 A bonus B; with option 2; with rival C", "struck 1", "lobby B", "refused: GM-RUL-48",
    "lobby over", "lobby B", "refused: GM-RUL-48", "lobby over", "fame C -2",
    "contract 3 replaced by A from common",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "what is settled is done without an answer",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Raid the Smugglers' Loft", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with option 2; with rival C", "B: accept 1", "A: ready", "B: ready",
    "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready", "B: ready", "C: ready",
    "B: expired", "A: ready", "B: ready", "C: ready", "B: expired",
]
expect = ["lobby B", "lobby B", "fame C -2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "the choices that follow are free",
        r#"
proves = ["GM-NEGO-02"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Raid the Smugglers' Loft", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with option 2", "B: accept 1", "A: ready", "B: ready", "A: stance cooperate",
    "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready", "B: ready", "C: ready", "B: option 2", "A: ready",
    "B: ready", "C: ready", "B: rival A",
]
expect = ["fame A -2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn two_rivals_and_an_option_of_one_bonus_are_settled() {
    check(
        "two rivals and an option",
        r#"
proves = ["GM-CTST-04", "GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Proof Feud", on = 3, targets = { guile = 6 }, bonus = '''[
            lose_gold(n: 1, who: chosen_rival), steal_gold(n: 1, who: chosen_rival),
            choose([[gain_gold(1)], [lose_fame(n: 1, who: each_rival)]]),
        ]''' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "B: offer bonus A; with rival B; with rival C; with option 2", "A: accept 1", "A: ready", "B: ready",
    "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready", "B: ready", "C: ready",
    "A: rival C", "A: rival B", "A: ready", "B: ready", "C: ready", "A: rival B", "A: rival C", "A: ready",
    "B: ready", "C: ready", "A: option 1", "A: option 2",
]
expect = [
    "lobby A", "refused: GM-RUL-48", "gold B -1", "lobby A", "refused: GM-RUL-48", "gold C -1", "lobby A",
    "refused: GM-RUL-48", "fame B -1", "fame C -1",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn choices_of_a_bonus_are_settled_from_the_first_on() {
    check(
        "choices that fit",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Raid the Smugglers' Loft", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with rival C", "A: offer bonus B; with rival C; with option 2",
    "A: offer bonus B; with option 3", "A: offer bonus B; with option 2; with rival B",
    "A: offer bonus B; with option 2; with option 1",
    "A: offer bonus B; with option 2; with rival C; with rival A",
    "A: offer bonus B; with option 2; with rival A",
]
expect = [
    "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48",
    "refused: GM-RUL-48", "refused: GM-RUL-48", "offered 1 A bonus B; with option 2; with rival A",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "what depends on the moment stays open",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { guild = "C", gold = 3, fame = 4 },
    { contract = "Proof Trophy", on = 3, targets = { might = 6 }, bonus = '''[
            lose_gold(n: 1, who: chosen_rival), if(cond: won_contest, then: [gain_fame(5)], otherwise: [gain_fame(1)]),
        ]''' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: offer bonus B; with rival C; with option 1", "A: offer bonus B; with rival C"]
expect = ["refused: GM-RUL-48", "offered 1 A bonus B; with rival C"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn with_two_guilds_a_choice_between_effects_is_lobbied_for() {
    check(
        "a choice of two guilds",
        r#"
proves = ["GM-PLOT-04", "GM-RUL-48"]
setup = { guilds = 2 }
piece = [{ guild = "A", gold = 1, adventurers = ["Jariya"] }, { guild = "B", gold = 4, fame = 3 }]
now = { phase = "plot", round = 3 }
script = [
    "A: use Jariya", "B: offer pay_if B->A 1 option 1", "A: accept 1", "A: ready", "B: ready", "A: option 2",
    "A: option 1",
]
expect = ["lobby A", "set aside B 1", "refused: GM-RUL-48", "held paid B->A 1", "gold A +1", "B.gold = 3"]
"#,
    );
    check(
        "an option that touches every rival",
        r#"
proves = ["GM-PLOT-04"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Herald", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            choose([[gain_gold(1)], [lose_fame(n: 1, who: each_rival)]]),
        ])''' },
    { guild = "A", gold = 1, adventurers = ["Proof Herald"] }, { guild = "B", gold = 4, fame = 3 },
]
now = { phase = "plot", round = 3 }
script = [
    "A: use Proof Herald", "B: offer promise B I pay later", "A: accept 1", "A: ready", "B: ready",
    "A: option 2",
]
expect = ["lobby A", "offered 1 B promise B I pay later", "struck 1", "fame B -1"]
"#,
    );
    check(
        "an option that touches rivals on a condition",
        r#"
proves = ["GM-PLOT-04"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Crier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            choose([[gain_gold(1)], [if(cond: is_half, then: [lose_gold(n: 1, who: chosen_rival)])]]),
        ])''' },
    { guild = "A", gold = 1, adventurers = ["Proof Crier"] }, { guild = "B", gold = 4, fame = 3 },
]
now = { phase = "plot", round = 3 }
script = ["A: use Proof Crier", "A: ready", "B: ready", "A: option 2"]
expect = ["lobby A", "gold B -1"]
"#,
    );
    check(
        "options that touch nobody",
        r#"
proves = ["GM-PLOT-04"]
setup = { guilds = 2 }
piece = [{ guild = "A", gold = 1, adventurers = ["Tymon"] }, { guild = "B", gold = 4, fame = 3 }]
now = { phase = "plot", round = 3 }
script = ["A: use Tymon", "A: option 1"]
expect = ["gold A +1", "never: lobby A"]
"#,
    );
}

#[test]
fn with_two_guilds_the_only_rival_is_no_choice_to_settle() {
    check(
        "the only rival",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { contract = "Rob the Tithe Caravan", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: offer bonus B; with rival A"]
expect = ["refused: GM-RUL-48"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "an option for two",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 3, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { guile = 3 } },
    { guild = "B", gold = 3, fame = 4 },
    { adventurer = "Bow", of = "B", skills = { guile = 3 } },
    { contract = "Raid the Smugglers' Loft", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer bonus B; with option 2; with rival A", "A: offer bonus B; with option 2", "B: accept 1",
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 | 1 1 1", "A: ready",
    "B: ready", "B: option 1", "B: option 2", "A: deck common",
]
expect = ["refused: GM-RUL-48", "struck 1", "lobby B", "refused: GM-RUL-48", "lobby over", "fame A -2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}
