//! Order Cards shown to rivals while Orders are planned.

use guild_master::{Event, GuildMaster, Objective, Seats, Seen, Setup};
use kernel::{Game, Seat, Viewer};
use testkit::prove;

use super::check;

#[test]
fn an_order_card_is_shown_and_binds_nobody() {
    check(
        "an order card is shown and binds nobody",
        r#"
proves = ["GM-NEGO-06", "GM-RUL-37", "GM-NEGO-05"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { guild = "C" },
]
now = { phase = "orders", round = 1 }
script = [
    "A: show hire at 2 to B", "A: show contract 5 to B C", "A: show hire to A", "A: show hire at 5 to B",
    "A: orders 1: [Axe]", "A: show recruit F at 1 to C", "B: orders none", "C: orders none",
]
expect = [
    "showed A hire at 2 to B", "showed A contract 5 to B C", "refused: GM-RUL-37", "refused: GM-RUL-37",
    "orders A 1: [Axe]", "asked: A fallback 1", "never: orders A 2",
]
"#,
    );
}

#[test]
fn nobody_else_learns_that_a_card_was_shown() {
    prove::<GuildMaster>("nobody else learns of it", &["GM-NEGO-06", "GM-RUL-37"], |probe| {
        let table = Setup::of(3).lay().unwrap();
        let to = Seats::one(Seat(1));
        let shown = Event::CardShown { seat: Seat(0), to, objective: Objective::Hire, number: Some(1) };
        let see = |viewer| GuildMaster::see(&table, &shown, viewer);
        probe.equal("who showed it", see(Viewer::Seat(Seat(0))), Some(Seen::Fact(shown)));
        probe.equal("who was shown it", see(Viewer::Seat(Seat(1))), Some(Seen::Fact(shown)));
        probe.equal("another rival", see(Viewer::Seat(Seat(2))), None);
        probe.equal("those who watch", see(Viewer::Stand), None);
    });
}
