//! When an effect fires: the steps of the timing sequences an ability can name (GB-TIME-01).

use serde::{Deserialize, Serialize};

/// Declares the enum together with the list of all its members and the name each has in the taxonomy.
macro_rules! named_enum {
    ($(#[$meta:meta])* $enum:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $enum { $($(#[$doc])* $variant,)* }

        impl $enum {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// Its name in the taxonomy.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The one with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|each| each.name() == name)
            }
        }
    };
}
pub(super) use named_enum;

named_enum! {
    /// A moment at which a trigger may fire, seen from the model that carries it.
    Hook {
        /// A character play is used.
        UsePlay = "use.play",
        /// A heroic play is used.
        UseHeroic = "use.heroic",
        /// A legendary play is used.
        UseLegendary = "use.legendary",
        /// An active trait is used at a free moment of the activation.
        UseTrait = "use.trait",
        /// A game plan is resolved in the Initiative Phase.
        UsePlan = "use.plan",
        /// In force by itself.
        Always = "always",
        /// The bearer's activation starts.
        ActStart = "act.start",
        /// Another friendly model's activation starts.
        ActStartFriend = "act.start.friend",
        /// An enemy's activation starts.
        ActStartEnemy = "act.start.enemy",
        /// The bearer's activation ends.
        ActEnd = "act.end",
        /// An enemy's activation ends.
        ActEndEnemy = "act.end.enemy",
        /// Any model's activation ends.
        ActEndAny = "act.end.any",
        /// It is settled who activates next.
        ActOrder = "act.order",
        /// An advance is declared or starts.
        AdvStart = "adv.start",
        /// A base, piece or marker is touched or crossed on the way.
        AdvDuring = "adv.during",
        /// The bearer ends an advance.
        AdvEndSelf = "adv.end.self",
        /// Another friendly model ends an advance.
        AdvEndFriend = "adv.end.friend",
        /// An enemy ends an advance.
        AdvEndEnemy = "adv.end.enemy",
        /// An enemy ends a dodge.
        DodgeEndEnemy = "dodge.end.enemy",
        /// The bearer is placed.
        PlaceSelf = "place.self",
        /// A model comes to be within an area, an aura or the reach of a marker.
        Enter = "enter",
        /// A charge is declared.
        ChargeDeclare = "charge.declare",
        /// An attack is declared.
        AttackDeclare = "attack.declare",
        /// A Counter-Attack is declared.
        CounterDeclare = "counter.declare",
        /// A parting blow is made.
        PartingBlow = "partingblow",
        /// A model would be hit.
        Hit = "hit",
        /// Playbook results are chosen.
        Results = "results",
        /// The bearer's attack had at least one net hit.
        AttackSuccess = "attack.success",
        /// The bearer's attack is resolved.
        AttackAfter = "attack.after",
        /// The bearer has really caused damage.
        DamageDealt = "damage.dealt",
        /// A model has suffered damage.
        DamageSuffered = "damage.suffered",
        /// A model is about to suffer a condition.
        CondSuffer = "cond.suffer",
        /// A model is about to suffer a push or a tackle.
        EffectSuffer = "effect.suffer",
        /// A model is at 0 HP.
        ZeroHp = "zero-hp",
        /// The bearer is taken out.
        OutSelf = "out.self",
        /// A friend is taken out.
        OutFriend = "out.friend",
        /// An enemy is taken out.
        OutEnemy = "out.enemy",
        /// Anybody is taken out.
        OutAny = "out.any",
        /// The bearer inflicts it.
        OutInflict = "out.inflict",
        /// A model returns to play.
        Return = "return",
        /// A kick is declared.
        KickDeclare = "kick.declare",
        /// A friend receives a pass.
        PassReceived = "pass.received",
        /// A goal is scored.
        Goal = "goal",
        /// A model gains possession.
        BallGain = "ball.gain",
        /// A character play is declared.
        PlayDeclare = "play.declare",
        /// A character play is resolved.
        PlayAfter = "play.after",
        /// A momentous ability is used.
        AbilityUse = "ability.use",
        /// Momentum has been spent.
        MpSpent = "mp.spent",
        /// The End Phase, before conditions are resolved.
        EndPhase = "endphase",
        /// The Maintenance Phase.
        Maintenance = "maintenance",
        /// Team selection, deployment, kick-off.
        Setup = "setup",
        /// A marker is placed.
        MarkerPlaced = "marker.placed",
        /// A trap goes off.
        MarkerTriggered = "marker.triggered",
        /// A friend has been taken out and removed, and MP and VP for that are gained.
        OutGain = "out.gain",
        /// A goal is scored, and the scorer does not use Run the Length!
        GoalStayed = "goal.stayed",
    }
}

/// A set of hooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HookSet(pub u64);

impl HookSet {
    /// With this one.
    #[must_use]
    pub const fn with(self, hook: Hook) -> Self {
        Self(self.0 | 1 << hook as u8)
    }

    /// All of both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These hooks.
    #[must_use]
    pub const fn of(hooks: &[Hook]) -> Self {
        let (mut all, mut number) = (Self(0), 0);
        while number < hooks.len() {
            all = all.with(hooks[number]);
            number += 1;
        }
        all
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether some hook is in both.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.minus(other).0 != self.0
    }

    /// Whether it is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, hook: Hook) -> bool {
        self.0 & 1 << hook as u8 != 0
    }
}

const _: () = assert!(Hook::ALL.len() <= 64, "a HookSet has 64 bits");
