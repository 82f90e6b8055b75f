//! Every card and token with its names and figures, and what is printed on the board.

use serde::Serialize;
use words::Message;

use super::effect;
use super::nouns::{core_upgrade, level, moon, prestige_upgrade, rank, side, skill, skill_upgrade};
use crate::ask::SKILL_SLOTS;
use crate::builders::PRICES;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::{Catalogue, catalogue};
use crate::flow::wander_reward;
use crate::setup::{layout, lots};
use crate::table::{DICE_CAP, MINIMUM_BIDS};
use crate::terms::{Level, Line, Prestige, Rank, Side, Skill};

/// Everything that is printed: cards, tokens and the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Catalog {
    /// The six Skills, in the order of all lists of figures.
    pub skills: Vec<SkillWord>,
    /// The four Ranks, the lowest first.
    pub ranks: Vec<RankWord>,
    /// The three levels of Contracts, the easiest first.
    pub levels: Vec<LevelWord>,
    /// The two sides of Skill Upgrades.
    pub sides: Vec<SideWord>,
    /// Every Adventurer, by id.
    pub adventurers: Vec<AdventurerCard>,
    /// Every Contract, by id.
    pub contracts: Vec<ContractCard>,
    /// Every Skill Upgrade.
    pub skill_upgrades: Vec<SkillUpgrade>,
    /// Every level of every Core Upgrade, the printed first levels included.
    pub core_upgrades: Vec<CoreUpgrade>,
    /// Every Prestige Upgrade.
    pub prestige_upgrades: Vec<PrestigeUpgrade>,
    /// The board.
    pub board: Board,
}

/// The Starting Skill Upgrades for a number of Guilds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Starts {
    /// How many Guilds.
    pub guilds: u8,
    /// Every choice of them, one of which a setup may pick as its `tokens`.
    pub tokens: Vec<Vec<Skill>>,
}

/// A Skill with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SkillWord {
    /// The Skill.
    pub skill: Skill,
    /// Its name.
    pub name: Message,
}

/// A Rank with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankWord {
    /// The Rank.
    pub rank: Rank,
    /// Its name.
    pub name: Message,
}

/// A level with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LevelWord {
    /// The level.
    pub level: Level,
    /// Its name.
    pub name: Message,
}

/// A side of Skill Upgrades with its name and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideWord {
    /// The side.
    pub side: Side,
    /// Its name.
    pub name: Message,
    /// What it does.
    pub effect: Message,
}

/// An Adventurer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AdventurerCard {
    /// Its number.
    pub id: AdventurerId,
    /// Its key in the card data.
    pub key: String,
    /// Its name as printed; what notation calls it.
    pub name: String,
    /// Its name in words of the reader's language, where it is more than a proper name.
    pub worded: Option<Message>,
    /// Its title.
    pub title: Message,
    /// Its Rank.
    pub rank: Rank,
    /// Dice in each Skill, in the order of the Skills.
    pub skills: [u8; 6],
    /// Fame for recruiting it.
    pub fame: u8,
    /// The Skill of the starting team it belongs to.
    pub team: Option<Skill>,
    /// What its ability does, and when.
    pub ability: Option<Message>,
    /// A sentence about it that has no bearing on play.
    pub flavour: Message,
}

/// A Contract.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContractCard {
    /// Its number.
    pub id: ContractId,
    /// Its key in the card data.
    pub key: String,
    /// Its name.
    pub name: Message,
    /// Its name in notation.
    pub noted: String,
    /// Its deck.
    pub level: Level,
    /// The target of each Skill, in the order of the Skills; 0 where none is listed.
    pub targets: [u8; 6],
    /// Gold for completing it.
    pub gold: u8,
    /// Fame for completing it.
    pub fame: u8,
    /// What happens when it is completed.
    pub bonus: Option<Message>,
    /// What it can be discarded for once it is completed, and when.
    pub boon: Option<Message>,
    /// What it does while it lies open on the board.
    pub event: Option<Message>,
    /// A sentence about it that has no bearing on play.
    pub flavour: Message,
}

/// A Skill Upgrade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SkillUpgrade {
    /// The Skill it works on.
    pub skill: Skill,
    /// Its name.
    pub name: Message,
    /// Builders it takes.
    pub builders: u8,
    /// Fame when built.
    pub fame: u8,
    /// Tokens in the supply.
    pub copies: u8,
    /// A sentence about it that has no bearing on play.
    pub flavour: Message,
}

/// A level of a Core Upgrade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CoreUpgrade {
    /// Its line.
    pub line: Line,
    /// 1 to 3; level 1 is printed on the Guild's board.
    pub level: u8,
    /// Its name.
    pub name: Message,
    /// What its value is a number of.
    pub effect: Message,
    /// Orders, Adventurers a team, or Income.
    pub value: u8,
    /// Builders it takes.
    pub builders: u8,
    /// Fame when built.
    pub fame: u8,
    /// Tokens in the supply.
    pub copies: u8,
    /// A sentence about it that has no bearing on play.
    pub flavour: Message,
}

/// A Prestige Upgrade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrestigeUpgrade {
    /// Which one.
    pub prestige: Prestige,
    /// Its name.
    pub name: Message,
    /// How it scores at the end.
    pub formula: Message,
    /// Builders it takes.
    pub builders: u8,
    /// The most it scores.
    pub cap: u8,
    /// A sentence about it that has no bearing on play.
    pub flavour: Message,
}

/// What is printed on the board and what rules fix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The price of a Builder on each space of the track; the last one holds for ever (GM-RUL-14).
    pub prices: Vec<u8>,
    /// The smallest bids for spaces A to F in Half Moon Rounds (GM-RECR-07).
    pub bids_half_moon: [u8; 6],
    /// The smallest bids for spaces A to F in Full Moon Rounds.
    pub bids_full_moon: [u8; 6],
    /// The Rounds of the long game; the short one has the first six.
    pub rounds: Vec<RoundMoon>,
    /// What wandering brings (GM-RUL-32).
    pub wander: Vec<WanderRow>,
    /// The most dice of one check (GM-SKIL-03).
    pub dice_cap: u8,
    /// How many Skill Upgrades a Guild builds (GM-UPGR-10).
    pub skill_slots: u8,
    /// What a fixer turns a die to (GM-UPGR-15).
    pub fixed: u8,
    /// Re-rolls of the re-roll side (GM-UPGR-16).
    pub rerolls: u8,
    /// Gold for one Fame at the end (GM-ENDG-02).
    pub gold_per_fame: u8,
    /// The Starting Skill Upgrades that may be in play together, for two, three and four Guilds.
    pub starts: Vec<Starts>,
}

/// A Round with its moons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundMoon {
    /// The Round, from 1.
    pub round: u8,
    /// Whether the moon is full, else it is half.
    pub full: bool,
    /// Whether it is a Blood Moon Round.
    pub blood: bool,
    /// Its moons in words.
    pub name: Message,
}

/// What a wandering team gets from a result on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WanderRow {
    /// The least result.
    pub from: u8,
    /// Gold.
    pub gold: i16,
    /// Fame.
    pub fame: i16,
}

/// Every card and token.
pub(super) fn catalog() -> Catalog {
    let all = catalogue();
    Catalog {
        skills: Skill::ALL.map(|one| SkillWord { skill: one, name: skill(one) }).into(),
        ranks: [Rank::Novice, Rank::Adept, Rank::Hero, Rank::Legend]
            .map(|one| RankWord { rank: one, name: rank(one) })
            .into(),
        levels: Level::ALL.map(|one| LevelWord { level: one, name: level(one) }).into(),
        sides: [Side::Fixer, Side::Reroll]
            .map(|one| SideWord {
                side: one,
                name: side(one),
                effect: Message::named("gm-effect-side", one.name()),
            })
            .into(),
        adventurers: (0..all.adventurers()).filter_map(|id| adventurer(all, AdventurerId(id))).collect(),
        contracts: (0..all.contracts()).filter_map(|id| contract(all, ContractId(id))).collect(),
        skill_upgrades: all.skill_tokens().iter().map(skill_token).collect(),
        core_upgrades: Line::ALL
            .into_iter()
            .flat_map(|line| (1..=3).map(move |n| core(all, line, n)))
            .collect(),
        prestige_upgrades: all.prestige_tokens().iter().map(prestige).collect(),
        board: board(),
    }
}

fn adventurer(all: &Catalogue, id: AdventurerId) -> Option<AdventurerCard> {
    let (key, card) = (all.adventurer_key(id)?, all.adventurer(id)?);
    Some(AdventurerCard {
        id,
        key: key.to_owned(),
        name: all.adventurer_name(id)?.to_owned(),
        worded: all.is_worded(id).then(|| Message::named("gm-name", key)),
        title: Message::named("gm-title", key),
        rank: card.rank,
        skills: card.skills,
        fame: card.fame,
        team: all.team_of(id),
        ability: all.ability(id).map(effect::ability),
        flavour: Message::named("gm-flavour", key),
    })
}

fn contract(all: &Catalogue, id: ContractId) -> Option<ContractCard> {
    let (key, card) = (all.contract_key(id)?, all.contract(id)?);
    Some(ContractCard {
        id,
        key: key.to_owned(),
        name: Message::named("gm-contract", key),
        noted: all.contract_name(id)?.to_owned(),
        level: card.level,
        targets: card.targets,
        gold: card.gold,
        fame: card.fame,
        bonus: effect::bonus(all.bonus(id)),
        boon: all.boon(id).map(effect::boon),
        event: all.event(id).map(effect::event),
        flavour: Message::named("gm-flavour", key),
    })
}

fn skill_token(token: &crate::catalog::SkillToken) -> SkillUpgrade {
    SkillUpgrade {
        skill: token.skill,
        name: skill_upgrade(token.skill),
        builders: token.builders,
        fame: token.fame,
        copies: token.copies,
        flavour: Message::named("gm-flavour-upgrade", token.skill.name()),
    }
}

/// A level of a line; the first is printed on the Guild's board, takes no Builder and is worth 2 (GM-UPGR-01 to -03).
fn core(all: &Catalogue, line: Line, level: u8) -> CoreUpgrade {
    let token = all.core_token(line, level);
    CoreUpgrade {
        line,
        level,
        name: core_upgrade(line, level),
        effect: Message::named("gm-effect-core", line.key()),
        value: token.map_or(2, |token| token.value),
        builders: token.map_or(0, |token| token.builders),
        fame: token.map_or(0, |token| token.fame),
        copies: token.map_or(0, |token| token.copies),
        flavour: Message::named("gm-flavour-core", &format!("{}-{level}", line.key())),
    }
}

fn prestige(token: &crate::catalog::PrestigeToken) -> PrestigeUpgrade {
    PrestigeUpgrade {
        prestige: token.formula,
        name: prestige_upgrade(token.formula),
        formula: Message::named("gm-formula", token.formula.key()),
        builders: token.builders,
        cap: token.cap,
        flavour: Message::named("gm-flavour-prestige", token.formula.key()),
    }
}

fn board() -> Board {
    let round = |round: u8| RoundMoon {
        round,
        full: round.is_multiple_of(2),
        blood: round.is_multiple_of(3),
        name: moon(round),
    };
    let row = |tens: u8| {
        let (gold, fame) = wander_reward(tens * 10);
        WanderRow { from: tens * 10, gold, fame }
    };
    Board {
        prices: PRICES.to_vec(),
        bids_half_moon: MINIMUM_BIDS[0],
        bids_full_moon: MINIMUM_BIDS[1],
        rounds: (1..=9).map(round).collect(),
        wander: (0..=6).map(row).collect(),
        dice_cap: DICE_CAP,
        skill_slots: SKILL_SLOTS as u8,
        fixed: Side::FIXED,
        rerolls: Side::REROLLS,
        gold_per_fame: crate::flow::GOLD_PER_FAME,
        starts: (2..=4).map(starts).collect(),
    }
}

fn starts(guilds: u8) -> Starts {
    Starts { guilds, tokens: (0..lots(guilds)).map(|lot| Skill::of(layout(guilds, lot)).collect()).collect() }
}
