//! What a scenario states itself: abilities, effects in force and the texts of current game plans.

use guild_ball::GuildBall;
use guild_ball::ask::Prompt;
use guild_ball::effect::AbilityId;
use kernel::{Game, Ignore, Input, Marked, Notation};
use testkit::scenario::{laid_out, run_text};

use super::check;

/// A play that hurts, lowers DEF and goes out in two uses, and a trait that names it and itself.
const OWN: &str = r#"abilities = '''[
    (id: "sneer", name: "Sneer", kind: Play,
        used: Some((influence: Some(1), range: Inches(6), aim: Enemy, bodies: [[Do((who: Target), [Attach(0), Damage(N(1))])]])),
        rules: [(until: Turn, mods: [(change: Def(-1))])]),
    (id: "thick-skin", name: "Thick Skin", kind: Passive,
        rules: [(mods: [(change: Grant("sneer")), (change: Def(1), when: [Being([Bears("thick-skin")])])])]),
]'''
"#;

fn fault(stage: &str) -> String {
    let text = format!("game = \"guild-ball\"\nexpect = [\"turn = 99\"]\n{stage}");
    run_text::<GuildBall>("stated", &text).differences.remove(0).found
}

#[test]
fn an_ability_is_stated_and_used() {
    let text = format!(
        r#"{OWN}
script = ["red: use sneer on Shark", "dice: 6"]
expect = ["used Ox sneer on Shark", "attached sneer to Shark", "damaged Shark 1", "Shark.def = 3", "Shark.effects = sneer"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], tac = 1, influence = 1, abilities = ["sneer"] }},
    {{ name = "Shark", seat = "blue", at = [2000, 2500], def = 4 }},
]
now = {{ active = "Ox" }}
"#
    );
    check("an ability is stated and used", &text);
}

#[test]
fn what_is_stated_may_grant_what_is_stated() {
    let text = format!(
        r#"{OWN}
script = ["red: use sneer on Shark", "dice: 6"]
expect = ["used Ox sneer on Shark"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], tac = 1, influence = 1, abilities = ["thick-skin"] }},
    {{ name = "Shark", seat = "blue", at = [2000, 2500] }},
]
now = {{ active = "Ox" }}
"#
    );
    check("what is stated may grant what is stated", &text);
}

/// Where an id is on a card, too, the one that the file states is meant, by whoever has it.
#[test]
fn what_is_stated_takes_the_place_of_what_is_on_a_card() {
    let text = r#"
piece = [
    { name = "Tower", seat = "red", card = "tower", at = [2000, 3048], influence = 3 },
    { name = "Boar", seat = "red", at = [2000, 4048], influence = 3, abilities = ["tooled-up"] },
    { name = "Shark", seat = "blue", at = [2900, 3048], hp = 20 },
]
now = { active = "Tower" }
abilities = '''[
    (id: "tooled-up", name: "Tooled Up", kind: Play,
        used: Some((influence: Some(1), range: Inches(6), aim: Enemy, bodies: [[Do((who: Target), [Damage(N(5))])]]))),
]'''
[[case]]
name = "by whom it is on the card"
script = ["red: use tooled-up on Shark", "dice: 6"]
expect = ["damaged Shark 5", "Tower.influence = 2"]
[[case]]
name = "by whom the file gives it"
script = ["red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: use tooled-up on Shark", "dice: 6"]
expect = ["damaged Shark 5", "Boar.influence = 2"]
"#;
    check("what is stated takes the place of what is on a card", text);
}

/// One id in two files means in each what that file says, and nothing elsewhere.
#[test]
fn what_one_file_states_is_unknown_to_others() {
    let grumble = |change: i8| {
        format!(
            r#"game = "guild-ball"
abilities = '[(id: "grumble", name: "Grumble", kind: Passive, rules: [(mods: [(change: Def({change}))])])]'
expect = ["Ox.def = {}"]
piece = [{{ name = "Ox", seat = "red", at = [2000, 2000], def = 3, abilities = ["grumble"] }}]
"#,
            3 + change
        )
    };
    for change in [1, -1, 2, 1] {
        let report = run_text::<GuildBall>("grumble", &grumble(change));
        assert!(report.differences.is_empty(), "{report}");
    }
    assert_eq!(AbilityId::named("grumble"), None);
    let none = fault(r#"piece = [{ name = "Ox", seat = "red", abilities = ["grumble"] }]"#);
    assert_eq!(none, "piece Ox: abilities: there is no ability 'grumble'");
}

#[test]
fn a_match_with_stated_abilities_is_saved_and_goes_on() {
    let text = format!(
        "game = \"guild-ball\"\n{OWN}\nexpect = [\"turn = 2\"]\npiece = [{{ name = \"Ox\", seat = \"red\", abilities = [\"sneer\"] }}]"
    );
    let state = laid_out::<GuildBall>(&text).expect("a stage").expect("a match");
    let saved = serde_json::to_string(&state).expect("a text");
    assert!(saved.contains("\"sneer@"), "{saved}");
    let read: kernel::State<GuildBall> = serde_json::from_str(&saved).expect("the same match");
    assert_eq!(read, state);
    let foreign = saved.replace("sneer@", "jeer@");
    assert!(serde_json::from_str::<kernel::State<GuildBall>>(&foreign).is_err());
}

#[test]
fn impossible_abilities_and_effects_are_named() {
    let ability = |rest: &str| format!(r#"abilities = '[(id: "moan", name: "Moan", kind: Passive{rest})]'"#);
    let effect = |keys: &str| {
        format!(
            r#"piece = [{{ name = "Ox", seat = "red", at = [2000, 2000] }}]
now = {{ effects = [{{ {keys} }}] }}"#
        )
    };
    let cases = [
        (ability(", colour: 3"), "abilities: 1:"),
        (
            ability(r#", rules: [(mods: [(change: Grant("mope"))])]"#),
            "abilities: moan: there is no ability mope",
        ),
        (
            ability(", used: Some((bodies: [[Do((who: Bearer), [Attach(0)])]]))"),
            "abilities: moan: it attaches a rule that it does not have",
        ),
        (
            ability(", used: Some((bodies: [[Mode(of: [1])]]))"),
            "abilities: moan: it goes on with a body that it does not have",
        ),
        (ability(", rules: [(uses: 1)]"), "abilities: moan: uses are counted of what is attached only"),
        (
            "abilities = '[(id: \"A b\", name: \"A\", kind: Play)]'".to_owned(),
            "abilities: A b: an id is made of",
        ),
        (effect(r#"ability = "mope", on = "Ox""#), "now.effects: there is no ability mope"),
        (effect(r#"ability = "midfield-general""#), "now.effects: midfield-general: on whom"),
        (effect(r#"ability = "midfield-general", on = "Bo""#), "now.effects: there is no model Bo"),
        (
            effect(r#"ability = "midfield-general", of = "red", rule = 2"#),
            "now.effects: midfield-general: it has no such rule",
        ),
        (
            effect(r#"ability = "midfield-general", of = "red", until = "noon""#),
            "now.effects: midfield-general: until has no 'noon'",
        ),
        (
            effect(r#"ability = "poised", on = "Ox", rule = 1"#),
            "now.effects: poised: its rule is in force by itself",
        ),
    ];
    for (stage, expected) in cases {
        let found = fault(&stage);
        assert!(found.starts_with(expected), "{stage}\n  expected {expected}\n  found    {found}");
    }
}

/// GB-PLAN-02: the text of a current plan is in force, not only its influence.
#[test]
fn a_current_plan_is_in_force() {
    check(
        "a current plan is in force",
        r#"
expect = ["Ox.jog = 1524", "red.effects = midfield-general", "blue.effects = none"]
piece = [{ name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] }]
now = { current = { red = "Midfield General" } }
"#,
    );
}

#[test]
fn an_effect_is_on_a_model_as_long_as_is_said() {
    check(
        "an effect on a model ends with the turn",
        r#"
script = ["expect: Ox.effects = raw-enthusiasm, midfield-general", "expect: Ox.jog = 1524", "red: end"]
expect = ["effects over turn", "Ox.jog = 1270", "Ox.effects = raw-enthusiasm"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [4000, 4000], activated = true },
]
[now]
active = "Ox"
hand = { red = ["Dig Deep"], blue = ["Full-Back"] }
effects = [
    { ability = "raw-enthusiasm", on = "Ox", until = "game" },
    { ability = "midfield-general", on = "Ox", by = "Shark", of = "red", rule = 1, until = "turn", uses = 0, area = 0 },
]
"#,
    );
}

/// The exhaustive run plays on from scenarios: what they state is not on the list of what there is to reach.
#[test]
fn what_is_stated_is_nothing_there_is_to_reach() {
    let text = r#"
game = "guild-ball"
expect = ["turn = 1"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["sting", "sigh"] },
    { name = "Shark", seat = "blue", at = [4000, 2500] },
]
now = { active = "Ox" }
abilities = '''[
    (id: "sting", name: "Sting", kind: Play, used: Some((influence: Some(1), bodies: [[Do((who: Bearer), [Damage(N(2))])]]))),
    (id: "sigh", name: "Sigh", kind: Passive,
        rules: [(triggers: [(on: DamageSuffered, about: [Bearer], may: true, bodies: [[Do((who: Bearer), [Heal(1)])]])])]),
]'''
"#;
    let mut state = laid_out::<GuildBall>(text).unwrap().unwrap();
    let ask = state.asks()[0];
    let choice = GuildBall::read_choice(&state, &ask, "use sting").unwrap();
    GuildBall::advance(&mut state, Input::Answer { ask: ask.id, choice }, &mut Ignore).unwrap();
    assert!(matches!(state.asks()[0].prompt, Prompt::Trigger { .. }));
    let mut reached = Vec::new();
    GuildBall::mark_state(&state, &mut |mark| reached.push(mark));
    assert!(reached.iter().all(|mark| GuildBall::marks().contains(mark)), "{reached:?}");
}

/// What no card could say either is told of a stated ability.
#[test]
fn what_is_impossible_about_an_ability_is_told() {
    let play = |id: &str, bodies: &str, rules: &str| {
        format!(
            "abilities = '[(id: \"{id}\", name: \"Own\", kind: Play, used: Some((influence: Some(1), aim: Enemy, bodies: {bodies})), \
             rules: {rules})]'\npiece = [{{ name = \"Ox\", seat = \"red\" }}]"
        )
    };
    let cases = [
        (play("Own", "[[]]", "[]"), "an id is made of small letters, digits and hyphens"),
        (play("own", "[[]]", "[(uses: 1)]"), "uses are counted of what is attached only"),
        (
            play("own", "[[]]", "[(until: Turn, leaves: Some(3))]"),
            "it leaves a rule behind that it does not have",
        ),
        (
            play("own", "[[Do((who: Target), [Attach(1)])]]", "[(until: Turn)]"),
            "it attaches a rule that it does not have",
        ),
    ];
    for (stage, expected) in cases {
        let found = fault(&stage);
        assert!(found.contains(expected), "{stage}\n  expected {expected}\n  found    {found}");
    }
}

/// What counts for the next kick is used up by it, hit or miss.
#[test]
fn a_kick_uses_up_what_counts_for_the_next_one() {
    let kick = |dice: &str| {
        format!(
            r#"
setup = {{ size = "typical" }}
script = ["red: use steady", "expect: Ox.effects = steady", "red: pass Boar", "{dice}"]
expect = ["kick Ox at Boar", "Ox.effects = none"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], influence = 3, ball = true, abilities = ["steady"] }},
    {{ name = "Boar", seat = "red", at = [2000, 3200] }},
    {{ name = "Shark", seat = "blue", at = [6000, 6000] }},
]
now = {{ active = "Ox" }}
abilities = '''[
    (id: "steady", name: "Steady", kind: Play,
        used: Some((influence: Some(1), bodies: [[Do((who: Bearer), [Attach(0)])]])),
        rules: [(until: Turn, uses: 1, mods: [(change: Kick(2, 4))])]),
]'''
"#
        )
    };
    check("a pass that arrives", &kick("dice: 6 1 1 1"));
    check("a pass that misses", &kick("dice: 1 1 1 1 | 4 1"));
}

#[test]
fn who_has_influence_has_some() {
    check(
        "who has influence",
        r#"
expect = ["Ox.def = 4", "Boar.def = 3"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], def = 3, influence = 1, abilities = ["paid-up"] },
    { name = "Boar", seat = "red", at = [2000, 4000], def = 3, abilities = ["paid-up"] },
]
abilities = '''[
    (id: "paid-up", name: "Paid Up", kind: Passive, rules: [(mods: [(change: Def(1), when: [Being([HasInfluence])])])]),
]'''
"#,
    );
}
