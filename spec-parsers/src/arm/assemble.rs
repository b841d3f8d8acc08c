//! A row of the table and Arm's text to one program: arguments into registers, the instructions' executions
//! one after the other, the result out of registers.
//!
//! What the decoder hands to an execution is known for every value of the immediates. It becomes a constant,
//! an affine function of an immediate, or a choice by its value.

use super::dialect::Arm;
use super::encode::{self, Choice, Combinations, value_of};
use super::memo::{self, Stretch};
use super::parse::{self, Text};
use super::row::{self, Operand, Register, Row, Source, Step};
use crate::diagnostic::DiagnosticKind;
use crate::eval::{self, Constant};
use crate::imp::{BinaryOp, Expr, ExprKind, Part, Place, Program, Span, Stmt, StmtKind};
use crate::instruction::{Instruction, InstructionId, ParamKind};
use crate::location::Location;
use crate::problem::Problem;

/// Most ways to execute the instructions of one intrinsic that are tried.
const MAX_WAYS: usize = 16;

/// Parses an operation: Sail, an empty line, and four lines of the table.
///
/// # Errors
/// What is malformed or not understood, with its place.
pub fn parse(operation: &str) -> Result<Program, Problem> {
    let Some(end) = operation.rfind("\n\n") else {
        let message = "an operation is Sail, an empty line and a row of the table";
        return Err(Problem::new(DiagnosticKind::Malformed, 0..0, message));
    };
    let row = row::parse(&operation[end + 2..], end + 2)?;
    let stretch = memo::stretch(&operation[..end])?;
    program(&row, &stretch).map_err(|problem| stretch.text.broken.clone().unwrap_or(problem))
}

fn program(row: &Row, stretch: &Stretch) -> Result<Program, Problem> {
    let mut ways: Vec<Vec<(Choice, Combinations)>> = vec![Vec::new()];
    for step in &row.steps {
        let immediates = immediates(row, step)?;
        let choices = encode::choices(step, stretch, &immediates)?;
        let longer = |way: &Vec<(Choice, Combinations)>, choice: &Choice| {
            way.iter().cloned().chain([(choice.clone(), immediates.clone())]).collect()
        };
        ways = ways.iter().flat_map(|w| choices.iter().map(move |c| longer(w, c))).take(MAX_WAYS).collect();
    }
    choose(row, &stretch.text, &ways)
}

/// The first way that can be evaluated. Others must mean the same.
fn choose(row: &Row, text: &Text, ways: &[Vec<(Choice, Combinations)>]) -> Result<Program, Problem> {
    let subject = subject(row);
    let mut refused = None;
    // Immediates within their range only where something depends on that they are.
    for bounded in [false, true] {
        let mut found: Option<(Program, String)> = None;
        for way in ways {
            let program = Assembly::new(row, text, bounded).program(way);
            match eval::evaluate(&program, &subject, &Arm) {
                Ok(function) => match &found {
                    None => found = Some((program, function.to_string())),
                    Some((_, first)) if *first == function.to_string() => {}
                    Some(_) => return Err(whole(row, "several encodings fit and differ")),
                },
                Err(problem) => refused = Some(problem),
            }
        }
        if let Some((program, _)) = found {
            return Ok(program);
        }
    }
    Err(refused.unwrap_or_else(|| whole(row, "no encoding fits")))
}

fn whole(row: &Row, message: &str) -> Problem {
    let span = row.steps.first().map_or(0..0, |s| s.span.clone());
    Problem::new(DiagnosticKind::Unsupported, span, message)
}

/// The combinations of the immediates that a step names.
fn immediates(row: &Row, step: &Step) -> Result<Combinations, Problem> {
    let mut ranges: Vec<(String, i64, i64)> = Vec::new();
    let lanes = step.operands.iter().map(|o| match o {
        Operand::Register(r) | Operand::List(r, _) => r.lane.as_ref(),
        Operand::Immediate(n) => Some(n),
    });
    for number in lanes.flatten() {
        let row::Number::Argument(name, _) = number else { continue };
        let param = row.params.iter().find(|p| p.name == *name);
        let Some((lo, hi)) = param.and_then(|p| p.imm_range) else {
            let message = format!("the immediate `{name}` is no argument");
            return Err(Problem::new(DiagnosticKind::Malformed, step.span.clone(), message));
        };
        if ranges.iter().all(|(n, ..)| n != name) {
            ranges.push((name.clone(), lo, hi));
        }
    }
    Combinations::of(&ranges)
        .ok_or_else(|| Problem::new(DiagnosticKind::Unsupported, step.span.clone(), "too many immediates"))
}

/// An instruction with the row's signature, for trials.
fn subject(row: &Row) -> Instruction {
    Instruction {
        id: InstructionId::new("", &[]),
        name: String::new(),
        cpuid: Vec::new(),
        mnemonic: String::new(),
        form: String::new(),
        encodings: Vec::new(),
        tech: String::new(),
        category: Vec::new(),
        sequence: false,
        approximate: false,
        header: String::new(),
        ret: row.ret.clone(),
        params: row.params.clone(),
        operation: String::new(),
        location: Location::default(),
        operation_location: Location::default(),
        errata: Vec::new(),
    }
}

struct Assembly<'a> {
    row: &'a Row,
    text: &'a Text,
    symbols: parse::Symbols,
    bounded: bool,
    body: Vec<Stmt>,
    span: Span,
}

impl<'a> Assembly<'a> {
    fn new(row: &'a Row, text: &'a Text, bounded: bool) -> Self {
        Assembly { row, text, symbols: text.symbols.clone(), bounded, body: Vec::new(), span: 0..0 }
    }

    fn program(mut self, way: &[(Choice, Combinations)]) -> Program {
        self.arguments();
        for (step, (choice, immediates)) in self.row.steps.iter().zip(way) {
            self.span = step.span.clone();
            self.execute(step, choice, immediates);
        }
        self.results();
        Program { symbols: self.symbols.names, functions: encode::helpers(self.text), body: self.body }
    }

    fn expr(&self, kind: ExprKind) -> Expr {
        Expr { span: self.span.clone(), kind }
    }

    fn int(&self, value: i128) -> Expr {
        self.expr(ExprKind::Int(value))
    }

    fn name(&mut self, name: &str) -> Expr {
        let symbol = self.symbols.of(name);
        self.expr(ExprKind::Name(symbol))
    }

    fn call(&mut self, name: &str, args: Vec<Expr>) -> Expr {
        let symbol = self.symbols.of(name);
        self.expr(ExprKind::Call(symbol, args))
    }

    fn binary(&self, op: BinaryOp, a: Expr, b: Expr) -> Expr {
        self.expr(ExprKind::Binary(op, Box::new(a), Box::new(b)))
    }

    fn assign(&mut self, name: &str, value: Expr) {
        let target = Place { name: self.symbols.of(name), parts: Vec::new() };
        let kind = StmtKind::Assign { target, op: None, value };
        self.body.push(Stmt { span: self.span.clone(), kind });
    }

    /// Arguments into registers, and immediates into variables of their own: the executions use short names.
    fn arguments(&mut self) {
        for param in self.row.params.iter().filter(|p| p.kind == ParamKind::Immediate) {
            let bits = self.name(&param.name);
            let mut value = self.call("UInt", vec![bits]);
            if let Some((lo, hi)) = param.imm_range.filter(|_| self.bounded) {
                let (lo, hi) = (self.int(lo.into()), self.int(hi.into()));
                let least = self.call("Max", vec![value, lo]);
                value = self.call("Min", vec![least, hi]);
            }
            self.assign(&immediate(&param.name), value);
        }
        for (sources, register) in &self.row.prepared {
            let mut value: Option<Expr> = None;
            for source in sources {
                let part = self.source(source);
                value = Some(match value {
                    Some(low) => self.binary(BinaryOp::Concat, part, low),
                    None => part,
                });
            }
            if let Some(value) = value {
                self.assign(&variable(register), value);
            }
        }
        for register in self.row.steps.iter().flat_map(registers).chain(&self.row.results) {
            // Every register of a list and every result has a variable.
            self.symbols.of(&variable(register));
        }
    }

    fn source(&mut self, source: &Source) -> Expr {
        match source {
            Source::Argument(name) => self.name(name),
            Source::Zeros(width) => self.expr(ExprKind::Bits(*width, 0)),
            Source::Member(name, index) => {
                let param = self.row.params.iter().find(|p| p.name == *name);
                let register = param.map_or(64, |p| super::ctypes::classify(&p.ctype).register);
                let (hi, lo) = (register * (index + 1) - 1, register * index);
                let part = Part::Range(self.int(hi.into()), self.int(lo.into()));
                let base = self.name(name);
                self.expr(ExprKind::Part(Box::new(base), Box::new(part)))
            }
        }
    }

    /// The execution with what the decoder hands to it. It must write and read as many bits of the registers as
    /// the assembly says, or write zeros above them in the whole register.
    fn execute(&mut self, step: &Step, choice: &Choice, immediates: &Combinations) {
        let Some(function) = self.text.functions.get(choice.execute) else { return };
        for (n, param) in function.params.iter().enumerate() {
            let values: Vec<Constant> = choice.arguments.iter().filter_map(|a| a.get(n).copied()).collect();
            let value = self.argument(&values, immediates);
            let name = self.text.symbols.name(*param).to_owned();
            self.assign(&name, value);
        }
        self.body.extend(function.body.iter().cloned());
        for (position, register) in registers(step).enumerate() {
            if let Register { file: 'V', number, width: Some(width), .. } = register {
                let how = if position == 0 { "V_written" } else { "V_used" };
                let (number, width) = (self.int(i128::from(*number)), self.int(i128::from(*width)));
                let bits = self.call(how, vec![number]);
                let mut fits = self.binary(BinaryOp::Eq, bits.clone(), width);
                if position == 0 {
                    let whole = self.int(128);
                    let whole = self.binary(BinaryOp::Eq, bits, whole);
                    fits = self.binary(BinaryOp::Or, fits, whole);
                }
                let require = self.call("require", vec![fits]);
                self.body.push(Stmt { span: self.span.clone(), kind: StmtKind::Effect(require) });
            }
        }
    }

    /// The value that an argument has at each combination of immediates.
    fn argument(&mut self, values: &[Constant], immediates: &Combinations) -> Expr {
        let numbers: Vec<i128> = values.iter().map(|v| value_of(*v)).collect();
        let first = numbers.first().copied().unwrap_or(0);
        let width = match values.first() {
            Some(Constant::Bits(width, _)) => Some(*width),
            _ => None,
        };
        if numbers.iter().all(|n| *n == first) {
            return match width {
                Some(width) => self.expr(ExprKind::Bits(width, first)),
                None => self.int(first),
            };
        }
        for (k, name) in immediates.names.iter().enumerate() {
            let mut points: Vec<(i128, i128)> =
                immediates.values.iter().zip(&numbers).filter_map(|(c, n)| Some((*c.get(k)?, *n))).collect();
            points.sort_unstable();
            points.dedup();
            // It must be a function of this immediate alone.
            if points.windows(2).any(|w| w[0].0 == w[1].0) {
                continue;
            }
            let value = self.name(&immediate(name));
            let value = self.affine(value.clone(), &points).unwrap_or_else(|| self.steps(&value, &points));
            return match width {
                Some(width) => {
                    let part = Part::Whole(width);
                    self.expr(ExprKind::Part(Box::new(value), Box::new(part)))
                }
                None => value,
            };
        }
        // No single immediate decides: asked for, it is an error.
        self.call("throw", Vec::new())
    }

    /// `slope * x + base` through all points.
    fn affine(&mut self, x: Expr, points: &[(i128, i128)]) -> Option<Expr> {
        let [(x0, y0), (x1, y1), ..] = points else { return None };
        let slope = (y1 - y0).checked_div(x1 - x0)?;
        let base = y0 - slope * x0;
        if points.iter().any(|(x, y)| slope * x + base != *y) {
            return None;
        }
        let mut value = x;
        if slope != 1 {
            let slope = self.int(slope);
            value = self.binary(BinaryOp::Mul, slope, value);
        }
        if base != 0 {
            let base = self.int(base);
            value = self.binary(BinaryOp::Add, value, base);
        }
        Some(value)
    }

    /// A choice between runs of equal values.
    fn steps(&mut self, x: &Expr, points: &[(i128, i128)]) -> Expr {
        let mut value = self.int(points.last().map_or(0, |p| p.1));
        for pair in points.windows(2).rev().filter(|w| w[0].1 != w[1].1) {
            let (bound, below) = (self.int(pair[0].0), self.int(pair[0].1));
            let cond = self.binary(BinaryOp::Le, x.clone(), bound);
            value = self.expr(ExprKind::Ternary(Box::new([cond, below, value])));
        }
        value
    }

    /// The result: one register, or several with the first one lowest.
    fn results(&mut self) {
        let whole = self.row.ret.width / self.row.results.len().max(1) as u32;
        let mut value: Option<Expr> = None;
        for register in &self.row.results {
            let (number, width) = (self.int(register.number.into()), self.int(whole.into()));
            let read = if register.file == 'V' { "V_read" } else { "X_read" };
            let part = self.call(read, vec![number, width]);
            value = Some(match value {
                Some(low) => self.binary(BinaryOp::Concat, part, low),
                None => part,
            });
        }
        if let Some(value) = value {
            self.body.push(Stmt { span: self.span.clone(), kind: StmtKind::Return(value) });
        }
    }
}

fn registers(step: &Step) -> impl Iterator<Item = &Register> {
    step.operands.iter().filter_map(|o| match o {
        Operand::Register(r) | Operand::List(r, _) => Some(r),
        Operand::Immediate(_) => None,
    })
}

/// The variable that stands for a register.
fn variable(register: &Register) -> String {
    format!("{}{}", register.file, register.number)
}

/// The variable that holds an immediate.
fn immediate(name: &str) -> String {
    format!("immediate {name}")
}
