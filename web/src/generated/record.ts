// Written from the types of crates/record by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

/** The first 16 hexadecimal digits of a SHA-256. */
export type Digest = string;
