//! Makes a type of every message under `text/`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    words_build::write()
}
