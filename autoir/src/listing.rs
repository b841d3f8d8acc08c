//! The text form of a dictionary, for people and for comparing versions.

use std::fmt::Write as _;

use autoir_similarity::shrink::Slot;
use autoir_similarity::term::{Num, Op, Source, Term};

use crate::dictionary::{Dictionary, Member, Operation};

/// The whole dictionary as text.
pub fn dictionary(d: &Dictionary) -> String {
    let mut out = String::new();
    for o in d.operations() {
        operation(o, &mut out);
        out.push('\n');
    }
    out
}

/// One operation: its name, parameters, expression and members.
pub fn operation(o: &Operation, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "operation {}[{}]", o.name, o.parameters().join(", "));
    for (term, slots) in o.template.skeleton.iter().zip(&o.template.slots) {
        let mut slots = slots.iter();
        let _ = writeln!(out, "  = {}", expression(term, &mut slots, o.parameters()));
    }
    for m in &o.members {
        let _ = writeln!(out, "  {}", member(o, m));
    }
}

/// One member on one line: id, features, mask, result, arguments, parameter values.
pub fn member(o: &Operation, m: &Member) -> String {
    let arguments: Vec<&str> = m
        .arguments
        .iter()
        .map(|a| a.and_then(|n| m.operands.get(usize::from(n))).map_or("-", |operand| operand.name.as_str()))
        .collect();
    let rows: Vec<String> = m
        .values
        .iter()
        .map(|row| {
            let pairs: Vec<String> = o
                .parameters()
                .iter()
                .zip(row)
                .filter(|(_, v)| **v != Num::Any)
                .map(|(p, v)| format!("{p}={}", number(v)))
                .collect();
            pairs.join(" ")
        })
        .collect();
    format!(
        "{} ({}) mask={} axes={:?}{} -> {}x{} {}",
        m.id,
        arguments.join(", "),
        m.wrapper.name(),
        m.axes,
        m.template_axis.map_or(String::new(), |t| format!(" by axis {t}")),
        m.result.lanes(),
        m.result.width,
        rows.join(" | "),
    )
}

fn expression(t: &Term, slots: &mut dyn Iterator<Item = &Slot>, parameters: &[String]) -> String {
    let nums: Vec<String> = t
        .nums
        .iter()
        .map(|_| match slots.next() {
            Some(Slot::Fixed(n)) => number(n),
            Some(Slot::Parameter(p)) => parameters.get(usize::from(*p)).cloned().unwrap_or_default(),
            None => "?".into(),
        })
        .collect();
    let kids: Vec<String> = t.kids.iter().map(|k| expression(k, slots, parameters)).collect();
    let num = |n: usize| nums.get(n).map_or("", String::as_str);
    let kid = |n: usize| kids.get(n).map_or("", String::as_str);
    match t.op {
        Op::Sum => sum(&nums, &kids),
        Op::Read => format!("{}:{}.{}[{}]", num(0), num(1), num(2), kid(0)),
        Op::Mul => format!("({} * {})", kid(0), kid(1)),
        Op::Shl => format!("({} << {})", kid(0), kid(1)),
        Op::Shr => format!("({} >> {})", kid(0), kid(1)),
        _ => format!("{}<{}>({})", t.op.name(), nums.join(" "), kids.join(", ")),
    }
}

fn sum(nums: &[String], kids: &[String]) -> String {
    let mut parts: Vec<String> = kids
        .iter()
        .zip(nums.iter().skip(1))
        .map(|(k, c)| if c == "1" { k.clone() } else { format!("{c}*{k}") })
        .collect();
    if let Some(constant) = nums.first()
        && (constant != "0" || parts.is_empty())
    {
        parts.push(constant.clone());
    }
    match &parts[..] {
        [one] => one.clone(),
        _ => format!("({})", parts.join(" + ")),
    }
}

/// A number as text.
pub fn number(n: &Num) -> String {
    match n {
        Num::Int(v) => v.to_string(),
        Num::Any => "_".into(),
        Num::Affine(a) => {
            let mut parts: Vec<String> = Vec::new();
            let term = |c: i128, name: String| match c {
                1 => name,
                _ => format!("{c}*{name}"),
            };
            parts.extend(a.axes.iter().map(|(axis, c)| term(*c, format!("i{axis}"))));
            parts.extend(a.bound.iter().map(|(level, c)| term(*c, format!("j{level}"))));
            if a.offset != 0 || parts.is_empty() {
                parts.push(a.offset.to_string());
            }
            parts.join("+").replace("+-", "-")
        }
        Num::Sources(list) => list
            .iter()
            .map(|s| match s {
                Source::Argument(n) => format!("${n}"),
                Source::Constant(v) => format!("'{v}"),
            })
            .collect::<Vec<_>>()
            .join("."),
    }
}
