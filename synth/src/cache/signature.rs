//! Whether a remembered program fits the instructions that there are and the window that it is for.

use autoir::dictionary::Dictionary;
use autoir::program::{Arg, Program};
use autoir_semantics::lane::{Kind, Operand, Shape};

use crate::library::Library;
use crate::target::Target;
use crate::window::Window;

/// How an instruction is called.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// Operands in the intrinsic's order.
    pub operands: &'a [Operand],
    /// The result.
    pub result: &'a Shape,
    /// Features that the CPU must have.
    pub features: &'a [String],
}

/// Who knows instructions.
pub trait Signatures: Sync {
    /// How the instruction with this key is called.
    fn signature(&self, id: &str) -> Option<Signature<'_>>;
}

impl Signatures for Library {
    fn signature(&self, id: &str) -> Option<Signature<'_>> {
        let i = self.find(id)?;
        let f = &i.function;
        Some(Signature { operands: &f.operands, result: &f.result, features: &i.features })
    }
}

impl Signatures for Dictionary {
    fn signature(&self, id: &str) -> Option<Signature<'_>> {
        let (_, m) = self.instruction(id)?;
        Some(Signature { operands: &m.operands, result: &m.result, features: &m.metadata.features })
    }
}

/// Whether `program` is well formed, has the interface of `window`, and calls instructions that `target` has
/// as they are called.
pub fn fits(program: &Program, window: &Window, target: &Target, known: &dyn Signatures) -> bool {
    let function = &window.function;
    let inputs = program.inputs.iter().map(|p| p.shape.bits());
    program.validate().is_ok()
        && inputs.eq(function.operands.iter().map(Operand::bits))
        && program.output.bits() == function.result.bits()
        && (0..program.steps.len()).all(|n| step_fits(program, n, target, known) == Some(true))
}

fn step_fits(program: &Program, n: usize, target: &Target, known: &dyn Signatures) -> Option<bool> {
    let step = program.steps.get(n)?;
    let signature = known.signature(&step.instruction)?;
    let fits = |(arg, operand): (&Arg, &Operand)| match program.width(arg, n) {
        Ok(Some(bits)) => bits == operand.bits(),
        Ok(None) => operand.kind == Kind::Immediate,
        Err(_) => false,
    };
    let sound = target.supports(signature.features)
        && step.args.len() == signature.operands.len()
        && step.args.iter().zip(signature.operands).all(fits)
        && step.result.bits() == signature.result.bits();
    Some(sound)
}
