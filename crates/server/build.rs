//! Embeds the built page from `web/dist`, when it is there, so that the binary needs no file beside it.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

/// Kinds of files that get smaller when packed.
const PACKED: [&str; 9] = ["html", "js", "css", "svg", "json", "txt", "ftl", "map", "webmanifest"];

type Done<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Done<()> {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let dist = here.join("../../web/dist");
    // A path that is missing makes cargo look again at every build, so a page built later is not overlooked.
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, &dist, &mut files)?;
    }
    files.sort();
    let mut table = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        table.push_str(&entry(&dist, &out, number, file)?);
    }
    table.push_str("]\n");
    fs::write(out.join("assets.rs"), table)?;
    Ok(())
}

/// The files under a folder, as paths relative to `root`.
fn collect(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> Done<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            files.push(path.strip_prefix(root)?.to_owned());
        }
    }
    Ok(())
}

/// One line of the table: the path, the bytes, the packed bytes where they are fewer, and a mark of the contents.
fn entry(dist: &Path, out: &Path, number: usize, file: &Path) -> Done<String> {
    let source = dist.join(file).canonicalize()?;
    let bytes = fs::read(&source)?;
    let name: Vec<String> =
        file.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    let mut crc = flate2::Crc::new();
    crc.update(&bytes);
    let mut line = String::new();
    write!(line, "    Asset {{ path: {:?}, ", name.join("/"))?;
    write!(line, "mark: {:?}, ", format!("\"{:08x}-{:x}\"", crc.sum(), bytes.len()))?;
    write!(line, "plain: include_bytes!({source:?}), ")?;
    let kind = file.extension().and_then(|kind| kind.to_str()).unwrap_or("");
    let packed = if PACKED.contains(&kind) { Some(pack(&bytes)?) } else { None };
    match packed.filter(|packed| packed.len() < bytes.len()) {
        Some(packed) => {
            let path = out.join(format!("asset-{number}.gz"));
            fs::write(&path, packed)?;
            writeln!(line, "gzip: Some(include_bytes!({path:?})) }},")?;
        }
        None => writeln!(line, "gzip: None }},")?,
    }
    Ok(line)
}

fn pack(bytes: &[u8]) -> Done<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
