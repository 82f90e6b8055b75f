//! The card set: read once from the embedded data, then shared.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::cards::{AdventurerId, Cards, ContractId};
use crate::effect::{Ability, Book, Boon, EventCard, Limit, Op, Ops, Window, reading, window};
use crate::terms::{Level, Line, Prestige, Rank, Skill};

/// A figure for each Skill, 0 where the card shows none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the Skills")]
pub struct Figures {
    pub might: u8,
    pub arcane: u8,
    pub guile: u8,
    pub logic: u8,
    pub charm: u8,
    pub spirit: u8,
}

impl Figures {
    /// The figures in the order of [`Skill::ALL`].
    #[must_use]
    pub const fn all(self) -> [u8; 6] {
        [self.might, self.arcane, self.guile, self.logic, self.charm, self.spirit]
    }
}

/// What the rules read from an Adventurer card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adventurer {
    /// Dice in each Skill.
    pub skills: [u8; 6],
    /// Its Rank.
    pub rank: Rank,
    /// Fame for recruiting it.
    pub fame: u8,
}

/// What the rules read from a Contract card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contract {
    /// The target for each Skill, 0 where none is listed.
    pub targets: [u8; 6],
    /// Its deck.
    pub level: Level,
    /// Gold for completing it.
    pub gold: u8,
    /// Fame for completing it.
    pub fame: u8,
}

/// An Adventurer as the files of cards write it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AdventurerData {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether the name is made of words, which every language says in its own.
    #[serde(default)]
    pub(crate) worded: bool,
    pub(crate) title: String,
    pub(crate) rank: Rank,
    #[serde(default)]
    pub(crate) team: Option<Skill>,
    pub(crate) skills: Figures,
    pub(crate) fame: u8,
    #[serde(default)]
    pub(crate) ability: Option<Ability>,
}

/// A Contract as the files of cards write it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContractData {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) level: Level,
    pub(crate) targets: Figures,
    pub(crate) gold: u8,
    pub(crate) fame: u8,
    #[serde(default)]
    pub(crate) start: bool,
    #[serde(default)]
    pub(crate) bonus: Ops,
    #[serde(default)]
    pub(crate) boon: Option<Boon>,
    #[serde(default)]
    pub(crate) event: Option<EventCard>,
}

/// What a Contract does besides paying its reward.
#[derive(Clone, Copy, Debug, Default)]
struct Effects {
    bonus: Ops,
    boon: Option<Boon>,
    event: Option<EventCard>,
}

/// A Skill Upgrade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillToken {
    /// Its name.
    pub name: String,
    /// The Skill it works on.
    pub skill: Skill,
    /// Hammers.
    pub builders: u8,
    /// Fame when built.
    pub fame: u8,
    /// Tokens in the supply.
    pub copies: u8,
}

/// A Core Upgrade of level II or III.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoreToken {
    /// Its name.
    pub name: String,
    /// Its line.
    pub line: Line,
    /// 2 or 3.
    pub level: u8,
    /// Hammers.
    pub builders: u8,
    /// Fame when built.
    pub fame: u8,
    /// Tokens in the supply.
    pub copies: u8,
    /// Orders, Adventurers a team, or Income.
    pub value: u8,
}

/// A Prestige Upgrade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrestigeToken {
    /// Its name.
    pub name: String,
    /// How it scores.
    pub formula: Prestige,
    /// Hammers.
    pub builders: u8,
    /// The most it scores.
    pub cap: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    skill: Vec<SkillToken>,
    core: Vec<CoreToken>,
    prestige: Vec<PrestigeToken>,
}

/// The whole card set, and behind it what a scenario states.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    adventurers: Vec<Adventurer>,
    adventurer_names: Vec<(String, String, String)>,
    worded: Cards<AdventurerId>,
    abilities: Vec<Option<Ability>>,
    always: Cards<AdventurerId>,
    used_in: [Cards<AdventurerId>; Window::ALL.len()],
    boons_in: [Cards<ContractId>; Window::ALL.len()],
    copiers: Cards<AdventurerId>,
    teams: Vec<Option<Skill>>,
    contracts: Vec<Contract>,
    contract_names: Vec<(String, String)>,
    effects: Vec<Effects>,
    book: Book,
    starting: Vec<ContractId>,
    ranks: [Cards<AdventurerId>; 4],
    levels: [Cards<ContractId>; 3],
    tokens: Tokens,
    /// How many Adventurers and Contracts the set has; those behind them are stated by a scenario.
    set: (u8, u8),
}

/// The card set that comes with the game.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| Catalogue::read().unwrap_or_default())
}

impl Catalogue {
    fn read() -> Result<Self, ron::error::SpannedError> {
        let tokens: Tokens = ron::from_str(include_str!("../data/upgrades.ron"))?;
        let (cards, book) = reading(|| {
            let adventurers = ron::from_str::<Vec<AdventurerData>>(include_str!("../data/adventurers.ron"))?;
            let contracts = ron::from_str::<Vec<ContractData>>(include_str!("../data/contracts.ron"))?;
            Ok::<_, ron::error::SpannedError>((adventurers, contracts))
        });
        let (adventurers, contracts) = cards?;
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let set = (number(adventurers.len()), number(contracts.len()));
        let mut all = Self { tokens, book, set, ..Self::default() };
        all.extend(adventurers, contracts);
        for (number, card) in (0..set.0).zip(&all.adventurers) {
            all.ranks[card.rank as usize].insert(AdventurerId(number));
        }
        for (number, card) in (0..set.1).zip(&all.contracts) {
            all.levels[card.level.index()].insert(ContractId(number));
        }
        Ok(all)
    }

    /// This card set with more cards behind it, which are in no deck and no team.
    pub(crate) fn with(&self, adventurers: Vec<AdventurerData>, contracts: Vec<ContractData>) -> Self {
        let mut all = self.clone();
        all.extend(adventurers, contracts);
        all
    }

    fn extend(&mut self, adventurers: Vec<AdventurerData>, contracts: Vec<ContractData>) {
        for card in adventurers {
            let id = AdventurerId(self.next_adventurer());
            self.adventurers.push(Adventurer { skills: card.skills.all(), rank: card.rank, fame: card.fame });
            self.adventurer_names.push((card.id, card.name, card.title));
            self.teams.push(card.team);
            self.abilities.push(card.ability);
            if let Some(ability) = card.ability {
                self.index(id, &ability);
            }
            if card.worded {
                self.worded.insert(id);
            }
        }
        for card in contracts {
            let id = ContractId(self.next_contract());
            if card.start {
                self.starting.push(id);
            }
            let targets = card.targets.all();
            self.contracts.push(Contract { targets, level: card.level, gold: card.gold, fame: card.fame });
            self.contract_names.push((card.id, card.name));
            if let Some(boon) = card.boon {
                for op in self.book.list(boon.effects) {
                    self.boons_in[window(op, boon.phase()) as usize].insert(id);
                }
            }
            self.effects.push(Effects { bonus: card.bonus, boon: card.boon, event: card.event });
        }
    }

    /// Notes when an ability can be used.
    fn index(&mut self, id: AdventurerId, ability: &Ability) {
        if ability.limit == Limit::Static {
            self.always.insert(id);
        }
        for op in self.book.list(ability.effects) {
            match op {
                Op::CopyAbility(_) => self.copiers.insert(id),
                _ => self.used_in[window(op, ability.phase) as usize].insert(id),
            }
        }
    }

    /// The Adventurers whose abilities do something in a window.
    #[must_use]
    pub fn used_in(&self, window: Window) -> Cards<AdventurerId> {
        self.used_in[window as usize]
    }

    /// The Contracts whose Boons are used in a window.
    #[must_use]
    pub fn boons_in(&self, window: Window) -> Cards<ContractId> {
        self.boons_in[window as usize]
    }

    /// The Adventurers who copy abilities.
    #[must_use]
    pub fn copiers(&self) -> Cards<AdventurerId> {
        self.copiers
    }

    /// The facts of an Adventurer of the set.
    #[inline]
    #[must_use]
    pub fn adventurer(&self, id: AdventurerId) -> Option<&Adventurer> {
        self.adventurers.get(usize::from(id.0))
    }

    /// The facts of a Contract of the set.
    #[inline]
    #[must_use]
    pub fn contract(&self, id: ContractId) -> Option<&Contract> {
        self.contracts.get(usize::from(id.0))
    }

    /// The operations of a list.
    pub(crate) fn ops(&self, ops: Ops) -> &[Op] {
        self.book.list(ops)
    }

    /// The ability of an Adventurer.
    #[inline]
    #[must_use]
    pub fn ability(&self, id: AdventurerId) -> Option<&Ability> {
        self.abilities.get(usize::from(id.0))?.as_ref()
    }

    /// The Adventurers whose abilities need no use.
    #[must_use]
    pub fn always_on(&self) -> Cards<AdventurerId> {
        self.always
    }

    /// The Bonus of a Contract; without operations when it has none.
    #[must_use]
    pub fn bonus(&self, id: ContractId) -> Ops {
        self.effects.get(usize::from(id.0)).map_or(Ops::default(), |effects| effects.bonus)
    }

    /// The Boon of a Contract.
    #[inline]
    #[must_use]
    pub fn boon(&self, id: ContractId) -> Option<&Boon> {
        self.effects.get(usize::from(id.0))?.boon.as_ref()
    }

    /// The Event of a Contract.
    #[inline]
    #[must_use]
    pub fn event(&self, id: ContractId) -> Option<&EventCard> {
        self.effects.get(usize::from(id.0))?.event.as_ref()
    }

    /// The name of an Adventurer.
    #[must_use]
    pub fn adventurer_name(&self, id: AdventurerId) -> Option<&str> {
        self.adventurer_names.get(usize::from(id.0)).map(|(_, name, _)| name.as_str())
    }

    /// The key of an Adventurer of the set, which its texts are named after.
    #[must_use]
    pub fn adventurer_key(&self, id: AdventurerId) -> Option<&str> {
        let names = self.adventurer_names.get(usize::from(id.0)).filter(|_| id.0 < self.set.0);
        names.map(|(key, ..)| key.as_str())
    }

    /// Whether the name of an Adventurer is made of words and has a text of its own in every language.
    #[must_use]
    pub fn is_worded(&self, id: AdventurerId) -> bool {
        self.worded.contains(id)
    }

    /// The key of a Contract of the set, which its texts are named after.
    #[must_use]
    pub fn contract_key(&self, id: ContractId) -> Option<&str> {
        let names = self.contract_names.get(usize::from(id.0)).filter(|_| id.0 < self.set.1);
        names.map(|(key, _)| key.as_str())
    }

    /// The Skill of the starting team an Adventurer belongs to.
    #[must_use]
    pub fn team_of(&self, id: AdventurerId) -> Option<Skill> {
        self.teams.get(usize::from(id.0)).copied().flatten()
    }

    /// The name of a Contract.
    #[must_use]
    pub fn contract_name(&self, id: ContractId) -> Option<&str> {
        self.contract_names.get(usize::from(id.0)).map(|(_, name)| name.as_str())
    }

    /// The Adventurer of this name; one that a scenario states before one of the set.
    #[must_use]
    pub fn adventurer_named(&self, name: &str) -> Option<AdventurerId> {
        let at = self.adventurer_names.iter().rposition(|(_, other, _)| other == name)?;
        u8::try_from(at).ok().map(AdventurerId)
    }

    /// The Contract of this name; one that a scenario states before one of the set.
    #[must_use]
    pub fn contract_named(&self, name: &str) -> Option<ContractId> {
        let at = self.contract_names.iter().rposition(|(_, other)| other == name)?;
        u8::try_from(at).ok().map(ContractId)
    }

    /// How many Adventurers the set has.
    #[must_use]
    pub const fn adventurers(&self) -> u8 {
        self.set.0
    }

    /// How many Contracts the set has.
    #[must_use]
    pub const fn contracts(&self) -> u8 {
        self.set.1
    }

    /// The number of the next Adventurer behind all there are.
    #[must_use]
    pub fn next_adventurer(&self) -> u8 {
        u8::try_from(self.adventurers.len()).unwrap_or(u8::MAX)
    }

    /// The number of the next Contract behind all there are.
    #[must_use]
    pub fn next_contract(&self) -> u8 {
        u8::try_from(self.contracts.len()).unwrap_or(u8::MAX)
    }

    /// The Adventurers of a Rank.
    #[must_use]
    pub fn of_rank(&self, rank: Rank) -> Cards<AdventurerId> {
        self.ranks[rank as usize]
    }

    /// The Contracts of a level.
    #[must_use]
    pub fn of_level(&self, level: Level) -> Cards<ContractId> {
        self.levels[level.index()]
    }

    /// The four Novices of a starting team (GM-SETU-18).
    pub fn team(&self, skill: Skill) -> impl Iterator<Item = AdventurerId> + '_ {
        (0..).zip(&self.teams).filter(move |(_, team)| **team == Some(skill)).map(|(n, _)| AdventurerId(n))
    }

    /// The two Contracts with the starting mark (GM-SETU-21).
    #[must_use]
    pub fn starting(&self) -> &[ContractId] {
        &self.starting
    }

    /// The Skill Upgrade of a Skill.
    #[must_use]
    pub fn skill_token(&self, skill: Skill) -> Option<&SkillToken> {
        self.tokens.skill.get(skill.index()).filter(|token| token.skill == skill)
    }

    /// The Core Upgrade of a line and level.
    #[must_use]
    pub fn core_token(&self, line: Line, level: u8) -> Option<&CoreToken> {
        let at = line.index() * 2 + usize::from(level.checked_sub(2)?);
        self.tokens.core.get(at).filter(|token| token.line == line && token.level == level)
    }

    /// A Prestige Upgrade.
    #[must_use]
    pub fn prestige_token(&self, prestige: Prestige) -> Option<&PrestigeToken> {
        self.tokens.prestige.get(prestige.index()).filter(|token| token.formula == prestige)
    }

    /// Every Skill Upgrade.
    #[must_use]
    pub fn skill_tokens(&self) -> &[SkillToken] {
        &self.tokens.skill
    }

    /// Every Core Upgrade.
    #[must_use]
    pub fn core_tokens(&self) -> &[CoreToken] {
        &self.tokens.core
    }

    /// Every Prestige Upgrade.
    #[must_use]
    pub fn prestige_tokens(&self) -> &[PrestigeToken] {
        &self.tokens.prestige
    }
}
