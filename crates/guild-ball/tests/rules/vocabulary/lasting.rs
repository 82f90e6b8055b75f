//! What is attached: renewed, used up, left behind and over, for a player, for one model and for several.

use super::check;

#[test]
fn what_a_player_has_is_one_however_often_it_is_given() {
    check(
        "the next attack for nothing",
        r#"
proves = ["GB-CONV-05", "GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, abilities = ["rally"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 1, tac = 1, abilities = ["rally"], playbook = [["1"]] },
]
now = { active = "Ox" }
[[case]]
name = "given twice it pays once"
script = ["red: use rally", "red: use rally", "red: attack Shark", "dice: 1", "red: attack Shark", "dice: 1", "red: attack Shark"]
expect = ["spent rally", "paid Ox 1", "refused: GB-INF-10", "Ox.influence = 0"]
[[case]]
name = "each player has one"
script = [
    "red: use rally", "red: end", "blue: activate Shark", "blue: use rally", "blue: attack Ox", "dice: 1", "blue: attack Ox", "dice: 1", "blue: attack Ox",
]
expect = ["attached rally to red", "attached rally to blue", "spent rally", "paid Shark 1", "refused: GB-INF-10"]
[[case]]
name = "the other's is not taken away"
script = ["red: end", "blue: activate Shark", "blue: use rally", "blue: end"]
expect = ["attached rally to blue", "never: spent", "asked: red"]
"#,
    );
    check(
        "what one player is given leaves the other's",
        r#"
proves = ["GB-CONV-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["rally"] },
    { name = "Boar", seat = "red", at = [2800, 2000], tac = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 1, melee = 0, abilities = ["rally"], playbook = [["1"]] },
]
now = { active = "Ox" }
script = [
    "red: use rally", "red: end", "blue: activate Shark", "blue: use rally", "blue: end", "red: activate Boar", "red: attack Shark", "dice: 1 1",
    "red: attack Shark",
]
expect = ["attached rally to red", "attached rally to blue", "spent rally", "refused: GB-INF-10"]
"#,
    );
}

#[test]
fn what_a_model_bears_goes_with_it() {
    check(
        "everybody else stands firmer while one bears it",
        r#"
proves = ["GB-CONV-05", "GB-TO-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp_now = 1, abilities = ["war-cry"] },
    { name = "Boar", seat = "red", at = [2000, 1400], abilities = ["war-cry"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 1, influence = 1, abilities = ["war-cry"], playbook = [["1"]] },
]
now = { active = "Ox" }
[[case]]
name = "given twice by a friend"
script = [
    "red: use war-cry on Ox", "red: use war-cry on Ox", "expect: Boar.def = 5", "expect: Ox.def = 4", "red: end", "blue: activate Shark", "blue: attack Ox", "dice: 4",
    "blue: pick 1.1",
]
expect = ["removed Ox", "Boar.def = 4", "Shark.def = 4"]
[[case]]
name = "given by both teams"
script = [
    "red: use war-cry on Ox", "red: end", "blue: activate Shark", "blue: use war-cry on Ox", "expect: Boar.def = 5", "blue: attack Ox", "dice: 4", "blue: pick 1.1",
]
expect = ["removed Ox", "Boar.def = 4", "Shark.def = 4"]
[[case]]
name = "another still bears it"
script = [
    "red: use war-cry on Ox", "red: use war-cry on Boar", "expect: Ox.def = 5", "expect: Boar.def = 5", "expect: Shark.def = 5", "red: end", "blue: activate Shark",
    "blue: attack Ox", "dice: 5", "blue: pick 1.1",
]
expect = ["removed Ox", "Boar.def = 4", "Shark.def = 5"]
[[case]]
name = "until the turn is over"
script = ["red: use war-cry on Ox", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: end"]
expect = ["effects over turn", "Boar.def = 4"]
"#,
    );
}

#[test]
fn each_of_several_bearers_uses_its_own_up() {
    check(
        "encouraged together",
        r#"
proves = ["GB-CONV-03", "GB-DEF-20"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 3, melee = 1, abilities = ["pep-talk"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 1500], influence = 2, tac = 3, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "a die more for the next attack, one fewer for those after it"
script = ["red: use pep-talk", "red: attack Shark", "dice: 1 1 1 1", "red: attack Shark", "dice: 1 1"]
expect = [
    "attached pep-talk to Ox", "attached pep-talk to Boar", "rolled attack Ox 1 1 1 1 needs 4", "spent pep-talk of Ox", "rolled attack Ox 1 1 needs 4", "never: spent pep-talk of Boar",
]
[[case]]
name = "the last of the bearers uses it up too"
script = [
    "red: use pep-talk", "red: attack Shark", "dice: 1 1 1 1", "red: end", "blue: activate Eel", "blue: end", "red: activate Boar", "red: charge Shark",
    "red: line (2140, 1675)", "dice: 1 1 1 1 1 1 1 1 1", "red: end",
]
expect = ["spent pep-talk of Ox", "rolled attack Boar 1 1 1 1 1 1 1 1 1 needs 4", "spent pep-talk of Boar"]
"#,
    );
    check(
        "a good example",
        r#"
proves = ["GB-CONV-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, tac = 2, abilities = ["good-example"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "counts once and is gone"
script = ["red: use good-example", "red: attack Shark", "dice: 1 1 1", "red: attack Shark", "dice: 1 1"]
expect = ["rolled attack Ox 1 1 1 needs 4", "spent good-example of Ox", "rolled attack Ox 1 1 needs 4"]
"#,
    );
}

#[test]
fn only_what_is_counted_is_used_up() {
    check(
        "for the turn and for the next attack",
        r#"
proves = ["GB-CONV-03", "GB-PLAY-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, abilities = ["dirty-knives", "good-example", "long-bomb"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, def = 5 },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Shark", "dice: 5 1", "red: use good-example", "red: attack Shark", "dice: 1 1 1", "red: attack Shark", "dice: 1 1"]
expect = [
    "attached dirty-knives to Shark", "rolled attack Ox 1 1 1 needs 4", "spent good-example of Ox", "rolled attack Ox 1 1 needs 4", "never: spent dirty-knives",
]
"#,
    );
    check(
        "results that are added for the turn or once",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 1, guilds = ["brewers"], abilities = ["whisky-chaser", "unorthodox"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, conditions = ["snared"] },
]
now = { active = "Ox" }
script = ["red: use whisky-chaser on Ox", "red: attack Shark", "dice: 3", "red: pick 1.1", "red: step knock down", "red: step dodge", "red: stay"]
expect = ["spent whisky-chaser of Ox", "never: spent unorthodox"]
"#,
    );
}

#[test]
fn the_uses_of_an_action_end_with_it() {
    check(
        "what is over is told once, and only where something was",
        r#"
proves = ["GB-CONV-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 1, abilities = ["tenacity", "hypnosis"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "nothing lasted"
script = ["red: end"]
expect = ["activation ended Ox", "never: effects over"]
[[case]]
name = "something of the activation did"
script = ["red: use tenacity", "red: mode 2", "red: end"]
expect = ["attached tenacity to Ox", "effects over activation", "activation ended Ox"]
"#,
    );
}

#[test]
fn what_lasts_the_game_stays_with_who_is_taken_out() {
    check(
        "more INF for ever",
        r#"
proves = ["GB-TO-02", "GB-INF-01"]
setup = { vp = 30 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4300], hp = 9, hp_now = 1, recovery = 4, kick = [4, 6], influence = 1, inf = [2, 3], ball = true, abilities = ["above-and-beyond", "put-me-back-in-coach", "last-cast-catches-the-most", "war-cry"] },
    { name = "Boar", seat = "red", at = [4600, 600], inf = [2, 3], activated = true },
    { name = "Shark", seat = "blue", at = [3448, 4300], influence = 1, tac = 1, inf = [1, 3], playbook = [["1"]] },
]
script = [
    "red: use war-cry on Ox", "red: shot", "dice: 4 4 1", "red: no", "blue: spot (1048, 3500)", "dice: 4 2", "red: end", "blue: activate Shark", "blue: attack Ox",
    "red: react none", "dice: 4", "blue: pick 1.1", "red: yes", "red: spot (3048, 150)", "red: stay", "expect: Boar.def = 4", "blue: end",
    'red: plan "Dig Deep"', 'blue: plan "Lone Striker"', "blue: initiative red", "red: influence Ox 4",
]
expect = ["attached above-and-beyond to Ox", "returned Ox (3048, 150) hp 4", "asked: red allocate 7", "refused: GB-INF-06"]
[now]
active = "Ox"
momentum = { red = 1 }
hand = { red = ["Dig Deep", "Full-Back"], blue = ["Lone Striker", "Hunker Down"] }
"#,
    );
}
