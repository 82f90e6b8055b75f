//! `cargo xtask play`: the hall in a browser.

use crate::args::Args;
use crate::process::{Build, Run};
use crate::steps::timed;
use crate::{Outcome, web};

/// Builds the page and the hall and opens the hall.
///
/// # Errors
/// When something cannot be built or the hall not opened.
pub(crate) fn run(mut args: Args) -> Outcome {
    let rest = args.rest();
    args.done()?;
    timed("packages of the page", web::install)?;
    timed("page", web::build)?;
    let hall = timed("hall", || Build::Release.hall())?;
    let mut serve = vec!["serve"];
    serve.extend(rest.iter().map(String::as_str));
    Run::hall(&hall, &serve).hand_over()
}
