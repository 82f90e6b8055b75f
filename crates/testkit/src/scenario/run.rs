//! Playing a scenario.

use kernel::{Ask, AskId, Ending, Input, Misfit, Notation, Pending, Refuse, Seat, Sink, State, seat_named};

use super::stream::{Item, around, match_in_order, match_laid, match_never};
use super::{Case, CaseRun, Difference, Expect, Report, Scenario, Status, Step};
use crate::dice::{Group, describe};

/// Reads and plays a scenario; a file that cannot be read is a difference too.
#[must_use]
pub fn run_text<G: Notation>(name: &str, text: &str) -> Report {
    match Scenario::parse(text) {
        Ok(scenario) => run::<G>(&scenario.named(name)),
        Err(why) => {
            let difference = Difference::new("", "a scenario", &why, Vec::new());
            Report {
                name: name.to_owned(),
                game: G::ID.to_owned(),
                title: None,
                status: Status::Failed,
                not_yet: None,
                proved: Vec::new(),
                differences: vec![difference],
                cases: Vec::new(),
            }
        }
    }
}

/// Plays a scenario and compares what happened with what is expected.
#[must_use]
pub fn run<G: Notation>(scenario: &Scenario) -> Report {
    let mut differences = Vec::new();
    let mut cases = Vec::new();
    if scenario.game != G::ID {
        let expected = format!("game = \"{}\"", G::ID);
        differences.push(Difference::new(
            "",
            &expected,
            &format!("game = \"{}\"", scenario.game),
            Vec::new(),
        ));
    }
    for fault in scenario.claim_faults() {
        differences.push(Difference::new("", "a sound claim in `proves`", &fault, Vec::new()));
    }
    if scenario.not_yet.is_none() && differences.is_empty() {
        match lay_out::<G>(&scenario.stage) {
            Ok((stage, laid)) => {
                for case in &scenario.cases {
                    cases.push(run_case::<G>(&stage, &laid, case, &mut differences));
                }
            }
            Err(why) => {
                differences.push(Difference::new("", "a stage that can be laid out", &why, Vec::new()));
            }
        }
    }
    let status = match (differences.is_empty(), &scenario.not_yet) {
        (false, _) => Status::Failed,
        (true, Some(_)) => Status::NotYet,
        (true, None) => Status::Passed,
    };
    Report {
        name: scenario.name.clone(),
        game: scenario.game.clone(),
        title: scenario.title.clone(),
        status,
        not_yet: scenario.not_yet.clone(),
        proved: if status == Status::Passed { scenario.proves.clone() } else { Vec::new() },
        differences,
        cases,
    }
}

/// The match a scenario starts with; `None` when it is of another game or cannot be played yet.
///
/// # Errors
/// What is wrong with the scenario or its stage.
pub fn laid_out<G: Notation>(text: &str) -> Result<Option<State<G>>, String> {
    let scenario = Scenario::parse(text)?;
    if scenario.game != G::ID || scenario.not_yet.is_some() {
        return Ok(None);
    }
    lay_out(&scenario.stage).map(|(state, _)| Some(state))
}

/// The match in which a scenario is after a part of the script of one of its cases, from nothing to all of it; `None` when it
/// is of another game or cannot be played yet. `below` draws a number below another.
///
/// # Errors
/// What is wrong with the scenario, its stage or its script.
pub fn played_on<G: Notation>(
    text: &str,
    below: &mut dyn FnMut(u32) -> usize,
) -> Result<Option<State<G>>, String> {
    let scenario = Scenario::parse(text)?;
    if scenario.game != G::ID || scenario.not_yet.is_some() {
        return Ok(None);
    }
    let mut play = Play::new(lay_out::<G>(&scenario.stage)?.0);
    if let Some(case) = scenario.cases.get(below(scenario.cases.len() as u32)) {
        let lines = below(case.script.len() as u32 + 1);
        let part = case.script.get(..lines).unwrap_or_default();
        play.script(part).map_err(|difference| format!("{}: {difference}", scenario.name))?;
    }
    Ok(Some(play.state))
}

/// The match after a script on a table, both written as in a scenario, for tests of what no script can state.
///
/// # Errors
/// What is wrong with the stage or the script, or what was refused: no line of it may be.
pub fn after<G: Notation>(stage: &str, script: &[&str]) -> Result<State<G>, String> {
    // A scenario has to expect something; what it is does not matter here.
    let text = format!("game = {:?}\nscript = {script:?}\nexpect = [\"asked: anybody\"]\n{stage}", G::ID);
    let scenario = Scenario::parse(&text)?;
    let mut play = Play::new(lay_out::<G>(&scenario.stage)?.0);
    for case in &scenario.cases {
        play.script(&case.script).map_err(|difference| difference.to_string())?;
    }
    let refused = play.stream.iter().find(|item| matches!(item, Item::Refused { .. }));
    refused.map_or(Ok(play.state), |refused| Err(refused.to_string()))
}

/// The match as a scenario lays it out, and the facts told meanwhile.
fn lay_out<G: Notation>(stage: &toml::Table) -> Result<(State<G>, Vec<Item>), String> {
    let mut unknown = Vec::new();
    let read: Result<G::Stage, _> =
        serde_ignored::deserialize(toml::Value::Table(stage.clone()), |path| unknown.push(path.to_string()));
    let stage = read.map_err(|error| error.to_string().trim_end().to_owned())?;
    if let Some(path) = unknown.first() {
        return Err(format!("unknown key `{path}`"));
    }
    let mut laid = Vec::new();
    let state = G::lay_out(&stage, &mut Lines(&mut laid))?;
    match state.pending() {
        Pending::Stuck(stuck) => Err(format!("the match is stuck as it starts: {stuck:?}")),
        Pending::Asks(_) | Pending::Chance(_) | Pending::Over(_) => Ok((state, laid)),
    }
}

fn run_case<G: Notation>(
    stage: &State<G>,
    laid: &[Item],
    case: &Case,
    differences: &mut Vec<Difference>,
) -> CaseRun {
    let mut play = Play::new(stage.clone());
    play.warns = case.expect.iter().any(|(_, expect)| expect.is_of_warnings());
    play.look();
    let done = play.script(&case.script);
    let found = done.map_or_else(|fault| vec![fault], |()| play.compare(laid, &case.expect));
    let named = found.into_iter().map(|difference| Difference { case: case.name.clone(), ..difference });
    differences.extend(named);
    CaseRun { name: case.name.clone(), stream: play.stream.iter().map(ToString::to_string).collect() }
}

/// A case being played.
struct Play<G: Notation> {
    state: State<G>,
    stream: Vec<Item>,
    asked: Vec<AskId>,
    /// Whether warnings are looked at: previews take time, and most cases expect none.
    warns: bool,
}

/// Writes facts down as they happen.
struct Lines<'a>(&'a mut Vec<Item>);

impl<G: Notation> Sink<G> for Lines<'_> {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        self.0.push(Item::Fact(G::write_event(before, event)));
    }
}

impl<G: Notation> Play<G> {
    fn new(state: State<G>) -> Self {
        Self { state, stream: Vec::new(), asked: Vec::new(), warns: false }
    }

    /// Notes what the match waits for now, each ask once.
    fn look(&mut self) {
        let Self { state, stream, asked, .. } = self;
        match state.pending() {
            Pending::Asks(asks) => {
                for ask in asks.iter().filter(|ask| !asked.contains(&ask.id)) {
                    let prompt = G::write_prompt(&state.table, &ask.prompt);
                    stream.push(Item::Asked(format!("{} {prompt}", G::seat_name(ask.seat))));
                }
                asked.clear();
                asked.extend(asks.iter().map(|ask| ask.id));
            }
            Pending::Chance(draw) => stream.push(Item::Asked(format!("chance {}", describe(&draw)))),
            Pending::Over(outcome) => stream.push(Item::Over(G::write_outcome(&outcome))),
            Pending::Stuck(_) => {}
        }
    }

    fn waits_for(&self) -> String {
        match self.state.pending() {
            Pending::Asks(asks) => {
                let name = |ask: &Ask<G>| {
                    let prompt = G::write_prompt(&self.state.table, &ask.prompt);
                    format!("{} {prompt}", G::seat_name(ask.seat))
                };
                format!("the match asks {}", asks.iter().map(name).collect::<Vec<_>>().join(" and "))
            }
            Pending::Chance(draw) => format!("the match waits for {}", describe(&draw)),
            Pending::Over(outcome) => format!("the match is over: {}", G::write_outcome(&outcome)),
            Pending::Stuck(stuck) => format!("the match is stuck: {stuck:?}"),
        }
    }

    fn script(&mut self, script: &[(String, Step)]) -> Result<(), Difference> {
        for (line, step) in script {
            let (expected, done) = match step {
                Step::Say { seat, text } => ("a line that fits the match", self.say(seat, text)),
                Step::Chance(groups) => ("a draw for every scripted outcome", self.serve(groups)),
                Step::Field { path, value } => {
                    if let Some(difference) = self.compare_field(line, path, value) {
                        return Err(difference);
                    }
                    continue;
                }
            };
            done.map_err(|why| Difference::new(line, expected, &why, self.tail()))?;
        }
        Ok(())
    }

    fn tail(&self) -> Vec<String> {
        around(&self.stream, self.stream.len())
    }

    fn serve(&mut self, groups: &[Group]) -> Result<(), String> {
        for group in groups {
            let Pending::Chance(draw) = self.state.pending() else {
                return Err(format!("script left over ({group}): {}", self.waits_for()));
            };
            let drawn = group.serve(&draw)?;
            self.take(Input::Drawn(drawn))?;
        }
        Ok(())
    }

    fn say(&mut self, name: &str, text: &str) -> Result<(), String> {
        let seat =
            seat_named::<G>(&self.state.table, name).ok_or_else(|| format!("there is no seat `{name}`"))?;
        if text == "concedes" {
            return self.take(Input::Closed(Ending::Conceded { by: seat }));
        }
        if let Pending::Chance(draw) = self.state.pending() {
            return Err(format!(
                "no script for {}: a `dice:` or `draw:` line must come first",
                describe(&draw)
            ));
        }
        if text == "expired" {
            return self.take(Input::Expired { seat });
        }
        let Some(ask) = self.ask_of(seat, text == "retracts") else {
            let over = matches!(self.state.pending(), Pending::Over(_));
            self.refuse(&if over { Misfit::Over } else { Misfit::NotAsked });
            return Ok(());
        };
        if text == "retracts" {
            return self.take(Input::Retract { ask: ask.id });
        }
        let choice = G::read_choice(&self.state, &ask, text)?;
        if self.warns {
            self.stream.extend(G::warnings(&self.state, &ask, &choice).into_iter().map(Item::Warned));
        }
        self.take(Input::Answer { ask: ask.id, choice })
    }

    /// The first ask of a seat it has not answered, or else, to change its mind, the first.
    fn ask_of(&self, seat: Seat, answered: bool) -> Option<Ask<G>> {
        let own = || self.state.asks().iter().filter(|ask| ask.seat == seat);
        own().find(|ask| ask.answered == answered).or_else(|| own().next()).copied()
    }

    fn refuse(&mut self, refusal: &dyn Refuse) {
        self.stream.push(Item::Refused { rule: refusal.rule().to_owned(), reason: refusal.reason() });
    }

    fn take(&mut self, input: Input<G>) -> Result<(), String> {
        let before = self.state.clone();
        match G::advance(&mut self.state, input, &mut Lines(&mut self.stream)) {
            Ok(()) => self.look(),
            Err(refusal) => {
                self.refuse(&refusal);
                if self.state != before {
                    return Err("the line was refused, but the state has changed".to_owned());
                }
            }
        }
        match self.state.pending() {
            Pending::Stuck(stuck) => Err(format!("the match is stuck: {stuck:?}")),
            Pending::Asks(_) | Pending::Chance(_) | Pending::Over(_) => Ok(()),
        }
    }

    fn compare(&self, laid: &[Item], expects: &[(String, Expect)]) -> Vec<Difference> {
        let mut differences: Vec<_> = match_laid(laid, expects).into_iter().collect();
        differences.extend(match_in_order(&self.stream, expects));
        for (line, expect) in expects {
            differences.extend(match expect {
                Expect::Never(start) => match start.strip_prefix("laid:") {
                    Some(start) => match_never(laid, line, start.trim_start()),
                    None => match_never(&self.stream, line, start),
                },
                Expect::Field { path, value } => self.compare_field(line, path, value),
                Expect::Fact(_)
                | Expect::Refused(_)
                | Expect::Asked(_)
                | Expect::Over(_)
                | Expect::Laid(_)
                | Expect::Warned(_) => None,
            });
        }
        let waits = |expect: &Expect| matches!(expect, Expect::Asked(text) if text.starts_with("chance"));
        if let Pending::Chance(draw) = self.state.pending()
            && !expects.iter().any(|(_, expect)| waits(expect))
        {
            let found = format!("no script is left for {}", describe(&draw));
            let expected = "a script to the end, or `asked: chance`";
            differences.push(Difference::new("", expected, &found, self.tail()));
        }
        differences
    }

    fn compare_field(&self, line: &str, path: &str, value: &str) -> Option<Difference> {
        let found = match G::field(&self.state, path) {
            Some(found) if found == value => return None,
            Some(found) => format!("{path} = {found}"),
            None => format!("no field `{path}`"),
        };
        Some(Difference::new(line, &format!("{path} = {value}"), &found, self.tail()))
    }
}
