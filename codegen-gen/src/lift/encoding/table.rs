//! From what was seen to one table.

use std::collections::{BTreeMap, BTreeSet};

use super::sighting::Sighting;
use super::{Form, Slot};
use crate::lowering::Lowering;

/// For each instruction and pattern, the one form in which every immediate is printed as given; none where
/// LLVM swaps operands along with it, or writes another one into an instruction of another name.
pub(super) fn general_forms<'s>(seen: &'s [Sighting<'_>]) -> BTreeMap<(&'s str, &'s str), Option<&'s Form>> {
    let mut general: BTreeMap<(&str, &str), Option<&Form>> = BTreeMap::new();
    let mut refuted = BTreeSet::new();
    for sighting in seen {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        let first = general.entry(key).or_default();
        match (&sighting.general.1, *first) {
            // Without an immediate, operands that LLVM swaps are two right readings.
            (Some(form), Some(old)) if form != old && sighting.lowering.immediate().is_some() => {
                refuted.insert(key);
            }
            (Some(form), None) => *first = Some(form),
            _ => {}
        }
    }
    for sighting in seen.iter().filter(|sighting| sighting.general.1.is_none()) {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        // A shift beyond all bits is written as the longest shift: that is no other reading.
        let same = |form: &Form| {
            let pairs = form.params.iter().zip(&sighting.literal.1.params);
            sighting.own && pairs.into_iter().all(|(a, b)| a == b || matches!(b, Slot::Immediate(_)))
        };
        if !general.get(&key).copied().flatten().is_some_and(same) {
            refuted.insert(key);
        }
    }
    for key in refuted {
        general.insert(key, None);
    }
    general
}

/// The instructions that LLVM rewrites together with their immediates.
pub(super) fn rewritten(seen: &[Sighting<'_>]) -> BTreeSet<String> {
    let general = general_forms(seen);
    let own = seen.iter().filter(|sighting| {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        // A comparison's predicate is in the mnemonic; there is nothing printed to be another one.
        sighting.own && sighting.general.0 != sighting.literal.0 && general.get(&key) == Some(&None)
    });
    own.map(|sighting| sighting.lowering.id.clone()).collect()
}

/// The table of what was seen: of several readings of a pattern, one per set of features.
pub(super) fn table(seen: &[Sighting<'_>], lowerings: &[Lowering]) -> BTreeMap<String, Vec<Form>> {
    let features: BTreeMap<&str, &[String]> =
        lowerings.iter().map(|lowering| (lowering.id.as_str(), lowering.features.as_slice())).collect();
    let general = general_forms(seen);
    // The best rank of each reading: least first.
    let mut by_pattern: BTreeMap<&str, BTreeMap<&Form, (bool, bool)>> = BTreeMap::new();
    for sighting in seen {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        let (pattern, form) = match general.get(&key) {
            Some(Some(form)) => (&sighting.general.0, *form),
            _ => (&sighting.literal.0, &sighting.literal.1),
        };
        let rank = (!sighting.own, sighting.literal.1.has_fixed());
        let forms = by_pattern.entry(pattern).or_default();
        forms.entry(form).and_modify(|old| *old = rank.min(*old)).or_insert(rank);
    }
    let best = |forms: BTreeMap<&Form, (bool, bool)>| {
        let mut list: Vec<_> = forms.into_iter().map(|(form, rank)| (rank, form)).collect();
        list.sort();
        let mut sets = BTreeSet::new();
        list.retain(|(_, form)| sets.insert(features.get(form.instruction.as_str()).copied()));
        list.into_iter().map(|(_, form)| form.clone()).collect()
    };
    by_pattern.into_iter().map(|(pattern, forms)| (pattern.to_string(), best(forms))).collect()
}

/// Immediates of which one must have been printed as given for that to count as the rule.
const ENOUGH: usize = 4;

/// Adds the lines that were seen for patterns without a reading: with the immediate itself, and for any
/// immediate where several were printed as given. LLVM may have swapped operands and written the immediate
/// for that as well; both are right then.
pub(super) fn add_twins(table: &mut BTreeMap<String, Vec<Form>>, seen: &[Sighting<'_>]) {
    let mut given: BTreeMap<(&str, &Form), BTreeSet<&Form>> = BTreeMap::new();
    let mut literal: BTreeMap<&str, BTreeSet<&Form>> = BTreeMap::new();
    for sighting in seen.iter().filter(|sighting| !table.contains_key(&sighting.general.0)) {
        literal.entry(&sighting.literal.0).or_default().insert(&sighting.literal.1);
        if let Some(form) = sighting.general.1.as_ref().filter(|form| !form.has_fixed()) {
            given.entry((&sighting.general.0, form)).or_default().insert(&sighting.literal.1);
        }
    }
    let mut added: BTreeMap<String, Vec<Form>> = BTreeMap::new();
    for ((pattern, form), literals) in given {
        if literals.len() >= ENOUGH {
            added.entry(pattern.to_string()).or_default().push(form.clone());
        }
    }
    for (pattern, forms) in literal {
        if !table.contains_key(pattern) {
            added.entry(pattern.to_string()).or_default().extend(forms.into_iter().cloned());
        }
    }
    table.append(&mut added);
}

/// Without a writemask, a line is its masked form with all lanes on (Intel SDM 2, "Opmask Register Encoding":
/// `k0` as a writemask). That is a reading where no instruction of its own was seen.
pub(super) fn add_unmasked(table: &mut BTreeMap<String, Vec<Form>>) {
    let mut added = BTreeMap::new();
    for (pattern, forms) in table.iter() {
        let Some(plain) = pattern.strip_suffix("{k}{z}").filter(|plain| !table.contains_key(*plain)) else {
            continue;
        };
        let mut forms = forms.clone();
        for slot in forms.iter_mut().flat_map(|form| &mut form.params) {
            if *slot == Slot::Writemask {
                *slot = Slot::Ones;
            }
        }
        added.insert(plain.to_string(), forms);
    }
    table.append(&mut added);
}
