//! One lowering: the functions that it is tried as, their inputs, and what became of each.

use std::borrow::Cow;
use std::collections::BTreeSet;

use autoir::dictionary::{Member, Operation};
use autoir::program::{PortKind, Shape};
use autoir_codegen_gen::emit::isolated::{self, Written};
use autoir_codegen_gen::emit::plain;
use autoir_codegen_gen::lowering::Lowering;
use autoir_semantics::lane::{Kind, LaneFn};
use autoir_semantics::vectors::Generator;
use sha2::{Digest, Sha256};

use super::Options;
use super::report::Different;
use crate::oracle::compare::{self, Layout};
use crate::oracle::error::OracleError;
use crate::oracle::linked::Function;
use crate::oracle::report::hexadecimal;
use crate::oracle::tiles;

/// Mixed vectors at each combination of immediates, at least.
const VECTORS_PER_IMMEDIATE: usize = 12;

/// What became of one function.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Nothing yet.
    Open,
    /// Executed by this machine, and equal on all vectors.
    Equal(String),
    /// Executed, and different.
    Different(Box<Differing>),
    /// Not executed, for this reason.
    Skipped(String),
}

/// What a function computed that is not what the dictionary says.
#[derive(Clone, Debug)]
pub struct Differing {
    /// The first wrong vector.
    pub first: Different,
    /// All results, one after the other.
    pub results: Vec<u8>,
}

/// A lowering in one way of writing it, at one combination of immediates.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Which way, by number; 0 is the one that programs are emitted with.
    pub way: usize,
    /// The features of that way.
    pub features: BTreeSet<String>,
    /// The immediates, in parameter order.
    pub immediates: Vec<u32>,
    /// The input vectors, one after the other.
    pub inputs: Vec<u8>,
    /// How many there are.
    pub count: usize,
    /// What became of it.
    pub outcome: Outcome,
}

impl Trial {
    /// Whether nothing became of it yet.
    pub fn is_open(&self) -> bool {
        matches!(self.outcome, Outcome::Open)
    }
}

/// One lowering.
#[derive(Debug)]
pub struct Single {
    /// The instruction's key.
    pub id: String,
    /// Shapes of the operands that are no immediates.
    pub operands: Vec<Shape>,
    /// Shape of the result.
    pub result: Shape,
    /// What is tried.
    pub trials: Vec<Trial>,
    /// Whether masks lie in memory as bytes.
    spread: bool,
    /// What it must compute.
    function: LaneFn,
    layout: Layout,
}

impl Single {
    /// What there is to try of `lowering`, which can be written in `ways`.
    ///
    /// # Errors
    /// Why there is nothing.
    pub fn new(
        operation: &Operation,
        member: &Member,
        lowering: &Lowering,
        ways: &[Written],
        options: &Options,
    ) -> Result<Single, String> {
        let function = operation.function(member).map_err(|e| e.to_string())?;
        let layout = Layout::of(&function.operands, &function.result);
        let values = function.operands.iter().filter(|o| o.kind != Kind::Immediate);
        let operands = values.map(|o| port(o.kind, o.width, o.lanes())).collect::<Result<Vec<_>, _>>()?;
        let result = port(function.result.kind, function.result.width, function.result.lanes())?;
        let mut generator = Generator::new(&layout.operands, seed(&member.id, options.seed));
        if operation.template.computes_floats() {
            generator = generator.of_floats();
        }
        let rows = isolated::immediates(lowering, options.immediates);
        let mut trials = Vec::new();
        for (number, immediates) in rows.iter().enumerate() {
            let (mut inputs, count) = inputs(&generator, number, rows.len(), options.vectors);
            if let Some(restrict) = tiles::restrict(&member.id) {
                inputs.chunks_exact_mut(generator.bytes()).for_each(restrict);
            }
            trials.extend(ways.iter().enumerate().map(|(way, written)| Trial {
                way,
                features: written.target.features.clone(),
                immediates: immediates.clone(),
                inputs: inputs.clone(),
                count,
                outcome: Outcome::Open,
            }));
        }
        let spread = ways.first().is_some_and(|way| isolated::spreads_masks(way.target.platform));
        Ok(Single { id: member.id.clone(), operands, result, trials, spread, function, layout })
    }

    /// The function of a trial as it is called, under `symbol`.
    pub fn entry(&self, symbol: String) -> Function {
        let inputs = self.operands.iter().map(|shape| self.bytes(*shape)).collect();
        Function { symbol, inputs, output: self.bytes(self.result) }
    }

    /// Bytes of a value in memory.
    fn bytes(&self, shape: Shape) -> usize {
        if self.is_spread(shape) { shape.bits() as usize } else { shape.bytes() }
    }

    fn is_spread(&self, shape: Shape) -> bool {
        self.spread && shape.kind == PortKind::Mask
    }

    /// The inputs of `trial` as they lie in memory.
    pub fn memory<'a>(&self, trial: &'a Trial) -> Cow<'a, [u8]> {
        if !self.operands.iter().any(|shape| self.is_spread(*shape)) {
            return Cow::Borrowed(&trial.inputs);
        }
        let (mut rest, mut out) = (&trial.inputs[..], Vec::new());
        for shape in (0..trial.count).flat_map(|_| &self.operands) {
            let (own, after) = rest.split_at(shape.bytes());
            rest = after;
            match self.is_spread(*shape) {
                true => out.extend((0..shape.bits() as usize).map(|bit| own[bit / 8] >> (bit % 8) & 1)),
                false => out.extend_from_slice(own),
            }
        }
        Cow::Owned(out)
    }

    /// Results in memory as the bits that they are.
    fn bits(&self, results: Vec<u8>) -> Vec<u8> {
        if !self.is_spread(self.result) {
            return results;
        }
        let bit = |byte: &u8| u8::from(*byte != 0);
        let byte = |bytes: &[u8]| bytes.iter().rev().fold(0, |sum, b| sum << 1 | bit(b));
        let masks = results.chunks(self.result.bits() as usize);
        masks.flat_map(|mask| mask.chunks(8).map(byte).collect::<Vec<_>>()).collect()
    }

    /// What `results` of `trial`, executed by `machine`, say of the lowering.
    pub fn compare(
        &self,
        trial: &Trial,
        way: &str,
        machine: &str,
        results: Result<Vec<u8>, OracleError>,
    ) -> Outcome {
        let results = match results {
            Ok(results) => self.bits(results),
            Err(error) => return Outcome::Skipped(format!("not executed: {error}")),
        };
        let immediates: Vec<i64> = trial.immediates.iter().map(|v| i64::from(*v)).collect();
        let found = compare::compare(&self.function, &immediates, &self.layout, &trial.inputs, &results);
        match found {
            Err(reason) => Outcome::Skipped(reason),
            Ok(None) if trial.count == 0 => Outcome::Skipped("there was nothing to compare".to_owned()),
            Ok(None) => Outcome::Equal(machine.to_owned()),
            Ok(Some(difference)) => {
                let bytes = self.layout.result.bytes();
                let at = difference.vector * bytes;
                let first = Different {
                    id: self.id.clone(),
                    way: way.to_owned(),
                    machine: machine.to_owned(),
                    immediates: trial.immediates.clone(),
                    inputs: self.operands_of(trial, difference.vector),
                    executed: hexadecimal(&results[at..at + bytes]),
                    expected: hexadecimal(&difference.result),
                    wrong: difference.wrong,
                    vectors: trial.count,
                };
                Outcome::Different(Box::new(Differing { first, results }))
            }
        }
    }

    /// The trials that differ from the dictionary.
    pub fn differing(&self) -> impl Iterator<Item = (&Trial, &Differing)> {
        self.trials.iter().filter_map(|trial| match &trial.outcome {
            Outcome::Different(differing) => Some((trial, &**differing)),
            Outcome::Open | Outcome::Equal(_) | Outcome::Skipped(_) => None,
        })
    }

    /// The operands of vector number `n`, by name.
    pub fn operands_of(&self, trial: &Trial, n: usize) -> Vec<(String, String)> {
        let mut at = n * self.layout.input_bytes();
        let names = self.function.operands.iter().filter(|o| o.kind != Kind::Immediate);
        names
            .zip(&self.layout.operands)
            .map(|(operand, shape)| {
                at += shape.bytes();
                (operand.name.clone(), hexadecimal(&trial.inputs[at - shape.bytes()..at]))
            })
            .collect()
    }
}

/// A tile is a vector of its elements here: what holds it is the lowering's concern.
fn port(kind: Kind, width: u16, lanes: u32) -> Result<Shape, String> {
    match kind {
        Kind::Tile => Ok(Shape::vector(u32::from(width), lanes)),
        _ => plain::shape(kind, width, lanes).map_err(|e| e.to_string()),
    }
}

/// The vectors for combination of immediates `number` of `rows`, with their number: its share of the systematic ones,
/// and mixed ones that no other combination gets.
fn inputs(generator: &Generator, number: usize, rows: usize, vectors: usize) -> (Vec<u8>, usize) {
    let (number, rows, edges) = (number as u64, rows as u64, generator.systematic());
    let share = edges.div_ceil(rows);
    let mut inputs = Vec::new();
    for k in 0..share {
        inputs.extend(generator.vectors((number + k * rows) % edges, 1));
    }
    let mixed = vectors.div_ceil(rows as usize).max(VECTORS_PER_IMMEDIATE);
    inputs.extend(generator.vectors(edges + number * mixed as u64, mixed));
    (inputs, share as usize + mixed)
}

/// Each instruction's inputs depend on its key alone, not on what else is checked.
fn seed(id: &str, seed: u64) -> u64 {
    let digest = Sha256::digest(id.as_bytes());
    digest.iter().take(8).fold(0, |acc, b| (acc << 8) | u64::from(*b)) ^ seed
}
