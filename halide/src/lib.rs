//! Whole pipelines that Halide has lowered (`.stmt`) to objects with Halide's C interface.
//!
//! In:   the text that Halide prints, the types of the pipeline's arguments, a CPU
//! Out:  an object, assembly or LLVM IR with `int name(halide_buffer_t *, ...)`, and what was replaced in it
//! Pipeline: text -> `autoir_synth::window::halide` (statements with types) -> `signature` -> `statements` (`expressions`,
//!       `fixed_point`, `division`, `floats`, `lanes`, `memory` (`by_lane`, `clamped`, `tables`, `ways`), `buffers`,
//!       `calls`) -> LLVM IR -> `object`: LLVM's optimizer, the optimizer of `autoir-opt` (windows, proven programs), LLVM's
//!       code generator
//!
//! Invariants
//! - Every statement of the text is in the object, or there is no object and the text's line is named.
//! - Vector operations become LLVM's operations on vectors as wide as the text's; which instructions they become is
//!   decided by `autoir-opt`, by proven programs, and else by LLVM. What LLVM has no operation for, or never finds, are
//!   intrinsics (`neon`, `hvx`, `tables`).
//! - No name of a pipeline or of a buffer decides anything.
//!
//! Start reading at: [`compile`]

mod beside;
mod buffers;
mod by_lane;
mod calls;
mod clamped;
mod compile;
mod division;
mod expressions;
mod fault;
mod fixed_point;
mod floats;
mod hvx;
mod kernel;
mod lanes;
mod literals;
mod memory;
mod metadata;
mod neon;
mod object;
mod operations;
mod pieces;
mod signature;
mod statements;
mod tables;
mod target;
mod transcendental;
mod ways;
mod wide;

pub use beside::{LoopCost, table};
pub use compile::{Compiled, Options, compile};
pub use fault::Error;
pub use object::Form;
pub use target::named as named_target;
