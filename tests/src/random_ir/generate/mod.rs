//! Random functions: straight-line vector code, loops over vectors as LLVM's vectorizer leaves them, and loops over
//! scalars as a front end hands them over.
//!
//! A function consists of shapes, which are drawn from a pool: the same computation comes again, in other surroundings,
//! with other flags, at other addresses. So a search that took its time is asked for again and again and is remembered,
//! and what differs is what goes wrong around a window.

mod expression;
mod loops;
mod maker;
mod vectors;

use std::sync::Arc;

use autoir_semantics::vectors::Rng;

use super::ir::Function;
use super::target::Target;

/// What is generated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Vector code, straight-line or in a loop, as the optimizer leaves it.
    Vectors,
    /// Loops over scalars, as the vectorizer finds them, looked at before it.
    Prepared,
    /// The same, through the whole optimizer.
    Loops,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Vectors, Kind::Prepared, Kind::Loops];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Vectors => "vectors",
            Kind::Prepared => "prepared",
            Kind::Loops => "loops",
        }
    }
}

/// Function `number` of a campaign that begins with `seed`, of shapes of which there are `shapes`, for a CPU that has
/// `targets`.
pub fn function(kind: Kind, (seed, number): (u64, u64), shapes: u64, targets: &[Arc<Target>]) -> Function {
    let mut own = Rng::new(seed.rotate_left(32) ^ number);
    let name = format!("{}{number}", kind.name());
    // What the shapes are depends on the seed, which one it is on the function.
    let shape = |own: &mut Rng| Rng::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ own.below(shapes));
    match kind {
        // Where blocks have several windows, each is tried alone, with all blocks of a module side by side: so they
        // stand in modules of their own.
        Kind::Vectors => {
            let pieces = if number / 200 % 10 == 7 { 3 } else { 1 };
            vectors::function(name, &mut own, &shape, pieces, targets)
        }
        Kind::Prepared | Kind::Loops => loops::function(name, &mut own, &shape),
    }
}
