//! What values are of those that enter a block's vector operations.

use std::collections::{HashMap, HashSet};

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::{ElementFn, Kind, Operand, Shape};
use autoir_synth::window::growth::Growth;
use autoir_synth::window::{Layout, Location, Window, Work};
use inkwell::llvm_sys::LLVMOpcode;

use super::float::{Convention, Elements};
use super::inner::MAX_LANES;
use super::instruction::{Bits, Bound, Called, called, elements};
use super::number::Numbers;
use super::site::Source;
use super::spread::{element_of, extended, narrow, splatted};
use crate::ir::{Element, Signature, Type, Value};

/// Greatest number of operations on a path through a window, as for windows that are written.
const MAX_DEPTH: u32 = 1000;

/// The lanes of a value; nothing for one that nobody may look at.
pub type Lanes = Vec<Option<Id>>;

/// The values of a block's instructions, as far as they were asked for.
pub struct Tree<'a> {
    inner: &'a HashSet<Value>,
    /// The arena of their lanes.
    pub dag: Dag,
    growth: Growth,
    known: HashMap<Value, Lanes>,
    operands: Vec<(Source, Type)>,
}

/// What is read of a block, before it has a place in it.
pub struct Made {
    /// The window.
    pub window: Window,
    /// Where its operands come from.
    pub operands: Vec<Source>,
    /// The types of those, and of the result.
    pub types: Signature,
}

impl<'a> Tree<'a> {
    /// Nothing yet of a block in which windows look into `inner`.
    pub fn new(inner: &'a HashSet<Value>) -> Tree<'a> {
        let (dag, growth) = (Dag::new(), Growth::new(MAX_DEPTH));
        Tree { inner, dag, growth, known: HashMap::new(), operands: Vec::new() }
    }

    /// The types of the operands that there are.
    pub fn types(&self) -> impl Iterator<Item = Type> + '_ {
        self.operands.iter().map(|o| o.1)
    }

    /// Lets the lanes of `value` be `lanes`, whatever it is.
    pub fn preset(&mut self, value: Value, lanes: Lanes) {
        self.known.insert(value, lanes);
    }

    /// The lanes of `root`; it may be asked for none that is unspecified.
    pub fn specified(&mut self, root: Value) -> Result<Vec<Id>, String> {
        self.evaluate(root)?;
        let lanes = self.lanes(root)?;
        lanes.into_iter().collect::<Option<_>>().ok_or_else(|| "a lane is unspecified".to_owned())
    }

    /// The window called `name` whose result, of type `ty`, has `lanes`; nothing where these only name values or
    /// constants.
    pub fn window(mut self, lanes: &[Id], ty: Type, name: &str) -> Result<Option<Made>, String> {
        let elements = lanes.iter().map(|lane| self.dag.wrap(*lane, ty.width, false)).collect();
        let operand = |(n, (_, ty)): (usize, &(Source, Type))| Operand {
            name: format!("v{n}"),
            kind: kind(*ty),
            width: ty.width,
            extents: vec![ty.count()],
            signed: false,
        };
        let operands: Vec<Operand> = self.operands.iter().enumerate().map(operand).collect();
        let result = Shape { kind: kind(ty), width: ty.width, extents: vec![ty.count()] };
        let is_whole = |width: u16| [8, 16, 32, 64].contains(&width);
        if !operands.iter().all(|o| is_whole(o.width)) || !is_whole(result.width) {
            return Err("it takes or makes elements of other than 8, 16, 32 or 64 bits".to_owned());
        }
        let function = ElementFn { dag: self.dag, operands, result, elements };
        function.validate().map_err(|e| e.to_string())?;
        let window = Window {
            name: name.to_owned(),
            signed: false,
            ranges: function.operands.iter().map(Window::full_range).collect(),
            function,
            origins: Vec::new(),
            layout: Layout::Dense,
            predicated: false,
            location: Location::default(),
        };
        if matches!(window.work(), Work::Copy | Work::Fill) {
            return Ok(None);
        }
        let types = Signature { operands: self.operands.iter().map(|o| o.1).collect(), result: ty };
        let operands = self.operands.into_iter().map(|o| o.0).collect();
        Ok(Some(Made { window, operands, types }))
    }

    /// Computes the lanes of `root` and of all that it is made of, those first: trees may be deeper than the stack.
    fn evaluate(&mut self, root: Value) -> Result<(), String> {
        let mut open = vec![(root, false)];
        while let Some((value, is_ready)) = open.pop() {
            if self.known.contains_key(&value) {
                continue;
            }
            if !is_ready && self.inner.contains(&value) {
                open.push((value, true));
                // The first operand is looked at first, so that operands are numbered as they are written.
                let operands: Vec<Value> = (0..).map_while(|n| value.operand(n)).collect();
                open.extend(operands.into_iter().rev().filter(|o| o.bits_ty().is_some()).map(|o| (o, false)));
                continue;
            }
            let lanes = if is_ready { self.operation(value)? } else { self.leaf(value)? };
            self.growth.admit(&self.dag).map_err(|e| e.to_string())?;
            self.known.insert(value, lanes);
        }
        Ok(())
    }

    fn lanes(&self, value: Value) -> Result<Lanes, String> {
        self.known.get(&value).cloned().ok_or_else(|| "an operand is no number".to_owned())
    }

    /// A constant, a scalar in every lane, or an operand.
    fn leaf(&mut self, value: Value) -> Result<Lanes, String> {
        let ty = value.bits_ty().ok_or("an operand is no number")?;
        if ty.count() > MAX_LANES || !(1..=64).contains(&ty.width) {
            return Err("an operand has too many bits".to_owned());
        }
        if let Some(elements) = value.elements(ty) {
            return elements
                .into_iter()
                .map(|element| match element {
                    Element::Number(n) => Ok(Some(self.dag.constant(n))),
                    Element::Unspecified => Ok(None),
                    Element::Other => Err("a constant is no number".to_owned()),
                })
                .collect();
        }
        // What is the same in all lanes is extended as a vector where a loop is left for it.
        let (spread, widening) = extended(value);
        if let Some(scalar) = splatted(spread) {
            let spread = spread.bits_ty().ok_or("an operand is no number")?;
            let (scalar, extension) = narrow(scalar);
            let own = scalar.bits_ty().ok_or("an operand is no number")?;
            let mut lane = self.lanes_of_operand(scalar, own)?[0];
            let mut numbers = Numbers { dag: &mut self.dag };
            for (op, from, to) in [(extension, own, spread), (widening, spread, ty)] {
                let Some(op) = op else { continue };
                lane = lane.and_then(|lane| numbers.cast(op, lane, from.width, to.width));
            }
            return Ok(vec![lane; ty.count() as usize]);
        }
        if let Some((narrow, at, extension)) = element_of(value) {
            let own = narrow.bits_ty().ok_or("an operand is no number")?;
            let lane = self.lanes_of_bits(narrow, own)?[at as usize];
            let mut numbers = Numbers { dag: &mut self.dag };
            let lane = lane.and_then(|lane| numbers.cast(extension, lane, own.width, ty.width));
            return Ok(vec![lane; ty.count() as usize]);
        }
        self.lanes_of_operand(value, ty)
    }

    fn lanes_of_operand(&mut self, value: Value, ty: Type) -> Result<Lanes, String> {
        if let Some(known) = self.known.get(&value) {
            return Ok(known.clone());
        }
        let lanes = self.operand(Source::Value(value), ty)?;
        self.known.insert(value, lanes.clone());
        Ok(lanes)
    }

    /// The lanes of a vector of type `ty` that is an operand as one scalar: what is made of scalars alone is made before a
    /// loop.
    fn lanes_of_bits(&mut self, value: Value, ty: Type) -> Result<Lanes, String> {
        if let Some(known) = self.known.get(&value) {
            return Ok(known.clone());
        }
        let bits =
            u16::try_from(ty.count() * u32::from(ty.width)).map_err(|_| "an operand has too many bits")?;
        let number = self.one_more(Source::Bits(value), Type { width: bits, lanes: None })?;
        let lanes = self.read(number, ty);
        self.known.insert(value, lanes.clone());
        Ok(lanes)
    }

    /// The lanes of one more operand.
    pub fn operand(&mut self, source: Source, ty: Type) -> Result<Lanes, String> {
        let number = self.one_more(source, ty)?;
        Ok(self.read(number, ty))
    }

    /// The number of one more operand.
    fn one_more(&mut self, source: Source, ty: Type) -> Result<u16, String> {
        let number = u16::try_from(self.operands.len()).map_err(|_| "there are too many operands")?;
        self.operands.push((source, ty));
        Ok(number)
    }

    /// An operand in lanes of type `ty`.
    fn read(&mut self, number: u16, ty: Type) -> Lanes {
        (0..ty.count()).map(|n| Some(self.dag.read_at(number, ty.width, false, n))).collect()
    }

    /// The lanes of an instruction, whose operands are known.
    fn operation(&mut self, value: Value) -> Result<Lanes, String> {
        let operand = |n| value.operand(n).ok_or_else(|| "an operand is missing".to_owned());
        let op = value.opcode().ok_or("it is no instruction")?;
        let ty = value.bits_ty().ok_or("it is no number")?;
        let first = operand(0)?;
        let from = first.bits_ty().ok_or("an operand is no number")?;
        let unsupported = || format!("{op:?} is not modelled");
        match op {
            LLVMOpcode::LLVMShuffleVector => {
                let whole = [self.lanes(first)?, self.lanes(operand(1)?)?].concat();
                let pick = |at: Option<u32>| at.and_then(|n| whole.get(n as usize).copied().flatten());
                Ok(value.shuffle_mask().into_iter().map(pick).collect())
            }
            LLVMOpcode::LLVMExtractElement => {
                let at = self.index(operand(1)?)?;
                Ok(vec![self.lanes(first)?.get(at).copied().flatten()])
            }
            LLVMOpcode::LLVMInsertElement => {
                let (at, mut lanes) = (self.index(operand(2)?)?, self.lanes(first)?);
                let new = self.lanes(operand(1)?)?[0];
                *lanes.get_mut(at).ok_or("an index is out of range")? = new;
                Ok(lanes)
            }
            LLVMOpcode::LLVMBitCast => {
                let lanes = self.lanes(first)?;
                let cast = Numbers { dag: &mut self.dag }.bits_as(&lanes, from.width, ty.width);
                Ok(cast.unwrap_or_else(|| vec![None; ty.count() as usize]))
            }
            LLVMOpcode::LLVMICmp => {
                let predicate = value.predicate().ok_or_else(unsupported)?;
                let (a, b) = (self.lanes(first)?, self.lanes(operand(1)?)?);
                self.zipped(&[a, b], |n, args| Some(n.compare(predicate, args[0], args[1], from.width)))
                    .ok_or_else(unsupported)
            }
            LLVMOpcode::LLVMSelect => {
                let parts = [self.lanes(first)?, self.lanes(operand(1)?)?, self.lanes(operand(2)?)?];
                self.zipped(&parts, |n, args| Some(n.select(args[0], args[1], args[2], ty.width)))
                    .ok_or_else(unsupported)
            }
            LLVMOpcode::LLVMTrunc | LLVMOpcode::LLVMZExt | LLVMOpcode::LLVMSExt => {
                let a = self.lanes(first)?;
                self.zipped(&[a], |n, args| n.cast(op, args[0], from.width, ty.width)).ok_or_else(unsupported)
            }
            LLVMOpcode::LLVMCall => self.call(value, ty),
            LLVMOpcode::LLVMFCmp => {
                let (predicate, format) =
                    value.float_predicate().zip(first.format()).ok_or_else(unsupported)?;
                let (a, b) = (self.lanes(first)?, self.lanes(operand(1)?)?);
                self.zipped(&[a, b], |n, args| n.float_compare(predicate, format, args[0], args[1]))
                    .ok_or_else(unsupported)
            }
            LLVMOpcode::LLVMFNeg => {
                let (a, format) = (self.lanes(first)?, value.format().ok_or_else(unsupported)?);
                self.zipped(&[a], |n, args| Some(n.dag.float_neg(format, args[0]))).ok_or_else(unsupported)
            }
            _ if first.format().is_some() && value.format() == first.format() => self.of_floats(value, op),
            _ if first.format().or(value.format()).is_some() => {
                let from = Elements { width: from.width, format: first.format() };
                let to = Elements { width: ty.width, format: value.format() };
                let a = self.lanes(first)?;
                let convention = Convention::of(value);
                self.zipped(&[a], |n, args| n.float_cast(op, args[0], from, to, convention))
                    .ok_or_else(unsupported)
            }
            _ => {
                // Without a bit in common, or is a sum; with one it is poison, which the sum refines.
                let op = if value.is_disjoint() { LLVMOpcode::LLVMAdd } else { op };
                let (a, b) = (self.lanes(first)?, self.lanes(operand(1)?)?);
                self.zipped(&[a, b], |n, args| n.binary(op, args[0], args[1], ty.width))
                    .ok_or_else(unsupported)
            }
        }
    }

    /// The lanes of a binary operation of floats. A product that may be rounded together with the sum is.
    fn of_floats(&mut self, value: Value, op: LLVMOpcode) -> Result<Lanes, String> {
        let unsupported = || format!("{op:?} is not modelled");
        let operand = |n| value.operand(n).ok_or_else(unsupported);
        let (a, b, format) = (operand(0)?, operand(1)?, value.format().ok_or_else(unsupported)?);
        let is_sum = |v: Value| {
            matches!(v.opcode(), Some(LLVMOpcode::LLVMFAdd | LLVMOpcode::LLVMFSub)) && v.may_contract()
        };
        // One that is asked for in another place is computed anyway.
        let is_product = |v: &Value| {
            let is_own = v.opcode() == Some(LLVMOpcode::LLVMFMul) && v.users().into_iter().all(is_sum);
            is_own && self.inner.contains(v) && v.may_contract()
        };
        let product = [a, b].into_iter().find(is_product).filter(|_| is_sum(value));
        let Some(product) = product else {
            let lanes = [self.lanes(a)?, self.lanes(b)?];
            return self
                .zipped(&lanes, |n, args| n.float_binary(op, format, args[0], args[1]))
                .ok_or_else(unsupported);
        };
        let factor = |n| product.operand(n).ok_or_else(unsupported);
        let other = if product == a { b } else { a };
        let lanes = [self.lanes(factor(0)?)?, self.lanes(factor(1)?)?, self.lanes(other)?];
        let is_difference = op == LLVMOpcode::LLVMFSub;
        let (is_negative, is_subtracted) = (is_difference && product == b, is_difference && product == a);
        let fused = |n: &mut Numbers<'_>, args: &[Id]| {
            Some(n.fused(format, (args[0], args[1], is_negative), (args[2], is_subtracted)))
        };
        self.zipped(&lanes, fused).ok_or_else(unsupported)
    }

    fn call(&mut self, value: Value, ty: Type) -> Result<Lanes, String> {
        if let Some(called) = called(value) {
            return match self.instruction(&called, ty)? {
                Some(lanes) => Ok(lanes),
                None => self.lanes_of_operand(value, ty),
            };
        }
        let name = value.modelled_intrinsic().ok_or("it is a call")?;
        let mut args = Vec::new();
        // The last operand of a call is what it calls.
        for operand in (0..).map_while(|n| value.operand(n)).filter(|o| o.bits_ty().is_some()) {
            let lanes = self.lanes(operand)?;
            // A flag is one for all lanes.
            args.push(if lanes.len() == 1 { vec![lanes[0]; ty.count() as usize] } else { lanes });
        }
        let made = match value.format() {
            Some(format) => {
                let (has_nans, convention) = (!value.has_no_nans(), Convention::of(value));
                self.zipped(&args, |n, args| n.float_intrinsic(&name, format, args, has_nans, convention))
            }
            None if matches!(name.as_str(), "fptosi.sat" | "fptoui.sat") => {
                let format = value.operand(0).and_then(Value::format).ok_or("it converts no float")?;
                let is_signed = name == "fptosi.sat";
                self.zipped(&args, |n, args| n.saturated(args[0], format, ty.width, is_signed))
            }
            None => self.zipped(&args, |n, args| n.intrinsic(&name, args, ty.width)),
        };
        made.ok_or_else(|| format!("llvm.{name} is not modelled with such operands"))
    }

    /// The lanes of type `ty` of an instruction, whose operands are known; nothing where they are not said.
    fn instruction(&mut self, called: &Called, ty: Type) -> Result<Option<Lanes>, String> {
        let mut operands = Vec::new();
        for bound in &called.operands {
            operands.push(match *bound {
                Bound::Immediate(number) => Bits::Constant(number.into()),
                Bound::Value(value) => {
                    Bits::Lanes(self.lanes(value)?, value.bits_ty().ok_or("an operand is no number")?.width)
                }
            });
        }
        let mut numbers = Numbers { dag: &mut self.dag };
        let Some(mut lanes) = elements(called.function, &operands, &mut numbers) else { return Ok(None) };
        let width = called.function.result.width;
        for lane in lanes.iter_mut().flatten() {
            // What an instruction wraps is a lane as it is, if it fits a lane that may be negative.
            if let Node::Wrap { a, width: kept, .. } = *numbers.dag.node(*lane)
                && kept == width
            {
                *lane = numbers.fit(a, width);
            }
        }
        Ok(if width == ty.width { Some(lanes) } else { numbers.bits_as(&lanes, width, ty.width) })
    }

    /// `make` of each lane of `parts`; unspecified where one of them is.
    fn zipped(
        &mut self,
        parts: &[Lanes],
        make: impl Fn(&mut Numbers<'_>, &[Id]) -> Option<Id>,
    ) -> Option<Lanes> {
        let count = parts.iter().map(Vec::len).min().unwrap_or(0);
        (0..count)
            .map(|n| match parts.iter().map(|p| p[n]).collect::<Option<Vec<Id>>>() {
                Some(args) => make(&mut Numbers { dag: &mut self.dag }, &args).map(Some),
                None => Some(None),
            })
            .collect()
    }

    fn index(&self, value: Value) -> Result<usize, String> {
        let constant = self.known.get(&value).and_then(|lanes| self.dag.as_const((*lanes.first()?)?));
        constant.and_then(|n| usize::try_from(n).ok()).ok_or_else(|| "an index is not constant".to_owned())
    }
}

fn kind(ty: Type) -> Kind {
    match ty {
        Type { width: 1, lanes: Some(_) } => Kind::Mask,
        Type { lanes: Some(_), .. } => Kind::Vector,
        Type { lanes: None, .. } => Kind::Scalar,
    }
}
