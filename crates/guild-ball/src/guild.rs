//! The guilds a model may play for (GB-TEAM-04, -06).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the guilds go by their names")]
pub enum Guild {
    Alchemists,
    Blacksmiths,
    Brewers,
    Butchers,
    Cooks,
    Engineers,
    Falconers,
    Farmers,
    Fishermen,
    Hunters,
    Lamplighters,
    Masons,
    Miners,
    Morticians,
    Navigators,
    Order,
    Ratcatchers,
    Shepherds,
    Union,
}

impl Guild {
    /// All guilds.
    pub const ALL: [Self; 19] = [
        Self::Alchemists,
        Self::Blacksmiths,
        Self::Brewers,
        Self::Butchers,
        Self::Cooks,
        Self::Engineers,
        Self::Falconers,
        Self::Farmers,
        Self::Fishermen,
        Self::Hunters,
        Self::Lamplighters,
        Self::Masons,
        Self::Miners,
        Self::Morticians,
        Self::Navigators,
        Self::Order,
        Self::Ratcatchers,
        Self::Shepherds,
        Self::Union,
    ];

    /// Whether it is a minor guild, which is dealt eight plans and adds 1 to the starting roll (GB-TOUR-04, -06,
    /// GB-RUL-19).
    #[must_use]
    pub const fn is_minor(self) -> bool {
        matches!(
            self,
            Self::Cooks
                | Self::Falconers
                | Self::Lamplighters
                | Self::Miners
                | Self::Navigators
                | Self::Order
                | Self::Ratcatchers
                | Self::Shepherds
        )
    }

    /// Its name in data, setups and rosters, which is that of the messages `gb-guild-<id>` too.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Alchemists => "alchemists",
            Self::Blacksmiths => "blacksmiths",
            Self::Brewers => "brewers",
            Self::Butchers => "butchers",
            Self::Cooks => "cooks",
            Self::Engineers => "engineers",
            Self::Falconers => "falconers",
            Self::Farmers => "farmers",
            Self::Fishermen => "fishermen",
            Self::Hunters => "hunters",
            Self::Lamplighters => "lamplighters",
            Self::Masons => "masons",
            Self::Miners => "miners",
            Self::Morticians => "morticians",
            Self::Navigators => "navigators",
            Self::Order => "order",
            Self::Ratcatchers => "ratcatchers",
            Self::Shepherds => "shepherds",
            Self::Union => "union",
        }
    }

    /// Its colour on a page, as red, green and blue.
    #[must_use]
    pub const fn colour(self) -> u32 {
        match self {
            Self::Alchemists => 0x4e_9339,
            Self::Blacksmiths => 0x82_969f,
            Self::Brewers => 0xcd_b320,
            Self::Butchers => 0xce_1f27,
            Self::Cooks => 0xeb_2629,
            Self::Engineers | Self::Miners => 0x76_151e,
            Self::Falconers | Self::Hunters => 0x39_653b,
            Self::Farmers | Self::Shepherds => 0xea_8329,
            Self::Fishermen | Self::Navigators => 0x50_b8c8,
            Self::Lamplighters => 0x00_994a,
            Self::Masons => 0x41_6abb,
            Self::Morticians | Self::Ratcatchers => 0x1d_2022,
            Self::Order => 0xeb_ed1a,
            Self::Union => 0x5b_257f,
        }
    }
}

/// The guilds a model may play for; written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GuildSet(u32);

impl GuildSet {
    /// No guild.
    pub const EMPTY: Self = Self(0);

    /// With this guild.
    #[must_use]
    pub const fn with(self, guild: Guild) -> Self {
        Self(self.0 | 1 << guild as u32)
    }

    /// Whether the guild is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, guild: Guild) -> bool {
        self.0 & 1 << guild as u32 != 0
    }

    /// Whether there is no guild in the set.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether the sets have a guild in common (GB-DEF-17).
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The guilds, in the order of [`Guild::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Guild> {
        Guild::ALL.into_iter().filter(move |&guild| self.has(guild))
    }
}

impl FromIterator<Guild> for GuildSet {
    fn from_iter<I: IntoIterator<Item = Guild>>(guilds: I) -> Self {
        guilds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for GuildSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for GuildSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Guild>::deserialize(deserializer)?.into_iter().collect())
    }
}
