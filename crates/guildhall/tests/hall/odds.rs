use crate::hall;

fn said(args: &[&str]) -> String {
    let ran = hall(&[&["odds"], args].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out
}

#[test]
fn sums_with_and_without_help() {
    assert_eq!(said(&["sum", "--dice", "7", "--target", "17"]), "33667/34992 = 96.21 %\n");
    assert_eq!(said(&["sum", "--dice", "3", "--target", "6"]), "103/108 = 95.37 %\n");
    assert_eq!(said(&["sum", "--dice", "3", "--target", "6", "--fix", "4"]), "1 = 100.00 %\n");
    // One die, rolled again when it fails: 1 - (2/3)².
    assert_eq!(said(&["sum", "--dice", "1", "--target", "5", "--reroll", "1"]), "5/9 = 55.56 %\n");
    // A die turned over shows 5 or more when it showed 1 or 2.
    assert_eq!(said(&["sum", "--dice", "1", "--target", "5", "--flip", "1"]), "2/3 = 66.67 %\n");
    assert_eq!(said(&["sum", "--dice", "1", "--target", "5", "--plus", "2"]), "2/3 = 66.67 %\n");
    assert_eq!(said(&["sum", "--dice", "1", "--target", "2", "--add-die", "1"]), "1 = 100.00 %\n");
}

#[test]
fn dice_on_the_table_get_advice() {
    let text = said(&["sum", "--showing", "1,5,6", "--target", "14", "--reroll", "2"]);
    assert_eq!(text, "8/9 = 88.89 %\nnext: roll the 1 again\n");
    let json = hall(&["odds", "sum", "--showing", "4,1,2", "--target", "10", "--fix", "4", "--json"]).json();
    assert_eq!((&json["step"]["do"], &json["step"]["die"]), (&"turn the 1 to 4".into(), &1.into()));
}

#[test]
fn hits_and_sixes() {
    assert_eq!(said(&["hits", "--dice", "4", "--tn", "4", "--need", "2"]), "11/16 = 68.75 %\n");
    // One die at 4 or more that is a six: a sixth.
    assert_eq!(said(&["hits", "--dice", "1", "--tn", "4", "--sixes"]), "1/6 = 16.67 %\n");
    assert_eq!(said(&["hits", "--dice", "1", "--tn", "5", "--reroll-misses"]), "5/9 = 55.56 %\n");
    let json = hall(&["odds", "hits", "--dice", "4", "--tn", "4", "--need", "2", "--json"]).json();
    assert_eq!((&json["chance"]["num"], &json["percent"]), (&"11".into(), &"68.75".into()));
}

#[test]
fn contests_add_up() {
    let json = hall(&["odds", "contest", "--dice", "1,1", "--json"]).json();
    assert_eq!((&json["tie"]["chance"]["den"], &json["wins"][0]["percent"]), (&"6".into(), &"41.67".into()));
}

#[test]
fn the_table_has_every_target() {
    let table = said(&["table"]);
    assert_eq!(table.lines().count(), 36);
    let row: Vec<&str> =
        table.lines().find(|line| line.trim().starts_with("20 ")).unwrap().split_whitespace().collect();
    assert_eq!(row, ["20", "0.00", "0.00", "5.40", "30.52", "63.69", "86.28", "96.11", "99.15", "99.85"]);
    assert_eq!(hall(&["odds", "table", "--json"]).json().as_array().unwrap().len(), 35);
}

#[test]
fn questions_without_an_answer_are_refused() {
    for args in [
        &["sum", "--dice", "2", "--target", "5", "--fix", "7"][..],
        &["hits", "--dice", "2", "--tn", "1"],
        &["sum", "--showing", "0,9", "--target", "5"],
        &["sum", "--target", "5"],
        &["sum", "--dice", "4000000000", "--target", "5"],
    ] {
        let ran = hall(&[&["odds"], args].concat());
        assert_eq!(ran.code, 2, "{args:?} {}", ran.out);
        assert!(!ran.err.is_empty());
    }
}
