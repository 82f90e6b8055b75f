//! Menus and secrets.

use bots::{Rng, sample};
use guild_master::{Choice, GuildMaster, Prompt, Purpose};
use kernel::{Ask, Chance, Game, Ignore, Input, Notation, Pending, Searchable, Seat, State};
use words::Shown;

use super::samples;

fn menu(state: &State<GuildMaster>, seat: Seat) -> Vec<(Choice, bool)> {
    let ask = state.asks().iter().find(|ask| ask.seat == seat).unwrap();
    let mut all = Vec::new();
    GuildMaster::menu(state, ask, &mut all);
    all.into_iter().map(|choice| (choice, GuildMaster::judge(state, ask, &choice).is_ok())).collect()
}

fn stage(text: &str) -> State<GuildMaster> {
    GuildMaster::stage(&serde_json::from_str(text).unwrap()).unwrap()
}

/// What bots are offered is on the menu too, but for sheets of Orders and what is put together from several parts.
#[test]
fn a_menu_has_what_can_be_done() {
    let mut met = std::collections::BTreeSet::new();
    for number in 0..12 {
        let setup = guild_master::Setup { guilds: 2 + (number % 3) as u8, short: false };
        let mut state = GuildMaster::start(&setup, &mut Ignore).unwrap();
        let rng = &mut Rng::stream(7, number);
        loop {
            let input = match state.pending() {
                Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
                Pending::Asks(asks) => {
                    let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                    let mut offered = Vec::new();
                    GuildMaster::candidates(&state, &ask, 12, rng, &mut offered);
                    assert_listed(&state, &ask, &offered);
                    met.insert(samples::prompts::of(&ask.prompt));
                    let at = rng.below(offered.len() as u32) as usize;
                    Input::Answer { ask: ask.id, choice: offered[at] }
                }
                Pending::Over(_) | Pending::Stuck(_) => break,
            };
            GuildMaster::advance(&mut state, input, &mut Ignore).unwrap();
        }
    }
    assert!(met.len() >= 12, "{met:?}");
}

fn assert_listed(state: &State<GuildMaster>, ask: &Ask<GuildMaster>, offered: &[Choice]) {
    let mut listed = Vec::new();
    GuildMaster::menu(state, ask, &mut listed);
    for choice in offered {
        let composed = match choice {
            Choice::Orders(_) | Choice::Offer(_) => true,
            Choice::Build(plan) => plan.skill.is_some() && plan.core.is_some(),
            _ => false,
        };
        assert!(composed || listed.contains(choice), "{:?}: {choice:?}", ask.prompt);
    }
}

#[test]
fn a_menu_shows_what_cannot_be_done_too() {
    let state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 9}, {"guild": "B", "gold": 4},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 1, "guile": 1}}],
        "now": {"phase": "action", "orders": {"A": "1: hire [Axe] 3"}}}"#,
    );
    let mut state = state;
    let ask = *state.asks().first().unwrap();
    GuildMaster::advance(&mut state, Input::Answer { ask: ask.id, choice: Choice::Carry }, &mut Ignore)
        .unwrap();
    let listed = menu(&state, Seat(0));
    let legal = listed.iter().filter(|(_, legal)| *legal).count();
    assert_eq!((listed.len(), legal), (12 + 6 + 6 + 1, 12 + 2 + 1), "one Builder can be paid");
}

#[test]
fn a_bargain_offers_the_default_split() {
    let state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 9}, {"guild": "B", "gold": 4},
        {"adventurer": "Axe", "of": "A", "skills": {"might": 2}},
        {"adventurer": "Bow", "of": "B", "skills": {"might": 1}},
        {"contract": "Loft", "on": 3, "targets": {"might": 6}, "gold": 3, "fame": 1}],
        "now": {"phase": "contest", "contest": 3, "orders": {"A": "1: contract 3 [Axe]", "B": "1: contract 3 [Bow]"}}}"#,
    );
    let splits: Vec<_> = (menu(&state, Seat(0)).into_iter())
        .filter_map(|(choice, legal)| match choice {
            Choice::Offer(clauses) if legal => clauses.split,
            _ => None,
        })
        .collect();
    assert_eq!(splits, [[2, 1, 0, 0], [1, 2, 0, 0]]);
}

#[test]
fn sealed_and_private_questions_are_secret() {
    let secret: Vec<_> = samples::prompts()
        .into_iter()
        .filter(GuildMaster::is_secret)
        .map(|prompt| samples::prompts::of(&prompt))
        .collect();
    for kind in ["Side", "Place", "Orders", "Commit", "Stance", "Fallback", "Tie", "Pick"] {
        assert!(secret.contains(&kind), "{kind}");
    }
    for kind in ["Fix", "Reroll", "Build", "Deck", "Bargain", "Declare", "Use", "Lobby", "Change", "Forced"] {
        assert!(!secret.contains(&kind), "{kind}");
    }
    assert!(!GuildMaster::is_secret(&Prompt::Skill { mask: 3, purpose: Purpose::Contract(0) }));
    assert!(GuildMaster::is_secret(&Prompt::Skill { mask: 3, purpose: Purpose::Conflict(0) }));
}
