//! Charges: where they have to end, where they may not, and what those refused are told.

use guild_ball::GuildBall;
use kernel::{Game, State};

use super::super::foreseen::{after, choice, scene};
use super::ends;

/// A charge at an enemy 1600 units off that has been declared.
fn charge(pieces: &str, now: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], influence = 2, melee = 1 }},
    {{ name = "Shark", seat = "blue", at = [3600, 2000]{pieces}
]
now = {{ active = "Ox"{now} }}
"#
    );
    after(&scene(&stage), &["charge Shark"])
}

fn is_legal(state: &State<GuildBall>, text: &str) -> bool {
    let (ask, choice) = choice(state, text);
    GuildBall::judge(state, &ask, &choice).is_ok()
}

/// GB-CHG-05: where the target cannot be come to in contact, the first place that engages it is told.
#[test]
fn a_charge_blocked_before_contact_is_told_where_the_zone_begins() {
    let state = charge(r#" }, { name = "Boar", seat = "red", at = [3300, 2290] }"#, "");
    assert_eq!(ends(&state, "stay"), ("GB-CHG-05", Some((3047, 2000)), 0));
    assert!(is_legal(&state, "line (3047, 2000)"));
}

/// GB-CHG-05: with a friend straight ahead it is told a place beside the target, nearest to the line first.
#[test]
fn a_charge_blocked_straight_ahead_is_told_a_place_beside() {
    let told = |x: i32, y: i32| {
        let state = charge(&format!(r#" }}, {{ name = "Boar", seat = "red", at = [{x}, {y}] }}"#), "");
        let (rule, end, _) = ends(&state, "stay");
        let (x, y) = end.unwrap_or_default();
        assert!(rule == "GB-CHG-05" && is_legal(&state, &format!("line ({x}, {y})")), "{x} {y}");
        (x, y)
    };
    // At the limit of the zone, half way into it, or in contact, whichever is nearest to straight ahead.
    assert_eq!([told(2700, 2200), told(2700, 1800)], [(3070, 1840), (3070, 2160)]);
    assert_eq!([told(2900, 1760), told(2500, 2280)], [(3182, 2083), (3049, 1946)]);
    assert_eq!([told(3000, 2295), told(3000, 1705)], [(3300, 1971), (3300, 2029)]);
}

/// GB-GEO-30: no charge ends on a marker; it is told the last place before.
#[test]
fn a_charge_does_not_end_on_a_marker() {
    let state =
        charge(" }", r#", markers = [{ ability = "trap-markers", at = [3299, 2200], by = "Shark" }]"#);
    assert_eq!(ends(&state, "line (3299, 2000)"), ("GB-GEO-30", Some((3075, 2000)), 0));
    assert!(is_legal(&state, "line (3075, 2000)"));
}

/// GB-BALL-07: who gave the ball up cannot take it on its way, which matters only where it lies.
#[test]
fn a_charger_that_gave_the_ball_up_ends_beside_it_only() {
    let held = charge(", ball = true }", ", gave_up = true");
    assert!(is_legal(&held, "line (3200, 2000)"));
    let lies = charge(" }", ", gave_up = true, ball = [3299, 2200]");
    assert_eq!(ends(&lies, "line (3299, 2000)"), ("GB-GEO-30", Some((3075, 2000)), 0));
}

/// Fool goaded by Jac, so many units beyond him, and to act.
fn goaded(away: i32, then: &str) -> State<GuildBall> {
    let stage = format!(
        r#"
piece = [
    {{ name = "Jac", seat = "red", at = [3000, 2000], influence = 1, melee = 0, abilities = ["goad"] }},
    {{ name = "Aside", seat = "red", at = [1700, 3400], melee = 0 }},
    {{ name = "Fool", seat = "blue", at = [3000, {}], influence = 2, mov = [2, 4], def = 4, melee = 1 }},
]
now = {{ active = "Jac" }}
"#,
        2000 + away
    );
    after(&scene(&stage), &["use goad on Fool", "4", "end", "activate Fool", then])
}

/// GB-GEO-06: who may only go straight at somebody is told how far that way it may go.
#[test]
fn a_goaded_way_is_told_the_one_it_may_go() {
    let jog = goaded(1400, "jog");
    assert_eq!(ends(&jog, "path (3300, 3400)"), ("GB-GEO-06", Some((3000, 2892)), 0));
    assert!(is_legal(&jog, "path (3000, 2892)"));
    assert!(!is_legal(&jog, "path (3000, 2891)"));
    // A single unit is a way, too.
    let close = goaded(301, "jog");
    assert_eq!(ends(&close, "path (3300, 2301)"), ("GB-GEO-06", Some((3000, 2300)), 0));
}

/// GB-CHG-05, GB-GEO-06: a goaded charger owes the first place on its one way that engages; at anybody else it goes that way
/// all the same.
#[test]
fn a_goaded_charger_owes_the_first_place_that_engages() {
    let far = goaded(1400, "charge Jac");
    assert_eq!(ends(&far, "stay"), ("GB-CHG-05", Some((3000, 2554)), 0));
    assert_eq!(ends(&far, "line (3000, 2600)"), ("GB-CHG-05", Some((3000, 2554)), 0));
    assert_eq!(ends(&far, "line (3300, 3400)"), ("GB-GEO-06", Some((3000, 2554)), 0));
    let step = goaded(555, "charge Jac");
    assert_eq!(ends(&step, "stay"), ("GB-CHG-05", Some((3000, 2554)), 0));
    let aside = goaded(1400, "charge Aside");
    assert_eq!(ends(&aside, "line (3300, 3600)"), ("GB-GEO-06", Some((3000, 2384)), 0));
    assert!(is_legal(&aside, "stay"));
}
