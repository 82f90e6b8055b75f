//! Rosters written and read: text, code and data come back as they went.

use bots::Rng;
use guild_ball::catalog::catalog;
use guild_ball::guild::Guild;
use guild_ball::model::Name;
use guild_ball::refusal::Why;
use guild_ball::roster::{Roster, from_code, from_text, to_code, to_text};
use kernel::Chance;

/// A roster of any guild, limit and cards, legal or not.
fn any(rng: &mut Rng) -> Roster {
    let cards: Vec<_> = catalog().all().collect();
    let count = rng.below(13);
    let guild = Guild::ALL[rng.below(19) as usize];
    let models = (0..count).map(|_| cards[rng.below(cards.len() as u32) as usize].id.clone()).collect();
    Roster { guild, limit: 6 + rng.below(7) as u8, models }
}

#[test]
fn every_roster_survives_every_form() {
    for seed in 0..2_000 {
        let roster = any(&mut Rng::new(seed));
        let text = to_text(&roster).unwrap();
        assert_eq!(from_text(&text).as_ref(), Ok(&roster), "{text}");
        assert_eq!(from_text(&text).map(|read| to_text(&read)), Ok(Ok(text)));
        let code = to_code(&roster).unwrap();
        assert_eq!(from_code(&code).as_ref(), Ok(&roster), "{code}");
        assert_eq!(from_code(&code.to_lowercase().replace('-', " ")).as_ref(), Ok(&roster));
        let data = ron::to_string(&roster).unwrap();
        assert_eq!(ron::from_str::<Roster>(&data).as_ref(), Ok(&roster), "{data}");
    }
}

#[test]
fn a_roster_with_an_unknown_card_is_not_written() {
    let roster = Roster::new(Guild::Butchers, &["ox", "oxen", "boiler"]);
    let unknown = Err("there is no model 'oxen'".to_owned());
    assert_eq!([to_text(&roster), to_code(&roster)], [unknown.clone(), unknown]);
}

#[test]
fn codes_stay_readable_for_ever() {
    let code = to_code(&Roster::of_team("butchers"));
    assert_eq!(code.as_deref(), Ok("GB1-3C3V5-N0D3B-0X4RQ-XW"));
}

#[test]
fn a_slip_in_a_code_is_noticed() {
    let code: Vec<char> = to_code(&Roster::of_team("masons")).unwrap().chars().collect();
    for place in 4..code.len() {
        for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().filter(|&other| other != code[place]) {
            if code[place] == '-' {
                continue;
            }
            let mut slip = code.clone();
            slip[place] = other;
            assert!(from_code(&slip.iter().collect::<String>()).is_err(), "{slip:?}");
        }
        let mut swapped = code.clone();
        swapped.swap(place - 1, place);
        let same = swapped.iter().filter(|sign| **sign != '-').eq(code.iter().filter(|sign| **sign != '-'));
        assert!(same || from_code(&swapped.iter().collect::<String>()).is_err(), "{swapped:?}");
    }
    let fault = |code: &str| from_code(code).unwrap_err();
    assert_eq!(fault("GB2-00000"), "a roster code begins with GB1");
    assert_eq!(fault("GB1-3C"), "the code is too short");
    assert_eq!(fault("GB1-U"), "'U' is no digit of a roster code");
}

#[test]
fn text_is_read_with_patience() {
    let text = "
        # my first roster
        guild: BUTCHERS
        Limit: 10

        - ox            // leads
        1x TRUFFLES
        * 2 boiler
        Meathook x1
        veteran sakana
    ";
    let models = ["ox", "truffles", "boiler", "boiler", "meathook", "veteran-sakana"];
    let expected = Roster { limit: 10, ..Roster::new(Guild::Butchers, &models) };
    assert_eq!(from_text(text), Ok(expected));
    let marked = text.replace('\n', "\r\n");
    assert_eq!(from_text(&format!("\u{feff}{marked}")), from_text(text), "as other editors write it");
    let fault = |text: &str| from_text(text).unwrap_err().0.first().map(ToString::to_string).unwrap();
    assert_eq!(fault("ox"), "the guild is missing; it stands in the first line");
    assert_eq!(fault("Bakers\nox"), "line 1: 'Bakers' is no guild");
    assert_eq!(fault("Butchers\nOxen"), "line 2: there is no model 'Oxen'");
    assert_eq!(fault("Butchers\n13 Ox"), "line 2: a roster has 1 to 12 of a model");
    assert_eq!(fault("Butchers\nlimit: many"), "line 2: the limit is no number");
}

#[test]
fn every_fault_of_a_text_is_told_with_its_line_and_rule() {
    let (lines, rest) = from_text("Butchers\nOxen\nBoiler\nHamer\nlimit: many\nShark\nBoiler\n").unwrap_err();
    let lines: Vec<_> = lines.iter().map(|unread| (unread.line, unread.rule)).collect();
    assert_eq!(lines, [(2, "GB-STAT-23"), (4, "GB-STAT-23"), (5, "GB-TOUR-02")]);
    let rest: Vec<_> = rest.iter().map(|fault| (fault.rule, fault.why)).collect();
    let told = [
        ("GB-TEAM-06", Why::WrongGuild(Name::new("Shark"))),
        ("GB-TEAM-07", Why::SameName(Name::new("Boiler"))),
    ];
    assert_eq!(rest, told);
    let (lines, _) = from_text("Bakers\nOx\nOxen").unwrap_err();
    assert_eq!(lines.iter().map(|unread| unread.line).collect::<Vec<_>>(), [1, 3]);
}

#[test]
fn faults_of_a_roster_say_what_they_are_about() {
    let roster = Roster { limit: 40, ..Roster::new(Guild::Butchers, &["boiler", "oxen", "boiler"]) };
    let why: Vec<_> = roster.faults().iter().map(|fault| fault.why).collect();
    let told = [
        Why::RosterLimit { limit: 40, least: 6, most: 12 },
        Why::NoSuchCard(Name::new("oxen")),
        Why::SameName(Name::new("Boiler")),
        Why::Captains,
        Why::Mascots,
        Why::TooFewSquaddies,
    ];
    assert_eq!(why, told);
}
