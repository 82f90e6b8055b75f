//! Results of the playbook, what they give and when; attacks, charges and plays that come about by other abilities.

use guild_ball::GuildBall;
use guild_ball::event::Event;
use kernel::odds::Ratio;
use kernel::{Game, Input};

use super::super::foreseen::{after, choice, foreseen, scene};
use super::check;

#[test]
fn momentum_of_what_may_be_ignored_is_gained_as_it_is_not() {
    let played = |name: &str, results: &str, cases: &str| {
        let stage = format!(
            r#"
proves = ["GB-PB-06", "GB-PB-07"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 5, playbook = [[{results}]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12, ball = true, abilities = ["sturdy", "close-control", "stoic"] }},
    {{ name = "Eel", seat = "blue", at = [5500, 5500] }},
]
now = {{ active = "Ox" }}
"#
        );
        check(name, &format!("{stage}{cases}"));
    };
    played(
        "a KD or a tackle",
        r#""m kd", "m tackle", "1""#,
        r#"
[[case]]
name = "a KD, before the next result is applied"
script = ["red: attack Shark", "dice: 4 4 1 1 1", "red: pick 1.1 1.3", "red: step knock down", "blue: no", "dice: 1 1"]
expect = ["suffers Shark knocked down", "momentum red +1 playbook", "damaged Shark 1", "red.momentum = 1"]
[[case]]
name = "a tackle"
script = ["red: attack Shark", "dice: 4 4 1 1 1", "red: pick 1.2 1.3", "red: step tackle", "blue: no"]
expect = ["ball Ox tackle", "momentum red +1 playbook", "damaged Shark 1", "red.momentum = 1"]
[[case]]
name = "a KD that is ignored"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "blue: yes"]
expect = ["ignored Shark sturdy", "asked: red act Ox", "never: momentum"]
[[case]]
name = "a tackle that is ignored"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.2", "blue: yes"]
expect = ["ignored Shark close-control", "asked: red act Ox", "never: momentum"]
"#,
    );
    played(
        "a push",
        r#""m push1", "m push1", "1""#,
        r#"
[[case]]
name = "a push"
script = ["red: attack Shark", "dice: 4 4 1 1 1", "red: pick 1.1 1.3", "red: step push", "blue: no", "red: line (2654, 3048)"]
expect = ["moved Shark push (2654, 3048)", "momentum red +1 playbook", "damaged Shark 1", "red.momentum = 1"]
[[case]]
name = "a push that is ignored"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "blue: yes"]
expect = ["ignored Shark stoic", "asked: red act Ox", "never: momentum"]
[[case]]
name = "two pushes are one, and give 2 MP"
script = ["red: attack Shark", "dice: 4 4 1 1 1", "red: pick 1.1 1.2", "blue: no", "red: line (2908, 3048)"]
expect = ["moved Shark push (2908, 3048)", "momentum red +2 playbook", "red.momentum = 2"]
"#,
    );
    played(
        "two effects",
        r#""m kd push1", "m kd tackle", "m tackle push1""#,
        r#"
[[case]]
name = "one of two effects is ignored"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "red: step knock down", "blue: yes", "blue: no", "red: line (2654, 3048)"]
expect = ["ignored Shark sturdy", "moved Shark push (2654, 3048)", "momentum red +1 playbook", "red.momentum = 1"]
[[case]]
name = "the other one is"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.2", "red: step tackle", "blue: yes", "blue: no", "dice: 1 1"]
expect = ["ignored Shark close-control", "suffers Shark knocked down", "momentum red +1 playbook", "red.momentum = 1"]
[[case]]
name = "both are"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.3", "red: step tackle", "blue: yes", "blue: yes"]
expect = ["ignored Shark close-control", "ignored Shark stoic", "asked: red act Ox", "never: momentum"]
"#,
    );
    played(
        "an effect beside others",
        r#""m 1 kd", "m kd dodge1""#,
        r#"
[[case]]
name = "one with damage gives it at once"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "red: step knock down", "blue: yes"]
expect = ["momentum red +1 playbook", "ignored Shark sturdy", "damaged Shark 1", "red.momentum = 1"]
[[case]]
name = "so does one with a dodge"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.2", "red: step knock down", "blue: yes", "red: stay"]
expect = ["momentum red +1 playbook", "ignored Shark sturdy", "red.momentum = 1"]
"#,
    );
}

#[test]
fn momentum_of_what_cannot_be_ignored_is_gained_as_it_is_picked() {
    check(
        "a plain target",
        r#"
proves = ["GB-PB-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 5, playbook = [["m kd", "m tackle", "m push1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12, ball = true },
]
now = { active = "Ox" }
[[case]]
name = "a KD"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "dice: 1 1"]
expect = ["momentum red +1 playbook", "suffers Shark knocked down"]
[[case]]
name = "a tackle"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.2"]
expect = ["momentum red +1 playbook", "ball Ox tackle"]
[[case]]
name = "a push"
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.3", "red: line (2654, 3048)"]
expect = ["momentum red +1 playbook", "moved Shark push (2654, 3048)"]
"#,
    );
    check(
        "a team with the ball behind its own line",
        r#"
proves = ["GB-MOM-02", "GB-RUL-17"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 5, playbook = [["m kd"]] },
    { name = "Boar", seat = "red", at = [2000, 300], ball = true },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12, abilities = ["sturdy"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1 1", "red: pick 1.1", "blue: no"]
expect = ["suffers Shark knocked down", "asked: red act Ox", "never: momentum"]
"#,
    );
}

#[test]
fn what_costs_no_momentum_spends_none() {
    check(
        "a Counter-Attack for nothing under a piper's eyes",
        r#"
proves = ["GB-MOM-21"]
piece = [
    { name = "Piper", seat = "red", at = [2000, 2000], influence = 2, tac = 3, abilities = ["pay-the-piper"], playbook = [["1"]] },
    { name = "Near", seat = "blue", at = [2400, 2000], tac = 3, abilities = ["poised"], playbook = [["1"]] },
]
now = { active = "Piper" }
script = ["red: use pay-the-piper", "red: attack Near", "blue: react counter", "dice: 1 1 1", "blue: react counter", "dice: 1 1 1"]
expect = ["rolled attack Near 1 1 1 needs 4", "asked: red act Piper", "never: fired", "never: momentum"]
"#,
    );
}

#[test]
fn an_attack_from_afar_needs_its_price_and_leave_of_whom_it_engages() {
    let stage = |ox: &str, guard: &str, shark: &str| {
        format!(
            r#"
proves = ["GB-INF-10", "GB-CONV-06"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], tac = 2, abilities = ["far-strike", "hawk-eye"], playbook = [["1"]], {ox} }},
    {{ name = "Guard", seat = "blue", at = [2400, 3048], melee = 1, {guard} }},
    {{ name = "Shark", seat = "blue", at = [2000, 4048], melee = 0, {shark} }},
]
now = {{ active = "Ox" }}
"#
        )
    };
    let fails = |with: &str| {
        format!(
            "script = [\"red: use {with}\", \"red: choose Shark\"]\nexpect = [\"used Ox {with}\", \"asked: red act Ox\", \"never: attack\", \"never: paid\"]"
        )
    };
    let strikes = |with: &str, first: &str, influence: u8| {
        format!(
            "script = [\"red: use {with}\", \"red: choose Shark\", \"dice: 1 1\"]\nexpect = [{first}\"attack Ox on Shark\", \"rolled attack Ox 1 1 needs 4\", \"Ox.influence = {influence}\"]"
        )
    };
    let (down, plain) = ("conditions = [\"knocked down\"]", "hp = 12");
    let played = |name: &str, stage: String, rest: String| check(name, &format!("{stage}{rest}"));
    played("paid", stage("influence = 1", down, plain), strikes("far-strike", "\"paid Ox 1\", ", 0));
    played("for nothing", stage("influence = 0", down, plain), strikes("hawk-eye", "", 0));
    let fear = "abilities = [\"fear\"]";
    played("too dear", stage("influence = 1", down, fear), fails("far-strike"));
    played("dear", stage("influence = 2", down, fear), strikes("far-strike", "\"paid Ox 2\", ", 0));
    let kept = "abilities = [\"protective-instinct\"]";
    played("engaged with one that keeps it", stage("influence = 1", kept, plain), fails("hawk-eye"));
}

#[test]
fn a_charge_out_of_turn_is_one_for_whom_a_charge_is_possible() {
    let stage = |proves: &str, angel: &str, more: &str| {
        format!(
            r#"
proves = [{proves}]
piece = [
    {{ name = "Ox", seat = "red", at = [1000, 3000], mov = [6, 8], melee = 1 }},
    {{ name = "Goat", seat = "red", at = [2000, 4400], {more} }},
    {{ name = "Shark", seat = "blue", at = [5000, 5500] }},
    {{ name = "Angel", seat = "blue", at = [2000, 4000], tac = 1, mov = [6, 8], playbook = [["1"]], abilities = ["counter-charge"], {angel} }},
]
now = {{ active = "Ox" }}
"#
        )
    };
    let no_charge = |to: &str| {
        format!(
            "script = [\"red: jog\", \"red: path {to}\", \"blue: yes\"]\nexpect = [\"fired Angel counter-charge\", \"asked: red act Ox\", \"never: advance Angel\"]"
        )
    };
    let possible = r#""GB-CHG-01""#;
    let far = "(2000, 3000)";
    check(
        "free to charge",
        &format!(
            "{}{}",
            stage(possible, "melee = 1", "melee = 0"),
            r#"
script = ["red: jog", "red: path (2000, 3000)", "blue: yes", "blue: line (2000, 3400)", "dice: 1 1 1 1 1"]
expect = ["fired Angel counter-charge", "advance Angel charge Ox", "moved Angel charge (2000, 3400)", "attack Angel on Ox"]
"#
        ),
    );
    check(
        "on the ground",
        &format!(
            "{}{}",
            stage(r#""GB-CHG-01", "GB-KD-06""#, "conditions = [\"knocked down\"]", "melee = 0"),
            no_charge(far)
        ),
    );
    check("engaged by another", &format!("{}{}", stage(possible, "melee = 0", "melee = 1"), no_charge(far)));
    check("engages it already", &format!("{}{}", stage(possible, "melee = 4", "melee = 0"), no_charge(far)));
}

#[test]
fn a_play_that_was_used_this_turn_is_not_used_again_for_another_ability() {
    let start = scene(
        r#"
setup = { size = "typical" }
piece = [
    { name = "Main", seat = "red", at = [2448, 2000], influence = 1, kick = [3, 4], ball = true, abilities = ["launch-control", "long-bomb"] },
    { name = "Fuse", seat = "red", at = [2448, 4200] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Main" }
"#,
    );
    assert_eq!(uses(&start, "use launch-control"), 2, "the trait and the play");
    let state = after(&start, &["use long-bomb"]);
    assert_eq!(uses(&state, "use launch-control"), 1, "the trait alone");
}

/// How many abilities are used by one choice.
#[expect(clippy::unwrap_used, reason = "the choices of these tests can be played")]
fn uses(state: &kernel::State<GuildBall>, text: &str) -> usize {
    let (ask, choice) = choice(state, text);
    let mut facts: Vec<Event> = Vec::new();
    GuildBall::advance(&mut state.clone(), Input::Answer { ask: ask.id, choice }, &mut facts).unwrap();
    facts.iter().filter(|fact| matches!(fact, Event::Used { .. })).count()
}

#[test]
fn the_chances_of_the_second_team_in_a_contest_are_those_against_whom_the_first_has_named() {
    let start = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Boar", seat = "red", at = [2500, 1650], kick = [2, 6] },
    { name = "Goat", seat = "red", at = [2500, 2350], kick = [2, 6] },
    { name = "Shark", seat = "blue", at = [2850, 2000], kick = [2, 6], melee = 0 },
]
now = { active = "Ox" }
"#,
    );
    let own = |script: &[&str], text: &str| foreseen(&after(&start, script), text).ball.map(|ball| ball.own);
    let of = Ratio::new;
    let given_up = "give up (2500, 2000)";
    assert_eq!(own(&[given_up, "contest Boar"], "contest Shark"), of(1, 2));
    assert_eq!(own(&[given_up, "contest Boar, Goat"], "contest Shark"), of(1, 3));
    assert_eq!(own(&[given_up, "contest none"], "contest Shark"), of(1, 1));
    assert_eq!(own(&[given_up], "contest Boar, Goat"), of(2, 3));
}
