//! Sums of what is computed of each byte, or of each two: that is computed once for all, in lanes as narrow as these, and
//! the sum is one of those. Such are sums in which it has a common factor, populations, and unsigned bytes with weights
//! that are unsigned as well, on targets that multiply unsigned bytes by signed ones alone.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::lane::Kind;

use crate::goal::function::{byte_of_all, in_bytes, unit_of_all};
use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// A byte of an operand, or another unit of as many bits.
type Place = (u16, u32);

/// A sum: its constant, and for each unit what is computed of it, with the factor of that.
type Grouped = (i128, Vec<(Place, Id, i128)>);

impl Expander<'_> {
    /// The ways to make `goal`, whose lanes are sums, of units with one term each.
    pub(crate) fn grouped(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let fits =
            goal.kind == Kind::Vector && matches!(goal.width, 8 | 16 | 32) && goal.bits <= self.widest();
        if !fits {
            return Vec::new();
        }
        let mut found = self.of_units(space, goals, goal, 8, grouped);
        if goal.width > 8 {
            found.extend(self.of_units(space, goals, goal, 8, biased));
        }
        if goal.width > 16 {
            found.extend(self.of_units(space, goals, goal, 16, populations));
        }
        found
    }

    /// The ways to make `goal` of what its lanes are the sums of, as `split` says: something of each `unit` bits of the
    /// operands.
    fn of_units(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        unit: u16,
        split: fn(&mut Space, Id) -> Option<Grouped>,
    ) -> Vec<Alternative> {
        let mut shape = None;
        let mut sums: Vec<Option<Grouped>> = Vec::with_capacity(goal.lanes.len());
        for lane in &goal.lanes {
            let Some(e) = *lane else {
                sums.push(None);
                continue;
            };
            let Some(sum) = split(space, e) else { return Vec::new() };
            for (_, inner, _) in &sum.1 {
                let this = space.key(*inner).shape;
                if *shape.get_or_insert(this) != this {
                    return Vec::new();
                }
            }
            sums.push(Some(sum));
        }
        let Some((_, first, _)) = sums.iter().flatten().flat_map(|sum| &sum.1).next() else {
            return Vec::new();
        };
        let signed = space.interval(*first).lo < 0;
        // The units of each register of an operand have one of their own.
        let register = |space: &Space, (operand, at): Place| {
            let bits = space.operands()[usize::from(operand)].bits().next_power_of_two();
            let size = bits.clamp(self.narrowest(), self.widest()) / u32::from(unit);
            ((operand, at / size), (at % size) as usize, size as usize)
        };
        let mut registers: BTreeMap<Place, Vec<Option<Id>>> = BTreeMap::new();
        for (place, inner, _) in sums.iter().flatten().flat_map(|sum| &sum.1) {
            let (key, at, size) = register(space, *place);
            registers.entry(key).or_insert_with(|| vec![None; size])[at] = Some(*inner);
        }
        let mut temporaries = BTreeMap::new();
        for (key, lanes) in registers {
            let bits = u32::from(unit) * lanes.len() as u32;
            let computed = Goal { kind: Kind::Vector, bits, width: unit, demand: unit, lanes };
            temporaries.insert(key, goals.temporary(space, computed));
        }
        let mut lanes = Vec::with_capacity(sums.len());
        for sum in sums {
            let Some((constant, groups)) = sum else {
                lanes.push(None);
                continue;
            };
            let term = |(place, _, factor): (Place, Id, i128)| {
                let (key, at, _) = register(space, place);
                (space.dag.read_at(temporaries[&key], unit, signed, at as u32), factor)
            };
            let terms: Vec<(Id, i128)> = groups.into_iter().map(term).collect();
            lanes.push(Some(space.dag.sum(constant, &terms)));
        }
        self.computes(space, goals, &Goal { lanes, ..goal.clone() }, false)
    }
}

/// `e` as a sum over bytes, if each has several terms with a common factor.
fn grouped(space: &mut Space, e: Id) -> Option<Grouped> {
    by_units(space, e, 8, 2)
}

/// `e` as a sum over two bytes each, if most of their bits are terms: what counts them may count that many.
fn populations(space: &mut Space, e: Id) -> Option<Grouped> {
    by_units(space, e, 16, 9)
}

/// `e` as a sum over units of so many bits, if each has `fewest` terms or more, with a common factor.
fn by_units(space: &mut Space, e: Id, unit: u16, fewest: usize) -> Option<Grouped> {
    let root = root(space, e);
    let (constant, terms) = space.linear(root);
    if terms.len() < 2 * fewest {
        return None;
    }
    let mut groups: BTreeMap<Place, Vec<(Id, i128)>> = BTreeMap::new();
    for (term, factor) in terms {
        let term = in_bytes(space, term);
        let reachable = space.dag.reachable(&[term]);
        let place = unit_of_all(&space.dag, &reachable, u32::from(unit))?;
        groups.entry(place).or_default().push((term, factor));
    }
    if groups.len() < 2 || groups.values().any(|terms| terms.len() < fewest) {
        return None;
    }
    let mut found = Vec::with_capacity(groups.len());
    for (place, terms) in groups {
        let common =
            terms.iter().fold(0, |common, (_, factor)| greatest_common_divisor(common, factor.abs()));
        let common = common * terms[0].1.signum();
        let terms: Vec<(Id, i128)> = terms.into_iter().map(|(t, factor)| (t, factor / common)).collect();
        let inner = space.dag.sum(0, &terms);
        let inner = space.simplify(inner);
        let range = space.interval(inner);
        if ![false, true].into_iter().any(|signed| range.within(Interval::of_width(unit, signed))) {
            return None;
        }
        found.push((place, inner, common));
    }
    Some((constant, found))
}

/// `e`, a sum of unsigned bytes with weights that are bytes as well, and not all of them signed ones, as one of signed
/// bytes: `a * x` is `a * (x - 128) + 128 * a`.
fn biased(space: &mut Space, e: Id) -> Option<Grouped> {
    let root = root(space, e);
    let (mut constant, terms) = space.linear(root);
    let is_weight = |(_, a): &(Id, i128)| (1..=255).contains(a);
    if terms.len() < 2 || !terms.iter().all(is_weight) || !terms.iter().any(|(_, a)| *a > 127) {
        return None;
    }
    let mut found = Vec::with_capacity(terms.len());
    for (x, a) in terms {
        let Node::Read { width: 8, signed: false, .. } = space.dag.node(x) else { return None };
        let place = byte_of_all(&space.dag, &[x])?;
        constant += 128 * a;
        found.push((place, space.dag.add_const(x, -128), a));
    }
    Some((constant, found))
}

fn greatest_common_divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    /// Products of unsigned bytes by signed ones, neighbours added up.
    const PRODUCTS: &str = "window m(a: u8x16, b: i8x16) -> i16x8 {\n    \
        out[i] = sat_i16(sum(j<2) a[2*i + j] * b[2*i + j])\n}\n";

    #[test]
    fn what_is_multiplied_by_a_common_factor_is_computed_once() {
        let and = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
        let add = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
        let nines = "window h(a: u8x16) -> u8x16 {\n    out[i] = 9*(a[i] >> 6)\n}\n";
        let digits = |factor: u32| {
            format!(
                "window g(a: u8x16) -> u16x8 {{\n    out[i] = 16*(a[2*i] & 15) + 144*(a[2*i] >> 6) \
                 + (a[2*i + 1] & 15) + {factor}*(a[2*i + 1] >> 6)\n}}\n"
            )
        };
        let steps = |factor| found(&digits(factor), &[PRODUCTS, and, add, nines]).map(|p| p.steps.len());
        assert_eq!((steps(9), steps(8)), (Some(4), None));
    }

    #[test]
    fn unsigned_weights_multiply_signed_bytes() {
        let xor = "window x(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] ^ b[i]\n}\n";
        let add = "window s(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let weighted = |first: u32| {
            format!("window g(a: u8x16) -> u16x8 {{\n    out[i] = {first}*a[2*i] + 56*a[2*i + 1] + 7\n}}\n")
        };
        let steps = |first| found(&weighted(first), &[PRODUCTS, xor, add]).map(|p| p.steps.len());
        // Of 256 and more, no byte is the weight.
        assert_eq!([steps(200), steps(256)], [Some(3), None]);
    }

    #[test]
    fn populations_are_counted_in_halves() {
        let halves = "window h(a: u16x8) -> u16x8 {\n    out[i] = popcount(a[i])\n}\n";
        let pairs =
            "window p(a: u16x8, b: u16x8) -> u32x4 {\n    out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        let goal = "window g(a: u32x4) -> u32x4 {\n    out[i] = popcount(a[i])\n}\n";
        let program = found(goal, &[halves, pairs]).expect("a population and a product with ones");
        assert_eq!(program.steps.len(), 2);
    }
}
