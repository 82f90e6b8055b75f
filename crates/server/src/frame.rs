//! Frames read and written.

use host::message::{HallRequest, MatchRequest, Problem, Reply, Request};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::message::{HELP, RoomCode, RoomProblem, RoomReply, RoomRequest};

/// Something said.
#[derive(Debug)]
pub(crate) enum Said {
    /// About rooms.
    Room(RoomRequest),
    /// About the hall.
    Hall(HallRequest),
    /// About a match.
    Match(MatchRequest),
}

/// A frame as read: the envelope, so that even a bad message is answered under its id, and the message.
#[derive(Debug)]
pub(crate) struct Frame {
    /// What the answer carries, too.
    pub(crate) id: Option<Value>,
    /// The match that is meant.
    pub(crate) name: Option<String>,
    /// What is said.
    pub(crate) said: Result<Said, Answer>,
}

/// Something to be told.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    /// By the hall.
    Hall(Box<Reply>),
    /// About rooms.
    Room(Box<RoomReply>),
}

impl From<RoomReply> for Answer {
    fn from(reply: RoomReply) -> Self {
        Self::Room(Box::new(reply))
    }
}

impl From<RoomProblem> for Answer {
    fn from(problem: RoomProblem) -> Self {
        RoomReply::Error(problem).into()
    }
}

impl From<Reply> for Answer {
    fn from(reply: Reply) -> Self {
        Self::Hall(Box::new(reply))
    }
}

impl From<Problem> for Answer {
    fn from(problem: Problem) -> Self {
        Reply::Error(problem).into()
    }
}

/// An answer as written.
#[derive(Serialize)]
struct Line<'a> {
    #[serde(flatten)]
    answer: &'a Answer,
    #[serde(skip_serializing_if = "Option::is_none", rename = "match")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
}

/// Writes an answer.
pub(crate) fn write(answer: &Answer, name: Option<&str>, id: Option<&Value>) -> String {
    serde_json::to_string(&Line { answer, name, id }).unwrap_or_else(|why| {
        tracing::error!(%why, "an answer has no JSON form");
        let problem = RoomProblem::new(RoomCode::Fault, "the answer has no JSON form");
        serde_json::to_string(&Line { answer: &problem.into(), name, id }).unwrap_or_default()
    })
}

/// Reads a frame.
pub(crate) fn read(text: &str) -> Frame {
    let mut frame =
        Frame { id: None, name: None, said: Err(bad_json("the frame is JSON but not an object")) };
    let mut fields = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return frame,
        Err(why) => return Frame { said: Err(bad_json(format!("the frame is not JSON: {why}"))), ..frame },
    };
    frame.id = fields.remove("id");
    // A reading of a clock is taken from whoever runs the hall, which is this server.
    fields.remove("at");
    match fields.remove("match") {
        None | Some(Value::Null) => {}
        Some(Value::String(name)) => frame.name = Some(name),
        Some(_) => return Frame { said: Err(bad_message("`match` has to be a text")), ..frame },
    }
    frame.said = message(fields);
    frame
}

fn bad_json(message: impl Into<String>) -> Answer {
    RoomProblem::new(RoomCode::BadJson, message).into()
}

fn bad_message(message: impl Into<String>) -> Answer {
    RoomProblem::new(RoomCode::BadMessage, message).into()
}

fn message(fields: Map<String, Value>) -> Result<Said, Answer> {
    let kind = fields.get("type").and_then(Value::as_str);
    if let Some((kind, example)) = HELP.iter().find(|(known, _)| kind == Some(known)) {
        return serde_json::from_value(Value::Object(fields)).map(Said::Room).map_err(|why| {
            let mut problem =
                RoomProblem::new(RoomCode::BadMessage, format!("the message `{kind}` cannot be read: {why}"));
            problem.hint = format!("an example: {example}");
            problem.into()
        });
    }
    match host::read_request(fields)? {
        Request::Hall(request) => Ok(Said::Hall(request)),
        Request::Match(request) => Ok(Said::Match(request)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> String {
        let frame = read(text);
        let said = frame.said.unwrap_err();
        write(&said, frame.name.as_deref(), frame.id.as_ref())
    }

    #[test]
    fn rooms_the_hall_and_matches_are_told_apart() {
        assert!(matches!(
            read(r#"{"type":"leave","match":"x"}"#).said,
            Ok(Said::Room(RoomRequest::Leave {}))
        ));
        assert!(matches!(read(r#"{"type":"hello"}"#).said, Ok(Said::Hall(_))));
        assert!(matches!(read(r#"{"type":"view","at":"now"}"#).said, Ok(Said::Match(_))));
    }

    #[test]
    fn bad_frames_are_answered_under_their_id() {
        assert!(answer("nonsense").starts_with(r#"{"type":"error","code":"bad_json""#));
        assert!(answer("[1]").contains("not an object"));
        assert!(answer(r#"{"type":"enter","match":7,"id":3}"#).ends_with(r#""id":3}"#));
        assert!(answer(r#"{"type":"open","seats":["king"],"id":4}"#).contains("an example: "));
        assert!(answer(r#"{"type":"dance","id":5}"#).contains(r#""code":"bad_message""#));
        assert!(answer(r#"{"type":"watch","id":6}"#).contains("`watch` cannot be read"));
    }
}
