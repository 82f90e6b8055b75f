//! Reads words, numbers, names and points off a line of text.

use kernel::Seat;
use plane::Point;

use super::{SEATS, seat_name};
use crate::catalog::{CardNumber, catalog};
use crate::effect::{AbilityId, stated};
use crate::model::ModelId;
use crate::plan::{PLANS, PlanId};
use crate::table::Table;

/// What is left of a line, and the table whose names it uses.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    table: &'a Table,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of a line.
    pub(crate) fn new(table: &'a Table, text: &'a str) -> Self {
        Self { table, rest: text.trim() }
    }

    /// What is left.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    /// Whether nothing is left.
    pub(crate) fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default().trim_start();
    }

    /// Takes these words if they come next.
    pub(crate) fn take(&mut self, words: &str) -> bool {
        let Some(after) = self.rest.strip_prefix(words) else { return false };
        let letters = words.ends_with(char::is_alphanumeric);
        if letters && after.starts_with(|next: char| next.is_alphanumeric() || next == '-') {
            return false;
        }
        self.skip(words.len());
        true
    }

    /// Takes a whole number.
    pub(crate) fn number<T: core::str::FromStr>(&mut self) -> Result<T, String> {
        let end =
            self.rest.find(|sign: char| !sign.is_ascii_digit() && sign != '-').unwrap_or(self.rest.len());
        let number = self.rest[..end].parse().map_err(|_| self.wanted("a number"))?;
        self.skip(end);
        Ok(number)
    }

    /// Takes a point such as `(3048, 1274)`.
    pub(crate) fn point(&mut self) -> Result<Point, String> {
        let mut ahead = *self;
        let point = ahead.bare_point().filter(|point| point.is_on_plane());
        let point = point.ok_or_else(|| self.wanted("a point such as (3048, 1274)"))?;
        *self = ahead;
        Ok(point)
    }

    fn bare_point(&mut self) -> Option<Point> {
        if !self.take("(") {
            return None;
        }
        let x = self.number().ok()?;
        if !self.take(",") {
            return None;
        }
        let y = self.number().ok()?;
        self.take(")").then_some(Point { x, y })
    }

    /// Takes the name of a seat.
    pub(crate) fn seat(&mut self) -> Result<Seat, String> {
        SEATS.into_iter().find(|&seat| self.take(seat_name(seat))).ok_or_else(|| self.wanted("red or blue"))
    }

    /// Takes the name of a model: the longest name that fits, with the team before it where both have it.
    pub(crate) fn model(&mut self) -> Result<ModelId, String> {
        if let Some(digits) = self.rest.strip_prefix('#') {
            let end = digits.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(digits.len());
            let number = digits[..end].parse().map_err(|_| self.wanted("a model"))?;
            self.skip(1 + end);
            return Ok(ModelId(number));
        }
        let mut best: Option<(ModelId, Self)> = None;
        for model in self.table.everyone() {
            let mut ahead = *self;
            if !ahead.take(&super::model(self.table, model)) {
                continue;
            }
            if best.as_ref().is_none_or(|(_, other)| ahead.rest.len() < other.rest.len()) {
                best = Some((model, ahead));
            }
        }
        let (model, ahead) = best.ok_or_else(|| self.wanted("the name of a model"))?;
        *self = ahead;
        Ok(model)
    }

    /// Takes the name of a game plan in quotes.
    pub(crate) fn plan(&mut self) -> Result<PlanId, String> {
        let inner = self.rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).map(|(name, _)| name);
        let name = inner.ok_or_else(|| self.wanted("a game plan in quotes"))?;
        let plan = match name.strip_prefix('#') {
            Some(digits) => digits.parse().ok().filter(|&number| number >= PLANS).map(PlanId),
            None => PlanId::named(name),
        };
        let plan = plan.ok_or_else(|| format!("there is no game plan \"{name}\""))?;
        self.skip(name.len() + 2);
        Ok(plan)
    }

    /// Takes the name of a card in quotes.
    pub(crate) fn card(&mut self) -> Result<CardNumber, String> {
        let inner = self.rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).map(|(name, _)| name);
        let name = inner.ok_or_else(|| self.wanted("a card in quotes"))?;
        let number = match name.strip_prefix('#') {
            Some(digits) => digits.parse().ok().map(CardNumber),
            None => catalog().all().find(|card| card.profile.name.as_str() == name).map(|card| card.number),
        };
        let number = number.ok_or_else(|| format!("there is no card \"{name}\""))?;
        self.skip(name.len() + 2);
        Ok(number)
    }

    /// Takes the id of an ability.
    pub(crate) fn ability(&mut self) -> Result<AbilityId, String> {
        let sign = |sign: char| sign.is_alphanumeric() || sign == '-';
        let end = self.rest.find(|next: char| !sign(next)).unwrap_or(self.rest.len());
        let id = stated::named(self.table, &self.rest[..end]);
        let id = id.ok_or_else(|| self.wanted("the id of an ability"))?;
        self.skip(end);
        Ok(id)
    }

    /// The complaint that something else was expected here.
    pub(crate) fn wanted(&self, what: &str) -> String {
        if self.is_done() {
            format!("{what} is missing at the end")
        } else {
            format!("expected {what} at '{}'", self.rest)
        }
    }
}
