//! Plans that turn ground, where there is none of it.

use super::check;

#[test]
fn nobody_is_asked_for_rough_ground_where_there_is_none() {
    check(
        "Mud Slide",
        r#"
proves = ["GB-GPB-06"]
setup = { vp = 20 }
terrain = [{ kind = "barrier", at = [5500, 3000], radius = 200 }]
piece = [{ name = "Ox", seat = "red", at = [2000, 3048] }, { name = "Shark", seat = "blue", at = [2400, 3048] }]
now = { phase = "initiative", momentum = { blue = 4 }, hand = { red = ["Mud Slide"], blue = ["Give Me 110%!"] } }
script = [
    'red: plan "Mud Slide"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red",
    "red: influence none", "blue: influence none",
]
expect = [
    'revealed "Mud Slide", "Give Me 110%!"', "rolled initiative 6 1", "used red mud-slide", "phase maintenance",
    "asked: red allocate", "asked: red activate",
]
"#,
    );
}
