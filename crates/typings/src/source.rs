//! The Rust sources, read as a list of types with their names.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Expr, Item, ItemEnum, ItemStruct, ItemType, UseTree};

use crate::questions;

/// A type as declared.
pub(crate) struct Found {
    /// The directory of its crate.
    pub(crate) home: String,
    /// Its modules from the root of the crate.
    pub(crate) module: Vec<String>,
    /// What it is.
    pub(crate) item: Kind,
}

/// What a type is.
pub(crate) enum Kind {
    /// A struct.
    Struct(ItemStruct),
    /// An enum.
    Enum(ItemEnum),
    /// Another name.
    Alias(ItemType),
}

/// A place in the sources: names are looked up from here.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    /// The directory of the crate.
    pub(crate) home: &'a str,
    /// The modules from the root of the crate.
    pub(crate) module: &'a [String],
}

/// The types of one crate.
#[derive(Default)]
struct Crate {
    types: BTreeMap<String, Vec<Found>>,
    numbers: BTreeMap<String, Expr>,
    imports: BTreeMap<Vec<String>, BTreeMap<String, Vec<String>>>,
}

/// The sources of some crates.
pub(crate) struct Sources {
    crates: BTreeMap<String, Crate>,
}

impl Sources {
    /// Reads the crates of these directories under `root/crates`.
    ///
    /// # Errors
    /// When a file cannot be read or is no Rust.
    pub(crate) fn read(root: &Path, homes: &[&str]) -> Result<Self, String> {
        let mut crates = BTreeMap::new();
        for &home in homes {
            let mut found = Crate::default();
            let top = root.join("crates").join(home).join("src");
            read_folder(&top, &mut Vec::new(), home, &mut found)?;
            crates.insert(home.to_owned(), found);
        }
        Ok(Self { crates })
    }

    /// The type that a path of names means at `from`, if it is one of these crates'.
    ///
    /// # Errors
    /// When several types could be meant.
    pub(crate) fn find(&self, from: Place<'_>, path: &[String]) -> Result<Option<&Found>, String> {
        let (home, path) = self.full(from, path);
        let Some(name) = path.last() else { return Ok(None) };
        let Some(all) = self.crates.get(&home).and_then(|own| own.types.get(name)) else { return Ok(None) };
        if let [one] = all.as_slice() {
            return Ok(Some(one));
        }
        let modules = &path[..path.len() - 1];
        let beside = [from.module, modules].concat();
        let exact = all.iter().find(|found| found.module == beside || found.module == modules);
        let mut near = all.iter().filter(|found| !modules.is_empty() && found.module.ends_with(modules));
        match (exact, near.next(), near.next()) {
            (Some(one), ..) | (None, Some(one), None) => Ok(Some(one)),
            _ => Err(format!("{home} has several types `{name}` and it is not clear which is meant")),
        }
    }

    /// The crate and the path in it, after imports.
    fn full(&self, from: Place<'_>, path: &[String]) -> (String, Vec<String>) {
        let imports = self.crates.get(from.home).and_then(|own| own.imports.get(from.module));
        let mut full = match path.first().and_then(|first| imports?.get(first)) {
            Some(import) => [import.as_slice(), &path[1..]].concat(),
            None => path.to_vec(),
        };
        let outer = full.first().map(|first| first.replace('_', "-"));
        let outer = outer.filter(|outer| full.len() > 1 && self.crates.contains_key(outer));
        let own = |word: &String| matches!(word.as_str(), "crate" | "super" | "self");
        let skip = if outer.is_some() { 1 } else { full.iter().take_while(|word| own(word)).count() };
        full.drain(..skip);
        (outer.unwrap_or_else(|| from.home.to_owned()), full)
    }

    /// The value of a constant expression, as far as it is plain.
    pub(crate) fn number(&self, home: &str, expr: &Expr) -> Option<usize> {
        match expr {
            Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Int(int) => int.base10_parse().ok(),
                _ => None,
            },
            Expr::Path(path) => {
                let name = path.path.segments.last()?.ident.to_string();
                self.number(home, self.crates.get(home)?.numbers.get(&name)?)
            }
            Expr::Group(group) => self.number(home, &group.expr),
            Expr::Paren(paren) => self.number(home, &paren.expr),
            _ => None,
        }
    }
}

fn read_folder(folder: &Path, module: &mut Vec<String>, home: &str, found: &mut Crate) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(wrong)?
        .map(|entry| Ok(entry.map_err(wrong)?.path()))
        .collect::<Result<_, String>>()?;
    paths.sort();
    for path in paths {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() {
            module.push(stem);
            read_folder(&path, module, home, found)?;
            module.pop();
        } else if path.extension().is_some_and(|end| end == "rs") {
            let named = !matches!(stem.as_str(), "lib" | "mod" | "main");
            let mut module = module.clone();
            module.extend(named.then_some(stem));
            read_file(&path, &module, home, found)?;
        }
    }
    Ok(())
}

fn read_file(path: &Path, module: &[String], home: &str, found: &mut Crate) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let file = syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    let imports = found.imports.entry(module.to_owned()).or_default();
    for item in file.items {
        let (name, item) = match item {
            Item::Struct(item) => (item.ident.to_string(), Kind::Struct(item)),
            Item::Enum(item) => (item.ident.to_string(), Kind::Enum(item)),
            Item::Type(item) => (item.ident.to_string(), Kind::Alias(item)),
            Item::Macro(item) if item.mac.path.is_ident("questions") => {
                let wrong = |error: syn::Error| format!("{}: {error}", path.display());
                let item = item.mac.parse_body_with(questions::all).map_err(wrong)?;
                (item.ident.to_string(), Kind::Enum(item))
            }
            Item::Const(item) => {
                found.numbers.insert(item.ident.to_string(), *item.expr);
                continue;
            }
            Item::Use(item) => {
                import(&item.tree, &mut Vec::new(), imports);
                continue;
            }
            _ => continue,
        };
        let one = Found { home: home.to_owned(), module: module.to_owned(), item };
        found.types.entry(name).or_default().push(one);
    }
    Ok(())
}

fn import(tree: &UseTree, path: &mut Vec<String>, out: &mut BTreeMap<String, Vec<String>>) {
    match tree {
        UseTree::Path(inner) => {
            path.push(inner.ident.to_string());
            import(&inner.tree, path, out);
            path.pop();
        }
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            let full = if name == "self" { path.clone() } else { [path.as_slice(), &[name]].concat() };
            if let Some(last) = full.last() {
                out.insert(last.clone(), full);
            }
        }
        UseTree::Rename(rename) => {
            let full = [path.as_slice(), &[rename.ident.to_string()]].concat();
            out.insert(rename.rename.to_string(), full);
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| import(tree, path, out)),
        UseTree::Glob(_) => {}
    }
}
