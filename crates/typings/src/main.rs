//! Writes the typings, or says which are stale.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to whoever called it")]

use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let root = typings::repository();
    match std::env::args().nth(1).as_deref() {
        Some("--write") => write(&root),
        Some(other) => {
            Err(format!("nothing is known of `{other}`; `--write` writes the files, nothing checks them"))
        }
        None => {
            let faults = typings::differences(&root)?;
            if faults.is_empty() {
                println!("web/src/generated is what the Rust types say");
                return Ok(());
            }
            Err(format!("{}\n`cargo xtask codegen` writes them anew", faults.join("\n")))
        }
    }
}

fn write(root: &std::path::Path) -> Result<(), String> {
    let folder = typings::folder(root);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, text) in typings::files(root)? {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    println!("wrote {} files to web/src/generated", typings::HOMES.len());
    Ok(())
}
