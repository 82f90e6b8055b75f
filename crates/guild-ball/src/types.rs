//! The types on a model's card (GB-STAT-21).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A type. An effect limited to one applies only to models that carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the types go by their names")]
pub enum Type {
    Male,
    Female,
    Castellyian,
    Eisnoran,
    Erskirii,
    Ethraynnian,
    Figeon,
    Indar,
    Mald,
    Numasai,
    Piert,
    Raed,
    Skaldic,
    Sultarish,
    Valentian,
    Goalkeeper,
    CentreBack,
    DefensiveMidfielder,
    CentralMidfielder,
    AttackingMidfielder,
    Winger,
    Striker,
    Regista,
    Coach,
    Human,
    Animal,
    Mechanica,
    Veteran,
    Seasoned,
    Master,
    Apprentice,
    Reaper,
    Planter,
    Captain,
    Mascot,
    Squaddie,
}

/// What a type tells about a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Male or female.
    Gender,
    /// Where it comes from.
    Nationality,
    /// Where it plays on the pitch.
    Place,
    /// Human, animal or machine; some are two of them.
    Species,
    /// What sets this version of a character, or its standing in a guild, apart.
    Tag,
    /// Captain, Mascot or Squaddie (GB-TEAM-03, -05).
    Role,
}

impl Type {
    /// Its name in data: snake case with dashes.
    #[must_use]
    pub fn id(self) -> String {
        let mut id = String::new();
        for letter in format!("{self:?}").chars() {
            if letter.is_uppercase() && !id.is_empty() {
                id.push('-');
            }
            id.extend(letter.to_lowercase());
        }
        id
    }

    /// All types.
    pub const ALL: [Self; 36] = [
        Self::Male,
        Self::Female,
        Self::Castellyian,
        Self::Eisnoran,
        Self::Erskirii,
        Self::Ethraynnian,
        Self::Figeon,
        Self::Indar,
        Self::Mald,
        Self::Numasai,
        Self::Piert,
        Self::Raed,
        Self::Skaldic,
        Self::Sultarish,
        Self::Valentian,
        Self::Goalkeeper,
        Self::CentreBack,
        Self::DefensiveMidfielder,
        Self::CentralMidfielder,
        Self::AttackingMidfielder,
        Self::Winger,
        Self::Striker,
        Self::Regista,
        Self::Coach,
        Self::Human,
        Self::Animal,
        Self::Mechanica,
        Self::Veteran,
        Self::Seasoned,
        Self::Master,
        Self::Apprentice,
        Self::Reaper,
        Self::Planter,
        Self::Captain,
        Self::Mascot,
        Self::Squaddie,
    ];

    /// What it tells about a model.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::Male | Self::Female => Family::Gender,
            Self::Castellyian
            | Self::Eisnoran
            | Self::Erskirii
            | Self::Ethraynnian
            | Self::Figeon
            | Self::Indar
            | Self::Mald
            | Self::Numasai
            | Self::Piert
            | Self::Raed
            | Self::Skaldic
            | Self::Sultarish
            | Self::Valentian => Family::Nationality,
            Self::Goalkeeper
            | Self::CentreBack
            | Self::DefensiveMidfielder
            | Self::CentralMidfielder
            | Self::AttackingMidfielder
            | Self::Winger
            | Self::Striker
            | Self::Regista
            | Self::Coach => Family::Place,
            Self::Human | Self::Animal | Self::Mechanica => Family::Species,
            Self::Veteran
            | Self::Seasoned
            | Self::Master
            | Self::Apprentice
            | Self::Reaper
            | Self::Planter => Family::Tag,
            Self::Captain | Self::Mascot | Self::Squaddie => Family::Role,
        }
    }
}

/// The types of a model; written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeSet(u64);

impl TypeSet {
    /// No type.
    pub const EMPTY: Self = Self(0);

    /// With this type.
    #[must_use]
    pub const fn with(self, kind: Type) -> Self {
        Self(self.0 | 1 << kind as u64)
    }

    /// Without this type.
    #[must_use]
    pub const fn without(self, kind: Type) -> Self {
        Self(self.0 & !(1 << kind as u64))
    }

    /// Whether the type is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, kind: Type) -> bool {
        self.0 & 1 << kind as u64 != 0
    }

    /// Whether there is no type in the set.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The types, in the order of [`Type::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}

impl FromIterator<Type> for TypeSet {
    fn from_iter<I: IntoIterator<Item = Type>>(types: I) -> Self {
        types.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for TypeSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TypeSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Type>::deserialize(deserializer)?.into_iter().collect())
    }
}
