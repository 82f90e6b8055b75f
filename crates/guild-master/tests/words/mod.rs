//! What is said to people: every fact, question, answer, refusal and ending in both languages.

mod cards;
mod deeds;
mod document;
mod effects;
mod menus;
mod samples;
mod sentences;
mod vocabulary;
