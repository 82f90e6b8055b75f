//! Drawing one action of the active model without listing all of them.
//!
//! Every action gets lots by what can be seen at a glance; whether it is legal is judged when its lot is drawn, and an action
//! that is not is struck off before the next draw. The end is always there, so there is always something left to draw.

use kernel::{Chance, Sampled, Seat};

use super::draw::{self, Sample};
use super::{ability, act, attack, charge, give_up, has_rough, kick, relief};
use crate::ask::Choice;
use crate::effect::touch::Touch;
use crate::engage;
use crate::model::{ModelId, ModelSet};
use crate::refusal::Why;
use crate::table::Table;

/// How many lots a Shot has, a pass to some spot, and giving the ball up to some place.
const SHOTS: u8 = 6;
const SPOTS: u8 = 4;
const PLACES: u8 = 1;

/// Any action worth taking, the end included.
pub(super) fn sample(table: &Table, seat: Seat, model: ModelId, rng: &mut dyn Chance) -> Sample {
    let mut menu = Menu::new(table, seat, model);
    Some(match menu.draw(0, rng) {
        Some(choice) => Sampled::free(choice),
        None if menu.has_another(rng) => Sampled::free(Choice::End),
        None => Sampled::among(1, Choice::End),
    })
}

/// The actions of a model, counted by kind.
struct Menu<'a> {
    table: &'a Table,
    seat: Seat,
    model: ModelId,
    forfeit: bool,
    jog: bool,
    sprint: bool,
    shots: u8,
    rest: bool,
    glide: bool,
    /// The enemies that may be charged and attacked; all that may be near until the first lot of theirs is drawn.
    charges: Targets,
    attacks: Targets,
    passes: ModelSet,
    encouraged: ModelSet,
    spots: u8,
    places: u8,
    /// The abilities of the card that may be used, by their place on it.
    abilities: u16,
}

/// Enemies something may be aimed at. Which of those that may be near are so is looked up when the first of them is drawn, and
/// one that is not is no answer: so all that are near stay equally likely, and most menus look up nothing.
struct Targets {
    set: ModelSet,
    known: bool,
}

impl Targets {
    /// The enemies that may be near enough to be charged and to be attacked, where that is wanted.
    fn of(table: &Table, model: ModelId, [charged, attacked]: [bool; 2]) -> [Self; 2] {
        let [mut charges, mut attacks] = [ModelSet::EMPTY; 2];
        if charged || attacked {
            let own = table.disc(model);
            let [charge, attack] = [charge::at_most(table, model), attack::at_most(table, model)];
            for enemy in engage::enemies(table, model.seat()).iter() {
                let other = table.disc(enemy);
                if charged && own.within(other, charge) {
                    charges = charges.with(enemy);
                }
                if attacked && own.within(other, attack) {
                    attacks = attacks.with(enemy);
                }
            }
        }
        [charges, attacks].map(|set| Self { set, known: false })
    }

    /// The target with that number, if it is near.
    fn take(&mut self, number: u32, near: impl Fn() -> ModelSet) -> Option<ModelId> {
        let target = draw::nth(self.set, number)?;
        if !self.known {
            (self.set, self.known) = (self.set.and(near()), true);
        }
        self.set.has(target).then_some(target)
    }
}

impl<'a> Menu<'a> {
    fn new(table: &'a Table, seat: Seat, model: ModelId) -> Self {
        // What costs influence or momentum costs less only where something changes prices.
        let influence = table.model(model).influence > 0;
        let pays = influence || table.effects.may_change(Touch::Influence, model);
        let held = table.mp[seat.index() & 1];
        let mp = |least: u8, price: Touch| held >= least || table.effects.may_change(price, model);
        let down = table.model(model).is_down();
        let advances = !act::has_advanced(table, model);
        let ball = table.has_ball(model);
        let [charges, attacks] = Targets::of(table, model, [advances && !down && pays, !down && pays]);
        let set = |wanted: bool, set: &dyn Fn() -> ModelSet| if wanted { set() } else { ModelSet::EMPTY };
        Self {
            table,
            seat,
            model,
            forfeit: advances && down,
            jog: advances && !down,
            sprint: advances && !down && pays,
            shots: if ball && pays && mp(1, Touch::ShotPrice) { SHOTS } else { 0 },
            rest: mp(1, Touch::ReliefPrice) && relief::may_rest(table, model),
            glide: mp(1, Touch::GlidingPrice) && !table.model(model).gliding && has_rough(table),
            charges,
            attacks,
            passes: set(ball && pays, &|| kick::receivers(table, model)),
            encouraged: set(mp(2, Touch::ReliefPrice), &|| relief::needy(table, seat, model)),
            spots: if ball && pays { SPOTS } else { 0 },
            places: if ball { PLACES } else { 0 },
            abilities: ability::at_hand(table, model, influence, mp(1, Touch::OtherPrice)),
        }
    }

    /// A legal action, or nothing for the end; the lots before `first` are not drawn, of which that of the end is one.
    fn draw(&mut self, first: u32, rng: &mut dyn Chance) -> Option<Choice> {
        loop {
            let lots = self.total() - first;
            let number = first + if lots > 1 { rng.below(lots) } else { 0 };
            if lots == 0 || number == 0 {
                return None;
            }
            if let Some(choice) = self.take(number - 1, rng) {
                return Some(choice);
            }
        }
    }

    /// Whether there is a legal action beside the end.
    fn has_another(&mut self, rng: &mut dyn Chance) -> bool {
        self.jog || self.forfeit || self.draw(1, rng).is_some()
    }

    /// How many lots there are; that of the end is the first.
    fn total(&self) -> u32 {
        let single = [self.forfeit, self.jog, self.sprint, self.rest, self.glide];
        let sets = [self.charges.set, self.attacks.set, self.passes, self.encouraged];
        // All sets are counted at once, which is as quick as counting one.
        let together = sets.iter().fold(0, |all, set| all << 16 | u64::from(set.0));
        1 + single.iter().map(|&one| u32::from(one)).sum::<u32>()
            + together.count_ones()
            + u32::from(self.shots)
            + u32::from(self.spots)
            + u32::from(self.places)
            + self.abilities.count_ones()
    }

    /// The action with that lot, those behind the end being counted, or nothing if it is not possible; it is then struck
    /// off.
    fn take(&mut self, number: u32, rng: &mut dyn Chance) -> Option<Choice> {
        let mut number = number;
        let mut here = |lots: u32| match number.checked_sub(lots) {
            Some(rest) => {
                number = rest;
                false
            }
            None => true,
        };
        if here(u32::from(self.forfeit)) {
            return Some(Choice::Forfeit);
        }
        if here(u32::from(self.jog)) {
            return Some(Choice::Jog);
        }
        if here(u32::from(self.sprint)) {
            self.sprint = false;
            return self.legal(Choice::Sprint);
        }
        if here(u32::from(self.shots)) {
            self.shots = 0;
            return self.legal(Choice::Shot);
        }
        if here(u32::from(self.glide)) {
            self.glide = false;
            return self.legal(Choice::Glide);
        }
        if here(u32::from(self.rest)) {
            self.rest = false;
            return relief::sample(self.table, self.model, rng)
                .and_then(|relief| self.legal(Choice::Rest(relief)));
        }
        if here(u32::from(self.spots)) {
            self.spots = 0;
            return kick::sample_spot(self.table, self.model, rng)
                .and_then(|spot| self.legal(Choice::PassTo(spot)));
        }
        if here(u32::from(self.places)) {
            self.places = 0;
            return give_up::sample(self.table, self.model, rng).and_then(|choice| self.legal(choice));
        }
        if here(self.abilities.count_ones()) {
            return self.ability(number, rng);
        }
        if here(u32::from(self.attacks.set.len())) {
            let target = self.attacks.take(number, || attack::near(self.table, self.model))?;
            self.attacks.set = self.attacks.set.without(target);
            return self.legal(Choice::Attack(target));
        }
        if here(u32::from(self.passes.len())) {
            let friend = draw::nth(self.passes, number)?;
            self.passes = self.passes.without(friend);
            return self.legal(Choice::Pass(friend));
        }
        if here(u32::from(self.charges.set.len())) {
            return self.charge(number);
        }
        let friend = draw::nth(self.encouraged, number)?;
        self.encouraged = self.encouraged.without(friend);
        let relief = relief::sample(self.table, friend, rng)?;
        self.legal(Choice::Encourage(friend, relief))
    }

    /// The action, if it is legal.
    fn legal(&self, choice: Choice) -> Option<Choice> {
        act::check(self.table, self.seat, self.model, &choice).is_ok().then_some(choice)
    }

    /// A use of the ability with that number among those at hand.
    fn ability(&mut self, number: u32, rng: &mut dyn Chance) -> Option<Choice> {
        let place = (0..16).filter(|place| self.abilities >> place & 1 == 1).nth(number as usize)?;
        self.abilities &= !(1 << place);
        ability::draw_use(self.table, self.seat, self.model, place, rng)
    }

    fn charge(&mut self, number: u32) -> Option<Choice> {
        let target = self.charges.take(number, || charge::in_reach(self.table, self.model))?;
        match charge::check(self.table, self.seat, self.model, target) {
            Ok(()) => Some(Choice::Charge(target)),
            Err(refusal) => {
                let all = matches!(refusal.why, Why::Engaged(_));
                self.charges.set = if all { ModelSet::EMPTY } else { self.charges.set.without(target) };
                None
            }
        }
    }
}
