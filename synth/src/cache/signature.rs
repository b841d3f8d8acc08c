//! Whether a remembered program fits the instructions that there are and the window that it is for.

use autoir::dictionary::Dictionary;
use autoir::program::{Arg, Program};
use autoir_semantics::lane::Operand;

use crate::library::Library;
use crate::library::signature::Signature;
use crate::library::target::Target;
use crate::window::Window;

/// Who knows instructions.
pub trait Signatures: Sync {
    /// How the instruction with this key is called.
    fn signature(&self, id: &str) -> Option<Signature<'_>>;
}

impl Signatures for Library {
    fn signature(&self, id: &str) -> Option<Signature<'_>> {
        Some(self.find(id)?.signature())
    }
}

impl Signatures for Dictionary {
    fn signature(&self, id: &str) -> Option<Signature<'_>> {
        let (_, m) = self.instruction(id)?;
        Some(Signature {
            operands: &m.operands,
            immediates: &m.metadata.immediates,
            result: &m.result,
            features: &m.metadata.features,
        })
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
    let widths = step.args.iter().map(|arg| Some((arg, program.width(arg, n).ok()?)));
    let args: Vec<(&Arg, Option<u32>)> = widths.collect::<Option<_>>()?;
    let sound = target.supports(signature.features)
        && signature.misfit(args.into_iter()).is_none()
        && step.result.bits() == signature.result.bits();
    Some(sound)
}
