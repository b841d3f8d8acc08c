//! From what was seen to one table.

use std::collections::{BTreeMap, BTreeSet};

use super::sighting::Sighting;
use super::{Form, FormTable, Slot};
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
pub(super) fn table(seen: Vec<Sighting<'_>>, lowerings: &[Lowering]) -> FormTable {
    let features: BTreeMap<&str, &[String]> =
        lowerings.iter().map(|lowering| (lowering.id.as_str(), lowering.features.as_slice())).collect();
    let general = general_forms(&seen);
    // The best rank of each reading: least first.
    let mut by_pattern: BTreeMap<&str, BTreeMap<&Form, (bool, bool)>> = BTreeMap::new();
    for sighting in &seen {
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
    let mut table: BTreeMap<String, Vec<Form>> =
        by_pattern.into_iter().map(|(pattern, forms)| (pattern.to_string(), best(forms))).collect();
    add_unmasked(&mut table);
    FormTable { by_pattern: table }
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
