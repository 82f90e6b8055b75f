//! Instructions per call, counted by callgrind, so that the figures do not depend on the machine's load.
//!
//! Run with valgrind installed:
//!
//! ```text
//! cargo bench -p guildhall-plane                  every case
//! cargo bench -p guildhall-plane -- sight         the cases whose name contains a word
//! ```
//!
//! The program starts itself under `valgrind --tool=callgrind` once with one round and once with 1 + [`ROUNDS`]
//! rounds of a case and divides the difference.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::expect_used)]

use std::hint::black_box;
use std::process::Command;

use guildhall_plane::scatter::{KICK, landing_by_die};
use guildhall_plane::sight::{Sight, Touch};
use guildhall_plane::sweep::{Near, chosen, forced};
use guildhall_plane::{
    Corridor, Disc, Length, Mask, Obstacles, Path, Point, Polygon, Rect, Way, compass, placement, reach,
    route, span,
};

/// Rounds between the two runs of a case.
const ROUNDS: u32 = 200;

/// A case: its name and one round of it.
type Case = (&'static str, fn(&Scene));

struct Scene {
    open: Obstacles,
    walls: Obstacles,
    mover: Disc,
    ends: Vec<Point>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--bench")).collect();
    if let [flag, name, rounds] = args.as_slice()
        && flag == "--rounds-of"
    {
        let rounds = rounds.parse().expect("a number of rounds");
        let (_, case) = CASES.iter().find(|(own, _)| own == name).expect("a known case");
        let scene = Scene::new();
        for _ in 0..rounds {
            case(black_box(&scene));
        }
        return;
    }
    for (name, _) in CASES {
        if args.is_empty() || args.iter().any(|word| name.contains(word.as_str())) {
            match (count(name, 1), count(name, 1 + ROUNDS)) {
                (Some(once), Some(often)) => println!("{name:32} {:>9}", (often - once) / u64::from(ROUNDS)),
                _ => eprintln!("{name}: valgrind did not run"),
            }
        }
    }
}

/// The instructions of a run under callgrind.
fn count(name: &str, rounds: u32) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args(["--rounds-of", name, &rounds.to_string()])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let (_, figures) = text.split_once("Collected : ")?;
    figures.split_whitespace().next()?.parse().ok()
}

impl Scene {
    /// Twelve models and four round pieces on a 36 inch table, the mover among them; and the same with walls.
    fn new() -> Self {
        let places = [
            (4572, 1274, 250),
            (4572, 7870, 250),
            (3100, 4700, 250),
            (6900, 3300, 250),
            (4000, 3600, 150),
            (4450, 3900, 150),
            (5200, 4100, 200),
            (3700, 4300, 150),
            (4900, 5000, 150),
            (5600, 5300, 150),
            (6100, 4300, 200),
            (2600, 3500, 150),
            (3900, 5600, 150),
            (4600, 6200, 150),
            (7000, 6500, 150),
        ];
        let mut open = Obstacles::new(Rect::table(36, 36));
        for (x, y, radius) in places {
            open.add_disc(Disc::new(Point::new(x, y), Length(radius)));
        }
        let mut walls = open;
        for corner in [Point::new(5300, 3000), Point::new(3000, 5200)] {
            let far = corner + guildhall_plane::Vector::new(600, 120);
            walls.add_polygon(Polygon::rectangle(Rect::new(corner, far)).expect("a wall"));
        }
        let mover = Disc::new(Point::new(4500, 4500), Length(150));
        let ends = (0..64).map(|k| mover.centre + compass::vector(k, Length::inches(6))).collect();
        Self { open, walls, mover, ends }
    }
}

const CASES: &[Case] = &[
    ("near set of 16 discs", |s| {
        black_box(Near::new(&s.open, black_box(s.mover), Length::inches(6), Mask::ALL));
    }),
    ("64 ends among 16 discs", |s| {
        let near = Near::new(&s.open, s.mover, Length::inches(6), Mask::ALL);
        black_box(s.ends.iter().filter(|end| near.clear(**end)).count());
    }),
    ("64 ends with two walls", |s| {
        let near = Near::new(&s.walls, s.mover, Length::inches(6), Mask::ALL);
        black_box(s.ends.iter().filter(|end| near.clear(**end)).count());
    }),
    ("64 furthest points", |s| {
        let near = Near::new(&s.open, s.mover, Length::inches(6), Mask::ALL);
        for end in &s.ends {
            black_box(near.furthest(*end));
        }
    }),
    ("64 rays", |s| {
        let near = Near::new(&s.open, s.mover, Length::inches(6), Mask::ALL);
        for direction in 0..64 {
            black_box(near.ray(direction, Length::inches(6)));
        }
    }),
    ("path of three stretches", |s| {
        let path = Path::through(&[Point::new(4600, 4700), Point::new(4200, 5000), Point::new(4100, 5300)]);
        let path = black_box(path.unwrap_or_default());
        let _ = black_box(chosen(s.mover, &path, Length::inches(8), &s.open, Mask::ALL));
    }),
    ("push of two inches", |s| {
        let way = Way::new(s.mover.centre, black_box(Point::new(4700, 4980)));
        black_box(forced(&way, s.mover.radius, &s.open, Mask::ALL));
    }),
    ("leaving a zone", |s| {
        let way = Way::new(s.mover.centre, black_box(Point::new(4900, 6900)));
        black_box(span::last_before_leaving(&way, 0, Point::new(4600, 5000), Length(554)));
    }),
    ("sight in the open", |s| {
        let sight = Sight::new(&s.open, Mask::ALL, Touch::Blocks);
        black_box(sight.between(s.mover, black_box(Disc::new(Point::new(4300, 5300), Length(150)))));
    }),
    ("sight past a base beside the line", |s| {
        let sight = Sight::new(&s.open, Mask::ALL.without(Mask::disc(9)), Touch::Blocks);
        black_box(sight.between(s.mover, black_box(Disc::new(Point::new(5600, 5300), Length(150)))));
    }),
    ("sight hidden by a base", |s| {
        let sight = Sight::new(&s.open, Mask::ALL, Touch::Blocks);
        let other = Disc::new(Point::new(5300, 5500), Length(150));
        black_box(sight.between(black_box(s.mover), black_box(other)));
    }),
    ("ball corridor", |s| {
        let corridor = Corridor::new(s.mover.centre, black_box(Point::new(4572, 7870)), Length(150));
        black_box(corridor.in_order(s.mover, &s.open, Mask::ALL));
    }),
    ("landing spot", |s| {
        let axis = Point::new(4572, 7870) - s.mover.centre;
        black_box(landing_by_die(&KICK, black_box(5), s.mover.centre, axis, Length::inches(4)));
    }),
    ("nearest placement", |s| {
        let wanted = Disc::new(black_box(Point::new(4500, 3950)), Length(150));
        black_box(placement::nearest(wanted, s.mover.centre, &s.walls, Mask::ALL));
    }),
    ("shortest route", |s| {
        let to = black_box(Point::new(4500, 3400));
        black_box(route::shortest(s.mover, to, Length::inches(10), &s.walls, Mask::ALL));
    }),
    ("region in reach", |s| {
        black_box(reach::region(black_box(s.mover), Length::inches(6), &s.walls, Mask::ALL));
    }),
];
