//! How instructions are called, and whether arguments fit: asked by the reader of programs, by the cache and by the
//! verifier, so that what one of them lets through is no program for another.

use autoir::program::Arg;
use autoir_semantics::lane::{Kind, Operand, Shape};

/// How an instruction is called.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// Operands in the intrinsic's order.
    pub operands: &'a [Operand],
    /// The smallest and the largest value of each immediate operand, in their order.
    pub immediates: &'a [(i64, i64)],
    /// The result.
    pub result: &'a Shape,
    /// Features that the CPU must have.
    pub features: &'a [String],
}

/// Why an instruction does not take some arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There are too many or too few: so many are wanted.
    Count(usize),
    /// One of them is wrong: its position, and why.
    Argument(usize, String),
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Misfit::Count(1) => f.write_str("1 argument"),
            Misfit::Count(n) => write!(f, "{n} arguments"),
            Misfit::Argument(_, message) => f.write_str(message),
        }
    }
}

impl Signature<'_> {
    /// Why the instruction does not take these arguments, each given with its width; immediates have none.
    ///
    /// A register takes a value of its width, whatever the value is made of. An immediate takes a number that its
    /// encoding has: what the instruction would do with another one is no matter, since it cannot be written.
    pub fn misfit<'a>(&self, args: impl ExactSizeIterator<Item = (&'a Arg, Option<u32>)>) -> Option<Misfit> {
        if args.len() != self.operands.len() {
            return Some(Misfit::Count(self.operands.len()));
        }
        let mut ranges = self.immediates.iter();
        for (n, ((arg, bits), operand)) in args.zip(self.operands).enumerate() {
            let why = match (operand.kind, arg) {
                (Kind::Immediate, Arg::Imm(value)) => {
                    let range = ranges.next().copied().unwrap_or_else(|| every_value(operand));
                    let (low, high) = range;
                    (!(low..=high).contains(value)).then(|| {
                        format!("the immediate `{}` is within {low}..={high}, not {value}", operand.name)
                    })
                }
                (Kind::Immediate, _) => {
                    Some(format!("`{}` is an immediate: a number, and no value of a register", operand.name))
                }
                (_, _) if bits == Some(operand.bits()) => None,
                (_, _) => {
                    let found =
                        bits.map_or_else(|| "no width of its own".to_owned(), |bits| bits.to_string());
                    Some(format!("operand `{}` has {} bits, this has {found}", operand.name, operand.bits()))
                }
            };
            if let Some(why) = why {
                return Some(Misfit::Argument(n, why));
            }
        }
        None
    }
}

/// What fits into the bits of an immediate of which no more is known.
fn every_value(immediate: &Operand) -> (i64, i64) {
    (0, (1i64 << immediate.bits().min(62)) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operand(name: &str, kind: Kind, width: u16, lanes: u32) -> Operand {
        Operand { name: name.to_owned(), kind, width, extents: vec![lanes], signed: false }
    }

    #[test]
    fn each_immediate_has_a_range_of_its_own() {
        let operands = [
            operand("n", Kind::Immediate, 8, 1),
            operand("a", Kind::Vector, 16, 8),
            operand("m", Kind::Immediate, 4, 1),
        ];
        let result = Shape { kind: Kind::Vector, width: 16, extents: vec![8] };
        let misfit = |immediates: &[(i64, i64)], n: i64, m: i64| {
            let signature = Signature { operands: &operands, immediates, result: &result, features: &[] };
            let args = [Arg::Imm(n), Arg::Input(0), Arg::Imm(m)];
            signature.misfit(args.iter().zip([None, Some(128), None]))
        };
        let ranges = [(1, 16), (-8, 7)];
        for (n, m, wrong) in
            [(1, -8, None), (16, 7, None), (0, 0, Some(0)), (17, 0, Some(0)), (3, 8, Some(2))]
        {
            match (misfit(&ranges, n, m), wrong) {
                (None, None) => {}
                (Some(Misfit::Argument(at, _)), Some(position)) => assert_eq!(at, position, "{n} {m}"),
                (found, _) => panic!("{n} {m}: {found:?}"),
            }
        }
        // Of which no more is known than its bits.
        assert_eq!(misfit(&[], 255, 15), None);
        assert!(misfit(&[], 256, 0).is_some() && misfit(&[], 0, -1).is_some());
    }

    #[test]
    fn registers_and_immediates_do_not_take_each_other() {
        let operands = [operand("a", Kind::Vector, 16, 8), operand("n", Kind::Immediate, 8, 1)];
        let result = Shape { kind: Kind::Vector, width: 16, extents: vec![8] };
        let signature =
            Signature { operands: &operands, immediates: &[(0, 255)], result: &result, features: &[] };
        let byte = Arg::Const { width: 8, values: vec![3] };
        let cases = [
            (vec![(Arg::Input(0), Some(128)), (Arg::Imm(3), None)], None),
            (vec![(Arg::Input(0), Some(128)), (byte, Some(8))], Some(1)),
            (vec![(Arg::Imm(0), None), (Arg::Imm(3), None)], Some(0)),
            (vec![(Arg::Input(0), Some(64)), (Arg::Imm(3), None)], Some(0)),
        ];
        for (args, wrong) in cases {
            let found = signature.misfit(args.iter().map(|(arg, bits)| (arg, *bits)));
            let at = found.map(|misfit| match misfit {
                Misfit::Argument(at, _) => at,
                Misfit::Count(n) => panic!("{n}"),
            });
            assert_eq!(at, wrong, "{args:?}");
        }
        let one = [(Arg::Input(0), Some(128))];
        assert_eq!(signature.misfit(one.iter().map(|(a, b)| (a, *b))), Some(Misfit::Count(2)));
    }
}
