//! Questions to the tables of the games.

use serde_json::{Value, json};

/// One of each kind, about models and places by chance.
pub(crate) fn guild_ball(random: usize, other: usize) -> Vec<Value> {
    let (model, enemy) = (random % 3, 6 + other % 3);
    let at = json!({"x": 100 * (random % 61), "y": 100 * (other % 61)});
    let pick = json!({"column": 0, "row": 0});
    vec![
        json!({"distance": {"from": {"model": model}, "to": {"model": enemy}}}),
        json!({"within": {"from": "ball", "to": {"goal": 1}, "inches": 8}}),
        json!({"sight": {"by": model, "to": {"point": at}}}),
        json!({"engagement": {"model": model}}),
        json!({"reach": {"model": model, "length": 1000}}),
        json!({"route": {"model": model, "to": at, "length": 1500}}),
        json!({"corridor": {"kicker": model, "aim": {"spot": at}}}),
        json!({"threat": {"model": model}}),
        json!("zones"),
        json!({"plan": {"model": model, "movement": "jog", "path": [at]}}),
        json!({"picks": {"by": model, "on": enemy, "hits": 3, "parting": false, "picks": [pick]}}),
    ]
}

/// One of each kind, about the Guild of a seat; `sheet` is a sheet of Orders that was legal once.
pub(crate) fn guild_master(seat: &Value, random: usize, sheet: Option<Value>) -> Vec<Value> {
    let space = random % 6;
    let mut all = vec![
        json!({"odds": {"dice": 3, "target": 6}}),
        json!({"price": {"builders": 2}}),
        json!({"minimum_bid": {"space": 1}}),
        json!("upgrades"),
    ];
    for objective in [json!("hire"), json!({"recruit": space}), json!({"contract": space}), Value::Null] {
        all.push(json!({"attempt": {"seat": seat, "team": [0, 1], "objective": objective, "gold": 5}}));
        all.push(json!({"best_team": {"seat": seat, "objective": objective, "free": null}}));
    }
    all.extend((0..6).map(|space| json!({"contest": {"space": space}})));
    if let Some(mut sheet) = sheet {
        all.push(json!({"sheet": {"seat": seat, "sheet": sheet}}));
        sheet[0]["gold"] = json!(900);
        all.push(json!({"sheet": {"seat": seat, "sheet": sheet}}));
    }
    all
}
