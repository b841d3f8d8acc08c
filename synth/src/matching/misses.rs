//! The clauses of a match that depend on numbers: what an instruction is known for beside its operations.
//!
//! A near miss is a match but for one clause. The search wants none; a report says what stood in the way.

use autoir_semantics::dag::Interval;

use super::Matcher;

/// A clause that does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// An operand holds `limit`, and would have to hold `value`.
    Operand {
        /// Its number.
        operand: u16,
        /// What it would have to hold.
        value: Interval,
        /// What it can hold.
        limit: Interval,
    },
    /// The instruction truncates to `limit` where the window has `value`.
    Truncates {
        /// What the window has there.
        value: Interval,
        /// What is left.
        limit: Interval,
    },
    /// The instruction saturates to `limit` where the window has `value`.
    Saturates {
        /// What the window has there.
        value: Interval,
        /// What is left.
        limit: Interval,
    },
    /// The instruction has one constant where the window has another.
    Constant {
        /// The instruction's.
        has: i128,
        /// The window's.
        wanted: i128,
    },
}

impl Matcher<'_> {
    /// Whether a clause `holds`. Where near misses are wanted, the first one that does not is noted, and the match
    /// goes on as if it did.
    pub(super) fn clause(&mut self, holds: bool, miss: Miss) -> bool {
        if holds {
            return true;
        }
        match &mut self.misses {
            Some(misses) if misses.is_empty() => {
                misses.push(miss);
                true
            }
            _ => false,
        }
    }
}
