//! Areas keep what they promise: to whatever lies in one there is a way the rules allow, and a charge may end there (GB-GEO-16).

use guild_ball::GuildBall;
use guild_ball::ask::{Choice, Prompt};
use guild_ball::event::Movement;
use guild_ball::model::ModelId;
use guild_ball::query::{Answer, Query};
use kernel::{Game, State, Viewer};
use plane::{HAIR, Length, Path, Point, beside};

use super::{after, scene};

const OX: ModelId = ModelId(0);
const SHARK: ModelId = ModelId(6);

/// Numbers that are the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn between(&mut self, low: i32, high: i32) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        low + ((self.0 >> 33) % (high - low + 1) as u64) as i32
    }

    /// A place for something of that size, off everything that lies there already.
    fn place(&mut self, laid: &mut Vec<(i32, i32, i32)>, radius: i32) -> (i32, i32) {
        loop {
            let (x, y) = (self.between(1700, 4300), self.between(1700, 4300));
            let apart =
                |&(a, b, r): &(i32, i32, i32)| (a - x).pow(2) + (b - y).pow(2) > (r + radius + 1).pow(2);
            if laid.iter().all(apart) {
                laid.push((x, y, radius));
                return (x, y);
            }
        }
    }
}

/// Ox in the middle of bases and terrain of every kind, about to act.
fn strewn(numbers: &mut Numbers) -> State<GuildBall> {
    let mut laid = vec![(3000, 3000, 150)];
    let mut pieces = String::new();
    for (name, seat) in
        [("Boar", "red"), ("Brisket", "red"), ("Shark", "blue"), ("Siren", "blue"), ("Kraken", "blue")]
    {
        let (x, y) = numbers.place(&mut laid, 250);
        pieces += &format!("    {{ name = \"{name}\", seat = \"{seat}\", at = [{x}, {y}] }},\n");
    }
    let mut terrain = String::new();
    for kind in ["obstruction", "barrier", "rough", "fast", "obstruction"] {
        if numbers.between(0, 2) == 0 {
            continue;
        }
        let radius = numbers.between(150, 400);
        let (x, y) = numbers.place(&mut laid, radius);
        if numbers.between(0, 1) == 0 {
            terrain += &format!("    {{ kind = \"{kind}\", at = [{x}, {y}], radius = {radius} }},\n");
        } else {
            let half = radius * 7 / 10;
            let (l, r, b, t) = (x - half, x + half, y - half, y + half);
            terrain += &format!(
                "    {{ kind = \"{kind}\", corners = [[{l}, {b}], [{r}, {b}], [{r}, {t}], [{l}, {t}]] }},\n"
            );
        }
    }
    scene(&format!(
        r#"
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 3000], mov = [5, 7], influence = 4 }},
{pieces}]
terrain = [
{terrain}]
now = {{ active = "Ox" }}
"#
    ))
}

#[expect(clippy::panic, reason = "the question has one kind of answer")]
fn ends(
    state: &State<GuildBall>,
    movement: Movement,
    drawn: Path,
    target: Option<ModelId>,
) -> Vec<Vec<Point>> {
    let query = Query::Ends { model: OX, movement, drawn, target };
    match GuildBall::query(state, Viewer::Stand, &query) {
        Answer::Region(rings) => rings,
        other => panic!("{other:?}"),
    }
}

#[expect(clippy::panic, reason = "the question has one kind of answer")]
fn asked(
    state: &State<GuildBall>,
    movement: Movement,
    drawn: Path,
    to: Point,
    target: Option<ModelId>,
) -> Option<Path> {
    match GuildBall::query(state, Viewer::Stand, &Query::Way { model: OX, movement, drawn, to, target }) {
        Answer::Route(path) => path,
        other => panic!("{other:?}"),
    }
}

fn way(state: &State<GuildBall>, movement: Movement, drawn: Path, to: Point) -> Option<Path> {
    asked(state, movement, drawn, to, None)
}

/// Whether an odd number of rings goes round a point.
fn lies_in(rings: &[Vec<Point>], at: Point) -> bool {
    let sides = rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().skip(1).chain(ring.first())));
    let crossed = sides.filter(|(a, b)| {
        let (low, high) = if a.y <= b.y { (**a, **b) } else { (**b, **a) };
        low.y <= at.y && at.y < high.y && (high - low).cross(at - low) > 0
    });
    crossed.count() % 2 == 1
}

#[expect(clippy::unwrap_used, reason = "a question is open")]
fn is_legal(state: &State<GuildBall>, choice: &Choice) -> bool {
    GuildBall::judge(state, state.asks().first().unwrap(), choice).is_ok()
}

/// What sampled points of an area gave.
#[derive(Debug, Default)]
struct Tally {
    inside: u32,
    bent: u32,
    beside: u32,
    outside: u32,
}

/// Puts points to the area of an advance that is asked for, some of whose way is drawn already.
#[expect(clippy::panic, reason = "a point without a way is what is looked for")]
fn sample(
    state: &State<GuildBall>,
    movement: Movement,
    drawn: Path,
    numbers: &mut Numbers,
    tally: &mut Tally,
) {
    let rings = ends(state, movement, drawn, None);
    for _ in 0..60 {
        let to = Point::new(numbers.between(1000, 5000), numbers.between(1000, 5000));
        let found = way(state, movement, drawn, to);
        if !lies_in(&rings, to) {
            tally.outside += u32::from(found.is_none());
            continue;
        }
        let Some(found) = found else { panic!("no way to {to:?} after {drawn:?}") };
        assert!(is_legal(state, &Choice::Path(found)), "{found:?}");
        assert!(found.end().is_some_and(|end| end.within(to, HAIR)), "{found:?} {to:?}");
        assert_eq!(found.up_to(drawn.len()), drawn);
        tally.inside += 1;
        tally.bent += u32::from(found.len() > drawn.len() + 1);
        tally.beside += u32::from(found.end() != Some(to));
    }
}

/// Every point of the area has a way the rules allow, which begins with what is drawn of it already.
#[test]
fn to_whatever_lies_in_the_area_of_an_advance_there_is_a_way() {
    let mut numbers = Numbers(16);
    let mut tally = Tally::default();
    for number in 0..14 {
        let (word, movement) =
            if number % 2 == 0 { ("jog", Movement::Jog) } else { ("sprint", Movement::Sprint) };
        let before = strewn(&mut numbers);
        let state = after(&before, &[word]);
        sample(&state, movement, Path::new(), &mut numbers, &mut tally);
        // What is asked before the advance is declared is answered as after it.
        let none = Path::new();
        assert_eq!(ends(&before, movement, none, None), ends(&state, movement, none, None));
        let first = Point::new(3000 + numbers.between(-500, 500), 3000 + numbers.between(-500, 500));
        if let Some(drawn) = way(&state, movement, none, first) {
            sample(&state, movement, drawn, &mut numbers, &mut tally);
        }
    }
    let Tally { inside, bent, beside, outside } = tally;
    assert!(inside > 250 && bent > 25 && outside > 250 && beside * 50 < inside, "{tally:?}");
}

/// GB-TERR-10 to -12: a jog leads over an obstruction and does not end on it; a sprint goes round it.
#[test]
fn an_area_ends_where_an_obstruction_begins() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8], influence = 4 },
    { name = "Shark", seat = "blue", at = [5500, 5500] },
]
terrain = [{ kind = "obstruction", at = [2700, 2000], radius = 300 }]
now = { active = "Ox" }
"#,
    );
    let (on, behind) = (Point::new(2700, 2100), Point::new(3400, 2000));
    for movement in [Movement::Jog, Movement::Sprint] {
        let rings = ends(&state, movement, Path::new(), None);
        assert_eq!([lies_in(&rings, on), lies_in(&rings, behind)], [false, true], "{movement:?}");
        assert_eq!(way(&state, movement, Path::new(), on), None);
    }
    let straight = way(&state, Movement::Jog, Path::new(), behind);
    assert_eq!(straight, Some(Path::to(behind)));
    let round = way(&state, Movement::Sprint, Path::new(), behind);
    assert!(round.is_some_and(|path| path.len() > 1 && path.end() == Some(behind)), "{round:?}");
}

/// GB-TERR-05, -07: what an interrupted advance has trodden on already counts no more in what is left of it.
#[test]
fn what_is_left_of_an_advance_knows_what_it_has_trodden_on() {
    let state = after(
        &scene(
            r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [6, 8] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
terrain = [{ kind = "fast", at = [1700, 2000], radius = 250 }]
now = { active = "Ox" }
"#,
        ),
        &["jog", "path (1000, 2000)", "no"],
    );
    let Some(Prompt::GoOn { left, .. }) = state.asks().first().map(|ask| ask.prompt) else {
        panic!("it goes on: {:?}", state.asks())
    };
    let at = state.table.model(OX).at;
    let rings = ends(&state, Movement::Jog, Path::new(), None);
    let furthest = rings.iter().flatten().map(|corner| (*corner - at).length_up()).max();
    assert!(furthest.is_some_and(|far| far <= left && far.plus(Length(3)) >= left), "{furthest:?} {left:?}");
}

/// GB-CHG-04, -05: the area of a charge holds the ends of straight lines that engage the target, and no others.
#[test]
fn a_charge_may_end_wherever_its_area_is() {
    let mut numbers = Numbers(5);
    let (mut inside, mut outside) = (0, 0);
    for _ in 0..40 {
        let before = strewn(&mut numbers);
        let (ask, choice) = super::choice(&before, "charge Shark");
        if GuildBall::judge(&before, &ask, &choice).is_err() {
            continue;
        }
        let rings = ends(&before, Movement::Charge, Path::new(), Some(SHARK));
        let state = after(&before, &["charge Shark"]);
        assert_eq!(ends(&state, Movement::Charge, Path::new(), Some(SHARK)), rings);
        let goal = state.table.model(SHARK).at;
        for _ in 0..60 {
            let to = Point::new(goal.x + numbers.between(-800, 800), goal.y + numbers.between(-800, 800));
            let line = asked(&state, Movement::Charge, Path::new(), to, Some(SHARK));
            let end = line.and_then(|line| line.end());
            let legal = is_legal(&state, &Choice::Line(to));
            assert!(!legal || end == Some(to), "{to:?} {end:?}");
            assert!(end.is_none_or(|end| end.within(to, HAIR) && is_legal(&state, &Choice::Line(end))));
            if lies_in(&rings, to) {
                inside += 1;
                assert!(end.is_some(), "{to:?}");
            } else if legal {
                // What is narrower than a quarter of an inch is not shown.
                assert!(rings.is_empty() || beside(to).any(|at| lies_in(&rings, at)), "{to:?}");
            } else {
                outside += 1;
            }
        }
    }
    assert!(inside > 50 && outside > 200, "{inside} {outside}");
}

/// There is no area of what nobody can draw, nor a way: a charge has a target, and nothing else has one.
#[test]
fn only_movements_that_can_be_drawn_have_an_area() {
    let state = strewn(&mut Numbers(1));
    let ask = |movement, target| Query::Ends { model: OX, movement, drawn: Path::new(), target };
    let nothing = |query: &Query| GuildBall::query(&state, Viewer::Stand, query) == Answer::Nothing;
    assert!(nothing(&ask(Movement::Dodge, None)) && nothing(&ask(Movement::Charge, None)));
    assert!(nothing(&ask(Movement::Charge, Some(OX))) && nothing(&ask(Movement::Jog, Some(SHARK))));
    let to = Point::new(3100, 3000);
    let lead = |movement, target| Query::Way { model: OX, movement, drawn: Path::new(), to, target };
    assert!(nothing(&lead(Movement::Dodge, None)) && nothing(&lead(Movement::Charge, None)));
    assert!(nothing(&lead(Movement::Charge, Some(OX))) && nothing(&lead(Movement::Jog, Some(SHARK))));
}

/// A charge that was interrupted keeps to its line: it has no area, and every point leads to the place of the line nearest to it
/// where the charge may end.
#[test]
fn a_charge_that_goes_on_keeps_to_its_line() {
    let state = scene(
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 20, mov = [5, 7], influence = 2, tac = 2 },
    { name = "Shark", seat = "blue", at = [4150, 2000] },
]
now = { active = "Ox", areas = [{ ability = "fire-blast", at = [3547, 2000], by = "Shark" }] }
abilities = '''[
    (id: "fire-blast", name: "Fire Blast", kind: Play,
        used: Some((influence: Some(2), range: Inches(6), aim: Area, ongoing: true, bodies: [[Do((who: Area), [Suffer(burning)])]])),
        rules: [(until: Area, triggers: [(on: Enter, bodies: [[Do((who: Subject), [Suffer(burning)])]])])]),
]'''
"#,
    );
    let state = after(&state, &["charge Shark", "line (3700, 2000)"]);
    assert!(matches!(state.asks()[0].prompt, Prompt::GoOn { movement: Movement::Charge, .. }));
    let (charge, on) = (Movement::Charge, Some(SHARK));
    assert_eq!(ends(&state, charge, Path::new(), on), Vec::<Vec<Point>>::new());
    for (to, end) in [((3100, 2300), 3100), ((3900, 1700), 3270), ((2100, 2000), 3017)] {
        let path = asked(&state, charge, Path::new(), Point::new(to.0, to.1), on);
        assert_eq!(path, Some(Path::to(Point::new(end, 2000))), "{to:?}");
        assert!(is_legal(&state, &Choice::Path(path.unwrap_or_default())), "{to:?}");
    }
}
