//! The range of a sum of products that share factors, such as `a * x + (255 - a) * y` when it is written out.
//!
//! A sum of products in none of which a value is squared is linear in each value. Over a box it is least and greatest at
//! corners, so that trying all of them gives its exact range, where the ranges of terms would give more.

use crate::dag::{Dag, Id, Node};
use crate::hash::FastSet;
use crate::interval::Interval;

/// Values of which all corners are tried, at most.
const MOST_VALUES: usize = 8;

/// A number with multiples of values.
type Linear = (i128, Vec<(Id, i128)>);

/// A term: its coefficient, its factors, and the values in them, each of which is in one factor alone.
struct Product {
    coefficient: i128,
    factors: Vec<Linear>,
    values: Vec<Id>,
}

impl Dag {
    /// The range of `k` and `terms` together where values have the ranges that `of` says; nothing if that is no more
    /// than what the ranges of the terms say.
    pub fn corner_range(
        &self,
        k: i128,
        terms: &[(Id, i128)],
        of: impl Fn(Id) -> Interval,
    ) -> Option<Interval> {
        if terms.len() < 2 || !terms.iter().any(|(t, _)| matches!(self.node(*t), Node::Mul(..))) {
            return None;
        }
        let mut left: Vec<Product> = terms.iter().map(|(t, c)| self.product(*t, *c)).collect();
        let mut seen = FastSet::default();
        if !left.iter().flat_map(|product| &product.values).any(|value| !seen.insert(*value)) {
            // Nothing is shared.
            return None;
        }
        let mut sum = Interval::new(k, k);
        let mut is_joint = false;
        while let Some(first) = left.pop() {
            let mut values = first.values.clone();
            let mut group = vec![first];
            // Whatever shares a value with the group belongs to it.
            while let Some(n) = left.iter().position(|p| p.values.iter().any(|v| values.contains(v))) {
                let product = left.swap_remove(n);
                let new: Vec<Id> = product.values.iter().filter(|v| !values.contains(v)).copied().collect();
                values.extend(new);
                group.push(product);
            }
            is_joint |= group.len() > 1;
            if values.len() > MOST_VALUES {
                return None;
            }
            sum = sum.plus(corners(&group, &values, &of)?);
        }
        is_joint.then_some(sum)
    }

    /// The term `t` times `c`; of one value where a value would be in several factors.
    fn product(&self, t: Id, c: i128) -> Product {
        let mut open = vec![t];
        let (mut factors, mut values) = (Vec::new(), Vec::new());
        while let Some(id) = open.pop() {
            let factor = match self.node(id) {
                Node::Mul(a, b) => {
                    open.extend([*a, *b]);
                    continue;
                }
                Node::Sum(k, terms) => (*k, terms.clone()),
                _ => (0, vec![(id, 1)]),
            };
            values.extend(factor.1.iter().map(|(v, _)| *v));
            factors.push(factor);
            let again = values.iter().enumerate().any(|(n, v)| values[..n].contains(v));
            if again || values.len() > MOST_VALUES {
                return Product { coefficient: c, factors: vec![(0, vec![(t, 1)])], values: vec![t] };
            }
        }
        Product { coefficient: c, factors, values }
    }
}

/// The range of the sum of `group` at the corners of the ranges of `values`; nothing where numbers are too large.
fn corners(group: &[Product], values: &[Id], of: &impl Fn(Id) -> Interval) -> Option<Interval> {
    let ranges: Vec<Interval> = values.iter().map(|v| of(*v)).collect();
    if !ranges.iter().all(|r| r.is_exact()) {
        return None;
    }
    let mut found: Option<Interval> = None;
    for corner in 0..1usize << values.len() {
        let at = |v: &Id| {
            let n = values.iter().position(|known| known == v)?;
            Some(if corner >> n & 1 == 1 { ranges[n].hi } else { ranges[n].lo })
        };
        let linear = |(k, terms): &Linear| {
            terms.iter().try_fold(*k, |sum, (v, c)| sum.checked_add(at(v)?.checked_mul(*c)?))
        };
        let mut sum = 0i128;
        for product in group {
            let value =
                product.factors.iter().try_fold(product.coefficient, |p, f| p.checked_mul(linear(f)?))?;
            sum = sum.checked_add(value)?;
        }
        let here = Interval::new(sum, sum);
        found = Some(found.map_or(here, |f| f.hull(here)));
    }
    found.filter(|range| range.is_exact())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn byte(dag: &mut Dag, operand: u16) -> Id {
        dag.read_at(operand, 8, false, 0)
    }

    #[test]
    fn weights_that_add_up_make_no_more_than_the_greatest_value() {
        let mut dag = Dag::new();
        let [a, x, y] = [0, 1, 2].map(|n| byte(&mut dag, n));
        let rest = dag.sum(255, &[(a, -1)]);
        let (one, two) = (dag.mul(a, x), dag.mul(rest, y));
        let blend = dag.add(one, two);
        assert_eq!(dag.interval(blend), Interval::new(0, 255 * 255));
        // Without what is shared it would be more.
        let z = byte(&mut dag, 3);
        let other = dag.mul(rest, z);
        let all = dag.sum(1, &[(blend, 2), (other, 1)]);
        assert_eq!(dag.interval(all), Interval::new(1, 1 + 3 * 255 * 255));
    }

    #[test]
    fn squares_are_no_corners() {
        let mut dag = Dag::new();
        let a = dag.read_at(0, 8, true, 0);
        let square = dag.mul(a, a);
        let sum = dag.sum(0, &[(square, 1), (a, 1)]);
        // Its least value lies between the corners.
        assert!(dag.interval(sum).lo < 0);
    }
}
