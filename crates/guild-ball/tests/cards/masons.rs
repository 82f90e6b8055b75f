//! The Masons.

use super::check;

#[test]
fn corbelli_makes_space() {
    check(
        "Making Space",
        r#"
proves = ["GB-STAT-12", "GB-DEF-17"]
piece = [
    { name = "Corbelli", seat = "red", card = "corbelli", at = [2000, 2000], influence = 3, ball = true },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 2800], influence = 2 },
    { name = "Guest", seat = "red", guilds = ["butchers"], at = [3000, 2000], influence = 1 },
    { name = "Enemy", seat = "blue", at = [5000, 5000] },
]
now = { active = "Corbelli" }
[[case]]
name = "before the pass another model of the guild dodges 4 inches"
script = ["red: pass Flint", "red: yes", "red: choose Flint", "red: path (2000, 3816)", "red: pass Flint", "dice: 4 1 1 1 1", "red: no"]
expect = [
    "asked: red trigger making-space of Corbelli", "moved Flint dodge (2000, 3816)", "asked: red pass-target Corbelli",
    "kick Corbelli at Flint", "rolled kick Corbelli 4 1 1 1 1 needs 4", "ball Flint pass",
]
[[case]]
name = "the target is picked after that, within range from where everybody stands then"
script = [
    "red: pass Flint", "red: yes", "red: choose Flint", "red: path (1800, 3700)", "red: pass Guest", "dice: 4 1 1 1 1", "red: no",
]
expect = ["asked: red pass-target Corbelli", "kick Corbelli at Guest", "ball Guest pass", "never: kick Corbelli at Flint"]
[[case]]
name = "the target named stands if nobody wants to dodge"
script = ["red: pass Flint", "red: no", "dice: 4 1 1 1 1", "red: no"]
expect = ["kick Corbelli at Flint", "ball Flint pass", "never: fired"]
[[case]]
name = "once per activation"
script = [
    "red: pass to (1650, 2000)", "red: yes", "red: choose Flint", "red: stay", "red: pass to (1650, 2000)", "dice: 4 1 1 1 1", "dice: 1 1",
    "red: no", "red: choose Corbelli", "red: pass Flint", "dice: 4 1 1 1 1", "red: no",
]
expect = ["fired Corbelli making-space", "kick Corbelli at (1650, 2000)", "kick Corbelli at Flint", "rolled kick Corbelli 4 1 1 1 1 needs 3"]
[[case]]
name = "each model once per turn"
script = [
    "red: pass Flint", "red: yes", "red: choose Flint", "red: stay", "red: pass Flint", "dice: 4 1 1 1 1", "red: no", "red: end",
    "blue: activate Enemy", "blue: end", "red: activate Flint", "red: pass Corbelli", "red: yes", "red: choose Corbelli", "red: stay",
    "red: pass Corbelli", "red: no", "dice: 4 1 1 1", "red: no",
]
expect = ["asked: red pick-for making-space: Flint", "asked: red pick-for making-space: Corbelli", "ball Corbelli pass"]
"#,
    );
    check(
        "Making Space out of range",
        r#"
proves = ["GB-KICK-08"]
piece = [
    { name = "Corbelli", seat = "red", card = "corbelli", at = [2000, 2000], influence = 3, ball = true, kick = [2, 4] },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 2800] },
]
now = { active = "Corbelli" }
[[case]]
name = "whoever has left the range cannot be passed to"
script = ["red: pass Flint", "red: yes", "red: choose Flint", "red: path (2000, 3816)", "red: pass Flint", "red: pass to (2000, 2600)"]
expect = ["asked: red pass-target Corbelli", "refused: GB-KICK-08", "kick Corbelli at (2000, 2600)", "asked: chance roll"]
[[case]]
name = "nor is anything asked when nobody is left to dodge"
script = [
    "red: pass Flint", "red: yes", "red: choose Flint", "red: stay", "red: pass Flint", "dice: 4 1", "red: no", "red: end",
    "red: activate Flint",
]
expect = ["ball Flint pass", "asked: red act Flint"]
"#,
    );
    check(
        "Making Space for a guest",
        r#"
proves = ["GB-DEF-17"]
piece = [
    { name = "Corbelli", seat = "red", card = "corbelli", at = [2000, 2000] },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 2800] },
    { name = "Guest", seat = "red", guilds = ["butchers"], at = [3000, 2000], influence = 1, ball = true },
]
now = { active = "Guest" }
[[case]]
name = "a pass of another guild makes none"
script = ["red: pass Flint", "dice: 1 4", "red: no"]
expect = ["kick Guest at Flint", "ball Flint pass", "never: fired"]
"#,
    );
}

#[test]
fn corbelli_conducts() {
    check(
        "Acrobatic, Dummy Pass, Playing the Game, Close Control",
        r#"
proves = ["GB-HERO-03", "GB-PLAY-13"]
piece = [
    { name = "Corbelli", seat = "red", card = "corbelli", at = [2000, 2000], influence = 3 },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 3000] },
    { name = "Guest", seat = "red", guilds = ["butchers"], at = [3000, 2000] },
]
now = { active = "Corbelli", ball = [2000, 800] }
[[case]]
name = "Acrobatic"
script = ["red: use acrobatic", "red: path (1492, 2000)", "red: use acrobatic"]
expect = ["moved Corbelli dodge (1492, 2000)", "refused: GB-PLAY-08"]
[[case]]
name = "Dummy Pass: another of the guild dodges 4 inches"
script = ["red: use dummy-pass on Flint", "red: path (2000, 4016)"]
expect = ["paid Corbelli 1", "moved Flint dodge (2000, 4016)", "never: rolled"]
[[case]]
name = "not himself, not a guest"
script = ["red: use dummy-pass on Corbelli", "red: use dummy-pass on Guest"]
expect = ["refused: GB-PLAY-10", "refused: GB-PLAY-10"]
[[case]]
name = "Playing the Game: the free ball within 6 inches is his"
script = ["red: use playing-the-game"]
expect = ["used Corbelli playing-the-game", "ball Corbelli effect", "Corbelli.influence = 3"]
"#,
    );
    check(
        "Playing the Game too far away",
        r#"
piece = [
    { name = "Corbelli", seat = "red", card = "corbelli", at = [2000, 2000] },
]
now = { active = "Corbelli", ball = [2000, 3900] }
[[case]]
name = "beyond 6 inches"
script = ["red: use playing-the-game"]
expect = ["refused: GB-STAT-12"]
"#,
    );
    check(
        "Close Control of Corbelli",
        r#"
proves = ["GB-PB-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 6, influence = 1, playbook = [["m tackle"]] },
    { name = "Corbelli", seat = "blue", card = "corbelli", at = [2400, 3048], melee = 0, ball = true },
]
now = { active = "Ox" }
[[case]]
name = "the first tackle is ignored"
script = ["red: attack Corbelli", "dice: 3 3 3 1 1 1", "red: pick 1.1", "blue: yes"]
expect = ["ignored Corbelli close-control", "red.momentum = 0", "ball = Corbelli"]
"#,
    );
}

#[test]
fn towering_presence_makes_team_work_cheap() {
    check(
        "Towering Presence",
        r#"
proves = ["GB-DEF-19"]
piece = [
    { name = "Corbelli", seat = "red", card = "corbelli", at = [2000, 2000], influence = 2, abilities = ["towering-presence"], ball = true },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 2800] },
    { name = "Guest", seat = "red", guilds = ["butchers"], at = [2800, 2000] },
]
now = { active = "Corbelli" }
[[case]]
name = "another of the guild moves for 1 MP less"
script = ["red: use towering-presence", "red: pass Flint", "dice: 4 1 1 1 1", "red: pass and move Flint", "red: path (2000, 3816)"]
expect = ["attached towering-presence to Corbelli", "momentum red +1 pass", "moved Flint dodge (2000, 3816)", "red.momentum = 1"]
[[case]]
name = "not himself"
script = ["red: use towering-presence", "red: pass Flint", "dice: 4 1 1 1 1", "red: pass and move Corbelli", "red: path (1600, 2000)"]
expect = ["momentum red +1 pass", "momentum red -1 pass and move", "red.momentum = 0"]
[[case]]
name = "not a guest"
script = ["red: use towering-presence", "red: pass Guest", "dice: 4 1 1 1 1", "red: pass and move Guest", "red: path (3200, 2000)"]
expect = ["momentum red +1 pass", "momentum red -1 pass and move", "red.momentum = 0"]
"#,
    );
}

#[test]
fn wrecker_rams_and_follows() {
    check(
        "Follow Up",
        r#"
proves = ["GB-TIME-04", "GB-ADV-09"]
piece = [
    { name = "Wrecker", seat = "blue", card = "wrecker", tac = 1, at = [3000, 2000] },
    { name = "Ox", seat = "red", at = [3000, 2400], def = 6 },
]
now = { active = "Ox" }
[[case]]
name = "after an enemy that leaves the melee zone"
script = ["red: jog", "red: path (3000, 3600)", "blue: no", "red: go on", "blue: yes", "blue: path (3000, 3000)"]
expect = ["asked: blue parting-blow Wrecker on Ox", "fired Wrecker follow-up", "advance Wrecker jog", "Wrecker.at = (3000, 3000)"]
[[case]]
name = "not after one that stays"
script = ["red: jog", "red: path (3100, 2400)", "red: end"]
expect = ["activation ended Ox", "never: fired"]
"#,
    );
    check(
        "Battering Ram of Wrecker",
        r#"
proves = ["GB-TIME-03"]
piece = [
    { name = "Wrecker", seat = "red", card = "wrecker", at = [1500, 1000] },
    { name = "Friend", seat = "red", at = [1500, 1800] },
]
now = { active = "Wrecker" }
[[case]]
name = "friends too"
script = ["red: jog", "red: path (1500, 1450)", "red: line (1500, 2308)"]
expect = ["fired Wrecker battering-ram", "Friend.at = (1500, 2308)"]
"#,
    );
}

#[test]
fn chisel_revels() {
    check(
        "Revelling",
        r#"
proves = ["GB-STAT-11"]
piece = [
    { name = "Chisel", seat = "red", card = "chisel", at = [2000, 3048], influence = 2 },
    { name = "Weak", seat = "blue", at = [2400, 3048], hp_now = 1, melee = 0 },
    { name = "Ox", seat = "blue", at = [2000, 3448], tac = 4, influence = 1, melee = 1, playbook = [["1"]] },
]
now = { active = "Chisel" }
[[case]]
name = "2 ARM more after taking an enemy out"
script = [
    "red: attack Weak", "dice: 4 1 1 1 1", "red: pick 1.2", "red: end", "blue: activate Ox", "blue: attack Chisel", "red: react none", "dice: 3 3 3 1",
]
expect = ["suffers Weak taken out", "fired Chisel revelling", "attached revelling to Chisel", "net hits Ox on Chisel 0"]
[[case]]
name = "not without"
script = ["red: end", "blue: activate Ox", "blue: attack Chisel", "dice: 3 3 3 1", "blue: pick 1.1 1.1"]
expect = ["net hits Ox on Chisel 2", "never: fired"]
"#,
    );
}

#[test]
fn chisel_dazes_and_hardens() {
    check(
        "Concussion, Iron Fist, Intensity",
        r#"
proves = ["GB-HERO-01", "GB-PLAY-08"]
piece = [
    { name = "Chisel", seat = "red", card = "chisel", at = [2000, 3048], influence = 2 },
    { name = "Ox", seat = "blue", at = [2400, 3048], influence = 2, melee = 0 },
    { name = "Empty", seat = "blue", at = [1600, 3048], melee = 0 },
]
now = { active = "Chisel", momentum = { red = 1 } }
[[case]]
name = "the target loses 1 influence"
script = ["red: attack Ox", "red: no", "dice: 4 4 4 4 1 1", "red: pick 4.1", "red: use concussion on Ox"]
expect = ["influence Ox -1", "Ox.influence = 1"]
[[case]]
name = "one damage more"
script = ["red: use iron-fist", "red: attack Ox", "red: no", "dice: 4 1 1 1 1 1", "red: pick 1.2"]
expect = ["paid Chisel 1", "attached iron-fist to Chisel", "damaged Ox 2"]
[[case]]
name = "for nothing with Intensity"
script = ["red: use intensity", "red: use iron-fist free", "red: use iron-fist"]
expect = ["momentum red -1 heroic", "attached iron-fist to Chisel", "refused: GB-PLAY-08", "never: paid", "Chisel.influence = 2"]
"#,
    );
}

#[test]
fn tower_knocks_back_and_stamps() {
    check(
        "Knockback and Floored",
        r#"
proves = ["GB-TIME-22", "GB-GEO-08", "GB-GEO-06"]
piece = [
    { name = "Tower", seat = "red", card = "tower", at = [2000, 3048], influence = 2 },
    { name = "Ox", seat = "blue", at = [2400, 3048] },
    { name = "Down", seat = "blue", at = [1600, 3048], conditions = ["knocked down"] },
]
now = { active = "Tower" }
[[case]]
name = "a successful attack throws the target back 1 inch, and Tower may follow"
script = ["red: attack Ox", "dice: 4 1 1 1 1", "red: pick 1.1", "red: line (2600, 3300)", "red: line (2654, 3048)", "red: path (2250, 3060)", "red: path (2254, 3048)"]
expect = ["damaged Ox 1", "fired Tower knockback", "refused: GB-GEO-08", "refused: GB-GEO-06", "Ox.at = (2654, 3048)", "Tower.at = (2254, 3048)"]
[[case]]
name = "Tower may stay"
script = ["red: attack Ox", "dice: 4 1 1 1 1", "red: pick 1.1", "red: line (2654, 3048)", "red: stay"]
expect = ["Ox.at = (2654, 3048)", "Tower.at = (2000, 3048)"]
[[case]]
name = "not after an attack that fails"
script = ["red: attack Ox", "dice: 1 1 1 1 1"]
expect = ["net hits Tower on Ox 0", "asked: red act Tower", "never: fired", "Ox.at = (2400, 3048)"]
[[case]]
name = "2 TAC more against a model that lies"
script = ["red: attack Down", "dice: 1 1 1 1 1 1"]
expect = ["asked: chance roll 6d6"]
"#,
    );
}

#[test]
fn tower_shields_those_near() {
    check(
        "Protect Those Close",
        r#"
proves = ["GB-DEF-19", "GB-HERO-01"]
piece = [
    { name = "Tower", seat = "red", card = "tower", at = [2000, 2000] },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 2600] },
    { name = "Far", seat = "red", card = "flint", at = [4000, 2600] },
    { name = "Ox", seat = "blue", at = [2000, 3000], tac = 5, influence = 2, playbook = [["m kd"]] },
    { name = "Boar", seat = "blue", at = [4000, 3000], tac = 5, influence = 1, playbook = [["m kd"]] },
]
now = { active = "Tower", momentum = { red = 1 } }
[[case]]
name = "Sturdy for friends within 4 inches"
script = [
    "red: use protect-those-close", "red: end", "blue: activate Ox", "blue: attack Flint", "dice: 4 4 1 1 1", "blue: pick 1.1", "red: yes",
    "blue: attack Flint", "dice: 4 4 1 1 1", "blue: pick 1.1",
]
expect = ["momentum red -1 heroic", "ignored Flint sturdy", "suffers Flint knocked down", "blue.momentum = 1"]
[[case]]
name = "not for those farther away"
script = ["red: use protect-those-close", "red: end", "blue: activate Boar", "blue: attack Far", "dice: 4 4 1 1 1", "blue: pick 1.1"]
expect = ["suffers Far knocked down", "never: ignored"]
"#,
    );
}

#[test]
fn tower_tools_up_a_mason() {
    check(
        "Tooled Up of Tower",
        r#"
proves = ["GB-PLAY-13"]
piece = [
    { name = "Tower", seat = "red", card = "tower", at = [2000, 3048], influence = 2 },
    { name = "Ox", seat = "blue", at = [2400, 3048] },
]
now = { active = "Tower" }
[[case]]
name = "on himself"
script = ["red: use tooled-up on Tower", "red: attack Ox", "dice: 4 1 1 1 1", "red: pick 1.1", "red: line (2654, 3048)", "red: stay"]
expect = ["attached tooled-up to Tower", "damaged Ox 2"]
"#,
    );
}

#[test]
fn brick_is_heavy() {
    check(
        "Gravity Well, Knockback and Tough Hide of Brick",
        r#"
proves = ["GB-TIME-04", "GB-PB-13"]
piece = [
    { name = "Brick", seat = "blue", card = "brick", at = [1500, 3048], influence = 1 },
    { name = "Ox", seat = "red", at = [1500, 1500], tac = 4, influence = 2, playbook = [["2"]] },
]
now = { active = "Ox" }
[[case]]
name = "pulled in"
script = ["red: jog", "red: path (1500, 2460)", "blue: line (1500, 2698)"]
expect = ["fired Brick gravity-well", "Ox.at = (1500, 2698)"]
[[case]]
name = "not outside the own zone"
script = ["red: jog", "red: path (1500, 2400)"]
expect = ["Ox.at = (1500, 2400)", "never: fired"]
[[case]]
name = "a damage result is one less"
script = ["red: jog", "red: path (1500, 2460)", "blue: line (1500, 2698)", "red: attack Brick", "dice: 2 2 2 2", "red: pick 1.1"]
expect = ["damaged Brick 1"]
"#,
    );
    check(
        "Concussion of Brick",
        r#"
proves = ["GB-PB-20"]
piece = [
    { name = "Brick", seat = "red", card = "brick", at = [2000, 3048], influence = 1 },
    { name = "Ox", seat = "blue", at = [2400, 3048], influence = 1 },
]
now = { active = "Brick" }
[[case]]
name = "with the damage of the result, then the push of Knockback"
script = ["red: attack Ox", "dice: 4 4 4 4 1", "red: pick 4.2", "red: step damage", "red: use concussion on Ox", "red: line (2654, 3048)", "red: stay"]
expect = ["damaged Ox 3", "influence Ox -1", "fired Brick knockback", "Ox.at = (2654, 3048)"]
"#,
    );
}

#[test]
fn brick_holds_the_line() {
    check(
        "Fulcrum and Poised",
        r#"
proves = ["GB-DEF-19", "GB-PLAY-07"]
piece = [
    { name = "Brick", seat = "red", card = "brick", at = [2000, 2000], influence = 1 },
    { name = "Flint", seat = "red", card = "flint", at = [2000, 2600] },
    { name = "Ox", seat = "blue", at = [2000, 3000], tac = 2, influence = 2 },
]
now = { active = "Brick" }
[[case]]
name = "one Counter-Attack a turn for nothing"
script = [
    "red: use fulcrum", "red: end", "blue: activate Ox", "blue: attack Flint", "red: react counter", "dice: 1 1", "red: react counter", "dice: 1 1 1 1",
    "blue: attack Flint", "dice: 1 1",
]
expect = ["attached fulcrum to Brick", "counter Flint on Ox", "never: momentum red"]
[[case]]
name = "not without Fulcrum"
script = ["red: end", "blue: activate Ox", "blue: attack Flint", "dice: 1 1"]
expect = ["attack Ox on Flint", "never: counter"]
"#,
    );
}

#[test]
fn flint_keeps_the_ball_and_goes() {
    check(
        "Close Control and Where'd They Go? of Flint",
        r#"
proves = ["GB-PB-07", "GB-PB-20", "GB-RUL-61"]
piece = [
    { name = "Flint", seat = "red", card = "flint", at = [2000, 3048], influence = 2, ball = true },
    { name = "Ox", seat = "blue", at = [2400, 3048], tac = 4, influence = 1, playbook = [["m tackle"]] },
]
now = { active = "Flint" }
[[case]]
name = "from the playbook"
script = ["red: attack Ox", "dice: 4 4 4 1", "red: pick 3.1", "red: use whered-they-go", "red: path (2000, 4064)", "red: use whered-they-go"]
expect = ["momentum red +1 playbook", "Flint.at = (2000, 4064)", "refused: GB-PLAY-08", "Flint.influence = 1"]
[[case]]
name = "the first tackle is ignored"
script = ["red: end", "blue: activate Ox", "blue: attack Flint", "dice: 4 4 1 1", "blue: pick 1.1", "red: yes"]
expect = ["ignored Flint close-control", "blue.momentum = 0", "ball = Flint"]
"#,
    );
}
