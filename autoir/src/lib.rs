//! AutoIR's shared vocabulary: the dictionary of operations and the programs written with it.
//!
//! In:   equivalence classes of instructions (`autoir-similarity`)
//! Out:  the dictionary and [`program::Program`], used by `autoir-synth` and `autoir-codegen-gen`
//! Pipeline: classes -> dictionary; window -> `program`
//!
//! Invariants
//! - A program that passes [`program::Program::validate`] reads only values that exist.
//! - Nothing here knows a solver or LLVM.
//!
//! Start reading at: [`program::Program`]

pub mod program;
