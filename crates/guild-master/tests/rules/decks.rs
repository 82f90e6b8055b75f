//! Decks whose cards effects have looked at, moved and put back.

use guild_master::{ContractId, Event, GuildMaster, Level, Seen, Setup};
use kernel::{Game, List, Seat, Viewer};
use testkit::prove;

use super::check;

#[test]
fn contracts_are_drawn_some_kept_and_the_rest_put_back() {
    check(
        "the mystic",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Embla"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4 }
script = ["A: use Embla", "draw: 1 | 1 | 1", "A: take Brew Potion", "A: take Identify Rebels"]
expect = [
    "peeked A common Ambush Poachers", "peeked A common Identify Rebels",
    "peeked A common Confront Blasphemers", "refused: GM-EFCT-10", "took A Identify Rebels",
    "A.private = Identify Rebels", "top common = Ambush Poachers, Confront Blasphemers", "deck common = 34",
]
"#,
    );
    check(
        "one of two is kept",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Nuri"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4 }
script = ["A: use Nuri", "draw: 1 | 1", "A: take Identify Rebels"]
expect = [
    "took A Identify Rebels", "sunk A Ambush Poachers", "gold A +1", "A.private = Identify Rebels",
    "bottom common = Ambush Poachers", "deck common = 34",
]
"#,
    );
    check(
        "one of two is kept",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Ondine"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 5 }
script = ["A: use Ondine", "draw: 1 | 1", "A: take Identify Rebels"]
expect = [
    "took A Identify Rebels", "sunk A Ambush Poachers", "gold A +2", "A.private = Identify Rebels",
    "bottom common = Ambush Poachers", "deck common = 34",
]
"#,
    );
    check(
        "one of two is kept",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Nine-Finger Sable"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 5 }
script = ["A: use Nine-Finger Sable", "draw: 1 | 1", "A: take Identify Rebels"]
expect = [
    "took A Identify Rebels", "sunk A Ambush Poachers", "gold A +1", "A.private = Identify Rebels",
    "bottom common = Ambush Poachers", "deck common = 34",
]
"#,
    );
    check(
        "two of four are kept",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Maelis"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 3 }
script = ["A: use Maelis", "draw: 1 | 1 | 1 | 1", "A: take Identify Rebels", "A: take Confront Blasphemers"]
expect = [
    "took A Identify Rebels", "took A Confront Blasphemers", "gold A +1",
    "A.private = Identify Rebels, Confront Blasphemers", "bottom common = Ambush Poachers, Steal Battle Plans",
]
"#,
    );
}

#[test]
fn cards_that_lie_on_top_come_next() {
    check(
        "what was put back comes next",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Embla", "Nuri"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4 }
script = [
    "A: use Embla", "draw: 1 | 1 | 1", "A: take Identify Rebels", "A: use Nuri", "A: take Confront Blasphemers",
]
expect = [
    "peeked A common Ambush Poachers", "peeked A common Confront Blasphemers", "took A Confront Blasphemers",
    "sunk A Ambush Poachers", "A.private = Identify Rebels, Confront Blasphemers", "top common = none",
]
"#,
    );
}

#[test]
fn a_replacement_from_a_settled_top_is_turned_up_as_that_card() {
    check(
        "a settled replacement",
        r#"
proves = ["GM-CONT-09", "GM-RSET-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { adventurer = "Bow", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 2 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Forge a Customs Stamp", on = 1 },
    { contract = "Break the Toll Gang", on = 2 },
]
now = { phase = "action", round = 4, orders = { A = "1: contract 1 [Axe]; 2: contract 2 [Bow]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "draw: 1 | 1 | 1",
    "A: arrange Confront Blasphemers, Ambush Poachers, Identify Rebels", "A: deck common", "A: carry",
    "dice: 6 6 6 6 6", "A: deck common",
]
expect = [
    "arranged A common", "contract 1 shows Confront Blasphemers", "contract 2 shows Ambush Poachers",
    "asked: A orders", "top common = Identify Rebels",
]
"#,
    );
}

#[test]
fn a_blood_moon_deals_the_cards_that_lie_on_top() {
    check(
        "a blood moon deals what lies on top",
        r#"
proves = ["GM-STAR-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 3 },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Forge a Customs Stamp", on = 1 },
]
now = { phase = "action", round = 5, orders = { A = "1: contract 1 [Axe]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "draw: 1 | 1 | 1",
    "A: arrange Confront Blasphemers, Ambush Poachers, Identify Rebels", "A: deck heroic", "draw: 1",
]
expect = ["dealt A Confront Blasphemers", "dealt B Ambush Poachers", "asked: A orders"]
"#,
    );
}

#[test]
fn cards_at_the_bottom_come_last() {
    check(
        "the bottom comes last",
        r#"
proves = []
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Nuri", "Embla"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4, decks = [3, 30, 30] }
script = [
    "A: use Nuri", "draw: 5 | 3", "A: take Brew Potion", "A: use Embla", "draw: 1",
    "A: take Confront Blasphemers",
]
expect = [
    "peeked A common Brew Potion", "peeked A common Confront Blasphemers", "sunk A Confront Blasphemers",
    "peeked A common Ambush Poachers", "peeked A common Confront Blasphemers", "took A Confront Blasphemers",
    "deck common = 1", "top common = Ambush Poachers",
]
"#,
    );
}

#[test]
fn a_draw_from_a_short_deck_gives_what_there_is() {
    check(
        "a short deck",
        r#"
proves = ["GM-RUL-20", "GM-RUL-06"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Maelis"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 3, decks = [2, 30, 30] }
script = ["A: use Maelis", "draw: 1 | 1"]
expect = ["took A Ambush Poachers", "took A Identify Rebels", "gold A +1", "deck common = 0"]
"#,
    );
    check(
        "an empty deck",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Embla"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4, decks = [0, 30, 30] }
expect = ["asked: A orders", "A.private = none"]
"#,
    );
}

#[test]
fn the_seal_copier_sorts_the_deck_and_exchanges_with_its_top() {
    check(
        "the seal copier",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tymon"], private = ["Duel at the Fair"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 5 }
script = [
    "A: use Tymon", "A: option 2", "draw: 1 | 1", "A: arrange Identify Rebels, Ambush Poachers",
    "A: exchange Brew Potion", "A: exchange Duel at the Fair for contract 1", "A: exchange Duel at the Fair",
]
expect = [
    "peeked A common Ambush Poachers", "arranged A common", "refused: GM-EFCT-10", "refused: GM-EFCT-10",
    "exchanged A Duel at the Fair for Identify Rebels", "A.private = Identify Rebels",
    "top common = Duel at the Fair, Ambush Poachers", "deck common = 34",
]
"#,
    );
    check(
        "without a private contract there is nothing to exchange",
        r#"
proves = ["GM-RUL-20"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Tymon"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 5 }
script = ["A: use Tymon", "A: option 2", "draw: 1 | 1", "A: pass"]
expect = ["asked: A orders", "top common = Ambush Poachers, Identify Rebels", "never: exchanged"]
"#,
    );
}

#[test]
fn the_silver_tongue_sorts_the_deck() {
    check(
        "the silver tongue",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Ansel"] }, { guild = "B", gold = 5 }]
now = { phase = "plot", round = 4 }
script = ["A: use Ansel", "draw: 1 | 1", "A: arrange Identify Rebels, Ambush Poachers"]
expect = ["gold B -1", "gold A +1", "top common = Identify Rebels, Ambush Poachers"]
"#,
    );
}

#[test]
fn the_petty_clerk_discards_an_adventurer_and_sinks_a_contract() {
    // The first of those left, as Cixi is none of them any more; a Contract deck has no Adventurer.
    check(
        "the petty clerk",
        r#"
proves = ["GM-PLOT-01", "GM-COMP-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Pasco"] },
    { guild = "B", gold = 5 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "plot", round = 5 }

[[case]]
name = "1"
script = ["A: use Pasco", "A: option 2", "A: space A", "draw: 1", "draw: 1", "A: take Unmask the False Envoy"]
expect = [
    "space A gone Cixi", "space A shows Venju", "peeked A heroic Unmask the False Envoy",
    "sunk A Unmask the False Envoy", "bottom heroic = Unmask the False Envoy", "space A = Venju",
    "deck common = 35",
]

[[case]]
name = "2"
script = ["A: use Pasco", "A: option 2", "A: pass", "draw: 1", "A: pass"]
expect = ["asked: A orders", "never: sunk", "space A = Cixi", "top heroic = Unmask the False Envoy"]
"#,
    );
}

#[test]
fn what_one_guild_looks_at_no_other_learns() {
    let [a, b] = [0, 1].map(|seat| Viewer::Seat(Seat(seat)));
    prove::<GuildMaster>("what one guild looks at", &["GM-INFO-08"], |probe| {
        let mut table = Setup::of(2).lay().unwrap();
        let (seat, level) = (Seat(0), Level::Common);
        let [first, second] = [4, 5].map(ContractId);
        let peeked = |at, contract| Event::Peeked { seat, level, at, contract };
        for event in [peeked(0, first), peeked(1, second)] {
            probe.equal("its own look", GuildMaster::see(&table, &event, a), Some(Seen::Fact(event)));
            let other = Some(Seen::Peeked { seat, level });
            probe.equal("another's look", GuildMaster::see(&table, &event, b), other);
            GuildMaster::apply(&mut table, &event);
        }
        let tops = |table: &_, viewer| GuildMaster::view(table, viewer).tops[0].clone();
        probe.equal("known cards", tops(&table, a), vec![Some(first), Some(second)]);
        probe.equal("unknown cards", tops(&table, b), vec![None, None]);
        let arranged = Event::Arranged { seat, level, cards: List::collect([second, first]) };
        probe.equal(
            "an order of its own",
            GuildMaster::see(&table, &arranged, b),
            Some(Seen::Arranged { seat, level }),
        );
        GuildMaster::apply(&mut table, &arranged);
        probe.equal("known in their order", tops(&table, a), vec![Some(second), Some(first)]);
        let sunk = Event::Sunk { seat, level, contract: second };
        probe.equal(
            "a card put under the deck",
            GuildMaster::see(&table, &sunk, b),
            Some(Seen::Sunk { seat, level }),
        );
        let took = Event::Took { seat, level, contract: first };
        probe.equal("a card kept", GuildMaster::see(&table, &took, b), Some(Seen::Drew { seat }));
        GuildMaster::apply(&mut table, &took);
        let swapped = Event::SwappedDeck { seat, gave: first, took: second };
        probe.equal("an exchange", GuildMaster::see(&table, &swapped, b), Some(Seen::SwappedDeck { seat }));
        GuildMaster::apply(&mut table, &swapped);
        probe.equal("what went on top is known to who put it", tops(&table, a), vec![Some(first)]);
        probe.equal("and to nobody else", tops(&table, b), vec![None]);
        let looked = Event::LookedContract { seat, space: 2, contract: ContractId(9) };
        probe.equal(
            "a look at the board",
            GuildMaster::see(&table, &looked, b),
            Some(Seen::Looked { seat, space: 2 }),
        );
        GuildMaster::apply(&mut table, &looked);
        probe.equal("known", GuildMaster::view(&table, a).under[2], Some(ContractId(9)));
        probe.equal("unknown", GuildMaster::view(&table, b).under[2], None);
    });
}
