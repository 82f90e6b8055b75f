//! What facts write on the table, each by itself: for either player, and for nobody else.

use guild_ball::event::{Event, Momentum, Possession, apply};
use guild_ball::model::{Condition, ModelId, ModelSet};
use guild_ball::plan::PlanId;
use guild_ball::table::{Ball, Phase, Table};
use kernel::Seat;
use plane::Point;

use super::foreseen::{after, scene};

const STAGE: &str = r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, hp = 12, hp_now = 6, ball = true },
    { name = "Boar", seat = "red", at = [2000, 2600], influence = 1 },
    { name = "Shark", seat = "blue", at = [3000, 2000], influence = 3, hp = 12, hp_now = 6 },
    { name = "Eel", seat = "blue", at = [3000, 2600], influence = 1 },
]
now = { active = "Ox", momentum = { red = 2, blue = 3 }, vp = { red = 1, blue = 2 } }
"#;

/// The table before a fact and after it.
fn told(event: Event) -> (Table, Table) {
    let before = scene(STAGE).table;
    let mut then = before;
    apply(&mut then, &event);
    (before, then)
}

/// What a fact changes must be this and nothing else.
#[track_caller]
fn writes(event: Event, change: impl Fn(&mut Table)) {
    let (mut before, then) = told(event);
    change(&mut before);
    assert!(before == then, "{event:?}");
}

/// Both players, and the first model of each.
const SIDES: [(Seat, ModelId); 2] = [(Seat(0), ModelId(0)), (Seat(1), ModelId(6))];

#[test]
fn the_models_are_those_of_the_stage() {
    let table = scene(STAGE).table;
    for (seat, model) in SIDES {
        assert_eq!((model.seat(), table.is_on_pitch(model)), (seat, true));
    }
}

#[test]
fn points_and_pools_are_those_of_one_player() {
    for (seat, model) in SIDES {
        let of = seat.index();
        writes(Event::Momentum { seat, change: -2, why: Momentum::Effect }, |table| table.mp[of] -= 2);
        writes(Event::Momentum { seat, change: 3, why: Momentum::Goal }, |table| table.mp[of] += 3);
        writes(Event::Vp { seat, vp: 4 }, |table| table.vp[of] += 4);
        writes(Event::Pool { seat, pool: 9 }, |table| table.pool[of] = 9);
        writes(Event::Goal { by: model, counts: true }, |table| {
            table.goals[of] += 1;
            table.ball = Ball::Away;
        });
        writes(Event::Goal { by: model, counts: false }, |table| table.ball = Ball::Away);
        writes(Event::KicksOff { seat }, |table| {
            table.kicking = seat;
            table.initiative = seat.other();
        });
        writes(Event::Initiative { seat }, |table| table.initiative = seat);
    }
    writes(Event::MomentumReset, |table| table.mp = [0; 2]);
    writes(Event::Level, |table| table.level = true);
    for (seat, _) in SIDES {
        let mut table = scene(STAGE).table;
        table.pool = [5, 6];
        let mut lost = table;
        apply(&mut lost, &Event::PoolLost { seat });
        table.pool[seat.index()] = 0;
        assert!(lost == table, "the other's pool stays");
    }
}

#[test]
fn influence_is_allocated_from_the_own_pool_paid_and_discarded() {
    for (seat, model) in SIDES {
        let mut table = scene(STAGE).table;
        table.pool = [5, 6];
        let mut then = table;
        apply(&mut then, &Event::Allocated { model, influence: 4 });
        table.pool[seat.index()] -= 4;
        table.models[model.index()].influence += 4;
        assert!(then == table, "allocated");
        writes(Event::Paid { model, influence: 1 }, |table| table.models[model.index()].influence -= 1);
        writes(Event::Influenced { model, change: 1 }, |table| table.models[model.index()].influence += 1);
        writes(Event::Influenced { model, change: -1 }, |table| table.models[model.index()].influence -= 1);
    }
    writes(Event::InfluenceDiscarded, |table| {
        table.models.iter_mut().for_each(|model| model.influence = 0);
    });
}

#[test]
fn plans_go_from_the_deck_to_one_hand_and_away() {
    for (seat, _) in SIDES {
        let of = seat.index();
        let mut table = scene(STAGE).table;
        let plan = PlanId(3);
        table.deck = table.deck.with(plan);
        let mut then = table;
        apply(&mut then, &Event::Dealt { seat, plan });
        table.deck = table.deck.without(plan);
        table.hands[of].hand = table.hands[of].hand.with(plan);
        assert!(then == table, "dealt");
        apply(&mut then, &Event::PutAway { seat, plan });
        table.hands[of].hand = table.hands[of].hand.without(plan);
        table.hands[of].away = table.hands[of].away.with(plan);
        assert!(then == table, "put away");
    }
}

#[test]
fn plans_are_revealed_discarded_and_taken_back() {
    let plans = [PlanId(1), PlanId(2)];
    let mut table = scene(STAGE).table;
    for (hand, plan) in table.hands.iter_mut().zip(plans) {
        hand.hand = hand.hand.with(plan);
    }
    let mut then = table;
    apply(&mut then, &Event::Revealed { plans });
    for (hand, plan) in table.hands.iter_mut().zip(plans) {
        hand.hand = hand.hand.without(plan);
        hand.current = Some(plan);
        hand.shown = hand.shown.with(plan);
    }
    assert!(then == table, "revealed");
    apply(&mut then, &Event::PlansDiscarded);
    for (hand, plan) in table.hands.iter_mut().zip(plans) {
        hand.current = None;
        hand.discard = hand.discard.with(plan);
    }
    assert!(then == table, "discarded");
    for (seat, _) in SIDES {
        apply(&mut then, &Event::NewHand { seat });
        let hand = &mut table.hands[seat.index()];
        (hand.hand, hand.discard) = (hand.discard, hand.hand);
        assert!(then == table, "taken back");
    }
}

#[test]
fn models_are_hurt_healed_cured_placed_and_removed() {
    let at = Point { x: 1234, y: 2345 };
    for (_, model) in SIDES {
        let slot = model.index();
        writes(Event::Damaged { model, damage: 2, dealt: None }, |table| table.models[slot].hp = 4);
        writes(Event::Damaged { model, damage: 6, dealt: None }, |table| {
            table.models[slot].hp = 0;
            table.at_zero = table.at_zero.with(model);
        });
        writes(Event::Healed { model, hp: 3 }, |table| table.models[slot].hp = 9);
        let poison = Condition::Poison;
        writes(Event::Suffers { model, condition: poison }, |table| {
            table.models[slot].conditions = table.models[slot].conditions.with(poison);
        });
        let mut table = scene(STAGE).table;
        apply(&mut table, &Event::Suffers { model, condition: poison });
        apply(&mut table, &Event::Cured { model, condition: poison });
        assert!(table == scene(STAGE).table, "cured");
        writes(Event::Placed { model, at }, |table| table.models[slot].at = at);
        writes(Event::Possessed { model, how: Possession::Effect }, |table| table.ball = Ball::Held(model));
        writes(Event::Rested { model, encouraged: false }, |table| table.models[slot].rested = true);
        writes(Event::Rested { model, encouraged: true }, |table| table.models[slot].encouraged = true);
        writes(Event::Glides { model }, |table| table.models[slot].gliding = true);
        let mut table = scene(STAGE).table;
        apply(&mut table, &Event::Damaged { model, damage: 6, dealt: None });
        apply(&mut table, &Event::Suffers { model, condition: Condition::TakenOut });
        apply(&mut table, &Event::Removed { model });
        assert!(!table.standing.has(model) && table.models[slot].outs == 1, "removed once");
        apply(&mut table, &Event::Returned { model, at, hp: 5 });
        let mut back = scene(STAGE).table;
        let returned = &mut back.models[slot];
        (returned.at, returned.hp, returned.returned, returned.outs) = (at, 5, true, 1);
        assert!(table == back, "returned");
    }
    writes(Event::Loose { at, by: Some(Seat(1)) }, |table| table.ball = Ball::Free { at, by: Some(Seat(1)) });
    writes(Event::BallOff, |table| table.ball = Ball::Away);
}

#[test]
fn a_new_turn_and_its_phases() {
    let mut table = scene(STAGE).table;
    for model in &mut table.models {
        (model.activated, model.rested, model.encouraged) = (true, true, true);
        (model.gliding, model.returned, model.outs) = (true, true, 2);
        model.countered = ModelSet::EMPTY.with(ModelId(1));
    }
    let mut fresh = scene(STAGE).table;
    fresh.turn = 7;
    fresh.models.iter_mut().for_each(|model| model.activated = false);
    apply(&mut table, &Event::Turn { turn: 7 });
    assert!(table == fresh, "nothing of the last turn is left");
    writes(Event::Phase { phase: Phase::End }, |table| table.phase = Phase::End);
}

#[test]
fn a_match_that_goes_on_starts_the_next_turn_afresh() {
    let state = scene(
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp_now = 5, activated = true, rested = true, encouraged = true, gliding = true, countered = ["Shark"] },
    { name = "Boar", seat = "red", at = [2000, 2600], hp_now = 1, activated = true, conditions = ["poison"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
[now]
active = "Shark"
momentum = { red = 1 }
hand = { red = ["Dig Deep", "Full-Back"], blue = ["Lone Striker", "Hunker Down"] }
"#,
    );
    let next = after(&state, &["end"]).table;
    assert_eq!(next.turn, state.table.turn + 1);
    for model in next.models {
        assert!(!model.activated && !model.rested && !model.encouraged && !model.gliding && !model.returned);
        assert!(model.countered.is_empty() && model.outs == 0);
    }
    assert!(!next.is_on_pitch(ModelId(1)), "Boar has gone out");
}

#[test]
fn activations_advances_and_what_was_given_up() {
    for (_, model) in SIDES {
        let other = ModelId(model.0 + 1);
        let (_, table) = told(Event::Activated { model: other });
        let active = table.activation.map(|active| (active.model, active.advanced, active.gave_up));
        assert_eq!(active, Some((other, false, false)));
        assert!(table.models[other.index()].activated && table.effects.next.is_none());
        let mut then = table;
        apply(&mut then, &Event::Forfeited { model });
        apply(&mut then, &Event::GaveUp { model });
        assert!(then == table, "another's");
        apply(&mut then, &Event::Forfeited { model: other });
        let advanced = then.activation.map(|active| (active.advanced, active.gave_up));
        assert_eq!(advanced, Some((true, false)));
        apply(&mut then, &Event::GaveUp { model: other });
        let both = then.activation.map(|active| (active.advanced, active.gave_up));
        assert_eq!(both, Some((true, true)));
        apply(&mut then, &Event::Readied { model: other });
        assert!(!then.models[other.index()].activated);
        apply(&mut then, &Event::ActivationEnded { model: other });
        assert_eq!(then.activation, None);
    }
    writes(Event::ActsNext { model: ModelId(1) }, |table| table.effects.next = Some(ModelId(1)));
    let seat = Seat(0);
    let control = Event::Controlled { model: ModelId(6), seat };
    writes(control, |table| table.effects.control = Some((ModelId(6), seat)));
    for over in [Event::ControlOver, Event::ActivationEnded { model: ModelId(0) }] {
        let (_, mut table) = told(control);
        apply(&mut table, &over);
        assert_eq!(table.effects.control, None);
    }
}

#[test]
fn stances_lie_one_within_another() {
    let (own, other) = (ModelId(0), ModelId(6));
    let (_, mut table) = told(Event::Stance { model: own });
    assert_eq!(table.stance, Some(own));
    apply(&mut table, &Event::Stance { model: other });
    assert_eq!(table.stance, Some(other));
    apply(&mut table, &Event::StanceOver);
    assert_eq!(table.stance, Some(own));
    apply(&mut table, &Event::StanceOver);
    assert_eq!(table.stance, None);
    let (_, mut table) = told(Event::Counter { by: own, on: other });
    apply(&mut table, &Event::Counter { by: own, on: ModelId(7) });
    assert_eq!(table.models[own.index()].countered, ModelSet::EMPTY.with(other).with(ModelId(7)));
    assert!(table.models[other.index()].countered.is_empty());
}

#[test]
fn a_clock_runs_out_twice() {
    for (seat, _) in SIDES {
        let of = seat.index();
        writes(Event::TimeOut { seat }, |table| {
            table.clocks[of].overtime = true;
            table.clocks[of].grace = true;
        });
        let (_, mut table) = told(Event::TimeOut { seat });
        apply(&mut table, &Event::TimeOut { seat });
        assert!(table.clocks[of].minute_over && table.clocks[of].overtime && table.clocks[of].grace);
        let mut pool = table;
        apply(&mut pool, &Event::Pool { seat: seat.other(), pool: 0 });
        assert!(!pool.clocks[of].minute_over, "a minute of the other's Maintenance Phase");
        let mut pool = table;
        apply(&mut pool, &Event::Pool { seat, pool: 0 });
        assert!(pool.clocks[of].minute_over, "a minute of the own");
        for next in [Event::Phase { phase: Phase::End }, Event::ActivationEnded { model: ModelId(0) }] {
            let mut then = table;
            apply(&mut then, &next);
            assert!(then.clocks[of].overtime && !then.clocks[of].minute_over && !then.clocks[of].grace);
            assert_eq!(then.minutes, table.minutes, "no clock is used");
            then.clocked = true;
            apply(&mut then, &next);
            assert_eq!(then.minutes, table.minutes + 1, "a minute more");
        }
    }
}

#[test]
fn a_goal_of_the_first_records_counts() {
    let text = serde_json::to_string(&Event::Goal { by: ModelId(0), counts: true }).unwrap_or_default();
    let first = text.replace(",\"counts\":true", "");
    assert_ne!(first, text);
    assert_eq!(serde_json::from_str(&first).ok(), Some(Event::Goal { by: ModelId(0), counts: true }));
}
