//! The page under `web/`: its packages, its checks, its build and its tests in a browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::Outcome;
use crate::process::Run;
use crate::repo;

/// The oldest Node the page can be built with.
const NODE: (u32, u32) = (20, 19);

/// Where Debian puts the browser of the tests.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Names another browser for the tests.
const BROWSER: &str = "GUILDHALL_CHROMIUM";

/// Makes sure that Node is there and the packages of the page are installed as `package-lock.json` says.
///
/// # Errors
/// When Node is missing or too old, or the packages cannot be installed.
pub(crate) fn install() -> Outcome {
    node()?;
    if is_installed() {
        println!("the packages are those of web/package-lock.json");
        return Ok(());
    }
    Run::npm(&["ci", "--no-audit", "--no-fund"]).go()
}

fn node() -> Outcome {
    let (major, minor) = NODE;
    let need =
        format!("the page needs Node {major}.{minor} or newer with npm; get it from https://nodejs.org");
    let version = Run::node(&["--version"]).read().map_err(|why| format!("{need} ({why})"))?;
    if read_version(&version).is_none_or(|found| found < NODE) {
        return Err(format!("{need}; here is {}", version.trim()));
    }
    Run::npm(&["--version"]).read().map(|_| ()).map_err(|why| format!("{need} ({why})"))
}

/// The two numbers of `v20.19.2`.
fn read_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Whether the packages were installed after the lock file was last changed.
fn is_installed() -> bool {
    let at = |path: &str| -> Option<SystemTime> {
        fs::metadata(repo::root().join("web").join(path)).ok()?.modified().ok()
    };
    // npm writes this file last.
    match (at("node_modules/.package-lock.json"), at("package-lock.json")) {
        (Some(installed), Some(locked)) => installed >= locked,
        _ => false,
    }
}

/// Builds the page into `web/dist`, from where the binary takes it.
///
/// # Errors
/// When it cannot be built.
pub(crate) fn build() -> Outcome {
    Run::npm(&["run", "build"]).go()
}

/// Formatting, types and unit tests of the page.
///
/// # Errors
/// Names everything that failed.
pub(crate) fn checks() -> Outcome {
    let run = |script: &str| Run::npm(&["run", script]).go().err();
    let failed: Vec<String> = ["format:check", "check", "test"].into_iter().filter_map(run).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("; ")) }
}

/// Makes sure that a browser for the tests is there; as root on Debian it is installed.
///
/// # Errors
/// When there is none and it cannot be installed.
pub(crate) fn browser() -> Outcome {
    if let Some(named) = std::env::var_os(BROWSER) {
        let there = Path::new(&named).is_file();
        return if there { Ok(()) } else { Err(format!("{BROWSER} names no file: {}", named.display())) };
    }
    if !Path::new(CHROMIUM).is_file() {
        apt().map_err(|why| {
            format!(
                "the browser tests need Chromium: {CHROMIUM} is missing and cannot be installed ({why}); install \
                 the Debian package `chromium`, or name a Chromium in the variable {BROWSER}"
            )
        })?;
    }
    println!("{}", Run::of(CHROMIUM, &["--version"]).read()?.trim());
    Ok(())
}

fn apt() -> Outcome {
    let apt = |args: &[&str]| Run::of("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive").go();
    apt(&["update"])?;
    apt(&["install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core"])
}

/// Plays in a browser against `hall`.
///
/// # Errors
/// When a test fails; screenshots and logs lie in the directory it names.
pub(crate) fn end_to_end(hall: &Path) -> Outcome {
    let left = repo::scratch("e2e")?;
    let run = Run::npm(&["run", "e2e"]).env("GUILDHALL_BIN", hall).env("GUILDHALL_E2E_OUT", &left);
    run.go().map_err(|why| format!("{why}; screenshots and logs lie in {}", left.display()))
}

/// Takes the pictures of the documents anew.
///
/// # Errors
/// When the page cannot be shown.
pub(crate) fn screenshots(hall: &Path) -> Outcome {
    let out: PathBuf = repo::root().join("docs/screenshots");
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let run = Run::node_in_web(&["e2e/screenshots.mjs"]);
    run.env("GUILDHALL_BIN", hall).env("GUILDHALL_E2E_OUT", &out).go()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(read_version("v20.19.2\n"), Some(NODE));
        assert!(read_version("v18.20.1").is_some_and(|found| found < NODE));
        assert!(read_version("v22.0.0").is_some_and(|found| found >= NODE));
        assert_eq!(read_version("20"), None);
    }
}
