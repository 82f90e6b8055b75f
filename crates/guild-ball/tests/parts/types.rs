//! Types.

use guild_ball::types::{Type, TypeSet};

#[test]
fn a_set_is_written_as_a_list_and_keeps_every_type() {
    for (number, kind) in Type::ALL.into_iter().enumerate() {
        assert_eq!(kind as usize, number);
    }
    let all: TypeSet = Type::ALL.into_iter().collect();
    assert_eq!(all.iter().count(), Type::ALL.len());
    let set =
        TypeSet::EMPTY.with(Type::CentreBack).with(Type::Human).with(Type::Master).without(Type::Master);
    let text = ron::to_string(&set).unwrap_or_default();
    assert_eq!(text, "[centre_back,human]");
    assert_eq!(ron::from_str::<TypeSet>(&text).ok(), Some(set));
}
