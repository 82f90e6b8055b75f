//! Operations on cards: where they stand, Events that leave everything possible, Skills served alike.

use guild_master::{GuildMaster, Level, Op, Setup, Skill, Who, catalogue, misplaced};

use super::{adventurers, contracts, contracts_of, every};

/// Whom an operation harms.
pub(super) fn whom(op: &Op) -> Option<Who> {
    match *op {
        Op::LoseGold { who, .. } | Op::LoseFame { who, .. } | Op::StealGold { who, .. } => Some(who),
        _ => None,
    }
}

/// Invariant 8: every operation in its window.
#[test]
fn operations_stand_in_their_windows() {
    for id in adventurers() {
        let wrong = catalogue().ability(id).and_then(misplaced::in_ability);
        assert_eq!(wrong, None, "{:?}", catalogue().adventurer_name(id));
    }
    for id in contracts() {
        assert_eq!(misplaced::in_bonus(catalogue().bonus(id)), None, "{}", super::key(id));
        assert_eq!(catalogue().boon(id).and_then(misplaced::in_boon), None, "{}", super::key(id));
        assert_eq!(catalogue().event(id).and_then(misplaced::in_event), None, "{}", super::key(id));
    }
}

/// Every operation of every Event.
fn events() -> Vec<Op> {
    contracts().filter_map(|id| catalogue().event(id)).flat_map(|event| every(event.effects)).collect()
}

/// Invariant 10: with all Events open at once every Contract can still be completed and every Order carried out.
#[test]
fn no_event_makes_anything_impossible() {
    let board = <GuildMaster as words::Shown>::catalog().board;
    let (mut harder, mut dearer, mut poorer) = (0, 0, 0);
    for op in events() {
        match op {
            Op::TargetShift { n, .. } => harder += i32::from(n.max(0)),
            Op::MinBidShift { n, .. } => dearer += n.max(0).unsigned_abs(),
            Op::Income { n, .. } => poorer += n.min(0).unsigned_abs(),
            Op::MarkerShift(_) | Op::LoseGold { .. } | Op::LoseFame { .. } | Op::If { .. } => {}
            other => panic!("{other:?} in an Event"),
        }
    }
    assert!(
        30 + i32::from(board.dice_cap) + harder <= 6 * i32::from(board.dice_cap),
        "targets within ten dice"
    );
    let lowest = [board.bids_half_moon, board.bids_full_moon].map(|bids| bids.into_iter().min().unwrap());
    let gold = Setup::of(2).lay().unwrap().guilds[0].gold;
    assert!(lowest.iter().all(|bid| i32::from(bid + dearer) <= i32::from(gold)), "a bid from starting Gold");
    assert!(poorer < 2, "Income of a Bar I stays above 0");
    assert!(i32::from(*board.prices.last().unwrap()) <= i32::from(gold), "a Builder at the dearest price");
}

/// Invariant 11.
#[test]
fn skills_are_served_alike() {
    let bound = |op: &Op| match *op {
        Op::Reroll { skill, .. }
        | Op::SetDie { skill, .. }
        | Op::AddDie { skill, .. }
        | Op::AddFlat { skill, .. }
        | Op::FlipDie { skill, .. }
        | Op::SpendStored { skill } => skill,
        Op::ConvertSkill { from, to, .. } => from.or(to),
        _ => None,
    };
    let sorted = |mut skills: Vec<Skill>| {
        skills.sort_unstable();
        skills
    };
    let boons = |level| {
        let boons = contracts_of(level).filter_map(|id| catalogue().boon(id));
        sorted(boons.flat_map(|boon| every(boon.effects)).filter_map(|op| bound(&op)).collect())
    };
    assert_eq!(boons(Level::Common), Skill::ALL);
    assert_eq!([boons(Level::Heroic), boons(Level::Legendary)].concat(), []);
    let easier = |op: Op| match op {
        Op::TargetShift { n, skill: Some(skill), .. } => Some((skill, n)),
        _ => None,
    };
    let mut events: Vec<_> = events().into_iter().filter_map(easier).collect();
    events.sort_unstable();
    assert_eq!(events, Skill::ALL.map(|skill| (skill, -2)));
    let abilities = adventurers().filter_map(|id| catalogue().ability(id));
    assert_eq!(abilities.flat_map(|ability| every(ability.effects)).filter_map(|op| bound(&op)).count(), 0);
}
