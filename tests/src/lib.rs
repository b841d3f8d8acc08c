//! Checks that span crates: hardware oracles, fuzz entry points, and (beside this library) filetests.
//!
//! In:   semantics and programs, from every crate below `cli`
//! Out:  [`oracle`], used by `autoir check`; [`execution`], by `autoir synth`; [`mutation`], by `autoir fuzz`; [`fuzz`], [`garble`] and [`agree`],
//!       used by the tests beside this library
//! Pipeline: none; each module stands alone
//!
//! Invariants
//! - An oracle shares no code with what it judges.
//! - What cannot be executed here is skipped with a reason and counted, never passed.
//!
//! Start reading at: [`oracle::check`]

pub mod agree;
pub mod execution;
pub mod fuzz;
pub mod garble;
pub mod mutation;
pub mod oracle;
pub mod random_ir;
pub mod sample;
pub mod skip;
