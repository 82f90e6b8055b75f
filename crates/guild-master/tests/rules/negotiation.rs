//! Binding offers in a Contest.

use super::{Play, play};

fn bargaining(name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves)
        .contest()
        .guild("A", "gold = 5")
        .has("A", "Knife", "guile = 4")
        .guild("B", "gold = 1")
        .has("B", "Axe", "might = 6")
        .contract("Loft", "might = 10, guile = 10", 3, 2)
        .order("A", "1: contract 3 [Knife]")
        .order("B", "1: contract 3 [Axe]")
        .waits()
}

const TOGETHER: [&str; 6] = [
    "A: ready",
    "B: ready",
    "A: stance cooperate",
    "B: stance cooperate",
    "dice: 1 1 1 1 | 3 3 3 3 3 3",
    "A: deck heroic",
];

#[test]
fn an_agreed_split_binds_when_all_cooperate() {
    let mut script = vec!["A: offer split A 3; card A; bonus B", "B: accept 1"];
    script.extend(TOGETHER);
    bargaining("an agreed split binds", &["GM-CTST-04", "GM-CTST-05", "GM-RUL-49"]).run(
        &script,
        &[
            "offered 1 A split A 3; bonus B; card A",
            "accepted 1 B",
            "struck 1",
            "gold A +3",
            "fame A +2",
            "fame B +2",
            "contract 3 completed by A",
            "contract 3 replaced by A from heroic",
            "never: gold B",
        ],
    );
}

#[test]
fn what_was_not_agreed_follows_the_default() {
    let mut script = vec!["A: offer card A", "B: accept 1"];
    script.extend(TOGETHER);
    bargaining("what was not agreed follows the default", &["GM-CTST-07", "GM-RUL-49"])
        .run(&script, &["struck 1", "gold A +1", "gold B +2", "contract 3 completed by A"]);
}

#[test]
fn a_later_agreement_replaces_an_earlier_one_clause_by_clause() {
    let mut script = vec!["A: offer split A 3; card B", "B: accept 1", "B: offer card A", "A: accept 2"];
    script.extend(TOGETHER);
    bargaining("a later agreement replaces an earlier one", &["GM-RUL-48"])
        .run(&script, &["struck 1", "struck 2", "gold A +3", "contract 3 completed by A"]);
}

#[test]
fn a_conflict_voids_every_agreement() {
    bargaining("a conflict voids every agreement", &["GM-CTST-06", "GM-RUL-29"]).run(
        &[
            "A: offer split A 3; pay_if A->B 2; card A",
            "B: accept 1",
            "expect: A.gold = 3",
            "expect: A.aside = 2",
            "A: ready",
            "B: ready",
            "A: stance conflict",
            "B: stance cooperate",
            "dice: 1 1 1 1",
            "dice: 3 3 3 3 3 3",
            "B: deck common",
        ],
        &[
            "set aside A 2",
            "held back A 2",
            "agreement void",
            "gold B +3",
            "contract 3 completed by B",
            "A.gold = 5",
            "A.aside = 0",
        ],
    );
}

#[test]
fn gold_set_aside_is_paid_when_all_cooperate_even_if_the_contract_fails() {
    bargaining("gold set aside is paid when all cooperate", &["GM-RUL-48", "GM-NEGO-03"]).run(
        &[
            "A: offer pay_if A->B 4",
            "B: accept 1",
            "A: ready",
            "B: ready",
            "A: stance cooperate",
            "B: stance cooperate",
            "dice: 1 1 1 1 | 1 1 1 1 1 1",
        ],
        &["set aside A 4", "held paid A->B 4", "contest over", "A.gold = 1", "B.gold = 5", "A.aside = 0"],
    );
}

#[test]
fn gold_paid_now_stays_paid() {
    bargaining("gold paid now stays paid", &["GM-RUL-48"]).run(
        &[
            "B: offer pay_now A->B 5",
            "A: accept 1",
            "A: ready",
            "B: ready",
            "A: stance conflict",
            "B: stance conflict",
        ],
        &[
            "struck 1",
            "paid A->B 5",
            "stance A conflict",
            "asked: chance roll 4d6",
            "A.gold = 0",
            "B.gold = 6",
        ],
    );
}

#[test]
fn only_treasury_gold_can_be_offered() {
    bargaining("only treasury gold can be offered", &["GM-NEGO-03"]).run(
        &["A: offer pay_now A->B 6", "A: offer pay_now B->A 2", "B: accept 1"],
        &["refused: GM-NEGO-03", "offered 1 A pay_now B->A 2", "refused: GM-NEGO-03"],
    );
}

#[test]
fn acceptance_is_atomic() {
    play("acceptance is atomic", &["GM-RUL-48"])
        .contest()
        .guilds(3)
        .guild("A", "gold = 5")
        .has("A", "Axe", "might = 2")
        .guild("B", "gold = 2")
        .has("B", "Bow", "might = 2")
        .guild("C", "gold = 0")
        .has("C", "Cup", "might = 2")
        .contract("Loft", "might = 8", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .order("C", "1: contract 3 [Cup]")
        .run(
            &[
                "A: offer pay_now A->C 5; pay_now B->C 2",
                "B: accept 1",
                "B: offer pay_now B->C 2",
                "C: accept 2",
                "expect: C.gold = 2",
                "C: accept 1",
            ],
            &[
                "accepted 1 B",
                "struck 2",
                "paid B->C 2",
                "accepted 1 C",
                "lapsed 1",
                "A.gold = 5",
                "B.gold = 0",
                "C.gold = 2",
            ],
        );
}

#[test]
fn offers_are_declined_withdrawn_and_countered() {
    bargaining("offers are declined, withdrawn and countered", &["GM-RUL-48", "GM-NEGO-07"]).run(
        &[
            "A: offer split A 2 B 1",
            "B: decline 1",
            "A: accept 1",
            "A: offer split A 2 B 1",
            "A: withdraw 2",
            "A: offer split A 2 B 1",
            "B: counter 3 split A 1 B 2",
            "A: accept 4",
        ],
        &[
            "declined 1 B",
            "refused: GM-RUL-48",
            "withdrawn 2",
            "offered 3 A split A 2 B 1",
            "declined 3 B",
            "offered 4 B split A 1 B 2",
            "accepted 4 A",
            "struck 4",
        ],
    );
}

#[test]
fn shares_sum_to_the_reward_and_name_contesting_guilds() {
    bargaining("shares sum to the reward", &["GM-CTST-04", "GM-RUL-48"]).run(
        &[
            "A: offer split A 2",
            "A: offer split A 2 C 1",
            "A: offer card D",
            "A: offer pay_now A->A 1",
            "A: offer",
        ],
        &[
            "refused: GM-CTST-04",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
        ],
    );
}

#[test]
fn a_guild_that_is_ready_bargains_no_more() {
    bargaining("a guild that is ready bargains no more", &["GM-NEGO-07"]).run(
        &["A: offer card A", "B: ready", "A: offer card A", "A: ready"],
        &["ready B", "lapsed 1", "refused: GM-RUL-48", "asked: A stance 3"],
    );
}

#[test]
fn an_offer_may_ask_another_guild_for_a_promise() {
    bargaining("a promise is asked for", &["GM-RUL-48", "GM-RUL-36", "GM-NEGO-04"]).run(
        &[
            "A: offer pay_now A->B 2; promise B I cooperate",
            "B: accept 1",
            "B: offer promise A I leave you the next one",
            "A: decline 2",
            "A: offer promise A my word",
            "A: withdraw 3",
            "A: offer promise A my word",
            "B: accept 4",
            "A: ready",
            "B: offer promise B I shall be kind",
            "B: ready",
            "A: stance cooperate",
            "B: stance conflict",
        ],
        &[
            "offered 1 A pay_now A->B 2; promise B I cooperate",
            "accepted 1 B",
            "struck 1",
            "paid A->B 2",
            "offered 2 B promise A I leave you the next one",
            "declined 2 A",
            "withdrawn 3",
            "offered 4 A promise A my word",
            "struck 4",
            "refused: GM-RUL-48",
            "asked: A stance 3",
            "stance B conflict",
            "asked: chance roll 6d6",
            "A.gold = 3",
            "B.gold = 3",
        ],
    );
}

#[test]
fn who_is_asked_for_a_promise_has_to_accept() {
    play("who is asked for a promise accepts", &["GM-RUL-48"])
        .contest()
        .guilds(3)
        .guild("A", "gold = 5")
        .has("A", "Axe", "might = 2")
        .guild("B", "gold = 2")
        .has("B", "Bow", "might = 2")
        .guild("C", "gold = 0")
        .has("C", "Cup", "might = 2")
        .contract("Loft", "might = 8", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .order("C", "1: contract 3 [Cup]")
        .run(
            &[
                "A: offer pay_now A->B 1; promise C I cooperate",
                "B: accept 1",
                "expect: A.gold = 5",
                "C: accept 1",
                "A: offer promise A I cooperate",
                "B: accept 2",
                "C: ready",
                "A: offer promise C I cooperate",
                "A: offer promise A to you, B",
                "B: accept 3",
            ],
            &[
                "accepted 1 B",
                "accepted 1 C",
                "struck 1",
                "paid A->B 1",
                "accepted 2 B",
                "ready C",
                "lapsed 2",
                "refused: GM-RUL-48",
                "offered 3 A promise A to you, B",
                "struck 3",
            ],
        );
}

#[test]
fn nobody_outside_the_contest_is_asked_for_a_promise() {
    play("a promise of an outsider", &["GM-RUL-48"])
        .guilds(3)
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .guild("C", "")
        .contract("Loft", "might = 6", 3, 1)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .run(
            &["A: offer card A; promise C I will leave", "A: offer promise C I will leave"],
            &["refused: GM-RUL-48", "refused: GM-RUL-48"],
        );
}
