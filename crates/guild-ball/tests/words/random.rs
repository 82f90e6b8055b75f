//! Whatever happens in random play can be said.

use guild_ball::GuildBall;
use guild_ball::setup::Setup;
use kernel::{Ask, Chance, Draw, Drawn, Game, Ignore, Input, List, Pending, Searchable, State, Viewer};
use words::{Shown, Speech, Tongue};

use super::{fault, speech};

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
fn say_ask(state: &State<GuildBall>, ask: &Ask<GuildBall>, speech: &Speech, faults: &mut Vec<String>) {
    let mut menu = Vec::new();
    GuildBall::menu(state, ask, &mut menu);
    let mut said = vec![GuildBall::say_prompt(&state.table, &ask.prompt)];
    for choice in &menu {
        said.push(GuildBall::say_choice(&state.table, &ask.prompt, choice));
        said.extend(
            GuildBall::judge(state, ask, choice)
                .err()
                .map(|refusal| GuildBall::say_refusal(Some(&state.table), &refusal)),
        );
    }
    faults.extend(said.iter().filter_map(|message| fault(Tongue::French, message, &speech.say(message))));
}

#[test]
fn random_play_can_be_told() {
    let speech = speech(Tongue::French);
    let mut faults = Vec::new();
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
                    say_ask(&state, &ask, &speech, &mut faults);
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
                let said = seen.and_then(|seen| GuildBall::say_seen(&before, &seen));
                faults.extend(said.and_then(|said| fault(Tongue::French, &said, &speech.say(&said))));
                GuildBall::apply(&mut before, event);
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}
