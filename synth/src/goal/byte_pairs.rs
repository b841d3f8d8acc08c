//! Bytes that are shifted and combined bit by bit, as pairs of bytes under a mask: for targets that shift no bytes.

use autoir_semantics::dag::{Id, Interval, Node};

use crate::goal::Goal;
use crate::goal::space::Space;

/// The most bytes that one is made of.
const MAX_BYTES: usize = 16;

/// A byte of which some bits are wanted, made of others.
#[derive(Clone, PartialEq, Eq)]
enum Form {
    /// The next byte, shifted up (positive) or down.
    Shifted(i32),
    /// Two that are combined bit by bit.
    Combined(Operation, Box<Form>, Box<Form>),
}

/// A combination bit by bit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    And,
    Or,
    Xor,
}

/// `goal`, whose lanes are bytes shifted and combined bit by bit, in lanes of two bytes: shifted together, and what comes
/// over from the neighbour masked.
pub(super) fn in_pairs(space: &mut Space, goal: &Goal) -> Option<Goal> {
    if goal.width != 8 || goal.demand != 8 || !goal.lanes.len().is_multiple_of(2) {
        return None;
    }
    // The bits that are wanted of each lane, and the bytes that it is made of.
    let mut masked: Vec<Option<(i128, Vec<Id>)>> = Vec::with_capacity(goal.lanes.len());
    let mut first: Option<Form> = None;
    for lane in &goal.lanes {
        let Some(e) = *lane else {
            masked.push(None);
            continue;
        };
        let mut bytes = Vec::new();
        let (form, mask) = form(space, e, &mut bytes)?;
        if first.get_or_insert_with(|| form.clone()) != &form {
            return None;
        }
        masked.push(Some((mask, bytes)));
    }
    let form = first.filter(Form::is_shifted)?;
    let zero = space.dag.constant(0);
    let mut lanes = Vec::with_capacity(goal.lanes.len() / 2);
    for pair in masked.chunks(2) {
        let count = pair.iter().flatten().map(|(_, bytes)| bytes.len()).max().unwrap_or(0);
        let byte = |n: usize, of: usize| pair[of].as_ref().map_or(zero, |(_, bytes)| bytes[n]);
        let both = |n: usize| {
            let sum = space.dag.sum(0, &[(byte(n, 0), 1), (byte(n, 1), 256)]);
            pair_value(space, sum)
        };
        let both: Vec<Id> = (0..count).map(both).collect();
        if both.is_empty() {
            lanes.push(None);
            continue;
        }
        let [low, high] = [0, 1].map(|of| pair[of].as_ref().map_or(0, |(mask, _)| *mask));
        let mask = space.dag.constant(low | high << 8);
        let value = expression(space, &form, &mut both.iter().copied())?;
        lanes.push(Some(space.dag.and(value, mask)));
    }
    Some(Goal { width: 16, demand: 16, lanes, ..goal.clone() })
}

impl Form {
    fn is_shifted(&self) -> bool {
        match self {
            Form::Shifted(by) => *by != 0,
            Form::Combined(_, p, q) => p.is_shifted() || q.is_shifted(),
        }
    }
}

/// The form of the byte `e` and the bits that it has, beside which there are zeros; what it is made of goes to `bytes`.
fn form(space: &mut Space, e: Id, bytes: &mut Vec<Id>) -> Option<(Form, i128)> {
    let byte = Interval::of_width(8, false);
    if bytes.len() == MAX_BYTES {
        return None;
    }
    match space.dag.node(e).clone() {
        Node::Wrap { a, width, signed: false } if width <= 8 => {
            let (form, mask) = form(space, a, bytes)?;
            Some((form, mask & ((1 << width) - 1)))
        }
        Node::Shr(x, n) => {
            let n = space.dag.as_const(n).filter(|n| (1..8).contains(n))?;
            bytes.push(x);
            space.interval(x).within(byte).then_some((Form::Shifted(-(n as i32)), 0xff >> n))
        }
        Node::Sum(0, terms) => {
            let [(x, c)] = terms[..] else { return None };
            let n = c.trailing_zeros();
            bytes.push(x);
            let fits = c == 1 << n && (1..8).contains(&n) && space.interval(x).within(byte);
            fits.then_some((Form::Shifted(n as i32), (0xff << n) & 0xff))
        }
        Node::And(p, q) if space.dag.as_const(p).or(space.dag.as_const(q)).is_some() => {
            let (x, bits) = match space.dag.as_const(p) {
                Some(bits) => (q, bits),
                None => (p, space.dag.as_const(q)?),
            };
            let (form, mask) = form(space, x, bytes)?;
            Some((form, mask & bits))
        }
        node @ (Node::And(p, q) | Node::Or(p, q) | Node::Xor(p, q)) => {
            let ((one, mine), (other, its)) = (form(space, p, bytes)?, form(space, q, bytes)?);
            let (operation, mask) = match node {
                Node::And(..) => (Operation::And, mine & its),
                Node::Or(..) => (Operation::Or, mine),
                _ => (Operation::Xor, mine),
            };
            // One mask is enough for both, where they have the same bits.
            let fits = operation == Operation::And || mine == its;
            fits.then(|| (Form::Combined(operation, Box::new(one), Box::new(other)), mask))
        }
        Node::Const(_) => None,
        _ => {
            bytes.push(e);
            space.interval(e).within(byte).then_some((Form::Shifted(0), 0xff))
        }
    }
}

/// What `form` makes of pairs of bytes.
fn expression(space: &mut Space, form: &Form, both: &mut dyn Iterator<Item = Id>) -> Option<Id> {
    Some(match form {
        Form::Shifted(0) => both.next()?,
        Form::Shifted(by) if *by > 0 => {
            let up = space.dag.scale(both.next()?, 1 << by);
            space.dag.wrap(up, 16, false)
        }
        Form::Shifted(by) => space.dag.shr_const(both.next()?, by.unsigned_abs()),
        Form::Combined(operation, p, q) => {
            let (p, q) = (expression(space, p, both)?, expression(space, q, both)?);
            match operation {
                Operation::And => space.dag.and(p, q),
                Operation::Or => space.dag.or(p, q),
                Operation::Xor => space.dag.xor(p, q),
            }
        }
    })
}

/// Two neighbouring bytes as one element, if they are.
fn pair_value(space: &mut Space, both: Id) -> Id {
    let parts = match space.dag.node(both) {
        Node::Sum(0, terms) => terms.clone(),
        _ => return both,
    };
    let [(p, c), (q, d)] = parts[..] else { return both };
    let (lo, hi) = if (c, d) == (1, 256) { (p, q) } else { (q, p) };
    let (Node::Read { base, width: 8, index: i, .. }, Node::Read { base: other, width: 8, index: j, .. }) =
        (space.dag.node(lo).clone(), space.dag.node(hi).clone())
    else {
        return both;
    };
    match (space.dag.as_const(i), space.dag.as_const(j)) {
        (Some(i), Some(j)) if base == other && i % 2 == 0 && j == i + 1 => {
            let index = space.dag.constant(i / 2);
            space.dag.read_of(&base, 16, false, index)
        }
        _ => both,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const AND: &str = "window n(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] & b[i]\n}\n";
    const XOR: &str = "window x(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] ^ b[i]\n}\n";
    const DOWN: &str = "window d(a: u16x8) -> u16x8 {\n    out[i] = a[i] >> 4\n}\n";

    fn steps(text: &str, instructions: &[&str]) -> Option<usize> {
        found(text, instructions).map(|program| program.steps.len())
    }

    #[test]
    fn one_mask_is_enough_for_parts_of_bytes() {
        let folded = "window g(a: u8x16) -> u8x16 {\n    out[i] = (a[i] & 15) ^ (a[i] >> 4)\n}\n";
        assert_eq!(steps(folded, &[AND, XOR, DOWN]), Some(3));
        // Bits beside the others need a mask of their own.
        let grey = "window g(a: u8x16) -> u8x16 {\n    out[i] = a[i] ^ (a[i] >> 4)\n}\n";
        assert_eq!(steps(grey, &[AND, XOR, DOWN]), Some(3));
        assert_eq!(steps(grey, &[XOR, DOWN]), None);
    }

    #[test]
    fn a_function_of_halves_combined_is_one_table() {
        let shuffle = "window s(t: u8x16, n: u8x16) -> u8x16 {\n    \
            out[i] = select(n[i] < 128, t[n[i] & 15], 0)\n}\n";
        let parity = "window p(a: u8x16) -> u8x16 {\n    out[i] = popcount(a[i]) & 1\n}\n";
        assert_eq!(steps(parity, &[shuffle, AND, XOR, DOWN]), Some(4));
    }
}
