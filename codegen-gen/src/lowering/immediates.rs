//! One intrinsic's bodies at its immediates, as few bodies with holes.
//!
//! Headers spell many immediates as lanes of a shuffle or as amounts of a generic shift, some with another
//! body at the ends of the range. Every value of a small range is compiled, so that nothing is guessed.

use crate::llvm::ir_text::tokens;
use crate::lowering::call_text;
use crate::lowering::{IMMEDIATE_HOLE, IrBody, IrTable, Llvm, Lowering};

/// A number in a body: a constant plus a multiple of at most one immediate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fit {
    constant: i64,
    slope: i64,
    immediate: usize,
}

impl Fit {
    fn at(self, immediates: &[u32]) -> Option<i64> {
        let value = immediates.get(self.immediate).map_or(0, |value| i64::from(*value));
        self.slope.checked_mul(value)?.checked_add(self.constant)
    }

    fn text(self) -> String {
        match (self.slope, self.constant) {
            (0, constant) => constant.to_string(),
            (slope, constant) => format!("{{{}:{slope}:{constant}}}", self.immediate),
        }
    }
}

/// Slopes that are tried: an immediate counts elements of up to eight bytes, up or down.
const SLOPES: [i64; 9] = [0, 1, -1, 2, -2, 4, -4, 8, -8];

/// The most bodies that one intrinsic may have.
const MOST: usize = 64;

/// The table of `bodies`, each with its immediates; none if there would be too many bodies.
pub(crate) fn table(bodies: &[(Vec<u32>, IrBody)]) -> Option<IrTable> {
    let split: Vec<(&Vec<u32>, Vec<String>)> = bodies
        .iter()
        .map(|(immediates, body)| {
            let text = spelled_out(&body.text);
            (immediates, tokens(&text).into_iter().map(String::from).collect())
        })
        .collect();
    let mut table = IrTable::default();
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    while let Some(&first) = left.first() {
        if table.bodies.len() == MOST {
            return None;
        }
        let alike: Vec<usize> = left
            .iter()
            .copied()
            .filter(|&at| {
                bodies[at].1.declares == bodies[first].1.declares && alike(&split[first].1, &split[at].1)
            })
            .collect();
        let fits = fits(&split, first, &alike);
        let taken: Vec<usize> = alike.into_iter().filter(|&at| follows(&split[at], &fits)).collect();
        let text = split[first].1.iter().zip(&fits).map(|(token, fit)| match fit {
            Some(fit) => fit.text(),
            None => token.clone(),
        });
        let number = u16::try_from(table.bodies.len()).ok()?;
        table.bodies.push(IrBody { text: text.collect(), declares: bodies[first].1.declares.clone() });
        table.cases.extend(taken.iter().map(|&at| (bodies[at].0.clone(), number)));
        left.retain(|at| !taken.contains(at));
    }
    table.cases.sort();
    Some(table)
}

/// Every combination of values in `ranges`, the last one counting fastest.
pub(crate) fn combinations(ranges: &[(u32, u32)]) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    for (low, high) in ranges {
        let longer = |front: &Vec<u32>| {
            let front = front.clone();
            (*low..=*high).map(move |value| [front.as_slice(), &[value]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Which body `table` has at `immediates`.
fn case(table: &IrTable, immediates: &[u32]) -> Option<usize> {
    if table.cases.is_empty() {
        return Some(0);
    }
    let at = table.cases.binary_search_by(|(case, _)| case.as_slice().cmp(immediates)).ok()?;
    Some(usize::from(table.cases.get(at)?.1))
}

/// The body of `table` at `immediates`.
pub(crate) fn body_at(table: &IrTable, immediates: &[u32]) -> Option<IrBody> {
    let body = table.bodies.get(case(table, immediates)?)?;
    let mut text = String::with_capacity(body.text.len());
    let mut rest = body.text.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let hole = after.split_once('}').and_then(|(hole, tail)| Some((value(hole, immediates)?, tail)));
        rest = match hole {
            Some((value, tail)) => {
                text.push_str(&value.to_string());
                tail
            }
            // A brace of the text itself: a structure's type.
            None => {
                text.push('{');
                after
            }
        };
    }
    text.push_str(rest);
    Some(IrBody { text, declares: body.declares.clone() })
}

/// Every spelling of a lowering, its holes in the notation of [`IrTable`].
pub(crate) struct Spelled {
    /// The bodies.
    pub bodies: Vec<IrBody>,
    /// The smallest and the largest value of each immediate.
    pub ranges: Vec<(u32, u32)>,
    /// For each combination of immediates, the last one counting fastest, its body as a character from `0` on,
    /// `/` if it has none; empty if there is one body for all.
    pub cases: String,
}

/// The spellings of `lowering`.
pub(crate) fn spelled(lowering: &Lowering) -> Spelled {
    let ranges = |most: u32| {
        let range = |at: usize| lowering.params[at].range.unwrap_or((0, most));
        lowering.immediates().map(range).map(|(low, high)| (low, high.min(most))).collect()
    };
    let one = |body: &IrBody, most| Spelled {
        bodies: vec![IrBody { text: numbered(&body.text), declares: body.declares.clone() }],
        ranges: ranges(most),
        cases: String::new(),
    };
    match &lowering.llvm {
        Llvm::Ir(body) => one(body, 0),
        Llvm::IrImm { body, max } => one(body, *max),
        Llvm::Asm(form) => {
            let mut body = call_text::asm_template(lowering, form, false);
            // Holes stand for the immediates that have several values, in their order.
            let several =
                |at: &usize| form.intel || lowering.params[*at].range.is_none_or(|(low, high)| low != high);
            for (number, _) in lowering.immediates().enumerate().filter(|(_, at)| several(at)) {
                body.text = body.text.replacen(IMMEDIATE_HOLE, &format!("{{{number}:1:0}}"), 1);
            }
            one(&body, 255)
        }
        Llvm::IrTable(table) if table.cases.is_empty() => {
            Spelled { bodies: table.bodies.clone(), ranges: ranges(u32::MAX), cases: String::new() }
        }
        Llvm::IrTable(table) => {
            let ranges: Vec<(u32, u32)> = ranges(u32::MAX);
            let all = combinations(&ranges);
            let letter = |immediates: &Vec<u32>| match case(table, immediates) {
                Some(body) => char::from(b'0' + body.min(MOST) as u8),
                None => '/',
            };
            let one = table.bodies.len() == 1 && table.cases.len() == all.len();
            let cases = if one { String::new() } else { all.iter().map(letter).collect() };
            Spelled { bodies: table.bodies.clone(), ranges, cases }
        }
    }
}

/// `text` with its immediates numbered: all alike in IR, one after the other in inline assembly.
pub(crate) fn numbered(text: &str) -> String {
    let several = text.contains(" asm ");
    let mut parts = text.split(IMMEDIATE_HOLE);
    let mut out = parts.next().unwrap_or_default().to_string();
    for (at, part) in parts.enumerate() {
        out.push_str(&format!("{{{}:1:0}}{part}", if several { at } else { 0 }));
    }
    out
}

/// The value of the hole `immediate:slope:constant`.
fn value(hole: &str, immediates: &[u32]) -> Option<i64> {
    let mut parts = hole.split(':').map(str::parse::<i64>);
    let (immediate, slope, constant) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    let immediate = usize::try_from(immediate).ok().filter(|at| *at < immediates.len())?;
    Fit { constant, slope, immediate }.at(immediates)
}

/// `text` with its vectors of zeros element by element, as other constants are written.
fn spelled_out(text: &str) -> String {
    const ZEROS: &str = "> zeroinitializer";
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(ZEROS) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let vector = before.rfind('<').and_then(|start| before[start + 1..].split_once(" x "));
        let count = vector.and_then(|(count, element)| Some((count.parse::<usize>().ok()?, element)));
        match count.filter(|(_, element)| element.starts_with('i')) {
            Some((count, element)) => {
                let zeros = vec![format!("{element} 0"); count];
                out.push_str(&format!("> <{}>", zeros.join(", ")));
            }
            None => out.push_str(ZEROS),
        }
        rest = &after[ZEROS.len()..];
    }
    out.push_str(rest);
    out
}

fn number(token: &str) -> Option<i64> {
    token.parse().ok()
}

/// Whether two bodies differ in numbers only.
fn alike(a: &[String], b: &[String]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || (number(a).is_some() && number(b).is_some()))
}

/// For each token of body `first`, where it is a number, the fit that most of the bodies `alike` follow.
fn fits(split: &[(&Vec<u32>, Vec<String>)], first: usize, alike: &[usize]) -> Vec<Option<Fit>> {
    let (immediates, tokens) = &split[first];
    let mut fits = Vec::with_capacity(tokens.len());
    for (position, token) in tokens.iter().enumerate() {
        let Some(here) = number(token) else {
            fits.push(None);
            continue;
        };
        let mut best = (0, None);
        for (immediate, value) in immediates.iter().enumerate() {
            for slope in SLOPES {
                let fit = Fit { constant: here - slope * i64::from(*value), slope, immediate };
                let agree = |at: &&usize| number(&split[**at].1[position]) == fit.at(split[**at].0);
                let count = alike.iter().filter(agree).count();
                if count > best.0 {
                    best = (count, Some(fit));
                }
            }
        }
        fits.push(best.1);
    }
    fits
}

fn follows((immediates, tokens): &(&Vec<u32>, Vec<String>), fits: &[Option<Fit>]) -> bool {
    tokens.iter().zip(fits).all(|(token, fit)| match fit {
        Some(fit) => number(token) == fit.at(immediates),
        None => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(text: &str) -> IrBody {
        IrBody { text: text.to_string(), declares: Vec::new() }
    }

    #[test]
    fn every_body_is_found_again() {
        let shift = |n: u32| {
            let amount = n.min(7);
            (
                vec![n],
                body(&format!("%v1 = ashr <2 x i8> %p0, <i8 {amount}, i8 {amount}>\nret {{ i8 }} %v1\n")),
            )
        };
        let lanes = |n: u32| {
            let mask = match n {
                0 => "<2 x i32> zeroinitializer".to_string(),
                n => format!("<2 x i32> <i32 {n}, i32 {n}>"),
            };
            (vec![n], body(&format!("%v1 = shufflevector <4 x i8> %p0, {mask}\n")))
        };
        let shifts: Vec<_> = (1..=8).map(shift).collect();
        let found = table(&shifts).expect("a table");
        assert_eq!(found.bodies.len(), 2);
        for (immediates, body) in &shifts {
            assert_eq!(body_at(&found, immediates).as_ref(), Some(body));
        }
        assert_eq!(body_at(&found, &[9]), None);
        let splats: Vec<_> = (0..4).map(lanes).collect();
        assert_eq!(table(&splats).expect("a table").bodies.len(), 1);
    }
}
