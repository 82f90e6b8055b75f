//! Team selection, game sizes and what is hidden.

use guild_ball::GuildBall;
use guild_ball::guild::Guild;
use guild_ball::refusal::Why;
use guild_ball::setup::{GameSize, Pick, Setup, faults, lay};
use kernel::{Game, Refuse, Seat, Viewer};
use testkit::prove;

use super::foreseen::{after, scene};

fn card(id: &str) -> Pick {
    Pick::Card(id.to_owned())
}

fn rules_of(setup: &Setup) -> Vec<&'static str> {
    faults(setup).iter().map(Refuse::rule).collect()
}

fn with_red(red: &[&str]) -> Setup {
    let mut setup = Setup::introductory();
    setup.teams[0] = red.iter().map(|id| card(id)).collect();
    setup
}

#[test]
fn the_practice_teams_may_play_each_other() {
    let setup = Setup::introductory();
    assert_eq!(rules_of(&setup), Vec::<&str>::new());
    let table = lay(&setup).unwrap();
    assert_eq!((table.size, table.goal_vp, table.team), (6096, 6, [3, 3]));
}

#[test]
fn the_guild_teams_may_play_each_other_in_full_games() {
    prove::<GuildBall>("guild teams", &["GB-TEAM-10", "GB-WIN-08", "GB-WIN-09"], |probe| {
        for (size, vp) in [(GameSize::Quick, 8), (GameSize::Typical, 12)] {
            for red in ["butchers", "engineers", "fishermen", "masons"] {
                let setup = Setup::of_teams(size, red, "masons");
                probe.equal(red, rules_of(&setup), Vec::<&str>::new());
                let table = lay(&setup).map(|table| (table.size, table.goal_vp, table.team));
                probe.equal(red, table, Ok((9144, vp, [6, 6])));
            }
        }
    });
}

#[test]
fn a_model_with_an_unfinished_effect_cannot_be_fielded() {
    prove::<GuildBall>("an unfinished card", &["GB-STAT-23"], |probe| {
        let sketched = with_red(&["anchor", "gaff", "proof-sketch"]);
        let unfinished = faults(&sketched).iter().any(|fault| matches!(fault.why, Why::Unfinished(_)));
        probe.equal("named", unfinished, true);
        probe.refused("not laid", lay(&sketched), "GB-STAT-23");
    });
}

#[test]
fn both_teams_have_the_same_number_and_the_size_says_how_many() {
    prove::<GuildBall>("team sizes", &["GB-TEAM-01", "GB-WIN-07"], |probe| {
        let short = with_red(&["anchor", "gaff"]);
        probe.equal("one short", rules_of(&short), vec!["GB-TEAM-01", "GB-WIN-07"]);
        probe.refused("one short", lay(&short), "GB-TEAM-01");
    });
}

#[test]
fn one_captain_and_at_most_one_mascot() {
    prove::<GuildBall>("positions", &["GB-TEAM-03", "GB-TEAM-05", "GB-TEAM-09"], |probe| {
        let none = with_red(&["gaff", "plank", "rubble"]);
        probe.equal("no captain", rules_of(&none), vec!["GB-TEAM-03"]);
        let two = with_red(&["anchor", "slate", "gaff"]);
        probe.equal("two captains", rules_of(&two), vec!["GB-TEAM-03"]);
        let mut mascots = Setup::introductory();
        for (place, name) in [(1, "Dog"), (2, "Cat")] {
            let mut own = lay(&Setup::introductory()).unwrap().profiles[place];
            own.name = guild_ball::model::Name::new(name);
            own.position = guild_ball::model::Position::Mascot;
            mascots.teams[0][place] = Pick::Own(Box::new(own));
        }
        probe.equal("two mascots", rules_of(&mascots), vec!["GB-TEAM-05", "GB-TEAM-09"]);
        let mut one = mascots;
        one.teams[0][2] = card("plank");
        probe.equal("one mascot in an introductory game", rules_of(&one), vec!["GB-TEAM-09"]);
    });
}

#[test]
fn a_character_plays_once_in_a_team() {
    prove::<GuildBall>("characters", &["GB-TEAM-07", "GB-STAT-23", "GB-STAT-18"], |probe| {
        probe.equal("twice in a team", rules_of(&with_red(&["anchor", "gaff", "gaff"])), vec!["GB-TEAM-07"]);
        probe.equal("once in each", rules_of(&with_red(&["slate", "pickaxe", "rubble"])), Vec::<&str>::new());
        probe.equal("no such card", rules_of(&with_red(&["anchor", "gaff", "nobody"])), vec!["GB-STAT-23"]);
        let mut odd = Setup::introductory();
        let mut own = lay(&odd).unwrap().profiles[1];
        own.base = plane::Length(175);
        odd.teams[0][1] = Pick::Own(Box::new(own));
        probe.equal("a base of 35 mm", rules_of(&odd), vec!["GB-STAT-18"]);
    });
}

/// A full game of the Masons against a red team.
fn full(red: Vec<Pick>) -> Setup {
    let mut setup = Setup::of_teams(GameSize::Typical, "masons", "masons");
    setup.teams[0] = red;
    setup
}

/// A card of the catalog with some changes.
fn own(id: &str, change: impl Fn(&mut guild_ball::model::Profile)) -> Pick {
    let Some(mut profile) = guild_ball::catalog::catalog().card(id).map(|card| card.profile) else {
        return card(id);
    };
    change(&mut profile);
    Pick::Own(Box::new(profile))
}

#[test]
fn the_captain_decides_the_guild_and_everybody_plays_for_it() {
    prove::<GuildBall>("guilds", &["GB-TEAM-04", "GB-TEAM-06", "GB-TEAM-10"], |probe| {
        let six = |ids: [&str; 6]| full(ids.into_iter().map(card).collect());
        let butchers = ["ox", "truffles", "boiler", "meathook", "cinnamon", "shank"];
        probe.equal("of one guild", rules_of(&six(butchers)), Vec::<&str>::new());
        let stranger = six(["ox", "truffles", "boiler", "meathook", "cinnamon", "flint"]);
        probe.equal("a Mason", rules_of(&stranger), vec!["GB-TEAM-06"]);
        let captain = six(["corbelli", "truffles", "boiler", "meathook", "cinnamon", "shank"]);
        probe.equal("another Captain: nobody fits", rules_of(&captain), vec!["GB-TEAM-06"; 5]);
        let none = six(["ox", "truffles", "boiler", "meathook", "cinnamon", "gaff"]);
        probe.equal("a model without a guild", rules_of(&none), vec!["GB-TEAM-06"]);
        let both = Guild::Butchers;
        let dual =
            |id: &str, guilds: &[Guild]| own(id, |card| card.guilds = guilds.iter().copied().collect());
        let mut mixed: Vec<Pick> = butchers.into_iter().map(card).collect();
        mixed[0] = dual("ox", &[Guild::Masons, both]);
        mixed[5] = dual("shank", &[Guild::Masons]);
        probe.equal("two guilds of one Captain", rules_of(&full(mixed.clone())), vec!["GB-TEAM-06"]);
        mixed[5] = dual("shank", &[Guild::Masons, both]);
        probe.equal("one guild for all", rules_of(&full(mixed)), Vec::<&str>::new());
        let all = six(["ox", "ox", "wrecker", "truffles", "gaff", "gaff"]);
        let rules = vec![
            "GB-TEAM-03",
            "GB-TEAM-05",
            "GB-TEAM-07",
            "GB-TEAM-06",
            "GB-TEAM-06",
            "GB-TEAM-06",
            "GB-TEAM-07",
        ];
        probe.equal("every fault at once", rules_of(&all), rules);
    });
}

#[test]
fn versions_of_a_character_are_one() {
    prove::<GuildBall>("versions", &["GB-TEAM-07", "GB-RUL-66"], |probe| {
        let veteran = own("ox", |card| {
            card.name = guild_ball::model::Name::new("Veteran Ox");
            card.position = guild_ball::model::Position::Squaddie;
        });
        let mut team: Vec<Pick> = ["ox", "truffles", "boiler", "meathook", "cinnamon"].map(card).into();
        team.push(veteran.clone());
        probe.equal("Ox and Veteran Ox", rules_of(&full(team)), vec!["GB-RUL-66"]);
        let led = own("ox", |card| {
            card.name = guild_ball::model::Name::new("Fillet");
            card.character = guild_ball::model::Name::new("fillet");
        });
        let mut team = vec![led, veteran];
        team.extend(["truffles", "boiler", "meathook", "cinnamon"].map(card));
        probe.equal("Veteran Ox alone", rules_of(&full(team)), Vec::<&str>::new());
    });
}

#[test]
fn captain_mascot_and_squaddies_are_taken_in_this_order_once_the_size_is_known() {
    prove::<GuildBall>(
        "order of selection",
        &["GB-TEAM-02", "GB-TEAM-08", "GB-WIN-08", "GB-WIN-09"],
        |probe| {
            let mixed = ["shank", "truffles", "boiler", "ox", "meathook", "cinnamon"];
            let table = lay(&full(mixed.map(card).into())).unwrap();
            let names: Vec<String> =
                table.team_of(Seat(0)).map(|id| table.profile(id).name.to_string()).collect();
            probe.equal("laid", names, vec!["Ox", "Truffles", "Shank", "Boiler", "Meathook", "Cinnamon"]);
            let small = Setup { size: GameSize::Introductory, ..full(mixed.map(card).into()) };
            let rules = vec!["GB-WIN-07", "GB-TEAM-09", "GB-WIN-07", "GB-TEAM-09"];
            probe.equal("the same teams in an introductory game", rules_of(&small), rules);
            let mut bare = mixed.map(card);
            bare[1] = own("boiler", |card| {
                card.name = guild_ball::model::Name::new("Boar");
                card.character = guild_ball::model::Name::new("boar");
            });
            let typical = full(bare.into());
            let quick = Setup { size: GameSize::Quick, ..typical.clone() };
            probe.equal("a typical game without a Mascot", rules_of(&typical), vec!["GB-WIN-09"]);
            probe.equal("a quick game without a Mascot", rules_of(&quick), vec!["GB-WIN-08"]);
        },
    );
}

#[test]
fn game_sizes_are_those_of_the_book() {
    prove::<GuildBall>(
        "sizes",
        &["GB-WIN-02", "GB-WIN-07", "GB-WIN-08", "GB-WIN-09", "GB-WIN-10"],
        |probe| {
            let figures = |size: GameSize| (size.pitch(), size.models(), size.vp());
            probe.equal("introductory", figures(GameSize::Introductory), (24, 3, 6));
            probe.equal("quick", figures(GameSize::Quick), (36, 6, 8));
            probe.equal("typical", figures(GameSize::Typical), (36, 6, 12));
            let agreed =
                Setup { size: GameSize::Agreed { pitch: 30, models: 3, vp: 9 }, ..Setup::introductory() };
            probe.equal("agreed", lay(&agreed).map(|table| (table.size, table.goal_vp)), Ok((30 * 254, 9)));
            let quick = Setup { size: GameSize::Quick, ..Setup::introductory() };
            probe.equal("three models are no quick game", rules_of(&quick)[0], "GB-WIN-08");
        },
    );
}

#[test]
fn unrevealed_plans_are_all_that_is_hidden() {
    prove::<GuildBall>(
        "hidden information",
        &["GB-CONV-01", "GB-CONV-02", "GB-CONV-03", "GB-SETUP-02", "GB-SETUP-03"],
        |probe| {
            let mut table = lay(&Setup::introductory()).unwrap();
            let plans = guild_ball::plan::PlanSet(0b11_1110_0000);
            table.hands[1].hand = plans;
            table.hands[1].away = guild_ball::plan::PlanSet(0b11);
            table.models[6].conditions =
                table.models[6].conditions.with(guild_ball::model::Condition::Poison);
            let red = GuildBall::view(&table, Viewer::Seat(Seat(0)));
            let blue = GuildBall::view(&table, Viewer::Seat(Seat(1)));
            let stand = GuildBall::view(&table, Viewer::Stand);
            probe.equal("red sees a number of cards", red.sides[1].plans.hand, 5);
            probe.equal("and no card", red.sides[1].plans.known, guild_ball::plan::PlanSet(0));
            probe.equal("nor those put away", red.sides[1].plans.own_away, None);
            probe.equal("a spectator sees as little", &stand.sides[1], &red.sides[1]);
            probe.equal("blue sees its own", blue.sides[1].plans.known, plans);
            probe.equal("everybody sees cards and conditions", &red.models, &blue.models);
            probe.equal("such as this one", red.models[3].conditions.len(), 1);
        },
    );
}

#[test]
fn anybody_measures_at_any_time() {
    prove::<GuildBall>("measuring", &["GB-GEO-16", "GB-GEO-14"], |probe| {
        let mut state = GuildBall::start(&Setup::introductory(), &mut kernel::Ignore).unwrap();
        for (model, x) in [(0, 1000), (6, 2000)] {
            state.table.models[model].at = plane::Point { x, y: 2000 };
            state.table.standing = state.table.standing.with(guild_ball::model::ModelId(model as u8));
        }
        let thing = |id: u8| guild_ball::query::Thing::Model(guild_ball::model::ModelId(id));
        let query = guild_ball::query::Query::Distance { from: thing(0), to: thing(6) };
        let stage = r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 2000] },
]
now = { active = "Ox" }
"#;
        let jog = after(&scene(stage), &["jog"]);
        let expected = guild_ball::query::Answer::Distance {
            square: 1_000_000,
            gap: plane::Length(700),
            contact: false,
        };
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Stand] {
            probe.equal(
                "before the first card is dealt",
                GuildBall::query(&state, viewer, &query),
                expected.clone(),
            );
            probe.equal(
                "while a jog waits for its path",
                GuildBall::query(&jog, viewer, &query),
                expected.clone(),
            );
        }
    });
}
