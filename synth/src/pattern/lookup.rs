//! Instructions that look up bytes in a table, and those that multiply bytes by a matrix of bits: with the right
//! constant for the table or the matrix each computes a function of one byte.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Id, Var};
use autoir_semantics::effort::{self, Work};
use autoir_semantics::interp::{Bits, Interpreter};
use autoir_semantics::lane::{Kind, LaneFn};

use crate::goal::Byte;
use crate::goal::choice::Choice;
use crate::goal::function::Column;
use crate::goal::space::Space;
use crate::goal::trace::Tracer;
use crate::pattern::control::Control;

/// Values of a byte.
const VALUES: usize = 256;
/// Ways to number arguments that are tried.
const MAX_NUMBERINGS: usize = 24;

/// What an instruction that computes functions of bytes is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filled {
    /// The operand of arguments, with the argument of each byte.
    pub arguments: (u16, Vec<Option<Id>>),
    /// Low bits of the arguments that matter.
    pub demand: u16,
    /// The constant bytes of the other operands; anything where nothing is said.
    pub constants: BTreeMap<u16, Vec<Option<u8>>>,
}

/// How arguments are numbered before something is looked up: some bits are inverted, then a number is added to the byte.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Numbering {
    flip: i128,
    add: i128,
}

impl Numbering {
    fn of(self, argument: i128) -> u8 {
        ((argument ^ self.flip) + self.add) as u8
    }

    /// The number of `argument`, as the byte that it is.
    pub fn expression(self, space: &mut Space, argument: Id) -> Id {
        let mut number = argument;
        if self.flip != 0 {
            let flip = space.dag.constant(self.flip);
            number = space.dag.xor(number, flip);
        }
        let number = space.dag.add_const(number, self.add);
        space.low(number, 8)
    }
}

/// Arguments with their bytes.
pub type Entries = Vec<(i128, Byte)>;

/// What an instruction that looks up is given so that it chooses among bytes.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The operand of arguments, with the argument of each byte.
    pub arguments: (u16, Vec<Option<Id>>),
    /// Low bits of the arguments that matter.
    pub demand: u16,
    /// The bytes of each table.
    pub tables: BTreeMap<u16, Vec<Byte>>,
    /// The operand that is kept where nothing is looked up, with the arguments of each lane for which it is.
    pub kept: Option<(u16, Vec<Entries>)>,
}

/// An instruction each byte of whose result is one, or a constant, that a byte of an operand chooses.
#[derive(Clone, Debug)]
pub struct Lookup {
    index: u16,
    /// Bytes of each operand.
    sizes: Vec<usize>,
    /// For each byte of the result: the byte that chooses, and what each value of that chooses.
    lanes: Vec<(usize, Vec<Byte>)>,
    /// Low bits of the bytes that choose on which that depends.
    demand: u16,
    /// The operand whose bytes stay in their places where nothing is looked up.
    kept: Option<u16>,
    /// Bytes that the first lane is looked up among.
    entries: usize,
}

impl Lookup {
    /// The instruction `f` at these immediates as a lookup, if `control` says that one operand chooses.
    pub fn new(f: &LaneFn, immediates: &BTreeMap<u16, i64>, control: &Control) -> Option<Lookup> {
        let index = control.operand;
        if (control.width, f.operands[usize::from(index)].kind) != (8, Kind::Vector) {
            return None;
        }
        let per = usize::from(control.lane_width / 8);
        let mut lanes: Vec<(usize, Vec<Byte>)> = Vec::with_capacity(control.lanes.len() * per);
        for lane in &control.lanes {
            let element = lane.element? as usize;
            lanes.extend((0..per).map(|_| (element, Vec::with_capacity(VALUES))));
        }
        let mut tracer = Tracer::new(f, immediates);
        for value in 0..VALUES {
            let moved = control.moved(&mut tracer, value as i128);
            for (lane, byte) in lanes.iter_mut().zip(moved) {
                lane.1.push(byte?);
            }
        }
        let sizes = f.operands.iter().map(|o| o.bits().div_ceil(8) as usize).collect();
        let mut lookup = Lookup { index, sizes, lanes, demand: 8, kept: None, entries: 0 };
        lookup.demand = lookup.count_bits();
        lookup.kept = lookup.find_kept();
        lookup.entries = lookup.count_entries();
        Some(lookup)
    }

    fn count_bits(&self) -> u16 {
        let repeats = |bits: u16, chosen: &[Byte]| {
            let mut after = chosen.iter().skip(1 << bits).zip(chosen);
            after.all(|(byte, before)| byte == before)
        };
        let fits = |bits: &u16| self.lanes.iter().all(|(_, chosen)| repeats(*bits, chosen));
        (0..8).find(fits).unwrap_or(8)
    }

    /// The operand whose bytes stay in their places where nothing is looked up.
    fn find_kept(&self) -> Option<u16> {
        let stays = |operand: u16| {
            self.lanes.iter().enumerate().all(|(n, (_, chosen))| {
                let mut places = chosen.iter().filter_map(|b| match *b {
                    Byte::Of(o, at) if o == operand => Some(at as usize),
                    _ => None,
                });
                places.all(|at| at == n)
            })
        };
        let first = self.lanes.first()?;
        let mut operands = first.1.iter().filter_map(|b| match *b {
            Byte::Of(operand, _) => Some(operand),
            _ => None,
        });
        operands.find(|o| stays(*o))
    }

    /// Bytes that the first lane is looked up among.
    pub fn entries(&self) -> usize {
        self.entries
    }

    fn count_entries(&self) -> usize {
        let mut places: Vec<Byte> = self.lanes.first().map_or_else(Vec::new, |lane| lane.1.clone());
        places.retain(|b| matches!(b, Byte::Of(operand, _) if Some(*operand) != self.kept));
        places.sort_unstable();
        places.dedup();
        places.len()
    }

    /// The ways to number the arguments of `choices` that may be of use: as they are, or so that what is no 0 begins or
    /// ends where something else is done with an argument.
    pub fn numberings(&self, choices: &[Option<Choice>]) -> Vec<Numbering> {
        let mut found = vec![Numbering::default()];
        let Some(((_, chosen), choice)) =
            self.lanes.iter().zip(choices).find_map(|(lane, c)| c.as_ref().map(|c| (lane, c)))
        else {
            return found;
        };
        let sort = |b: &Byte| match *b {
            Byte::Of(operand, _) if Some(operand) != self.kept => None,
            _ => Some(0),
        };
        let turns: Vec<i128> = (0..VALUES)
            .filter(|n| sort(&chosen[*n]) != sort(&chosen[(n + VALUES - 1) % VALUES]))
            .map(|n| n as i128)
            .collect();
        let is_some = |(_, b): &(i128, Byte)| *b != Byte::Const(0);
        let (Some((first, _)), Some((last, _))) =
            (choice.entries().find(is_some), choice.entries().filter(is_some).last())
        else {
            return found;
        };
        let size = (last + 1 - first).max(1) as u64;
        let mut edges = vec![(0, first), (0, last + 1), (0, choice.least)];
        let entries = self.entries as i128;
        edges.extend([(0, choice.end() - entries), (0, last + 1 - entries)]);
        // What begins at a multiple of its size begins at 0 without that.
        if first > 0 && choice.least >= 0 && first as u64 % size.next_power_of_two() == 0 {
            edges.extend([(first, 0), (first, i128::from(size))]);
        }
        for (flip, edge) in edges {
            for turn in &turns {
                let numbering = Numbering { flip, add: (turn - edge).rem_euclid(VALUES as i128) };
                if !found.contains(&numbering) && found.len() < MAX_NUMBERINGS {
                    found.push(numbering);
                }
            }
        }
        found
    }

    /// What is in the tables if this makes `choices` of arguments that are numbered so.
    pub fn choose(&self, choices: &[Option<Choice>], numbering: Numbering) -> Option<Chosen> {
        let kept = self.kept;
        effort::spend(Work::Byte, choices.len() as u64);
        let mut arguments = vec![None; self.sizes[usize::from(self.index)]];
        let mut tables: BTreeMap<u16, Vec<Byte>> = BTreeMap::new();
        let mut left = vec![Vec::new(); self.lanes.len()];
        for (n, ((element, chosen), choice)) in self.lanes.iter().zip(choices).enumerate() {
            let Some(choice) = choice else { continue };
            let argument = arguments.get_mut(*element)?;
            if argument.is_some_and(|a| a != choice.argument) {
                return None;
            }
            *argument = Some(choice.argument);
            for (at, wanted) in choice.entries() {
                match chosen[usize::from(numbering.of(at))] {
                    byte @ Byte::Const(_) if byte == wanted => {}
                    Byte::Of(operand, _) if Some(operand) == kept => left[n].push((at, wanted)),
                    Byte::Of(operand, byte) if operand != self.index => {
                        let size = self.sizes[usize::from(operand)];
                        let table = tables.entry(operand).or_insert_with(|| vec![Byte::Any; size]);
                        let entry = table.get_mut(byte as usize)?;
                        if *entry != Byte::Any && *entry != wanted {
                            return None;
                        }
                        *entry = wanted;
                    }
                    _ => return None,
                }
            }
        }
        let kept = kept.filter(|_| left.iter().any(|l| !l.is_empty())).map(|operand| (operand, left));
        let has_data = |bytes: &Vec<Byte>| bytes.iter().any(|b| !matches!(b, Byte::Any | Byte::Const(0)));
        let arguments = (self.index, arguments);
        tables.values().any(has_data).then_some(Chosen { arguments, demand: self.demand, tables, kept })
    }

    /// The tables with which this computes `column`, in the low bits of each byte that `mask` has.
    pub fn solve(&self, column: &Column, mask: u8) -> Option<Filled> {
        let mut arguments = vec![None; self.sizes[usize::from(self.index)]];
        let mut constants: BTreeMap<u16, Vec<Option<u8>>> = BTreeMap::new();
        for ((element, chosen), function) in self.lanes.iter().zip(column) {
            let Some(function) = function else { continue };
            let argument = arguments.get_mut(*element)?;
            if argument.is_some_and(|a| a != function.argument) {
                return None;
            }
            *argument = Some(function.argument);
            for (at, value) in function.entries() {
                match chosen[at as u8 as usize] {
                    Byte::Const(c) if (c ^ value) & mask == 0 => {}
                    Byte::Of(operand, byte) if operand != self.index => {
                        let size = self.sizes[usize::from(operand)];
                        let table = constants.entry(operand).or_insert_with(|| vec![None; size]);
                        let entry = table.get_mut(byte as usize)?;
                        if entry.is_some_and(|e| (e ^ value) & mask != 0) {
                            return None;
                        }
                        *entry = Some(value);
                    }
                    _ => return None,
                }
            }
        }
        // What is taken where no entry is chosen is a register more: others do without.
        let is_uniform = |table: &Vec<Option<u8>>| {
            let mut known = table.iter().flatten();
            let first = known.next();
            known.all(|v| Some(v) == first)
        };
        if constants.len() > 1 && constants.values().any(is_uniform) {
            return None;
        }
        (!constants.is_empty()).then_some(Filled {
            arguments: (self.index, arguments),
            demand: self.demand,
            constants,
        })
    }
}

/// An instruction that multiplies each byte of an operand by a matrix of bits, of which there is one for eight bytes.
#[derive(Clone, Debug)]
pub struct Affine {
    data: u16,
    matrix: u16,
    /// For each bit of the matrix: the bit of the argument that it belongs to, and that of the result.
    places: Vec<(u32, u32)>,
}

impl Affine {
    /// `f` at these immediates as such an instruction, if it is one: its results for single bits.
    pub fn new(f: &LaneFn, immediates: &BTreeMap<u16, i64>) -> Option<Affine> {
        let vectors: Vec<u16> = (0..f.operands.len() as u16)
            .filter(|n| f.operands[usize::from(*n)].kind == Kind::Vector && !immediates.contains_key(n))
            .collect();
        let [one, two] = vectors[..] else { return None };
        if f.result.width != 8 || vectors.len() + immediates.len() != f.operands.len() {
            return None;
        }
        let of = |data, matrix| {
            let mut places = Vec::with_capacity(64);
            let none = single(f, immediates, data, (0, matrix, 0));
            for bit in 0..64 {
                let mut found = None;
                for from in 0..8 {
                    let out = single(f, immediates, data, (1 << from, matrix, 1 << bit)) ^ none;
                    if out != 0 {
                        if out.count_ones() != 1 || found.is_some() {
                            return None;
                        }
                        found = Some((from, out.trailing_zeros()));
                    }
                }
                places.push(found?);
            }
            Some(Affine { data, matrix, places })
        };
        of(one, two).or_else(|| of(two, one))
    }

    /// What `f` at these immediates makes of 0.
    pub fn of_zero(&self, f: &LaneFn, immediates: &BTreeMap<u16, i64>) -> u8 {
        single(f, immediates, self.data, (0, self.matrix, 0))
    }

    /// The matrices with which this computes `column`, and what it must make of 0.
    pub fn solve(&self, column: &Column) -> Option<(Filled, u8)> {
        let zero = column.iter().flatten().find(|f| f.least == 0)?.values[0];
        let mut bytes = Vec::with_capacity(column.len());
        for lanes in column.chunks(8) {
            let mut functions = lanes.iter().flatten();
            let first = functions.next();
            if functions.any(|f| Some(&f.values) != first.map(|first| &first.values)) {
                return None;
            }
            match first {
                Some(f) => {
                    let rows = linear(&f.values, f.least, zero)?;
                    let bit = |n: usize| {
                        let (from, to) = self.places[n];
                        (u64::from(rows[from as usize]) >> to & 1) << n
                    };
                    bytes.extend((0..64).map(bit).sum::<u64>().to_le_bytes().map(Some));
                }
                None => bytes.extend([None; 8]),
            }
        }
        let arguments = column.iter().map(|f| f.as_ref().map(|f| f.argument)).collect();
        let constants = BTreeMap::from([(self.matrix, bytes)]);
        Some((Filled { arguments: (self.data, arguments), demand: 8, constants }, zero))
    }
}

/// The first byte of the result where all bytes of `data` are one value and all elements of a matrix are another.
fn single(
    f: &LaneFn,
    immediates: &BTreeMap<u16, i64>,
    data: u16,
    (value, matrix, bits): (u8, u16, u64),
) -> u8 {
    let input = |(n, operand): (usize, &autoir_semantics::lane::Operand)| {
        let n = n as u16;
        let size = operand.bits().div_ceil(8) as usize;
        let bytes: Vec<u8> = match immediates.get(&n) {
            Some(v) => v.to_le_bytes().to_vec(),
            None if n == data => vec![value; size],
            None if n == matrix => bits.to_le_bytes().into_iter().cycle().take(size).collect(),
            None => vec![0; size],
        };
        Bits::from_bytes(&bytes, operand.bits())
    };
    let inputs: Vec<Bits> = f.operands.iter().enumerate().map(input).collect();
    let mut interpreter = Interpreter::new(&f.dag, &inputs);
    for (axis, digit) in (0..).zip(f.digits(0)) {
        interpreter.bind(Var(axis), i128::from(digit));
    }
    f.body_of(0).map_or(0, |body| interpreter.eval(body) as u8)
}

/// What each bit of the argument adds to the value by exclusive or, where `values` are that and `zero`.
fn linear(values: &[u8], least: i128, zero: u8) -> Option<[u8; 8]> {
    let at = |v: usize| values.get(usize::try_from(v as i128 - least).ok()?).copied();
    let rows: [u8; 8] = std::array::from_fn(|bit| at(1 << bit).map_or(0, |v| v ^ zero));
    let is_linear = (0..VALUES).all(|v| {
        let sum = (0..8).filter(|bit| v >> bit & 1 == 1).fold(zero, |sum, bit| sum ^ rows[bit]);
        at(v).is_none_or(|value| value == sum)
    });
    (is_linear && least >= 0).then_some(rows)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    /// Each byte times a matrix of eight rows.
    const AFFINE: &str = "window f(x: u8x16, m: u8x16) -> u8x16 {\n    \
        for h < 2, i < 8: out[8*h + i] = sum(j<8) ((popcount(x[8*h + i] & m[8*h + 7 - j]) & 1) << j)\n}\n";

    #[test]
    fn linear_functions_are_products_with_matrices() {
        let steps = |text: &str| found(text, &[AFFINE]).map(|program| program.steps.len());
        let reversed =
            "window r(a: u8x16) -> u8x16 {\n    out[i] = sum(k<8) (((a[i] >> (7 - k)) & 1) << k)\n}\n";
        assert_eq!(steps(reversed), Some(1));
        let gray = "window v(a: u8x16) -> u8x16 {\n    out[i] = a[i] ^ (a[i] >> 1)\n}\n";
        assert_eq!(steps(gray), Some(1));
        let inverted = "window v(a: u8x16) -> u8x16 {\n    out[i] = a[i] ^ (a[i] >> 1) ^ 90\n}\n";
        assert_eq!(steps(inverted), None, "of 0 a product makes 0");
        let sum = "window s(a: u8x16) -> u8x16 {\n    out[i] = a[i] + (a[i] >> 1)\n}\n";
        assert_eq!(steps(sum), None, "carries are not linear");
    }
}
