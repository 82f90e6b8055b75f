//! What the commands say of themselves.

use std::process::ExitCode;

/// The overview.
pub(crate) const ALL: &str = "\
cargo xtask <command>: the project's own commands

  play     build the page and the hall and open it for a browser
  check    before every commit: formatting, clippy, tidy, tests of what changed (under 3 minutes)
  test     everything that must be green; this is what CI runs
  soak     the long runs: 10,000 matches of each game under the laws, 10 minutes of bad input
  mutants  breaks the rules of a game in 200 small ways and sees whether its tests notice
  rules    every rule of the catalogues and the tests that prove it
  tidy     what review forgets: who may depend on whom, file sizes, words, licences
  bench    the figures for BENCHMARKS.md
  codegen  the types of the page, written from those of the hall
  screenshots  the pictures of the documents

`cargo xtask help <command>` says more. A command ends with 0 when all is well, 1 when something is wrong and
2 when it was called wrongly.
";

const PLAY: &str = "\
cargo xtask play [-- ARGUMENTS]

Builds the page with npm (its packages are installed when they are missing or older than web/package-lock.json), builds
the binary `guildhall` in release mode, and opens the hall. The address for the browser is printed. Ctrl-C closes the
hall. Needs Rust and Node, nothing else.

  ARGUMENTS   those of `guildhall serve`, such as --addr 127.0.0.1:8080
";

const CHECK: &str = "\
cargo xtask check [--since REV]

For every commit. Runs formatting and tidy over everything, clippy and tests over the crates that changed and those
that depend on them, a few matches under the laws among them. When the page or its texts changed, also the formatting, the
types and the unit tests of the page.

  --since REV   what changed since REV; by default since the last commit, or in it when nothing has changed since
";

const TEST: &str = "\
cargo xtask test [STEP …]

Everything that must be green: formatting; the page built; clippy with warnings denied; tidy; all tests; doc comments; the
types of the page; formatting, types and unit tests of the page; the rules report against rules/proved.json; and by one
optimised binary, built once: the page in a browser; the laws at 2 % of their full count; bad input for 15 s a game;
scenario files; golden records; a short arena run of each game on one and on two threads, which must agree. Needs Rust and Node; Chromium
is installed when it is missing and the system is a Debian that allows it.

Steps run two at a time, and what a step says is printed once it is over. A failing step stops only those that need it.
Each has a limit: one that is not done by then is ended with everything it has started, browsers and servers too, and the
same happens when the run is broken off. The times of all steps are printed at the end; the logs lie in target/xtask/steps.

  STEP   only these, by the names of that table, such as tidy or 'web checks'; what they need is taken to be there

The variable GUILDHALL_PATIENCE stretches every limit by so many times, for slow machines.
";

const SOAK: &str = "\
cargo xtask soak [--game GAME] [--matches N] [--fuzz S]

The long runs, by the binary of the profile `proving`, in which a sum that overflows is a fault; counts printed. For each game, or the one that is named: the laws over N matches (default
10,000; 20,000 of Guild Master), the dear laws after every input in one match of twenty and at 20 random inputs of each
other one; then bad input of every kind for S seconds (default 600), which must be refused, change nothing and never
panic; then N matches in the arena on one and on two threads with the same seed, which must give the same digest, no
error and at most 0.1 % unfinished; then random play until everything the game names was reached, which lists what never
was.
";

const MUTANTS: &str = "\
cargo xtask mutants GAME [--count N] [--only PATH] [--seed TEXT] [--all] [--list] [--json]

Changes one small thing in the sources of a game that state rules (flow, ask, legal, effect, event), builds it, runs the rule
tests of that game and nothing else, and goes on to the next: comparisons and conditions turned round, numbers one more or
less, an event not emitted, a check that always says yes. Which of all changes are tried is drawn with the hash of the
last commit, and it is the last commit that is tried, in a copy of its own under target/mutants; the working tree is not
touched. A change that is no program does not count, and another is drawn. One that makes the tests run for ever counts as
caught. Ends with 0 when 90 % or more are caught; those that survived are listed with file, line and change.

What no rule test can see, such as the answers bots are offered, stands in crates/GAME/mutants.toml with the reason, and is
left alone. An entry that fits nothing is an error.

Every result is added to target/mutants/GAME-COMMIT.ndjson at once: a run that was stopped goes on where it stopped.

  --count N     how many (default 200)
  --only PATH   of this file or part below src alone, such as legal/walk.rs or flow/; fewer than N are then no fault
  --seed TEXT   draw with this text instead, such as the hash of an earlier commit
  --all         leave nothing alone
  --list        print what would be tried, and try nothing
  --json        print the report as one JSON object; progress goes to the error stream
";

const RULES: &str = "\
cargo xtask rules [--game G] [--bare] [--write] [--proofs DIR]

Prints every rule, ruling and table row of the catalogues under rules/ and the tests and scenarios that prove it. The
tests of the games and all scenario files are run for this, unless DIR holds the proofs of an earlier run (tests write
them when GUILDHALL_PROOFS names a directory).

  --game G       only this game
  --bare         only what nothing proves yet
  --write        bring rules/proved.json up to date
  --proofs DIR   use these proofs

A test claims at most five ids; one named after a worked example (gb_ex_07…) may claim what that example lists.
";

const TIDY: &str = "\
cargo xtask tidy

Checks what review forgets, each fault with file, line and reason: the pure crates use no clock, thread, file, hash map,
random generator or float; who depends on whom; file sizes; unfinished code and ignored tests; doc comments;
documents and their links; licences and duplicate versions of dependencies (the lists are in deny.toml).
";

const BENCH: &str = "\
cargo xtask bench [--games N]

Runs the benches of every crate that has some, then N matches (default 2,000) of each game with random bots on one
thread, and prints the figures with machine and date, ready for BENCHMARKS.md.
";

const CODEGEN: &str = "\
cargo xtask codegen [--check]

Writes web/src/generated/*.ts from the Rust types that go over the wire.

  --check   write nothing; say what differs
";

const SCREENSHOTS: &str = "\
cargo xtask screenshots

Builds the page and the hall, plays in a browser and writes docs/screenshots/*.png.
";

/// Prints the help of one command.
pub(crate) fn topic(command: &str) -> ExitCode {
    let text = match command {
        "play" => PLAY,
        "check" => CHECK,
        "test" => TEST,
        "soak" => SOAK,
        "mutants" => MUTANTS,
        "rules" => RULES,
        "tidy" => TIDY,
        "bench" => BENCH,
        "codegen" => CODEGEN,
        "screenshots" => SCREENSHOTS,
        _ => {
            print!("{ALL}");
            return ExitCode::from(2);
        }
    };
    print!("{text}");
    ExitCode::SUCCESS
}
