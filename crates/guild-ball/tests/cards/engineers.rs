//! The Engineers.

use super::check;

#[test]
fn ballista_inspires() {
    check(
        "Momentous Inspiration",
        r#"
proves = ["GB-TIME-28", "GB-DEF-19"]
[[piece]]
name = "Ballista"
seat = "red"
card = "ballista"
at = [2000, 2000]
influence = 4
[[piece]]
name = "Salvo"
seat = "red"
card = "salvo"
at = [2700, 2200]
influence = 3
[[piece]]
name = "Far"
seat = "red"
card = "salvo"
at = [4400, 2600]
influence = 3
[[piece]]
name = "Mark"
seat = "blue"
at = [2000, 3800]
[[piece]]
name = "Prey"
seat = "blue"
at = [4400, 3800]
[now]
next = "red"
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
expect = ["play hit Prey floored-bolt", "never: asked", "never: momentum"]
[[case]]
name = "a play without damage gives nothing"
script = ["red: activate Ballista", "red: use second-wind on Salvo"]
expect = ["attached second-wind to Salvo", "never: momentum"]
"#,
    );
}

#[test]
fn ballista_shoots_a_model_over() {
    check(
        "Deadbolt",
        r#"
proves = ["GB-GEO-08", "GB-PLAY-11"]
[[piece]]
name = "Ballista"
seat = "red"
card = "ballista"
abilities = ["deadbolt"]
at = [2000, 2000]
influence = 2
[[piece]]
name = "Mark"
seat = "blue"
at = [2000, 3000]
[now]
active = "Ballista"
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
[[piece]]
name = "Ballista"
seat = "red"
card = "ballista"
at = [2000, 2000]
influence = 1
[[piece]]
name = "Walker"
seat = "blue"
at = [2000, 4000]
abilities = ["battering-ram"]
mov = [10, 11]
[[piece]]
name = "Inside"
seat = "blue"
at = [1152, 2400]
mov = [8, 9]
[[piece]]
name = "Friend"
seat = "red"
at = [3952, 5000]
[[piece]]
name = "Keeper"
seat = "red"
at = [2000, 2900]
melee = 0
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
[now]
active = "Ballista"
hand = { red = ["Dig Deep"], blue = ["Full-Back"] }
"#,
    );
}

#[test]
fn a_second_wind_at_the_end_of_an_activation() {
    check(
        "Second Wind",
        r#"
proves = ["GB-TIME-08"]
[[piece]]
name = "Ballista"
seat = "red"
card = "ballista"
at = [2000, 2000]
influence = 2
[[piece]]
name = "Salvo"
seat = "red"
card = "salvo"
at = [2000, 2600]
[[piece]]
name = "Guest"
seat = "red"
guilds = ["masons"]
at = [2600, 2000]
[[piece]]
name = "Mark"
seat = "blue"
at = [2000, 4800]
[now]
active = "Ballista"
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
[[piece]]
name = "Ballista"
seat = "red"
card = "ballista"
at = [1548, 2000]
ball = true
[[piece]]
name = "Wall"
seat = "blue"
at = [1548, 3000]
[[piece]]
name = "Fuse"
seat = "red"
at = [1548, 4800]
[now]
active = "Ballista"
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

#[test]
fn mainspring_launches_and_blows_up() {
    check(
        "Launch Control, Long Bomb",
        r#"
proves = ["GB-STAT-12", "GB-DEF-10"]
[[piece]]
name = "Mainspring"
seat = "red"
card = "mainspring"
at = [2448, 2000]
ball = true
influence = 1
[[piece]]
name = "Fuse"
seat = "red"
at = [2448, 4200]
[[piece]]
name = "Thief"
seat = "blue"
at = [2448, 3100]
melee = 0
[now]
active = "Mainspring"
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
[[piece]]
name = "Mainspring"
seat = "blue"
card = "mainspring"
hp_now = 1
at = [1800, 3048]
[[piece]]
name = "Ox"
seat = "red"
at = [1400, 3048]
influence = 1
playbook = [["1"]]
[[piece]]
name = "Edge"
seat = "red"
at = [1800, 4110]
melee = 0
[[piece]]
name = "Out"
seat = "red"
at = [1800, 1985]
melee = 0
[[piece]]
name = "Mate"
seat = "blue"
at = [2200, 3048]
melee = 0
[now]
active = "Ox"
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
[[piece]]
name = "Mainspring"
seat = "blue"
card = "mainspring"
hp_now = 1
activated = true
conditions = ["burning"]
at = [1800, 3048]
[[piece]]
name = "Ox"
seat = "red"
at = [1400, 3048]
[now]
active = "Ox"
hand = { red = ["Dig Deep"], blue = ["Full-Back"] }
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
proves = ["GB-PLAY-03", "GB-PLAY-10", "GB-PLAY-14"]
[[piece]]
name = "Mainspring"
seat = "red"
card = "mainspring"
at = [2000, 3048]
influence = 2
[[piece]]
name = "Holder"
seat = "blue"
at = [2400, 3048]
ball = true
[[piece]]
name = "Empty"
seat = "blue"
at = [2000, 3448]
[now]
active = "Mainspring"
[[case]]
name = "for influence"
script = ["red: use thief on Holder", "dice: 4"]
expect = ["play hit Holder thief", "ball Mainspring effect"]
[[case]]
name = "from the playbook"
script = ["red: attack Holder", "dice: 4", "red: pick 1.2", "red: use thief on Holder"]
expect = ["momentum red +1 playbook", "ball Mainspring effect", "never: rolled play"]
[[case]]
name = "only from one who has the ball"
script = ["red: use thief on Empty"]
expect = ["refused: GB-PLAY-10"]
"#,
    );
}

#[test]
fn fuse_comes_out_of_a_tunnel() {
    check(
        "Secret Tunnel",
        r#"
proves = ["GB-TIME-05", "GB-GEO-10"]
[[piece]]
name = "Fuse"
seat = "red"
card = "fuse"
at = [2000, 2000]
[[piece]]
name = "Mark"
seat = "blue"
at = [2400, 2000]
[now]
next = "red"
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
[[piece]]
name = "Fuse"
seat = "red"
card = "fuse"
at = [2000, 2000]
[[piece]]
name = "Spade"
seat = "red"
at = [3000, 4200]
[[piece]]
name = "Boiler"
seat = "blue"
card = "boiler"
at = [2000, 800]
influence = 2
[[case]]
name = "a kick of the free ball from where it lies"
script = ["red: use remote-detonation", "red: pass Spade", "dice: 4 1 1 1", "red: no"]
expect = ["used Fuse remote-detonation", "kick Fuse at Spade", "ball Spade pass", "momentum red +1 pass", "never: paid"]
[[case]]
name = "once per turn"
script = ["red: use remote-detonation", "red: pass to (3000, 2600)", "dice: 4 1 1 1", "dice: 1 1", "red: no", "red: use remote-detonation"]
expect = ["used Fuse remote-detonation", "refused: GB-DEF-10"]
[[case]]
name = "DEF 6 against plays, 4 otherwise"
script = ["red: end", "blue: activate Boiler", "blue: use axe-throw on Fuse", "dice: 5 5"]
expect = ["rolled play Boiler 5 5 needs 6", "play missed Fuse axe-throw", "Fuse.def = 4"]
[now]
active = "Fuse"
ball = [3000, 3000]
"#,
    );
    check(
        "Remote Detonation too far away",
        r#"
[[piece]]
name = "Fuse"
seat = "red"
card = "fuse"
at = [2000, 2000]
[[case]]
name = "beyond 6 inches"
script = ["red: use remote-detonation"]
expect = ["refused: GB-STAT-12", "never: used"]
[now]
active = "Fuse"
ball = [2000, 3900]
"#,
    );
}

#[test]
fn fuse_clears_and_goes_under() {
    check(
        "Clear! and Under the Lines",
        r#"
proves = ["GB-AOE-02", "GB-AOE-04", "GB-AOE-06", "GB-AOE-07", "GB-GEO-03"]
[[piece]]
name = "Fuse"
seat = "red"
card = "fuse"
at = [2000, 2000]
influence = 3
[[piece]]
name = "One"
seat = "blue"
at = [2000, 3000]
[[piece]]
name = "Two"
seat = "blue"
at = [2400, 3000]
def = 5
[[piece]]
name = "Friend"
seat = "red"
at = [2200, 3300]
[now]
active = "Fuse"
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

#[test]
fn salvo_strikes_and_slips_away() {
    check(
        "Swift Strikes",
        r#"
proves = ["GB-STAT-11"]
[[piece]]
name = "Salvo"
seat = "red"
card = "salvo"
at = [2000, 3048]
influence = 3
[[piece]]
name = "Ox"
seat = "blue"
at = [2400, 3048]
influence = 1
playbook = [["1"]]
[now]
active = "Salvo"
momentum = { blue = 1 }
[[case]]
name = "a dodge of 2 inches after damage"
script = ["red: attack Ox", "blue: react none", "dice: 4 1 1 1 1", "red: pick 1.1", "red: yes", "red: path (1492, 3048)"]
expect = ["damaged Ox 1", "fired Salvo swift-strikes", "moved Salvo dodge (1492, 3048)"]
[[case]]
name = "after a play too"
script = ["red: use arrow-to-the-knee on Ox", "dice: 4 1", "red: yes", "red: path (1492, 3048)"]
expect = ["attached arrow-to-the-knee to Ox", "damaged Ox 2", "moved Salvo dodge (1492, 3048)"]
[[case]]
name = "not without damage"
script = ["red: attack Ox", "blue: react none", "dice: 4 1 1 1 1", "red: pick 1.2", "red: path (2000, 3302)"]
expect = ["moved Salvo dodge (2000, 3302)", "never: fired"]
"#,
    );
    check(
        "Swift Strikes outside the own activation",
        r#"
[[piece]]
name = "Salvo"
seat = "red"
card = "salvo"
at = [2000, 3048]
[[piece]]
name = "Ox"
seat = "blue"
at = [2400, 3048]
influence = 1
playbook = [["1"]]
[now]
active = "Ox"
momentum = { red = 1 }
[[case]]
name = "a Counter-Attack damages and no more"
script = ["blue: attack Salvo", "red: react counter", "dice: 1 1 1 1", "dice: 4 1 1 1 1", "red: pick 1.1"]
expect = ["counter Salvo on Ox", "damaged Ox 1", "asked: blue act Ox", "never: fired"]
"#,
    );
}

#[test]
fn salvo_shoots() {
    check(
        "Arrow to the Knee, Floored Bolt, Tether Ball, Locked & Loaded",
        r#"
proves = ["GB-HERO-01", "GB-HERO-02", "GB-PLAY-09", "GB-PLAY-17"]
[[piece]]
name = "Salvo"
seat = "red"
card = "salvo"
abilities = ["arrow-to-the-knee", "floored-bolt", "tether-ball", "locked-and-loaded"]
at = [2000, 2000]
influence = 3
[[piece]]
name = "Kicker"
seat = "blue"
at = [2000, 3000]
kick = [4, 6]
[[piece]]
name = "Mate"
seat = "blue"
at = [2600, 3000]
[now]
active = "Salvo"
momentum = { red = 1 }
ball = [3200, 2000]
[[case]]
name = "two dice and 2 inches less to kick with"
script = ["red: use arrow-to-the-knee on Kicker", "red: no", "dice: 4 1"]
expect = ["attached arrow-to-the-knee to Kicker", "damaged Kicker 2"]
[[case]]
name = "down and 2 damage"
script = ["red: use floored-bolt on Kicker", "red: no", "dice: 4 1"]
expect = ["suffers Kicker knocked down", "damaged Kicker 2"]
[[case]]
name = "the free ball comes without a test"
script = ["red: use tether-ball"]
expect = ["used Salvo tether-ball", "ball Salvo effect", "Salvo.influence = 1", "ball = Salvo"]
[[case]]
name = "one play for nothing"
script = ["red: use locked-and-loaded", "red: use tether-ball free", "red: use floored-bolt on Kicker", "dice: 1 1"]
expect = ["momentum red -1 heroic", "spent locked-and-loaded of Salvo", "ball Salvo effect", "paid Salvo 2", "Salvo.influence = 1"]
[[case]]
name = "not without the heroic play"
script = ["red: use tether-ball free"]
expect = ["refused: GB-INF-10"]
"#,
    );
    check(
        "Tether Ball too far away",
        r#"
proves = ["GB-PLAY-03"]
[[piece]]
name = "Salvo"
seat = "red"
card = "salvo"
at = [2000, 2000]
influence = 3
[now]
active = "Salvo"
ball = [2000, 3825]
[[case]]
name = "beyond 6 inches"
script = ["red: use tether-ball"]
expect = ["refused: GB-PLAY-03"]
"#,
    );
}

#[test]
fn colossus_keeps_the_ball_and_his_place() {
    check(
        "Close Control and Stoic",
        r#"
proves = ["GB-PB-07", "GB-PB-14", "GB-PB-18"]
[[piece]]
name = "Ram"
seat = "red"
at = [2000, 3048]
tac = 5
influence = 3
playbook = [["m tackle", "m push2"], ["m push1 tackle"]]
[[piece]]
name = "Colossus"
seat = "blue"
card = "colossus"
at = [2450, 3048]
melee = 0
ball = true
[now]
active = "Ram"
[[case]]
name = "the first tackle is ignored, and no MP for it"
script = [
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.1", "blue: yes",
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.1",
]
expect = ["ignored Colossus close-control", "ball Ram tackle", "red.momentum = 1"]
[[case]]
name = "the first push is ignored, and no MP for it"
script = [
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.2", "blue: yes",
    "red: attack Colossus", "dice: 2 2 2 1 1", "red: pick 1.2", "red: line (2958, 3048)",
]
expect = ["ignored Colossus stoic", "red.momentum = 1", "Colossus.at = (2958, 3048)"]
[[case]]
name = "both effects ignored"
script = ["red: attack Colossus", "dice: 2 2 2 2 1", "red: pick 2.1", "red: step push", "blue: yes", "blue: yes"]
expect = ["ignored Colossus stoic", "ignored Colossus close-control", "red.momentum = 0"]
[[case]]
name = "one of two is ignored"
script = ["red: attack Colossus", "dice: 2 2 2 2 1", "red: pick 2.1", "red: step push", "blue: yes", "blue: no"]
expect = ["ignored Colossus stoic", "ball Ram tackle", "red.momentum = 1"]
"#,
    );
}

#[test]
fn colossus_singles_out_and_arrives() {
    check(
        "Singled Out and Unexpected Arrival",
        r#"
proves = ["GB-PLAY-05", "GB-PLAY-06", "GB-DEF-20", "GB-GEO-08"]
[[piece]]
name = "Colossus"
seat = "red"
card = "colossus"
at = [3000, 3048]
influence = 2
[[piece]]
name = "One"
seat = "blue"
at = [3500, 3048]
melee = 0
def = 2
[[piece]]
name = "Two"
seat = "blue"
at = [2500, 3048]
melee = 0
def = 2
[[piece]]
name = "Friend"
seat = "red"
at = [3000, 3600]
melee = 0
[now]
active = "Colossus"
[[case]]
name = "2 TAC more against that model"
script = ["red: attack One", "dice: 2 1 1 1 1", "red: pick 1.2", "red: use singled-out on One", "red: attack One", "red: no", "dice: 1 1 1 1 1 1 1"]
expect = ["attached singled-out to One", "asked: chance roll 7d6"]
[[case]]
name = "not against another"
script = ["red: attack One", "dice: 2 1 1 1 1", "red: pick 1.2", "red: use singled-out on One", "red: attack Two", "red: no", "dice: 1 1 1 1 1"]
expect = ["attached singled-out to One", "asked: chance roll 5d6"]
[[case]]
name = "only the target of the attack"
script = ["red: attack One", "dice: 2 1 1 1 1", "red: pick 1.2", "red: use singled-out on Two", "red: no"]
expect = ["refused: GB-PLAY-06", "never: attached"]
[[case]]
name = "every enemy within 3 inches flies 4 inches"
script = ["red: attack One", "dice: 2 2 2 2 1", "red: pick 4.2", "red: use unexpected-arrival", "red: choose One", "red: line (4516, 3048)", "red: line (1484, 3048)"]
expect = ["used Colossus unexpected-arrival", "One.at = (4516, 3048)", "Two.at = (1484, 3048)", "Friend.at = (3000, 3600)"]
"#,
    );
}

#[test]
fn colossus_treads_lightly() {
    check(
        "Light Footed",
        r#"
[[terrain]]
kind = "rough"
corners = [[1000, 2300], [4000, 2300], [4000, 2900], [1000, 2900]]
[[piece]]
name = "Colossus"
seat = "red"
card = "colossus"
at = [2000, 2000]
[[piece]]
name = "Plain"
seat = "red"
at = [3000, 2000]
mov = [6, 8]
base = 50
[[case]]
name = "6 inches through rough ground"
script = ["red: activate Colossus", "red: jog", "red: path (2000, 3524)"]
expect = ["Colossus.at = (2000, 3524)"]
[[case]]
name = "another loses 2 inches"
script = ["red: activate Plain", "red: jog", "red: path (3000, 3524)"]
expect = ["refused: GB-TERR-06"]
[now]
next = "red"
"#,
    );
}

#[test]
fn spade_digs_and_blasts() {
    check(
        "Close Control, Diggy Hole, Controlled Explosion",
        r#"
proves = ["GB-GEO-10", "GB-PLAY-04", "GB-PLAY-08"]
[[piece]]
name = "Spade"
seat = "red"
card = "spade"
at = [2000, 2000]
influence = 3
ball = true
[[piece]]
name = "Mark"
seat = "blue"
at = [2000, 3600]
[[piece]]
name = "Far"
seat = "blue"
at = [2000, 4200]
[[piece]]
name = "Tackler"
seat = "blue"
at = [2400, 2000]
influence = 1
playbook = [["m tackle"]]
[now]
active = "Spade"
[[case]]
name = "placed within 2 inches"
script = ["red: use diggy-hole", "red: spot (1500, 2600)", "red: use diggy-hole"]
expect = ["paid Spade 1", "placed Spade (1500, 2600)", "refused: GB-PLAY-08", "never: parting"]
[[case]]
name = "an enemy within 6 inches is pushed 2 inches anywhere, without a test"
script = ["red: use controlled-explosion", "red: choose Mark", "red: line (2508, 3600)"]
expect = ["asked: red pick-for controlled-explosion: Mark, Tackler", "Mark.at = (2508, 3600)", "never: rolled"]
[[case]]
name = "the first tackle is ignored"
script = ["red: end", "blue: activate Tackler", "blue: attack Spade", "dice: 4 4 1 1", "blue: pick 1.1", "red: yes"]
expect = ["ignored Spade close-control", "ball = Spade", "blue.momentum = 0"]
"#,
    );
}
