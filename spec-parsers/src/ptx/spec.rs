//! The entries of a specification by name, and what is wrong with them.

use super::ast::*;
use super::formula::{self, Numbers};
use super::parse;
use crate::diagnostic::DiagnosticKind;
use crate::fragment::Fragment;
use crate::instruction::EType;
use crate::problem::Problem;
use indexmap::IndexMap;

/// Most elements of a matrix.
const MAX_ELEMENTS: u32 = 1 << 16;
/// Threads of a warp.
const WARP: u32 = 32;

/// An element type.
#[derive(Clone, Debug)]
pub struct Type {
    /// How its bits are read.
    pub etype: EType,
    /// Bits of an element.
    pub width: u32,
    /// Whether it is a floating point number.
    pub float: bool,
    /// The type of the registers that hold such elements, and their bits.
    pub register: (String, u32),
}

/// A matrix, with its layout where that is a choice, a shape and an element type.
pub type Holding = (String, String, String);

/// What a specification says, by name.
#[derive(Debug, Default)]
pub struct Spec {
    pub types: IndexMap<String, Type>,
    pub fragments: IndexMap<Holding, Fragment>,
    pub operations: IndexMap<String, Operation>,
    pub families: Vec<FamilyEntry>,
    /// What is wrong, one for each entry that is lost or has lost a part.
    pub problems: Vec<Problem>,
}

fn malformed(at: &Token, message: impl Into<String>) -> Problem {
    Problem::new(DiagnosticKind::Malformed, at.span.clone(), message)
}

impl Spec {
    /// Reads a specification. Types come before the fragments that use them.
    pub fn read(text: &str) -> Spec {
        let mut spec = Spec::default();
        for (_, entry) in parse::entries(text) {
            match entry {
                Ok(entry) => spec.add(entry),
                Err(problem) => spec.problems.push(problem),
            }
        }
        spec
    }

    fn add(&mut self, entry: Entry) {
        match entry {
            Entry::Type(entry) => {
                if let Err(problem) = self.add_type(&entry) {
                    self.problems.push(problem);
                }
            }
            Entry::Fragment(entry) => self.add_fragment(&entry),
            Entry::Operation(operation) => {
                let name = operation.name.clone();
                if self.operations.insert(name.text.clone(), operation).is_some() {
                    self.problems.push(malformed(&name, format!("operation `{}` twice", name.text)));
                }
            }
            Entry::Family(family) => self.families.push(family),
        }
    }

    fn add_type(&mut self, entry: &TypeEntry) -> Result<(), Problem> {
        if !(1..=64).contains(&entry.width) {
            return Err(malformed(&entry.name, format!("elements of {} bits", entry.width)));
        }
        let etype = match entry.reading.text.as_str() {
            "signed" => EType::Signed(entry.width),
            "unsigned" => EType::Unsigned(entry.width),
            // Operations name every conversion of a float; nothing is to be made of its bits unasked.
            "float" => EType::Unsigned(entry.width),
            other => {
                return Err(malformed(
                    &entry.reading,
                    format!("a type is signed, unsigned or float, not {other}"),
                ));
            }
        };
        let register = &entry.register.text;
        let bits = register.get(1..).and_then(|b| b.parse::<u32>().ok()).filter(|b| [32, 64].contains(b));
        let Some(bits) = bits else {
            return Err(malformed(&entry.register, format!("no register `{register}`")));
        };
        let made = Type {
            etype,
            width: entry.width,
            float: entry.reading.text == "float",
            register: (register.clone(), bits),
        };
        match self.types.insert(entry.name.text.clone(), made) {
            Some(_) => Err(malformed(&entry.name, format!("type `{}` twice", entry.name.text))),
            None => Ok(()),
        }
    }

    fn add_fragment(&mut self, entry: &FragmentEntry) {
        for held in &entry.held {
            for name in &held.types {
                let made = match self.fragment(entry, held, name) {
                    Ok(made) => made,
                    Err(problem) => {
                        self.problems.push(problem);
                        continue;
                    }
                };
                for matrix in &entry.matrices {
                    let holding = (matrix.text.clone(), held.shape.text.clone(), name.text.clone());
                    if self.fragments.insert(holding, made.clone()).is_some() {
                        let message = format!("{} of {} is held twice", matrix.text, held.shape.text);
                        self.problems.push(malformed(name, message));
                    }
                }
            }
        }
    }

    /// The fragment of `entry` for one shape and one type, if it is a bijection.
    fn fragment(&self, entry: &FragmentEntry, held: &Held, name: &Token) -> Result<Fragment, Problem> {
        let Some(kind) = self.types.get(&name.text) else {
            return Err(malformed(name, format!("unknown type `{}`", name.text)));
        };
        let numbers = Numbers::of(&held.shape.text, 1);
        let numbers =
            numbers.ok_or_else(|| malformed(&held.shape, format!("`{}` is no shape", held.shape.text)))?;
        let extents = extents(&entry.extents, numbers)?;
        let threads = match &entry.threads {
            Some(threads) => formula::value(threads, &|n| numbers.get(n))?,
            None => WARP,
        };
        let size: u32 = extents.iter().product();
        if !(1..=WARP).contains(&threads) || !size.is_multiple_of(threads) {
            let message = format!("{size} elements are not shared evenly by {threads} threads");
            return Err(Problem::new(DiagnosticKind::Malformed, entry.span.clone(), message));
        }
        if entry.at.len() != extents.len() {
            let message = format!("{} indices for a matrix of {} dimensions", entry.at.len(), extents.len());
            return Err(Problem::new(DiagnosticKind::Malformed, entry.span.clone(), message));
        }
        let per = (kind.register.1 / kind.width).max(1);
        let mut problem = None;
        let place = &mut |lane: u32, i: u32| {
            let known = |n: &str| match n {
                "lane" => Some(lane),
                "group" => Some(lane / 4),
                "member" => Some(lane % 4),
                "i" => Some(i),
                "per" => Some(per),
                "register" => Some(i / per),
                "element" => Some(i % per),
                _ => numbers.get(n),
            };
            element(&entry.at, &extents, &known).map_err(|p| {
                let message = p.message.clone();
                problem = Some(p);
                message
            })
        };
        let section = &held.section.text;
        let widths = [kind.width, kind.register.1];
        let made = Fragment::new([threads, size / threads], widths, size, section, place);
        made.map_err(|message| {
            let place = entry.at.first().zip(entry.at.last()).map(|(a, b)| a.span.start..b.span.end);
            problem.take().unwrap_or_else(|| {
                let message = format!("{message} ({} in {})", name.text, held.shape.text);
                Problem::new(DiagnosticKind::Malformed, place.unwrap_or(entry.span.clone()), message)
            })
        })
    }
}

/// The extents of a matrix.
pub fn extents(exprs: &[Expr], numbers: Numbers) -> Result<Vec<u32>, Problem> {
    let mut extents = Vec::new();
    let mut size = 1_u32;
    for expr in exprs {
        let extent = formula::value(expr, &|n| numbers.get(n))?;
        size = size.saturating_mul(extent);
        if extent == 0 || size > MAX_ELEMENTS {
            let message = format!("a matrix of {size} elements");
            return Err(Problem::new(DiagnosticKind::Malformed, expr.span.clone(), message));
        }
        extents.push(extent);
    }
    Ok(extents)
}

/// The number of an element, row by row.
fn element(at: &[Expr], extents: &[u32], known: &dyn Fn(&str) -> Option<u32>) -> Result<u32, Problem> {
    let mut number = 0;
    for (index, extent) in at.iter().zip(extents) {
        let value = formula::value(index, known)?;
        if value >= *extent {
            let message = format!("index {value} of a dimension of {extent}");
            return Err(Problem::new(DiagnosticKind::Malformed, index.span.clone(), message));
        }
        number = number * extent + value;
    }
    Ok(number)
}
