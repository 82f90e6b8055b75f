//! What a view says of the figures of a model as they stand.

use guild_ball::GuildBall;
use guild_ball::effect::AbilityId;
use guild_ball::effect::active::Attached;
use guild_ball::effect::vocabulary::Until;
use guild_ball::event::{Event, apply};
use guild_ball::figures::Figures;
use guild_ball::model::{Condition, ModelId, ModelSet};
use guild_ball::setup::{GameSize, Setup, lay};
use guild_ball::table::Table;
use kernel::{Game, Seat, Viewer};
use plane::Point;

const OX: ModelId = ModelId(0);
const MEATHOOK: ModelId = ModelId(3);
const FOE: ModelId = ModelId(6);

#[expect(clippy::unwrap_used, reason = "the teams may play")]
fn table() -> Table {
    let mut table = lay(&Setup::of_teams(GameSize::Typical, "butchers", "masons")).unwrap();
    for (model, x) in [(OX, 2000), (MEATHOOK, 2600), (FOE, 6000)] {
        apply(&mut table, &Event::Deployed { model, at: Point::new(x, 3000) });
    }
    table
}

fn figures(table: &Table, model: ModelId) -> Figures {
    let models = GuildBall::view(table, Viewer::Stand).models;
    models.iter().find(|one| one.id == model).map(|one| one.now).unwrap_or_default()
}

#[expect(clippy::unwrap_used, reason = "a test names an ability of the library")]
fn attach(table: &mut Table, name: &str, on: ModelId) {
    let id = AbilityId::named(name).unwrap();
    let on = ModelSet::EMPTY.with(on);
    let what = Attached { id, rule: 0, area: 0, by: None, seat: Seat(0), on, until: Until::Turn, uses: 0 };
    apply(table, &Event::Attached(what));
}

#[test]
fn without_anything_in_force_they_are_the_printed_ones() {
    let table = table();
    for model in table.everyone() {
        let (card, now) = (table.profile(model), figures(&table, model));
        assert_eq!(now.mov, card.mov, "{}", card.name);
        assert_eq!((i32::from(now.tac), i32::from(now.def)), (i32::from(card.tac), i32::from(card.def)));
        assert_eq!(now.kick.map(i32::from), card.kick.map(i32::from));
        assert_eq!((now.arm, now.inf, now.melee, now.cover), (card.arm, card.inf[1], card.melee, false));
    }
}

#[test]
fn conditions_and_a_stance_count() {
    let mut table = table();
    let before = figures(&table, OX);
    for condition in [Condition::Snared, Condition::KnockedDown] {
        apply(&mut table, &Event::Suffers { model: OX, condition });
    }
    let now = figures(&table, OX);
    assert_eq!(now.mov, before.mov.map(|inches| inches - 2));
    assert_eq!(now.def, before.def - 2);
    assert_eq!(Figures { mov: before.mov, def: before.def, ..now }, before);
    table.stance = Some(MEATHOOK);
    assert_eq!(i32::from(figures(&table, MEATHOOK).def), i32::from(table.profile(MEATHOOK).def) + 1);
}

#[test]
fn what_is_attached_counts_and_what_needs_a_certain_attack_does_not() {
    let mut table = table();
    let (mine, theirs) = (figures(&table, OX), figures(&table, FOE));
    // -2 TAC, -2/-2" KICK, -2"/-2" MOV.
    attach(&mut table, "blind", FOE);
    let now = figures(&table, FOE);
    assert_eq!(now.tac, theirs.tac - 2);
    assert_eq!(now.kick, theirs.kick.map(|figure| figure - 2));
    assert_eq!(now.mov, theirs.mov.map(|inches| inches - 2));
    // +2 TAC of friends attacking the one it is on.
    attach(&mut table, "singled-out", FOE);
    assert_eq!(figures(&table, OX), mine);
}
