//! How the kernel's machine behaves, shown on the fixture game.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use kernel::{
    AskId, DEPTH, Draw, Drawn, Ending, Game, Ignore, Input, Misfit, Notation, Pending, Refuse, Searchable,
    Seat, State, Stuck, Viewer,
};
use testkit::fixture::{
    Choice, Event, Fixture, Frame, Haggle, Outcome, Prompt, Refusal, Setup, Trigger, fault,
};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// A match at some moment, with the facts told since.
struct Play<const F: u8 = 0> {
    state: State<Fixture<F>>,
    facts: Vec<Event>,
}

impl<const F: u8> Play<F> {
    fn new() -> Self {
        let mut facts = Vec::new();
        let state = Fixture::<F>::start(&Setup { rounds: 2, gold: 5 }, &mut facts).unwrap();
        Self { state, facts }
    }

    /// Both cards are dealt: 1 to red, 4 to blue.
    fn dealt() -> Self {
        let mut play = Self::new();
        play.take(Input::Drawn(Drawn::One(0))).unwrap();
        play.take(Input::Drawn(Drawn::One(6))).unwrap();
        play.facts.clear();
        play
    }

    /// Red has won the first lot and both are at the fair.
    fn at_the_fair() -> Self {
        let mut play = Self::dealt();
        play.says(RED, Choice::Bid(1));
        play.says(BLUE, Choice::Bid(0));
        play.says(RED, Choice::First(Trigger::Gift));
        play.facts.clear();
        play
    }

    fn take(&mut self, input: Input<Fixture<F>>) -> Result<(), Refusal> {
        Fixture::<F>::advance(&mut self.state, input, &mut self.facts)
    }

    fn id(&self, seat: Seat) -> AskId {
        self.state.asks().iter().find(|ask| ask.seat == seat).unwrap().id
    }

    fn says(&mut self, seat: Seat, choice: Choice) {
        let ask = self.id(seat);
        self.take(Input::Answer { ask, choice }).unwrap();
    }

    /// The input is refused with this misfit and changes nothing.
    #[track_caller]
    fn misfits(&mut self, input: Input<Fixture<F>>, misfit: Misfit) {
        let before = self.state.clone();
        let facts = self.facts.len();
        assert_eq!(self.take(input), Err(Refusal::Misfit(misfit)));
        assert_eq!(self.state, before);
        assert_eq!(self.facts.len(), facts);
    }
}

type Sound = Play<{ fault::NONE }>;

#[test]
fn chance_is_asked_for_and_only_possible_outcomes_are_taken() {
    let mut play = Sound::new();
    assert_eq!(play.state.pending(), Pending::Chance(Draw::One { of: 8 }));
    for wrong in [Drawn::One(8), Drawn::dice(&[1]), Drawn::dice(&[])] {
        play.misfits(Input::Drawn(wrong), Misfit::WrongDraw);
    }
    play.misfits(Input::Expired { seat: RED }, Misfit::NotAsked);
    play.take(Input::Drawn(Drawn::One(7))).unwrap();
    assert_eq!(play.facts, [Event::Dealt { seat: RED, card: 4 }]);
    assert_eq!(play.state.pending(), Pending::Chance(Draw::One { of: 7 }));
}

#[test]
fn dice_are_as_many_as_asked_for_and_show_possible_faces() {
    let mut play = Sound::dealt();
    play.misfits(Input::Drawn(Drawn::dice(&[1])), Misfit::NoDraw);
    play.says(RED, Choice::Bid(2));
    play.says(BLUE, Choice::Bid(2));
    assert_eq!(play.state.pending(), Pending::Chance(Draw::d6(2)));
    for wrong in [
        Drawn::dice(&[1]),
        Drawn::dice(&[1, 2, 3]),
        Drawn::dice(&[0, 1]),
        Drawn::dice(&[1, 7]),
        Drawn::One(0),
    ] {
        play.misfits(Input::Drawn(wrong), Misfit::WrongDraw);
    }
    play.take(Input::Drawn(Drawn::dice(&[2, 5]))).unwrap();
    assert_eq!(play.state.table.lots, [0, 1]);
}

#[test]
fn sealed_answers_stay_secret_until_the_last_arrives() {
    let mut play = Sound::dealt();
    assert_eq!(play.state.awaited().collect::<Vec<_>>(), [RED, BLUE]);
    play.says(RED, Choice::Bid(3));
    assert_eq!(play.facts, []);
    assert_eq!(play.state.awaited().collect::<Vec<_>>(), [BLUE]);
    assert_eq!(play.state.sealed(RED), Some(&Choice::Bid(3)));
    assert_eq!(play.state.sealed(BLUE), None);
    play.says(BLUE, Choice::Bid(1));
    assert_eq!(play.facts[0], Event::Bids { gold: [3, 1] });
    assert_eq!(play.state.sealed(RED), None);
}

#[test]
fn sealed_answers_are_replaced_and_retracted_until_the_last_arrives() {
    let mut play = Sound::dealt();
    let red = play.id(RED);
    play.misfits(Input::Retract { ask: red }, Misfit::NotSealed);
    play.says(RED, Choice::Bid(3));
    play.says(RED, Choice::Bid(4));
    play.take(Input::Retract { ask: red }).unwrap();
    assert_eq!(play.state.sealed(RED), None);
    assert_eq!(play.state.awaited().collect::<Vec<_>>(), [RED, BLUE]);
    play.says(BLUE, Choice::Bid(2));
    assert_eq!(play.facts, [], "red has to answer again");
    play.says(RED, Choice::Bid(5));
    assert_eq!(play.facts[0], Event::Bids { gold: [5, 2] });
    play.misfits(Input::Retract { ask: red }, Misfit::NotAsked);
}

#[test]
fn a_refused_answer_leaves_the_sealed_one_in_place() {
    let mut play = Sound::dealt();
    play.says(RED, Choice::Bid(3));
    let before = play.state.clone();
    let ask = play.id(RED);
    assert_eq!(play.take(Input::Answer { ask, choice: Choice::Bid(6) }), Err(Refusal::TooHigh { most: 5 }));
    assert_eq!(Haggle::check(&play.state, ask, &Choice::Bid(6)), Err(Refusal::TooHigh { most: 5 }));
    assert_eq!(play.state, before);
}

#[test]
fn open_asks_wake_the_procedure_at_once_and_stay_open() {
    let mut play = Sound::at_the_fair();
    let asks = play.state.asks().to_vec();
    assert!(asks.iter().all(|ask| ask.prompt == Prompt::Bargain && !ask.answered));
    play.says(BLUE, Choice::Offer(1));
    play.says(RED, Choice::Offer(2));
    play.says(BLUE, Choice::Offer(3));
    assert_eq!(play.facts.len(), 3);
    assert_eq!(play.state.asks(), asks, "the same asks are still open");
    play.says(RED, Choice::Accept);
    assert!(play.facts.contains(&Event::Sold { seat: RED, card: 1, gold: 3 }));
    let stale = asks[1].id;
    play.misfits(Input::Answer { ask: stale, choice: Choice::Walk }, Misfit::NotAsked);
}

#[test]
fn ask_numbers_are_never_used_twice() {
    let mut play = Sound::dealt();
    let first: Vec<u32> = play.state.asks().iter().map(|ask| ask.id.number).collect();
    play.says(RED, Choice::Bid(1));
    play.says(BLUE, Choice::Bid(0));
    let second = play.id(RED).number;
    assert!(first.iter().all(|&number| number < second));
}

#[test]
fn a_takeback_makes_every_older_ask_stale() {
    let mut play = Sound::dealt();
    let old = play.id(RED);
    play.state.retaken(1);
    let new = play.id(RED);
    assert_eq!((new.number, new.generation), (old.number, 1));
    play.misfits(Input::Answer { ask: old, choice: Choice::Bid(1) }, Misfit::Stale);
    assert_eq!(Misfit::Stale.rule(), "HALL-STALE");
    play.misfits(Input::Retract { ask: old }, Misfit::Stale);
    play.take(Input::Answer { ask: new, choice: Choice::Bid(1) }).unwrap();
    play.says(BLUE, Choice::Bid(0));
    assert_eq!(play.id(RED).generation, 1, "later asks are of the new generation");
}

#[test]
fn unwinding_cleans_up_every_frame_it_removes_and_stops_at_the_scope() {
    let mut play = Sound::at_the_fair();
    assert_eq!(play.state.flow.frames(), [Frame::Rounds, Frame::Trading, Frame::Fair, Frame::Talk]);
    assert!(play.state.table.scales);
    play.says(BLUE, Choice::Walk);
    let told =
        [Event::Walked { seat: BLUE, fee: None }, Event::Scales { out: false }, Event::Began { round: 2 }];
    assert_eq!(play.facts, told);
    assert_eq!(play.state.flow.frames(), [Frame::Rounds, Frame::Bidding]);
}

#[test]
fn time_runs_out_as_an_input() {
    let mut play = Sound::dealt();
    play.misfits(Input::Expired { seat: Seat(2) }, Misfit::NoSeat);
    play.take(Input::Expired { seat: RED }).unwrap();
    assert_eq!(
        play.facts[..2],
        [Event::Forfeited { seat: RED }, Event::Won { seat: BLUE, price: 0, beat: None }]
    );
    play.misfits(Input::Expired { seat: RED }, Misfit::NotAsked);
}

#[test]
fn an_expiry_may_change_nothing_of_what_is_asked() {
    let mut play = Sound::at_the_fair();
    let asks = play.state.asks().to_vec();
    play.take(Input::Expired { seat: BLUE }).unwrap();
    assert_eq!(play.facts, [Event::Dawdled { seat: BLUE }]);
    assert_eq!(play.state.asks(), asks);
}

#[test]
fn an_expiry_may_be_filled_by_an_answer() {
    let mut play = Sound::dealt();
    play.says(RED, Choice::Bid(1));
    play.says(BLUE, Choice::Bid(0));
    play.facts.clear();
    play.take(Input::Expired { seat: RED }).unwrap();
    let order = [Trigger::Gift, Trigger::Tithe].map(|trigger| Event::Resolved { seat: RED, trigger });
    assert_eq!(play.facts[..2], order);
}

#[test]
fn windows_resolve_in_the_order_the_seat_arranges() {
    let gold = |first| {
        let mut play = Sound::dealt();
        play.says(RED, Choice::Bid(1));
        play.says(BLUE, Choice::Bid(0));
        play.says(RED, Choice::First(first));
        play.state.table.gold[0]
    };
    assert_eq!((gold(Trigger::Gift), gold(Trigger::Tithe)), (3, 5));
}

#[test]
fn endings_come_from_outside_at_any_moment() {
    for (ending, outcome) in [
        (Ending::Conceded { by: RED }, Outcome::Won(BLUE)),
        (Ending::Agreed, Outcome::Level),
        (Ending::Adjudicated { winner: Some(RED) }, Outcome::Won(RED)),
        (Ending::Adjudicated { winner: None }, Outcome::Level),
        (Ending::Void, Outcome::Level),
    ] {
        for mut play in [Sound::new(), Sound::dealt(), Sound::at_the_fair()] {
            play.take(Input::Closed(ending)).unwrap();
            assert_eq!(play.state.pending(), Pending::Over(outcome));
            assert_eq!(play.facts.last(), Some(&Event::Ended { outcome }));
            assert_eq!((play.state.flow.depth(), play.state.asks().len()), (0, 0));
            play.misfits(Input::Closed(Ending::Agreed), Misfit::Over);
            play.misfits(Input::Drawn(Drawn::One(0)), Misfit::Over);
            let ask = AskId { number: 0, generation: 0 };
            play.misfits(Input::Answer { ask, choice: Choice::Walk }, Misfit::Over);
        }
    }
}

#[test]
fn a_match_is_over_with_its_outcome_and_tells_nothing_more() {
    let mut play = Sound::at_the_fair();
    play.says(BLUE, Choice::Walk);
    play.says(RED, Choice::Bid(0));
    play.says(BLUE, Choice::Bid(1));
    play.says(BLUE, Choice::First(Trigger::Tithe));
    play.says(BLUE, Choice::Walk);
    let Pending::Over(outcome) = play.state.pending() else { panic!("the match goes on") };
    assert_eq!(play.facts.last(), Some(&Event::Ended { outcome }));
    assert_eq!(Haggle::winners(&outcome), [BLUE]);
}

#[test]
fn a_wrong_wake_stops_the_match_and_leaves_the_process_alone() {
    let mut play = Play::<{ fault::STUCK }>::at_the_fair();
    play.take(Input::Expired { seat: RED }).unwrap();
    assert_eq!(play.state.pending(), Pending::Stuck(Stuck::WrongWake));
    play.misfits(Input::Expired { seat: RED }, Misfit::Stuck);
    play.misfits(Input::Closed(Ending::Agreed), Misfit::Stuck);
    let ask = AskId { number: 0, generation: 0 };
    assert_eq!(Fixture::check(&play.state, ask, &Choice::Walk), Err(Refusal::Misfit(Misfit::Stuck)));
}

#[test]
fn a_stack_that_grows_too_deep_stops_the_match() {
    let mut play = Play::<{ fault::DEEP }>::new();
    play.state.table.rounds = 9;
    play.state.table.round = 2;
    play.take(Input::Drawn(Drawn::One(0))).unwrap();
    play.take(Input::Drawn(Drawn::One(0))).unwrap();
    assert_eq!(play.state.pending(), Pending::Stuck(Stuck::TooDeep));
    assert_eq!(play.state.flow.depth(), DEPTH);
}

#[test]
fn a_match_can_be_resumed_in_the_middle() {
    let table = Haggle::lay(&Setup { rounds: 1, gold: 2 }).unwrap();
    let frames = [Frame::Rounds, Frame::Trading, Frame::Fair];
    let state: State<Haggle> = State::resume(table.clone(), &frames, (), &mut Ignore).unwrap();
    assert_eq!(state.flow.depth(), 4);
    assert_eq!(state.awaited().collect::<Vec<_>>(), [RED, BLUE]);
    assert!(State::<Haggle>::resume(table.clone(), &[], (), &mut Ignore).is_none());
    assert!(State::<Haggle>::resume(table, &[Frame::Rounds; DEPTH + 1], (), &mut Ignore).is_none());
}

#[test]
fn a_setup_with_faults_does_not_start() {
    let setup = Setup { rounds: 0, gold: 5 };
    assert_eq!(Haggle::faults(&setup), [Refusal::Setup]);
    assert_eq!(Haggle::start(&setup, &mut Ignore).err(), Some(Refusal::Setup));
}

#[test]
fn a_copy_goes_its_own_way() {
    let play = Sound::at_the_fair();
    let before = play.state.clone();
    let ask = play.id(BLUE);
    let after = play.state.after(&Input::Answer { ask, choice: Choice::Walk }).unwrap();
    assert_ne!(after, play.state);
    assert_eq!(play.state, before);
    assert!(play.state.after(&Input::Answer { ask, choice: Choice::Bid(1) }).is_err());
}

#[test]
fn views_and_facts_hide_the_other_seats_card() {
    let play = Sound::dealt();
    assert_eq!(Haggle::view(&play.state.table, Viewer::Seat(RED)).hands, [Some(1), None]);
    assert_eq!(Haggle::view(&play.state.table, Viewer::Stand).hands, [None, None]);
    let dealt = Event::Dealt { seat: BLUE, card: 4 };
    assert_eq!(Haggle::see(&play.state.table, &dealt, Viewer::Seat(RED)), None);
    assert_eq!(Haggle::see(&play.state.table, &dealt, Viewer::Seat(BLUE)), Some(dealt));
}

#[test]
fn seats_are_found_by_name() {
    let play = Sound::new();
    assert_eq!(kernel::seat_named::<Haggle>(&play.state.table, "blue"), Some(BLUE));
    assert_eq!(kernel::seat_named::<Haggle>(&play.state.table, "green"), None);
    assert_eq!(Haggle::seat_name(RED), "red");
}
