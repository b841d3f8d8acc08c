//! LLVM IR in, LLVM IR out: vector computations replaced by proven programs that are cheaper.
//!
//! In:   a module; the driver of synthesis (`autoir-build`)
//! Out:  a [`Plan`] of what to replace, and the module with that done; for `autoir opt` and the compiler's plugin
//! Pipeline: `module` -> `read` (windows) -> `target` (CPU) -> `answer` (proven programs) -> `kernel` (code) -> `trials`
//!       (`measure`: blocks before and after) -> `put` (`parts`: loads by halves) -> `unroll`; `remarks` and `page` say what was done; all but
//!       the last on copies, which is the `plan` (`kept` for the next time; `left`: what nobody looks into).
//!       Before: `prepare` (`reload`, `versions`, `narrow`, `recurrence`, `scan`, `rows`, `strip`: loops before they are vectorized), `hoist` (reductions; `neighbours`),
//!       `widen` (loops that write less than a register; those stay that are a gain)
//!
//! Invariants
//! - A value is replaced only by a program that is proven equal to its window, for all operand values.
//! - A block is changed only if LLVM's own code for it, with the programs in it, costs less than without.
//! - Memory is read and written by the instructions that did so before, or at their addresses by wider or narrower ones;
//!   what a loop keeps of the iteration before may be read again, where nothing that is written can lie there.
//! - Nothing is decided by a function's name.
//!
//! Start reading at: [`optimize`]

mod answer;
mod aside;
mod both;
mod deadline;
mod deepen;
mod error;
mod hoist;
mod in_turn;
mod ir;
mod joined_sums;
mod kept;
mod kernel;
mod left;
mod measure;
mod module;
mod narrow;
mod neighbours;
mod optimize;
mod page;
mod parts;
mod plan;
mod prepare;
mod put;
mod read;
mod recurrence;
mod registers;
mod reload;
mod remarks;
mod rows;
mod scan;
mod strides;
mod strip;
mod target;
mod trials;
mod unroll;
mod versions;
mod widen;

pub use aside::AT_ONCE;
pub use deadline::Budget;
pub use error::Error;
pub use hoist::hoist;
pub use ir::Line;
pub use kept::plan;
pub use measure::Place;
pub use module::{is_bitcode, parse};
pub use narrow::narrow;
pub use optimize::{Form, optimize};
pub use page::{escaped, page};
pub use plan::{Fate, Options, Plan, apply, windows};
pub use prepare::prepare;
pub use put::Replacement;
pub use read::Skipped;
pub use recurrence::strip_mine;
pub use registers::by_registers;
pub use reload::reload;
pub use remarks::{Kind, Remark, remarks, yaml};
pub use rows::rows;
pub use scan::running_totals;
pub use strides::by_rows;
pub use target::Cpu;
pub use versions::versions;
pub use widen::{Widened, widen};
