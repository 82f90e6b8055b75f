//! What effects change, and when it counts.

use super::check;

#[test]
fn base_kick_in_a_contest_is_the_current_one() {
    check(
        "base KICK in a contest",
        r#"
proves = ["GB-RUL-42", "GB-SNAP-04"]
piece = [
    { name = "Zed", seat = "red", at = [2000, 2000], ball = true, influence = 2, abilities = ["arrow-to-the-knee"] },
    { name = "X", seat = "red", at = [2400, 2528], kick = [3, 6] },
    { name = "Y", seat = "blue", at = [2400, 1500], kick = [4, 6], melee = 0 },
]
now = { active = "Zed" }
[[case]]
name = "two less because of an effect"
script = [
    "red: use arrow-to-the-knee on Y", "dice: 4 4", "red: give up (2400, 2000)", "red: contest X", "blue: contest Y", "dice: 4 4",
]
expect = ["attached arrow-to-the-knee to Y", "rolled snap X 4", "rolled snap Y 4", "ball X snap"]
[[case]]
name = "as printed without one"
script = ["red: give up (2400, 2000)", "red: contest X", "blue: contest Y", "dice: 4 4"]
expect = ["ball Y snap"]
"#,
    );
}

#[test]
fn max_influence_is_the_current_one() {
    check(
        "max INF with what changes it",
        r#"
proves = ["GB-INF-06", "GB-STAT-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 4], abilities = ["deep-pockets"] },
    { name = "Boar", seat = "red", at = [3000, 2000], inf = [3, 4] },
]
now = { phase = "maintenance", initiative = "red" }
[[case]]
name = "one more where an ability says so"
script = ["red: influence Ox 5"]
expect = ["allocated Ox 5"]
[[case]]
name = "and no more than that"
script = ["red: influence Ox 6"]
expect = ["refused: GB-INF-06"]
[[case]]
name = "nobody else"
script = ["red: influence Boar 5"]
expect = ["refused: GB-INF-06"]
"#,
    );
}

#[test]
fn an_aura_changes_mov_on_the_way() {
    check(
        "into and out of an aura of MOV",
        r#"
proves = ["GB-ADV-05", "GB-ADV-06", "GB-DEF-19"]
piece = [
    { name = "Pacer", seat = "red", at = [2000, 2000], abilities = ["long-stride"] },
    { name = "Comes", seat = "red", at = [2000, 4000], mov = [4, 6] },
    { name = "Goes", seat = "red", at = [3200, 2000], mov = [4, 6] },
    { name = "Far", seat = "red", at = [2800, 3000], mov = [1, 2] },
]
[[case]]
name = "coming within it a model may go on further"
script = ["red: activate Comes", "red: jog", "red: path (2000, 2984)", "red: path (2000, 2476)"]
expect = [
    "asked: red path Comes jog 1016", "moved Comes jog (2000, 3316)", "asked: red go-on Comes jog 840",
    "moved Comes jog (2000, 2476)", "Comes.at = (2000, 2476)",
]
[[case]]
name = "not further than that"
script = ["red: activate Comes", "red: jog", "red: path (2000, 2984)", "red: path (2000, 2475)"]
expect = ["moved Comes jog (2000, 3316)", "refused: GB-MOVE-02"]
[[case]]
name = "leaving it takes the inches away, and as drawn is too far then"
script = ["red: activate Goes", "red: jog", "red: path (4724, 2000)", "red: go on", "red: path (4216, 2000)"]
expect = [
    "asked: red path Goes jog 1524", "moved Goes jog (3317, 2000)", "asked: red go-on Goes jog 899", "refused: GB-MOVE-02",
    "Goes.at = (4216, 2000)",
]
[[case]]
name = "whoever has covered more than is left stops there"
script = ["red: activate Far", "red: jog", "red: path (2560, 3000) (3060, 3000)"]
expect = ["asked: red path Far jog 762", "moved Far jog (2560, 3000) (2856, 3000)", "asked: red act Far", "Far.at = (2856, 3000)"]
"#,
    );
}

#[test]
fn a_bonus_of_the_start_lasts_for_the_advance() {
    check(
        "Get Set, BAKE!",
        r#"
proves = ["GB-TIME-02"]
piece = [
    { name = "Cinnamon", seat = "red", card = "cinnamon", at = [2000, 2000], influence = 2 },
    { name = "Boar", seat = "red", at = [2000, 2700], mov = [4, 6] },
    { name = "Late", seat = "red", at = [2000, 4400], mov = [4, 6] },
]
now = { active = "Cinnamon" }
[[case]]
name = "who starts within 2 inches keeps it on the way"
script = ["red: use get-set-bake on Cinnamon", "red: end", "red: activate Boar", "red: jog", "red: path (3525, 2700)", "red: path (3524, 2700)"]
expect = ["attached get-set-bake to Cinnamon", "asked: red path Boar jog 1524", "refused: GB-MOVE-02", "Boar.at = (3524, 2700)"]
[[case]]
name = "who comes within them does not gain it"
script = ["red: use get-set-bake on Boar", "red: end", "red: activate Late", "red: jog", "red: path (2000, 3384)"]
expect = ["asked: red path Late jog 1016", "moved Late jog (2000, 3384)", "asked: red act Late"]
"#,
    );
}

#[test]
fn a_slowed_charge_stops_where_it_still_engages() {
    check(
        "a charge into fire",
        r#"
proves = ["GB-ADV-05", "GB-CHG-05"]
piece = [
    { name = "Mercury", seat = "red", at = [1000, 3000], influence = 2, abilities = ["fire-blast"] },
    { name = "Ox", seat = "blue", at = [2000, 1000], mov = [4, 7], influence = 2, melee = 2 },
    { name = "Goal", seat = "red", at = [2000, 2700], def = 6, melee = 0 },
]
now = { active = "Mercury" }
[[case]]
name = "as drawn it is too far, but not too far to engage"
script = [
    "red: use fire-blast at (2000, 2031)", "red: end", "blue: activate Ox", "blue: charge Goal", "blue: line (2000, 2400)", "blue: stop",
    "blue: go on", "dice: 1 1 1 1 1 1 1 1",
]
expect = [
    "suffers Ox burning", "refused: GB-CHG-05", "attack Ox on Goal", "gap Ox Goal = 508",
]
"#,
    );
}

#[test]
fn a_way_that_was_closed_meanwhile_is_not_gone() {
    check(
        "somebody was pushed onto the way ahead",
        r#"
proves = ["GB-MOVE-03"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 1030] },
    { name = "One", seat = "blue", at = [1500, 1800], melee = 0 },
]
now = { active = "Jac" }
[[case]]
name = "not even by going on as drawn"
script = ["red: jog", "red: path (1500, 1500) (1900, 1500) (1720, 2120)", "red: line (1500, 2308)", "red: go on", "red: stop"]
expect = ["fired Jac battering-ram", "moved One push (1500, 2308)", "refused: GB-MOVE-03", "Jac.at = (1500, 1499)"]
"#,
    );
}

#[test]
fn two_areas_of_one_name_burn_each_where_it_lies() {
    check(
        "two areas of one name",
        r#"
proves = ["GB-AOE-13", "GB-CONV-05"]
piece = [
    { name = "A", seat = "red", at = [2000, 2000], influence = 2, abilities = ["fire-blast"] },
    { name = "B", seat = "red", at = [4000, 2000], influence = 2, abilities = ["fire-blast"] },
    { name = "V", seat = "blue", at = [4000, 3200] },
    { name = "W", seat = "blue", at = [1000, 5000] },
]
now = { active = "A" }
[[case]]
name = "whoever ends an activation within the second one burns"
script = [
    "red: use fire-blast at (2000, 3000)", "red: end", "blue: activate W", "blue: end", "red: activate B", "red: use fire-blast at (4000, 3300)",
    "dice: 1 1", "red: end", "blue: activate V", "blue: end",
]
expect = ["play missed V fire-blast", "area fire-blast (4000, 3300)", "suffers V burning"]
"#,
    );
}

#[test]
fn a_friend_hurt_by_what_fires_goes_out() {
    check(
        "a friend hurt to 0 HP",
        r#"
proves = ["GB-TO-01", "GB-WIN-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["hard-taskmaster"] },
    { name = "Boar", seat = "red", at = [2500, 2000], hp_now = 1 },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "at once"
script = ["red: end"]
expect = ["fired Ox hard-taskmaster", "damaged Boar 1", "removed Boar", "vp blue +2", "asked: blue activate", "red.momentum = 0"]
"#,
    );
}

#[test]
fn a_failed_charge_ends_no_other_activation() {
    check(
        "a charge in somebody else's activation",
        r#"
proves = ["GB-CHG-08", "GB-DEF-07", "GB-ADV-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, mov = [6, 8] },
    { name = "Guard", seat = "blue", at = [2000, 5300], abilities = ["counter-charge"], mov = [1, 1], influence = 2 },
]
now = { active = "Ox" }
[[case]]
name = "it fails, and the active model goes on"
script = ["red: jog", "red: path (2000, 3500)", "blue: yes", "blue: stop"]
expect = ["fired Guard counter-charge", "charge failed Guard", "asked: red act Ox", "never: activation", "never: paid", "Guard.influence = 2"]
"#,
    );
}

#[test]
fn a_cancelled_hit_brings_nothing_after_it() {
    check(
        "a cancelled hit",
        r#"
proves = ["GB-TIME-24"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, abilities = ["knockback", "last-word"] },
    { name = "Shark", seat = "blue", at = [2400, 3048], influence = 2, abilities = ["clone"], playbook = [["1"]] },
]
now = { active = "Shark" }
[[case]]
name = "neither playbook nor push"
script = ["blue: use clone", "blue: end", "red: activate Ox", "red: attack Shark", "dice: 6 6 6 6"]
expect = ["ignored Shark clone", "asked: red act Ox", "never: picked", "never: moved Shark"]
"#,
    );
}

#[test]
fn nobody_takes_the_ball_while_lying_over_a_base() {
    check(
        "past a base in contact to the ball",
        r#"
proves = ["GB-SNAP-02", "GB-RUL-75", "GB-RUL-73"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [2406, 2077] },
]
now = { active = "Ox", ball = [2658, 2457] }
[[case]]
name = "at the first place beside it"
script = ["red: jog", "red: path (2421, 2657)", "expect: Ox overlaps Boar = no", "red: yes"]
expect = ["moved Ox jog (2151, 2236)", "ball Ox snap", "Ox.at = (2421, 2657)"]
"#,
    );
}
