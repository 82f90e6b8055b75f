//! Matches played by chance, with everything a client asks on the way.

use host::{Referee, games};
use serde_json::{Value, json};

use crate::fit::Fit;

/// So many answers at most.
const STEPS: usize = 700;

/// A referee whose replies all fit.
struct Hall<'a, 'b> {
    referee: Referee,
    fit: &'a mut Fit<'b>,
    game: &'a str,
    chance: u64,
    /// Answers of earlier asks, most of them wrong by now.
    old: Vec<Value>,
}

impl Hall<'_, '_> {
    fn say(&mut self, message: &Value) -> Value {
        let lines = self.referee.line(&message.to_string());
        let reply: Value = serde_json::from_str(&lines[0]).unwrap();
        self.fit.reply(&reply).unwrap();
        reply
    }

    fn below(&mut self, count: usize) -> usize {
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.chance >> 33).unwrap() % count.max(1)
    }
}

/// Plays one match to its end, or so far as `STEPS` go.
pub(crate) fn play(fit: &mut Fit<'_>, game: &str, setup: &str, seed: u64) {
    let referee = Referee::new(games(), [3; 32]);
    let mut hall = Hall { referee, fit, game, chance: seed, old: Vec::new() };
    for kind in ["hello", "help", "games", "matches"] {
        hall.say(&json!({"type": kind}));
    }
    hall.say(&json!({"type": "setup", "game": game}));
    hall.say(&json!({"type": "catalog", "game": game}));
    let mut new = json!({"type": "new", "game": game, "seed": seed});
    let setup: Value = serde_json::from_str(setup).unwrap();
    hall.say(&json!({"type": "faults", "game": game, "setup": setup}));
    if !setup.is_null() {
        new["setup"] = setup;
    }
    let opened = hall.say(&new);
    if opened["type"] == "error" {
        new["setup"] = hall.say(&json!({"type": "setup", "game": game}))["setup"].clone();
        assert_eq!(hall.say(&new)["type"], "match");
    }
    for step in 0..STEPS {
        let pending = hall.say(&json!({"type": "pending"}))["pending"].clone();
        if pending["waits"] != "answers" {
            break;
        }
        answer(&mut hall, &pending, step);
    }
    hall.say(&json!({"type": "concede", "by": 1}));
    for viewer in [json!(0), json!(1), json!("stand")] {
        hall.say(&json!({"type": "view", "viewer": viewer}));
        hall.say(&json!({"type": "updates", "viewer": viewer, "since": 0}));
    }
    hall.say(&json!({"type": "match"}));
    hall.say(&json!({"type": "save"}));
}

/// One ask looked at and answered.
fn answer(hall: &mut Hall<'_, '_>, pending: &Value, step: usize) {
    let asks: Vec<Value> = pending["asks"].as_array().unwrap().clone();
    let open: Vec<&Value> = asks.iter().filter(|ask| ask["answered"] == false).collect();
    let ask = open[hall.below(open.len())];
    let (name, seat) = (&ask["ask"], &ask["seat"]);
    hall.say(&json!({"type": "pending", "viewer": seat}));
    let offered = hall.say(&json!({"type": "candidates", "ask": name, "want": 24}));
    let choices: Vec<Value> = offered["choices"].as_array().unwrap().clone();
    hall.say(&json!({"type": "menu", "ask": name}));
    for _ in 0..3 {
        let at = hall.below(hall.old.len());
        if let Some(old) = hall.old.get(at).cloned() {
            hall.say(&json!({"type": "check", "ask": name, "choice": old}));
        }
    }
    if step.is_multiple_of(31) {
        ask_the_table(hall, seat);
    }
    let choice = choices[hall.below(choices.len())]["choice"].clone();
    hall.say(&json!({"type": "preview", "ask": name, "choice": choice}));
    let done = hall.say(&json!({"type": "choose", "ask": name, "choice": choice}));
    assert_eq!(done["type"], "done", "{done}");
    if hall.old.len() < 400 {
        hall.old.push(choice);
    }
    if step % 50 == 49 {
        hall.say(&json!({"type": "undo", "by": seat}));
        hall.say(&json!({"type": "consent", "by": 1 - seat.as_u64().unwrap().min(1), "agree": false}));
    }
}

/// Every question the game knows.
fn ask_the_table(hall: &mut Hall<'_, '_>, seat: &Value) {
    let (model, other) = (hall.below(3), 6 + hall.below(3));
    let at = json!({"x": 100 * hall.below(60), "y": 100 * hall.below(60)});
    let guild_ball = [
        json!({"distance": {"from": {"model": model}, "to": {"model": other}}}),
        json!({"within": {"from": "ball", "to": {"goal": 1}, "inches": 8}}),
        json!({"sight": {"by": model, "to": {"model": other}}}),
        json!({"engagement": {"model": model}}),
        json!({"reach": {"model": model, "length": 1000}}),
        json!({"route": {"model": model, "to": at, "length": 1500}}),
        json!({"corridor": {"kicker": model, "aim": {"spot": at}}}),
        json!({"threat": {"model": model}}),
        json!("zones"),
        json!({"plan": {"model": model, "movement": "sprint", "path": [at]}}),
        json!({"picks": {"by": model, "on": other, "hits": 3, "parting": false, "picks": []}}),
    ];
    let guild_master = [
        json!({"odds": {"dice": 3, "target": 6}}),
        json!({"price": {"builders": 2}}),
        json!({"minimum_bid": {"space": 1}}),
        json!("upgrades"),
    ];
    for query in if hall.game == "guild-ball" { &guild_ball[..] } else { &guild_master } {
        hall.fit.query(query).unwrap();
        let answer = hall.say(&json!({"type": "query", "viewer": seat, "query": query}));
        assert_eq!(answer["type"], "answer", "{answer}");
    }
}
