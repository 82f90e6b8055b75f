//! `cargo xtask screenshots`: the pictures of the documents.

use crate::args::Args;
use crate::process::Build;
use crate::steps::timed;
use crate::{Outcome, web};

/// Builds the page and the hall and takes the pictures under `docs/screenshots` anew.
///
/// # Errors
/// When something cannot be built or shown.
pub(crate) fn run(args: Args) -> Outcome {
    args.done()?;
    timed("packages of the page", web::install)?;
    timed("browser", web::browser)?;
    timed("page", web::build)?;
    let hall = timed("hall", || Build::Release.hall())?;
    timed("screenshots", || web::screenshots(&hall))
}
