//! Tokens, and what is suffered or done instead.

use super::check;

#[test]
fn a_token_stays_until_its_bearer_is_taken_out() {
    check(
        "whisper tokens",
        r#"
proves = ["GB-GEO-27", "GB-CONV-03"]
piece = [
    { name = "Boss", seat = "red", at = [2000, 2000], influence = 4, position = "captain", abilities = ["careless-whisper", "handy-listener-such-as-you-are"], playbook = [["1"]] },
    { name = "Ox", seat = "red", at = [2400, 2400], tac = 3, influence = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, hp_now = 2 },
    { name = "Eel", seat = "blue", at = [2800, 2400], melee = 0 },
]
now = { active = "Boss" }
[[case]]
name = "everybody but the Captain has more TAC against it"
script = [
    "red: use careless-whisper on Shark", "dice: 4 4", "red: attack Shark", "dice: 1 1 1 1 1", "red: end", "blue: activate Eel", "blue: end",
    "red: activate Ox", "red: attack Shark", "dice: 1 1 1 1 1 1",
]
expect = ["attached careless-whisper to Shark", "rolled attack Boss 1 1 1 1 1 needs 4", "rolled attack Ox 1 1 1 1 1 1 needs 4"]
[[case]]
name = "it can be moved to somebody else"
script = ["red: use careless-whisper on Shark", "dice: 4 4", "red: use handy-listener-such-as-you-are", "red: choose Eel", "red: choose Shark", "red: choose Eel"]
expect = ["attached careless-whisper to Shark", "refused: GB-DEF-25", "spent careless-whisper of Shark", "attached careless-whisper to Eel"]
"#,
    );
}

#[test]
fn a_token_can_pay() {
    check(
        "beer tokens",
        r#"
proves = ["GB-CONV-06", "GB-DEF-20"]
piece = [
    { name = "Tapper", seat = "red", at = [2000, 2000], guilds = ["brewers"], abilities = ["free-bar"], playbook = [["1"]] },
    { name = "Cat", seat = "red", at = [1600, 2000], guilds = ["brewers"], position = "mascot", playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Tapper", momentum = { red = 1 } }
[[case]]
name = "for an attack without influence, once for each token"
script = ["red: use free-bar", "red: attack Shark", "dice: 1 1 1 1", "red: attack Shark"]
expect = ["attached beer-tokens to Tapper", "spent beer-tokens of Tapper", "rolled attack Tapper 1 1 1 1 needs 4", "refused: GB-INF-10", "never: attached beer-tokens to Cat"]
"#,
    );
}

#[test]
fn somebody_else_may_suffer_a_condition() {
    check(
        "instead of a friend",
        r#"
proves = ["GB-COND-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], guilds = ["fishermen"], melee = 0 },
    { name = "Guard", seat = "blue", at = [2800, 2000], guilds = ["fishermen"], abilities = ["take-one-for-the-team"], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "once per turn"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "blue: yes", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["suffers Guard knocked down", "suffers Shark knocked down"]
[[case]]
name = "if it wants to"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "blue: no"]
expect = ["suffers Shark knocked down", "never: suffers Guard"]
"#,
    );
}

#[test]
fn encourage_can_be_used_out_of_turn() {
    check(
        "when an enemy goes out",
        r#"
proves = ["GB-MOM-31", "GB-TO-01"]
piece = [
    { name = "Owl", seat = "red", at = [2000, 2000], abilities = ["nocturnal-hunting"], melee = 0 },
    { name = "Ox", seat = "red", at = [2400, 2000], influence = 1, hp_now = 5, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2800, 2000], hp_now = 1, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: yes", "red: choose Ox", "red: mode 2"]
expect = ["fired Owl nocturnal-hunting", "healed Ox 4", "removed Shark", "red.momentum = 1"]
"#,
    );
}
