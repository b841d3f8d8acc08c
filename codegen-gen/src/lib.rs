//! Code generation: vendor instructions and programs of them, spelled for LLVM.
//!
//! In:   instructions (`autoir-spec-parsers`), programs and the dictionary (`autoir`)
//! Out:  lowerings, costs, LLVM IR, assembly, objects, callable functions and generated Rust crates
//! Pipeline: `harvest` (metadata + clang's header -> lowerings) -> `verify` (each seen in assembly) ->
//!           `costs`, `forms`; program -> `emit` -> `llvm` (assembly, object), `bundle` (several in one) or `jit` (call);
//!           lane function -> `lane_ir` (assembly) -> `readback` (program)
//!
//! Invariants
//! - A lowering is derived from the vendor's metadata and clang's header; none is written by hand.
//! - Every lowering was compiled for its features and its mnemonic was seen in the assembly, or `verify`
//!   names it as an exception.
//! - Equal input gives equal output, byte for byte.
//! - Nothing here knows a solver or searches for programs; `backend` tells a search what LLVM would do.
//!
//! Start reading at: [`harvest::harvest`]

mod admitted;
mod arm_form;
mod asm_form;
pub mod backend;
mod batch;
pub mod bundle;
mod call_text;
mod clang;
pub mod costs;
pub mod crate_text;
pub mod crate_writer;
pub mod emit;
pub mod error;
pub mod features;
mod flatten;
pub mod forms;
pub mod harvest;
mod hexagon_form;
mod immediates;
pub mod intrinsics;
mod ir_text;
pub mod isolated;
pub mod jit;
mod lane_expr;
pub mod lane_ir;
mod lane_read;
pub mod llvm;
pub mod lower;
pub mod lowering;
mod mask_form;
mod matrices;
pub mod mca;
mod packets;
pub mod platform;
mod probe;
pub mod readback;
mod requirements;
pub mod shipped;
pub mod store;
pub mod target;
mod tool;
mod unfolded;
pub mod validate;
pub mod verify;
