//! Division by constants, as a multiplication and a shift.

use autoir_semantics::dag::{Dag, Id};

/// `floor(x / d)` for `d >= 1`, exact for every value of `x`; `None` if an intermediate value could need
/// more than 126 bits.
///
/// With `m = ceil(2^s / d)` and `e = m * d - 2^s`, `floor(x * m / 2^s) = floor(x / d)` for `0 <= x` as soon
/// as `x * e < 2^s` (Granlund and Montgomery, "Division by invariant integers using multiplication",
/// theorem 4.2).
pub fn floor_quotient(dag: &mut Dag, x: Id, d: i128) -> Option<Id> {
    if d < 1 {
        return None;
    }
    if d.count_ones() == 1 {
        return Some(dag.shr_const(x, d.trailing_zeros()));
    }
    let range = dag.interval(x);
    if !range.is_exact() {
        return None;
    }
    // Multiples of d that make x non-negative.
    let bias = if range.lo < 0 { range.lo.checked_neg()?.div_euclid(d) + 1 } else { 0 };
    let shifted = bias.checked_mul(d)?;
    let top = shifted.checked_add(range.hi)?;
    if top < d {
        return Some(dag.constant(-bias));
    }
    let (s, m) = (1..126).find_map(|s| {
        let power = 1i128 << s;
        let m = power.div_euclid(d) + 1;
        let e = m.checked_mul(d)? - power;
        let largest = top.max(shifted).checked_mul(m)?;
        (top.checked_mul(e)? < power && largest < i128::MAX >> 1).then_some((s, m))
    })?;
    let product = dag.sum(shifted * m, &[(x, m)]);
    let quotient = dag.shr_const(product, s);
    Some(dag.add_const(quotient, -bias))
}
