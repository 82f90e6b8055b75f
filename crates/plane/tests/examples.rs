//! The geometry of the worked examples GB-EX-02, -03, -04, -15, -21, -22 and -23.

use guildhall_plane::scatter::{CIRCULAR, KICK, landing_by_die};
use guildhall_plane::sight::{Sight, Touch};
use guildhall_plane::sweep::{chosen, forced, leaves_table};
use guildhall_plane::{Corridor, Disc, Length, Mask, Obstacle, Obstacles, Path, Point, Rect, Way};

const PITCH: Rect = Rect::table(36, 36);
const BALL: Length = Length(150);

fn p(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn base(x: i32, y: i32) -> Disc {
    Disc::new(p(x, y), Length(150))
}

#[test]
fn ex_02_circular_scatter_from_a_model() {
    let shark = p(4572, 4572);
    let distance = Length(150) + Length::inches(5) + BALL;
    let spot = landing_by_die(&CIRCULAR, 2, shark, p(4572, 1274) - shark, distance);
    assert_eq!(spot, Some(p(3212, 3787)));
}

#[test]
fn ex_03_kick_scatter_from_a_model() {
    let (ox, target) = (p(4572, 2540), p(4572, 3810));
    let spot = landing_by_die(&KICK, 5, target, target - ox, Length(150) + Length::inches(2) + BALL).unwrap();
    assert_eq!(spot, p(5091, 4429));
    let corridor = Corridor::new(ox, spot, BALL);
    assert!(!corridor.meets(base(4572, 3810)));
    assert!(corridor.meets(base(4872, 3810)));
}

#[test]
fn ex_04_engagement_needs_sight() {
    let mut all = Obstacles::new(PITCH);
    let shark = all.add_disc(base(4572, 4572)).unwrap();
    let gutter = all.add_disc(base(4948, 4572)).unwrap();
    let brisket = all.add_disc(base(5299, 4572)).unwrap();
    let boiler = all.add_disc(base(4572, 5253)).unwrap();
    let disc = |n| all.disc(n).unwrap();
    let sees = |a: u8, b: u8| {
        Sight::new(&all, all.all().without(Mask::disc(a).with(Mask::disc(b))), Touch::Blocks)
            .between(disc(a), disc(b))
    };
    assert!(sees(shark, boiler) && disc(shark).within(disc(boiler), Length::inches(2)));
    assert!(sees(shark, gutter) && disc(shark).within(disc(gutter), Length::inches(2)));
    assert!(disc(shark).within(disc(brisket), Length::inches(2)));
    assert!(!sees(shark, brisket) && !sees(brisket, shark));
    assert!(!disc(boiler).within(disc(shark), Length::inches(1)));
}

#[test]
fn ex_15_scatter_from_a_spot() {
    let (kicker, spot) = (p(4572, 2540), p(4572, 4064));
    let axis = spot - kicker;
    assert_eq!(landing_by_die(&KICK, 4, spot, axis, Length::inches(3)), Some(p(4833, 4780)));
    assert_eq!(landing_by_die(&KICK, 1, spot, axis, Length::inches(6)), Some(p(3252, 4826)));
}

#[test]
fn ex_21_to_the_unit() {
    let x = base(2000, 2000);
    assert!(x.within(base(2554, 2000), Length::inches(1)));
    assert!(x.within(base(2230, 2504), Length::inches(1)));
    assert!(!x.within(base(2555, 2000), Length::inches(1)));
    assert!(x.touches(base(2180, 2240)) && !x.overlaps(base(2180, 2240)));
    assert!(x.overlaps(base(2179, 2240)) && !x.touches(base(2179, 2240)));
    assert!(x.touches(base(2213, 2213)));
    assert!(!x.touches(base(2214, 2214)));
    let all = Obstacles::new(PITCH);
    let jog = |end| chosen(x, &Path::to(end), Length::inches(6), &all, Mask::ALL);
    assert_eq!(jog(p(3524, 2000)), Ok(Length(1524)));
    let breach = jog(p(3524, 2001)).unwrap_err();
    assert_eq!(breach.covered, Length(1524));
    assert!(jog(breach.furthest).is_ok());
}

#[test]
fn ex_22_off_the_post_or_past_it() {
    let mut all = Obstacles::new(PITCH);
    let post = Disc::new(p(4572, 1274), Length(250));
    let number = all.add_disc(post).unwrap();
    let shoot = |from: Point, die, inches| {
        let distance = Length(250) + Length::inches(inches) + BALL;
        let spot = landing_by_die(&KICK, die, post.centre, post.centre - from, distance).unwrap();
        (spot, forced(&Way::new(from, spot), BALL, &all, Mask::ALL))
    };
    let from = p(3556, 2794);
    let (spot, stop) = shoot(from, 3, 2);
    assert_eq!((spot, stop.at, stop.by), (p(5304, 737), p(4511, 1670), Some(Obstacle::Disc(number))));
    assert!(post.touches(Disc::new(stop.at, BALL)));
    let (spot, stop) = shoot(from, 6, 2);
    assert_eq!((spot, stop.at, stop.by), (p(4171, 460), p(4171, 460), None));
    let (spot, stop) = shoot(from, 2, 1);
    assert_eq!((spot, stop.at), (p(5200, 1091), p(4643, 1668)));
    let (spot, stop) = shoot(from, 2, 2);
    assert_eq!((spot, stop.at), (p(5444, 1020), p(5444, 1020)));
    let (spot, stop) = shoot(from, 5, 4);
    assert_eq!((spot, stop.by), (p(4418, -134), None));
    assert!(leaves_table(&Way::new(from, spot), BALL, PITCH).is_some());
    let (_, stop) = shoot(p(4572, 2055), 4, 3);
    assert_eq!(stop.at, p(4489, 1666));
}

#[test]
fn ex_23_all_twelve_arms() {
    let spot = p(3600, 2800);
    let kick = [(3201, 3734), (3545, 3814), (3895, 3772), (4451, 3355), (4589, 3031), (4609, 2678)];
    let model = p(3000, 4000);
    let round = [(3657, 2860), (2341, 2861), (1684, 4001), (2343, 5140), (3659, 5139), (4316, 3999)];
    for die in 1..=6u8 {
        let i = usize::from(die) - 1;
        let landed = landing_by_die(&KICK, die, spot, spot - p(3000, 2000), Length::inches(4));
        assert_eq!(landed, Some(p(kick[i].0, kick[i].1)), "kick {die}");
        let distance = Length(150) + Length::inches(4) + BALL;
        let landed = landing_by_die(&CIRCULAR, die, model, p(4572, 1274) - model, distance);
        assert_eq!(landed, Some(p(round[i].0, round[i].1)), "circular {die}");
    }
    assert_eq!(landing_by_die(&KICK, 0, spot, spot - model, Length(1)), None);
    assert_eq!(landing_by_die(&KICK, 7, spot, spot - model, Length(1)), None);
}
