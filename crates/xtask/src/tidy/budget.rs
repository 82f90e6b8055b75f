//! File sizes.

use crate::repo;
use crate::tidy::Fault;

const MEDIAN: usize = 150;
const MOST_FILES: usize = 500;
const ANY_FILE: usize = 800;

/// Files that are too long, one by one or together.
pub(crate) fn faults() -> Vec<Fault> {
    let sources = repo::files("crates", &[".rs"]);
    let sizes = sources.into_iter().filter_map(|path| {
        let lines = repo::read(&path).ok()?.lines().count();
        Some((path, lines))
    });
    judge(sizes.collect())
}

fn judge(mut sizes: Vec<(String, usize)>) -> Vec<Fault> {
    sizes.sort_by_key(|(_, lines)| *lines);
    let mut faults: Vec<Fault> = (sizes.iter())
        .filter(|(_, lines)| *lines > ANY_FILE)
        .map(|(path, lines)| Fault::of(path, format!("{lines} lines; no file has more than {ANY_FILE}")))
        .collect();
    let Some((_, median)) = sizes.get(sizes.len() / 2) else { return faults };
    if *median > MEDIAN {
        faults
            .push(Fault::of("crates", format!("half of the files have more than {MEDIAN} lines ({median})")));
    }
    let long: Vec<&str> =
        sizes.iter().filter(|(_, lines)| *lines > MOST_FILES).map(|(path, _)| path.as_str()).collect();
    if long.len() * 20 > sizes.len() {
        let what = format!("more than 5 % of the files have over {MOST_FILES} lines: {}", long.join(", "));
        faults.push(Fault::of("crates", what));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(sizes: &[usize]) -> usize {
        judge(sizes.iter().map(|&lines| (format!("{lines}.rs"), lines)).collect()).len()
    }

    #[test]
    fn each_bound_is_kept() {
        assert_eq!(count(&[100; 40]), 0);
        assert_eq!(count(&[151; 3]), 1);
        assert_eq!(count(&[&[100; 38][..], &[600, 600]].concat()), 0);
        assert_eq!(count(&[&[100; 37][..], &[600, 600, 600]].concat()), 1);
        assert_eq!(count(&[&[100; 40][..], &[801]].concat()), 1);
        assert_eq!(count(&[]), 0);
    }
}
