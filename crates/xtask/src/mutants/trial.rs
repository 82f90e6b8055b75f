//! One mutant on trial: built and put to the rule tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::draw::Mutant;
use super::together::{self, CHOSEN, Numbered, REACHED};
use super::tree;

/// The modules of a game's test binary that state rules; others look at laws, words and notation.
const RULE_TESTS: [&str; 5] = ["rules::", "examples::", "scenarios::", "cards::", "effects::"];

/// What a test may take of memory, in KiB: a loop that was made endless fills it first.
const MEMORY: u64 = 8 << 20;

/// What came of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Verdict {
    /// A rule test failed.
    Caught,
    /// Every rule test passed.
    Survived,
    /// The rule tests did not come to an end.
    TimedOut,
    /// It was no program.
    DidNotBuild,
}

/// Whether a game is built to be run once or often.
#[derive(Clone, Copy)]
enum Optimised {
    No = 0,
    Yes = 1,
}

/// Where mutants of a game are built and tried.
pub(super) struct Bench {
    game: String,
    tree: PathBuf,
    build: PathBuf,
    limit: Duration,
    together: Option<Together>,
}

/// The program that holds many mutants.
struct Together {
    binary: PathBuf,
    /// The numbers of those that it holds, by their keys.
    held: BTreeMap<String, usize>,
    /// The numbers of those that a rule test comes by.
    reached: BTreeSet<usize>,
}

impl Bench {
    /// Builds the game as it is and times its rule tests; then builds one program of as many of `mutants` as it can hold.
    ///
    /// # Errors
    /// When it does not build, or a rule test fails without any change, or there is none.
    pub(super) fn new(game: &str, tree: &Path, build: &Path, mutants: &[Mutant]) -> Result<Self, String> {
        let mut bench = Self {
            game: game.to_owned(),
            tree: tree.to_owned(),
            build: build.to_owned(),
            limit: Duration::from_secs(600),
            together: None,
        };
        let binary = bench.compile(Optimised::No)?.map_err(|_| {
            format!("{game} does not build as it is; `cargo test -p {game} --test main` says why")
        })?;
        bench.limit = bench.time(&binary)?;
        let together = bench.put_together(mutants);
        bench.restore(mutants)?;
        let (binary, held) = together?;
        let limit = bench.time(&binary)?;
        bench.limit = bench.limit.max(limit);
        let reached = bench.reached(&binary)?;
        bench.together = Some(Together { binary, held, reached });
        Ok(bench)
    }

    /// What the rule tests may take, from what they take without any change.
    fn time(&self, binary: &Path) -> Result<Duration, String> {
        let began = Instant::now();
        let (verdict, output) = self.test(binary, &[])?;
        if verdict != Verdict::Survived {
            return Err(format!("the rule tests of {} fail without any change:\n{output}", self.game));
        }
        if output.contains("running 0 tests") {
            return Err(format!("{} has no rule tests in its test binary `main`", self.game));
        }
        Ok(Duration::from_secs(10) + began.elapsed() * 5)
    }

    /// One program that is each of the mutants but those with which it would not build, and their numbers in it.
    fn put_together(&self, mutants: &[Mutant]) -> Result<(PathBuf, BTreeMap<String, usize>), String> {
        let mut numbered: Vec<Numbered<'_>> = mutants.iter().enumerate().collect();
        loop {
            self.restore(mutants)?;
            let sources = self.write_together(&numbered)?;
            let Err(messages) = self.cargo(&["check", "--lib"], Optimised::Yes)? else { break };
            let blamed = together::blamed(&messages, &sources).ok_or_else(|| {
                format!("the mutants together do not build:\n{}", together::errors(&messages))
            })?;
            eprintln!("{:>4} mutants have to be built by themselves", blamed.len());
            numbered.retain(|(number, _)| !blamed.contains(number));
        }
        let binary = self.compile(Optimised::Yes)?.map_err(|messages| {
            format!("the mutants together do not build:\n{}", together::errors(&messages))
        })?;
        Ok((binary, numbered.into_iter().map(|(number, mutant)| (mutant.key(), number)).collect()))
    }

    /// Writes the sources of the program that holds mutants, and hands over those that hold any.
    fn write_together(&self, numbered: &[Numbered<'_>]) -> Result<BTreeMap<String, String>, String> {
        let mut by_file: BTreeMap<&str, Vec<Numbered<'_>>> = BTreeMap::new();
        numbered
            .iter()
            .for_each(|&(number, mutant)| by_file.entry(&mutant.file).or_default().push((number, mutant)));
        let mut sources = BTreeMap::new();
        for (file, mutants) in by_file {
            sources.insert(file.to_owned(), together::written(&tree::committed(file)?, &mutants));
        }
        let library = format!("crates/{}/src/lib.rs", self.game);
        let switched = tree::committed(&library)? + together::SWITCH;
        for (file, text) in sources.iter().chain([(&library, &switched)]) {
            tree::write(&self.tree.join(file), text.as_bytes())
                .map_err(|error| format!("{file}: {error}"))?;
        }
        Ok(sources)
    }

    /// Brings the sources of mutants back to what was committed.
    fn restore(&self, mutants: &[Mutant]) -> Result<(), String> {
        let library = format!("crates/{}/src/lib.rs", self.game);
        let mut files: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.file.as_str()).collect();
        files.insert(&library);
        files.into_iter().try_for_each(|file| {
            let text = tree::committed(file)?;
            tree::write(&self.tree.join(file), text.as_bytes()).map_err(|error| format!("{file}: {error}"))
        })
    }

    /// The numbers of the mutants that the rule tests come by.
    fn reached(&self, binary: &Path) -> Result<BTreeSet<usize>, String> {
        let path = self.build.join("reached.txt");
        self.test(binary, &[(REACHED, path.display().to_string())])?;
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(text.lines().filter_map(|line| line.parse().ok()).collect())
    }

    /// Tries a mutant: what came of it, and the first test that failed.
    ///
    /// # Errors
    /// When files or programs fail that have nothing to do with it.
    pub(super) fn try_mutant(&self, mutant: &Mutant) -> Result<(Verdict, Option<String>), String> {
        match self.together.as_ref().and_then(|together| Some((together, *together.held.get(&mutant.key())?)))
        {
            Some((together, number)) if !together.reached.contains(&number) => Ok((Verdict::Survived, None)),
            Some((together, number)) => self.judge(&together.binary, &[(CHOSEN, number.to_string())]),
            None => self.try_alone(mutant),
        }
    }

    /// Builds a mutant by itself and tries it.
    fn try_alone(&self, mutant: &Mutant) -> Result<(Verdict, Option<String>), String> {
        let path = self.tree.join(&mutant.file);
        let told = |error: std::io::Error| format!("{}: {error}", mutant.file);
        let was = tree::committed(&mutant.file)?;
        fs::write(&path, mutant.applied(&was)?).map_err(told)?;
        let built = self.compile(Optimised::No);
        let tried = match built {
            Ok(Ok(binary)) => self.judge(&binary, &[]),
            Ok(Err(_)) => Ok((Verdict::DidNotBuild, None)),
            Err(error) => Err(error),
        };
        fs::write(&path, was).map_err(told)?;
        tried
    }

    fn judge(&self, binary: &Path, told: &[(&str, String)]) -> Result<(Verdict, Option<String>), String> {
        let (verdict, output) = self.test(binary, told)?;
        let failed = |line: &str| {
            let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
            Some(name.to_owned())
        };
        Ok((verdict, output.lines().find_map(failed)))
    }

    /// Builds the test binary, or says why the sources are no program.
    fn compile(&self, optimised: Optimised) -> Result<Result<PathBuf, String>, String> {
        let text = match self.cargo(&["test", "--test", "main", "--no-run"], optimised)? {
            Ok(text) => text,
            Err(messages) => return Ok(Err(messages)),
        };
        let executable = |line: &str| {
            let value: serde_json::Value = serde_json::from_str(line).ok()?;
            let main = value["target"]["name"] == "main";
            value["executable"].as_str().filter(|_| main).map(PathBuf::from)
        };
        text.lines().find_map(executable).map(Ok).ok_or_else(|| "cargo built no test binary".to_owned())
    }

    /// Runs cargo on the game and hands over its messages, as an error when it failed. What the game stands on is
    /// optimised; the game itself when it is built once and run often.
    fn cargo(&self, command: &[&str], optimised: Optimised) -> Result<Result<String, String>, String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let level = format!("profile.dev.package.{}.opt-level={}", self.game, optimised as u8);
        let output = Command::new(cargo)
            .args(command)
            .args(["--locked", "--quiet", "-p", &self.game, "--message-format=json", "--config", &level])
            .args(["--config", "profile.dev.debug=false", "--config", "profile.dev.incremental=true"])
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.build)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("cargo: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok(if output.status.success() { Ok(text) } else { Err(text) })
    }

    /// Runs the rule tests and hands over what they printed.
    fn test(&self, binary: &Path, told: &[(&str, String)]) -> Result<(Verdict, String), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", binary.display());
        let path = self.build.join("rule-tests.txt");
        let file = File::create(&path).map_err(failed)?;
        let home = self.tree.join("crates").join(&self.game);
        let mut child = limited(binary)
            .args(RULE_TESTS)
            .current_dir(&home)
            .env("CARGO_MANIFEST_DIR", &home)
            .envs(told.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(file)
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let verdict = self.wait(&mut child).map_err(failed)?;
        let output = fs::read(&path).map_err(failed)?;
        Ok((verdict, String::from_utf8_lossy(&output).into_owned()))
    }

    fn wait(&self, child: &mut Child) -> std::io::Result<Verdict> {
        let began = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(if status.success() { Verdict::Survived } else { Verdict::Caught });
            }
            if began.elapsed() > self.limit {
                child.kill()?;
                child.wait()?;
                return Ok(Verdict::TimedOut);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The program with its memory limited, where the system can do that.
fn limited(binary: &Path) -> Command {
    if !cfg!(unix) {
        return Command::new(binary);
    }
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(binary);
    command
}
