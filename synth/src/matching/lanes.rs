//! Matching all lanes of an instruction against those of a goal.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::effort::{self, Work};
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
/// Terms of a sum that is matched in every way, at most.
pub(super) const FEW_TERMS: usize = 4;
/// The same of sums that are parts of longer ones, which are met in many ways.
const FEW_OF_MANY: usize = 2;
/// Runs of the matcher on a lane after the first.
const MAX_LANE_RUNS: usize = 64;
/// The same where both lanes have the shapes of the first ones.
const MAX_ALIKE_RUNS: usize = 6;

/// A lane of a pattern and one of a goal, at the same place.
type Pair = (usize, Id, Id);

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
    let pairs: Vec<Pair> = pattern
        .lanes
        .iter()
        .zip(&goal.lanes)
        .enumerate()
        .filter_map(|(lane, (p, g))| g.map(|g| (lane, *p, g)))
        .collect();
    let Some((first @ (_, p, g), rest)) = pairs.split_first() else { return Vec::new() };
    let mut found = Vec::new();
    let mut script = Script::new(few_terms(space, heuristics));
    for _ in 0..MAX_RUNS {
        let mut matched = false;
        let bound = run(space, &pattern.space, &mut script, (*p, *g), goal.demand)
            .filter(|bound| rest.is_empty() || !takes_lanes(space, pattern, bound));
        if let Some(bound) = bound {
            let mut fields = Fields::new();
            if commit(space, &mut fields, bound.clone())
                && extend(
                    space,
                    pattern,
                    repeat.then_some((&script, &bound)),
                    *first,
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

/// The most terms of a sum that is matched in every way.
fn few_terms(space: &Space, heuristics: Heuristics) -> usize {
    match (heuristics.uses(Heuristic::Terms), matches_every_sum(space.longest_sum)) {
        (true, false) => FEW_OF_MANY,
        (true, true) => FEW_TERMS,
        (false, _) => usize::MAX,
    }
}

/// Whether sums of a window whose longest one has so many terms are matched in every way.
pub(crate) fn matches_every_sum(longest: usize) -> bool {
    longest <= FEW_TERMS
}

/// Whether the lanes `p` and `g` match in some way.
pub(crate) fn may_match(
    space: &mut Space,
    family: &Family,
    (p, g): (Id, Id),
    demand: u16,
    heuristics: Heuristics,
) -> bool {
    let mut script = Script::new(few_terms(space, heuristics));
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
    let mut matcher =
        Matcher { pattern, space, script, fields: Vec::new(), wholes: Vec::new(), misses: None };
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

/// Matches the other lanes: as the first one, `matched` with a script and what it bound, if they are that one elsewhere;
/// or each with a script that worked before or else with the first that fits.
fn extend(
    space: &mut Space,
    pattern: &Pattern,
    matched: Option<(&Script, &[Bound])>,
    first: Pair,
    rest: &[Pair],
    demand: u16,
    fields: &mut Fields,
) -> bool {
    let script = matched.map(|(script, _)| script);
    let mut known: Vec<Script> = script.cloned().into_iter().collect();
    let mut shapes = |(_, p, g): Pair| (pattern.space.known_key(p).shape, space.key(g).shape);
    let shape = shapes(first);
    let alike: Vec<bool> = rest.iter().map(|pair| shapes(*pair) == shape).collect();
    for (pair, alike) in rest.iter().zip(alike) {
        if let Some((_, bound)) = matched.filter(|_| alike)
            && let Some(bound) = elsewhere(space, pattern, bound, (first, *pair))
            && commit(space, fields, bound)
        {
            continue;
        }
        let pair = &(pair.1, pair.2);
        let pattern = &pattern.space;
        let repeated = known.iter().rev().any(|s| {
            let mut s = s.clone();
            run(space, pattern, &mut s, *pair, demand).is_some_and(|bound| commit(space, fields, bound))
        });
        if repeated {
            continue;
        }
        let mut fresh = Script::new(script.filter(|_| alike).map_or(usize::MAX, |s| s.few));
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

/// What the second lane binds, if it is the first one elsewhere, which binds `bound`.
fn elsewhere(
    space: &mut Space,
    pattern: &Pattern,
    bound: &[Bound],
    ((from, _, one), (to, _, two)): (Pair, Pair),
) -> Option<Vec<Bound>> {
    effort::spend(Work::Byte, bound.len() as u64);
    let further = space.displacement(one, two)?;
    let displaced = |(operand, field): &Bound| {
        let offset = i64::from(field.offset) + pattern.distance(*operand, from, to)?;
        let value = space.displaced(field.value, further)?;
        Some((*operand, Field { offset: u32::try_from(offset).ok()?, value, ..*field }))
    };
    bound.iter().map(displaced).collect()
}

/// Adds `bound` to `fields`; false and no change if they contradict.
fn commit(space: &mut Space, fields: &mut Fields, bound: Vec<Bound>) -> bool {
    let mut changes: Vec<Bound> = Vec::new();
    for (operand, field) in bound {
        // An element may be compared as a whole of which less is chosen.
        let known = |(o, f): &&Bound| (*o, f.offset) == (operand, field.offset);
        if let Some((_, other)) = changes.iter().find(known) {
            let (wide, narrow) = if other.width > field.width { (other, &field) } else { (&field, other) };
            if wide.demand < narrow.demand || space.low(wide.value, narrow.demand) != narrow.value {
                return false;
            }
        }
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
    // Of several at one place, the widest is the last.
    changes.sort_by_key(|(_, field)| field.width);
    for (operand, field) in changes {
        fields.entry(operand).or_default().insert(field.offset, field);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::root::Shape;
    use crate::testing::{bytes, found, library};

    #[test]
    fn shifts_to_the_right_are_shifts_to_the_left_by_negative_counts() {
        let either = "window s(a: i32x4, b: u32x4) -> u32x4 {\n    let n = i8(b[i])\n    \
            out[i] = select(n < 0, u32(((a[i] >> sat_u8(sat_u8(-n) - 1)) + 1) >> 1), u32(a.u32[i] << sat_u8(n)))\n}\n";
        let negated = "window l(a: u32x4) -> u32x4 {\n    out[i] = -a[i]\n}\n";
        let goal = |range: &str| {
            format!(
                "window g(a: i32x4, n: i32x4) -> i32x4 {{\n    assume n in {range}\n    let k = clamp(n[i], 0, 32)\n    \
                out[i] = select(k > 0, ((a[i] >> max(k - 1, 0)) + 1) >> 1, a[i])\n}}\n"
            )
        };
        let steps = |range| found(&goal(range), &[either, negated]).map(|program| program.steps.len());
        assert_eq!((steps("0..=31"), steps("1..=7"), steps("-1..=31")), (Some(2), Some(2), None));
    }

    #[test]
    fn fewer_terms_are_matched_in_every_way_where_sums_are_parts_of_longer_ones() {
        let most = |longest_sum, left_out| {
            let mut space = Space::new(&[], &[]);
            space.longest_sum = longest_sum;
            few_terms(&space, Heuristics::without(left_out).expect("a name"))
        };
        assert_eq!([most(0, ""), most(4, ""), most(5, "")], [4, 4, 2]);
        assert_eq!([most(4, "terms"), most(5, "terms")], [usize::MAX; 2]);
    }

    #[test]
    fn an_element_is_one_value_however_much_of_it_is_read() {
        // The greater of two floats compares all of an element and gives less of it, where less is asked for.
        let mut space = Space::new(&[bytes("a"), bytes("b")], &[]);
        let (a, b) = (space.dag.read_at(0, 32, false, 0), space.dag.read_at(1, 32, false, 0));
        let field = |value, width| (7, Field { offset: 32, width, demand: width, value });
        let low = space.low(a, 16);
        for (narrow, fits) in [(low, true), (space.low(b, 16), false)] {
            for bound in [[field(a, 32), field(narrow, 16)], [field(narrow, 16), field(a, 32)]] {
                let mut fields = Fields::new();
                assert_eq!(commit(&mut space, &mut fields, bound.to_vec()), fits);
                let kept = fields.get(&7).and_then(|o| o.get(&32)).map(|f| f.value);
                assert_eq!(kept, fits.then_some(a));
            }
        }
    }

    #[test]
    fn what_the_root_of_a_pattern_refuses_does_not_match() {
        let values = [
            "min(a[i], b[i])",
            "max(a[i], b[i])",
            "a[i] >> 3",
            "a[i] >> 5",
            "(a[i] >> 3) + 9",
            "(a[i] + b[i]) >> 1",
            "(a[i] & 1023) >> 3",
            "4 * a[i]",
            "4 * a[i] + 8",
            "4 * a[i] + 12 * b[i]",
            "a[i] + b[i]",
            "a[i] ^ b[i]",
            "a[i] ^ 32768",
            "a[i] | b[i]",
            "256 * (a[i] & 255) | b[i] >> 8",
            "a[i] & 255",
            "select(a[i] < b[i], 65535, 0)",
            "select(a[i] < b[i], 1, 0)",
            "1 - select(a[i] < 7, 1, 0)",
            "select(a[i] == b[i], 1, 0)",
            "sat_u8(a[i] - b[i])",
            "77",
        ];
        let text = |value| format!("window w(a: u16x8, b: u16x8) -> u16x8 {{\n    out[i] = {value}\n}}\n");
        let texts = values.map(text);
        let library = library(&texts.each_ref().map(String::as_str));
        let family = |n: usize| library.family(n).expect("a pattern");
        let (mut refused, heuristics) = (0, Heuristics::default());
        for goal in 0..values.len() {
            for pattern in 0..values.len() {
                let mut space = family(goal).probe.clone();
                let g = family(goal).variants()[0].first;
                let variant = &family(pattern).variants()[0];
                let Some(shape) = Shape::of(&mut space, g, 16) else { continue };
                if !shape.fits(variant.root) {
                    refused += 1;
                    let matches = may_match(&mut space, family(pattern), (variant.first, g), 16, heuristics);
                    assert!(!matches, "{} is {}", values[goal], values[pattern]);
                }
            }
        }
        assert!(refused > values.len() * values.len() / 3, "{refused}");
    }
}
