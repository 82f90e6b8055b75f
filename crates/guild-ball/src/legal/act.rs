//! What the active model may do next (GB-TIME-07): advances, attacks, kicks, letting go of the ball, relief, the end.

use kernel::{Chance, Sampled, Seat};

use super::draw::{self, Sample};
use super::preview::Preview;
use super::{ability, attack, charge, give_up, has_rough, kick, relief};
use crate::ask::Choice;
use crate::effect::price;
use crate::effect::vocabulary::{Momentous, Paid};
use crate::engage;
use crate::event::Aim;
use crate::flow;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Whether the active model may take this action.
pub(super) fn check(table: &Table, seat: Seat, model: ModelId, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::End => Ok(()),
        Choice::Jog => may_advance(table, model),
        Choice::Sprint => {
            may_advance(table, model)?;
            affordable(table, model, sprint(table, model))
        }
        Choice::Forfeit => {
            if has_advanced(table, model) {
                refuse("GB-ADV-08", Why::Advanced)
            } else {
                Ok(())
            }
        }
        Choice::Charge(target) => charge::check(table, seat, model, target),
        Choice::Attack(target) => attack::check(table, seat, model, target),
        Choice::Pass(to) => kick::check_pass(table, seat, model, to),
        Choice::PassTo(spot) => kick::check_pass_to(table, model, spot),
        Choice::Shot => kick::check_shot(table, seat, model),
        Choice::GiveUp(spot) => give_up::check(table, model, spot),
        Choice::Rest(_) => relief::check_rest(table, seat, model),
        Choice::Encourage(friend, _) => relief::check_encourage(table, seat, model, friend),
        Choice::Use { id, at, free } => ability::check(table, seat, model, (id, at, free)),
        Choice::Glide => check_glide(table, seat, model),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Everything worth doing, the end included.
pub(super) fn candidates(table: &Table, seat: Seat, model: ModelId, want: usize, out: &mut Vec<Choice>) {
    let end = out.len() + want.max(4);
    let engaging = engage::engaging(table, model);
    let influence = table.model(model).influence;
    let down = table.model(model).is_down();
    out.push(Choice::End);
    if !has_advanced(table, model) {
        if down {
            out.push(Choice::Forfeit);
        } else {
            out.push(Choice::Jog);
            if influence >= sprint(table, model) {
                out.push(Choice::Sprint);
            }
            charge::targets(table, model, engaging, out);
        }
    }
    attack::targets(table, model, out);
    kick::shot(table, seat, model, out);
    relief::candidates(table, seat, model, out);
    ability::candidates(table, seat, model, want.max(8), out);
    if has_rough(table) && check_glide(table, seat, model).is_ok() {
        out.push(Choice::Glide);
    }
    if table.has_ball(model) && out.len() < end {
        let room = end - out.len();
        kick::passes(table, model, room.min(want / 2), out);
        if engaging == ModelSet::EMPTY && out.len() < end {
            give_up::candidates(table, model, (end - out.len()).min(want / 8), out);
        }
    }
}

/// Any action worth taking, the end included.
pub(super) fn sample(table: &Table, seat: Seat, model: ModelId, rng: &mut dyn Chance) -> Sample {
    let mut menu = Menu::new(table, seat, model);
    let all = menu.total();
    let mut total = all;
    loop {
        let number = if total > 1 { rng.below(total) } else { 0 };
        if let Some(choice) = menu.take(number, rng) {
            return Some(Sampled::among(all, choice));
        }
        total = menu.total();
    }
}

/// How many lots a pass to some spot has, and giving the ball up to some place.
const SPOTS: u8 = 4;
const PLACES: u8 = 1;

/// The actions of a model, counted by kind. What takes long to judge is judged when it is drawn, and struck off if it
/// is not possible after all.
struct Menu<'a> {
    table: &'a Table,
    seat: Seat,
    model: ModelId,
    forfeit: bool,
    jog: bool,
    sprint: bool,
    shot: bool,
    rest: bool,
    charges: ModelSet,
    attacks: ModelSet,
    passes: ModelSet,
    encouraged: ModelSet,
    spots: u8,
    places: u8,
    abilities: u8,
    glide: bool,
}

impl<'a> Menu<'a> {
    fn new(table: &'a Table, seat: Seat, model: ModelId) -> Self {
        let influence = table.model(model).influence;
        let down = table.model(model).is_down();
        let advances = !has_advanced(table, model);
        let (mp, ball) = (table.mp[seat.index() & 1], table.has_ball(model));
        let kicks = ball && influence >= kick::cost(table, model, Paid::Pass);
        let set = |wanted: bool, set: &dyn Fn() -> ModelSet| if wanted { set() } else { ModelSet::EMPTY };
        Self {
            table,
            seat,
            model,
            forfeit: advances && down,
            jog: advances && !down,
            sprint: advances && !down && influence >= sprint(table, model),
            shot: ball && kick::check_shot(table, seat, model).is_ok(),
            rest: mp >= relief::rest(table, model) && relief::may_rest(table, model),
            charges: set(advances && !down, &|| charge::in_reach(table, model)),
            attacks: set(!down, &|| attack::possible(table, model)),
            passes: set(kicks, &|| kick::receivers(table, model)),
            encouraged: set(mp >= relief::encourage(table, model), &|| relief::in_need(table, seat, model)),
            spots: if kicks { SPOTS } else { 0 },
            places: if ball && engage::engaging(table, model).is_empty() { PLACES } else { 0 },
            abilities: ability::lots(table, seat, model),
            glide: has_rough(table) && check_glide(table, seat, model).is_ok(),
        }
    }

    /// How many lots there are; that of the end is the first.
    fn total(&self) -> u32 {
        let single = [self.forfeit, self.jog, self.sprint, self.shot, self.rest, self.glide];
        let sets = [self.charges, self.attacks, self.passes, self.encouraged];
        1 + single.iter().map(|&one| u32::from(one)).sum::<u32>()
            + sets.iter().map(|set| u32::from(set.len())).sum::<u32>()
            + u32::from(self.spots)
            + u32::from(self.places)
            + u32::from(self.abilities)
    }

    /// The action with that lot, or nothing if it is not possible; it is then struck off.
    fn take(&mut self, number: u32, rng: &mut dyn Chance) -> Option<Choice> {
        let Some(mut number) = number.checked_sub(1) else { return Some(Choice::End) };
        let mut here = |lots: u32| match number.checked_sub(lots) {
            Some(rest) => {
                number = rest;
                false
            }
            None => true,
        };
        let single = [
            (self.forfeit, Choice::Forfeit),
            (self.jog, Choice::Jog),
            (self.sprint, Choice::Sprint),
            (self.shot, Choice::Shot),
            (self.glide, Choice::Glide),
        ];
        if let Some((_, choice)) = single.into_iter().find(|&(possible, _)| here(u32::from(possible))) {
            return Some(choice);
        }
        if here(u32::from(self.rest)) {
            return relief::sample(self.table, self.model, rng).map(Choice::Rest);
        }
        if here(u32::from(self.spots)) {
            self.spots = 0;
            return kick::sample_spot(self.table, self.model, rng).map(Choice::PassTo);
        }
        if here(u32::from(self.abilities)) {
            return ability::nth(self.table, self.seat, self.model, number);
        }
        if here(u32::from(self.places)) {
            self.places = 0;
            return give_up::sample(self.table, self.model, rng);
        }
        if here(u32::from(self.attacks.len())) {
            return draw::nth(self.attacks, number).map(Choice::Attack);
        }
        if here(u32::from(self.passes.len())) {
            return draw::nth(self.passes, number).map(Choice::Pass);
        }
        if here(u32::from(self.charges.len())) {
            return self.charge(number);
        }
        let friend = draw::nth(self.encouraged, number)?;
        Some(Choice::Encourage(friend, relief::sample(self.table, friend, rng)?))
    }

    fn charge(&mut self, number: u32) -> Option<Choice> {
        let target = draw::nth(self.charges, number)?;
        match charge::check(self.table, self.seat, self.model, target) {
            Ok(()) => Some(Choice::Charge(target)),
            Err(refusal) => {
                let all = matches!(refusal.why, Why::Engaged(_));
                self.charges = if all { ModelSet::EMPTY } else { self.charges.without(target) };
                None
            }
        }
    }
}

/// What a sprint costs in influence now (GB-ADV-03).
fn sprint(table: &Table, model: ModelId) -> u8 {
    price::influence(table, model, Paid::Sprint, None, 1).price
}

/// Gliding is bought once a turn for each model (GB-MOM-37).
fn check_glide(table: &Table, seat: Seat, model: ModelId) -> Result<(), Refusal> {
    if table.model(model).gliding {
        return refuse("GB-MOM-37", Why::Glides(model));
    }
    payable(table, seat, flow::quote(table, model, Momentous::Gliding).price, "GB-MOM-37")
}

/// Whether the standard advance has been made or forfeited.
pub(super) fn has_advanced(table: &Table, model: ModelId) -> bool {
    table.activation.is_some_and(|activation| activation.model == model && activation.advanced)
}

/// A model makes one standard advance per activation, and none while it is knocked down.
pub(super) fn may_advance(table: &Table, model: ModelId) -> Result<(), Refusal> {
    if table.model(model).is_down() {
        return refuse("GB-KD-06", Why::Down(model));
    }
    if has_advanced(table, model) {
        return refuse("GB-ADV-07", Why::Advanced);
    }
    Ok(())
}

/// A model pays only with influence it holds (GB-INF-10).
pub(super) fn affordable(table: &Table, model: ModelId, cost: u8) -> Result<(), Refusal> {
    let held = table.model(model).influence;
    if held < cost { refuse("GB-INF-10", Why::Influence { cost, held }) } else { Ok(()) }
}

/// A team pays only with momentum it has.
pub(super) fn payable(table: &Table, seat: Seat, cost: u8, rule: &'static str) -> Result<(), Refusal> {
    let held = table.mp[seat.index() & 1];
    if held < cost { refuse(rule, Why::Momentum { cost, held }) } else { Ok(()) }
}

/// The price and the odds of an action.
pub(super) fn preview(table: &Table, model: ModelId, choice: &Choice) -> Preview {
    match *choice {
        Choice::Sprint => Preview::price(sprint(table, model), 0),
        Choice::Charge(target) => charge::preview(table, model, target),
        Choice::Attack(target) => attack::preview(table, model, target),
        Choice::Pass(to) => {
            kick::preview_pass(table, model, Aim::Model(to), kick::cost(table, model, Paid::Pass), None)
        }
        Choice::PassTo(spot) => {
            kick::preview_pass(table, model, Aim::Spot(spot), kick::cost(table, model, Paid::Pass), None)
        }
        Choice::Shot => {
            let mp = flow::shot_quote(table, model).price;
            let price = Preview::price(kick::cost(table, model, Paid::Shot), mp);
            kick::with_shot(price, table, model, 1, None)
        }
        Choice::Rest(_) => Preview::price(0, relief::rest(table, model)),
        Choice::Encourage(..) => Preview::price(0, relief::encourage(table, model)),
        Choice::Use { id, at, free } => ability::preview(table, model, id, at, free),
        Choice::Glide => Preview::price(0, flow::quote(table, model, Momentous::Gliding).price),
        _ => Preview::default(),
    }
}
