//! Triggers that wait.

#![expect(clippy::expect_used, reason = "a test fails by a panic")]

use guild_ball::ask::Fire;
use guild_ball::effect::AbilityId;
use guild_ball::flow::{About, Waiting};
use guild_ball::model::{ModelId, ModelSet};
use kernel::{Seat, Turn};

fn fires() -> [Fire; 2] {
    let named = |id| AbilityId::named(id).expect("it is in the library");
    [Fire::new(named("winded"), 17, Some(ModelId(11))), Fire::new(named("back-in-the-game"), 0, None)]
}

fn two() -> Waiting {
    let [first, second] = fires();
    let models = ModelSet::EMPTY.with(ModelId(3)).with(ModelId(11));
    let first = (Seat(1), About { fire: first, models });
    Waiting::new(Seat(1), [first, (Seat(0), About { fire: second, models: ModelSet(1) })])
}

#[test]
fn whom_each_is_about_is_kept() {
    let (mut waiting, [first, second]) = (two(), fires());
    assert_eq!(waiting.next_turn(), Turn::Pick(Seat(1)));
    assert_eq!(waiting.choices().collect::<Vec<_>>(), [first, second]);
    let about = About { fire: second, models: ModelSet(1) };
    assert_eq!(waiting.take(second), Turn::Resolve(Seat(0), about));
    assert_eq!(waiting.take(second), Turn::Closed);
    let about = About { fire: first, models: ModelSet(1 << 3 | 1 << 11) };
    assert_eq!(waiting.next_turn(), Turn::Resolve(Seat(1), about));
    assert_eq!(waiting.next_turn(), Turn::Closed);
}

#[test]
fn what_is_saved_comes_back_and_an_older_form_is_about_everybody() {
    let saved = ron::to_string(&two()).expect("it can be saved");
    assert_eq!(ron::from_str::<Waiting>(&saved).as_ref(), Ok(&two()));
    let (older, _) = saved.split_once(",about").expect("whom they are about comes last");
    let mut read: Waiting = ron::from_str(&format!("{older})")).expect("an older form is read");
    let everybody = About { fire: fires()[0], models: ModelSet(u16::MAX) };
    assert_eq!(read.take(fires()[0]), Turn::Resolve(Seat(1), everybody));
}
