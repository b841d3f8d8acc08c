//! Calls of target intrinsics mean what the CPU executes, and what the dictionary says of the instructions that they are.

mod shared;

use std::collections::{BTreeMap, BTreeSet};

use autoir::dictionary::Dictionary;
use autoir_codegen_gen::llvm::target::Target;
use autoir_codegen_gen::lowering::called::{Argument, Call, calls};
use autoir_codegen_gen::publish::shipped;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_opt::windows;
use autoir_semantics::dag::{Id, Node};
use autoir_semantics::float::FloatFormat;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{Kind, Operand};
use autoir_similarity::unroll::by_element;
use autoir_synth::window::Window;
use autoir_synth::window::air::print::print_window;
use shared::{Compiled, bytes};

/// Bytes of each operand in memory.
const STEP: usize = 64;

/// A call in a function of its own.
struct Case {
    name: String,
    call: Call,
    /// The values of the immediates.
    immediates: BTreeMap<usize, u32>,
}

fn data(arch: &str) -> TargetData {
    shipped::of(arch).and_then(|files| files.target()).expect("it is shipped")
}

/// The calls of the instructions of `data` that `is_wanted`, at some immediates.
fn cases(data: &TargetData, is_wanted: impl Fn(&Call) -> bool) -> Vec<Case> {
    let mut all = Vec::new();
    for (name, calls) in calls(data.lowerings.values()) {
        for call in calls.into_iter().filter(|c| is_wanted(c)) {
            let mut seen = BTreeSet::new();
            for value in [0, 1, 2, 3, 5, 8, 14, 31, 77, 128, 255] {
                let number = |n: usize| match call.arguments[n].1 {
                    Argument::Immediate { slope, constant, .. } => Some(slope * value + constant),
                    _ => None,
                };
                let Some(immediates) = call.immediates(number) else { continue };
                if seen.insert(immediates.clone()) {
                    all.push(Case { name: name.clone(), call: call.clone(), immediates });
                }
            }
        }
    }
    all
}

/// Elements and their type, of a type as LLVM writes it.
fn element(ty: &str) -> (Option<u32>, &str) {
    let inner = ty.strip_prefix('<').and_then(|rest| rest.strip_suffix('>'));
    match inner.and_then(|inner| inner.split_once(" x ")) {
        Some((count, element)) => (count.parse().ok(), element),
        None => (None, ty),
    }
}

impl Case {
    /// The function `name`, which stores the result, each bit the other way round, so that it is no call alone.
    fn function(&self, name: &str, attributes: &str) -> String {
        let mut text = format!("define void @{name}(ptr %out, ptr %pa, ptr %pb, i64 %n) {attributes} {{\n");
        let mut words = Vec::new();
        for (n, (ty, argument)) in self.call.arguments.iter().enumerate() {
            let (count, of) = element(ty);
            let literal = |number: i128| match (count, number) {
                (Some(_), 0) => "zeroinitializer".to_owned(),
                (Some(_), number) => format!("splat ({of} {number})"),
                (None, number) => number.to_string(),
            };
            let word = match *argument {
                Argument::Operand(_) => {
                    text += &format!("  %at{n} = getelementptr i8, ptr %pa, i64 {}\n", STEP * n);
                    match (count, of) {
                        (Some(count), "i1") => {
                            text += &format!(
                                "  %w{n} = load <{count} x i8>, ptr %at{n}, align 1\n  %a{n} = trunc <{count} x i8> %w{n} to {ty}\n"
                            );
                        }
                        _ => text += &format!("  %a{n} = load {ty}, ptr %at{n}, align 1\n"),
                    }
                    format!("%a{n}")
                }
                Argument::Immediate { operand, slope, constant } => {
                    literal(slope * i128::from(self.immediates[&operand]) + constant)
                }
                Argument::Constant(Some(number)) => literal(number),
                Argument::Constant(None) => "poison".to_owned(),
            };
            words.push(format!("{ty} {word}"));
        }
        let result = &self.call.result;
        text += &format!("  %made = call {result} @{}({})\n", self.name, words.join(", "));
        let (count, of) = element(result);
        let count = count.unwrap_or(1);
        let bits = self.bits();
        let integers = format!("<{count} x i{bits}>");
        // LLVM leaves open which NaN a float is.
        text += &match of {
            "i1" => format!("  %r = sext {result} %made to {integers}\n"),
            _ if of.starts_with('i') => format!("  %r = bitcast {result} %made to {integers}\n"),
            _ => format!(
                "  %u = fcmp uno {result} %made, zeroinitializer\n  \
                 %k = select <{count} x i1> %u, {result} zeroinitializer, {result} %made\n  \
                 %r = bitcast {result} %k to {integers}\n"
            ),
        };
        text + &format!(
            "  %flipped = xor {integers} %r, splat (i{bits} -1)\n  store {integers} %flipped, ptr %out, align 1\n  ret void\n}}\n"
        )
    }

    /// Bits of an element of what is stored.
    fn bits(&self) -> u32 {
        match element(&self.call.result).1 {
            "i1" => 8,
            of => format(of).map_or_else(|| of[1..].parse().expect("a width"), |f| f.bits().into()),
        }
    }

    fn declaration(&self) -> String {
        let types: Vec<&str> = self.call.arguments.iter().map(|a| a.0.as_str()).collect();
        format!("declare {} @{}({})\n", self.call.result, self.name, types.join(", "))
    }
}

/// The format of floats called so by LLVM.
fn format(element: &str) -> Option<FloatFormat> {
    match element {
        "half" => Some(FloatFormat::F16),
        "bfloat" => Some(FloatFormat::BF16),
        "float" => Some(FloatFormat::F32),
        "double" => Some(FloatFormat::F64),
        _ => None,
    }
}

/// What [`Case::function`] stores of a result: zeros for what is no number, each bit the other way round.
fn stored(case: &Case, result: &[u8]) -> Vec<u8> {
    let mut bytes = result.to_vec();
    if let Some(format) = format(element(&case.call.result).1) {
        for float in bytes.chunks_mut(usize::from(format.bits() / 8)) {
            let bits = float.iter().rev().fold(0, |bits, byte| bits << 8 | i128::from(*byte));
            if format.is_nan(bits) {
                float.fill(0);
            }
        }
    }
    bytes.iter().map(|byte| !byte).collect()
}

/// Makes floats in `memory` numbers where NaNs would become integers: which ones is open.
fn without_nans(case: &Case, memory: &mut [u8]) {
    if !element(&case.call.result).1.starts_with('i') {
        return;
    }
    for (operand, (ty, _)) in memory.chunks_mut(STEP).zip(&case.call.arguments) {
        let Some(format) = format(element(ty).1) else { continue };
        let size = usize::from(format.bits() / 8);
        // The highest bit of the exponent.
        operand.chunks_mut(size).for_each(|float| float[size - 1] &= !0x40);
    }
}

/// The windows of `cases`, where there are some, and the module.
fn read(
    cases: &[Case],
    head: &str,
    attributes: impl Fn(&Case) -> String,
) -> (BTreeMap<usize, Window>, String) {
    let mut text = head.to_owned();
    for (n, case) in cases.iter().enumerate() {
        text += &case.function(&format!("f{n}"), &attributes(case));
    }
    let declarations: BTreeSet<String> = cases.iter().map(Case::declaration).collect();
    text.extend(declarations);
    let (found, skipped) = windows(text.as_bytes()).expect("it is a module");
    // A mask that a call makes that is not read is no operand.
    assert!(skipped.iter().all(|(_, s)| s.why.contains("other than 8, 16, 32 or 64 bits")), "{skipped:?}");
    let mut first: BTreeMap<usize, Window> = BTreeMap::new();
    for window in found {
        let number: usize =
            window.name[1..].split('_').next().and_then(|n| n.parse().ok()).expect("a number");
        // Of a call that is not read, the result is an operand.
        let is_read = window.function.operands.len() == operands(&cases[number]).len();
        if window.name.ends_with("_0_0") && is_read {
            first.insert(number, window);
        }
    }
    (first, text)
}

/// The operands of `case` in the order of its arguments: each where it is in memory, and its number.
fn operands(case: &Case) -> Vec<(usize, usize)> {
    let operand = |(n, (_, argument)): (usize, &(String, Argument))| match argument {
        Argument::Operand(operand) => Some((STEP * n, *operand)),
        _ => None,
    };
    case.call.arguments.iter().enumerate().filter_map(operand).collect()
}

fn is_of_vectors(call: &Call) -> bool {
    let is_plain = |ty: &String| !element(ty).1.starts_with("i1") || ["i1", "i16"].contains(&element(ty).1);
    call.result.starts_with('<') && call.arguments.iter().all(|(ty, _)| is_plain(ty))
}

#[test]
#[cfg(target_arch = "x86_64")]
fn calls_are_what_the_cpu_executes() {
    let (data, host) = (data("x86_64"), Target::host());
    let runs = |call: &Call| data.lowerings[&call.id].runs_on(&host.features);
    let cases = cases(&data, |call| is_of_vectors(call) && runs(call));
    let attributes = |case: &Case| {
        let features: Vec<String> =
            data.lowerings[&case.call.id].features.iter().map(|f| format!("+{f}")).collect();
        format!("\"target-cpu\"=\"x86-64\" \"target-features\"=\"{}\"", features.join(","))
    };
    let (windows, text) = read(&cases, "target triple = \"x86_64-pc-linux-gnu\"\n", attributes);
    let compiled = Compiled::new(text.as_bytes());
    for (n, window) in &windows {
        let case = &cases[*n];
        let size = window.function.result.bits() as usize / 8;
        for seed in 0..40 {
            let mut memory = bytes(STEP * case.call.arguments.len(), 100 * *n as u64 + seed);
            without_nans(case, &mut memory);
            let mut out = vec![0; STEP];
            compiled.call(&format!("f{n}"), &mut out, &memory, &memory, 0);
            let input = |((at, _), operand): (&(usize, usize), &Operand)| {
                Bits::from_bytes(&memory[*at..at + operand.bits() as usize / 8], operand.bits())
            };
            let inputs: Vec<Bits> = operands(case).iter().zip(&window.function.operands).map(input).collect();
            let meant = window.function.run(&inputs);
            assert_eq!(meant.bytes(), &out[..size], "{}: {}", case.name, print_window(window));
        }
    }
    let unread = unread(&cases, &windows);
    assert_eq!(unread, BTreeSet::new());
}

/// Whether the instruction of `call` looks elements up by others.
fn looks_up(call: &Call, dictionary: &Dictionary) -> bool {
    let (operation, member) = dictionary.instruction(&call.id).expect("it is there");
    let f = by_element(&operation.function(member).expect("it has a meaning")).expect("it is small");
    let is_data = |id: &Id| match f.dag.node(*id) {
        Node::Read { base, .. } => base.iter().any(|b| f.operands[usize::from(*b)].kind != Kind::Immediate),
        _ => false,
    };
    let by_data = |id: &Id| match f.dag.node(*id) {
        Node::Read { index, .. } => f.dag.reachable(&[*index]).iter().any(is_data),
        _ => false,
    };
    f.dag.reachable(&f.elements).iter().any(by_data)
}

/// The intrinsics of `cases` of which there is no window, although they look nothing up.
fn unread<'a>(cases: &'a [Case], windows: &BTreeMap<usize, Window>) -> BTreeSet<&'a str> {
    let dictionary = autoir::shipped::dictionary().expect("it is shipped");
    let read: BTreeSet<&str> = windows.keys().map(|n| cases[*n].name.as_str()).collect();
    let others = cases.iter().filter(|case| !read.contains(case.name.as_str()));
    others.filter(|case| !looks_up(&case.call, &dictionary)).map(|case| case.name.as_str()).collect()
}

#[test]
fn calls_are_what_the_dictionary_says() {
    let dictionary = autoir::shipped::dictionary().expect("it is shipped");
    for (arch, triple) in
        [("aarch64", "aarch64-unknown-linux-gnu"), ("hexagon", "hexagon-unknown-linux-musl")]
    {
        let data = data(arch);
        let has_masks = |call: &Call| call.arguments.iter().any(|(ty, _)| element(ty).1 == "i1");
        let is_wanted =
            |call: &Call| is_of_vectors(call) && !has_masks(call) && element(&call.result).1 != "i1";
        let cases = cases(&data, |call| is_wanted(call) && dictionary.instruction(&call.id).is_some());
        let (windows, _) = read(&cases, &format!("target triple = \"{triple}\"\n"), |_| String::new());
        for (n, window) in &windows {
            let case = &cases[*n];
            let (operation, member) = dictionary.instruction(&case.call.id).expect("it is there");
            let f = operation.function(member).expect("it has a meaning");
            for seed in 0..10 {
                let memory = bytes(STEP * 8 * case.call.arguments.len(), 100 * *n as u64 + seed);
                let input = |(n, operand): (usize, &Operand)| match case.immediates.get(&n) {
                    Some(value) => Bits::from_bytes(
                        &value.to_le_bytes()[..(operand.bits() as usize).div_ceil(8)],
                        operand.bits(),
                    ),
                    None => Bits::from_bytes(
                        &memory[8 * STEP * n..][..operand.bits() as usize / 8],
                        operand.bits(),
                    ),
                };
                let all: Vec<Bits> = f.operands.iter().enumerate().map(input).collect();
                let own: Vec<Bits> =
                    operands(case).iter().map(|(_, operand)| all[*operand].clone()).collect();
                let (meant, wanted) = (window.function.run(&own), stored(case, f.run(&all).bytes()));
                assert_eq!(meant.bytes(), wanted, "{}: {}", case.name, print_window(window));
            }
        }
        let unread = unread(&cases, &windows);
        // Twice the other way round is no computation.
        assert!(unread.iter().all(|name| name.ends_with("V6.vnot.128B")), "{arch}: {unread:?}");
        // What is made for Halide asks for these.
        let asked = [
            "smull.v8i16",
            "umull.v4i32",
            "srshl.v16i8",
            "urshl.v8i8",
            "sqdmulh.v4i32",
            "sqrdmulh.v4i16",
            "sqrshrn.v4i16",
            "sqrshrun.v8i8",
            "uqrshrn.v8i8",
        ];
        let is_read =
            |name: &&str| windows.keys().any(|n| cases[*n].name == format!("llvm.aarch64.neon.{name}"));
        assert!(arch != "aarch64" || asked.iter().all(is_read));
    }
}

/// The windows of a function of `%a` and `%b`, of type `ty`, that stores `%r`, of type `result`, and why there are none of
/// other values.
fn windows_of(ty: &str, result: &str, body: &str, declarations: &str) -> (Vec<String>, Vec<String>) {
    let text = format!(
        "define void @f(ptr %out, ptr %pa, ptr %pb, i64 %n) {{\n  %a = load {ty}, ptr %pa\n  %b = load {ty}, ptr %pb\n\
         {body}\n  store {result} %r, ptr %out\n  ret void\n}}\n{declarations}"
    );
    let (found, skipped) = windows(text.as_bytes()).expect("it is a module");
    (found.iter().map(print_window).collect(), skipped.into_iter().map(|s| s.1.why).collect())
}

const PACK: &str = "declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)\n";

/// A sum of pairs of products, as it is made without an instruction for four of them.
#[test]
fn windows_reach_through_calls() {
    let body = "  %p = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a, <16 x i8> %b)
  %h = lshr <8 x i16> %p, splat (i16 1)
  %r = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %h, <8 x i16> %h)";
    let pairs = "declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)\n";
    let (found, _) = windows_of("<16 x i8>", "<16 x i8>", body, &format!("{PACK}{pairs}"));
    let wanted = "window f_0_0(v0: u8x16, v1: u8x16) -> u8x16 {\n";
    assert!(
        found[0].starts_with(wanted) && found[0].contains("sat_i16") && found[0].contains("sat_u8"),
        "{}",
        found[0]
    );
}

/// What is left of a call of whose operands one is poison is asked for where no result looks at that, and not elsewhere.
#[test]
fn unspecified_operands_are_not_looked_at() {
    let packed = "  %s = lshr <8 x i16> %a, splat (i16 8)
  %p = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %s, <8 x i16> poison)";
    let lower = format!(
        "{packed}\n  %r = shufflevector <16 x i8> %p, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>"
    );
    let (found, skipped) = windows_of("<8 x i16>", "<8 x i8>", &lower, PACK);
    assert_eq!(skipped, [""; 0]);
    assert_eq!(found[0], "window f_0_0(v0: u16x8) -> u8x8 {\n    out[i] = v0[i] >> 8\n}\n");
    let (found, skipped) = windows_of("<8 x i16>", "<16 x i8>", &packed.replace("%p", "%r"), PACK);
    assert!(found.iter().all(|w| !w.contains("u8x16")), "{found:?}");
    assert_eq!(skipped, ["a lane is unspecified"]);
}

/// A call that no instruction is, or that looks elements up, is an operand.
#[test]
fn other_calls_are_operands() {
    let shift = "declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)\n";
    let by = |count: &str| {
        let body = format!(
            "  %s = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a, i32 {count})\n  %t = xor <8 x i16> %s, %b\n  %r = and <8 x i16> %t, %a"
        );
        windows_of("<8 x i16>", "<8 x i16>", &body, shift).0[0].matches("u16x8").count()
    };
    // The operands, and the result.
    assert_eq!((by("3"), by("300"), by("undef")), (3, 4, 4));
    let table = "declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)\n";
    let body = "  %s = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a, <16 x i8> %b)
  %t = xor <16 x i8> %s, %b
  %r = and <16 x i8> %t, splat (i8 15)";
    let (found, _) = windows_of("<16 x i8>", "<16 x i8>", body, table);
    assert!(found[0].contains("u4(v0[i]) ^ u4(v1[i])"), "{}", found[0]);
}
