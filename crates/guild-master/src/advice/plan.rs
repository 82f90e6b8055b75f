//! A sheet of Orders: the best of many by a search that keeps the most promising beginnings.

use core::cmp::Reverse;

use kernel::{Chance, Seat};

use super::{build, chance, worth};
use crate::ask::Choice;
use crate::cards::{AdventurerId, ContractId};
use crate::legal;
use crate::order::{ORDERS, Objective, Order, Sheet, Team};
use crate::prospect::help;
use crate::table::{DICE_CAP, Table};
use crate::terms::Skill;

/// How many beginnings are kept.
const KEPT: usize = 10;
/// A team is not sent against a Contract with less than this chance, in thousandths.
const CHANCE_LEAST: i32 = 250;
/// The share of the Gold left over that is bid above the minimum at most, in percent, and that of the last two Rounds.
const BID: i32 = 50;
const BID_LATE: i32 = 70;
/// What it costs to send a die that another team could use.
const DIE: i32 = 7;

/// What a Guild plans with.
struct Planner<'a> {
    table: &'a Table,
    seat: Seat,
    people: Vec<AdventurerId>,
    /// The places in `people`, by Skill, most dice first.
    by_skill: [Vec<usize>; 6],
    help: [i32; 6],
    /// What is made of the worth of each objective, in thousandths: a whim, and rivals who may want the same.
    weight: [i32; 14],
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
pub(super) fn orders(table: &Table, seat: Seat, rng: &mut dyn Chance) -> Option<Choice> {
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
    legal::check_orders(table, seat, &choice).is_ok().then_some(choice)
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
    fn new(table: &'a Table, seat: Seat, rng: &mut dyn Chance) -> Self {
        let guild = table.guild(seat);
        let people: Vec<AdventurerId> = guild.adventurers.iter().take(64).collect();
        let dice = |at: usize, skill: Skill| table.adventurer(people[at]).skills[skill.index()];
        let by_skill = Skill::ALL.map(|skill| {
            let mut able: Vec<usize> = (0..people.len()).filter(|&at| dice(at, skill) > 0).collect();
            able.sort_by_key(|&at| (Reverse(dice(at, skill)), total(table, people[at])));
            able
        });
        let weight = core::array::from_fn(|step| {
            let whim = 900 + rng.below(200) as i32;
            let wanted = Objective::at_step(step as u8).map_or(0, |card| wanted(table, seat, card));
            whim * (1000 - 60 * wanted) / 1000
        });
        let eager = rng.below(101) as i32;
        let help = Skill::ALL.map(|skill| help(table, seat, skill));
        let private = guild.private.iter().take(16).collect();
        Self { table, seat, people, by_skill, help, weight, private, eager }
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

    fn weighed(&self, card: Objective, worth: i32) -> i32 {
        worth * self.weight[usize::from(card.step())] / 1000
    }

    /// Whoever is missed least goes where no dice are needed.
    fn errand(&self, begun: &Begun) -> Option<(Team, u64, i32)> {
        let free = (0..self.people.len()).filter(|at| begun.people & (1 << at) == 0);
        let at = free.min_by_key(|&at| total(self.table, self.people[at]))?;
        Some((Team::collect([self.people[at]]), 1 << at, total(self.table, self.people[at]) * DIE))
    }

    fn hire(&self, begun: &Begun, ideas: &mut Vec<Idea>) {
        let Some((team, people, cost)) = self.errand(begun) else { return };
        let Some((plan, gain)) = build::best(self.table, self.seat, begun.gold) else { return };
        // Rivals may hire first, and what is not spent comes back.
        let price = self.table.price(legal::hammers(&plan));
        let gold = begun.gold.min(price + 2);
        let order = Order { card: Some(Objective::Hire), team, gold, done: false };
        let worth = self.weighed(Objective::Hire, gain) - cost;
        ideas.push(Idea { order, people, private: 0, worth });
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
            - i32::from(gold) * worth::gold(self.table);
        let objective = Objective::Recruit(space);
        let order = Order { card: Some(objective), team, gold, done: false };
        ideas.push(Idea { order, people, private: 0, worth: self.weighed(objective, gain) - cost });
    }

    /// What is bid above the minimum: a part of the Gold that is left, more when there is little left to buy.
    fn extra(&self, spare: u16) -> u16 {
        let share = if worth::rounds_after(self.table) < 2 { BID_LATE } else { BID };
        let most = 100 + i32::from(spare) * share;
        u16::try_from(most * self.eager / 10_000).unwrap_or(0)
    }

    fn contract(&self, begun: &Begun, space: u8, ideas: &mut Vec<Idea>) {
        let Some(id) = self.table.face_up(space) else { return };
        let objective = Objective::Contract(space);
        let reward = worth::contract(self.table, self.seat, id);
        self.teams(begun, id, |team, people, chance, cost| {
            let order = Order { card: Some(objective), team, gold: 0, done: false };
            let worth = self.weighed(objective, chance * reward / 1000) - cost;
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
                if chance >= CHANCE_LEAST {
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
            *cost += total(self.table, id) * DIE;
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
        orders.sort_by_key(|(worth, order)| Reverse(worth + wanted(order)));
        for (space, (_, order)) in sheet.spaces.iter_mut().zip(orders.into_iter().take(ORDERS)) {
            *space = order;
        }
        sheet
    }
}

/// All dice of an Adventurer.
fn total(table: &Table, id: AdventurerId) -> i32 {
    table.adventurer(id).skills.iter().map(|&dice| i32::from(dice)).sum()
}

/// How many rivals could go for an objective.
fn wanted(table: &Table, seat: Seat, card: Objective) -> i32 {
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
fn is_able(table: &Table, seat: Seat, id: ContractId) -> bool {
    let guild = table.guild(seat);
    Skill::ALL.into_iter().filter(|&skill| table.target(id, skill) > 0).any(|skill| {
        let mut dice: Vec<u8> =
            guild.adventurers.iter().map(|one| table.adventurer(one).skills[skill.index()]).collect();
        dice.sort_unstable_by(|one, other| other.cmp(one));
        let dice = dice.iter().take(guild.team_limit().into()).sum::<u8>().min(DICE_CAP);
        chance::chance(dice, 2, table.target(id, skill).into()) >= 650
    })
}
