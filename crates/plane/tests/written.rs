//! The written form of the plain types.

use guildhall_plane::{Disc, Length, List, Path, Point, Polygon, Shape};

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[test]
fn plain_types_are_written_plainly() {
    let path = Path::through(&[Point::new(1, -2), Point::new(3, 4)]).unwrap();
    let text = serde_json::to_string(&path).unwrap();
    assert_eq!(text, r#"[{"x":1,"y":-2},{"x":3,"y":4}]"#);
    assert_eq!(read::<Path>(&text), Ok(path));
    let disc = Shape::Disc(Disc::new(Point::new(5, 6), Length(150)));
    let text = serde_json::to_string(&disc).unwrap();
    assert_eq!(text, r#"{"disc":{"centre":{"x":5,"y":6},"radius":150}}"#);
    assert_eq!(read::<Shape>(&text), Ok(disc));
}

#[test]
fn what_cannot_be_is_refused() {
    assert!(read::<Point>(r#"{"x":16384,"y":0}"#).unwrap_err().contains("16383"));
    assert!(read::<Point>(r#"{"x":16383,"y":-16383}"#).is_ok());
    assert!(read::<Point>(r#"{"x":99999999999,"y":0}"#).unwrap_err().contains("16383"));
    assert!(read::<Point>(r#"{"x":0.5,"y":0}"#).unwrap_err().contains("a whole number of units"));
    let points = |count| format!("[{}]", vec![r#"{"x":1,"y":2}"#; count].join(","));
    assert_eq!(read::<Path>(&points(16)).map(|path| path.len()), Ok(16));
    assert!(read::<Path>(&points(17)).unwrap_err().contains("a path has at most 16 points"));
    assert!(read::<Polygon>(r#"[{"x":0,"y":0},{"x":1,"y":1}]"#).unwrap_err().contains("3 to 8"));
    assert!(read::<List<u8, 3>>("[1,2,3]").is_ok());
    assert!(read::<List<u8, 3>>("[1,2,3,4]").unwrap_err().contains("at most 3"));
}

#[test]
fn lists_are_equal_by_what_is_in_use() {
    let mut one = List::<u8, 4>::from_slice(&[1, 2, 3]).unwrap();
    assert_eq!(one.pop(), Some(3));
    assert_eq!(one, List::from_slice(&[1, 2]).unwrap());
    one.truncate(0);
    assert_eq!(one.pop(), None);
    assert_eq!(one, List::new());
}
