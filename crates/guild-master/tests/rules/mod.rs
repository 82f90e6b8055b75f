//! Tests of the rules, one file for a section of the catalogue.

mod abilities;
mod action;
mod again;
mod bonuses;
mod boons;
mod checks;
mod claims;
mod components;
mod content;
mod contest;
mod contested_dice;
mod contract;
mod decks;
mod dice_effects;
mod drafts;
mod endgame;
mod events;
mod exactly;
mod expired;
mod fine_points;
mod footing;
mod foreseen;
mod helps;
mod hire;
mod hire_effects;
mod info;
mod kept;
mod left_over;
mod lobby;
mod narrow;
mod negotiation;
mod order_effects;
mod orders;
mod piles;
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
mod standing;
mod unusable;
mod upgrades;
mod vocabulary;
mod warned;

use guild_master::GuildMaster;

/// Plays a scenario of this game and records what it proves.
#[track_caller]
fn check(name: &str, text: &str) {
    testkit::check::<GuildMaster>(name, &format!("game = \"guild-master\"\n{text}"));
}
