//! A hall that is spoken to in lines.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::message::{Code, HELP, HallRequest, Problem, Reply, Request};
use crate::{Hall, Registry, Session};

/// The longest line that is read, in bytes.
pub const LINE_MAX: usize = 16 << 20;

/// A hall that takes one line and gives lines: what `guildhall referee` runs on its standard input and output.
///
/// Every line that is not blank is answered by exactly one line.
pub struct Referee {
    hall: Hall,
}

/// What every request may carry beside its own fields.
#[derive(Default)]
struct Envelope {
    id: Option<Value>,
    name: Option<String>,
    at: Option<String>,
}

/// An answer as written.
#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    reply: Reply,
    #[serde(skip_serializing_if = "Option::is_none", rename = "match")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
}

impl Referee {
    /// A referee for the games of `registry`; see [`Hall::new`] for `entropy`.
    #[must_use]
    pub fn new(registry: Registry, entropy: [u8; 32]) -> Self {
        Self { hall: Hall::new(registry, entropy) }
    }

    /// The hall, for a shell that also seats bots or keeps records.
    pub fn hall(&mut self) -> &mut Hall {
        &mut self.hall
    }

    /// Answers one line from whoever runs the hall.
    pub fn line(&mut self, line: &str) -> Vec<String> {
        self.line_of(&Session::TRUSTED, line)
    }

    /// Answers one line of bytes, which need not be text.
    pub fn bytes(&mut self, line: &[u8]) -> Vec<String> {
        self.line(&String::from_utf8_lossy(line))
    }

    /// Answers one line from a session.
    pub fn line_of(&mut self, session: &Session, line: &str) -> Vec<String> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        let mut envelope = Envelope::default();
        let (reply, name) = match read(line, &mut envelope) {
            Ok(request) => {
                // A player or spectator does not tell the time.
                let at = envelope.at.as_deref().filter(|_| session.is_trusted());
                self.hall.handle(session, &request, envelope.name.as_deref(), at)
            }
            Err(problem) => (Reply::Error(problem), None),
        };
        vec![write(&Line { reply, name, id: envelope.id })]
    }
}

fn write(line: &Line) -> String {
    serde_json::to_string(line).unwrap_or_else(|why| {
        let problem = Problem::new(Code::Fault, format!("the answer has no JSON form: {why}"));
        serde_json::to_string(&Line { reply: Reply::Error(problem), name: None, id: line.id.clone() })
            .unwrap_or_default()
    })
}

/// Reads a line: the envelope, so that even a bad message is answered under its id, then the message.
fn read(line: &str, envelope: &mut Envelope) -> Result<Request, Problem> {
    if line.len() > LINE_MAX {
        return Err(Problem::new(Code::TooLong, format!("the line is longer than {LINE_MAX} bytes")));
    }
    let value: Value = serde_json::from_str(line)
        .map_err(|why| Problem::new(Code::BadJson, format!("the line is not JSON: {why}")))?;
    let Value::Object(mut fields) = value else {
        return Err(Problem::new(Code::BadJson, "the line is JSON but not an object"));
    };
    envelope.id = fields.remove("id");
    envelope.name = text(&mut fields, "match")?;
    envelope.at = text(&mut fields, "at")?;
    request(fields)
}

fn text(fields: &mut Map<String, Value>, key: &str) -> Result<Option<String>, Problem> {
    match fields.remove(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(Problem::new(Code::BadMessage, format!("`{key}` has to be a text"))),
    }
}

/// Reads a message without its envelope: `id`, `match` and `at` have been taken out.
///
/// # Errors
/// What is wrong with it, with an example of how it is said.
pub fn request(fields: Map<String, Value>) -> Result<Request, Problem> {
    let Some(kind) = fields.get("type") else {
        return Err(Problem::new(Code::BadMessage, "the message has no `type`"));
    };
    let known = HELP.iter().find(|line| kind.as_str() == Some(line.kind));
    let Some(known) = known else {
        let kinds: Vec<&str> = HELP.iter().map(|line| line.kind).collect();
        let said = format!("there is no message of type {kind}; there are {}", kinds.join(", "));
        return Err(Problem::new(Code::BadMessage, said));
    };
    let hall = known.is_about_hall();
    let value = Value::Object(fields);
    let read = if hall {
        serde_json::from_value::<HallRequest>(value).map(Request::Hall)
    } else {
        serde_json::from_value(value).map(Request::Match)
    };
    read.map_err(|why| {
        Problem::new(Code::BadMessage, format!("the message `{}` cannot be read: {why}", known.kind))
            .hint(format!("an example: {}", known.example))
    })
}
