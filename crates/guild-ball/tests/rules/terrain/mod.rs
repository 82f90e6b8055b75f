//! Terrain.

mod forest;
mod ground;
mod layout;
mod solid;

use super::check;
