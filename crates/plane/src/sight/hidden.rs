//! Certain proof that several discs together hide one base from another.
//!
//! Take a disc that stands between two bases: for some direction all of it lies behind the one and before the other. A
//! free line passes it on one side. Turning such a line about its ends towards the bridge of that side takes it
//! further from the disc, so if the bridge is blocked by the disc, no free line passes on that side. Discs that block
//! the left bridge are thus on the left of every free line, and those that block the right bridge on its right.
//! If no straight line fits between one of each, nothing is free. A single convex piece needs a simpler argument.

use super::Sight;
use crate::disc::Disc;
use crate::length::Length;
use crate::list::List;
use crate::point::Vector;
use crate::polygon::Polygon;
use crate::root::isqrt;
use crate::segment::Segment;

/// The most discs looked at; more are rare and go without proof.
const MOST: usize = 8;

/// Binary digits kept after the point of a root.
const DIGITS: u32 = 8;

/// Units by which every condition is eased, far more than what is rounded off.
const EASE: i64 = 2;

/// Whether the solid discs certainly block every line between two bases; `false` says nothing.
pub(super) fn hidden(sight: &Sight<'_>, a: Disc, b: Disc, left: Segment, right: Segment) -> bool {
    if !sight.is_plain() && piece_hides(sight, a, b, left, right) {
        return true;
    }
    let (mut lefts, mut rights, mut rest) = (Few::new(), Few::new(), Few::new());
    for (_, disc) in sight.obstacles.discs(sight.solid).filter(|(_, disc)| between(*disc, a, b)) {
        match (sight.disc_blocks(disc, left), sight.disc_blocks(disc, right)) {
            (true, true) => return true,
            (true, false) => lefts.push(disc),
            (false, true) => rights.push(disc),
            (false, false) => rest.push(disc),
        };
    }
    let tight = |one: Disc, other: Disc| !passes_between(one, other, a, b);
    if lefts.iter().any(|l| rights.iter().any(|r| tight(*l, *r))) {
        return true;
    }
    // A disc that leaves no room on one side of it is on that side of every free line too.
    loop {
        let mut later = Few::new();
        let before = rest.len();
        for disc in &rest {
            let not_right = lefts.iter().any(|l| tight(*l, *disc));
            let not_left = rights.iter().any(|r| tight(*disc, *r));
            match (not_right, not_left) {
                (true, true) => return true,
                (true, false) => lefts.push(*disc),
                (false, true) => rights.push(*disc),
                (false, false) => later.push(*disc),
            };
        }
        rest = later;
        if rest.len() == before {
            return false;
        }
    }
}

/// Whether one convex piece hides the bases from each other: it blocks both bridges and lies on neither base.
///
/// The stretch between its points on the two bridges is part of it and cuts the hull of both bases in two. A base it does
/// not overlap lies wholly on one side of that cut, so every line between the bases crosses it. Of a forest no point of
/// either base may lie in it, because a line that begins in it is not blocked by it.
fn piece_hides(sight: &Sight<'_>, a: Disc, b: Disc, left: Segment, right: Segment) -> bool {
    let wall = |piece: &Polygon| {
        piece.is_convex()
            && !a.overlaps_polygon(piece)
            && !b.overlaps_polygon(piece)
            && [left, right].into_iter().all(|line| sight.polygon_blocks(piece, line))
    };
    let forest = |piece: &Polygon| {
        piece.is_convex()
            && ![a, b].into_iter().any(|base| base.within_polygon(piece, Length::ZERO))
            && [left, right].into_iter().all(|line| piece.meets(line))
    };
    let round = |piece: Disc| {
        ![a, b].into_iter().any(|base| base.within(piece, Length::ZERO))
            && [left, right].into_iter().all(|line| line.within(piece.centre, piece.radius))
    };
    sight.obstacles.polygons(sight.solid).any(|(_, piece)| wall(piece))
        || sight.obstacles.polygons(sight.into).any(|(_, piece)| forest(piece))
        || sight.obstacles.discs(sight.into).any(|(_, piece)| round(piece))
}

type Few = List<Disc, MOST>;

/// Whether a disc stands between two others: along some direction it lies behind the one and before the other.
fn between(disc: Disc, a: Disc, b: Disc) -> bool {
    let (near, far) = (disc.centre - a.centre, b.centre - disc.centre);
    let (before, behind) = ((disc.radius + a.radius).capped(), (disc.radius + b.radius).capped());
    [b.centre - a.centre, near, far].iter().any(|axis| {
        let length = i64::from(axis.length_up().0);
        length > 0 && near.dot(*axis) >= before * length && far.dot(*axis) >= behind * length
    })
}

/// Whether a straight line may pass between two discs, the one on its left and the other on its right, and meet both
/// bases; `false` is certain.
///
/// With n the line's normal to the left, every condition is n · w ≥ s for some vector and length, an arc of normals.
/// If arcs have something in common, an end of one of them lies in all.
fn passes_between(left: Disc, right: Disc, a: Disc, b: Disc) -> bool {
    let arc = |to: Disc, from: Disc, least: i64| Arc { w: to.centre - from.centre, s: least };
    let r = |disc: Disc| disc.radius.capped();
    let arcs = [
        arc(left, right, r(left) + r(right)),
        arc(a, right, r(right) - r(a)),
        arc(b, right, r(right) - r(b)),
        arc(left, a, r(left) - r(a)),
        arc(left, b, r(left) - r(b)),
        arc(a, b, -r(a) - r(b)),
        arc(b, a, -r(a) - r(b)),
    ];
    arcs.iter().any(|arc| arc.ends().iter().flatten().any(|end| arcs.iter().all(|other| other.holds(end))))
}

/// The normals n with n · w ≥ s.
#[derive(Clone, Copy)]
struct Arc {
    w: Vector,
    s: i64,
}

/// A normal as a long vector and its length.
struct Normal {
    x: i64,
    y: i64,
    length: i64,
}

impl Arc {
    /// Both ends of the arc, or nothing if it is empty or the whole circle.
    fn ends(&self) -> [Option<Normal>; 2] {
        let square = self.w.square();
        let rest = square - self.s * self.s;
        if rest < 0 || square == 0 {
            return [None, None];
        }
        // n = (s w ± h w⊥) / |w|² with h² = |w|² − s².
        let h = isqrt((rest as u64) << (2 * DIGITS)) as i64;
        let s = self.s << DIGITS;
        let (x, y) = (i64::from(self.w.x), i64::from(self.w.y));
        let length = square << DIGITS;
        [
            Some(Normal { x: s * x - h * y, y: s * y + h * x, length }),
            Some(Normal { x: s * x + h * y, y: s * y - h * x, length }),
        ]
    }

    /// Whether a normal lies on the arc or nearly so.
    fn holds(&self, n: &Normal) -> bool {
        n.x * i64::from(self.w.x) + n.y * i64::from(self.w.y) >= (self.s - EASE) * n.length
    }
}
