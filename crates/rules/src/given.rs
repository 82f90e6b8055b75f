//! Bullets that no play can break.

/// The ids in the text of a `given.toml`: the values of its lines `id = "…"`.
pub fn given_ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let value = line.trim().strip_prefix("id")?.trim_start().strip_prefix('=')?.trim();
        value.strip_prefix('"')?.strip_suffix('"')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ids_are_taken() {
        let text = "# id = \"GB-A-01\"\n[[given]]\nid = \"GB-STAT-18\"\nplace = \"x\"\nidea = \"y\"\n";
        assert_eq!(given_ids(text).collect::<Vec<_>>(), ["GB-STAT-18"]);
    }
}
