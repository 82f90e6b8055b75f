//! Contracts: targets, listings, grids, rewards and how effects are spread.

use std::collections::BTreeSet;

use guild_master::{ContractId, GuildMaster, Level, Skill, Who, catalogue, price};
use testkit::prove;

use super::{contracts, contracts_of, document, every, harms, key};

fn targets(id: ContractId) -> [u8; 6] {
    catalogue().contract(id).unwrap().targets
}

/// The one target of a Contract, and how many Skills it lists.
fn target(id: ContractId) -> (u8, usize) {
    let listed: Vec<u8> = targets(id).into_iter().filter(|target| *target > 0).collect();
    assert!(listed.iter().all(|target| *target == listed[0]), "{}", key(id));
    (listed[0], listed.len())
}

/// Invariant 2.
#[test]
fn targets_and_events_stay_in_their_decks() {
    let rules = ["GM-EFCT-01", "GM-EFCT-02", "GM-EFCT-09"];
    prove::<GuildMaster>("targets and Events stay in their decks", &rules, |probe| {
        for (level, range) in [(Level::Common, 6..=12), (Level::Heroic, 13..=20), (Level::Legendary, 21..=30)]
        {
            for id in contracts_of(level) {
                let (target, listed) = target(id);
                probe.holds("one to three Skills", (1..=3).contains(&listed));
                probe.holds("a target of its deck", range.contains(&target));
            }
            let events = contracts_of(level).filter(|&id| catalogue().event(id).is_some()).count();
            probe.equal("Events only from Heroic on", events > 0, level > Level::Common);
        }
    });
}

/// Invariant 3.
#[test]
fn the_starting_contracts_list_every_skill_once() {
    let starting = catalogue().starting();
    assert_eq!(starting.len(), 2);
    let listings = |skill: Skill| starting.iter().filter(|&&id| targets(id)[skill.index()] > 0).count();
    assert_eq!(Skill::ALL.map(listings), [1; 6]);
}

/// Invariant 4, and the table of listings and sums.
#[test]
fn every_skill_is_listed_alike() {
    let rows = document::table("| Deck | Might");
    for (level, count) in [(Level::Common, 10), (Level::Heroic, 8), (Level::Legendary, 8)] {
        let mut sums = Vec::new();
        for skill in Skill::ALL {
            let listed: Vec<u16> = contracts_of(level)
                .map(|id| u16::from(targets(id)[skill.index()]))
                .filter(|target| *target > 0)
                .collect();
            let sum: u16 = listed.iter().sum();
            assert_eq!(listed.len(), count, "{level:?} {skill:?}");
            assert_eq!(
                rows[level.index()][skill.index() + 1],
                format!("{count} / {sum}"),
                "{level:?} {skill:?}"
            );
            sums.push(sum);
        }
        assert!(sums.iter().max().unwrap() - sums.iter().min().unwrap() <= 1, "{level:?} {sums:?}");
    }
}

/// The grid of a deck: a target, and the Skills listed with it, as `Might–Logic`.
fn grid(level: Level) -> Vec<(u8, String)> {
    let after = ["Common (35", "Heroic (30", "Legendary (30"][level.index()];
    let cells = document::table(after);
    let listed = cells.iter().flat_map(|row| {
        let contracts = row[1].split(';').map(|one| one.trim().trim_end_matches(" ★").to_owned());
        contracts.map(|skills| (row[0].parse().unwrap(), skills))
    });
    listed.collect()
}

#[test]
fn contracts_are_those_of_the_grids() {
    for level in Level::ALL {
        let words = |id: ContractId| {
            let listed = Skill::ALL.into_iter().filter(|skill| targets(id)[skill.index()] > 0);
            let names: Vec<String> = listed.map(|skill| format!("{skill:?}")).collect();
            (target(id).0, names.join("–"))
        };
        let mut printed: Vec<_> = contracts_of(level).map(words).collect();
        let mut meant = grid(level);
        printed.sort();
        meant.sort();
        assert_eq!(printed, meant, "{level:?}");
    }
}

/// Invariant 6: `points` is the price of the effects, and Gold and Fame follow the formulas.
#[test]
fn rewards_follow_the_formulas() {
    for id in contracts() {
        let card = catalogue().contract(id).unwrap();
        let points = price::contract(catalogue().bonus(id), catalogue().boon(id));
        assert_eq!(
            document::card(key(id))["points"].as_i64(),
            points.map(i64::from),
            "points of {}",
            key(id)
        );
        let (target, skills) = target(id);
        let (gold, fame) = price::reward(card.level, target, skills);
        let event = i32::from(catalogue().event(id).is_some());
        let printed = (i32::from(card.gold), i32::from(card.fame));
        assert_eq!(printed, (gold + event - points.unwrap(), fame), "{}", key(id));
    }
}

/// The table of targets and rewards is what the formulas give.
#[test]
fn the_table_of_points_is_that_of_the_formulas() {
    for row in document::table("| Target | Level | Reference") {
        let level = Level::named(&row[1].to_lowercase()).unwrap();
        for (cell, skills) in [(7, 2), (9, 1)] {
            let (gold, fame) = price::reward(level, row[0].parse().unwrap(), skills);
            assert_eq!(row[cell], format!("{gold} / {fame}"), "target {}", row[0]);
        }
    }
}

#[test]
fn effects_are_spread_as_the_table_says() {
    for (level, row) in Level::ALL.into_iter().zip(document::table("Effects are spread")) {
        let count = |bonus: bool, boon: bool, event: bool| {
            let has = |id: &ContractId| {
                let has = (!catalogue().bonus(*id).is_empty(), catalogue().boon(*id).is_some());
                (has, catalogue().event(*id).is_some()) == ((bonus, boon), event)
            };
            contracts_of(level).filter(has).count()
        };
        let printed = [
            count(false, false, false),
            count(true, false, false),
            count(false, true, false),
            count(true, true, false),
            count(false, false, true),
        ];
        let figure = |cell: &String| cell.split(' ').next().unwrap().parse().unwrap();
        let meant: Vec<usize> = row[1..].iter().map(figure).collect();
        assert_eq!(printed, meant[..], "{level:?}");
        assert_eq!(printed.iter().sum::<usize>(), catalogue().of_level(level).len());
    }
}

/// At most a third of a deck's Bonuses harm rivals, and each of those lets its user choose whom.
#[test]
fn few_bonuses_harm_rivals() {
    for level in Level::ALL {
        let bonuses: Vec<_> = contracts_of(level).map(|id| every(catalogue().bonus(id))).collect();
        let bonuses: Vec<_> = bonuses.into_iter().filter(|ops| !ops.is_empty()).collect();
        let harmful: Vec<_> = bonuses.iter().flatten().filter(|op| harms(op)).collect();
        let count = bonuses.iter().filter(|ops| ops.iter().any(harms)).count();
        assert!(count > 0 && 3 * count <= bonuses.len(), "{level:?}: {count} of {}", bonuses.len());
        for op in harmful {
            assert!(super::effects::whom(op) == Some(Who::ChosenRival), "{level:?} {op:?}");
        }
    }
}

/// Invariant 8: no two Contracts, and no two Adventurers, agree in everything but the name.
#[test]
fn no_two_cards_are_equal() {
    let people = super::adventurers()
        .map(|id| serde_json::to_string(&(catalogue().adventurer(id), catalogue().ability(id))).unwrap());
    let jobs = contracts().map(|id| {
        let effects = (catalogue().bonus(id), catalogue().boon(id), catalogue().event(id));
        serde_json::to_string(&(catalogue().contract(id), effects)).unwrap()
    });
    let all: Vec<String> = people.chain(jobs).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
}
