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

/// The blocks at `places` with their costs, compiled as they stand in `module`; none where the CPU's model lacks an
/// instruction. The module is of no use afterwards.
///
/// # Errors
/// LLVM cannot compile it.
pub fn compiled(
    module: &Module<'_>,
    places: &[Place],
    machine: &TargetMachine,
    driver: &Driver<'_>,
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
    let buffer = machine.write_to_memory_buffer(module, FileType::Assembly).map_err(Error::llvm)?;
    let text = String::from_utf8_lossy(buffer.as_slice()).into_owned();
    let bodies: Vec<String> = (0..marked.len()).map(|n| body(&text, n)).collect();
    let costs = mca_costs(&bodies, &driver.code()?).map_err(Error::llvm)?;
    let compiled = |(place, (cost, code)): (Place, (Option<Cost>, String))| {
        Some((place, Compiled { cost: cost?, code }))
    };
    Ok(marked.into_iter().zip(costs.into_iter().zip(bodies)).filter_map(compiled).collect())
}

/// Puts comments around what `block` computes.
fn mark(module: &Module<'_>, block: Block, number: usize) {
    let instructions = block.instructions();
    let first = instructions.iter().copied().find(|v| !v.is_phi());
    // A loop's exit condition belongs to the loop, alike in all that are compared.
    if let (Some(first), Some(last)) = (first, block.terminator()) {
        ir::comment(module, first, &format!("# {BEGIN} {number}"));
        ir::comment(module, last, &format!("# {END} {number}"));
    }
}

/// The code of block `number` as a function.
fn body(assembly: &str, number: usize) -> String {
    let is = |line: &str, word: &str| line.trim().strip_suffix(&format!("{word} {number}")).is_some();
    let inside = assembly.lines().skip_while(|l| !is(l, BEGIN)).skip(1).take_while(|l| !is(l, END));
    let text: Vec<&str> = inside.collect();
    format!("block:\n{}\n", text.join("\n"))
}
