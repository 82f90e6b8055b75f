//! Binding offers in a Contest.

use super::check;

#[test]
fn an_agreed_split_binds_when_all_cooperate() {
    check(
        "an agreed split binds",
        r#"
proves = ["GM-CTST-04", "GM-CTST-05", "GM-RUL-49"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer split A 3; card A; bonus B", "B: accept 1", "A: ready", "B: ready", "A: stance cooperate",
    "B: stance cooperate", "dice: 1 1 1 1 | 3 3 3 3 3 3", "A: deck heroic",
]
expect = [
    "offered 1 A split A 3; bonus B; card A", "accepted 1 B", "struck 1", "gold A +3", "fame A +2", "fame B +2",
    "contract 3 completed by A", "contract 3 replaced by A from heroic", "never: gold B",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn what_was_not_agreed_follows_the_default() {
    check(
        "what was not agreed follows the default",
        r#"
proves = ["GM-CTST-07", "GM-RUL-49"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer card A", "B: accept 1", "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate",
    "dice: 1 1 1 1 | 3 3 3 3 3 3", "A: deck heroic",
]
expect = ["struck 1", "gold A +1", "gold B +2", "contract 3 completed by A"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_later_agreement_replaces_an_earlier_one_clause_by_clause() {
    check(
        "a later agreement replaces an earlier one",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer split A 3; card B", "B: accept 1", "B: offer card A", "A: accept 2", "A: ready", "B: ready",
    "A: stance cooperate", "B: stance cooperate", "dice: 1 1 1 1 | 3 3 3 3 3 3", "A: deck heroic",
]
expect = ["struck 1", "struck 2", "gold A +3", "contract 3 completed by A"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_conflict_voids_every_agreement() {
    check(
        "a conflict voids every agreement",
        r#"
proves = ["GM-CTST-06", "GM-RUL-29"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer split A 3; pay_if A->B 2; card A", "B: accept 1", "expect: A.gold = 3", "expect: A.aside = 2",
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "dice: 1 1 1 1", "dice: 3 3 3 3 3 3",
    "B: deck common",
]
expect = [
    "set aside A 2", "held back A 2", "agreement void", "gold B +3", "contract 3 completed by B", "A.gold = 5",
    "A.aside = 0",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn gold_set_aside_is_paid_when_all_cooperate_even_if_the_contract_fails() {
    check(
        "gold set aside is paid when all cooperate",
        r#"
proves = ["GM-RUL-48", "GM-NEGO-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer pay_if A->B 4", "B: accept 1", "A: ready", "B: ready", "A: stance cooperate",
    "B: stance cooperate", "dice: 1 1 1 1 | 1 1 1 1 1 1",
]
expect = ["set aside A 4", "held paid A->B 4", "contest over", "A.gold = 1", "B.gold = 5", "A.aside = 0"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn gold_paid_now_stays_paid() {
    check(
        "gold paid now stays paid",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "B: offer pay_now A->B 5", "A: accept 1", "A: ready", "B: ready", "A: stance conflict",
    "B: stance conflict",
]
expect = ["struck 1", "paid A->B 5", "stance A conflict", "asked: chance roll 4d6", "A.gold = 0", "B.gold = 6"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn only_treasury_gold_can_be_offered() {
    check(
        "only treasury gold can be offered",
        r#"
proves = ["GM-NEGO-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: offer pay_now A->B 6", "A: offer pay_now B->A 2", "B: accept 1"]
expect = ["refused: GM-NEGO-03", "offered 1 A pay_now B->A 2", "refused: GM-NEGO-03"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn acceptance_is_atomic() {
    check(
        "acceptance is atomic",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B", gold = 2 },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { guild = "C", gold = 0 },
    { adventurer = "Cup", of = "C", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
]
script = [
    "A: offer pay_now A->C 5; pay_now B->C 2", "B: accept 1", "B: offer pay_now B->C 2", "C: accept 2",
    "expect: C.gold = 2", "C: accept 1",
]
expect = [
    "accepted 1 B", "struck 2", "paid B->C 2", "accepted 1 C", "lapsed 1", "A.gold = 5", "B.gold = 0",
    "C.gold = 2",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cup]" }
"#,
    );
}

#[test]
fn offers_are_declined_withdrawn_and_countered() {
    check(
        "offers are declined, withdrawn and countered",
        r#"
proves = ["GM-RUL-48", "GM-NEGO-07", "GM-NEGO-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer split A 2 B 1", "B: decline 1", "A: accept 1", "A: offer split A 2 B 1", "A: withdraw 2",
    "A: offer split A 2 B 1", "B: counter 3 split A 1 B 2", "A: accept 4",
]
expect = [
    "declined 1 B", "refused: GM-RUL-48", "withdrawn 2", "offered 3 A split A 2 B 1", "declined 3 B",
    "offered 4 B split A 1 B 2", "accepted 4 A", "struck 4",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
    check(
        "a counter-offer is an offer, too",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 5 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]" } }
script = [
    "A: offer card A", "A: offer split A 3", "B: offer card B", "B: offer split B 3", "B: counter 1 pay_now B->A 1",
    "B: counter 2 card B", "B: withdraw 3", "B: counter 2 card B",
]
expect = ["declined 1 B", "offered 5 B pay_now B->A 1", "refused: GM-RUL-48", "withdrawn 3", "declined 2 B", "offered 6 B card B"]
"#,
    );
}

#[test]
fn shares_sum_to_the_reward_and_name_contesting_guilds() {
    check(
        "shares sum to the reward",
        r#"
proves = ["GM-CTST-04", "GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer split A 2", "A: offer split A 2 C 1", "A: offer card D", "A: offer pay_now A->A 1", "A: offer",
]
expect = [
    "refused: GM-CTST-04", "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48",
    "refused: GM-RUL-48",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_guild_that_is_ready_bargains_no_more() {
    check(
        "a guild that is ready bargains no more",
        r#"
proves = ["GM-NEGO-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: offer card A", "B: ready", "A: offer card A", "A: ready"]
expect = ["ready B", "lapsed 1", "refused: GM-RUL-48", "asked: A stance 3"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn an_offer_may_ask_another_guild_for_a_promise() {
    check(
        "a promise is asked for",
        r#"
proves = ["GM-RUL-48", "GM-RUL-36", "GM-NEGO-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B", gold = 1 },
    { adventurer = "Axe", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer pay_now A->B 2; promise B I cooperate", "B: accept 1",
    "B: offer promise A I leave you the next one", "A: decline 2", "A: offer promise A my word",
    "A: withdraw 3", "A: offer promise A my word", "B: accept 4", "A: ready",
    "B: offer promise B I shall be kind", "B: ready", "A: stance cooperate", "B: stance conflict",
]
expect = [
    "offered 1 A pay_now A->B 2; promise B I cooperate", "accepted 1 B", "struck 1", "paid A->B 2",
    "offered 2 B promise A I leave you the next one", "declined 2 A", "withdrawn 3",
    "offered 4 A promise A my word", "struck 4", "refused: GM-RUL-48", "asked: A stance 3", "stance B conflict",
    "asked: chance roll 6d6", "A.gold = 3", "B.gold = 3",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn who_is_asked_for_a_promise_has_to_accept() {
    check(
        "who is asked for a promise accepts",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B", gold = 2 },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { guild = "C", gold = 0 },
    { adventurer = "Cup", of = "C", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
]
script = [
    "A: offer pay_now A->B 1; promise C I cooperate", "B: accept 1", "expect: A.gold = 5", "C: accept 1",
    "A: offer promise A I cooperate", "B: accept 2", "C: ready", "A: offer promise C I cooperate",
    "A: offer promise A to you, B", "B: accept 3",
]
expect = [
    "accepted 1 B", "accepted 1 C", "struck 1", "paid A->B 1", "accepted 2 B", "ready C", "lapsed 2",
    "refused: GM-RUL-48", "offered 3 A promise A to you, B", "struck 3",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cup]" }
"#,
    );
}

#[test]
fn nobody_outside_the_contest_is_asked_for_a_promise() {
    check(
        "a promise of an outsider",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { guild = "C" },
    { contract = "Loft", on = 3, targets = { might = 6 }, gold = 3, fame = 1 },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]" } }
script = ["A: offer card A; promise C I will leave", "A: offer promise C I will leave"]
expect = ["refused: GM-RUL-48", "refused: GM-RUL-48"]
"#,
    );
}

#[test]
fn a_promise_has_eighty_bytes_at_most() {
    let stage = r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [
    { guild = "A" }, { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B" }, { adventurer = "Axe", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 } },
]
now = { phase = "contest", contest = 3, orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]" } }
"#;
    // Letters of one, two and four bytes.
    for (letter, most) in [("x", 80), ("\u{e9}", 40), ("\u{1f3b2}", 20)] {
        let [most, more] = [most, most + 1].map(|count| letter.repeat(count));
        let script = format!(r#"script = ["A: offer promise A {more}", "A: offer promise A {most}"]"#);
        let expect = format!(r#"expect = ["refused: GM-RUL-48", "offered 1 A promise A {most}"]"#);
        check("the longest promise", &format!("{stage}{script}\n{expect}\n"));
    }
    let long = "x".repeat(1000);
    let script = format!(r#"script = ["A: offer promise A {long}", "A: offer card A; promise A x{long}"]"#);
    check(
        "a promise without end",
        &format!("{stage}{script}\nexpect = [\"refused: GM-RUL-48\", \"refused: GM-RUL-48\"]\n"),
    );
}

#[test]
fn nothing_is_offered_while_orders_are_planned() {
    check(
        "no offers in the order phase",
        r#"
proves = ["GM-RUL-48"]
setup = { guilds = 2 }
piece = [{ guild = "A", gold = 5 }, { guild = "B", gold = 5 }]
now = { phase = "orders", round = 2 }
script = ["A: offer pay_now A->B 1", "B: offer promise B my word"]
expect = ["asked: A orders", "refused: HALL-ASK", "refused: HALL-ASK", "never: offered", "A.gold = 5", "B.gold = 5"]
"#,
    );
}

#[test]
fn all_who_contest_agree_to_a_split() {
    check(
        "two of three are not enough",
        r#"
proves = ["GM-RUL-49"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { guild = "C" },
    { adventurer = "Cup", of = "C", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 6 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "C", skills = { might = 1 } },
]
script = [
    "A: offer card A", "B: accept 1", "A: ready", "B: ready", "C: ready", "A: stance cooperate",
    "B: stance cooperate", "C: stance cooperate", "dice: 1 | 2 | 6", "C: deck common",
]
expect = ["accepted 1 B", "contract 3 completed by C", "never: struck"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
    check(
        "all three have agreed",
        r#"
proves = ["GM-RUL-49"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { guild = "C" },
    { adventurer = "Cup", of = "C", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 6 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "C", skills = { might = 1 } },
]
script = [
    "A: offer card A", "B: accept 1", "C: accept 1", "A: ready", "B: ready", "C: ready", "A: stance cooperate",
    "B: stance cooperate", "C: stance cooperate", "dice: 1 | 2 | 6", "A: deck common",
]
expect = ["accepted 1 B", "accepted 1 C", "struck 1", "contract 3 completed by A"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]", C = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
}
