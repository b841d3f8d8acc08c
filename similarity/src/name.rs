//! Names of operations, derived from their expressions.
//!
//! The name of an expression is that of its outermost node that computes: truncations, single-term sums and
//! constant shifts are seen through. Where several operations get one name, what their results have in
//! common tells them apart, then a number in the order of their shapes.

use std::collections::BTreeMap;

use autoir_semantics::lane::{Kind, Shape};

use crate::float::FloatKind;
use crate::term::{Num, Op, Term, reduce_op};
use autoir_semantics::dag::ReduceOp;

/// What a name is made from.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// The term that most members are written with.
    pub term: &'a Term,
    /// The results of the members.
    pub results: &'a [&'a Shape],
}

/// One unique name per operation. The result does not depend on the order of `operations`.
pub fn names(operations: &[Named<'_>]) -> Vec<String> {
    let mut names: Vec<String> = operations.iter().map(|o| of_numbers(o.term)).collect();
    qualify(&mut names, operations, &|o| kind_of(o.results).map(str::to_string));
    qualify(&mut names, operations, &|o| {
        let first = o.results.first()?.width;
        o.results.iter().all(|r| r.width == first).then(|| first.to_string())
    });
    let mut groups: BTreeMap<String, Vec<(String, usize)>> = BTreeMap::new();
    for (n, name) in names.iter().enumerate() {
        groups.entry(name.clone()).or_default().push((operations[n].term.shape(), n));
    }
    for (name, mut group) in groups {
        group.sort_by_key(|(shape, n)| (shape.len(), shape.clone(), *n));
        for (ordinal, (_, n)) in group.into_iter().enumerate().skip(1) {
            names[n] = format!("{name}_{}", ordinal + 1);
        }
    }
    names
}

/// The name of a term, which says whether it computes with floats.
fn of_numbers(t: &Term) -> String {
    let name = describe(t);
    if t.computes_floats() && !name.starts_with("float_") { format!("float_{name}") } else { name }
}

/// Appends a qualifier to the names that occur more than once.
fn qualify(names: &mut [String], operations: &[Named<'_>], of: &dyn Fn(&Named<'_>) -> Option<String>) {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for name in names.iter() {
        *count.entry(name.clone()).or_default() += 1;
    }
    for (name, operation) in names.iter_mut().zip(operations) {
        if count.get(name).is_some_and(|c| *c > 1)
            && let Some(qualifier) = of(operation)
        {
            *name = format!("{name}_{qualifier}");
        }
    }
}

/// The kind of all results, if it is not a vector.
fn kind_of(results: &[&Shape]) -> Option<&'static str> {
    let first = results.first()?.kind;
    if results.iter().any(|r| r.kind != first) {
        return None;
    }
    match first {
        Kind::Mask => Some("mask"),
        Kind::Scalar => Some("scalar"),
        Kind::Tile => Some("tile"),
        Kind::Vector | Kind::Immediate => None,
    }
}

/// How much a name says: moves and constants say least.
fn weight(name: &str) -> usize {
    match name {
        "constant" => 0,
        "move" => 1,
        "convert" => 2,
        "bit_field" => 3,
        "permute" | "permute_or_zero" | "blend" | "compare" | "compare_by_case" | "test" => 4,
        _ => 5,
    }
}

/// What a term is called, by its outermost node that computes.
pub fn describe(t: &Term) -> String {
    let kid = |n: usize| t.kids.get(n).map_or_else(|| "constant".to_string(), describe);
    match t.op {
        Op::Sum => sum(t),
        Op::Read => read(t),
        Op::Narrow => match kid(0) {
            inner if inner == "move" => "convert".into(),
            inner => inner,
        },
        Op::Mul => mul(&[kid(0), kid(1)]),
        Op::Shl | Op::Shr => shift(t),
        Op::Bits => bits(t),
        Op::Extremum => join("min_max", &strong(&[kid(0), kid(1)])),
        Op::Abs => match kid(0).strip_suffix("add") {
            Some(before) => format!("{before}abs_diff"),
            None => join("abs", &strong(&[kid(0)])),
        },
        Op::Compare => match strong(&[kid(0), kid(1)]).as_str() {
            "bitwise" => "test".into(),
            inner => join("compare", inner),
        },
        Op::Select => select(t),
        Op::Reduce => reduce(t),
        Op::First if t.kids.get(1).is_some_and(|v| v.as_affine().is_some()) => "find_first".into(),
        Op::First => "select_first".into(),
        Op::LeadingZeros => "leading_zeros".into(),
        Op::TrailingZeros => "trailing_zeros".into(),
        Op::CarrylessMul => "carryless_mul".into(),
        Op::Gf256Mul => "gf256_mul".into(),
        Op::Gf256Inverse => "gf256_inverse".into(),
        Op::Float(kind) => float(kind, t),
    }
}

/// How many products a sum of floats adds up, and how many terms that are none, whatever the order and the rounding.
fn products(t: &Term) -> (usize, usize) {
    let all = |kids: &[Term]| {
        kids.iter().map(products).fold((0, 0), |(a, b), (products, others)| (a + products, b + others))
    };
    match t.op {
        Op::Float(FloatKind::Add | FloatKind::Sum) => all(&t.kids),
        Op::Float(FloatKind::Fma) => {
            let (products, others) = all(t.kids.get(2..).unwrap_or_default());
            (products + 1, others)
        }
        Op::Float(FloatKind::Mul) => (1, 0),
        Op::Narrow | Op::Sum if t.kids.len() == 1 => all(&t.kids),
        // Sums begin at zero.
        _ if t.as_affine().is_some() => (0, 0),
        _ => (0, 1),
    }
}

/// A float operation's name after that of the float operation inside, if there is one.
fn float(kind: FloatKind, t: &Term) -> String {
    match products(t) {
        (0 | 1, _) => {}
        (_, 0) => return "float_dot".into(),
        (_, _) => return "float_dot_acc".into(),
    }
    let inside: Vec<String> = t.kids.iter().map(describe).filter(|n| n.starts_with("float_")).collect();
    match strong(&inside).as_str() {
        "" => kind.name().into(),
        inner => join(kind.name().trim_start_matches("float_"), inner),
    }
}

/// The most telling of several names; empty if they are only moves, conversions or constants.
fn strong(names: &[String]) -> String {
    let best = names.iter().max_by_key(|n| (weight(n), std::cmp::Reverse(n.len())));
    best.filter(|n| weight(n) > 3).cloned().unwrap_or_default()
}

fn join(name: &str, inner: &str) -> String {
    if inner.is_empty() || inner.contains(name) { name.into() } else { format!("{inner}_{name}") }
}

fn sum(t: &Term) -> String {
    let parts: Vec<String> = t.kids.iter().map(describe).collect();
    match &parts[..] {
        [] => "constant".into(),
        [one] => one.clone(),
        _ => match strong(&parts).as_str() {
            "" => "add".into(),
            inner if inner.ends_with("dot") => format!("{inner}_acc"),
            inner if inner.ends_with("mul") => format!("{inner}_add"),
            inner if inner.ends_with("reduce_add") => format!("{inner}_acc"),
            inner => join("add", inner),
        },
    }
}

/// Which element of a factor is taken does not name a product.
fn mul(factors: &[String]) -> String {
    let telling: Vec<String> = factors.iter().filter(|f| !f.starts_with("permute")).cloned().collect();
    join("mul", &strong(&telling))
}

fn read(t: &Term) -> String {
    let index = t.kids.first();
    let indirect = index.is_some_and(|i| !i.kids.is_empty());
    let mut counted = false;
    t.visit(&mut |n| counted |= n.op == Op::Reduce);
    match (indirect, t.nums.first()) {
        (false, _) => "move".into(),
        (true, _) if counted => "expand".into(),
        (true, Some(Num::Sources(s))) if s.len() > 1 => "permute_two".into(),
        (true, _) => "permute".into(),
    }
}

fn shift(t: &Term) -> String {
    let inner = t.kids.first().map_or_else(String::new, describe);
    let constant = t.kids.get(1).is_none_or(|c| c.as_affine().is_some());
    match (constant, inner.as_str()) {
        (true, "move" | "convert" | "constant") => "bit_field".into(),
        (true, "add") if t.op == Op::Shr => "average".into(),
        (true, "mul") if t.op == Op::Shr => "mul_high".into(),
        (true, _) => inner,
        (false, "add") => "funnel_shift".into(),
        (false, inner) => {
            let name = if t.op == Op::Shl { "shift_left" } else { "shift_right" };
            join(name, &strong(&[inner.to_string()]))
        }
    }
}

fn bits(t: &Term) -> String {
    let parts: Vec<String> = t.kids.iter().map(describe).collect();
    // A condition that clears a bit does not name the function.
    if let [a, b] = &parts[..]
        && t.int(1) == 1
        && (a == "compare") != (b == "compare")
    {
        return if a == "compare" { b.clone() } else { a.clone() };
    }
    let has = |name: &str| parts.iter().any(|p| p == name);
    if has("shift_left") && has("shift_right") {
        return "rotate".into();
    }
    join("bitwise", &strong(&parts))
}

fn select(t: &Term) -> String {
    let parts: Vec<String> = t.kids.iter().map(describe).collect();
    let [condition, a, b] = &parts[..] else { return "select".into() };
    let arm = strong(&[a.clone(), b.clone()]);
    if arm.is_empty() {
        let plain = condition == "compare" || weight(condition) <= 3;
        return if plain { "blend".into() } else { join("blend", condition) };
    }
    let other = if arm == *a { b } else { a };
    match other.as_str() {
        "constant" if arm == "permute" => "permute_or_zero".into(),
        "constant" if weight(&arm) <= 4 && weight(condition) > 4 => format!("{condition}_{arm}"),
        "constant" => arm,
        "compare" if arm.starts_with("shift") => format!("{arm}_sign_fill"),
        "compare" | "compare_by_case" if arm.starts_with("compare") => "compare_by_case".into(),
        same if *same == arm => arm,
        _ => join("select", &arm),
    }
}

fn reduce(t: &Term) -> String {
    let inner = t.kids.first().map_or_else(String::new, describe);
    let shifts = t.kids.first().is_some_and(|k| {
        k.op == Op::Shl || (k.op == Op::Select && k.kids.iter().any(|arm| arm.op == Op::Shl))
    });
    match (reduce_op(t.int(0)), inner.as_str()) {
        (ReduceOp::Add, inner) if inner.ends_with("dot") => inner.into(),
        (ReduceOp::Add, inner) if inner.ends_with("mul") => format!("{}dot", inner.trim_end_matches("mul")),
        (ReduceOp::Add, diff) if diff.ends_with("abs_diff") => {
            format!("{}sum_abs_diff", diff.trim_end_matches("abs_diff"))
        }
        (ReduceOp::Add, "bit_field") if shifts => "gather_bits".into(),
        (ReduceOp::Add, "bit_field") => "popcount".into(),
        (ReduceOp::Add, inner) if shifts => join("gather_bits", &strong(&[inner.to_string()])),
        (ReduceOp::And, "test") => "test_all".into(),
        (ReduceOp::Or, "test") => "test_any".into(),
        (op, inner) => {
            let name = match op {
                ReduceOp::Add => "reduce_add",
                ReduceOp::And => "reduce_and",
                ReduceOp::Or => "reduce_or",
                ReduceOp::Xor => "reduce_xor",
                ReduceOp::Min => "reduce_min",
                ReduceOp::Max => "reduce_max",
            };
            join(name, &strong(&[inner.to_string()]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Affine, Source};

    fn read(argument: u16) -> Term {
        let nums = vec![Num::Sources(vec![Source::Argument(argument)]), Num::Int(8), Num::Int(0)];
        Term::new(Op::Read, nums, vec![Term::affine(Affine::default())])
    }

    fn sum(kids: Vec<Term>) -> Term {
        let mut nums = vec![Num::Affine(Affine::default())];
        nums.extend(kids.iter().map(|_| Num::Int(1)));
        Term::new(Op::Sum, nums, kids)
    }

    #[test]
    fn names_say_what_is_computed() {
        let product = Term::new(Op::Mul, vec![], vec![read(0), read(1)]);
        let dot = Term::new(Op::Reduce, vec![Num::Int(0), Num::Int(4)], vec![product.clone()]);
        let difference = Term::new(Op::Abs, vec![], vec![sum(vec![read(0), read(1)])]);
        let half = Term::new(Op::Shr, vec![], vec![sum(vec![read(0), read(1)]), Term::constant(1)]);
        let high = Term::new(Op::Shr, vec![], vec![product.clone(), Term::constant(16)]);
        let cases = [
            (read(0), "move"),
            (sum(vec![read(0), read(1)]), "add"),
            (product, "mul"),
            (high, "mul_high"),
            (half, "average"),
            (difference, "abs_diff"),
            (sum(vec![read(2), dot.clone()]), "dot_acc"),
            (sum(vec![read(2), Term::new(Op::Reduce, vec![Num::Int(0), Num::Int(2)], vec![dot])]), "dot_acc"),
        ];
        for (term, name) in cases {
            assert_eq!(describe(&term), name, "{}", term.text());
        }
    }

    #[test]
    fn several_products_are_a_dot_product_of_floats() {
        let float = |kind, kids| Term::new(Op::Float(kind), vec![], kids);
        let product = || float(FloatKind::Mul, vec![read(0), read(1)]);
        let begun = || float(FloatKind::Fma, vec![read(0), read(1), Term::constant(0)]);
        let chain = float(FloatKind::Fma, vec![read(0), read(1), begun()]);
        let cases = [
            (float(FloatKind::Fma, vec![read(0), read(1), read(2)]), "float_mul_add"),
            (float(FloatKind::Add, vec![read(0), read(1)]), "float_add"),
            (float(FloatKind::Add, vec![product(), product()]), "float_dot"),
            (float(FloatKind::Add, vec![read(2), chain]), "float_dot_acc"),
            (float(FloatKind::Sum, vec![read(2), product(), product()]), "float_dot_acc"),
        ];
        for (term, name) in cases {
            assert_eq!(describe(&term), name, "{}", term.text());
        }
    }

    #[test]
    fn equal_names_are_told_apart() {
        let shape = |width| Shape { kind: Kind::Vector, width, extents: vec![4] };
        let (eight, sixteen) = (shape(8), shape(16));
        let narrow = Term::new(
            Op::Narrow,
            vec![Num::Int(2), Num::Int(8), Num::Int(1)],
            vec![sum(vec![read(0), read(1)])],
        );
        let plain = sum(vec![read(0), read(1)]);
        let operations = [
            Named { term: &narrow, results: &[&eight] },
            Named { term: &plain, results: &[&sixteen] },
            Named { term: &plain, results: &[&eight] },
        ];
        assert_eq!(names(&operations), ["add_8_2", "add_16", "add_8"]);
    }
}
