//! How many classes there are, for each instruction set and each pair of them, beside what others report.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::dictionary::Dictionary;

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

impl Count {
    fn add(&mut self, instructions: usize, alone: bool) {
        self.instructions += instructions;
        self.classes += 1;
        self.singletons += usize::from(alone);
    }

    /// Classes for each hundred instructions.
    pub fn percent(&self) -> f64 {
        100.0 * self.classes as f64 / self.instructions.max(1) as f64
    }

    /// Singletons for each hundred classes.
    pub fn singleton_percent(&self) -> f64 {
        100.0 * self.singletons as f64 / self.classes.max(1) as f64
    }
}

/// A count in two parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Split {
    /// Operations without floating point arithmetic.
    pub integer: Count,
    /// The others.
    pub float: Count,
}

impl Split {
    fn part(&mut self, float: bool) -> &mut Count {
        if float { &mut self.float } else { &mut self.integer }
    }

    /// Both parts.
    pub fn all(&self) -> Count {
        let (a, b) = (self.integer, self.float);
        Count {
            instructions: a.instructions + b.instructions,
            classes: a.classes + b.classes,
            singletons: a.singletons + b.singletons,
        }
    }
}

/// Counts of classes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Everything.
    pub total: Split,
    /// Each instruction set.
    pub isas: BTreeMap<String, Split>,
    /// Classes that both of two instruction sets have members in, without floating point arithmetic and with it.
    pub pairs: BTreeMap<(String, String), (usize, usize)>,
}

impl Counts {
    /// Adds a class that computes with floats or not, by the instruction sets of its members.
    pub fn add<'a>(&mut self, float: bool, isas: impl Iterator<Item = &'a str>) {
        let mut members: BTreeMap<&str, usize> = BTreeMap::new();
        isas.for_each(|isa| *members.entry(isa).or_default() += 1);
        let all = members.values().sum();
        self.total.part(float).add(all, all == 1);
        for (isa, instructions) in &members {
            self.isas.entry((*isa).to_owned()).or_default().part(float).add(*instructions, all == 1);
        }
        let isas: BTreeSet<&str> = members.into_keys().collect();
        for (n, first) in isas.iter().enumerate() {
            for second in isas.iter().skip(n + 1) {
                let key = ((*first).to_owned(), (*second).to_owned());
                let (integers, floats) = self.pairs.entry(key).or_default();
                *if float { floats } else { integers } += 1;
            }
        }
    }

    /// The figures in a line.
    pub fn line(&self) -> String {
        let Split { integer, float } = self.total;
        let all = self.total.all();
        format!(
            "integer: {} instructions in {} classes ({:.1} %), float: {} in {} ({:.1} %); {} of {} classes are \
             singletons ({:.0} %)",
            integer.instructions,
            integer.classes,
            integer.percent(),
            float.instructions,
            float.classes,
            float.percent(),
            all.singletons,
            all.classes,
            all.singleton_percent()
        )
    }
}

/// Counts the classes of `dictionary`.
pub fn counts(dictionary: &Dictionary) -> Counts {
    let mut counts = Counts::default();
    for operation in dictionary.operations() {
        let isas = operation.members.iter().map(|member| member.metadata.isa.as_str());
        counts.add(operation.template.computes_floats(), isas);
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
         An operation is counted among floats if it computes with them. Hydride's instructions are integer ones.\n\n\
         | | integer instructions | integer classes | Hydride: instructions | Hydride: classes \
         | float instructions | float classes | all instructions | all classes | singletons |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    let mut line = |name: &str, split: &Split, other: Option<(usize, usize)>| {
        let (instructions, classes) = match other {
            Some((instructions, classes)) => (instructions.to_string(), classes.to_string()),
            None => ("-".to_owned(), "-".to_owned()),
        };
        let (integer, float, all) = (split.integer, split.float, split.all());
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "| {name} | {} | {} | {instructions} | {classes} | {} | {} | {} | {} | {} |",
            integer.instructions,
            integer.classes,
            float.instructions,
            float.classes,
            all.instructions,
            all.classes,
            all.singletons
        );
    };
    for (isa, split) in &counts.isas {
        let other = HYDRIDE.iter().find(|(name, ..)| name == isa);
        line(isa, split, other.map(|(_, instructions, classes)| (*instructions, *classes)));
    }
    line("all together", &counts.total, Some(HYDRIDE_ALL));
    let Split { integer, float } = counts.total;
    let all = counts.total.all();
    let _ = writeln!(
        out,
        "\nClasses for each hundred instructions: {:.1} of integers, {:.1} of floats, {:.1} of all; Hydride {:.1}.\n\
         Singletons among the classes: {:.0} % of integers, {:.0} % of floats, {:.0} % of all.",
        integer.percent(),
        float.percent(),
        all.percent(),
        100.0 * HYDRIDE_ALL.1 as f64 / HYDRIDE_ALL.0 as f64,
        integer.singleton_percent(),
        float.singleton_percent(),
        all.singleton_percent(),
    );
    out.push_str(
        "\nHydride's numbers are those of its paper: x86 up to AVX-512, HVX and Arm without floating point \
         arithmetic, 60 library calls\namong them; its memberships are proven at two vectors of parameters. It has no \
         counts for pairs.\n\n\
         ## For each pair of instruction sets\n\nClasses that both have instructions in.\n\n\
         | | integer classes | float classes | all |\n|---|---|---|---|\n",
    );
    for ((first, second), (integers, floats)) in &counts.pairs {
        let _ = writeln!(out, "| {first} and {second} | {integers} | {floats} | {} |", integers + floats);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_counted_once_for_each_instruction_set() {
        let mut counts = Counts::default();
        counts.add(false, ["x86", "x86", "arm"].into_iter());
        counts.add(false, ["arm"].into_iter());
        counts.add(true, ["x86"].into_iter());
        let all = counts.total.all();
        assert_eq!((all.instructions, all.classes, all.singletons), (5, 3, 2));
        assert_eq!(counts.isas["arm"].integer, Count { instructions: 2, classes: 2, singletons: 1 });
        assert_eq!(counts.isas["x86"].float.classes, 1);
        assert_eq!(counts.pairs.get(&("arm".to_owned(), "x86".to_owned())), Some(&(1, 0)));
        assert_eq!(counts.total.integer.percent(), 50.0);
    }
}
