//! What a model pays for what it does.

use words::Arg;

use crate::effect::vocabulary::{Change, Limit, Modifier, Momentous, Paid, Price, When};
use crate::shown::noun::said;
use crate::texts::m;

/// How often a price holds, which its words tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Times {
    /// Always, or as often as is told elsewhere.
    Any,
    /// Once.
    Once,
    /// Once in every span of this limit.
    Per(Limit),
    /// Once for every character play.
    PerPlay,
    /// For the first model of the team that comes to pay it.
    First,
}

impl Times {
    /// How often a modifier of a rule with so many uses counts; only something free is told as one.
    pub(super) fn of(uses: u8, modifier: &Modifier) -> Self {
        let free =
            matches!(modifier.change, Change::Influence(_, Price::Free) | Change::Momentum(_, Price::Free));
        match modifier.limit {
            _ if !free => Self::Any,
            Limit::Action if modifier.when.contains(&When::UsingPlay) => Self::PerPlay,
            Limit::Turn | Limit::Activation | Limit::Action | Limit::Advance | Limit::Game => {
                Self::Per(modifier.limit)
            }
            Limit::Any | Limit::First | Limit::EachModel | Limit::Thrice if uses == 1 => Self::Once,
            Limit::Any | Limit::First | Limit::EachModel | Limit::Thrice => Self::Any,
        }
    }
}

/// Something that costs less or more, or nothing.
pub(super) struct Paying {
    momentum: bool,
    price: Price,
    times: Times,
    /// What is paid for, in the words this price asks for.
    pub(super) what: Arg,
}

impl Paying {
    /// A price in influence.
    pub(super) fn influence(what: Paid, price: Price, times: Times) -> Self {
        Self { momentum: false, price, times, what: paid(what, form(price, times)) }
    }

    /// A price in momentum.
    pub(super) fn momentum(what: Momentous, price: Price, times: Times) -> Self {
        Self { momentum: true, price, times, what: momentous(what, form(price, times)) }
    }

    /// The price a change is about.
    pub(super) fn of(change: &Change, times: Times) -> Option<Self> {
        match *change {
            Change::Influence(what, price) => Some(Self::influence(what, price, times)),
            Change::Momentum(what, price) => Some(Self::momentum(what, price, times)),
            _ => None,
        }
    }

    /// Whether one list can tell both.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.momentum, self.price, self.times) == (other.momentum, other.price, other.times)
    }

    /// What the model does for this price.
    pub(super) fn verb(&self, who: Arg, what: Arg) -> Arg {
        let per = match self.times {
            Times::Per(limit) => per(limit),
            Times::PerPlay => Some(said(m::GbtPerPlay)),
            Times::Any | Times::Once | Times::First => None,
        };
        let what = match per {
            Some(per) => said(m::GbtPer { what, per }),
            None => what,
        };
        match (self.momentum, self.price) {
            (false, Price::Free) => said(m::GbtCCostFree { who, what }),
            (false, Price::Less(n)) => said(m::GbtCCostLess { who, what, n: n.into() }),
            (false, Price::More(n)) => said(m::GbtCCostMore { who, what, n: n.into() }),
            (true, Price::Free) => said(m::GbtCMpFree { who, what }),
            (true, Price::Less(n)) => said(m::GbtCMpLess { who, what, n: n.into() }),
            (true, Price::More(n)) => said(m::GbtCMpMore { who, what, n: n.into() }),
        }
    }

    /// What the first of these models that does it pays.
    pub(super) fn first(self, who: Arg) -> Arg {
        let cost = match (self.momentum, self.price) {
            (false, Price::Free) => said(m::GbtCostsNone),
            (false, Price::Less(n)) => said(m::GbtCostsLess { n: n.into() }),
            (false, Price::More(n)) => said(m::GbtCostsMore { n: n.into() }),
            // What costs nothing anyway does not use it up.
            (true, Price::Free) => return said(m::GbtFirstMpFree { what: self.what, who }),
            (true, Price::Less(n)) => said(m::GbtCostsMpLess { n: n.into() }),
            (true, Price::More(n)) => said(m::GbtCostsMpMore { n: n.into() }),
        };
        said(m::GbtFirst { what: self.what, who, cost })
    }
}

/// In what words that which is paid for goes: `one` and `any` of them are done, the `first` one, or the price `of` them.
fn form(price: Price, times: Times) -> Arg {
    match (times, price) {
        (Times::First, _) => "first",
        (Times::Once | Times::Per(_) | Times::PerPlay, _) => "one",
        (Times::Any, Price::Free) => "any",
        (Times::Any, Price::Less(_) | Price::More(_)) => "of",
    }
    .into()
}

/// In every span of a limit.
fn per(limit: Limit) -> Option<Arg> {
    Some(match limit {
        Limit::Turn => said(m::GbtPerTurn),
        Limit::Activation => said(m::GbtPerActivation),
        Limit::Action => said(m::GbtPerAction),
        Limit::Advance => said(m::GbtPerAdvance),
        Limit::Game => said(m::GbtPerGame),
        Limit::Any | Limit::First | Limit::EachModel | Limit::Thrice => return None,
    })
}

fn paid(what: Paid, form: Arg) -> Arg {
    match what {
        Paid::Play => said(m::GbtPaidPlay { form }),
        Paid::PlayUpTo(n) => said(m::GbtPaidPlayUpTo { form, n: n.into() }),
        Paid::Charge => said(m::GbtPaidCharge { form }),
        Paid::Kick => said(m::GbtPaidKick { form }),
        Paid::Pass => said(m::GbtPaidPass { form }),
        Paid::Shot => said(m::GbtPaidShot { form }),
        Paid::Attack => said(m::GbtPaidAttack { form }),
        Paid::Sprint => said(m::GbtPaidSprint { form }),
    }
}

fn momentous(what: Momentous, form: Arg) -> Arg {
    match what {
        Momentous::PassAndMove => said(m::GbtMomentousPassAndMove { form }),
        Momentous::SnapShot => said(m::GbtMomentousSnapShot { form }),
        Momentous::Shot => said(m::GbtMomentousShot { form }),
        Momentous::RunTheLength => said(m::GbtMomentousRunTheLength { form }),
        Momentous::CounterAttack => said(m::GbtMomentousCounterAttack { form }),
        Momentous::DefensiveStance => said(m::GbtMomentousDefensiveStance { form }),
        Momentous::Rest => said(m::GbtMomentousRest { form }),
        Momentous::Encourage => said(m::GbtMomentousEncourage { form }),
        Momentous::BonusTime => said(m::GbtMomentousBonusTime { form }),
        Momentous::Gliding => said(m::GbtMomentousGliding { form }),
        Momentous::Heroic => said(m::GbtMomentousHeroic { form }),
        Momentous::AnyButShots => said(m::GbtMomentousAnyButShots { form }),
    }
}
