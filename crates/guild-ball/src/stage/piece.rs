//! One model of a scenario: its card or its stats, and how it stands.

use plane::{Length, Point};
use serde::Deserialize;

use super::Colour;
use crate::catalog::{self, catalog};
use crate::effect::{Abilities, Held, Stated};
use crate::guild::GuildSet;
use crate::model::{Condition, ModelId, ModelSet, NAME_MAX, Name, Position, Profile};
use crate::notation;
use crate::table::{Ball, Table};
use crate::types::TypeSet;

/// One model. Its stats come from `card`, or are those of a plain model; a stat named here replaces either.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the stats are named as on the cards")]
pub struct Piece {
    /// Its name in the script.
    pub name: String,
    /// Its team.
    pub seat: Colour,
    /// The centre of its base in units; off the pitch when there is none.
    pub at: Option<[i32; 2]>,
    /// The id of a card of the catalog.
    pub card: Option<String>,
    pub position: Option<Position>,
    pub mov: Option<[u8; 2]>,
    pub tac: Option<u8>,
    pub kick: Option<[u8; 2]>,
    pub def: Option<u8>,
    pub arm: Option<u8>,
    pub inf: Option<[u8; 2]>,
    /// The cells of the health bar.
    pub hp: Option<u8>,
    pub recovery: Option<u8>,
    /// The width of the melee zone in inches.
    pub melee: Option<u8>,
    /// The diameter of the base in millimetres.
    pub base: Option<u8>,
    /// Columns from the left, each with its results from top to bottom, such as `"m 2 push1"`.
    pub playbook: Option<Vec<Vec<String>>>,
    /// Whom it is a version of.
    pub character: Option<String>,
    /// The guilds it may play for.
    pub guilds: Option<GuildSet>,
    /// Its types.
    pub types: Option<TypeSet>,
    /// Plays and traits by their ids, with the inches of an aura or pulse and the friends a card names behind them where
    /// they are needed: `"the-owner 6"`, `"assist: Princess"`.
    pub abilities: Option<Vec<String>>,
    /// HP left; all of them unless named.
    pub hp_now: Option<u8>,
    /// Influence held.
    #[serde(default)]
    pub influence: u8,
    /// Conditions by name: `knocked down`, `taken out`, `bleed`, `poison`, `burning`, `snared`, `disease`.
    #[serde(default)]
    pub conditions: Vec<String>,
    /// Whether it has been activated this turn.
    #[serde(default)]
    pub activated: bool,
    /// Whether it has used Rest this turn.
    #[serde(default)]
    pub rested: bool,
    /// Whether it has been helped by Encourage this turn.
    #[serde(default)]
    pub encouraged: bool,
    /// Whether it ignores rough terrain this turn.
    #[serde(default)]
    pub gliding: bool,
    /// The enemies it has declared a Counter-Attack against this turn.
    #[serde(default)]
    pub countered: Vec<String>,
    /// Whether it has the ball.
    #[serde(default)]
    pub ball: bool,
}

/// Names no model may have, since they mean something else in scripts.
pub const TAKEN_NAMES: [&str; 3] = ["red", "blue", "none"];

/// The stats of a plain model, where a scenario does not care.
fn plain() -> Profile {
    Profile {
        name: Name::default(),
        position: Position::Squaddie,
        mov: [5, 7],
        tac: 4,
        kick: [2, 6],
        def: 4,
        arm: 0,
        inf: [2, 4],
        hp: 14,
        recovery: 6,
        melee: 1,
        base: Length(150),
        playbook: crate::model::Playbook::new(),
        character: Name::default(),
        guilds: GuildSet::EMPTY,
        types: TypeSet::EMPTY,
        abilities: Abilities::new(),
    }
}

impl Piece {
    fn fault(&self, what: &str) -> String {
        format!("piece {}: {what}", self.name)
    }

    /// The card of the piece.
    pub(super) fn profile(&self, stated: Stated) -> Result<Profile, String> {
        let from = match &self.card {
            None => plain(),
            Some(id) => {
                let card = catalog().card(id);
                card.map(|card| card.profile).ok_or_else(|| self.fault(&format!("there is no card {id}")))?
            }
        };
        let hp = self.hp.unwrap_or(from.hp);
        let profile = Profile {
            name: Name::new(&self.name),
            position: self.position.unwrap_or(from.position),
            mov: self.mov.unwrap_or(from.mov),
            tac: self.tac.unwrap_or(from.tac),
            kick: self.kick.unwrap_or(from.kick),
            def: self.def.unwrap_or(from.def),
            arm: self.arm.unwrap_or(from.arm),
            inf: self.inf.unwrap_or(from.inf),
            hp,
            recovery: self.recovery.unwrap_or(from.recovery.min(hp)),
            melee: self.melee.unwrap_or(from.melee),
            base: self.base.map_or(from.base, |mm| Length::radius_of_mm(i32::from(mm))),
            playbook: match &self.playbook {
                None => from.playbook,
                Some(columns) => catalog::playbook(columns).map_err(|fault| self.fault(&fault))?,
            },
            character: self.character.as_deref().map_or(from.character, Name::new),
            guilds: self.guilds.unwrap_or(from.guilds),
            types: self.types.unwrap_or(from.types),
            abilities: self.abilities(from.abilities, stated)?,
        };
        if profile.name.as_str() != self.name {
            return Err(self.fault(&format!("name is longer than {NAME_MAX} letters")));
        }
        if TAKEN_NAMES.contains(&self.name.as_str()) {
            return Err(self.fault("name means something else in scripts"));
        }
        match catalog::faults(&profile).first() {
            None => Ok(profile),
            Some(fault) => Err(self.fault(fault)),
        }
    }

    /// The abilities, without the friends they name, who may not be on the table yet.
    fn abilities(&self, of_card: Abilities, stated: Stated) -> Result<Abilities, String> {
        let meant = |held: &Held| Held { id: stated.own(&held.id.get().id).unwrap_or(held.id), ..*held };
        let Some(texts) = &self.abilities else { return Ok(of_card.iter().map(meant).collect()) };
        let mut abilities = Abilities::new();
        for text in texts {
            let (front, _) = text.split_once(':').unwrap_or((text, ""));
            let mut words = front.split_whitespace();
            let id = words.next().and_then(|id| stated.find(id));
            let id = id.ok_or_else(|| self.fault(&format!("abilities: there is no ability '{text}'")))?;
            let area = match words.next() {
                None => 0,
                Some(inches) => {
                    inches.parse().map_err(|_| self.fault(&format!("abilities: '{inches}' is no number")))?
                }
            };
            let held = Held { id, area, named: ModelSet::EMPTY };
            abilities.push(held).map_err(|_| self.fault("has more abilities than a card holds"))?;
        }
        Ok(abilities)
    }

    /// Fills in the friends that abilities name.
    fn name_friends(&self, table: &mut Table, id: ModelId) -> Result<(), String> {
        for (number, text) in self.abilities.iter().flatten().enumerate() {
            let Some((_, names)) = text.split_once(':') else { continue };
            for name in names.split(',').map(str::trim) {
                let friend = table.team_of(id.seat()).find(|&each| table.profile(each).name.as_str() == name);
                let friend =
                    friend.ok_or_else(|| self.fault(&format!("abilities: there is no friend {name}")))?;
                if let Some(held) = table.profiles[id.index()].abilities.get_mut(number) {
                    held.named = held.named.with(friend);
                }
            }
        }
        Ok(())
    }

    fn conditions(&self) -> Result<Vec<Condition>, String> {
        let read = |name: &String| {
            let found = Condition::ALL.into_iter().find(|&condition| notation::condition(condition) == name);
            found.ok_or_else(|| self.fault(&format!("conditions has no '{name}'")))
        };
        self.conditions.iter().map(read).collect()
    }
}

/// Puts the state of every piece on the table; the pieces are the models in the order of their teams.
pub(super) fn place_all(table: &mut Table, pieces: &[Piece]) -> Result<(), String> {
    let mut places = [0; 2];
    for piece in pieces {
        let seat = piece.seat.seat();
        let id = ModelId::of(seat, places[seat.index()]);
        places[seat.index()] += 1;
        piece.name_friends(table, id)?;
        place(table, id, piece)?;
    }
    Ok(())
}

fn place(table: &mut Table, id: ModelId, piece: &Piece) -> Result<(), String> {
    let profile = *table.profile(id);
    let mut model = *table.model(id);
    model.hp = piece.hp_now.unwrap_or(profile.hp);
    if model.hp > profile.hp {
        return Err(piece.fault("hp_now is above hp"));
    }
    model.influence = piece.influence;
    model.activated = piece.activated;
    model.rested = piece.rested;
    model.encouraged = piece.encouraged;
    model.gliding = piece.gliding;
    for condition in piece.conditions()? {
        model.conditions = model.conditions.with(condition);
    }
    for name in &piece.countered {
        let enemy = notation::named(table, name).filter(|enemy| enemy.seat() != id.seat());
        let enemy = enemy.ok_or_else(|| piece.fault(&format!("countered: there is no enemy {name}")))?;
        model.countered = model.countered.with(enemy);
    }
    if let Some([x, y]) = piece.at {
        model.at = Point { x, y };
        table.standing = table.standing.with(id);
    }
    let out = model.conditions.has(Condition::TakenOut);
    if out && piece.at.is_some() {
        return Err(piece.fault("a model that is taken out has no place on the pitch; leave out at"));
    }
    if piece.at.is_some() && model.hp == 0 {
        return Err(piece.fault("a model on the pitch has at least 1 HP; see hp_now"));
    }
    if piece.ball {
        let can = piece.at.is_some() && !model.is_down() && table.ball == Ball::Away;
        if !can {
            return Err(piece.fault("ball: one model that stands on the pitch has it"));
        }
        table.ball = Ball::Held(id);
    }
    table.models[id.index()] = model;
    table.set_hp(id, model.hp);
    Ok(())
}
