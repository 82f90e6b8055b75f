//! Places in base contact that are hard to find: of a whole ring of bases one gap is left, just wide enough for one more. Whoever
//! can be placed there is asked where (GB-GEO-03, GB-GEO-12).

use super::super::check;

/// Five bases round a place, and what must come of putting Ox beside it.
#[track_caller]
fn ringed(name: &str, ability: &str, middle: &str, ring: [(i32, i32); 5], script: &str, expect: &str) {
    let place = |(number, (x, y)): (usize, (i32, i32))| {
        let seat = if number < 3 { "red" } else { "blue" };
        format!(r#"{{ name = "Ring {number}", seat = "{seat}", at = [{x}, {y}], melee = 0 }},"#)
    };
    let ring: String = ring.into_iter().enumerate().map(place).collect();
    let (post, now) = match middle {
        "model" => (r#"{ name = "Post", seat = "blue", at = [3000, 3000], melee = 0 },"#, ""),
        _ => ("", r#", markers = [{ ability = "harvest-markers", at = [3000, 3000], by = "Ox" }]"#),
    };
    check(
        name,
        &format!(
            r#"
proves = ["GB-GEO-03", "GB-GEO-12"]
setup = {{ size = "typical", vp = 20 }}
piece = [{{ name = "Ox", seat = "red", at = [4000, 3000], influence = 1, abilities = ["{ability}"] }}, {post} {ring}]
now = {{ active = "Ox"{now} }}
script = [{script}]
expect = [{expect}]
"#
        ),
    );
}

#[test]
fn a_model_is_placed_in_the_last_gap_beside_a_marker() {
    let straight = [(3152, 3261), (3152, 2739), (2850, 3262), (2850, 2738), (2698, 3000)];
    ringed(
        "straight to the right",
        "at-your-post",
        "marker",
        straight,
        r#""red: use at-your-post", "red: spot (3000, 3000)", "red: spot (3302, 3000)", "red: spot (3299, 3000)", "red: spot (3301, 3000)""#,
        r#""refused: GB-GEO-03", "refused: GB-GEO-12", "placed Ox (3301, 3000)""#,
    );
    let aslant = [(3070, 3294), (3221, 2794), (2780, 3207), (2931, 2706), (2711, 2913)];
    ringed(
        "aslant",
        "at-your-post",
        "marker",
        aslant,
        r#""red: use at-your-post", "red: spot (3000, 3000)", "red: spot (3288, 3087)""#,
        r#""asked: red place at-your-post Ox", "placed Ox (3288, 3087)""#,
    );
}

#[test]
fn a_model_is_placed_in_the_last_gap_beside_another() {
    let aslant = [(3058, 3296), (3230, 2804), (2772, 3198), (2945, 2703), (2715, 2900)];
    ringed(
        "the one place there is",
        "under-the-lines",
        "model",
        aslant,
        r#""red: use under-the-lines", "red: choose Post", "red: spot (3285, 3098)", "red: spot (3285, 3099)""#,
        r#""refused: GB-GEO-12", "placed Ox (3285, 3099)""#,
    );
    let closed = [(3060, 3294), (3230, 2804), (2772, 3198), (2945, 2703), (2715, 2900)];
    ringed(
        "a hair narrower there is none",
        "under-the-lines",
        "model",
        closed,
        r#""red: use under-the-lines", "red: choose Post""#,
        r#""marked under-the-lines Ox", "asked: red act Ox", "never: placed", "Ox.at = (4000, 3000)""#,
    );
}
