//! Equality of whole lane functions, one question per lane template.
//!
//! Most lanes of an instruction are one expression at other elements. A pair of expressions is therefore
//! renamed first: blocks of operand bits are numbered in the order of their first use, and a read at a
//! computed index is replaced by a fresh element. Pairs that are then the same are decided once.

use crate::hash::FastMap;

use super::expand::{Flat, flatten};
use super::sweep::Memory;
use super::{Claim, Model, Prover, Range, Verdict, refute};
use crate::dag::{Dag, Id, Node};
use crate::effort;
use crate::error::Error;
use crate::interp::Bits;
use crate::lane::{ElementFn, Kind, LaneFn, Operand};

/// The verdicts on the elements of two functions.
#[derive(Clone, Debug)]
pub struct LanesVerdict {
    /// One verdict per element, lane 0 first.
    pub lanes: Vec<Verdict>,
    /// Pairs of expressions that were decided beyond comparing normal forms.
    pub templates: usize,
}

impl LanesVerdict {
    /// One verdict for the functions: a refutation, else what is unknown, else a proof.
    pub fn overall(&self) -> Verdict {
        let refuted = |v: &&Verdict| matches!(v, Verdict::Refuted(_));
        let open = |v: &&Verdict| !v.is_proved();
        let lanes = &self.lanes;
        lanes.iter().find(refuted).or_else(|| lanes.iter().find(open)).cloned().unwrap_or(Verdict::Proved)
    }
}

/// Elements of a read at a computed index, per width, that a renamed pair may use.
const FRESH_ELEMENTS: u32 = 256;

impl Prover {
    /// Whether two functions of the same operands give the same element in every lane. Where the elements
    /// differ in width, lanes are those of the narrower ones. After the first refuted lane the others are
    /// not tried.
    ///
    /// # Errors
    /// [`Error::Malformed`] if the operands or results differ in size.
    pub fn prove_equal_elements(&self, a: &ElementFn, b: &ElementFn) -> Result<LanesVerdict, Error> {
        same_shape(&a.operands, a.result.bits(), &b.operands, b.result.bits())?;
        let mut dag = Dag::new();
        let mut import = |f: &ElementFn| -> Vec<Id> {
            let mut memo = FastMap::default();
            f.elements.iter().map(|e| dag.import_with(&f.dag, *e, &mut |_, _| None, &mut memo)).collect()
        };
        let (mut left, mut right) = (import(a), import(b));
        let width = a.result.width.min(b.result.width);
        split(&mut dag, &mut left, a.result.width, width)?;
        split(&mut dag, &mut right, b.result.width, width)?;
        let pairs: Vec<(Id, Id)> = left.into_iter().zip(right).collect();
        Ok(self.prove_pairs(&dag, &pairs, &a.operands))
    }

    /// Whether two lane functions of the same operands are equal: body by body where they are split alike,
    /// else element by element.
    ///
    /// # Errors
    /// [`Error::Malformed`] if the operands or results differ in size.
    pub fn prove_equal_lane_fns(&self, a: &LaneFn, b: &LaneFn) -> Result<Verdict, Error> {
        same_shape(&a.operands, a.result.bits(), &b.operands, b.result.bits())?;
        if a.axes == b.axes && a.template_axis == b.template_axis {
            let mut dag = Dag::new();
            let equal = a.bodies.iter().zip(&b.bodies).all(|(x, y)| {
                let x = dag.import(&a.dag, *x, &mut |_, _| None);
                let y = dag.import(&b.dag, *y, &mut |_, _| None);
                self.prove_equal(&dag, x, y, &a.operands).is_proved()
            });
            if equal {
                return Ok(Verdict::Proved);
            }
        }
        Ok(self.prove_equal_elements(&a.unroll(), &b.unroll())?.overall())
    }

    /// Decides the equality of each pair of closed expressions of one arena.
    pub fn prove_pairs(&self, dag: &Dag, pairs: &[(Id, Id)], operands: &[Operand]) -> LanesVerdict {
        let mut verdict = LanesVerdict { lanes: vec![Verdict::Proved; pairs.len()], templates: 0 };
        if pairs.iter().all(|(a, b)| a == b) {
            return verdict;
        }
        let roots: Vec<Id> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let flat = match flatten(dag, &roots, self.literal, operands) {
            Ok(flat) => flat,
            Err(reason) => {
                verdict.lanes.fill(Verdict::Unknown(reason));
                return verdict;
            }
        };
        let open: Vec<(usize, Id, Id)> = flat
            .roots
            .chunks(2)
            .enumerate()
            .filter(|(_, p)| p[0] != p[1])
            .map(|(lane, p)| (lane, p[0], p[1]))
            .collect();
        // Of the pairs that their normal forms decide, one for all.
        let plain = pairs.iter().zip(flat.roots.chunks(2)).find(|(p, f)| p.0 != p.1 && f[0] == f[1]);
        if let Some(((a, b), _)) = plain {
            self.record(dag, Claim::Equal(*a, *b), operands, &Verdict::Proved);
        }
        if let Some((lane, model)) = self.refute_any(dag, pairs, &open, operands) {
            let (claim, refuted) = (Claim::Equal(pairs[lane].0, pairs[lane].1), Verdict::Refuted(model));
            self.record(dag, claim, operands, &refuted);
            stop(&mut verdict, &open, lane, refuted);
            return verdict;
        }
        let mut templates = Templates::new(operands);
        let mut decided: FastMap<(Id, Id), Verdict> = FastMap::default();
        let mut memory = Memory::default();
        for (lane, a, b) in &open {
            if effort::has_to_end() {
                stop(&mut verdict, &open, *lane, Verdict::Unknown("the time is up".into()));
                return verdict;
            }
            let claim = Claim::Equal(*a, *b);
            let answer = match templates.rename(&flat.dag, *a, *b, &self.ranges) {
                None => {
                    let answer = self.decide(&flat, claim, operands, &mut memory);
                    let (a, b) = pairs[*lane];
                    self.record(dag, Claim::Equal(a, b), operands, &answer);
                    answer
                }
                Some(renamed) => {
                    let shared = decided
                        .entry((renamed.a, renamed.b))
                        .or_insert_with(|| {
                            verdict.templates += 1;
                            let claim = Claim::Equal(renamed.a, renamed.b);
                            self.prove(&templates.dag, claim, &templates.operands, &mut memory)
                        })
                        .clone();
                    self.carry_back(&flat, claim, operands, &renamed, shared, &mut memory)
                }
            };
            // One lane that is not proven decides for all: the others are not asked about.
            if !answer.is_proved() {
                stop(&mut verdict, &open, *lane, answer);
                return verdict;
            }
        }
        verdict
    }

    fn refute_any(
        &self,
        dag: &Dag,
        pairs: &[(Id, Id)],
        open: &[(usize, Id, Id)],
        operands: &[Operand],
    ) -> Option<(usize, Model)> {
        let roots: Vec<Id> = open.iter().flat_map(|(lane, ..)| [pairs[*lane].0, pairs[*lane].1]).collect();
        let inputs = refute::inputs(operands, &self.ranges, self.rounds, dag.computes_floats(&roots));
        open.iter().find_map(|(lane, ..)| {
            let claim = Claim::Equal(pairs[*lane].0, pairs[*lane].1);
            refute::refute(dag, claim, &inputs).map(|m| (*lane, m))
        })
    }

    /// What the verdict on a renamed pair says of the pair itself.
    fn carry_back(
        &self,
        flat: &Flat,
        claim: Claim,
        operands: &[Operand],
        renamed: &Renamed,
        verdict: Verdict,
        memory: &mut Memory,
    ) -> Verdict {
        let Verdict::Refuted(model) = &verdict else {
            // The fresh elements may be why it is unknown.
            return if renamed.fresh && !verdict.is_proved() {
                self.decide(flat, claim, operands, memory)
            } else {
                verdict
            };
        };
        let mut values: Vec<Bits> = operands.iter().map(|o| Bits::zero(o.bits())).collect();
        for b in &renamed.blocks {
            let operand = usize::from(b.operand);
            let width = b.bits as u16;
            let value = model.operands[operand].get(u64::from(b.new * b.bits), width);
            values[operand].set(u64::from(b.old * b.bits), width, value);
        }
        self.replay(&flat.dag, claim, values, Vec::new())
            .unwrap_or_else(|| self.decide(flat, claim, operands, memory))
    }
}

fn stop(verdict: &mut LanesVerdict, open: &[(usize, Id, Id)], lane: usize, answer: Verdict) {
    for (other, ..) in open.iter().filter(|o| o.0 > lane) {
        verdict.lanes[*other] = Verdict::Unknown(format!("not tried: lane {lane} is not proven"));
    }
    verdict.lanes[lane] = answer;
}

/// Cuts elements of `from` bits into elements of `to` bits.
fn split(dag: &mut Dag, elements: &mut Vec<Id>, from: u16, to: u16) -> Result<(), Error> {
    if from == to {
        return Ok(());
    }
    if !from.is_multiple_of(to) {
        return Err(Error::Malformed(format!("elements of {from} and {to} bits")));
    }
    *elements = elements
        .iter()
        .flat_map(|e| (0..from / to).map(move |part| (*e, part)))
        .map(|(e, part)| {
            let shifted = dag.shr_const(e, u32::from(part * to));
            dag.wrap(shifted, to, false)
        })
        .collect();
    Ok(())
}

fn same_shape(a: &[Operand], a_bits: u32, b: &[Operand], b_bits: u32) -> Result<(), Error> {
    let sizes = |o: &[Operand]| o.iter().map(Operand::bits).collect::<Vec<_>>();
    if sizes(a) == sizes(b) && a_bits == b_bits {
        Ok(())
    } else {
        Err(Error::Malformed("operands or results of different sizes".into()))
    }
}

/// A block of an operand under its old and its new number.
struct Block {
    operand: u16,
    old: u32,
    new: u32,
    bits: u32,
}

/// A renamed pair of expressions.
struct Renamed {
    a: Id,
    b: Id,
    blocks: Vec<Block>,
    /// Whether reads at computed indices were replaced.
    fresh: bool,
}

/// The arena of renamed pairs.
struct Templates {
    dag: Dag,
    /// The operands, then one of fresh elements per width.
    operands: Vec<Operand>,
    sizes: Vec<u32>,
    fresh_of_width: FastMap<u16, u16>,
}

impl Templates {
    fn new(operands: &[Operand]) -> Templates {
        Templates {
            dag: Dag::new(),
            operands: operands.to_vec(),
            sizes: operands.iter().map(Operand::bits).collect(),
            fresh_of_width: FastMap::default(),
        }
    }

    /// The pair with its reads renamed; `None` where elements do not fall into equal blocks.
    fn rename(&mut self, from: &Dag, a: Id, b: Id, ranges: &[Range]) -> Option<Renamed> {
        let blocks = self.block_widths(from, a, b, ranges)?;
        let mut numbers: FastMap<(u16, u32), u32> = FastMap::default();
        let mut used = vec![0u32; self.sizes.len()];
        let mut fresh: FastMap<(&[u16], u16, Id), (u16, u32)> = FastMap::default();
        let mut fresh_used: FastMap<u16, u32> = FastMap::default();
        let mut memo: FastMap<Id, Id> = FastMap::default();
        let mut pending = vec![b, a];
        while let Some(&id) = pending.last() {
            if memo.contains_key(&id) {
                pending.pop();
                continue;
            }
            let node = from.node(id);
            let new = if let Node::Read { base, width, signed, index } = node {
                let (operand, element) = match from.as_const(*index) {
                    Some(i) => {
                        let i = u64::try_from(i).ok()?;
                        let (operand, offset) = super::leaf::locate(&self.sizes, base, *width, i)?;
                        let block = blocks[usize::from(operand)];
                        let next = &mut used[usize::from(operand)];
                        let number = *numbers.entry((operand, offset / block)).or_insert_with(|| {
                            *next += 1;
                            *next - 1
                        });
                        let offset = number * block + offset % block;
                        (operand, offset / u32::from(*width))
                    }
                    None => *fresh.entry((base.as_slice(), *width, *index)).or_insert_with(|| {
                        let operand = *self.fresh_of_width.entry(*width).or_insert_with(|| {
                            self.operands.push(fresh_operand(*width));
                            self.operands.len() as u16 - 1
                        });
                        let n = fresh_used.entry(operand).or_insert(0);
                        *n += 1;
                        (operand, *n - 1)
                    }),
                };
                if element >= FRESH_ELEMENTS && operand as usize >= self.sizes.len() {
                    return None;
                }
                self.dag.read_at(operand, *width, *signed, element)
            } else {
                let waiting: Vec<Id> =
                    node.children().into_iter().filter(|c| !memo.contains_key(c)).collect();
                if !waiting.is_empty() {
                    pending.extend(waiting.into_iter().rev());
                    continue;
                }
                let children: Vec<Id> = node.children().iter().map(|c| memo[c]).collect();
                self.dag.rebuild(node, &children)
            };
            memo.insert(id, new);
            pending.pop();
        }
        let renumbered = numbers
            .into_iter()
            .map(|((operand, old), new)| Block { operand, old, new, bits: blocks[usize::from(operand)] })
            .collect();
        Some(Renamed { a: memo[&a], b: memo[&b], blocks: renumbered, fresh: !fresh.is_empty() })
    }

    /// The block width of each operand: the widest read or assumption. `None` if some read would not stay
    /// inside one block, or if an assumption speaks of a single element.
    fn block_widths(&self, from: &Dag, a: Id, b: Id, ranges: &[Range]) -> Option<Vec<u32>> {
        let mut widths = vec![1u32; self.sizes.len()];
        let mut reads = Vec::new();
        for r in ranges {
            if r.element.is_some() {
                return None;
            }
            let block = widths.get_mut(usize::from(r.operand))?;
            *block = (*block).max(u32::from(r.width));
        }
        for id in from.reachable(&[a, b]) {
            if let Node::Read { base, width, index, .. } = from.node(id)
                && let Some(i) = from.as_const(*index)
            {
                let i = u64::try_from(i).ok()?;
                let (operand, offset) = super::leaf::locate(&self.sizes, base, *width, i)?;
                let block = &mut widths[usize::from(operand)];
                *block = (*block).max(u32::from(*width));
                reads.push((operand, offset, u32::from(*width)));
            }
        }
        let whole = |operand: u16, width: u32| {
            let block = widths[usize::from(operand)];
            block.is_multiple_of(width) && self.sizes[usize::from(operand)].is_multiple_of(block)
        };
        let aligned =
            reads.iter().all(|(operand, offset, width)| whole(*operand, *width) && offset % width == 0);
        let assumed = ranges.iter().all(|r| whole(r.operand, u32::from(r.width.max(1))));
        (aligned && assumed).then_some(widths)
    }
}

fn fresh_operand(width: u16) -> Operand {
    Operand {
        name: format!("fresh{width}"),
        kind: Kind::Vector,
        width,
        extents: vec![FRESH_ELEMENTS],
        signed: false,
    }
}
