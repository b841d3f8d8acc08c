//! What only moves bytes, as LLVM's own shuffles: these are taken together with what moves data around them.
//!
//! A spelling that holds LLVM to one instruction is a statement of assembly, which it neither changes nor looks into.
//! That is right for a function of its own, and in the midst of other code it is in the way.

use autoir::dictionary::Dictionary;
use autoir::program::{Arg, Program, Step};
use autoir_codegen_gen::emit::LoweringTable;
use autoir_codegen_gen::lowering::{IrBody, Llvm, Lowering, ParamClass};
use autoir_semantics::dag::{Dag, Node};
use autoir_semantics::lane::{ElementFn, Kind};

/// A byte of the result: one of an operand, or 0.
type Byte = Option<(u16, u32)>;

/// `program` with lowerings of its own for steps that only move bytes and are spelled as assembly.
pub fn shuffled(
    program: &Program,
    dictionary: &Dictionary,
    lowerings: &LoweringTable,
) -> (Program, LoweringTable) {
    let mut program = program.clone();
    let mut own = LoweringTable::new();
    for step in &mut program.steps {
        let Some(lowering) = lowerings.get(&step.instruction) else { continue };
        if lowering.llvm.kind() == "asm"
            && let Some(shuffle) = shuffle(step, dictionary, lowering)
        {
            let immediates: Vec<String> = step
                .args
                .iter()
                .filter_map(|arg| if let Arg::Imm(n) = arg { Some(n.to_string()) } else { None })
                .collect();
            let id = format!("{}.{}", step.instruction, immediates.join("."));
            own.insert(id.clone(), Lowering { id: id.clone(), llvm: Llvm::Ir(shuffle), ..lowering.clone() });
            step.instruction = id;
        } else {
            own.insert(step.instruction.clone(), lowering.clone());
        }
    }
    (program, own)
}

/// The shuffle that `step` is.
fn shuffle(step: &Step, dictionary: &Dictionary, lowering: &Lowering) -> Option<IrBody> {
    let (operation, member) = dictionary.instruction(&step.instruction)?;
    let function = operation.function(member).ok()?.unroll();
    let bytes = bytes(&function, step)?;
    let mut sources: Vec<u16> = bytes.iter().flatten().map(|b| b.0).collect();
    sources.sort_unstable();
    sources.dedup();
    let size = |n: u16| function.operands.get(usize::from(n)).map(|o| o.bits() / 8);
    let count = size(*sources.first()?)?;
    let has_zeros = bytes.contains(&None);
    if sources.len() + usize::from(has_zeros) > 2 || sources.iter().any(|n| size(*n) != Some(count)) {
        return None;
    }
    let mut text = String::new();
    for (at, source) in sources.iter().enumerate() {
        let param = lowering.params.get(usize::from(*source))?;
        let is_vector = param.kind == ParamClass::Vector && param.ty.starts_with('<');
        let position = lowering.params[..usize::from(*source)]
            .iter()
            .filter(|p| p.kind != ParamClass::Immediate)
            .count();
        let line = format!("%b{at} = bitcast {} %p{position} to <{count} x i8>\n", param.ty);
        text.push_str(is_vector.then_some(&line)?);
    }
    let second = match (sources.len(), has_zeros) {
        (2, _) => "%b1",
        (_, true) => "zeroinitializer",
        _ => "poison",
    };
    let at = |byte: &Byte| match byte {
        Some((operand, n)) if *operand == sources[0] => *n,
        Some((_, n)) => count + n,
        None => count,
    };
    let mask: Vec<String> = bytes.iter().map(|b| format!("i32 {}", at(b))).collect();
    let (all, mask) = (bytes.len(), mask.join(", "));
    let ret = Some(&lowering.ret).filter(|ty| ty.starts_with('<'))?;
    text.push_str(&format!(
        "%s = shufflevector <{count} x i8> %b0, <{count} x i8> {second}, <{all} x i32> <{mask}>\n\
         %r = bitcast <{all} x i8> %s to {ret}\nret {ret} %r\n"
    ));
    Some(IrBody { text, declares: Vec::new() })
}

/// The bytes of what `step` makes, if each is one of an operand or 0.
fn bytes(function: &ElementFn, step: &Step) -> Option<Vec<Byte>> {
    let width = function.result.width;
    if function.result.kind != Kind::Vector || width % 8 != 0 || function.operands.len() != step.args.len() {
        return None;
    }
    let mut dag = Dag::new();
    let mut bytes = Vec::new();
    for element in &function.elements {
        let mut immediate = |d: &mut Dag, id| match function.dag.node(id) {
            Node::Read { base, width, signed, index } => {
                let [operand] = base[..] else { return None };
                let Arg::Imm(value) = step.args.get(usize::from(operand))? else { return None };
                let at = u32::try_from(function.dag.as_const(*index)? * i128::from(*width)).ok()?;
                let read = d.constant(i128::from(*value) >> at.min(64));
                Some(d.wrap(read, *width, *signed))
            }
            _ => None,
        };
        let element = dag.import(&function.dag, *element, &mut immediate);
        let own = match dag.node(element) {
            Node::Const(0) => vec![None; usize::from(width / 8)],
            Node::Read { base, width: read, signed, index } => {
                let is_whole = read % 8 == 0 && (*read == width || (*read < width && !signed));
                let index = dag.as_const(*index).filter(|_| is_whole)?;
                let mut first = u32::try_from(index * i128::from(*read)).ok()? / 8;
                // Operands side by side are one.
                let mut operands = base.iter();
                let operand = loop {
                    let operand = *operands.next()?;
                    let held = function.operands.get(usize::from(operand))?.bits() / 8;
                    if first < held {
                        break operand;
                    }
                    first -= held;
                };
                let held = u32::from(read / 8);
                (0..u32::from(width / 8)).map(|n| (n < held).then_some((operand, first + n))).collect()
            }
            _ => return None,
        };
        bytes.extend(own);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use autoir::program::{Arg, Opaque, Program, Shape, Step};
    use autoir_codegen_gen::publish::shipped;

    use super::shuffled;

    #[test]
    fn what_only_moves_is_a_shuffle() {
        let dictionary = autoir::shipped::dictionary().expect("it is shipped");
        let data = shipped::all().find(|files| files.isa == "x86").expect("it is shipped").target();
        let lowerings = data.expect("it can be read").lowerings;
        let spelled = |instruction: &str, inputs: usize, immediate: Option<i64>| {
            let output = Shape::vector(64, 4);
            let args = (0..inputs).map(Arg::Input).chain(immediate.map(Arg::Imm)).collect();
            let step = Step { instruction: instruction.to_owned(), args, result: output };
            let (name, result) = ("w".to_owned(), Arg::Step(0));
            let program = Program {
                name,
                inputs: Vec::new(),
                steps: vec![step],
                output,
                result,
                opaque: Opaque::Nothing,
            };
            let (program, own) = shuffled(&program, &dictionary, &lowerings);
            own[&program.steps[0].instruction].llvm.kind()
        };
        assert_eq!(lowerings["_mm256_permute4x64_epi64@AVX2"].llvm.kind(), "asm");
        assert_eq!(spelled("_mm256_permute4x64_epi64@AVX2", 1, Some(216)), "ir");
        assert_eq!(spelled("_mm256_permute2x128_si256@AVX2", 2, Some(49)), "ir");
        assert_eq!(spelled("_mm256_extracti128_si256@AVX2", 1, Some(1)), "ir");
    }
}
