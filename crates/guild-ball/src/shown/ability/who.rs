//! Whom a text is about: nouns for selections, phrases for filters.

use words::Arg;

use super::{Page, Told};
use crate::effect::select::{Filter, Sel, Side, Who};
use crate::effect::vocabulary::Aim;
use crate::model::Condition;
use crate::shown::noun::{condition, said};
use crate::texts::m;

/// How a phrase is put: after one model, after several, or as what is said of one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// "a model within 4″".
    One,
    /// "models within 4″".
    Many,
    /// "is within 4″".
    Is,
    /// "(except the Captain)", before other phrases, so that they are not taken to be about the Captain.
    First,
}

impl Form {
    fn arg(self) -> Arg {
        match self {
            Self::One => "one",
            Self::Many => "many",
            Self::Is => "is",
            Self::First => "first",
        }
        .into()
    }
}

/// Phrases in a row.
pub(super) fn row(hows: Vec<Arg>) -> Option<Arg> {
    super::joined(hows, |first, rest| said(m::GbtHowTwo { first, rest }))
}

/// Conditions in a row.
pub(super) fn conditions(all: &[Condition]) -> Arg {
    all.iter().map(|&each| condition(each)).collect()
}

/// The side filters ask for.
pub(super) fn side_of(filters: &[Filter], side: Side) -> Side {
    if filters.contains(&Filter::Friend) {
        Side::Friend
    } else if filters.contains(&Filter::Enemy) {
        Side::Enemy
    } else {
        side
    }
}

/// The role filters ask for, which the noun tells.
fn role(filters: &[Filter]) -> Arg {
    let role = filters.iter().find_map(|filter| match filter {
        Filter::Captain => Some("captain"),
        Filter::Squaddie => Some("squaddie"),
        Filter::Mascot => Some("mascot"),
        _ => None,
    });
    role.unwrap_or("model").into()
}

const fn is_role(filter: &Filter) -> bool {
    matches!(filter, Filter::Captain | Filter::Squaddie | Filter::Mascot)
}

/// Filters about a place, which stand after all others, so that nothing is taken to be about the place.
const fn is_place(filter: &Filter) -> bool {
    matches!(
        filter,
        Filter::Within(_)
            | Filter::InAura
            | Filter::InArea
            | Filter::InZone
            | Filter::NearNamed(_)
            | Filter::NearOwnGoalpost(_)
            | Filter::NearEnemyGoalpost(_)
            | Filter::NearestToOurGoalpost
            | Filter::NearEdge(_)
            | Filter::NearTerrain(_)
            | Filter::NearFreeBall(_)
            | Filter::NearSubject(_)
            | Filter::In(_)
            | Filter::InAreaOf(_)
            | Filter::NearMarker(..)
            | Filter::MarkerNearBall(..)
    )
}

/// Filters that leave somebody out.
const fn is_exception(filter: &Filter) -> bool {
    matches!(filter, Filter::NotCaptain | Filter::NotMascot)
}

/// Filters whose phrase brings its own verb where it is said of a model that it holds.
const fn has_verb(filter: &Filter) -> bool {
    if let Filter::Not(inner) = filter {
        return matches!(**inner, Filter::Suffers(_) | Filter::Engaged);
    }
    matches!(
        filter,
        Filter::HasBall
            | Filter::HasInfluence
            | Filter::NamedOut
            | Filter::Suffers(_)
            | Filter::SuffersOneOf(_)
            | Filter::EngagesBearer
            | Filter::EngagedByBearer
            | Filter::EngagedByNamed
            | Filter::EngagedByFriend
            | Filter::Engaged
            | Filter::LeftZone
            | Filter::NotActivated
            | Filter::ReturnedThisTurn
            | Filter::Damaged
            | Filter::BelowRecovery
            | Filter::Weaker
    )
}

/// The noun for models: of which side, whether others than one told of, and in what role where the noun tells it.
fn noun(side: Side, filters: &[Filter], many: bool, roles: bool) -> Arg {
    let other = filters.iter().any(|filter| matches!(filter, Filter::Other | Filter::NotSubject));
    let other: Arg = if other { "yes" } else { "no" }.into();
    let kind = role(if roles { filters } else { &[] });
    match (side_of(filters, side), many) {
        (Side::Friend, true) => said(m::GbtWhoFriends { kind, other }),
        (Side::Enemy, true) => said(m::GbtWhoEnemies { kind, other }),
        (Side::Any, true) => said(m::GbtWhoAll { kind, other }),
        (Side::Friend, false) => said(m::GbtWhoFriend { kind, other }),
        (Side::Enemy, false) => said(m::GbtWhoEnemy { kind, other }),
        (Side::Any, false) => said(m::GbtWhoModel { kind, other }),
    }
}

impl Page<'_> {
    /// The models of a selection, all of them, to whom something happens.
    pub(super) fn those(&self, sel: &Sel) -> Arg {
        self.all(sel, false, false)
    }

    /// The models of a selection as they are at this moment, who keep something for a while.
    pub(super) fn those_now(&self, sel: &Sel) -> Arg {
        self.all(sel, false, true)
    }

    /// The models of a selection, all of them, who have something.
    pub(super) fn holders(&self, sel: &Sel) -> Arg {
        self.all(sel, true, false)
    }

    fn all(&self, sel: &Sel, roles: bool, now: bool) -> Arg {
        let bearer = self.bearer.clone();
        let place = match sel.who {
            Who::Bearer => return bearer,
            Who::Target => return said(m::GbtWhoTarget),
            Who::AttackTarget => return said(m::GbtWhoAttacked),
            Who::Subject => return said(m::GbtWhoThat),
            Who::Actor => return said(m::GbtWhoActor),
            Who::Chosen => return said(m::GbtWhoChosen),
            Who::Named => return self.named(),
            Who::Player => return said(m::GbtWhoTeam),
            Who::Aura => Some(self.within(self.area)),
            Who::Pulse if self.area == 0 => Some(said(m::GbtFPulse { bearer })),
            Who::Pulse if now => Some(said(m::GbtFNow { bearer, inches: self.area.into() })),
            Who::Pulse => Some(self.within(self.area)),
            Who::NearTarget(inches) => Some(said(m::GbtFNearTarget { inches: inches.into() })),
            Who::Zone => Some(said(m::GbtFZone { bearer })),
            Who::Area if !self.is_aimed_at_area() => Some(said(m::GbtFHitAny)),
            Who::Area => Some(said(m::GbtFHit)),
            Who::Touched => Some(said(m::GbtFTouched { form: Form::Many.arg() })),
            Who::Everybody => None,
        };
        // At most one model is nearest.
        let many = !sel.only.contains(&Filter::NearestToOurGoalpost);
        let mut only = sel.only.clone();
        // Nobody stands in the own melee zone.
        only.extend((sel.who == Who::Zone && sel.side == Side::Any).then_some(Filter::Other));
        let form = if many { Form::Many } else { Form::One };
        let who = self.chosen_by(sel).unwrap_or_else(|| noun(sel.side, &only, many, roles));
        let hows = self.hows_before(&only, form, roles, place.is_some());
        match row(hows.into_iter().chain(place).collect()) {
            Some(how) if many => said(m::GbtAllHow { who, how }),
            Some(how) => said(m::GbtWhoHow { who, how }),
            None => who,
        }
    }

    /// The models of a player where nobody else tells whose friends are meant.
    fn chosen_by(&self, sel: &Sel) -> Option<Arg> {
        let side = match side_of(&sel.only, sel.side) {
            Side::Friend => "friend",
            Side::Enemy => "enemy",
            Side::Any => return None,
        };
        (self.told == Told::Chosen).then(|| said(m::GbtWhoChoosers { side: side.into() }))
    }

    /// Whether those hit are those under a template.
    fn is_aimed_at_area(&self) -> bool {
        self.ability.used.as_ref().is_some_and(|used| used.aim == Aim::Area)
    }

    /// One model of a selection, which is picked.
    pub(super) fn one(&self, sel: &Sel) -> Arg {
        self.with(noun(sel.side, &sel.only, false, true), &sel.only, true)
    }

    /// One model of a selection, to whom something happens.
    pub(super) fn any(&self, sel: &Sel) -> Arg {
        let who = self.with(noun(sel.side, &sel.only, false, false), &sel.only, false);
        if sel.who == Who::Touched {
            let form = Form::One.arg();
            return said(m::GbtWhoHow { who, how: said(m::GbtFTouched { form }) });
        }
        who
    }

    /// One model of the opponent, who picks it.
    pub(super) fn theirs(&self, sel: &Sel) -> Arg {
        self.with(said(m::GbtWhoTheirs { kind: role(&sel.only) }), &sel.only, true)
    }

    /// One model of the own team, whichever comes first.
    pub(super) fn yours(&self, sel: &Sel) -> Arg {
        self.with(said(m::GbtWhoYours { kind: role(&sel.only) }), &sel.only, true)
    }

    /// A noun with what must hold of it.
    pub(super) fn with(&self, who: Arg, filters: &[Filter], roles: bool) -> Arg {
        match row(self.hows(filters, Form::One, roles)) {
            Some(how) => said(m::GbtWhoHow { who, how }),
            None => who,
        }
    }

    /// A model of a side of which this holds; the bearer where it is meant.
    pub(super) fn someone(&self, side: Side, filters: &[Filter]) -> Arg {
        if filters.contains(&Filter::Bearer) {
            return self.bearer.clone();
        }
        self.with(noun(side, filters, false, false), filters, false)
    }

    /// One or several models, however many.
    pub(super) fn some(&self, filters: &[Filter]) -> Arg {
        let side = match side_of(filters, Side::Any) {
            Side::Friend => "friend",
            Side::Enemy => "enemy",
            Side::Any => "any",
        };
        let who = said(m::GbtWhoSome { side: side.into() });
        match row(self.hows(filters, Form::Many, false)) {
            Some(how) => said(m::GbtWhoHow { who, how }),
            None => who,
        }
    }

    /// The characters named on the card.
    pub(super) fn named(&self) -> Arg {
        if self.names.is_empty() { said(m::GbtWhoNamedCard) } else { self.names_said() }
    }

    fn names_said(&self) -> Arg {
        let capital = |name: &String| {
            let name = name.strip_prefix("type:").unwrap_or(name);
            let mut letters = name.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            Arg::from(first.chain(letters).collect::<String>())
        };
        self.names.iter().map(capital).collect()
    }

    pub(super) fn within(&self, inches: u8) -> Arg {
        if inches == 0 {
            return said(m::GbtFAura { bearer: self.bearer.clone() });
        }
        said(m::GbtFWithin { bearer: self.bearer.clone(), inches: inches.into() })
    }

    /// All that must hold of a model, in a row after its noun.
    pub(super) fn how(&self, filters: &[Filter]) -> Option<Arg> {
        row(self.hows(filters, Form::One, false))
    }

    /// A phrase for each that must hold, exceptions first and places last; sides, others and the bearer are told by the noun, roles where
    /// `roles` says so.
    pub(super) fn hows(&self, filters: &[Filter], form: Form, roles: bool) -> Vec<Arg> {
        self.hows_before(filters, form, roles, false)
    }

    /// The same, with or without something said after them.
    fn hows_before(&self, filters: &[Filter], form: Form, roles: bool, more: bool) -> Vec<Arg> {
        let mut told: Vec<&Filter> = filters.iter().filter(|filter| !(roles && is_role(filter))).collect();
        told.sort_by_key(|filter| (!is_exception(filter), is_place(filter)));
        let alone = told.iter().filter(|filter| self.phrase(filter, form).is_some()).count() == 1 && !more;
        let form_of = |filter: &Filter| if is_exception(filter) && !alone { Form::First } else { form };
        told.into_iter().filter_map(|filter| self.phrase(filter, form_of(filter))).collect()
    }

    /// What is said of a model of which all this holds.
    pub(super) fn being(&self, filters: &[Filter]) -> Option<Arg> {
        let said_of = |filter: &Filter| {
            let how = self.phrase(filter, Form::Is)?;
            Some(if has_verb(filter) { how } else { said(m::GbtIs { how }) })
        };
        let all: Vec<Arg> = filters.iter().filter_map(said_of).collect();
        (!all.is_empty()).then_some(Arg::All(all))
    }

    /// A phrase for what must not hold; what is asked often has words of its own.
    fn phrase_not(&self, filter: &Filter, form: Form) -> Option<Arg> {
        Some(match *filter {
            Filter::Suffers(one) => said(m::GbtFNotSuffers { form: form.arg(), conditions: condition(one) }),
            Filter::HasInitiative => said(m::GbtFNotInitiative),
            Filter::Target => said(m::GbtFNotTarget),
            Filter::Engaged => said(m::GbtFNotEngaged { form: form.arg() }),
            Filter::Bears(ref link) => said(m::GbtFNotBears { ability: super::quoted(&link.id.get().name) }),
            _ => said(m::GbtFNot { how: self.phrase(filter, form)? }),
        })
    }

    fn phrase(&self, filter: &Filter, form: Form) -> Option<Arg> {
        if let Filter::Not(inner) = filter {
            return self.phrase_not(inner, form);
        }
        let bearer = self.bearer.clone();
        let form = form.arg();
        Some(match *filter {
            Filter::Friend
            | Filter::Enemy
            | Filter::Bearer
            | Filter::Other
            | Filter::NotSubject
            | Filter::Not(_)
            | Filter::NotMarked => return None,
            Filter::In(kind) => said(m::GbtFInGround { ground: super::change::ground(kind) }),
            Filter::InAreaOf(ref link) => said(m::GbtFAreaOf { ability: super::quoted(&link.id.get().name) }),
            Filter::Engaged => said(m::GbtFEngagedAny { form }),
            Filter::Seen => said(m::GbtFSeen { bearer }),
            Filter::NamedOut => said(m::GbtFNamedOut { names: self.named() }),
            Filter::Untargeted => said(m::GbtFUntargeted),
            Filter::MarkerNearBall(ref link, inches, ball) => {
                let ability = super::quoted(&link.id.get().name);
                said(m::GbtFMarkerBall { ability, inches: inches.into(), ball: ball.into() })
            }
            Filter::Target => said(m::GbtFIsTarget),
            Filter::Named => said(m::GbtFNamed { names: self.named() }),
            Filter::Guild => said(m::GbtFGuild),
            Filter::Captain => said(m::GbtFCaptain),
            Filter::NotCaptain => said(m::GbtFNotCaptain { form }),
            Filter::Squaddie => said(m::GbtFSquaddie),
            Filter::Mascot => said(m::GbtFMascot),
            Filter::NotMascot => said(m::GbtFNotMascot { form }),
            Filter::Type(kind) => said(m::GbtFType { kind: kind.id().into() }),
            Filter::Suffers(one) => said(m::GbtFSuffers { form, conditions: condition(one) }),
            Filter::SuffersOneOf(ref all) => said(m::GbtFSuffersOne { form, conditions: conditions(all) }),
            Filter::EngagesBearer => said(m::GbtFEngages { form, bearer }),
            Filter::EngagedByBearer => said(m::GbtFEngaged { form, bearer }),
            Filter::EngagedByNamed => said(m::GbtFEngagedNamed { form, names: self.named() }),
            Filter::EngagedByFriend => said(m::GbtFEngagedFriend { form }),
            Filter::InZone => said(m::GbtFZone { bearer }),
            Filter::LeftZone => said(m::GbtFLeftZone { form, bearer }),
            Filter::Within(inches) => self.within(inches),
            Filter::NearNamed(inches) => {
                said(m::GbtFNearNamed { names: self.named(), inches: inches.into() })
            }
            Filter::NearOwnGoalpost(inches) => said(m::GbtFOwnGoal { form, inches: inches.into() }),
            Filter::NearEnemyGoalpost(inches) => said(m::GbtFTheirGoal { inches: inches.into() }),
            Filter::NearestToOurGoalpost => said(m::GbtFNearestGoal),
            Filter::NearEdge(inches) => said(m::GbtFEdge { inches: inches.into() }),
            Filter::Alone(inches) => said(m::GbtFAlone { inches: inches.into() }),
            Filter::NearTerrain(inches) => said(m::GbtFTerrain { inches: inches.into() }),
            Filter::InCover => said(m::GbtFCover),
            Filter::Damaged => said(m::GbtFDamaged { form }),
            Filter::BelowRecovery => said(m::GbtFRecovery { form }),
            Filter::Weaker => said(m::GbtFWeaker { form, bearer }),
            Filter::InOwnHalf => said(m::GbtFOwnHalf { form }),
            Filter::InEnemyHalf => said(m::GbtFTheirHalf),
            Filter::NotActivated => said(m::GbtFNotActivated { form }),
            Filter::Active => said(m::GbtFActive { form }),
            Filter::HasInitiative => said(m::GbtFInitiative),
            Filter::HasBall => said(m::GbtFBall { form }),
            Filter::NearFreeBall(inches) => said(m::GbtFFreeBall { inches: inches.into() }),
            Filter::HasInfluence => said(m::GbtFInfluence { form }),
            Filter::ActivationPhase => said(m::GbtFActivationPhase),
            Filter::ReturnedThisTurn => said(m::GbtFReturned { form }),
            Filter::InArea => said(m::GbtFArea),
            Filter::InAura => self.within(self.area),
            Filter::NearSubject(inches) => said(m::GbtFNearThat { inches: inches.into() }),
            Filter::Activated => said(m::GbtFActivated),
            Filter::Bears(ref link) => said(m::GbtFBears { ability: super::quoted(&link.id.get().name) }),
            Filter::NearMarker(ref link, inches) => {
                let ability = super::quoted(&link.id.get().name);
                said(m::GbtFNearMarker { ability, inches: inches.into() })
            }
        })
    }
}
