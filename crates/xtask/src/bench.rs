//! `cargo xtask bench`: figures for `BENCHMARKS.md`.

use crate::args::Args;
use crate::process::{Build, Run};
use crate::steps::Steps;
use crate::{Outcome, arena, repo};

/// Runs the benches and the arena and prints the figures.
///
/// # Errors
/// Names what failed.
pub(crate) fn run(mut args: Args) -> Outcome {
    let games = args.value("--games")?.unwrap_or(2_000);
    args.done()?;
    let mut steps = Steps::new();
    steps.run("benches", || {
        let with = repo::crates()
            .into_iter()
            .filter(|name| repo::root().join("crates").join(name).join("benches").is_dir());
        with.into_iter().try_for_each(|name| {
            Run::cargo(&[
                "bench",
                "--locked",
                "--manifest-path",
                &format!("crates/{name}/Cargo.toml"),
                "--benches",
            ])
            .go()
        })
    });
    steps.run("arena", || {
        let hall = Build::Release.hall()?;
        println!("{}", machine());
        println!("\n| game | matches | decisions/s | matches/s | digest |\n|---|---|---|---|---|");
        for game in repo::games() {
            let figures = arena::play(&hall, game.id, 2, games, 1)?;
            println!(
                "| {} | {} | {:.0} | {:.1} | {} |",
                game.id,
                figures.games,
                figures.decisions_per_second,
                figures.games_per_second,
                figures.digest
            );
        }
        Ok(())
    });
    steps.finish()
}

/// The compiler, the processor and the commit the figures belong to.
fn machine() -> String {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or(std::env::consts::ARCH, |(_, name)| name.trim());
    let commit = Run::git(&["log", "-1", "--format=%h of %cs"]).read().unwrap_or_default();
    let rustc = Run::cargo(&["--version"]).read().unwrap_or_default();
    format!("{model}; {}; commit {}; one thread, seed 1, random bots", rustc.trim(), commit.trim())
}
