//! How activations begin, follow one another and end.

use super::check;

#[test]
fn whoever_takes_a_ball_as_its_activation_starts_goes_on_with_it() {
    check(
        "a ball within an inch",
        r#"
proves = ["GB-SNAP-01", "GB-SNAP-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natural-baller"] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red", ball = [2300, 2000] }
[[case]]
name = "taken, and what answers to that"
script = ["red: activate Ox", "red: yes", "red: yes", "red: jog", "red: path (2000, 2500)"]
expect = ["ball Ox snap", "fired Ox natural-baller", "influence Ox +1", "asked: red act Ox", "moved Ox jog (2000, 2500)", "ball = Ox"]
[[case]]
name = "left"
script = ["red: activate Ox", "red: no", "red: end"]
expect = ["asked: red snap Ox", "asked: red act Ox", "activation ended Ox", "never: ball", "never: fired"]
"#,
    );
    check(
        "after the minute of the activation",
        r#"
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red", ball = [2300, 2000], overtime = { red = true } }
script = ["red: expired"]
expect = ["time out red", "activated Ox", "activation ended Ox", "vp blue +1", "asked: blue activate", "never: asked: red snap", "ball = (2300, 2000)"]
"#,
    );
}

#[test]
fn who_was_to_be_next_and_is_gone_is_not_activated() {
    check(
        "taken out at the end of the activation that called it",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["linked: Boar", "hard-taskmaster"] },
    { name = "Boar", seat = "red", at = [2400, 2000], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: end", "red: first linked of Ox", "red: yes"]
expect = ["acts next Boar", "fired Ox hard-taskmaster", "removed Boar", "activation ended Ox", "asked: blue activate", "never: activated Boar"]
"#,
    );
}

#[test]
fn what_settles_the_order_is_looked_at_before_every_pick_of_its_team() {
    check(
        "from the first pick on",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["do-the-thing"] },
    { name = "Boar", seat = "red", at = [2400, 2000], activated = true },
    { name = "Bull", seat = "red", at = [2800, 2000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
[[case]]
name = "at the first"
script = ["red: yes", "red: choose Boar", "red: activate Boar"]
expect = ["fired Ox do-the-thing", "readied Boar", "activated Boar"]
[[case]]
name = "left at the first, asked once, and asked again at the second"
script = ["red: no", "red: activate Ox", "red: end", "blue: activate Shark", "blue: end", "red: yes", "red: choose Boar", "red: activate Bull"]
expect = ["asked: red trigger do-the-thing", "asked: red activate", "activated Ox", "asked: red trigger do-the-thing", "readied Boar", "activated Bull"]
"#,
    );
}

#[test]
fn what_costs_nothing_is_not_paid() {
    check(
        "a pass that is free",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [3, 6], ball = true, abilities = ["good-feet-for-a-big-man"] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1 1", "red: no"]
expect = ["ball Boar pass", "asked: red act Ox", "never: paid"]
"#,
    );
    check(
        "a jog and a sprint",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, mov = [5, 7] },
    { name = "Boar", seat = "red", at = [2000, 4000], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
[[case]]
name = "a jog"
script = ["red: activate Ox", "red: jog", "red: path (3271, 2000)", "red: path (3270, 2000)", "red: jog"]
expect = ["refused: GB-MOVE-02", "moved Ox jog (3270, 2000)", "refused: GB-ADV-07", "never: paid", "Ox.influence = 1"]
[[case]]
name = "a sprint"
script = ["red: activate Ox", "red: sprint", "red: path (3779, 2000)", "red: path (3778, 2000)"]
expect = ["paid Ox 1", "refused: GB-MOVE-02", "moved Ox sprint (3778, 2000)", "Ox.influence = 0"]
[[case]]
name = "no sprint without influence"
script = ["red: activate Boar", "red: sprint"]
expect = ["refused: GB-INF-10"]
"#,
    );
}

#[test]
fn whoever_is_brought_down_by_either_team_is_taken_out_as_the_activation_is_broken_off() {
    check(
        "by red",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "G", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], abilities = ["first-touch"], playbook = [["2", "tackle"]] },
    { name = "T", seat = "blue", at = [4972, 6600], hp_now = 2, ball = true, melee = 0 },
    { name = "Z", seat = "blue", at = [8000, 2000] },
]
now = { active = "G", momentum = { red = 3 } }
script = [
    "red: attack T", "red: no", "dice: 4 4 1 1", "red: pick 1.1 1.2", "red: step damage", "red: yes", "red: shot", "red: no", "dice: 6 6 6",
    "red: no", "blue: spot (6572, 7644)", "dice: 1 1",
]
expect = ["damaged T 2", "ball G tackle", "goal G", "suffers T taken out", "removed T", "momentum red +1 take down", "vp red +2", "activation ended G"]
"#,
    );
}

#[test]
fn help_is_given_once_a_turn_by_rest_and_once_by_encouragement() {
    check(
        "rest and encourage",
        r#"
proves = ["GB-MOM-29", "GB-MOM-30", "GB-MOM-31", "GB-MOM-32", "GB-RUL-63"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 15, hp_now = 2 },
    { name = "Boar", seat = "red", at = [2500, 2000], hp = 15, hp_now = 2, conditions = ["bleed", "snared", "knocked down"] },
    { name = "Bull", seat = "red", at = [3000, 2000], hp = 15, hp_now = 12, conditions = ["burning"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", momentum = { red = 12 } }
[[case]]
name = "each once"
script = ["red: rest health", "red: rest health", "red: encourage Boar health", "red: encourage Boar conditions", "red: encourage Bull health"]
expect = [
    "momentum red -1 rest", "healed Ox 4", "refused: GB-MOM-30", "momentum red -2 encourage", "healed Boar 4", "refused: GB-MOM-32", "healed Bull 3",
    "Ox.hp = 6", "Boar.hp = 6", "Bull.hp = 15", "red.momentum = 7", "Bull.conditions = burning",
]
[[case]]
name = "whoever was encouraged may still rest"
script = ["red: encourage Boar conditions", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: rest health"]
expect = ["cured Boar knocked down", "cured Boar bleed", "cured Boar snared", "healed Boar 4", "Boar.conditions = none"]
[[case]]
name = "whoever has rested may still be encouraged"
script = ["red: rest health", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: encourage Ox health"]
expect = ["healed Ox 4", "healed Ox 4", "Ox.hp = 10"]
"#,
    );
}
