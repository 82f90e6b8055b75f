//! Cards.

use guild_ball::catalog::{Card, FILES, RawAbility, Team, catalog, parse, play_result};
use guild_ball::model::{PlayResult, Position};
use guild_ball::types::Type;

#[test]
fn the_practice_teams_load_and_are_whole() {
    assert_eq!(parse(FILES).as_ref(), Ok(catalog()));
    for team in &catalog().teams[..3] {
        let positions: Vec<_> = team.cards.iter().map(|card| card.profile.position).collect();
        assert_eq!(positions, [Position::Captain, Position::Squaddie, Position::Squaddie], "{}", team.id);
        assert!(team.cards.iter().all(|card| (5..=7).contains(&card.profile.playbook.len())));
    }
}

#[test]
fn the_guild_teams_load_and_are_whole() {
    let names = |team: &Team| team.cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>().join(" ");
    let teams: Vec<_> = catalog().teams[3..].iter().map(names).collect();
    let expected = [
        "ox truffles boiler meathook cinnamon shank",
        "ballista mainspring fuse salvo colossus spade",
        "shark tentacles veteran-sakana jac kraken greyscales",
        "corbelli wrecker chisel tower brick flint",
    ];
    assert_eq!(teams, expected);
    for team in &catalog().teams[3..] {
        let own = |card: &Card| card.profile.guilds.iter().any(|guild| guild.id() == team.id);
        assert!(team.cards.iter().all(own), "{}", team.id);
        assert!(team.cards.iter().all(|card| !card.abilities.is_empty()), "{}", team.id);
        let positions = team.cards.iter().take(3).map(|card| card.profile.position);
        assert!(positions.eq([Position::Captain, Position::Mascot, Position::Squaddie]), "{}", team.id);
    }
}

#[test]
fn a_card_says_its_character_types_and_abilities() {
    let sakana = catalog().card("veteran-sakana").expect("a card of the Fishermen");
    assert_eq!(sakana.profile.named().as_str(), "sakana");
    assert!(sakana.profile.is(Type::Veteran) && sakana.profile.is(Type::Squaddie));
    assert!(!sakana.profile.is(Type::Captain) && !sakana.profile.is(Type::Animal));
    let boiler = catalog().card("boiler").expect("a card of the Butchers");
    let assist = RawAbility { id: "assist".to_owned(), area: None, named: vec!["princess".to_owned()] };
    assert_eq!(boiler.abilities[1], assist);
    let owner = catalog().card("ox").expect("a card of the Butchers").abilities[0].clone();
    assert_eq!((owner.id.as_str(), owner.area), ("the-owner", Some(6)));
}

#[test]
fn a_result_is_read_word_by_word() {
    let expected =
        PlayResult { damage: 2, push: 1, dodge: 3, knock_down: true, tackle: true, momentous: true, icon: 2 };
    assert_eq!(play_result("m 2 push1 dodge3 kd tackle play2"), Ok(expected));
    assert_eq!(play_result("play1"), Ok(PlayResult { icon: 1, ..PlayResult::default() }));
    assert!(play_result("m").is_err_and(|fault| fault.contains("no effect")));
    assert!(play_result("trip").is_err_and(|fault| fault.contains("'trip'")));
}

#[test]
fn broken_cards_are_named() {
    let text = include_str!("../../data/practice.ron");
    let twice = text.replace("id: \"gaff\"", "id: \"anchor\"");
    assert_eq!(parse(&[&twice]), Err("the card anchor is there twice".to_owned()));
    let same = text.replace("number: 902", "number: 901");
    assert_eq!(parse(&[&same]), Err("the cards anchor and gaff have one number".to_owned()));
    let wide = text.replace("base: 40", "base: 45");
    assert_eq!(parse(&[&wide]), Err("card plank: base must be 30, 40 or 50 mm".to_owned()));
}
