//! What blocks cost as they are compiled, whatever stands around their windows.

use std::collections::BTreeMap;

use autoir_build::driver::Driver;
use autoir_codegen_gen::cost::mca::{Cost, mca_costs};
use inkwell::OptimizationLevel;
use inkwell::module::Module;
use inkwell::targets::{
    CodeModel, FileType, InitializationConfig, RelocMode, Target, TargetMachine, TargetTriple,
};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::ir::{self, Block};

/// A block of a function: the function's name and the block's number.
pub type Place = (String, usize);

/// What a block is compiled to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Compiled {
    /// Its cost.
    pub cost: Cost,
    /// The assembly.
    pub code: String,
    /// How many iterations it does, if it is a loop.
    pub times: usize,
}

/// How the lines begin that show where a block's code begins and ends; a comment for every assembler is what stands
/// behind `.ident`, which means nothing.
const BEGIN: &str = "AUTOIR-BEGIN";
const END: &str = "AUTOIR-END";

/// A machine for `module`'s triple and the CPU `cpu`.
///
/// # Errors
/// LLVM was built without that target.
pub fn machine(triple: &TargetTriple, cpu: &str) -> Result<TargetMachine, Error> {
    Target::initialize_all(&InitializationConfig::default());
    let target = Target::from_triple(triple).map_err(Error::llvm)?;
    let (level, code) = (OptimizationLevel::Aggressive, CodeModel::Default);
    let machine = target.create_target_machine(triple, cpu, "", level, RelocMode::PIC, code);
    machine.ok_or_else(|| Error::Llvm(format!("there is no machine for {cpu}")))
}

/// The blocks at `places` with their costs, compiled as they stand in `module` after `change`, which may copy them; none
/// where the CPU's model lacks an instruction. The module is of no use afterwards.
///
/// # Errors
/// LLVM cannot compile it, or `change` fails.
pub fn compiled(
    module: &Module<'_>,
    places: &[Place],
    machine: &TargetMachine,
    driver: &Driver<'_>,
    change: impl FnOnce() -> Result<(), Error>,
) -> Result<BTreeMap<Place, Compiled>, Error> {
    let mut marked = Vec::new();
    for function in ir::functions(module) {
        let name = function.name();
        let blocks = ir::blocks(function);
        let mut is_wanted = false;
        for (n, block) in blocks.into_iter().enumerate() {
            let place = (name.clone(), n);
            if places.contains(&place) {
                mark(module, block, marked.len());
                marked.push(place);
                is_wanted = true;
            }
        }
        if !is_wanted {
            ir::leave_out(function);
        }
    }
    change()?;
    let buffer = machine.write_to_memory_buffer(module, FileType::Assembly).map_err(Error::llvm)?;
    let text = String::from_utf8_lossy(buffer.as_slice()).into_owned();
    let (bodies, times): (Vec<String>, Vec<usize>) = (0..marked.len()).map(|n| body(&text, n)).unzip();
    let costs = mca_costs(&bodies, &driver.code()?).map_err(Error::llvm)?;
    let compiled = |(n, place): (usize, &Place)| {
        Some((place.clone(), Compiled { cost: costs[n]?, code: bodies[n].clone(), times: times[n] }))
    };
    Ok(marked.iter().enumerate().filter_map(compiled).collect())
}

/// Puts comments around what `block` computes.
fn mark(module: &Module<'_>, block: Block, number: usize) {
    let instructions = block.instructions();
    let first = instructions.iter().copied().find(|v| !v.is_phi());
    if let (Some(first), Some(last)) = (first, block.terminator()) {
        ir::comment(module, first, &format!("# {BEGIN} {number}"));
        ir::comment(module, last, &format!("# {END} {number}"));
    }
}

/// The code of block `number` as a function, and how often it is there; the longest, where there are several. LLVM's
/// scheduler moves what has no other effect across the comments, so it is all between the branches or labels before the
/// first and behind the last: a loop's control is part of it.
fn body(assembly: &str, number: usize) -> (String, usize) {
    let lines: Vec<&str> = assembly.lines().collect();
    let is = |line: &str, word: &str| line.trim().strip_suffix(&format!("{word} {number}")).is_some();
    let is_edge = |line: &&str| is_label(line) || goes_on_elsewhere(line);
    let around = |begin: usize| {
        let first = lines[..begin].iter().rposition(&is_edge).map_or(0, |n| match is_label(lines[n]) {
            true => n + 1,
            false => end_of_packet(&lines, n),
        });
        let end = begin + lines[begin..].iter().position(|line| is(line, END))?;
        let edge = lines[end..].iter().position(&is_edge).map(|n| end + n);
        let last =
            edge.map_or(lines.len(), |n| if is_label(lines[n]) { n } else { end_of_packet(&lines, n) });
        let code = lines.get(first..last)?;
        Some((code.iter().filter(|line| is(line, BEGIN)).count(), code))
    };
    let begins = (0..lines.len()).filter(|n| is(lines[*n], BEGIN));
    let (times, code) = begins.filter_map(around).max_by_key(|found| found.0).unwrap_or_default();
    (format!("block:\n{}\n", code.join("\n")), times)
}

fn is_label(line: &str) -> bool {
    !line.starts_with(char::is_whitespace)
        && line.split_whitespace().next().is_some_and(|word| word.ends_with(':'))
}

/// Whether an instruction names the label of a block, ends a loop of the hardware, or returns.
fn goes_on_elsewhere(line: &str) -> bool {
    let line = line.trim();
    line.contains("LBB") || line.contains(":endloop") || line.starts_with("ret") || line.contains("jumpr")
}

/// The line behind the instruction in line `at`, and behind the packet that it is in, if it is in one.
fn end_of_packet(lines: &[&str], at: usize) -> usize {
    // Other assemblers have braces within lines.
    let brace =
        lines[at..].iter().map(|line| line.trim()).position(|line| line == "{" || line.starts_with('}'));
    match brace.map(|n| at + n) {
        Some(end) if lines[end].trim() != "{" => end + 1,
        _ => at + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::body;

    /// What the scheduler has moved out of the comments is measured, and a branch counts for the block that it ends.
    #[test]
    fn a_block_is_all_between_labels_or_branches() {
        let text = "f:
\tcmp\tw1, #4
\tb.hs\t.LBB0_2
\tmov\tw8, #1
.LBB0_1:
\tadd\tv0.4s, v1.4s, v0.4s
\t//APP
\t// AUTOIR-BEGIN 0
\t//NO_APP
\tldr\tq1, [x8], #16
\t//APP
\t// AUTOIR-END 0
\t//NO_APP
\tsubs\tx9, x9, #4
\tb.ne\t.LBB0_1
\tst1\t{ v4.s }[0], [x11], #4
\tret
";
        let code = |text: &str| -> Vec<String> {
            let lines = body(text, 0).0.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
            lines.into_iter().filter(|l| l.starts_with('\t') && !l.contains("//")).collect()
        };
        let expected =
            ["add\tv0.4s, v1.4s, v0.4s", "ldr\tq1, [x8], #16", "subs\tx9, x9, #4", "b.ne\t.LBB0_1"];
        assert_eq!(code(text).iter().map(|l| l.trim()).collect::<Vec<_>>(), expected);
        let unnamed = text.replace(".LBB0_1:\n", "");
        assert_eq!(code(&unnamed).first().map(|l| l.trim()), Some("mov\tw8, #1"));
    }

    #[test]
    fn a_packet_that_branches_is_one_block_s() {
        let text = "f:
\t{
\t\tif (p0) jump:nt .LBB0_2
\t\tr1 = #1
\t}
\t// AUTOIR-BEGIN 0
\t{
\t\tv1 = vmem(r0+#0)
\t}
\t// AUTOIR-END 0
\t{
\t\tv0 = vadd(v0,v1)
\t}\t:endloop0
\t{
\t\tjumpr r31
\t}
";
        let (code, _) = body(text, 0);
        assert!(!code.contains("r1 = #1") && !code.contains("jumpr"), "{code}");
        assert!(code.contains("vmem") && code.contains("vadd"), "{code}");
        assert_eq!(code.matches('{').count(), code.matches('}').count(), "{code}");
    }
}
