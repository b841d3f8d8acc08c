//! A deterministic mutator of texts: it splices, repeats, drops and replaces bytes, lines and tokens of seeds.

/// Longest mutated case, in bytes.
const LONGEST: usize = 64 * 1024;

/// Makes new cases of seeds; equal seeds give equal cases.
#[derive(Clone, Debug)]
pub struct Mutator {
    state: u64,
    seeds: Vec<Vec<u8>>,
}

impl Mutator {
    /// A mutator of `seeds` whose choices follow from `seed`.
    pub fn new(seed: u64, seeds: Vec<Vec<u8>>) -> Mutator {
        Mutator { state: seed | 1, seeds }
    }

    /// Marsaglia's xorshift64, reduced to `0..n`.
    fn below(&mut self, n: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as usize % n.max(1)
    }

    /// The next case.
    pub fn next_case(&mut self) -> Vec<u8> {
        if self.seeds.is_empty() {
            return Vec::new();
        }
        let pick = self.below(self.seeds.len());
        let mut case = self.seeds[pick].clone();
        for _ in 0..=self.below(4) {
            self.mutate(&mut case);
            case.truncate(LONGEST);
        }
        case
    }

    fn mutate(&mut self, case: &mut Vec<u8>) {
        const BITS_OF_SYNTAX: [&[u8]; 16] = [
            b"(",
            b")",
            b"[",
            b"]",
            b"{",
            b"}",
            b":=",
            b"\n",
            b"-1",
            b"0",
            b"18446744073709551616",
            b"170141183460469231731687303715884105727",
            b"<",
            b"\xff",
            "\u{2028}".as_bytes(),
            b"\0",
        ];
        let (from, to) = self.range(case);
        match self.below(7) {
            0 => drop(case.drain(from..to)),
            1 => {
                let token = BITS_OF_SYNTAX[self.below(BITS_OF_SYNTAX.len())];
                case.splice(from..from, token.iter().copied());
            }
            2 => {
                let token = BITS_OF_SYNTAX[self.below(BITS_OF_SYNTAX.len())];
                case.splice(from..to, token.iter().copied());
            }
            3 => {
                let piece = case[from..to].to_vec();
                let times = 1 << self.below(10);
                let many: Vec<u8> =
                    piece.iter().copied().cycle().take((piece.len() * times).min(LONGEST)).collect();
                case.splice(from..from, many);
            }
            4 => {
                let other = self.below(self.seeds.len());
                let other = self.seeds[other].clone();
                let (a, b) = self.range(&other);
                case.splice(from..to, other[a..b].iter().copied());
            }
            5 => {
                if let Some(byte) = case.get_mut(from) {
                    *byte ^= 1 << self.below(8);
                }
            }
            _ => case.truncate(from),
        }
    }

    /// A range of bytes: a few bytes, a word, a line, or anything.
    fn range(&mut self, case: &[u8]) -> (usize, usize) {
        let at = self.below(case.len() + 1);
        let grow = |stop: fn(u8) -> bool| {
            let from = case[..at].iter().rposition(|b| stop(*b)).map_or(0, |n| n + 1);
            let to = case[at..].iter().position(|b| stop(*b)).map_or(case.len(), |n| at + n);
            (from, to)
        };
        match self.below(4) {
            0 => (at, (at + self.below(4)).min(case.len())),
            1 => grow(|b| !b.is_ascii_alphanumeric() && b != b'_'),
            2 => grow(|b| b == b'\n'),
            _ => (at, at + self.below(case.len() - at + 1)),
        }
    }
}
