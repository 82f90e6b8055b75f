//! Models: who they are, what their card says and how they stand.

use core::fmt;

use kernel::{List, Seat};
use plane::{Length, Point};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::effect::Abilities;
use crate::guild::GuildSet;
use crate::types::{Type, TypeSet};

/// The most models a team has (GB-TEAM-10).
pub const TEAM_MAX: usize = 6;
/// The most models a match has.
pub const MODELS_MAX: usize = 2 * TEAM_MAX;

/// One model of a match: the first six ids belong to seat 0, the other six to seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelId(pub u8);

impl ModelId {
    /// The `place`-th model of a seat's team.
    #[must_use]
    pub const fn of(seat: Seat, place: usize) -> Self {
        Self(seat.0 * TEAM_MAX as u8 + place as u8)
    }

    /// The model as an index into an array of all models; ids from outside may be too big for one.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its place in a list of all models. Ids come from the table, so there is one; a number from elsewhere gives the last.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> usize {
        if self.index() < MODELS_MAX { self.index() } else { MODELS_MAX - 1 }
    }

    /// The team it plays for.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(if self.index() < TEAM_MAX { 0 } else { 1 })
    }

    /// Its place in its team.
    #[must_use]
    pub const fn place(self) -> usize {
        self.index() % TEAM_MAX
    }
}

/// A set of models.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelSet(pub u16);

/// Whether a set is empty, for what is left out where it says nothing.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
pub(crate) fn nobody(models: &ModelSet) -> bool {
    models.is_empty()
}

impl ModelSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set with this model in it too.
    #[inline]
    #[must_use]
    pub const fn with(self, model: ModelId) -> Self {
        Self(self.0 | 1 << model.0)
    }

    /// The set without this model.
    #[inline]
    #[must_use]
    pub const fn without(self, model: ModelId) -> Self {
        Self(self.0 & !(1 << model.0))
    }

    /// Whether the model is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, model: ModelId) -> bool {
        model.0 < 16 && self.0 & 1 << model.0 != 0
    }

    /// Whether nobody is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many models are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The models that are in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The models that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The models of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All ids of one seat's team.
    #[inline]
    #[must_use]
    pub const fn team(seat: Seat) -> Self {
        Self(((1 << TEAM_MAX) - 1) << (seat.0 as usize * TEAM_MAX))
    }

    /// The models, lowest id first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ModelId> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let first = bits.trailing_zeros() as u8;
            bits &= bits.wrapping_sub(1);
            (first < 16).then_some(ModelId(first))
        })
    }
}

impl FromIterator<ModelId> for ModelSet {
    fn from_iter<I: IntoIterator<Item = ModelId>>(models: I) -> Self {
        models.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The most letters of a name; one that is not of the Latin alphabet counts as several.
pub const NAME_MAX: usize = 24;

/// A short name that is copied flat; longer ones are cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Name([u8; NAME_MAX]);

impl Name {
    /// The name with as much of `text` as fits.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut bytes = [0; NAME_MAX];
        let mut end = text.len().min(bytes.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        bytes[..end].copy_from_slice(&text.as_bytes()[..end]);
        Self(bytes)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        core::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::new(&String::deserialize(deserializer)?))
    }
}

/// The team position of a model (GB-TEAM-03, -05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Position {
    /// The one who decides the guild.
    Captain,
    /// Worth 1 VP only (GB-WIN-05).
    Mascot,
    /// Everybody else.
    #[default]
    Squaddie,
}

/// One result of a playbook (GB-PB-12 to -19): its effects and whether it is momentous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayResult {
    /// Hit points taken from the target.
    pub damage: u8,
    /// Inches of push on the target.
    pub push: u8,
    /// Inches of dodge for the attacker.
    pub dodge: u8,
    /// Whether the target is knocked down.
    pub knock_down: bool,
    /// Whether the attacker takes the ball off the target.
    pub tackle: bool,
    /// Whether picking it gives 1 MP (GB-PB-06).
    pub momentous: bool,
    /// The play icon: 1 the first, 2 the second, 0 none; it triggers a play that shows the same (GB-RUL-60).
    #[serde(skip_serializing_if = "is_none")]
    pub icon: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over by reference")]
const fn is_none(icon: &u8) -> bool {
    *icon == 0
}

/// The most columns a playbook has.
pub const COLUMNS_MAX: usize = 8;
/// The most results a column has.
pub const ROWS_MAX: usize = 3;

/// A playbook: columns counted from the left, each with its results from top to bottom (GB-PB-01).
pub type Playbook = List<List<PlayResult, ROWS_MAX>, COLUMNS_MAX>;

/// What a model's card says (GB-STAT-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Its name.
    pub name: Name,
    /// Its team position.
    pub position: Position,
    /// Base move and max move in inches (GB-STAT-01, -02).
    pub mov: [u8; 2],
    /// Dice brought to attacks (GB-STAT-03).
    pub tac: u8,
    /// Base KICK in dice and kick distance in inches (GB-STAT-04, -05).
    pub kick: [u8; 2],
    /// Target number to hit it (GB-STAT-06).
    pub def: u8,
    /// Hits taken off an attack (GB-STAT-07).
    pub arm: u8,
    /// Base INF and max INF (GB-STAT-08, -09).
    pub inf: [u8; 2],
    /// Cells of the health bar (GB-STAT-13).
    pub hp: u8,
    /// HP to which it recovers when it returns (GB-STAT-16).
    pub recovery: u8,
    /// Width of the melee zone in inches (GB-STAT-19).
    pub melee: u8,
    /// Radius of the base: 150, 200 or 250 units (GB-STAT-18).
    pub base: Length,
    /// The playbook.
    pub playbook: Playbook,
    // What came after the first records is left out where it says nothing, so that their digests still fit.
    /// Whom the model is a version of; nobody in particular when empty, which is a character of its own
    /// (GB-TEAM-07, GB-RUL-66).
    #[serde(default, skip_serializing_if = "Name::is_empty")]
    pub character: Name,
    /// The guilds it may play for (GB-TEAM-06).
    #[serde(default, skip_serializing_if = "GuildSet::is_empty")]
    pub guilds: GuildSet,
    /// Its types (GB-STAT-21).
    #[serde(default, skip_serializing_if = "TypeSet::is_empty")]
    pub types: TypeSet,
    /// Its plays and traits.
    #[serde(default, skip_serializing_if = "no_abilities")]
    pub abilities: Abilities,
}

fn no_abilities(abilities: &Abilities) -> bool {
    abilities.is_empty()
}

impl Profile {
    /// The radius of the widest base there is, goalposts included (GB-STAT-18).
    pub const BASE_MOST: Length = Length(250);

    /// The named character it is: versions of one share it (GB-RUL-66).
    #[must_use]
    pub fn named(&self) -> Name {
        if self.character.is_empty() { self.name } else { self.character }
    }

    /// Whether both are versions of one character (GB-RUL-66).
    #[must_use]
    pub fn is_version_of(&self, other: &Self) -> bool {
        self.named().as_str().eq_ignore_ascii_case(other.named().as_str())
    }

    /// The same card in another team position, whose type it has for this game (GB-RUL-67).
    #[must_use]
    pub fn playing(self, position: Position) -> Self {
        let role = |position: Position| match position {
            Position::Captain => Type::Captain,
            Position::Mascot => Type::Mascot,
            Position::Squaddie => Type::Squaddie,
        };
        let types = if self.types.is_empty() {
            self.types
        } else {
            self.types.without(role(self.position)).with(role(position))
        };
        Self { position, types, ..self }
    }

    /// Whether it is the Master a team of Blacksmiths has chosen for its Captain (Forge Master, GB-RUL-67).
    #[must_use]
    pub fn is_forge_master(&self) -> bool {
        self.position == Position::Captain && self.types.has(Type::Master)
    }

    /// Whether it has the type; of the team positions, the one it plays in (GB-STAT-21, GB-RUL-67).
    #[must_use]
    pub const fn is(&self, kind: Type) -> bool {
        match kind {
            Type::Captain => matches!(self.position, Position::Captain),
            Type::Mascot => matches!(self.position, Position::Mascot),
            Type::Squaddie => matches!(self.position, Position::Squaddie),
            _ => self.types.has(kind),
        }
    }
}

/// A condition (GB-COND-01 to -09, GB-KD, GB-TO).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// KD.
    KnockedDown,
    /// TO.
    TakenOut,
    /// 3 damage in the End Phase, then gone.
    Bleed,
    /// 2 damage in the End Phase.
    Poison,
    /// 1 damage in the End Phase; −2"/−2" MOV.
    Burning,
    /// −1 DEF and −2"/−2" MOV.
    Snared,
    /// 1 damage in the End Phase; what else it brings is a guild's rule.
    Disease,
}

impl Condition {
    /// All conditions.
    pub const ALL: [Self; 7] = [
        Self::KnockedDown,
        Self::TakenOut,
        Self::Bleed,
        Self::Poison,
        Self::Burning,
        Self::Snared,
        Self::Disease,
    ];

    /// The damage it deals in the End Phase (GB-COND-03).
    #[must_use]
    pub const fn damage(self) -> u8 {
        match self {
            Self::Bleed => 3,
            Self::Poison => 2,
            Self::Burning | Self::Disease => 1,
            Self::KnockedDown | Self::TakenOut | Self::Snared => 0,
        }
    }
}

/// The conditions a model has; it has each once or not at all (GB-COND-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(pub u8);

impl Conditions {
    /// Whether the model has it.
    #[inline]
    #[must_use]
    pub const fn has(self, condition: Condition) -> bool {
        self.0 & 1 << condition as u8 != 0
    }

    /// With this one.
    #[must_use]
    pub const fn with(self, condition: Condition) -> Self {
        Self(self.0 | 1 << condition as u8)
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, condition: Condition) -> Self {
        Self(self.0 & !(1 << condition as u8))
    }

    /// The conditions, in the order of [`Condition::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }
}

/// How a model stands now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Model {
    /// Where the centre of its base is; meaningless while it is off the pitch.
    pub at: Point,
    /// Its current HP.
    pub hp: u8,
    /// The influence it holds.
    pub influence: u8,
    /// Its conditions.
    pub conditions: Conditions,
    /// Whether it has been activated this turn (GB-TURN-15).
    pub activated: bool,
    /// Whether it has used Rest this turn (GB-MOM-30).
    pub rested: bool,
    /// Whether it has been helped by Encourage this turn (GB-MOM-32).
    pub encouraged: bool,
    /// The enemies it has declared a Counter-Attack against this turn (GB-MOM-23).
    pub countered: ModelSet,
    /// Whether it ignores rough terrain for the rest of the turn (GB-MOM-37).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub gliding: bool,
    /// Whether it has returned to play this turn (GB-RUL-70).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub returned: bool,
    /// How often it has left the pitch this turn: what was under way on it then goes on no more, even if it is back.
    #[serde(default, skip_serializing_if = "never")]
    pub outs: u8,
}

/// Whether something has never happened.
fn never(times: &u8) -> bool {
    *times == 0
}

impl Model {
    /// A fresh model of this profile, off the pitch.
    #[must_use]
    pub fn fresh(profile: &Profile) -> Self {
        Self {
            at: Point { x: 0, y: 0 },
            hp: profile.hp,
            influence: 0,
            conditions: Conditions::default(),
            activated: false,
            rested: false,
            encouraged: false,
            countered: ModelSet::EMPTY,
            gliding: false,
            returned: false,
            outs: 0,
        }
    }

    /// Whether it is knocked down.
    #[inline]
    #[must_use]
    pub const fn is_down(&self) -> bool {
        self.conditions.has(Condition::KnockedDown)
    }
}
