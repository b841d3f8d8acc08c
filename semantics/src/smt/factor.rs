//! Products that are compared with constants.
//!
//! `x * y == k`, for `k` other than 0, holds for finitely many pairs of integers: one number of each is a divisor of
//! `k`. A solver that looks for them among the bits of a product factors `k` by search, which takes it minutes where
//! arithmetic takes a moment. So the comparison becomes a choice among the pairs, and the product is gone.

use super::Claim;
use super::expand::Flat;
use super::ring::is_product;
use crate::dag::{Dag, Id, Node};
use crate::hash::FastMap;

/// Numbers with more pairs of divisors are not taken apart.
const MAX_PAIRS: usize = 32;
/// Numbers are factored by trial below this, and what is then left by cycles.
const TRIAL: u64 = 1 << 10;
/// Steps of the search for one factor: some times the square root of the largest that is looked for.
const MAX_STEPS: u32 = 1 << 18;

/// `claim` without products that are only compared with constants; `None` if there are none.
pub(super) fn without_compared_products(flat: &Flat, claim: Claim) -> Option<Flat> {
    let nodes = flat.dag.reachable(&claim.roots());
    let compared = |id: &Id| match *flat.dag.node(*id) {
        Node::Eq(a, b) => of_product(&flat.dag, a, b).or_else(|| of_product(&flat.dag, b, a)).is_some(),
        _ => false,
    };
    if !nodes.iter().any(compared) {
        return None;
    }
    let mut dag = Dag::new();
    let mut images: FastMap<Id, Id> = FastMap::default();
    for id in nodes {
        let node = flat.dag.node(id);
        let children: Vec<Id> = node.children().iter().map(|c| images[c]).collect();
        let image = match node {
            Node::Eq(..) => equal(&mut dag, children[0], children[1]),
            _ => dag.rebuild(node, &children),
        };
        images.insert(id, image);
    }
    let roots = claim.roots().iter().map(|r| images[r]).collect();
    Some(Flat { dag, roots })
}

/// `a == b`, as a choice among pairs where one is a product and the other a constant.
fn equal(dag: &mut Dag, a: Id, b: Id) -> Id {
    let equal = dag.eq(a, b);
    // The normal form says the same of other values.
    let Node::Eq(a, b) = *dag.node(equal) else { return equal };
    let Some((factor, rest, k)) = of_product(dag, a, b).or_else(|| of_product(dag, b, a)) else {
        return equal;
    };
    let Some(divisors) = divisors(k.unsigned_abs()) else { return equal };
    let other = rest.build(dag);
    let mut any = dag.constant(0);
    for d in divisors {
        for d in [d, -d] {
            let [x, y] = [d, k / d].map(|v| dag.constant(v));
            let (x, y) = (dag.eq(factor, x), dag.eq(other, y));
            let both = dag.and(x, y);
            any = dag.or(any, both);
        }
    }
    any
}

/// What a factor is multiplied with: a constant and values with coefficients.
struct Cofactor(i128, Vec<(Id, i128)>);

impl Cofactor {
    fn build(&self, dag: &mut Dag) -> Id {
        dag.sum(self.0, &self.1)
    }
}

/// `value` as a product of two factors, where it is one, and the constant that it is compared with.
fn of_product(dag: &Dag, value: Id, constant: Id) -> Option<(Id, Cofactor, i128)> {
    let k = dag.as_const(constant).filter(|k| *k != 0)?;
    match dag.node(value) {
        Node::Mul(x, y) if is_product(dag, value) => Some((*x, Cofactor(0, vec![(*y, 1)]), k)),
        Node::Sum(0, terms) => {
            let product = terms.iter().find(|t| is_product(dag, t.0))?.0;
            let Node::Mul(x, y) = *dag.node(product) else { return None };
            [x, y].into_iter().find_map(|factor| {
                let mut cofactor = Cofactor(0, Vec::new());
                for (t, c) in terms {
                    match *dag.node(*t) {
                        _ if *t == factor => cofactor.0 += c,
                        Node::Mul(p, q) if p == factor => cofactor.1.push((q, *c)),
                        Node::Mul(p, q) if q == factor => cofactor.1.push((p, *c)),
                        _ => return None,
                    }
                }
                Some((factor, cofactor, k))
            })
        }
        _ => None,
    }
}

/// The positive divisors of `n`; `None` if they are many, or not found.
fn divisors(n: u128) -> Option<Vec<i128>> {
    let mut rest = u64::try_from(n).ok()?;
    let mut primes: Vec<u64> = Vec::new();
    for p in 2..TRIAL {
        while rest % p == 0 {
            primes.push(p);
            rest /= p;
        }
    }
    let mut open = vec![rest];
    while let Some(n) = open.pop().filter(|n| *n > 1) {
        if is_prime(n) {
            primes.push(n);
        } else {
            let factor = proper_factor(n)?;
            open.extend([factor, n / factor]);
        }
    }
    let mut divisors: Vec<i128> = vec![1];
    primes.sort_unstable();
    for p in primes {
        let more: Vec<i128> = divisors.iter().map(|d| d * i128::from(p)).collect();
        divisors.extend(more);
        divisors.sort_unstable();
        divisors.dedup();
        if divisors.len() > MAX_PAIRS {
            return None;
        }
    }
    Some(divisors)
}

fn times(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn power(base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let (mut square, mut result) = (base % modulus, 1);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = times(result, square, modulus);
        }
        square = times(square, square, modulus);
        exponent >>= 1;
    }
    result
}

/// Miller's test; with these bases it is exact for 64 bits (Sorenson, Webster 2015).
fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 38 * 38 {
        return n > 1 && (2..n).take_while(|p| p * p <= n).all(|p| n % p != 0);
    }
    let twos = (n - 1).trailing_zeros();
    BASES.iter().all(|base| {
        let mut x = power(*base, (n - 1) >> twos, n);
        if x == 1 || x == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            x = times(x, x, n);
            x == n - 1
        })
    })
}

/// A factor of an odd composite number, by Pollard's rho.
fn proper_factor(n: u64) -> Option<u64> {
    let gcd = |mut a: u64, mut b: u64| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (1..20u64).find_map(|c| {
        let step = |x: u64| ((u128::from(times(x, x, n)) + u128::from(c)) % u128::from(n)) as u64;
        let (mut slow, mut fast) = (2, 2);
        for _ in 0..MAX_STEPS {
            (slow, fast) = (step(slow), step(step(fast)));
            match gcd(slow.abs_diff(fast), n) {
                1 => {}
                found if found == n => return None,
                found => return Some(found),
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smt::Verdict;
    use crate::smt::tests::Fixture;

    #[test]
    fn divisors_are_all_divisors() {
        for n in 1..3000u128 {
            let expected: Vec<i128> = (1..=n).filter(|d| n % d == 0).map(|d| d as i128).collect();
            assert_eq!(divisors(n), Some(expected).filter(|e| e.len() <= MAX_PAIRS), "{n}");
        }
        // Two primes of 32 bits, a square, a large prime.
        let (p, q) = (4_294_967_291u128, 4_294_967_279u128);
        assert_eq!(divisors(p * q), Some([1, q, p, p * q].map(|d| d as i128).to_vec()));
        assert_eq!(divisors(p * p), Some([1, p, p * p].map(|d| d as i128).to_vec()));
        assert_eq!(divisors(18_446_744_073_709_551_557).map(|d| d.len()), Some(2));
        assert_eq!(divisors(1 << 70), None);
    }

    /// A value that only a product of two certain primes makes differ, as a product and as a sum.
    #[test]
    fn a_factored_number_is_a_counterexample() {
        let mut f = Fixture::new(32, 1);
        let (a, b) = (f.read(0, false), f.read(1, false));
        let k = f.dag.constant(4_294_967_291 * 4_294_967_279);
        let b1 = f.dag.add_const(b, 1);
        let product = f.dag.mul(a, b1);
        let inner = f.dag.mul(a, b);
        let sum = f.dag.add(inner, a);
        for value in [product, sum] {
            let hit = f.dag.eq(value, k);
            let odd = f.dag.add(a, hit);
            let Verdict::Refuted(model) = f.prove(odd, a) else { panic!("not refuted") };
            let [x, y] = [0, 1].map(|n| model.operands[n].get(0, 32));
            assert_eq!(x * (y + 1), 4_294_967_291 * 4_294_967_279);
        }
        // Both say the same.
        let (hit, same) = (f.dag.eq(product, k), f.dag.eq(sum, k));
        assert_eq!(f.prove(hit, same), Verdict::Proved);
        // 4294967291 is a prime: no product of smaller numbers.
        let prime = f.dag.constant(4_294_967_291);
        let (x, y) = (f.dag.wrap(a, 31, false), f.dag.wrap(b, 31, false));
        let product = f.dag.mul(x, y);
        let never = f.dag.eq(product, prime);
        let zero = f.dag.constant(0);
        assert_eq!(f.prove(never, zero), Verdict::Proved);
    }
}
