//! What menus list, what they leave out, and how a playbook is offered.

use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Pick, Picks, Prompt};
use guild_ball::event::{Event, apply};
use guild_ball::refusal::Why;
use guild_ball::setup::Setup;
use guild_ball::table::Table;
use guild_ball::view::ModelView;
use kernel::{Ask, AskId, Game, Ignore, State};
use plane::Point;
use words::Shown;

use super::{ANCHOR, GAFF, PICKAXE, RED, SLATE, table};

#[expect(clippy::unwrap_used, reason = "the practice teams may play")]
fn state() -> State<GuildBall> {
    let mut state = GuildBall::start(&Setup::introductory(), &mut Ignore).unwrap();
    state.table = table();
    state
}

fn ask(prompt: Prompt) -> Ask<GuildBall> {
    Ask { id: AskId { number: 0, generation: 0 }, seat: RED, prompt, answered: false }
}

fn menu(prompt: Prompt) -> Vec<(Choice, Option<Why>)> {
    let (state, ask) = (state(), ask(prompt));
    let mut out = Vec::new();
    GuildBall::menu(&state, &ask, &mut out);
    let why = |choice: &Choice| GuildBall::judge(&state, &ask, choice).err().map(|refusal| refusal.why);
    out.into_iter().map(|choice| (choice, why(&choice))).collect()
}

#[expect(clippy::expect_used, reason = "a test without the entry is wrong")]
fn why(menu: &[(Choice, Option<Why>)], choice: Choice) -> Option<Why> {
    menu.iter().find(|(one, _)| *one == choice).expect("it is in the menu").1
}

#[test]
fn an_active_model_is_shown_everything_with_the_reasons_against_it() {
    let menu = menu(Prompt::Act { model: ANCHOR });
    assert_eq!(why(&menu, Choice::Jog), None);
    assert_eq!(why(&menu, Choice::Attack(SLATE)), None);
    assert_eq!(why(&menu, Choice::Attack(PICKAXE)), Some(Why::NotEngaging(PICKAXE)));
    assert_eq!(why(&menu, Choice::Charge(PICKAXE)), Some(Why::Engaged(SLATE)));
    assert_eq!(why(&menu, Choice::Shot), None);
    assert_eq!(menu.first().map(|(choice, _)| *choice), Some(Choice::Jog));
    assert_eq!(menu.last().map(|(choice, _)| *choice), Some(Choice::End));
}

#[test]
fn a_model_that_cannot_be_activated_is_shown_with_the_reason() {
    let menu = menu(Prompt::Activate);
    assert_eq!(why(&menu, Choice::Model(GAFF)), None);
    let plank = guild_ball::model::ModelId(2);
    assert_eq!(why(&menu, Choice::Model(plank)), Some(Why::OffPitch(plank)));
}

/// Nine net hits on seven columns: one result of any column, then one of the first two.
#[test]
fn every_result_of_a_playbook_is_good_so_far_or_refused() {
    let prompt = Prompt::Playbook { by: ANCHOR, on: SLATE, hits: 9, parting: false };
    let menu = menu(prompt);
    let one = |column, row| Choice::Picks(Picks::collect([Pick { column, row }]));
    assert_eq!(menu.len(), 10);
    assert_eq!(why(&menu, one(6, 0)), Some(Why::Picks { need: 2, given: 1 }));
    // Slate does not have the ball, so there is nothing to tackle.
    assert_eq!(why(&menu, one(0, 0)), Some(Why::Invalid));
    let few = Prompt::Playbook { by: ANCHOR, on: SLATE, hits: 2, parting: false };
    let menu = super::menus::menu(few);
    assert_eq!(why(&menu, one(1, 0)), None);
    assert_eq!(why(&menu, one(2, 0)), Some(Why::ClosedColumn { column: 2, open: 2 }));
}

#[test]
fn only_game_plans_and_leaders_are_secret() {
    let secret = super::asked::prompts().into_iter().filter(GuildBall::is_secret);
    assert_eq!(secret.collect::<Vec<_>>(), [Prompt::PutAway, Prompt::Lead, Prompt::Plan]);
}

#[test]
fn the_catalogue_has_every_card_and_a_view_names_the_team() {
    let shelf = GuildBall::catalog();
    assert_eq!((shelf.teams.len(), shelf.plans.len()), (7, 36));
    let mut state = state();
    let teams = |state: &State<GuildBall>| {
        GuildBall::view(&state.table, kernel::Viewer::Stand).sides.map(|side| side.team)
    };
    assert_eq!(teams(&state), [Some("harbour".to_owned()), Some("quarry".to_owned())]);
    state.table.profiles[0].tac = 9;
    assert_eq!(teams(&state)[0], None);
}

#[test]
fn a_view_tells_who_glides_and_who_has_returned_this_turn() {
    let mut table = table();
    let told = |table: &Table| {
        let models = GuildBall::view(table, kernel::Viewer::Stand).models;
        let those = |fits: fn(&ModelView) -> bool| {
            models.iter().filter(|model| fits(model)).map(|model| model.id).collect::<Vec<_>>()
        };
        [those(|model| model.gliding), those(|model| model.returned)]
    };
    assert_eq!(told(&table), [vec![], vec![]]);
    apply(&mut table, &Event::Glides { model: GAFF });
    apply(&mut table, &Event::Returned { model: SLATE, at: Point::new(2000, 5900), hp: 6 });
    assert_eq!(told(&table), [vec![GAFF], vec![SLATE]]);
    apply(&mut table, &Event::Turn { turn: 2 });
    assert_eq!(told(&table), [vec![], vec![]]);
}
