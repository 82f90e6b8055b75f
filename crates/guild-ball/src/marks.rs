//! Everything there is to reach in play, for the exhaustive run.
//!
//! The names are those under which the variants are saved, so a new variant is on the list by itself. A kind that lies
//! inside another, such as the reasons for momentum, takes a line in `all` and one in [`GuildBall::mark_event`].

mod cards;
mod stated;

use kernel::{Booked, Chance, Habit, Mark, Marked, State, Watch};
use plane::INCH;
use serde::Serialize;

use crate::GuildBall;
use crate::ask::{Placing, Prompt};
use crate::catalog::catalog;
use crate::event::{Aim, Event, Momentum, Movement, Possession, Roll};
use crate::habits::{HABITS, Watcher};
use crate::model::Condition;
use crate::refusal::{Refusal, Why};
use crate::roster::Roster;
use crate::setup::{self, GameSize, Pick, Setup};
use crate::table::{Book, Phase, Table, Verdict};
use crate::terrain::{Layout, TerrainPiece, TerrainType};

/// Everything there is to reach.
fn all() -> impl Iterator<Item = Mark> {
    // Only cards for proofs have an effect that is not written yet.
    let unfinished = catalog().all().any(|card| !card.is_finished());
    Mark::all::<Event>("event")
        .chain(Mark::all::<Momentum>("momentum"))
        .chain(Mark::all::<Movement>("movement"))
        .chain(Mark::all::<Possession>("possession"))
        .chain(Mark::all::<Roll>("roll"))
        .chain(Mark::all::<Aim>("aim"))
        .chain(Mark::all::<Condition>("condition"))
        .chain(Mark::all::<Phase>("phase"))
        .chain(Mark::all::<Verdict>("verdict"))
        .chain(Mark::all::<Prompt>("prompt"))
        .chain(Mark::all::<Placing>("placing"))
        .chain(Mark::all::<Why>("refusal").filter(move |mark| unfinished || mark.name != "unfinished"))
        .chain(cards::all())
}

/// Notes what a value is.
fn is(kind: &'static str, value: &impl Serialize, note: &mut dyn FnMut(Mark)) {
    Mark::of(kind, value).map(note);
}

/// Writes the card a pick names out in full.
fn own(pick: &mut Pick) {
    if let Some(profile) = stated::written_out(pick) {
        *pick = Pick::Own(Box::new(profile));
    }
}

/// Setups with cards that have an effect which is not written yet.
fn sketched(good: &Setup) -> impl Iterator<Item = Setup> + '_ {
    let cards = catalog().proofs.iter().flat_map(|team| &team.cards);
    let named = cards.filter(|card| !card.is_finished()).map(|card| Pick::Card(card.id.clone()));
    named.map(|pick| {
        let mut setup = good.clone();
        setup.teams[0].pop();
        setup.teams[0].push(pick);
        setup
    })
}

/// A few round pieces anywhere on a pitch; not every such layout is legal.
fn terrain(size: GameSize, rng: &mut dyn Chance) -> Layout {
    let kinds = [
        TerrainType::Fast,
        TerrainType::Rough,
        TerrainType::Obstruction,
        TerrainType::Barrier,
        TerrainType::Forest,
    ];
    let side = u32::from(size.pitch()) * INCH.unsigned_abs();
    let count = rng.below(4);
    let mut pieces = Vec::new();
    for _ in 0..count {
        let kind = kernel::pick(&kinds, rng).copied().unwrap_or(TerrainType::Rough);
        let at = [rng.below(side) as i32, rng.below(side) as i32];
        pieces.push(TerrainPiece {
            kind,
            at: Some(at),
            radius: Some(300 + rng.below(400) as i32),
            corners: Vec::new(),
        });
    }
    Layout::Own(pieces)
}

/// Barriers all over the two ends of an introductory pitch.
fn walls() -> Vec<TerrainPiece> {
    let side = i32::from(GameSize::Introductory.pitch()) * INCH;
    let across = [[0, 0], [side / 2 - 700, 0], [side / 2 - 700, 2600], [0, 2600]];
    let mirrored = |corner: [i32; 2]| [side - corner[0], corner[1]];
    let turned = |corner: [i32; 2]| [corner[0], side - corner[1]];
    let piece = |corners: [[i32; 2]; 4]| TerrainPiece {
        kind: TerrainType::Barrier,
        at: None,
        radius: None,
        corners: corners.to_vec(),
    };
    [across, across.map(mirrored), across.map(turned), across.map(mirrored).map(turned)].map(piece).to_vec()
}

impl Booked for GuildBall {
    fn habits() -> &'static [Habit] {
        &HABITS
    }

    fn watch() -> Option<Box<dyn Watch<Self>>> {
        Some(Box::new(Watcher::default()))
    }
}

impl Marked for GuildBall {
    fn marks() -> Vec<Mark> {
        all().collect()
    }

    /// Any two teams of the catalog that may meet, with and without the clock and the play aid, now and then with cards
    /// or with terrain of one's own.
    fn rare_setup(seats: u8, rng: &mut dyn Chance) -> Option<Setup> {
        let teams = &catalog().teams;
        let mut draw = || kernel::pick(teams, rng).map(|team| team.id.as_str()).unwrap_or_default();
        let (red, blue) = (draw(), draw());
        let size = *kernel::pick(&[GameSize::Introductory, GameSize::Quick, GameSize::Typical], rng)?;
        let mut drawn = Setup::of_teams(size, red, blue);
        if !setup::faults(&drawn).is_empty() {
            drawn = Setup::random(rng);
        }
        drawn.clock = rng.below(2) == 0;
        match rng.below(4) {
            0 => drawn.teams[0].last_mut().into_iter().for_each(own),
            1 => {
                let stated = stated::stated(&drawn, rng);
                drawn = if setup::faults(&stated).is_empty() { stated } else { drawn };
            }
            _ => {}
        }
        if rng.below(2) == 0 {
            drawn.book = Book::Aid;
        }
        let laid = Setup { terrain: terrain(drawn.size, rng), ..drawn.clone() };
        let fair = setup::faults(&laid).is_empty();
        (seats == 2).then_some(if fair { laid } else { drawn })
    }

    /// A pitch whose deployment zone is walled up, a card with an effect that is not written yet, a size nobody plays, a roster
    /// without limits.
    fn faulty_setups() -> Vec<Setup> {
        let good = Setup::of_teams(GameSize::Introductory, "harbour", "quarry");
        let walled = Setup { terrain: Layout::Own(walls()), ..good.clone() };
        let vast = Setup { size: GameSize::Agreed { pitch: 99, models: 3, vp: 6 }, ..good.clone() };
        let long = Roster { limit: 40, ..Roster::of_team("butchers") };
        let endless = Setup::tournament(long, Roster::of_team("masons"));
        let mut faulty = vec![walled, vast, endless];
        faulty.extend(sketched(&good));
        faulty
    }

    fn mark_event(before: &Table, event: &Event, note: &mut dyn FnMut(Mark)) {
        is("event", event, note);
        cards::of_event(before, event, note);
        if let Event::Momentum { why, .. } = event {
            is("momentum", why, note);
        }
        if let Event::Moved { movement, .. } | Event::Advance { movement, .. } = event {
            is("movement", movement, note);
        }
        if let Event::Possessed { how, .. } = event {
            is("possession", how, note);
        }
        if let Event::Rolled { roll, .. } = event {
            is("roll", roll, note);
        }
        if let Event::Kick { at, .. } = event {
            is("aim", at, note);
        }
        if let Event::Suffers { condition, .. } | Event::Cured { condition, .. } = event {
            is("condition", condition, note);
        }
        if let Event::Phase { phase } = event {
            is("phase", phase, note);
        }
        if let Event::Ended(outcome) = event {
            is("verdict", &outcome.by, note);
        }
    }

    fn mark_state(state: &State<Self>, note: &mut dyn FnMut(Mark)) {
        for ask in state.asks() {
            is("prompt", &ask.prompt, note);
            if let Prompt::Place { why } = &ask.prompt {
                is("placing", why, note);
            }
            cards::of_prompt(&ask.prompt, note);
        }
        is("phase", &state.table.phase, note);
    }

    fn mark_refusal(refusal: &Refusal, note: &mut dyn FnMut(Mark)) {
        is("refusal", &refusal.why, note);
    }
}
