//! `guildhall serve`: the hall in a browser.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use server::{Config, StartFault};

use crate::cli::ServeArgs;
use crate::failure::{Done, Failure, Verdict};

/// Serves until the process is asked to end.
pub(crate) fn run(args: &ServeArgs, out: &mut dyn Write) -> Done {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_data(&|name| std::env::var_os(name).map(PathBuf::from)).ok_or_else(|| {
            Failure::Input(
                "there is no home directory for matches; name a directory with --data DIR".to_owned(),
            )
        })?,
    };
    let mut config = Config::new(data);
    config.addr.clone_from(&args.addr);
    config.seed.clone_from(&args.seed);
    config.bot_pause = Duration::from_millis(args.bot_pause);
    let mut told = Ok(());
    let served = server::serve(&config, |addr| {
        told = greet(addr, &config, out);
        if args.open {
            open(&url(addr));
        }
    });
    told?;
    match served {
        Ok(()) => Ok(Verdict::Well),
        Err(fault @ (StartFault::Address(..) | StartFault::Data(..))) => {
            Err(Failure::Input(fault.to_string()))
        }
        Err(fault) => Err(Failure::Work(fault.to_string())),
    }
}

fn greet(addr: SocketAddr, config: &Config, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "The hall is open at {}", url(addr))?;
    writeln!(out, "Matches are kept in {}", config.data.display())?;
    if !addr.ip().is_loopback() {
        writeln!(out, "Everybody who reaches this address can open matches and look on.")?;
    }
    if config.seed.is_some() {
        writeln!(
            out,
            "The dice follow from --seed and can be foretold: this is for demonstrations and tests."
        )?;
    }
    writeln!(out, "Ctrl-C closes it; every match goes on where it stopped when it is opened again.")?;
    out.flush()
}

/// The address for a browser on this machine.
fn url(addr: SocketAddr) -> String {
    if addr.ip().is_unspecified() {
        return format!("http://localhost:{}/", addr.port());
    }
    format!("http://{addr}/")
}

/// Where matches are kept when nothing is said, by what the environment tells.
fn usual_data(variable: &dyn Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    if cfg!(windows) {
        return absolute("LOCALAPPDATA").map(|local| local.join("guildhall"));
    }
    if cfg!(target_os = "macos") {
        return absolute("HOME").map(|home| home.join("Library/Application Support/guildhall"));
    }
    let data = absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/share")));
    data.map(|data| data.join("guildhall"))
}

/// Opens a browser; when there is none, the address stands on the screen anyway.
fn open(url: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Err(why) = command.spawn() {
        tracing::warn!("no browser could be opened with {program}: {why}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_can_be_opened() {
        assert_eq!(url("127.0.0.1:7878".parse().unwrap()), "http://127.0.0.1:7878/");
        assert_eq!(url("0.0.0.0:80".parse().unwrap()), "http://localhost:80/");
        assert_eq!(url("[::1]:7878".parse().unwrap()), "http://[::1]:7878/");
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn matches_are_kept_in_the_usual_place() {
        let home = |name: &str| (name == "HOME").then(|| PathBuf::from("/ann"));
        assert_eq!(usual_data(&home), Some(PathBuf::from("/ann/.local/share/guildhall")));
        let both = |name: &str| match name {
            "XDG_DATA_HOME" => Some(PathBuf::from("/data")),
            _ => Some(PathBuf::from("/ann")),
        };
        assert_eq!(usual_data(&both), Some(PathBuf::from("/data/guildhall")));
        let odd = |_: &str| Some(PathBuf::from("not/absolute"));
        assert_eq!(usual_data(&odd), None);
    }
}
