//! The bots at the fixture game.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]

use bots::{Bot, Greedy, Random, Rng, Sampler, sample};
use kernel::{Chance, Draw, Drawn, Game, Glimpse, Ignore, Input, Pending, Searchable, Seat, State};
use testkit::fixture::{Choice, Frame, Haggle, Outcome, Setup, Trigger};

/// Plays a match and says who won.
fn play(bots: &mut [&mut dyn Bot<Haggle>; 2], rng: &mut Rng) -> Outcome {
    let setup = Haggle::setup(2, rng).unwrap();
    let mut state = Haggle::start(&setup, &mut Ignore).unwrap();
    loop {
        let input = match state.pending() {
            Pending::Over(outcome) => return outcome,
            Pending::Stuck(stuck) => panic!("stuck: {stuck:?}"),
            Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
            Pending::Asks(asks) => {
                let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                let glimpse = Glimpse::new(&state, ask.seat);
                let choice = bots[ask.seat.index()].choose(glimpse, &ask, rng).unwrap();
                Input::Answer { ask: ask.id, choice }
            }
        };
        Haggle::advance(&mut state, input, &mut Ignore).unwrap();
    }
}

fn fair(gold: [u8; 2], hands: [Option<u8>; 2]) -> State<Haggle> {
    let mut table = Haggle::lay(&Setup { rounds: 1, gold: 5 }).unwrap();
    (table.gold, table.hands) = (gold, hands);
    State::resume(table, &[Frame::Rounds, Frame::Trading, Frame::Fair], (), &mut Ignore).unwrap()
}

#[test]
fn random_takes_every_candidate_equally_often() {
    let state = fair([5, 5], [Some(1), Some(1)]);
    let (mut bot, mut rng) = (Random::<Haggle>::new(), Rng::new(1));
    let ask = state.asks()[0];
    let mut counts = [0_u32; 6];
    for _ in 0..6_000 {
        match bot.choose(Glimpse::new(&state, ask.seat), &ask, &mut rng) {
            Some(Choice::Walk) => counts[0] += 1,
            Some(Choice::Offer(gold)) => counts[usize::from(gold)] += 1,
            other => panic!("not a candidate: {other:?}"),
        }
        assert_eq!(bot.offered(), 6);
    }
    assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

#[test]
fn bots_answer_only_their_own_asks() {
    let state = fair([5, 5], [Some(1), Some(1)]);
    let ask = state.asks()[0];
    let mut rng = Rng::new(1);
    let glimpse = Glimpse::new(&state, Seat(1));
    assert_eq!(Random::<Haggle>::new().choose(glimpse, &ask, &mut rng), None);
    assert_eq!(Greedy::<Haggle>::new().choose(glimpse, &ask, &mut rng), None);
    assert_eq!(Sampler::<Haggle>::new().choose(glimpse, &ask, &mut rng), None);
}

#[test]
fn greedy_arranges_its_triggers_to_its_gain() {
    for seed in 0..20 {
        let mut state = Haggle::start(&Setup { rounds: 1, gold: 9 }, &mut Ignore).unwrap();
        let mut rng = Rng::new(seed);
        let mut bot = Greedy::<Haggle>::new();
        for _ in 0..2 {
            Haggle::advance(&mut state, Input::Drawn(Drawn::One(0)), &mut Ignore).unwrap();
        }
        for bid in [3, 1] {
            let ask = state.asks().iter().find(|ask| !ask.answered).unwrap().id;
            Haggle::advance(&mut state, Input::Answer { ask, choice: Choice::Bid(bid) }, &mut Ignore)
                .unwrap();
        }
        let ask = state.asks()[0];
        let choice = bot.choose(Glimpse::new(&state, ask.seat), &ask, &mut rng);
        assert_eq!(choice, Some(Choice::First(Trigger::Tithe)), "half of 6 and 3 more beats half of 9");
        assert_eq!(bot.offered(), 2);
    }
}

#[test]
fn greedy_sells_a_cheap_card_dear() {
    let mut state = fair([5, 5], [Some(1), Some(3)]);
    let blue = state.asks()[1];
    Haggle::advance(&mut state, Input::Answer { ask: blue.id, choice: Choice::Offer(5) }, &mut Ignore)
        .unwrap();
    let ask = state.asks()[0];
    for seed in 0..20 {
        let choice =
            Greedy::<Haggle>::new().choose(Glimpse::new(&state, ask.seat), &ask, &mut Rng::new(seed));
        assert_eq!(choice, Some(Choice::Accept));
    }
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let mut rng = Rng::new(5);
    let mut wins = [0_u32; 2];
    for number in 0..400 {
        let (mut greedy, mut random) = (Greedy::<Haggle>::with_worlds(2), Random::<Haggle>::new());
        let seat = Seat(number as u8 % 2);
        let mut bots: [&mut dyn Bot<Haggle>; 2] =
            if seat.0 == 0 { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
        match play(&mut bots, &mut rng) {
            Outcome::Won(winner) => wins[usize::from(winner != seat)] += 1,
            Outcome::Level => {}
        }
    }
    assert!(wins[0] > 2 * wins[1], "greedy won {} and lost {} of 400", wins[0], wins[1]);
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let match_of = |seed| {
        let (mut red, mut blue) = (Random::<Haggle>::new(), Greedy::<Haggle>::new());
        let mut rng = Rng::new(seed);
        (play(&mut [&mut red, &mut blue], &mut rng), rng.below(u32::MAX))
    };
    assert_eq!(match_of(9), match_of(9));
}

#[test]
fn samples_are_possible_outcomes() {
    let mut rng = Rng::new(2);
    for draw in [Draw::d6(0), Draw::d6(3), Draw::Dice { count: 40, sides: 20 }, Draw::One { of: 5 }] {
        for _ in 0..200 {
            assert!(draw.allows(&sample(&draw, &mut rng)));
        }
    }
}
