//! From one expression per element to templates over axes.
//!
//! For every way to split the result into `outer x templates x inner` lanes, fewest templates first, the
//! lanes of each template must have one shape ([`crate::antiunify`]) whose numbers are affine in
//! mixed-radix digits of the lane number ([`crate::affine`]). Lanes whose expression was simplified further
//! than that of their neighbours (shift by 0, index 0, the top bit) fit no shape; the template then comes
//! from the majority, and every lane is instantiated and compared with its expression.

use crate::hash::FastMap;

use crate::affine::{self, Affine};
use crate::antiunify::{Shape, Shapes};
use crate::dag::MAX_WIDTH;
use crate::dag::{Dag, Id, Interval, Node, Var};
use crate::effort;
use crate::fold::{Folder, affine_numbers, expand};
use crate::lane::{ElementFn, Kind, LaneFn};
use crate::primitive;
use crate::regroup::widen;

/// More templates than this are not a pattern.
const MAX_TEMPLATES: usize = 16;
/// More operations than this are not looked through for patterns.
const MAX_NODES: usize = 1 << 17;

/// As [`reroll`], with the elements that `f` has: the canonical form may have wider ones, where some are zero.
pub fn reroll_elements(f: &ElementFn) -> LaneFn {
    in_range(reroll_at_width(&primitive::recognize(&natural_reads(f))))
}

/// The canonical form of `f`; lanes that follow no pattern become templates of their own.
///
/// The result is equal to `f`: every template is expanded and compared with the elements by normal form,
/// and a form that cannot be compared is not used.
pub fn reroll(f: &ElementFn) -> LaneFn {
    let f = &primitive::recognize(&natural_reads(f));
    let mut best = reroll_at_width(f);
    if best.bodies.len() == 1 && !cuts_a_value(&best) {
        return in_range(best);
    }
    for n in [2, 4, 8, 16, 32, 64] {
        if let Some(wide) = widen(f, n).map(|wide| reroll_at_width(&wide))
            && size(&wide) < size(&best)
        {
            best = wide;
        }
    }
    in_range(best)
}

/// `f` with bodies whose intervals show that they fit the result. Those of elements show it; what is put together
/// from them, the sum of a loop say, may have a wider interval and no other values.
fn in_range(mut f: LaneFn) -> LaneFn {
    let width = f.result.width;
    let range = Interval::of_width(width, false);
    for body in &mut f.bodies {
        if width <= MAX_WIDTH && !f.dag.interval(*body).within(range) {
            *body = f.dag.wrap(*body, width, false);
        }
    }
    f
}

/// Templates, then operations on data: what the canonical form has fewest of.
fn size(f: &LaneFn) -> (usize, usize) {
    let mut on_data = vec![false; f.dag.len()];
    for (i, node) in f.dag.nodes().iter().enumerate() {
        on_data[i] = matches!(node, Node::Read { .. }) || node.children().iter().any(|c| on_data[c.index()]);
    }
    (f.bodies.len(), on_data.into_iter().filter(|d| *d).count())
}

/// Whether an element is a bit field whose place depends on the lane: a sign of elements cut too small.
fn cuts_a_value(f: &LaneFn) -> bool {
    f.dag.nodes().iter().any(
        |n| matches!(n, Node::Shr(_, by) if f.dag.free_vars(*by) & ((1 << Var::FIRST_REDUCTION) - 1) != 0),
    )
}

fn reroll_at_width(f: &ElementFn) -> LaneFn {
    let natural = natural_reads(f);
    let (dag, elements) = (&natural.dag, &natural.elements);
    // Zeros above the last live element belong to the register, not to the function.
    let live = elements.iter().rposition(|e| dag.as_const(*e) != Some(0)).map_or(elements.len(), |n| n + 1);
    // So do zeros at the end of a row, but all rows alike.
    let row = f.result.extents.iter().skip(1).product::<u32>().max(1) as usize;
    let elements = &elements[..live.next_multiple_of(row).min(elements.len())];
    if dag.len() > MAX_NODES || effort::has_to_end() {
        return as_they_are(dag, f, elements);
    }
    let mut to = Dag::new();
    let mut shapes = Shapes::new();
    let mut folder = Folder::new(dag, &f.operands);
    let folded: Vec<Id> = elements.iter().map(|e| folder.fold(&mut to, &mut shapes, *e)).collect();
    let lanes: Vec<Shape> = folded.iter().map(|e| shapes.of(&mut to, *e)).collect();
    let n = folded.len();
    for templates in (1..=MAX_TEMPLATES.min(n)).filter(|t| n % t == 0) {
        for inner in divisors(n / templates) {
            if effort::has_to_end() {
                return as_they_are(&to, f, &folded);
            }
            let split = Split { templates, inner, n };
            let Some(candidate) = try_split(&mut to, &mut shapes, &folded, &lanes, &split, f) else {
                continue;
            };
            if is_equal(&candidate, &to, &folded) {
                return candidate;
            }
        }
    }
    as_they_are(&to, f, &folded)
}

/// Every element as a template of its own.
fn as_they_are(dag: &Dag, f: &ElementFn, elements: &[Id]) -> LaneFn {
    let n = elements.len();
    compact(dag, f, vec![n as u32], (n > 1).then_some(0), elements)
}

/// The lanes split as `n / (templates * inner)` blocks of `templates` groups of `inner` lanes.
struct Split {
    templates: usize,
    inner: usize,
    n: usize,
}

impl Split {
    fn outer(&self) -> usize {
        self.n / (self.templates * self.inner)
    }

    fn lane(&self, outer: usize, template: usize, inner: usize) -> usize {
        (outer * self.templates + template) * self.inner + inner
    }
}

fn divisors(n: usize) -> Vec<usize> {
    (1..=n).filter(|d| n % d == 0).collect()
}

fn try_split(
    dag: &mut Dag,
    shapes: &mut Shapes,
    folded: &[Id],
    lanes: &[Shape],
    split: &Split,
    f: &ElementFn,
) -> Option<LaneFn> {
    // With one template every inner extent is the same split.
    if split.templates == 1 && split.inner != 1 {
        return None;
    }
    let positions: Vec<(usize, usize)> =
        (0..split.outer()).flat_map(|p| (0..split.inner).map(move |j| (p, j))).collect();
    let mut exemplars = Vec::new();
    let mut usual = vec![true; positions.len()];
    for m in 0..split.templates {
        let hash =
            majority(positions.iter().map(|&(p, j)| lanes[split.lane(p, m, j)].hash), positions.len())?;
        let mut exemplar = None;
        for (at, &(p, j)) in positions.iter().enumerate() {
            let lane = split.lane(p, m, j);
            if lanes[lane].hash == hash && !lanes[lane].too_big {
                exemplar.get_or_insert(lane);
            } else {
                usual[at] = false;
            }
        }
        exemplars.push(exemplar?);
    }
    let rows: Vec<Option<Vec<i128>>> = positions
        .iter()
        .zip(&usual)
        .map(|(&(p, j), ok)| {
            ok.then(|| {
                (0..split.templates)
                    .flat_map(|m| lanes[split.lane(p, m, j)].numbers.iter().copied())
                    .collect()
            })
        })
        .collect();
    let (fit, inner_axes) = fit_split(&rows, split)?;
    build(dag, shapes, folded, lanes, split, &exemplars, &fit, inner_axes, f)
}

/// The most frequent shape, if it is that of at least a quarter of the lanes.
fn majority(hashes: impl Iterator<Item = u64>, total: usize) -> Option<u64> {
    let mut counts: Vec<(u64, usize)> = Vec::new();
    for h in hashes {
        match counts.iter_mut().find(|c| c.0 == h) {
            Some(c) => c.1 += 1,
            None => counts.push((h, 1)),
        }
        if counts.len() > 12 {
            return None;
        }
    }
    counts.into_iter().filter(|c| 4 * c.1 >= total).max_by_key(|c| c.1).map(|c| c.0)
}

/// Fits the rows over outer and inner digits. Returns the fit and how many of its axes are inner.
fn fit_split(rows: &[Option<Vec<i128>>], split: &Split) -> Option<(Affine, usize)> {
    let complete: Vec<Vec<i128>> = match rows.iter().cloned().collect::<Option<Vec<_>>>() {
        Some(all) => all,
        None => extrapolate(rows)?,
    };
    if split.templates == 1 {
        let views: Vec<&[i128]> = complete.iter().map(Vec::as_slice).collect();
        return affine::fit(&views).map(|f| (f, 0));
    }
    // The inner digits must fit with the same slopes in every block, the outer ones at inner digit 0.
    let blocks: Vec<&[Vec<i128>]> = complete.chunks(split.inner).collect();
    let views: Vec<&[i128]> = blocks[0].iter().map(Vec::as_slice).collect();
    let inner = affine::fit(&views)?;
    let same = |block: &[Vec<i128>]| {
        (0..inner.base.len()).all(|k| {
            block
                .iter()
                .zip(blocks[0])
                .all(|(r, s)| r[k].wrapping_sub(block[0][k]) == s[k].wrapping_sub(inner.base[k]))
        })
    };
    if !blocks.iter().all(|b| same(b)) {
        return None;
    }
    let heads: Vec<&[i128]> = blocks.iter().map(|b| b[0].as_slice()).collect();
    let mut fit = affine::fit(&heads)?;
    let inner_axes = inner.extents.len();
    fit.extents.extend(inner.extents);
    fit.slopes.extend(inner.slopes);
    Some((fit, inner_axes))
}

/// Fills the missing rows from one affine function through the known ones.
fn extrapolate(rows: &[Option<Vec<i128>>]) -> Option<Vec<Vec<i128>>> {
    let known: Vec<(usize, &Vec<i128>)> =
        rows.iter().enumerate().filter_map(|(i, r)| Some((i, r.as_ref()?))).collect();
    let pair = known.windows(2).find(|w| w[1].0 == w[0].0 + 1)?;
    let (at, first) = pair[0];
    let slope: Vec<i128> = pair[1].1.iter().zip(first).map(|(b, a)| b.wrapping_sub(*a)).collect();
    let row = |i: usize| -> Vec<i128> {
        let steps = i as i128 - at as i128;
        first.iter().zip(&slope).map(|(v, s)| v.wrapping_add(s.wrapping_mul(steps))).collect()
    };
    known.iter().all(|(i, r)| row(*i) == **r).then(|| (0..rows.len()).map(row).collect())
}

#[expect(clippy::too_many_arguments, reason = "the parts of one candidate, used once")]
fn build(
    dag: &mut Dag,
    shapes: &mut Shapes,
    folded: &[Id],
    lanes: &[Shape],
    split: &Split,
    exemplars: &[usize],
    fit: &Affine,
    inner_axes: usize,
    f: &ElementFn,
) -> Option<LaneFn> {
    let outer_axes = fit.extents.len() - inner_axes;
    let mut axes: Vec<u32> = fit.extents.clone();
    let template_axis = (split.templates > 1).then_some(outer_axes);
    // Axis variables are numbered by position; the template axis has a position but no variable in use.
    let vars: Vec<Var> = (0..axes.len())
        .map(|n| Var((n + usize::from(template_axis.is_some_and(|t| n >= t))) as u8))
        .collect();
    if let Some(t) = template_axis {
        axes.insert(t, split.templates as u32);
    }
    let numbers = affine_numbers(dag, fit, &vars);
    let mut rest = numbers.as_slice();
    let mut bodies = Vec::new();
    for &lane in exemplars {
        let (own, after) = rest.split_at_checked(lanes[lane].numbers.len())?;
        rest = after;
        let body = shapes.rebuild(dag, folded[lane], &mut own.iter().copied())?;
        bodies.push(dag.wrap(body, f.result.width, false));
    }
    Some(compact(dag, f, axes, template_axis, &bodies))
}

/// The lane function of `bodies`, in an arena that holds nothing else.
fn compact(from: &Dag, f: &ElementFn, axes: Vec<u32>, template_axis: Option<usize>, bodies: &[Id]) -> LaneFn {
    let mut dag = Dag::new();
    let mut memo = FastMap::default();
    let bodies = bodies.iter().map(|b| dag.import_with(from, *b, &mut |_, _| None, &mut memo)).collect();
    LaneFn { dag, operands: f.operands.clone(), result: f.result.clone(), axes, template_axis, bodies }
}

/// Whether every element of `candidate` expands to the normal form of the element of the source.
fn is_equal(candidate: &LaneFn, source: &Dag, elements: &[Id]) -> bool {
    let mut common = Dag::new();
    let unrolled = candidate.unroll();
    // Elements above the live ones are 0 in both.
    let (mut left, mut right) = (FastMap::default(), FastMap::default());
    unrolled.elements.iter().zip(elements).all(|(a, b)| {
        let a = expand(&mut common, &unrolled.dag, *a, &mut left);
        let b = expand(&mut common, source, *b, &mut right);
        a == b
    })
}

/// Rewrites reads so that every operand is read in elements of one natural width: narrower reads at
/// constant places become bit fields of the element that holds them.
fn natural_reads(f: &ElementFn) -> ElementFn {
    let widths: Vec<u16> = (0..f.operands.len()).map(|o| natural_width(f, o as u16)).collect();
    let mut dag = Dag::new();
    let mut memo = FastMap::default();
    let elements = f
        .elements
        .iter()
        .map(|e| {
            dag.import_with(
                &f.dag,
                *e,
                &mut |d, id| {
                    let Node::Read { base, width, signed, index } = f.dag.node(id) else { return None };
                    let [operand] = base[..] else { return None };
                    let natural = widths[usize::from(operand)];
                    let index = f.dag.as_const(*index)?;
                    if *width >= natural {
                        return None;
                    }
                    let bit = index * i128::from(*width);
                    let (element, offset) = (bit / i128::from(natural), bit % i128::from(natural));
                    if offset + i128::from(*width) > i128::from(natural) {
                        return None;
                    }
                    let element = d.constant(element);
                    let whole = d.read(operand, natural, false, element);
                    let shifted = d.shr_const(whole, offset as u32);
                    Some(d.wrap(shifted, *width, *signed))
                },
                &mut memo,
            )
        })
        .collect();
    ElementFn { dag, operands: f.operands.clone(), result: f.result.clone(), elements }
}

/// The widest whole-byte element in which `operand` is read; its declared width where no byte is.
fn natural_width(f: &ElementFn, operand: u16) -> u16 {
    let declared = f.operands[usize::from(operand)].width;
    match f.operands[usize::from(operand)].kind {
        Kind::Mask => return 1,
        Kind::Scalar | Kind::Immediate if declared <= 64 => return declared,
        _ => {}
    }
    let read = f.dag.reachable(&f.elements).into_iter().filter_map(|id| match f.dag.node(id) {
        Node::Read { base, width, .. } if base[..] == [operand] && width % 8 == 0 => Some(*width),
        _ => None,
    });
    read.max().unwrap_or(declared)
}
