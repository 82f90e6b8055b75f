//! The files under `web/src/generated` are those the Rust types say.

#[test]
fn the_files_are_fresh() {
    let differences = typings::differences(&typings::repository()).unwrap();
    assert!(differences.is_empty(), "{}\n`cargo xtask codegen` writes them anew", differences.join("\n"));
}
