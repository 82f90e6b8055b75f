//! Guilds.

use guild_ball::guild::{Guild, GuildSet};

#[test]
fn eight_of_nineteen_guilds_are_minor_and_each_has_its_own_name() {
    assert_eq!(Guild::ALL.into_iter().filter(|guild| guild.is_minor()).count(), 8);
    for (number, guild) in Guild::ALL.into_iter().enumerate() {
        assert_eq!(guild as usize, number);
        assert_eq!(ron::to_string(&guild).ok(), Some(guild.id().to_owned()));
    }
}

#[test]
fn a_set_is_written_as_a_list() {
    let set: GuildSet = [Guild::Miners, Guild::Engineers].into_iter().collect();
    assert!(set.has(Guild::Miners) && !set.has(Guild::Union));
    let text = ron::to_string(&set).unwrap_or_default();
    assert_eq!(text, "[engineers,miners]");
    assert_eq!(ron::from_str::<GuildSet>(&text).ok(), Some(set));
}
