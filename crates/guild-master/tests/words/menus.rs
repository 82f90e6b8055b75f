//! Menus and secrets.

use bots::{Rng, sample};
use guild_master::{
    AdventurerId, Choice, ContractId, Due, ForcedReroll, GuildMaster, Known, Level, LobbyFor, Op, Peeked,
    Pick, PickSkill, Prompt, Purpose, Refusal, Roll, Seats, Settled, Skill, Source, Who,
};
use kernel::{Ask, Chance, Game, Ignore, Input, List, Notation, Pending, Searchable, Seat, State};
use words::Shown;

use super::{deeds, samples};

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
        let setup = guild_master::Setup::of(2 + (number % 3) as u8);
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
    for kind in ["Use", "Pick", "Lobby", "Change"] {
        assert!(met.contains(kind), "{kind} is never asked: {met:?}");
    }
}

fn assert_listed(state: &State<GuildMaster>, ask: &Ask<GuildMaster>, offered: &[Choice]) {
    let mut listed = Vec::new();
    GuildMaster::menu(state, ask, &mut listed);
    for choice in offered {
        let composed = match choice {
            Choice::Orders(_) | Choice::Draft(_) | Choice::Offer(_) | Choice::Show(..) => true,
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

/// The answers to a question that is not asked at this moment.
fn asked(state: &State<GuildMaster>, seat: Seat, prompt: Prompt) -> Vec<Choice> {
    let ask = Ask { seat, prompt, ..*state.asks().first().unwrap() };
    let mut all = Vec::new();
    GuildMaster::menu(state, &ask, &mut all);
    all
}

#[test]
fn an_ability_under_another_moon_is_on_the_menu_and_refused() {
    let state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 9, "adventurers": ["Oskelle", "Embla", "Brannoc"]},
        {"guild": "B", "gold": 4, "adventurers": ["Hedda"]}],
        "now": {"phase": "start", "round": 2}}"#,
    );
    let using = |id| Choice::Use(Source::Ability(AdventurerId(id)));
    let (oskelle, embla) = (using(1), using(5));
    assert_eq!(menu(&state, Seat(0)), [(Choice::Pass, true), (oskelle, false), (embla, true)]);
    let ask = state.asks()[0];
    assert_eq!(GuildMaster::judge(&state, &ask, &oskelle), Err(Refusal::WrongMoon));
}

#[test]
fn a_menu_of_dice_has_every_die_and_every_order_of_cards() {
    let mut state = stage(
        r#"{"setup": {"guilds": 2}, "piece": [
        {"guild": "A", "gold": 9, "adventurers": ["Lydia"]}, {"guild": "B", "adventurers": ["Hedda"]}],
        "now": {"phase": "action", "round": 2, "orders": {"A": "1: hire [Lydia] 3"}}}"#,
    );
    let seat = Seat(0);
    state.table.guilds[0].roll =
        Roll { skill: Some(Skill::Guile), dice: List::collect([3, 3, 1]), ..Roll::default() };
    let lydia = |die| Choice::Change(Source::Ability(AdventurerId(8)), 0, Some(die));
    assert_eq!(asked(&state, seat, Prompt::Change), [Choice::Keep, lydia(0), lydia(1), lydia(2)]);
    let forced = asked(&state, seat, Prompt::Forced(ForcedReroll { left: 1 }));
    assert_eq!(forced, [0, 1, 2].map(Choice::Reroll));

    let pick = deeds::first(|op| matches!(op, Op::PeekDeck { then: Peeked::Reorder, .. }));
    let known = |id| Known { card: ContractId(id), seen: Seats::one(seat) };
    state.table.piles[Level::Common.index()].top = List::collect([known(0), known(1), known(2)]);
    let orders = asked(&state, seat, Prompt::Pick(Pick { part: 1, left: 3, ..pick }));
    assert_eq!(orders.len(), 1 + 6, "{orders:?}");
    assert_eq!(orders[1], Choice::Arrange(List::collect([0, 1, 2].map(ContractId))));
}

#[test]
fn lobbying_offers_gold_for_every_choice_of_the_owner() {
    let mut state = stage(
        r#"{"setup": {"guilds": 3}, "piece": [
        {"guild": "A", "gold": 9, "adventurers": ["Lydia"]}, {"guild": "B", "adventurers": ["Hedda"]},
        {"guild": "C", "adventurers": ["Brannoc"]}],
        "now": {"phase": "action", "round": 2, "orders": {"A": "1: hire [Lydia] 3"}}}"#,
    );
    let chosen = |op: &Op| matches!(op, Op::LoseGold { who: Who::ChosenRival, .. });
    let lobby = Prompt::Lobby(LobbyFor(deeds::first(chosen)));
    state.table.parley.owner = Some(Seat(2));
    let due = |choice: &Choice| match choice {
        Choice::Offer(clauses) => clauses.payments.first().map(|payment| payment.due),
        _ => None,
    };
    let offered: Vec<Due> = asked(&state, Seat(0), lobby).iter().filter_map(due).collect();
    assert_eq!(offered, [0, 1].map(|rival| Due::Choice(Settled::Rival(Seat(rival)))));
    let payer = |choice: &Choice| match choice {
        Choice::Offer(clauses) => clauses.payments.first().map(|payment| (payment.from, payment.due)),
        _ => None,
    };
    let asked_for: Vec<_> = asked(&state, Seat(2), lobby).iter().filter_map(payer).collect();
    let each = |rival| [0, 1].map(|from| (Seat(from), Due::Choice(Settled::Rival(Seat(rival)))));
    assert_eq!(asked_for, [each(0), each(1)].concat(), "its owner asks rivals to pay, never itself");
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
    assert!(!GuildMaster::is_secret(&Prompt::Skill(PickSkill { mask: 3, purpose: Purpose::Contract(0) })));
    assert!(GuildMaster::is_secret(&Prompt::Skill(PickSkill { mask: 3, purpose: Purpose::Conflict(0) })));
}
