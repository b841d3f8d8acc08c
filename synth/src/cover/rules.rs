//! Lane expressions whose values need more bits than elements have, written so that none does.
//!
//! Each rule is an identity on integers in the ranges that it checks; programs that come of it are proven
//! equal to the window all the same.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::LaneFn;

/// A rule: what a value is, written otherwise.
type Rule = fn(&mut Dag, Id) -> Option<Id>;

const RULES: [Rule; 2] = [rounding_shift, shift_by_as_much];

/// `lanes` written otherwise: one for each rule and each place where it applies.
pub fn rewritten(lanes: &LaneFn) -> Vec<LaneFn> {
    let [body] = lanes.bodies[..] else { return Vec::new() };
    let mut found = Vec::new();
    for id in lanes.dag.reachable(&[body]) {
        for rule in RULES {
            let mut dag = lanes.dag.clone();
            let Some(new) = rule(&mut dag, id) else { continue };
            let from = dag.clone();
            let whole = dag.import(&from, body, &mut |_, at| (at == id).then_some(new));
            let whole = dag.wrap(whole, lanes.result.width, false);
            if whole != body {
                found.push(LaneFn { dag, bodies: vec![whole], ..lanes.clone() });
            }
        }
    }
    found
}

/// `x + 2^n / 2 >> n` as `(x >> n) + (the highest bit that is shifted out)`, with counts less than the bits of `x`.
fn rounding_shift(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Shr(sum, n) = *dag.node(id) else { return None };
    if dag.as_const(n).is_some() || dag.interval(n).lo < 0 {
        return None;
    }
    let one = dag.constant(1);
    let power = dag.shl(one, n);
    let half = dag.shr_const(power, 1);
    let x = dag.sub(sum, half);
    let mentions_power = dag.reachable(&[x]).into_iter().any(|e| e == power || e == half);
    let range = dag.interval(x);
    if mentions_power || !range.is_exact() || range.bits() > 32 {
        return None;
    }
    // Shifted by its own bits or more, all that is left of x is its sign, and so is what is shifted out last.
    let bits = i128::from(range.bits()) + i128::from(range.lo >= 0);
    let most = dag.constant(bits - 1);
    let zero = dag.constant(0);
    let count = dag.min(n, most);
    let before = dag.add_const(n, -1);
    let before = dag.min(before, most);
    let before = dag.max(before, zero);
    let whole = dag.shr(x, count);
    let last = dag.shr(x, before);
    let some = dag.min(n, one);
    let last = dag.and(last, some);
    let sum = dag.add(whole, last);
    // It is no further from zero than x: it has the type of x, which the sum of two intervals does not show.
    let width = [8, 16, 32].into_iter().find(|w| range.bits() <= *w)?;
    Some(dag.wrap(sum, width, range.lo < 0))
}

/// The low bits of `x << max(-n, 0)` as those of a shift by no more bits than there are; `-n` may need more bits than
/// `n`, what is not less than `-n` does not.
fn shift_by_as_much(dag: &mut Dag, id: Id) -> Option<Id> {
    let Node::Wrap { a, width, signed } = *dag.node(id) else { return None };
    let Node::Shl(x, count) = *dag.node(a) else { return None };
    let Node::Sat { a: negated, signed: false, .. } = *dag.node(count) else { return None };
    let n = dag.neg(negated);
    let (bits, most) = (i128::from(width), dag.interval(count).hi);
    if matches!(dag.node(n), Node::Sum(..)) || most <= bits || dag.interval(negated).hi > most {
        return None;
    }
    let (zero, least) = (dag.constant(0), dag.constant(-bits));
    let n = dag.min(n, zero);
    let n = dag.max(n, least);
    let count = dag.neg(n);
    let shifted = dag.shl(x, count);
    Some(dag.wrap(shifted, width, signed))
}
