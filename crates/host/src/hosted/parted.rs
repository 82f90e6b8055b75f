//! A match of an older revision of the rules that the present rules do not lead to.

use kernel::{Ending, Seat};
use record::{AuditFault, Fault, Play, Record, Step};
use words::Shown;

use super::eyes::Eyes;
use super::{Match, Opening};
use crate::message::{Code, Problem, Reply, Waits};
use crate::session::{Session, Sight};

/// Where the record of a match and the present rules part ways.
#[derive(Clone, Debug)]
pub(super) struct Parted(pub(super) AuditFault);

impl Parted {
    /// What such a match waits for: its end. What exactly differs may tell a secret, so only whoever runs the hall learns it.
    pub(super) fn waits(&self, sight: Sight) -> Waits {
        let AuditFault { entry, written, rules, ref breach } = self.0;
        let trusted = match sight {
            Sight::Session(session) => session.is_trusted(),
            Sight::Viewer(_) => false,
        };
        Waits::End {
            entry,
            written,
            rules,
            say: words::parted(entry, written, rules),
            why: trusted.then(|| breach.to_string()),
        }
    }
}

fn broken(fault: &Fault) -> Problem {
    Problem::new(Code::BadRecord, fault.to_string())
}

impl<G: Shown> Match<G> {
    /// A match that is shown as its record tells it, by the facts alone, and can be ended.
    pub(super) fn followed(record: &Record<G>, parted: Parted, opening: Opening) -> Result<Self, Problem> {
        record.fold().map_err(|fault| broken(&fault))?;
        let mut play = Play::lay(record).map_err(|fault| broken(&fault))?;
        let mut eyes = Eyes::default();
        let [first, rest @ ..] = record.entries() else {
            return Err(Problem::new(Code::BadRecord, "the record has no entry"));
        };
        play.follow(first, &mut eyes).map_err(|fault| broken(&fault))?;
        let mut hosted = Self::hosting(play, opening, Some(parted), eyes)?;
        for entry in rest {
            let mut eyes = Eyes::default();
            hosted.play.follow(entry, &mut eyes).map_err(|fault| broken(&fault))?;
            let takeback = match &entry.step {
                Step::Takeback(takeback) => Some((takeback.by, takeback.to)),
                Step::Opening { .. } | Step::Input { .. } | Step::Revision(_) => None,
            };
            hosted.tell(eyes, takeback);
        }
        Ok(hosted)
    }

    /// Ends a match without a result: either player one that cannot go on, whoever runs the hall any.
    pub(super) fn void(
        &mut self,
        session: &Session,
        by: Option<Seat>,
        at: Option<&str>,
    ) -> Result<Reply, Problem> {
        if !session.is_trusted() {
            self.actor(session, by)?;
            if !self.play.state().is_parted() && !self.ended() {
                let said = "a match that can go on ends without a result only by whoever runs the hall";
                return Err(Problem::new(Code::NotTrusted, said));
            }
        }
        self.close(session, Ending::Void, at)
    }
}
