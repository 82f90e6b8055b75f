//! What is over leaves nothing behind: neither on the models nor in what is looked at beforehand.

use guild_ball::GuildBall;
use guild_ball::effect::active::Effects;
use guild_ball::event::Event;
use guild_ball::model::ModelId;
use kernel::{Game, Input};

use super::super::foreseen::{after, choice, scene};
use super::check;

/// What abilities have left on the table after a script from a stage, but for how long anything may last: that is looked at
/// anew only as something ends.
fn left(stage: &str, script: &[&str]) -> Effects {
    Effects { lasting: 0, ..after(&scene(stage), script).table.effects }
}

/// How long anything may last after a script from a stage.
fn lasting(stage: &str, script: &[&str]) -> u16 {
    after(&scene(stage), script).table.effects.lasting
}

#[test]
fn what_was_spent_or_has_ended_is_gone_without_a_trace() {
    let stage = r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, abilities = ["good-example", "tenacity", "war-cry"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, activated = true },
]
[now]
active = "Ox"
hand = { red = ["Dig Deep", "Full-Back"], blue = ["Lone Striker", "Hunker Down"] }
"#;
    let start = left(stage, &[]);
    let during = left(stage, &["use good-example"]);
    assert_ne!(during, start, "it is attached, and counts");
    assert_eq!(left(stage, &["use good-example", "attack Shark", "1 1 1"]), start, "spent");
    let all = ["use good-example", "use tenacity", "mode 2", "use war-cry on Ox"];
    assert_eq!(lasting(stage, &[]), 0);
    assert!(lasting(stage, &all[..1]) & lasting(stage, &all[1..3]) == 0, "a turn is no activation");
    assert_eq!(lasting(stage, &all), lasting(stage, &all[..1]) | lasting(stage, &all[1..3]));
    assert_eq!(lasting(stage, &["use tenacity", "mode 2", "end"]), 0, "all is over");
    let both = ["use good-example", "use tenacity", "mode 2", "attack Shark", "1 1 1"];
    assert_ne!(left(stage, &both), start, "one of two is spent");
    assert_eq!(
        left(stage, &["use tenacity", "mode 2", "end"]),
        start,
        "over with the activation and the turn"
    );
    assert_eq!(left(stage, &["use war-cry on Ox", "use war-cry on Ox", "end"]), start, "over with the turn");
}

#[test]
fn what_lay_on_who_went_out_is_gone_without_a_trace() {
    let stage = r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 1, abilities = ["war-cry"], playbook = [["5"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp_now = 3 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
"#;
    let out = ["use war-cry on Shark", "attack Shark", "4", "pick 1.1"];
    assert_eq!(left(stage, &out), left(stage, &[]));
    let both = ["use war-cry on Shark", "use war-cry on Ox", "attack Shark", "5", "pick 1.1"];
    assert_eq!(left(stage, &both), left(stage, &["use war-cry on Ox"]));
}

#[test]
fn what_was_laid_and_taken_up_is_gone_without_a_trace() {
    let stage = |laid: &str| {
        format!(
            r#"
piece = [
    {{ name = "Hunter", seat = "red", at = [1000, 1000], melee = 0 }},
    {{ name = "Prey", seat = "blue", at = [2400, 4000], melee = 0, hp = 12 }},
]
[now]
active = "Prey"
{laid}
"#
        )
    };
    let way = ["jog", "path (2400, 3000)"];
    let trap = stage("markers = [{ ability = \"trap-markers\", at = [2000, 2808], by = \"Hunter\" }]");
    assert_ne!(left(&trap, &[]), left(&stage(""), &[]));
    assert_eq!(left(&trap, &way), left(&stage(""), &way));
    let area = |areas: &str| {
        format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["death-from-above"], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [3200, 2000], melee = 0 }},
]
[now]
active = "Ox"
{areas}
"#
        )
    };
    let one = area("areas = [{ ability = \"harrier\", at = [3200, 2000], by = \"Ox\" }]");
    let gone = ["use death-from-above", "spot (3200, 2000)", "choose Shark", "1 1 1 1 1 1 1"];
    assert_eq!(left(&one, &gone), left(&area(""), &[]));
    let fire = r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["blast-earth"] },
    { name = "Shark", seat = "blue", at = [5500, 5500], activated = true },
]
[now]
active = "Ox"
hand = { red = ["Dig Deep", "Full-Back"], blue = ["Lone Striker", "Hunker Down"] }
"#;
    assert_ne!(left(fire, &["use blast-earth at (2000, 3500)"]), left(fire, &[]));
    assert_eq!(
        left(fire, &["use blast-earth at (2000, 3500)", "end"]),
        left(fire, &[]),
        "over with the turn"
    );
}

#[test]
fn a_token_that_was_moved_is_on_nobody_else() {
    check(
        "whisper tokens",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Boss", seat = "red", at = [2000, 2000], influence = 4, position = "captain", abilities = ["careless-whisper", "handy-listener-such-as-you-are"], playbook = [["1"]] },
    { name = "Ox", seat = "red", at = [2400, 2400], tac = 3, influence = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [2800, 2400], melee = 0 },
]
now = { active = "Boss" }
[[case]]
name = "the dice are with its bearer"
script = [
    "red: use careless-whisper on Shark", "dice: 4 4", "red: use handy-listener-such-as-you-are", "red: choose Shark", "red: choose Eel", "red: mode 2", "red: end",
    "blue: activate Eel", "blue: end", "red: activate Ox", "red: attack Shark", "dice: 1 1 1 1", "red: attack Eel", "dice: 1 1 1 1 1",
]
expect = ["spent careless-whisper of Shark", "attached careless-whisper to Eel", "rolled attack Ox 1 1 1 1 needs 4", "rolled attack Ox 1 1 1 1 1 needs 4"]
[[case]]
name = "and it is moved from there"
script = [
    "red: use careless-whisper on Shark", "dice: 4 4", "red: use handy-listener-such-as-you-are", "red: choose Shark", "red: choose Eel", "red: mode 1", "red: choose Shark",
    "red: choose Eel", "red: choose Shark", "red: mode 2",
]
expect = ["attached careless-whisper to Eel", "refused: GB-DEF-25", "spent careless-whisper of Eel", "attached careless-whisper to Shark"]
"#,
    );
}

/// How often something is attached to a model by a choice.
#[expect(clippy::unwrap_used, reason = "the choices of these tests can be played")]
fn attached(stage: &str, script: &[&str], text: &str, to: ModelId) -> usize {
    let state = after(&scene(stage), script);
    let (ask, choice) = choice(&state, text);
    let mut facts: Vec<Event> = Vec::new();
    GuildBall::advance(&mut state.clone(), Input::Answer { ask: ask.id, choice }, &mut facts).unwrap();
    facts.iter().filter(|fact| matches!(fact, Event::Attached(entry) if entry.on.has(to))).count()
}

#[test]
fn tokens_add_up_to_the_most_there_may_be() {
    let stage = r#"
piece = [
    { name = "Guest", seat = "red", at = [2000, 2800], guilds = ["brewers"], tac = 1, playbook = [["1"]] },
    { name = "One", seat = "red", at = [2000, 2400], guilds = ["brewers"], abilities = ["free-bar"] },
    { name = "Two", seat = "red", at = [1600, 2400], guilds = ["brewers"], abilities = ["free-bar"] },
    { name = "Three", seat = "red", at = [1600, 2800], guilds = ["brewers"], abilities = ["free-bar"] },
    { name = "Shark", seat = "blue", at = [2400, 2800], melee = 0 },
    { name = "Eel", seat = "blue", at = [5500, 5500], melee = 0 },
]
now = { next = "red", momentum = { red = 3 } }
"#;
    let script = [
        "activate One",
        "use free-bar",
        "end",
        "activate Shark",
        "end",
        "activate Two",
        "use free-bar",
        "end",
        "activate Eel",
        "end",
        "activate Three",
    ];
    let guest = ModelId(0);
    assert_eq!(attached(stage, &script[..1], "use free-bar", guest), 1, "the first");
    assert_eq!(attached(stage, &script[..6], "use free-bar", guest), 1, "a second");
    assert_eq!(attached(stage, &script, "use free-bar", guest), 0, "no third");
    check(
        "two attacks for two tokens",
        &format!(
            r#"
proves = ["GB-CONV-06", "GB-INF-10"]
{stage}
script = [
    "red: activate One", "red: use free-bar", "red: end", "blue: activate Shark", "blue: end", "red: activate Two", "red: use free-bar", "red: end",
    "blue: activate Eel", "blue: end", "red: activate Three", "red: use free-bar", "red: end", "red: activate Guest", "red: attack Shark", "red: no", "dice: 1",
    "red: attack Shark", "red: no", "dice: 1", "red: attack Shark",
]
expect = ["spent beer-tokens of Guest", "spent beer-tokens of Guest", "refused: GB-INF-10", "never: paid"]
"#
        ),
    );
}
