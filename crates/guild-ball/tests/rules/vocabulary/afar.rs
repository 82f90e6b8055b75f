//! Plays and attacks that start from elsewhere, and areas that are laid, moved and removed.

use super::check;

#[test]
fn a_range_may_be_measured_from_another_model() {
    check(
        "from a named friend",
        r#"
proves = ["GB-PLAY-03"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["chain-shot: Boar", "broadside: Boar"] },
    { name = "Boar", seat = "red", at = [3500, 2000] },
    { name = "Shark", seat = "blue", at = [4500, 2600], melee = 0, hp = 12 },
    { name = "Eel", seat = "blue", at = [1000, 3000], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "not from its user"
script = ["red: use chain-shot on Eel", "red: use chain-shot on Shark", "dice: 4 1"]
expect = ["refused: GB-PLAY-03", "damaged Shark 3", "suffers Shark knocked down"]
[[case]]
name = "two areas, one after the other"
script = ["red: use broadside at (4500, 2500)", "dice: 4 1", "red: spot (1000, 3000)", "red: spot (4500, 3400)"]
expect = ["damaged Shark 2", "area broadside (4500, 2500)", "refused: GB-AOE-02", "area broadside (4500, 3400)"]
"#,
    );
    check(
        "from whoever is near",
        r#"
proves = ["GB-PLAY-03", "GB-DEF-19"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 1, abilities = ["impart-faith", "hypnosis"] },
    { name = "Boar", seat = "red", at = [2400, 2000] },
    { name = "Shark", seat = "blue", at = [3600, 2200], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use hypnosis on Shark", "dice: 4"]
expect = ["attached hypnosis to Shark"]
"#,
    );
}

#[test]
fn an_attack_may_be_made_from_afar() {
    check(
        "within 6 inches and in sight",
        r#"
proves = ["GB-ATK-01", "GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["far-strike", "hawk-eye"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3200, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [5000, 2000], melee = 0 },
]
now = { active = "Ox" }
script = [
    "red: use far-strike", "red: choose Eel", "red: choose Shark", "dice: 4 1", "red: pick 1.1", "expect: Ox.influence = 0",
    "red: use hawk-eye", "red: choose Shark", "dice: 1 1", "red: use far-strike",
]
expect = ["refused: GB-DEF-25", "damaged Shark 1", "rolled attack Ox 1 1 needs 4", "refused: GB-DEF-10"]
"#,
    );
    check(
        "under an area, which goes",
        r#"
proves = ["GB-AOE-12", "GB-ATK-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["death-from-above", "feathered-friends"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3200, 2000], melee = 0 },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [3200, 2000], by = "Ox" }] }
script = ["red: use death-from-above", "red: spot (3200, 2000)", "red: choose Shark", "dice: 4 1 1 1 1 1 1", "red: pick 1.1"]
expect = ["damaged Shark 2", "area gone harrier (3200, 2000)", "Ox.influence = 0"]
"#,
    );
}

#[test]
fn areas_can_be_moved_and_jumped_to() {
    check(
        "harriers",
        r#"
proves = ["GB-AOE-12", "GB-GEO-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, mov = [4, 6], abilities = ["deadly-wings", "cloud-jumper", "feathered-friends", "updraft"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [5000, 5000], melee = 0 },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [2000, 3000], by = "Ox" }] }
[[case]]
name = "moved within 4 inches"
script = ["red: use deadly-wings", "red: spot (2000, 3000)", "red: spot (2000, 5500)", "red: spot (2000, 2200)"]
expect = ["refused: GB-AOE-02", "area gone harrier (2000, 3000)", "area harrier (2000, 2200)"]
[[case]]
name = "jumped into"
script = ["red: use cloud-jumper", "red: spot (2000, 2300)", "red: spot (2000, 3200)"]
expect = ["refused: GB-GEO-01", "placed Ox (2000, 3200)"]
[[case]]
name = "a longer way through it"
script = ["red: jog", "red: path (2000, 3016)", "red: yes", "red: path (2000, 3524)"]
expect = ["fired Ox updraft", "attached updraft to Ox", "Ox.at = (2000, 3524)", "Ox.jog = 1016"]
"#,
    );
    check(
        "more TAC and cover within it",
        r#"
proves = ["GB-TERR-08", "GB-ATK-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 2, abilities = ["feathered-friends"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2500, 2000], influence = 1, tac = 2, playbook = [["1"]] },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [2000, 2200], by = "Ox" }] }
script = ["red: attack Shark", "dice: 1 1 1", "red: end", "blue: activate Shark", "blue: attack Ox", "dice: 1"]
expect = ["rolled attack Ox 1 1 1 needs 4", "rolled attack Shark 1 needs 4"]
"#,
    );
    check(
        "any of several",
        r#"
proves = ["GB-AOE-12", "GB-ATK-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, abilities = ["deadly-wings", "feathered-friends"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
]
[now]
active = "Ox"
areas = [
    { ability = "harrier", at = [2000, 3000], by = "Ox" }, { ability = "harrier", at = [2000, 2200], by = "Ox" },
    { ability = "harrier", at = [2600, 1700], by = "Shark" }, { ability = "fire-blast", at = [1500, 2000], by = "Ox" },
]
[[case]]
name = "moved"
script = ["red: use deadly-wings", "red: no", "red: spot (2600, 1700)", "red: spot (1500, 2000)", "red: spot (2000, 2200)", "red: spot (1000, 2200)"]
expect = ["refused: HALL-CHOICE", "refused: GB-GEO-01", "refused: GB-GEO-01", "area gone harrier (2000, 2200)", "area harrier (1000, 2200)"]
[[case]]
name = "it is enough to be within one"
script = ["red: attack Shark", "dice: 1 1 1"]
expect = ["rolled attack Ox 1 1 1 needs 4"]
[[case]]
name = "of the own ones"
script = ["red: use deadly-wings", "red: spot (2000, 2200)", "red: spot (1000, 2800)", "red: attack Shark", "dice: 1 1"]
expect = ["area harrier (1000, 2800)", "rolled attack Ox 1 1 needs 4"]
"#,
    );
    check(
        "laid where there is no terrain",
        r#"
proves = ["GB-AOE-02", "GB-TERR-04"]
terrain = [{ kind = "rough", at = [2000, 3500], radius = 300 }]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["natures-chill"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
script = ["red: activate Ox", "red: yes", "red: spot (2000, 3500)", "red: spot (3000, 2000)"]
expect = ["refused: GB-CONV-06", "area natures-chill (3000, 2000)"]
"#,
    );
}
