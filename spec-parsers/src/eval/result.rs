//! From the result register to one expression per output element.

use super::bits::{Bits, Content, Segment, Value};
use super::machine::{Eval, Machine};
use crate::imp::Symbol;
use crate::instruction::{EType, Param, ParamKind};
use autoir_semantics::dag::{Dag, Id};
use autoir_semantics::lane::{ElementFn, Kind, Shape};

/// Widest output element.
const MAX_ELEMENT: u32 = 64;
/// Narrowest output element of a vector.
const MIN_ELEMENT: u32 = 8;

impl Machine<'_> {
    /// Runs the program and reads the result register.
    pub fn run(&mut self, ret: &Param, fixed: &[(usize, i128)]) -> Eval<ElementFn> {
        if ret.width == 0 {
            return self.malformed(format!("a result of unknown type `{}`", ret.ctype));
        }
        self.bind_operands(fixed);
        let result = self.symbol(&ret.name);
        if let Some(symbol) = result {
            let nothing = Value::bits(Bits::one(ret.width, Content::Undefined));
            self.scope.declare(symbol, nothing, Some(ret.width));
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

    fn symbol(&self, name: &str) -> Option<Symbol> {
        let index = self.program.symbols.iter().position(|s| s == name)?;
        Some(Symbol(index as u32))
    }

    fn bind_operands(&mut self, fixed: &[(usize, i128)]) {
        for (index, info) in self.operands.iter().enumerate() {
            let Some(symbol) = self.symbol(&info.name) else { continue };
            let content = match fixed.iter().find(|(i, _)| *i == index) {
                Some((_, value)) => Content::Int(self.dag.constant(*value)),
                None => Content::Operand(index as u16, 0),
            };
            self.scope.set(symbol, Value::bits(Bits::one(info.bits, content)));
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
        let mut elements: Vec<Id> = Vec::new();
        for lo in (0..ret.width).step_by(width as usize) {
            let element = self.slice(bits, lo, width);
            elements.push(self.bits_to_int(&element, false)?);
        }
        let kind = match ret.kind {
            ParamKind::Mask => Kind::Mask,
            ParamKind::Scalar | ParamKind::Immediate => Kind::Scalar,
            ParamKind::Tile => Kind::Tile,
            _ => Kind::Vector,
        };
        let result = Shape { kind, width: width as u16, extents: vec![ret.width / width] };
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

    /// The granularity of the result: what the text stores, or else what the vendor declares.
    fn element_width(&mut self, ret: &Param, bits: &Bits) -> u32 {
        match ret.kind {
            ParamKind::Mask => return 1,
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
        let stored = 1 << zeros;
        let declared = match ret.etype {
            EType::Signed(n) | EType::Unsigned(n) if n >= MIN_ELEMENT && n <= MAX_ELEMENT => n,
            _ => MIN_ELEMENT,
        };
        if stored >= MIN_ELEMENT || ret.width % declared != 0 { stored } else { declared }
    }
}

/// The same function in an arena without the nodes that only the evaluation needed.
fn compact(function: ElementFn) -> ElementFn {
    let mut dag = Dag::new();
    let mut memo = std::collections::HashMap::new();
    let elements = function
        .elements
        .iter()
        .map(|id| dag.import_with(&function.dag, *id, &mut |_, _| None, &mut memo))
        .collect();
    ElementFn { dag, elements, ..function }
}
