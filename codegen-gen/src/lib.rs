//! Code generation: vendor instructions and programs of them, spelled for LLVM.
//!
//! In:   instructions (`autoir-spec-parsers`), programs and the dictionary (`autoir`)
//! Out:  lowerings, costs, LLVM IR, assembly, objects, callable functions and generated Rust crates
//! Pipeline: [`lowering`] (metadata and clang's header -> lowerings, each seen in assembly) -> [`cost`]; program -> [`emit`]
//!           -> [`mod@llvm`] (assembly, object) or a call; assembly or object -> [`lift`] (program); all of a target -> [`publish`]
//!
//! Each of these is a room, over [`platform`], which only says what differs between architectures; none uses another that uses
//! it, and `tests/tests/structure/rooms.rs` holds that.
//!
//! Invariants
//! - A lowering is derived from the vendor's metadata and clang's header; none is written by hand.
//! - Every lowering was compiled for its features and its mnemonic was seen in the assembly, or [`lowering::verify`]
//!   names it as an exception.
//! - Equal input gives equal output, byte for byte.
//! - Nothing here knows a solver or searches for programs; `backend` tells a search what LLVM would do.
//!
//! Start reading at: [`lowering::harvest::harvest`]

pub mod backend;
pub mod cost;
pub mod emit;
pub mod error;
pub mod lift;
pub mod llvm;
pub mod lower;
pub mod lowering;
pub mod platform;
pub mod publish;
