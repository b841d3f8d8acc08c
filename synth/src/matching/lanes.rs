//! Matching all lanes of an instruction against those of a goal.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use super::{Bound, Matcher, Script};
use crate::goal::space::Space;
use crate::goal::{Field, Goal};
use crate::heuristics::{Heuristic, Heuristics};
use crate::pattern::{Family, Pattern};

/// Runs of the matcher on the first lane of one pattern.
const MAX_RUNS: usize = 400;
/// Matches kept of one pattern.
const MAX_MATCHES: usize = 24;
/// Runs of the matcher on a lane after the first.
const MAX_LANE_RUNS: usize = 64;
/// The same where both lanes have the shapes of the first ones.
const MAX_ALIKE_RUNS: usize = 6;

/// What a match binds: per operand, per first bit.
pub(crate) type Fields = BTreeMap<u16, BTreeMap<u32, Field>>;

/// Every way in which the lanes of `pattern` can be the lanes of `goal`.
pub(crate) fn match_lanes(
    space: &mut Space,
    pattern: &Pattern,
    goal: &Goal,
    heuristics: Heuristics,
) -> Vec<Fields> {
    let repeat = heuristics.uses(Heuristic::Lanes);
    let pairs: Vec<_> =
        pattern.lanes.iter().zip(&goal.lanes).filter_map(|(p, g)| g.map(|g| (*p, g))).collect();
    let Some(((p, g), rest)) = pairs.split_first() else { return Vec::new() };
    let mut found = Vec::new();
    let mut script = Script::new(heuristics.uses(Heuristic::Terms));
    for _ in 0..MAX_RUNS {
        let mut matched = false;
        let bound = run(space, &pattern.space, &mut script, (*p, *g), goal.demand)
            .filter(|bound| rest.is_empty() || !takes_lanes(space, pattern, bound));
        if let Some(bound) = bound {
            let mut fields = Fields::new();
            if commit(space, &mut fields, bound)
                && extend(
                    space,
                    &pattern.space,
                    repeat.then_some(&script),
                    (*p, *g),
                    rest,
                    goal.demand,
                    &mut fields,
                )
            {
                matched = true;
                if !found.contains(&fields) {
                    found.push(fields);
                }
            }
        }
        let more = if matched { script.advance_matched() } else { script.advance() };
        if found.len() >= MAX_MATCHES || !more {
            break;
        }
    }
    found
}

/// Whether the lanes `p` and `g` match in some way.
pub(crate) fn may_match(
    space: &mut Space,
    family: &Family,
    (p, g): (Id, Id),
    demand: u16,
    heuristics: Heuristics,
) -> bool {
    let mut script = Script::new(heuristics.uses(Heuristic::Terms));
    for _ in 0..MAX_RUNS {
        if run(space, &family.probe, &mut script, (p, g), demand).is_some() {
            return true;
        }
        if !script.advance() {
            break;
        }
    }
    false
}

fn run(
    space: &mut Space,
    pattern: &Space,
    script: &mut Script,
    (p, g): (Id, Id),
    demand: u16,
) -> Option<Vec<Bound>> {
    script.rewind();
    let mut matcher = Matcher { pattern, space, script, fields: Vec::new(), misses: None };
    matcher.lane(p, g, demand).then_some(matcher.fields)
}

/// Whether `bound` wants lanes of vectors in a scalar register, which all lanes share.
fn takes_lanes(space: &Space, pattern: &Pattern, bound: &[Bound]) -> bool {
    let kind = |space: &Space, o: u16| space.operands().get(usize::from(o)).map(|o| o.kind);
    let reads_lanes = |id: &Id| match space.dag.node(*id) {
        Node::Read { base, .. } => base.iter().any(|o| kind(space, *o) == Some(Kind::Vector)),
        _ => false,
    };
    pattern.kind == Kind::Vector
        && bound.iter().any(|(operand, field)| {
            kind(&pattern.space, *operand) == Some(Kind::Scalar)
                && space.dag.reachable(&[field.value]).iter().any(reads_lanes)
        })
}

/// Matches the other lanes, each with a script that worked before (`script` did, if there is one) or else with the
/// first that fits.
fn extend(
    space: &mut Space,
    pattern: &Space,
    script: Option<&Script>,
    first: (Id, Id),
    rest: &[(Id, Id)],
    demand: u16,
    fields: &mut Fields,
) -> bool {
    let mut known: Vec<Script> = script.cloned().into_iter().collect();
    let mut shapes = |(p, g): (Id, Id)| (pattern.known_key(p).shape, space.key(g).shape);
    let first = shapes(first);
    let alike: Vec<bool> = rest.iter().map(|pair| shapes(*pair) == first).collect();
    for (pair, alike) in rest.iter().zip(alike) {
        let repeated = known.iter().rev().any(|s| {
            let mut s = s.clone();
            run(space, pattern, &mut s, *pair, demand).is_some_and(|bound| commit(space, fields, bound))
        });
        if repeated {
            continue;
        }
        let mut fresh = Script::new(alike && script.is_some_and(|s| s.alike));
        let mut runs = 0;
        loop {
            let bound = run(space, pattern, &mut fresh, *pair, demand);
            if bound.is_some_and(|b| commit(space, fields, b)) {
                known.extend(script.map(|_| fresh));
                break;
            }
            runs += 1;
            let most = if alike && script.is_some() { MAX_ALIKE_RUNS } else { MAX_LANE_RUNS };
            if runs >= most || !fresh.advance() {
                return false;
            }
        }
    }
    true
}

/// Adds `bound` to `fields`; false and no change if they contradict.
fn commit(space: &mut Space, fields: &mut Fields, bound: Vec<Bound>) -> bool {
    let mut changes = Vec::new();
    for (operand, field) in bound {
        match fields.get(&operand).and_then(|o| o.get(&field.offset)) {
            Some(old) if old.width != field.width => return false,
            Some(old) if old.demand >= field.demand => {
                if space.low(old.value, field.demand) != field.value {
                    return false;
                }
            }
            Some(old) if space.low(field.value, old.demand) != old.value => return false,
            _ => changes.push((operand, field)),
        }
    }
    for (operand, field) in changes {
        fields.entry(operand).or_default().insert(field.offset, field);
    }
    true
}
