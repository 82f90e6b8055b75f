//! What the players of a tournament see of each other's rosters.

use guild_ball::GuildBall;
use guild_ball::roster::Roster;
use guild_ball::setup::Setup;
use kernel::{Game, Ignore, Seat, Viewer};
use testkit::prove;

#[test]
fn both_players_see_both_rosters_from_the_start() {
    prove::<GuildBall>("exchanged rosters", &["GB-TOUR-02"], |probe| {
        let [red, blue] = [Roster::of_team("proof-cooks"), Roster::of_team("proof-smiths")];
        let lists = [red.models.clone(), blue.models.clone()];
        let state = GuildBall::start(&Setup::tournament(red, blue), &mut Ignore).unwrap();
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Stand] {
            let view = GuildBall::view(&state.table, viewer);
            let seen = [view.sides[0].roster.clone(), view.sides[1].roster.clone()];
            probe.equal("both lists", seen, lists.clone());
        }
    });
}
