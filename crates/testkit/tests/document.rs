//! `SCENARIOS.md` shows real files, and everything in it that looks like a scenario is one.

use std::fs;
use std::path::Path;

use testkit::scenario::Scenario;

#[test]
fn the_examples_are_the_files_they_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join("SCENARIOS.md")).unwrap();
    let blocks = text.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let mut shown = Vec::new();
    for block in blocks {
        let (name, example) = block.split_once('\n').unwrap();
        let file = name.strip_prefix("# ").unwrap();
        assert_eq!(example, fs::read_to_string(root.join(file)).unwrap(), "{file}");
        let scenario = Scenario::parse(example).unwrap();
        assert_eq!(scenario.claim_faults(), Vec::<String>::new(), "{file}");
        assert_eq!(scenario.not_yet, None, "{file} can be played");
        shown.push(scenario.game);
    }
    assert_eq!(shown, ["guild-ball", "guild-ball", "guild-master", "guild-master"]);
}
