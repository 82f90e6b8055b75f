//! Sharing influence out.

use kernel::Seat;

use super::glance::Glance;
use super::weights::Football;
use super::{fight, goal};
use crate::legal;
use crate::model::{ModelId, TEAM_MAX};
use crate::table::Table;

/// The influence of a pool for each model of a team: one or two points at a time to whoever gains most by each point, since a
/// charge takes two.
pub(super) fn share(table: &Table, seat: Seat, pool: u8, weights: &Football) -> [u8; TEAM_MAX] {
    let (mut rooms, mut shares) = (legal::rooms(table, seat), [0; TEAM_MAX]);
    let (mut glance, mut left) = (Glance::new(table, weights), pool);
    while left > 0 {
        let mut best: Option<(f32, usize, u8)> = None;
        let ball = goal::ball(&glance, seat, weights);
        for (place, &room) in rooms.iter().enumerate() {
            let id = ModelId::of(seat, place);
            let Some(before) = glance.man(id).map(|man| fight::ready(&glance, id, man, weights)) else {
                continue;
            };
            for points in 1..=room.min(left).min(2) {
                glance.give(id, f32::from(points));
                let after = glance.man(id).map_or(0.0, |man| fight::ready(&glance, id, man, weights));
                let gain = after - before + goal::ball(&glance, seat, weights) - ball;
                glance.give(id, -f32::from(points));
                let gain = gain / f32::from(points);
                if best.is_none_or(|(most, ..)| gain > most) {
                    best = Some((gain, place, points));
                }
            }
        }
        let Some((_, place, points)) = best else { break };
        glance.give(ModelId::of(seat, place), f32::from(points));
        (shares[place], rooms[place], left) = (shares[place] + points, rooms[place] - points, left - points);
    }
    shares
}
