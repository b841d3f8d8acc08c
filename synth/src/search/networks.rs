//! Networks of movements: several registers are interleaved, split or transposed by steps that each make all of them anew.
//!
//! Where every bit of the address of a result's byte, its register's number included, is a bit of the address of the
//! operand's byte that it is, the movement is a permutation of address bits, and so is a pair of instructions that
//! interleave two registers, one making the lower half and one the upper. The cheapest sequence of such steps from one
//! permutation to the other is a shortest path. What it makes on the way serves all results, which no value of a goal
//! alone can tell.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use autoir_semantics::effort::{self, Work};
use autoir_semantics::lane::Kind;

use crate::goal::{self, Byte, Goal, GoalId};
use crate::library::Cost;
use crate::pattern::control::Control;
use crate::pattern::{Family, Variant};
use crate::search::Search;
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::pairs::fixed;

/// Registers that are moved together, at most.
const MOST_REGISTERS: usize = 16;
/// Networks that are laid, at most.
const NETWORKS: usize = 3;
/// Bits of the numbers of registers that may be moved by steered steps, at most.
const MOST_STEERED: usize = 2;
/// Permutations that are looked at, at most.
const MOST_SEEN: usize = 4000;

/// For each bit of an address, the bit of another address that it is.
type Bits = Vec<u8>;

/// What is wanted after a step, the step's number, and the bit that it pairs registers by.
type After = (Bits, (usize, usize));

/// An instruction that moves data.
#[derive(Clone)]
struct Mover<'a> {
    instruction: usize,
    family: &'a Family,
    variant: &'a Variant,
    /// The operands that it moves, in order.
    data: Vec<u16>,
    /// What steers it, and with which numbers.
    steered: Option<(&'a Control, Vec<i128>)>,
}

/// What one step does with the bits of an address in a register, and of what tells two registers apart, which is the last.
struct Step<'a> {
    bits: Bits,
    /// What it costs for each register, with its part of the numbers that steer it.
    cost: Cost,
    /// What its instructions cost.
    own: Cost,
    /// One instruction, or one for each of two registers.
    movers: Vec<Mover<'a>>,
}

impl Search<'_> {
    /// Notes a network that makes all `roots`, if there is one, and looks at the goals on the way.
    pub(super) fn lay_network(&mut self, roots: &[GoalId]) {
        // Each result moves bytes, or what was arranged for it does.
        let ways = roots.iter().map(|id| self.goals.arrangements(*id).len()).max().unwrap_or(0).max(1);
        for way in 0..ways {
            let wants: Vec<Vec<Byte>> = roots
                .iter()
                .filter_map(|id| {
                    let movement = goal::bytes(&self.space, self.goals.get(*id));
                    movement.or_else(|| self.goals.arrangements(*id).get(way).cloned())
                })
                .collect();
            let size = wants.first().map_or(0, Vec::len);
            let fits = (2..=MOST_REGISTERS).contains(&roots.len())
                && size.is_power_of_two()
                && wants.len() == roots.len()
                && wants.iter().all(|want| want.len() == size)
                && roots.iter().collect::<BTreeSet<_>>().len() == roots.len()
                && self.goals.get(roots[0]).kind == Kind::Vector;
            if !fits {
                continue;
            }
            match permutation(&wants.concat()).filter(|_| roots.len().is_power_of_two()) {
                Some((order, wanted)) => self.lay_permutation(roots, size, (&order, &wanted)),
                None => self.lay_planes(roots, &wants),
            }
        }
        let laid: BTreeSet<GoalId> = self.networks.iter().flat_map(BTreeMap::keys).copied().collect();
        for id in laid {
            self.visit_all();
            if self.state(id).leaf.is_none() && self.state(id).alternatives.is_none() {
                self.expand(id);
            }
        }
        self.visit_all();
    }

    /// Notes networks that make `roots`, registers of so many bytes, of the bytes `order` by the permutation that is `wanted`.
    fn lay_permutation(&mut self, roots: &[GoalId], size: usize, (order, wanted): (&[Byte], &Bits)) {
        let inside = size.trailing_zeros() as usize;
        let mut steps = self.expander.steps(size);
        let (mut avoided, mut least) = (BTreeSet::new(), Cost::MAX);
        // Others that cost as much may take less as a whole.
        for _ in 0..NETWORKS {
            let Some((cost, path)) = path(wanted, inside, (&steps, &avoided), least) else { break };
            least = cost;
            avoided.extend(path.first().map(|(n, _)| *n));
            let path = path.into_iter().map(|(n, bit)| (&steps[n], bit));
            self.lay(roots, (size, order, wanted.clone()), path);
        }
        if wanted.len() > inside + MOST_STEERED || least == 0 {
            return;
        }
        // All registers are steered by the same numbers.
        let numbers = self.costs.constant(8 * size as u32) / roots.len() as Cost;
        steps.extend(self.expander.steered_steps(size, numbers));
        if let Some((_, path)) = path(wanted, inside, (&steps, &BTreeSet::new()), least - 1) {
            let path = path.into_iter().map(|(n, bit)| (&steps[n], bit));
            self.lay(roots, (size, order, wanted.clone()), path);
        }
    }

    /// Notes the steps of a path that leads to `wanted` of registers of so many bytes, the last one first.
    fn lay<'s>(
        &mut self,
        roots: &[GoalId],
        (size, order, mut wanted): (usize, &[Byte], Bits),
        path: impl Iterator<Item = (&'s Step<'s>, usize)>,
    ) {
        let inside = size.trailing_zeros() as usize;
        let mut registers = roots.to_vec();
        let mut network = BTreeMap::new();
        for (step, bit) in path {
            wanted = before(&wanted, step, bit, inside);
            let contents = (0..registers.len()).map(|register| {
                let at = |byte: usize| order[apply(&wanted, register << inside | byte)];
                goal::of_bytes(&mut self.space, (Kind::Vector, 8 * size as u32), (0..size).map(at))
            });
            let contents: Vec<_> = contents.collect();
            let made: Vec<GoalId> =
                contents.into_iter().map(|content| self.goals.intern(&mut self.space, content)).collect();
            for (n, id) in registers.iter().enumerate() {
                network.insert(*id, self.mover(step, (n, bit), &made));
            }
            registers = made;
        }
        self.networks.push(network);
    }

    /// The instruction that makes register number `n` in a step that pairs the registers `made` before by this bit.
    fn mover(&mut self, step: &Step<'_>, (n, bit): (usize, usize), made: &[GoalId]) -> Alternative {
        let Mover { instruction, family, variant, data, steered } =
            &step.movers[(n >> bit & 1) % step.movers.len()];
        let of = |slot: usize| match data.len() {
            1 => made[n],
            _ => made[n & !(1 << bit) | slot << bit],
        };
        let source = |(number, operand)| match (
            variant.immediates.get(&number),
            data.iter().position(|d| *d == number),
        ) {
            (Some(v), _) => fixed(&mut self.space, operand, *v).intern(&mut self.space, &mut self.goals),
            (None, Some(slot)) => Source::Goal(of(slot)),
            (None, None) => match steered {
                Some((control, values)) if control.operand == number => {
                    let lanes = values.iter().map(|v| Some(self.space.dag.constant(*v))).collect();
                    let (kind, bits) = (operand.kind, operand.bits());
                    let control = Goal { kind, bits, width: control.width, demand: control.width, lanes };
                    Source::Goal(self.goals.intern(&mut self.space, control))
                }
                _ => Source::Any,
            },
        };
        let sources = (0..).zip(family.operands()).map(source).collect();
        Alternative { instruction: *instruction, cost: step.own, sources, halves: false }
    }
}

impl<'a> Expander<'a> {
    /// The steps on registers of so many bytes, the cheapest of those that do the same.
    fn steps(&self, size: usize) -> Vec<Step<'a>> {
        let inside = size.trailing_zeros() as usize;
        let bits = 8 * size as u32;
        // What each instruction makes, the cheapest first.
        let mut known: BTreeMap<Vec<u16>, (Cost, Mover<'a>)> = BTreeMap::new();
        for (instruction, cost) in self.selection.producing(Kind::Vector, bits) {
            let Some(family) = self.library.mover(*instruction).filter(|f| !f.masked) else {
                continue;
            };
            for variant in family.variants() {
                let Some(moved) = family.moved(variant) else { continue };
                effort::spend(Work::Byte, moved.len() as u64);
                let instruction = *instruction;
                let mover = |data| Mover { instruction, family, variant, data, steered: None };
                for (map, data) in maps(family, moved, bits) {
                    let entry = known.entry(map).or_insert_with(|| (*cost, mover(data.clone())));
                    if *cost < entry.0 {
                        *entry = (*cost, mover(data));
                    }
                }
            }
        }
        let mut steps: BTreeMap<Bits, Step<'a>> = BTreeMap::new();
        for (map, (cost, mover)) in &known {
            let Some(mut bits) = linear(map, inside) else { continue };
            let (cost, movers) = match mover.data.len() {
                1 => {
                    bits.push(inside as u8);
                    (*cost, vec![mover.clone()])
                }
                _ => {
                    let Some(missing) = (0..=inside as u8).find(|bit| !bits.contains(bit)) else { continue };
                    let other: Vec<u16> = map.iter().map(|from| from | 1 << missing).collect();
                    let Some((other_cost, other)) = known.get(&other) else { continue };
                    bits.push(missing);
                    (*cost.max(other_cost), vec![mover.clone(), other.clone()])
                }
            };
            let is_new = steps.get(&bits).is_none_or(|step| cost < step.cost);
            if is_new && bits.iter().enumerate().any(|(n, bit)| n != usize::from(*bit)) {
                steps.insert(bits.clone(), Step { bits, cost, own: cost, movers });
            }
        }
        steps.into_values().collect()
    }

    /// The steps of instructions that permute the bytes of one register of `size` bytes as another operand says, the
    /// cheapest of those that do the same; `numbers` are what that operand costs.
    fn steered_steps(&self, size: usize, numbers: Cost) -> Vec<Step<'a>> {
        let (inside, bits) = (size.trailing_zeros() as u8, 8 * size as u32);
        let orders = permutations(inside);
        let mut steps: BTreeMap<Bits, Step<'a>> = BTreeMap::new();
        for (instruction, cost) in self.selection.producing(Kind::Vector, bits) {
            let Some(family) = self.library.mover(*instruction).filter(|f| !f.masked) else {
                continue;
            };
            let fits = |n: u16| {
                let operand = &family.operands()[usize::from(n)];
                operand.kind == Kind::Vector && operand.bits() == bits
            };
            for variant in family.variants() {
                let Some(control) = family.control(variant) else { continue };
                let [data] = control.data[..] else { continue };
                if control.bits() != bits || !fits(data) || !fits(control.operand) {
                    continue;
                }
                for order in &orders {
                    if self.has_to_end() {
                        return Vec::new();
                    }
                    effort::spend(Work::Byte, size as u64 / 8);
                    let want: Vec<Byte> =
                        (0..size).map(|at| Byte::Of(data, apply(order, at) as u32)).collect();
                    let at = |of: u16, byte: u32| Some(Byte::Of(of, byte));
                    let Some(values) = control.solve(&want, &at) else { continue };
                    let mut bits = order.clone();
                    bits.push(inside);
                    let cost = *cost + numbers;
                    if steps.get(&bits).is_none_or(|step| cost < step.cost) {
                        let (instruction, steered) = (*instruction, Some((control, values)));
                        let movers = vec![Mover { instruction, family, variant, data: vec![data], steered }];
                        steps.insert(bits.clone(), Step { bits, cost, own: cost - numbers, movers });
                    }
                }
            }
        }
        steps.into_values().collect()
    }
}

/// The addresses of what an instruction moves into each byte, for each order of its operands of so many bits, with that
/// order.
fn maps(family: &Family, moved: &[Byte], bits: u32) -> Vec<(Vec<u16>, Vec<u16>)> {
    let mut data = BTreeSet::new();
    for byte in moved {
        match byte {
            Byte::Of(operand, _) => data.insert(*operand),
            Byte::Any | Byte::Const(_) => return Vec::new(),
        };
    }
    let data: Vec<u16> = data.into_iter().collect();
    let fits = |n: &u16| {
        let operand = &family.operands()[usize::from(*n)];
        operand.kind == Kind::Vector && operand.bits() == bits
    };
    if data.len() > 2 || !data.iter().all(fits) {
        return Vec::new();
    }
    let reversed: Vec<u16> = data.iter().rev().copied().collect();
    let orders = if data.len() == 2 { vec![data, reversed] } else { vec![data] };
    let address = |byte: &Byte, order: &[u16]| match byte {
        Byte::Of(operand, at) => {
            let slot = order.iter().position(|o| o == operand).unwrap_or(0) as u32;
            (slot * (bits / 8) + at) as u16
        }
        Byte::Any | Byte::Const(_) => 0,
    };
    orders
        .into_iter()
        .map(|order| (moved.iter().map(|byte| address(byte, &order)).collect(), order))
        .collect()
}

/// The bit that each of the lowest bits of an address becomes, if `map` does nothing else.
fn linear(map: &[u16], inside: usize) -> Option<Bits> {
    let mut bits = Bits::new();
    for bit in 0..inside {
        let image = *map.get(1 << bit)?;
        if !image.is_power_of_two() || bits.contains(&(image.trailing_zeros() as u8)) {
            return None;
        }
        bits.push(image.trailing_zeros() as u8);
    }
    (0..map.len()).all(|at| usize::from(map[at]) == apply(&bits, at)).then_some(bits)
}

/// All orders of the lowest bits of an address but the one that they have.
fn permutations(bits: u8) -> Vec<Bits> {
    let mut orders = vec![Bits::new()];
    for bit in 0..bits {
        let with = |order: &Bits| {
            let order = order.clone();
            (0..=order.len()).map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, bit);
                longer
            })
        };
        orders = orders.iter().flat_map(with).collect();
    }
    orders.retain(|order| !order.is_sorted());
    orders
}

/// The address that `at` becomes.
fn apply(bits: &[u8], at: usize) -> usize {
    bits.iter().enumerate().fold(0, |to, (n, bit)| to | (at >> n & 1) << bit)
}

/// The bytes that are moved, in the order of their addresses, and the bit that each bit of the address of one of `bytes`
/// is: operands are numbered as they come.
fn permutation(bytes: &[Byte]) -> Option<(Vec<Byte>, Bits)> {
    let mut operands: Vec<(u16, usize)> = Vec::new();
    for byte in bytes {
        let Byte::Of(operand, at) = *byte else { return None };
        match operands.iter_mut().find(|(known, _)| *known == operand) {
            Some((_, size)) => *size = (*size).max(at as usize + 1),
            None => operands.push((operand, at as usize + 1)),
        }
    }
    let order: Vec<Byte> = operands
        .iter()
        .flat_map(|(operand, size)| (0..*size as u32).map(|at| Byte::Of(*operand, at)))
        .collect();
    let mut places: BTreeMap<Byte, u16> = BTreeMap::new();
    places.extend(order.iter().copied().zip(0..));
    if order.len() != bytes.len() || places.len() != bytes.len() {
        return None;
    }
    let map: Vec<u16> = bytes.iter().filter_map(|byte| places.get(byte).copied()).collect();
    let bits = linear(&map, bytes.len().trailing_zeros() as usize)?;
    Some((order, bits))
}

/// What is `wanted` of the registers before the last step, which pairs registers by this bit of their numbers.
fn before(wanted: &Bits, step: &Step<'_>, bit: usize, inside: usize) -> Bits {
    let place = |n: usize| if n == inside { inside + bit } else { n };
    let mut before = wanted.clone();
    for (n, to) in step.bits.iter().enumerate() {
        before[place(usize::from(*to))] = wanted[place(n)];
    }
    before
}

/// The cheapest steps to what is `wanted`, the last one first, each with the bit of registers' numbers that it pairs them
/// by, and their cost, which is at most `most`; the last one is not one of the `avoided`.
fn path(
    wanted: &Bits,
    inside: usize,
    (steps, avoided): (&[Step<'_>], &BTreeSet<usize>),
    most: Cost,
) -> Option<(Cost, Vec<(usize, usize)>)> {
    let mut from: BTreeMap<Bits, (Cost, Option<After>)> = BTreeMap::new();
    let mut open = BinaryHeap::from([(Reverse(0), wanted.clone())]);
    from.insert(wanted.clone(), (0, None));
    let mut seen = BTreeSet::new();
    while let Some((Reverse(cost), bits)) = open.pop() {
        if bits.iter().enumerate().all(|(n, bit)| n == usize::from(*bit)) {
            let mut path = Vec::new();
            let mut at = bits;
            while let Some((_, Some((next, step)))) = from.get(&at) {
                path.push(*step);
                at = next.clone();
            }
            path.reverse();
            return Some((cost, path));
        }
        if !seen.insert(bits.clone()) {
            continue;
        }
        if seen.len() > MOST_SEEN {
            return None;
        }
        effort::spend(Work::Goal, steps.len() as u64);
        for (n, step) in steps.iter().enumerate().filter(|(n, _)| bits != *wanted || !avoided.contains(n)) {
            let pairs = if step.movers.len() == 1 { 1 } else { bits.len() - inside };
            for bit in 0..pairs {
                let next = before(&bits, step, bit, inside);
                let cost = cost + step.cost;
                if cost <= most && from.get(&next).is_none_or(|(known, _)| cost < *known) {
                    from.insert(next.clone(), (cost, Some((bits.clone(), (n, bit)))));
                    open.push((Reverse(cost), next));
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::testing::{found, found_in_lists};

    #[test]
    fn blocks_are_put_into_order_before_both_halves_are_interleaved() {
        let half = |name: &str, from: u32| {
            format!(
                "window {name}(a: u8x32, b: u8x32) -> u8x32 {{\n    \
                 for k < 2, j < 8: out[16*k + 2*j] = a[16*k + j + {from}]\n    \
                 for k < 2, j < 8: out[16*k + 2*j + 1] = b[16*k + j + {from}]\n}}\n"
            )
        };
        let order = |name: &str, of: [u32; 4]| {
            let word = |(n, from): (usize, &u32)| format!("    out[{n}] = a[{from}]\n");
            let words: String = of.iter().enumerate().map(word).collect();
            format!("window {name}(a: u64x4) -> u64x4 {{\n{words}}}\n")
        };
        let orders = [order("p", [0, 0, 1, 1]), order("q", [2, 2, 3, 3]), order("r", [0, 2, 1, 3])];
        let library = [&half("l", 0), &half("h", 8), &orders[0], &orders[1], &orders[2]];
        let library: Vec<&str> = library.into_iter().map(String::as_str).collect();
        let both =
            "window g(a: u8x32, b: u8x32) -> u8x64 {\n    out[2*i] = a[i]\n    out[2*i + 1] = b[i]\n}\n";
        assert_eq!(found(both, &library).map(|program| program.steps.len()), Some(4));
    }

    #[test]
    fn permutations_that_numbers_steer_are_steps() {
        let shuffle = "window s(a: u8x16, n: u8x16) -> u8x16 {\n    out[i] = a[n[i] & 15]\n}\n";
        let half = |name: &str, from: u32| {
            format!(
                "window {name}(a: u64x2, b: u64x2) -> u64x2 {{\n    out[0] = a[{from}]\n    out[1] = b[{from}]\n}}\n"
            )
        };
        let split = "window g(a: u8x32) -> u8x32 {\n    for k < 16: out[k] = a[2*k]\n    \
            for k < 16: out[16 + k] = a[2*k + 1]\n}\n";
        let program = found_in_lists(split, &[shuffle, &half("l", 0), &half("h", 1)]);
        assert_eq!(program.map(|program| program.steps.len()), Some(4));
    }
}
