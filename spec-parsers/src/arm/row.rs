//! A row of ACLE's table of Neon intrinsics: signature, which argument goes to which register, assembly,
//! which register holds the result.
//!
//! ```text
//! int16x4_t vmla_lane_s16(int16x4_t a, int16x4_t b, int16x4_t v, __builtin_constant_p(lane))
//! a -> Vd.4H;b -> Vn.4H;v -> Vm.4H;0 <= lane <= 3
//! MLA Vd.4H,Vn.4H,Vm.H[lane]
//! Vd.4H -> result
//! ```

use super::ctypes;
use crate::diagnostic::DiagnosticKind;
use crate::imp::Span;
use crate::instruction::Param;
use crate::problem::Problem;

/// A row.
#[derive(Clone, Debug)]
pub struct Row {
    /// The result.
    pub ret: Param,
    /// The parameters, in order.
    pub params: Vec<Param>,
    /// What goes where before the instructions.
    pub prepared: Vec<(Vec<Source>, Register)>,
    /// The instructions.
    pub steps: Vec<Step>,
    /// Where the result's registers are, lowest first.
    pub results: Vec<Register>,
}

/// Bits that are moved into a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A whole argument.
    Argument(String),
    /// Register `.1` of an argument that has several.
    Member(String, u32),
    /// So many zeros.
    Zeros(u32),
}

/// An instruction with its operands.
#[derive(Clone, Debug)]
pub struct Step {
    /// Upper-case mnemonic.
    pub mnemonic: String,
    /// Its operands, in order.
    pub operands: Vec<Operand>,
    /// Where it stands.
    pub span: Span,
}

/// An operand of an instruction.
#[derive(Clone, Debug)]
pub enum Operand {
    /// One register.
    Register(Register),
    /// Consecutive registers: the first, and how many.
    List(Register, u32),
    /// A constant in the encoding.
    Immediate(Number),
}

/// A register as assembly names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// `V` or `X`.
    pub file: char,
    /// Which one, by the letters after the file's.
    pub number: u32,
    /// Bits, where the name tells.
    pub width: Option<u32>,
    /// Bits of an element, where the name tells.
    pub element: Option<u32>,
    /// Which element.
    pub lane: Option<Number>,
}

/// A constant, or an immediate argument times a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// A constant.
    Literal(i128),
    /// An argument and its factor.
    Argument(String, i128),
}

/// Registers by the letters that the table gives them; a list begins at `n`.
const NUMBERS: &[(&str, u32)] = &[
    ("d", 0),
    ("n", 1),
    ("n+1", 2),
    ("n+2", 3),
    ("n+3", 4),
    ("m", 5),
    ("a", 6),
    ("d1", 7),
    ("d2", 8),
    ("tmp", 9),
    ("tmp1", 10),
    ("t", 11),
];

/// Reads the four lines at the end of an operation; `base` is the byte at which they begin.
///
/// # Errors
/// A malformed row, with the span of what was not understood.
pub fn parse(text: &str, base: usize) -> Result<Row, Problem> {
    let mut lines = Vec::new();
    let mut at = base;
    for line in text.split('\n').take(4) {
        lines.push((at, line));
        at += line.len() + 1;
    }
    let [signature, preparation, assembly, results] = lines.as_slice() else {
        return Err(malformed(base, text, "an operation ends with four lines"));
    };
    let (ranges, prepared) = preparations(preparation.0, preparation.1)?;
    let (ret, params) = parse_signature(signature.0, signature.1, &ranges)?;
    let mut steps = Vec::new();
    for (at, piece) in pieces(assembly.0, assembly.1, ';') {
        steps.push(step(at, piece)?);
    }
    let mut registers = Vec::new();
    for (at, piece) in pieces(results.0, results.1, ';') {
        let Some((name, _)) = piece.split_once("->") else {
            return Err(malformed(at, piece, "a result is `register -> result`"));
        };
        registers.push(register(at, name)?);
    }
    if steps.is_empty() || registers.is_empty() {
        return Err(malformed(assembly.0, assembly.1, "no instruction or no result"));
    }
    Ok(Row { ret, params, prepared, steps, results: registers })
}

fn malformed(at: usize, piece: &str, message: &str) -> Problem {
    let span = at as u32..(at + piece.len()) as u32;
    Problem::new(DiagnosticKind::Malformed, span, format!("{message}: `{}`", piece.trim()))
}

/// The pieces of a text between separators outside of brackets, with their places; empty ones are dropped.
fn pieces(base: usize, text: &str, separator: char) -> Vec<(usize, &str)> {
    let (mut out, mut from, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, c) in text.char_indices().chain([(text.len(), separator)]) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if (c == separator && depth == 0) || at == text.len() {
            let piece = &text[from..at];
            if !piece.trim().is_empty() {
                out.push((base + from, piece));
            }
            from = (at + c.len_utf8()).min(text.len());
        }
    }
    out
}

// ---- signature ----

type Ranges = Vec<(String, i64, i64)>;

/// The name of the intrinsic that a signature declares.
pub fn name_of(signature: &str) -> Option<&str> {
    let (head, _) = signature.split_once('(')?;
    head.split_whitespace().last()
}

/// `type name(type a, __builtin_constant_p(n))`.
fn parse_signature(at: usize, text: &str, ranges: &Ranges) -> Result<(Param, Vec<Param>), Problem> {
    let bad = || malformed(at, text, "a signature is `type name(type name, ...)`");
    let (head, rest) = text.split_once('(').ok_or_else(bad)?;
    let list = rest.trim_end().strip_suffix(')').ok_or_else(bad)?;
    let (ret, _) = head.trim().rsplit_once(char::is_whitespace).ok_or_else(bad)?;
    let mut params = Vec::new();
    for (at, piece) in pieces(at + head.len() + 1, list, ',') {
        let piece = piece.trim();
        if let Some(constant) = piece.strip_prefix("__builtin_constant_p") {
            let name = constant.trim().trim_matches(['(', ')']).trim();
            let range = ranges.iter().find(|(n, ..)| n == name).map(|(_, lo, hi)| (*lo, *hi));
            if range.is_none() {
                return Err(malformed(at, piece, "an immediate without range"));
            }
            params.push(ctypes::param(name, "const int", range));
            continue;
        }
        let (ctype, name) =
            ctypes::declaration(piece).ok_or_else(|| malformed(at, piece, "no type or no name"))?;
        params.push(ctypes::param(name, &ctype, None));
    }
    // The executions have a variable `result` of their own.
    Ok((ctypes::param("the result", ret, None), params))
}

// ---- preparation ----

type Prepared = Vec<(Vec<Source>, Register)>;

fn preparations(base: usize, text: &str) -> Result<(Ranges, Prepared), Problem> {
    let (mut ranges, mut prepared) = (Vec::new(), Vec::new());
    for (at, piece) in pieces(base, text, ';') {
        match piece.split_once("->") {
            // An argument that the instruction overwrites as a whole.
            Some((_, target)) if target.trim() == "UNUSED" => {}
            Some((sources, target)) => {
                let target = register(at + sources.len() + 2, target)?;
                prepared.push((sources_of(at, sources)?, target));
            }
            None => ranges.push(range(at, piece)?),
        }
    }
    Ok((ranges, prepared))
}

/// `0 <= n <= 7` or `n == 8`.
fn range(at: usize, piece: &str) -> Result<(String, i64, i64), Problem> {
    let bad = || malformed(at, piece, "a range is `0 <= n <= 7` or `n == 8`");
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| bad());
    if let Some((name, value)) = piece.split_once("==") {
        let value = number(value)?;
        return Ok((name.trim().to_owned(), value, value));
    }
    let parts: Vec<&str> = piece.split("<=").collect();
    let [lo, name, hi] = parts.as_slice() else { return Err(bad()) };
    let (lo, hi) = (number(lo)?, number(hi)?);
    if !(0..=1 << 16).contains(&lo) || !(lo..=1 << 16).contains(&hi) {
        return Err(bad());
    }
    Ok((name.trim().to_owned(), lo, hi))
}

/// `a`, `a.val[1]:a.val[0]`, `Zeros(64):a`; the highest part stands first.
fn sources_of(at: usize, text: &str) -> Result<Vec<Source>, Problem> {
    let source = |part: &str| {
        let part = part.trim();
        if let Some(width) = part.strip_prefix("Zeros(").and_then(|p| p.strip_suffix(')')) {
            return width.parse().ok().filter(|w| *w <= 128).map(Source::Zeros);
        }
        match part.split_once(".val[") {
            Some((name, index)) => {
                let index = index.strip_suffix(']')?.parse().ok().filter(|i| *i < 4)?;
                Some(Source::Member(name.to_owned(), index))
            }
            None => Some(Source::Argument(part.to_owned())),
        }
    };
    let sources: Option<Vec<Source>> = text.split(':').rev().map(source).collect();
    sources.ok_or_else(|| malformed(at, text, "no argument, part of one, or zeros"))
}

// ---- assembly ----

fn step(at: usize, text: &str) -> Result<Step, Problem> {
    let start = at + (text.len() - text.trim_start().len());
    let text = text.trim();
    let (mnemonic, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let mut operands = Vec::new();
    for (at, piece) in pieces(start + mnemonic.len() + 1, rest, ',') {
        operands.push(operand(at, piece)?);
    }
    Ok(Step {
        mnemonic: mnemonic.to_ascii_uppercase(),
        operands,
        span: start as u32..(start + text.len()) as u32,
    })
}

fn operand(at: usize, text: &str) -> Result<Operand, Problem> {
    let trimmed = text.trim();
    if let Some(immediate) = trimmed.strip_prefix('#') {
        return Ok(Operand::Immediate(number(at, immediate)?));
    }
    if let Some(list) = trimmed.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
        let mut ends = Vec::new();
        for piece in list.split([',', '-']) {
            ends.push(register(at, piece)?);
        }
        let [first, .., last] = ends.as_slice() else {
            let [only] = ends.as_slice() else { return Err(malformed(at, text, "an empty list")) };
            return Ok(Operand::List(only.clone(), 1));
        };
        let count = last.number.saturating_sub(first.number) + 1;
        return Ok(Operand::List(first.clone(), count));
    }
    // XAR's last operand is written without `#`.
    if trimmed.starts_with(|c: char| c.is_ascii_lowercase())
        && NUMBERS.iter().all(|(n, _)| *n != &trimmed[1..])
    {
        return Ok(Operand::Immediate(number(at, trimmed)?));
    }
    Ok(Operand::Register(register(at, trimmed)?))
}

/// `n`, `8`, `(n<<1)`.
fn number(at: usize, text: &str) -> Result<Number, Problem> {
    let inner = text.trim().trim_start_matches('(').trim_end_matches(')').trim();
    if let Ok(value) = inner.parse::<i64>() {
        return Ok(Number::Literal(value.into()));
    }
    let (name, shift) = inner.split_once("<<").unwrap_or((inner, "0"));
    let name = name.trim();
    let shift: Option<u32> = shift.trim().parse().ok().filter(|s| *s < 16);
    let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    match shift.filter(|_| plain) {
        Some(shift) => Ok(Number::Argument(name.to_owned(), 1 << shift)),
        None => Err(malformed(at, text, "no number and no immediate argument")),
    }
}

/// `Vn.16B`, `Vm.H[lane]`, `Vn+1.16B`, `Dd`, `Rn`, `Vn`; of `Sd/Wd`, the general one: the other holds no number of
/// another width than that of the float.
fn register(at: usize, text: &str) -> Result<Register, Problem> {
    let bad = |why: &str| malformed(at, text, why);
    let trimmed = text.trim();
    let trimmed = trimmed.split_once('/').map_or(trimmed, |(_, general)| general);
    let mut chars = trimmed.chars();
    let Some(file) = chars.next() else { return Err(bad("no register")) };
    let (name, arrangement) = match chars.as_str().split_once('.') {
        Some((name, arrangement)) => (name, Some(arrangement)),
        None => (chars.as_str(), None),
    };
    let number = NUMBERS
        .iter()
        .find(|(n, _)| *n == name)
        .map(|(_, n)| *n)
        .ok_or_else(|| bad("an unknown register"))?;
    let of = |file, width, element, lane| Register { file, number, width, element, lane };
    if let Some(bits) = scalar_bits(file) {
        return match arrangement {
            None => Ok(of('V', Some(bits), Some(bits), None)),
            Some(_) => Err(bad("a scalar with an arrangement")),
        };
    }
    match (file, arrangement) {
        ('R' | 'r', None) => Ok(of('X', None, None, None)),
        ('X' | 'x', None) => Ok(of('X', Some(64), None, None)),
        ('W' | 'w', None) => Ok(of('X', Some(32), None, None)),
        ('V', None) => Ok(of('V', None, None, None)),
        ('V', Some(arrangement)) => {
            let (shape, lane) = match arrangement.split_once('[') {
                Some((shape, lane)) => (shape, Some(self::number(at, lane.trim_end_matches(']'))?)),
                None => (arrangement, None),
            };
            let letter = shape.chars().last().ok_or_else(|| bad("no arrangement"))?;
            let element = scalar_bits(letter).ok_or_else(|| bad("an unknown arrangement"))?;
            let count = &shape[..shape.len() - 1];
            let count: Option<u32> = if count.is_empty() { Some(1) } else { count.parse().ok() };
            let count =
                count.filter(|c| (1..=16).contains(c)).ok_or_else(|| bad("an unknown arrangement"))?;
            // Of `Vm.4B[lane]`, the lanes are groups; of `Vm.H[lane]` the register's length is not said.
            let width = (lane.is_none() && shape.len() > 1).then_some(element * count);
            Ok(of('V', width, Some(element), lane))
        }
        _ => Err(bad("an unknown register")),
    }
}

fn scalar_bits(letter: char) -> Option<u32> {
    Some(match letter {
        'B' => 8,
        'H' => 16,
        'S' => 32,
        'D' => 64,
        'Q' => 128,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MLA: &str = "int16x4_t vmla_lane_s16(int16x4_t a, int16x4_t b, int16x4_t v, __builtin_constant_p(lane))\n\
        a -> Vd.4H;b -> Vn.4H;v -> Vm.4H;0 <= lane <= 3\nMLA Vd.4H,Vn.4H,Vm.H[lane]\nVd.4H -> result";

    #[test]
    fn a_row_is_read_into_its_parts() {
        let row = parse(MLA, 0).expect("it is well formed");
        assert_eq!(row.params.len(), 4);
        assert_eq!(row.params[3].imm_range, Some((0, 3)));
        assert_eq!((row.steps[0].mnemonic.as_str(), row.steps[0].operands.len()), ("MLA", 3));
        let Operand::Register(m) = &row.steps[0].operands[2] else { panic!("a register") };
        assert_eq!((m.number, m.width, m.element), (5, None, Some(16)));
        assert_eq!(m.lane, Some(Number::Argument("lane".into(), 1)));
        assert_eq!(name_of(MLA), Some("vmla_lane_s16"));
    }

    #[test]
    fn registers_lists_and_scaled_immediates_are_understood() {
        let step = step(0, "TBL Vd.8B,{Vn.16B - Vn+3.16B},Vm.8B").expect("it is well formed");
        assert!(matches!(&step.operands[1], Operand::List(r, 4) if r.number == 1));
        assert_eq!(number(0, "(n<<2)").ok(), Some(Number::Argument("n".into(), 4)));
        assert_eq!(register(0, "Dd").ok().and_then(|r| r.width), Some(64));
        assert_eq!(register(0, "Rn").ok().map(|r| r.file), Some('X'));
        let zeros = sources_of(0, "Zeros(64):a.val[2]").expect("it is well formed");
        assert_eq!(zeros, [Source::Member("a".into(), 2), Source::Zeros(64)]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (from, to) in [("Vm.H[lane]", "Vm.8"), ("0 <= lane <= 3", "lane"), ("a -> Vd.4H", "a -> Vz.4H")] {
            let text = MLA.replace(from, to);
            let problem = parse(&text, 0).expect_err("it is not well formed");
            assert_eq!(problem.kind, DiagnosticKind::Malformed);
            let place = text.get(problem.span.start as usize..).unwrap_or("");
            assert!(
                place.trim_start().starts_with(to.split("->").last().unwrap_or(to).trim()),
                "{problem:?}"
            );
        }
        assert!(parse("", 0).is_err());
    }
}
