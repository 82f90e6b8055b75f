//! Laying scenarios out: everything that is impossible is named by its key.

use guild_ball::GuildBall;
use testkit::scenario::run_text;

fn fault(stage: &str) -> String {
    let text = format!("game = \"guild-ball\"\nexpect = [\"turn = 99\"]\n{stage}");
    run_text::<GuildBall>("stage", &text).differences.remove(0).found
}

#[test]
fn impossible_stages_are_refused_by_key() {
    let ox = r#"name = "Ox", seat = "red""#;
    let cases = [
        (format!("piece = [{{ {ox}, at = [100, 2000] }}]"), "piece Ox: at lies over the edge of the pitch"),
        (format!("piece = [{{ {ox}, at = [3048, 1300] }}]"), "piece Ox: at lies on a goalpost"),
        (format!("piece = [{{ {ox}, card = \"nobody\" }}]"), "piece Ox: there is no card nobody"),
        (format!("piece = [{{ {ox}, base = 35 }}]"), "piece Ox: base must be 30, 40 or 50 mm"),
        (format!("piece = [{{ {ox}, hp = 10, hp_now = 11 }}]"), "piece Ox: hp_now is above hp"),
        (format!("piece = [{{ {ox}, conditions = [\"sad\"] }}]"), "piece Ox: conditions has no 'sad'"),
        (
            format!("piece = [{{ {ox}, playbook = [[\"9 lives\"]] }}]"),
            "piece Ox: playbook column 1: 'lives' is none of",
        ),
        (
            format!("piece = [{{ {ox}, ball = true }}]"),
            "piece Ox: ball: one model that stands on the pitch has it",
        ),
        (format!("piece = [{{ {ox} }}, {{ {ox} }}]"), "piece Ox: the team has two models of that name"),
        ("setup = { vp = 0 }".to_owned(), "setup.vp: a match is played for at least 1 VP"),
        ("now = { vp = { red = 6 } }".to_owned(), "now.vp: the match would be over"),
        ("now = { active = \"Ox\" }".to_owned(), "now.active: there is no model Ox"),
        ("now = { phase = \"kick-off\" }".to_owned(), "now.kicker: who kicks off?"),
        ("now = { phase = \"initiative\" }".to_owned(), "now.hand: each player needs a game plan"),
        ("now = { hand = { red = [\"Nap\"] } }".to_owned(), "now.hand: there is no plan \"Nap\""),
        (
            "now = { hand = { red = [\"Dig Deep\"], blue = [\"Dig Deep\"] } }".to_owned(),
            "now.hand: the plan \"Dig Deep\" is there twice",
        ),
        ("now = { ball = [10, 10] }".to_owned(), "now.ball lies over the edge of the pitch"),
        ("now = { ball = [3048, 1274] }".to_owned(), "now.ball lies on a goalpost"),
        (format!("piece = [{{ {ox}, recovery = 0 }}]"), "piece Ox: recovery must be 1 to hp"),
        (format!("piece = [{{ {ox}, playbook = [[]] }}]"), "piece Ox: playbook column 1 has no result"),
    ];
    for (stage, expected) in cases {
        let found = fault(&stage);
        assert!(found.starts_with(expected), "{stage}\n  expected {expected}\n  found    {found}");
    }
}

#[test]
fn unknown_keys_are_errors() {
    for (stage, key) in [
        ("setup = { colour = 1 }", "colour"),
        ("piece = [{ name = \"Ox\", seat = \"red\", shoes = 2 }]", "shoes"),
        ("now = { weather = \"rain\" }", "weather"),
        ("now = { momentum = { green = 1 } }", "green"),
    ] {
        let found = fault(stage);
        assert!(found.contains("unknown") && found.contains(key), "{stage}: {found}");
    }
}
