//! The odds of tests, counted by hand.

use guild_ball::GuildBall;
use guild_ball::legal::{Odds, Preview, Under};
use guild_ball::model::ModelId;
use guild_ball::pool::Pool;
use kernel::State;
use kernel::odds::Ratio;

use super::{after, foreseen, scene};

#[expect(clippy::unwrap_used, reason = "no denominator is 0")]
fn ratio(num: u128, den: u128) -> Ratio {
    Ratio::new(num, den).unwrap()
}

fn pool(dice: u8, needs: u8) -> Pool {
    Pool { dice, needs }
}

/// Four inches from the goalpost: no Tap In.
fn shooting(momentum: u8) -> String {
    format!(
        r#"
setup = {{ vp = 12 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3048, 3406], kick = [3, 6], influence = 2, ball = true }},
    {{ name = "Boar", seat = "red", at = [3548, 3406], kick = [3, 6] }},
    {{ name = "Shark", seat = "blue", at = [1000, 4000] }},
]
now = {{ active = "Ox", momentum = {{ red = {momentum} }} }}
"#
    )
}

/// GB-KICK-20, GB-MOM-06, -33: a hit is a goal, two sixes are a Screamer!, and a die more is for those who can pay it too.
#[test]
fn a_shot_shows_goals_and_screamers() {
    let three = Odds::Shot { pool: pool(3, 4), goal: ratio(7, 8), screamer: ratio(2, 27) };
    let four = Odds::Shot { pool: pool(4, 4), goal: ratio(15, 16), screamer: ratio(19, 144) };
    let shot = foreseen(&scene(&shooting(1)), "shot");
    assert_eq!((shot.influence, shot.mp, shot.odds, shot.bonus), (1, 1, Some(three.clone()), None));
    let shot = foreseen(&scene(&shooting(2)), "shot");
    assert_eq!((shot.odds, shot.bonus), (Some(three), Some(four)));
}

/// GB-MOM-14, -15: a Snap Shot needs two hits.
#[test]
fn a_snap_shot_needs_two_hits() {
    let passed = after(&scene(&shooting(2)), &["pass Boar", "no", "6 6 6"]);
    let snap = foreseen(&passed, "snap shot");
    let odds = Odds::Shot { pool: pool(3, 4), goal: ratio(1, 2), screamer: ratio(2, 27) };
    assert_eq!((snap.influence, snap.mp, snap.odds), (0, 2, Some(odds)));
    assert_eq!(foreseen(&passed, "no"), Preview::default());
}

/// GB-KICK-19: one hit is enough for a pass, which costs influence only.
#[test]
fn a_pass_shows_its_success() {
    let passed = |momentum: u8| foreseen(&scene(&shooting(momentum)), "pass Boar");
    // So near it is a Tap In (GB-KICK-18).
    let odds = |dice: u8, success: Ratio| Some(Odds::Pass { pool: pool(dice, 3), success });
    assert_eq!((passed(0).influence, passed(0).mp), (1, 0));
    assert_eq!((passed(0).odds, passed(0).bonus), (odds(3, ratio(26, 27)), None));
    assert_eq!(passed(1).bonus, odds(4, ratio(80, 81)));
}

/// GB-ATK-05, GB-PB-02, GB-MOM-21, -23: what each column needs, and the Counter-Attack that may come back.
#[test]
fn an_attack_shows_its_columns_and_what_may_come_back() {
    let stage = |momentum: &str, shark: &str| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 3, def = 5, playbook = [["1"], ["2"], ["3"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], tac = 2, def = 4, arm = 1{shark} }},
]
now = {{ active = "Ox", momentum = {{ {momentum} }} }}
"#
        ))
    };
    let odds = |dice: u8, columns: [Ratio; 3], counter: Option<Pool>| {
        Some(Odds::Attack { pool: pool(dice, 4), armour: 1, columns: columns.to_vec(), counter })
    };
    let three = [ratio(1, 2), ratio(1, 8), Ratio::ZERO];
    let four = [ratio(11, 16), ratio(5, 16), ratio(1, 16)];
    let attack = foreseen(&stage("", ""), "attack Shark");
    assert_eq!((attack.influence, attack.mp), (1, 0));
    assert_eq!((attack.odds, attack.bonus), (odds(3, three, None), None));
    let paid = foreseen(&stage("red = 1, blue = 1", ""), "attack Shark");
    let counter = Some(pool(2, 5));
    assert_eq!((paid.odds, paid.bonus), (odds(3, three, counter), odds(4, four, counter)));
    let once = foreseen(&stage("blue = 1", r#", countered = ["Ox"]"#), "attack Shark");
    assert_eq!(once.odds, odds(3, three, None));
}

/// GB-CHG-03, GB-ATK-08: a charge costs 2 and its attack has four dice more; a line that does not get there shows none.
#[test]
fn a_charge_shows_its_attack() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7], influence = 4, tac = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [3500, 2000], def = 4 },
    { name = "Siren", seat = "blue", at = [2000, 5000], def = 4 },
]
now = { active = "Ox" }
"#,
    );
    let charge = foreseen(&state, "charge Shark");
    let odds = Odds::Attack { pool: pool(6, 4), armour: 0, columns: vec![ratio(63, 64)], counter: None };
    assert_eq!((charge.influence, charge.mp, charge.odds, charge.fails), (2, 0, Some(odds.clone()), false));
    let declared = after(&state, &["charge Shark"]);
    let line = foreseen(&declared, "line (3100, 2000)");
    assert_eq!((line.odds, line.fails), (Some(odds), false));
    // GB-CHG-08, GB-RUL-53: one that cannot get there may be declared; it costs as much and fails.
    let failing = foreseen(&state, "charge Siren");
    assert_eq!(failing, Preview { influence: 2, fails: true, ..Preview::default() });
    let far = after(&state, &["charge Siren"]);
    let line = foreseen(&far, "line (2000, 3000)");
    assert_eq!((line.odds, line.bonus, line.fails), (None, None, true));
}

/// GB-PLAY-11, GB-MOM-33: the dice of a play are what it costs.
#[test]
fn a_play_shows_its_hit() {
    let stage = |momentum: u8| {
        scene(&format!(
            r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["sun-strike", "hypnosis", "meditation"] }},
    {{ name = "Shark", seat = "blue", at = [2900, 2000], def = 4 }},
]
now = {{ active = "Ox", momentum = {{ red = {momentum} }} }}
"#
        ))
    };
    let play = foreseen(&stage(0), "use hypnosis on Shark");
    let odds = |dice: u8, hit: Ratio| Some(Odds::Play { pool: pool(dice, 4), hit });
    assert_eq!((play.influence, play.mp, play.odds, play.bonus), (1, 0, odds(1, ratio(1, 2)), None));
    assert_eq!(foreseen(&stage(1), "use hypnosis on Shark").bonus, odds(2, ratio(3, 4)));
    let own = foreseen(&stage(1), "use meditation");
    assert_eq!((own.influence, own.odds), (1, None));
    // Nothing is rolled for a friend (GB-PLAY-12).
    let friend = foreseen(&stage(1), "use sun-strike on Ox");
    assert_eq!((friend.influence, friend.odds, friend.bonus), (1, None, None));
}

/// GB-MOM-33: Bonus Time shows the chances of one hit, two hits and so on, without and with its die.
#[test]
fn bonus_time_shows_the_ladder() {
    let state = after(
        &scene(
            r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2 },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 4 },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
        ),
        &["attack Shark"],
    );
    let ladder = |text: &str, mp: u8, dice: u8, hits: &[Ratio]| {
        let preview = foreseen(&state, text);
        let odds = Odds::Test { pool: pool(dice, 4), hits: hits.to_vec() };
        assert_eq!((preview.mp, preview.odds), (mp, Some(odds)), "{text}");
    };
    ladder("no", 0, 2, &[ratio(3, 4), ratio(1, 4)]);
    ladder("yes", 1, 3, &[ratio(7, 8), ratio(1, 2), ratio(1, 8)]);
}

/// GB-PART-04 to -07: one die and two more against 4+ and ARM 1: the first column knocks down, the second hurts.
#[test]
fn a_parting_blow_shows_what_it_can_do() {
    let stage = |ox: &str| {
        after(
            &scene(&format!(
                r#"
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], def = 4, arm = 1, hp = 12{ox} }},
    {{ name = "Shark", seat = "blue", at = [2400, 2000], tac = 1, playbook = [["push1", "kd"], ["2", "tackle"]] }},
]
now = {{ active = "Ox", momentum = {{ blue = 1 }} }}
"#
            )),
            &["jog", "path (800, 2000)"],
        )
    };
    let hurting = after(
        &scene(
            r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], def = 4, arm = 1, hp = 12, hp_now = 1 },
    { name = "Shark", seat = "blue", at = [2400, 2000], tac = 1, playbook = [["1"]] },
]
now = { active = "Ox" }
"#,
        ),
        &["jog", "path (800, 2000)"],
    );
    let blow = |ox: &str| foreseen(&stage(ox), "yes").blow;
    let Some(plain) = blow("") else { panic!("no blow") };
    assert_eq!((plain.by, plain.pool, plain.armour), (ModelId(6), pool(3, 4), 1));
    assert_eq!((plain.hit, plain.knocked_down), (ratio(1, 2), ratio(1, 2)));
    assert_eq!((plain.taken_out, plain.ball), (Ratio::ZERO, Ratio::ZERO));
    // Three hits are two net hits, which deal 2; that is one roll of eight.
    assert_eq!(plain.damage, ratio(1, 4));
    let Some(weak) = blow(", hp_now = 1, ball = true") else { panic!("no blow") };
    assert_eq!((weak.taken_out, weak.ball, weak.damage), (ratio(1, 8), ratio(1, 2), ratio(1, 8)));
    let Some(once) = foreseen(&hurting, "yes").blow else { panic!("no blow") };
    assert_eq!((once.taken_out, once.damage), (ratio(1, 2), ratio(1, 2)));
    let struck = foreseen(&stage(""), "yes");
    let Some(Odds::Attack { pool: dice, columns, counter, .. }) = struck.odds else { panic!("no odds") };
    assert_eq!((dice, columns, counter), (pool(3, 4), vec![ratio(1, 2), ratio(1, 8)], None));
    assert!(struck.bonus.is_some());
    assert_eq!(foreseen(&stage(""), "no"), Preview::default());
}

/// GB-MOM-06, GB-RUL-05: by the play aid two hits are a Screamer!, by the core book two sixes.
#[test]
fn a_screamer_is_two_hits_by_the_play_aid() {
    let screamer = |book: &str| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20, book = "{book}" }}
piece = [
    {{ name = "Ox", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], ball = true }},
    {{ name = "Shark", seat = "blue", at = [1000, 1000] }},
]
now = {{ active = "Ox", momentum = {{ red = 1 }} }}
"#
        );
        match foreseen(&scene(&stage), "shot").odds {
            Some(Odds::Shot { goal, screamer, .. }) => Some((goal, screamer)),
            _ => None,
        }
    };
    // Three dice that need 3 or more.
    assert_eq!(screamer("aid"), Some((ratio(26, 27), ratio(20, 27))));
    assert_eq!(screamer("core"), Some((ratio(26, 27), ratio(2, 27))));
}

/// GB-PLAY-11, GB-AOE-07, -08, GB-RUL-83: a play at an enemy has its odds, a template those of each model under it, and a friend
/// there only where it is rolled for.
#[test]
fn a_play_has_odds_where_somebody_is_tested() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["rataclysm", "dirty-knives"] },
    { name = "Boar", seat = "red", at = [2800, 2300], def = 4 },
    { name = "Shark", seat = "blue", at = [2800, 1900], def = 3 },
]
now = { active = "Ox", momentum = { red = 1 } }
"#,
    );
    let play = |dice, needs, hit| Some(Odds::Play { pool: pool(dice, needs), hit });
    let knives = foreseen(&state, "use dirty-knives on Shark");
    assert_eq!((knives.influence, knives.odds), (2, play(2, 3, ratio(8, 9))));
    assert_eq!(knives.bonus, play(3, 3, ratio(26, 27)));
    let area = foreseen(&state, "use rataclysm at (2800, 2100)");
    assert_eq!((area.influence, area.odds, area.bonus), (2, None, None));
    let [boar, shark] = [
        Under { model: ModelId(1), odds: play(2, 4, ratio(3, 4)), bonus: play(3, 4, ratio(7, 8)) },
        Under { model: ModelId(6), odds: play(2, 3, ratio(8, 9)), bonus: play(3, 3, ratio(26, 27)) },
    ];
    assert_eq!(area.under, [boar, shark.clone()]);
    assert_eq!(foreseen(&state, "use rataclysm at (2800, 1700)").under, [shark]);
    assert_eq!(knives.under, []);
    let asked = after(&state, &["use rataclysm at (2800, 2100)", "choose Boar"]);
    let rolled = foreseen(&asked, "no");
    assert_eq!(
        (rolled.influence, rolled.odds, rolled.bonus),
        (0, play(2, 4, ratio(3, 4)), play(3, 4, ratio(7, 8)))
    );
    assert_eq!(foreseen(&asked, "yes"), Preview::default());
}

/// GB-AOE-07, GB-RUL-62: under a template every enemy engaging the user crowds it out, the tested one included.
#[test]
fn everybody_crowds_out_who_lays_a_template() {
    let state = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["rataclysm"] },
    { name = "Shark", seat = "blue", at = [2400, 2000], def = 3 },
]
now = { active = "Ox" }
"#,
    );
    let odds = Some(Odds::Play { pool: pool(1, 3), hit: ratio(2, 3) });
    let area = foreseen(&state, "use rataclysm at (2800, 2000)");
    assert_eq!(area.under, [Under { model: ModelId(6), odds, bonus: None }]);
}

/// GB-AOE-07: so does a further template of the same play.
#[test]
fn a_further_template_shows_its_tests() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, abilities = ["broadside: Boar"] },
    { name = "Boar", seat = "red", at = [3500, 2000] },
    { name = "Shark", seat = "blue", at = [4500, 2600], def = 4 },
]
now = { active = "Ox" }
"#,
    );
    let laid = after(&state, &["use broadside at (4000, 1400)"]);
    let odds = Some(Odds::Play { pool: pool(2, 4), hit: ratio(3, 4) });
    assert_eq!(foreseen(&laid, "spot (4500, 2500)").under, [Under { model: ModelId(6), odds, bonus: None }]);
    assert_eq!(foreseen(&laid, "spot (4500, 3400)"), Preview::default());
}

/// A lens flare has bound the dice of an enemy to its card; that enemy is about to act with 1 MP at hand.
fn bound(on: &str) -> State<GuildBall> {
    let state = scene(
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 3, def = 4, abilities = ["lens-flare"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 1, tac = 2, def = 4, playbook = [["1"], ["2"], ["3"]] },
    { name = "Siren", seat = "blue", at = [2600, 2900], influence = 1, kick = [2, 6], ball = true },
]
now = { active = "Ox", momentum = { blue = 2 } }
"#,
    );
    let flared = after(&state, &["attack Shark", "react none", "4 1 1", "pick 1.1"]);
    // GB-PB-20, GB-PLAY-14: a play from the playbook costs nothing and is not rolled for.
    let using = format!("use lens-flare on {on}");
    assert_eq!(foreseen(&flared, &using), Preview::default());
    after(&flared, &[&using, "end", &format!("activate {on}")])
}

/// GB-TN-08, GB-MOM-33: Bonus Time adds nothing to a pool that is bound by the card, and no odds say it does.
#[test]
fn bonus_time_adds_nothing_to_a_bound_pool() {
    let dice = |odds: &Option<Odds>| match odds {
        Some(
            Odds::Attack { pool, .. }
            | Odds::Pass { pool, .. }
            | Odds::Shot { pool, .. }
            | Odds::Test { pool, .. },
        ) => pool.dice,
        _ => 0,
    };
    let both = |preview: &Preview| (dice(&preview.odds), dice(&preview.bonus));
    let shark = bound("Shark");
    let attack = foreseen(&shark, "attack Ox");
    assert_eq!(both(&attack), (2, 2));
    assert_eq!(attack.odds, attack.bonus);
    let asked = after(&shark, &["attack Ox"]);
    assert_eq!(
        [foreseen(&asked, "yes"), foreseen(&asked, "no")].map(|bonus| (bonus.mp, dice(&bonus.odds))),
        [(1, 2), (0, 2)]
    );
    let siren = bound("Siren");
    let pass = foreseen(&siren, "pass Shark");
    assert_eq!(both(&pass), (2, 2));
    assert_eq!((&pass.odds, &pass.ball), (&pass.bonus, &pass.bonus_ball));
    let asked = after(&siren, &["pass Shark"]);
    assert_eq!(dice(&foreseen(&asked, "yes").odds), 2);
    let shot = foreseen(&siren, "shot");
    assert_eq!((both(&shot), &shot.odds), ((2, 2), &shot.bonus));
}

/// GB-CHG-06, -07, GB-ATK-08: the line of a charge shows its attack where it ends engaging the target, and none where it does not.
#[test]
fn the_line_of_a_charge_shows_its_attack() {
    let stage = |shark: i32| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 2, tac = 2, mov = [5, 7], playbook = [["1"], ["2"]] }},
    {{ name = "Boar", seat = "red", at = [{shark}, 2500] }},
    {{ name = "Shark", seat = "blue", at = [{shark}, 2000], def = 4, arm = 1 }},
]
now = {{ active = "Ox", momentum = {{ red = 1 }} }}
"#
        );
        scene(&stage)
    };
    // Two of TAC, four of the charge and one of Boar; two hits and three, because ARM takes one off.
    let attack = |dice, columns: [Ratio; 2]| {
        Some(Odds::Attack { pool: pool(dice, 4), armour: 1, columns: columns.to_vec(), counter: None })
    };
    let plain = attack(7, [ratio(15, 16), ratio(99, 128)]);
    let bonus = attack(8, [ratio(247, 256), ratio(219, 256)]);
    let declared = foreseen(&stage(3600), "charge Shark");
    assert_eq!((declared.influence, &declared.odds, &declared.bonus), (2, &plain, &bonus));
    let line = foreseen(&after(&stage(3600), &["charge Shark"]), "line (3200, 2000)");
    assert_eq!((line.influence, &line.odds, &line.bonus), (0, &plain, &bonus));
    assert!(line.walk.is_some_and(|walk| walk.used.0 == 1200 && walk.left.0 == 578));
    let far = after(&stage(6000), &["charge Shark"]);
    let short = foreseen(&far, "line (3200, 2000)");
    assert_eq!((short.odds, short.walk.is_some()), (None, true));
    assert_eq!(foreseen(&far, "stay"), Preview { fails: true, ..Preview::default() });
}
