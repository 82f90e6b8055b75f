//! Bullets that no play can break: `rules/<game>/given.toml`.

use std::collections::BTreeSet;

use rules::{Catalogue, Game, given_ids};
use serde::Deserialize;

use crate::repo;

/// A whole file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    #[serde(default)]
    given: Vec<Bullet>,
}

/// A bullet and what makes it true.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bullet {
    /// Which bullet.
    id: String,
    /// The file that makes it true.
    place: String,
    /// The type, constant or function there.
    item: String,
    /// Why no play can break it.
    why: String,
}

/// What is wrong with the file of a game; `proved` are the ids that tests prove.
pub(crate) fn faults(game: &Game, catalogue: &Catalogue<'_>, proved: &BTreeSet<&str>) -> Vec<String> {
    let path = format!("rules/{}/given.toml", game.id);
    let given: Given = match toml::from_str(game.given) {
        Ok(given) => given,
        Err(error) => return vec![format!("{path}: {error}")],
    };
    let mut faults: Vec<String> =
        given.given.iter().flat_map(|bullet| bullet_faults(bullet, catalogue, proved)).collect();
    let total = catalogue.to_prove().count();
    if given.given.len() * 100 > total * 3 {
        faults.push(format!("{} of {total} ids are more than 3 %", given.given.len()));
    }
    let listed: Vec<&str> = given.given.iter().map(|bullet| bullet.id.as_str()).collect();
    if given_ids(game.given).ne(listed.iter().copied()) {
        faults.push("write every id on a line of its own, as `id = \"…\"`".to_owned());
    }
    if listed.iter().collect::<BTreeSet<_>>().len() != listed.len() {
        faults.push("an id stands twice".to_owned());
    }
    faults.into_iter().map(|fault| format!("{path}: {fault}")).collect()
}

fn bullet_faults(bullet: &Bullet, catalogue: &Catalogue<'_>, proved: &BTreeSet<&str>) -> Vec<String> {
    let id = &bullet.id;
    let mut faults = Vec::new();
    if !catalogue.to_prove().any(|entry| entry.id == id) {
        faults.push(format!("the catalogue has no {id} to prove"));
    }
    if proved.contains(id.as_str()) {
        faults.push(format!("{id} is proved by a test and need not stand here"));
    }
    if bullet.why.trim().is_empty() {
        faults.push(format!("{id} gives no reason"));
    }
    match repo::read(&bullet.place) {
        Err(error) => faults.push(format!("{id}: {error}")),
        Ok(text) if bullet.item.is_empty() || !text.contains(&bullet.item) => {
            faults.push(format!("{id}: {} has no `{}`", bullet.place, bullet.item));
        }
        Ok(_) => {}
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(given: &'static str, proved: &[&str]) -> Vec<String> {
        let game = Game { given, ..rules::GAMES[0] };
        let catalogue = rules::parse(game.catalogue).unwrap();
        faults(&game, &catalogue, &proved.iter().copied().collect())
    }

    const GOOD: &str = "[[given]]\nid = \"GB-STAT-17\"\nplace = \"crates/xtask/src/given.rs\"\nitem = \"struct Bullet\"\nwhy = \"x\"\n";

    #[test]
    fn place_and_item_must_exist() {
        assert_eq!(check(GOOD, &[]), [""; 0]);
        assert!(
            check("[[given]]\nid = \"GB-STAT-17\"\nplace = \"nowhere.rs\"\nitem = \"x\"\nwhy = \"x\"\n", &[])
                [0]
            .contains("nowhere.rs")
        );
        assert!(check("[[given]]\nid = \"GB-STAT-17\"\nplace = \"Cargo.toml\"\nitem = \"struct Nobody\"\nwhy = \"x\"\n", &[])[0].contains("Nobody"));
    }

    #[test]
    fn what_a_test_proves_is_not_given() {
        assert!(check(GOOD, &["GB-STAT-17"])[0].contains("proved by a test"));
    }

    #[test]
    fn unknown_ids_and_keys_are_faults() {
        assert!(
            check(
                "[[given]]\nid = \"GB-STAT-99\"\nplace = \"Cargo.toml\"\nitem = \"members\"\nwhy = \"x\"\n",
                &[]
            )[0]
            .contains("GB-STAT-99")
        );
        assert_eq!(check("[[given]]\nid = \"GB-STAT-17\"\nodd = 1\n", &[]).len(), 1);
    }
}
