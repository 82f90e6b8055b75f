//! Dice pools and target numbers of attacks and kicks (GB-TN-01 to -08, GB-RUL-50).

use plane::{Corridor, Disc, Length, Point};
use serde::{Deserialize, Serialize};

use crate::effect::AbilityId;
use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::{Act, Exemption};
use crate::engage;
use crate::event::Aim;
use crate::model::{ModelId, ModelSet};
use crate::table::{BALL, Book, Table};
use crate::terrain;

/// A pool of dice and the number each has to reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// How many dice are rolled, at least one (GB-TN-08).
    pub dice: u8,
    /// The target number, from 2 to 6 (GB-TN-06, -07).
    pub needs: u8,
}

impl Pool {
    /// What stands in the place of a pool that is not worked out yet.
    pub const UNKNOWN: Self = Self { dice: 1, needs: 6 };

    /// Clamps the target number, turns the excess into dice and raises the pool to one die (GB-RUL-50).
    #[must_use]
    pub fn settle(dice: i32, needs: i32) -> Self {
        let clamped = needs.clamp(2, 6);
        let dice = (dice + clamped - needs).clamp(1, kernel::DICE_MAX as i32 - 1);
        Self { dice: dice as u8, needs: clamped as u8 }
    }

    /// The pool with the die of Bonus Time (GB-MOM-33).
    #[must_use]
    pub const fn with_bonus(self) -> Self {
        Self { dice: self.dice.saturating_add(1), needs: self.needs }
    }

    /// The pool with no more dice than this, where there is such a limit.
    #[must_use]
    pub fn at_most(self, most: Option<u8>) -> Self {
        Self { dice: most.map_or(self.dice, |most| self.dice.min(most)), needs: self.needs }
    }

    /// The hits among some dice (GB-TN-03).
    #[must_use]
    pub fn hits(needs: u8, dice: &[u8]) -> u8 {
        dice.iter().filter(|&&die| die >= needs).count() as u8
    }
}

/// What kind of attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strike {
    /// An attack for influence (GB-ATK-01).
    Attack,
    /// The attack of a charge (GB-CHG-06).
    Charge,
    /// A parting blow (GB-PART-03).
    Parting,
    /// A Counter-Attack (GB-MOM-22).
    Counter,
}

/// The pool of an attack (GB-ATK-03 to -11, GB-PART-04, -05).
#[must_use]
pub fn attack(table: &Table, by: ModelId, on: ModelId, strike: Strike) -> Pool {
    let deed = Deed::attack(by, on, strike);
    let base = layers::tac(table, by, deed);
    let bonus = match strike {
        Strike::Charge => 4,
        Strike::Parting => 2,
        Strike::Attack | Strike::Counter => 0,
    };
    let company =
        if strike == Strike::Parting { 0 } else { ganging_up(table, deed) - crowding_out(table, deed) };
    let dice = base + bonus + company - i32::from(in_cover(table, on));
    Pool::settle(dice, layers::def(table, on, deed)).at_most(cap(table, by, deed))
}

/// The most dice a pool of a model has, where its printed stat is the limit; Bonus Time adds none then.
fn cap(table: &Table, by: ModelId, deed: Deed) -> Option<u8> {
    let printed = match deed.act {
        Act::Attack(_) => table.profile(by).tac,
        Act::Pass | Act::Shot | Act::SnapShot => table.profile(by).kick[0],
        Act::Nothing | Act::Advance(_) | Act::Going(_) | Act::Play | Act::Encourage => return None,
    };
    layers::printed_pool(table, by, deed).then_some(printed.max(1))
}

/// A pool with Bonus Time, which adds nothing to one that is bound by the card.
#[must_use]
pub fn with_bonus(table: &Table, by: ModelId, deed: Deed, pool: Pool) -> Pool {
    pool.with_bonus().at_most(cap(table, by, deed))
}

/// Every teammate of the attacker that engages the target adds a die (GB-ATK-09).
fn ganging_up(table: &Table, deed: Deed) -> i32 {
    let (Some(by), Some(on)) = (deed.by, deed.on) else { return 0 };
    let teammates = table.fielded(by.seat()).without(by);
    let mates = teammates.iter().filter(|&mate| engage::engages(table, mate, on)).count() as i32;
    mates + layers::company(table, by, deed).0
}

/// Every enemy that engages the attacker takes one; the target does so by the play aid only (GB-ATK-10, GB-RUL-06).
fn crowding_out(table: &Table, deed: Deed) -> i32 {
    let (Some(by), Some(on)) = (deed.by, deed.on) else { return 0 };
    if layers::is_exempt(table, by, Exemption::CrowdingOut, deed) {
        return 0;
    }
    i32::from(crowd(table, by, on).len()) + layers::company(table, by, deed).1
}

/// The enemies that crowd a model out while it acts on one of them.
fn crowd(table: &Table, by: ModelId, on: ModelId) -> ModelSet {
    let engaging = engage::engaging(table, by);
    match table.book {
        Book::Core => engaging.without(on),
        Book::Aid => engaging,
    }
}

/// The pool of a character play against an enemy: as many dice as it costs, less one for each enemy that crowds the user out;
/// under a template nobody is the target, so all of them do (GB-PLAY-11, -16, GB-AOE-07, GB-RUL-62).
#[must_use]
pub fn play(table: &Table, by: ModelId, on: ModelId, id: AbilityId, area: bool) -> Pool {
    let deed = Deed::play(by, Some(on));
    let printed = id.get().used.as_ref().and_then(|used| used.influence).unwrap_or(1);
    let cost = layers::play_cost(table, by, id).unwrap_or(printed);
    let crowd = if area { engage::engaging(table, by) } else { crowd(table, by, on) };
    let crowd = if layers::is_exempt(table, by, Exemption::CrowdingOut, deed) {
        0
    } else {
        i32::from(crowd.len()) + layers::company(table, by, deed).1
    };
    let dice = i32::from(cost) - crowd + layers::play_dice(table, by, Some(on));
    Pool::settle(dice, layers::def(table, on, deed))
}

/// Whether a model benefits from cover (GB-TERR-08).
#[must_use]
pub fn in_cover(table: &Table, model: ModelId) -> bool {
    terrain::in_cover(table, table.disc(model), model.seat()) || layers::has_cover(table, model)
}

/// How the hits of a test become net hits (GB-TN-04, GB-ATK-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    /// Hits taken off by the target's ARM.
    pub armour: u8,
    /// Net hits added after that.
    pub more: i32,
}

impl Net {
    /// Hits that stay as they fall.
    pub const NONE: Self = Self { armour: 0, more: 0 };

    /// What counts for an attack on a model.
    #[must_use]
    pub fn new(table: &Table, deed: Deed, on: ModelId) -> Self {
        let more = deed.by.map_or(0, |by| layers::net_hits(table, by, deed));
        Self { armour: layers::arm(table, on, deed), more }
    }

    /// What counts for a kick, which no armour stops.
    #[must_use]
    pub fn kick(table: &Table, deed: Deed) -> Self {
        Self { armour: 0, more: deed.by.map_or(0, |by| layers::net_hits(table, by, deed)) }
    }

    /// The net hits: successes less the target's ARM, not below 0, and what is added.
    #[must_use]
    pub fn of(self, hits: u8) -> u8 {
        (i32::from(hits.saturating_sub(self.armour)) + self.more).clamp(0, 255) as u8
    }

    /// How many hits are needed for so many net hits.
    #[must_use]
    pub fn needed(self, net: usize) -> usize {
        match usize::try_from(net as i32 - self.more) {
            Ok(0) | Err(_) => 0,
            Ok(short) => short + usize::from(self.armour),
        }
    }
}

/// Where a kick starts: at the kicker, or where a free ball lies that is kicked from afar.
#[must_use]
pub fn origin(table: &Table, kicker: ModelId, from: Option<Point>) -> Disc {
    from.map_or_else(|| table.disc(kicker), |centre| Disc { centre, radius: BALL })
}

/// What a kick is to whoever reads stats.
#[must_use]
pub const fn kick_deed(kicker: ModelId, aim: Aim) -> Deed {
    match aim {
        Aim::Model(to) => Deed::pass(kicker, to),
        Aim::Spot(_) => Deed::kick(kicker, false),
        Aim::Goal => Deed::kick(kicker, true),
    }
}

/// The base a kick is aimed at: the target's, the goalpost's or the ball's on the spot (GB-RUL-77).
#[must_use]
pub fn aim_base(table: &Table, kicker: ModelId, aim: Aim) -> Disc {
    match aim {
        Aim::Model(model) => table.disc(model),
        Aim::Spot(spot) => Disc { centre: spot, radius: BALL },
        Aim::Goal => table.goalpost(kicker.seat().other()),
    }
}

/// Whether the target lies within the kicker's kick distance (GB-KICK-08).
#[must_use]
pub fn in_range(table: &Table, kicker: ModelId, aim: Aim, from: Option<Point>) -> bool {
    is_reached(table, (kicker, kick_deed(kicker, aim)), aim, from)
}

/// The same for a kick of any kind.
#[must_use]
pub fn is_reached(table: &Table, (kicker, deed): (ModelId, Deed), aim: Aim, from: Option<Point>) -> bool {
    let (_, range) = layers::kick(table, kicker, deed);
    origin(table, kicker, from).within(aim_base(table, kicker, aim), range)
}

/// Whether the kick is a Tap In: within half the kick distance, rounded down (GB-KICK-18); by the play aid nearer than
/// half of it (GB-RUL-09).
#[must_use]
pub fn is_tap_in(table: &Table, (kicker, deed): (ModelId, Deed), aim: Aim, from: Option<Point>) -> bool {
    let (_, range) = layers::kick(table, kicker, deed);
    let (from, to) = (origin(table, kicker, from), aim_base(table, kicker, aim));
    match table.book {
        Book::Core => from.within(to, Length::inches(range.0 / 254 / 2)),
        // D < S + n / 2 in whole numbers: (2 D)² < (2 S + n)².
        Book::Aid => {
            let sum = i64::from(from.radius.plus(to.radius).0);
            let most = 2 * sum + i64::from(range.0);
            4 * from.square_to(to) < most * most
        }
    }
}

/// The pool of a kick (GB-KICK-11 to -18).
#[must_use]
pub fn kick(table: &Table, kicker: ModelId, aim: Aim, from: Option<Point>) -> Pool {
    kick_during(table, (kicker, kick_deed(kicker, aim)), aim, from)
}

/// The pool of a Snap Shot (GB-MOM-14).
#[must_use]
pub fn snap_shot(table: &Table, kicker: ModelId) -> Pool {
    kick_during(table, (kicker, Deed::snap_shot(kicker)), Aim::Goal, None)
}

/// The pool of a kick of any kind.
#[must_use]
pub fn kick_during(table: &Table, (kicker, deed): (ModelId, Deed), aim: Aim, from: Option<Point>) -> Pool {
    let (near, between) = hindering(table, (kicker, deed), aim, from);
    let dice = layers::kick(table, kicker, deed).0 - i32::from(near.len()) - i32::from(between.len());
    let dice = dice - i32::from(among_trees(table, kicker, aim));
    let (seen, marked) = match aim {
        Aim::Model(model) => (engage::sees_model(table, kicker, model), marked(table, model)),
        Aim::Spot(spot) => (engage::sees_spot(table, kicker, spot), 0),
        Aim::Goal => (engage::sees_goalpost(table, kicker, kicker.seat().other()), 0),
    };
    let shot = if aim == Aim::Goal { layers::shot_number(table, kicker) } else { 0 };
    let tap_in = is_tap_in(table, (kicker, deed), aim, from);
    let needs = 4 + i32::from(!seen) + i32::from(marked) - i32::from(tap_in) + shot;
    let pool = Pool::settle(dice, needs);
    pool.at_most(cap(table, kicker, deed))
}

/// The enemies that take a die each from a kick: those that engage the kicker, and those on the ball path (GB-KICK-12, -13).
#[must_use]
pub fn hindering(
    table: &Table,
    (kicker, deed): (ModelId, Deed),
    aim: Aim,
    from: Option<Point>,
) -> (ModelSet, ModelSet) {
    let engaging = engage::engaging(table, kicker);
    let exempt = |rule| layers::is_exempt(table, kicker, rule, deed);
    let near = if exempt(Exemption::Engaging) { ModelSet::EMPTY } else { engaging };
    let between = if exempt(Exemption::Intervening) {
        ModelSet::EMPTY
    } else {
        let (start, end) = (origin(table, kicker, from).centre, aim_base(table, kicker, aim).centre);
        intervening(table, kicker, start, end, engaging)
    };
    (near, between)
}

/// How much harder it is to pass to a model: 1 for each enemy engaging it, by the play aid 1 for all of them (GB-KICK-17,
/// GB-RUL-08).
fn marked(table: &Table, model: ModelId) -> u8 {
    let engaging = engage::engaging(table, model).len();
    match table.book {
        Book::Core => engaging,
        Book::Aid => engaging.min(1),
    }
}

/// Whether a kick loses its die to a forest: the kicker, the target model or the ball on the target spot is within one; a
/// goalpost does not count (GB-TERR-23, -24, GB-RUL-49).
fn among_trees(table: &Table, kicker: ModelId, aim: Aim) -> bool {
    let target = match aim {
        Aim::Model(_) | Aim::Spot(_) => Some(aim_base(table, kicker, aim)),
        Aim::Goal => None,
    };
    let mut bases = target.into_iter().chain([table.disc(kicker)]);
    bases.any(|base| terrain::in_forest(table, base, kicker.seat()))
}

/// The enemies on the ball path that do not engage the kicker (GB-KICK-13, GB-RUL-31); by the play aid those who do count
/// here too, and so cost two dice (GB-RUL-07).
#[must_use]
pub fn intervening(
    table: &Table,
    kicker: ModelId,
    start: Point,
    target: Point,
    engaging: ModelSet,
) -> ModelSet {
    let path = Corridor::new(start, target, BALL);
    let enemies = match table.book {
        Book::Core => engage::enemies(table, kicker.seat()).minus(engaging),
        Book::Aid => engage::enemies(table, kicker.seat()),
    };
    enemies.iter().filter(|&enemy| path.meets(table.disc(enemy))).collect()
}
