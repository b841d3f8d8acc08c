//! What whole programs cost, as they are emitted, beside what LLVM makes of the same windows.

use autoir::program::Program;
use autoir_semantics::lane::ElementFn;
use autoir_semantics::reroll::reroll;

use crate::cost::mca::{Cost, mca_cost, mca_costs};
use crate::emit::measured::{assemblies, assembly};
use crate::emit::plain::emit_plain;
use crate::emit::{Abi, Kind, LoweringTable};
use crate::error::Result;
use crate::llvm::target::Target;

/// What `program` costs on `target`, as it is emitted.
///
/// # Errors
/// Those of [`assembly`] and [`mca_cost`].
pub fn program_cost(program: &Program, lowerings: &LoweringTable, target: &Target, abi: Abi) -> Result<Cost> {
    mca_cost(&assembly(program, lowerings, target, abi)?, target)
}

/// What each of `programs` costs on `target`, as it is emitted; none where it cannot be, or a model lacks an instruction.
pub fn program_costs(
    programs: &[&Program],
    lowerings: &LoweringTable,
    target: &Target,
    abi: Abi,
) -> Vec<Option<Cost>> {
    some_costs(&assemblies(programs, lowerings, target, abi), target)
}

/// What each of `texts` costs on `target`, as far as there are some; one that the tool cannot read says nothing of others.
pub(crate) fn some_costs(texts: &[Option<String>], target: &Target) -> Vec<Option<Cost>> {
    let known: Vec<String> = texts.iter().flatten().cloned().collect();
    let alone = || known.iter().map(|text| mca_cost(text, target).ok()).collect();
    let mut costs = mca_costs(&known, target).unwrap_or_else(|_| alone()).into_iter();
    texts.iter().map(|text| text.as_ref().and_then(|_| costs.next().flatten())).collect()
}

/// What LLVM's lowering of the plain vector code of `window` costs on `target`.
///
/// # Errors
/// Those of [`emit_plain`] and [`mca_cost`].
pub fn llvm_cost(window: &ElementFn, target: &Target, abi: Abi) -> Result<Cost> {
    let asm = emit_plain(&reroll(window), "window", target, abi, Kind::Asm)?;
    mca_cost(&String::from_utf8_lossy(&asm), target)
}

#[cfg(test)]
mod tests {
    use autoir::program::{Arg, Opaque, Port, Step};

    use super::*;
    use crate::platform::platform;
    use crate::publish::shipped;
    use crate::publish::store::TargetData;

    fn hexagon() -> (TargetData, Target) {
        let data = shipped::of("hexagon").and_then(|files| files.target()).expect("it is shipped");
        let platform = platform("hexagon").expect("it is known");
        let target = data.target(platform, "hexagonv68", &[]).expect("LLVM knows it");
        (data, target)
    }

    #[test]
    fn programs_measured_together_cost_what_each_costs_alone() {
        let (data, target) = hexagon();
        let vector = autoir::program::Shape::vector(32, 32);
        let sums = |count: usize, instruction: &str| Program {
            name: "sums".to_string(),
            inputs: ["a", "b"].map(|name| Port { name: name.to_string(), shape: vector }).to_vec(),
            steps: (0..count)
                .map(|n| Step {
                    instruction: instruction.to_string(),
                    args: vec![n.checked_sub(1).map_or(Arg::Input(0), Arg::Step), Arg::Input(1)],
                    result: vector,
                })
                .collect(),
            output: vector,
            result: Arg::Step(count - 1),
            opaque: Opaque::Nothing,
        };
        let known = "Q6_Vw_vadd_VwVw@hvxv60";
        let programs = [sums(3, known), sums(1, "Q6_of_nothing"), sums(1, known), sums(2, known)];
        let all: Vec<&Program> = programs.iter().collect();
        let texts = assemblies(&all, &data.lowerings, &target, Abi::Registers);
        let text = texts[3].as_ref().expect("it is compiled");
        assert!(text.starts_with("f:") && !text.contains(".Lfunc_end"), "it is one of a module: {text}");
        let together = program_costs(&all, &data.lowerings, &target, Abi::Registers);
        let alone: Vec<Option<Cost>> =
            all.iter().flat_map(|p| program_costs(&[p], &data.lowerings, &target, Abi::Registers)).collect();
        assert_eq!(together, alone);
        let packets: Vec<Option<f64>> = together.iter().map(|c| c.map(|c| c.rthroughput)).collect();
        assert_eq!(packets, [Some(3.0), None, Some(1.0), Some(2.0)]);
    }
    #[test]
    fn a_part_of_a_pair_is_passed_in_its_register() {
        let (data, target) = hexagon();
        let shape = autoir::program::Shape::vector;
        let program = |first| Program {
            name: "words".to_string(),
            inputs: vec![Port { name: "a".to_string(), shape: shape(8, 128) }],
            steps: vec![Step {
                instruction: "Q6_Wuh_vunpack_Vub@hvxv60".to_string(),
                args: vec![Arg::Input(0)],
                result: shape(16, 128),
            }],
            output: shape(16, 16),
            result: Arg::Step(0).part(first, 256),
            opaque: Opaque::Nothing,
        };
        for first in [0, 1024] {
            let cost = program_cost(&program(first), &data.lowerings, &target, Abi::Registers);
            let packets = cost.expect("it is compiled").rthroughput;
            assert!(packets <= 3.0, "part from bit {first}: {packets}");
        }
    }
}
