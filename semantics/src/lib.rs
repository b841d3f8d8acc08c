//! The lane function: one formal meaning for vendor instructions, AutoIR operations and user windows.
//!
//! In:   expressions built by `autoir-spec-parsers` (vendor text) and `autoir-synth` (windows)
//! Out:  [`lane::ElementFn`] (one expression per output element) and its canonical, re-rolled form
//!       [`lane::LaneFn`], used by every later crate
//! Pipeline: build ([`dag`]) -> unrolled elements ([`lane`]) -> re-rolled templates ([`reroll`]) ->
//!           proofs ([`smt`]), with [`interp`] as the executable meaning and [`text`] as the notation
//!
//! Invariants
//! - Expressions are mathematical integers with intervals; [`dag::Node::Wrap`] is the only truncation.
//! - A [`dag::Dag`] is append-only, hash-consed and topologically ordered: operands precede users.
//! - A float is the unsigned integer of its bits; [`float`] says what is computed with it.
//! - This crate knows no vendor, and only [`smt`] names the solver.
//!
//! Start reading at: [`dag::Dag`]

pub mod affine;
pub mod antiunify;
pub mod arithmetic;
mod bound;
pub mod dag;
pub mod effort;
pub mod error;
pub mod float;
pub mod fold;
pub mod hash;
pub mod interp;
mod interval;
pub mod known_bits;
pub mod lane;
mod limits;
mod primitive;
mod regroup;
pub mod reroll;
pub mod simplify;
pub mod smt;
mod stored;
pub mod text;
pub mod vectors;
mod wide;

#[cfg(test)]
mod random_expr;
