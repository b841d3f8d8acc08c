//! A normal form for proofs: values that were cut in halves and put together again, and sizes of differences.
//!
//! A product of 32 by 32 bits that is made of two of 32 by 16 bits differs from the product only in where it is
//! rounded down and in how one factor is written; no solver sees that through the bits of two multipliers.
//! These are identities on integers:
//!
//! - `y + (x >> m) >> n` is `2^m * y + x >> m + n`, and `y + (x >> m)` is `2^m * y + x >> m` where that brings halves
//!   together;
//! - the sign of the low `w` bits of `x` is their top bit, `(the low w bits of x) >> w - 1`;
//! - `2^w * (x >> w) + (the low w bits of x)` is `x`, also as factors of one other value;
//! - the greater one of two values less the smaller one is the size of their difference;
//! - in `w` bits, the other factor of what is multiplied by `2^m` counts in its low `w - m` bits alone, and a constant in its
//!   low `w` bits;
//! - what is computed bit by bit of two values is so of their halves.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::ElementFn;

/// Bits that expressions may need.
const MAX_BITS: u16 = 120;
/// Bits of the halves of values that are multiplied by constants.
const HALVES: [u16; 3] = [8, 16, 32];

/// `f` with all elements in this form. A part of an element is an element of its own here, so that elements have to lie
/// within their operands: one that does not is 0, which its parts need not be.
pub fn joined(f: &ElementFn) -> ElementFn {
    if !reads_inside(f) {
        return f.clone();
    }
    let mut dag = Dag::new();
    let mut known = std::collections::HashMap::new();
    let elements = f.elements.iter().map(|e| form(&mut dag, &f.dag, *e, &mut known)).collect();
    ElementFn { dag, operands: f.operands.clone(), result: f.result.clone(), elements }
}

/// Whether all elements that are read at fixed places lie within their operands.
fn reads_inside(f: &ElementFn) -> bool {
    f.dag.reachable(&f.elements).into_iter().all(|id| {
        let Node::Read { ref base, width, index, .. } = *f.dag.node(id) else { return true };
        let Some(index) = f.dag.as_const(index) else { return true };
        let bits = |b: &u16| f.operands.get(usize::from(*b)).map_or(0, |operand| i128::from(operand.bits()));
        let size: i128 = base.iter().map(bits).sum();
        let end = index.checked_add(1).and_then(|end| end.checked_mul(i128::from(width)));
        index >= 0 && end.is_some_and(|end| end <= size)
    })
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

/// What the greater one of two values is more than the smaller one, as the size of their difference.
fn size_of_difference(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Sum(k, terms) = dag.node(id).clone() else { return None };
    let (max, min, c, size) = terms.iter().find_map(|(max, c)| {
        if !matches!(dag.node(*max), Node::Max(..)) {
            return None;
        }
        let mut opposite = terms.iter().filter(|(_, d)| *d == -c);
        opposite.find_map(|(min, _)| Some((*max, *min, *c, dag.distance(*max, *min)?)))
    })?;
    let rest = terms.iter().copied().filter(|(t, _)| *t != max && *t != min);
    let terms: Vec<(Id, i128)> = rest.chain([(size, c)]).collect();
    Some(dag.sum(k, &terms))
}

/// `id` after all steps at its root.
fn settled(dag: &mut Dag, id: Id) -> Id {
    let mut id = id;
    while let Some(next) = sign_of_truncation(dag, id)
        .or_else(|| size_of_difference(dag, id))
        .or_else(|| floor_in_floor(dag, id))
        .or_else(|| halves_in_sum(dag, id))
        .or_else(|| floor_of_sum(dag, id))
        .or_else(|| halves_in_truncation(dag, id))
    {
        id = next;
    }
    id
}

/// The sign of a truncated value as its top bit.
fn sign_of_truncation(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Lt(x, zero) = *dag.node(id) else { return None };
    let Node::Wrap { a, width, signed: true } = *dag.node(x) else { return None };
    if dag.as_const(zero) != Some(0) {
        return None;
    }
    let bits = dag.wrap(a, width, false);
    Some(dag.shr_const(bits, u32::from(width) - 1))
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

/// A sum with a term that is rounded down: so are the others that are multiples of its factor, where halves of a value come
/// together by that.
fn floor_of_sum(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Sum(k, terms) = dag.node(id).clone() else { return None };
    for (at, (t, c)) in terms.iter().enumerate() {
        let Node::Shr(x, m) = *dag.node(*t) else { continue };
        let Some(m) = dag.as_const(m).and_then(|m| u16::try_from(m).ok()) else { continue };
        let fits = dag.interval(id).bits().checked_add(m).is_some_and(|bits| bits <= MAX_BITS);
        let m = u32::from(m);
        if *c <= 0 || !fits {
            continue;
        }
        let others = || terms.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, t)| *t);
        let (inside, outside): (Vec<_>, Vec<_>) = others().partition(|(_, d)| d % c == 0);
        let (inner, outer) = if k % c == 0 { (k / c, 0) } else { (0, k) };
        let mut scaled = vec![(x, 1)];
        for (t, d) in inside {
            scaled.push((t, (d / c).checked_mul(1 << m)?));
        }
        let sum = dag.sum(inner.checked_mul(1 << m)?, &scaled);
        let Some(joined) = halves_in_sum(dag, sum) else { continue };
        let joined = settled(dag, joined);
        let whole = dag.shr_const(joined, m);
        let all: Vec<(Id, i128)> = outside.into_iter().chain([(whole, *c)]).collect();
        let all = dag.sum(outer, &all);
        if all != id {
            return Some(all);
        }
    }
    None
}

/// A truncated sum of products with the halves of a value, or a field of one: the other factors need to agree only in the
/// bits that are left.
fn halves_in_truncation(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Wrap { a, width, signed } = *dag.node(id) else { return None };
    let (sum, offset) = match *dag.node(a) {
        Node::Shr(x, n) => (x, u16::try_from(dag.as_const(n)?).ok()?),
        _ => (a, 0),
    };
    let Node::Sum(k, terms) = dag.node(sum).clone() else { return None };
    let end = width.checked_add(offset)?;
    for (i, (high, c)) in terms.iter().enumerate() {
        for (j, (low, d)) in terms.iter().enumerate() {
            if i == j {
                continue;
            }
            let product = scaled_alike(dag, (*high, *c), (*low, *d), end).or_else(|| {
                if d.signum() != c.signum() || d.abs() >= c.abs() || c % d != 0 {
                    return None;
                }
                let kept = u32::from(end).saturating_sub(c.trailing_zeros()) as u16;
                product_of_halves(dag, (*high, *low), c / d, kept)
            });
            let Some(product) = product else { continue };
            let others = terms.iter().enumerate().filter(|(n, _)| *n != i && *n != j).map(|(_, t)| *t);
            let all: Vec<(Id, i128)> = others.chain([(product, *d)]).collect();
            let sum = dag.sum(k, &all);
            let sum = settled(dag, sum);
            let field = dag.shr_const(sum, u32::from(offset));
            return Some(dag.wrap(field, width, signed));
        }
    }
    None
}

/// The value of which `high` and `low` are the halves, where both have its factor in the low `end` bits.
fn scaled_alike(dag: &mut Dag, (high, c): (Id, i128), (low, d): (Id, i128), end: u16) -> Option<Id> {
    HALVES.into_iter().filter(|half| *half < end && end <= MAX_BITS).find_map(|half| {
        let rest = c.checked_sub(d.checked_mul(1 << half)?)?;
        let is_alike = rest.trailing_zeros() >= u32::from(end);
        if is_alike { value(dag, high, low, half) } else { None }
    })
}

/// `factor * high + low`, products of which the first counts in its low `kept` bits, where that is one product.
fn product_of_halves(dag: &mut Dag, (high, low): (Id, Id), factor: i128, kept: u16) -> Option<Id> {
    let (Node::Mul(a, b), Node::Mul(c, d)) = (dag.node(high).clone(), dag.node(low).clone()) else {
        return None;
    };
    if factor.count_ones() != 1 || kept == 0 {
        return None;
    }
    for (one, upper) in [(a, b), (b, a)] {
        for (other, lower) in [(c, d), (d, c)] {
            if low_part(dag, one, kept) == low_part(dag, other, kept)
                && let Some(value) = value(dag, upper, lower, factor.trailing_zeros() as u16)
            {
                return Some(dag.mul(other, value));
            }
        }
    }
    None
}

/// The low `width` bits of `id`, those of an element as the element that they are.
fn low_part(dag: &mut Dag, id: Id, width: u16) -> Id {
    if let Node::Read { base, width: whole, index, .. } = dag.node(id).clone()
        && whole > width
        && whole.is_multiple_of(width)
        && let Some(at) = dag.as_const(index)
    {
        let index = dag.constant(at * i128::from(whole / width));
        return dag.read_of(&base, width, false, index);
    }
    dag.wrap(id, width, false)
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
        // What is computed bit by bit is so in both halves.
        (Node::Xor(a, b), Node::Xor(c, d)) => {
            let (x, y) = both_values(dag, [a, b], [c, d], width)?;
            Some(dag.xor(x, y))
        }
        (Node::And(a, b), Node::And(c, d)) => {
            let (x, y) = both_values(dag, [a, b], [c, d], width)?;
            Some(dag.and(x, y))
        }
        (Node::Or(a, b), Node::Or(c, d)) => {
            let (x, y) = both_values(dag, [a, b], [c, d], width)?;
            Some(dag.or(x, y))
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

/// The two values whose halves these are, in either order.
fn both_values(dag: &mut Dag, [a, b]: [Id; 2], [c, d]: [Id; 2], width: u16) -> Option<(Id, Id)> {
    [(c, d), (d, c)].into_iter().find_map(|(c, d)| Some((value(dag, a, c, width)?, value(dag, b, d, width)?)))
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
    fn high_and_low_products_are_one() {
        let mut dag = Dag::new();
        let [(a, low_a, high_a), (b, low_b, high_b)] = [0, 1].map(|n| {
            let parts = (dag.read_at(n, 16, false, 0), dag.read_at(n, 16, false, 1));
            (dag.read_at(n, 32, false, 0), parts.0, parts.1)
        });
        // a * bl + 2^16 * al * bh, of which 32 bits are left.
        let (one, two) = (dag.mul(a, low_b), dag.mul(low_a, high_b));
        let low = dag.sum(0, &[(one, 1), (two, 1 << 16)]);
        let low = dag.wrap(low, 32, false);
        // ah * bh + (ah * bl + (al * b >> 16) >> 16)
        let (top, middle, below) = (dag.mul(high_a, high_b), dag.mul(high_a, low_b), dag.mul(low_a, b));
        let below = dag.shr_const(below, 16);
        let middle = dag.add(middle, below);
        let middle = dag.shr_const(middle, 16);
        let high = dag.add(top, middle);
        let high = dag.wrap(high, 32, false);
        let made = dag.sum(0, &[(low, 1), (high, 1 << 32)]);
        let wanted = dag.mul(a, b);
        let mut to = Dag::new();
        let mut known = std::collections::HashMap::new();
        let [made, wanted] = [made, wanted].map(|id| form(&mut to, &dag, id, &mut known));
        assert_eq!(made, wanted);
    }

    #[test]
    fn fields_of_products_of_halves_are_fields_of_products() {
        let mut dag = Dag::new();
        let [(a, unsigned_a), (b, _)] =
            [0, 1].map(|n| (dag.read_at(n, 32, true, 0), dag.read_at(n, 32, false, 0)));
        let (low, high) = (dag.read_at(1, 16, false, 0), dag.read_at(1, 16, true, 1));
        let mut field = |offset: u32| {
            let (below, above) = (dag.mul(a, low), dag.mul(unsigned_a, high));
            let sum = dag.sum(0, &[(below, 1), (above, 1 << 16)]);
            let (made, product) = (dag.shr_const(sum, offset), dag.mul(a, b));
            let wanted = dag.shr_const(product, offset);
            let (made, wanted) = (dag.wrap(made, 16, false), dag.wrap(wanted, 16, false));
            let (mut to, mut known) = (Dag::new(), std::collections::HashMap::new());
            [made, wanted].map(|id| form(&mut to, &dag, id, &mut known))
        };
        let [made, wanted] = field(32);
        assert_eq!(made, wanted);
        // Of bits above, one product with the upper half is another one's.
        let [made, wanted] = field(33);
        assert_ne!(made, wanted);
    }

    #[test]
    fn halves_multiplied_by_a_constant_in_so_many_bits_are_one_product() {
        let mut dag = Dag::new();
        let [a, b] = [0, 1].map(|n| dag.read_at(n, 64, false, 0));
        let [low, high] = [0, 1].map(|at| {
            let [a, b] = [0, 1].map(|n| dag.read_at(n, 32, false, at));
            dag.xor(a, b)
        });
        let value = dag.xor(a, b);
        let c: i128 = (1 << 40) + 435;
        let (mut to, mut known) = (Dag::new(), std::collections::HashMap::new());
        let mut in_64 = |terms: &[(Id, i128)]| {
            let sum = dag.sum(0, terms);
            let low = dag.wrap(sum, 64, false);
            form(&mut to, &dag, low, &mut known)
        };
        let wanted = in_64(&[(value, c)]);
        let mut is_wanted = |factor: i128| in_64(&[(low, c), (high, factor << 32)]) == wanted;
        assert!(is_wanted(435) && is_wanted(435 + (7 << 32)));
        assert!(!is_wanted(434));
    }

    #[test]
    fn elements_beyond_their_operand_have_no_parts() {
        let text =
            "window g(a: u8x3, b: u16x1) -> u32x1 {\n    out[i] = a[0] * b[i] + 256 * a[1] * b[i]\n}\n";
        let mut f = crate::testing::window(text).function;
        assert!(reads_inside(&f));
        // The second word of three bytes is 0, the third byte is not.
        let word = f.dag.read_at(0, 16, false, 1);
        f.elements.push(word);
        assert!(!reads_inside(&f));
        assert_eq!(joined(&f).elements, f.elements, "such a function stays");
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
