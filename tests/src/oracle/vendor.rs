//! The subjects of the check: a vendor's text, parsed, evaluated and re-rolled.

use std::path::Path;
use std::rc::Rc;

use autoir_semantics::lane::{ElementFn, LaneFn};
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::eval;
use autoir_spec_parsers::imp::Program;
use autoir_spec_parsers::instruction::ParamKind;
use autoir_spec_parsers::{Frontend, Instruction, Isa, select, sources};

use super::check::{Form, Options, Progress, Sample, Semantics, Subject, check, samples};
use super::error::OracleError;
use super::executor::Executor;
use super::machines::executor;
use super::report::CheckReport;

/// Checks every selected instruction of `isa`; the text is looked for as `autoir_spec_parsers::sources` says.
///
/// # Errors
/// The text is not to be found or not to be read, or the oracle cannot be built.
pub fn check_isa(
    isa: &Isa,
    specs: Option<&Path>,
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<CheckReport, OracleError> {
    check_isa_on(&*executor(isa)?, isa, specs, options, progress)
}

/// As [`check_isa`], on a certain executor.
///
/// # Errors
/// As [`check_isa`].
pub fn check_isa_on(
    executor: &dyn Executor,
    isa: &Isa,
    specs: Option<&Path>,
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<CheckReport, OracleError> {
    let subjects = subjects(isa, specs)?;
    let subjects: Vec<&dyn Subject> = subjects.iter().map(|s| s as &dyn Subject).collect();
    check(executor, &subjects, options, progress)
}

/// What the hardware does on `count` vectors of each selected instruction that the options pick.
///
/// # Errors
/// As [`check_isa`].
pub fn sample_isa(
    isa: &Isa,
    specs: Option<&Path>,
    options: &Options,
    count: usize,
) -> Result<Vec<Sample>, OracleError> {
    let subjects = subjects(isa, specs)?;
    let subjects: Vec<&dyn Subject> = subjects.iter().map(|s| s as &dyn Subject).collect();
    samples(&*executor(isa)?, &subjects, options, count)
}

fn subjects(isa: &Isa, specs: Option<&Path>) -> Result<Vec<VendorSubject>, OracleError> {
    let source = sources::find(isa, specs)?;
    let selected = select(isa.frontend, &source);
    let subject = |instruction| VendorSubject { instruction, frontend: isa.frontend };
    Ok(selected.instructions.into_iter().map(subject).collect())
}

/// One instruction of a vendor's text.
struct VendorSubject {
    instruction: Instruction,
    frontend: &'static dyn Frontend,
}

impl Subject for VendorSubject {
    fn instruction(&self) -> &Instruction {
        &self.instruction
    }

    fn semantics(&self) -> Result<Box<dyn Semantics>, String> {
        let program = self.frontend.parse(&self.instruction.operation).map_err(|p| p.message)?;
        let general = eval::evaluate(&program, &self.instruction, self.frontend.dialect());
        let (instruction, frontend) = (self.instruction.clone(), self.frontend);
        Ok(Box::new(VendorSemantics {
            general: general.map(Forms::of).map_err(|p| p.message),
            program,
            instruction,
            frontend,
        }))
    }
}

/// The evaluated form and the canonical one.
struct Forms {
    elements: Rc<ElementFn>,
    lanes: Rc<LaneFn>,
}

impl Forms {
    fn of(elements: ElementFn) -> Forms {
        let lanes = Rc::new(reroll(&elements));
        Forms { elements: Rc::new(elements), lanes }
    }
}

/// One instruction, with its immediates as operands (`general`) and specialized on demand.
struct VendorSemantics {
    general: Result<Forms, String>,
    program: Program,
    instruction: Instruction,
    frontend: &'static dyn Frontend,
}

impl VendorSemantics {
    fn at(&self, immediates: &[i64]) -> Result<Forms, String> {
        let positions = self.instruction.params.iter().enumerate();
        let fixed: Vec<(usize, i128)> = positions
            .filter(|(_, p)| p.kind == ParamKind::Immediate)
            .map(|(i, _)| i)
            .zip(immediates.iter().map(|v| i128::from(*v)))
            .collect();
        eval::evaluate_at(&self.program, &self.instruction, self.frontend.dialect(), &fixed)
            .map(Forms::of)
            .map_err(|p| p.message)
    }
}

impl Semantics for VendorSemantics {
    fn forms(&self, immediates: &[i64], specialize: bool) -> Result<Vec<Form>, String> {
        let mut forms: Vec<Form> = Vec::new();
        match &self.general {
            Ok(general) => {
                forms.push(("elements", general.elements.clone()));
                forms.push(("lanes", general.lanes.clone()));
            }
            Err(reason) if immediates.is_empty() => return Err(reason.clone()),
            Err(_) => {}
        }
        if !immediates.is_empty() && (specialize || self.general.is_err()) {
            let special = self.at(immediates)?;
            forms.push(("elements, specialized", special.elements));
            forms.push(("lanes, specialized", special.lanes));
        }
        Ok(forms)
    }
}
