//! Offers and what is agreed.

use guild_master::{CHOICES_MAX, Clauses, Offer, Parley, Seats, Settled};
use kernel::{List, Seat};

#[test]
fn one_choice_of_a_bonus_is_read_as_records_have_it() {
    let read = |more: &str| {
        let text = format!(r#"{{"payments":[],"split":null,"bonus":1,"card":null{more}}}"#);
        serde_json::from_str::<Clauses>(&text).map(|clauses| clauses.choices.to_vec())
    };
    let (rival, option) = (Settled::Rival(Seat(2)), Settled::Option(1));
    assert_eq!(read("").unwrap(), []);
    assert_eq!(read(r#","choice":null"#).unwrap(), []);
    assert_eq!(read(r#","choice":{"rival":2}"#).unwrap(), [rival]);
    assert_eq!(read(r#","choices":[{"option":1},{"rival":2}]"#).unwrap(), [option, rival]);
    // GM-RUL-48: one more than the rules allow is read, for them to refuse; more is no answer.
    let many = |count: usize| read(&format!(r#","choices":[{}]"#, vec![r#"{"option":1}"#; count].join(",")));
    assert_eq!(many(CHOICES_MAX + 1).unwrap().len(), CHOICES_MAX + 1);
    assert!(many(CHOICES_MAX + 2).is_err());
    let one = Clauses { choices: List::collect([rival]), ..Clauses::default() };
    assert!(serde_json::to_string(&one).unwrap().contains(r#""choices":[{"rival":2}]"#));
    assert!(!serde_json::to_string(&Clauses::default()).unwrap().contains("choices"));
}

#[test]
fn ids_of_open_offers_are_not_given_again() {
    let offer = |id| Offer {
        id,
        by: Seat(0),
        parties: Seats::first(2),
        accepted: Seats::one(Seat(0)),
        clauses: Clauses::default(),
    };
    let mut parley = Parley { last: 255, offers: List::collect([offer(0), offer(1)]), ..Parley::default() };
    assert_eq!(parley.next_id(), 2);
    parley.offers.remove(1);
    assert_eq!(parley.next_id(), 1);
}
