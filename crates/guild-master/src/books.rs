//! What each Guild did in a match, for the balance report: its starting team, cards, sources of Fame, Contests and Gold.

use kernel::{Book, Booked, Habit, Mark, Seat, Watch};

use crate::GuildMaster;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::catalogue;
use crate::effect::Limit;
use crate::event::Event;
use crate::flow::{GOLD_PER_FAME, prestige_fame, wander_reward};
use crate::habits::{HABITS, Watcher};
use crate::table::Table;
use crate::terms::{Line, Prestige, Rank, Skill};
use crate::uses::Source;

/// Fame by what brought it; the rest is that of abilities, Bonuses and Boons.
const SOURCES: [&str; 8] =
    ["contracts", "private contracts", "adventurers", "upgrades", "prestige", "wandering", "gold", "effects"];

const fn mark(kind: &'static str, name: &'static str) -> Mark {
    Mark { kind, name }
}

fn adventurer(kind: &'static str, id: AdventurerId) -> Option<Mark> {
    catalogue().adventurer_key(id).map(|name| mark(kind, name))
}

fn contract(kind: &'static str, id: ContractId) -> Option<Mark> {
    catalogue().contract_key(id).map(|name| mark(kind, name))
}

/// The name of a Core Upgrade of a level.
const fn core(line: Line, level: u8) -> &'static str {
    match (line, level) {
        (Line::Stables, 3) => "stables III",
        (Line::Stables, _) => "stables II",
        (Line::MessHall, 3) => "mess hall III",
        (Line::MessHall, _) => "mess hall II",
        (Line::Bar, 3) => "bar III",
        (Line::Bar, _) => "bar II",
    }
}

impl Booked for GuildMaster {
    fn habits() -> &'static [Habit] {
        &HABITS
    }

    fn watch() -> Option<Box<dyn Watch<Self>>> {
        Some(Box::new(Watcher))
    }

    fn accounts() -> Vec<Mark> {
        let all = catalogue();
        let people = || (0..all.adventurers()).map(AdventurerId);
        let contracts = || (0..all.contracts()).map(ContractId);
        let recruits = people().filter(|&id| all.adventurer(id).is_some_and(|card| card.rank > Rank::Novice));
        let used = |id: &AdventurerId| all.ability(*id).is_some_and(|ability| ability.limit != Limit::Static);
        let lines = Line::ALL.into_iter().flat_map(|line| [2, 3].map(|level| core(line, level)));
        let mut marks: Vec<Mark> =
            Skill::ALL.iter().map(|skill| mark("starting team", skill.name())).collect();
        marks.extend(SOURCES.map(|name| mark("fame", name)));
        marks.extend(recruits.filter_map(|id| adventurer("recruited", id)));
        marks.extend(people().filter(used).filter_map(|id| adventurer("ability used", id)));
        marks.extend(contracts().filter_map(|id| contract("completed", id)));
        let boons = contracts().filter(|&id| all.boon(id).is_some());
        marks.extend(boons.filter_map(|id| contract("boon used", id)));
        marks.extend(Skill::ALL.iter().map(|skill| mark("skill upgrade", skill.name())));
        marks.extend(lines.map(|name| mark("core upgrade", name)));
        marks.extend(Prestige::ALL.iter().map(|prestige| mark("prestige", prestige.key())));
        marks
    }

    fn book_event(before: &Table, event: &Event, book: &mut Book<'_>) {
        let all = catalogue();
        match *event {
            Event::Token { seat, skill } => book(seat, mark("starting team", skill.name()), 1),
            Event::Fame { seat, by } => book(seat, mark("fame", "effects"), by.into()),
            Event::Recruited { seat, adventurer: id, .. }
            | Event::RecruitedNow { seat, adventurer: id, .. } => {
                fame(book, seat, "adventurers", before.adventurer(id).fame.into());
                note(book, seat, adventurer("recruited", id));
            }
            Event::BuiltSkill { seat, skill, .. } => {
                fame(book, seat, "upgrades", all.skill_token(skill).map_or(0, |token| token.fame.into()));
                book(seat, mark("skill upgrade", skill.name()), 1);
            }
            Event::BuiltCore { seat, line, level } => {
                fame(
                    book,
                    seat,
                    "upgrades",
                    all.core_token(line, level).map_or(0, |token| token.fame.into()),
                );
                book(seat, mark("core upgrade", core(line, level)), 1);
            }
            Event::BuiltPrestige { seat, prestige } => book(seat, mark("prestige", prestige.key()), 1),
            Event::Completed { seat, contract: id, .. } => {
                // GM-CTST-32: every cooperator gains the Fame; those who made the check are they.
                let rolled = before.rolling;
                let cooperate = !rolled.conflict && rolled.guilds.contains(seat);
                for guild in before.everyone().iter() {
                    if guild == seat || (cooperate && rolled.guilds.contains(guild)) {
                        fame(book, guild, "contracts", before.contract(id).fame.into());
                    }
                }
                note(book, seat, contract("completed", id));
            }
            Event::CompletedPrivate { seat, contract: id } => {
                fame(book, seat, "private contracts", before.contract(id).fame.into());
                note(book, seat, contract("completed", id));
            }
            Event::Wandered { seat, result } => {
                let more = i64::from(before.wander_bonus(seat).1);
                fame(book, seat, "wandering", i64::from(wander_reward(result).1) + more);
            }
            Event::Used { seat, source, .. } => match source {
                Source::Upgrade => {}
                Source::Ability(id) | Source::Copy { by: id, .. } => {
                    note(book, seat, adventurer("ability used", id));
                }
                Source::Boon(id) => note(book, seat, contract("boon used", id)),
            },
            Event::Contested { guilds, .. } => {
                if let Some(seat) = guilds.first_seat() {
                    book(seat, mark("contests", "contests"), 1);
                }
            }
            Event::Stance { seat, conflict } => {
                book(seat, mark("contests", if conflict { "conflicted" } else { "cooperated" }), 1);
            }
            Event::Offered { offer } => book(offer.by, mark("contests", "offers made"), 1),
            Event::Accepted { seat, .. } => book(seat, mark("contests", "offers accepted"), 1),
            _ => {}
        }
    }

    fn book_end(table: &Table, book: &mut Book<'_>) {
        let others = |own: Seat| table.everyone().iter().filter(move |&seat| seat != own);
        for seat in table.everyone().iter() {
            let guild = table.guild(seat);
            let second = others(seat).map(|rival| table.guild(rival).fame).max().unwrap_or(0);
            book(seat, mark("score", "fame"), guild.fame.into());
            book(seat, mark("score", "gold left"), guild.gold.into());
            book(seat, mark("score", "lead over the best rival"), i64::from(guild.fame) - i64::from(second));
            fame(book, seat, "gold", i64::from(guild.gold / u16::from(GOLD_PER_FAME)));
            if let Some(prestige) = guild.prestige {
                fame(book, seat, "prestige", prestige_fame(table, seat, prestige).into());
            }
        }
    }
}

/// Books Fame under what brought it and takes it from the rest.
fn fame(book: &mut Book<'_>, seat: Seat, source: &'static str, by: i64) {
    book(seat, mark("fame", source), by);
    book(seat, mark("fame", "effects"), -by);
}

fn note(book: &mut Book<'_>, seat: Seat, mark: Option<Mark>) {
    if let Some(mark) = mark {
        book(seat, mark, 1);
    }
}
