//! Plans that turn ground, where there is none of it.

use super::{Played, plan};

#[test]
fn nobody_is_asked_for_rough_ground_where_there_is_none() {
    plan(
        &Played { rules: &["GB-GPB-06"], name: "Mud Slide", initiative: 5, first: "red" },
        r#"
name = "Ox", seat = "red", at = [2000, 3048]
name = "Shark", seat = "blue", at = [2400, 3048]"#,
        r#"terrain = [{ kind = "barrier", at = [5500, 3000], radius = 200 }]"#,
        "
red: influence none
blue: influence none",
        "
used red mud-slide
phase maintenance
asked: red allocate
asked: red activate",
    );
}
