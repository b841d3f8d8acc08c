//! Families to instructions: every combination of what may be chosen, with its operands and its operation.

use super::ast::{Choice, FamilyEntry, OperandEntry, Operation, Token, Value};
use super::formula::Numbers;
use super::spec::{Spec, extents};
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::frontend::{Excluded, ReadResult, Selection};
use crate::instruction::{EType, Instruction, InstructionId, Mnemonic, Param, ParamKind};
use crate::location::Location;
use crate::problem::Problem;
use crate::source::SpecSource;
use std::collections::HashSet;

/// Most instructions of one family.
const MAX_MEMBERS: usize = 1024;
/// Most instructions of a specification.
const MAX_INSTRUCTIONS: usize = 1 << 14;

/// Reasons for leaving a family out, as the specification writes them.
const REASONS: [(&str, Excluded); 4] = [
    ("memory", Excluded::Memory),
    ("no-result", Excluded::NoResult),
    ("sparse", Excluded::Sparse),
    ("distribution", Excluded::Distribution),
];

/// Every instruction that the specification generates, those that are left out included.
pub fn read(source: &SpecSource) -> ReadResult {
    let spec = Spec::read(&source.text);
    let mut generator = Generator { spec: &spec, source, seen: HashSet::new(), out: ReadResult::default() };
    for problem in &spec.problems {
        generator.complain(problem, None);
        generator.out.total += 1;
    }
    for family in &spec.families {
        if let Err(problem) = generator.family(family) {
            generator.complain(&problem, None);
            generator.out.total += 1;
        }
    }
    if spec.families.is_empty() {
        let problem = Problem::new(DiagnosticKind::Malformed, 0..0, "no instruction in the text");
        generator.complain(&problem, None);
    }
    generator.out
}

/// A family that is left out says why, where others have an operation.
pub fn select(instruction: &Instruction) -> Selection {
    let reason = REASONS.iter().find(|(name, _)| instruction.category.iter().any(|c| c == name));
    match reason {
        Some((_, excluded)) if instruction.operation.is_empty() => Selection::Excluded(*excluded),
        _ => Selection::Selected,
    }
}

fn malformed(at: &Token, message: impl Into<String>) -> Problem {
    Problem::new(DiagnosticKind::Malformed, at.span.clone(), message)
}

struct Generator<'a> {
    spec: &'a Spec,
    source: &'a SpecSource,
    seen: HashSet<String>,
    out: ReadResult,
}

/// What is chosen for one instruction: names with the values that they stand for.
struct Chosen<'a> {
    values: Vec<(&'a Token, &'a Value)>,
}

impl Chosen<'_> {
    /// What `name` stands for: the value of that name, or its part where several names share a value
    /// (`A` of `A.B`). With `llvm`, as LLVM spells it.
    fn get(&self, name: &str, llvm: bool) -> Option<String> {
        let spelled = |v: &Value| match &v.alias {
            Some(alias) if llvm => alias.text.clone(),
            _ => v.token.text.clone(),
        };
        if let Some((_, value)) = self.values.iter().find(|(n, _)| n.text == name) {
            return Some(spelled(value));
        }
        if let Some((a, b)) = name.split_once('|') {
            let (a, b) = (self.get(a, llvm)?, self.get(b, llvm)?);
            return Some(if a == b { a } else { format!("{a}.{b}") });
        }
        self.values.iter().find_map(|(names, value)| {
            let position = names.text.split('.').position(|n| n == name)?;
            spelled(value).split('.').nth(position).map(str::to_owned)
        })
    }

    /// The value that says what `name`, one of several names, stands for.
    fn said(&self, name: &str) -> Option<&Token> {
        let (_, value) = self.values.iter().find(|(names, _)| names.text.split('.').any(|n| n == name))?;
        Some(&value.token)
    }

    /// A template with its placeholders replaced.
    fn fill(&self, template: &Token, llvm: bool) -> Result<String, Problem> {
        let mut out = String::new();
        let mut rest = template.text.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            let Some((name, after)) = after.split_once('}') else {
                return Err(malformed(template, "a placeholder without an end"));
            };
            let value = self.get(name, llvm);
            out.push_str(before);
            out.push_str(&value.ok_or_else(|| malformed(template, format!("nothing is called `{name}`")))?);
            rest = after;
        }
        Ok(out + rest)
    }

    /// The least features that all values need: the largest number of each kind, the processor first.
    fn needs(&self) -> Result<Vec<String>, Problem> {
        let mut needs: Vec<(String, u32)> = Vec::new();
        for token in self.values.iter().flat_map(|(_, v)| &v.needs) {
            let digits = token.text.find(|c: char| c.is_ascii_digit()).unwrap_or(token.text.len());
            let (kind, number) = token.text.split_at(digits);
            let Ok(number) = number.parse::<u32>() else {
                return Err(malformed(token, format!("`{}` is no feature with a number", token.text)));
            };
            match needs.iter_mut().find(|n| n.0 == kind) {
                Some(known) => known.1 = known.1.max(number),
                None => needs.push((kind.to_owned(), number)),
            }
        }
        needs.sort_by(|a, b| b.0.cmp(&a.0));
        Ok(needs.into_iter().map(|(kind, number)| format!("{kind}{number}")).collect())
    }
}

impl Generator<'_> {
    fn family(&mut self, family: &FamilyEntry) -> Result<(), Problem> {
        let missing =
            |what: &str| malformed(&family.name, format!("family `{}` has no {what}", family.name.text));
        let section = family.section.as_ref().ok_or_else(|| missing("section"))?;
        let ptx = family.ptx.as_ref().ok_or_else(|| missing("ptx"))?;
        if family.operation.is_some() == family.left_out.is_some() {
            return Err(missing("operation, nor a reason why it is left out"));
        }
        if let Some(reason) = &family.left_out
            && !REASONS.iter().any(|(name, _)| *name == reason.text)
        {
            return Err(malformed(reason, format!("unknown reason `{}`", reason.text)));
        }
        let shape = Token { text: "shape".into(), span: family.span.clone() };
        let shapes = Choice { name: shape, values: family.shapes.clone() };
        let layout = family.layout.as_ref().map(|l| Choice {
            name: Token { text: "layout".into(), span: l.name.span.clone() },
            values: l.values.clone(),
        });
        let choices: Vec<&Choice> =
            [&shapes].into_iter().chain(&family.types).chain(&layout).chain(&family.chosen).collect();
        let members = choices.iter().try_fold(1_usize, |n, c| n.checked_mul(c.values.len()));
        if !members.is_some_and(|n| (1..=MAX_MEMBERS).contains(&n)) {
            return Err(missing("number of members that is between 1 and 1024"));
        }
        if self.out.total + members.unwrap_or(0) > MAX_INSTRUCTIONS {
            return Err(malformed(&family.name, format!("more than {MAX_INSTRUCTIONS} instructions")));
        }
        for choice in &choices {
            self.check_names(choice)?;
        }
        for number in 0..members.unwrap_or(0) {
            let mut rest = number;
            let mut values: Vec<_> = choices
                .iter()
                .rev()
                .map(|c| {
                    let value = &c.values[rest % c.values.len()];
                    rest /= c.values.len();
                    (&c.name, value)
                })
                .collect();
            values.reverse();
            self.out.total += 1;
            let chosen = Chosen { values };
            match self.member(family, &section.text, ptx, &chosen) {
                Ok(instruction) => self.out.instructions.push(instruction),
                Err(problem) => self.complain(&problem, chosen.fill(ptx, false).ok()),
            }
        }
        Ok(())
    }

    /// Several names stand for as many parts of each value.
    fn check_names(&self, choice: &Choice) -> Result<(), Problem> {
        let names = choice.name.text.split('.').count();
        let wrong = choice.values.iter().find(|v| names > 1 && v.token.text.split('.').count() != names);
        match wrong {
            Some(value) => {
                let message =
                    format!("`{}` has not {names} parts, as `{}` has", value.token.text, choice.name.text);
                Err(malformed(&value.token, message))
            }
            None => Ok(()),
        }
    }

    fn member(
        &mut self,
        family: &FamilyEntry,
        section: &str,
        ptx: &Token,
        chosen: &Chosen<'_>,
    ) -> Result<Instruction, Problem> {
        let name = chosen.fill(ptx, false)?;
        let llvm = family.llvm.as_ref().map(|t| chosen.fill(t, true)).transpose()?;
        let cpuid = chosen.needs()?;
        let id = InstructionId::new(&name, &cpuid);
        if !self.seen.insert(name.clone()) {
            return Err(malformed(&family.name, format!("`{name}` is generated twice")));
        }
        let mut instruction = Instruction {
            id,
            name: name.clone(),
            cpuid,
            mnemonic: name.clone(),
            form: String::new(),
            encodings: vec![Mnemonic { name, form: String::new(), key: llvm.unwrap_or_default() }],
            tech: format!("PTX ISA {section}"),
            category: vec![family.name.text.clone()],
            sequence: false,
            approximate: false,
            header: String::new(),
            ret: none(),
            params: Vec::new(),
            operation: String::new(),
            location: self.place(family.span.start),
            operation_location: self.place(family.span.start),
            errata: Vec::new(),
        };
        if let Some(reason) = &family.left_out {
            instruction.category.push(reason.text.clone());
            return Ok(instruction);
        }
        if let Some(template) = &family.operation {
            self.meaning(&mut instruction, family, template, chosen)?;
        }
        Ok(instruction)
    }

    /// Fills in operands and operation.
    fn meaning(
        &self,
        instruction: &mut Instruction,
        family: &FamilyEntry,
        template: &Token,
        chosen: &Chosen<'_>,
    ) -> Result<(), Problem> {
        let name = chosen.fill(template, false)?;
        let operation = self.spec.operations.get(&name);
        let operation =
            operation.ok_or_else(|| malformed(template, format!("no operation is called `{name}`")))?;
        let (_, shape) = chosen.values[0];
        let numbers = Numbers::of(&shape.token.text, family.batch);
        let numbers =
            numbers.ok_or_else(|| malformed(&shape.token, format!("`{}` is no shape", shape.token.text)))?;
        let mut params = Vec::new();
        let mut bound =
            ["P", "M", "N", "K"].map(|n| format!("{n} {}", numbers.get(n).unwrap_or(1))).join("\n");
        for operand in operation.operands.iter().chain([&operation.result]) {
            let (param, kind) = self.param(family, operand, numbers, &shape.token, chosen)?;
            bound.push_str(&format!("\n{} {} {kind}", param.name, element_width(&param)));
            params.push(param);
        }
        instruction.ret = params.pop().unwrap_or_else(none);
        instruction.form = form(&instruction.ret, &params);
        instruction.encodings[0].form.clone_from(&instruction.form);
        instruction.params = params;
        instruction.operation_location = self.place(operation.span.start);
        instruction.operation = format!("{}\nwhere\n{bound}\n", self.text(operation));
        Ok(())
    }

    fn text(&self, operation: &Operation) -> &str {
        let range = operation.span.start as usize..operation.span.end as usize;
        self.source.text.get(range).unwrap_or("").trim_end()
    }

    fn param(
        &self,
        family: &FamilyEntry,
        operand: &OperandEntry,
        numbers: Numbers,
        shape: &Token,
        chosen: &Chosen<'_>,
    ) -> Result<(Param, String), Problem> {
        let name = &operand.name;
        let kind = chosen.get(&name.text, false);
        let kind = kind.ok_or_else(|| {
            malformed(&family.name, format!("nothing says of which type operand `{}` is", name.text))
        })?;
        let Some(of) = self.spec.types.get(&kind) else {
            let at = chosen.said(&name.text).unwrap_or(&family.name);
            return Err(malformed(at, format!("unknown type `{kind}` of operand `{}`", name.text)));
        };
        let extents = natural(extents(&operand.extents, numbers)?);
        let layout = family.layout.as_ref().and_then(|l| {
            let position = l.name.text.split('.').position(|n| n == name.text)?;
            chosen.get("layout", false)?.split('.').nth(position).map(str::to_owned)
        });
        let held = |matrix: String| self.spec.fragments.get(&(matrix, shape.text.clone(), kind.clone()));
        let fragment =
            layout.and_then(|l| held(format!("{}.{l}", name.text))).or_else(|| held(name.text.clone()));
        let Some(fragment) = fragment else {
            let message = format!("no fragment of {} of {kind} in {}", name.text, shape.text);
            return Err(malformed(&family.name, message));
        };
        let size: u32 = extents.iter().product();
        if fragment.threads * fragment.elements != size {
            let message = format!(
                "the fragment of {} of {kind} in {} is not of {size} elements",
                name.text, shape.text
            );
            return Err(malformed(&family.name, message));
        }
        let param = Param {
            name: name.text.clone(),
            ctype: extents.iter().fold(of.register.0.clone() + " " + &kind, |t, n| format!("{t}[{n}]")),
            etype: of.etype.clone(),
            kind: ParamKind::Tile,
            width: size * of.width,
            float: of.float,
            imm_width: None,
            imm_range: None,
            imm_type: None,
            extents,
            fragment: Some(fragment.clone()),
        };
        Ok((param, kind))
    }

    fn place(&self, offset: u32) -> Location {
        let offset = (offset as usize).min(self.source.text.len());
        let before = self.source.text.get(..offset).unwrap_or("");
        let line = before.rfind('\n').map_or(0, |n| n + 1);
        Location {
            file: self.source.name.clone(),
            line: before.matches('\n').count() as u32 + 1,
            column: before[line..].chars().count() as u32 + 1,
            offset,
        }
    }

    fn complain(&mut self, problem: &Problem, name: Option<String>) {
        let location = self.place(problem.span.start);
        let line = location.offset + 1 - location.column as usize;
        let excerpt = self.source.text.get(line..).unwrap_or("").lines().next().unwrap_or("");
        self.out.diagnostics.push(Diagnostic {
            kind: problem.kind,
            instruction: name.map(|n| InstructionId::new(&n, &[])),
            location,
            message: problem.message.clone(),
            excerpt: excerpt.trim().chars().take(120).collect(),
        });
    }
}

/// Extents without a leading 1: one operation alone has no dimension for operations side by side.
fn natural(mut extents: Vec<u32>) -> Vec<u32> {
    if extents.len() > 2 && extents[0] == 1 {
        extents.remove(0);
    }
    extents
}

fn element_width(param: &Param) -> u32 {
    param.fragment.as_ref().map_or(0, |f| f.width)
}

/// The registers of the operands, as assembly writes them.
fn form(ret: &Param, params: &[Param]) -> String {
    let registers = |p: &Param| {
        let fragment = p.fragment.as_ref();
        let (count, bits) = fragment.map_or((0, 0), |f| (f.registers(), f.register));
        format!("{} {{{count} x {bits}}}", p.name)
    };
    std::iter::once(ret).chain(params).map(registers).collect::<Vec<_>>().join(", ")
}

fn none() -> Param {
    Param {
        name: String::new(),
        ctype: "void".into(),
        etype: EType::None,
        kind: ParamKind::Void,
        width: 0,
        float: false,
        imm_width: None,
        imm_range: None,
        imm_type: None,
        extents: Vec::new(),
        fragment: None,
    }
}
