//! The effects no vocabulary expresses, each with what it needs a rule of its own for.

use serde::{Deserialize, Serialize};

use super::hook::named_enum;

named_enum! {
    /// A rule of its own.
    OwnRule {
        /// Half the team are masters, half apprentices, and there is no mascot.
        Apprenticeship = "apprenticeship",
        /// A second ball that no Shot may be taken with and that hurts enemies who take it.
        BallOfLight = "ball-of-light",
        /// The captain is appointed at set-up: its types and its INF change.
        ForgeMaster = "forge-master",
        /// Every trait that comes from one named friend is without effect.
        Animosity = "animosity",
        /// It joins with its partner and does not count for the size of the team.
        Benched = "benched",
        /// The next model taken out is worth more and misses its next return.
        CasketTime = "casket-time",
        /// Two models are activated at the same time.
        Contract = "contract",
        /// A play is used at once, whichever it is, before anything else of the activation.
        GetOnWithItBoy = "get-on-with-it-boy",
        /// Dice are rolled again one by one, hits too where a better one is hoped for.
        PreciseCalculations = "guild-rule-precise-calculations",
        /// The same for the next kick.
        Meditation = "meditation",
        /// A model comes onto the pitch that is neither there nor taken out.
        DropOff = "drop-off",
        /// Two stats are those printed on another model's card.
        Family = "family",
        /// The card becomes its partner's while in play.
        GimmeFire = "gimme-fire",
        /// It is never activated, never returns and gives no VP.
        InanimateObject = "inanimate-object",
        /// Momentum pays for influence.
        LastLight = "last-light",
        /// It is pushed as far as a die says.
        LeglessDrunk = "legless-drunk",
        /// Two models are one choice and are activated at the same time.
        MatchedPair = "matched-pair",
        /// One budget of inches is shared out in dodges among any number of models.
        Nitro = "nitro",
        /// It leaves the pitch without being taken out.
        PickUp = "pick-up",
        /// An enemy passes or attacks its own side for the other player.
        PuppetMaster = "puppet-master",
        /// Influence may be allocated to a model that is off the pitch.
        ReadyToGo = "ready-to-go",
        /// It takes the second ball.
        Reclamation = "reclamation",
        /// An enemy passes or attacks its own side for the other player.
        Seduced = "seduced",
        /// The second player moves no more models than the first did.
        Sidestep = "sidestep",
        /// A second ball with its own worth, until the activation ends.
        Snowball = "snowball",
        /// Damage goes to another model before it is suffered, and what is too much for it comes back.
        TeamPlayer = "team-player",
        /// Friends passed anywhere on the way are remembered.
        Tow = "tow",
        /// A play is read from another model's card.
        TrueReplication = "true-replication",
        /// Captain and mascot in one model, and another model is left out.
        TrustySteed = "trusty-steed",
        /// It gets no HP back, and taken out its card becomes its partner's.
        WaningLight = "waning-light",
    }
}
