//! Calls of a target's intrinsics: what the instructions do that they are, by the dictionary.
//!
//! Which call is which instruction the shipped lowerings say. They are read when the first such call is met, since most
//! modules have none.

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use autoir::dictionary::Dictionary;
use autoir_codegen_gen::lowering::called::{self, Argument, Call, PREFIXES};
use autoir_codegen_gen::publish::shipped;
use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::{ElementFn, Kind, Operand};
use autoir_similarity::unroll::by_element;

use super::inner::is_small;
use super::number::Numbers;
use super::tree::Lanes;
use crate::ir::{Element, Value};

/// A call that is an instruction.
pub struct Called {
    /// What it computes, element by element.
    pub function: &'static ElementFn,
    /// Its operands.
    pub operands: Vec<Bound>,
}

/// What an operand of an instruction is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// A value.
    Value(Value),
    /// The number that an immediate is.
    Immediate(u32),
}

/// The calls of one intrinsic that are instructions, with what these do.
type Entry = Vec<(Call, OnceLock<Option<ElementFn>>)>;

/// Whether `value` is a call that is an instruction.
pub fn is_instruction(value: Value) -> bool {
    called(value).is_some()
}

/// What `value` is as an instruction; nothing where it is no call of a target's intrinsic, or one that is not known with
/// such arguments.
pub fn called(value: Value) -> Option<Called> {
    let name = value.target_intrinsic()?;
    let place = PREFIXES.iter().position(|(prefix, _)| name.starts_with(prefix))?;
    static INDEXES: [OnceLock<BTreeMap<String, Entry>>; PREFIXES.len()] =
        [const { OnceLock::new() }; PREFIXES.len()];
    let index = INDEXES[place].get_or_init(|| index(PREFIXES[place].1));
    index.get(&name)?.iter().find_map(|(call, function)| {
        let operands = bound(value, call)?;
        let function = function.get_or_init(|| meaning(call)).as_ref()?;
        fits(value, &operands, function).then_some(Called { function, operands })
    })
}

/// The calls that the shipped instructions of architecture `arch` are.
fn index(arch: &str) -> BTreeMap<String, Entry> {
    let Ok(data) = shipped::of(arch).and_then(|files| files.target()) else { return BTreeMap::new() };
    let entry = |calls: Vec<Call>| calls.into_iter().map(|call| (call, OnceLock::new())).collect();
    called::calls(data.lowerings.values()).into_iter().map(|(name, calls)| (name, entry(calls))).collect()
}

/// What the instruction of `call` does, if the dictionary has it and no element is looked up by another one: no search is
/// quick with that.
fn meaning(call: &Call) -> Option<ElementFn> {
    static DICTIONARY: OnceLock<Option<Dictionary>> = OnceLock::new();
    let dictionary = DICTIONARY.get_or_init(|| autoir::shipped::dictionary().ok()).as_ref()?;
    let (operation, member) = dictionary.instruction(&call.id)?;
    let function = by_element(&operation.function(member).ok()?).ok()?;
    (!looks_up(&function)).then_some(function)
}

/// Whether an element is read from where others say.
fn looks_up(function: &ElementFn) -> bool {
    let (dag, operands) = (&function.dag, &function.operands);
    let is_data = |id: &Id| match dag.node(*id) {
        Node::Read { base, .. } => base.iter().any(|b| operands[usize::from(*b)].kind != Kind::Immediate),
        _ => false,
    };
    dag.reachable(&function.elements).iter().any(|id| match dag.node(*id) {
        Node::Read { index, .. } => dag.reachable(&[*index]).iter().any(is_data),
        _ => false,
    })
}

/// The operands of the instruction that `value` is as `call`, if it has such arguments.
fn bound(value: Value, call: &Call) -> Option<Vec<Bound>> {
    let argument = |n: usize| value.operand(u32::try_from(n).ok()?);
    let elements = |n: usize| {
        let argument = argument(n)?;
        argument.elements(argument.bits_ty()?)
    };
    let number = |n: usize| match elements(n)?[..] {
        [Element::Number(first), ref others @ ..] => {
            others.iter().all(|e| *e == Element::Number(first)).then_some(first)
        }
        _ => None,
    };
    let immediates = call.immediates(number)?;
    let mut operands: BTreeMap<usize, Bound> =
        immediates.into_iter().map(|(n, immediate)| (n, Bound::Immediate(immediate))).collect();
    for (n, (_, wanted)) in call.arguments.iter().enumerate() {
        let is_wanted = match *wanted {
            Argument::Operand(operand) => {
                operands.insert(operand, Bound::Value(argument(n).filter(|v| is_small(*v))?));
                true
            }
            Argument::Immediate { .. } => true,
            Argument::Constant(None) => elements(n)?.iter().all(|e| *e == Element::Unspecified),
            Argument::Constant(Some(wanted)) => {
                let modulus = 1i128 << argument(n)?.bits_ty()?.width.min(64);
                (number(n)? - wanted).rem_euclid(modulus) == 0
            }
        };
        if !is_wanted {
            return None;
        }
    }
    (operands.len() == call.operands).then(|| operands.into_values().collect())
}

/// Whether the bits of `value` and of its `operands` are as many as those of `function`.
fn fits(value: Value, operands: &[Bound], function: &ElementFn) -> bool {
    let bits = |v: Value| v.bits_ty().map(|ty| ty.count() * u32::from(ty.width));
    let is_it = |(bound, operand): (&Bound, &Operand)| match bound {
        Bound::Value(v) => operand.kind != Kind::Immediate && bits(*v) == Some(operand.bits()),
        Bound::Immediate(_) => operand.kind == Kind::Immediate,
    };
    let is_all = operands.len() == function.operands.len();
    is_all
        && operands.iter().zip(&function.operands).all(is_it)
        && bits(value) == Some(function.result.bits())
}

/// An operand of an instruction as expressions.
pub enum Bits {
    /// Lanes of so many bits.
    Lanes(Lanes, u16),
    /// A constant.
    Constant(i128),
}

/// The elements of `function` of `operands`, unspecified where they look at lanes that are; nothing where they are cut in
/// another way than machine integers are.
pub fn elements(function: &ElementFn, operands: &[Bits], numbers: &mut Numbers<'_>) -> Option<Lanes> {
    let mut copy =
        Copy { function, operands, lanes: HashMap::new(), known: HashMap::new(), is_sayable: true };
    let lanes: Lanes = function.elements.iter().map(|element| copy.of(*element, numbers)).collect();
    copy.is_sayable.then_some(lanes)
}

struct Copy<'a> {
    function: &'a ElementFn,
    operands: &'a [Bits],
    /// Operands cut into lanes of some bits.
    lanes: HashMap<(u16, u16), Lanes>,
    known: HashMap<Id, Option<Id>>,
    is_sayable: bool,
}

impl Copy<'_> {
    /// The expression `id` of the operands; nothing where it looks at what is unspecified.
    fn of(&mut self, id: Id, numbers: &mut Numbers<'_>) -> Option<Id> {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        let node = self.function.dag.node(id);
        let children: Option<Vec<Id>> =
            node.children().into_iter().map(|child| self.of(child, numbers)).collect();
        let made = children.and_then(|children| match node {
            Node::Read { base, width, signed, .. } => {
                self.read(base, (*width, *signed), children[0], numbers)
            }
            _ => Some(numbers.dag.rebuild(node, &children)),
        });
        self.known.insert(id, made);
        made
    }

    fn read(
        &mut self,
        base: &[u16],
        (width, signed): (u16, bool),
        index: Id,
        numbers: &mut Numbers<'_>,
    ) -> Option<Id> {
        let Some(index) = numbers.dag.as_const(index) else {
            self.is_sayable = false;
            return None;
        };
        let mut lanes: Lanes = Vec::new();
        for operand in base {
            lanes.extend(self.cut(*operand, width, numbers)?);
        }
        match usize::try_from(index).ok().and_then(|index| lanes.get(index)) {
            Some(lane) => Some(numbers.dag.wrap((*lane)?, width, signed)),
            // What lies beyond is 0.
            None => Some(numbers.dag.constant(0)),
        }
    }

    /// An operand in lanes of `width` bits.
    fn cut(&mut self, operand: u16, width: u16, numbers: &mut Numbers<'_>) -> Option<Lanes> {
        if let Some(known) = self.lanes.get(&(operand, width)) {
            return Some(known.clone());
        }
        let bits = self.function.operands[usize::from(operand)].bits();
        let lanes = match &self.operands[usize::from(operand)] {
            _ if !bits.is_multiple_of(width.into()) => None,
            Bits::Constant(number) => {
                let cut = |n: u32| (number >> (n * u32::from(width))) & ((1 << width.min(64)) - 1);
                let lane = |n| Some(numbers.dag.constant(cut(n)));
                Some((0..bits / u32::from(width)).map(lane).collect())
            }
            Bits::Lanes(lanes, from) if *from == width => Some(lanes.clone()),
            Bits::Lanes(lanes, from) => numbers.bits_as(lanes, *from, width),
        };
        match &lanes {
            Some(lanes) => drop(self.lanes.insert((operand, width), lanes.clone())),
            None => self.is_sayable = false,
        }
        lanes
    }
}
