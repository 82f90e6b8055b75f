//! The table of all effects: complete, in the names of the vocabulary, and true of the abilities written so far.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use guild_ball::effect::library::library;
use guild_ball::effect::vocabulary::Kind;
use guild_ball::effect::{Hook, OwnRule, Primitive, Selector};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
enum Sort {
    Play,
    Trait,
    Heroic,
    Legendary,
    Plan,
    Guild,
}

/// One effect. A name that is in no enum does not parse.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    kind: Sort,
    hooks: Vec<Hook>,
    who: Vec<Selector>,
    what: Vec<Primitive>,
    #[serde(default)]
    own: Option<OwnRule>,
}

#[expect(clippy::expect_used, reason = "a test without the table is wrong")]
fn table() -> Vec<Row> {
    ron::from_str(include_str!("../../../data/taxonomy.ron"))
        .expect("the table is in the names of the vocabulary")
}

fn sort(kind: Kind) -> Sort {
    match kind {
        Kind::Play => Sort::Play,
        Kind::Passive | Kind::Active => Sort::Trait,
        Kind::Heroic => Sort::Heroic,
        Kind::Legendary => Sort::Legendary,
        Kind::Plan => Sort::Plan,
        Kind::Guild => Sort::Guild,
    }
}

#[test]
fn every_effect_has_one_row() {
    let rows = table();
    let mut count = BTreeMap::new();
    for row in &rows {
        *count.entry(row.kind).or_insert(0) += 1;
    }
    let want = [
        (Sort::Play, 219),
        (Sort::Trait, 296),
        (Sort::Heroic, 31),
        (Sort::Legendary, 46),
        (Sort::Plan, 36),
        (Sort::Guild, 8),
    ];
    assert_eq!(count, BTreeMap::from(want));
    let ids: BTreeSet<_> = rows.iter().map(|row| (row.kind, row.id.as_str())).collect();
    assert_eq!(ids.len(), 636, "an effect is there twice");
}

/// The source of some files of the engine, so that what runs is read off the code itself.
fn source(folder: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut code = String::new();
    read(Path::new(&format!("{}/src/{folder}", env!("CARGO_MANIFEST_DIR"))), &wanted, &mut code);
    code
}

/// Adds the files of a folder and of those in it.
#[expect(clippy::expect_used, reason = "a test without the source is wrong")]
fn read(folder: &Path, wanted: &dyn Fn(&str) -> bool, code: &mut String) {
    for file in std::fs::read_dir(folder).expect("the source is there").flatten() {
        let path = file.path();
        if path.is_dir() {
            read(&path, wanted, code);
        } else if path.file_name().is_some_and(|name| name.to_str().is_some_and(wanted)) {
            code.push_str(&std::fs::read_to_string(path).unwrap_or_default());
        }
    }
}

/// Whether code names a member of an enum, and not only one whose name begins alike.
fn names(code: &str, member: &str) -> bool {
    code.match_indices(member).any(|(at, _)| {
        !code[at + member.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_')
    })
}

/// The hooks, primitives and selectors the engine runs: hooks a procedure opens (or that are a way of use, or read), primitives
/// and selectors something of the vocabulary is.
struct Runs {
    hooks: BTreeSet<Hook>,
    what: BTreeSet<Primitive>,
    who: BTreeSet<Selector>,
}

/// Hooks at which something is read instead of fired, with the file that reads it.
const READ: [(Hook, &str); 1] = [(Hook::Results, "altered.rs")];

fn runs() -> Runs {
    let flow = source("flow", |name| name != "hooks.rs");
    let parts = source("effect", |name| matches!(name, "parts.rs" | "touch.rs"));
    let selectors = source("effect", |name| matches!(name, "select.rs" | "parts.rs"));
    let used = |hook: Hook| names(&parts, &format!("Hook::{hook:?}"));
    let read = |hook: Hook| {
        let file = READ.iter().find(|(read, _)| *read == hook).map(|(_, file)| *file);
        file.is_some_and(|file| names(&flow, file.trim_end_matches(".rs")))
    };
    let opened = |hook: Hook| names(&flow, &format!("Hook::{hook:?}"));
    let hooks = Hook::ALL.iter().copied().filter(|&hook| used(hook) || opened(hook) || read(hook)).collect();
    let is_made = |one: &Primitive| names(&parts, &format!("Primitive::{one:?}"));
    let what = Primitive::ALL.iter().copied().filter(is_made).collect();
    let is_there = |one: &Selector| names(&selectors, &format!("Selector::{one:?}"));
    Runs { hooks, what, who: Selector::ALL.iter().copied().filter(is_there).collect() }
}

impl Runs {
    /// What of a row the engine does not run.
    fn missing(&self, row: &Row) -> Vec<&'static str> {
        let hooks = row.hooks.iter().filter(|hook| !self.hooks.contains(hook)).map(|hook| hook.name());
        let what = row.what.iter().filter(|one| !self.what.contains(one)).map(|one| one.name());
        let who = row.who.iter().filter(|one| !self.who.contains(one)).map(|one| one.name());
        hooks.chain(what).chain(who).collect()
    }
}

#[test]
fn what_the_table_names_is_run() {
    let (rows, runs) = (table(), runs());
    let expressed = rows.iter().filter(|row| row.own.is_none());
    let dead: Vec<String> = expressed
        .filter(|row| !runs.missing(row).is_empty())
        .map(|row| format!("{}: {:?}", row.id, runs.missing(row)))
        .collect();
    assert!(dead.is_empty(), "{} effects name what the engine never runs:\n{}", dead.len(), dead.join("\n"));
}

/// The members of an enum of the vocabulary, read off its source.
fn members(code: &str, name: &str) -> Vec<String> {
    let start = code.find(&format!("pub enum {name} {{"));
    let body = start.and_then(|start| code[start..].split("\n}\n").next()).unwrap_or_default();
    let member = |line: &str| {
        let name: String =
            line.strip_prefix("    ")?.chars().take_while(char::is_ascii_alphanumeric).collect();
        name.starts_with(|first: char| first.is_ascii_uppercase()).then_some(name)
    };
    body.lines().filter_map(member).collect()
}

#[test]
fn every_change_is_read() {
    let vocabulary = source("effect", |name| name == "change.rs");
    let told =
        |name: &str| matches!(name, "vocabulary.rs" | "change.rs" | "touch.rs" | "parts.rs" | "library.rs");
    let readers = ["effect", "flow", "terrain", "legal", ""]
        .map(|folder| source(folder, |name| name.ends_with(".rs") && !told(name)));
    let all = readers.concat();
    for kind in ["Change", "Exemption", "Restriction", "When"] {
        let members = members(&vocabulary, kind);
        assert!(members.len() > 2, "{kind} has members");
        let idle: Vec<_> = members.iter().filter(|one| !names(&all, &format!("{kind}::{one}"))).collect();
        assert!(idle.is_empty(), "nothing reads {kind} {idle:?}");
    }
}

#[test]
fn the_vocabulary_expresses_nineteen_of_twenty() {
    let rows = table();
    let own: BTreeSet<OwnRule> = rows.iter().filter_map(|row| row.own).collect();
    let listed = rows.iter().filter(|row| row.own.is_some()).count();
    assert_eq!(own.len(), listed, "every rule of its own belongs to one effect");
    assert_eq!(own.len(), OwnRule::ALL.len(), "a rule of its own is of no effect");
    assert!((rows.len() - listed) * 100 >= rows.len() * 95, "{listed} rules of their own");
    for row in &rows {
        assert!(!row.hooks.is_empty(), "{} is never used", row.id);
        if let Some(rule) = row.own {
            assert_eq!(rule.name(), row.id);
        } else if row.id != "give-me-110-percent" {
            assert!(!row.what.is_empty() && !row.who.is_empty(), "{} does nothing to anybody", row.id);
        }
    }
}

#[test]
fn no_name_of_the_vocabulary_is_idle() {
    let rows = table();
    let hooks: BTreeSet<Hook> = rows.iter().flat_map(|row| row.hooks.iter().copied()).collect();
    let what: BTreeSet<Primitive> = rows.iter().flat_map(|row| row.what.iter().copied()).collect();
    let who: BTreeSet<Selector> = rows.iter().flat_map(|row| row.who.iter().copied()).collect();
    let idle = |all: Vec<&str>| assert!(all.is_empty(), "no effect has {all:?}");
    idle(Hook::ALL.iter().filter(|hook| !hooks.contains(hook)).map(|hook| hook.name()).collect());
    idle(Primitive::ALL.iter().filter(|one| !what.contains(one)).map(|one| one.name()).collect());
    idle(Selector::ALL.iter().filter(|one| !who.contains(one)).map(|one| one.name()).collect());
}

/// Effects whose parameters were hard to come by: each is written, so that the table is true of it and not only says so.
const WRITTEN: [&str; 82] = [
    "above-and-beyond",
    "adaptive-strategy",
    "armoury",
    "bait-and-switch",
    "beaker-keeper",
    "beating-wings-over-water",
    "beer-tokens",
    "berserk",
    "big-belly",
    "break-the-surface",
    "broadside",
    "carrier",
    "chain-shot",
    "close-ranks",
    "cloud-jumper",
    "cormorants-calling",
    "covalence",
    "covering-fire",
    "dark-doubts",
    "dead-meat",
    "deadly-wings",
    "death-from-above",
    "disease",
    "dont-get-cocky",
    "escaping-fate",
    "far-strike",
    "fear",
    "feathered-friends",
    "flame-on",
    "flying",
    "get-over-here",
    "goal-of-the-month",
    "good-feet-for-a-big-man",
    "grave-candle",
    "hack-back",
    "hawk-eye",
    "heartless-brute",
    "help-em-out",
    "hypnosis",
    "icing-on-the-cake",
    "im-open",
    "impart-faith",
    "last-cast-catches-the-most",
    "learn-from-the-best",
    "lend-a-hand",
    "lens-flare",
    "lodestone",
    "lunar-eclipse",
    "mirage",
    "mud-concealer",
    "natures-blessing",
    "natures-chill",
    "natures-growth",
    "now-you-see-me",
    "one-two",
    "pack-mentality",
    "perfect-course",
    "plague-ridden",
    "playmaker",
    "quick-off-the-line",
    "raise-the-stakes",
    "rataclysm",
    "rest-up",
    "rigor-mortis",
    "ring-of-fire",
    "salve",
    "shelling-out",
    "spiderlings",
    "squad-tactics",
    "stack-the-deck",
    "stormwind",
    "sun-strike",
    "swift-wind",
    "tenacity",
    "the-ladderman-cometh",
    "thought",
    "updraft",
    "virulent-strain",
    "webbing",
    "wherever-i-may-roam",
    "whos-a-good-boy",
    "winters-blessing",
];

#[test]
fn what_is_hard_to_say_is_written() {
    let rows = table();
    for id in WRITTEN {
        let ability = library().find(id).map(guild_ball::effect::AbilityId::get);
        let Some(ability) = ability else { panic!("{id} is not written") };
        let row = rows.iter().find(|row| row.id == id && row.kind == sort(ability.kind));
        assert!(row.is_some_and(|row| row.own.is_none()), "{id} is written and a rule of its own");
    }
}

/// The data of all abilities as they are written.
#[expect(clippy::expect_used, reason = "a test without the data is wrong")]
fn written() -> String {
    let folder = format!("{}/data/abilities", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("the abilities are there").flatten();
    files.map(|file| std::fs::read_to_string(file.path()).unwrap_or_default()).collect()
}

#[test]
fn every_part_of_the_vocabulary_is_used_by_an_ability() {
    let parts =
        source("effect", |name| matches!(name, "vocabulary.rs" | "change.rs" | "body.rs" | "select.rs"));
    let written = written();
    for kind in [
        "Change",
        "When",
        "Exemption",
        "Restriction",
        "Op",
        "Step",
        "Filter",
        "Who",
        "Where",
        "Incoming",
        "Limit",
    ] {
        let members = members(&parts, kind);
        assert!(members.len() > 2, "{kind} has members");
        let idle: Vec<_> = members.iter().filter(|one| !names(&written, one)).collect();
        assert!(idle.is_empty(), "no ability uses {kind} {idle:?}");
    }
}

/// Abilities that are no effect of the card set, and why they are in the library.
const UNLISTED: &[(&str, &str)] = &[
    ("either-or", "one of two effects, picked by its user"),
    ("one-more", "an attack and nothing else"),
    ("lob", "the free ball is placed and nothing else"),
    ("heavy-blows", "a trait of a worked example that no card has"),
    ("rally", "something for a player that is used up"),
    ("war-cry", "something that counts for others while one bears it"),
    ("pep-talk", "something used up by each of several bearers, that leaves something behind"),
    ("good-example", "something used up by others than its bearer"),
    ("touchline", "whether a model is near an edge, shown on the table"),
    ("home-side", "whether a model is in its own half, shown on the table"),
    ("away-side", "whether a model is in the enemy half, shown on the table"),
    ("goal-keeping", "whether a model is near its goalpost, shown on the table"),
    ("flying-start", "a change to the attack of a charge, and one in an activation that shows on the table"),
    ("steady-hand", "a reroll of any number of dice without limit"),
    ("second-glance", "a reroll of one die"),
    ("beckon", "an advance towards somebody by any way"),
    ("borrowed-legs", "an action that is granted"),
    ("pecking-order", "the place of a model in its team, shown on the table"),
    ("old-scars", "another limit of the damage of one action"),
    ("shake-off", "something paid for with a condition"),
    ("borrowed-strength", "a change that is granted beside others"),
    ("run-on", "an additional advance as often as one likes"),
    ("draw-near", "a push towards its user by any way"),
    ("repel", "a push away from its user by any way"),
    ("true-aim", "a change to hits that depends on nothing else"),
    ("slow-venom", "a play that deals condition damage and nothing else"),
    ("long-stride", "an aura whose effect shows on the table"),
    ("good-dogs", "an effect for a type that shows on the table"),
    ("hard-taskmaster", "what fires by itself and hurts friends"),
    ("deep-pockets", "another max INF"),
    ("warm-words", "something that answers to a momentous ability"),
    ("sharp-tongue", "a change against plays of some"),
    ("hop", "a placement as often as one likes"),
    ("kind-hands", "something that answers to any damage nearby"),
    ("winded", "something that answers to any damage"),
    ("first-touch", "a Shot in the middle of whatever has brought the ball"),
    ("told-tales", "damage for each of those an ability is on, to them alone"),
    ("bought-step", "something paid for with influence as it is done"),
    ("bought-breath", "something paid for with MP as it is done"),
    ("bought-time", "something paid for with HP as it is done"),
    ("bought-comfort", "something paid for with a condition as it is done"),
    ("sore-feet", "something that goes on only if something holds of its user"),
    ("heavy-toll", "MP that are lost"),
    ("second-try", "some dice of a play rolled again"),
    ("wary", "an answer to a play as it is declared"),
    ("wide-swing", "what a successful attack does to others than its target"),
    ("roll-with-it", "something that answers to damage and does not only reposition"),
    ("big-round", "more tokens than may pay in one turn"),
    ("clumsy", "something that befalls a model on its own way"),
    ("last-word", "a push when an attack is over"),
    ("sure-foot", "a net hit more for kicks"),
    ("wild-boot", "a net hit less for kicks"),
    ("showboating", "what the plan Stick to the Plan gives, which no card has"),
];

/// Where the data of an ability and the taxonomy rightly differ, and why.
const DIFFERENT: [(&str, &str); 22] = [
    ("harvest-markers", "one marker after another, so that none is counted"),
    ("beer-tokens", "tokens are put by others, and what they pay for is read"),
    ("handy-listener-such-as-you-are", "one token after another, so that none is counted"),
    ("make-it-rain", "a limit of parting blows that does not bind"),
    ("nocturnal-hunting", "the two sides of Encourage are two modes"),
    ("caught-out-of-position", "whose plan it is draws the dodge, so nobody has to be controlled"),
    ("tidal-surge", "whose play it is draws the dodge, so nobody has to be controlled"),
    ("grudge-match", "gives the rule of Singled Out, so that the two do not add up"),
    ("hit-em-where-it-hurts", "gives the rule of Weak Point, so that the two do not add up"),
    ("stick-to-the-plan", "the price is a trait that is given, as the text of the plan has it"),
    ("launch-control", "the free play and the free pass are made at once, not banked"),
    ("reanimate", "staying in play with so many HP is one operation"),
    ("sidestep", "a rule of its own"),
    ("adaptive-strategy", "one influence after another, and after each the choice to go on"),
    ("break-the-surface", "what it is aimed at says which of the two it is"),
    ("covering-fire", "the plating becomes another rule with another distance and two uses"),
    ("disease", "the damage is that of the condition, in the End Phase like that of others"),
    ("hawk-eye", "an attack from afar that costs nothing is one operation"),
    ("heartless-brute", "gives the rule of Singled Out, so that the two do not add up"),
    ("salve", "which condition goes is a choice between as many modes"),
    ("tenacity", "one of two costs is picked beforehand"),
    ("thought", "coming back somewhere with all HP is one operation"),
];

#[test]
fn the_abilities_are_made_of_what_the_table_says() {
    let rows = table();
    let mut wrong = Vec::new();
    let listed = |id: &str| id != "none" && UNLISTED.iter().all(|(unlisted, _)| *unlisted != id);
    for (_, ability) in library().all().filter(|(_, ability)| listed(&ability.id)) {
        let row = rows.iter().find(|row| row.id == ability.id && row.kind == sort(ability.kind));
        let Some(row) = row else {
            wrong.push(format!("{}: no row", ability.id));
            continue;
        };
        let (data, listed) = (ability.primitives(), row.what.iter().copied().collect::<BTreeSet<_>>());
        let known = DIFFERENT.iter().any(|(id, _)| *id == ability.id);
        if (data != listed) != known {
            wrong.push(format!("{}: made of {data:?}, listed with {listed:?}", ability.id));
        }
    }
    let idle = UNLISTED.iter().chain(&DIFFERENT).filter(|(id, _)| library().find(id).is_none());
    wrong.extend(idle.map(|(id, _)| format!("{id}: no such ability")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
