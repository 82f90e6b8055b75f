//! The Fishermen.

use super::check;

#[test]
fn shark_rules_the_waves() {
    check(
        "Quick Foot, Stagger, Tidal Surge, Caught in a Net",
        r#"
proves = ["GB-HERO-03", "GB-DEF-20", "GB-STAT-10", "GB-CONV-04"]
piece = [
    { name = "Shark", seat = "red", card = "shark", at = [1500, 3048], influence = 6 },
    { name = "Jac", seat = "red", card = "jac", at = [1500, 2200] },
    { name = "One", seat = "blue", at = [1900, 3048], melee = 0 },
    { name = "Edge", seat = "blue", at = [1500, 4872] },
    { name = "Out", seat = "blue", at = [1500, 1223] },
]
now = { active = "Shark" }
[[case]]
name = "Quick Foot: 2 inches more, and twice is no more"
script = ["red: use quick-foot on Jac", "red: use quick-foot on Jac"]
expect = ["attached quick-foot to Jac", "Jac.jog = 2032", "Jac.sprint = 2540", "Shark.influence = 2"]
[[case]]
name = "Stagger: one DEF less"
script = ["red: attack One", "dice: 4 4 4 1 1 1", "red: pick 3.2", "red: use stagger on One"]
expect = ["momentum red +1 playbook", "attached stagger to One", "One.def = 3"]
[[case]]
name = "Tidal Surge moves an enemy as if it were a friend"
script = ["red: use tidal-surge on One", "dice: 4 1 1", "red: path (2916, 3048)"]
expect = ["paid Shark 3", "asked: red path One dodge 1016", "One.at = (2916, 3048)"]
[[case]]
name = "Tidal Surge on a friend needs no test"
script = ["red: use tidal-surge on Jac", "red: path (500, 2200)"]
expect = ["moved Jac dodge (500, 2200)", "never: rolled"]
[[case]]
name = "Caught in a Net: enemies within 6 inches are slow"
script = ["expect: Shark within 6 of Edge = yes", "expect: Shark within 6 of Out = no", "red: use caught-in-a-net", "red: use caught-in-a-net"]
expect = [
    "used Shark caught-in-a-net", "refused: GB-HERO-04", "Edge.jog = 254", "Edge.sprint = 762", "Out.jog = 1270", "Jac.jog = 1524", "Shark.influence = 6",
]
"#,
    );
}

#[test]
fn shark_treads_lightly() {
    check(
        "Light Footed",
        r#"
piece = [
    { name = "Shark", seat = "red", card = "shark", at = [2000, 2000] },
]
now = { active = "Shark" }
[[terrain]]
kind = "rough"
corners = [[1000, 2300], [4000, 2300], [4000, 2900], [1000, 2900]]
[[case]]
name = "7 inches through rough ground"
script = ["red: jog", "red: path (2000, 3778)"]
expect = ["Shark.at = (2000, 3778)"]
"#,
    );
}

#[test]
fn tentacles_tags_along() {
    check(
        "Tag Along",
        r#"
proves = ["GB-TIME-04", "GB-GEO-06", "GB-ADV-09", "GB-DEF-10"]
piece = [
    { name = "Shark", seat = "red", card = "shark", at = [1500, 2000] },
    { name = "Tentacles", seat = "red", card = "tentacles", at = [1500, 1600] },
    { name = "Jac", seat = "red", card = "jac", at = [1100, 1600] },
    { name = "Enemy", seat = "blue", at = [3500, 5000] },
]
now = { active = "Shark" }
[[case]]
name = "after a friend that leaves its melee zone, straight after it"
script = ["red: jog", "red: path (1500, 3778)", "red: yes", "red: path (1500, 2616)"]
expect = ["asked: red trigger tag-along of Tentacles", "advance Tentacles jog", "asked: red path Tentacles jog 1016 directly towards (1500, 3778)", "Tentacles.at = (1500, 2616)"]
[[case]]
name = "only straight after it"
script = ["red: jog", "red: path (1500, 3778)", "red: yes", "red: path (1800, 2300)"]
expect = ["refused: GB-GEO-06"]
[[case]]
name = "not after one that stays in the zone"
script = ["red: jog", "red: path (1600, 2000)", "red: end"]
expect = ["activation ended Shark", "never: fired", "never: advance Tentacles"]
[[case]]
name = "once per turn"
script = [
    "red: jog", "red: path (1500, 3778)", "red: yes", "red: stay", "red: end", "blue: activate Enemy", "blue: end",
    "red: activate Jac", "red: jog", "red: path (500, 1000)", "red: end",
]
expect = ["fired Tentacles tag-along", "activated Jac", "moved Jac jog (500, 1000)", "activation ended Jac"]
[[case]]
name = "after whichever friend is the first"
script = ["red: end", "blue: activate Enemy", "blue: end", "red: activate Jac", "red: jog", "red: path (500, 1000)", "red: yes", "red: stay"]
expect = ["moved Jac jog (500, 1000)", "fired Tentacles tag-along"]
"#,
    );
}

#[test]
fn tentacles_blinds_and_holds_on() {
    check(
        "Blind and Close Control",
        r#"
proves = ["GB-PB-07", "GB-STAT-10"]
piece = [
    { name = "Tentacles", seat = "red", card = "tentacles", at = [2000, 3048], ball = true, influence = 1 },
    { name = "Ox", seat = "blue", at = [2450, 3048], tac = 4, influence = 2, playbook = [["m tackle"]] },
]
now = { active = "Tentacles" }
[[case]]
name = "2 TAC and 2 inches of movement less"
script = ["red: use blind on Ox", "dice: 4", "red: end", "blue: activate Ox", "blue: attack Tentacles", "dice: 1 1"]
expect = ["attached blind to Ox", "asked: chance roll 2d6", "Ox.jog = 762", "Ox.sprint = 1270"]
[[case]]
name = "the first tackle is ignored"
script = [
    "red: end", "blue: activate Ox", "blue: attack Tentacles", "dice: 4 4 1 1", "blue: pick 1.1", "red: yes",
    "blue: attack Tentacles", "dice: 4 4 1 1", "blue: pick 1.1",
]
expect = ["ignored Tentacles close-control", "ball Ox tackle", "blue.momentum = 1"]
"#,
    );
}

#[test]
fn sakana_shares_out() {
    check(
        "Bag of Coffers",
        r#"
proves = ["GB-STAT-12", "GB-INF-07"]
piece = [
    { name = "Sakana", seat = "red", card = "veteran-sakana", at = [2000, 2000] },
    { name = "Jac", seat = "red", card = "jac", at = [2000, 2600] },
    { name = "Full", seat = "red", card = "jac", influence = 4, at = [2600, 2000] },
    { name = "Shark", seat = "red", card = "shark", at = [1400, 2000] },
    { name = "One", seat = "blue", at = [2000, 3000], melee = 0 },
]
now = { active = "Sakana" }
[[case]]
name = "1 influence and one Bonus Time for nothing"
script = [
    "red: use bag-of-coffers", "red: choose Jac", "red: end", "blue: activate One", "blue: end",
    "red: activate Jac", "red: attack One", "red: yes", "dice: 4 1 1 1 1 1", "red: pick 1.2",
]
expect = [
    "asked: red pick-for bag-of-coffers: Sakana, Jac, Full", "influence Jac +1", "asked: red bonus-time Jac", "spent bag-of-coffers of Jac",
    "damaged One 1", "never: momentum red -1",
]
[[case]]
name = "never above max INF"
script = ["red: use bag-of-coffers", "red: choose Full"]
expect = ["attached bag-of-coffers to Full", "never: influence", "Full.influence = 4"]
[[case]]
name = "not a Captain"
script = ["red: use bag-of-coffers", "red: choose Shark", "red: choose Jac"]
expect = ["refused: GB-DEF-25", "influence Jac +1"]
[[case]]
name = "once per turn"
script = ["red: use bag-of-coffers", "red: choose Jac", "red: use bag-of-coffers"]
expect = ["influence Jac +1", "refused: GB-DEF-10"]
"#,
    );
}

#[test]
fn sakana_takes_the_ball_and_hoists_the_flag() {
    check(
        "Fancy Footwork, Raise the Black Flag, Anatomical Precision",
        r#"
proves = ["GB-PLAY-15", "GB-PB-20"]
piece = [
    { name = "Sakana", seat = "red", card = "veteran-sakana", at = [2000, 2000], influence = 2 },
    { name = "Jac", seat = "red", card = "jac", at = [1400, 2000] },
    { name = "One", seat = "blue", at = [2400, 2000], melee = 0, arm = 1 },
    { name = "Holder", seat = "blue", at = [2000, 3100], ball = true },
]
now = { active = "Sakana" }
[[case]]
name = "the ball of another enemy within 4 inches"
script = ["red: attack One", "dice: 4 4 4 1 1", "red: pick 3.2", "red: use fancy-footwork on Holder"]
expect = ["net hits Sakana on One 3", "ball Sakana effect", "red.momentum = 1"]
[[case]]
name = "nothing of one without the ball"
script = ["red: attack One", "dice: 4 4 4 1 1", "red: pick 3.2", "red: use fancy-footwork on One"]
expect = ["used Sakana fancy-footwork on One", "never: ball", "Holder.ball = yes"]
[[case]]
name = "one enemy slower, one friend faster"
script = ["red: attack One", "dice: 4 4 4 1 1", "red: pick 3.2", "red: use raise-the-black-flag on Holder", "red: choose Jac"]
expect = ["Holder.jog = 762", "Holder.sprint = 1270", "Jac.jog = 2032", "Jac.sprint = 2540", "Sakana.influence = 1"]
[[case]]
name = "neither can be bought"
script = ["red: use fancy-footwork on Holder", "red: use raise-the-black-flag on One"]
expect = ["refused: GB-PLAY-02", "refused: GB-PLAY-02"]
"#,
    );
}

#[test]
fn jac_rams() {
    check(
        "Battering Ram",
        r#"
proves = ["GB-TIME-03", "GB-GEO-08"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 1000] },
    { name = "One", seat = "blue", at = [1500, 1800], melee = 0 },
]
now = { active = "Jac" }
[[case]]
name = "whoever is touched is pushed 2 inches directly away, once"
script = ["red: jog", "red: path (1500, 1500)", "red: line (1500, 2308)", "red: path (1500, 2008)"]
expect = ["fired Jac battering-ram", "Jac.at = (1500, 2008)", "One.at = (1500, 2308)"]
[[case]]
name = "the advance goes on to its end"
script = ["red: jog", "red: path (1500, 1500)", "red: line (1500, 2308)", "red: go on"]
expect = ["fired Jac battering-ram", "One.at = (1500, 2308)", "Jac.at = (1500, 1500)"]
[[case]]
name = "without touching nothing happens"
script = ["red: jog", "red: path (1500, 1498)"]
expect = ["Jac.at = (1500, 1498)", "never: fired", "One.at = (1500, 1800)"]
"#,
    );
    check(
        "Battering Ram: whom it stood against is not touched by walking away",
        r#"
proves = ["GB-RUL-88"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 1000] },
    { name = "One", seat = "red", at = [1500, 1300] },
    { name = "Two", seat = "red", at = [1199, 1000] },
]
now = { active = "Jac" }
script = ["expect: Jac contacts One = yes", "expect: Jac contacts Two = yes", "red: jog", "red: path (1700, 800)"]
expect = ["Jac.at = (1700, 800)", "never: fired"]
"#,
    );
    check(
        "Battering Ram: it is touched by coming back",
        r#"
proves = ["GB-RUL-88"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 1000] },
    { name = "One", seat = "red", at = [1500, 1300] },
]
now = { active = "Jac" }
script = ["red: jog", "red: path (1500, 900) (1500, 1000)", "red: line (1500, 1808)", "red: stop"]
expect = ["fired Jac battering-ram", "Jac.at = (1500, 999)", "One.at = (1500, 1808)"]
"#,
    );
    check(
        "Battering Ram on a charge",
        r#"
proves = ["GB-CHG-06"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 1000], influence = 2 },
    { name = "One", seat = "blue", at = [1500, 2100], melee = 0 },
]
now = { active = "Jac" }
[[case]]
name = "on a charge as well, and the charge goes on"
script = [
    "red: charge One", "red: line (1500, 1800)", "red: line (1500, 2608)", "red: go on", "dice: 1 1 1 1 1 1 1 1 1",
]
expect = ["fired Jac battering-ram", "attack Jac on One", "Jac.at = (1500, 1800)", "One.at = (1500, 2608)"]
"#,
    );
    check(
        "Battering Ram: a charge follows its target",
        r#"
proves = ["GB-CHG-04", "GB-CHG-05"]
piece = [
    { name = "Ram", seat = "red", abilities = ["battering-ram"], at = [1500, 1000], influence = 2, mov = [5, 7], melee = 1 },
    { name = "One", seat = "blue", at = [1500, 2100], melee = 0 },
]
now = { active = "Ram" }
[[case]]
name = "along its line as far as it must to engage it"
script = [
    "red: charge One", "red: line (1500, 1800)", "red: line (1500, 2608)", "red: stop", "red: path (1600, 2100)", "red: go on",
    "dice: 1 1 1 1 1 1 1 1",
]
expect = ["fired Ram battering-ram", "refused: GB-CHG-05", "refused: GB-CHG-04", "attack Ram on One", "Ram.at = (1500, 2054)", "gap Ram One = 254"]
"#,
    );
    check(
        "Battering Ram: a target that gets away",
        r#"
proves = ["GB-CHG-08"]
piece = [
    { name = "Ram", seat = "red", abilities = ["battering-ram"], at = [1500, 1000], influence = 2, mov = [3, 4], melee = 1 },
    { name = "One", seat = "blue", at = [1500, 2100], melee = 0 },
]
now = { active = "Ram" }
[[case]]
name = "the charge fails where the rest of the move does not reach it"
script = ["red: charge One", "red: line (1500, 1800)", "red: line (1500, 2608)", "red: stop"]
expect = ["fired Ram battering-ram", "charge failed Ram", "Ram.at = (1500, 1799)"]
"#,
    );
}

#[test]
fn jac_is_resolute() {
    check(
        "Resolute",
        r#"
proves = ["GB-RUL-54"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 2, influence = 1 },
    { name = "Jac", seat = "blue", card = "jac", at = [2400, 3048], influence = 1 },
]
now = { active = "Ox", momentum = { blue = 1 } }
[[case]]
name = "2 TAC more in a Counter-Attack"
script = ["red: attack Jac", "blue: react counter", "dice: 1 1", "blue: react counter", "dice: 1 1 1 1 1 1 1"]
expect = ["counter Jac on Ox", "asked: chance roll 7d6"]
[[case]]
name = "not in an attack"
script = ["red: end", "blue: activate Jac", "blue: attack Ox", "blue: no", "dice: 1 1 1 1 1"]
expect = ["asked: chance roll 5d6"]
"#,
    );
}

#[test]
fn jac_goads() {
    check(
        "Goad",
        r#"
proves = ["GB-GEO-06"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [3000, 2000], influence = 1 },
    { name = "Aside", seat = "red", at = [1700, 3200] },
    { name = "Fool", seat = "blue", at = [3000, 3500], influence = 2, mov = [5, 8] },
    { name = "Wise", seat = "blue", at = [4000, 3500] },
]
now = { active = "Jac" }
[[case]]
name = "it may only advance straight at him"
script = [
    "red: use goad on Fool", "dice: 4", "red: end", "blue: activate Fool", "blue: jog", "blue: path (3300, 3200)",
    "blue: path (3000, 2800)",
]
expect = ["attached goad to Fool", "asked: blue path Fool jog 1270 directly towards (3000, 2000)", "refused: GB-GEO-06", "Fool.at = (3000, 2800)"]
[[case]]
name = "a charge goes that way too"
script = [
    "red: use goad on Fool", "dice: 4", "red: end", "blue: activate Fool", "blue: charge Jac", "blue: line (3100, 2700)",
    "blue: line (3000, 2550)", "dice: 1 1 1 1 1 1 1 1",
]
expect = ["attached goad to Fool", "refused: GB-GEO-06", "attack Fool on Jac", "Fool.at = (3000, 2550)"]
[[case]]
name = "and fails at anybody else"
script = [
    "red: use goad on Fool", "dice: 4", "red: end", "blue: activate Fool", "blue: charge Aside", "blue: line (2300, 3200)",
    "blue: line (3000, 3000)",
]
expect = ["attached goad to Fool", "refused: GB-GEO-06", "charge failed Fool", "Fool.at = (3000, 3000)"]
[[case]]
name = "nobody else is bound"
script = ["red: use goad on Fool", "dice: 4", "red: end", "blue: activate Wise", "blue: jog", "blue: path (4600, 3900)"]
expect = ["Wise.at = (4600, 3900)"]
"#,
    );
}

#[test]
fn jac_shows_the_trident() {
    check(
        "Trident Tested",
        r#"
proves = ["GB-HERO-01", "GB-HERO-02", "GB-DEF-20"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 2000] },
    { name = "Friend", seat = "red", at = [1500, 2400] },
    { name = "Enemy", seat = "blue", at = [1900, 2000] },
    { name = "Out", seat = "blue", at = [1500, 900] },
]
now = { active = "Jac", momentum = { red = 2 } }
[[case]]
name = "friends and enemies within 3 inches fly 2 inches"
script = ["red: use trident-tested", "red: choose Friend", "red: line (1500, 2908)", "red: line (2408, 2000)", "red: use trident-tested"]
expect = ["momentum red -1 heroic", "refused: GB-HERO-02", "Friend.at = (1500, 2908)", "Enemy.at = (2408, 2000)", "Jac.at = (1500, 2000)", "Out.at = (1500, 900)"]
"#,
    );
}

/// During Tidal Surge its target is a friendly model, which nobody may choose to move off the pitch.
#[test]
fn tidal_surge_moves_nobody_off_the_pitch() {
    check(
        "Tidal Surge at the edge",
        r#"
proves = ["GB-MOVE-08"]
piece = [
    { name = "Shark", seat = "red", at = [1048, 3000], influence = 3, abilities = ["tidal-surge"] },
    { name = "Ox", seat = "blue", at = [300, 3000], def = 2, melee = 0 },
]
now = { active = "Shark" }
script = ["red: use tidal-surge on Ox", "dice: 6 6 6", "red: path (100, 3000)", "red: path (150, 3000)"]
expect = ["refused: GB-MOVE-08", "moved Ox dodge (150, 3000)", "Ox.at = (150, 3000)"]
"#,
    );
}

/// It crosses obstructions like a model of the player who moves it.
#[test]
fn tidal_surge_leads_over_an_obstruction() {
    check(
        "Tidal Surge over an obstruction",
        r#"
proves = ["GB-RUL-79", "GB-MOVE-08"]
terrain = [{ kind = "obstruction", corners = [[900, 2800], [1154, 2800], [1154, 3200], [900, 3200]] }]
piece = [
    { name = "Shark", seat = "red", at = [1600, 2000], influence = 3, abilities = ["tidal-surge"] },
    { name = "Ox", seat = "blue", at = [1400, 3000], def = 2, melee = 0 },
    { name = "Edge", seat = "blue", at = [600, 2000], def = 2, melee = 0 },
]
now = { active = "Shark" }
[[case]]
name = "over it, but not onto it"
script = ["red: use tidal-surge on Ox", "dice: 6 6 6", "red: path (1000, 3000)", "red: path (700, 3000)"]
expect = ["refused: GB-TERR-11", "moved Ox dodge (700, 3000)", "Ox.at = (700, 3000)"]
[[case]]
name = "and not off the pitch"
script = ["red: use tidal-surge on Edge", "dice: 6 6 6", "red: path (100, 2000)", "red: path (150, 2000)"]
expect = ["refused: GB-MOVE-08", "moved Edge dodge (150, 2000)"]
"#,
    );
}
