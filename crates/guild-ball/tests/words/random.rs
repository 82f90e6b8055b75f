//! Whatever happens in random play can be said.

use std::collections::BTreeSet;

use guild_ball::GuildBall;
use guild_ball::setup::Setup;
use kernel::{Ask, Chance, Draw, Drawn, Game, Ignore, Input, List, Pending, Searchable, State, Viewer};
use words::{Message, Shown, Speech, Tongue};

use super::{fault, speech};

/// What is said, and what was wrong with it. What was said before is not looked at again.
struct Listener {
    speech: Speech,
    said: BTreeSet<String>,
    faults: Vec<String>,
}

impl Listener {
    fn hear(&mut self, message: &Message) {
        if self.said.insert(format!("{message:?}")) {
            self.faults.extend(fault(Tongue::French, message, &self.speech.say(message)));
        }
    }
}

/// A small generator of numbers, the same on every machine.
struct Numbers(u64);

impl Chance for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 32).wrapping_mul(u64::from(n)) >> 32) as u32
    }
}

fn draw(draw: Draw, numbers: &mut Numbers) -> Drawn {
    match draw {
        Draw::Dice { count, sides } => {
            Drawn::Dice(List::collect((0..count).map(|_| numbers.below(u32::from(sides)) as u8 + 1)))
        }
        Draw::One { of } => Drawn::One(numbers.below(of)),
    }
}

/// Says an ask with its menu: what is legal with its answer, what is not with its reason.
fn say_ask(state: &State<GuildBall>, ask: &Ask<GuildBall>, listener: &mut Listener) {
    let mut menu = Vec::new();
    GuildBall::menu(state, ask, &mut menu);
    listener.hear(&GuildBall::say_prompt(&state.table, &ask.prompt));
    for choice in &menu {
        listener.hear(&GuildBall::say_choice(&state.table, &ask.prompt, choice));
        if let Err(refusal) = GuildBall::judge(state, ask, choice) {
            listener.hear(&GuildBall::say_refusal(Some(&state.table), &refusal));
        }
    }
}

#[test]
fn random_play_can_be_told() {
    let mut listener = Listener { speech: speech(Tongue::French), said: BTreeSet::new(), faults: Vec::new() };
    for seed in 0..3 {
        let mut numbers = Numbers(seed);
        let mut state = GuildBall::start(&Setup::random(&mut numbers), &mut Ignore).expect("they may play");
        for _ in 0..1200 {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Stuck(stuck) => panic!("stuck: {stuck:?}"),
                Pending::Chance(request) => Input::Drawn(draw(request, &mut numbers)),
                Pending::Asks(asks) => {
                    let ask = *asks.iter().find(|ask| !ask.answered).expect("an open ask");
                    say_ask(&state, &ask, &mut listener);
                    let mut out = Vec::new();
                    GuildBall::candidates(&state, &ask, 32, &mut numbers, &mut out);
                    let choice = out[numbers.below(out.len() as u32) as usize];
                    Input::Answer { ask: ask.id, choice }
                }
            };
            let mut before = state.table;
            let mut facts = Vec::new();
            GuildBall::advance(&mut state, input, &mut facts).expect("a candidate is legal");
            for event in &facts {
                let seen = GuildBall::see(&before, event, Viewer::Seat(kernel::Seat(0)));
                if let Some(said) = seen.and_then(|seen| GuildBall::say_seen(&before, &seen)) {
                    listener.hear(&said);
                }
                GuildBall::apply(&mut before, event);
            }
        }
    }
    assert_eq!(listener.faults, Vec::<String>::new());
    assert!(listener.said.len() > 1_000, "only {} messages", listener.said.len());
}
