//! How many classes there are, for each instruction set and each pair of them, beside what others report.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use autoir_similarity::term::Term;

use crate::dictionary::{Dictionary, Operation};

/// Instructions and classes that Hydride reports (Kothari et al., ASPLOS 2024, Table 1), by our names.
const HYDRIDE: [(&str, usize, usize); 3] = [("x86", 2029, 136), ("hvx", 307, 115), ("arm", 1221, 177)];

/// The same for all three together.
const HYDRIDE_ALL: (usize, usize) = (3557, 397);

/// Instructions and classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Instructions.
    pub instructions: usize,
    /// Classes that have one of them.
    pub classes: usize,
    /// Classes that have no other member of any instruction set.
    pub singletons: usize,
}

/// Counts of a dictionary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Everything.
    pub all: Count,
    /// Operations without floating point arithmetic.
    pub integer: Count,
    /// Each instruction set, everything and without floating point arithmetic.
    pub isas: BTreeMap<String, (Count, Count)>,
    /// Classes that both of two instruction sets have members in, everything and without floating point
    /// arithmetic.
    pub pairs: BTreeMap<(String, String), (usize, usize)>,
}

/// Whether the operation computes with floating point numbers.
pub fn is_float(operation: &Operation) -> bool {
    operation.template.skeleton.iter().any(Term::computes_floats)
}

/// Counts the classes of `dictionary`.
pub fn counts(dictionary: &Dictionary) -> Counts {
    let mut counts = Counts::default();
    for operation in dictionary.operations() {
        let integer = !is_float(operation);
        let mut members: BTreeMap<&str, usize> = BTreeMap::new();
        for member in &operation.members {
            *members.entry(&member.metadata.isa).or_default() += 1;
        }
        let alone = operation.members.len() == 1;
        let add = |count: &mut Count, instructions: usize| {
            count.instructions += instructions;
            count.classes += 1;
            count.singletons += usize::from(alone);
        };
        add(&mut counts.all, operation.members.len());
        if integer {
            add(&mut counts.integer, operation.members.len());
        }
        for (isa, instructions) in &members {
            let (all, without) = counts.isas.entry((*isa).to_owned()).or_default();
            add(all, *instructions);
            if integer {
                add(without, *instructions);
            }
        }
        let isas: BTreeSet<&str> = members.into_keys().collect();
        for (n, first) in isas.iter().enumerate() {
            for second in isas.iter().skip(n + 1) {
                let key = ((*first).to_owned(), (*second).to_owned());
                let (all, without) = counts.pairs.entry(key).or_default();
                *all += 1;
                *without += usize::from(integer);
            }
        }
    }
    counts
}

/// The counts of `dictionary` as a page.
pub fn page(dictionary: &Dictionary) -> String {
    let counts = counts(dictionary);
    let mut out = String::from(
        "# Classes\n\n\
         Made by `autoir build` from the dictionary; do not edit. A class is counted for an instruction set if one\n\
         of its instructions is a member. Every membership is proven for all inputs at the member's own numbers.\n\n\
         ## For each instruction set\n\n\
         | | instructions | classes | of them integer | integer classes | Hydride: instructions | Hydride: classes |\n\
         |---|---|---|---|---|---|---|\n",
    );
    let mut line = |name: &str, all: &Count, integer: &Count, other: Option<(usize, usize)>| {
        let (instructions, classes) = match other {
            Some((instructions, classes)) => (instructions.to_string(), classes.to_string()),
            None => ("-".to_owned(), "-".to_owned()),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "| {name} | {} | {} | {} | {} | {instructions} | {classes} |",
            all.instructions, all.classes, integer.instructions, integer.classes
        );
    };
    for (isa, (all, integer)) in &counts.isas {
        let other = HYDRIDE.iter().find(|(name, ..)| name == isa);
        line(isa, all, integer, other.map(|(_, instructions, classes)| (*instructions, *classes)));
    }
    line("all together", &counts.all, &counts.integer, Some(HYDRIDE_ALL));
    let share = |count: &Count| 100.0 * count.classes as f64 / count.instructions.max(1) as f64;
    let _ = writeln!(
        out,
        "\nThere is one class for each {:.1} instructions: {:.1} % ({:.1} % for integers alone; Hydride {:.1} %). \
         {} classes have a single instruction.",
        counts.all.instructions as f64 / counts.all.classes.max(1) as f64,
        share(&counts.all),
        share(&counts.integer),
        100.0 * HYDRIDE_ALL.1 as f64 / HYDRIDE_ALL.0 as f64,
        counts.all.singletons
    );
    out.push_str(
        "\nHydride's numbers are those of its paper: x86 up to AVX-512, HVX and Arm without floating point \
         arithmetic, 60 library calls\namong them; its memberships are proven at two vectors of parameters.\n\n\
         ## For each pair of instruction sets\n\nClasses that both have instructions in.\n\n\
         | | classes | integer classes |\n|---|---|---|\n",
    );
    for ((first, second), (all, integer)) in &counts.pairs {
        let _ = writeln!(out, "| {first} and {second} | {all} | {integer} |");
    }
    out
}
