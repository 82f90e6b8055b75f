//! The Butchers.

use super::check;

#[test]
fn ox_makes_his_own_hit_harder() {
    check(
        "The Owner",
        r#"
proves = ["GB-DEF-17", "GB-DEF-19", "GB-DEF-22"]
piece = [
    { name = "Ox", seat = "red", card = "ox", at = [2000, 2000], influence = 1 },
    { name = "Boiler", seat = "red", card = "boiler", at = [2000, 3048], influence = 2 },
    { name = "Mule", seat = "red", guilds = ["masons"], at = [2800, 3048], playbook = [["1"]], influence = 1 },
    { name = "Far", seat = "red", guilds = ["butchers"], at = [4000, 3824], playbook = [["1"]], influence = 1 },
    { name = "Victim", seat = "blue", at = [2400, 3048], melee = 0 },
    { name = "Other", seat = "blue", at = [4400, 3824], melee = 0 },
    { name = "Near", seat = "blue", at = [1600, 2000], melee = 0 },
]
now = { next = "red" }
[[case]]
name = "a friend of the guild within 6 inches"
script = ["red: activate Boiler", "red: attack Victim", "dice: 4 1 1 1 1 1", "red: pick 1.2"]
expect = ["damaged Victim 2"]
[[case]]
name = "a play that causes damage"
script = ["red: activate Boiler", "red: use axe-throw on Near", "dice: 4 1"]
expect = ["damaged Near 4"]
[[case]]
name = "the owner of the aura too"
script = ["red: activate Ox", "red: attack Near", "dice: 4 1 1 1 1 1 1", "red: pick 1.2"]
expect = ["damaged Near 2"]
[[case]]
name = "not a friend of another guild"
script = ["red: activate Mule", "red: attack Victim", "dice: 4 1 1 1 1", "red: pick 1.1"]
expect = ["damaged Victim 1"]
[[case]]
name = "not beyond 6 inches"
script = ["expect: Ox within 6 of Far = no", "red: activate Far", "red: attack Other", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["damaged Other 1"]
"#,
    );
}

#[test]
fn what_raises_and_what_lowers_damage_meet_on_each_result() {
    check(
        "The Owner against Tough Hide",
        r#"
proves = ["GB-PB-11", "GB-PB-13", "GB-RUL-58"]
piece = [
    { name = "Ox", seat = "red", card = "ox", at = [2000, 2000], influence = 3 },
    { name = "Biter", seat = "red", guilds = ["butchers"], tac = 4, at = [2000, 3048], influence = 1, playbook = [["1"]] },
    { name = "Pup", seat = "red", guilds = ["masons"], at = [2800, 3048], tac = 3, influence = 1, playbook = [["1"], ["2"]] },
    { name = "Truffles", seat = "blue", card = "truffles", at = [2400, 3048] },
]
now = { next = "red" }
[[case]]
name = "one up, one down"
script = ["red: activate Biter", "red: attack Truffles", "dice: 3 1 1 1 1", "red: pick 1.1"]
expect = ["damaged Truffles 1"]
[[case]]
name = "twice when wrapping"
script = ["red: activate Biter", "red: attack Truffles", "dice: 3 3 1 1 1", "red: pick 1.1 1.1"]
expect = ["damaged Truffles 2"]
[[case]]
name = "never below nothing"
script = ["red: activate Pup", "red: attack Truffles", "dice: 3 1 1 1", "red: pick 1.1"]
expect = ["picked Pup 1.1", "never: damaged", "Truffles.hp = 11"]
[[case]]
name = "each by itself"
script = ["red: activate Pup", "red: attack Truffles", "dice: 3 3 3 1", "red: pick 2.1 1.1"]
expect = ["damaged Truffles 1", "Truffles.hp = 10"]
[[case]]
name = "one less"
script = ["red: activate Pup", "red: attack Truffles", "dice: 3 3 1 1", "red: pick 2.1"]
expect = ["damaged Truffles 1"]
"#,
    );
}

#[test]
fn ox_tears_armour_off_and_marks_the_prey() {
    check(
        "They Ain't Tough! and Butchery",
        r#"
proves = ["GB-PLAY-11", "GB-PLAY-12", "GB-PLAY-17", "GB-RUL-65"]
piece = [
    { name = "Ox", seat = "red", card = "ox", at = [2000, 3048], influence = 4 },
    { name = "Brick", seat = "blue", at = [2400, 3048], def = 3, arm = 2, hp = 14 },
    { name = "Bare", seat = "blue", at = [1600, 3048], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "one armour less until the end of the turn"
script = ["red: use they-aint-tough on Brick", "dice: 3", "red: attack Brick", "dice: 3 3 1 1 1 1 1", "red: pick 1.2"]
expect = ["paid Ox 1", "play hit Brick they-aint-tough", "attached they-aint-tough to Brick", "net hits Ox on Brick 1"]
[[case]]
name = "a miss does nothing"
script = ["red: use they-aint-tough on Brick", "dice: 2", "red: attack Brick", "dice: 3 3 1 1 1 1 1"]
expect = ["play missed Brick they-aint-tough", "net hits Ox on Brick 0", "never: attached"]
[[case]]
name = "twice is not two less"
script = [
    "red: use they-aint-tough on Brick", "dice: 3", "red: use they-aint-tough on Brick", "dice: 3",
    "red: attack Brick", "dice: 3 3 1 1 1 1 1", "red: pick 1.2",
]
expect = ["net hits Ox on Brick 1"]
[[case]]
name = "never below nothing"
script = ["red: use they-aint-tough on Bare", "dice: 4", "red: attack Bare", "dice: 4 1 1 1 1 1", "red: pick 1.2"]
expect = ["net hits Ox on Bare 1"]
[[case]]
name = "Butchery raises playbook damage against that model"
script = [
    "red: use butchery on Brick", "dice: 3 1", "red: attack Brick", "dice: 3 3 3 1 1 1 1", "red: pick 1.2",
    "red: attack Bare", "red: no", "dice: 4 1 1 1 1 1", "red: pick 1.2",
]
expect = ["paid Ox 2", "damaged Brick 3", "damaged Bare 2"]
"#,
    );
}

#[test]
fn get_em_lads() {
    check(
        "Get 'Em Lads!",
        r#"
proves = ["GB-HERO-03", "GB-HERO-04"]
piece = [
    { name = "Ox", seat = "red", card = "ox", at = [2000, 3048], influence = 3 },
    { name = "Brick", seat = "blue", at = [2400, 3048], def = 3, arm = 1 },
]
now = { active = "Ox" }
[[case]]
name = "damage up, armour down, on top of The Owner"
script = ["red: use get-em-lads", "red: attack Brick", "dice: 3 1 1 1 1 1 1", "red: pick 1.2"]
expect = ["used Ox get-em-lads", "net hits Ox on Brick 1", "damaged Brick 3", "Ox.influence = 2"]
[[case]]
name = "without it"
script = ["red: attack Brick", "dice: 3 1 1 1 1 1 1"]
expect = ["net hits Ox on Brick 0"]
[[case]]
name = "once per game"
script = ["red: use get-em-lads", "red: use get-em-lads"]
expect = ["used Ox get-em-lads", "refused: GB-HERO-04"]
"#,
    );
}

#[test]
fn truffles_follows_blood() {
    check(
        "Smell Blood and Vindictive",
        r#"
proves = ["GB-STAT-11"]
piece = [
    { name = "Truffles", seat = "red", card = "truffles", at = [1500, 1500], influence = 2 },
    { name = "Bleeder", seat = "blue", def = 4, at = [1500, 3980], melee = 0, conditions = ["bleed"] },
    { name = "Dry", seat = "blue", def = 4, at = [3300, 2220], melee = 0 },
    { name = "Dry Too", seat = "blue", at = [5600, 5600], melee = 0 },
]
now = { active = "Truffles" }
[[case]]
name = "a charge at a bleeding model: 8 inches for one influence, +1 damage"
script = ["red: charge Bleeder", "red: line (1500, 3532)", "dice: 4 1 1 1 1 1 1", "red: pick 1.2"]
expect = ["paid Truffles 1", "asked: red charge-line Truffles at Bleeder 2032", "damaged Bleeder 2", "Truffles.influence = 1"]
[[case]]
name = "a charge at another model: 6 inches"
script = ["red: charge Dry", "red: line (2846, 2038)", "dice: 4 1 1 1 1 1 1", "red: pick 1.2"]
expect = ["paid Truffles 1", "asked: red charge-line Truffles at Dry 1524", "damaged Dry 1"]
"#,
    );
}

#[test]
fn sturdy_stands_the_first_time_each_turn() {
    check(
        "Sturdy",
        r#"
proves = ["GB-PB-07", "GB-PB-16"]
piece = [
    { name = "Ram", seat = "red", at = [2000, 3048], tac = 4, influence = 3, playbook = [["m kd", "m kd push1"]] },
    { name = "Truffles", seat = "blue", card = "truffles", at = [2450, 3048], melee = 0 },
]
now = { active = "Ram" }
[[case]]
name = "ignored once, and no MP for it"
script = [
    "red: attack Truffles", "dice: 3 1 1 1", "red: pick 1.1", "blue: yes",
    "red: attack Truffles", "dice: 3 1 1 1", "red: pick 1.1",
]
expect = ["ignored Truffles sturdy", "suffers Truffles knocked down", "red.momentum = 1", "Truffles.conditions = knocked down"]
[[case]]
name = "not wanted the first time, it is gone"
script = ["red: attack Truffles", "dice: 3 1 1 1", "red: pick 1.1", "blue: no"]
expect = ["asked: blue trigger sturdy of Truffles", "suffers Truffles knocked down", "never: ignored", "red.momentum = 1"]
[[case]]
name = "another effect of the result applies, so the MP is gained"
script = ["red: attack Truffles", "dice: 3 1 1 1", "red: pick 1.2", "red: step knock down", "blue: yes", "red: line (2704, 3048)"]
expect = ["ignored Truffles sturdy", "red.momentum = 1", "Truffles.at = (2704, 3048)"]
"#,
    );
}

#[test]
fn boiler_cuts_where_it_hurts() {
    check(
        "Anatomical Precision, Crucial Artery, Assist",
        r#"
proves = ["GB-STAT-10", "GB-TIME-21"]
piece = [
    { name = "Boiler", seat = "red", card = "boiler", at = [2000, 3048], influence = 3 },
    { name = "Brick", seat = "blue", at = [2400, 3048], arm = 1 },
    { name = "Bleeder", seat = "blue", at = [2000, 3400], melee = 0, conditions = ["bleed"] },
]
now = { active = "Boiler" }
[[case]]
name = "one armour less, and damage makes the enemy bleed"
script = ["red: attack Brick", "dice: 4 1 1 1 1", "red: pick 1.2"]
expect = ["net hits Boiler on Brick 1", "damaged Brick 1", "fired Boiler crucial-artery", "suffers Brick bleed"]
[[case]]
name = "without damage nobody bleeds"
script = ["red: attack Brick", "dice: 4 4 1 1 1", "red: pick 1.1", "red: use marked-target on Brick"]
expect = ["used Boiler marked-target on Brick", "attached marked-target to Brick", "never: fired", "Brick.conditions = none"]
[[case]]
name = "a play that damages makes the enemy bleed too"
script = ["red: use axe-throw on Brick", "dice: 4 1"]
expect = ["damaged Brick 3", "suffers Brick bleed"]
[[case]]
name = "once per turn"
script = ["red: use axe-throw on Brick", "dice: 1 1", "red: use axe-throw on Brick"]
expect = ["play missed Brick axe-throw", "refused: GB-PLAY-08", "never: damaged"]
"#,
    );
}

#[test]
fn boiler_helps_princess() {
    check(
        "Assist",
        r#"
proves = ["GB-STAT-11", "GB-RUL-66"]
piece = [
    { name = "Boiler", seat = "red", card = "boiler", abilities = ["assist: Princess"], at = [2000, 3048], influence = 1 },
    { name = "Princess", seat = "red", at = [2800, 3048] },
    { name = "Brick", seat = "blue", at = [2400, 3048] },
]
now = { active = "Boiler" }
[[case]]
name = "one die and one damage more beside ganging up"
script = ["red: attack Brick", "dice: 4 1 1 1 1 1 1", "red: pick 1.2"]
expect = ["asked: chance roll 7d6", "damaged Brick 2"]
"#,
    );
    check(
        "Assist by another friend",
        r#"
proves = ["GB-ATK-09"]
piece = [
    { name = "Boiler", seat = "red", card = "boiler", at = [2000, 3048], influence = 1 },
    { name = "Boar", seat = "red", at = [2800, 3048] },
    { name = "Brick", seat = "blue", at = [2400, 3048] },
]
now = { active = "Boiler" }
[[case]]
name = "ganging up only"
script = ["red: attack Brick", "dice: 4 1 1 1 1 1", "red: pick 1.2"]
expect = ["asked: chance roll 6d6", "damaged Brick 1"]
"#,
    );
}

#[test]
fn a_marked_target_is_charged_from_farther_away() {
    check(
        "Marked Target",
        r#"
proves = ["GB-PLAY-03", "GB-PLAY-07"]
piece = [
    { name = "Boiler", seat = "red", card = "boiler", at = [900, 1500], influence = 3 },
    { name = "Boar", seat = "red", at = [1500, 1500], influence = 2 },
    { name = "Prey", seat = "blue", at = [1500, 3800], melee = 0 },
    { name = "Deer", seat = "blue", at = [2852, 3300], melee = 0 },
]
now = { active = "Boiler" }
[[case]]
name = "2 inches more to charge with"
script = ["red: use marked-target on Prey", "dice: 4", "red: end", "blue: activate Deer", "blue: end", "red: activate Boar", "red: charge Prey"]
expect = ["play hit Prey marked-target", "asked: red charge-line Boar at Prey 2286", "Boar.sprint = 1778"]
[[case]]
name = "not against another"
script = ["red: use marked-target on Prey", "dice: 4", "red: end", "blue: activate Deer", "blue: end", "red: activate Boar", "red: charge Deer"]
expect = ["asked: red charge-line Boar at Deer 1778"]
"#,
    );
}

#[test]
fn meathook_hooks_and_mows() {
    check(
        "Hooked, Scything Blow, Sanguine Pool",
        r#"
proves = ["GB-STAT-19", "GB-PB-20", "GB-DEF-20", "GB-HERO-01", "GB-HERO-02"]
piece = [
    { name = "Meathook", seat = "red", card = "meathook", at = [3000, 3048], influence = 3 },
    { name = "One", seat = "blue", at = [3400, 3048], melee = 0 },
    { name = "Two", seat = "blue", at = [2600, 3048], melee = 0 },
    { name = "Friend", seat = "red", at = [3000, 3448], melee = 0 },
    { name = "Off", seat = "blue", at = [3000, 2400], melee = 0, conditions = ["bleed"] },
    { name = "Edge", seat = "blue", at = [2150, 2412], melee = 0, conditions = ["bleed"] },
    { name = "Far", seat = "blue", at = [3850, 2411], melee = 0, conditions = ["bleed"] },
]
now = { active = "Meathook", momentum = { red = 2 } }
[[case]]
name = "damage brings bleed and snared"
script = ["red: attack One", "red: no", "dice: 4 1 1 1 1 1", "red: pick 1.1"]
expect = ["damaged One 1", "suffers One bleed", "suffers One snared"]
[[case]]
name = "Scything Blow hits whoever is in the melee zone"
script = ["red: attack One", "red: no", "dice: 4 4 4 4 1 1", "red: pick 4.2", "red: use scything-blow"]
expect = ["used Meathook scything-blow", "One.hp = 11", "Two.hp = 11", "Off.hp = 14", "Two.conditions = bleed, snared", "Meathook.influence = 2"]
[[case]]
name = "Sanguine Pool slows those that bleed"
script = ["red: use sanguine-pool"]
expect = ["momentum red -1 heroic", "attached sanguine-pool to Off", "Off.jog = 254", "Off.sprint = 762", "One.jog = 1270"]
[[case]]
name = "but only those within 3 inches"
script = ["red: use sanguine-pool", "expect: Meathook within 3 of Edge = yes", "expect: Meathook within 3 of Far = no"]
expect = ["attached sanguine-pool to Edge", "never: attached sanguine-pool to Far", "Edge.jog = 254", "Far.jog = 1270"]
[[case]]
name = "once per turn"
script = ["red: use sanguine-pool", "red: use sanguine-pool"]
expect = ["used Meathook sanguine-pool", "refused: GB-HERO-02"]
[[case]]
name = "never for influence"
script = ["red: use scything-blow"]
expect = ["refused: GB-PLAY-02"]
"#,
    );
}

#[test]
fn tools_for_a_friend_of_the_guild() {
    check(
        "Tooled Up",
        r#"
proves = ["GB-PLAY-13"]
piece = [
    { name = "Meathook", seat = "red", card = "meathook", at = [3000, 2000], influence = 1 },
    { name = "Boiler", seat = "red", card = "boiler", at = [3000, 3048], influence = 3 },
    { name = "Guest", seat = "red", guilds = ["masons"], at = [2000, 2000] },
    { name = "One", seat = "blue", at = [3400, 3048], melee = 0 },
]
now = { active = "Meathook" }
[[case]]
name = "playbook and plays"
script = [
    "red: use tooled-up on Boiler", "red: end", "blue: activate One", "blue: end", "red: activate Boiler",
    "red: attack One", "dice: 4 1 1 1 1", "red: pick 1.2", "red: use axe-throw on One", "dice: 4 1",
]
expect = ["attached tooled-up to Boiler", "damaged One 2", "damaged One 4", "never: rolled play Meathook"]
[[case]]
name = "not for another guild"
script = ["red: use tooled-up on Guest"]
expect = ["refused: GB-PLAY-10"]
"#,
    );
}

#[test]
fn cinnamon_frightens_and_cooks() {
    check(
        "Intimidation, Acrobatic, Get Set, BAKE!",
        r#"
proves = ["GB-STAT-10", "GB-PLAY-08"]
piece = [
    { name = "Cinnamon", seat = "red", card = "cinnamon", at = [2000, 3048], influence = 3 },
    { name = "Boar", seat = "red", at = [2000, 2400], influence = 1 },
    { name = "Far", seat = "red", at = [4000, 2400] },
    { name = "Brick", seat = "blue", at = [2400, 3048], def = 4, arm = 1, melee = 0 },
]
now = { active = "Cinnamon" }
[[case]]
name = "DEF and ARM one less in her attacks"
script = ["red: attack Brick", "dice: 3 1 1 1", "red: pick 1.1"]
expect = ["rolled attack Cinnamon 3 1 1 1 needs 3", "net hits Cinnamon on Brick 1", "Brick.def = 4"]
[[case]]
name = "a dodge of 2 inches once per turn"
script = ["red: use acrobatic", "red: path (2000, 3556)", "red: use acrobatic"]
expect = ["moved Cinnamon dodge (2000, 3556)", "refused: GB-PLAY-08"]
[[case]]
name = "friends near the baker are faster"
script = ["red: use get-set-bake on Boar", "red: jog"]
expect = ["attached get-set-bake to Boar", "asked: red path Cinnamon jog 2286", "never: rolled"]
[[case]]
name = "the baker too"
script = ["red: use get-set-bake on Boar", "red: end", "blue: activate Brick", "blue: end", "red: activate Boar", "red: jog"]
expect = ["asked: red path Boar jog 1778"]
[[case]]
name = "those far away are not"
script = ["red: use get-set-bake on Boar", "red: end", "blue: activate Brick", "blue: end", "red: activate Far", "red: jog"]
expect = ["asked: red path Far jog 1270"]
"#,
    );
}

#[test]
fn shank_finishes_the_wounded() {
    check(
        "Damaged Target, Thousand Cuts, Where'd They Go?",
        r#"
proves = ["GB-STAT-14", "GB-PB-20", "GB-RUL-61"]
piece = [
    { name = "Shank", seat = "red", card = "shank", at = [1500, 1000], influence = 4 },
    { name = "Hurt", seat = "blue", at = [1500, 3400], hp_now = 13, melee = 0 },
    { name = "Fresh", seat = "blue", at = [2700, 2900], melee = 0 },
    { name = "Close", seat = "blue", at = [1850, 1000], melee = 0 },
]
now = { active = "Shank" }
[[case]]
name = "2 inches more to charge a damaged enemy"
script = ["red: charge Hurt"]
expect = ["asked: red charge-line Shank at Hurt 2540"]
[[case]]
name = "not another"
script = ["red: charge Fresh"]
expect = ["asked: red charge-line Shank at Fresh 2032"]
[[case]]
name = "a thousand cuts: DEF two less and a wound"
script = ["red: use thousand-cuts on Close", "dice: 4 1 1"]
expect = ["paid Shank 3", "attached thousand-cuts to Close", "damaged Close 1", "Close.def = 2"]
[[case]]
name = "a dodge of 4 inches from the playbook and then no more this turn"
script = [
    "red: attack Close", "dice: 4 4 4 1 1 1", "red: pick 3.2", "red: use whered-they-go", "red: path (1500, 2016)",
    "red: use whered-they-go",
]
expect = ["used Shank whered-they-go", "moved Shank dodge (1500, 2016)", "refused: GB-PLAY-08", "Shank.influence = 3"]
"#,
    );
}
