//! A normal form for proofs: values that were cut in halves and put together again.
//!
//! A product of 32 by 32 bits that is made of two of 32 by 16 bits differs from the product only in where it is
//! rounded down and in how one factor is written; no solver sees that through the bits of two multipliers.
//! These are identities on integers:
//!
//! - `y + (x >> m) >> n` is `2^m * y + x >> m + n`;
//! - `2^w * (x >> w) + (the low w bits of x)` is `x`, also as factors of one other value.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::ElementFn;

/// Bits that expressions may need.
const MAX_BITS: u16 = 120;

/// `f` with all elements in this form.
pub fn joined(f: &ElementFn) -> ElementFn {
    let mut dag = Dag::new();
    let mut known = std::collections::HashMap::new();
    let elements = f.elements.iter().map(|e| form(&mut dag, &f.dag, *e, &mut known)).collect();
    ElementFn { dag, operands: f.operands.clone(), result: f.result.clone(), elements }
}

fn form(to: &mut Dag, from: &Dag, id: Id, known: &mut std::collections::HashMap<Id, Id>) -> Id {
    if let Some(done) = known.get(&id) {
        return *done;
    }
    let node = from.node(id);
    let new = match node {
        // What binds a variable, or is chosen by data, stays.
        Node::Const(_) | Node::Var(..) | Node::Read { .. } | Node::Reduce { .. } | Node::First { .. } => {
            to.import(from, id, &mut |_, _| None)
        }
        _ => {
            let children: Vec<Id> = node.children().into_iter().map(|c| form(to, from, c, known)).collect();
            let rebuilt = to.rebuild(node, &children);
            settled(to, rebuilt)
        }
    };
    known.insert(id, new);
    new
}

/// `id` after all steps at its root.
fn settled(dag: &mut Dag, id: Id) -> Id {
    let mut id = id;
    while let Some(next) = floor_in_floor(dag, id).or_else(|| halves_in_sum(dag, id)) {
        id = next;
    }
    id
}

/// A sum that is rounded down, one of whose terms was before: all of it is rounded at once.
fn floor_in_floor(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Shr(sum, n) = *dag.node(id) else { return None };
    let n = u32::try_from(dag.as_const(n)?).ok()?;
    let Node::Sum(k, terms) = dag.node(sum).clone() else { return None };
    let (at, x, m) = terms.iter().enumerate().find_map(|(at, (t, c))| match *dag.node(*t) {
        Node::Shr(x, m) if *c == 1 => Some((at, x, u32::try_from(dag.as_const(m)?).ok()?)),
        _ => None,
    })?;
    if dag.interval(sum).bits().checked_add(u16::try_from(m).ok()?)? > MAX_BITS {
        return None;
    }
    let mut scaled: Vec<(Id, i128)> = Vec::with_capacity(terms.len());
    for (n, (t, c)) in terms.iter().enumerate() {
        scaled.push(if n == at { (x, 1) } else { (*t, c.checked_mul(1 << m)?) });
    }
    let whole = dag.sum(k.checked_mul(1 << m)?, &scaled);
    let whole = settled(dag, whole);
    Some(dag.shr_const(whole, n + m))
}

/// A sum of the halves of a value, or of their products with another.
fn halves_in_sum(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Sum(k, terms) = dag.node(id).clone() else { return None };
    for (i, (high, c)) in terms.iter().enumerate() {
        for (j, (low, d)) in terms.iter().enumerate() {
            if i == j || d.signum() != c.signum() || d.abs() >= c.abs() || c % d != 0 {
                continue;
            }
            let Some(value) = whole(dag, *high, *low, c / d) else { continue };
            let others = terms.iter().enumerate().filter(|(n, _)| *n != i && *n != j).map(|(_, t)| *t);
            let all: Vec<(Id, i128)> = others.chain([(value, *d)]).collect();
            return Some(dag.sum(k, &all));
        }
    }
    None
}

/// `factor * high + low`, where that is one value or one product.
fn whole(dag: &mut Dag, high: Id, low: Id, factor: i128) -> Option<Id> {
    if factor.count_ones() != 1 {
        return None;
    }
    if let (Node::Mul(a, b), Node::Mul(c, d)) = (dag.node(high).clone(), dag.node(low).clone()) {
        for (one, upper) in [(a, b), (b, a)] {
            for (other, lower) in [(c, d), (d, c)] {
                if one == other
                    && let Some(value) = value(dag, upper, lower, factor.trailing_zeros() as u16)
                {
                    return Some(dag.mul(one, value));
                }
            }
        }
        return None;
    }
    value(dag, high, low, factor.trailing_zeros() as u16)
}

/// The value whose low `width` bits are `low` and that is `high` after them.
fn value(dag: &mut Dag, high: Id, low: Id, width: u16) -> Option<Id> {
    match (dag.node(high).clone(), dag.node(low).clone()) {
        (
            Node::Read { base, width: w, signed, index },
            Node::Read { base: other, width: v, signed: false, index: at },
        ) if base == other && (w, v) == (width, width) => {
            let (i, j) = (dag.as_const(index)?, dag.as_const(at)?);
            if j % 2 != 0 || i != j + 1 {
                return None;
            }
            let index = dag.constant(j / 2);
            Some(dag.read_of(&base, 2 * width, signed, index))
        }
        _ => {
            let (upper, kept) = match *dag.node(high) {
                Node::Wrap { a, width: w, signed } => (a, Some((w, signed))),
                _ => (high, None),
            };
            let Node::Shr(x, n) = *dag.node(upper) else { return None };
            // The low bits may be of what `x` was made from, such as the terms of a sum: they are those that the
            // truncation of `x` is written as.
            if dag.as_const(n) != Some(i128::from(width)) || dag.wrap(x, width, false) != low {
                return None;
            }
            Some(match kept {
                Some((w, signed)) => dag.wrap(x, width.checked_add(w)?, signed),
                None => x,
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `a * b + 2^30 >> 31` of 32 bits, the second factor in halves.
    fn through_halves(dag: &mut Dag, high: Id, low: Id) -> Id {
        let a = dag.read_at(0, 32, true, 0);
        let below = dag.mul(a, low);
        let below = dag.shr_const(below, 16);
        let above = dag.mul(a, high);
        let sum = dag.sum(1 << 14, &[(above, 1), (below, 1)]);
        dag.shr_const(sum, 15)
    }

    #[test]
    fn products_of_halves_are_products() {
        let mut dag = Dag::new();
        let (a, b) = (dag.read_at(0, 32, true, 0), dag.read_at(1, 32, true, 0));
        let product = dag.mul(a, b);
        let sum = dag.add_const(product, 1 << 30);
        let wanted = dag.shr_const(sum, 31);
        let (high, low) = (dag.read_at(1, 16, true, 1), dag.read_at(1, 16, false, 0));
        let read = through_halves(&mut dag, high, low);
        // The same of a value that is computed.
        let c = dag.add(a, b);
        let computed = dag.wrap(c, 32, false);
        let (high, low) = (dag.shr_const(computed, 16), dag.wrap(computed, 16, false));
        let high = dag.wrap(high, 16, true);
        let made = through_halves(&mut dag, high, low);
        let signed = dag.wrap(c, 32, true);
        let product = dag.mul(a, signed);
        let sum = dag.add_const(product, 1 << 30);
        let also_wanted = dag.shr_const(sum, 31);
        let mut to = Dag::new();
        let mut known = std::collections::HashMap::new();
        let [read, wanted, made, also_wanted] =
            [read, wanted, made, also_wanted].map(|id| form(&mut to, &dag, id, &mut known));
        assert_eq!(read, wanted);
        assert_eq!(made, also_wanted);
    }

    /// The bytes of `value`, the lowest of `low`, put together.
    fn through_bytes(dag: &mut Dag, value: Id, low: Id) -> Id {
        let mut terms = vec![(dag.wrap(low, 8, false), 1)];
        for n in 1..4 {
            let byte = dag.shr_const(value, 8 * n);
            terms.push((dag.wrap(byte, 8, false), 1 << (8 * n)));
        }
        dag.sum(0, &terms)
    }

    #[test]
    fn bytes_of_truncated_sums_are_the_sums() {
        let mut dag = Dag::new();
        let [a, b, c] = [0, 1, 2].map(|n| dag.read_at(n, 32, false, 0));
        let sum = dag.add(a, b);
        let sum = dag.wrap(sum, 32, false);
        let other = dag.add(a, c);
        let (made, mixed) = (through_bytes(&mut dag, sum, sum), through_bytes(&mut dag, sum, other));
        let mut to = Dag::new();
        let mut known = std::collections::HashMap::new();
        let [sum, made, mixed] = [sum, made, mixed].map(|id| form(&mut to, &dag, id, &mut known));
        assert_eq!(made, sum);
        // The lowest byte of another sum stays what it is.
        assert_ne!(mixed, sum);
    }

    #[test]
    fn halves_of_different_values_stay() {
        let mut dag = Dag::new();
        let (high, low) = (dag.read_at(1, 16, true, 3), dag.read_at(1, 16, false, 0));
        let read = through_halves(&mut dag, high, low);
        let mut to = Dag::new();
        let formed = form(&mut to, &dag, read, &mut std::collections::HashMap::new());
        let Node::Shr(sum, _) = *to.node(formed) else { panic!("it is rounded once") };
        assert!(matches!(to.node(sum), Node::Sum(_, terms) if terms.len() == 2));
    }
}
