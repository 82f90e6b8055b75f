//! Guild Ball, mob football with miniatures, as a pure referee.

pub mod ask;
pub mod engage;
pub mod event;
pub mod flow;
pub mod model;
pub mod plan;
pub mod pool;
pub mod table;
