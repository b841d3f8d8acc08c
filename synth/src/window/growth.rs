//! How large an expression may become that somebody outside describes: a window, or the meaning of a program.
//!
//! Passes over it recurse, and copy it. What is admitted here neither exhausts their stacks nor the memory; it is
//! counted, not measured, so that what is refused is refused everywhere.

use autoir_semantics::dag::Dag;
use thiserror::Error;

/// Greatest number of nodes of one window, or of what one program means.
const MAX_NODES: usize = 1 << 20;

/// Why an expression is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TooLarge {
    /// There are too many nodes.
    #[error("this is too large: it takes more than {MAX_NODES} operations")]
    Nodes,
    /// A path through it is too long.
    #[error("this takes too many operations one after the other")]
    Depth,
}

/// Watches an arena grow.
#[derive(Debug)]
pub struct Growth {
    deepest: u32,
    /// The depth of each node so far.
    depths: Vec<u32>,
}

impl Growth {
    /// For an arena in which no path is longer than `deepest`.
    pub fn new(deepest: u32) -> Growth {
        Growth { deepest, depths: Vec::new() }
    }

    /// Looks at the nodes that `dag` has got since the last time.
    ///
    /// # Errors
    /// It has become too large.
    pub fn admit(&mut self, dag: &Dag) -> Result<(), TooLarge> {
        if dag.len() > MAX_NODES {
            return Err(TooLarge::Nodes);
        }
        for node in &dag.nodes()[self.depths.len()..] {
            let mut below = 0;
            node.each_child(|c| below = below.max(self.depths[c.index()]));
            if below == self.deepest {
                return Err(TooLarge::Depth);
            }
            self.depths.push(below + 1);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_is_too_long_is_refused() {
        let (mut dag, mut growth) = (Dag::new(), Growth::new(10));
        let mut value = dag.read_at(0, 8, false, 0);
        let mut seen = Ok(());
        for n in 1..12 {
            let other = dag.read_at(0, 8, false, n);
            value = dag.xor(value, other);
            seen = seen.and_then(|()| growth.admit(&dag));
            // The index, the read and one operation after the other.
            assert_eq!(seen.is_ok(), n + 2 <= 10, "{n}");
        }
        assert_eq!(seen, Err(TooLarge::Depth));
    }
}
