//! One mutant on trial: built and put to the rule tests.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

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

/// Where mutants of a game are built and tried.
pub(super) struct Bench {
    game: String,
    tree: PathBuf,
    build: PathBuf,
    limit: Duration,
}

impl Bench {
    /// Builds the game as it is and times its rule tests.
    ///
    /// # Errors
    /// When it does not build, or a rule test fails without any change, or there is none.
    pub(super) fn new(game: &str, tree: &Path, build: &Path) -> Result<Self, String> {
        let mut bench = Self {
            game: game.to_owned(),
            tree: tree.to_owned(),
            build: build.to_owned(),
            limit: Duration::from_secs(600),
        };
        let binary = bench.compile()?.ok_or_else(|| {
            format!("{game} does not build as it is; `cargo test -p {game} --test main` says why")
        })?;
        let began = Instant::now();
        let (verdict, output) = bench.test(&binary)?;
        if verdict != Verdict::Survived {
            return Err(format!("the rule tests of {game} fail without any change:\n{output}"));
        }
        if output.contains("running 0 tests") {
            return Err(format!("{game} has no rule tests in its test binary `main`"));
        }
        bench.limit = Duration::from_secs(15) + began.elapsed() * 10;
        Ok(bench)
    }

    /// Tries a source that was changed: what came of it, and the first test that failed.
    ///
    /// # Errors
    /// When files or programs fail that have nothing to do with the change.
    pub(super) fn try_change(
        &self,
        file: &str,
        was: &str,
        now: &str,
    ) -> Result<(Verdict, Option<String>), String> {
        let path = self.tree.join(file);
        let told = |error: std::io::Error| format!("{file}: {error}");
        fs::write(&path, now).map_err(told)?;
        let tried = self.try_built();
        fs::write(&path, was).map_err(told)?;
        tried
    }

    fn try_built(&self) -> Result<(Verdict, Option<String>), String> {
        let Some(binary) = self.compile()? else { return Ok((Verdict::DidNotBuild, None)) };
        let (verdict, output) = self.test(&binary)?;
        let failed = |line: &str| {
            let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
            Some(name.to_owned())
        };
        Ok((verdict, output.lines().find_map(failed)))
    }

    /// Builds the test binary; `None` when the source is no program. The game itself is not optimised, so that a change
    /// costs seconds, and what it stands on is.
    fn compile(&self) -> Result<Option<PathBuf>, String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let plain = format!("profile.dev.package.{}.opt-level=0", self.game);
        let output = Command::new(cargo)
            .args(["test", "--locked", "--quiet", "-p", &self.game, "--test", "main", "--no-run"])
            .args(["--message-format=json", "--config", &plain])
            .args(["--config", "profile.dev.debug=false", "--config", "profile.dev.incremental=true"])
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.build)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("cargo: {error}"))?;
        if !output.status.success() {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&output.stdout);
        let executable = |line: &str| {
            let value: serde_json::Value = serde_json::from_str(line).ok()?;
            let main = value["target"]["name"] == "main";
            value["executable"].as_str().filter(|_| main).map(PathBuf::from)
        };
        text.lines().find_map(executable).map(Some).ok_or_else(|| "cargo built no test binary".to_owned())
    }

    /// Runs the rule tests and hands over what they printed.
    fn test(&self, binary: &Path) -> Result<(Verdict, String), String> {
        let told = |error: std::io::Error| format!("{}: {error}", binary.display());
        let path = self.build.join("rule-tests.txt");
        let file = File::create(&path).map_err(told)?;
        let home = self.tree.join("crates").join(&self.game);
        let mut child = limited(binary)
            .args(RULE_TESTS)
            .current_dir(&home)
            .env("CARGO_MANIFEST_DIR", &home)
            .stdin(Stdio::null())
            .stdout(file)
            .stderr(Stdio::null())
            .spawn()
            .map_err(told)?;
        let verdict = self.wait(&mut child).map_err(told)?;
        let output = fs::read(&path).map_err(told)?;
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
