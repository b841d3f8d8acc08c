//! What is written for users: the tables of each target, as files that come with the crate, and the generated Rust
//! crates.

pub mod crate_text;
pub mod crate_writer;
pub mod shipped;
pub mod store;
