use crate::hall;

/// A taste of what `cargo xtask test` and `soak` run by the hundred and the thousand.
#[test]
fn games_keep_the_laws() {
    for game in ["guild-ball", "guild-master"] {
        let ran = hall(&["laws", "--game", game, "--matches", "2", "--thorough", "0"]);
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        assert!(ran.out.starts_with(game) && ran.out.contains("\nmatches "), "{}", ran.out);
        assert!(ran.out.contains("nothing panics"), "{}", ran.out);
    }
}

#[test]
fn bad_input_is_refused() {
    for game in ["guild-ball", "guild-master"] {
        let ran = hall(&["fuzz", "--game", game, "--inputs", "8"]);
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        assert!(ran.out.contains("\ninputs refused "), "{}", ran.out);
    }
}

#[test]
fn a_game_that_is_not_there_is_told() {
    assert_eq!(hall(&["laws", "--game", "gore-and-glory"]).code, 2);
    assert_eq!(hall(&["fuzz", "--game", "chess"]).code, 2);
}
