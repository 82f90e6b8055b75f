//! Offers and answers to them (the binding offer protocol): what the two questions over which Guilds bargain share.

use kernel::{Chance, List, Seat};

use super::{At, Choice, Pick, Preview, pick};
use crate::effect::{Op, Ops};
use crate::flow::parties;
use crate::parley::{
    CHOICES_MAX, Choices, Clauses, Due, OFFERS_EACH, Offer, PAYMENTS_MAX, Payment, Promise, SAYING_MAX,
    Saying, Settled,
};
use crate::refusal::Refusal;
use crate::seats::Seats;
use crate::table::Table;

/// What is bargained over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// The Contract of a space that is contested.
    Contract(u8),
    /// A choice of an effect.
    Effect(Pick),
}

/// Whether the rules allow an answer.
pub(super) fn check(table: &Table, seat: Seat, over: Over, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Ready => Ok(()),
        Choice::Offer(clauses) => {
            check_room(table, seat)?;
            check_clauses(table, seat, over, clauses)
        }
        Choice::Counter(id, clauses) => {
            offered_to(table, seat, *id)?;
            check_room(table, seat)?;
            check_clauses(table, seat, over, clauses)
        }
        Choice::Accept(id) => {
            let offer = offered_to(table, seat, *id)?;
            if offer.accepted.contains(seat) {
                return Err(Refusal::AcceptedAlready);
            }
            check_held(table, &offer.clauses)?;
            can_pay(table, seat, &offer.clauses)
        }
        Choice::Refuse(id) => offered_to(table, seat, *id).map(|_| ()),
        Choice::Withdraw(id) => match table.parley.offer(*id) {
            Some(offer) if offer.by == seat => Ok(()),
            Some(_) => Err(Refusal::NotProposer),
            None => Err(Refusal::NoSuchOffer),
        },
        _ => Err(Refusal::WrongKind),
    }
}

/// An open offer of somebody else that names this Guild.
fn offered_to(table: &Table, seat: Seat, id: u8) -> Result<&Offer, Refusal> {
    match table.parley.offer(id) {
        None => Err(Refusal::NoSuchOffer),
        Some(offer) if offer.by == seat => Err(Refusal::OwnOffer),
        Some(offer) if !offer.parties.contains(seat) => Err(Refusal::NotParty),
        Some(offer) => Ok(offer),
    }
}

/// GM-NEGO-03: Gold of a deal comes from the Treasury.
fn can_pay(table: &Table, seat: Seat, clauses: &Clauses) -> Result<(), Refusal> {
    let gold = table.guild(seat).gold;
    if clauses.owed_by(seat) > gold { Err(Refusal::NotInTreasury { gold }) } else { Ok(()) }
}

/// A Guild has a few offers open at most, so that there is room for everybody's.
fn check_room(table: &Table, seat: Seat) -> Result<(), Refusal> {
    let open = table.parley.offers_by(seat).count();
    if open >= OFFERS_EACH { Err(Refusal::TooManyOffers { limit: OFFERS_EACH as u8 }) } else { Ok(()) }
}

/// What is set aside has to fit beside what is; asked again at acceptance, as other offers may have come first.
fn check_held(table: &Table, clauses: &Clauses) -> Result<(), Refusal> {
    if table.parley.can_hold(clauses) { Ok(()) } else { Err(Refusal::TooManyHeld) }
}

fn check_clauses(table: &Table, seat: Seat, over: Over, clauses: &Clauses) -> Result<(), Refusal> {
    if clauses.is_empty() {
        return Err(Refusal::EmptyOffer);
    }
    if clauses.payments.len() > PAYMENTS_MAX {
        return Err(Refusal::TooManyPayments { limit: PAYMENTS_MAX as u8 });
    }
    if clauses.choices.len() > CHOICES_MAX {
        return Err(Refusal::TooManyChoices { limit: CHOICES_MAX as u8 });
    }
    if clauses.promise.is_some_and(|promise| promise.text.text().len() > SAYING_MAX) {
        return Err(Refusal::PromiseTooLong { limit: SAYING_MAX as u8 });
    }
    let bargaining = table.parley.guilds.without(table.parley.ready);
    for payment in &clauses.payments {
        let named = [payment.from, payment.to].into_iter().all(|seat| bargaining.contains(seat));
        if !named || payment.from == payment.to {
            return Err(Refusal::NotContesting);
        }
        if payment.gold == 0 {
            return Err(Refusal::EmptyOffer);
        }
    }
    if clauses.promise.is_some_and(|promise| promise.text.text().trim().is_empty()) {
        return Err(Refusal::EmptyOffer);
    }
    let promiser = clauses.promise.map(|promise| promise.from);
    let named = [clauses.bonus, clauses.card, promiser].into_iter().flatten();
    if !named.into_iter().all(|seat| bargaining.contains(seat)) {
        return Err(Refusal::NotContesting);
    }
    // Somebody else has to be there to accept it, and all who have to must still bargain.
    let parties = parties(table, seat, clauses);
    if parties == Seats::one(seat) || !parties.without(bargaining).is_empty() {
        return Err(Refusal::NotContesting);
    }
    check_kind(table, over, clauses)?;
    if let (Some(split), Over::Contract(space)) = (clauses.split, over) {
        check_split(table, space, split)?;
    }
    check_held(table, clauses)?;
    can_pay(table, seat, clauses)
}

/// Each clause belongs to its window: rewards are divided in Contests, choices settled where an effect is lobbied for.
fn check_kind(table: &Table, over: Over, clauses: &Clauses) -> Result<(), Refusal> {
    let dues = || clauses.payments.iter().map(|payment| payment.due);
    match over {
        Over::Contract(space) => {
            if clauses.settles().next().is_some() {
                return Err(Refusal::NoEffectToSettle);
            }
            match clauses.bonus {
                _ if clauses.choices.is_empty() => Ok(()),
                None => Err(Refusal::NoEffectToSettle),
                Some(seat) => check_bonus(table, space, seat, &clauses.choices),
            }
        }
        Over::Effect(pick) => {
            if clauses.shares_reward() || dues().any(|due| due == Due::AllCooperate) {
                return Err(Refusal::NoReward);
            }
            let Some(owner) = table.parley.owner else { return Err(Refusal::NoEffectToSettle) };
            for settled in clauses.settles() {
                if clauses.settles().any(|other| other != settled) {
                    return Err(Refusal::SettledTwice);
                }
                if table.parley.bound.is_some_and(|bound| bound != settled) {
                    return Err(Refusal::BoundOtherwise);
                }
                pick::check(table, owner, &pick, &settled.choice()).map_err(|_| Refusal::NoEffectToSettle)?;
            }
            Ok(())
        }
    }
}

/// Whether the Bonus of a Contract leaves these choices, in this order and from the first on, to the Guild that resolves
/// it (GM-CTST-04).
fn check_bonus(table: &Table, space: u8, seat: Seat, choices: &[Settled]) -> Result<(), Refusal> {
    let ops = table.face_up(space).map_or(Ops::default(), |contract| table.cards().bonus(contract));
    let mut left = choices.iter().copied();
    let fits = settle(table, seat, ops, &mut left);
    (fits != Settling::Misfit && left.next().is_none()).then_some(()).ok_or(Refusal::NoEffectToSettle)
}

/// How far choices settle a list of operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Settling {
    /// All of it, as far as there are choices.
    On,
    /// What comes next depends on how things stand then.
    Open,
    /// A choice is none of those the list leaves.
    Misfit,
}

/// Goes through operations as they will be carried out and takes the settled choices for what they leave open.
fn settle(table: &Table, seat: Seat, ops: Ops, left: &mut dyn Iterator<Item = Settled>) -> Settling {
    let rivals = table.everyone().without(Seats::one(seat));
    for op in ops.list() {
        let settling = match op {
            Op::Choose(options) => match left.next() {
                Some(Settled::Option(at)) => match options.get(usize::from(at)) {
                    Some(list) => settle(table, seat, *list, left),
                    None => Settling::Misfit,
                },
                Some(Settled::Rival(_)) => Settling::Misfit,
                None => Settling::Open,
            },
            // The only rival is no choice.
            op if op.chooses_rival() && rivals.len() > 1 => match left.next() {
                Some(Settled::Rival(rival)) if rivals.contains(rival) => Settling::On,
                Some(_) => Settling::Misfit,
                None => Settling::Open,
            },
            Op::If { .. } | Op::Retire { .. } => Settling::Open,
            _ => Settling::On,
        };
        if settling != Settling::On {
            return settling;
        }
    }
    Settling::On
}

/// Shares go to contesting Guilds and sum to the reward.
fn check_split(table: &Table, space: u8, split: [u8; 4]) -> Result<(), Refusal> {
    let gold = table.face_up(space).map_or(0, |contract| table.contract(contract).gold);
    let outside = |seat: u8| !table.parley.guilds.contains(Seat(seat));
    if (0..).zip(split).any(|(seat, share)| share > 0 && outside(seat)) {
        return Err(Refusal::NotContesting);
    }
    if split.iter().map(|&share| u16::from(share)).sum::<u16>() != u16::from(gold) {
        return Err(Refusal::SplitNotWhole { gold });
    }
    Ok(())
}

/// Adds legal answers.
pub(super) fn offer(table: &Table, seat: Seat, over: Over, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
    let start = out.len();
    out.push(Choice::Ready);
    let parley = &table.parley;
    for offer in &parley.offers {
        if offer.by == seat {
            out.push(Choice::Withdraw(offer.id));
        } else if offer.parties.contains(seat) {
            out.extend([Choice::Refuse(offer.id), Choice::Accept(offer.id)]);
        }
    }
    if parley.offers_by(seat).next().is_none() {
        let ideas = match over {
            Over::Contract(space) => ideas(table, seat, space, rng),
            Over::Effect(pick) => lobby(table, seat, &pick, rng),
        };
        out.extend(ideas.iter().map(|clauses| Choice::Offer(*clauses)));
    }
    let mut at = start;
    while at < out.len() {
        if check(table, seat, over, &out[at]).is_ok() {
            at += 1;
        } else {
            out.remove(at);
        }
    }
}

/// Offers worth making while an effect is lobbied for: Gold for a choice that hits somebody else, or a promise, which costs
/// nothing.
fn lobby(table: &Table, seat: Seat, pick: &Pick, rng: &mut dyn Chance) -> List<Clauses, 5> {
    let Some(owner) = table.parley.owner.filter(|owner| *owner != seat) else { return List::new() };
    let mut choices = Vec::new();
    pick::offer(table, owner, pick, rng, &mut choices);
    let other = |settled: &Settled| *settled != Settled::Rival(seat);
    let settled: Vec<Settled> = choices.iter().filter_map(Settled::of).filter(other).collect();
    if settled.is_empty() {
        return List::new();
    }
    let settled = settled[rng.below(settled.len() as u32) as usize];
    let pay = |due| List::collect([Payment { from: seat, to: owner, gold: 1, due }]);
    let promise = Some(Promise { from: seat, text: Saying::new("I will not forget it") });
    List::collect([
        Clauses { payments: pay(Due::Choice(settled)), ..Clauses::default() },
        Clauses { payments: pay(Due::Now), promise, ..Clauses::default() },
        Clauses { promise, ..Clauses::default() },
    ])
}

/// A few offers worth making: share the Gold, share it and leave the card, pay for cooperation, pay for the promise of it,
/// leave the Bonus with every choice of it settled.
fn ideas(table: &Table, seat: Seat, space: u8, rng: &mut dyn Chance) -> List<Clauses, 5> {
    let gold = table.face_up(space).map_or(0, |contract| table.contract(contract).gold);
    let others = table.parley.guilds.without(Seats::one(seat)).without(table.parley.ready);
    let Some(other) = others.iter().nth(rng.below(others.len() as u32) as usize) else { return List::new() };
    let each = gold / u8::try_from(table.parley.guilds.len()).unwrap_or(1).max(1);
    let mut split = [0; 4];
    for guild in table.parley.guilds.iter() {
        split[guild.index()] = each;
    }
    let rest = gold - each * u8::try_from(table.parley.guilds.len()).unwrap_or(0);
    let mut generous = split;
    generous[other.index()] += rest;
    split[seat.index()] += rest;
    let pay = |due| {
        let gold = 1 + (table.guild(seat).gold / 4).min(3) as u8;
        List::collect([Payment { from: seat, to: other, gold, due }])
    };
    let promise = Some(Promise { from: other, text: Saying::new("I will cooperate") });
    let mut ideas = List::collect([
        Clauses { split: Some(split), ..Clauses::default() },
        Clauses { split: Some(generous), card: Some(seat), ..Clauses::default() },
        Clauses { payments: pay(Due::AllCooperate), card: Some(seat), ..Clauses::default() },
        Clauses { payments: pay(Due::Now), promise, ..Clauses::default() },
    ]);
    let bonus = table.face_up(space).map_or(Ops::default(), |contract| table.cards().bonus(contract));
    let mut choices = Choices::new();
    if !bonus.is_empty() {
        some_choices(table, other, bonus, rng, &mut choices);
        let _ = ideas.push(Clauses { bonus: Some(other), choices, ..Clauses::default() });
    }
    ideas
}

/// Makes the choices that operations leave a Guild at random; whether all of them could be made beforehand.
fn some_choices(table: &Table, seat: Seat, ops: Ops, rng: &mut dyn Chance, out: &mut Choices) -> bool {
    let rivals = table.everyone().without(Seats::one(seat));
    ops.list().iter().all(|op| match op {
        Op::Choose(options) => {
            let at = rng.below(options.len() as u32);
            let list = options.get(at as usize).copied().unwrap_or_default();
            out.push(Settled::Option(at as u8)).is_ok() && some_choices(table, seat, list, rng, out)
        }
        op if op.chooses_rival() && rivals.len() > 1 => {
            let rival = rivals.iter().nth(rng.below(rivals.len() as u32) as usize);
            rival.is_some_and(|rival| out.push(Settled::Rival(rival)).is_ok())
        }
        Op::If { .. } | Op::Retire { .. } => false,
        _ => true,
    })
}

/// What an offer costs the Guild that makes or accepts it.
pub(super) fn preview(at: At<'_>, choice: &Choice) -> Preview {
    let (table, seat) = (at.table(), at.seat);
    let clauses = match choice {
        Choice::Offer(clauses) | Choice::Counter(_, clauses) => Some(*clauses),
        Choice::Accept(id) => table.parley.offer(*id).map(|offer| offer.clauses),
        _ => None,
    };
    Preview { gold: clauses.map_or(0, |clauses| clauses.owed_by(seat)), ..Preview::default() }
}

/// Answers to every open offer.
pub(super) fn offers(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    for offer in &table.parley.offers {
        if offer.by == seat {
            out.push(Choice::Withdraw(offer.id));
        } else {
            out.extend([Choice::Accept(offer.id), Choice::Refuse(offer.id)]);
        }
    }
}
