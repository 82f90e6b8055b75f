//! Numbered updates for every viewer.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use record::Step;
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
pub(super) struct Feeds {
    all: Vec<Feed>,
    /// The last entry of the record that was told.
    told: u32,
}

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
        self.feeds = Feeds { all: viewers(seats).map(Feed::new).collect(), told: 0 };
        self.tell(eyes, None);
    }

    /// Tells every viewer what is new to him.
    pub(super) fn tell(&mut self, eyes: Eyes, takeback: Option<(Seat, u32)>) {
        let mut seen = eyes.seen.into_iter();
        let news = |feed: &Feed| News {
            entry: self.play.record().last(),
            seen: seen.next().unwrap_or_default(),
            view: self.parts_for(feed.viewer),
            pending: self.pending_with(Sight::Viewer(feed.viewer), self.line(feed)),
            takeback,
        };
        // What the game says is all asked for first: a fault in it leaves the feeds as they were.
        let news: Vec<News> = self.feeds.all.iter().map(news).collect();
        for (feed, news) in self.feeds.all.iter_mut().zip(news) {
            feed.tell(news);
        }
        self.feeds.told = self.play.record().last();
    }

    /// Goes on with the feeds of the same match before a fault: whatever happened since their last update is told in
    /// one, and the numbers stay what they were.
    pub(super) fn go_on_telling(&mut self, before: Feeds) {
        let since = |feed: &Feed| {
            let later = feed.entries.iter().zip(&feed.updates).filter(|&(&entry, _)| entry > before.told);
            let seen = later.flat_map(|(_, update)| update.seen.iter().cloned().zip(update.said.clone()));
            seen.collect::<Vec<_>>()
        };
        let seen = self.feeds.all.iter().map(since).collect();
        let steps = self.play.record().entries().iter().skip_while(|entry| entry.n <= before.told);
        let takeback = steps.filter_map(|entry| match &entry.step {
            Step::Takeback(takeback) => Some((takeback.by, takeback.to)),
            Step::Opening { .. } | Step::Input { .. } | Step::Revision(_) => None,
        });
        let takeback = takeback.last();
        self.feeds = before;
        self.tell(Eyes { seen, ..Eyes::default() }, takeback);
    }

    pub(super) fn parts_for(&self, viewer: Viewer) -> Parts {
        parts(&G::view(&self.play.state().table, viewer))
    }

    pub(super) fn feed(&self, viewer: Viewer) -> Result<&Feed, Problem> {
        let feed = self.feeds.all.iter().find(|feed| feed.viewer == viewer);
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
    use kernel::Input;
    use serde_json::json;
    use testkit::fixture::{Choice, Haggle, Setup};

    use crate::chance::{Scripted, Source};
    use crate::hosted::{AnyMatch as _, Opening};

    /// What is new to a viewer after update `since`.
    fn news(hosted: &Match<Haggle>, viewer: Viewer, since: u32) -> Vec<Update> {
        hosted.updates(viewer, Some(since)).unwrap().to_vec()
    }

    #[test]
    fn what_a_fault_kept_from_being_told_is_told_when_the_match_is_set_up_again() {
        let source = Source::Scripted(Scripted::new([0, 2]));
        let mut sound: Match<Haggle> =
            Match::open(Setup { rounds: 1, gold: 9 }, Opening::new(source)).unwrap();
        let bid = |hosted: &Match<Haggle>, seat: usize, gold| {
            let ask = hosted.play.state().asks()[seat].id;
            Input::Answer { ask, choice: Choice::Bid(gold) }
        };
        // An offer is told and in no record, so that the numbers of the updates cannot be had from the record alone.
        sound.offer_draw(&crate::Session::TRUSTED, Some(Seat(0))).unwrap();
        sound.advance(bid(&sound, 0, 2), None, &mut Vec::new()).unwrap();
        let mut faulty = sound.clone();
        let before: Vec<u32> = viewers(2).map(|viewer| faulty.latest(viewer)).collect();
        sound.advance(bid(&sound, 1, 1), None, &mut Vec::new()).unwrap();
        // The entry is written, and then something goes wrong.
        faulty.play.advance(bid(&faulty, 1, 1), None, &mut Eyes::default()).unwrap();
        assert!(faulty.recover());
        for (viewer, since) in viewers(2).zip(before) {
            let told = news(&faulty, viewer, since);
            assert!(!told.is_empty());
            assert_eq!(told, news(&sound, viewer, since));
            assert_eq!(faulty.parts_for(viewer), sound.parts_for(viewer));
        }
        // Once more, and there is nothing to tell.
        let latest = faulty.latest(Viewer::Stand);
        assert!(faulty.recover());
        assert_eq!(faulty.latest(Viewer::Stand), latest);
    }

    #[test]
    fn only_what_changed_is_told() {
        let before = parts(&json!({ "a": 1, "b": [1, 2], "c": null }));
        let after = parts(&json!({ "a": 1, "b": [1, 3], "d": 4 }));
        assert_eq!(changed(&before, &after), parts(&json!({ "b": [1, 3], "c": null, "d": 4 })));
        assert!(changed(&after, &after).is_empty());
        assert_eq!(parts(&7), parts(&json!({ "all": 7 })));
    }
}
