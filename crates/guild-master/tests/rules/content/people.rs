//! Adventurers: counts, dice by Rank and template, names.

use std::collections::BTreeSet;

use guild_master::{Cards, GuildMaster, Rank, Skill, catalogue};
use testkit::prove;

use super::{RANKS, adventurers, document};

/// Dice around the ring of Skills: offset from the Skill of the template, and dice.
type Template = &'static [(usize, u8)];

/// The templates used once for each Skill: Rank, dice, and whether those cards have an ability.
const ROUND: [(Rank, Template, bool); 11] = [
    (Rank::Novice, &[(0, 3), (2, 1)], true),
    (Rank::Novice, &[(0, 2), (1, 2)], true),
    (Rank::Novice, &[(1, 2), (3, 2)], true),
    (Rank::Novice, &[(0, 1), (3, 2), (4, 2)], false),
    (Rank::Adept, &[(0, 4), (1, 2)], true),
    (Rank::Adept, &[(0, 3), (2, 3)], true),
    (Rank::Adept, &[(0, 4), (3, 2)], true),
    (Rank::Adept, &[(0, 3), (4, 2), (5, 2)], false),
    (Rank::Hero, &[(0, 5), (1, 3)], true),
    (Rank::Hero, &[(0, 4), (2, 2), (4, 2)], true),
    (Rank::Legend, &[(0, 5), (2, 3), (4, 2)], true),
];

/// The cards without ability that have the same dice in three Skills.
const THREES: [(Rank, [u8; 6]); 6] = [
    (Rank::Hero, [3, 3, 3, 0, 0, 0]),
    (Rank::Hero, [0, 0, 0, 3, 3, 3]),
    (Rank::Hero, [3, 0, 3, 0, 3, 0]),
    (Rank::Hero, [0, 3, 0, 3, 0, 3]),
    (Rank::Legend, [4, 0, 4, 0, 4, 0]),
    (Rank::Legend, [0, 4, 0, 4, 0, 4]),
];

pub(super) fn dice(template: Template, skill: Skill) -> [u8; 6] {
    let mut dice = [0; 6];
    for (offset, count) in template {
        dice[(skill.index() + offset) % 6] = *count;
    }
    dice
}

/// Invariant 1.
#[test]
fn adventurers_have_the_counts_of_the_box() {
    prove::<GuildMaster>("counts of the box", &["GM-COMP-06", "GM-COMP-07", "GM-COMP-08"], |probe| {
        let all = catalogue();
        probe.equal("Adventurers", RANKS.map(|rank| all.of_rank(rank).len()), [24, 24, 16, 8]);
        probe.equal(
            "Contracts",
            guild_master::Level::ALL.map(|level| all.of_level(level).len()),
            [35, 30, 30],
        );
        probe.equal(
            "Skill tokens",
            all.skill_tokens().iter().map(|token| token.copies).collect::<Vec<_>>(),
            [3; 6],
        );
        let core: Vec<(u8, u8)> = all.core_tokens().iter().map(|token| (token.level, token.copies)).collect();
        probe.equal("Core tokens", core, [(2, 4), (3, 1), (2, 4), (3, 1), (2, 4), (3, 1)]);
        probe.equal("Prestige tokens", all.prestige_tokens().len(), 6);
        for skill in Skill::ALL {
            let team: Cards<_> = all.team(skill).collect();
            probe.equal("a starting team", team.and(&all.of_rank(Rank::Novice)).len(), 4);
        }
    });
}

/// Invariant 5: each template once for each Skill, and nothing else.
#[test]
fn dice_follow_the_templates() {
    let mut printed: Vec<(Rank, [u8; 6], bool)> = adventurers()
        .map(|id| {
            let card = catalogue().adventurer(id).unwrap();
            (card.rank, card.skills, catalogue().ability(id).is_some())
        })
        .collect();
    let round = ROUND.iter().flat_map(|&(rank, template, ability)| {
        Skill::ALL.map(|skill| (rank, dice(template, skill), ability))
    });
    let mut meant: Vec<_> = round.chain(THREES.map(|(rank, dice)| (rank, dice, false))).collect();
    printed.sort_unstable();
    meant.sort_unstable();
    assert_eq!(printed, meant);
}

/// Invariant 5: dice of a Rank, with and without ability, and the highest Skill.
#[test]
fn dice_follow_the_table_of_ranks() {
    prove::<GuildMaster>("dice follow the Ranks", &["GM-ADVR-02"], |probe| {
        for (rank, with, without, highest) in [
            (Rank::Novice, 4, 5, 3),
            (Rank::Adept, 6, 7, 4),
            (Rank::Hero, 8, 9, 5),
            (Rank::Legend, 10, 12, 5),
        ] {
            let mut sums = [0; 6];
            let mut most = 0;
            for id in catalogue().of_rank(rank).iter() {
                let dice = catalogue().adventurer(id).unwrap().skills;
                let total: u8 = dice.iter().sum();
                let meant = if catalogue().ability(id).is_some() { with } else { without };
                probe.equal(catalogue().adventurer_name(id).unwrap(), total, meant);
                most = most.max(dice.into_iter().max().unwrap_or_default());
                sums.iter_mut().zip(dice).for_each(|(sum, dice)| *sum += u32::from(dice));
            }
            probe.equal("the highest Skill", most, highest);
            probe.holds("all Skills total the same", sums.iter().all(|sum| *sum == sums[0]));
        }
        let without = adventurers().filter(|&id| catalogue().ability(id).is_none()).count();
        probe.equal("some have no ability", without, 18);
    });
}

/// The Novices of a team are the templates of its Skill.
#[test]
fn teams_have_the_novices_of_their_skill() {
    for skill in Skill::ALL {
        let mut printed: Vec<_> =
            catalogue().team(skill).map(|id| catalogue().adventurer(id).unwrap().skills).collect();
        let mut meant: Vec<_> = ROUND[..4].iter().map(|(_, template, _)| dice(template, skill)).collect();
        printed.sort_unstable();
        meant.sort_unstable();
        assert_eq!(printed, meant, "{skill:?}");
    }
}

/// Invariant 9, as far as it can be seen: what the book names is there, with the Rank or level it gives.
#[test]
fn names_of_the_book_are_there() {
    for row in document::table("### Adventurers") {
        let id = catalogue().adventurer_named(&row[0]).unwrap_or_else(|| panic!("no {}", row[0]));
        let rank = catalogue().adventurer(id).unwrap().rank;
        assert!(row[2] == "—" || row[2].to_lowercase().starts_with(rank.name()), "{row:?}");
    }
    for row in document::table("### Contracts").iter().filter(|row| !row[0].starts_with('(')) {
        let id = catalogue().contract_named(&row[0]).unwrap_or_else(|| panic!("no {}", row[0]));
        let level = catalogue().contract(id).unwrap().level;
        assert!(row[1].to_lowercase().starts_with(level.name()), "{row:?}");
    }
}

/// Invariant 8: no two cards share a name.
#[test]
fn names_are_distinct() {
    let people = adventurers().filter_map(|id| catalogue().adventurer_name(id));
    let jobs = super::contracts().filter_map(|id| catalogue().contract_name(id));
    let names: Vec<_> = people.chain(jobs).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let title = |card: &serde_json::Value| card["title"].as_str().map(str::to_owned);
    let titles: Vec<_> = document::cards().iter().filter_map(title).collect();
    assert_eq!((titles.len(), titles.iter().collect::<BTreeSet<_>>().len()), (72, 72));
}
