//! Character plays.

mod aim;
mod icons;
mod paid;

use super::check;
