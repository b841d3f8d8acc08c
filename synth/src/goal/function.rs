//! Lanes that are functions of one small value: of a byte, or of something that is computed of it.
//!
//! Whatever an expression looks like, all there is to it is its value for each of at most 256 arguments. This
//! proposes, it does not prove: a program that leans on it is verified like any other.

use std::collections::BTreeSet;
use std::rc::Rc;

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::effort::{self, Work};
use autoir_semantics::hash::FastMap;
use autoir_semantics::interp::{Bits, Interpreter};

use crate::goal::Goal;
use crate::goal::space::Space;

/// Values that an argument may have.
const MAX_VALUES: i128 = 256;
/// Expressions of more nodes than this are not looked at.
pub(crate) const MAX_NODES: usize = 400;
/// Bits in which an argument is told to the expression.
const ARGUMENT_BITS: u16 = 16;

/// Values that half of a byte may have.
const HALF_VALUES: usize = 16;

/// How the halves of a byte are combined to one: on numbers, and as an expression.
type Fold = (fn(u8, u8) -> u8, fn(&mut Dag, Id, Id) -> Id);

/// The ways to combine halves of which nothing else may matter.
const FOLDS: [Fold; 3] = [(|a, b| a ^ b, Dag::xor), (|a, b| a | b, Dag::or), (|a, b| a & b, Dag::and)];

/// The operands of an expression whose argument has a place: the byte, or the value.
const BYTE: u16 = 0;
const VALUE: u16 = 1;

/// A value that depends on one other, which can have few values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// What it depends on.
    pub argument: Id,
    /// The least argument.
    pub least: i128,
    /// The low byte of the value for each argument, from the least on.
    pub values: Rc<[u8]>,
}

impl Function {
    /// The arguments with their values.
    pub fn entries(&self) -> impl Iterator<Item = (i128, u8)> + '_ {
        (self.least..).zip(self.values.iter().copied())
    }
}

/// Finds functions; what was evaluated once is known.
#[derive(Debug, Default)]
pub struct Functions {
    dag: Dag,
    known: FastMap<(Id, i128, i128), Rc<[u8]>>,
}

/// The lanes of a goal, each as a function of one argument.
pub type Column = Vec<Option<Function>>;

impl Functions {
    /// The lanes of `goal` as functions, of the byte that they depend on first, then of what is computed of it; nothing
    /// where they depend on more.
    pub fn columns(&mut self, space: &mut Space, goal: &Goal) -> Vec<Column> {
        let mut columns: Vec<Column> = Vec::new();
        for (n, lane) in goal.lanes.iter().enumerate() {
            let Some(e) = lane else {
                columns.iter_mut().for_each(|c| c.push(None));
                continue;
            };
            let functions = self.of(space, *e);
            if columns.is_empty() {
                columns = vec![vec![None; n]; functions.len()];
            }
            // Lanes of one form have the same arguments, and the others have the byte in common.
            if functions.len() != columns.len() {
                columns.truncate(functions.len().min(1));
            }
            if columns.is_empty() {
                return columns;
            }
            columns.iter_mut().zip(functions).for_each(|(c, f)| c.push(f));
        }
        columns.retain(|c| c.iter().zip(&goal.lanes).all(|(f, lane)| f.is_some() == lane.is_some()));
        columns
    }

    /// `e` as a function of each value that all of it comes from, the byte of an operand first; nothing in the places of
    /// those that can have too many values.
    fn of(&mut self, space: &mut Space, e: Id) -> Vec<Option<Function>> {
        let reachable = space.dag.reachable(&[e]);
        if reachable.len() > MAX_NODES || reads_by_data(&space.dag, &reachable) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let narrow = in_bytes(space, e);
        let reachable = if narrow == e { reachable } else { space.dag.reachable(&[narrow]) };
        let e = narrow;
        let byte = byte_of_all(&space.dag, &reachable);
        let whole = byte.and_then(|(operand, byte)| {
            let argument = space.dag.read_at(operand, 8, false, byte);
            self.function(space, e, argument, Some((operand, byte)))
        });
        let half = whole.as_ref().and_then(|whole| of_upper_half(space, whole));
        found.push(whole);
        for argument in bottlenecks(&space.dag, e) {
            found.push(self.function(space, e, argument, None));
        }
        found.extend(half.map(Some));
        if let Some(Some(whole)) = found.first().cloned() {
            for fold in FOLDS {
                let folded = fold_of_halves(space, &whole, fold);
                found.push(folded);
            }
        }
        found
    }

    /// `e` as a function of `argument`, which may be a byte of an operand in parts.
    fn function(
        &mut self,
        space: &mut Space,
        e: Id,
        argument: Id,
        byte: Option<(u16, u32)>,
    ) -> Option<Function> {
        let range = values_of(space, argument)?;
        let mut leaf = |d: &mut Dag, id: Id| match (byte, space.dag.node(id)) {
            (Some((_, byte)), Node::Read { width, signed, index, .. }) => {
                let at = u32::try_from(space.dag.as_const(*index)? * i128::from(*width)).ok()? - 8 * byte;
                Some(d.read_at(BYTE, *width, *signed, at / u32::from(*width)))
            }
            _ if id == argument => Some(d.read_at(VALUE, ARGUMENT_BITS, true, 0)),
            _ => None,
        };
        let alone = self.dag.import(&space.dag, e, &mut leaf);
        let known = self.known.entry((alone, range.lo, range.hi)).or_insert_with(|| {
            effort::spend(Work::Lane, 1 + (range.hi - range.lo) as u64 / 8);
            let value = |v: i128| {
                let bytes = (v as i16).to_le_bytes();
                let inputs = [Bits::from_bytes(&bytes[..1], 8), Bits::from_bytes(&bytes, 16)];
                Interpreter::new(&self.dag, &inputs).eval(alone) as u8
            };
            (range.lo..=range.hi).map(value).collect()
        });
        Some(Function { argument, least: range.lo, values: Rc::clone(known) })
    }
}

/// A function of a byte as one of its upper half, if the lower one does not matter.
fn of_upper_half(space: &mut Space, whole: &Function) -> Option<Function> {
    let rows: Vec<&[u8]> = whole.values.chunks(16).collect();
    let is_one = |row: &&[u8]| row.iter().all(|v| *v == row[0]);
    if whole.least != 0 || rows.len() != 16 || !rows.iter().all(is_one) {
        return None;
    }
    let values: Vec<u8> = rows.iter().map(|row| row[0]).collect();
    Some(Function { argument: space.field(whole.argument, 4, 4), least: 0, values: values.into() })
}

/// A function of a byte as one of its halves combined, if nothing else of them matters.
fn fold_of_halves(space: &mut Space, whole: &Function, (of, expression): Fold) -> Option<Function> {
    if whole.least < 0 || whole.values.len() <= HALF_VALUES {
        return None;
    }
    let mut values = [None; HALF_VALUES];
    for (at, value) in whole.entries() {
        let entry = &mut values[usize::from(of(at as u8 & 15, at as u8 >> 4))];
        if *entry.get_or_insert(value) != value {
            return None;
        }
    }
    let [low, high] = [0, 4].map(|half| space.field(whole.argument, half, 4));
    let argument = expression(&mut space.dag, low, high);
    let values: Vec<u8> = values.iter().map(|v| v.unwrap_or_default()).collect();
    Some(Function { argument, least: 0, values: values.into() })
}

/// Whether data chooses what one of `nodes` reads.
pub(crate) fn reads_by_data(dag: &Dag, nodes: &[Id]) -> bool {
    nodes.iter().any(|id| match dag.node(*id) {
        Node::Read { index, .. } => dag.as_const(*index).is_none(),
        _ => false,
    })
}

/// The values of `argument`, if they are those of bytes, and few enough to try them all.
pub(crate) fn values_of(space: &mut Space, argument: Id) -> Option<Interval> {
    let range = space.interval(argument);
    (range.lo >= -128 && range.hi <= 255 && range.hi - range.lo < MAX_VALUES).then_some(range)
}

/// `e` with the fields of elements that lie in one of their bytes read of that byte.
pub fn in_bytes(space: &mut Space, e: Id) -> Id {
    let mut narrow = FastMap::default();
    for id in space.dag.reachable(&[e]) {
        let (shifted, field) = match *space.dag.node(id) {
            Node::Wrap { a, width, .. } => (a, Some(width)),
            Node::Shr(..) => (id, None),
            // A sign is a bit like the others.
            Node::Lt(a, b) => {
                if let Some((operand, bit)) = space.dag.sign_bit(a, b) {
                    narrow.insert(id, space.dag.read_at(operand, 1, false, bit));
                }
                continue;
            }
            _ => continue,
        };
        let (read, n) = match *space.dag.node(shifted) {
            Node::Shr(x, n) => (x, space.dag.as_const(n).and_then(|n| u16::try_from(n).ok())),
            _ => (shifted, Some(0)),
        };
        let (Node::Read { base, width, signed, index }, Some(n)) = (space.dag.node(read).clone(), n) else {
            continue;
        };
        let is_top = field.is_none_or(|field| n + field >= width);
        let end = if is_top { width } else { n + field.unwrap_or_default() };
        if width <= 8 || width % 8 != 0 || n >= width || n / 8 != (end - 1) / 8 {
            continue;
        }
        let Some(index) = space.dag.as_const(index) else { continue };
        let at = space.dag.constant(index * i128::from(width / 8) + i128::from(n / 8));
        let byte = space.dag.read_of(&base, 8, signed && is_top, at);
        let moved = space.dag.shr_const(byte, u32::from(n % 8));
        let new = match *space.dag.node(id) {
            Node::Wrap { width, signed, .. } => space.dag.wrap(moved, width, signed),
            _ => moved,
        };
        narrow.insert(id, new);
    }
    if narrow.is_empty() { e } else { space.replaced(e, narrow) }
}

/// The byte of an operand that all reads among `nodes` lie in.
pub fn byte_of_all(dag: &Dag, nodes: &[Id]) -> Option<(u16, u32)> {
    unit_of_all(dag, nodes, 8)
}

/// The `bits` of an operand that all reads among `nodes` lie in, counted from its start in units of as many.
pub fn unit_of_all(dag: &Dag, nodes: &[Id], bits: u32) -> Option<(u16, u32)> {
    let mut found = None;
    for id in nodes {
        let Node::Read { base, width, index, .. } = dag.node(*id) else { continue };
        let ([operand], Some(index)) = (&base[..], dag.as_const(*index)) else { return None };
        // What lies before an operand is in no unit of it.
        let first = u32::try_from(index.checked_mul(i128::from(*width))?).ok()?;
        let this = (*operand, first / bits);
        if (first + u32::from(*width) - 1) / bits != this.1 || found.is_some_and(|f| f != this) {
            return None;
        }
        found = Some(this);
    }
    found
}

/// The nodes below `root` that everything read goes through, those that are nearest to what is read first.
pub(crate) fn bottlenecks(dag: &Dag, root: Id) -> Vec<Id> {
    let mut found = Vec::new();
    let mut open = BTreeSet::from([root]);
    // Users come after what they use: whatever is alone when its turn comes is on every way down.
    while let Some(id) = open.pop_last() {
        if open.is_empty() && id != root {
            found.push(id);
        }
        if matches!(dag.node(id), Node::Read { index, .. } if dag.as_const(*index).is_some()) {
            break;
        }
        dag.node(id).each_child(|c| {
            if dag.as_const(c).is_none() {
                open.insert(c);
            }
        });
    }
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use autoir_semantics::dag::Interval;
    use autoir_semantics::lane::{Kind, Operand};

    use super::*;

    #[test]
    fn what_lies_before_an_operand_is_in_none_of_its_bytes() {
        let mut dag = Dag::new();
        let mut byte_of = |index: i128, width: u16| {
            let index = dag.constant(index);
            let read = dag.read(0, width, false, index);
            byte_of_all(&dag, &[read])
        };
        assert_eq!([byte_of(-1, 1), byte_of(-1, 8)], [None, None]);
        assert_eq!([byte_of(9, 1), byte_of(3, 4), byte_of(1, 16)], [Some((0, 1)), Some((0, 1)), None]);
    }

    #[test]
    fn what_can_be_any_number_is_no_argument_of_a_table() {
        let operand =
            Operand { name: "x".into(), kind: Kind::Vector, width: 64, signed: true, extents: vec![1] };
        let mut space = Space::new(&[operand], &[Interval::of_width(64, true)]);
        let x = space.dag.read_at(0, 64, true, 0);
        let square = space.dag.mul(x, x);
        let any = space.dag.mul(square, x);
        let upper = space.dag.shr_const(any, 3);
        let goal = space.wrap(upper, 8, false);
        let column = Functions::default().of(&mut space, goal);
        assert!(column.iter().all(Option::is_none), "{column:?}");
    }
}
