//! Matches played by chance, with everything a client asks on the way.

use host::{Referee, games};
use serde_json::{Value, json};

use crate::fit::Fit;
use crate::queries;

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
        hall.fit.setup(&setup).unwrap();
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
    let offered = hall.say(&json!({"type": "candidates", "ask": name, "want": 40}));
    let choices: Vec<Value> = offered["choices"].as_array().unwrap().clone();
    hall.say(&json!({"type": "menu", "ask": name}));
    for _ in 0..3 {
        let at = hall.below(hall.old.len());
        if let Some(old) = hall.old.get(at).cloned() {
            hall.say(&json!({"type": "check", "ask": name, "choice": old}));
        }
    }
    let parley = choices.iter().any(|choice| choice["choice"] == "ready");
    if parley || step.is_multiple_of(31) {
        ask_the_table(hall, seat);
    }
    // Guilds that want the same Contract come to bargain over it.
    let wanted = |choice: &Value| choice["choice"]["orders"][0]["card"]["contract"] == 0;
    let at = choices.iter().position(wanted).unwrap_or_else(|| hall.below(choices.len()));
    let choice = choices[at]["choice"].clone();
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
    let (random, other) = (hall.below(1 << 16), hall.below(1 << 16));
    let queries = if hall.game == "guild-ball" {
        queries::guild_ball(random, other)
    } else {
        let sheet = hall.old.iter().find_map(|choice| choice.get("orders")).cloned();
        queries::guild_master(seat, random, sheet)
    };
    for query in &queries {
        hall.fit.query(query).unwrap();
        let answer = hall.say(&json!({"type": "query", "viewer": seat, "query": query}));
        assert_eq!(answer["type"], "answer", "{answer}");
    }
}
