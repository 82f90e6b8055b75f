//! Tests of the rules, one file for a section of the catalogue.

mod abilities;
mod action;
mod again;
mod bonuses;
mod boons;
mod checks;
mod components;
mod content;
mod contest;
mod contract;
mod decks;
mod dice_effects;
mod endgame;
mod events;
mod expired;
mod fine_points;
mod helps;
mod hire;
mod hire_effects;
mod info;
mod left_over;
mod lobby;
mod narrow;
mod negotiation;
mod order_effects;
mod orders;
mod plot;
mod previews;
mod private;
mod prospects;
mod recruit;
mod recruit_effects;
mod reset;
mod round;
mod setup;
mod shown_cards;
mod slips;
mod staged;
mod standing;
mod upgrades;
mod vocabulary;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use guild_master::GuildMaster;

/// A scenario put together in a test: two Guilds in the Action Phase of Round 1 unless something else is said.
#[derive(Clone, Default)]
pub(crate) struct Play {
    name: &'static str,
    proves: Vec<&'static str>,
    setup: String,
    pieces: String,
    now: BTreeMap<&'static str, String>,
    orders: BTreeMap<&'static str, Vec<String>>,
}

/// Starts a scenario that proves these rules.
pub(crate) fn play(name: &'static str, proves: &[&'static str]) -> Play {
    let setup = "guilds = 2\n".to_owned();
    Play { name, proves: proves.to_vec(), setup, ..Play::default() }.now("phase", "\"action\"")
}

impl Play {
    pub(crate) fn guilds(mut self, count: u8) -> Self {
        self.setup = format!("guilds = {count}\n");
        self
    }

    pub(crate) fn short(mut self) -> Self {
        self.setup += "short = true\n";
        self
    }

    /// Says anew what it proves.
    pub(crate) fn proving(mut self, proves: &[&'static str]) -> Self {
        self.proves = proves.to_vec();
        self
    }

    /// Starts from the setup of the match.
    pub(crate) fn fresh(mut self) -> Self {
        self.now.clear();
        self
    }

    pub(crate) fn now(mut self, key: &'static str, value: &str) -> Self {
        self.now.insert(key, value.to_owned());
        self
    }

    pub(crate) fn round(self, round: u8) -> Self {
        self.now("round", &round.to_string())
    }

    /// Starts in the Plot Phase of a Round.
    pub(crate) fn plot(self, round: u8) -> Self {
        self.now("phase", "\"plot\"").round(round)
    }

    /// Starts in the Order Phase of a Round.
    pub(crate) fn planning(self, round: u8) -> Self {
        self.now("phase", "\"orders\"").round(round)
    }

    /// Starts in the middle of the Contest for Contract space 3 in Order Space 1.
    pub(crate) fn contest(self) -> Self {
        self.now("phase", "\"contest\"").now("contest", "3")
    }

    pub(crate) fn guild(mut self, seat: &str, facts: &str) -> Self {
        let _ = write!(self.pieces, "\n[[piece]]\nguild = \"{seat}\"\n{facts}\n");
        self
    }

    /// An Adventurer stated here: its dice as `might = 3`.
    pub(crate) fn has(self, seat: &str, name: &str, skills: &str) -> Self {
        self.ranked(seat, name, skills, "novice")
    }

    pub(crate) fn ranked(mut self, seat: &str, name: &str, skills: &str, rank: &str) -> Self {
        let _ = write!(
            self.pieces,
            "\n[[piece]]\nadventurer = \"{name}\"\nof = \"{seat}\"\nskills = {{ {skills} }}\nrank = \"{rank}\"\n"
        );
        self
    }

    /// An Adventurer of the set, face up on a space.
    pub(crate) fn stands(mut self, name: &str, space: &str) -> Self {
        let _ = write!(self.pieces, "\n[[piece]]\nadventurer = \"{name}\"\nspace = \"{space}\"\n");
        self
    }

    /// The same over so many face-down cards.
    pub(crate) fn under(self, name: &str, space: &str, cards: u8) -> Self {
        let mut stands = self.stands(name, space);
        let _ = writeln!(stands.pieces, "under = {cards}");
        stands
    }

    /// An Adventurer face up on every space two Guilds have.
    pub(crate) fn full_board(self) -> Self {
        let rest = self.stands("Cixi", "A");
        rest.stands("Venju", "B").stands("Vatsana", "D").stands("Kestrel", "E").stands("Vesper", "F")
    }

    /// A Contract of the set, face up on a space.
    pub(crate) fn lies(mut self, name: &str, on: u8) -> Self {
        let _ = write!(self.pieces, "\n[[piece]]\ncontract = \"{name}\"\non = {on}\n");
        self
    }

    /// A face-down card of a deck.
    pub(crate) fn down(mut self, level: &str, on: u8) -> Self {
        let _ = write!(self.pieces, "\n[[piece]]\ndown = \"{level}\"\non = {on}\n");
        self
    }

    /// A Contract stated here, on space 3: `might = 10`, Gold and Fame.
    pub(crate) fn contract(mut self, name: &str, targets: &str, gold: u8, fame: u8) -> Self {
        let _ = write!(
            self.pieces,
            "\n[[piece]]\ncontract = \"{name}\"\non = 3\ntargets = {{ {targets} }}\ngold = {gold}\nfame = {fame}\n"
        );
        self
    }

    /// A Contract stated here, on space 3, of a deck: `might = 15`.
    pub(crate) fn levelled(mut self, name: &str, targets: &str, level: &str) -> Self {
        let _ = write!(
            self.pieces,
            "\n[[piece]]\ncontract = \"{name}\"\non = 3\ntargets = {{ {targets} }}\nlevel = \"{level}\"\n"
        );
        self
    }

    /// An Order on a revealed sheet.
    pub(crate) fn order(mut self, seat: &'static str, order: &str) -> Self {
        self.orders.entry(seat).or_default().push(order.to_owned());
        self
    }

    /// Gives B a last team without a card, so that the phase waits for it and nothing after it happens.
    pub(crate) fn waits(self) -> Self {
        self.has("B", "Idle", "might = 1").order("B", "4: [Idle]")
    }

    /// Runs the script and compares.
    #[track_caller]
    pub(crate) fn run(self, script: &[&str], expect: &[&str]) {
        let list = |lines: &[&str]| lines.iter().map(|line| format!("    {line:?},\n")).collect::<String>();
        let ids: Vec<String> = self.proves.iter().map(|id| format!("{id:?}")).collect();
        let mut text = format!(
            "game = \"guild-master\"\nproves = [{}]\nscript = [\n{}]\nexpect = [\n{}]\n\n[setup]\n{}{}",
            ids.join(", "),
            list(script),
            list(expect),
            self.setup,
            self.pieces
        );
        if !self.now.is_empty() {
            text += "\n[now]\n";
            self.now.iter().for_each(|(key, value)| text += &format!("{key} = {value}\n"));
            text += "\n[now.orders]\n";
            self.orders
                .iter()
                .for_each(|(seat, orders)| text += &format!("{seat} = {:?}\n", orders.join("; ")));
        }
        testkit::check::<GuildMaster>(self.name, &text);
    }
}
