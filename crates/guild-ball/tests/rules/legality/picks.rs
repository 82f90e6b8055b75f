//! Why a result cannot be picked, where several reasons are near.

use guild_ball::GuildBall;
use kernel::{Game, State};

use super::super::foreseen::{after, choice, refusal, scene};

/// Four net hits on two columns, each result with and without damage.
fn hit(shark: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 4, playbook = [["1 kd", "kd"], ["1 tackle", "tackle"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], def = 4{shark} }},
]
now = {{ active = "Ox" }}
"#
    );
    after(&scene(&stage), &["attack Shark", "6 6 6 6"])
}

/// GB-PB-17, -19, GB-RUL-57: what was never valid is not refused for having been picked.
#[test]
fn what_was_not_valid_before_is_not_said_to_be_spent() {
    let down = hit(r#", conditions = ["knocked down"]"#);
    assert_eq!(refusal(&down, "pick 1.1 1.2").rule, "GB-PB-17");
    let plain = hit("");
    assert_eq!(refusal(&plain, "pick 2.1 2.2").rule, "GB-PB-19");
    assert_eq!(refusal(&plain, "pick 1.2 1.2").rule, "GB-RUL-57");
    assert_eq!(refusal(&hit(", ball = true"), "pick 2.2 2.2").rule, "GB-RUL-57");
    assert_eq!(refusal(&plain, "pick 1.1 2.1 2.1").rule, "GB-PB-09");
}

/// The rules by which some picks are refused; nothing for those that are legal.
fn rules(state: &State<GuildBall>, picks: &[&str]) -> Vec<&'static str> {
    let judge = |pick: &&str| {
        let (ask, choice) = choice(state, &format!("pick {pick}"));
        GuildBall::judge(state, &ask, &choice).err().map_or("", |refusal| refusal.rule)
    };
    picks.iter().map(judge).collect()
}

/// GB-PART-07, -08, GB-PB-02, -03, -09, -19: a parting blow moves nobody and triggers nothing; of what else may be picked it is
/// one result.
#[test]
fn a_result_of_a_parting_blow_is_refused_by_what_forbids_it() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [3000, 3000], mov = [6, 8], hp = 12 },
    { name = "Shark", seat = "blue", at = [3000, 3500], tac = 4, abilities = ["dirty-knives"], playbook = [["1", "push1", "dodge1"], ["play1", "kd tackle"], ["tackle"], ["kd"]] },
]
now = { active = "Ox" }
"#,
    );
    let hit = after(&state, &["jog", "path (3000, 2000)", "yes", "6 6 6 6 1 1"]);
    assert_eq!(rules(&hit, &["1.1", "2.2", "4.1"]), [""; 3]);
    assert_eq!(
        rules(&hit, &["1.2", "1.3", "2.1", "3.1"]),
        ["GB-PART-07", "GB-PART-07", "GB-PART-08", "GB-PB-19"]
    );
    assert_eq!(rules(&hit, &["1.4", "5.1", "1.1 1.1"]), ["GB-PB-03", "GB-PB-02", "GB-PB-09"]);
}

/// GB-PB-02, -03, -05, -09, -17, -19, GB-BALL-07: nobody is thrown down twice or tackled without the ball, and an icon needs a play.
#[test]
fn a_result_of_an_attack_is_refused_by_what_forbids_it() {
    let stage = |shark: &str, now: &str| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 3000], influence = 1, tac = 4, abilities = ["dirty-knives"], playbook = [["1", "push1", "dodge1"], ["play1", "play2", "kd tackle"], ["tackle"], ["kd"], ["2"]] }},
    {{ name = "Shark", seat = "blue", at = [3000, 3400], def = 4{shark} }},
]
now = {{ active = "Ox"{now} }}
"#
        );
        after(&scene(&stage), &["attack Shark", "6 6 6 6"])
    };
    let down = stage(r#", conditions = ["knocked down"]"#, "");
    assert_eq!(rules(&down, &["1.1", "1.2", "1.3", "2.1"]), [""; 4]);
    assert_eq!(rules(&down, &["2.2", "2.3", "3.1", "4.1"]), ["GB-PB-05", "GB-PB-05", "GB-PB-19", "GB-PB-17"]);
    assert_eq!(rules(&down, &["1.4", "5.1", "1.1 1.1"]), ["GB-PB-03", "GB-PB-02", "GB-PB-09"]);
    let up = stage("", "");
    assert_eq!(rules(&up, &["2.3", "3.1", "4.1"]), ["", "GB-PB-19", ""]);
    let ball = stage(", ball = true", "");
    assert_eq!(rules(&ball, &["2.3", "3.1", "4.1"]), [""; 3]);
    let gave_up = stage(", ball = true", ", gave_up = true");
    assert_eq!(rules(&gave_up, &["2.3", "3.1", "4.1"]), ["", "GB-BALL-07", ""]);
}
