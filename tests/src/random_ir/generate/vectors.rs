//! Vector code: what is loaded, computed and stored, once or in a loop with accumulators.

use std::sync::Arc;

use autoir_semantics::vectors::Rng;

use super::expression::{called, tree, widened};
use super::maker::{Maker, any, constant, flags, once_in};
use crate::random_ir::ir::{End, Function, Instruction, POINTERS, Type, Typed, What};
use crate::random_ir::target::Target;

/// Bytes behind each pointer that straight-line code may touch.
const REACH: u64 = 160;

/// The greatest count of a loop, in bytes.
const MOST: u64 = 640;

/// A function of vectors, with at most so many `pieces` where it has no loop, which may call `targets`.
pub fn function(
    name: String,
    own: &mut Rng,
    shape: &dyn Fn(&mut Rng) -> Rng,
    pieces: u64,
    targets: &[Arc<Target>],
) -> Function {
    let mut maker = Maker::new();
    maker.targets = targets.to_vec();
    let is_loop = once_in(own, 3);
    match is_loop {
        true => in_a_loop(&mut maker, own, shape),
        false => {
            for _ in 0..=own.below(pieces) {
                let mut shape = shape(own);
                piece(&mut maker, own, &mut shape, &Place { base: None, step: 0 });
            }
            maker.end(End::Return);
        }
    }
    let mut function = maker.function(name, once_in(own, 3), if is_loop { MOST } else { 1 << 16 });
    flags(own, &mut function);
    watch(own, &mut function);
    function
}

/// Where vectors lie: behind the pointers, or behind these and an index.
struct Place {
    base: Option<Typed>,
    /// Bytes of one iteration.
    step: u64,
}

impl Place {
    fn address(&self, maker: &mut Maker, own: &mut Rng, bytes: u64) -> Typed {
        let pointer = Typed::argument(own.below(POINTERS as u64) as usize);
        match &self.base {
            None => {
                let at = match own.below(3) {
                    0 => own.below(REACH),
                    _ => bytes * own.below(REACH / bytes.max(1)),
                };
                maker.behind(pointer, at.min(REACH))
            }
            Some(index) => {
                let at = maker.add(Type::Address, What::Offset(8), vec![pointer, index.clone()]);
                let within = match own.below(6) {
                    0 => own.below(8),
                    _ => 0,
                };
                let next = if self.step > bytes { bytes * own.below(self.step / bytes) } else { 0 };
                maker.behind(at, within + next)
            }
        }
    }
}

/// The type of what a piece makes.
fn result(shape: &mut Rng) -> Type {
    let width = any(shape, &[8, 8, 8, 16, 16, 32]);
    let bits = any(shape, &[64, 128, 128, 128, 256, 256, 256, 512]);
    match shape.below(24) {
        0 => Type::vector(width, any(shape, &[2, 3, 5, 12, 24])),
        1 => Type::vector(24, 8),
        2 => Type::vector(64, bits / 64 + bits % 128 / 64),
        _ => Type::vector(width, bits / width),
    }
}

/// Something that is loaded, computed and stored.
fn piece(maker: &mut Maker, own: &mut Rng, shape: &mut Rng, place: &Place) {
    let ty = result(shape);
    let value = computed(maker, own, shape, ty, place);
    let value = match shape.below(8) {
        0 => {
            let name = any(shape, &["add", "add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax"]);
            maker.add(Type::scalar(ty.width()), What::Reduce(name), vec![value])
        }
        _ => value,
    };
    store(maker, own, value, place);
}

/// A value of type `ty`.
fn computed(maker: &mut Maker, own: &mut Rng, shape: &mut Rng, ty: Type, place: &Place) -> Typed {
    let mut known: Vec<(Type, u64, Typed)> = Vec::new();
    let mut source = |maker: &mut Maker, shape: &mut Rng, ty: Type| {
        let number = shape.below(3);
        let found = known.iter().find(|(other, n, _)| (*other, *n) == (ty, number));
        if let Some((.., value)) = found {
            return value.clone();
        }
        let value = match ty {
            // What is the same in all lanes comes from outside.
            Type::Integers(32, None) if number == 0 => Typed::argument(POINTERS + 1),
            Type::Integers(8 | 16, None) if number == 0 => {
                maker.cast("trunc", Typed::argument(POINTERS + 1), ty.width())
            }
            _ => {
                let address = place.address(maker, own, ty.bytes());
                maker.add(ty, What::Load(1), vec![address])
            }
        };
        known.push((ty, number, value.clone()));
        value
    };
    if once_in(shape, 4)
        && let Some(value) = called(maker, shape, ty, 2, &mut source)
    {
        return value;
    }
    match ty.width() {
        8 | 16 | 32 if shape.below(5) > 1 => widened(maker, shape, ty, &mut source),
        _ => {
            let depth = any(shape, &[1, 2, 2, 3]);
            tree(maker, shape, ty, depth, &mut source)
        }
    }
}

fn store(maker: &mut Maker, own: &mut Rng, value: Typed, place: &Place) {
    let address = place.address(maker, own, value.ty.bytes());
    maker.add(value.ty, What::Store(1), vec![value, address]);
}

/// A loop as the vectorizer leaves it: accumulators that are summed up behind it or wanted element by element, or scalars to
/// which sums are added in it.
fn in_a_loop(maker: &mut Maker, own: &mut Rng, shape: &dyn Fn(&mut Rng) -> Rng) {
    let mut shape = shape(own);
    let shape = &mut shape;
    // Bytes or pairs of them, in accumulators of 32 bits.
    let ty = Type::vector(any(shape, &[8, 8, 16]), any(shape, &[8, 16, 16, 32]));
    let apart = any(shape, &[1, 2, 2, 4]);
    let whole = ty.of_width(any(shape, &[32, 32, 64]));
    let is_scalar = once_in(shape, 3);
    let kept = if is_scalar { Type::scalar(whole.width()) } else { whole };
    let step = ty.bytes() * apart;
    let number = |n: u64| Typed::number(Type::scalar(64), n);
    // As the vectorizer says how often, or up to the count.
    let end = once_in(own, 2).then(|| {
        let least = maker.binary("or", Typed::argument(POINTERS), number(1));
        let last = maker.binary("sub", least, number(1));
        let last = maker.binary("and", last, number(step.wrapping_neg()));
        maker.binary("add", last, number(step))
    });
    maker.end(End::Jump(1));
    let index = maker.add(Type::scalar(64), What::Phi(vec![0]), vec![number(0)]);
    let place = Place { base: Some(index.clone()), step };
    let phis: Vec<Typed> = (0..apart)
        .map(|_| {
            let start = constant_number(own, kept);
            maker.add(kept, What::Phi(vec![0]), vec![start])
        })
        .collect();
    let mut nexts = Vec::new();
    let extension = any(shape, &["zext", "sext"]);
    let operation = any(shape, &["add", "add", "add", "sub"]);
    let is_narrow = once_in(shape, 3);
    let seed = shape.next_u64();
    for (n, phi) in phis.iter().enumerate() {
        // Alike in each, of memory one behind the other.
        let mut alike = Rng::new(seed);
        let term = summand(maker, &mut alike, (ty, whole, extension, is_narrow), (&index, n as u64));
        let term = match is_scalar {
            true => maker.add(kept, What::Reduce("add"), vec![term]),
            false => term,
        };
        nexts.push(maker.binary(operation, phi.clone(), term));
    }
    if once_in(own, 4) {
        piece(maker, own, shape, &place);
    }
    if once_in(own, 8) {
        let seen = any_of(own, &phis);
        store(maker, own, seen, &Place { base: None, step: 0 });
    }
    let next = maker.binary("add", index.clone(), number(step));
    maker.enter(&index, next.clone(), 1);
    for (phi, next) in phis.iter().zip(&nexts) {
        maker.enter(phi, next.clone(), 1);
    }
    let (goes_on, end) = match end {
        Some(end) => ("ne", end),
        None => ("ult", Typed::argument(POINTERS)),
    };
    let goes_on = maker.add(Type::scalar(1), What::Compare(goes_on), vec![next, end]);
    maker.end(End::Branch(goes_on, 1, 2));
    let outside = Place { base: None, step: 0 };
    if once_in(own, 8) {
        let seen = any_of(own, &nexts);
        store(maker, own, seen, &outside);
    }
    // Elements that are wanted each, as in products of matrices.
    if !is_scalar && once_in(own, 3) {
        nexts.into_iter().for_each(|next| store(maker, own, next, &outside));
        maker.end(End::Return);
        return;
    }
    let total = nexts.into_iter().reduce(|a, b| maker.binary("add", a, b));
    if let Some(total) = total {
        let value = match is_scalar {
            true => total,
            false => maker.add(Type::scalar(whole.width()), What::Reduce("add"), vec![total]),
        };
        store(maker, own, value, &outside);
    }
    maker.end(End::Return);
}

/// What is added to one accumulator.
fn summand(
    maker: &mut Maker,
    shape: &mut Rng,
    (ty, whole, extension, is_narrow): (Type, Type, &'static str, bool),
    (index, part): (&Typed, u64),
) -> Typed {
    let mut known: Vec<Typed> = Vec::new();
    let mut source = |maker: &mut Maker, shape: &mut Rng, wanted: Type| {
        let pointer = shape.below(2);
        if let Some(value) = known.iter().find(|v| v.ty == wanted)
            && once_in(shape, 3)
        {
            return value.clone();
        }
        let at = vec![Typed::argument(pointer as usize), index.clone()];
        let at = maker.add(Type::Address, What::Offset(8), at);
        let at = maker.behind(at, part * wanted.bytes());
        let value = maker.add(wanted, What::Load(1), vec![at]);
        known.push(value.clone());
        value
    };
    if is_narrow {
        let narrow = tree(maker, shape, ty, 1, &mut source);
        return maker.cast(extension, narrow, whole.width());
    }
    let a = source(maker, shape, ty);
    let a = maker.cast(extension, a, whole.width());
    match shape.below(4) {
        0 => a,
        1 => {
            let b = source(maker, shape, ty);
            let b = maker.cast(extension, b, whole.width());
            let difference = maker.binary("sub", a, b);
            maker.add(whole, What::Lanes("abs", Some(once_in(shape, 2))), vec![difference])
        }
        _ => {
            let b = source(maker, shape, ty);
            let b = maker.cast(any(shape, &["zext", "sext"]), b, whole.width());
            maker.binary(any(shape, &["mul", "mul", "sub"]), a, b)
        }
    }
}

/// A constant all of whose lanes are numbers.
fn constant_number(own: &mut Rng, ty: Type) -> Typed {
    match own.below(3) {
        0 => Typed::number(ty, own.below(100)),
        1 => Typed::number(ty, 0),
        _ => constant(own, ty),
    }
}

fn any_of(own: &mut Rng, values: &[Typed]) -> Typed {
    values[own.below(values.len() as u64) as usize].clone()
}

/// Lets memory show values on the way, now and then: a window must not take away what somebody else looks at.
fn watch(own: &mut Rng, function: &mut Function) {
    if !once_in(own, 4) {
        return;
    }
    let mut id = function.instructions().map(|i| i.id + 1).max().unwrap_or(0);
    let block = own.below(function.blocks.len() as u64) as usize;
    let instructions = &mut function.blocks[block].instructions;
    let is_shown = |i: &Instruction| {
        i.has_result() && !matches!(i.what, What::Phi(_)) && i.ty != Type::Address && i.ty.width() % 8 == 0
    };
    let shown: Vec<usize> = (0..instructions.len()).filter(|n| is_shown(&instructions[*n])).collect();
    if shown.is_empty() {
        return;
    }
    let at = shown[own.below(shown.len() as u64) as usize];
    let value = instructions[at].result();
    let pointer = Typed::argument(own.below(POINTERS as u64) as usize);
    let mut put = |at: usize, ty, what, operands| {
        let made = Instruction { id, ty, what, operands };
        id += 1;
        let result = made.result();
        instructions.insert(at, made);
        result
    };
    let far = Typed::number(Type::scalar(64), own.below(2 * REACH));
    let address = put(at + 1, Type::Address, What::Offset(8), vec![pointer, far]);
    put(at + 2, value.ty, What::Store(1), vec![value, address]);
}
