//! Parts of the game that are looked at by themselves.

mod catalog;
mod guild;
mod library;
mod marks;
mod pitches;
mod types;
mod waiting;
