//! What is paid, and what is not.

use super::check;

#[test]
fn what_is_paid_for_as_it_is_done_is_not_done_without() {
    check(
        "with influence",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["bought-step"] },
    { name = "Boar", seat = "red", at = [3000, 3048], influence = 1, abilities = ["bought-step"] },
]
now = { next = "red" }
[[case]]
name = "paid"
script = ["red: activate Ox", "red: use bought-step", "red: path (2000, 2548)"]
expect = ["paid Ox 2", "moved Ox dodge (2000, 2548)", "asked: red act Ox", "Ox.influence = 0"]
[[case]]
name = "too little"
script = ["red: activate Boar", "red: use bought-step"]
expect = ["used Boar bought-step", "asked: red act Boar", "never: paid", "never: moved", "Boar.influence = 1"]
"#,
    );
    check(
        "with MP of the own team",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [5000, 3048], hp = 12, hp_now = 5, abilities = ["bought-breath"] },
]
[now]
active = "Shark"
momentum = { red = 1 }
[[case]]
name = "the other team's do not pay"
script = ["blue: use bought-breath"]
expect = ["used Shark bought-breath", "asked: blue act Shark", "never: momentum", "never: healed", "red.momentum = 1"]
"#,
    );
    check(
        "with MP",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [5000, 3048], hp = 12, hp_now = 5, abilities = ["bought-breath"] },
]
now = { active = "Shark", momentum = { blue = 1 } }
script = ["blue: use bought-breath"]
expect = ["momentum blue -1 effect", "healed Shark 2", "blue.momentum = 0"]
"#,
    );
}

#[test]
fn tokens_pay_three_times_a_turn_and_are_counted_for_each_model() {
    check(
        "more tokens than may be used",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], tac = 1, abilities = ["big-round"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: use big-round", "red: attack Shark", "dice: 1", "red: attack Shark", "dice: 1", "red: attack Shark", "dice: 1", "red: attack Shark"]
expect = ["spent beer-tokens of Ox", "spent beer-tokens of Ox", "spent beer-tokens of Ox", "refused: GB-INF-10"]
"#,
    );
    check(
        "one each",
        r#"
piece = [
    { name = "Tapper", seat = "red", at = [2000, 2000], guilds = ["brewers"], abilities = ["free-bar"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2800, 2000], tac = 1, guilds = ["brewers"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0 },
]
now = { active = "Tapper", momentum = { red = 1 } }
script = [
    "red: use free-bar", "red: end", "blue: activate Shark", "blue: end", "red: activate Boar", "red: attack Shark", "dice: 1 1", "red: attack Shark",
]
expect = ["attached beer-tokens to Tapper", "attached beer-tokens to Boar", "spent beer-tokens of Boar", "refused: GB-INF-10"]
"#,
    );
}

#[test]
fn all_momentum_of_the_other_team_is_taken() {
    check(
        "by blue",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [5000, 3048], abilities = ["rigor-mortis"] },
]
now = { active = "Shark", momentum = { red = 3, blue = 1 } }
script = ["blue: use rigor-mortis"]
expect = ["momentum red -3 effect", "momentum blue +3 effect", "red.momentum = 0", "blue.momentum = 4"]
"#,
    );
}

#[test]
fn a_pool_that_is_shared_out_is_not_lost_and_a_higher_maximum_adds_nothing_to_it() {
    check(
        "all of it",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 4], abilities = ["deep-pockets"] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = ["red: influence Ox 4"]
expect = ["asked: red allocate 4", "allocated Ox 4", "never: pool lost red", "Ox.influence = 4"]
"#,
    );
}

#[test]
fn a_price_that_is_raised_is_that_of_one_ability() {
    check(
        "a burning model that would rest",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, hp = 12, hp_now = 5, conditions = ["burning"], playbook = [["1"]] },
    { name = "Boar", seat = "red", at = [2000, 2400], hp = 12, hp_now = 5 },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, abilities = ["covalence"] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: rest health", "red: attack Shark", "red: yes", "dice: 1 1 1 1 1"]
expect = ["refused: GB-MOM-11", "asked: red bonus-time", "momentum red -1 bonus time"]
"#,
    );
    check(
        "a burning model that encourages one that is not",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], conditions = ["burning"] },
    { name = "Boar", seat = "red", at = [2000, 2400], hp = 12, hp_now = 5 },
    { name = "Shark", seat = "blue", at = [2400, 2000], melee = 0, abilities = ["covalence"] },
]
now = { active = "Ox", momentum = { red = 2 } }
script = ["red: encourage Boar health"]
expect = ["momentum red -2 encourage", "healed Boar 4"]
"#,
    );
}
