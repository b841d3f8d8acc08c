//! From the result register to one expression per output element.

use super::bits::{Bits, Content, Segment, Value};
use super::machine::{Eval, Machine};
use crate::imp::Symbol;
use crate::instruction::{EType, Param, ParamKind};
use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::lane::{ElementFn, Kind, Shape};

/// Widest output element.
const MAX_ELEMENT: u32 = 64;
/// Narrowest output element of a vector.
const MIN_ELEMENT: u32 = 8;

impl Machine<'_> {
    /// Runs the program and reads the result register.
    pub fn run(&mut self, ret: &Param, fixed: &[(usize, i128)], rounding: Option<usize>) -> Eval<ElementFn> {
        if ret.width == 0 {
            return self.malformed(format!("a result of unknown type `{}`", ret.ctype));
        }
        self.bind_operands(fixed);
        if let Some(index) = rounding {
            let bits = Bits::one(self.operands[index].bits, operand_content(&mut self.dag, fixed, index));
            self.rounding = Some(self.int_of_bits(&bits, false)?);
        }
        let result = self.symbol(&ret.name);
        if let Some(symbol) = result {
            // A register that is read and written begins with the operand's value.
            let value = match self.scope.get(symbol) {
                Some(operand) => operand.value.clone(),
                None => Value::bits(Bits::one(ret.width, Content::Undefined)),
            };
            self.scope.declare(symbol, value, Some(ret.width));
        }
        let program = self.program;
        self.block(&program.body)?;
        let bits = match (self.returned.take(), result.and_then(|s| self.scope.get(s))) {
            (Some(value), _) => self.truncate(&value, ret.width)?,
            (None, Some(variable)) => {
                let value = variable.value.clone();
                self.truncate(&value, ret.width)?
            }
            (None, None) => return self.malformed("the result is never assigned"),
        };
        self.elements(ret, &bits)
    }

    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        let index = self.program.symbols.iter().position(|s| s == name)?;
        Some(Symbol(index as u32))
    }

    fn bind_operands(&mut self, fixed: &[(usize, i128)]) {
        for (index, info) in self.operands.iter().enumerate() {
            let Some(symbol) = self.symbol(&info.name) else { continue };
            let content = operand_content(&mut self.dag, fixed, index);
            let bits = Bits::one(info.bits, content);
            self.scope.set(symbol, Value::bits(bits));
        }
    }

    /// What is assigned to the result, cut so that its parts can be chosen one by one: a mask is a vector
    /// of bits.
    pub fn settle(&mut self, bits: Bits) -> Bits {
        let shifted = |s: &Segment| matches!(s.content, Content::Window(..));
        if !self.mask_result || !bits.segments.iter().any(shifted) {
            return bits;
        }
        let mut out = Bits::default();
        for lo in 0..bits.width() {
            for segment in self.slice(&bits, lo, 1).segments {
                out.push(1, segment.content);
            }
        }
        out
    }

    fn elements(&mut self, ret: &Param, bits: &Bits) -> Eval<ElementFn> {
        self.at = 0..0;
        if let Some(gap) = bits.segments.iter().find(|s| s.content == Content::Undefined) {
            let (lo, hi) = (gap.lo, gap.end() - 1);
            return self.malformed(format!("bits {hi}:{lo} of the result are never assigned"));
        }
        let width = self.element_width(ret, bits);
        let elements = if self.mask_result {
            self.mask_elements(bits)?
        } else {
            let mut elements: Vec<Id> = Vec::new();
            for lo in (0..ret.width).step_by(width as usize) {
                let element = self.slice(bits, lo, width);
                elements.push(self.int_of_bits(&element, false)?);
            }
            elements
        };
        let elements = self.across_alike(elements);
        let kind = match ret.kind {
            ParamKind::Mask => Kind::Mask,
            ParamKind::Scalar | ParamKind::Immediate => Kind::Scalar,
            ParamKind::Tile => Kind::Tile,
            _ => Kind::Vector,
        };
        let result = Shape { kind, width: width as u16, extents: super::extents(ret, ret.width, width) };
        let function = ElementFn {
            dag: std::mem::take(&mut self.dag),
            operands: self.operands.iter().map(|o| o.operand.clone()).collect(),
            result,
            elements,
        };
        match function.validate() {
            Ok(()) => Ok(compact(function)),
            Err(error) => self.unsupported(error.to_string()),
        }
    }

    /// Where some elements are read across two operands and the others from one of them, all are read across
    /// both: which operand an element happens to lie in makes no difference of form.
    fn across_alike(&mut self, elements: Vec<Id>) -> Vec<Id> {
        let base_of = |node: &Node| match node {
            Node::Read { base, .. } if base.len() == 2 => Some(base.clone()),
            _ => None,
        };
        let Some(both) = elements.iter().find_map(|id| base_of(self.dag.node(*id))) else { return elements };
        elements.iter().map(|id| self.read_of_both(*id, &both).unwrap_or(*id)).collect()
    }

    /// A read inside of one of two operands, as a read across both.
    fn read_of_both(&mut self, id: Id, both: &[u16]) -> Option<Id> {
        let Node::Read { base, width, signed, index } = self.dag.node(id).clone() else { return None };
        let [operand] = base[..] else { return None };
        let count = |o: u16| i128::from(self.operands[usize::from(o)].bits / u32::from(width));
        let position = both.iter().position(|o| *o == operand)?;
        let before: i128 = both[..position].iter().map(|o| count(*o)).sum();
        if !self.dag.interval(index).within(Interval::new(0, count(operand) - 1)) {
            return None;
        }
        let index = self.dag.add_const(index, before);
        Some(self.dag.read_of(both, width, signed, index))
    }

    /// The granularity of the result: what the text stores, or else what the vendor declares.
    fn element_width(&mut self, ret: &Param, bits: &Bits) -> u32 {
        match ret.kind {
            ParamKind::Mask => return 1,
            // A matrix has the elements that it is declared with.
            ParamKind::Tile if !ret.extents.is_empty() => {
                return ret.width / ret.extents.iter().product::<u32>().max(1);
            }
            ParamKind::Scalar | ParamKind::Immediate if ret.width <= MAX_ELEMENT => return ret.width,
            _ => {}
        }
        let mut zeros = ret.width.trailing_zeros().min(MAX_ELEMENT.trailing_zeros());
        for segment in &bits.segments {
            if segment.lo > 0 {
                zeros = zeros.min(segment.lo.trailing_zeros());
            }
            // A long run at a computed place is cut as finely as the place allows.
            if let Content::Window(_, start) = segment.content
                && segment.end() - segment.lo > MAX_ELEMENT
            {
                let odd = self.dag.trailing_zeros(start);
                zeros = zeros.min(odd.max(MIN_ELEMENT.trailing_zeros()));
            }
        }
        let smallest = MIN_ELEMENT.trailing_zeros();
        if zeros < smallest {
            // Single bits are assembled into elements by the text's stores, or else by the vendor's word.
            // A typed language's result is returned, not stored.
            let typed = self.dialect.typed();
            zeros = match self.stored.min(MAX_ELEMENT.trailing_zeros()) {
                stored if stored >= smallest && !typed => stored,
                _ => declared_width(ret).trailing_zeros(),
            };
        }
        1 << zeros.min(ret.width.trailing_zeros())
    }

    /// One bit of an integer, taken from the operands of bitwise operations where it is one.
    fn bit(&mut self, id: Id, at: u32) -> Id {
        match self.dag.node(id).clone() {
            Node::And(a, b) => {
                let (x, y) = (self.bit(a, at), self.bit(b, at));
                self.dag.and(x, y)
            }
            Node::Or(a, b) => {
                let (x, y) = (self.bit(a, at), self.bit(b, at));
                self.dag.or(x, y)
            }
            Node::Xor(a, b) => {
                let (x, y) = (self.bit(a, at), self.bit(b, at));
                self.dag.xor(x, y)
            }
            // The complement of a field: all ones minus the field.
            Node::Sum(ones, terms)
                if ones > 0
                    && (ones + 1).count_ones() == 1
                    && matches!(terms[..], [(x, -1)] if self.dag.interval(x).within(Interval::new(0, ones)))
                    && at < ones.count_ones() =>
            {
                let x = self.bit(terms[0].0, at);
                self.dag.negate_bool(x)
            }
            Node::Read { base, width, index, .. } if at < u32::from(width) => {
                let first = self.dag.scale(index, i128::from(width));
                let index = self.dag.add_const(first, i128::from(at));
                self.dag.read_of(&base, 1, false, index)
            }
            _ => {
                let shifted = self.dag.shr_const(id, at);
                self.dag.wrap(shifted, 1, false)
            }
        }
    }

    /// The elements of a mask.
    fn mask_elements(&mut self, bits: &Bits) -> Eval<Vec<Id>> {
        let mut elements = Vec::new();
        for lo in 0..bits.width() {
            let segment = bits.segments[bits.position(lo)].clone();
            let element = match segment.content {
                Content::Int(id) | Content::Float(id, _) => self.bit(id, lo - segment.lo),
                _ => {
                    let one = self.slice(bits, lo, 1);
                    self.int_of_bits(&one, false)?
                }
            };
            elements.push(element);
        }
        Ok(elements)
    }
}

/// An operand, or the value at which it is fixed.
fn operand_content(dag: &mut Dag, fixed: &[(usize, i128)], index: usize) -> Content {
    match fixed.iter().find(|(i, _)| *i == index) {
        Some((_, value)) => Content::Int(dag.constant(*value)),
        None => Content::Operand(index as u16, 0),
    }
}

/// The element width that the vendor declares for the result.
fn declared_width(ret: &Param) -> u32 {
    match ret.etype {
        EType::Signed(n) | EType::Unsigned(n)
            if (MIN_ELEMENT..=MAX_ELEMENT).contains(&n) && n.is_power_of_two() =>
        {
            n
        }
        _ => MAX_ELEMENT,
    }
}

/// The same function in an arena without the nodes that only the evaluation needed.
fn compact(function: ElementFn) -> ElementFn {
    let mut dag = Dag::new();
    let mut memo = autoir_semantics::hash::FastMap::default();
    let elements = function
        .elements
        .iter()
        .map(|id| dag.import_with(&function.dag, *id, &mut |_, _| None, &mut memo))
        .collect();
    ElementFn { dag, elements, ..function }
}
