//! Instructions that read and write all vector registers, and may read what a `.tmp` load of their packet gives.
//!
//! Assembly loads every register from memory, runs the instruction, and stores every register.

use autoir_spec_parsers::instruction::{Instruction, ParamKind};

/// The C type of all vector registers.
pub const CTYPE: &str = "HVX_VectorRegisters";
/// Vector registers.
const COUNT: usize = 32;

/// A macro that runs the instruction: a constant in its encoding is known where the macro is used.
pub fn definition(instruction: &Instruction, tag: &str) -> Result<String, String> {
    let (mut text, mut copies) = (instruction.form.clone(), String::new());
    let (mut predicate, mut load) = (String::new(), "");
    for (k, param) in instruction.params.iter().enumerate() {
        let spelled = super::registers(&instruction.form)
            .into_iter()
            .find(|r| param.name.strip_suffix('V') == Some(r.name))
            .map(|r| r.spelling.to_owned());
        match (param.kind, spelled) {
            (ParamKind::Vector, None) if param.ctype == CTYPE => copies.push_str(&format!("file = a{k}; ")),
            (ParamKind::Vector, None) if param.width == 1024 && load.is_empty() => {
                copies.push_str(&format!("given = a{k}; "));
                load = "v0.tmp = vmem(%[given]+#0); ";
            }
            (ParamKind::Mask, Some(spelled)) if predicate.is_empty() => {
                copies.push_str(&format!("chosen = spread(a{k}); "));
                predicate = "{ v0 = vmem(%[chosen]+#0) }\\n{ q0 = vand(v0,%[ones]) }\\n".to_owned();
                text = text.replace(&spelled, "q0");
            }
            (ParamKind::Immediate, None) => {
                let letter = param.name.trim_end_matches("iV");
                let spelled = format!("#{letter}{}", param.imm_width.unwrap_or(0));
                text = text.replace(&spelled, &format!("#\" #a{k} \""));
            }
            _ => return Err(format!("`{}` beside all vector registers", param.name)),
        }
    }
    let all = |each: &dyn Fn(usize) -> String| (0..COUNT).map(each).collect::<Vec<_>>();
    let loads = all(&|n| format!("{{ v{n} = vmem(%[from]++#1) }}\\n")).concat();
    let stores = all(&|n| format!("{{ vmem(%[to]++#1) = v{n} }}\\n")).concat();
    let clobbers = all(&|n| format!("\"v{n}\"")).join(", ");
    let names = (0..instruction.params.len()).map(|k| format!("a{k}")).collect::<Vec<_>>().join(", ");
    Ok(format!(
        "#define run_{tag}({names}) ({{ static {CTYPE} file __attribute__((aligned(128))); \
         static HVX_Vector given, chosen; {CTYPE} *from = &file, *to = &file; {copies}\
         asm volatile(\"{predicate}{loads}{{ {load}{text} }}\\n{stores}\" \
         : [from] \"+r\"(from), [to] \"+r\"(to) \
         : [given] \"r\"(&given), [chosen] \"r\"(&chosen), [ones] \"r\"(ONES) \
         : \"memory\", \"q0\", {clobbers}); file; }})\n"
    ))
}
