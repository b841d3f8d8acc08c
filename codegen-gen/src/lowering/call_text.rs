//! LLVM functions that wrap one lowering each.

use crate::error::{Error, Result};
use crate::lowering::immediates;
use crate::lowering::{AsmForm, IMMEDIATE_HOLE, IrBody, Llvm, Lowering, ParamClass};

/// An internal LLVM function equal to one instruction with its immediate fixed.
#[derive(Clone, Debug)]
pub(crate) struct Wrapper {
    /// Definition, without attributes of the target: it ends in `#<group> {` and a body.
    pub text: String,
    /// Declarations that the body needs.
    pub declares: Vec<String>,
}

/// Which of a lowering's spellings is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    /// The one whose mnemonic is guaranteed.
    Exact,
    /// The one that leaves LLVM most freedom.
    Loose,
}

/// The body of `form` with [`IMMEDIATE_HOLE`] where the immediate stands.
pub(crate) fn asm_template(lowering: &Lowering, form: &AsmForm, vex: bool) -> IrBody {
    asm_body(lowering, form, &[], vex)
}

/// Parameters of the function of `lowering`, immediates left out.
pub(crate) fn parameters(lowering: &Lowering) -> String {
    let params = lowering.params.iter().filter(|param| param.kind != ParamClass::Immediate);
    let list: Vec<String> =
        params.enumerate().map(|(position, param)| format!("{} %p{position}", param.ty)).collect();
    list.join(", ")
}

/// Writes `lowering` as function `name` in attribute group `group`, with `immediates` in parameter order.
/// `vex` says that the target has AVX.
///
/// # Errors
/// The immediate is beyond what the body covers and there is no inline assembly to take it.
pub(crate) fn wrapper(
    lowering: &Lowering,
    immediates: &[u32],
    name: &str,
    group: usize,
    vex: bool,
    spelling: Spelling,
) -> Result<Wrapper> {
    let refused = |immediates: &[u32]| {
        Error::Llvm(format!("{}: no spelling for immediate {immediates:?}", lowering.id))
    };
    let ranges = lowering.params.iter().filter_map(|param| param.range);
    if ranges.zip(immediates).any(|((low, high), value)| !(low..=high).contains(value)) {
        return Err(refused(immediates));
    }
    let immediate = immediates.first().copied();
    let chosen = match spelling {
        Spelling::Exact => &lowering.llvm,
        Spelling::Loose => lowering.loose.as_ref().unwrap_or(&lowering.llvm),
    };
    let body = match (chosen, immediate) {
        (Llvm::Ir(body), _) => body.clone(),
        (Llvm::IrImm { body, max }, Some(value)) if value <= *max => IrBody {
            text: body.text.replace(IMMEDIATE_HOLE, &value.to_string()),
            declares: body.declares.clone(),
        },
        (Llvm::IrTable(table), _) => {
            immediates::body_at(table, immediates).ok_or_else(|| refused(immediates))?
        }
        (Llvm::Asm(form), _) => asm_body(lowering, form, immediates, vex),
        (Llvm::IrImm { .. }, _) => match &lowering.asm {
            Some(form) => asm_body(lowering, form, immediates, vex),
            None => return Err(refused(immediates)),
        },
    };
    let params = parameters(lowering);
    let text = format!(
        "define internal {} @{name}({params}) alwaysinline nounwind #{group} {{\n{}}}\n",
        lowering.ret, body.text
    );
    Ok(Wrapper { text, declares: body.declares })
}

fn asm_body(lowering: &Lowering, form: &AsmForm, immediates: &[u32], vex: bool) -> IrBody {
    let spelled = form.vex.as_ref().filter(|_| vex).unwrap_or(&form.plain);
    let mut template = spelled.template.clone();
    // An immediate of one value has it written into the template.
    let ranges: Vec<_> = lowering.params.iter().filter_map(|param| param.range).collect();
    let free = |at: &usize| ranges.get(*at).is_none_or(|(low, high)| low != high) || form.intel;
    for value in (0..immediates.len()).filter(free).map(|at| immediates[at]) {
        template = template.replacen(IMMEDIATE_HOLE, &value.to_string(), 1);
    }
    // Values are numbered without the immediates.
    let number = |param: usize| {
        let before = &lowering.params[..param];
        before.iter().filter(|param| param.kind != ParamClass::Immediate).count()
    };
    let args: Vec<String> = form
        .inputs
        .iter()
        .map(|&param| format!("{} %p{}", lowering.params[param].ty, number(param)))
        .collect();
    let ret = &lowering.ret;
    let dialect = if form.intel { "inteldialect " } else { "" };
    let text = format!(
        "%v0 = call {ret} asm {dialect}\"{template}\", \"{}\"({})\nret {ret} %v0\n",
        spelled.constraints,
        args.join(", ")
    );
    IrBody { text, declares: Vec::new() }
}
