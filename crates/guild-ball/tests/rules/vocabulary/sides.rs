//! What friends and enemies set off, for a bearer of either team.

use super::check;

/// A scenario once for a bearer in red and once for one in blue; `{us}` and `{them}` stand for the teams.
fn for_either(name: &str, text: &str) {
    for (us, them) in [("red", "blue"), ("blue", "red")] {
        check(name, &text.replace("{us}", us).replace("{them}", them));
    }
}

#[test]
fn a_friend_that_is_activated() {
    for_either(
        "salve",
        r#"
proves = ["GB-CONV-06", "GB-DEF-14"]
piece = [
    { name = "Ox", seat = "{us}", at = [2000, 3048], melee = 0, abilities = ["salve"] },
    { name = "Boar", seat = "{us}", at = [2600, 3048], melee = 0, conditions = ["disease", "snared"] },
    { name = "Shark", seat = "{them}", at = [2000, 2448], melee = 0, conditions = ["disease", "snared"] },
]
now = { next = "{us}" }
[[case]]
name = "a friend"
script = ["{us}: activate Boar", "{us}: yes", "{us}: mode 6"]
expect = ["fired Ox salve", "cured Boar snared"]
[[case]]
name = "no enemy"
script = ["{us}: activate Ox", "{us}: end", "{them}: activate Shark", "{them}: end"]
expect = ["activation ended Shark", "never: fired"]
"#,
    );
}

#[test]
fn a_friend_and_an_enemy_that_end_an_advance() {
    for_either(
        "tag along",
        r#"
proves = ["GB-CONV-06", "GB-DEF-14"]
piece = [
    { name = "Ox", seat = "{us}", at = [2000, 3048], mov = [4, 6], melee = 1, abilities = ["tag-along"] },
    { name = "Boar", seat = "{us}", at = [2400, 3048], mov = [4, 6], melee = 0 },
    { name = "Shark", seat = "{them}", at = [5500, 5500], melee = 0 },
]
now = { active = "Boar" }
script = ["{us}: jog", "{us}: path (3416, 3048)", "{us}: yes", "{us}: path (3016, 3048)"]
expect = ["moved Boar jog (3416, 3048)", "fired Ox tag-along", "moved Ox jog (3016, 3048)"]
"#,
    );
    for_either(
        "unpredictable movement",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "{us}", at = [2000, 3048], melee = 1, abilities = ["unpredictable-movement"] },
    { name = "Boar", seat = "{us}", at = [3000, 3548], mov = [4, 6], melee = 0 },
    { name = "Shark", seat = "{them}", at = [3000, 3048], mov = [4, 6], melee = 0 },
]
now = { next = "{them}" }
[[case]]
name = "an enemy in the zone"
script = ["{them}: activate Shark", "{them}: jog", "{them}: path (2400, 3048)", "{us}: yes", "{us}: path (1600, 3048)"]
expect = ["moved Shark jog (2400, 3048)", "fired Ox unpredictable-movement", "moved Ox dodge (1600, 3048)"]
[[case]]
name = "no friend"
script = ["{them}: activate Shark", "{them}: end", "{us}: activate Boar", "{us}: jog", "{us}: path (2300, 3348)", "{us}: end"]
expect = ["moved Boar jog (2300, 3348)", "activation ended Boar", "never: fired"]
"#,
    );
}

#[test]
fn an_enemy_that_goes_out() {
    for_either(
        "nocturnal hunting",
        r#"
proves = ["GB-CONV-06"]
setup = { vp = 20 }
piece = [
    { name = "Owl", seat = "{us}", at = [2000, 2000], melee = 0, hp = 12, abilities = ["nocturnal-hunting"] },
    { name = "Ox", seat = "{us}", at = [2400, 2000], tac = 1, influence = 1, hp = 12, hp_now = 5, playbook = [["2"]] },
    { name = "Shark", seat = "{them}", at = [2800, 2000], tac = 1, influence = 1, hp_now = 1, melee = 1, playbook = [["5"]] },
    { name = "Eel", seat = "{them}", at = [5500, 5500] },
]
now = { next = "{us}" }
[[case]]
name = "an enemy"
script = ["{us}: activate Ox", "{us}: attack Shark", "dice: 4", "{us}: pick 1.1", "{us}: yes", "{us}: choose Ox", "{us}: mode 2"]
expect = ["fired Owl nocturnal-hunting", "healed Ox 4", "removed Shark"]
[[case]]
name = "no friend"
script = ["{us}: activate Owl", "{us}: end", "{them}: activate Shark", "{them}: attack Ox", "dice: 4", "{them}: pick 1.1"]
expect = ["removed Ox", "asked: {them} act Shark", "never: fired"]
"#,
    );
    check(
        "with nobody to help",
        r#"
proves = ["GB-CONV-06"]
setup = { vp = 20 }
piece = [
    { name = "Owl", seat = "red", at = [2000, 2000], melee = 0, hp = 12, hp_now = 5, abilities = ["nocturnal-hunting"] },
    { name = "Ox", seat = "red", at = [4000, 2000], tac = 1, influence = 1, hp = 12, hp_now = 5, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [3600, 2000], hp_now = 1, melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.1", "red: end"]
expect = ["removed Shark", "activation ended Ox", "never: fired"]
"#,
    );
}

#[test]
fn either_team_is_hurt_and_healed_by_its_own() {
    for_either(
        "kind hands",
        r#"
proves = ["GB-CONV-06", "GB-DEF-14"]
piece = [
    { name = "Ox", seat = "{us}", at = [2000, 2000], melee = 0, abilities = ["kind-hands"] },
    { name = "Boar", seat = "{us}", at = [2000, 2400], melee = 0, hp = 12 },
    { name = "Shark", seat = "{them}", at = [2400, 2400], influence = 1, tac = 1, hp = 12, playbook = [["2"]] },
]
now = { active = "Shark" }
script = ["{them}: attack Boar", "dice: 4", "{them}: pick 1.1"]
expect = ["damaged Boar 2", "fired Ox kind-hands", "healed Boar 1", "Boar.hp = 11"]
"#,
    );
}

#[test]
fn either_team_pays_with_its_own_momentum() {
    for_either(
        "MP that are lost and paid",
        r#"
proves = ["GB-MOM-01"]
piece = [
    { name = "Ox", seat = "{us}", at = [2000, 2000], hp = 12, hp_now = 5, abilities = ["heavy-toll", "bought-breath"] },
    { name = "Shark", seat = "{them}", at = [5000, 5000] },
]
now = { active = "Ox", momentum = { {us} = 3, {them} = 1 } }
script = ["{us}: use heavy-toll", "expect: {us}.momentum = 1", "{us}: use bought-breath"]
expect = ["momentum {us} -2 effect", "momentum {us} -1 effect", "healed Ox 2", "{us}.momentum = 0", "{them}.momentum = 1"]
"#,
    );
}
