//! Movements of bytes that were looked for, and what was found.
//!
//! What moves bytes to where they are wanted depends on them and on the registers that they are in, and on nothing else of
//! a window. The searches for a window, for its pieces and for other windows ask for the same movements over and over:
//! what was found is kept beside the patterns, with the work that it took. Whoever is told is charged for it as if it had
//! looked itself, so that no answer depends on who was first.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use autoir_semantics::effort::Report;
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::Kind;

use crate::goal::Byte;
use crate::library::Cost;
use crate::pattern::library::Selection;

/// Bytes of registers that are kept, of all movements with a selection of instructions: some 32 MiB.
const MAX_KEPT: usize = 4 << 20;

/// Movements that were looked for, by the instructions that there were.
#[derive(Debug, Default)]
pub(crate) struct KnownMoves(Mutex<Vec<(Selection, Arc<Moves>)>>);

impl KnownMoves {
    /// What is known of movements with the instructions of `selection`.
    pub fn of(&self, selection: &Selection) -> Arc<Moves> {
        let mut all = lock(&self.0);
        if let Some((_, known)) = all.iter().find(|(with, _)| with == selection) {
            return Arc::clone(known);
        }
        let known = Arc::<Moves>::default();
        all.push((selection.clone(), Arc::clone(&known)));
        known
    }
}

/// Movements that were looked for with the same instructions.
#[derive(Debug, Default)]
pub(crate) struct Moves(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    found: FastMap<Wanted, Arc<Found>>,
    /// Bytes of registers in it.
    size: usize,
}

impl Moves {
    /// What was found for `wanted`, if that was looked for.
    pub fn get(&self, wanted: &Wanted) -> Option<Arc<Found>> {
        lock(&self.0).found.get(wanted).cloned()
    }

    /// Keeps what was `found`, while there is room.
    pub fn keep(&self, wanted: Wanted, found: &Arc<Found>) {
        let size =
            found.moves.iter().flat_map(|m| &m.contents).map(Vec::len).sum::<usize>() + wanted.bytes.len();
        let mut kept = lock(&self.0);
        if kept.size + size <= MAX_KEPT && kept.found.insert(wanted, Arc::clone(found)).is_none() {
            kept.size += size;
        }
    }

    /// How many there are.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        lock(&self.0).found.len()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Bytes that are wanted of a register, whatever the operands that they are in are called.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Wanted {
    pub kind: Kind,
    pub bits: u32,
    /// Of operands that are [`numbered`] in their order.
    pub bytes: Vec<Byte>,
    /// The registers that those lie in.
    pub operands: Vec<(Kind, u32)>,
    /// Whether `Heuristic::Counts` and `Heuristic::Steps` are used.
    pub uses: [bool; 2],
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Found {
    /// The numbers of the operands where it was looked for.
    pub operands: Vec<u16>,
    /// The best first.
    pub moves: Vec<Move>,
    /// The work that it took.
    pub report: Report,
}

/// One instruction that makes a movement, before its operands are goals.
#[derive(Debug)]
pub(crate) struct Move {
    pub instruction: usize,
    pub cost: Cost,
    /// The number of the variant of its patterns.
    pub variant: usize,
    /// How much is left to do.
    pub rank: Cost,
    /// What steers it, where an operand does.
    pub control: Option<Vec<i128>>,
    /// The bytes of each operand; empty where any value will do.
    pub contents: Vec<Vec<Byte>>,
}

/// The operands that `bytes` are of, in their order.
pub(crate) fn operands(bytes: &[Byte]) -> Vec<u16> {
    let operand = |b: &Byte| match b {
        Byte::Of(operand, _) => Some(*operand),
        Byte::Any | Byte::Const(_) => None,
    };
    bytes.iter().filter_map(operand).collect::<BTreeSet<_>>().into_iter().collect()
}

/// `byte`, if it is one of `operands`, by the place of its operand among them.
pub(crate) fn numbered(byte: Byte, operands: &[u16]) -> Byte {
    match byte {
        Byte::Of(operand, at) => match operands.binary_search(&operand) {
            Ok(n) => Byte::Of(n as u16, at),
            Err(_) => byte,
        },
        other => other,
    }
}

/// `byte` of one of `from`, as that of the operand of `to` in the same place.
pub(crate) fn called(byte: Byte, (from, to): (&[u16], &[u16])) -> Byte {
    match byte {
        Byte::Of(operand, at) => match from.binary_search(&operand).ok().and_then(|n| to.get(n)) {
            Some(operand) => Byte::Of(*operand, at),
            None => byte,
        },
        other => other,
    }
}
