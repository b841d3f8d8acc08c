//! Groups instructions into classes of one parameterized operation each, with a proof per member.
//!
//! In:   lane functions with the vendor's elements ([`autoir_semantics::lane`]), from `autoir-spec-parsers`
//! Out:  [`classes::Classes`], used by `autoir` to make the dictionary
//! Pipeline: masks off ([`wrapper`], [`cofactor`]) -> [`parameterize`] -> buckets, merged by [`mod@embed`] and
//!           [`generalize`] ([`cluster`]) -> [`prove`] ([`unroll`], [`exhaust`]) -> [`shrink`] -> [`name`];
//!           [`instantiate`] takes terms back to lane functions
//!
//! Invariants
//! - A member's own numbers put into its class's operation are proven equal to the vendor's elements;
//!   [`prove::replay`] checks it again from nothing but the class and the elements.
//! - An answer that is not a proof keeps an instruction apart and is reported by name.
//! - No instruction's name is looked at.
//!
//! Start reading at: [`classes::classes`]

pub mod classes;
pub mod cluster;
pub mod cofactor;
mod digest;
pub mod embed;
pub mod error;
pub mod exhaust;
pub mod float;
pub mod generalize;
pub mod instantiate;
pub mod name;
pub mod parameterize;
pub mod prove;
pub mod shrink;
pub mod term;
pub mod unroll;
pub mod wrapper;
