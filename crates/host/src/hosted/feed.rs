//! Numbered updates for every viewer.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use words::{Message, Shown};

use super::Match;
use super::eyes::{Eyes, viewers};
use crate::message::{Code, Json, PendingInfo, Problem, TakebackInfo, Update};
use crate::session::Sight;

/// A view by its top-level parts.
pub(super) type Parts = BTreeMap<String, Json>;

/// What every viewer has been told.
#[derive(Clone, Debug, Default)]
pub(super) struct Feeds(Vec<Feed>);

/// What one viewer has been told. A step of which he learns nothing gives him no update, so the numbers tell him
/// nothing either.
#[derive(Clone, Debug)]
pub(super) struct Feed {
    pub(super) viewer: Viewer,
    view: Parts,
    pending: Option<PendingInfo>,
    updates: Vec<Update>,
    /// The entry of the record each update belongs to.
    pub(super) entries: Vec<u32>,
}

impl Feed {
    fn new(viewer: Viewer) -> Self {
        Self { viewer, view: Parts::new(), pending: None, updates: Vec::new(), entries: Vec::new() }
    }

    /// The latest update that was not later than an entry.
    fn update_at(&self, entry: u32) -> u32 {
        let count = self.entries.iter().take_while(|&&at| at <= entry).count();
        u32::try_from(count.saturating_sub(1)).unwrap_or(u32::MAX)
    }

    fn tell(&mut self, news: News) {
        let changed = changed(&self.view, &news.view);
        let pending = (self.pending.as_ref() != Some(&news.pending)).then(|| news.pending.clone());
        let first = self.updates.is_empty();
        let silent = news.seen.is_empty() && changed.is_empty() && pending.is_none();
        if silent && news.takeback.is_none() && !first {
            return;
        }
        let n = u32::try_from(self.updates.len()).unwrap_or(u32::MAX);
        let takeback = news.takeback.map(|(by, to)| TakebackInfo { by, to: self.update_at(to) });
        let (seen, said) = news.seen.into_iter().unzip();
        self.updates.push(Update { n, seen, said, view: changed, pending, takeback });
        self.entries.push(news.entry);
        self.view = news.view;
        self.pending = Some(news.pending);
    }
}

/// What is new for one viewer.
struct News {
    entry: u32,
    seen: Vec<(Value, Option<Message>)>,
    view: Parts,
    pending: PendingInfo,
    takeback: Option<(Seat, u32)>,
}

/// The parts of `after` that differ from `before`; those that are gone are null.
fn changed(before: &Parts, after: &Parts) -> Parts {
    let new = after.iter().filter(|&(key, value)| before.get(key) != Some(value));
    let gone = before.keys().filter(|&key| !after.contains_key(key));
    let mut parts: Parts = new.map(|(key, value)| (key.clone(), value.clone())).collect();
    parts.extend(gone.map(|key| (key.clone(), Json::null())));
    parts
}

/// A view as parts; one that has no parts is a single part `all`.
fn parts<T: Serialize>(view: &T) -> Parts {
    let text = serde_json::to_string(view).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_else(|_| {
        let all = serde_json::from_str(&text).unwrap_or_else(|_| Json::null());
        [("all".to_owned(), all)].into_iter().collect()
    })
}

impl<G: Shown> Match<G> {
    /// Sets the feeds up and tells everybody the first table.
    pub(super) fn begin_feeds(&mut self, eyes: Eyes) {
        let seats = G::seats(&self.play.state().table);
        self.feeds = Feeds(viewers(seats).map(Feed::new).collect());
        self.tell(eyes, None);
    }

    /// Tells every viewer what is new to him.
    pub(super) fn tell(&mut self, eyes: Eyes, takeback: Option<(Seat, u32)>) {
        let mut feeds = core::mem::take(&mut self.feeds);
        let mut seen = eyes.seen.into_iter();
        for feed in &mut feeds.0 {
            feed.tell(News {
                entry: self.play.record().last(),
                seen: seen.next().unwrap_or_default(),
                view: self.parts_for(feed.viewer),
                pending: self.pending_with(Sight::Viewer(feed.viewer), self.line(feed)),
                takeback,
            });
        }
        self.feeds = feeds;
    }

    pub(super) fn parts_for(&self, viewer: Viewer) -> Parts {
        parts(&G::view(&self.play.state().table, viewer))
    }

    pub(super) fn feed(&self, viewer: Viewer) -> Result<&Feed, Problem> {
        let feed = self.feeds.0.iter().find(|feed| feed.viewer == viewer);
        feed.ok_or_else(|| Problem::new(Code::NoSeat, "the match has no such seat"))
    }

    /// The number of a viewer's latest update.
    pub(super) fn latest(&self, viewer: Viewer) -> u32 {
        self.feed(viewer).map_or(0, |feed| feed.update_at(u32::MAX))
    }

    /// The updates of a viewer after number `since`, or all of them.
    pub(super) fn updates(&self, viewer: Viewer, since: Option<u32>) -> Result<&[Update], Problem> {
        let updates = &self.feed(viewer)?.updates;
        let from = since.map_or(0, |since| (since as usize).saturating_add(1));
        updates.get(from..).ok_or_else(|| {
            let last = updates.len().saturating_sub(1);
            Problem::new(Code::NoUpdate, format!("the latest update is {last}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_changed_is_told() {
        let before = parts(&json!({ "a": 1, "b": [1, 2], "c": null }));
        let after = parts(&json!({ "a": 1, "b": [1, 3], "d": 4 }));
        assert_eq!(changed(&before, &after), parts(&json!({ "b": [1, 3], "c": null, "d": 4 })));
        assert!(changed(&after, &after).is_empty());
        assert_eq!(parts(&7), parts(&json!({ "all": 7 })));
    }
}
