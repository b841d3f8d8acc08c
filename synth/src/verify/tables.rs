//! Lookups: elements that one byte of the operands chooses are compared for each value of that byte.
//!
//! A large table is looked up in parts that are put together by what each part makes of arguments which are not its own.
//! For a value of the argument, both sides are an element of an operand or a number, found by following what is chosen,
//! and nothing is left to ask.

use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::dag::{Id, Node};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::ElementFn;

use crate::window::Window;

/// Values that are followed, at most: nodes of an element times values of its byte.
const MAX_WORK: usize = 1 << 20;
/// Bits of numbers, at most.
const MAX_BITS: u16 = 120;
/// Fewer choices are left to the solver.
const MIN_CHOICES: usize = 16;

/// `meaning` with the elements that are chosen as those of `wanted` are made these.
pub fn settled(window: &Window, wanted: &ElementFn, mut meaning: ElementFn) -> ElementFn {
    if wanted.elements.len() != meaning.elements.len() || wanted.result.width != meaning.result.width {
        return meaning;
    }
    for (n, want) in wanted.elements.iter().enumerate() {
        if chosen_alike(window, (wanted, *want), (&meaning, meaning.elements[n])) {
            meaning.elements[n] = meaning.dag.import(&wanted.dag, *want, &mut |_, _| None);
        }
    }
    meaning
}

/// Whether one byte chooses what both elements are, and the same for each of its values.
fn chosen_alike(window: &Window, want: (&ElementFn, Id), made: (&ElementFn, Id)) -> bool {
    let (Some((byte, nodes, choices)), Some((other, more, others))) = (chooser(want), chooser(made)) else {
        return false;
    };
    let values = values(window, byte);
    if byte != other || choices + others < MIN_CHOICES || (nodes + more) * values.len() > MAX_WORK {
        return false;
    }
    values.into_iter().all(|value| {
        let of = |(f, e): (&ElementFn, Id)| Followed { f, byte, value, known: FastMap::default() }.follow(e);
        of(want).is_some_and(|want| of(made) == Some(want))
    })
}

/// The byte of the operands, as operand and number, that all choices in an element are made by; with the numbers of nodes
/// and of choices.
fn chooser((f, e): (&ElementFn, Id)) -> Option<((u16, u32), usize, usize)> {
    let nodes = f.dag.reachable(&[e]);
    let by = |id: &Id| match *f.dag.node(*id) {
        Node::Select(c, ..) => Some(c),
        Node::Read { index, .. } => f.dag.as_const(index).is_none().then_some(index),
        _ => None,
    };
    let conditions: Vec<Id> = nodes.iter().filter_map(by).collect();
    let mut byte = None;
    for id in f.dag.reachable(&conditions) {
        let Node::Read { ref base, width, index, .. } = *f.dag.node(id) else { continue };
        let [operand] = base[..] else { return None };
        let first = u32::try_from(f.dag.as_const(index)?).ok()?.checked_mul(u32::from(width))?;
        let (this, last) = ((operand, first / 8), (first + u32::from(width) - 1) / 8);
        if this.1 != last || byte.is_some_and(|byte| byte != this) {
            return None;
        }
        byte = Some(this);
    }
    // A table of so many elements is as many choices.
    let elements = |id: &Id| match f.dag.node(*id) {
        Node::Select(..) => 1,
        Node::Read { index, .. } if f.dag.as_const(*index).is_none() => MIN_CHOICES,
        _ => 0,
    };
    Some((byte?, nodes.len(), nodes.iter().map(elements).sum()))
}

/// The values that a byte of an operand can have.
fn values(window: &Window, (operand, _): (u16, u32)) -> Vec<i128> {
    let n = usize::from(operand);
    match (window.function.operands.get(n), window.ranges.get(n)) {
        (Some(of), Some(range)) if of.width == 8 => {
            (range.lo..=range.hi).map(|v| wrap_value(v, 8, false)).collect()
        }
        _ => (0..256).collect(),
    }
}

/// What an expression is for one value of the byte.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Number(i128),
    /// Bits of an operand from one on, so many, without a sign.
    Bits(u16, u32, u16),
}

/// Expressions for one value of a byte.
struct Followed<'a> {
    f: &'a ElementFn,
    byte: (u16, u32),
    value: i128,
    known: FastMap<Id, Option<Value>>,
}

impl Followed<'_> {
    fn follow(&mut self, id: Id) -> Option<Value> {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        let value = self.of_node(id);
        self.known.insert(id, value);
        value
    }

    fn number(&mut self, id: Id) -> Option<i128> {
        match self.follow(id)? {
            Value::Number(v) => Some(v),
            Value::Bits(..) => None,
        }
    }

    fn of_node(&mut self, id: Id) -> Option<Value> {
        let dag = &self.f.dag;
        match *dag.node(id) {
            Node::Const(v) => Some(Value::Number(v)),
            Node::Read { ref base, width, signed, index } => {
                let [operand] = base[..] else { return None };
                let index = self.number(index)?;
                self.read(operand, (width, signed), index)
            }
            // What is not chosen may be anything.
            Node::Select(c, a, b) => match self.number(c)? {
                0 => self.follow(b),
                _ => self.follow(a),
            },
            Node::Wrap { a, width, signed } => match self.follow(a)? {
                Value::Number(_) if width > MAX_BITS => None,
                Value::Number(v) => Some(Value::Number(wrap_value(v, width, signed))),
                bits @ Value::Bits(.., w) => (w <= width - u16::from(signed)).then_some(bits),
            },
            Node::Sum(k, ref terms) => {
                let (mut number, mut bits) = (k, None);
                for (t, c) in terms {
                    match self.follow(*t)? {
                        Value::Number(v) => number = number.checked_add(v.checked_mul(*c)?)?,
                        value if *c == 1 && bits.is_none() => bits = Some(value),
                        Value::Bits(..) => return None,
                    }
                }
                beside(bits, number)
            }
            Node::Or(a, b) | Node::Xor(a, b) => match (self.follow(a)?, self.follow(b)?) {
                (Value::Number(x), Value::Number(y)) => {
                    let either = matches!(dag.node(id), Node::Or(..));
                    Some(Value::Number(if either { x | y } else { x ^ y }))
                }
                (bits, Value::Number(k)) | (Value::Number(k), bits) => beside(Some(bits), k),
                _ => None,
            },
            Node::And(a, b) => match (self.follow(a), self.follow(b)) {
                (Some(Value::Number(0)), _) | (_, Some(Value::Number(0))) => Some(Value::Number(0)),
                (Some(Value::Number(x)), Some(Value::Number(y))) => Some(Value::Number(x & y)),
                (Some(bits @ Value::Bits(.., w)), Some(Value::Number(mask)))
                | (Some(Value::Number(mask)), Some(bits @ Value::Bits(.., w))) => {
                    let all = (w <= MAX_BITS).then(|| (1i128 << w) - 1)?;
                    (mask & all == all).then_some(bits)
                }
                _ => None,
            },
            Node::Shr(a, n) => {
                let (a, n) = (self.number(a)?, self.number(n)?);
                Some(Value::Number(a >> n.clamp(0, 127)))
            }
            Node::Eq(a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                Some(Value::Number((a == b).into()))
            }
            Node::Lt(a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                Some(Value::Number((a < b).into()))
            }
            _ => None,
        }
    }

    fn read(&self, operand: u16, (width, signed): (u16, bool), index: i128) -> Option<Value> {
        let size = self.f.operands.get(usize::from(operand))?.bits();
        let bits = u32::from(width);
        let first = u32::try_from(index).ok().and_then(|i| i.checked_mul(bits));
        // What lies beyond the last element reads 0.
        let is_inside = |first: &u32| first.checked_add(bits).is_some_and(|end| end <= size);
        let Some(first) = first.filter(is_inside) else {
            return Some(Value::Number(0));
        };
        if self.byte == (operand, first / 8) && first % 8 + bits <= 8 {
            return Some(Value::Number(wrap_value(self.value >> (first % 8), width, signed)));
        }
        (!signed).then_some(Value::Bits(operand, first, width))
    }
}

/// `bits` and a number added or joined to them.
fn beside(bits: Option<Value>, number: i128) -> Option<Value> {
    match bits {
        None => Some(Value::Number(number)),
        Some(bits) => (number == 0).then_some(bits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::window;

    const WHOLE: &str =
        "window g(t: u8x32, x: u8x2) -> u8x2 {\n    assume x in 0..=31\n    out[i] = t[x[i]]\n}\n";

    fn agree(text: &str, made: &str) -> Vec<bool> {
        let (window, made) = (window(text), window(made));
        let wanted = &window.function;
        let settled = settled(&window, wanted, made.function);
        let same = |(n, e): (usize, &Id)| {
            let mut dag = settled.dag.clone();
            dag.import(&wanted.dag, *e, &mut |_, _| None) == settled.elements[n]
        };
        wanted.elements.iter().enumerate().map(same).collect()
    }

    #[test]
    fn parts_of_a_table_are_the_table() {
        let parts = |last: &str| {
            format!(
                "window m(t: u8x32, x: u8x2) -> u8x2 {{\n    \
                 out[i] = select((x[i] >> 4) == 0, t[x[i] & 15], 0) | select((x[i] >> 4) == {last}, t[16 + (x[i] & 15)], 0)\n}}\n"
            )
        };
        assert_eq!(agree(WHOLE, &parts("1")), [true, true]);
        assert_eq!(agree(WHOLE, &parts("2")), [false, false]);
        // Of arguments that are not assumed, nothing is looked up.
        let any = WHOLE.replace("    assume x in 0..=31\n", "");
        assert_eq!(agree(&any, &parts("1")), [true, true], "beyond the table both are 0");
        let more = parts("1").replace("== 0, t", "== 0 || x[i] > 200, t");
        assert_eq!(agree(WHOLE, &more), [true, true]);
        assert_eq!(agree(&any, &more), [false, false]);
    }
}
