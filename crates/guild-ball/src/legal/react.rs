//! Answers to what another model does: reactions, parting blows, Bonus Time, Team Work (GB-MOM-13 to -36).

use kernel::{Chance, Seat};

use super::act::payable;
use super::draw::{Sample, possible};
use super::preview::{self, Odds, Preview};
use super::{attack, kick, team, walk};
use crate::ask::{Choice, Threat};
use crate::effect::layers;
use crate::effect::vocabulary::Momentous;
use crate::engage;
use crate::flow;
use crate::model::{ModelId, ModelSet};
use crate::pool::{Net, Pool, Strike};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{Book, Table};

/// The target of an attack or charge answers with a Counter-Attack, a Defensive Stance, both or nothing.
pub(super) fn check(
    table: &Table,
    seat: Seat,
    model: ModelId,
    to: ModelId,
    threat: Threat,
    choice: &Choice,
) -> Result<(), Refusal> {
    let Choice::React { counter, stance } = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    if stance && threat != Threat::Charge {
        return refuse("GB-MOM-28", Why::NotACharge);
    }
    // It has been paid for, and is asked for only where it can be made.
    if threat == Threat::Over {
        return Ok(());
    }
    if counter && table.model(model).countered.has(to) {
        return refuse("GB-MOM-23", Why::Countered(to));
    }
    if counter && table.model(model).is_down() && table.book == Book::Core {
        return refuse("GB-KD-03", Why::Down(model));
    }
    if let Some(other) = layers::kept_by(table, model, to).filter(|_| counter) {
        return refuse("GB-CONV-06", Why::MustAttack(other));
    }
    payable(table, seat, flow::reactions_price(table, model, counter, stance), "GB-MOM-11")
}

/// Every combination that is possible.
pub(super) fn candidates(
    table: &Table,
    seat: Seat,
    model: ModelId,
    to: ModelId,
    threat: Threat,
    out: &mut Vec<Choice>,
) {
    for (counter, stance) in [(false, false), (true, false), (false, true), (true, true)] {
        let choice = Choice::React { counter, stance };
        if check(table, seat, model, to, threat, &choice).is_ok() {
            out.push(choice);
        }
    }
}

/// Any combination that is possible.
pub(super) fn sample(
    table: &Table,
    seat: Seat,
    model: ModelId,
    to: ModelId,
    threat: Threat,
    rng: &mut dyn Chance,
) -> Sample {
    let all = [(false, false), (true, false), (false, true), (true, true)];
    let all = all.map(|(counter, stance)| Choice::React { counter, stance });
    possible(all, |choice| check(table, seat, model, to, threat, choice).is_ok(), rng)
}

/// Yes or no to something that is offered only where it can be paid.
pub(super) fn check_paid(choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::No | Choice::Yes => Ok(()),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// After a pass the passer or the receiver dodges, or the receiver shoots, or neither (GB-MOM-13 to -17).
pub(super) fn check_team_work(
    table: &Table,
    seat: Seat,
    pair: [ModelId; 2],
    choice: &Choice,
) -> Result<(), Refusal> {
    match *choice {
        Choice::No => Ok(()),
        Choice::PassAndMove(model) => {
            if !pair.contains(&model) {
                return refuse("GB-MOM-13", Why::NotAmong(model));
            }
            team::own(table, seat, model, "GB-MOM-13")?;
            payable(table, seat, team_work_cost(table, model, Momentous::PassAndMove), "GB-MOM-11")
        }
        Choice::SnapShot => {
            let [passer, receiver] = pair;
            if passer == receiver {
                return refuse("GB-MOM-14", Why::NotAmong(receiver));
            }
            payable(table, seat, team_work_cost(table, receiver, Momentous::SnapShot), "GB-MOM-11")?;
            if !table.has_ball(receiver) {
                return refuse("GB-MOM-14", Why::NoBall(receiver));
            }
            kick::check_snap_shot(table, receiver)
        }
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Every Team Work action that is possible.
pub(super) fn team_work(table: &Table, seat: Seat, pair: [ModelId; 2], out: &mut Vec<Choice>) {
    let [passer, receiver] = pair;
    let movers = [Some(passer), (receiver != passer).then_some(receiver)];
    let moves = movers.into_iter().flatten().map(Choice::PassAndMove);
    let all = [Choice::No].into_iter().chain(moves).chain([Choice::SnapShot]);
    out.extend(all.filter(|choice| check_team_work(table, seat, pair, choice).is_ok()));
}

/// Any Team Work action that is possible.
pub(super) fn sample_team_work(
    table: &Table,
    seat: Seat,
    pair: [ModelId; 2],
    rng: &mut dyn Chance,
) -> Sample {
    let [passer, receiver] = pair;
    let fits = |choice: &Choice| check_team_work(table, seat, pair, choice).is_ok();
    let own = [Choice::No, Choice::PassAndMove(passer)];
    if passer == receiver {
        return possible(own, fits, rng);
    }
    let [no, pass] = own;
    possible([no, pass, Choice::PassAndMove(receiver), Choice::SnapShot], fits, rng)
}

/// The next of several parting blows at one point (GB-RUL-55).
pub(super) fn check_arrange(rule: &'static str, among: ModelSet, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::Model(model) if among.has(model) => Ok(()),
        Choice::Model(model) => refuse(rule, Why::NotAmong(model)),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// The price of reactions, what they leave of the attack that is coming, and the odds of a Counter-Attack, all as the models
/// stand now.
pub fn preview(table: &Table, model: ModelId, to: ModelId, threat: Threat, choice: &Choice) -> Preview {
    let Choice::React { counter, stance } = *choice else { return Preview::default() };
    let mp = flow::reactions_price(table, model, counter, stance);
    let strike = match threat {
        Threat::Attack => Strike::Attack,
        Threat::Charge => Strike::Charge,
        Threat::Over if counter => {
            return attack::with_odds(Preview::default(), table, model, to, Strike::Counter);
        }
        Threat::Over => return Preview::default(),
    };
    let reacted = Table { stance: if stance { Some(model) } else { table.stance }, ..*table };
    let coming = attack::against(&reacted, to, model, strike);
    // A charger is not there yet; an attacker who is out of reach stays there unless it chooses otherwise (GB-RUL-54).
    let makes = counter && (threat == Threat::Charge || engage::engages(table, model, to));
    let counter = makes.then(|| attack::counter_odds(&reacted, model, to));
    Preview { mp, counter, ..coming }
}

/// The price of Run the Length!
pub(super) fn preview_run(table: &Table, model: ModelId, choice: &Choice) -> Preview {
    match choice {
        Choice::Yes => Preview::price(0, team_work_cost(table, model, Momentous::RunTheLength)),
        _ => Preview::default(),
    }
}

/// What something momentous of a model costs now.
fn team_work_cost(table: &Table, model: ModelId, what: Momentous) -> u8 {
    flow::quote(table, model, what).price
}

/// The odds of a test without and with the die of Bonus Time: of one net hit, two, and so on, as far as the dice go.
pub fn preview_bonus([plain, more]: [Pool; 2], net: Net, price: u8, choice: &Choice) -> Preview {
    let (pool, price) = if *choice == Choice::Yes { (more, price) } else { (plain, 0) };
    let hits = (1..=usize::from(pool.dice)).map(|hits| preview::at_least(pool, net.needed(hits))).collect();
    Preview::price(0, price).with(Odds::Test { pool, hits })
}

/// The price of a Team Work action and the odds of a Snap Shot.
pub fn preview_team_work(table: &Table, receiver: ModelId, choice: &Choice) -> Preview {
    match choice {
        Choice::PassAndMove(model) => {
            Preview::price(0, team_work_cost(table, *model, Momentous::PassAndMove))
        }
        Choice::SnapShot => {
            let price = team_work_cost(table, receiver, Momentous::SnapShot);
            kick::with_shot(Preview::price(0, price), table, receiver, 2, None)
        }
        _ => Preview::default(),
    }
}

/// The odds of a parting blow.
pub fn preview_blow(table: &Table, by: ModelId, on: ModelId, choice: &Choice) -> Preview {
    if *choice != Choice::Yes {
        return Preview::default();
    }
    let blow = Some(walk::blow(table, by, on));
    attack::with_odds(Preview { blow, ..Preview::default() }, table, by, on, Strike::Parting)
}
