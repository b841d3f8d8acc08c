//! Random computations of integers, the same on vectors and on scalars.

use std::sync::Arc;

use autoir_semantics::vectors::Rng;

use super::maker::{Maker, any, constant, once_in};
use crate::random_ir::ir::{Element, Operand, Type, Typed, What, mask};
use crate::random_ir::target::Target;

/// Operations of which most windows consist, the others now and then.
const COMMON: [&str; 9] = ["add", "add", "sub", "sub", "mul", "and", "or", "xor", "add"];

/// Intrinsics of two arguments.
const PAIRS: [&str; 8] = ["umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"];

/// Comparisons.
const COMPARISONS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

/// What values of one type are computed of: the source makes one of them.
pub type Source<'a> = &'a mut dyn FnMut(&mut Maker, &mut Rng, Type) -> Typed;

/// A computation in wider elements than its operands and its result have, as C computes: of elements of `narrow`.
pub fn widened(maker: &mut Maker, shape: &mut Rng, narrow: Type, source: Source<'_>) -> Typed {
    let width = narrow.width();
    let wide = match width {
        8 => any(shape, &[16, 16, 32, 32]),
        16 => 32,
        _ => 64,
    };
    let extension = any(shape, &["zext", "zext", "sext"]);
    let ty = narrow.of_width(wide);
    let mut value = wide_operand(maker, shape, (narrow, ty, extension), source);
    for _ in 0..=shape.below(2) {
        value = wide_step(maker, shape, value, (narrow, ty, extension), source);
    }
    if once_in(shape, 2) {
        let by = shape.below(u64::from(width)) + 1;
        if once_in(shape, 2) {
            value = maker.binary("add", value, Typed::number(ty, 1 << (by - 1)));
        }
        let name = if extension == "zext" { "lshr" } else { any(shape, &["ashr", "ashr", "lshr"]) };
        value = maker.binary(name, value, Typed::number(ty, by));
    }
    value = clamped(maker, shape, value, width, extension == "sext");
    maker.cast("trunc", value, width)
}

/// A value between the least and the greatest number that fits the narrow type, now and then.
fn clamped(maker: &mut Maker, shape: &mut Rng, value: Typed, width: u32, signed: bool) -> Typed {
    let ty = value.ty;
    let (least, greatest) = match signed {
        true => (!mask(width - 1), mask(width - 1)),
        false => (0, mask(width)),
    };
    let (least, greatest) = (Typed::number(ty, least), Typed::number(ty, greatest));
    let lanes = |name| What::Lanes(name, None);
    match shape.below(4) {
        0 => {
            let value = maker.add(ty, lanes("smax"), vec![value, least]);
            maker.add(ty, lanes("smin"), vec![value, greatest])
        }
        1 if !signed => maker.add(ty, lanes("umin"), vec![value, greatest]),
        1 => {
            let above =
                maker.add(ty.of_width(1), What::Compare("sgt"), vec![value.clone(), greatest.clone()]);
            maker.add(ty, What::Select, vec![above, greatest, value])
        }
        _ => value,
    }
}

/// An operand that was narrow: its type, the wide one, and how it is extended.
type Extended = (Type, Type, &'static str);

fn wide_operand(
    maker: &mut Maker,
    shape: &mut Rng,
    (narrow, ty, extension): Extended,
    source: Source<'_>,
) -> Typed {
    match shape.below(6) {
        0 => {
            let small = shape.below(1 << narrow.width().min(8));
            Typed::number(ty, small)
        }
        _ => {
            let a = source(maker, shape, narrow);
            maker.cast(extension, a, ty.width())
        }
    }
}

fn wide_step(
    maker: &mut Maker,
    shape: &mut Rng,
    value: Typed,
    extended: Extended,
    source: Source<'_>,
) -> Typed {
    let ty = extended.1;
    match shape.below(8) {
        0..=4 => {
            let other = wide_operand(maker, shape, extended, source);
            let name = any(shape, &["add", "add", "sub", "sub", "mul", "mul"]);
            let swapped = once_in(shape, 4);
            let (a, b) = if swapped { (other, value) } else { (value, other) };
            maker.binary(name, a, b)
        }
        5 => {
            let flag = once_in(shape, 2);
            maker.add(ty, What::Lanes("abs", Some(flag)), vec![value])
        }
        6 => {
            let other = wide_operand(maker, shape, extended, source);
            let name = any(shape, &["umin", "umax", "smin", "smax"]);
            maker.add(ty, What::Lanes(name, None), vec![value, other])
        }
        _ => {
            let other = wide_operand(maker, shape, extended, source);
            let name = any(shape, &["ult", "ugt", "slt", "sgt", "eq"]);
            let condition =
                maker.add(ty.of_width(1), What::Compare(name), vec![value.clone(), other.clone()]);
            maker.add(ty, What::Select, vec![condition, value, other])
        }
    }
}

/// A computation of any operations, `depth` of them one behind the other, with a result of type `ty`.
pub fn tree(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    if depth == 0 {
        return match shape.below(6) {
            0 => constant(shape, ty),
            _ => source(maker, shape, ty),
        };
    }
    if once_in(shape, 60) {
        let a = tree(maker, shape, ty, depth - 1, source);
        return maker.add(ty, What::Freeze, vec![a]);
    }
    if matches!(ty.width(), 32 | 64) && once_in(shape, 5) {
        return floats(maker, shape, ty, depth, source);
    }
    let vector = ty.count() > 1;
    if once_in(shape, 5)
        && let Some(value) = called(maker, shape, ty, depth, source)
    {
        return value;
    }
    match shape.below(if vector { 17 } else { 12 }) {
        0..=4 => {
            let (a, b) =
                (tree(maker, shape, ty, depth - 1, source), tree(maker, shape, ty, depth - 1, source));
            maker.binary(any(shape, &COMMON), a, b)
        }
        5 => {
            let (a, b) =
                (tree(maker, shape, ty, depth - 1, source), tree(maker, shape, ty, depth - 1, source));
            maker.add(ty, What::Lanes(any(shape, &PAIRS), None), vec![a, b])
        }
        6 => shifted(maker, shape, ty, depth, source),
        7 => chosen(maker, shape, ty, depth, source),
        8 => converted(maker, shape, ty, depth, source),
        9 => divided(maker, shape, ty, depth, source),
        10 => {
            let a = tree(maker, shape, ty, depth - 1, source);
            let bytes = ty.width() % 16 == 0;
            match shape.below(if bytes { 6 } else { 5 }) {
                0 => {
                    let flag = once_in(shape, 2);
                    maker.add(ty, What::Lanes("abs", Some(flag)), vec![a])
                }
                1 => maker.add(ty, What::Lanes("ctpop", None), vec![a]),
                2 => maker.add(ty, What::Lanes("bitreverse", None), vec![a]),
                3 | 4 => {
                    let (name, flag) = (any(shape, &["ctlz", "cttz"]), once_in(shape, 2));
                    maker.add(ty, What::Lanes(name, Some(flag)), vec![a])
                }
                _ => maker.add(ty, What::Lanes("bswap", None), vec![a]),
            }
        }
        11 => {
            let (a, b) =
                (tree(maker, shape, ty, depth - 1, source), tree(maker, shape, ty, depth - 1, source));
            let count = match shape.below(4) {
                0 => source(maker, shape, ty),
                _ => Typed::number(ty, shape.below(u64::from(ty.width()))),
            };
            maker.add(ty, What::Lanes(any(shape, &["fshl", "fshr"]), None), vec![a, b, count])
        }
        12 | 13 => shuffled(maker, shape, ty, depth, source),
        14 => {
            let a = tree(maker, shape, ty, depth - 1, source);
            let b = tree(maker, shape, ty, depth - 1, source);
            let (from, to) =
                (shape.below(u64::from(ty.count())) as u32, shape.below(u64::from(ty.count())) as u32);
            let element = maker.add(Type::scalar(ty.width()), What::Extract(from), vec![b]);
            maker.add(ty, What::Insert(to), vec![a, element])
        }
        15 => {
            // The same bits in elements of another width.
            let bits = ty.width() * ty.count();
            let width = any(shape, &[8, 16, 32, 64]);
            // Others lie elsewhere in memory, which LLVM 22 casts them through, than in a vector's bits.
            let is_whole = ty.width().is_power_of_two();
            if !is_whole || bits % width != 0 || bits / width < 2 {
                return tree(maker, shape, ty, depth - 1, source);
            }
            let a = tree(maker, shape, Type::vector(width, bits / width), depth - 1, source);
            if a.ty == ty { a } else { maker.add(ty, What::Bits, vec![a]) }
        }
        _ => {
            // One number in all lanes.
            let element = Type::scalar(ty.width());
            let scalar = source(maker, shape, element);
            let one = maker.add(ty, What::Insert(0), vec![constant_poison(ty), scalar]);
            let lanes = vec![Some(0); ty.count() as usize];
            let all = maker.add(ty, What::Shuffle(lanes), vec![one, constant_poison(ty)]);
            let a = tree(maker, shape, ty, depth - 1, source);
            maker.binary(any(shape, &COMMON), a, all)
        }
    }
}

/// Operations of two floats.
const FLOATS: [&str; 6] = ["fadd", "fadd", "fsub", "fmul", "fmul", "fdiv"];

/// Comparisons of floats.
const FLOAT_COMPARISONS: [&str; 12] =
    ["oeq", "olt", "ogt", "ole", "oge", "uno", "ord", "une", "ugt", "ult", "uge", "ule"];

/// Something computed with floats, of the bits that other numbers have or of those numbers.
fn floats(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    let own = |maker: &mut Maker, shape: &mut Rng, source: Source<'_>| {
        let a = tree(maker, shape, ty, depth - 1, source);
        match shape.below(3) {
            0 => a,
            n => maker.add(ty, What::Float(["sitofp", "uitofp"][n as usize - 1]), vec![a]),
        }
    };
    let a = own(maker, shape, source);
    match shape.below(8) {
        0..=3 => {
            let b = own(maker, shape, source);
            let value = maker.add(ty, What::Float(any(shape, &FLOATS)), vec![a, b]);
            if once_in(shape, 2) { maker.add(ty, What::Float("fptosi"), vec![value]) } else { value }
        }
        4 => {
            let (b, c) = (own(maker, shape, source), own(maker, shape, source));
            maker.add(ty, What::Float("fma"), vec![a, b, c])
        }
        5 => maker.add(ty, What::Float(any(shape, &["sqrt", "floor", "trunc"])), vec![a]),
        6 => {
            let b = own(maker, shape, source);
            let how = What::Float(any(shape, &FLOAT_COMPARISONS));
            let condition = maker.add(ty.of_width(1), how, vec![a.clone(), b.clone()]);
            maker.add(ty, What::Select, vec![condition, a, b])
        }
        _ => maker.add(ty, What::Float("fptosi"), vec![a]),
    }
}

/// What one of the target's intrinsics makes, if there is one with so many bits.
pub fn called(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Option<Typed> {
    let is_fitting = |target: &&Arc<Target>| target.result.bytes() == ty.bytes();
    let fitting: Vec<_> = maker.targets.iter().filter(is_fitting).cloned().collect();
    if fitting.is_empty() || ty.width() < 8 || !ty.width().is_power_of_two() || ty.count() == 1 {
        return None;
    }
    let target = fitting[shape.below(fitting.len() as u64) as usize].clone();
    let operand = |ty: Type| match ty.width() {
        8 | 16 | 32 if once_in(shape, 3) => widened(maker, shape, ty, source),
        _ => tree(maker, shape, ty, depth - 1, source),
    };
    let operands = target.operands().map(operand).collect();
    let made = maker.add(target.result, What::Target(target.clone()), operands);
    Some(if made.ty == ty { made } else { maker.add(ty, What::Bits, vec![made]) })
}

/// A vector of nothing.
fn constant_poison(ty: Type) -> Typed {
    Typed { ty, operand: Operand::Constant(vec![Element::Poison; ty.count() as usize]) }
}

fn shifted(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    let a = tree(maker, shape, ty, depth - 1, source);
    let width = u64::from(ty.width());
    let by = match shape.below(6) {
        // As far as it may be: what is more is poison.
        0 => {
            let by = source(maker, shape, ty);
            maker.binary("and", by, Typed::number(ty, width - 1))
        }
        1 => source(maker, shape, ty),
        _ => Typed::number(ty, shape.below(width)),
    };
    maker.binary(any(shape, &["shl", "lshr", "ashr"]), a, by)
}

fn chosen(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    let (a, b) = (tree(maker, shape, ty, depth - 1, source), tree(maker, shape, ty, depth - 1, source));
    let condition = ty.of_width(1);
    let how = What::Compare(any(shape, &COMPARISONS));
    let condition = match shape.below(3) {
        0 => maker.add(condition, how, vec![a.clone(), b.clone()]),
        _ => {
            let (c, d) = (source(maker, shape, ty), tree(maker, shape, ty, depth - 1, source));
            maker.add(condition, how, vec![c, d])
        }
    };
    match shape.below(6) {
        0 => maker.cast(any(shape, &["sext", "zext"]), condition, ty.width()),
        1 => {
            let how = What::Compare(any(shape, &COMPARISONS));
            let other = maker.add(condition.ty, how, vec![a.clone(), b.clone()]);
            let both = maker.binary(any(shape, &["and", "or", "xor"]), condition, other);
            maker.add(ty, What::Select, vec![both, a, b])
        }
        _ => maker.add(ty, What::Select, vec![condition, a, b]),
    }
}

fn converted(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    let width = any(shape, &[8, 16, 32, 64]);
    if width == ty.width() || width * ty.count() > 512 {
        return tree(maker, shape, ty, depth - 1, source);
    }
    let a = tree(maker, shape, ty.of_width(width), depth - 1, source);
    let name = if width > ty.width() { "trunc" } else { any(shape, &["zext", "sext"]) };
    maker.cast(name, a, ty.width())
}

fn divided(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    let a = tree(maker, shape, ty, depth - 1, source);
    let name = any(shape, &["udiv", "urem", "sdiv", "srem"]);
    // By a power of two, by something else, or by -1, which may be undefined.
    let divisor = match shape.below(8) {
        0 => mask(ty.width()),
        1..=3 => 1 << shape.below(u64::from(ty.width()) - 1),
        _ => 1 + shape.below(mask(ty.width() - 1).min(300)),
    };
    maker.binary(name, a, Typed::number(ty, divisor))
}

fn shuffled(maker: &mut Maker, shape: &mut Rng, ty: Type, depth: u32, source: Source<'_>) -> Typed {
    let (a, b) = (tree(maker, shape, ty, depth - 1, source), tree(maker, shape, ty, depth - 1, source));
    let count = ty.count();
    let lane = |n: u32, of: u64, rng: &mut Rng| match of {
        // Pairs, halves, the other way round, each twice, or anything.
        0 => n / 2 + n % 2 * count,
        1 => count / 2 + n,
        2 => count - 1 - n,
        3 => n ^ 1,
        4 => 2 * n % (2 * count),
        _ => rng.below(2 * u64::from(count)) as u32,
    };
    let of = shape.below(7);
    let hole = once_in(shape, 20).then(|| shape.below(u64::from(count)) as u32);
    let lanes: Vec<Option<u32>> =
        (0..count).map(|n| (Some(n) != hole).then(|| lane(n, of, shape).min(2 * count - 1))).collect();
    maker.add(ty, What::Shuffle(lanes), vec![a, b])
}
