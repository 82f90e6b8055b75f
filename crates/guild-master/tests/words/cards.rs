//! The texts of the cards.

use std::collections::BTreeSet;

use guild_master::GuildMaster;
use words::{Message, Shown, Speech, Tongue};

/// Every message of the catalogue.
fn messages() -> Vec<Message> {
    let all = GuildMaster::catalog();
    let mut said = Vec::new();
    said.extend(all.skills.into_iter().map(|word| word.name));
    said.extend(all.ranks.into_iter().map(|word| word.name));
    said.extend(all.levels.into_iter().map(|word| word.name));
    said.extend(all.sides.into_iter().flat_map(|word| [word.name, word.effect]));
    said.extend(
        all.adventurers
            .into_iter()
            .flat_map(|card| [Some(card.title), card.worded, card.ability, Some(card.flavour)])
            .flatten(),
    );
    said.extend(
        all.contracts
            .into_iter()
            .flat_map(|card| [Some(card.name), card.bonus, card.boon, card.event, Some(card.flavour)])
            .flatten(),
    );
    said.extend(all.skill_upgrades.into_iter().flat_map(|token| [token.name, token.flavour]));
    said.extend(all.core_upgrades.into_iter().flat_map(|token| [token.name, token.effect, token.flavour]));
    said.extend(
        all.prestige_upgrades.into_iter().flat_map(|token| [token.name, token.formula, token.flavour]),
    );
    said.extend(all.board.rounds.into_iter().map(|round| round.name));
    said
}

#[test]
fn every_card_has_its_texts_in_both_languages() {
    let said = messages();
    assert!(said.len() > 72 + 100 + 6 + 18 + 12, "{} messages", said.len());
    for tongue in Tongue::ALL {
        let speech = Speech::of(tongue).knowing(&GuildMaster::TEXTS);
        for message in &said {
            assert!(speech.knows(&message.id), "{tongue:?} lacks {}", message.id);
        }
    }
}

/// Every card and every Upgrade has a sentence of its own: none is told twice in a language.
#[test]
fn no_two_cards_share_their_flavour() {
    let all = GuildMaster::catalog();
    let mut said: Vec<Message> = all.adventurers.into_iter().map(|card| card.flavour).collect();
    said.extend(all.contracts.into_iter().map(|card| card.flavour));
    said.extend(all.skill_upgrades.into_iter().map(|token| token.flavour));
    said.extend(all.core_upgrades.into_iter().map(|token| token.flavour));
    said.extend(all.prestige_upgrades.into_iter().map(|token| token.flavour));
    assert_eq!(said.len(), 72 + 95 + 6 + 9 + 6);
    for tongue in Tongue::ALL {
        let speech = Speech::of(tongue).knowing(&GuildMaster::TEXTS);
        let sentences: BTreeSet<String> = said.iter().map(|message| speech.say(message)).collect();
        assert_eq!(sentences.len(), said.len(), "{tongue:?}");
    }
}

/// Notation and the English texts name Contracts alike, but for the apostrophe.
#[test]
fn notation_calls_contracts_by_their_english_names() {
    let speech = Speech::of(Tongue::English).knowing(&GuildMaster::TEXTS);
    for card in GuildMaster::catalog().contracts {
        assert_eq!(speech.say(&card.name).replace('’', "'"), card.noted);
    }
}

#[test]
fn the_catalogue_holds_the_figures_of_the_board() {
    let board = GuildMaster::catalog().board;
    assert_eq!(board.prices[..4], [2, 3, 3, 4]);
    assert_eq!((board.bids_half_moon[1], board.bids_full_moon[1]), (5, 4));
    let wander: Vec<_> = board.wander.iter().map(|row| (row.from, row.gold, row.fame)).collect();
    assert_eq!(wander[..3], [(0, 1, 0), (10, 1, 1), (20, 2, 2)]);
    assert_eq!(board.rounds.iter().filter(|round| round.blood).count(), 3);
}
