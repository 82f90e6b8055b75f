//! An agreed layout, and everything that can be wrong with one (GB-SETUP-01).

use kernel::Chance;
use plane::{Disc, INCH, Length, Point, Polygon, Rect, Shape};
use serde::Serialize;

use super::pitches::{Pitch, pitch, pitches};
use super::{PIECES_MAX, Piece, Terrain, TerrainType};
use crate::refusal::{Refusal, Why};
use crate::table::{BALL, DEPLOYMENT, GOAL_LINE, GOALPOST};

/// How the pitch is laid out: the name of a ready pitch, or the pieces themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Layout {
    /// A ready pitch by its id.
    Ready(String),
    /// Pieces of one's own, at most twelve (GB-RUL-85); none at all is a legal pitch (GB-SETUP-17).
    Own(Vec<TerrainPiece>),
}

impl Default for Layout {
    fn default() -> Self {
        Self::Own(Vec::new())
    }
}

impl Layout {
    /// One of the ready pitches of that many inches, or the bare pitch.
    pub fn random(inches: u8, rng: &mut dyn Chance) -> Self {
        let fitting: Vec<&Pitch> = pitches().iter().filter(|pitch| pitch.inches == inches).collect();
        let number = rng.below(fitting.len() as u32 + 1) as usize;
        fitting.get(number).map_or_else(Self::default, |pitch| Self::Ready(pitch.id.clone()))
    }

    /// Whether nothing lies on the pitch but the goalposts.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        matches!(self, Self::Own(drafts) if drafts.is_empty())
    }
}

/// One piece as it is written down: round with `at` and `radius`, or with three to eight `corners`; all in units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainPiece {
    /// Its type.
    pub kind: TerrainType,
    /// The centre of a round piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[i32; 2]>,
    /// The radius of a round piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub radius: Option<i32>,
    /// The corners of any other piece, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corners: Vec<[i32; 2]>,
}

impl TerrainPiece {
    /// The piece, if there can be one of this form.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        let point = |[x, y]: [i32; 2]| Point::checked(x, y);
        let shape = match (self.at, self.radius, self.corners.as_slice()) {
            (Some(at), Some(radius), []) => {
                let radius = Some(Length(radius)).filter(|radius| (1..=Point::LIMIT).contains(&radius.0))?;
                Shape::Disc(Disc::new(point(at)?, radius))
            }
            (None, None, corners) => {
                let corners: Option<Vec<Point>> = corners.iter().copied().map(point).collect();
                Shape::Polygon(Polygon::new(&corners?).ok()?)
            }
            _ => return None,
        };
        Some(Piece { kind: self.kind, shape })
    }
}

/// The pieces of a layout that is without faults.
pub(crate) fn pieces(layout: &Layout) -> Vec<Piece> {
    match layout {
        Layout::Ready(id) => pitch(id).map(|pitch| pitch.pieces.clone()).unwrap_or_default(),
        Layout::Own(drafts) => drafts.iter().filter_map(TerrainPiece::piece).take(PIECES_MAX).collect(),
    }
}

/// Every fault of a layout on a pitch of so many inches, each naming its rule.
#[must_use]
pub fn faults(layout: &Layout, inches: u8) -> Vec<Refusal> {
    let of = |why: Why| Refusal::new("GB-SETUP-01", why);
    match layout {
        Layout::Ready(id) => match pitch(id) {
            None => vec![of(Why::NoSuchPitch)],
            Some(pitch) if pitch.inches != inches => vec![of(Why::PitchSize { inches: pitch.inches })],
            Some(_) => Vec::new(),
        },
        Layout::Own(drafts) if drafts.is_empty() => Vec::new(),
        Layout::Own(drafts) if drafts.len() > PIECES_MAX => {
            vec![Refusal::new("GB-RUL-85", Why::TooManyPieces { most: PIECES_MAX as u8 })]
        }
        Layout::Own(drafts) => {
            let size = i32::from(inches) * INCH;
            let mut faults = Vec::new();
            let mut sound = Vec::new();
            for (number, draft) in drafts.iter().enumerate() {
                match piece_fault(draft, number as u8, size) {
                    Some(fault) => faults.push(fault),
                    None => sound.extend(draft.piece()),
                }
            }
            // Where the sound pieces alone leave no room, mending the others makes none.
            faults.extend(room_faults(&Terrain::new(&sound), size));
            faults
        }
    }
}

/// What is wrong with one piece by itself.
fn piece_fault(draft: &TerrainPiece, number: u8, size: i32) -> Option<Refusal> {
    let Some(piece) = draft.piece() else {
        return Some(Refusal::new("GB-RUL-27", Why::PieceShape(number)));
    };
    let table = Rect::new(Point::new(0, 0), Point::new(size, size));
    let on_pitch = match piece.shape {
        Shape::Disc(disc) => table.holds(disc),
        Shape::Polygon(polygon) => polygon.corners().all(|corner| table.contains(corner)),
    };
    if !on_pitch {
        return Some(Refusal::new("GB-SETUP-01", Why::PieceOffPitch(number)));
    }
    if !piece.kind.is_solid() {
        return None;
    }
    // A goalpost may stand in a forest or on rough ground (GB-RUL-49), but on nothing solid, and a ball must be able to pass
    // beside it.
    let posts = goalposts(size);
    let on = posts.iter().any(|post| piece.shape.overlaps(*post));
    let beside = || posts.iter().any(|post| piece.shape.within(*post, Length(2 * BALL.0)));
    let rule = if on { "GB-GEO-11" } else { "GB-RUL-85" };
    (on || beside()).then(|| Refusal::new(rule, Why::PieceOnGoalpost(number)))
}

/// Where the goalposts stand on a pitch of that size, whoever has which end (GB-RUL-29).
fn goalposts(size: i32) -> [Disc; 2] {
    let depth = GOAL_LINE - GOALPOST.0;
    [depth, size - depth].map(|y| Disc::new(Point::new(size / 2, y), GOALPOST))
}

/// Barriers and obstructions leave room (GB-RUL-85): a team can be set up and return at either end, and wherever a model stands a
/// ball can be kicked somewhere.
fn room_faults(terrain: &Terrain, size: i32) -> Vec<Refusal> {
    let mut faults = Vec::new();
    if terrain.solid().is_empty() {
        return faults;
    }
    let rooms = Rooms::new(terrain, size);
    if !rooms.can_set_up() {
        faults.push(Refusal::new("GB-RUL-85", Why::NoRoomToSetUp));
    }
    if !rooms.can_kick() {
        faults.push(Refusal::new("GB-RUL-85", Why::Cramped));
    }
    faults
}

/// A grid of places, 1" apart, and which of them are free for a base of the greatest size.
struct Rooms {
    free: Vec<bool>,
    wide: i32,
}

impl Rooms {
    fn new(terrain: &Terrain, size: i32) -> Self {
        let wide = size / INCH;
        let posts = goalposts(size);
        let is_free = |base: Disc| {
            !terrain.overlaps(base, terrain.solid()) && !posts.iter().any(|post| post.overlaps(base))
        };
        let at = |cell: i32| cell * INCH + INCH / 2;
        let cells = (0..wide).flat_map(|row| (0..wide).map(move |column| (column, row)));
        // A base of 50 mm about the middle of a cell reaches into its neighbours, so free cells two apart never clash.
        let free = cells.map(|(x, y)| is_free(Disc::new(Point::new(at(x), at(y)), GOALPOST))).collect();
        Self { free, wide }
    }

    fn is_free(&self, x: i32, y: i32) -> bool {
        let on = (0..self.wide).contains(&x) && (0..self.wide).contains(&y);
        on && self.free.get((y * self.wide + x) as usize).copied().unwrap_or(false)
    }

    /// At both ends a dozen bases have room in the deployment zone, and half as many along the own table edge.
    fn can_set_up(&self) -> bool {
        let deep = DEPLOYMENT / INCH;
        [0, 1].into_iter().all(|end| {
            let row = |depth: i32| if end == 0 { depth } else { self.wide - 1 - depth };
            let free_in =
                |depth: i32| (0..self.wide).step_by(2).filter(|&x| self.is_free(x, row(depth))).count();
            let zone: usize = (1..deep - 1).step_by(2).map(free_in).sum();
            zone >= 12 && free_in(0) + free_in(1) >= 6
        })
    }

    /// Of the places round any one at which a model may stand, a quarter are free.
    fn can_kick(&self) -> bool {
        const REACH: i32 = 4;
        let round = |x: i32, y: i32| {
            let near = (-REACH..=REACH).flat_map(|dx| (-REACH..=REACH).map(move |dy| (dx, dy)));
            near.filter(move |(dx, dy)| dx * dx + dy * dy <= REACH * REACH)
                .map(move |(dx, dy)| (x + dx, y + dy))
                .filter(|&(x, y)| (0..self.wide).contains(&x) && (0..self.wide).contains(&y))
        };
        let places = (0..self.wide).flat_map(|y| (0..self.wide).map(move |x| (x, y)));
        places.into_iter().all(|(x, y)| {
            let (all, free) = round(x, y)
                .fold((0, 0), |(all, free), (x, y)| (all + 1, free + u32::from(self.is_free(x, y))));
            4 * free >= all
        })
    }
}
