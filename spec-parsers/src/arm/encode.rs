//! Which encoding an instruction has, and what the decoder makes of it.
//!
//! Assembly names registers, arrangements, lanes and immediates; a decoder names fields. The decoder is run
//! for every value of its fields. An encoding fits if what the decoder hands to the execution is what the
//! assembly says: the registers, the narrowest element (Arm ARM C1.2: arrangement specifiers name `esize`
//! and its double), the lane or the amount for every value of the immediate argument.

use super::dialect::Arm;
use super::library;
use super::memo::Stretch;
use super::parse::{Clause, Function, Text};
use super::row::{Number, Operand, Register, Step};
use crate::diagnostic::DiagnosticKind;
use crate::eval::{self, Constant};
use crate::imp::{ExprKind, Place, Program, Stmt, StmtKind, Symbol};
use crate::problem::Problem;
use std::collections::BTreeSet;

/// Most bits of an encoding that are tried out.
const MAX_FREE_BITS: usize = 14;
/// Most combinations of immediate values.
const MAX_COMBINATIONS: usize = 1 << 12;

/// The fields that name registers, in the order in which assembly names them.
const REGISTER_FIELDS: [&str; 4] = ["Rd", "Rn", "Rm", "Ra"];
/// What the decoders call the registers' numbers.
const REGISTER_NAMES: [&[&str]; 4] = [&["d", "rd"], &["n", "n__arg"], &["m"], &["a"]];
/// What they call a lane of the destination, and one of a source.
const DESTINATION_LANES: &[&str] = &["dst_index", "index"];
const SOURCE_LANES: &[&str] = &["src_index", "index", "i"];
/// What they call an immediate, and how many of its units one of the assembly's is: EXT counts bytes where
/// its decoder counts bits.
const AMOUNTS: &[(&str, i128)] = &[("shift", 1), ("imm6", 1), ("position", 8), (FRACTION, 1)];
/// What they call the bits of an integer in a general register.
const INTEGER: &str = "intsize";
/// What they call the number of bits behind the point, which no encoding without an immediate has.
const FRACTION: &str = "fracbits";
/// What they call a rotation by a multiple of 90 degrees: by all of them, or by 90 and 270 where it has one bit (Arm
/// ARM C7.2, FCMLA and FCADD).
const ROTATION: &str = "rot";
/// A constant that is repeated over the register.
const REPEATED: &str = "imm";

/// How many bits of an indexed register are needed follows from the lane.
const INDEXED_LENGTH: &str = "idxdsize";

/// Whether an argument of an execution follows from the immediates.
fn varies(name: &str) -> bool {
    let lanes = DESTINATION_LANES.iter().chain(SOURCE_LANES);
    let amounts = AMOUNTS.iter().map(|(n, _)| n);
    lanes.chain(amounts).any(|n| *n == name) || name == REPEATED || name == INDEXED_LENGTH
}

/// How an instruction is executed.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Index of the execution among the text's functions.
    pub execute: usize,
    /// Its arguments for each combination of immediates.
    pub arguments: Vec<Vec<Constant>>,
}

/// The immediates of an instruction: names, and every combination of their values.
#[derive(Clone, Debug, Default)]
pub struct Combinations {
    /// The arguments.
    pub names: Vec<String>,
    /// Their values.
    pub values: Vec<Vec<i128>>,
}

impl Combinations {
    /// All combinations of the ranges given.
    pub fn of(ranges: &[(String, i64, i64)]) -> Option<Combinations> {
        let mut out = Combinations { names: Vec::new(), values: vec![Vec::new()] };
        for (name, lo, hi) in ranges {
            out.names.push(name.clone());
            let longer = |v: &Vec<i128>, x| v.iter().copied().chain([i128::from(x)]).collect();
            out.values = out.values.iter().flat_map(|v| (*lo..=*hi).map(move |x| longer(v, x))).collect();
            if out.values.len() > MAX_COMBINATIONS {
                return None;
            }
        }
        Some(out)
    }

    fn value(&self, number: &Number, combination: &[i128]) -> Option<i128> {
        match number {
            Number::Literal(value) => Some(*value),
            Number::Argument(name, factor) => {
                let at = self.names.iter().position(|n| n == name)?;
                Some(combination.get(at)? * factor)
            }
        }
    }
}

/// Every way in which a step may be executed.
///
/// # Errors
/// Why there is none.
pub fn choices(step: &Step, stretch: &Stretch, immediates: &Combinations) -> Result<Vec<Choice>, Problem> {
    let text = &stretch.text;
    let mut out: Vec<Choice> = Vec::new();
    let mut last = None;
    let names = library::spellings(&step.mnemonic);
    let registers: Vec<u32> = registers(step).map(|r| r.number).collect();
    let exact = |name: &&str| clauses(text, name).next().is_some();
    let Some(spelling) = names.into_iter().find(exact) else {
        return Err(problem(step, "Arm's text has no such instruction"));
    };
    // The suffix stands for the upper half, unless it is part of the instruction's own name.
    let upper = spelling.len() < step.mnemonic.len() && step.mnemonic.starts_with(spelling);
    let mut all = BTreeSet::new();
    for (number, clause) in clauses(text, spelling) {
        match &*stretch.decoded(number, &registers, || encodings(clause, &registers, text)) {
            Ok(encodings) => all.extend(encodings.iter().cloned()),
            Err(problem) => last = Some(problem.clone()),
        }
    }
    let shape = Shape { step, upper, immediates };
    out.extend(shape.fit(all, text));
    match (out.is_empty(), last) {
        (false, _) => Ok(out),
        (true, Some(problem)) => Err(problem),
        (true, None) => Err(problem(step, "no encoding fits")),
    }
}

fn problem(step: &Step, message: &str) -> Problem {
    let message = format!("{message}: {}", step.mnemonic);
    Problem::new(DiagnosticKind::Unsupported, step.span.clone(), message)
}

/// The encodings of a mnemonic, with their numbers.
fn clauses<'a>(text: &'a Text, mnemonic: &'a str) -> impl Iterator<Item = (usize, &'a Clause)> {
    text.clauses.iter().enumerate().filter(move |(_, c)| {
        library::decoder_parts(text.symbols.name(c.decoder))
            .is_some_and(|(name, _)| name.eq_ignore_ascii_case(mnemonic))
    })
}

/// What a decoder makes of one encoding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Encoding {
    execute: usize,
    arguments: Vec<Constant>,
}

/// Runs the decoder for every encoding that has these registers.
fn encodings(clause: &Clause, registers: &[u32], text: &Text) -> Result<BTreeSet<Encoding>, Problem> {
    let unsupported = |m: &str| Problem::new(DiagnosticKind::Unsupported, 0..0, m.to_owned());
    let is_register = |s: Symbol| REGISTER_FIELDS.contains(&text.symbols.name(s));
    if clause.fields.iter().filter(|(s, ..)| is_register(*s)).count() != registers.len() {
        return Ok(BTreeSet::new());
    }
    let Some(decoder) = text.functions.iter().find(|f| f.name == clause.decoder) else {
        return Err(unsupported("a decoder is missing"));
    };
    let program = capturing(decoder, text);
    let mut given: Vec<(Symbol, Constant)> = Vec::new();
    let mut free: Vec<(usize, u32)> = Vec::new();
    for (symbol, lo, n) in &clause.fields {
        let name = text.symbols.name(*symbol);
        let mut value = 0_i128;
        match REGISTER_FIELDS.iter().position(|f| *f == name) {
            Some(at) => value = i128::from(registers.get(at).copied().unwrap_or(0)),
            None => {
                for bit in 0..*n {
                    match clause.bits.get(31 - (lo + bit) as usize).copied().flatten() {
                        Some(set) => value |= i128::from(set) << bit,
                        None => free.push((given.len(), bit)),
                    }
                }
            }
        }
        given.push((*symbol, Constant::Bits(*n, value)));
    }
    if free.len() > MAX_FREE_BITS {
        return Err(unsupported("an encoding with too many open bits"));
    }
    let mut out = BTreeSet::new();
    let mut refused = None;
    for code in 0_u32..1 << free.len() {
        let mut fields = given.clone();
        for (k, (at, bit)) in free.iter().enumerate() {
            if let Constant::Bits(_, value) = &mut fields[*at].1 {
                *value |= i128::from(code >> k & 1) << bit;
            }
        }
        match decoded(&program, text, &fields) {
            Ok(encoding) => drop(out.insert(encoding)),
            Err(problem) => refused = Some(problem),
        }
    }
    match refused {
        // A decoder that refuses everything is not understood.
        Some(problem) if out.is_empty() => Err(problem),
        _ => Ok(out),
    }
}

/// The registers of a step, in order.
fn registers(step: &Step) -> impl Iterator<Item = &Register> {
    step.operands.iter().filter_map(|o| match o {
        Operand::Register(r) | Operand::List(r, _) => Some(r),
        Operand::Immediate(_) => None,
    })
}

/// The variable that says which execution was reached.
const REACHED: &str = "execution";

fn argument_name(n: usize) -> String {
    format!("argument {n}")
}

/// The decoder as a program that ends with the arguments of the execution in variables.
fn capturing(decoder: &Function, text: &Text) -> Program {
    let mut symbols = text.symbols.clone();
    let body = capture(&decoder.body, text, &mut symbols);
    Program { symbols: symbols.names, functions: helpers(text), body }
}

fn capture(body: &[Stmt], text: &Text, symbols: &mut super::parse::Symbols) -> Vec<Stmt> {
    let mut out = Vec::new();
    for stmt in body {
        let span = stmt.span.clone();
        let assign = |name: Symbol, kind: ExprKind| {
            let value = crate::imp::Expr { span: span.clone(), kind };
            let kind = StmtKind::Assign { target: Place { name, parts: Vec::new() }, op: None, value };
            Stmt { span: span.clone(), kind }
        };
        match &stmt.kind {
            StmtKind::Effect(call) => {
                let execution = match &call.kind {
                    ExprKind::Call(name, args) => text
                        .functions
                        .iter()
                        .position(|f| f.name == *name && text.symbols.name(*name).starts_with("execute_"))
                        .map(|index| (index, args)),
                    _ => None,
                };
                let Some((index, args)) = execution else {
                    out.push(stmt.clone());
                    continue;
                };
                for (n, arg) in args.iter().enumerate() {
                    out.push(assign(symbols.of(&argument_name(n)), arg.kind.clone()));
                }
                out.push(assign(symbols.of(REACHED), ExprKind::Int(index as i128)));
            }
            StmtKind::If { arms, otherwise } => {
                let arms = arms.iter().map(|(c, b)| (c.clone(), capture(b, text, symbols))).collect();
                let kind = StmtKind::If { arms, otherwise: capture(otherwise, text, symbols) };
                out.push(Stmt { span: span.clone(), kind });
            }
            _ => out.push(stmt.clone()),
        }
    }
    out
}

/// The shared functions of a text.
pub fn helpers(text: &Text) -> Vec<crate::imp::Function> {
    let shared = |f: &&Function| {
        let name = text.symbols.name(f.name);
        !name.starts_with("decode_") && !name.starts_with("execute_")
    };
    let function = |f: &Function| crate::imp::Function {
        name: f.name,
        params: f.params.iter().map(|p| (*p, None)).collect(),
        body: f.body.clone(),
    };
    text.functions.iter().filter(shared).map(function).collect()
}

fn decoded(program: &Program, text: &Text, fields: &[(Symbol, Constant)]) -> Result<Encoding, Problem> {
    let values = eval::execute(program, &Arm, fields)?;
    let internal = |message: &str| Problem::new(DiagnosticKind::Unsupported, 0..0, message.to_owned());
    let of = |name: &str| {
        let at = program.symbols.iter().position(|s| s == name)?;
        values.get(at).copied().flatten()
    };
    let Some(Constant::Int(index)) = of(REACHED) else {
        return Err(internal("a decoder that reaches no execution"));
    };
    let execute = usize::try_from(index).unwrap_or(usize::MAX);
    let count = text.functions.get(execute).map_or(0, |f| f.params.len());
    let arguments: Option<Vec<Constant>> = (0..count).map(|n| of(&argument_name(n))).collect();
    match arguments {
        Some(arguments) => Ok(Encoding { execute, arguments }),
        None => Err(internal("an execution with unknown arguments")),
    }
}

/// What the assembly says.
struct Shape<'a> {
    step: &'a Step,
    upper: bool,
    immediates: &'a Combinations,
}

impl Shape<'_> {
    fn fit(&self, encodings: BTreeSet<Encoding>, text: &Text) -> Vec<Choice> {
        let named = |e: &Encoding, name: &str| -> Option<Constant> {
            let f = text.functions.get(e.execute)?;
            let at = f.params.iter().position(|p| text.symbols.name(*p) == name)?;
            e.arguments.get(at).copied()
        };
        let number = |e: &Encoding, name: &str| named(e, name).map(value_of);
        let mut fitting: Vec<Encoding> =
            encodings.into_iter().filter(|e| self.registers_fit(&|name| number(e, name))).collect();
        // Where no encoding has elements as narrow as the assembly's narrowest, the number of bits of an
        // element is not among what the arrangement tells (SDOT).
        let narrowest = registers(self.step).filter_map(|r| r.element).min().map(i128::from);
        if fitting.iter().any(|e| number(e, "esize") == narrowest) {
            fitting.retain(|e| number(e, "esize").is_none() || number(e, "esize") == narrowest);
        }
        let per_combination: Vec<Vec<&Encoding>> = self
            .immediates
            .values
            .iter()
            .map(|c| fitting.iter().filter(|e| self.immediates_fit(c, &|name| named(e, name))).collect())
            .collect();
        // The encodings of one kind differ in what follows from the immediates only.
        let kind = |e: &Encoding| -> (usize, Vec<Constant>) {
            let params = text.functions.get(e.execute).map_or(&[][..], |f| &f.params);
            let own = params.iter().zip(&e.arguments).filter(|(p, _)| !varies(text.symbols.name(**p)));
            (e.execute, own.map(|(_, a)| *a).collect())
        };
        let kinds: BTreeSet<_> = per_combination.first().into_iter().flatten().map(|e| kind(e)).collect();
        let all = |wanted: &(usize, Vec<Constant>)| -> Option<Choice> {
            let of = |c: &Vec<&Encoding>| c.iter().find(|e| kind(e) == *wanted).map(|e| e.arguments.clone());
            let arguments = per_combination.iter().map(of).collect::<Option<_>>()?;
            Some(Choice { execute: wanted.0, arguments })
        };
        kinds.iter().filter_map(all).collect()
    }

    /// Registers, list lengths and halves.
    fn registers_fit(&self, number: &dyn Fn(&str) -> Option<i128>) -> bool {
        let same = |names: &[&str], wanted: u32| {
            names.iter().filter_map(|n| number(n)).all(|n| n == i128::from(wanted))
        };
        let numbers = registers(self.step).zip(REGISTER_NAMES).all(|(r, names)| same(names, r.number));
        // A number in a general register that is converted.
        let general = registers(self.step).filter(|r| r.file == 'X').filter_map(|r| r.width);
        let numbers = numbers && general.into_iter().all(|width| same(&[INTEGER], width));
        let lists = self.step.operands.iter().all(|o| match o {
            Operand::List(_, count) => number("regs").is_none_or(|n| n == i128::from(*count)),
            _ => true,
        });
        numbers && lists && (!self.upper || number("part") == Some(1))
    }

    /// Lanes and amounts for one combination of immediates.
    fn immediates_fit(&self, combination: &[i128], named: &dyn Fn(&str) -> Option<Constant>) -> bool {
        let number = |name: &str| named(name).map(value_of);
        let mut lanes = 0;
        for (position, register) in registers(self.step).enumerate() {
            let names = if position == 0 { DESTINATION_LANES } else { SOURCE_LANES };
            let Some(lane) = &register.lane else { continue };
            lanes += 1;
            let wanted = self.immediates.value(lane, combination);
            let Some(found) = names.iter().find_map(|n| number(n)) else { return false };
            if wanted != Some(found) {
                return false;
            }
        }
        let decoded = ["dst_index", "src_index", "index", "i"].iter().filter(|n| named(n).is_some()).count();
        if decoded != lanes {
            return false;
        }
        let mut amounts = self.step.operands.iter().filter(|o| matches!(o, Operand::Immediate(_)));
        if named(FRACTION).is_some() && amounts.next().is_none() {
            return false;
        }
        self.step.operands.iter().all(|o| match o {
            Operand::Immediate(immediate) => {
                self.amount_fits(immediate, self.immediates.value(immediate, combination), named)
            }
            _ => true,
        })
    }

    fn amount_fits(
        &self,
        immediate: &Number,
        wanted: Option<i128>,
        named: &dyn Fn(&str) -> Option<Constant>,
    ) -> bool {
        let Some(wanted) = wanted else { return false };
        if let Some((found, unit)) = AMOUNTS.iter().find_map(|(n, unit)| Some((named(n)?, *unit))) {
            return value_of(found) == wanted * unit;
        }
        if let Some(Constant::Bits(width, found)) = named(ROTATION) {
            return wanted == if width == 1 { 90 + 180 * found } else { 90 * found };
        }
        if let Some(Constant::Bits(width, found)) = named(REPEATED) {
            let element = registers(self.step).filter_map(|r| r.element).min().unwrap_or(width);
            let copies = (0..width / element.max(1)).fold(0_i128, |n, _| n << element | wanted);
            return width < 127 && found == copies;
        }
        // `#0` that no field encodes is part of the instruction's name: CMEQ (zero).
        *immediate == Number::Literal(0)
    }
}

/// A constant as a number.
pub fn value_of(constant: Constant) -> i128 {
    match constant {
        Constant::Int(value) | Constant::Bits(_, value) => value,
    }
}
