//! What making a value takes at least: a lower bound that needs no search.
//!
//! A sum of two values is not made by moving data, and no product without an instruction that multiplies. How many
//! products an instruction makes is known, so that their number says how many instructions it takes.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use autoir_semantics::dag::{Dag, Id, Interval, Node, ReduceOp};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::{Kind, LaneFn};

use crate::goal::space::Space;
use crate::goal::{Goal, function};
use crate::library::Cost;

/// Hundredths of the smallest cost.
const PRECISION: u64 = 100;
/// Factors of more bits may be cut in halves of so many ([`crate::goal::limbs`]).
const HALF: u16 = 16;
/// Bits by which ranges of either sign differ that one instruction multiplies.
const SIGNS: u16 = 2;

/// What an instruction can do for a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Nothing: searches use no tiles.
    None,
    /// Put bits elsewhere.
    Move,
    /// Compute.
    Compute,
    /// Make so many products of so many bits.
    Multiply {
        /// Bits of the widest product.
        bits: u16,
        /// Products, at most.
        products: u32,
    },
}

/// The least costs of the instructions that can do each kind of work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Least {
    moves: Cost,
    computes: Cost,
    /// Those that multiply, by the bits of a product: the least cost of one, and the least cost of a product in
    /// [`PRECISION`].
    multiplies: BTreeMap<u16, (Cost, u64)>,
}

impl Default for Least {
    /// Of no instructions.
    fn default() -> Least {
        Least { moves: Cost::MAX, computes: Cost::MAX, multiplies: BTreeMap::new() }
    }
}

impl Ability {
    /// That of an instruction.
    pub fn of(f: &LaneFn) -> Ability {
        if f.operands.iter().map(|o| o.kind).chain([f.result.kind]).any(|kind| kind == Kind::Tile) {
            return Ability::None;
        }
        let plain =
            |n: &Node| matches!(n, Node::Const(_) | Node::Var(..) | Node::Read { .. } | Node::Wrap { .. });
        if values(&f.dag, &f.bodies).iter().all(|id| plain(f.dag.node(*id))) {
            return Ability::Move;
        }
        match products_of(f) {
            Some((bits, products)) => Ability::Multiply { bits, products },
            None => Ability::Compute,
        }
    }
}

impl Least {
    /// Takes in an instruction.
    pub fn add(&mut self, ability: Ability, cost: Cost) {
        let cost = cost.max(1);
        if ability != Ability::None {
            self.moves = self.moves.min(cost);
        }
        if matches!(ability, Ability::Compute | Ability::Multiply { .. }) {
            self.computes = self.computes.min(cost);
        }
        if let Ability::Multiply { bits, products } = ability {
            let each = u64::from(cost) * PRECISION / u64::from(products.max(1));
            let least = self.multiplies.entry(bits).or_insert((cost, each));
            *least = (least.0.min(cost), least.1.min(each));
        }
    }

    /// The least cost of so many products of `bits` bits; nothing if no instruction makes such.
    fn of_products(&self, bits: u16, products: usize) -> Option<Cost> {
        let able = || self.multiplies.range(bits.saturating_sub(SIGNS)..).map(|(_, least)| *least);
        let one = able().map(|least| least.0).min()?;
        let each = able().map(|least| least.1).min()?;
        let all = (products as u64).saturating_mul(each).div_ceil(PRECISION);
        Some(one.max(Cost::try_from(all).unwrap_or(Cost::MAX)))
    }

    /// The least cost of an instruction.
    pub fn of_any(&self) -> Cost {
        if self.moves == Cost::MAX { 1 } else { self.moves }
    }
}

/// What the goals of one search cost at least.
#[derive(Clone, Debug)]
pub struct Bounds {
    least: Least,
    known: FastMap<Id, Rc<Work>>,
}

/// What a lane takes.
#[derive(Debug, Default)]
struct Work {
    /// Whether it takes an instruction that computes.
    computes: bool,
    /// The bits of the narrowest product, if there is one.
    bits: Option<u16>,
    /// The products that take a multiplication of their own.
    products: Vec<Id>,
}

impl Bounds {
    /// The bounds with instructions of these costs.
    pub fn new(least: &Least) -> Bounds {
        Bounds { least: least.clone(), known: FastMap::default() }
    }

    /// What any goal that is not at hand costs at least.
    pub fn of_any(&self) -> Cost {
        self.least.of_any()
    }

    /// What `goal`, which is not at hand, costs at least.
    pub fn of(&mut self, space: &mut Space, goal: &Goal) -> Cost {
        let mut lanes: Vec<Id> = goal.lanes.iter().flatten().copied().collect();
        lanes.sort_unstable();
        lanes.dedup();
        let work: Vec<Rc<Work>> = lanes.into_iter().map(|lane| self.work(space, lane)).collect();
        if self.least.computes == Cost::MAX || !work.iter().any(|w| w.computes) {
            return self.least.of_any();
        }
        // The low bit of a product is no product.
        let bits = work.iter().filter_map(|w| w.bits).min().filter(|_| goal.demand >= 8);
        let multiplying = bits.and_then(|bits| {
            let mut products: Vec<Id> = work.iter().flat_map(|w| &w.products).copied().collect();
            products.sort_unstable();
            products.dedup();
            self.least.of_products(bits.min(goal.demand), products.len())
        });
        multiplying.unwrap_or(0).max(self.least.computes)
    }

    fn work(&mut self, space: &mut Space, lane: Id) -> Rc<Work> {
        if let Some(known) = self.known.get(&lane) {
            return Rc::clone(known);
        }
        let work = Rc::new(Work::of(space, lane));
        self.known.insert(lane, Rc::clone(&work));
        work
    }
}

impl Work {
    fn of(space: &mut Space, lane: Id) -> Work {
        let mut work = Work::default();
        let mut products = Vec::new();
        // What depends on one byte may be looked up.
        if function::byte_of_all(&space.dag, &space.dag.reachable(&[lane])).is_some() {
            return work;
        }
        for id in values(&space.dag, &[lane]) {
            match *space.dag.node(id) {
                Node::Mul(a, b) => products.push((id, [a, b])),
                Node::Min(..) | Node::Max(..) | Node::Abs(_) | Node::Sat { .. } => work.computes = true,
                // Fields that lie side by side are a sum as well.
                Node::Sum(_, ref terms) => {
                    work.computes |= terms.windows(2).any(|t| t[0].1.abs() == t[1].1.abs());
                }
                _ => {}
            }
        }
        work.computes |= !products.is_empty();
        // Times 0, 1 or -1 is a choice.
        products
            .retain(|(_, factors)| !factors.iter().any(|f| space.interval(*f).within(Interval::new(-1, 1))));
        let bits = |[a, b]: [Id; 2], space: &mut Space| {
            let (x, y) = (space.interval(a).bits(), space.interval(b).bits());
            if x.max(y) > HALF { x.min(y) + HALF } else { x + y }
        };
        work.bits = products.iter().map(|(_, factors)| bits(*factors, space)).min();
        // Of products that share a factor, one may do for all: a * b + a * c is a * (b + c).
        let uses = |f: &Id| products.iter().flat_map(|p| &p.1).filter(|other| *other == f).count();
        let alone = products.iter().filter(|(_, factors)| factors.iter().all(|f| uses(f) == 1));
        work.products = alone.map(|(id, _)| *id).collect();
        work
    }
}

/// The bits of the widest product in `f`, and how many products it makes at most; nothing if it makes none.
fn products_of(f: &LaneFn) -> Option<(u16, u32)> {
    let inside = values(&f.dag, &f.bodies);
    let width = |id: &Id| match f.dag.node(*id) {
        Node::Mul(a, b) => Some(f.dag.interval(*a).bits().saturating_add(f.dag.interval(*b).bits())),
        _ => None,
    };
    let widest = inside.iter().filter_map(width).max()?;
    // Where nothing divides, what is above the result's bits is lost.
    let keeps_low = |id: &Id| {
        let node = f.dag.node(*id);
        matches!(node, Node::Const(_) | Node::Var(..) | Node::Read { .. } | Node::Sum(..) | Node::Mul(..))
            || matches!(node, Node::Wrap { .. } | Node::Reduce { op: ReduceOp::Add, .. })
    };
    let low = inside.iter().all(keeps_low);
    let bits = if low { widest.min(f.result.width) } else { widest };
    let mut counts: BTreeMap<Id, u64> = BTreeMap::new();
    for id in &inside {
        let node = f.dag.node(*id);
        let mut count = u64::from(matches!(node, Node::Mul(..)));
        node.each_child(|c| count = count.saturating_add(counts.get(&c).copied().unwrap_or(0)));
        if let Node::Reduce { count: terms, .. } = node {
            count = count.saturating_mul(u64::from(*terms));
        }
        counts.insert(*id, count);
    }
    let lanes = u64::from(f.live_lanes());
    let most = f.bodies.iter().map(|b| counts[b]).max()?.saturating_mul(lanes);
    Some((bits, u32::try_from(most).unwrap_or(u32::MAX)))
}

/// Whether `f` computes with numbers: all but moving, choosing and combining bits.
pub fn computes(f: &LaneFn) -> bool {
    values(&f.dag, &f.bodies).into_iter().any(|id| match f.dag.node(id) {
        Node::Mul(..) | Node::Min(..) | Node::Max(..) | Node::Abs(_) | Node::Sat { .. } => true,
        // Fields that lie side by side are a sum as well.
        Node::Sum(_, terms) => terms.windows(2).any(|t| t[0].1.abs() == t[1].1.abs()),
        _ => false,
    })
}

/// Whether `f` adds products to something that is none.
pub fn accumulates(f: &LaneFn) -> bool {
    let inside = values(&f.dag, &f.bodies);
    let mut products = BTreeSet::new();
    // Operands come before what is made of them.
    for id in &inside {
        let is_product = match f.dag.node(*id) {
            Node::Mul(..) => true,
            Node::Reduce { body, .. } => products.contains(body),
            Node::Wrap { a, .. } | Node::Sat { a, .. } => products.contains(a),
            Node::Sum(_, terms) => terms.iter().all(|(t, _)| products.contains(t)),
            _ => false,
        };
        if is_product {
            products.insert(*id);
        }
    }
    let adds = |id: &Id| match f.dag.node(*id) {
        Node::Sum(_, terms) => {
            let multiplied = terms.iter().filter(|(t, _)| products.contains(t)).count();
            (1..terms.len()).contains(&multiplied)
        }
        _ => false,
    };
    inside.iter().any(adds)
}

/// Whether `f` shifts elements to the right and rounds to the nearest.
pub fn rounds(f: &LaneFn) -> bool {
    let is_read = |id: Id| matches!(f.dag.node(id), Node::Read { .. });
    let rounded = |id: &Id| rounding_shift(&f.dag, *id);
    values(&f.dag, &f.bodies).iter().filter_map(rounded).any(|(_, element)| is_read(element))
}

/// The sum that `id` shifts to the right, where that is a value and a half of what is shifted out, and the value.
pub fn rounding_shift(dag: &Dag, id: Id) -> Option<(Id, Id)> {
    let Node::Shr(sum, by) = *dag.node(id) else { return None };
    let half = dag.as_const(by).filter(|by| (1..64).contains(by)).map(|by| 1i128 << (by - 1))?;
    match dag.node(sum) {
        Node::Sum(k, terms) if *k == half => match terms[..] {
            [(value, 1)] => Some((sum, value)),
            _ => None,
        },
        _ => None,
    }
}

/// The values that `roots` are made of, operands first. Where something is read is no value.
pub fn values(dag: &Dag, roots: &[Id]) -> BTreeSet<Id> {
    let mut open: Vec<Id> = roots.to_vec();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if seen.insert(id) && !matches!(dag.node(id), Node::Read { .. }) {
            dag.node(id).each_child(|c| open.push(c));
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use autoir_semantics::reroll::reroll;

    use super::*;
    use crate::testing::window;
    use crate::window::Window;

    const ADD: (&str, Cost) = ("window a(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n", 50);
    const ZIP: (&str, Cost) =
        ("window z(a: u32x4, b: u32x4) -> u32x4 {\n    out[2*i] = a[i]\n    out[2*i + 1] = b[i]\n}\n", 30);
    const WIDENING: (&str, Cost) =
        ("window m(a: i16x4, b: i16x4) -> i32x4 {\n    out[i] = a[i] * b[i]\n}\n", 100);
    const BYTES: (&str, Cost) =
        ("window d(a: i8x16, b: i8x16) -> i32x4 {\n    out[i] = sum(j<4) a[4*i + j] * b[4*i + j]\n}\n", 40);

    /// The least cost of the register that `text` computes, made with these instructions.
    fn bound(text: &str, instructions: &[(&str, Cost)]) -> Cost {
        let mut least = Least::default();
        for (text, cost) in instructions {
            least.add(Ability::of(&reroll(&window(text).function)), *cost);
        }
        let Window { function, ranges, .. } = window(text);
        let mut space = Space::new(&function.operands, &ranges);
        let import = |e: &Id| {
            let lane = space.import(&function.dag, *e, &mut |_, _| None);
            Some(space.simplify(lane))
        };
        let lanes = function.elements.iter().map(import).collect();
        let (kind, bits, width) = (function.result.kind, function.result.bits(), function.result.width);
        Bounds::new(&least).of(&mut space, &Goal { kind, bits, width, demand: width, lanes })
    }

    #[test]
    fn data_is_moved_by_any_instruction_and_added_by_what_computes() {
        let reversed = "window r(a: u32x4) -> u32x4 {\n    out[i] = a[3 - i]\n}\n";
        assert_eq!(bound(reversed, &[ADD, ZIP, WIDENING]), 30);
        assert_eq!(bound(ADD.0, &[ADD, ZIP, WIDENING]), 50);
        // Bytes side by side are no sum.
        let fields = "window f(a: u8x16) -> u32x4 {\n    out[i] = a[2*i] + 65536 * a[2*i + 1]\n}\n";
        assert_eq!(bound(fields, &[ADD, ZIP, WIDENING]), 30);
    }

    #[test]
    fn accumulating_adds_products_to_what_is_none() {
        let adds = |text: &str| accumulates(&reroll(&window(text).function));
        assert!(adds(
            "window m(c: u32x4, a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = c[i] + a[i]*b[i]\n}\n"
        ));
        let dot = "window d(c: i32x4, a: i8x16, b: i8x16) -> i32x4 {\n    \
            out[i] = sat_i32(c[i] + sum(j<4) a[4*i + j] * b[4*i + j])\n}\n";
        assert!(adds(dot));
        assert!(!adds(WIDENING.0));
        let pairs =
            "window w(a: i16x8, b: i16x8) -> i32x4 {\n    out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        assert!(!adds(pairs));
        assert!(!adds(
            "window r(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = (a[i]*b[i] + 0x4000) >> 15\n}\n"
        ));
    }

    #[test]
    fn rounding_is_of_elements() {
        let shifts = |value: &str| {
            let text = format!("window r(a: u16x8, b: u16x8) -> u16x8 {{\n    out[i] = {value}\n}}\n");
            rounds(&reroll(&window(&text).function))
        };
        assert!(shifts("(a[i] + 128) >> 8"));
        assert!(shifts("sat_u8((a[i] + 8) >> 4)"));
        assert!(!shifts("(a[i] + 127) >> 8"));
        assert!(!shifts("(a[i]*b[i] + 128) >> 8"));
        assert!(!shifts("(a[i] + b[i] + 1) >> 1"));
    }

    #[test]
    fn products_take_as_many_instructions_as_make_them() {
        let dot =
            "window w(a: i16x8, b: i16x8) -> i32x4 {\n    out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        let all = [ADD, ZIP, WIDENING, BYTES];
        // Eight products, four by each instruction; products of bytes are of no use for them.
        assert_eq!(bound(dot, &all), 200);
        assert_eq!(bound(WIDENING.0, &all), 100);
        assert_eq!(bound(BYTES.0, &all), 40);
        // a * b + a * c may be a * (b + c).
        let common =
            "window c(a: i16x4, b: i16x4, c: i16x4) -> i32x4 {\n    out[i] = a[i] * b[i] + a[i] * c[i]\n}\n";
        assert_eq!(bound(common, &all), 100);
        // Times a bit is a choice.
        let chosen =
            "window s(a: i16x4, b: u16x4) -> i32x4 {\n    assume b in 0..=1\n    out[i] = a[i] * b[i]\n}\n";
        assert_eq!(bound(chosen, &all), 40);
    }
}
