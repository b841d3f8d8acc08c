//! Functions of bytes: instructions that compute any of them, or any linear one, given the right constants.

use autoir_semantics::lane::Kind;

use crate::goal::function::{Column, Functions, reads_by_data};
use crate::goal::space::Space;
use crate::goal::{Goal, Goals, tables};
use crate::heuristics::Heuristic;
use crate::library::Cost;
use crate::pattern::lookup::Filled;
use crate::pattern::{Family, Variant};
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::pairs::fixed;

/// Entries of a table that is cut whatever it holds.
const SMALL: usize = 32;

impl Expander<'_> {
    /// The ways to make `goal`, whose lanes are functions of one small value each: by one instruction that computes any
    /// of them, or from smaller functions.
    pub(crate) fn functions(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        if !self.uses(Heuristic::Functions) {
            return Vec::new();
        }
        if !matches!((goal.kind, goal.width), (Kind::Vector, 8) | (Kind::Mask, 1)) {
            let first = goal.lanes.iter().flatten().next();
            let chosen = first.is_some_and(|e| reads_by_data(&space.dag, &space.dag.reachable(&[*e])));
            return if chosen { self.lookups(space, goals, goal, &[]) } else { Vec::new() };
        }
        let columns = Functions::default().columns(space, goal);
        let mut found = self.tabulated(space, goals, goal, &columns);
        let smaller = tables::rewrites(space, goal, &columns);
        // A large table is cut where nothing is known of what it holds.
        let entries = |c: &Column| c.iter().flatten().map(|f| f.values.len()).max();
        let is_small = columns.iter().filter_map(entries).min().is_some_and(|n| n <= SMALL);
        if found.is_empty() && (smaller.is_empty() || is_small) {
            found.extend(self.lookups(space, goals, goal, &columns));
        }
        for other in smaller {
            found.extend(self.computes(space, goals, &other, false));
        }
        found
    }

    /// The instructions that make `goal` by tables or by matrices of bits.
    fn tabulated(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        columns: &[Column],
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        if goal.kind != Kind::Vector || columns.is_empty() {
            return found;
        }
        let mask = (0xff_u16 >> (8 - goal.demand.min(8))) as u8;
        for (instruction, cost) in self.selection.producing(goal.kind, goal.bits) {
            if self.has_to_end() {
                return found;
            }
            let Some(family) = self.library.of_elements(*instruction, 8) else { continue };
            for column in columns {
                let looked_up = |v| Some((family.lookup(v)?.solve(column, mask)?, v));
                let by_tables = family.variants().iter().find_map(looked_up);
                let by_matrices = || {
                    let (affine, zeros) = family.affine()?;
                    let (filled, zero) = affine.solve(column)?;
                    let variant = zeros.iter().position(|z| *z == zero)?;
                    Some((filled, &family.variants()[variant]))
                };
                let Some((filled, variant)) = by_tables.or_else(by_matrices) else { continue };
                found.push(alternative(space, goals, (family, variant), (*instruction, *cost), filled));
            }
        }
        found
    }
}

/// The use of an instruction with what it is given.
fn alternative(
    space: &mut Space,
    goals: &mut Goals,
    (family, variant): (&Family, &Variant),
    (instruction, cost): (usize, Cost),
    filled: Filled,
) -> Alternative {
    let operand = |(n, operand): (usize, &autoir_semantics::lane::Operand)| {
        let n = n as u16;
        let (kind, bits) = (operand.kind, operand.bits());
        if let Some(v) = variant.immediates.get(&n) {
            return fixed(space, operand, *v).intern(space, goals);
        }
        let (demand, lanes) = if filled.arguments.0 == n {
            (filled.demand, filled.arguments.1.clone())
        } else if let Some(bytes) = filled.constants.get(&n) {
            (8, bytes.iter().map(|b| b.map(|b| space.dag.constant(i128::from(b)))).collect())
        } else {
            return Source::Any;
        };
        Source::Goal(goals.intern(space, Goal { kind, bits, width: 8, demand, lanes }))
    };
    let sources = family.operands().iter().enumerate().map(operand).collect();
    Alternative { instruction, cost, sources, halves: false }
}
