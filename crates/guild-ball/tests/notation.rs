//! The written form: what is read, what is not, and why.

use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Prompt};
use guild_ball::model::ModelId;
use guild_ball::setup::Setup;
use guild_ball::table::Table;
use kernel::{Ask, AskId, Game, Ignore, Notation, Seat, State};
use plane::Point;

#[expect(clippy::unwrap_used, reason = "the practice teams may play")]
fn state() -> State<GuildBall> {
    GuildBall::start(&Setup::introductory(), &mut Ignore).unwrap()
}

fn ask(seat: u8, prompt: Prompt) -> Ask<GuildBall> {
    Ask { id: AskId { number: 0, generation: 0 }, seat: Seat(seat), prompt, answered: false }
}

fn read(prompt: Prompt, text: &str) -> Result<Choice, String> {
    GuildBall::read_choice(&state(), &ask(0, prompt), text)
}

const ACT: Prompt = Prompt::Act { model: ModelId(0) };

#[test]
fn a_name_of_several_words_is_the_longest_that_fits() {
    let mut state = state();
    for (place, name) in [(0, "Ox"), (1, "Ox Cart"), (2, "Ox Cart Junior")] {
        state.table.profiles[place].name = guild_ball::model::Name::new(name);
    }
    let read = |text: &str| GuildBall::read_choice(&state, &ask(1, ACT), text);
    assert_eq!(read("attack Ox"), Ok(Choice::Attack(ModelId(0))));
    assert_eq!(read("attack Ox Cart"), Ok(Choice::Attack(ModelId(1))));
    assert_eq!(read("attack Ox Cart Junior"), Ok(Choice::Attack(ModelId(2))));
    assert_eq!(read("attack Ox Carts"), Err("'Carts' is left over".to_owned()));
}

#[test]
fn a_name_both_teams_have_carries_its_team() {
    let mut state = state();
    state.table.profiles[6].name = state.table.profiles[0].name;
    let both = |choice: &Choice, text: &str| {
        assert_eq!(GuildBall::write_choice(&state.table, choice), text);
        assert_eq!(GuildBall::read_choice(&state, &ask(0, ACT), text).as_ref(), Ok(choice));
    };
    both(&Choice::Attack(ModelId(6)), "attack blue Anchor");
    both(&Choice::Pass(ModelId(0)), "pass red Anchor");
    both(&Choice::Pass(ModelId(1)), "pass Gaff");
}

#[test]
fn what_is_missing_or_left_over_is_named() {
    let faults = [
        ("attack", "the name of a model is missing at the end"),
        ("attack Nobody", "expected the name of a model at 'Nobody'"),
        ("path (1, 2", "expected a point such as (3048, 1274) at '(1, 2'"),
        ("path (1, 999999)", "expected a point such as (3048, 1274) at '(1, 999999)'"),
        ("jog quickly", "'quickly' is left over"),
        ("fly", "'fly' is no answer to act Anchor"),
        ("rest well", "expected health or conditions at 'well'"),
        ("pick 0.1", "columns and rows are counted from 1"),
        ("plan \"Nothing\"", "there is no game plan \"Nothing\""),
        ("activate Gaff", "'activate Gaff' is no answer to act Anchor"),
    ];
    for (text, fault) in faults {
        assert_eq!(read(ACT, text), Err(fault.to_owned()), "{text}");
    }
}

#[test]
fn odd_choices_are_written_and_read_back() {
    let table: Table = state().table;
    let odd = [
        Choice::Attack(ModelId(200)),
        Choice::Plan(guild_ball::plan::PlanId(40)),
        Choice::Path(plane::Path::new()),
        Choice::Halt(plane::Path::new()),
        Choice::Picks(guild_ball::ask::Picks::new()),
        Choice::Contest(guild_ball::model::ModelSet::EMPTY),
        Choice::Influence([0; 6]),
        Choice::React { counter: false, stance: false },
        Choice::Spot(Point { x: -5, y: 12 }),
    ];
    for choice in odd {
        let text = GuildBall::write_choice(&table, &choice);
        assert_eq!(read(ACT, &text), Ok(choice), "{text}");
    }
}

#[test]
fn fields_that_do_not_exist_are_none() {
    let state = state();
    for path in [
        "",
        "Anchor",
        "Anchor.shoes",
        "green.vp",
        "gap Anchor",
        "Anchor within x of Gaff",
        "Anchor eats Gaff",
    ] {
        assert_eq!(GuildBall::field(&state, path), None, "{path}");
    }
    assert_eq!(GuildBall::field(&state, "Anchor.hp").as_deref(), Some("17"));
}
