//! The texts of abilities, plans and cards; `cards.txt` has all of them to be read for meaning.

use guild_ball::GuildBall;
use words::Shown;

use super::{Book, golden};

#[test]
fn every_ability_and_plan_has_a_text_in_both_languages() {
    let shelf = GuildBall::catalog();
    let mut book = Book::new();
    for ability in &shelf.abilities {
        book.heading(&format!("{} ({:?})", ability.name, ability.kind));
        book.say(&ability.text);
    }
    // Texts that differ on a card: its own distance, the characters it names.
    for card in shelf.teams.iter().flat_map(|team| &team.cards) {
        for ability in &card.abilities {
            let plain = shelf.abilities.iter().find(|plain| plain.id == ability.id);
            if plain.is_none_or(|plain| plain.text != ability.text) {
                book.heading(&format!("{} of {}", ability.name, card.profile.name.as_str()));
                book.say(&ability.text);
            }
        }
    }
    golden(&book, "cards.txt");
    assert_eq!(book.faults, Vec::<String>::new());
    let texts = shelf.plans.iter().filter(|plan| plan.text.is_some()).count();
    assert_eq!(texts, shelf.plans.len(), "every plan of both decks has a text");
}
