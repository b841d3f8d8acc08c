//! Many functions in one module, and what becomes of those that LLVM refuses.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{Error, Result};
use crate::lowering::call_text::Wrapper;

/// What `compile` makes of `batch`; if it refuses, of its halves, down to what it refuses alone, of which `refused`
/// makes something or nothing.
pub(crate) fn halved<T, U>(
    batch: &[T],
    compile: &dyn Fn(&[T]) -> Result<Vec<U>>,
    refused: &dyn Fn(&Error) -> Option<U>,
) -> Vec<U> {
    match (compile(batch), batch.len()) {
        (Ok(all), _) => all,
        (Err(error), 1) => refused(&error).into_iter().collect(),
        (Err(_), 0) => Vec::new(),
        (Err(_), length) => {
            let (first, second) = batch.split_at(length / 2);
            let mut all = halved(first, compile, refused);
            all.extend(halved(second, compile, refused));
            all
        }
    }
}

/// The text of a module: functions, each with the features that it may use.
pub(crate) struct ModuleText<'a> {
    cpu: &'a str,
    text: String,
    declares: BTreeSet<String>,
    groups: BTreeMap<String, usize>,
}

impl<'a> ModuleText<'a> {
    /// A module for `triple` without functions; the code generator's CPU is `cpu`.
    pub fn new(triple: &str, cpu: &'a str) -> ModuleText<'a> {
        let text = format!("target triple = \"{triple}\"\n");
        ModuleText { cpu, text, declares: BTreeSet::new(), groups: BTreeMap::new() }
    }

    /// The attribute group of functions with `features`, in LLVM's `+a,+b` notation.
    pub fn group(&mut self, features: &str) -> usize {
        let next = self.groups.len();
        *self.groups.entry(features.to_owned()).or_insert(next)
    }

    /// Adds a lowering's function and one that calls it.
    pub fn add(&mut self, wrapper: Wrapper, caller: &str) {
        self.declares.extend(wrapper.declares);
        self.text.push_str(&wrapper.text);
        self.text.push_str(caller);
    }

    /// The whole text.
    pub fn finish(mut self) -> String {
        for line in &self.declares {
            self.text.push_str(line);
            self.text.push('\n');
        }
        for (features, group) in &self.groups {
            self.text.push_str(&format!(
                "attributes #{group} = {{ \"target-cpu\"=\"{}\" \"target-features\"=\"{features}\" }}\n",
                self.cpu
            ));
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_alone_loses_nothing_else() {
        let compile = |batch: &[u32]| match batch.contains(&13) {
            true => Err(Error::Llvm("unlucky".to_owned())),
            false => Ok(batch.iter().map(|n| n.to_string()).collect::<Vec<_>>()),
        };
        let all: Vec<u32> = (10..16).collect();
        let said = halved(&all, &compile, &|error| Some(error.to_string()));
        assert_eq!((said.len(), said[2].as_str(), said[5].as_str()), (6, "12", "15"));
        assert!(said[3].contains("unlucky"));
        assert_eq!(halved(&all, &compile, &|_| None).len(), 5);
        assert_eq!(halved(&[], &compile, &|_| None).len(), 0);
    }
}
