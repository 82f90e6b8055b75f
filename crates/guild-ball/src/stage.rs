//! Lays a scenario out: the pitch, the pieces and the moment of play.

mod now;
mod piece;
mod standing;
mod terrain;

use kernel::{Seat, Sink, State};
use serde::Deserialize;

pub use now::{Both, Lying, Now, When};
pub use piece::{Piece, TAKEN_NAMES};
pub use standing::{LASTING, Standing};
pub use terrain::Terrain;

use crate::GuildBall;
use crate::draft::Draft;
use crate::effect::Stated;
use crate::flow::{self, Memo, Moment};
use crate::model::{Profile, TEAM_MAX};
use crate::roster::Roster;
use crate::setup::{self, GameSize};
use crate::table::{Book, Phase, Table};

/// What a scenario lays out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// The pitch.
    #[serde(default)]
    pub setup: Pitch,
    /// Abilities of its own, as a list in RON in the vocabulary of the cards.
    #[serde(default)]
    pub abilities: String,
    /// The pieces of terrain.
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    /// The models.
    #[serde(default)]
    pub piece: Vec<Piece>,
    /// The moment of play.
    #[serde(default)]
    pub now: Now,
}

/// The pitch and what is played for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pitch {
    /// `introductory` (24 inches, 6 VP), `quick` (36 inches, 8 VP) or `typical` (36 inches, 12 VP).
    #[serde(default)]
    pub size: GameSize,
    /// Another VP total.
    pub vp: Option<u8>,
    /// The kicking player, whose table edge is y = 0; red unless named.
    pub kicking: Option<Colour>,
    /// Whether the tournament clock is in use.
    #[serde(default)]
    pub clock: bool,
    /// The rosters of a tournament, red's and blue's, instead of models.
    #[serde(default)]
    pub rosters: Vec<Roster>,
    /// `core` or `aid`: which text decides where they differ.
    #[serde(default)]
    pub book: Book,
}

/// A seat by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Seat 0.
    Red,
    /// Seat 1.
    Blue,
}

impl Colour {
    /// The seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Red => Seat(0),
            Self::Blue => Seat(1),
        }
    }
}

/// Lays a scenario out and starts it at the moment it names; `sink` is told the facts of the start.
///
/// # Errors
/// What is wrong, in a sentence that names the key.
pub fn stage(stage: &Stage, sink: &mut dyn Sink<GuildBall>) -> Result<State<GuildBall>, String> {
    let stated = Stated::read(&stage.abilities).map_err(|fault| format!("abilities: {fault}"))?;
    let mut table = pitch(stage, stated)?;
    piece::place_all(&mut table, &stage.piece)?;
    let moment = stage.now.set(&mut table, stated)?;
    if table.phase != Phase::Setup || matches!(moment, Moment::KickOff) {
        placed_apart(&table)?;
    }
    let frames = flow::stack(moment, &table);
    State::resume(table, &frames, Memo::default(), sink)
        .ok_or_else(|| "now: play cannot start at this moment".to_owned())
}

fn pitch(stage: &Stage, stated: Stated) -> Result<Table, String> {
    let size = stage.setup.size;
    if !(12..=36).contains(&size.pitch()) {
        return Err("setup.size: a pitch is 12 to 36 inches wide".to_owned());
    }
    let vp = stage.setup.vp.unwrap_or(size.vp());
    if vp == 0 {
        return Err("setup.vp: a match is played for at least 1 VP".to_owned());
    }
    let mut teams: [Vec<Profile>; 2] = [Vec::new(), Vec::new()];
    for piece in &stage.piece {
        let team = &mut teams[piece.seat.seat().index()];
        if team.len() == TEAM_MAX {
            return Err(format!("piece {}: a team has at most {TEAM_MAX} models", piece.name));
        }
        let profile = piece.profile(stated)?;
        if team.iter().any(|other| other.name == profile.name) {
            return Err(format!("piece {}: the team has two models of that name", piece.name));
        }
        team.push(profile);
    }
    let mut table = setup::bare(size.pitch(), vp, &teams);
    table.draft = match stage.setup.rosters.as_slice() {
        [] => None,
        [red, blue] if stage.piece.is_empty() => Some([red, blue].map(Draft::of)),
        _ => return Err("setup.rosters: a tournament has two rosters, and no pieces".to_owned()),
    };
    table.kicking = stage.setup.kicking.unwrap_or(Colour::Red).seat();
    table.initiative = table.kicking.other();
    table.clocked = stage.setup.clock;
    table.book = stage.setup.book;
    table.terrain = terrain::lay(&stage.terrain)?;
    Ok(table)
}

/// No base lies over another, over a goalpost or over the edge (GB-GEO-11 to -13).
fn placed_apart(table: &Table) -> Result<(), String> {
    for id in table.standing.iter() {
        let (base, name) = (table.disc(id), table.profile(id).name);
        if !table.pitch().holds(base) {
            return Err(format!("piece {name}: at lies over the edge of the pitch"));
        }
        if table.barriers().iter().any(|post| post.overlaps(base)) {
            return Err(format!("piece {name}: at lies on a goalpost"));
        }
        if table.terrain.under(base).is_some() {
            return Err(format!("piece {name}: at lies on a barrier or an obstruction"));
        }
        let other = table.standing.iter().find(|&other| other < id && table.disc(other).overlaps(base));
        if let Some(other) = other {
            return Err(format!("piece {name}: at overlaps {}", table.profile(other).name));
        }
    }
    if let Some(ball) = table.free_ball() {
        if !table.pitch().holds(ball) {
            return Err("now.ball lies over the edge of the pitch".to_owned());
        }
        if table.barriers().iter().any(|post| post.overlaps(ball)) {
            return Err("now.ball lies on a goalpost".to_owned());
        }
        if table.terrain.under(ball).is_some() {
            return Err("now.ball lies on a barrier or an obstruction".to_owned());
        }
        if let Some(on) = table.standing.iter().find(|&id| table.disc(id).overlaps(ball)) {
            return Err(format!("now.ball overlaps {}", table.profile(on).name));
        }
    }
    Ok(())
}
