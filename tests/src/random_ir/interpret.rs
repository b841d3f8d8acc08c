//! What a function does by the Language Reference, lane by lane; it shares nothing with what reads LLVM IR elsewhere.
//!
//! A lane is a number or unspecified: poison, or what `undef` and a frozen poison may be. What is computed of an
//! unspecified lane is unspecified, which is never less than LLVM allows, so that no result is called wrong that is not.

use super::ir::{Block, Element, End, Function, Instruction, Operand, Type, Typed, What, mask, signed};
use super::target::Target;

/// A number, or nothing where it is unspecified.
pub type Lane = Option<u64>;

/// Why a function has no meaning for an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Undefined behaviour.
    Undefined(&'static str),
    /// It runs for too long.
    Endless,
    /// It is no function: a type or a name is wrong.
    Malformed(&'static str),
}

/// Memory, whose addresses are counted from its beginning.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory(pub Vec<Option<u8>>);

impl Memory {
    fn place(&self, address: u64, bytes: u64) -> Result<std::ops::Range<usize>, Fault> {
        let end = address.checked_add(bytes).filter(|end| *end <= self.0.len() as u64);
        end.map(|end| address as usize..end as usize).ok_or(Fault::Undefined("outside of memory"))
    }

    fn load(&self, address: u64, ty: Type) -> Result<Vec<Lane>, Fault> {
        let bytes = &self.0[self.place(address, ty.bytes())?];
        let number = |bytes: &[Option<u8>]| {
            bytes.iter().rev().try_fold(0u64, |n, byte| Some(n << 8 | u64::from((*byte)?)))
        };
        match ty.width() % 8 {
            0 => Ok(bytes.chunks(ty.width() as usize / 8).map(number).collect()),
            _ => Err(Fault::Malformed("elements in memory are bytes")),
        }
    }

    fn store(&mut self, address: u64, ty: Type, lanes: &[Lane]) -> Result<(), Fault> {
        let place = self.place(address, ty.bytes())?;
        let size = ty.width() as usize / 8;
        for (bytes, lane) in self.0[place].chunks_mut(size).zip(lanes) {
            for (n, byte) in bytes.iter_mut().enumerate() {
                *byte = lane.map(|lane| (lane >> (8 * n)) as u8);
            }
        }
        Ok(())
    }
}

/// Instructions that a call may execute.
const MOST_STEPS: usize = 200_000;

/// Calls `function` with `arguments`; addresses are places in `memory`.
///
/// # Errors
/// What it does is not defined.
pub fn run(function: &Function, arguments: &[u64], memory: &mut Memory) -> Result<(), Fault> {
    let values = function.instructions().map(|i| i.id + 1).max().unwrap_or(0);
    let mut frame = Frame { arguments, memory, values: vec![Vec::new(); values], steps: 0 };
    let (mut number, mut before) = (0, 0);
    loop {
        let block = function.blocks.get(number).ok_or(Fault::Malformed("there is no such block"))?;
        frame.enter(block, before)?;
        let next = match &block.end {
            End::Return => return Ok(()),
            End::Jump(to) => *to,
            End::Branch(condition, then, other) => match frame.scalar(condition)? {
                Some(1) => *then,
                Some(_) => *other,
                None => return Err(Fault::Undefined("a branch on poison")),
            },
        };
        (before, number) = (number, next);
    }
}

struct Frame<'a> {
    arguments: &'a [u64],
    memory: &'a mut Memory,
    values: Vec<Vec<Lane>>,
    steps: usize,
}

impl Frame<'_> {
    /// Executes the instructions of `block`, entered from block `before`.
    fn enter(&mut self, block: &Block, before: usize) -> Result<(), Fault> {
        let count = block.instructions.iter().take_while(|i| matches!(i.what, What::Phi(_))).count();
        let (phis, others) = block.instructions.split_at(count);
        // All at once: one may be what another one was.
        let mut entered = Vec::new();
        for phi in phis {
            let What::Phi(from) = &phi.what else { continue };
            let n = from.iter().position(|b| *b == before).ok_or(Fault::Malformed("no entry of a phi"))?;
            entered.push((phi.id, self.lanes(&phi.operands[n])?));
        }
        for (id, lanes) in entered {
            self.values[id] = lanes;
        }
        for instruction in others {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return Err(Fault::Endless);
            }
            self.execute(instruction)?;
        }
        self.steps += 1;
        Ok(())
    }

    fn lanes(&self, operand: &Typed) -> Result<Vec<Lane>, Fault> {
        let element = |e: &Element| match e {
            Element::Number(n) => Some(*n),
            Element::Poison | Element::Undefined => None,
        };
        let lanes = match &operand.operand {
            Operand::Value(n) => self.values.get(*n).cloned().unwrap_or_default(),
            Operand::Argument(n) => vec![self.arguments.get(*n).copied()],
            Operand::Constant(elements) => elements.iter().map(element).collect(),
        };
        match lanes.len() == operand.ty.count() as usize {
            true => Ok(lanes),
            false => Err(Fault::Malformed("a value is used that is not there")),
        }
    }

    fn scalar(&self, operand: &Typed) -> Result<Lane, Fault> {
        Ok(self.lanes(operand)?[0])
    }

    fn address(&self, operand: &Typed, align: u32) -> Result<u64, Fault> {
        let address = self.scalar(operand)?.ok_or(Fault::Undefined("an address that is poison"))?;
        match address % u64::from(align) {
            0 => Ok(address),
            _ => Err(Fault::Undefined("an address that is not aligned")),
        }
    }

    fn execute(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        let Instruction { id, ty, what, operands } = instruction;
        if let What::Store(align) = what {
            let (lanes, address) = (self.lanes(&operands[0])?, self.address(&operands[1], *align)?);
            return self.memory.store(address, operands[0].ty, &lanes);
        }
        if let What::Load(align) = what {
            let address = self.address(&operands[0], *align)?;
            self.values[*id] = self.memory.load(address, *ty)?;
            return Ok(());
        }
        let args = operands.iter().map(|o| self.lanes(o)).collect::<Result<Vec<_>, _>>()?;
        let from = operands.first().map_or(0, |o| o.ty.width());
        let lanes = match what {
            What::Binary(name, flags) => zipped(&args, |a| match (a[0], a[1]) {
                (Some(a), Some(b)) => binary(name, flags, a, b, from),
                // A divisor that may be zero.
                (_, None) if name.contains("div") || name.contains("rem") => {
                    Err(Fault::Undefined("a divisor that is poison"))
                }
                // What is divided by -1 may be the least number.
                (None, Some(b)) if matches!(*name, "sdiv" | "srem") && b == mask(from) => {
                    Err(Fault::Undefined("a division of poison by -1"))
                }
                _ => Ok(None),
            })?,
            What::Cast(name, flags) => {
                zipped(&args, |a| Ok(a[0].and_then(|a| cast(name, flags, a, from, ty.width()))))?
            }
            What::Bits => bits(&args[0], from, ty.width()),
            What::Compare(how) => zipped(&args, |a| match (a[0], a[1]) {
                (Some(a), Some(b)) => compare(how, a, b, from).map(|holds| Some(u64::from(holds))),
                _ => Ok(None),
            })?,
            What::Select => {
                let condition = &args[0];
                let chosen = |n: usize| match condition[if condition.len() == 1 { 0 } else { n }] {
                    Some(1) => args[1][n],
                    Some(_) => args[2][n],
                    None => None,
                };
                (0..args[1].len()).map(chosen).collect()
            }
            What::Shuffle(lanes) => {
                let all = [&args[0][..], &args[1][..]].concat();
                lanes.iter().map(|n| all.get((*n)? as usize).copied().flatten()).collect()
            }
            What::Extract(n) => vec![args[0].get(*n as usize).copied().flatten()],
            What::Insert(n) => {
                let mut lanes = args[0].clone();
                *lanes.get_mut(*n as usize).ok_or(Fault::Malformed("there is no such lane"))? = args[1][0];
                lanes
            }
            What::Lanes(name, flag) => {
                zipped(&args, |a| match a.iter().copied().collect::<Option<Vec<_>>>() {
                    Some(a) => intrinsic(name, &a, *flag == Some(true), from),
                    None => Ok(None),
                })?
            }
            What::Float(name) => zipped(&args, |a| match a.iter().copied().collect::<Option<Vec<_>>>() {
                Some(a) if from == 64 => double(name, &a),
                Some(a) => single(name, &a),
                None => Ok(None),
            })?,
            What::Target(target) => called(target, operands, &args, *ty),
            What::Reduce(name) => vec![reduce(name, &args[0], from)?],
            What::Freeze => args[0].clone(),
            What::Offset(width) => {
                let moved = |base: u64, index: u64| {
                    base.wrapping_add(signed(index, 64).wrapping_mul(i64::from(*width) / 8) as u64)
                };
                vec![args[0][0].zip(args[1][0]).map(|(base, index)| moved(base, index))]
            }
            What::Phi(_) | What::Load(_) | What::Store(_) => {
                return Err(Fault::Malformed("a phi stands behind another instruction"));
            }
        };
        self.values[*id] = lanes;
        Ok(())
    }
}

/// What `target` makes of `operands`, whose lanes are `args`; nothing where one of these is unspecified.
fn called(target: &Target, operands: &[Typed], args: &[Vec<Lane>], ty: Type) -> Vec<Lane> {
    let bytes = |(operand, lanes): (&Typed, &Vec<Lane>)| -> Option<Vec<u8>> {
        let size = operand.ty.width() as usize / 8;
        let lanes: Vec<u64> = lanes.iter().copied().collect::<Option<_>>()?;
        Some(lanes.into_iter().flat_map(|lane| lane.to_le_bytes().into_iter().take(size)).collect())
    };
    let Some(args) = operands.iter().zip(args).map(bytes).collect::<Option<Vec<_>>>() else {
        return vec![None; ty.count() as usize];
    };
    let number = |bytes: &[u8]| Some(bytes.iter().rev().fold(0, |n, byte| n << 8 | u64::from(*byte)));
    target.run(&args).chunks(ty.width() as usize / 8).map(number).collect()
}

/// `make` of the arguments' first lanes, of their second ones, and so on.
fn zipped(args: &[Vec<Lane>], make: impl Fn(&[Lane]) -> Result<Lane, Fault>) -> Result<Vec<Lane>, Fault> {
    let count = args.first().map_or(0, Vec::len);
    (0..count).map(|n| make(&args.iter().map(|a| a[n]).collect::<Vec<_>>())).collect()
}

fn binary(name: &str, flags: &[&str], a: u64, b: u64, width: u32) -> Result<Lane, Fault> {
    let has = |flag: &str| flags.contains(&flag);
    let (x, y) = (i128::from(signed(a, width)), i128::from(signed(b, width)));
    let (u, v) = (i128::from(a), i128::from(b));
    let least = -(1i128 << (width - 1));
    let fits = |exact: i128, signed: bool| match signed {
        true => (least..-least).contains(&exact),
        false => (0..=i128::from(mask(width))).contains(&exact),
    };
    // Of what wraps: poison where a flag says that it does not.
    let wrapping = |of_signed: i128, of_unsigned: i128| {
        let is_poison = has("nsw") && !fits(of_signed, true) || has("nuw") && !fits(of_unsigned, false);
        (!is_poison).then_some(of_unsigned as u64)
    };
    let divisor = |zero: bool| match zero || (name.starts_with('s') && y == -1 && x == least) {
        true => Err(Fault::Undefined("a division")),
        false => Ok(()),
    };
    let is_too_far = b >= u64::from(width);
    let value = match name {
        "add" => wrapping(x + y, u + v),
        "sub" => wrapping(x - y, u - v),
        "mul" => {
            let exact = u128::from(a) * u128::from(b);
            let is_poison = has("nsw") && !fits(x * y, true) || has("nuw") && exact > u128::from(mask(width));
            (!is_poison).then_some(a.wrapping_mul(b))
        }
        "and" => Some(a & b),
        "or" => (!has("disjoint") || a & b == 0).then_some(a | b),
        "xor" => Some(a ^ b),
        "shl" if is_too_far => None,
        "shl" => {
            let wrapped = a << b & mask(width);
            let is_poison =
                has("nuw") && wrapped >> b != a || has("nsw") && i128::from(signed(wrapped, width) >> b) != x;
            (!is_poison).then_some(wrapped)
        }
        "lshr" | "ashr" if is_too_far => None,
        "lshr" => (!has("exact") || a >> b << b == a).then_some(a >> b),
        "ashr" => {
            let value = x >> b;
            (!has("exact") || value << b == x).then_some(value as u64)
        }
        "udiv" => {
            divisor(b == 0)?;
            (!has("exact") || a % b == 0).then(|| a / b)
        }
        "sdiv" => {
            divisor(b == 0)?;
            (!has("exact") || x % y == 0).then(|| (x / y) as u64)
        }
        "urem" => {
            divisor(b == 0)?;
            Some(a % b)
        }
        "srem" => {
            divisor(b == 0)?;
            Some((x % y) as u64)
        }
        _ => return Err(Fault::Malformed("an operation")),
    };
    Ok(value.map(|value| value & mask(width)))
}

fn cast(name: &str, flags: &[&str], a: u64, from: u32, to: u32) -> Lane {
    let has = |flag: &str| flags.contains(&flag);
    match name {
        "zext" => (!has("nneg") || signed(a, from) >= 0).then_some(a),
        "sext" => Some(signed(a, from) as u64 & mask(to)),
        _ => {
            let value = a & mask(to);
            let is_poison = has("nuw") && value != a || has("nsw") && signed(value, to) != signed(a, from);
            (!is_poison).then_some(value)
        }
    }
}

fn compare(how: &str, a: u64, b: u64, width: u32) -> Result<bool, Fault> {
    let (x, y) = (signed(a, width), signed(b, width));
    Ok(match how {
        "eq" => a == b,
        "ne" => a != b,
        "ugt" => a > b,
        "uge" => a >= b,
        "ult" => a < b,
        "ule" => a <= b,
        "sgt" => x > y,
        "sge" => x >= y,
        "slt" => x < y,
        "sle" => x <= y,
        _ => return Err(Fault::Malformed("a comparison")),
    })
}

/// The same bits in elements of another width, the lowest ones first.
fn bits(lanes: &[Lane], from: u32, to: u32) -> Vec<Lane> {
    let bit = |at: u32| lanes[(at / from) as usize].map(|lane| lane >> (at % from) & 1);
    let whole = |n: u32| (0..to).rev().try_fold(0, |sum, k| Some(sum << 1 | bit(n * to + k)?));
    (0..lanes.len() as u32 * from / to).map(whole).collect()
}

fn intrinsic(name: &str, args: &[u64], flag: bool, width: u32) -> Result<Lane, Fault> {
    let a = args[0];
    let b = args.get(1).copied().unwrap_or(0);
    let (x, y) = (i128::from(signed(a, width)), i128::from(signed(b, width)));
    let (u, v) = (i128::from(a), i128::from(b));
    let most = i128::from(mask(width));
    let top = 1i128 << (width - 1);
    let value: i128 = match name {
        "umin" => u.min(v),
        "umax" => u.max(v),
        "smin" => x.min(y),
        "smax" => x.max(y),
        "uadd.sat" => (u + v).min(most),
        "usub.sat" => (u - v).max(0),
        "sadd.sat" => (x + y).clamp(-top, top - 1),
        "ssub.sat" => (x - y).clamp(-top, top - 1),
        "abs" if flag && x == -top => return Ok(None),
        "abs" => x.abs(),
        "ctpop" => a.count_ones().into(),
        "ctlz" | "cttz" if flag && a == 0 => return Ok(None),
        "ctlz" => i128::from(a.leading_zeros()) - i128::from(64 - width),
        "cttz" => i128::from(a.trailing_zeros()).min(width.into()),
        "bswap" => (a.swap_bytes() >> (64 - width)).into(),
        "bitreverse" => (a.reverse_bits() >> (64 - width)).into(),
        "fshl" | "fshr" => {
            let count = (args[2] % u64::from(width)) as u32;
            let whole = u128::from(a) << width | u128::from(b);
            let left = if name == "fshl" { count } else { width - count };
            (whole << left >> width) as i128
        }
        _ => return Err(Fault::Malformed("an intrinsic")),
    };
    Ok(Some(value as u64 & mask(width)))
}

/// An operation of floats of one width, by this machine's own, as [`What::Float`] has it.
macro_rules! float {
    ($name:ident, $float:ty, $bits:ty, $signed:ty) => {
        fn $name(name: &str, args: &[u64]) -> Result<Lane, Fault> {
            let arg = |n: usize| <$float>::from_bits(args.get(n).copied().unwrap_or(0) as $bits);
            let (a, b) = (arg(0), arg(1));
            let truth = |holds: bool| Ok(Some(u64::from(holds)));
            let is_unordered = a.is_nan() || b.is_nan();
            let result = match name {
                "sitofp" => args[0] as $bits as $signed as $float,
                "uitofp" => args[0] as $bits as $float,
                "fptosi" => {
                    let fits = a.abs() < -(<$signed>::MIN as $float);
                    return Ok(Some(if fits { u64::from(a as $signed as $bits) } else { 0 }));
                }
                "fadd" => a + b,
                "fsub" => a - b,
                "fmul" => a * b,
                "fdiv" => a / b,
                "fma" => a.mul_add(b, arg(2)),
                "sqrt" => a.sqrt(),
                "floor" => a.floor(),
                "trunc" => a.trunc(),
                "oeq" => return truth(a == b),
                "olt" => return truth(a < b),
                "ogt" => return truth(a > b),
                "ole" => return truth(a <= b),
                "oge" => return truth(a >= b),
                "uno" => return truth(is_unordered),
                "ord" => return truth(!is_unordered),
                "une" => return truth(a != b),
                "ugt" => return truth(is_unordered || a > b),
                "ult" => return truth(is_unordered || a < b),
                "uge" => return truth(is_unordered || a >= b),
                "ule" => return truth(is_unordered || a <= b),
                _ => return Err(Fault::Malformed("an operation of floats")),
            };
            Ok(Some(if result.is_nan() { 0 } else { u64::from(result.to_bits()) }))
        }
    };
}

float!(single, f32, u32, i32);
float!(double, f64, u64, i64);

fn reduce(name: &str, lanes: &[Lane], width: u32) -> Result<Lane, Fault> {
    let Some(lanes) = lanes.iter().copied().collect::<Option<Vec<u64>>>() else { return Ok(None) };
    let two = |a: u64, b: u64| match name {
        "add" | "mul" | "and" | "or" | "xor" => binary(name, &[], a, b, width),
        _ => intrinsic(name, &[a, b], false, width),
    };
    let first = lanes[0];
    lanes[1..].iter().try_fold(Some(first), |sum, lane| match sum {
        Some(sum) => two(sum, *lane),
        None => Ok(None),
    })
}
