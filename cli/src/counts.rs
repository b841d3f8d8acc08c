//! Counts of classes, as JSON.

use std::collections::BTreeMap;

use autoir::table::{Count, Counts, Split};
use serde_json::{Value, json};

/// Counts with the shares that people ask for.
pub fn json(counts: &Counts) -> Value {
    let isas: BTreeMap<&String, Value> = counts.isas.iter().map(|(isa, part)| (isa, split(part))).collect();
    let pairs: BTreeMap<String, Value> = counts
        .pairs
        .iter()
        .map(|((a, b), (integer, float))| {
            (format!("{a} and {b}"), json!({ "integer": integer, "float": float }))
        })
        .collect();
    json!({ "total": split(&counts.total), "isas": isas, "pairs": pairs })
}

fn split(split: &Split) -> Value {
    json!({ "all": count(&split.all()), "integer": count(&split.integer), "float": count(&split.float) })
}

fn count(count: &Count) -> Value {
    json!({
        "instructions": count.instructions,
        "classes": count.classes,
        "singletons": count.singletons,
        "classes_percent": count.percent(),
        "singletons_percent": count.singleton_percent(),
    })
}
