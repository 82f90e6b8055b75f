// Written from the types of crates/words by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

/** What is put into a text. */
export type Arg = number | string | { seat: number } | { inches: number } | Message | { all: Arg[] };

/** Something said: the id of a text and what is put into it. */
export type Message = { id: string; args?: Record<string, Arg> };
