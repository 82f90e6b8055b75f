//! The tournament sequence: rosters, secret leaders, picks in turns, minor guilds, the clock.

use bots::sample;
use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Prompt};
use guild_ball::catalog::catalog;
use guild_ball::effect::layers::base_inf;
use guild_ball::figures::Figures;
use guild_ball::flow::running_clock;
use guild_ball::guild::Guild;
use guild_ball::model::ModelId;
use guild_ball::refusal::Refusal;
use guild_ball::roster::Roster;
use guild_ball::setup::{GameSize, Pick, Setup, faults};
use guild_ball::table::{CLOCK_MINUTES, OVERTIME_MINUTES};
use guild_ball::terrain::{Layout, pitches};
use kernel::{Game, Ignore, Input, Pending, Refuse, Searchable, Seat, State, Viewer};
use testkit::prove;

use super::check;

/// The minor guild for red, the Masters and Apprentices for blue.
const ROSTERS: &str = r#"
[setup]
size = "typical"
clock = true
[[setup.rosters]]
guild = "cooks"
models = [
    "proof-ladle", "proof-gravy", "proof-crumb", "proof-skillet", "proof-veteran-skillet", "proof-whisk",
    "proof-saucer", "proof-larder", "proof-trencher",
]
[[setup.rosters]]
guild = "blacksmiths"
models = [
    "proof-tongs", "proof-bellows", "proof-clinker", "proof-swage", "proof-fuller", "proof-dross", "proof-ingot",
]
[now]
phase = "setup"
"#;

/// Eight plans for red, seven for blue, two of each put away.
const DEALT: &str = r#""draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1",
    'red: put away "Back in the Game", "Dig Deep"',
    'blue: put away "Keep the Ball Moving", "Lone Striker"',"#;

#[track_caller]
fn tournament(name: &str, proves: &str, script: &str, expect: &str) {
    check(name, &format!("proves = [{proves}]\nscript = [{DEALT} {script}]\nexpect = [{expect}]\n{ROSTERS}"));
}

#[test]
fn a_minor_guild_is_dealt_eight_plans_and_adds_one_to_the_starting_roll() {
    tournament(
        "minor guilds",
        r#""GB-TOUR-04", "GB-TOUR-05", "GB-TOUR-06", "GB-RUL-19""#,
        r#""dice: 3 4 | 3 3""#,
        r#"'dealt red "Keep Your Chin Up!"', 'dealt blue "Keep the Ball Moving"', 'dealt blue "Stick to the Plan"',
    "asked: red put-away", "asked: blue put-away", 'put away red "Dig Deep"', "rolled start 3 4", "rolled start 3 3",
    "asked: red kick-or-receive", "deck = 3",
    'red.hand = "Full-Back", "Get Back in There", "Go for the Knees!", "Grudge Match", "Hunker Down", "Keep Your Chin Up!"',
    "blue.hand = \"Kick 'Em When They're Down\", \"Midfield General\", \"Seize the Initiative\", \"Sell it to the Crowd\", \"Stick to the Plan\"""#,
    );
}

#[test]
fn leaders_are_picked_in_secret_and_revealed_together() {
    tournament(
        "leaders",
        r#""GB-TOUR-07", "GB-TOUR-08", "GB-RUL-67""#,
        r#""dice: 6 1", "red: kick off",
    'red: lead "Skillet", "Crumb"', 'red: lead "Ladle", "Gravy"', 'red: lead "Tongs", "Crumb"',
    'red: lead "Ladle", "Crumb"',
    'blue: lead "Swage", "Fuller"', 'blue: lead "Tongs", "Bellows"', 'blue: lead "Tongs", "Swage"'"#,
        r#""asked: red lead", "asked: blue lead",
    "refused: GB-TOUR-07", "refused: GB-TOUR-07", "refused: GB-TOUR-07", "refused: GB-TOUR-08", "refused: GB-TOUR-08",
    'drafted red "Ladle" captain', 'drafted red "Crumb" mascot',
    'drafted blue "Tongs" captain', 'drafted blue "Swage" squaddie', "asked: blue squaddie",
    "Tongs.position = captain", "Swage.position = squaddie", "Crumb.position = mascot",
    'blue.roster = "Tongs", "Bellows", "Clinker", "Swage", "Fuller", "Dross", "Ingot"'"#,
    );
}

#[test]
fn squaddies_are_picked_in_turns_the_receiving_player_first() {
    tournament(
        "squaddies",
        r#""GB-TOUR-09", "GB-TOUR-10", "GB-TOUR-11", "GB-TEAM-07", "GB-RUL-66""#,
        r#""dice: 6 1", "red: kick off", 'red: lead "Ladle", "Crumb"', 'blue: lead "Tongs", "Swage"',
    'blue: squaddie "Tongs"', 'blue: squaddie "Bellows"',
    'red: squaddie "Gravy"', 'red: squaddie "Veteran Skillet"', 'blue: squaddie "Fuller"',
    'red: squaddie "Skillet"', 'red: squaddie "Whisk"', 'blue: squaddie "Dross"', 'red: squaddie "Saucer"',
    'blue: squaddie "Clinker"', 'red: squaddie "Larder"',
    "red: deploy Ladle (1000, 1000), Crumb (2000, 1000), Veteran Skillet (3000, 1000), Whisk (6000, 1000), Saucer (7000, 1000), Larder (8000, 1000)",
    "red: kicker Ladle",
    "blue: deploy Tongs (1000, 8000), Swage (2000, 8000), Bellows (3000, 8000), Fuller (6000, 8000), Dross (7000, 8000), Clinker (8000, 8000)""#,
        r#""asked: blue squaddie", "refused: GB-TEAM-07", 'drafted blue "Bellows" squaddie',
    "asked: red squaddie", "refused: GB-TOUR-09", 'drafted red "Veteran Skillet" squaddie',
    'drafted blue "Fuller" squaddie', "refused: GB-RUL-66", 'drafted red "Whisk" squaddie',
    'drafted blue "Dross" squaddie', 'drafted red "Saucer" squaddie', 'drafted blue "Clinker" squaddie',
    'drafted red "Larder" squaddie', "asked: red deploy", "deployed Ladle (1000, 1000)", "kicker Ladle",
    "asked: blue deploy", "deployed Tongs (1000, 8000)", "asked: red path Ladle jog",
    "red.models = Ladle, Crumb, Veteran Skillet, Whisk, Saucer, Larder",
    "blue.models = Tongs, Swage, Bellows, Fuller, Dross, Clinker""#,
    );
}

#[test]
fn the_kicking_player_of_a_tournament_picks_the_side() {
    let picked = r#""dice: 6 1", "red: kick off", 'red: lead "Ladle", "Crumb"', 'blue: lead "Tongs", "Swage"',
    'blue: squaddie "Bellows"', 'red: squaddie "Skillet"', 'blue: squaddie "Fuller"', 'red: squaddie "Whisk"',
    'blue: squaddie "Dross"', 'red: squaddie "Saucer"', 'blue: squaddie "Clinker"', 'red: squaddie "Larder"'"#;
    let deploy = r#""red: deploy Ladle (1000, 1000), Crumb (2000, 1000), Skillet (3000, 1000), Whisk (6000, 1000), Saucer (7000, 1000), Larder (8000, 1000)""#;
    check(
        "the side of a tournament",
        &format!(
            r#"
proves = ["GB-TOUR-10"]
terrain = [{{ kind = "barrier", corners = [[600, 800], [1400, 800], [1400, 1200], [600, 1200]] }}]
script = [{DEALT} {picked}, "blue: far edge", {deploy}, "red: far edge", {deploy}]
expect = [
    'drafted red "Larder" squaddie', "asked: red edge", "refused: HALL-ASK", "refused: HALL-CHOICE", "turned", "asked: red deploy",
    "deployed Ladle (1000, 1000)", "asked: red kicker", "never: asked: blue edge",
]
{ROSTERS}"#
        ),
    );
}

/// Apprenticeship: three Masters and three Apprentices; Forge Master: the chosen one may hold 2 influence more.
#[test]
fn blacksmiths_are_half_masters_and_half_apprentices() {
    tournament(
        "masters and apprentices",
        r#""GB-RUL-67", "GB-TOUR-09", "GB-INF-06""#,
        r#""dice: 6 1", "red: kick off", 'red: lead "Ladle", "Crumb"', 'blue: lead "Tongs", "Swage"',
    'blue: squaddie "Fuller"', 'red: squaddie "Skillet"', 'blue: squaddie "Dross"', 'red: squaddie "Whisk"',
    'blue: squaddie "Ingot"', 'blue: squaddie "Bellows"', 'red: squaddie "Saucer"', 'blue: squaddie "Ingot"',
    'blue: squaddie "Clinker"', 'red: squaddie "Larder"',
    "red: deploy Ladle (1000, 1000), Crumb (2000, 1000), Skillet (3000, 1000), Whisk (6000, 1000), Saucer (7000, 1000), Larder (8000, 1000)",
    "red: kicker Ladle",
    "blue: deploy Tongs (1000, 8000), Swage (2000, 8000), Fuller (3000, 8000), Dross (6000, 8000), Bellows (7000, 8000), Clinker (8000, 8000)",
    "red: stay", "red: spot (1000, 2400)", "dice: 6 6 6", "dice: 1 1", "red: no", "blue: hand to Tongs",
    "blue: influence Bellows 5", "blue: influence Tongs 7", "blue: influence Tongs 6, Bellows 4""#,
        r#"'drafted blue "Dross" squaddie', "refused: GB-RUL-67", 'drafted blue "Bellows" squaddie', "refused: GB-RUL-67",
    'drafted blue "Clinker" squaddie', "asked: blue allocate 15", "refused: GB-INF-06", "refused: GB-INF-06",
    "allocated Tongs 6", "asked: red allocate 13", "Tongs.influence = 6", "Bellows.influence = 4",
    "blue.models = Tongs, Swage, Fuller, Dross, Bellows, Clinker""#,
    );
}

/// The same wherever a team comes from: rosters that can give no such team, and teams as they are.
#[test]
fn no_other_blacksmiths_are_fielded() {
    prove::<GuildBall>("halves of a team", &["GB-RUL-67", "GB-TOUR-08"], |probe| {
        let [tongs, bellows, clinker] = ["proof-tongs", "proof-bellows", "proof-clinker"];
        let [swage, fuller, dross, ingot] = ["proof-swage", "proof-fuller", "proof-dross", "proof-ingot"];
        let rules = |faults: Vec<Refusal>| faults.iter().map(Refuse::rule).collect::<Vec<_>>();
        let roster = |models: &[&str]| rules(Roster::new(Guild::Blacksmiths, models).faults());
        let even = [tongs, bellows, clinker, swage, fuller, dross];
        let uneven = [tongs, bellows, swage, fuller, dross, ingot];
        probe.equal("three and three", roster(&even), Vec::<&str>::new());
        probe.equal("two and four", roster(&uneven), vec!["GB-RUL-67"]);
        probe.equal("five models", roster(&uneven[..5]), vec!["GB-TOUR-09"]);
        let team = |size: GameSize, models: &[&str]| {
            let picks = models.iter().map(|&id| Pick::Card(id.to_owned())).collect();
            Setup {
                teams: [picks, Setup::of_teams(size, "masons", "masons").teams[1].clone()],
                size,
                ..Setup::default()
            }
        };
        let typical = |models: &[&str]| rules(faults(&team(GameSize::Typical, models)));
        probe.equal("a team of three and three", typical(&even), Vec::<&str>::new());
        probe.equal("a team of two and four", typical(&uneven), vec!["GB-RUL-67"]);
        let mascot = [tongs, bellows, clinker, swage, fuller, "proof-crumb"];
        probe.equal("a team with a Mascot", typical(&mascot).contains(&"GB-RUL-67"), true);
        let table = GuildBall::lay(&team(GameSize::Typical, &even));
        let most =
            |place: usize| table.as_ref().map(|table| Figures::of(table, ModelId::of(Seat(0), place)).inf);
        probe.equal("the chosen Master", most(0), Ok(6));
        probe.equal("another Master", most(1), Ok(4));
        let pool = |place: usize| table.as_ref().map(|table| base_inf(table, ModelId::of(Seat(0), place)));
        probe.equal("base INF stays", [pool(0), pool(1)], [Ok(3), Ok(3)]);
    });
}

#[test]
fn an_apprentice_taken_out_is_worth_two_points_and_a_mascot_one() {
    check(
        "apprentice",
        r#"
proves = ["GB-RUL-67", "GB-WIN-04", "GB-WIN-05"]
setup = { vp = 9 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 3048], tac = 6, influence = 1, playbook = [["1"]] },
    { name = "Swage", seat = "blue", card = "proof-swage", at = [3348, 3048], hp_now = 1 },
    { name = "Tongs", seat = "blue", card = "proof-tongs", position = "captain", at = [1000, 5000] },
    { name = "Crumb", seat = "blue", card = "proof-crumb", at = [3048, 3348], hp_now = 1 },
]
now = { active = "Ox" }
[[case]]
name = "an Apprentice"
script = ["red: attack Swage", "dice: 6 6 6 1 1", "red: pick 1.1 1.1"]
expect = ["removed Swage", "vp red +2"]
[[case]]
name = "a Mascot"
script = ["red: attack Crumb", "dice: 6 6 6 1 1", "red: pick 1.1 1.1"]
expect = ["removed Crumb", "vp red +1"]
"#,
    );
}

#[test]
fn the_clocks_start_with_the_receiving_players_first_maintenance() {
    let deployed = r#""dice: 6 1", "red: kick off", 'red: lead "Ladle", "Crumb"', 'blue: lead "Tongs", "Swage"',
    'blue: squaddie "Bellows"', 'red: squaddie "Skillet"', 'blue: squaddie "Fuller"', 'red: squaddie "Whisk"',
    'blue: squaddie "Dross"', 'red: squaddie "Saucer"', 'blue: squaddie "Clinker"', 'red: squaddie "Larder"',
    "red: expired",
    "red: deploy Ladle (1000, 1000), Crumb (2000, 1000), Skillet (3000, 1000), Whisk (6000, 1000), Saucer (7000, 1000), Larder (8000, 1000)",
    "red: kicker Ladle",
    "blue: deploy Tongs (1000, 8000), Swage (2000, 8000), Bellows (3000, 8000), Fuller (6000, 8000), Dross (7000, 8000), Clinker (8000, 8000)",
    "red: stay", "red: spot (1000, 2400)", "dice: 6 6 6", "dice: 1 1", "red: no", "blue: hand to Tongs",
    "blue: expired", "blue: influence none", "red: influence none""#;
    tournament(
        "clock of a tournament",
        r#""GB-TOUR-10", "GB-TOUR-12", "GB-TOUR-13", "GB-TOUR-14", "GB-TOUR-15""#,
        deployed,
        r#""asked: red deploy", "kick Ladle at (1000, 2400)", "momentum red +1 kick-off", "turn 1", "asked: blue allocate 15",
    "time out blue", "vp red +1", "asked: red allocate 13", "asked: blue activate", "red.overtime = no", "blue.vp = 0""#,
    );
}

fn rosters() -> [Roster; 2] {
    [Roster::of_team("proof-cooks"), Roster::of_team("proof-smiths")]
}

#[expect(clippy::unwrap_used, reason = "the rosters are sound")]
fn start() -> State<GuildBall> {
    let [red, blue] = rosters();
    GuildBall::start(&Setup::tournament(red, blue), &mut Ignore).unwrap()
}

/// Plays on with the first candidate of every ask until somebody is asked to lead.
fn until_lead(state: &mut State<GuildBall>) {
    let mut rng = bots::Rng::new(1);
    let mut options = Vec::new();
    for _ in 0..200 {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
            Pending::Asks(asks) => {
                let Some(ask) = asks.iter().find(|ask| !ask.answered).copied() else { return };
                if ask.prompt == Prompt::Lead {
                    return;
                }
                options.clear();
                GuildBall::candidates(state, &ask, 4, &mut rng, &mut options);
                let Some(choice) = options.first().copied() else { return };
                Input::Answer { ask: ask.id, choice }
            }
            Pending::Over(_) | Pending::Stuck(_) => return,
        };
        assert!(GuildBall::advance(state, input, &mut Ignore).is_ok());
    }
}

#[test]
fn a_pick_is_unseen_until_both_are_made() {
    prove::<GuildBall>("secret leaders", &["GB-TOUR-07", "GB-CONV-02"], |probe| {
        let mut state = start();
        until_lead(&mut state);
        let before = GuildBall::view(&state.table, Viewer::Seat(Seat(1)));
        let Pending::Asks(asks) = state.pending() else { return };
        let ask = asks[0];
        let number = |id: &str| catalog().card(id).unwrap().number;
        let pick = |captain: &str| Choice::Lead { captain: number(captain), mascot: number("proof-crumb") };
        let answer = Input::Answer { ask: ask.id, choice: pick("proof-gravy") };
        GuildBall::advance(&mut state, answer, &mut Ignore).unwrap();
        probe.equal("blue sees nothing of it", GuildBall::view(&state.table, Viewer::Seat(Seat(1))), before);
        let mut captains = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let imagined = GuildBall::imagine(&state, Seat(1), &mut bots::Rng::new(seed));
            if let Some(Choice::Lead { captain, .. }) = imagined.sealed(Seat(0)) {
                captains.insert(*captain);
            }
        }
        probe.equal("and imagines either Captain", captains.len(), 2);
    });
}

#[test]
fn the_clock_has_forty_five_minutes_and_stands_during_set_up() {
    prove::<GuildBall>("clock", &["GB-TOUR-03", "GB-TOUR-16", "GB-TOUR-17", "GB-RUL-68"], |probe| {
        let [red, blue] = rosters();
        probe.equal("in use", Setup::tournament(red, blue).clock, true);
        probe.equal("minutes", (CLOCK_MINUTES, OVERTIME_MINUTES), (45, 1));
        let mut state = start();
        until_lead(&mut state);
        probe.equal("nobody's runs", running_clock(&state), None);
        state.table.phase = guild_ball::table::Phase::Activation;
        probe.equal("that of whoever owes the decision", running_clock(&state), Some(Seat(0)));
        for phase in [guild_ball::table::Phase::Initiative, guild_ball::table::Phase::End] {
            state.table.phase = phase;
            probe.equal("both stand", running_clock(&state), None);
        }
    });
}

#[test]
fn rosters_are_judged_whole() {
    prove::<GuildBall>("rosters", &["GB-TOUR-07", "GB-TOUR-08", "GB-TOUR-09"], |probe| {
        let rules = |roster: &Roster| roster.faults().iter().map(Refuse::rule).collect::<Vec<_>>();
        for team in ["butchers", "engineers", "fishermen", "masons", "proof-cooks", "proof-smiths"] {
            probe.equal(team, rules(&Roster::of_team(team)), Vec::<&str>::new());
        }
        let mut many = Roster::of_team("butchers");
        many.models.extend(["ox", "flint", "nobody"].map(str::to_owned));
        many.limit = 8;
        let all = vec!["GB-TOUR-02", "GB-TEAM-07", "GB-TEAM-06", "GB-STAT-23"];
        probe.equal("every fault at once", rules(&many), all);
        many.limit = 13;
        probe.equal("a limit beyond any roster", rules(&many)[0], "GB-TOUR-02");
        let squaddies = Roster::new(Guild::Butchers, &["boiler", "meathook", "cinnamon", "shank"]);
        probe.equal("nobody leads", rules(&squaddies), vec!["GB-TOUR-07", "GB-TOUR-07"]);
        let masters = Roster::new(Guild::Blacksmiths, &["proof-tongs", "proof-bellows"]);
        probe.equal("no Apprentice", rules(&masters), vec!["GB-TOUR-08", "GB-TOUR-09"]);
        let mut few = Roster::of_team("butchers");
        few.models.pop();
        probe.equal("five models", rules(&few), vec!["GB-TOUR-09"]);
        let versions = ["ladle", "crumb", "skillet", "veteran-skillet", "whisk", "saucer"];
        let versions = versions.map(|id| format!("proof-{id}"));
        let twins = Roster { models: versions.into(), ..Roster::of_team("proof-cooks") };
        probe.equal("two versions of one Squaddie", rules(&twins), vec!["GB-TOUR-09"]);
    });
}

#[test]
fn a_setup_has_teams_or_rosters() {
    prove::<GuildBall>("setups", &["GB-TOUR-01", "GB-TOUR-09", "GB-SETUP-01"], |probe| {
        let rules = |setup: &Setup| faults(setup).iter().map(Refuse::rule).collect::<Vec<_>>();
        let [red, blue] = rosters();
        let sound = Setup::tournament(red, blue);
        probe.equal("rosters", rules(&sound), Vec::<&str>::new());
        let agreed = |id: &str| Setup { terrain: Layout::Ready(id.to_owned()), ..sound.clone() };
        for pitch in pitches().iter().filter(|pitch| pitch.inches == 36) {
            probe.equal(&pitch.id, rules(&agreed(&pitch.id)), Vec::<&str>::new());
            let laid = GuildBall::lay(&agreed(&pitch.id)).map(|table| table.terrain.is_empty());
            probe.equal(&pitch.id, laid, Ok(false));
        }
        probe.equal("no such pitch", rules(&agreed("nowhere")), vec!["GB-SETUP-01"]);
        let both = Setup { teams: Setup::introductory().teams, ..sound.clone() };
        probe.equal("both", rules(&both), vec!["GB-TOUR-09"]);
        let small = Setup { size: GameSize::Introductory, ..sound };
        probe.equal("three models a side", rules(&small), vec!["GB-TOUR-09"]);
    });
}

/// Who decides after the starting roll of blue from a minor guild; nobody where it is rolled again.
#[expect(clippy::unwrap_used, reason = "the rosters are sound and the answers offered")]
fn decider(dice: [u8; 2]) -> Option<Seat> {
    let [minor, major] = rosters();
    let mut state = GuildBall::start(&Setup::tournament(major, minor), &mut Ignore).unwrap();
    let mut rng = bots::Rng::new(1);
    let mut rolled = false;
    loop {
        let input = match state.pending() {
            Pending::Chance(kernel::Draw::Dice { .. }) if rolled => return None,
            Pending::Chance(kernel::Draw::Dice { .. }) => {
                rolled = true;
                Input::Drawn(kernel::Drawn::dice(&dice))
            }
            Pending::Chance(draw) => Input::Drawn(sample(&draw, &mut rng)),
            Pending::Asks(asks) if rolled => return asks.first().map(|ask| ask.seat),
            Pending::Asks(asks) => {
                let ask = *asks.iter().find(|ask| !ask.answered).unwrap();
                let choice = GuildBall::sample(&state, &ask, &mut rng).unwrap().choice;
                Input::Answer { ask: ask.id, choice }
            }
            Pending::Over(_) | Pending::Stuck(_) => return None,
        };
        GuildBall::advance(&mut state, input, &mut Ignore).unwrap();
    }
}

#[test]
fn a_minor_guild_adds_one_whoever_plays_it() {
    prove::<GuildBall>("starting roll", &["GB-TOUR-06"], |probe| {
        probe.equal("as high", decider([3, 3]), Some(Seat(1)));
        probe.equal("one lower is a tie", decider([3, 2]), None);
        probe.equal("two lower", decider([3, 1]), Some(Seat(0)));
        probe.equal("higher", decider([1, 6]), Some(Seat(1)));
    });
}
