//! The Engineers.

use super::check;

#[test]
fn ballista_inspires() {
    check(
        "Momentous Inspiration",
        r#"
proves = ["GB-TIME-28", "GB-DEF-19"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000], influence = 4 },
    { name = "Salvo", seat = "red", card = "salvo", at = [2700, 2200], influence = 3 },
    { name = "Far", seat = "red", card = "salvo", at = [4400, 2600], influence = 3 },
    { name = "Mark", seat = "blue", at = [2000, 3800] },
    { name = "Prey", seat = "blue", at = [4400, 3800] },
]
now = { next = "red" }
[[case]]
name = "a damaging play that hits gives 1 MP"
script = ["red: activate Salvo", "red: use floored-bolt on Mark", "red: no", "dice: 4 1", "red: no"]
expect = ["asked: red bonus-time Salvo 2 dice needs 4", "damaged Mark 2", "momentum red +1 effect", "red.momentum = 1"]
[[case]]
name = "Bonus Time for nothing within the aura"
script = ["red: activate Salvo", "red: use floored-bolt on Mark", "red: yes", "dice: 4 1 1", "red: no"]
expect = ["rolled play Salvo 4 1 1 needs 4", "momentum red +1 effect", "never: momentum red -1", "red.momentum = 1"]
[[case]]
name = "once for each play"
script = [
    "red: activate Ballista", "red: use deadbolt on Mark", "red: yes", "dice: 4 1 1", "red: line (2000, 4308)", "red: end",
    "blue: activate Prey", "blue: end",
    "red: activate Salvo", "red: use arrow-to-the-knee on Mark", "red: yes", "dice: 4 1 1", "red: no",
]
expect = ["rolled play Ballista 4 1 1 needs 4", "momentum red +1 effect", "rolled play Salvo 4 1 1 needs 3", "momentum red +1 effect", "red.momentum = 2"]
[[case]]
name = "a miss gives nothing"
script = ["red: activate Salvo", "red: use floored-bolt on Mark", "red: no", "dice: 1 1"]
expect = ["play missed Mark floored-bolt", "never: momentum"]
[[case]]
name = "outside the aura neither"
script = ["expect: Ballista within 4 of Far = no", "red: activate Far", "red: use floored-bolt on Prey", "dice: 4 1", "red: no"]
expect = ["play hit Prey floored-bolt", "never: asked: red bonus-time", "never: momentum"]
[[case]]
name = "a play without damage gives nothing"
script = ["red: activate Ballista", "red: use second-wind on Salvo"]
expect = ["attached second-wind to Salvo", "never: momentum"]
"#,
    );
}

#[test]
fn ballista_inspires_where_the_hit_happens() {
    check(
        "Momentous Inspiration and a dodge by the play",
        r#"
proves = ["GB-TIME-28"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000] },
    { name = "Salvo", seat = "red", card = "salvo", at = [2000, 3300], influence = 3 },
    { name = "Mark", seat = "blue", at = [2000, 4800] },
]
now = { active = "Salvo" }
script = ["expect: Ballista within 4 of Salvo = yes", "red: use floored-bolt on Mark", "red: no", "dice: 4 1", "red: yes", "red: path (2000, 3500)"]
expect = ["fired Salvo swift-strikes", "moved Salvo dodge (2000, 3500)", "momentum red +1 effect", "red.momentum = 1"]
"#,
    );
    check(
        "coming into the aura by the play is too late",
        r#"
proves = ["GB-TIME-28"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000] },
    { name = "Salvo", seat = "red", card = "salvo", at = [2000, 3400], influence = 3 },
    { name = "Mark", seat = "blue", at = [2000, 4800] },
]
now = { active = "Salvo" }
script = ["expect: Ballista within 4 of Salvo = no", "red: use floored-bolt on Mark", "dice: 4 1", "red: yes", "red: path (2000, 3200)"]
expect = ["fired Salvo swift-strikes", "moved Salvo dodge (2000, 3200)", "never: momentum"]
"#,
    );
}

#[test]
fn ballista_shoots_a_model_over() {
    check(
        "Deadbolt",
        r#"
proves = ["GB-GEO-08", "GB-PLAY-11"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", abilities = ["deadbolt"], at = [2000, 2000], influence = 2 },
    { name = "Mark", seat = "blue", at = [2000, 3000] },
]
now = { active = "Ballista" }
[[case]]
name = "push, down, damage"
script = ["red: use deadbolt on Mark", "dice: 4 1", "red: line (2000, 3508)"]
expect = ["paid Ballista 2", "suffers Mark knocked down", "damaged Mark 3", "Mark.at = (2000, 3508)"]
"#,
    );
}

#[test]
fn a_minefield_goes_off_once_an_advance() {
    check(
        "Minefield",
        r#"
proves = ["GB-GEO-04", "GB-DEF-19"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000], influence = 1 },
    { name = "Walker", seat = "blue", at = [2000, 4000], abilities = ["battering-ram"], mov = [10, 11] },
    { name = "Inside", seat = "blue", at = [1152, 2400], mov = [8, 9] },
    { name = "Friend", seat = "red", at = [3952, 5000] },
    { name = "Keeper", seat = "red", at = [2000, 2900], melee = 0 },
]
now = { active = "Ballista", hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
[[case]]
name = "on entering, and not again on the same advance"
script = [
    "red: use minefield", "red: end", "blue: activate Walker", "blue: jog",
    "blue: path (2000, 3250) (2000, 3700) (2000, 3250)",
]
expect = ["attached minefield to Ballista", "damaged Walker 4", "Walker.hp = 10"]
[[case]]
name = "on starting an advance within, and not again on coming back"
script = ["red: use minefield", "red: end", "blue: activate Inside", "blue: jog", "blue: path (400, 1500) (700, 1500)"]
expect = ["fired Ballista minefield", "damaged Inside 4", "Inside.hp = 10"]
[[case]]
name = "nor after a push on the way, which is not the end of the advance"
script = [
    "red: use minefield", "red: end", "blue: activate Walker", "blue: jog",
    "blue: path (2000, 3200)", "blue: line (2000, 2392)", "blue: path (2000, 3700) (2000, 3250)",
]
expect = ["damaged Walker 4", "moved Keeper push (2000, 2392)", "Walker.hp = 10"]
[[case]]
name = "not outside"
script = ["red: use minefield", "red: end", "blue: activate Walker", "blue: jog", "blue: path (2000, 4500)"]
expect = ["moved Walker jog (2000, 4500)", "never: damaged"]
[[case]]
name = "not in the next turn"
script = [
    "red: use minefield", "red: end", "blue: activate Walker", "blue: end", "red: activate Friend", "red: end",
    "blue: activate Inside", "blue: end", "red: activate Keeper", "red: end",
]
expect = ["effects over turn", "never: damaged"]
"#,
    );
}

#[test]
fn a_second_wind_at_the_end_of_an_activation() {
    check(
        "Second Wind",
        r#"
proves = ["GB-TIME-08"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000], influence = 2 },
    { name = "Salvo", seat = "red", card = "salvo", at = [2000, 2600] },
    { name = "Guest", seat = "red", guilds = ["masons"], at = [2600, 2000] },
    { name = "Mark", seat = "blue", at = [2000, 4800] },
]
now = { active = "Ballista" }
[[case]]
name = "a dodge of 4 inches at the end"
script = [
    "red: use second-wind on Salvo", "red: end", "blue: activate Mark", "blue: end", "red: activate Salvo", "red: end",
    "red: yes", "red: path (2000, 3616)",
]
expect = ["asked: red trigger second-wind of Salvo", "spent second-wind of Salvo", "asked: red path Salvo dodge 1016", "Salvo.at = (2000, 3616)"]
[[case]]
name = "on herself"
script = ["red: use second-wind on Ballista", "red: end", "red: no"]
expect = ["asked: red trigger second-wind of Ballista", "activation ended Ballista", "never: moved"]
[[case]]
name = "only the guild"
script = ["red: use second-wind on Guest"]
expect = ["refused: GB-PLAY-10"]
"#,
    );
}

#[test]
fn breach_carries_the_ball_far() {
    check(
        "Breach!",
        r#"
proves = ["GB-HERO-03", "GB-HERO-04"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [1548, 2000], ball = true },
    { name = "Wall", seat = "blue", at = [1548, 3000] },
    { name = "Fuse", seat = "red", at = [1548, 4800] },
]
now = { active = "Ballista" }
[[case]]
name = "4 inches farther, for nothing, past whoever stands between"
script = ["red: use breach", "red: pass Fuse", "dice: 5 1 1 1", "red: no"]
expect = ["used Ballista breach", "rolled kick Ballista 5 1 1 1 needs 5", "ball Fuse pass", "never: paid"]
[[case]]
name = "without it the kick cannot be paid"
script = ["red: pass Fuse"]
expect = ["refused: GB-INF-10"]
"#,
    );
}

/// That kicks ignore who stands between is not bound to the activation, so it lasts the turn.
#[test]
fn breach_ignores_who_stands_between_for_the_turn() {
    check(
        "Breach! after the activation",
        r#"
proves = ["GB-HERO-05"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [3048, 3900] },
    { name = "Ox", seat = "red", at = [1900, 3900], influence = 1, ball = true },
    { name = "Wall", seat = "blue", at = [3148, 4400], melee = 0 },
]
now = { active = "Ballista", momentum = { red = 1 } }
[[case]]
name = "used"
script = [
    "red: use breach", "red: end", "blue: activate Wall", "blue: end", "red: activate Ox", "red: pass Ballista", "red: no", "dice: 4 4",
    "red: snap shot", "dice: 1 1 1 1",
]
expect = ["used Ballista breach", "kick Ballista at goal", "rolled kick Ballista 1 1 1 1 needs 3", "asked: chance"]
[[case]]
name = "not used"
script = [
    "red: end", "blue: activate Wall", "blue: end", "red: activate Ox", "red: pass Ballista", "red: no", "dice: 4 4",
    "red: snap shot", "dice: 1 1 1",
]
expect = ["kick Ballista at goal", "rolled kick Ballista 1 1 1 needs 3", "asked: chance"]
"#,
    );
}

#[test]
fn mainspring_launches_and_blows_up() {
    check(
        "Launch Control, Long Bomb",
        r#"
proves = ["GB-STAT-12", "GB-DEF-10"]
piece = [
    { name = "Mainspring", seat = "red", card = "mainspring", at = [2448, 2000], ball = true, influence = 1 },
    { name = "Fuse", seat = "red", at = [2448, 4200] },
    { name = "Thief", seat = "blue", at = [2448, 3100], melee = 0 },
]
now = { active = "Mainspring" }
[[case]]
name = "Long Bomb and a pass for nothing: 4 inches farther, nobody intercepts"
script = ["red: use launch-control", "red: pass Fuse", "dice: 1 1 1 | 3 6"]
expect = ["used Mainspring launch-control", "used Mainspring long-bomb", "kick Mainspring at Fuse", "rolled scatter 3 6", "never: ball Thief", "never: paid"]
[[case]]
name = "4 inches of kick are not enough without"
script = ["red: pass Fuse"]
expect = ["refused: GB-KICK-08"]
[[case]]
name = "Long Bomb by itself, once per turn with Launch Control"
script = ["red: use long-bomb", "red: use long-bomb"]
expect = ["paid Mainspring 1", "attached long-bomb to Mainspring", "refused: GB-PLAY-08"]
"#,
    );
    check(
        "Overheat",
        r#"
proves = ["GB-TIME-14", "GB-DEF-20", "GB-DEF-21"]
piece = [
    { name = "Mainspring", seat = "blue", card = "mainspring", hp_now = 1, at = [1800, 3048] },
    { name = "Ox", seat = "red", at = [1400, 3048], influence = 1, playbook = [["1"]] },
    { name = "Edge", seat = "red", at = [1800, 4110], melee = 0 },
    { name = "Out", seat = "red", at = [1800, 1985], melee = 0 },
    { name = "Mate", seat = "blue", at = [2200, 3048], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "enemies within 3 inches burn"
script = ["red: attack Mainspring", "dice: 4 4 1 1", "red: pick 1.1"]
expect = [
    "suffers Mainspring taken out", "fired Mainspring overheat", "removed Mainspring", "Ox.hp = 11", "Edge.hp = 11", "Out.hp = 14", "Mate.hp = 14",
    "Ox.conditions = burning", "Edge.conditions = burning", "Mate.conditions = none",
]
"#,
    );
    check(
        "Overheat outside the Activation Phase",
        r#"
proves = ["GB-RUL-14"]
piece = [
    { name = "Mainspring", seat = "blue", card = "mainspring", hp_now = 1, activated = true, conditions = ["burning"], at = [1800, 3048] },
    { name = "Ox", seat = "red", at = [1400, 3048] },
]
now = { active = "Ox", hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
[[case]]
name = "nothing happens"
script = ["red: end"]
expect = ["phase end", "suffers Mainspring taken out", "never: fired", "Ox.hp = 14"]
"#,
    );
}

#[test]
fn mainspring_steals_the_ball() {
    check(
        "Thief",
        r#"
proves = ["GB-PLAY-14"]
piece = [
    { name = "Mainspring", seat = "red", card = "mainspring", at = [2000, 3048], influence = 2 },
    { name = "Holder", seat = "blue", at = [2400, 3048], ball = true },
    { name = "Empty", seat = "blue", at = [2000, 3448] },
]
now = { active = "Mainspring" }
[[case]]
name = "for influence"
script = ["red: use thief on Holder", "dice: 4"]
expect = ["play hit Holder thief", "ball Mainspring effect"]
[[case]]
name = "from the playbook"
script = ["red: attack Holder", "dice: 4", "red: pick 1.2", "red: use thief on Holder"]
expect = ["momentum red +1 playbook", "ball Mainspring effect", "never: rolled play"]
[[case]]
name = "from one who has no ball nothing is taken"
script = ["red: use thief on Empty", "dice: 4"]
expect = ["play hit Empty thief", "asked: red act Mainspring", "never: ball", "Holder.ball = yes"]
"#,
    );
}

#[test]
fn fuse_comes_out_of_a_tunnel() {
    check(
        "Secret Tunnel",
        r#"
proves = ["GB-TIME-05", "GB-GEO-10"]
piece = [
    { name = "Fuse", seat = "red", card = "fuse", at = [2000, 2000] },
    { name = "Mark", seat = "blue", at = [2400, 2000] },
]
now = { next = "red" }
[[case]]
name = "placed within 2 inches before anything else, without a parting blow"
script = ["red: activate Fuse", "red: yes", "red: spot (1240, 2000)", "red: jog"]
expect = ["fired Fuse guild-rule-secret-tunnel", "placed Fuse (1240, 2000)", "asked: red path Fuse jog 1270", "never: parting"]
[[case]]
name = "not farther"
script = ["red: activate Fuse", "red: yes", "red: spot (1190, 2000)"]
expect = ["refused: GB-GEO-01"]
[[case]]
name = "or not at all"
script = ["red: activate Fuse", "red: no"]
expect = ["asked: red act Fuse", "never: placed"]
"#,
    );
}

#[test]
fn fuse_kicks_from_afar_and_ducks() {
    check(
        "Remote Detonation, Sapper's Instincts",
        r#"
proves = ["GB-STAT-12", "GB-PLAY-11"]
piece = [
    { name = "Fuse", seat = "red", card = "fuse", at = [2000, 2000], influence = 1 },
    { name = "Spade", seat = "red", at = [3000, 4200] },
    { name = "Between", seat = "blue", at = [2500, 2500] },
    { name = "Boiler", seat = "blue", card = "boiler", at = [2000, 800], influence = 2 },
]
now = { active = "Fuse", ball = [3000, 3000] }
[[case]]
name = "a kick of the free ball from where it lies"
script = ["red: use remote-detonation", "red: pass Spade", "dice: 4 1 1 1", "red: no"]
expect = ["used Fuse remote-detonation", "paid Fuse 1", "kick Fuse at Spade", "ball Spade pass", "momentum red +1 pass"]
[[case]]
name = "those beside Fuse cannot intercept it"
script = ["red: use remote-detonation", "red: pass Spade", "dice: 1 1 1 1", "dice: 1 1"]
expect = ["rolled kick Fuse 1 1 1 1 needs 4", "ball free (2520, 4477)", "never: ball Between"]
[[case]]
name = "once per turn"
script = ["red: use remote-detonation", "red: pass to (3000, 2600)", "dice: 4 1 1 1", "dice: 1 1", "red: no", "red: use remote-detonation"]
expect = ["used Fuse remote-detonation", "refused: GB-DEF-10"]
[[case]]
name = "DEF 6 against plays, 4 otherwise"
script = ["red: end", "blue: activate Boiler", "blue: use axe-throw on Fuse", "dice: 5 5"]
expect = ["rolled play Boiler 5 5 needs 6", "play missed Fuse axe-throw", "Fuse.def = 4"]
"#,
    );
    check(
        "Remote Detonation too far away",
        r#"
piece = [
    { name = "Fuse", seat = "red", card = "fuse", at = [2000, 2000] },
]
now = { active = "Fuse", ball = [2000, 3900] }
[[case]]
name = "beyond 6 inches"
script = ["red: use remote-detonation"]
expect = ["refused: GB-STAT-12", "never: used"]
"#,
    );
    check(
        "Remote Detonation is paid like a kick",
        r#"
proves = ["GB-INF-10", "GB-KD-04"]
piece = [
    { name = "Fuse", seat = "red", card = "fuse", at = [2000, 2000] },
    { name = "Down", seat = "red", card = "fuse", at = [3000, 2000], influence = 1, conditions = ["knocked down"] },
]
[[case]]
name = "for influence"
script = ["red: activate Fuse", "red: no", "red: use remote-detonation"]
expect = ["refused: GB-INF-10", "never: used"]
[[case]]
name = "and not from the ground"
script = ["red: activate Down", "red: no", "red: use remote-detonation"]
expect = ["refused: GB-KD-04", "never: used"]
[now]
next = "red"
ball = [2000, 3000]
"#,
    );
}

#[test]
fn fuse_clears_and_goes_under() {
    check(
        "Clear! and Under the Lines",
        r#"
proves = ["GB-AOE-06", "GB-AOE-07", "GB-GEO-03"]
piece = [
    { name = "Fuse", seat = "red", card = "fuse", at = [2000, 2000], influence = 3 },
    { name = "One", seat = "blue", at = [2000, 3000] },
    { name = "Two", seat = "blue", at = [2400, 3000], def = 5 },
    { name = "Friend", seat = "red", at = [2200, 3300] },
]
now = { active = "Fuse" }
[[case]]
name = "every enemy under the template is tested and put elsewhere within 1 inch"
script = [
    "red: use clear at (2200, 3000)", "red: choose Two", "dice: 4 1", "dice: 4 1", "red: spot (1600, 3000)",
]
expect = ["rolled play Fuse 4 1 needs 5", "play missed Two clear", "rolled play Fuse 4 1 needs 4", "placed One (1600, 3000)", "never: placed Friend"]
[[case]]
name = "not farther"
script = ["red: use clear at (1700, 3000)", "dice: 4 1", "red: spot (1400, 3000)"]
expect = ["refused: GB-GEO-01"]
[[case]]
name = "under the lines to an enemy within 3 inches"
script = ["red: use under-the-lines", "red: choose One", "red: spot (1700, 3000)"]
expect = ["paid Fuse 1", "placed Fuse (1700, 3000)", "Fuse contacts One = yes"]
[[case]]
name = "only in base contact"
script = ["red: use under-the-lines", "red: choose One", "red: spot (1600, 3000)"]
expect = ["refused: GB-GEO-03"]
"#,
    );
}
