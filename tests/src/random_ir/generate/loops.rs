//! Loops over arrays of integers, rotated and with `phi`s, as a front end's simplifications hand them over.

use autoir_semantics::vectors::Rng;

use super::expression::{tree, widened};
use super::maker::{Maker, any, constant, flags, once_in};
use crate::random_ir::ir::{Block, End, Function, Instruction, POINTERS, Type, Typed, What};

/// Bytes behind each pointer that a loop may touch.
const REACH: u64 = 1000;

/// The greatest number of iterations.
const MOST: u64 = 300;

/// A function of one loop.
pub fn function(name: String, own: &mut Rng, shape: &dyn Fn(&mut Rng) -> Rng) -> Function {
    let mut shape = shape(own);
    let shape = &mut shape;
    let element = Type::scalar(any(shape, &[8, 8, 8, 16, 16, 32, 64]));
    let stride = any(shape, &[1, 1, 1, 1, 1, 1, 2, 2, 3, 4]);
    let bytes = element.bytes() * stride;
    let mut frame = Frame::new(own, shape, element, stride);
    let what = shape.below(16);
    match what {
        0..=3 => frame.map(own, shape),
        4..=8 => (0..=shape.below(2)).for_each(|_| frame.reduction(own, shape)),
        9 | 10 => frame.sum_of_sums(own, shape),
        11 | 12 => frame.running_total(own, shape),
        13 => frame.carried(own, shape),
        14 => frame.greatest_and_where(own, shape),
        _ => {
            frame.reduction(own, shape);
            frame.map(own, shape);
        }
    }
    let is_early = once_in(own, 10);
    let mut function = frame.close(own, shape, name, is_early);
    function.most = (REACH / bytes).min(MOST);
    flags(own, &mut function);
    function
}

/// How the loop counts: an index that grows, one that falls to zero, or addresses that grow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counting {
    Up,
    Down,
    Addresses,
}

/// A loop in the making: block 0 stands before it, block 1 is the loop, the last one behind it.
struct Frame {
    maker: Maker,
    element: Type,
    stride: u64,
    counting: Counting,
    is_guarded: bool,
    index: Typed,
    /// Pointers of the function, with what they are in an iteration.
    pointers: Vec<(usize, Typed)>,
    /// Accumulators: what they begin with, the `phi`, the next value.
    accumulators: Vec<(Typed, Typed, Typed)>,
}

impl Frame {
    fn new(own: &mut Rng, shape: &mut Rng, element: Type, stride: u64) -> Frame {
        let mut maker = Maker::new();
        let counting =
            any(shape, &[Counting::Up, Counting::Up, Counting::Up, Counting::Down, Counting::Addresses]);
        let is_guarded = once_in(own, 2);
        let count = Typed::argument(POINTERS);
        let zero = Typed::number(count.ty, 0);
        let end = match is_guarded {
            true => {
                let is_empty =
                    maker.add(Type::scalar(1), What::Compare("eq"), vec![count.clone(), zero.clone()]);
                End::Branch(is_empty, 2, 1)
            }
            false => End::Jump(1),
        };
        maker.end(end);
        let start = if counting == Counting::Up { zero } else { count };
        let index = maker.add(start.ty, What::Phi(vec![0]), vec![start]);
        let pointers = match counting {
            Counting::Addresses => (0..POINTERS)
                .map(|n| {
                    let start = Typed::argument(n);
                    (n, maker.add(Type::Address, What::Phi(vec![0]), vec![start]))
                })
                .collect(),
            _ => Vec::new(),
        };
        Frame { maker, element, stride, counting, is_guarded, index, pointers, accumulators: Vec::new() }
    }

    /// A `phi` that begins with something; what it becomes is said later.
    fn accumulator(&mut self, own: &mut Rng, ty: Type) -> (Typed, Typed) {
        let start = match (own.below(4), ty.width()) {
            (0, 32) => Typed::argument(POINTERS + 1),
            (1, _) => constant(own, ty),
            (2, _) => Typed::number(ty, own.below(3)),
            _ => Typed::number(ty, 0),
        };
        // They stand at the beginning of the block once it is closed.
        let phi = self.maker.add(ty, What::Phi(vec![0]), vec![start.clone()]);
        (start, phi)
    }

    /// The address of element `k` of those that this iteration looks at, behind pointer `n`.
    fn address(&mut self, n: usize, k: u64) -> Typed {
        let bits = self.element.width();
        if let Some((_, phi)) = self.pointers.iter().find(|(of, _)| *of == n) {
            let phi = phi.clone();
            return self.maker.behind(phi, k * self.element.bytes());
        }
        let mut index = self.index.clone();
        if self.stride > 1 {
            index = self.maker.binary("mul", index, Typed::number(Type::scalar(64), self.stride));
        }
        if k > 0 {
            index = self.maker.binary("add", index, Typed::number(Type::scalar(64), k));
        }
        self.maker.add(Type::Address, What::Offset(bits), vec![Typed::argument(n), index])
    }

    /// What an iteration computes of what it loads: `make` gets what gives a value of the wanted type.
    fn computed(
        &mut self,
        own: &mut Rng,
        shape: &mut Rng,
        make: impl FnOnce(&mut Maker, &mut Rng, &mut dyn FnMut(&mut Maker, &mut Rng, Type) -> Typed) -> Typed,
    ) -> Typed {
        // Loads come first; which of them is used is the shape's affair.
        let count = 1 + shape.below(3);
        let element = self.element;
        let loads: Vec<Typed> = (0..count)
            .map(|n| {
                let k = shape.below(self.stride);
                let from = if once_in(own, 6) { own.below(POINTERS as u64) } else { n };
                let address = self.address(from as usize, k);
                self.maker.add(element, What::Load(1), vec![address])
            })
            .collect();
        let is_signed = once_in(shape, 3);
        let mut source = |maker: &mut Maker, shape: &mut Rng, ty: Type| {
            if ty.width() == 32 && once_in(shape, 10) {
                return Typed::argument(POINTERS + 1);
            }
            let load = loads[shape.below(count) as usize].clone();
            let name = match (ty.width() < element.width(), is_signed) {
                (true, _) => "trunc",
                (_, true) => "sext",
                _ => "zext",
            };
            maker.cast(name, load, ty.width())
        };
        make(&mut self.maker, shape, &mut source)
    }

    /// A value of the width of the elements.
    fn narrow(&mut self, own: &mut Rng, shape: &mut Rng) -> Typed {
        let element = self.element;
        self.computed(own, shape, |maker, shape, source| match element.width() < 64 && shape.below(4) > 0 {
            true => widened(maker, shape, element, source),
            false => tree(maker, shape, element, 2, source),
        })
    }

    /// A value of `ty`, which is at least as wide as the elements.
    fn wide(&mut self, own: &mut Rng, shape: &mut Rng, ty: Type) -> Typed {
        self.computed(own, shape, |maker, shape, source| match shape.below(4) {
            0 => {
                let depth = any(shape, &[1, 2]);
                tree(maker, shape, ty, depth, source)
            }
            1 => source(maker, shape, ty),
            2 => {
                let (a, b) = (source(maker, shape, ty), source(maker, shape, ty));
                let difference = maker.binary("sub", a, b);
                maker.add(ty, What::Lanes("abs", Some(true)), vec![difference])
            }
            _ => {
                let (a, b) = (source(maker, shape, ty), source(maker, shape, ty));
                maker.binary(any(shape, &["mul", "sub", "add", "and", "xor"]), a, b)
            }
        })
    }

    fn store(&mut self, own: &mut Rng, value: Typed, k: u64) {
        let n = match own.below(3) {
            0 => own.below(POINTERS as u64) as usize,
            _ => POINTERS - 1,
        };
        let address = self.address(n, k);
        self.maker.add(value.ty, What::Store(1), vec![value, address]);
    }

    /// `out[i] = f(a[i], b[i])`, for each of the elements that lie beside each other.
    fn map(&mut self, own: &mut Rng, shape: &mut Rng) {
        let count = if once_in(shape, 3) { 1 } else { self.stride };
        for k in 0..count {
            let value = self.narrow(own, shape);
            self.store(own, value, k);
        }
    }

    /// The type of an accumulator.
    fn kept(&self, shape: &mut Rng) -> Type {
        let width = self.element.width();
        Type::scalar(any(shape, &[width, 32.max(width), 32.max(width), 32.max(width), 64]))
    }

    /// `s = s + f(a[i], b[i])`, with several operations.
    fn reduction(&mut self, own: &mut Rng, shape: &mut Rng) {
        let ty = self.kept(shape);
        let (start, phi) = self.accumulator(own, ty);
        let term = self.wide(own, shape, ty);
        let lanes = |name| What::Lanes(name, None);
        let next = match shape.below(12) {
            0..=3 => self.maker.binary("add", phi.clone(), term),
            4 => self.maker.binary(any(shape, &["sub", "mul"]), phi.clone(), term),
            5 => self.maker.binary(any(shape, &["and", "or", "xor"]), term, phi.clone()),
            6..=8 => {
                let name = any(shape, &["smin", "smax", "umin", "umax"]);
                self.maker.add(ty, lanes(name), vec![term, phi.clone()])
            }
            9 => {
                let how = any(shape, &["sgt", "slt", "ugt", "ult"]);
                let is_other =
                    self.maker.add(Type::scalar(1), What::Compare(how), vec![term.clone(), phi.clone()]);
                self.maker.add(ty, What::Select, vec![is_other, term, phi.clone()])
            }
            _ => {
                // Only where something holds.
                let bound = constant(shape, ty);
                let how = any(shape, &["sgt", "slt", "ugt", "ne"]);
                let holds = self.maker.add(Type::scalar(1), What::Compare(how), vec![term.clone(), bound]);
                let added = match once_in(shape, 2) {
                    true => Typed::number(ty, 1),
                    false => term,
                };
                let sum = self.maker.binary("add", phi.clone(), added);
                self.maker.add(ty, What::Select, vec![holds, sum, phi.clone()])
            }
        };
        self.accumulators.push((start, phi, next));
    }

    /// `a += f(x[i]); b += a`.
    fn sum_of_sums(&mut self, own: &mut Rng, shape: &mut Rng) {
        let ty = Type::scalar(any(shape, &[32, 32, 64, 16]).max(self.element.width()));
        let (start, a) = self.accumulator(own, ty);
        let (other, b) = self.accumulator(own, ty);
        let term = self.wide(own, shape, ty);
        let next = self.maker.binary("add", a.clone(), term.clone());
        let mut added = if once_in(shape, 4) { a.clone() } else { next.clone() };
        if once_in(shape, 4) {
            added = self.maker.binary("mul", added, Typed::number(ty, 1 + shape.below(6)));
        }
        let mut sum = self.maker.binary(any(shape, &["add", "add", "sub"]), b.clone(), added);
        if once_in(shape, 4) {
            sum = self.maker.binary("add", sum, term);
        }
        self.accumulators.push((start, a, next));
        self.accumulators.push((other, b, sum));
    }

    /// `p += f(x[i]); out[i] = p`.
    fn running_total(&mut self, own: &mut Rng, shape: &mut Rng) {
        let ty = self.kept(shape);
        let (start, phi) = self.accumulator(own, ty);
        let term = self.wide(own, shape, ty);
        let operation = any(shape, &["add", "add", "add", "sub", "xor"]);
        let next = self.maker.binary(operation, phi.clone(), term);
        let seen = if once_in(shape, 6) { phi.clone() } else { next.clone() };
        let low = self.maker.cast("trunc", seen, self.element.width());
        self.store(own, low, 0);
        self.accumulators.push((start, phi, next));
    }

    /// `x[i + d] = f(x[i], y[i])`.
    fn carried(&mut self, own: &mut Rng, shape: &mut Rng) {
        let distance = any(shape, &[1, 2, 3, 8, 16]);
        let value = self.narrow(own, shape);
        let n = own.below(2) as usize;
        let address = self.address(n, distance);
        self.maker.add(value.ty, What::Store(1), vec![value, address]);
    }

    /// The greatest of the values, and at which index it lies.
    fn greatest_and_where(&mut self, own: &mut Rng, shape: &mut Rng) {
        let ty = self.kept(shape);
        let (start, most) = self.accumulator(own, ty);
        let (other, place) = self.accumulator(own, Type::scalar(64));
        let term = self.wide(own, shape, ty);
        let how = any(shape, &["sgt", "slt", "ugt", "ult"]);
        let is_more = self.maker.add(Type::scalar(1), What::Compare(how), vec![term.clone(), most.clone()]);
        let index = self.index.clone();
        let next = self.maker.add(ty, What::Select, vec![is_more.clone(), term, most.clone()]);
        let at = self.maker.add(Type::scalar(64), What::Select, vec![is_more, index, place.clone()]);
        self.accumulators.push((start, most, next));
        self.accumulators.push((other, place, at));
    }

    /// Ends the loop and stores the accumulators behind it; an early end depends on what is loaded.
    fn close(mut self, own: &mut Rng, shape: &mut Rng, name: String, is_early: bool) -> Function {
        let wide = Type::scalar(64);
        let count = Typed::argument(POINTERS);
        let mut last = 1;
        if is_early {
            let value = self.narrow(own, shape);
            let bound = constant(own, value.ty);
            let ends = self.maker.add(Type::scalar(1), What::Compare("eq"), vec![value, bound]);
            self.maker.end(End::Branch(ends, 3, 2));
            last = 2;
        }
        let exit = last + 1;
        let by = if self.counting == Counting::Up { 1 } else { u64::MAX };
        let next = self.maker.binary("add", self.index.clone(), Typed::number(wide, by));
        let index = self.index.clone();
        self.maker.enter(&index, next.clone(), last);
        for (_, phi) in self.pointers.clone() {
            let next = self.maker.behind(phi.clone(), self.element.bytes() * self.stride);
            self.maker.enter(&phi, next, last);
        }
        for (_, phi, next) in self.accumulators.clone() {
            self.maker.enter(&phi, next, last);
        }
        let zero = Typed::number(wide, 0);
        let (tested, how, bound, goes_on) = match (self.counting, own.below(4)) {
            (Counting::Up, 0) => (next, "uge", count, false),
            (Counting::Up, 1) => (next, any(own, &["slt", "ult"]), count, true),
            (Counting::Up, _) => (next, "eq", count, false),
            (_, 0) => (next, any(own, &["sgt", "ugt"]), zero, true),
            (_, 1) => (index, any(own, &["sgt", "ugt"]), Typed::number(wide, 1), true),
            _ => (next, "eq", zero, false),
        };
        let condition = self.maker.add(Type::scalar(1), What::Compare(how), vec![tested, bound]);
        self.maker.end(if goes_on {
            End::Branch(condition, 1, exit)
        } else {
            End::Branch(condition, exit, 1)
        });
        // What an accumulator is depends on where the loop is left.
        let mut results = Vec::new();
        for (start, phi, next) in self.accumulators.clone() {
            let phi_ty = phi.ty;
            let mut entries = vec![(last, next)];
            if is_early {
                entries.push((1, phi));
            }
            if self.is_guarded {
                entries.push((0, start));
            }
            let (blocks, values) = entries.into_iter().unzip();
            results.push(self.maker.add(phi_ty, What::Phi(blocks), values));
        }
        for (n, result) in (0..).zip(results) {
            let at = self.maker.behind(Typed::argument(POINTERS - 1), 8 * n + own.below(4));
            self.maker.add(result.ty, What::Store(1), vec![result, at]);
        }
        self.maker.end(End::Return);
        let mut function = self.maker.function(name, once_in(own, 3), MOST);
        guard(&mut function, exit);
        function.blocks.iter_mut().for_each(phis_first);
        function
    }
}

/// Lets the test before the loop lead to the block behind it.
fn guard(function: &mut Function, exit: usize) {
    if let Some(Block { end: End::Branch(_, empty, _), .. }) = function.blocks.first_mut() {
        *empty = exit;
    }
}

/// Puts the `phi`s of a block where they must stand; what they are of does not depend on the order.
fn phis_first(block: &mut Block) {
    block.instructions.sort_by_key(|i: &Instruction| !matches!(i.what, What::Phi(_)));
}
