//! A sheet of Orders: the best of many by a search that keeps the most promising beginnings.

use core::cmp::Reverse;

use kernel::{Chance, Seat};

use super::{build, chance, worth};
use crate::ask;
use crate::ask::Choice;
use crate::cards::{AdventurerId, ContractId};
use crate::order::{ORDERS, Objective, Order, Sheet, Team};
use crate::prospect::help;
use crate::table::DICE_CAP;
use crate::terms::Skill;
use crate::weights::Judged;

/// How many beginnings are kept.
const KEPT: usize = 10;

/// What a Guild plans with.
struct Planner<'a> {
    table: &'a Judged<'a>,
    seat: Seat,
    people: Vec<AdventurerId>,
    /// The places in `people`, by Skill, most dice first.
    by_skill: [Vec<usize>; 6],
    help: [i32; 6],
    /// What is made of the worth of each objective, in thousandths: a whim, and rivals who may want the same.
    weight: [i32; 14],
    /// The chance that nobody takes an objective in one Order Space, in thousandths.
    stays: [i32; 14],
    /// The chance that a rival hires first, in thousandths.
    hired_first: i32,
    private: Vec<ContractId>,
    /// How much of what it could spare the Guild bids above the minimum, in percent.
    eager: i32,
}

/// A beginning of a sheet.
#[derive(Clone, Debug, Default)]
struct Begun {
    orders: Vec<(i32, Order)>,
    people: u64,
    cards: u16,
    private: u16,
    gold: u16,
    worth: i32,
}

/// An Order that could come next.
struct Idea {
    order: Order,
    people: u64,
    private: u16,
    worth: i32,
}

/// The sheet a Guild takes for best; none when it finds no legal one.
pub(super) fn orders(table: &Judged<'_>, seat: Seat, rng: &mut dyn Chance) -> Option<Choice> {
    let planner = Planner::new(table, seat, rng);
    let gold = table.guild(seat).gold;
    let mut begun = vec![Begun { gold, ..Begun::default() }];
    let mut best = begun[0].clone();
    for _ in 0..table.guild(seat).order_limit() {
        let mut next: Vec<Begun> = Vec::new();
        for one in &begun {
            for idea in planner.ideas(one) {
                next.push(one.with(&idea));
            }
        }
        next.sort_by_key(|one| Reverse(one.worth));
        next.dedup_by_key(|one| (one.cards, one.people, one.private));
        next.truncate(KEPT);
        if next.first().is_some_and(|one| one.worth > best.worth) {
            best = next[0].clone();
        }
        begun = next;
    }
    let choice = Choice::Orders(planner.sheet(best));
    ask::check_orders(table, seat, &choice).is_ok().then_some(choice)
}

impl Begun {
    fn with(&self, idea: &Idea) -> Self {
        let mut next = self.clone();
        next.orders.push((idea.worth, idea.order));
        next.people |= idea.people;
        next.private |= idea.private;
        next.cards |= idea.order.card.map_or(0, |card| 1 << card.step());
        next.gold -= idea.order.gold;
        next.worth += idea.worth;
        next
    }
}

impl<'a> Planner<'a> {
    fn new(table: &'a Judged<'a>, seat: Seat, rng: &mut dyn Chance) -> Self {
        let guild = table.guild(seat);
        let people: Vec<AdventurerId> = guild.adventurers.iter().take(64).collect();
        let dice = |at: usize, skill: Skill| table.adventurer(people[at]).skills[skill.index()];
        let by_skill = Skill::ALL.map(|skill| {
            let mut able: Vec<usize> = (0..people.len()).filter(|&at| dice(at, skill) > 0).collect();
            able.sort_by_key(|&at| (Reverse(dice(at, skill)), total(table, people[at])));
            able
        });
        let wanted: [i32; 14] = core::array::from_fn(|step| {
            Objective::at_step(step as u8).map_or(0, |card| wanted(table, seat, card))
        });
        let weight = core::array::from_fn(|step: usize| {
            let whim = 900 + rng.below(200) as i32;
            whim * (1000 - table.weights.shared * wanted[step]) / 1000
        });
        let stays = wanted.map(|rivals| {
            let none = 1000 - table.weights.taken;
            (0..rivals).fold(1000, |stays, _| stays * none / 1000)
        });
        let pays = |rival: &Seat| *rival != seat && table.guild(*rival).gold >= table.price(1);
        let none = 1000 - table.weights.hired_first;
        let hired_first = 1000 - table.everyone().iter().filter(pays).fold(1000, |all, _| all * none / 1000);
        let eager = rng.below(101) as i32;
        let help = Skill::ALL.map(|skill| help(table, seat, skill));
        let private = guild.private.iter().take(16).collect();
        Self { table, seat, people, by_skill, help, weight, stays, hired_first, private, eager }
    }

    /// Every Order worth thinking of behind a beginning.
    fn ideas(&self, begun: &Begun) -> Vec<Idea> {
        let mut ideas = Vec::new();
        for card in Objective::all() {
            if begun.cards & (1 << card.step()) == 0 {
                match card {
                    Objective::Hire => self.hire(begun, &mut ideas),
                    Objective::Recruit(space) => self.recruit(begun, space, &mut ideas),
                    Objective::Contract(space) => self.contract(begun, space, &mut ideas),
                }
            }
        }
        self.stay(begun, &mut ideas);
        ideas
    }

    /// What an objective is worth behind a beginning: others may want it, too, and may have taken it in an Order Space before.
    fn weighed(&self, begun: &Begun, card: Objective, worth: i32) -> i32 {
        let step = usize::from(card.step());
        let stays = (0..begun.cards.count_ones()).fold(1000, |all, _| all * self.stays[step] / 1000);
        let there = worth * self.weight[step] / 1000;
        (there * stays + self.table.weights.missed * (1000 - stays)) / 1000
    }

    /// Whoever is missed least goes where no dice are needed.
    fn errand(&self, begun: &Begun) -> Option<(Team, u64, i32)> {
        let free = (0..self.people.len()).filter(|at| begun.people & (1 << at) == 0);
        let at = free.min_by_key(|&at| total(self.table, self.people[at]))?;
        Some((
            Team::collect([self.people[at]]),
            1 << at,
            total(self.table, self.people[at]) * self.table.weights.die,
        ))
    }

    fn hire(&self, begun: &Begun, ideas: &mut Vec<Idea>) {
        let Some((team, people, cost)) = self.errand(begun) else { return };
        let Some((plan, _)) = build::best(self.table, self.seat, begun.gold) else { return };
        // Rivals may hire first, and what is not spent comes back.
        let builders = ask::hammers(&plan);
        let now = self.table.price(builders);
        let hired = self.table.weights.hired;
        let behind = self.table.price(builders + hired) - self.table.price(hired);
        let golds = [now + 2, behind].map(|gold| begun.gold.min(gold));
        let more = usize::from(self.hired_first > 0 && golds[1] != golds[0]);
        for &gold in &golds[..=more] {
            let order = Order { card: Some(Objective::Hire), team, gold, done: false };
            let worth = self.weighed(begun, Objective::Hire, self.hires(gold)) - cost;
            ideas.push(Idea { order, people, private: 0, worth });
        }
    }

    /// What so much Gold on a Hire Builders Order brings, whether or not rivals make Builders dearer first.
    fn hires(&self, gold: u16) -> i32 {
        let missed = self.table.weights.missed;
        let gain =
            |hired| build::best_behind(self.table, self.seat, gold, hired).map_or(missed, |(_, gain)| gain);
        let first = gain(0);
        if self.hired_first == 0 {
            return first;
        }
        (first * (1000 - self.hired_first) + gain(self.table.weights.hired) * self.hired_first) / 1000
    }

    fn recruit(&self, begun: &Begun, space: u8, ideas: &mut Vec<Idea>) {
        let Some(id) = self.table.on_stand(space) else { return };
        let Some((team, people, cost)) = self.errand(begun) else { return };
        let card = self.table.adventurer(id);
        let least = self.table.minimum_bid(space);
        if begun.gold < least || !self.table.rank_allows(self.seat, card.rank) {
            return;
        }
        let gold = begun.gold.min(least + self.extra(begun.gold - least));
        let gain = i32::from(card.fame) * worth::FAME
            + worth::adventurer(self.table, self.seat, id)
            + worth::opens(self.table, self.seat, card.rank)
            - i32::from(gold) * worth::gold(self.table, self.seat);
        let objective = Objective::Recruit(space);
        let order = Order { card: Some(objective), team, gold, done: false };
        ideas.push(Idea { order, people, private: 0, worth: self.weighed(begun, objective, gain) - cost });
    }

    /// What is bid above the minimum: a part of the Gold that is left, more when there is little left to buy.
    fn extra(&self, spare: u16) -> u16 {
        let share = if worth::rounds_after(self.table) < 2 {
            self.table.weights.bid_late
        } else {
            self.table.weights.bid
        };
        let most = 100 + i32::from(spare) * share;
        u16::try_from(most * self.eager / 10_000).unwrap_or(0)
    }

    fn contract(&self, begun: &Begun, space: u8, ideas: &mut Vec<Idea>) {
        let Some(id) = self.table.face_up(space) else { return };
        let objective = Objective::Contract(space);
        let reward = worth::contract(self.table, self.seat, id);
        self.teams(begun, id, |team, people, chance, cost| {
            let order = Order { card: Some(objective), team, gold: 0, done: false };
            let worth = self.weighed(begun, objective, chance * reward / 1000) - cost;
            ideas.push(Idea { order, people, private: 0, worth });
        });
    }

    /// Teams without an Order Card: Private Contracts and wandering.
    fn stay(&self, begun: &Begun, ideas: &mut Vec<Idea>) {
        for (at, &id) in (0..).zip(&self.private).filter(|(at, _)| begun.private & (1u16 << at) == 0) {
            let gain = worth::contract(self.table, self.seat, id) - worth::held(self.table, self.seat, id);
            self.teams(begun, id, |team, people, chance, cost| {
                let order = Order { card: None, team, gold: 0, done: false };
                ideas.push(Idea { order, people, private: 1 << at, worth: chance * gain / 1000 - cost });
            });
        }
        for skill in Skill::ALL {
            let size = usize::from(self.table.guild(self.seat).team_limit());
            let (team, people, _, cost) = self.strongest(begun, skill).take(size).last().unwrap_or_default();
            if !team.is_empty() {
                let order = Order { card: None, team, gold: 0, done: false };
                let worth = worth::wander_with(self.table, self.seat, &team, skill) - cost;
                ideas.push(Idea { order, people, private: 0, worth });
            }
        }
    }

    /// The teams that could attempt a Contract, with their chances and what it costs to send them.
    fn teams(&self, begun: &Begun, id: ContractId, mut each: impl FnMut(Team, u64, i32, i32)) {
        let size = usize::from(self.table.guild(self.seat).team_limit());
        for skill in Skill::ALL.into_iter() {
            let target = self.table.target(id, skill);
            if target == 0 {
                continue;
            }
            for (team, people, dice, cost) in self.strongest(begun, skill).take(size) {
                let chance = chance::chance(dice, self.help[skill.index()], target.into());
                if chance >= self.table.weights.chance_least {
                    each(team, people, chance, cost);
                }
            }
        }
    }

    /// Teams of those who are free and have most dice in a Skill, each one larger than the one before.
    fn strongest<'s>(
        &'s self,
        begun: &Begun,
        skill: Skill,
    ) -> impl Iterator<Item = (Team, u64, u8, i32)> + use<'s, 'a> {
        let gone = begun.people;
        let free = self.by_skill[skill.index()].iter().filter(move |at| gone & (1 << **at) == 0);
        free.scan((Team::new(), 0, 0, 0), move |(team, people, dice, cost), &at| {
            let id = self.people[at];
            team.push(id).ok()?;
            *people |= 1 << at;
            *dice = (*dice + self.table.adventurer(id).skills[skill.index()]).min(DICE_CAP);
            *cost += total(self.table, id) * self.table.weights.die;
            Some((*team, *people, *dice, *cost))
        })
    }

    /// The Orders on their spaces: what rivals may want as well comes first, teams without a card last.
    fn sheet(&self, begun: Begun) -> Sheet {
        let mut sheet = Sheet::default();
        let mut orders = begun.orders;
        let wanted = |order: &Order| match order.card {
            Some(Objective::Hire) => 150,
            Some(_) => 0,
            None => -10_000,
        };
        // GM-HIRE-06: what is not spent on Builders comes back.
        if let Some((_, hire)) = orders.iter_mut().find(|(_, order)| order.card == Some(Objective::Hire)) {
            hire.gold += begun.gold.min(self.table.weights.hire_spare);
        }
        if self.table.weights.taken > 0 {
            // They were planned in this order.
            orders.sort_by_key(|(_, order)| order.card.is_none());
        } else {
            orders.sort_by_key(|(worth, order)| Reverse(worth + wanted(order)));
        }
        for (space, (_, order)) in sheet.spaces.iter_mut().zip(orders.into_iter().take(ORDERS)) {
            *space = order;
        }
        sheet
    }
}

/// All dice of an Adventurer.
fn total(table: &Judged<'_>, id: AdventurerId) -> i32 {
    table.adventurer(id).skills.iter().map(|&dice| i32::from(dice)).sum()
}

/// How many rivals could go for an objective.
fn wanted(table: &Judged<'_>, seat: Seat, card: Objective) -> i32 {
    let rivals = table.everyone().iter().filter(|&rival| rival != seat);
    let able = rivals.filter(|&rival| match card {
        Objective::Hire => false,
        Objective::Recruit(space) => table.on_stand(space).is_some_and(|id| {
            table.guild(rival).gold >= table.minimum_bid(space)
                && table.rank_allows(rival, table.adventurer(id).rank)
        }),
        Objective::Contract(space) => table.face_up(space).is_some_and(|id| is_able(table, rival, id)),
    });
    i32::try_from(able.count()).unwrap_or(0)
}

/// Whether a Guild has a team with a good chance against a Contract.
fn is_able(table: &Judged<'_>, seat: Seat, id: ContractId) -> bool {
    let guild = table.guild(seat);
    Skill::ALL.into_iter().filter(|&skill| table.target(id, skill) > 0).any(|skill| {
        let mut dice: Vec<u8> =
            guild.adventurers.iter().map(|one| table.adventurer(one).skills[skill.index()]).collect();
        dice.sort_unstable_by(|one, other| other.cmp(one));
        let dice = dice.iter().take(guild.team_limit().into()).sum::<u8>().min(DICE_CAP);
        chance::chance(dice, 2, table.target(id, skill).into()) >= 650
    })
}
