//! Buffers that become registers: how large the pieces are in which the text accesses them.
//!
//! An accumulator that is filled as a vector and summed up element by element is several scalars; LLVM would keep it as
//! one vector, of which each iteration takes elements out and puts them back.

use std::collections::HashMap;

use autoir_synth::window::halide::ast::{Expr, ExprKind, Stmt, StmtKind};
use autoir_synth::window::halide::literal;
use autoir_synth::window::halide::walk;

/// Elements up to which a buffer is looked at.
const ELEMENTS: u64 = 64;

/// For each small buffer of `body` whose accesses are all at constant places, the elements of its smallest piece.
pub fn pieces(body: &[Stmt]) -> HashMap<String, u32> {
    let mut found: HashMap<String, Option<u64>> = HashMap::new();
    walk::statements(body, &mut |statement| {
        if let StmtKind::Allocate { name, .. } = &statement.kind {
            found.insert(name.clone(), Some(0));
        }
    });
    let mut see = |buffer: &str, index: &Expr, is_whole: bool| {
        if let Some(piece) = found.get_mut(buffer) {
            let access = if is_whole { access(index) } else { None };
            *piece = match (*piece, access) {
                (Some(piece), Some((start, lanes))) => Some(divisor(divisor(piece, start), lanes)),
                _ => None,
            };
        }
    };
    walk::statements(body, &mut |statement| {
        if let StmtKind::Store { buffer, index, predicate, .. } = &statement.kind {
            see(buffer, index, predicate.is_none());
        }
    });
    walk::expressions(body, &mut |e| {
        if let ExprKind::Load { buffer, index, predicate } = &e.kind {
            see(buffer, index, predicate.is_none());
        }
    });
    let small = |(name, piece): (String, Option<u64>)| {
        let piece = piece.filter(|p| (1..=ELEMENTS).contains(p))?;
        Some((name, u32::try_from(piece).ok()?))
    };
    found.into_iter().filter_map(small).collect()
}

/// The first element of an access at a constant place, and the number of elements.
fn access(index: &Expr) -> Option<(u64, u64)> {
    let (start, lanes) = match &index.kind {
        ExprKind::Ramp { base, stride, lanes } if literal(stride) == Some(1) => (literal(base)?, *lanes),
        _ => (literal(index)?, 1),
    };
    let (start, lanes) = (u64::try_from(start).ok()?, u64::from(lanes));
    (start + lanes <= ELEMENTS).then_some((start, lanes))
}

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use autoir_synth::window::halide::program;

    use super::pieces;

    fn found(text: &str) -> Vec<(String, u32)> {
        let program = program("t.stmt", text, None);
        let mut found: Vec<_> = pieces(&program.statements).into_iter().collect();
        found.sort();
        found
    }

    #[test]
    fn a_vector_of_sums_is_scalars() {
        let text = "func f () {\n allocate a[int32 * 4]\n a[ramp(0, 1, 4)] = x4(0)\n a[2] = a[2] + 1\n}\n";
        assert_eq!(found(text), [("a".to_owned(), 1)]);
    }

    #[test]
    fn rows_stay_vectors() {
        let text =
            "func f () {\n allocate a[int32 * 16]\n a[ramp(0, 1, 8)] = x8(0)\n a[ramp(8, 1, 8)] = x8(1)\n}\n";
        assert_eq!(found(text), [("a".to_owned(), 8)]);
    }

    #[test]
    fn an_index_that_varies_leaves_a_buffer_whole() {
        let text = "func f (i) {\n allocate a[int32 * 4]\n a[ramp(0, 1, 4)] = x4(0)\n a[i] = 1\n}\n";
        assert_eq!(found(text), []);
    }
}
