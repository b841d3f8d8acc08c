//! Calls of target intrinsics that are whole instructions: lowerings, read backwards.
//!
//! Many an instruction is spelled as one call of an intrinsic, of the instruction's operands, each once and in any order,
//! as they are or cast bit by bit. What such a call computes is then what the instruction does, wherever it stands.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::lowering::immediates::numbered;
use crate::lowering::{IrBody, IrTable, Llvm, Lowering, ParamClass, type_bits};

/// The beginnings of names of intrinsics that are one target's, with its architecture as LLVM calls it.
pub const PREFIXES: [(&str, &str); 3] =
    [("llvm.aarch64.", "aarch64"), ("llvm.hexagon.", "hexagon"), ("llvm.x86.", "x86_64")];

/// An argument of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An operand of the instruction, by its number.
    Operand(usize),
    /// The immediate that is this operand, times the slope plus the constant.
    Immediate {
        /// The operand's number.
        operand: usize,
        /// The factor.
        slope: i128,
        /// What is added.
        constant: i128,
    },
    /// This number in every element, or nothing that counts: `undef` or `poison`.
    Constant(Option<i128>),
}

/// A call that is an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The instruction.
    pub id: String,
    /// The types of the arguments, as LLVM writes them, and what they are.
    pub arguments: Vec<(String, Argument)>,
    /// The type of the result.
    pub result: String,
    /// How many operands the instruction has.
    pub operands: usize,
    /// The immediates' operands, each with its smallest and its largest value.
    ranges: Vec<(usize, u32, u32)>,
    /// At which combinations of immediates it is this call; at all within the ranges where that is not said.
    cases: Option<BTreeSet<Vec<u32>>>,
}

impl Call {
    /// How many arguments have to be certain constants.
    fn constants(&self) -> usize {
        self.arguments.iter().filter(|(_, a)| !matches!(a, Argument::Operand(_))).count()
    }

    /// The immediates, by their operands, at which the instruction is a call whose arguments are the numbers that `number`
    /// says, modulo their types; nothing if it is at none.
    pub fn immediates(&self, number: impl Fn(usize) -> Option<i128>) -> Option<BTreeMap<usize, u32>> {
        let mut found: BTreeMap<usize, u32> = BTreeMap::new();
        for (n, (ty, argument)) in self.arguments.iter().enumerate() {
            let Argument::Immediate { operand, slope, constant } = *argument else { continue };
            let modulus = 1i128 << type_bits(ty)?.min(64);
            let asked = number(n)?;
            let range = self.ranges.iter().find(|r| r.0 == operand)?;
            let is_it = |value: &u32| {
                (slope * i128::from(*value) + constant - asked).rem_euclid(modulus) == 0
                    && found.get(&operand).is_none_or(|known| known == value)
            };
            let value = (range.1..=range.2).find(is_it)?;
            found.insert(operand, value);
        }
        let all: Vec<u32> = self.ranges.iter().map(|r| found.get(&r.0).copied()).collect::<Option<_>>()?;
        self.cases.as_ref().is_none_or(|cases| cases.contains(&all)).then_some(found)
    }
}

/// The calls that the instructions of `lowerings` are, by the intrinsic that is called; first those of the most certain
/// arguments, which say most simply what is computed.
pub fn calls<'a>(lowerings: impl Iterator<Item = &'a Lowering>) -> BTreeMap<String, Vec<Call>> {
    let mut all: BTreeMap<String, Vec<Call>> = BTreeMap::new();
    for lowering in lowerings {
        for (body, most, cases) in
            [Some(&lowering.llvm), lowering.loose.as_ref()].into_iter().flatten().flat_map(bodies)
        {
            let Some((name, call)) = call(lowering, body, most, cases) else { continue };
            let known = all.entry(name).or_default();
            if !known.contains(&call) {
                known.push(call);
            }
        }
    }
    all.values_mut().for_each(|calls| calls.sort_by_key(|call| Reverse(call.constants())));
    all
}

/// Combinations of immediates.
type Cases = Option<BTreeSet<Vec<u32>>>;

/// The bodies of a spelling, each with the largest immediate and the combinations of immediates that it is for.
fn bodies(llvm: &Llvm) -> Vec<(&IrBody, u32, Cases)> {
    let of_table = |table: &IrTable, n: usize| {
        let own = table.cases.iter().filter(|case| usize::from(case.1) == n).map(|case| case.0.clone());
        (!table.cases.is_empty()).then(|| own.collect())
    };
    match llvm {
        Llvm::Ir(body) => vec![(body, 0, None)],
        Llvm::IrImm { body, max } => vec![(body, *max, None)],
        Llvm::IrTable(table) => {
            (0..).zip(&table.bodies).map(|(n, body)| (body, u32::MAX, of_table(table, n))).collect()
        }
        Llvm::Asm(_) => Vec::new(),
    }
}

/// The intrinsic that `body` calls, and the call, if it is nothing else.
fn call(lowering: &Lowering, body: &IrBody, most: u32, cases: Cases) -> Option<(String, Call)> {
    let declared = PREFIXES.iter().any(|(prefix, _)| body.declares.iter().any(|d| d.contains(prefix)));
    let (line, arguments) = declared.then(|| whole(body)).flatten()?;
    let (result, name) = line.split_once(" @")?;
    let declaration = body.declares.iter().find(|d| d.contains(&format!("@{name}(")))?;
    let types = declared_types(declaration)?;
    let is_one = |kind: ParamClass| kind == ParamClass::Immediate;
    let numbers = |immediate: bool| -> Vec<usize> {
        let params = lowering.params.iter().enumerate();
        params.filter(|(_, p)| is_one(p.kind) == immediate).map(|(n, _)| n).collect()
    };
    let (values, immediates) = (numbers(false), numbers(true));
    let read = |(ty, word): &(String, String)| {
        let argument = match word.strip_prefix("%p") {
            Some(number) => Argument::Operand(*values.get(number.parse::<usize>().ok()?)?),
            None => constant(&numbered(word), &immediates)?,
        };
        Some((ty.clone(), argument))
    };
    let arguments: Vec<(String, Argument)> = arguments.iter().map(read).collect::<Option<_>>()?;
    let (own, fitting): (Vec<&str>, bool) = (
        arguments.iter().map(|a| a.0.as_str()).collect(),
        arguments.iter().all(|(ty, _)| type_bits(ty).is_some())
            && type_bits(result) == type_bits(&lowering.ret),
    );
    let mut taken: Vec<usize> = arguments
        .iter()
        .filter_map(|(_, a)| if let Argument::Operand(n) = a { Some(*n) } else { None })
        .collect();
    taken.sort_unstable();
    let has = |at: &usize| {
        arguments.iter().any(|(_, a)| matches!(a, Argument::Immediate { operand, .. } if operand == at))
    };
    if own != types || !fitting || taken != values || !immediates.iter().all(has) {
        return None;
    }
    let range = |at: &usize| {
        let (low, high) = lowering.params[*at].range.unwrap_or((0, u32::from(u8::MAX)));
        (*at, low, high.min(most).min(u32::from(u16::MAX)))
    };
    let ranges = immediates.iter().map(range).collect();
    let (id, operands) = (lowering.id.clone(), lowering.params.len());
    Some((name.to_owned(), Call { id, arguments, result: result.to_owned(), operands, ranges, cases }))
}

/// The call that is all of `body` but casts: its type and its name, and the types and the words of its arguments, which are
/// parameters if they are casts of such.
fn whole(body: &IrBody) -> Option<(String, Vec<(String, String)>)> {
    // Values that have the bits of others.
    let mut casts: BTreeMap<&str, &str> = BTreeMap::new();
    let (mut made, mut ret) = (None, None);
    for line in body.text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(value) = line.strip_prefix("ret ") {
            ret = value.rsplit_once(' ').map(|(_, value)| value);
            continue;
        }
        let (name, what) = line.split_once(" = ")?;
        if let Some(cast) = what.strip_prefix("bitcast ") {
            let (from, _) = cast.split_once(" to ")?;
            let (_, value) = from.rsplit_once(' ')?;
            casts.insert(name, value);
        } else if let (Some(call), None) = (what.strip_prefix("call "), &made) {
            made = Some((name, call));
        } else {
            return None;
        }
    }
    let bits = |value: &str| {
        let mut value = value.to_owned();
        while let Some(of) = casts.get(value.as_str()) {
            value = (*of).to_owned();
        }
        value
    };
    let (name, call) = made?;
    let (line, arguments) = call.strip_suffix(')')?.split_once('(')?;
    let arguments = split(arguments).into_iter().map(|argument| {
        let (ty, word) = typed(argument)?;
        Some((ty.to_owned(), bits(word)))
    });
    (bits(ret?) == name).then_some((line.to_owned(), arguments.collect::<Option<_>>()?))
}

/// `text` at its commas outside of brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' | '{' | '[' => depth += 1,
            '>' | ')' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// The type and the word of an argument without attributes.
fn typed(argument: &str) -> Option<(&str, &str)> {
    let end = match argument.starts_with('<') {
        true => argument.find('>')? + 1,
        false => argument.find(' ')?,
    };
    let (ty, word) = argument.split_at(end);
    Some((ty, word.trim()))
}

/// The types of the parameters that a declaration lists.
fn declared_types(declaration: &str) -> Option<Vec<&str>> {
    let (_, parameters) = declaration.split_once('(')?;
    let (parameters, _) = parameters.rsplit_once(')')?;
    let ty = |parameter| match typed(parameter) {
        Some((ty, _)) => ty,
        None => parameter,
    };
    Some(split(parameters).into_iter().map(ty).collect())
}

/// A constant that is the same in all elements, or an immediate, of those that are operands `immediates`.
fn constant(word: &str, immediates: &[usize]) -> Option<Argument> {
    let element = match word.strip_prefix("splat (").and_then(|rest| rest.strip_suffix(')')) {
        Some(element) => element.split_once(' ')?.1,
        None => word,
    };
    match element {
        "zeroinitializer" | "false" => return Some(Argument::Constant(Some(0))),
        "true" => return Some(Argument::Constant(Some(1))),
        "undef" | "poison" => return Some(Argument::Constant(None)),
        _ => {}
    }
    if let Ok(number) = element.parse() {
        return Some(Argument::Constant(Some(number)));
    }
    let hole = element.strip_prefix('{')?.strip_suffix('}')?;
    let parts: Vec<i128> = hole.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [number, slope, constant] = parts[..] else { return None };
    let operand = *immediates.get(usize::try_from(number).ok()?)?;
    Some(Argument::Immediate { operand, slope, constant })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::publish::shipped;

    fn of(arch: &str) -> BTreeMap<String, Vec<Call>> {
        let data = shipped::of(arch).and_then(|files| files.target()).expect("it is shipped");
        calls(data.lowerings.values())
    }

    #[test]
    fn calls_are_instructions() {
        let all = of("x86_64");
        let sole = |name: &str| all.get(name).map(|calls| calls[0].clone()).expect(name);
        let pairs = sole("llvm.x86.avx2.pmadd.ub.sw");
        assert_eq!((pairs.id.as_str(), pairs.operands), ("_mm256_maddubs_epi16@AVX2", 2));
        assert_eq!(pairs.arguments[1], ("<32 x i8>".to_owned(), Argument::Operand(1)));
        // The mask of all elements, and what there is without one.
        let narrow = sole("llvm.x86.avx512.mask.pmovs.wb.512");
        let constants: Vec<Argument> = narrow.arguments[1..].iter().map(|a| a.1).collect();
        assert_eq!(constants, [Argument::Constant(Some(0)), Argument::Constant(Some(-1))]);
        let shift = sole("llvm.x86.sse2.psrli.w");
        assert_eq!(shift.immediates(|_| Some(3)).map(|i| i[&1]), Some(3));
        assert_eq!(shift.immediates(|_| Some(300)), None);
        assert_eq!(shift.immediates(|_| None), None);
        // Bytes above 127 are printed with a sign.
        let sums = sole("llvm.x86.avx2.mpsadbw");
        assert_eq!(sums.immediates(|_| Some(-1)).map(|i| i[&2]), Some(255));
        let arm = of("aarch64");
        let narrow = &arm["llvm.aarch64.neon.sqrshrn.v4i16"][0];
        assert_eq!(narrow.id, "vqrshrn_n_s32@");
        assert_eq!(narrow.immediates(|_| Some(0)), None, "no such shift is encoded");
        assert_eq!(narrow.immediates(|_| Some(16)).map(|i| i[&1]), Some(16));
    }

    #[test]
    fn bodies_that_do_more_are_no_call() {
        let body = |text: &str| IrBody { text: text.to_owned(), declares: Vec::new() };
        let plain = "%v1 = bitcast <2 x i64> %p0 to <16 x i8>\n%v2 = call <16 x i8> @llvm.x86.f(<16 x i8> %v1, i8 3)\nret <16 x i8> %v2\n";
        let (line, arguments) = whole(&body(plain)).expect("it is a call");
        assert_eq!(line, "<16 x i8> @llvm.x86.f");
        assert_eq!(arguments[0], ("<16 x i8>".to_owned(), "%p0".to_owned()));
        let more = plain.replace("ret <16 x i8> %v2", "%v3 = add <16 x i8> %v2, %v1\nret <16 x i8> %v3");
        assert_eq!(whole(&body(&more)), None);
        let other = plain.replace("ret <16 x i8> %v2", "ret <16 x i8> %v1");
        assert_eq!(whole(&body(&other)), None);
        let twice = plain.replace(
            "ret <16 x i8> %v2",
            "%v3 = call <16 x i8> @llvm.x86.f(<16 x i8> %v2, i8 3)\nret <16 x i8> %v3",
        );
        assert_eq!(whole(&body(&twice)), None);
    }

    #[test]
    fn declarations_agree_with_what_is_called() {
        for arch in ["aarch64", "hexagon", "x86_64"] {
            let data = shipped::of(arch).and_then(|files| files.target()).expect("it is shipped");
            let all = calls(data.lowerings.values());
            assert!(all.len() > 200, "{arch}: {} intrinsics", all.len());
            for (name, call) in all.iter().flat_map(|(name, calls)| calls.iter().map(move |c| (name, c))) {
                let lowering = &data.lowerings[&call.id];
                for (ty, argument) in &call.arguments {
                    let Argument::Operand(n) = argument else { continue };
                    assert_eq!(type_bits(ty), Some(lowering.params[*n].bits), "{name}: {}", call.id);
                }
            }
        }
    }
}
