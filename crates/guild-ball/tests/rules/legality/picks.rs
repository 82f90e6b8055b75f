//! Why a result cannot be picked, where several reasons are near.

use guild_ball::GuildBall;
use kernel::State;

use super::super::foreseen::{after, refusal, scene};

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
    assert_eq!(refusal(&plain, "pick 1.1 1.2").rule, "GB-RUL-57");
    assert_eq!(refusal(&hit(", ball = true"), "pick 2.1 2.2").rule, "GB-RUL-57");
    assert_eq!(refusal(&plain, "pick 1.1 2.1 2.1").rule, "GB-PB-09");
}
