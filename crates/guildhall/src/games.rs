//! The games the binary knows, and how to get from a name to the type.

use clap::ValueEnum;
use guild_ball::GuildBall;
use guild_master::GuildMaster;
use kernel::Game;

use crate::failure::Failure;
use crate::show::Pictured;

/// A game that can be named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    /// Mob football with miniatures.
    GuildBall,
    /// Two to four guilds, secret simultaneous orders.
    GuildMaster,
    /// Fantasy skirmish; not yet playable.
    GoreAndGlory,
}

/// Something to be done with a game, whichever it is.
pub(crate) trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Pictured>(self) -> Self::Out;
}

impl GameName {
    /// All of them.
    pub(crate) const ALL: [Self; 3] = [Self::GuildBall, Self::GuildMaster, Self::GoreAndGlory];

    /// The name in records, messages and commands.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::GuildBall => GuildBall::ID,
            Self::GuildMaster => GuildMaster::ID,
            Self::GoreAndGlory => "gore-and-glory",
        }
    }

    /// The game with this name.
    pub(crate) fn named(id: &str) -> Result<Self, Failure> {
        Self::ALL.into_iter().find(|game| game.id() == id).ok_or_else(|| {
            let known = Self::ALL.map(Self::id).join(", ");
            Failure::Input(format!("there is no game `{id}`; the known ones are {known}"))
        })
    }

    /// Does something with the game.
    pub(crate) fn visit<V: Visit>(self, visitor: V) -> Result<V::Out, Failure> {
        match self {
            Self::GuildBall => Ok(visitor.visit::<GuildBall>()),
            Self::GuildMaster => Ok(visitor.visit::<GuildMaster>()),
            Self::GoreAndGlory => Err(Failure::Input(
                "gore-and-glory is not yet playable; `guildhall rules` says how far its rules are, and guild-ball and \
                 guild-master can be played"
                    .to_owned(),
            )),
        }
    }

    /// Whether it can be played.
    pub(crate) fn is_playable(self) -> bool {
        match self {
            Self::GuildBall | Self::GuildMaster => true,
            Self::GoreAndGlory => false,
        }
    }
}
