//! What abilities leave on the table: those a model has, what is attached, what has been used.

use kernel::{List, Seat};
use plane::{Disc, Length, Point};
use serde::{Deserialize, Serialize};

use super::holders::Holders;
use super::hook::HookSet;
use super::library::AbilityId;
use super::touch::{Touch, Touched};
use super::vocabulary::Until;
use crate::model::{MODELS_MAX, ModelId, ModelSet, Profile};

/// The most abilities a card has.
pub const HELD_MAX: usize = 10;

/// An ability a model has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub id: AbilityId,
    /// The inches of its aura or pulse on this card; 0 for what the ability says.
    #[serde(default)]
    pub area: u8,
    /// The models of the team whose characters the card names with it.
    #[serde(default)]
    pub named: ModelSet,
}

/// The abilities of a model.
pub type Abilities = List<Held, HELD_MAX>;

/// Something an ability has attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    /// The ability.
    pub id: AbilityId,
    /// The number of its rule.
    pub rule: u8,
    /// The inches of its aura.
    pub area: u8,
    /// The model that caused it.
    pub by: Option<ModelId>,
    /// The player it belongs to: what is friendly to it (taxonomy 6: what a controlled model creates stays with the player who
    /// controlled it).
    pub seat: Seat,
    /// Its bearer alone; nobody where it belongs to the player alone.
    pub on: ModelSet,
    /// How long it lasts.
    pub until: Until,
    /// How often it may still be used; 0 for no limit.
    pub uses: u8,
}

/// The most effects attached at one time: far more than two teams can pay for in a turn, since effects of one name on one
/// model are one (GB-CONV-05).
pub const ATTACHED_MAX: usize = 48;

/// An area that stays on the pitch (GB-AOE-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The ability.
    pub id: AbilityId,
    /// The centre.
    pub at: Point,
    /// The model that laid it.
    pub by: ModelId,
    /// The player it belongs to.
    pub seat: Seat,
}

impl Laid {
    /// Its base, where it is a marker.
    #[must_use]
    pub const fn disc(&self) -> Disc {
        Disc { centre: self.at, radius: MARKER }
    }
}

/// The most areas at one time.
pub const AREAS_MAX: usize = 8;

/// The most markers at one time: five of a kind for each of two players, three of another, and a few to spare.
pub const MARKERS_MAX: usize = 16;

/// The radius of the markers of abilities (GB-GEO-28).
pub const MARKER: Length = Length(150);

/// That something limited has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// The ability.
    pub id: AbilityId,
    /// The model that used it, or that it happened to where it is limited for each model.
    pub model: Option<ModelId>,
    /// The player who used it (GB-DEF-11).
    pub seat: Seat,
    /// How long that counts.
    pub until: Until,
}

/// The most marks at one time.
pub const MARKS_MAX: usize = 64;

/// What abilities may change and at which hooks they may fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// What they may change.
    pub touched: Touched,
    /// What of that they may change of others than their bearer.
    #[serde(default)]
    pub wide: Touched,
    /// At which hooks they may fire.
    pub hooks: HookSet,
}

impl Share {
    /// What either may do.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self {
            touched: self.touched.or(other.touched),
            wide: self.wide.or(other.wide),
            hooks: self.hooks.or(other.hooks),
        }
    }
}

/// Everything abilities leave on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    /// What is attached.
    pub attached: List<Attached, ATTACHED_MAX>,
    /// The areas on the pitch.
    pub areas: List<Laid, AREAS_MAX>,
    /// What has been used.
    pub marks: List<Done, MARKS_MAX>,
    /// Whose cards may do what by themselves.
    pub holders: Holders,
    /// What anything in the match may change: the abilities of all cards and whatever is attached.
    pub touched: Touched,
    /// At which hooks anything in the match may fire.
    pub hooks: HookSet,
    /// What the abilities of all cards may do.
    pub cards: Share,
    /// What may be done by whatever is attached or lies on the pitch.
    pub loose: Share,
    /// What the abilities may do that cards grant.
    pub given_by_cards: Share,
    /// What the abilities may do that anything grants.
    pub given: Share,
    /// The durations of what is attached or has been used, as a bit for each, so that an end that ends nothing is seen at once.
    pub lasting: u16,
    /// The models for which MP were spent and nobody has answered yet; kept only where somebody may.
    #[serde(default, skip_serializing_if = "crate::model::nobody")]
    pub spenders: ModelSet,
    /// The markers on the pitch, by the ability that is their rule (GB-GEO-28).
    #[serde(default, skip_serializing_if = "<[Laid]>::is_empty")]
    pub markers: List<Laid, MARKERS_MAX>,
    /// The model that is activated next, before anybody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<ModelId>,
    /// A model that is friendly to another player for the time being, and to which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<(ModelId, Seat)>,
}

/// The bit of a duration.
const fn bit(until: Until) -> u16 {
    1 << until as u16
}

impl Effects {
    /// Whether no ability is in the match.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// The effects of a match with these cards before anything has happened.
    #[must_use]
    pub fn of_cards(profiles: &[Profile; MODELS_MAX]) -> Self {
        let mut effects = Self::default();
        for (number, profile) in profiles.iter().enumerate() {
            let mut share = Share::default();
            for held in &profile.abilities {
                let digest = held.id.digest();
                share = share.or(digest.alone);
                effects.given_by_cards = effects.given_by_cards.or(digest.given);
            }
            effects.holders.add(ModelId(number as u8), &share);
            effects.cards = effects.cards.or(share);
        }
        effects.look_again();
        effects
    }

    /// Works out anew what anything in the match may do.
    pub fn look_again(&mut self) {
        let (mut loose, mut given) = (Share::default(), self.given_by_cards);
        let laid = self.areas.iter().chain(&self.markers).map(|area| area.id);
        for id in self.attached.iter().map(|entry| entry.id).chain(laid) {
            let digest = id.digest();
            loose = loose.or(digest.attached);
            given = given.or(digest.given_attached);
        }
        let all = self.cards.or(loose);
        (self.loose, self.given) = (loose, given);
        (self.touched, self.hooks) = (all.touched, all.hooks);
    }

    /// Attaches something. One of its name that a bearer has already goes, so that it counts once and is renewed
    /// (GB-CONV-05).
    pub fn attach(&mut self, new: Attached) {
        let stacks = new.id.get().rules.get(usize::from(new.rule)).is_some_and(|rule| rule.stacks);
        if !stacks {
            let same = |old: &Attached| (old.id, old.rule, old.on) == (new.id, new.rule, new.on);
            // What belongs to a player alone is renewed by that player only.
            self.drop_where(|old| same(old) && (!old.on.is_empty() || old.seat == new.seat));
        }
        let _ = self.attached.push(new);
        self.lasting |= bit(new.until);
        self.look_again();
    }

    /// Whether anything in the match may change something of a kind of one model: its own card, others that reach further, what is
    /// attached or lies about, what is granted.
    #[inline]
    #[must_use]
    pub fn may_change(&self, touch: Touch, model: ModelId) -> bool {
        self.touched.has(touch)
            && (self.loose.touched.or(self.given.touched).has(touch)
                || self.holders.changing(touch).has(model)
                || !self.holders.changing_others(touch).is_empty())
    }

    /// Whether anything that was attached, laid or granted may change what is read; what cards say of themselves apart.
    #[must_use]
    pub fn is_altered(&self, touch: Touch) -> bool {
        self.loose.touched.or(self.given.touched).has(touch)
    }

    /// Notes that something limited has been used.
    pub fn mark(&mut self, mark: Done) {
        let _ = self.marks.push(mark);
        self.lasting |= bit(mark.until);
    }

    /// Whether something attached or used may last as long as this.
    #[inline]
    #[must_use]
    pub const fn may_end(&self, until: Until) -> bool {
        self.lasting & bit(until) != 0
    }

    /// Takes off everything of which this holds.
    pub fn drop_where(&mut self, gone: impl Fn(&Attached) -> bool) {
        let kept = self.attached.iter().copied().filter(|entry| !gone(entry));
        self.attached = List::collect(kept);
    }

    /// Lays an area.
    ///
    /// # Errors
    /// Hands it back when no more can lie there.
    pub fn lay(&mut self, area: Laid) -> Result<(), Laid> {
        self.areas.push(area)?;
        self.look_again();
        Ok(())
    }

    /// Puts a marker down.
    ///
    /// # Errors
    /// Hands it back when no more can lie there.
    pub fn put(&mut self, marker: Laid) -> Result<(), Laid> {
        self.markers.push(marker)?;
        self.look_again();
        Ok(())
    }

    /// Takes an area or a marker off the pitch.
    pub fn take_up(&mut self, laid: Laid) {
        self.areas = List::collect(self.areas.iter().copied().filter(|other| *other != laid));
        self.markers = List::collect(self.markers.iter().copied().filter(|other| *other != laid));
        self.look_again();
    }

    /// Whether a base lies on a marker (GB-GEO-12, -30).
    #[must_use]
    pub fn on_marker(&self, base: Disc) -> bool {
        self.markers.iter().any(|marker| marker.disc().overlaps(base))
    }

    /// The markers of a name that belong to a player and lie within a disc.
    pub fn markers_in(&self, id: AbilityId, seat: Seat, within: Disc) -> impl Iterator<Item = Laid> + '_ {
        let own = move |marker: &&Laid| marker.id == id && marker.seat == seat;
        let near = move |marker: &&Laid| marker.disc().within(within, Length::ZERO);
        self.markers.iter().filter(own).filter(near).copied()
    }

    /// The areas of a name that belong to a player and lie within a disc.
    pub fn areas_in(&self, id: AbilityId, seat: Seat, within: Disc) -> impl Iterator<Item = Laid> + '_ {
        let own = move |area: &&Laid| area.id == id && area.seat == seat;
        let near = move |area: &&Laid| super::reading::template(area.at).within(within, Length::ZERO);
        self.areas.iter().filter(own).filter(near).copied()
    }

    /// Uses something attached once; the last use takes it off the model, or off the player whose it is.
    pub fn spend(&mut self, id: AbilityId, rule: u8, on: Option<ModelId>, seat: Option<Seat>) {
        let on = on.map_or(ModelSet::EMPTY, |on| ModelSet::EMPTY.with(on));
        let fits = |entry: &Attached| {
            (entry.id, entry.rule, entry.on) == (id, rule, on) && seat.is_none_or(|seat| entry.seat == seat)
        };
        let Some(place) = self.attached.iter().position(fits) else { return };
        let entry = &mut self.attached[place];
        match entry.uses {
            0 => {}
            1 => {
                if let Some(spent) = self.attached.remove(place) {
                    self.leave_behind(spent);
                }
            }
            _ => entry.uses -= 1,
        }
        self.look_again();
    }

    /// What a rule leaves behind when its last use is spent.
    fn leave_behind(&mut self, spent: Attached) {
        let rules = &spent.id.get().rules;
        let left = rules.get(usize::from(spent.rule)).and_then(|rule| rule.leaves);
        if let Some((rule, data)) = left.and_then(|rule| Some((rule, rules.get(usize::from(rule))?))) {
            self.attach(Attached { rule, until: data.until, uses: data.uses, ..spent });
        }
    }

    /// Whether something limited has been used by a model (and a player, GB-DEF-11).
    #[must_use]
    pub fn is_used(&self, id: AbilityId, model: Option<ModelId>, seat: Seat, until: Until) -> bool {
        let mark = Done { id, model, seat, until };
        self.marks.contains(&mark)
    }

    /// Takes off what lasted as long as this and forgets its uses. The uses of a turn are remembered until the turn is
    /// over with the discarding of the plans: the End Phase belongs to the turn, its first step only removes effects
    /// (GB-TURN-19, GB-DEF-10, GB-PLAN-07).
    pub fn end(&mut self, until: Until) {
        self.drop_where(|entry| entry.until == until);
        let over = |mark: &Done| match until {
            Until::Turn => false,
            Until::Plan => matches!(mark.until, Until::Turn | Until::Plan),
            _ => mark.until == until,
        };
        self.marks = List::collect(self.marks.iter().copied().filter(|mark| !over(mark)));
        let attached = self.attached.iter().map(|entry| entry.until);
        let lasting = attached.chain(self.marks.iter().map(|mark| mark.until));
        self.lasting = lasting.map(bit).reduce(|all, one| all | one).unwrap_or_default();
        self.look_again();
    }

    /// Takes everything off a model that leaves the pitch, but what lasts the game (GB-TO-02).
    pub fn leave(&mut self, model: ModelId) {
        let alone = ModelSet::EMPTY.with(model);
        self.drop_where(|entry| entry.until != Until::Game && entry.on == alone);
        self.look_again();
    }
}

impl Default for Effects {
    fn default() -> Self {
        Self {
            attached: List::new(),
            areas: List::new(),
            marks: List::new(),
            holders: Holders::NOBODY,
            touched: Touched::default(),
            hooks: HookSet::default(),
            cards: Share::default(),
            loose: Share::default(),
            given_by_cards: Share::default(),
            given: Share::default(),
            lasting: 0,
            spenders: ModelSet::EMPTY,
            markers: List::new(),
            next: None,
            control: None,
        }
    }
}
