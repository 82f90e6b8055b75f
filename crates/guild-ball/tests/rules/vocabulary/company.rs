//! Ganging up, crowding out, disease, and what is done for others.

use super::check;

#[test]
fn company_counts_once_for_each_who_brings_it() {
    check(
        "ganging up and crowding out",
        r#"
proves = ["GB-ATK-09", "GB-ATK-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2800, 2000], abilities = ["lend-a-hand"] },
    { name = "Goat", seat = "red", at = [2400, 1600] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [1700, 2300], abilities = ["close-ranks"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 1 1 1"]
expect = ["rolled attack Ox 1 1 1 needs 4"]
"#,
    );
    check(
        "markers crowd out",
        r#"
proves = ["GB-ATK-10", "GB-GEO-28"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 5000], abilities = ["spiderlings", "webbing"] },
]
now = { active = "Ox", markers = [{ ability = "spider-nests", at = [2000, 1600], by = "Eel" }] }
script = ["red: attack Shark", "dice: 1"]
expect = ["rolled attack Ox 1 needs 4"]
"#,
    );
    check(
        "a ball by a marker",
        r#"
proves = ["GB-BALL-02", "GB-GEO-28"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["webbing"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", ball = [2000, 3400], markers = [{ ability = "spider-nests", at = [2000, 2900], by = "Ox" }] }
script = ["red: use webbing"]
expect = ["ball Ox effect"]
"#,
    );
}

#[test]
fn disease_spreads() {
    check(
        "at the end of an activation",
        r#"
proves = ["GB-COND-03", "GB-TIME-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], conditions = ["disease"], abilities = ["disease", "plague-ridden"], influence = 1, tac = 1, playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2400, 2000] },
    { name = "Goat", seat = "red", at = [4000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 2400], melee = 0 },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "to everybody near, and Rest costs more"
script = ["red: rest conditions", "red: attack Shark", "red: no", "dice: 4", "red: pick 1.1", "red: end"]
expect = ["refused: GB-MOM-11", "damaged Shark 2", "suffers Boar disease", "suffers Shark disease", "never: suffers Goat"]
"#,
    );
    check(
        "in the End Phase",
        r#"
proves = ["GB-COND-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 9, conditions = ["disease"], abilities = ["carrier"] },
    { name = "Shark", seat = "blue", at = [5000, 5000], hp = 9 },
]
now = { phase = "end" }
expect = ["Ox.hp = 8", "Shark.hp = 9"]
"#,
    );
}

#[test]
fn others_move_pass_and_pay() {
    check(
        "dodges and passes",
        r#"
proves = ["GB-REPO-01", "GB-KICK-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["hack-back: Boar", "im-open", "raise-the-stakes", "get-over-here: Boar"] },
    { name = "Boar", seat = "red", at = [3000, 2000], mov = [4, 6], kick = [3, 6], ball = true },
    { name = "Shark", seat = "blue", at = [5000, 5000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "as far as the base move"
script = ["red: use hack-back on Boar", "red: path (3000, 3200)", "red: path (3000, 3000)"]
expect = ["refused: GB-MOVE-02", "Boar.at = (3000, 3000)"]
[[case]]
name = "a pass to the one who asks"
script = ["red: use im-open on Boar", "dice: 4 1 1", "red: no"]
expect = ["ball Ox pass", "Ox.influence = 1"]
[[case]]
name = "the opponent's own dodge"
script = ["red: use raise-the-stakes", "red: stay", "blue: choose Shark", "blue: path (5000, 4200)"]
expect = ["Shark.at = (5000, 4200)"]
"#,
    );
    check(
        "one friend for each enemy",
        r#"
proves = ["GB-DEF-20", "GB-HERO-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["perfect-course"] },
    { name = "Boar", seat = "red", at = [2000, 3000] },
    { name = "Goat", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2700, 2700], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use perfect-course", "red: choose Boar", "red: path (2000, 3900)"]
expect = ["Boar.at = (2000, 3900)", "asked: red act Ox"]
"#,
    );
    check(
        "influence from one to another",
        r#"
proves = ["GB-INF-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, inf = [2, 4], abilities = ["adaptive-strategy"] },
    { name = "Boar", seat = "red", at = [2000, 2600], inf = [2, 4] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use adaptive-strategy", "red: choose Boar", "red: choose Ox", "red: choose Ox", "red: choose Ox", "red: no"]
expect = ["influence Ox -1", "influence Boar +1", "Ox.influence = 1", "Boar.influence = 2"]
"#,
    );
    check(
        "a model or the ball",
        r#"
proves = ["GB-PLAY-10", "GB-GEO-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["break-the-surface"] },
    { name = "Boar", seat = "red", at = [1400, 2600] },
    { name = "Shark", seat = "blue", at = [2800, 2000], melee = 0 },
]
now = { active = "Ox", ball = [2000, 3000] }
[[case]]
name = "the model"
script = ["red: use break-the-surface on Boar", "red: use break-the-surface on Shark", "dice: 4 1", "red: spot (3600, 2000)"]
expect = ["refused: GB-PLAY-10", "placed Shark (3600, 2000)"]
[[case]]
name = "the ball"
script = ["red: use break-the-surface", "red: spot (2000, 3900)"]
expect = ["ball = (2000, 3900)"]
"#,
    );
    check(
        "more damage of one play while burning",
        r#"
proves = ["GB-COND-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 1, conditions = ["burning"], abilities = ["alchemical-bomb", "flame-on"], playbook = [["1", "play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4", "red: pick 1.2", "red: use alchemical-bomb at (2700, 2000)"]
expect = ["damaged Shark 2", "suffers Shark burning"]
"#,
    );
}
