//! The rules of Guild Ball, section by section, and the laws over random play.

mod cards;
mod distribution;
mod examples;
mod figures;
mod furthest;
mod fuzz;
mod laws;
mod notation;
mod rosters;
mod rules;
mod stage;
mod standing;
mod words;
