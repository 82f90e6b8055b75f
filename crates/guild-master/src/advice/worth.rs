//! What things are worth to a Guild, in hundredths of Fame. Bots reckon with it, no rule does.

use kernel::Seat;

use super::chance;
use crate::ask::count;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::catalogue;
use crate::effect::{Limit, Moon, Op, Ops, Part, Pay, Who};
use crate::flow::{holders, prestige_fame};
use crate::order::{Objective, Order};
use crate::prospect::help;
use crate::terms::{Line, Prestige, Rank, Skill};
use crate::weights::Judged;

/// One Fame.
pub(crate) const FAME: i32 = 100;

/// Rounds after this one.
pub(crate) fn rounds_after(table: &Judged<'_>) -> i32 {
    i32::from(table.rounds.saturating_sub(table.round))
}

/// A piece of a Guild's Gold: a fifth of a Fame at the end, and more while there is something to buy with all it has.
pub(crate) fn gold(table: &Judged<'_>, seat: Seat) -> i32 {
    let w = table.weights;
    let more = gold_with(table, rounds_after(table)) - w.gold_end;
    let owned = i32::try_from(table.guild(seat).total_gold()).unwrap_or(w.gold_useful);
    w.gold_end + if owned > w.gold_useful { more * w.gold_useful / owned } else { more }
}

/// The same with so many Rounds to come.
fn gold_with(table: &Judged<'_>, rounds: i32) -> i32 {
    table.weights.gold_end + table.weights.gold_round * rounds.min(7)
}

/// How many Rounds are left in which an ability can be used.
fn uses_left(table: &Judged<'_>, moon: Moon) -> i32 {
    (table.round + 1..=table.rounds).map(|round| i32::from(moon.shines(round))).sum()
}

/// What an Adventurer will bring in the Rounds to come.
pub(crate) fn adventurer(table: &Judged<'_>, seat: Seat, id: AdventurerId) -> i32 {
    let mut dice = table.adventurer(id).skills;
    dice.sort_unstable_by(|one, other| other.cmp(one));
    let each = [24, 10, 6, 0, 0, 0];
    let round: i32 = dice.iter().zip(each).map(|(&dice, worth)| i32::from(dice) * worth).sum();
    round * rounds_after(table) + ability(table, seat, id)
}

/// What the ability of an Adventurer will bring.
fn ability(table: &Judged<'_>, seat: Seat, id: AdventurerId) -> i32 {
    let Some(ability) = table.cards().ability(id) else { return 0 };
    let each = ops(table, seat, ability.effects).max(0);
    // What has to be used at the right moment is not used every time.
    let share = match (ability.phase, ability.limit) {
        (Part::Plot, _) => 80,
        (Part::Action, Limit::Check) => 100,
        (Part::Action, Limit::Static | Limit::Round) => 60,
    };
    each * uses_left(table, ability.moon) * share / 100
}

/// What a level of a Core Upgrade brings in the Rounds to come, beyond level I and the Fame for building it.
pub(crate) fn core(table: &Judged<'_>, seat: Seat, line: Line, level: u8) -> i32 {
    let guild = table.guild(seat);
    let people = i32::try_from(guild.adventurers.len()).unwrap_or(0);
    let round = match (line, level) {
        (_, 0 | 1) => 0,
        (Line::Stables, 2) => 130 + 25 * people.min(8),
        (Line::Stables, _) => 200 + 45 * people.min(10),
        (Line::MessHall, 2) => 70 + 20 * people.min(8),
        (Line::MessHall, _) => 100 + 30 * people.min(11),
        (Line::Bar, _) => {
            let value = catalogue().core_token(line, level).map_or(2, |token| token.value);
            // Income of this Round counts, too; what comes later buys less.
            let left = 0..=rounds_after(table);
            return (i32::from(value) - 2) * left.map(|rounds| gold_with(table, rounds)).sum::<i32>();
        }
    };
    round * rounds_after(table) * table.weights.core / 100
}

/// What a Skill Upgrade brings in the Rounds to come.
pub(crate) fn skill(table: &Judged<'_>, seat: Seat, skill: Skill) -> i32 {
    let people = table.guild(seat).adventurers;
    let dice: i32 = people.iter().map(|id| i32::from(table.adventurer(id).skills[skill.index()])).sum();
    (20 + 6 * dice.min(16)) * rounds_after(table)
}

/// What a Prestige Upgrade will score at the end, as far as can be told now.
pub(crate) fn prestige(table: &Judged<'_>, seat: Seat, prestige: Prestige) -> i32 {
    let now = i32::from(prestige_fame(table, seat, prestige)) * FAME;
    let round = match prestige {
        Prestige::Trophies => 150,
        Prestige::Champions => 100,
        Prestige::Masonry => 0,
        Prestige::Vault => 120,
        Prestige::Archive => 40,
        Prestige::Academy => 40,
    };
    let built = if prestige == Prestige::Masonry { 3 * FAME } else { 0 };
    let cap = catalogue().prestige_token(prestige).map_or(0, |token| i32::from(token.cap)) * FAME;
    let expected = now + built + round * rounds_after(table);
    // Beyond the cap it is only safer.
    expected.min(cap) + (expected - cap).max(0) / 10
}

/// The reward of a Contract, with what its Bonus and Boon are worth.
pub(crate) fn contract(table: &Judged<'_>, seat: Seat, id: ContractId) -> i32 {
    let card = table.contract(id);
    let (more_gold, more_fame) = table.reward_bonus(seat, card.level);
    let gained = i32::from(card.gold.saturating_add(more_gold)) * gold(table, seat);
    let fame = i32::from(card.fame.saturating_add(more_fame)) * FAME;
    fame + gained + ops(table, seat, table.cards().bonus(id)) + boon(table, seat, id)
}

/// What a Boon is worth to a Guild that holds it.
pub(crate) fn boon(table: &Judged<'_>, seat: Seat, id: ContractId) -> i32 {
    let Some(boon) = table.cards().boon(id) else { return 0 };
    let share = if rounds_after(table) > 0 { 60 } else { 30 };
    ops(table, seat, boon.effects).max(0) * share / 100
}

/// What operations bring a Guild when carried out.
pub(crate) fn ops(table: &Judged<'_>, seat: Seat, ops: Ops) -> i32 {
    ops.list().iter().map(|op| operation(table, seat, op)).sum()
}

/// What an operation brings a Guild, the losses of rivals counted for a part.
pub(crate) fn operation(table: &Judged<'_>, seat: Seat, op: &Op) -> i32 {
    let gold = gold(table, seat);
    let times = |n: u8, each: i32| i32::from(n) * each;
    let rivals = i32::from(table.seats.saturating_sub(1)).max(1);
    let share = |who: Who, loss: i32| match who {
        Who::Own => -loss,
        Who::ChosenRival | Who::MostFame | Who::LeastFame => loss / (rivals + 1),
        Who::EachRival => loss * rivals / (rivals + 1),
        Who::EachGuild => 0,
    };
    let paid = |pay: Pay| match pay {
        Pay::Gold(n) => times(n, gold),
        Pay::Fame(n) => times(n, FAME),
    };
    match *op {
        Op::GainGold(n) | Op::BidRefund(n) => times(n, gold),
        Op::GainFame(n) => times(n, FAME),
        Op::LoseGold { n, who } => share(who, times(n, gold)),
        Op::LoseFame { n, who } => share(who, times(n, FAME)),
        Op::Grant { gold: n, fame, who } => -share(who, times(n, gold) + times(fame, FAME)),
        Op::Exchange { pay, gain, times: most } => times(most, (paid(gain) - paid(pay)).max(0)),
        Op::StealGold { n, .. } => times(n, gold + gold / (rivals + 1)),
        Op::GainPer { gold: each_gold, fame, per, each, min, cap } => {
            let number = count(table, seat, per, min) / u16::from(each.max(1));
            let gained = u16::from(each_gold.max(fame)).saturating_mul(number).min(cap.into());
            i32::from(gained) * if fame > 0 { FAME } else { gold }
        }
        Op::Income { n, .. } => i32::from(n) * gold,
        Op::Reroll { count, .. } => times(count, 60),
        Op::SetDie { to, count, .. } => times(count, 20 + 20 * i32::from(to)),
        Op::AddDie { count, .. } => times(count, 110),
        Op::AddFlat { n, .. } => times(n, 40),
        Op::FlipDie { count, .. } => times(count, 130),
        Op::ConvertSkill { max, .. } => times(max, 40),
        Op::TargetShift { n, .. } => -i32::from(n) * 20,
        Op::PenaltyShift(n) => -i32::from(n) * 10,
        Op::WanderBonus { gold: n, fame } => (times(n, gold) + times(fame, FAME)) / 2,
        Op::RewardBonus { gold: n, fame, .. } => times(n, gold) + times(fame, FAME),
        Op::ExtraOrder(n) => times(n, 150),
        Op::TeamSize { n, .. } => times(n, 110),
        Op::BidBonus(n) => times(n, 25),
        Op::MinBidShift { n, .. } => -i32::from(n) * gold / 2,
        Op::BuilderDiscount { n, .. } => times(n, gold) * 3 / 2,
        Op::FreeBuilders(n) => times(n, 3 * gold),
        Op::BuildNow { builders, .. } => times(builders, FAME + gold),
        Op::RecruitNow { free, .. } => 250 + if free { 4 * gold } else { 0 },
        Op::DrawPrivate { keep, .. } => times(keep, 100),
        Op::RecoverBoon(n) => times(n, 90),
        Op::JoinOpenTeam { .. } | Op::StoreDie(_) | Op::SpendStored { .. } | Op::CopyAbility(_) => 80,
        Op::SkipRank => 60,
        Op::ForceReroll { .. } | Op::ChangeOwnOrder(_) | Op::SwapPrivate(_) => 25,
        Op::RefreshAdventurer(_)
        | Op::PeekDeck { .. }
        | Op::ReplaceContract { .. }
        | Op::SwapOwnOrders
        | Op::MarkerShift(_)
        | Op::FlipSkillUpgrade(_)
        | Op::LookFaceDown(_) => 8,
        Op::Retire { then, .. } => ops(table, seat, then) - 60 * rounds_after(table),
        Op::Choose(options) => options.iter().map(|one| ops(table, seat, *one)).max().unwrap_or(0),
        Op::If { then, otherwise, .. } => i32::midpoint(ops(table, seat, then), ops(table, seat, otherwise)),
    }
}

/// The best chance of a team against a Contract, in thousandths.
pub(crate) fn team_chance(table: &Judged<'_>, seat: Seat, team: &[AdventurerId], id: ContractId) -> i32 {
    let each = Skill::of(table.skills_for(team, id)).map(|skill| {
        let (dice, target) = (table.dice(team, skill), table.target(id, skill));
        chance::chance(dice, help(table, seat, skill), target.into())
    });
    each.max().unwrap_or(0)
}

/// What a team brings without an objective: the better of its Private Contracts and wandering.
pub(crate) fn fallback(table: &Judged<'_>, seat: Seat, team: &[AdventurerId]) -> i32 {
    let private = table.guild(seat).private.iter().map(|id| private(table, seat, team, id)).max();
    private.unwrap_or(0).max(wander(table, seat, team))
}

/// What a team brings by attempting a Private Contract, which can be attempted again.
pub(crate) fn private(table: &Judged<'_>, seat: Seat, team: &[AdventurerId], id: ContractId) -> i32 {
    let keeps = held(table, seat, id);
    team_chance(table, seat, team, id) * (contract(table, seat, id) - keeps) / 1000
}

/// What a Private Contract is worth that lies with its Guild.
pub(crate) fn held(table: &Judged<'_>, seat: Seat, id: ContractId) -> i32 {
    contract(table, seat, id) * rounds_after(table).min(3) / 10
}

/// What a team brings by wandering with its best Skill.
pub(crate) fn wander(table: &Judged<'_>, seat: Seat, team: &[AdventurerId]) -> i32 {
    let each = Skill::of(table.skills_of(team)).map(|skill| wander_with(table, seat, team, skill));
    each.max().unwrap_or(0)
}

/// What a team brings by wandering with a Skill.
pub(crate) fn wander_with(table: &Judged<'_>, seat: Seat, team: &[AdventurerId], skill: Skill) -> i32 {
    let (coins, fame) = chance::wander(table.dice(team, skill), help(table, seat, skill) / 2);
    let (more, more_fame) = table.wander_bonus(seat);
    let (coins, fame) = (coins + 1000 * i32::from(more), fame + 1000 * i32::from(more_fame));
    (coins * gold(table, seat) + fame * FAME) / 1000
}

/// What being the first of a Rank opens: the next Rank can be recruited.
pub(crate) fn opens(table: &Judged<'_>, seat: Seat, rank: Rank) -> i32 {
    if rank > table.highest_rank(seat) && rank < Rank::Legend { 25 * rounds_after(table) } else { 0 }
}

/// What an Order that is not resolved may bring, the Gold on it counted as owned.
pub(crate) fn order(table: &Judged<'_>, seat: Seat, number: u8, order: &Order) -> i32 {
    let guilds = i32::try_from(holders(table, number, order.card).len()).unwrap_or(1).max(1);
    let back = fallback(table, seat, &order.team);
    match order.card {
        None => back,
        Some(Objective::Hire) => i32::from(table.builders_for(order.gold).min(3)) * 130 / guilds,
        Some(Objective::Recruit(space)) => match table.on_stand(space) {
            Some(id) if table.rank_allows(seat, table.adventurer(id).rank) => {
                let gain = i32::from(table.adventurer(id).fame) * FAME + adventurer(table, seat, id);
                let paid = i32::from(order.gold) * gold(table, seat);
                ((gain - paid) / guilds).max(back)
            }
            _ => back,
        },
        Some(Objective::Contract(space)) => match table.face_up(space) {
            Some(id) => {
                let chance = team_chance(table, seat, &order.team, id);
                (chance * contract(table, seat, id) / 1000 * (guilds + 1) / (2 * guilds)).max(back / 2)
            }
            None => back,
        },
    }
}

/// Everything a Guild has and may expect.
pub(crate) fn guild(table: &Judged<'_>, seat: Seat) -> i32 {
    let guild = table.guild(seat);
    let people: i32 = guild.adventurers.iter().map(|id| adventurer(table, seat, id)).sum();
    let lines = Line::ALL.into_iter().map(|line| core(table, seat, line, guild.core[line.index()]));
    let skills = Skill::ALL.into_iter().filter(|skill| guild.upgrades[skill.index()].is_some());
    let skills: i32 = skills.map(|one| skill(table, seat, one)).sum();
    let private: i32 = guild.private.iter().map(|id| held(table, seat, id)).sum();
    let boons: i32 = guild.completed.iter().map(|id| boon(table, seat, id)).sum();
    let orders = (0..).zip(&guild.orders.spaces);
    let orders = orders.filter(|(_, order)| !order.done && !order.team.is_empty());
    let orders: i32 = orders.map(|(number, one)| order(table, seat, number, one)).sum();
    let owned = i32::try_from(guild.total_gold()).unwrap_or(i32::MAX / 1000) * gold(table, seat);
    let prestige = guild.prestige.map_or(0, |one| prestige(table, seat, one));
    i32::from(guild.fame) * FAME
        + owned
        + people
        + lines.sum::<i32>()
        + skills
        + private
        + boons
        + orders
        + prestige
        + 100 * i32::from(guild.extra_orders + guild.larger.0)
}
