//! Faulty drafts of Orders that have to stand (GM-RUL-10, -11): what is left of any of them is legal.

use bots::{Rng, sample};
use guild_master::{AdventurerId, Choice, Event, GuildMaster, Objective, Order, Prompt, Sheet};
use kernel::{Chance, Game, Ignore, Input, Pending, Seat, State, pick};
use testkit::prove;

use super::foreseen::scene;

fn planning() -> State<GuildMaster> {
    scene(
        r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7, adventurers = ["Gwala", "Ansel", "Tymon", "Nuri"], upgrades = ["Stables III"] },
    { guild = "B", gold = 3, adventurers = ["Embla", "Lydia"] },
    { adventurer = "Cixi", space = "B" },
    { contract = "Ambush Poachers", on = 1 },
    { contract = "Identify Rebels", on = 2 },
]
now = { phase = "orders", round = 4 }
"#,
    )
}

/// Anything that can be written on a sheet.
fn scribble(rng: &mut Rng) -> Sheet {
    let mut sheet = Sheet::default();
    for space in &mut sheet.spaces {
        let card = (rng.below(4) > 0).then(|| match rng.below(3) {
            0 => Objective::Hire,
            1 => Objective::Recruit(rng.below(8) as u8),
            _ => Objective::Contract(rng.below(8) as u8),
        });
        let team = (0..rng.below(6)).map(|_| AdventurerId(rng.below(60) as u8)).collect();
        *space = Order { card, team, gold: rng.below(9) as u16, done: false };
    }
    sheet
}

/// The same with Adventurers of the Guild.
fn own(state: &State<GuildMaster>, rng: &mut Rng) -> Sheet {
    let mut sheet = scribble(rng);
    let all: Vec<AdventurerId> = state.table.guild(Seat(0)).adventurers.iter().collect();
    for space in &mut sheet.spaces {
        space.team = (0..rng.below(4)).filter_map(|_| pick(&all, rng).copied()).collect();
    }
    sheet
}

/// A sheet that could be handed in.
fn legal_sheet(state: &State<GuildMaster>, rng: &mut Rng) -> Sheet {
    let mut choices = Vec::new();
    kernel::Searchable::candidates(state, &state.asks()[0], 8, rng, &mut choices);
    let sheet = |choice: &Choice| if let Choice::Orders(sheet) = choice { Some(*sheet) } else { None };
    choices.iter().rev().find_map(sheet).unwrap_or_default()
}

/// Plays until no card is to be set any more, each set at random; hands back what A has then.
fn settled(mut state: State<GuildMaster>, rng: &mut Rng) -> (Sheet, u32) {
    let mut asked = 0;
    while state.table.guild(Seat(0)).orders != Sheet::default() {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
            Pending::Asks(asks) => {
                let Prompt::Correct(_) = asks[0].prompt else { break };
                let mut choices = Vec::new();
                kernel::Searchable::candidates(&state, &asks[0], 8, rng, &mut choices);
                asked += 1;
                Input::Answer { ask: asks[0].id, choice: *pick::<Choice>(&choices, rng).unwrap() }
            }
            _ => break,
        };
        GuildMaster::advance(&mut state, input, &mut Ignore).unwrap();
    }
    (state.table.guild(Seat(0)).orders, asked)
}

#[test]
fn whatever_is_left_of_a_draft_could_have_been_handed_in() {
    prove::<GuildMaster>("any draft is repaired", &["GM-RUL-11"], |probe| {
        let rng = &mut Rng::stream(5, 1);
        let (mut asked, mut legal, mut some) = (0, 0, 0);
        for number in 0..400 {
            let state = planning();
            let draft = match number % 8 {
                0 => scribble(rng),
                1 => legal_sheet(&state, rng),
                _ => own(&state, rng),
            };
            let (ask, other) = (state.asks()[0].id, state.asks()[1].id);
            let fits = |sheet: Sheet| {
                let input = Input::Answer { ask, choice: Choice::Orders(sheet) };
                GuildMaster::advance(&mut state.clone(), input, &mut Ignore).is_ok()
            };
            let mut played = state.clone();
            let kept = Input::Answer { ask, choice: Choice::Draft(draft) };
            let mut facts: Vec<Event> = Vec::new();
            probe.holds(
                "a draft with any fault is kept",
                GuildMaster::advance(&mut played, kept, &mut facts).is_ok(),
            );
            probe.equal("and nobody hears of it", facts.len(), 0);
            let ready = Input::Answer { ask: other, choice: Choice::Orders(Sheet::default()) };
            GuildMaster::advance(&mut played, ready, &mut Ignore).unwrap();
            GuildMaster::advance(&mut played, Input::Expired { seat: Seat(0) }, &mut Ignore).unwrap();
            let (left, times) = settled(played, rng);
            probe.holds("what is left is legal", fits(left));
            if fits(draft) {
                probe.equal("a legal draft stands as it is", (left, times), (draft, 0));
                legal += 1;
            }
            asked += times;
            some += u32::from(left != Sheet::default());
        }
        probe.holds("all of it happens", asked > 50 && legal >= 50 && some > 200);
    });
}
