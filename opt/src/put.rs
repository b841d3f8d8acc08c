//! Kernels in the places of windows.

use autoir_synth::cache::key::meaning;
use autoir_synth::window::Window;
use inkwell::module::Module;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::ir::{self, At, Value};
use crate::kernel::{self, Kernels};
use crate::measure::Place;
use crate::parts::load_parts;
use crate::read::{self, Goal, Site, Source, Views};
use crate::strip::Loop;

/// A window that a program replaces.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Replacement {
    /// Where.
    pub place: Place,
    /// What is computed there.
    pub window: Window,
    /// In which views of the block it is seen.
    pub views: Views,
    /// The kernel.
    pub kernel: String,
}

/// Does `replacements`, in the order of functions and blocks, to `module`. Says in which blocks one of them was not
/// possible: others may have taken its window away.
///
/// # Errors
/// It is another module, or LLVM refuses; the module is then of no use.
pub fn replace(
    module: &Module<'_>,
    kernels: &[Kernels],
    replacements: &[&Replacement],
) -> Result<Vec<Place>, Error> {
    let (mut impossible, mut blocks) = (Vec::new(), Vec::new());
    if replacements.is_empty() {
        return Ok(impossible);
    }
    let machine = kernel::machine(module, kernels)?;
    for kernels in kernels {
        kernel::link(module, kernels, &machine)?;
    }
    for group in replacements.chunk_by(|a, b| a.place == b.place) {
        let (name, number) = &group[0].place;
        let other = || Error::Llvm(format!("{name} is another function than was planned for"));
        let function = module.get_function(name).ok_or_else(other)?;
        let block = ir::blocks(Value::of(&function)).get(*number).copied().ok_or_else(other)?;
        blocks.push(block);
        for replacement in group {
            // Read anew: what was replaced may have been an operand, and is gone. A kernel may stand wherever its window
            // is asked for.
            let (sites, _) = read::sites(block, name);
            let asked = meaning(&replacement.window);
            let site = sites.iter().find(|s| meaning(&s.window) == asked);
            if site.and_then(|site| put(module, block, site, &replacement.kernel)).is_none() {
                impossible.push(replacement.place.clone());
                break;
            }
        }
    }
    kernel::inline(module, &machine)?;
    for block in blocks {
        hide_once(block);
        load_parts(block);
    }
    module.verify().map_err(Error::llvm)?;
    Ok(impossible)
}

/// Moves the constants that programs in `block`, a loop, hide from LLVM before it: the back end leaves assembly where it is.
fn hide_once(block: ir::Block) {
    let Some(end) = Loop::of(block).and_then(|whole| whole.before.terminator()) else { return };
    let instructions = block.instructions().into_iter();
    instructions.filter(|value| value.is_hidden_constant()).for_each(|value| ir::move_before(value, end));
}

/// Puts a call of `kernel` where `site` is; nothing where it does not fit there.
fn put(module: &Module<'_>, block: ir::Block, site: &Site, kernel: &str) -> Option<()> {
    let at = match &site.goal {
        Goal::Value(root) | Goal::Wide(root) | Goal::Apart(root) => At::after(*root)?,
        Goal::Reduced(root) | Goal::Filled(root, ..) => At::after(*root)?,
        // All that is added is known there, and nobody asks for the sum before.
        Goal::Sum(_) | Goal::Added(_) => At::end_of(block)?,
        Goal::Joined(values) => {
            let is_one = |v: &Value| values.contains(v);
            let last = block.instructions().into_iter().rfind(is_one)?;
            ir::sink(block, values, last)?;
            At::after(last)?
        }
    };
    let mut args = Vec::new();
    for (source, ty) in site.operands.iter().zip(&site.types.operands) {
        let arg = match source {
            Source::Value(value) => *value,
            Source::Bits(value) => ir::whole_bits(at, *value, *ty),
            Source::Lowest(value) => ir::shuffle(module, at, *value, *value, 0..ty.count())?,
            Source::Wider(first) => ir::load_wider(module, at, *first, *ty)?,
            Source::Joined(values) => ir::joined(module, at, values)?,
        };
        args.push(ir::as_bits(at, arg)?);
    }
    let result = ir::call(module, at, kernel, &args)?;
    let is_put = match &site.goal {
        Goal::Joined(values) => {
            let part = |(n, value): (u32, &Value)| {
                let count = value.ty()?.count();
                let part = ir::shuffle(module, at, result, result, n * count..(n + 1) * count)?;
                Some((*value, part))
            };
            let parts: Vec<_> = (0..).zip(values).map(part).collect::<Option<_>>()?;
            parts.into_iter().all(|(value, part)| ir::replace(value, part))
        }
        Goal::Value(root) => ir::replace(*root, ir::as_type_of(at, result, *root)),
        Goal::Wide(root) => ir::replace(*root, ir::truncated(at, result, root.ty()?)),
        Goal::Apart(root) => ir::replace(*root, ir::together(module, at, result, root.ty()?)?),
        Goal::Reduced(root) => match root.users()[..] {
            [sum] => ir::replace(sum, ir::reduced(at, result)),
            _ => false,
        },
        Goal::Filled(root, operand, lanes) => {
            let other = *args.get(usize::from(*operand))?;
            ir::replace(*root, ir::shuffle(module, at, result, other, lanes.iter().copied())?)
        }
        Goal::Sum(accumulators) | Goal::Added(accumulators) => {
            let (first, others) = accumulators.split_first()?;
            let (whole, own) = (first.0.ty()?.count(), site.types.result.count());
            let lowest = |value| ir::shuffle(module, at, value, value, 0..own);
            let result = match site.goal {
                Goal::Added(_) if own < whole => ir::sum(at, lowest(first.0)?, result),
                Goal::Added(_) => ir::sum(at, first.0, result),
                _ => result,
            };
            let result = match own < whole {
                true => {
                    let longer = ir::shuffle(module, at, result, result, (0..whole).map(|n| n.min(own)))?;
                    let lanes = (0..whole).map(|n| if n < own { n } else { whole + n });
                    ir::shuffle(module, at, longer, first.0, lanes)?
                }
                false => result,
            };
            // The others add nothing from now on: they are what they were before the loop.
            let stay = |(phi, next): &(Value, Value)| {
                let before = phi.entries().into_iter().find(|(_, from)| *from != block).map(|e| e.0);
                ir::replace(*next, *phi) && before.is_some_and(|before| ir::replace(*phi, before))
            };
            ir::replace(first.1, result) && others.iter().all(stay)
        }
    };
    is_put.then_some(())
}

#[cfg(test)]
mod tests {
    use inkwell::context::Context;

    use super::*;
    use crate::module;

    const LOOP: &str = "define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr <16 x i8>, ptr %p, i64 %i
  %v = load <16 x i8>, ptr %at, align 1
  %hidden = call <16 x i8> asm \"\", \"=x,0\"(<16 x i8> splat (i8 3))
  %known = call <16 x i8> asm \"\", \"=x,0\"(<16 x i8> %v)
  %told = call <16 x i8> asm sideeffect \"\", \"=x,0\"(<16 x i8> splat (i8 5))
  %a = add <16 x i8> %known, %hidden
  %b = add <16 x i8> %a, %told
  store <16 x i8> %b, ptr %at, align 1
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
";

    /// Assembly is not moved by the back end; of a constant, it does the same in each iteration.
    #[test]
    fn constants_are_hidden_before_loops() {
        let context = Context::create();
        let module = module::parse(&context, LOOP.as_bytes()).expect("it is a module");
        let function = module.get_function("f").expect("it is there");
        let blocks = ir::blocks(Value::of(&function));
        blocks.iter().copied().for_each(hide_once);
        module.verify().expect("it is well formed");
        let statements =
            |block: &ir::Block| block.instructions().iter().filter(|v| v.text().contains("asm")).count();
        assert_eq!(
            blocks.iter().map(statements).collect::<Vec<_>>(),
            [1, 2, 0],
            "{}",
            module.print_to_string()
        );
        assert!(blocks[0].instructions()[0].is_hidden_constant());
    }
}
