//! Whom and what place the operations of an effect refer to.

use kernel::Seat;
use plane::{Disc, Length, Point};

use super::Effect;
use crate::ask::Bound;
use crate::effect::active::MARKER;
use crate::effect::vocabulary::{Heading, Whom};
use crate::flow::Frame;
use crate::flow::suffer::{Harm, Suffer};
use crate::model::ModelId;
use crate::table;

impl Effect {
    /// Where a heading leads.
    pub(in crate::flow) fn bound(&self, table: &table::Table, heading: Heading) -> Bound {
        let point = |whom: Whom| match whom {
            Whom::Bearer => self.bearer.map(|model| table.model(model).at),
            Whom::Target => self.victim().map(|model| table.model(model).at),
            Whom::Subject => self.subjects.iter().next().map(|model| table.model(model).at),
            Whom::Chosen => self.chosen.map(|model| table.model(model).at),
            Whom::Area | Whom::Marker => Some(self.spot),
            Whom::OurGoalpost => Some(table.goalpost(self.seat).centre),
            Whom::TheirGoalpost => Some(table.goalpost(self.seat.other()).centre),
            Whom::OurEdge | Whom::TheirEdge | Whom::LeftEdge | Whom::RightEdge => self.edge(table, whom),
        };
        let bound = match heading {
            Heading::Free => None,
            Heading::Towards(whom) => point(whom).map(Bound::Towards),
            Heading::DirectlyTowards(whom) => point(whom).map(Bound::DirectlyTowards),
            Heading::Away(whom) => point(whom).map(Bound::Away),
            Heading::DirectlyAway(whom) => point(whom).map(Bound::DirectlyAway),
        };
        bound.unwrap_or_default()
    }

    /// The point of an edge straight across from the model being dealt with.
    fn edge(&self, table: &table::Table, whom: Whom) -> Option<Point> {
        let Point { x, y } = table.model(self.now?).at;
        let corner = Point::default();
        let of = |seat: Seat| Point { x, y: if seat == table.kicking { corner.y } else { table.size } };
        Some(match whom {
            Whom::OurEdge => of(self.seat),
            Whom::TheirEdge => of(self.seat.other()),
            Whom::LeftEdge => Point { x: corner.x, y },
            _ => Point { x: table.size, y },
        })
    }

    /// The base a placement in contact refers to where it is no model.
    pub(in crate::flow) fn base(&self, table: &table::Table, whom: Whom) -> Option<Disc> {
        match whom {
            Whom::Marker => Some(Disc { centre: self.spot, radius: MARKER }),
            Whom::OurGoalpost => Some(table.goalpost(self.seat)),
            Whom::TheirGoalpost => Some(table.goalpost(self.seat.other())),
            _ => None,
        }
    }

    /// The model a placement or movement refers to.
    pub(in crate::flow) fn whom(&self, whom: Whom) -> Option<ModelId> {
        match whom {
            Whom::Bearer => self.bearer,
            Whom::Target => self.victim(),
            Whom::Subject => self.subjects.iter().next(),
            Whom::Chosen => self.chosen,
            Whom::Area
            | Whom::Marker
            | Whom::OurGoalpost
            | Whom::TheirGoalpost
            | Whom::OurEdge
            | Whom::TheirEdge
            | Whom::LeftEdge
            | Whom::RightEdge => None,
        }
    }

    /// A push by this effect.
    pub(in crate::flow) fn push(
        &self,
        table: &table::Table,
        model: ModelId,
        inches: u8,
        heading: Heading,
    ) -> Frame {
        let length = Length::inches(i32::from(inches));
        let push = Harm::Push(length, self.bound(table, heading));
        Frame::Suffer(self.suffer(table, model, push))
    }

    /// A model about to suffer something of this effect.
    pub(in crate::flow) fn suffer(&self, table: &table::Table, model: ModelId, what: Harm) -> Suffer {
        let passive = self.bearer.is_some() && self.inflictor(table).is_none();
        Suffer::new(model, self.bearer, self.seat, what).passive(passive).during(self.active())
    }
}
