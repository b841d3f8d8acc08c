//! The window: one typed vector computation to be covered by instructions.

pub mod air;
pub mod division;
pub mod growth;
pub mod halide;

use autoir_semantics::dag::{Dag, Interval, Node};
use autoir_semantics::lane::{ElementFn, Kind, Operand};
use serde::{Deserialize, Serialize};

/// Where a window was written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Location {
    /// Name of the file.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
}

/// What a window asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Work {
    /// Arithmetic.
    Compute,
    /// Elements of operands are moved; nothing is computed.
    Move,
    /// The result is one operand, unchanged.
    Copy,
    /// The result is the same for all operand values, or one scalar in every lane.
    Fill,
}

impl Work {
    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Work::Compute => "compute",
            Work::Move => "move",
            Work::Copy => "copy",
            Work::Fill => "fill",
        }
    }
}

/// How the elements of an operand or result lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Layout {
    /// Neighbouring elements.
    Dense,
    /// Equal distances (in elements) between neighbours.
    Strided(i64),
    /// Any distances, known only when the code runs.
    Scattered,
}

/// Where an operand's value comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The text that it stands for: a load or a scalar expression.
    pub text: String,
    /// The buffer that is loaded, if any.
    pub buffer: Option<String>,
    /// How the lanes of the load lie in that buffer.
    pub layout: Layout,
    /// The address of the first element: operands of one window with equal numbers lie at addresses that
    /// differ by a known constant. `None` where the address is not a whole.
    pub base: Option<u32>,
    /// Elements between that common address and the first element.
    pub offset: i64,
    /// Whether only some lanes are loaded; the others are unspecified.
    pub predicated: bool,
}

/// A vector computation with names, operand ranges and a place in a file.
///
/// The meaning is `function`: one expression per result element over the operands, each result reduced to
/// `0..2^width`. A program is right if it agrees for all operand values within `ranges`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Window {
    /// Name, unique in its file.
    pub name: String,
    /// The computation. Operand names are unique identifiers.
    pub function: ElementFn,
    /// Whether a result element is read as signed (for printing only).
    pub signed: bool,
    /// The values that each element of each operand can have, read with the operand's signedness.
    pub ranges: Vec<Interval>,
    /// Where the operands come from; empty for windows that were written by hand.
    pub origins: Vec<Origin>,
    /// How the result lies in memory.
    pub layout: Layout,
    /// Whether only some lanes of the result are stored.
    pub predicated: bool,
    /// Where the window was written.
    pub location: Location,
}

impl Window {
    /// A window that computes a part of this one: `function`, with a sign or not, of operands in these ranges.
    pub(crate) fn part(&self, function: ElementFn, signed: bool, ranges: Vec<Interval>) -> Window {
        Window {
            name: self.name.clone(),
            function,
            signed,
            ranges,
            origins: Vec::new(),
            layout: Layout::Dense,
            predicated: false,
            location: self.location.clone(),
        }
    }

    /// Whether what is proven of programs for one of two windows holds for the other: they compute the same, written
    /// alike, of operands in the same ranges.
    pub fn asks_like(&self, other: &Window) -> bool {
        let (f, g) = (&self.function, &other.function);
        self.ranges == other.ranges
            && (&f.operands, &f.result, &f.elements) == (&g.operands, &g.result, &g.elements)
            && f.dag.nodes() == g.dag.nodes()
    }

    /// Whether it computes with floats.
    pub fn computes_floats(&self) -> bool {
        self.function.dag.computes_floats(&self.function.elements)
    }

    /// What the window asks for.
    pub fn work(&self) -> Work {
        let dag = &self.function.dag;
        let mut reads = self.function.elements.iter().map(|e| plain_read(dag, *e));
        if self.function.elements.iter().all(|e| dag.as_const(*e).is_some()) {
            return Work::Fill;
        }
        let Some(reads) = reads.by_ref().collect::<Option<Vec<_>>>() else {
            return Work::Compute;
        };
        let Some(&Some(first)) = reads.first() else { return Work::Move };
        let operand = &self.function.operands[usize::from(first.0)];
        if operand.kind == Kind::Scalar && reads.iter().all(|r| *r == Some(first)) {
            return Work::Fill;
        }
        let copy = operand.lanes() == self.function.result.lanes()
            && operand.width == self.function.result.width
            && reads.iter().enumerate().all(|(i, r)| *r == Some((first.0, operand.width, i as i128)));
        if copy { Work::Copy } else { Work::Move }
    }

    /// The range of every value of `operand`'s element type.
    pub fn full_range(operand: &Operand) -> Interval {
        Interval::of_width(operand.width, operand.signed)
    }

    /// Whether the operand at `index` is known to stay within fewer values than its type has.
    pub fn is_restricted(&self, index: usize) -> bool {
        match (self.ranges.get(index), self.function.operands.get(index)) {
            (Some(range), Some(operand)) => *range != Window::full_range(operand),
            _ => false,
        }
    }
}

/// `Some(Some((operand, width, index)))` for a read at a constant index, `Some(None)` for a constant,
/// `None` for anything else. A truncation to the width of the read is seen through.
pub(crate) fn plain_read(dag: &Dag, id: autoir_semantics::dag::Id) -> Option<Option<(u16, u16, i128)>> {
    match dag.node(id) {
        Node::Const(_) => Some(None),
        Node::Read { base, width, index, .. } if base.len() == 1 => {
            Some(Some((base[0], *width, dag.as_const(*index)?)))
        }
        Node::Wrap { a, width, .. } => match dag.node(*a) {
            Node::Read { width: inner, .. } if inner == width => plain_read(dag, *a),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::window;

    const LEAST: &str = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = min(a[i], b[i])\n}\n";

    #[test]
    fn proofs_hold_of_windows_that_ask_for_the_same() {
        let asked = window(LEAST);
        assert!(asked.asks_like(&window(&LEAST.replace("window m", "window another"))));
        let others = [
            LEAST.replace("min", "max"),
            LEAST.replace("    out", "    assume a in 0..=9\n    out"),
            LEAST.replace("-> u8x16", "-> u16x16"),
            LEAST.replace("b[i]", "b[0]"),
        ];
        for other in others {
            assert!(!asked.asks_like(&window(&other)), "{other}");
        }
    }
}
