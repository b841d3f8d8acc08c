//! Windows that are made of pieces: the program that the programs of the pieces make, and the proof that the pieces
//! make the window.
//!
//! A piece is a window whose operands are operands of the whole or values of pieces before it; the last one's value
//! is the whole. If every program computes its piece, and the pieces compose to the window, then the programs
//! compose to one for the window: a proof for windows that are too large for the solver to decide at once.
//!
//! Whoever takes a window apart is not trusted. The pieces are composed as if each were an instruction, and what
//! comes of that is proven equal to the window by the verifier; what a piece assumes of its operands is proven too.

use std::sync::Arc;

use autoir::program::{Arg, Opaque, Port, Program, Step};
use autoir_semantics::dag::{Id, Interval};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::smt::{Prover, Verdict};

use crate::library::{Instruction, Library};
use crate::program;
use crate::verify::{self, StepMeaning, Trace, VerifyError};
use crate::window::Window;

/// A piece in its place.
#[derive(Clone, Debug)]
pub struct Part {
    /// The piece with its program.
    pub piece: Arc<Piece>,
    /// What its operands are: an operand of the whole (`Arg::Input`) or the value of an earlier part (`Arg::Step`).
    pub inputs: Vec<Arg>,
}

/// A window and a program for it.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The window.
    pub window: Window,
    /// The program.
    pub program: Program,
    /// What the window and the program are made of, where they are.
    pub parts: Vec<Part>,
}

/// The program that those of `parts` make, each reading what those before it have computed; `None` if a part reads
/// what there is not.
pub fn program(name: &str, operands: &[Operand], parts: &[Part]) -> Option<Program> {
    let mut steps: Vec<Step> = Vec::new();
    let mut values: Vec<Arg> = Vec::with_capacity(parts.len());
    for part in parts {
        let input = |arg: &Arg| match arg {
            Arg::Input(n) if *n < operands.len() => Some(arg.clone()),
            Arg::Step(n) => values.get(*n).cloned(),
            _ => None,
        };
        let inputs: Vec<Arg> = part.inputs.iter().map(input).collect::<Option<_>>()?;
        let value = append(&mut steps, operands, &part.piece.program, &inputs);
        values.push(value);
    }
    Some(Program {
        name: name.to_owned(),
        inputs: ports(operands),
        steps,
        output: parts.last()?.piece.program.output,
        result: values.pop()?,
        opaque: Opaque::Nothing,
    })
}

/// Appends the steps of `program`, with `inputs` in the place of its inputs, to those of a program of `operands`; its
/// result.
fn append(steps: &mut Vec<Step>, operands: &[Operand], program: &Program, inputs: &[Arg]) -> Arg {
    let mut at = Vec::with_capacity(program.steps.len());
    // What pieces have taken together others take apart again.
    let placed = |steps: &[Step], arg: &Arg, at: &[usize]| {
        let mut arg = arg.clone();
        place(&mut arg, inputs, at);
        arg.shortened(&|arg| match arg {
            Arg::Input(n) => Some(operands.get(*n)?.bits()),
            Arg::Step(n) => Some(steps.get(*n)?.result.bits()),
            _ => None,
        })
    };
    for step in &program.steps {
        let args = step.args.iter().map(|arg| placed(steps, arg, &at)).collect();
        let step = Step { args, ..step.clone() };
        // Equal steps are one.
        let found = steps.iter().position(|s| *s == step).unwrap_or_else(|| {
            steps.push(step);
            steps.len() - 1
        });
        at.push(found);
    }
    placed(steps, &program.result, &at)
}

fn place(arg: &mut Arg, inputs: &[Arg], steps: &[usize]) {
    match arg {
        Arg::Input(n) => {
            if let Some(value) = inputs.get(*n) {
                *arg = value.clone();
            }
        }
        Arg::Step(n) => *n = steps.get(*n).copied().unwrap_or(usize::MAX),
        Arg::Part { of, .. } => place(of, inputs, steps),
        Arg::Concat(parts) => parts.iter_mut().for_each(|p| place(p, inputs, steps)),
        Arg::Imm(_) | Arg::Const { .. } | Arg::Zero { .. } | Arg::Undef { .. } => {}
    }
}

/// `operands` as those of a program.
pub(super) fn ports(operands: &[Operand]) -> Vec<Port> {
    let port = |o: &Operand| Port { name: o.name.clone(), shape: program::shape(o.kind, o.width, o.lanes()) };
    operands.iter().map(port).collect()
}

/// Whether `whole` is the program that its parts make, and their windows make its window: then it is proven if the
/// program of each part is. `effort` is work for each question to the solver, in nominal milliseconds.
///
/// # Errors
/// Parts that do not fit together.
pub fn verify(whole: &Piece, effort: u32) -> Result<Verdict, VerifyError> {
    let Piece { window, program: claimed, parts } = whole;
    let operands = &window.function.operands;
    let made = program(&claimed.name, operands, parts);
    if made.is_none_or(|made| (&made.steps, &made.result) != (&claimed.steps, &claimed.result)) {
        return Err(VerifyError::Interface("steps".into()));
    }
    let pieces = parts.iter().enumerate().map(|(n, part)| instruction(n, &part.piece.window.function));
    let library = Library::new(pieces.collect(), "pieces");
    let outline = outline(window, parts);
    let verdict = verify::verify(window, &outline, &library, effort)?;
    if !verdict.is_proved() {
        return Ok(verdict);
    }
    let trace = verify::trace(window, &outline, &library)?;
    let prover = verify::prover(window, effort);
    for part in parts {
        for operand in 0..part.piece.window.function.operands.len() {
            if part.piece.window.is_restricted(operand) && !is_kept(window, part, operand, &trace, &prover) {
                let piece = &part.piece.window.name;
                return Ok(Verdict::Unknown(format!(
                    "what is assumed of operand {operand} of a part of `{piece}`"
                )));
            }
        }
    }
    Ok(Verdict::Proved)
}

/// Part number `n` as an instruction: a body for each of its lanes. Nothing has to be encoded, so what is a constant
/// to the window is an operand like any other.
fn instruction(n: usize, function: &ElementFn) -> Instruction {
    let mut operands = function.operands.clone();
    for operand in operands.iter_mut().filter(|o| o.kind == Kind::Immediate) {
        operand.kind = Kind::Scalar;
    }
    let function = LaneFn {
        dag: function.dag.clone(),
        operands,
        result: function.result.clone(),
        axes: vec![function.result.lanes()],
        template_axis: Some(0),
        bodies: function.elements.clone(),
    };
    Instruction {
        id: n.to_string(),
        mnemonic: String::new(),
        arch: String::new(),
        features: Vec::new(),
        function,
        immediates: Vec::new(),
    }
}

/// The parts as a program of which each is a step.
fn outline(window: &Window, parts: &[Part]) -> Program {
    let shape = |s: &Shape| program::shape(s.kind, s.width, s.lanes());
    let step = |(n, part): (usize, &Part)| Step {
        instruction: n.to_string(),
        args: part.inputs.clone(),
        result: shape(&part.piece.window.function.result),
    };
    Program {
        name: window.name.clone(),
        inputs: ports(&window.function.operands),
        steps: parts.iter().enumerate().map(step).collect(),
        output: shape(&window.function.result),
        result: Arg::Step(parts.len().saturating_sub(1)),
        opaque: Opaque::Nothing,
    }
}

/// Whether the values of operand number `operand` of `part` are in the range that the part assumes.
fn is_kept(window: &Window, part: &Part, operand: usize, trace: &Trace, prover: &Prover) -> bool {
    let assumed = &part.piece.window;
    let (range, declared) = (assumed.ranges[operand], &assumed.function.operands[operand]);
    match part.inputs.get(operand) {
        Some(Arg::Input(n)) => {
            let Some(given) = window.function.operands.get(*n) else { return false };
            let known = window.ranges.get(*n).copied().unwrap_or_else(|| Window::full_range(given));
            (given.width, given.signed) == (declared.width, declared.signed) && known.within(range)
        }
        Some(Arg::Step(n)) => {
            let Some(StepMeaning { function, values }) = trace.steps.get(*n) else { return false };
            let elements: Option<Vec<Id>> =
                function.elements.iter().map(|e| values.get(e).copied()).collect();
            function.result.width == declared.width
                && elements.is_some_and(|e| are_within(trace, &e, range, declared, prover))
        }
        _ => false,
    }
}

/// Whether `elements`, read as those of `operand`, are in `range`: clamping them changes nothing.
fn are_within(trace: &Trace, elements: &[Id], range: Interval, operand: &Operand, prover: &Prover) -> bool {
    let mut dag = trace.dag.clone();
    let (lo, hi) = (dag.constant(range.lo), dag.constant(range.hi));
    let (mut plain, mut clamped) = (Vec::new(), Vec::new());
    for element in elements {
        let value = dag.wrap(*element, operand.width, operand.signed);
        let inside = dag.max(value, lo);
        let inside = dag.min(inside, hi);
        plain.push(dag.wrap(value, operand.width, false));
        clamped.push(dag.wrap(inside, operand.width, false));
    }
    if plain == clamped {
        return true;
    }
    let extents = vec![elements.len() as u32];
    let result = Shape { kind: Kind::Vector, width: operand.width, extents };
    let function = |elements| ElementFn {
        dag: dag.clone(),
        operands: trace.operands.clone(),
        result: result.clone(),
        elements,
    };
    let (plain, clamped) = (function(plain), function(clamped));
    prover.prove_equal_elements(&plain, &clamped).is_ok_and(|verdict| verdict.overall().is_proved())
}

#[cfg(test)]
mod tests {
    use autoir_semantics::reroll::reroll;

    use super::*;
    use crate::testing::window;

    const TWICE: &str = "window t(a: u8x16) -> u16x16 {\n    out[i] = 2 * a[i]\n}\n";
    const LEAST: &str = "window m(x: u16x16, b: u16x16) -> u16x16 {\n    out[i] = min(x[i], b[i])\n}\n";
    const WHOLE: &str = "window w(a: u8x16, b: u16x16) -> u16x16 {\n    out[i] = min(2 * a[i], b[i])\n}\n";

    /// A piece whose program is one instruction that does just this.
    fn piece(text: &str) -> Arc<Piece> {
        let window = window(text);
        let operands = &window.function.operands;
        let result = &window.function.result;
        let result = program::shape(result.kind, result.width, result.lanes());
        let args = (0..operands.len()).map(Arg::Input).collect();
        let program = Program {
            name: window.name.clone(),
            inputs: ports(operands),
            steps: vec![Step { instruction: window.name.clone(), args, result }],
            output: result,
            result: Arg::Step(0),
            opaque: Opaque::Nothing,
        };
        Arc::new(Piece { window, program, parts: Vec::new() })
    }

    fn whole(text: &str, parts: Vec<Part>) -> Piece {
        let window = window(text);
        let program = program(&window.name, &window.function.operands, &parts).expect("the parts fit");
        Piece { window, program, parts }
    }

    fn least_of_twice(least: &str) -> Vec<Part> {
        vec![
            Part { piece: piece(TWICE), inputs: vec![Arg::Input(0)] },
            Part { piece: piece(least), inputs: vec![Arg::Step(0), Arg::Input(1)] },
        ]
    }

    #[test]
    fn pieces_that_make_the_window_are_proven() {
        let whole = whole(WHOLE, least_of_twice(LEAST));
        assert_eq!(verify(&whole, 3_000).expect("it fits"), Verdict::Proved);
        let library = [TWICE, LEAST].map(|text| {
            let window = window(text);
            Instruction {
                id: window.name.clone(),
                mnemonic: String::new(),
                arch: String::new(),
                features: Vec::new(),
                function: reroll(&window.function),
                immediates: Vec::new(),
            }
        });
        let library = Library::new(library.to_vec(), "both");
        let verdict = verify::verify(&whole.window, &whole.program, &library, 3_000);
        assert_eq!(verdict.expect("it fits"), Verdict::Proved);
    }

    #[test]
    fn pieces_of_another_window_are_refuted() {
        let other = WHOLE.replace("2 * a[i]", "3 * a[i]");
        let whole = whole(&other, least_of_twice(LEAST));
        assert!(matches!(verify(&whole, 3_000), Ok(Verdict::Refuted(_))));
    }

    #[test]
    fn a_program_that_the_parts_do_not_make_is_none_of_theirs() {
        let mut whole = whole(WHOLE, least_of_twice(LEAST));
        whole.program.result = Arg::Input(1);
        assert!(verify(&whole, 3_000).is_err());
    }

    #[test]
    fn what_pieces_assume_must_be_so() {
        let assuming = |range: &str| LEAST.replace("    out", &format!("    assume x in {range}\n    out"));
        let kept = whole(WHOLE, least_of_twice(&assuming("0..=510")));
        assert_eq!(verify(&kept, 3_000).expect("it fits"), Verdict::Proved);
        let broken = whole(WHOLE, least_of_twice(&assuming("0..=509")));
        assert!(matches!(verify(&broken, 3_000), Ok(Verdict::Unknown(_))));
    }

    #[test]
    fn what_pieces_assume_of_operands_is_assumed_of_the_window() {
        let narrow = TWICE.replace("    out", "    assume a in 0..=9\n    out");
        let parts = || {
            let mut parts = least_of_twice(LEAST);
            parts[0].piece = piece(&narrow);
            parts
        };
        assert!(matches!(verify(&whole(WHOLE, parts()), 3_000), Ok(Verdict::Unknown(_))));
        let assumed = WHOLE.replace("    out", "    assume a in 0..=9\n    out");
        assert_eq!(verify(&whole(&assumed, parts()), 3_000).expect("it fits"), Verdict::Proved);
    }
}
