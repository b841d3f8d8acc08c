//! The LLVM intrinsics that a lowering calls, by name.

use std::collections::BTreeSet;

use crate::lowering::{IrBody, Llvm, Lowering};

/// The names of the intrinsics that the spelling of an instruction calls, sorted; none for inline assembly and
/// for generic operations. Where it is spelled as assembly and the same in IR is known, those of the latter.
pub fn intrinsics(lowering: &Lowering) -> Vec<String> {
    let bodies: Vec<&IrBody> = match (&lowering.llvm, &lowering.loose) {
        (Llvm::Asm(_), Some(loose)) => bodies(loose),
        (llvm, _) => bodies(llvm),
    };
    let names: BTreeSet<&str> =
        bodies.iter().flat_map(|body| &body.declares).filter_map(|text| declared(text)).collect();
    names.into_iter().map(str::to_owned).collect()
}

fn bodies(llvm: &Llvm) -> Vec<&IrBody> {
    match llvm {
        Llvm::Ir(body) | Llvm::IrImm { body, .. } => vec![body],
        Llvm::IrTable(table) => table.bodies.iter().collect(),
        Llvm::Asm(_) => Vec::new(),
    }
}

/// The name in `declare <4 x i32> @llvm.name(…)`, without the quotes that it may have.
fn declared(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('@')?;
    let name = match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next()?,
        None => rest.split('(').next()?,
    };
    name.starts_with("llvm.").then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_from_declarations() {
        let text = "declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <16 x i32>, <16 x i32>) #1";
        assert_eq!(declared(text), Some("llvm.x86.avx512.vpdpbusd.512"));
        assert_eq!(declared("declare void @other(ptr)"), None);
        assert_eq!(declared("no declaration"), None);
    }

    #[test]
    fn shipped_lowerings_call_target_intrinsics() {
        let data = crate::publish::shipped::x86().expect("the shipped lowerings are sound");
        let of = |id: &str| data.lowerings.get(id).map(intrinsics);
        let dot = of("_mm512_dpbusd_epi32@AVX512_VNNI").expect("it has a lowering");
        assert_eq!(dot, ["llvm.x86.avx512.vpdpbusd.512"]);
        assert_eq!(of("_mm_add_epi8@SSE2"), Some(vec![]));
    }
}
