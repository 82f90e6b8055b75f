//! Seeds, shares and scripts.

use host::chance::commitment;

use crate::Spoken;

#[test]
fn the_hash_is_told_before_and_the_seed_after() {
    let mut spoken = Spoken::new();
    let new = spoken.say(r#"{"type":"new","game":"haggle","seed":"s3cret"}"#);
    assert_eq!(new["chance"]["commitment"], commitment("s3cret"));
    assert_eq!(new["chance"].get("seed"), None);
    assert_eq!(spoken.seat(0, r#"{"type":"save"}"#)["code"], "not_over");
    spoken.say(r#"{"type":"concede","by":0}"#);
    assert_eq!(spoken.seat(0, r#"{"type":"match"}"#)["chance"]["seed"], "s3cret");
    assert_eq!(spoken.seat(0, r#"{"type":"save"}"#)["seed"], "s3cret");
}

#[test]
fn the_hall_s_own_seeds_differ_from_match_to_match() {
    let mut spoken = Spoken::new();
    let mut told = Vec::new();
    for _ in 0..20 {
        told.push(spoken.say(r#"{"type":"new","game":"haggle"}"#)["chance"]["commitment"].to_string());
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 20);
}

#[test]
fn the_same_seed_gives_the_same_match_and_shares_change_it() {
    let mut spoken = Spoken::new();
    let mut cards = |share: Option<&str>| {
        spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"seed":5,"hold":true}"#);
        let held = spoken.say(r#"{"type":"pending"}"#);
        assert_eq!(held["pending"]["waits"], "chance");
        if let Some(share) = share {
            let line = format!(r#"{{"type":"share","share":"{share}"}}"#);
            assert_eq!(spoken.seat(0, &line)["chance"]["shares"][0], format!("0:{share}"));
            assert_eq!(spoken.seat(0, &line)["code"], "not_yours", "one share a seat");
        }
        let begun = spoken.say(r#"{"type":"begin"}"#);
        assert_eq!(begun["pending"]["waits"], "answers");
        assert_eq!(spoken.seat(1, r#"{"type":"share","share":"late"}"#)["code"], "no_dice");
        begun["log"].clone()
    };
    let plain = cards(None);
    assert_eq!(plain, cards(None));
    let shared: Vec<_> = ["a", "b", "c", "d", "e", "f"].map(|share| cards(Some(share))).into();
    assert!(shared.iter().any(|log| *log != plain));
}

#[test]
fn a_script_is_strict_both_ways() {
    let mut spoken = Spoken::new();
    let new = spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[]}"#);
    assert_eq!(new["pending"]["waits"], "chance");
    assert_eq!(new["pending"]["draw"]["one"]["of"], 8);
    assert_eq!(spoken.say(r#"{"type":"outcomes"}"#)["outcomes"].as_array().unwrap().len(), 8);
    assert_eq!(spoken.error(r#"{"type":"dice","faces":[8]}"#), "wrong_dice");
    let dealt = spoken.say(r#"{"type":"dice","faces":[0,2,4,4,6]}"#);
    assert_eq!(dealt["log"], serde_json::json!(["red is dealt 1", "blue is dealt 2", "round 1"]));
    spoken.say(r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
    let tied = spoken.say(r#"{"type":"choose","seat":1,"text":"bid 2"}"#);
    assert_eq!(tied["log"], serde_json::json!(["bids 2 2", "rolled 4 4"]));
    assert_eq!(tied["pending"]["why"], "the draw needs 2 numbers and the script has 1 left");
    let settled = spoken.say(r#"{"type":"dice","faces":[1]}"#);
    assert_eq!(settled["log"][0], "rolled 6 1");
    spoken.say(r#"{"type":"dice","faces":[5,5]}"#);
    assert_eq!(spoken.say(r#"{"type":"close"}"#)["dice_left"], serde_json::json!([5, 5]));
}

#[test]
fn seeded_dice_take_no_script() {
    let mut spoken = Spoken::new();
    spoken.say(r#"{"type":"new","game":"haggle","seed":1}"#);
    assert_eq!(spoken.error(r#"{"type":"dice","faces":[1]}"#), "no_dice");
}

#[test]
fn a_record_replays_its_own_draws() {
    use host::chance::{Replayed, Source};
    use kernel::{Draw, Drawn};
    let play = record::play_at_random::<testkit::fixture::Haggle>(
        testkit::fixture::Setup { rounds: 3, gold: 7 },
        &mut bots::Rng::new(1),
        300,
    )
    .unwrap();
    let mut source = Source::Replayed(Replayed::of(play.record()));
    let first = source.draw(0, &Draw::One { of: 8 }).unwrap();
    assert!(matches!(first, Drawn::One(_)));
    assert!(source.draw(0, &Draw::d6(2)).is_err(), "a draw of another kind");
    assert!(source.draw(play.record().draws_made(), &Draw::d6(2)).is_err(), "past the end");
}
