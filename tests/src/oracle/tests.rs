//! The check, on two made-up texts of one real instruction.

use std::rc::Rc;
use std::sync::Mutex;

use autoir_semantics::dag::Dag;
use autoir_semantics::lane::{ElementFn, Kind, Operand, Shape};
use autoir_spec_parsers::{Frontend, Instruction, SpecSource, x86::X86};

use super::*;

const TEXT: &str = r#"<intrinsics_list>
<intrinsic name="_mm_add_epi8" tech="SSE_ALL">
<return type="__m128i" varname="dst" etype="UI8"/>
<parameter type="__m128i" varname="a" etype="UI8"/>
<parameter type="__m128i" varname="b" etype="UI8"/>
<operation>dst := a</operation>
<instruction name="PADDB" form="xmm, xmm" xed="PADDB_XMMdq_XMMdq"/>
<CPUID>SSE2</CPUID>
<header>emmintrin.h</header>
</intrinsic>
<intrinsic name="_mm_add_epi8" tech="SSE_ALL">
<return type="__m128i" varname="dst" etype="UI8"/>
<parameter type="__m128i" varname="a" etype="UI8"/>
<parameter type="__m128i" varname="b" etype="UI8"/>
<operation>dst := a</operation>
<instruction name="PADDB" form="xmm, xmm" xed="PADDB_XMMdq_XMMdq"/>
<CPUID>NO_SUCH_FEATURE</CPUID>
<header>emmintrin.h</header>
</intrinsic>
</intrinsics_list>"#;

struct Add {
    instruction: Instruction,
    saturating: bool,
}

impl Subject for Add {
    fn instruction(&self) -> &Instruction {
        &self.instruction
    }

    fn semantics(&self) -> Result<Box<dyn Semantics>, String> {
        let operand = |name: &str| Operand {
            name: name.into(),
            kind: Kind::Vector,
            width: 8,
            extents: vec![16],
            signed: false,
        };
        let mut dag = Dag::new();
        let elements = (0..16)
            .map(|i| {
                let index = dag.constant(i);
                let a = dag.read_of(&[0], 8, false, index);
                let b = dag.read_of(&[1], 8, false, index);
                let sum = dag.sum(0, &[(a, 1), (b, 1)]);
                if self.saturating { dag.sat(sum, 8, false) } else { dag.wrap(sum, 8, false) }
            })
            .collect();
        let result = Shape { kind: Kind::Vector, width: 8, extents: vec![16] };
        let operands = vec![operand("a"), operand("b")];
        Ok(Box::new(Elements(Rc::new(ElementFn { dag, operands, result, elements }))))
    }
}

struct Elements(Rc<ElementFn>);

impl Semantics for Elements {
    fn forms(&self, immediates: &[i64], _specialize: bool) -> Result<Vec<Form>, String> {
        assert_eq!(immediates, [0; 0]);
        Ok(vec![("elements", self.0.clone())])
    }
}

fn run(saturating: bool) -> Option<CheckReport> {
    if !cfg!(target_arch = "x86_64") || native::find_compiler().is_err() {
        crate::skip::note("the check on two instructions", "no x86-64 CPU or no clang");
        return None;
    }
    let read = X86.read(&SpecSource::from_bytes("two.xml", TEXT.as_bytes()));
    let subjects: Vec<Add> =
        read.instructions.into_iter().map(|instruction| Add { instruction, saturating }).collect();
    let subjects: Vec<&dyn Subject> = subjects.iter().map(|s| s as &dyn Subject).collect();
    let dir = tempfile::tempdir().expect("a temporary folder");
    let steps = Mutex::new(Vec::new());
    let options = Options { filter: Some("_mm_add".into()), ..Options::new(dir.path().into()) };
    let report = check(&native::NativeCpu::new(), &subjects, &options, &|p| {
        steps.lock().expect("no panic before").push(p)
    });
    let steps = steps.into_inner().expect("no panic before");
    assert_eq!(steps, [Progress::Compiling(1), Progress::Compared(1, 1)]);
    Some(report.expect("the oracle can be built"))
}

#[test]
fn right_semantics_are_exact_and_absent_features_are_counted() {
    let Some(report) = run(false) else { return };
    assert_eq!((report.executed, report.exact, report.floating), (1, 1, 0));
    assert!(report.mismatched.is_empty());
    assert!(report.vectors_each >= 1049, "{}", report.vectors_each);
    assert_eq!(report.skipped.len(), 1);
    assert_eq!(report.skipped[0].reason, "no way to detect CPU feature NO_SUCH_FEATURE");
}

#[test]
fn wrong_semantics_are_shown_with_inputs_and_both_results() {
    let Some(report) = run(true) else { return };
    assert_eq!((report.executed, report.exact), (1, 0));
    assert_eq!(report.mismatched_ids(), ["_mm_add_epi8@SSE2"]);
    let found = &report.mismatched[0];
    assert_eq!((found.form, found.inputs.len(), found.difference.width), ("elements", 2, 8));
    assert_eq!(found.difference.got, 255);
    assert_ne!(found.expected, found.got);
    assert!(found.wrong > 300 && found.wrong < found.vectors, "{} of {}", found.wrong, found.vectors);
    assert!(serde_json::to_string(&report).is_ok());
}
