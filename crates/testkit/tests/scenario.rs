//! The scenario format, on the fixture game.

use testkit::fixture::{Fixture, Haggle, fault};
use testkit::scenario::{Report, Scenario, Status, after, peek_game, run_text};
use testkit::{check, check_dir, prove, verify};

const HEAD: &str = r#"game = "haggle"
proves = ["FX-BID-02"]
"#;
const STAGE: &str = r#"
[setup]
rounds = 1
gold = 5
[[piece]]
seat = "red"
card = 2
[[piece]]
seat = "blue"
card = 4
[now]
at = "bid"
"#;

fn lines(name: &str, lines: &[&str]) -> String {
    format!("{name} = {lines:?}\n")
}

fn played(script: &[&str], expect: &[&str]) -> Report {
    let text = format!("{HEAD}{}{}{STAGE}", lines("script", script), lines("expect", expect));
    run_text::<Haggle>("a test", &text)
}

#[track_caller]
fn passes(script: &[&str], expect: &[&str]) {
    let report = played(script, expect);
    assert_eq!(report.status, Status::Passed, "{report}");
    assert_eq!(report.proved, ["FX-BID-02"]);
}

/// The scenario fails, and its report holds every one of `words`.
#[track_caller]
fn fails(script: &[&str], expect: &[&str], words: &[&str]) {
    let report = played(script, expect);
    assert_eq!(report.status, Status::Failed, "{report}");
    assert!(report.proved.is_empty());
    let text = report.to_string();
    for word in words {
        assert!(text.contains(word), "`{word}` is missing in\n{text}");
    }
}

#[track_caller]
fn is_no_scenario(text: &str, word: &str) {
    let fault = Scenario::parse(text).err().unwrap_or_default();
    assert!(fault.contains(word), "`{word}` is missing in\n{fault}");
}

const TIED: [&str; 4] = ["red: bid 2", "blue: bid 2", "dice: 4 4 | 1 6", "blue: first tithe"];

#[test]
fn facts_asks_and_fields_in_order() {
    passes(
        &TIED,
        &[
            "asked: red bid",
            "bids 2 2",
            "asked: chance roll 2d6",
            "rolled 4 4",
            "rolled 1 6",
            "blue wins the lot for 2",
            "asked: blue arrange",
            "tithe blue",
            "gift blue",
            "asked: red bargain",
            "blue.gold = 4",
            "blue.lots = 1",
            "never: red wins",
        ],
    );
}

#[test]
fn another_order_of_the_window_gives_another_result() {
    passes(&["red: bid 1", "blue: bid 0", "red: first gift"], &["red.gold = 3"]);
    passes(&["red: bid 1", "blue: bid 0", "red: first tithe"], &["red.gold = 5"]);
}

#[test]
fn a_whole_match_to_its_end() {
    let script = ["red: bid 1", "blue: bid 0", "red: first gift", "blue: offer 2", "red: accept"];
    passes(&script, &["red sells 2 for 2", "scales back", "ended: red wins", "over: red wins"]);
}

#[test]
fn order_matters() {
    fails(&TIED, &["rolled 1 6", "rolled 4 4"], &["line      rolled 4 4", "it happened before", "happened"]);
}

#[test]
fn a_fact_must_be_equal() {
    fails(&TIED, &["rolled 4"], &["expected  `rolled 4`", "nothing of the kind after the start"]);
    fails(&TIED, &["over: level"], &["over: level"]);
    fails(&TIED, &["asked: blue walk"], &["asked: blue walk"]);
}

#[test]
fn what_must_never_happen() {
    fails(&TIED, &["bids 2 2", "never: blue wins"], &["blue wins the lot for 2", "nothing that starts with"]);
}

#[test]
fn fields_are_read_at_the_end_and_within_the_script() {
    fails(&TIED, &["blue.gold = 7"], &["expected  blue.gold = 7", "found     blue.gold = 4"]);
    fails(&TIED, &["blue.rank = 7"], &["no field `blue.rank`"]);
    let script =
        ["expect: red.gold = 5", "red: bid 1", "blue: bid 0", "expect: red.gold = 4", "red: first gift"];
    passes(&script, &["red.gold = 3"]);
    passes(&script[..4], &["asked: red arrange"]);
    fails(
        &["expect: red.gold = 6"],
        &["asked: red bid"],
        &["line      expect: red.gold = 6", "red.gold = 5"],
    );
}

#[test]
fn facts_told_while_the_table_is_laid_are_expected_apart() {
    passes(&[], &["laid: round 1", "asked: red bid"]);
    fails(&[], &["laid: no such fact"], &["expected  `laid: no such fact`", "nothing of the kind"]);
    fails(&[], &["asked: red bid", "never: laid: round"], &["nothing that starts with"]);
}

#[test]
fn refusals_leave_the_state_and_the_script_goes_on() {
    passes(
        &["red: bid 6", "red: accept", "red: bid 5", "blue: bid 0"],
        &["refused: FX-BID-01", "refused: FX-ASK-01", "bids 5 0"],
    );
}

#[test]
fn every_refusal_must_be_expected() {
    fails(
        &["red: bid 6"],
        &["asked: red bid"],
        &["refused: FX-BID-01 (you have 5 gold)`, which no line expects"],
    );
    fails(&["red: bid 6", "red: bid 5", "blue: bid 0"], &["bids 5 0"], &["which no line expects"]);
    fails(&["red: bid 6"], &["refused: FX-ASK-01", "red.gold = 5"], &["refused: FX-BID-01"]);
}

#[test]
fn speaking_out_of_turn_is_refused() {
    passes(
        &["red: bid 1", "blue: bid 0", "blue: first gift", "red: first gift"],
        &["bids 1 0", "refused: HALL-ASK", "gift red"],
    );
    passes(&["red: concedes", "blue: bid 1"], &["over: blue wins", "refused: HALL-OVER"]);
}

#[test]
fn sealed_answers_are_replaced_and_retracted() {
    passes(&["red: bid 1", "red: bid 4", "blue: bid 0"], &["bids 4 0"]);
    passes(&["red: bid 1", "red: retracts", "blue: bid 3", "red: bid 2"], &["bids 2 3"]);
    passes(&["red: retracts"], &["refused: HALL-SEAL", "round = 1"]);
}

#[test]
fn time_and_giving_up() {
    passes(&["red: expired"], &["red forfeits", "blue wins the lot for 0"]);
    passes(&["red: bid 1", "blue: bid 0", "red: expired"], &["gift red", "tithe red"]);
    passes(&["blue: concedes"], &["ended: red wins", "over: red wins"]);
    passes(&["red: bid 2", "blue: bid 2", "red: concedes"], &["asked: chance", "over: blue wins"]);
}

#[test]
fn missing_dice_are_errors() {
    fails(&TIED[..2], &["bids 2 2"], &["no script is left for roll 2d6"]);
    fails(&["red: bid 2", "blue: bid 2", "blue: first gift"], &["bids 2 2"], &["no script for roll 2d6"]);
    passes(&TIED[..2], &["bids 2 2", "asked: chance roll 2d6"]);
}

#[test]
fn dice_left_over_are_errors() {
    fails(&["dice: 1 2"], &["asked: red bid"], &["script left over (2 dice: 1 2): the match asks red bid"]);
    fails(
        &["red: bid 2", "blue: bid 2", "dice: 1 6 | 3 3"],
        &["bids 2 2"],
        &["script left over (2 dice: 3 3)"],
    );
}

#[test]
fn dice_must_fit_the_draw() {
    let tied = |dice| ["red: bid 2", "blue: bid 2", dice];
    fails(
        &tied("dice: 1 2 3"),
        &["bids 2 2"],
        &["the match waits for roll 2d6, the script gives 3 dice: 1 2 3"],
    );
    fails(&tied("dice: 1 7"), &["bids 2 2"], &["roll 2d6"]);
    fails(&tied("draw: 1"), &["bids 2 2"], &["the script gives draw: 1"]);
}

#[test]
fn cards_are_drawn_counted_from_1() {
    let text = r#"
        game = "haggle"
        proves = ["FX-DEAL-01"]
        script = ["draw: 8 | 1"]
        expect = ["asked: chance draw 1 of 8", "red is dealt 4", "blue is dealt 1", "red.card = 4"]
        [setup]
        rounds = 1
        gold = 5
    "#;
    check::<Haggle>("cards_are_drawn_counted_from_1", text);
}

#[test]
fn words_that_mean_nothing_are_errors() {
    fails(&["red: jump"], &["asked: red bid"], &["line      red: jump", "a choice is bid N"]);
    fails(&["green: bid 1"], &["asked: red bid"], &["there is no seat `green`"]);
}

#[test]
fn cases_start_from_the_same_stage() {
    let cases = r#"
        [[case]]
        name = "red bids more"
        script = ["red: bid 1", "blue: bid 0"]
        expect = ["red wins the lot for 1"]
        [[case]]
        name = "blue bids more"
        script = ["red: bid 1", "blue: bid 2"]
        expect = ["blue wins the lot for 3"]
        [[case]]
        name = "nothing yet"
        expect = ["red.gold = 5"]
    "#;
    let report = run_text::<Haggle>("a test", &format!("{HEAD}{cases}{STAGE}"));
    assert_eq!(report.status, Status::Failed);
    assert_eq!(report.differences.len(), 1, "{report}");
    assert_eq!(report.differences[0].case.as_deref(), Some("blue bids more"));
    assert_eq!(report.cases.len(), 3);
}

#[test]
fn unknown_keys_are_errors_everywhere() {
    let ok = format!("{HEAD}expect = [\"red.gold = 5\"]\n{STAGE}");
    assert_eq!(run_text::<Haggle>("a test", &ok).status, Status::Passed);
    for (line, key) in [
        ("rounds = 1", "rounds = 1\nweather = 1"),
        ("card = 4", "card = 4\nhat = true"),
        ("at = \"bid\"", "at = \"bid\"\nmood = 3"),
        ("[now]", "[later]\n[now]"),
        ("[setup]", "hint = 1\n[setup]"),
    ] {
        let report = run_text::<Haggle>("a test", &ok.replacen(line, key, 1));
        assert_eq!(report.status, Status::Failed, "{key}");
        assert!(report.to_string().contains("unknown"), "{report}");
    }
    is_no_scenario(
        &format!("{HEAD}[[case]]\nname = \"a\"\nexpect = [\"x\"]\nwhen = 1"),
        "unknown field `when`",
    );
}

#[test]
fn a_scenario_needs_a_game_lines_and_an_expectation() {
    is_no_scenario("expect = [\"x\"]", "missing field `game`");
    is_no_scenario("game = ", "expected");
    is_no_scenario("game = \"haggle\"\nscript = [\"red: bid 1\"]", "without an expectation");
    is_no_scenario("game = \"haggle\"\ncase = []", "`case` is empty");
    is_no_scenario("game = \"haggle\"\nexpect = [\"x\"]\nscript = [\"x\"]", "line `x`");
    let case = "[[case]]\nname = \"a\"\nexpect = [\"x\"]\n";
    is_no_scenario(&format!("game = \"haggle\"\nexpect = [\"x\"]\n{case}"), "either `script`");
    is_no_scenario(&format!("game = \"haggle\"\n{case}{case}"), "two cases are named `a`");
    is_no_scenario("game = \"haggle\"\n[[case]]\nname = \"a\"", "case `a`");
}

#[test]
fn stages_that_cannot_be_laid_out_say_why() {
    for (line, instead, word) in [
        ("rounds = 1", "rounds = 77", "setup: a match has 1 to 9 rounds"),
        ("at = \"bid\"", "at = \"lunch\"", "now.at: `lunch`"),
        ("\ngold = 5", "", "missing field `gold`"),
    ] {
        let text = format!("{HEAD}expect = [\"red.gold = 5\"]\n{STAGE}").replacen(line, instead, 1);
        let report = run_text::<Haggle>("a test", &text);
        assert!(report.to_string().contains(word), "{report}");
    }
}

#[test]
fn a_match_is_played_by_a_script_in_which_nothing_is_refused() {
    let fault = |script: &[&str]| after::<Haggle>(STAGE, script).err().unwrap_or_default();
    let bids = after::<Haggle>(STAGE, &["red: bid 2", "expect: red.gold = 5"]).expect("a match");
    assert_eq!(bids.asks().iter().map(|ask| ask.answered).collect::<Vec<_>>(), [true, false]);
    assert!(after::<Haggle>(STAGE, &[]).expect("a match").asks().iter().all(|ask| !ask.answered));
    assert!(fault(&["red: bid 9"]).starts_with("refused: FX-"), "{}", fault(&["red: bid 9"]));
    assert!(fault(&["expect: red.gold = 4"]).contains("red.gold = 5"));
    assert!(after::<Haggle>("[now]\nat = \"lunch\"", &[]).is_err());
}

#[test]
fn not_yet_playable_is_read_but_not_run() {
    let text = r#"
        game = "haggle"
        proves = ["FX-FUTURE-01"]
        not_yet = "auctions of several lots"
        script = ["red: bid 1 on the mill"]
        expect = ["red wins the mill"]
        [setup]
        lots = ["mill", "inn"]
    "#;
    let report = verify::<Haggle>("a test", text).expect("it is not run");
    assert_eq!(report.status, Status::NotYet);
    assert!(report.proved.is_empty());
    let misread = text.replace("red: bid 1 on the mill", "dice: many");
    assert!(verify::<Haggle>("a test", &misread).is_err());
}

#[test]
fn claims_are_limited() {
    let claim = |ids: &str, expect: &str| {
        let text = format!(
            "game = \"haggle\"\nproves = {ids}\nscript = [\"red: bid 6\"]\nexpect = {expect}\n{STAGE}"
        );
        run_text::<Haggle>("a test", &text).to_string()
    };
    let refusal = "[\"refused: FX-BID-01\"]";
    assert!(claim("[\"FX-BID-01\"]", refusal).starts_with("passed"));
    assert!(claim("[\"FX-BID-02\"]", refusal).contains("none of them names FX-BID-02"));
    assert!(claim("[\"FX-BID-02\"]", "[\"refused: FX-BID-01\", \"red.gold = 5\"]").starts_with("passed"));
    let six = "[\"FX-A-1\", \"FX-A-2\", \"FX-A-3\", \"FX-A-4\", \"FX-A-5\", \"FX-A-6\"]";
    assert!(claim(six, "[\"refused: FX-BID-01\", \"red.gold = 5\"]").contains("6 ids are claimed"));
}

#[test]
fn the_game_must_be_the_right_one() {
    let text = format!("{HEAD}expect = [\"red.gold = 5\"]\n{STAGE}").replace("haggle", "chess");
    assert_eq!(peek_game(&text), Ok("chess".to_owned()));
    assert!(run_text::<Haggle>("a test", &text).to_string().contains("game = \"chess\""));
    assert!(peek_game("x = 1").is_err());
    assert!(peek_game("game = 1").is_err());
    assert!(peek_game("game").is_err());
}

#[test]
fn a_stuck_match_and_a_touched_state_are_differences() {
    let text = format!("{HEAD}script = [\"red: expired\"]\nexpect = [\"round = 0\"]\n{STAGE}")
        .replace("\"bid\"", "\"fair\"");
    let report = run_text::<Fixture<{ fault::STUCK }>>("a test", &text);
    assert!(report.to_string().contains("stuck: WrongWake"), "{report}");
    let text =
        format!("{HEAD}script = [\"red: bid 9\"]\nexpect = [\"refused: FX-BID-01\", \"round = 1\"]\n{STAGE}");
    let report = run_text::<Fixture<{ fault::TOUCHED }>>("a test", &text);
    assert!(report.to_string().contains("the state has changed"), "{report}");
}

#[test]
fn a_folder_is_one_test() {
    let summary = check_dir::<Haggle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
    assert_eq!((summary.passed, summary.not_yet), (2, 1));
}

#[test]
fn a_folder_reports_all_its_failures_together() {
    let dir = std::env::temp_dir().join(format!("guildhall-scenarios-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    let bad = format!("{HEAD}expect = [\"red.gold = 6\"]\n{STAGE}");
    std::fs::write(dir.join("one.toml"), &bad).expect("a file");
    std::fs::write(dir.join("two.toml"), &bad).expect("a file");
    let caught = std::panic::catch_unwind(|| check_dir::<Haggle>(&dir)).expect_err("both fail");
    std::fs::remove_dir_all(&dir).expect("the folder goes");
    let text = caught.downcast_ref::<String>().expect("a text");
    assert!(text.contains("one.toml") && text.contains("two.toml"), "{text}");
    assert!(std::panic::catch_unwind(|| check_dir::<Haggle>(&dir)).is_err());
}

#[test]
fn rust_tests_go_through_the_same_claims() {
    prove::<Haggle>("rust_tests_go_through_the_same_claims", &["FX-SETUP-02"], |probe| {
        probe.equal("a sum", 1 + 1, 2);
        probe.holds("truth", true);
    });
    let fails = |ids: &[&str], test: fn(&mut testkit::Probe)| {
        std::panic::catch_unwind(|| prove::<Haggle>("inner", ids, test)).is_err()
    };
    let refused: Result<(), _> = Err(testkit::fixture::Refusal::Setup);
    assert_eq!(kernel::Refuse::rule(&refused.clone().expect_err("refused")), "FX-SETUP-01");
    assert!(fails(&["FX-A-1"], |_| {}));
    assert!(fails(&["FX-A-1"], |probe| probe.equal("a sum", 1 + 1, 3)));
    assert!(fails(&["FX-A-1"], |probe| probe.holds("truth", false)));
    let setup: fn() -> Result<(), testkit::fixture::Refusal> = || Err(testkit::fixture::Refusal::Setup);
    prove::<Haggle>("a refusal", &["FX-SETUP-01"], |probe| probe.refused("setup", setup(), "FX-SETUP-01"));
    assert!(fails(&["FX-A-1"], |probe| {
        probe.refused("setup", Err::<(), _>(testkit::fixture::Refusal::Setup), "FX-SETUP-01");
    }));
    assert!(fails(&["FX-A-1"], |probe| {
        probe.refused("setup", Err::<(), _>(testkit::fixture::Refusal::Setup), "FX-A-1");
    }));
    assert!(fails(&["FX-A-1"], |probe| {
        probe.refused("setup", Ok::<_, testkit::fixture::Refusal>(()), "FX-A-1");
    }));
}
