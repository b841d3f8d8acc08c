//! Operations as people write them: `fit[1, 16, 0](a.u8[i0] + b.u8[i0])`.
//!
//! The notation is for reading only; [`LEGEND`] explains it. Parameters stand by their names where numbers that all
//! members share would stand.

use autoir_similarity::shrink::Slot;
use autoir_similarity::term::{Num, Op, Source, Term};

use crate::dictionary::Operation;
use crate::listing;

/// What the notation means, in Markdown.
pub const LEGEND: &str = "\
- `a`, `b`, `c`, … are the operation's arguments. `a.u8[x]` is element `x` of `a`, cut into elements of 8 bits that \
are not signed (`s8`: signed); `a.(width, signed)[x]` has parameters there. `a.b` is `a` followed by `b`. A read out of \
range is 0.
- `i0`, `i1`, … are the element's place along the axes of the result, outermost first; `j0`, `j1`, … count the terms \
of enclosing sums.
- All arithmetic is on integers without bounds. `fit[how, width, signed](x)` brings a number into `width` bits: `how` \
is 0 where it fits, 1 truncates, 2 saturates. `wrap_u16(x)` and `sat_s16(x)` are such with fixed numbers.
- `sum(j0 < n) x` adds `x` for every `j0` below `n`; `min`, `max`, `and`, `or` and `xor` likewise. \
`first(j0 < n where c) x else y` is `x` at the first `j0` where `c` holds.
- `bits[table](x, y)` is the bitwise function whose value at bits `x`, `y` is bit `x + 2*y` of `table`.
";

/// One expression for each template that differs in more than parameters.
pub fn expressions(operation: &Operation) -> Vec<String> {
    let template = &operation.template;
    let pairs = template.skeleton.iter().zip(&template.slots);
    pairs
        .map(|(term, slots)| Writer { parameters: operation.parameters() }.term(term, &mut slots.iter(), 0))
        .collect()
}

struct Writer<'a> {
    parameters: &'a [String],
}

impl Writer<'_> {
    /// `term`, whose numbers are the next of `slots`, within `level` reductions.
    fn term(&self, term: &Term, slots: &mut dyn Iterator<Item = &Slot>, level: usize) -> String {
        let numbers: Vec<String> =
            term.nums.iter().map(|example| self.number(slots.next(), example)).collect();
        let inside = |n: usize| level + usize::from(term.op.binds(n));
        let kids: Vec<String> =
            term.kids.iter().enumerate().map(|(n, kid)| self.term(kid, slots, inside(n))).collect();
        let number = |n: usize| numbers.get(n).map_or("", String::as_str);
        match (term.op, &kids[..]) {
            (Op::Sum, _) => sum(&numbers, &kids),
            (Op::Read, [index]) => {
                format!("{}.{}[{index}]", number(0), element(number(1), number(2)))
            }
            (Op::Mul, [a, b]) => format!("{a} * {b}"),
            (Op::Shl, [a, b]) => format!("({a} << {b})"),
            (Op::Shr, [a, b]) => format!("({a} >> {b})"),
            (Op::Bits, _) => bits(number(0), &kids),
            (Op::Narrow, [a]) => narrow([number(0), number(1), number(2)], a),
            (Op::Extremum, [a, b]) => match number(0) {
                "0" => format!("min({a}, {b})"),
                "1" => format!("max({a}, {b})"),
                which => format!("extremum[{which}]({a}, {b})"),
            },
            (Op::Compare, [a, b]) => match number(0) {
                "0" => format!("({a} == {b})"),
                "1" => format!("({a} < {b})"),
                relation => format!("compare[{relation}]({a}, {b})"),
            },
            (Op::Select, [c, a, b]) => format!("(if {c} then {a} else {b})"),
            (Op::Reduce, [body]) => {
                let fold = match number(0) {
                    "0" => "sum",
                    "1" => "and",
                    "2" => "or",
                    "3" => "xor",
                    "4" => "min",
                    "5" => "max",
                    _ => "fold",
                };
                format!("{fold}(j{level} < {}) {body}", number(1))
            }
            (Op::First, [c, value, otherwise]) => {
                format!("first(j{level} < {} where {c}) {value} else {otherwise}", number(0))
            }
            _ if numbers.is_empty() => format!("{}({})", term.op.name(), kids.join(", ")),
            _ => format!("{}[{}]({})", term.op.name(), numbers.join(", "), kids.join(", ")),
        }
    }

    fn number(&self, slot: Option<&Slot>, example: &Num) -> String {
        let value = match slot {
            Some(Slot::Parameter(at)) => {
                return self.parameters.get(usize::from(*at)).cloned().unwrap_or_default();
            }
            Some(Slot::Fixed(value)) => value,
            None => example,
        };
        match value {
            Num::Sources(list) => sources(list),
            other => listing::number(other),
        }
    }
}

/// The name of argument `n`.
pub fn argument(n: usize) -> String {
    match u8::try_from(n) {
        Ok(n @ 0..26) => char::from(b'a' + n).to_string(),
        _ => format!("a{n}"),
    }
}

fn sources(list: &[Source]) -> String {
    let names = list.iter().map(|source| match source {
        Source::Argument(n) => argument(usize::from(*n)),
        Source::Constant(value) => format!("'{value}"),
    });
    names.collect::<Vec<_>>().join(".")
}

fn element(width: &str, signed: &str) -> String {
    match (width.parse::<u32>(), signed) {
        (Ok(width), "0") => format!("u{width}"),
        (Ok(width), "1") => format!("s{width}"),
        _ => format!("({width}, {signed})"),
    }
}

fn narrow([how, width, signed]: [&str; 3], a: &str) -> String {
    match (how, element(width, signed)) {
        ("0", _) => a.to_owned(),
        ("1", to) if !to.starts_with('(') => format!("wrap_{to}({a})"),
        ("2", to) if !to.starts_with('(') => format!("sat_{to}({a})"),
        _ => format!("fit[{how}, {width}, {signed}]({a})"),
    }
}

fn bits(table: &str, kids: &[String]) -> String {
    match (table, kids) {
        ("1", [a]) => format!("~{a}"),
        ("8", [a, b]) => format!("({a} & {b})"),
        ("14", [a, b]) => format!("({a} | {b})"),
        ("6", [a, b]) => format!("({a} ^ {b})"),
        _ => format!("bits[{table}]({})", kids.join(", ")),
    }
}

fn sum(numbers: &[String], kids: &[String]) -> String {
    let mut text = String::new();
    let mut add = |term: &str, negative: bool| match (text.is_empty(), negative) {
        (true, false) => text.push_str(term),
        (true, true) => text.push_str(&format!("-{term}")),
        (false, false) => text.push_str(&format!(" + {term}")),
        (false, true) => text.push_str(&format!(" - {term}")),
    };
    for (kid, coefficient) in kids.iter().zip(numbers.iter().skip(1)) {
        match coefficient.as_str() {
            "1" => add(kid, false),
            "-1" => add(kid, true),
            other => add(&format!("{other} * {kid}"), false),
        }
    }
    let constant = numbers.first().map_or("0", String::as_str);
    if constant != "0" || kids.is_empty() {
        let negative = constant.strip_prefix('-').filter(|rest| rest.parse::<u128>().is_ok());
        add(negative.unwrap_or(constant), negative.is_some());
    }
    if kids.len() + usize::from(constant != "0") > 1 { format!("({text})") } else { text }
}
