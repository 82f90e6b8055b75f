//! The library of abilities.

use guild_ball::effect::library::{Library, library};
use guild_ball::effect::vocabulary::{Rule, Until};

#[test]
fn the_embedded_abilities_are_whole() {
    let parsed = Library::parse();
    assert!(parsed.is_ok(), "{:?}", parsed.err());
    assert!(library().all().count() > 1, "the library is empty");
}

#[test]
fn uses_are_counted_of_what_is_attached_only() {
    for (_, ability) in library().all() {
        let by_itself = |rule: &Rule| matches!(rule.until, Until::Always | Until::Area | Until::Marker);
        let counted = ability.rules.iter().find(|rule| rule.uses > 0 && by_itself(rule));
        assert!(counted.is_none(), "{} is never attached, and its uses are counted", ability.id);
    }
}
