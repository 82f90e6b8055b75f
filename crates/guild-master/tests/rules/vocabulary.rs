//! Words of the effect vocabulary that no card of the set uses, by cards for proofs.

use super::check;

#[test]
fn cards_that_are_looked_at_go_back_as_they_lay() {
    check(
        "looked at and put back",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Courier", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            peek_deck(deck: of(common), count: 2, then: return),
        ])''' },
    { guild = "A", adventurers = ["Proof Courier"] }, { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Courier", "draw: 2 | 1"]
expect = [
    "peeked A common Identify Rebels", "peeked A common Ambush Poachers", "asked: A orders",
    "top common = Identify Rebels, Ambush Poachers", "deck common = 35", "never: asked: A pick",
]
"#,
    );
}

#[test]
fn contracts_that_are_discarded_are_drawn_by_nobody_any_more() {
    check(
        "the rest is discarded",
        r#"
proves = ["GM-COMP-12", "GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Censor", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            draw_private(draw: 3, keep: 1, deck: of(common), rest: discard),
        ])''' },
    { guild = "A", adventurers = ["Proof Censor"] }, { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2, decks = [3, 2, 0] }

[[case]]
name = "1"
script = ["A: use Proof Censor", "draw: 1 | 1 | 1", "A: take Identify Rebels"]
expect = [
    "took A Identify Rebels", "discarded A Ambush Poachers", "discarded A Confront Blasphemers",
    "A.private = Identify Rebels", "top common = none", "deck common = 0", "deck heroic = 2",
]

[[case]]
name = "2"
script = ["A: use Proof Censor", "draw: 1 | 1 | 1", "A: pass"]
expect = [
    "discarded A Ambush Poachers", "discarded A Identify Rebels", "discarded A Confront Blasphemers",
    "A.private = none", "deck common = 0",
]
"#,
    );
}

#[test]
fn a_chosen_deck_is_the_one_whose_cards_are_picked() {
    // What is known of one deck is no card of another.
    check(
        "a deck is chosen",
        r#"
proves = ["GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Seeker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            peek_deck(deck: choice, count: 2, then: reorder), draw_private(draw: 2, keep: 1, deck: choice, rest: bottom),
        ])''' },
    { guild = "A", adventurers = ["Proof Seeker"] }, { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }

[[case]]
name = "1"
script = [
    "A: use Proof Seeker", "A: deck heroic", "draw: 1 | 1",
    "A: arrange Rob the Tithe Caravan, Unmask the False Envoy", "A: deck heroic",
    "A: take Unmask the False Envoy",
]
expect = [
    "asked: A pick peek_deck", "peeked A heroic Unmask the False Envoy",
    "peeked A heroic Rob the Tithe Caravan", "arranged A heroic", "asked: A pick draw_private",
    "took A Unmask the False Envoy", "sunk A Rob the Tithe Caravan", "bottom heroic = Rob the Tithe Caravan",
    "deck heroic = 29",
]

[[case]]
name = "2"
script = [
    "A: use Proof Seeker", "A: deck common", "draw: 1 | 1", "A: arrange Ambush Poachers, Identify Rebels",
    "A: deck legendary", "draw: 1 | 1", "A: take Ambush Poachers", "A: take Empty the Wyrm Vault",
]
expect = [
    "peeked A legendary Topple the Clockwork Citadel", "peeked A legendary Empty the Wyrm Vault",
    "refused: GM-EFCT-10", "took A Empty the Wyrm Vault", "top common = Ambush Poachers, Identify Rebels",
    "bottom legendary = Topple the Clockwork Citadel",
]
"#,
    );
}

#[test]
fn conditions_are_read_one_after_the_other() {
    // A Full Moon, no Hero, too little Gold, and B ahead.
    // A Half Moon that is a Blood Moon too.
    // A Hero or a Legend will do, and of three Guilds the last is not among the first two.
    check(
        "conditions",
        r#"
proves = ["GM-ROUN-03", "GM-ROUN-04"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Oracle", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            if(cond: gold_at_least(10), then: [gain_gold(1)], otherwise: [gain_fame(1)]),
            if(cond: is_full, then: [gain_gold(2)], otherwise: [gain_fame(2)]),
            if(cond: is_half, then: [gain_gold(3)], otherwise: [gain_fame(3)]),
            if(cond: has_rank(hero), then: [gain_gold(4)], otherwise: [gain_fame(4)]),
            if(cond: is_blood_moon, then: [gain_gold(5)]),
            if(cond: fame_rank(2), then: [gain_gold(6)], otherwise: [gain_fame(6)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Oracle"], gold = 7, fame = 0 },
    { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Oracle"]
expect = ["fame A +1", "gold A +2", "fame A +3", "fame A +4", "gold A +6", "A.gold = 15", "A.fame = 8"]
"#,
    );
    check(
        "conditions",
        r#"
proves = ["GM-ROUN-03", "GM-ROUN-04"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Oracle", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            if(cond: gold_at_least(10), then: [gain_gold(1)], otherwise: [gain_fame(1)]),
            if(cond: is_full, then: [gain_gold(2)], otherwise: [gain_fame(2)]),
            if(cond: is_half, then: [gain_gold(3)], otherwise: [gain_fame(3)]),
            if(cond: has_rank(hero), then: [gain_gold(4)], otherwise: [gain_fame(4)]),
            if(cond: is_blood_moon, then: [gain_gold(5)]),
            if(cond: fame_rank(2), then: [gain_gold(6)], otherwise: [gain_fame(6)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Oracle"], gold = 10, fame = 9 },
    { guild = "B", gold = 5, fame = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
]
now = { phase = "plot", round = 3 }
script = ["A: use Proof Oracle"]
expect = ["gold A +1", "fame A +2", "gold A +3", "fame A +4", "gold A +5", "gold A +6", "A.gold = 25"]
"#,
    );
    check(
        "conditions of a guild",
        r#"
proves = ["GM-FAME-02"]
setup = { guilds = 3 }
piece = [
    { adventurer = "Proof Oracle", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            if(cond: gold_at_least(10), then: [gain_gold(1)], otherwise: [gain_fame(1)]),
            if(cond: is_full, then: [gain_gold(2)], otherwise: [gain_fame(2)]),
            if(cond: is_half, then: [gain_gold(3)], otherwise: [gain_fame(3)]),
            if(cond: has_rank(hero), then: [gain_gold(4)], otherwise: [gain_fame(4)]),
            if(cond: is_blood_moon, then: [gain_gold(5)]),
            if(cond: fame_rank(2), then: [gain_gold(6)], otherwise: [gain_fame(6)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Oracle"], fame = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "adept" },
    { guild = "B", fame = 20 },
    { guild = "C", fame = 19 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Oracle"]
expect = ["fame A +4", "fame A +6"]
"#,
    );
    check(
        "conditions of a guild",
        r#"
proves = ["GM-FAME-02"]
setup = { guilds = 3 }
piece = [
    { adventurer = "Proof Oracle", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            if(cond: gold_at_least(10), then: [gain_gold(1)], otherwise: [gain_fame(1)]),
            if(cond: is_full, then: [gain_gold(2)], otherwise: [gain_fame(2)]),
            if(cond: is_half, then: [gain_gold(3)], otherwise: [gain_fame(3)]),
            if(cond: has_rank(hero), then: [gain_gold(4)], otherwise: [gain_fame(4)]),
            if(cond: is_blood_moon, then: [gain_gold(5)]),
            if(cond: fame_rank(2), then: [gain_gold(6)], otherwise: [gain_fame(6)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Oracle"], fame = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "hero" },
    { guild = "B", fame = 20 },
    { guild = "C", fame = 19 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Oracle"]
expect = ["gold A +4", "fame A +6"]
"#,
    );
    check(
        "conditions of a guild",
        r#"
proves = ["GM-FAME-02"]
setup = { guilds = 3 }
piece = [
    { adventurer = "Proof Oracle", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            if(cond: gold_at_least(10), then: [gain_gold(1)], otherwise: [gain_fame(1)]),
            if(cond: is_full, then: [gain_gold(2)], otherwise: [gain_fame(2)]),
            if(cond: is_half, then: [gain_gold(3)], otherwise: [gain_fame(3)]),
            if(cond: has_rank(hero), then: [gain_gold(4)], otherwise: [gain_fame(4)]),
            if(cond: is_blood_moon, then: [gain_gold(5)]),
            if(cond: fame_rank(2), then: [gain_gold(6)], otherwise: [gain_fame(6)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Oracle"], fame = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "legend" },
    { guild = "B", fame = 20 },
    { guild = "C", fame = 19 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Oracle"]
expect = ["gold A +4", "fame A +6"]
"#,
    );
}

#[test]
fn everything_a_guild_has_can_be_counted() {
    // The Library, Stables II, Bar III, the Sealed Vault.
    // Arcane and Logic have six dice or more.
    check(
        "everything is counted",
        r#"
proves = ["GM-RUL-43"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Census", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            gain_per(gold: 1, per: novice, cap: 50), gain_per(fame: 1, per: adept, cap: 50),
            gain_per(gold: 1, per: hero, cap: 50), gain_per(fame: 2, per: legend, cap: 50),
            gain_per(gold: 1, per: adventurer, cap: 50), gain_per(fame: 1, per: skill_upgrade, cap: 50),
            gain_per(fame: 1, per: core_level_2plus, cap: 50), gain_per(fame: 1, per: hammer_on_board, cap: 50),
            gain_per(fame: 1, per: completed_common, cap: 50), gain_per(fame: 2, per: completed_heroic, cap: 50),
            gain_per(fame: 3, per: completed_legendary, cap: 50), gain_per(fame: 1, per: private_held, cap: 50),
            gain_per(fame: 1, per: boon_held, cap: 50), gain_per(fame: 1, per: skill_with_dice, min: 6, cap: 50),
            gain_per(fame: 1, per: rival_with_more_fame, cap: 50), gain_per(fame: 1, per: gold, each: 3, cap: 4),
        ])''' },
    { guild = "A", gold = 5, fame = 1, adventurers = ["Proof Census", "Hedda", "Cyrus", "Aldous", "The Last Sage"], start = "might fixer", upgrades = ["Library reroll", "Stables II", "Bar III", "Sealed Vault"], completed = ["Break the Toll Gang", "Warm the Winter Shrine", "Storm the Cove", "Slay the Lightning Roc"], discarded = ["Chart the Moon Tides", "Usurp the Bandit Throne"], private = ["Steal Battle Plans", "Drag the Wrecked Barge"] },
    { guild = "B", fame = 90 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Census"]
expect = [
    "gold A +2", "fame A +1", "gold A +1", "fame A +2", "gold A +5", "fame A +2", "fame A +2", "fame A +7",
    "fame A +2", "fame A +2", "fame A +3", "fame A +2", "fame A +1", "fame A +2", "fame A +1", "fame A +4",
    "A.gold = 13",
]
"#,
    );
}

#[test]
fn fame_is_exchanged_for_gold_as_often_as_it_lasts() {
    check(
        "fame for gold",
        r#"
proves = ["GM-FAME-02", "GM-FAME-03"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Broker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            exchange(pay: fame(2), gain: gold(3), times: 2),
        ])''' },
    { guild = "A", adventurers = ["Proof Broker"], fame = 5 }, { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Broker", "A: pay", "A: pay"]
expect = ["fame A -2", "gold A +3", "fame A -2", "gold A +3", "asked: A orders", "A.fame = 1", "A.gold = 6"]
"#,
    );
    check(
        "fame for gold",
        r#"
proves = ["GM-FAME-02", "GM-FAME-03"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Broker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            exchange(pay: fame(2), gain: gold(3), times: 2),
        ])''' },
    { guild = "A", adventurers = ["Proof Broker"], fame = 3 }, { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Broker", "A: pay"]
expect = ["asked: A orders", "A.fame = 1", "A.gold = 3"]
"#,
    );
    check(
        "fame for gold",
        r#"
proves = ["GM-FAME-02", "GM-FAME-03"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Broker", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            exchange(pay: fame(2), gain: gold(3), times: 2),
        ])''' },
    { guild = "A", adventurers = ["Proof Broker"], fame = 1 }, { guild = "B", gold = 5, fame = 5 },
]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "never: asked: A use"]
"#,
    );
}

#[test]
fn larger_teams_for_all_orders() {
    check(
        "larger teams for all",
        r#"
proves = ["GM-ORDR-03", "GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Drummer", skills = { might = 1 }, ability = '(moon: every, phase: plot, limit: round, effects: [team_size(n: 1, orders: all)])' },
    { guild = "A", adventurers = ["Proof Drummer"] },
    { guild = "B", gold = 5, fame = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { adventurer = "Dag", of = "A", skills = { might = 1 } },
    { adventurer = "Elm", of = "A", skills = { might = 1 } },
    { adventurer = "Fan", of = "A", skills = { might = 1 } },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Drummer", "A: orders 1: [Axe, Bow, Cup]; 2: [Dag, Elm, Fan]", "B: orders none"]
expect = ["teams A +1 for 4", "orders A 1: [Axe, Bow, Cup]; 2: [Dag, Elm, Fan]"]
"#,
    );
}

#[test]
fn a_team_is_open_up_to_the_larger_limit() {
    check(
        "an open team",
        r#"
proves = ["GM-ADVR-09"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Drummer", skills = { might = 1 }, ability = '(moon: every, phase: plot, limit: round, effects: [team_size(n: 1, orders: all)])' },
    { guild = "A", adventurers = ["Proof Drummer", "Roswen"] },
    { guild = "B", gold = 5, fame = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { adventurer = "Dag", of = "A", skills = { might = 1 } },
]
now = { phase = "plot", round = 2 }

[[case]]
name = "1"
script = [
    "A: use Proof Drummer", "A: orders 1: [Axe, Bow]", "B: orders none", "A: use Roswen", "A: join 1 Cup",
    "A: pass", "A: wander",
]
expect = ["teams A +1 for 4", "joined team A 1 Cup", "asked: chance roll 3d6"]

[[case]]
name = "2"
script = ["A: pass", "A: orders 1: [Axe, Bow]", "B: orders none", "A: use Roswen", "A: pass", "A: wander"]
expect = ["asked: chance roll 2d6", "never: joined"]
"#,
    );
}

#[test]
fn an_adventurer_of_a_rank_is_retired_and_the_marker_moves_back() {
    // With two Guilds the marker starts on the second space and never goes below.
    check(
        "an adventurer is retired",
        r#"
proves = ["GM-PLOT-01", "GM-FAME-02"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Almoner", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            marker_shift(-1), retire(rank: Some(novice), then: [gain_fame(2)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Almoner"] },
    { guild = "B", gold = 5, fame = 5 },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "adept" },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
]
now = { phase = "plot", round = 2, marker = 4 }
script = ["A: use Proof Almoner", "A: member Axe", "A: member Bow"]
expect = [
    "marker -1", "refused: GM-EFCT-10", "retired A Bow", "fame A +2", "marker = 3",
    "A.adventurers = Proof Almoner, Axe",
]
"#,
    );
    check(
        "the marker has a start",
        r#"
proves = ["GM-SETU-05", "GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Almoner", skills = { might = 1 }, ability = '''(moon: every, phase: plot, limit: round, effects: [
            marker_shift(-1), retire(rank: Some(novice), then: [gain_fame(2)]),
        ])''' },
    { guild = "A", adventurers = ["Proof Almoner"] },
    { guild = "B", gold = 5, fame = 5 },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
]
now = { phase = "plot", round = 2 }
script = ["A: use Proof Almoner", "A: pass"]
expect = ["asked: A orders", "marker = 2", "never: marker"]
"#,
    );
}

#[test]
fn an_order_to_recruit_is_changed_into_another() {
    check(
        "a recruit order is changed",
        r#"
proves = ["GM-ACTN-15", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Turner", skills = { might = 1 }, ability = '(moon: every, phase: action, limit: round, effects: [change_own_order(recruit)])' },
    { guild = "A", adventurers = ["Proof Turner"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: recruit A [Axe] 5", B = "4: [Idle]" } }
script = ["A: use Proof Turner", "A: change 1 contract 1", "A: change 1 recruit B", "A: carry"]
expect = [
    "refused: GM-ACTN-14", "changed A 1 recruit B", "recruited A Venju from B for 5",
    "A.adventurers = Venju, Proof Turner, Axe",
]
"#,
    );
}

#[test]
fn an_ability_of_any_guild_is_copied() {
    // Its own phase has to be the current one as well.
    check(
        "an ability of any guild is copied",
        r#"
proves = ["GM-ADVR-04", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Mirror", skills = { might = 1 }, ability = '(moon: every, phase: action, limit: round, effects: [copy_ability(any)])' },
    { guild = "A", adventurers = ["Proof Mirror"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B", adventurers = ["Hroald", "Venju"], gold = 4 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 1", "A: with Proof Mirror as Hroald", "dice: 6 5"]
expect = ["used A Proof Mirror as Hroald", "wandered A 13"]
"#,
    );
    check(
        "an ability of any guild is copied",
        r#"
proves = ["GM-ADVR-04", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Mirror", skills = { might = 1 }, ability = '(moon: every, phase: action, limit: round, effects: [copy_ability(any)])' },
    { guild = "A", adventurers = ["Proof Mirror"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B", adventurers = ["Hroald", "Venju"], gold = 4 },
]
now = { phase = "plot", round = 2 }
script = ["B: use Venju", "B: pay"]
expect = ["asked: B use plot", "used B Venju", "asked: A orders", "never: asked: A use"]
"#,
    );
}

#[test]
fn a_bonus_for_all_who_have_the_least_fame_and_at_the_cost_of_all_rivals() {
    check(
        "least fame and each rival",
        r#"
proves = ["GM-FAME-05", "GM-FAME-03"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 1, fame = 9 },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 3, fame = 2 },
    { guild = "C", gold = 1, fame = 2 },
    { guild = "D", fame = 5 },
    { contract = "Proof Alms", on = 1, targets = { might = 6 }, bonus = '''[
            grant(gold: 1, fame: 2, who: least_fame), lose_fame(n: 9, who: each_rival), steal_gold(n: 2, who: each_rival),
        ]''' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = [
    "contract 1 completed by A", "bonus A Proof Alms", "gold B +1", "fame B +2", "gold C +1", "fame C +2",
    "fame D -5", "fame B -4", "fame C -4", "gold B -2", "gold A +2", "gold C -2", "gold A +2", "A.gold = 5", "A.fame = 9",
    "B.gold = 2", "C.gold = 0", "B.fame = 0", "C.fame = 0", "D.fame = 0", "D.gold = 0",
]
"#,
    );
}

#[test]
fn a_contract_is_replaced_face_down() {
    check(
        "replaced face down",
        r#"
proves = ["GM-CONT-09", "GM-EFCT-04"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 3, fame = 4 },
    { guild = "C", gold = 1, fame = 2 },
    { contract = "Proof Shroud", on = 1, targets = { might = 6 }, bonus = '[replace_contract(count: 2, deck: of(heroic), face: down)]' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 2 },
    { contract = "Drag the Wrecked Barge", on = 3 },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: pass", "A: space 2", "A: space 2", "A: space 3", "A: deck common"]
expect = [
    "refused: GM-EFCT-04", "contract 2 gone Break the Toll Gang", "contract 2 replaced by A from heroic",
    "refused: GM-EFCT-10", "contract 3 gone Drag the Wrecked Barge", "contract 1 replaced by A from common",
    "contract 2 = down heroic", "contract 3 = down heroic", "deck heroic = 28",
]
"#,
    );
}

#[test]
fn a_contract_won_in_a_contest_is_told_from_one_completed_alone() {
    // The lobby for the rival comes between and makes no Contest.
    check(
        "completed alone",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-10"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1, fame = 4 },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 3, fame = 4 },
    { guild = "C", gold = 1, fame = 2 },
    { contract = "Proof Trophy", on = 1, targets = { might = 6 }, bonus = '''[
            lose_gold(n: 1, who: chosen_rival), if(cond: won_contest, then: [gain_fame(5)], otherwise: [gain_fame(1)]),
        ]''' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: ready", "B: ready", "C: ready", "A: rival B", "A: deck common"]
expect = ["bonus A Proof Trophy", "lobby over", "gold B -1", "fame A +1", "A.fame = 5"]
"#,
    );
    check(
        "won in a contest",
        r#"
proves = ["GM-EFCT-03", "GM-CTST-14", "GM-CTST-21"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 2 },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { guild = "C" },
    { contract = "Proof Trophy", on = 3, targets = { might = 6 }, bonus = '''[
            lose_gold(n: 1, who: chosen_rival), if(cond: won_contest, then: [gain_fame(5)], otherwise: [gain_fame(1)]),
        ]''' },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]

[now]
phase = "contest"
contest = 3

[now.orders]
A = "1: contract 3 [Axe]"
B = "1: contract 3 [Bow]; 4: [Idle]"

[[case]]
name = "1"
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "dice: 6 6 6 6 6", "A: ready",
    "B: ready", "C: ready", "A: rival B", "A: deck common",
]
expect = ["bonus A Proof Trophy", "lobby over", "gold B -1", "fame A +5"]

[[case]]
name = "2"
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance conflict", "dice: 1 | 6 6 6 6 6", "A: ready",
    "B: ready", "C: ready", "A: rival B", "A: deck common",
]
expect = ["bonus A Proof Trophy", "lobby over", "gold B -1", "fame A +5"]

[[case]]
name = "3"
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 6 6 6 6 6 | 1", "A: ready",
    "B: ready", "C: ready", "A: rival B", "A: deck common",
]
expect = ["bonus A Proof Trophy", "lobby over", "gold B -1", "fame A +5"]
"#,
    );
}

#[test]
fn an_event_strikes_all_guilds_and_those_with_the_least_fame() {
    check(
        "an event strikes",
        r#"
proves = ["GM-EFCT-07", "GM-FAME-05", "GM-STAR-02", "GM-STAR-01"]
setup = { guilds = 3 }
piece = [
    { guild = "A", fame = 9 },
    { guild = "B", fame = 3 },
    { guild = "C", fame = 3 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Proof Famine", on = 1, targets = { might = 13 }, level = "heroic", event = '''(when: start_round, effects: [
            lose_gold(n: 1, who: each_guild), lose_fame(n: 2, who: least_fame),
            if(cond: is_half, then: [lose_fame(n: 1, who: most_fame)]),
        ])''' },
]
now = { phase = "orders", round = 1 }
script = ["A: orders none", "B: orders none", "C: orders none"]
expect = [
    "event 1 Proof Famine", "begins Proof Famine", "gold A -1", "gold B -1", "gold C -1", "fame B -2",
    "fame C -2", "A.fame = 9", "B.fame = 1", "C.gold = 1", "never: fame A",
]
"#,
    );
    check(
        "an event strikes",
        r#"
proves = ["GM-EFCT-07", "GM-FAME-05", "GM-STAR-02", "GM-STAR-01"]
setup = { guilds = 3 }
piece = [
    { guild = "A", fame = 9 },
    { guild = "B", fame = 3 },
    { guild = "C", fame = 3 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Proof Famine", on = 1, targets = { might = 13 }, level = "heroic", event = '''(when: start_round, effects: [
            lose_gold(n: 1, who: each_guild), lose_fame(n: 2, who: least_fame),
            if(cond: is_half, then: [lose_fame(n: 1, who: most_fame)]),
        ])''' },
]
now = { phase = "orders", round = 4 }
script = ["A: orders none", "B: orders none", "C: orders none"]
expect = ["begins Proof Famine", "fame C -2", "fame A -1", "A.fame = 8"]
"#,
    );
}
