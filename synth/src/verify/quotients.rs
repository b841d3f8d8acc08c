//! Quotients of elements of which something is assumed: `m * x + c >> s`, which is `x / d` rounded down for all values that the
//! element may have, has one form for each `d`. Forms of one quotient are products by different numbers of many bits, which a
//! solver does not compare.

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::ElementFn;

use crate::window::Window;
use crate::window::division::{Scaling, same_quotient};

/// `f`, which has the operands of `window` and perhaps more, with quotients in one form.
pub(super) fn settled(window: &Window, f: &ElementFn) -> ElementFn {
    if !(0..window.function.operands.len()).any(|n| window.is_restricted(n)) {
        return f.clone();
    }
    let (mut dag, mut memo) = (Dag::new(), FastMap::default());
    let quotient = |to: &mut Dag, id: Id| {
        let Node::Shr(sum, s) = *f.dag.node(id) else { return None };
        let Node::Sum(c, ref terms) = *f.dag.node(sum) else { return None };
        let [(x, m)] = terms[..] else { return None };
        let s = u32::try_from(f.dag.as_const(s)?).ok().filter(|s| *s < 126)?;
        let (x, range) = element(window, &f.dag, to, x)?;
        let Scaling { m, c, s } = same_quotient(range, Scaling { m, c, s })?;
        let product = to.sum(c, &[(x, m)]);
        Some(to.shr_const(product, s))
    };
    let mut import = |e: &Id| dag.import_with(&f.dag, *e, &mut |to, id| quotient(to, id), &mut memo);
    let elements = f.elements.iter().map(&mut import).collect();
    ElementFn { dag, elements, operands: f.operands.clone(), result: f.result.clone() }
}

/// The element of an operand whose value `x` is, all of it or as many bits as what is assumed of it leaves, and the values
/// that it may have.
fn element(window: &Window, dag: &Dag, to: &mut Dag, x: Id) -> Option<(Id, Interval)> {
    let (read, limit) = match *dag.node(x) {
        Node::Wrap { a, width, signed } => (a, Some(Interval::of_width(width, signed))),
        _ => (x, None),
    };
    let Node::Read { base, width, signed, index } = dag.node(read) else { return None };
    let [n] = base[..] else { return None };
    let operand = window.function.operands.get(usize::from(n))?;
    let index = u32::try_from(dag.as_const(*index)?).ok()?;
    if !window.is_restricted(n.into()) || operand.width % width != 0 {
        return None;
    }
    let (range, parts) = (window.ranges[usize::from(n)], u32::from(operand.width / width));
    let is_whole = range.within(Interval::of_width(*width, *signed)) && limit.is_none_or(|l| range.within(l));
    (is_whole && index.is_multiple_of(parts))
        .then(|| (to.read_at(n, operand.width, operand.signed, index / parts), range))
}

#[cfg(test)]
mod tests {
    use autoir_semantics::interp::{Bits, Run};
    use autoir_semantics::vectors::Rng;

    use super::*;
    use crate::testing::window;

    /// The value of `f`, whose operand is one element, for `x`.
    fn of(f: &ElementFn, x: i128) -> u128 {
        let width = f.operands[0].width;
        let mut bits = Bits::zero(u32::from(width));
        bits.set(0, width, x as u128 & (u128::MAX >> (128 - width)));
        f.run(&[bits]).get(0, f.result.width)
    }

    #[test]
    fn what_is_settled_has_the_values_that_it_had() {
        let mut rng = Rng::new(0xd1f);
        let mut settled_some = 0;
        for round in 0..3_000 {
            let (width, signed) = ([16u16, 32, 64][round % 3], round % 2 == 1);
            let mut number = |bits: u32| (rng.next_u64() >> (64 - bits)) as i128;
            let most = number(u32::from(width) - 1).max(1) >> number(4);
            let least = if signed { -(number(6).min(most)) } else { number(3).min(most) };
            let d = number(12) + 2;
            let s = number(5) as u32 + u32::from(width) / 2;
            // Nearly a quotient, and often one.
            let m = (1i128 << s) / d + number(2);
            let c = number(1) * (m * number(3) / 4);
            let sign = if signed { "i" } else { "u" };
            let w = window(&format!(
                "window w(a: {sign}{width}x1) -> {sign}64x1 {{\n    assume a in {least}..={most}\n    \
                    out[i] = (a[i] * {m} + {c}) >> {s}\n}}\n"
            ));
            let settled = settled(&w, &w.function);
            let own = Scaling { m, c, s };
            let other = same_quotient(Interval::new(least, most), own).filter(|other| *other != own);
            settled_some += usize::from(other.is_some());
            let mut tried = vec![least, most, (least + most) / 2];
            tried.extend((0..40).map(|k| ((k / 2 + 1) * d - k % 2).clamp(least, most)));
            tried.extend((0..20).map(|_| (number(63) % (most - least + 1)) + least));
            for x in tried {
                assert_eq!(
                    of(&settled, x),
                    of(&w.function, x),
                    "{x}: ({m} * x + {c}) >> {s}, {least}..={most}"
                );
            }
        }
        assert!(settled_some > 300, "{settled_some}");
    }
}
