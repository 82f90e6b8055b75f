//! Lobbying for the choice of an effect, and what agreements of a Contest say about its Bonus.

use super::{Play, play};

/// A is about to steal 2 Gold from a rival in the Plot Phase.
fn lobbied(name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves)
        .guilds(3)
        .plot(4)
        .guild("A", "gold = 1\nadventurers = [\"Seraphe\"]")
        .guild("B", "gold = 4")
        .guild("C", "gold = 4")
}

const READY: [&str; 3] = ["A: ready", "B: ready", "C: ready"];

fn script<'a>(lines: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    ["A: use Seraphe"].iter().chain(lines).chain(&READY).chain(more).copied().collect()
}

#[test]
fn any_guild_may_lobby_and_the_owner_decides() {
    lobbied("any guild may lobby", &["GM-PLOT-04", "GM-NEGO-01", "GM-NEGO-02", "GM-NEGO-04", "GM-RUL-36"])
        .run(
            &script(
                &[
                    "B: offer pay_now B->A 1; promise B I will spare you",
                    "A: accept 1",
                    "C: offer promise C my word",
                    "A: accept 2",
                ],
                &["A: rival A", "A: rival B"],
            ),
            &[
                "lobby A",
                "asked: A lobby",
                "asked: B lobby",
                "asked: C lobby",
                "offered 1 B pay_now B->A 1; promise B I will spare you",
                "struck 1",
                "paid B->A 1",
                "offered 2 C promise C my word",
                "struck 2",
                "asked: A pick steal_gold",
                "refused: GM-PLOT-04",
                "lobby over",
                "gold B -2",
                "gold A +2",
                "A.gold = 4",
                "B.gold = 1",
            ],
        );
}

#[test]
fn an_accepted_choice_binds_and_is_paid_for() {
    lobbied("an accepted choice binds", &["GM-RUL-48", "GM-PLOT-04", "GM-NEGO-03"]).run(
        &script(
            &[
                "B: offer pay_if B->A 2 rival C",
                "A: accept 1",
                "expect: B.gold = 2",
                "expect: B.aside = 2",
                "C: offer pay_if C->A 4 rival B",
                "B: offer pay_if B->A 2 rival C",
                "A: accept 2",
            ],
            &["A: rival B", "A: pass", "A: rival C"],
        ),
        &[
            "set aside B 2",
            "refused: GM-RUL-48",
            "offered 2 B pay_if B->A 2 rival C",
            "set aside B 2",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "held paid B->A 2",
            "held paid B->A 2",
            "lobby over",
            "gold C -2",
            "gold A +2",
            "A.gold = 7",
            "B.gold = 0",
            "B.aside = 0",
        ],
    );
}

#[test]
fn what_is_not_accepted_moves_nothing() {
    lobbied("not accepted", &["GM-RUL-48", "GM-NEGO-02"]).run(
        &script(
            &["B: offer pay_if B->A 2 rival C", "A: decline 1", "C: offer pay_if C->A 1 rival B"],
            &["A: rival C"],
        ),
        &["declined 1 A", "lapsed 2", "gold C -2", "never: held", "A.gold = 3", "B.gold = 4", "C.gold = 2"],
    );
}

#[test]
fn a_lobby_is_about_the_choice_and_treasury_gold() {
    lobbied("what a lobby is about", &["GM-RUL-48", "GM-NEGO-03"]).run(
        &[
            "A: use Seraphe",
            "B: offer split A 1",
            "B: offer pay_if B->A 1",
            "B: offer pay_if B->A 1 option 1",
            "B: offer pay_if B->A 1 rival A",
            "B: offer promise D I shall pay",
            "B: offer promise B",
            "B: offer pay_now B->A 5",
            "B: offer card A",
            "B: offer",
        ],
        &[
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-NEGO-03",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
        ],
    );
}

#[test]
fn a_promise_alone_is_made_to_the_guild_that_is_lobbied() {
    lobbied("a promise to the owner", &["GM-PLOT-04", "GM-RUL-36", "GM-RUL-48"]).run(
        &[
            "A: use Seraphe",
            "B: offer promise B I spare you; both of you",
            "C: accept 1",
            "A: decline 1",
            "A: offer promise A I spare you both",
            "B: accept 2",
            "expect: A.gold = 1",
            "C: accept 2",
            "A: ready",
            "B: offer promise B too late",
        ],
        &[
            "offered 1 B promise B I spare you; both of you",
            "refused: GM-RUL-48",
            "declined 1 A",
            "offered 2 A promise A I spare you both",
            "accepted 2 B",
            "accepted 2 C",
            "struck 2",
            "ready A",
            "refused: GM-RUL-48",
        ],
    );
}

#[test]
fn an_effect_is_settled_one_way_only() {
    lobbied("an effect is settled one way only", &["GM-RUL-48"]).run(
        &[
            "A: use Seraphe",
            "B: offer pay_if B->A 1 rival C; pay_if B->A 1 rival B",
            "B: offer pay_if B->A 1 rival C; pay_if B->C 1 rival C",
            "C: offer pay_if C->A 1 rival B",
            "C: counter 1 pay_if C->A 1 rival B; pay_if C->A 1 rival C",
            "A: accept 1",
            "A: accept 2",
            "expect: A.gold = 1",
            "C: accept 1",
        ],
        &[
            "refused: GM-RUL-48",
            "offered 1 B pay_if B->A 1 rival C; pay_if B->C 1 rival C",
            "offered 2 C pay_if C->A 1 rival B",
            "refused: GM-RUL-48",
            "accepted 1 A",
            "accepted 2 A",
            "struck 2",
            "accepted 1 C",
            "lapsed 1",
            "B.gold = 4",
            "B.aside = 0",
            "C.aside = 1",
        ],
    );
}

#[test]
fn the_owner_is_party_to_whatever_binds_it() {
    lobbied("the owner is party", &["GM-RUL-48", "GM-NEGO-02"]).run(
        &[
            "A: use Seraphe",
            "B: offer pay_if B->C 1 rival C",
            "C: accept 1",
            "expect: B.gold = 4",
            "A: accept 1",
        ],
        &["accepted 1 C", "accepted 1 A", "struck 1", "set aside B 1"],
    );
    lobbied("an owner that is ready cannot be bound", &["GM-RUL-48"]).run(
        &["A: use Seraphe", "A: ready", "B: offer pay_if B->C 1 rival C", "B: offer pay_now B->C 1"],
        &["refused: GM-RUL-48", "offered 1 B pay_now B->C 1"],
    );
}

#[test]
fn without_an_answer_the_ability_is_left() {
    lobbied("without an answer", &["GM-PLOT-03"]).run(
        &["A: use Seraphe", "A: expired", "B: expired", "C: expired", "A: expired"],
        &["lobby over", "asked: A orders", "never: gold B", "never: gold C", "A.gold = 1"],
    );
    let bound = [
        "A: use Seraphe",
        "B: offer pay_if B->A 1 rival C",
        "A: accept 1",
        "A: ready",
        "B: ready",
        "C: ready",
    ];
    let bound: Vec<&str> = bound.into_iter().chain(["A: expired"]).collect();
    lobbied("what binds is done without an answer", &["GM-RUL-48"])
        .run(&bound, &["held paid B->A 1", "gold C -2", "A.gold = 4"]);
}

/// A completes a Contract with a Bonus by itself.
fn rewarded(name: &'static str, proves: &[&'static str], contract: &str) -> Play {
    play(name, proves)
        .guilds(3)
        .guild("A", "")
        .has("A", "Axe", "guile = 5")
        .guild("B", "gold = 4\nfame = 4")
        .guild("C", "gold = 4\nfame = 4")
        .lies(contract, 1)
        .order("A", "1: contract 1 [Axe]")
        .waits()
}

#[test]
fn a_reward_that_touches_others_is_lobbied_for() {
    rewarded("a reward is lobbied for", &["GM-CONT-10", "GM-NEGO-02", "GM-RUL-48"], "Rob the Tithe Caravan")
        .run(
            &[
                "A: carry",
                "dice: 6 6 6 6 6",
                "B: offer pay_if B->A 1 rival C",
                "A: accept 1",
                "A: ready",
                "B: ready",
                "C: ready",
                "A: pass",
                "A: rival C",
                "A: deck common",
            ],
            &[
                "gold A +3",
                "contract 1 completed by A",
                "lobby A",
                "set aside B 1",
                "refused: GM-RUL-48",
                "held paid B->A 1",
                "gold C -2",
                "contract 1 replaced by A from common",
                "A.gold = 4",
                "B.gold = 3",
            ],
        );
    rewarded("each choice of a reward is lobbied for", &["GM-CONT-10"], "Raid the Smugglers' Loft").run(
        &[
            "A: carry",
            "dice: 6 6 6 6 6",
            "B: offer pay_if B->A 1 option 2",
            "A: accept 1",
            "A: ready",
            "B: ready",
            "C: ready",
            "A: option 1",
            "A: option 2",
            "A: ready",
            "B: ready",
            "C: ready",
            "A: rival B",
            "A: deck common",
        ],
        &[
            "refused: GM-RUL-48",
            "held paid B->A 1",
            "lobby over",
            "lobby A",
            "lobby over",
            "fame B -2",
            "B.gold = 3",
        ],
    );
}

/// A and B contest a Contract whose Bonus hits a rival; C stands by.
fn contesting(name: &'static str, proves: &[&'static str]) -> Play {
    contesting_for(name, proves, "Rob the Tithe Caravan")
}

fn contesting_for(name: &'static str, proves: &[&'static str], contract: &str) -> Play {
    play(name, proves)
        .guilds(3)
        .contest()
        .guild("A", "gold = 3\nfame = 4")
        .has("A", "Axe", "guile = 3")
        .guild("B", "gold = 3\nfame = 4")
        .has("B", "Bow", "guile = 3")
        .guild("C", "gold = 3\nfame = 4")
        .lies(contract, 3)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
}

const TOGETHER: [&str; 5] =
    ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 | 1 1 1"];

#[test]
fn an_agreement_settles_who_resolves_the_bonus_and_how() {
    let mut lines = vec!["A: offer bonus B; with rival C", "B: accept 1"];
    lines.extend(TOGETHER);
    lines.extend(["A: ready", "B: ready", "C: ready", "B: rival A", "B: rival C", "A: deck common"]);
    contesting("the bonus is settled", &["GM-CTST-04", "GM-CTST-05", "GM-RUL-48"]).run(
        &lines,
        &[
            "offered 1 A bonus B; with rival C",
            "struck 1",
            "lobby B",
            "refused: GM-RUL-48",
            "gold C -2",
            "contract 3 replaced by A from common",
            "C.gold = 1",
        ],
    );
}

#[test]
fn another_agreement_on_the_bonus_replaces_its_choice_too() {
    let mut lines = vec!["A: offer bonus B; with rival A", "B: accept 1", "A: offer bonus A", "B: accept 2"];
    lines.extend(TOGETHER);
    lines.extend(["A: ready", "B: ready", "C: ready", "A: rival B", "A: deck common"]);
    contesting("a later bonus clause", &["GM-RUL-48"]).run(&lines, &["struck 2", "lobby A", "gold B -2"]);
}

#[test]
fn only_what_the_bonus_leaves_open_can_be_settled() {
    contesting("what can be settled", &["GM-RUL-48"]).run(
        &[
            "A: offer bonus B; with rival B",
            "A: offer bonus B; with option 1",
            "A: offer card A; with rival C",
            "A: offer pay_if A->B 1 rival C",
        ],
        &["refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48", "refused: GM-RUL-48"],
    );
}

#[test]
fn a_conflictor_that_wins_alone_resolves_the_bonus() {
    contesting("a conflictor resolves the bonus", &["GM-CTST-14", "GM-EFCT-03", "GM-CONT-10"]).run(
        &[
            "A: ready",
            "B: ready",
            "A: stance conflict",
            "B: stance cooperate",
            "dice: 6 6 6",
            "A: ready",
            "B: ready",
            "C: ready",
            "A: rival B",
            "A: deck common",
            "B: pass",
        ],
        &[
            "checked A 18 against 16",
            "gold A +3",
            "lobby A",
            "gold B -2",
            "contract 3 replaced by A from common",
        ],
    );
}

const LOFT: &str = "Raid the Smugglers' Loft";

#[test]
fn an_agreement_settles_every_choice_of_a_bonus_in_order() {
    let agreed = ["A: offer bonus B; with option 2; with rival C", "B: accept 1"];
    let ready = ["A: ready", "B: ready", "C: ready"];
    let lines = [&agreed[..], &TOGETHER, &ready, &["B: option 1", "B: option 2"], &ready];
    let lines = [&lines.concat()[..], &["B: rival A", "B: rival C", "A: deck common"]].concat();
    let expect = [
        "offered 1 A bonus B; with option 2; with rival C",
        "struck 1",
        "lobby B",
        "refused: GM-RUL-48",
        "lobby over",
        "lobby B",
        "refused: GM-RUL-48",
        "lobby over",
        "fame C -2",
        "contract 3 replaced by A from common",
    ];
    contesting_for("every choice is settled", &["GM-CTST-04", "GM-CTST-05", "GM-RUL-49"], LOFT)
        .run(&lines, &expect);
    let late = ["B: expired"];
    let lines = [&agreed[..], &TOGETHER, &ready, &late, &ready, &late].concat();
    contesting_for("what is settled is done without an answer", &["GM-RUL-48"], LOFT)
        .run(&lines, &["lobby B", "lobby B", "fame C -2"]);
    let agreed = ["A: offer bonus B; with option 2", "B: accept 1"];
    let lines = [&agreed[..], &TOGETHER, &ready, &["B: option 2"], &ready, &["B: rival A"]].concat();
    contesting_for("the choices that follow are free", &["GM-NEGO-02"], LOFT).run(&lines, &["fame A -2"]);
}

#[test]
fn two_rivals_and_an_option_of_one_bonus_are_settled() {
    let ready = ["A: ready", "B: ready", "C: ready"];
    let agreed = ["B: offer bonus A; with rival B; with rival C; with option 2", "A: accept 1"];
    let lines = [&agreed[..], &TOGETHER, &ready, &["A: rival C", "A: rival B"], &ready].concat();
    let lines = [&lines[..], &["A: rival B", "A: rival C"], &ready, &["A: option 1", "A: option 2"]].concat();
    contesting_for("two rivals and an option", &["GM-CTST-04", "GM-RUL-48"], "Proof Feud").run(
        &lines,
        &[
            "lobby A",
            "refused: GM-RUL-48",
            "gold B -1",
            "lobby A",
            "refused: GM-RUL-48",
            "gold C -1",
            "lobby A",
            "refused: GM-RUL-48",
            "fame B -1",
            "fame C -1",
        ],
    );
}

#[test]
fn choices_of_a_bonus_are_settled_from_the_first_on() {
    contesting_for("choices that fit", &["GM-RUL-48"], LOFT).run(
        &[
            "A: offer bonus B; with rival C",
            "A: offer bonus B; with rival C; with option 2",
            "A: offer bonus B; with option 3",
            "A: offer bonus B; with option 2; with rival B",
            "A: offer bonus B; with option 2; with option 1",
            "A: offer bonus B; with option 2; with rival C; with rival A",
            "A: offer bonus B; with option 2; with rival A",
        ],
        &[
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "refused: GM-RUL-48",
            "offered 1 A bonus B; with option 2; with rival A",
        ],
    );
    contesting_for("what depends on the moment stays open", &["GM-RUL-48"], "Proof Trophy").run(
        &["A: offer bonus B; with rival C; with option 1", "A: offer bonus B; with rival C"],
        &["refused: GM-RUL-48", "offered 1 A bonus B; with rival C"],
    );
}

/// A of two Guilds uses an ability with a choice in the Plot Phase.
fn of_two(name: &'static str, proves: &[&'static str], adventurer: &str) -> Play {
    let facts = format!("gold = 1\nadventurers = [{adventurer:?}]");
    play(name, proves).plot(3).guild("A", &facts).guild("B", "gold = 4\nfame = 3")
}

#[test]
fn with_two_guilds_a_choice_between_effects_is_lobbied_for() {
    of_two("a choice of two guilds", &["GM-PLOT-04", "GM-RUL-48"], "Jariya").run(
        &[
            "A: use Jariya",
            "B: offer pay_if B->A 1 option 1",
            "A: accept 1",
            "A: ready",
            "B: ready",
            "A: option 2",
            "A: option 1",
        ],
        &["lobby A", "set aside B 1", "refused: GM-RUL-48", "held paid B->A 1", "gold A +1", "B.gold = 3"],
    );
    of_two("an option that touches every rival", &["GM-PLOT-04"], "Proof Herald").run(
        &[
            "A: use Proof Herald",
            "B: offer promise B I pay later",
            "A: accept 1",
            "A: ready",
            "B: ready",
            "A: option 2",
        ],
        &["lobby A", "offered 1 B promise B I pay later", "struck 1", "fame B -1"],
    );
    of_two("an option that touches rivals on a condition", &["GM-PLOT-04"], "Proof Crier")
        .run(&["A: use Proof Crier", "A: ready", "B: ready", "A: option 2"], &["lobby A", "gold B -1"]);
    of_two("options that touch nobody", &["GM-PLOT-04"], "Tymon")
        .run(&["A: use Tymon", "A: option 1"], &["gold A +1", "never: lobby A"]);
}

#[test]
fn with_two_guilds_the_only_rival_is_no_choice_to_settle() {
    let two = |name, contract| {
        play(name, &["GM-RUL-48"])
            .contest()
            .guild("A", "gold = 3\nfame = 4")
            .has("A", "Axe", "guile = 3")
            .guild("B", "gold = 3\nfame = 4")
            .has("B", "Bow", "guile = 3")
            .lies(contract, 3)
            .order("A", "1: contract 3 [Axe]")
            .order("B", "1: contract 3 [Bow]")
            .waits()
    };
    two("the only rival", "Rob the Tithe Caravan")
        .run(&["A: offer bonus B; with rival A"], &["refused: GM-RUL-48"]);
    let lines =
        ["A: offer bonus B; with option 2; with rival A", "A: offer bonus B; with option 2", "B: accept 1"];
    let ready = ["A: ready", "B: ready"];
    let lines = [&lines[..], &TOGETHER, &ready, &["B: option 1", "B: option 2", "A: deck common"]].concat();
    two("an option for two", LOFT).run(
        &lines,
        &["refused: GM-RUL-48", "struck 1", "lobby B", "refused: GM-RUL-48", "lobby over", "fame A -2"],
    );
}
