//! Prints the plain vector code of an instruction's canonical form, before and after LLVM.

use autoir_codegen_gen::emit::jit::host;
use autoir_codegen_gen::emit::plain::emit_plain;
use autoir_codegen_gen::emit::{Abi, Kind};
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{isa, parse_isa, sources};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("name an intrinsic")?;
    let isa = isa("x86")?;
    let source = sources::find(isa, None)?;
    for parsed in parse_isa(isa, &source, &|_, _| {}).instructions {
        if parsed.instruction.name == name {
            let lane = reroll(&parsed.elements);
            println!("{:?} by {:?}", lane.axes, lane.template_axis);
            for body in &lane.bodies {
                println!("{body:?} of {:#?}", lane.dag.nodes());
            }
            for kind in [Kind::Llvm, Kind::Asm] {
                let text = emit_plain(&lane, &name, host()?, Abi::Memory, kind)?;
                println!("{}", String::from_utf8_lossy(&text));
            }
        }
    }
    Ok(())
}
