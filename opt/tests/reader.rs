//! Windows of LLVM IR: their text, and what they mean against the code itself, executed.

mod shared;

use autoir_opt::windows;
use autoir_semantics::dag::Node;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{Kind, Operand};
use autoir_synth::window::air::print::print_window;
use shared::{Compiled, bytes};

/// A function that stores what `body` makes, as `%r`, of the vectors `%a` and `%b` of type `ty`.
fn function(name: &str, ty: &str, body: &str, result: &str) -> String {
    // One operation on operands alone may have no window; what is flipped twice is as it was.
    format!(
        "define void @{name}(ptr %out, ptr %pa, ptr %pb, i64 %n) {{\n  %a = load {ty}, ptr %pa, align 1\n  %b = load {ty}, ptr %pb, align 1\n{body}\n  %flipped = xor {result} %r, splat ({} -1)\n  store {result} %flipped, ptr %out, align 1\n  ret void\n}}\n",
        result.split(' ').next_back().unwrap_or_default().trim_end_matches('>')
    )
}

/// Windows computed by the interpreter and functions executed give the same.
fn agree(ty: &str, result: &str, cases: &[(&str, &str)]) {
    let names: Vec<String> = (0..cases.len()).map(|n| format!("f{n}")).collect();
    let text: String =
        names.iter().zip(cases).map(|(name, (_, body))| function(name, ty, body, result)).collect();
    let (windows, skipped) = windows(text.as_bytes()).expect("it is a module");
    assert!(skipped.is_empty(), "{skipped:?}");
    let compiled = Compiled::new(text.as_bytes());
    for (name, (what, _)) in names.iter().zip(cases) {
        // The first one is that of the whole value.
        let window = windows.iter().find(|w| w.name.starts_with(&format!("{name}_")));
        let window = window.unwrap_or_else(|| panic!("{what} has no window"));
        let f = &window.function;
        for seed in 0..200 {
            let (a, b) = (bytes(64, 2 * seed), bytes(64, 2 * seed + 1));
            let mut out = vec![0; 64];
            compiled.call(name, &mut out, &a, &b, 0);
            // The operand that is reached first is `%a`.
            let operand = |(o, bytes): (&Operand, &Vec<u8>)| {
                assert_eq!(o.kind, Kind::Vector);
                Bits::from_bytes(bytes, o.bits())
            };
            let inputs: Vec<Bits> = f.operands.iter().zip([&a, &b]).map(operand).collect();
            let meant = f.run(&inputs);
            let size = f.result.bits() as usize / 8;
            assert_eq!(meant.bytes(), &out[..size], "{what}: {}", print_window(window));
        }
    }
}

/// Operations on two vectors.
const BINARY: &[&str] = &["add", "sub", "mul", "and", "or", "xor"];

fn named(ty: &str, op: &str) -> (String, String) {
    (op.to_owned(), format!("  %r = {op} {ty} %a, %b"))
}

#[test]
fn arithmetic_is_what_llvm_executes() {
    for (ty, bits) in [("<16 x i8>", 8), ("<8 x i16>", 16), ("<4 x i32>", 32), ("<2 x i64>", 64)] {
        let mangled = ty[1..].trim_end_matches('>').replace(" x ", "");
        let mut cases: Vec<(String, String)> = BINARY.iter().map(|op| named(ty, op)).collect();
        for op in ["shl", "lshr", "ashr"] {
            cases.push((
                op.to_owned(),
                format!("  %r0 = {op} {ty} %a, splat (i{bits} 3)\n  %r = add {ty} %r0, %b"),
            ));
            let mask = bits - 1;
            cases.push((format!("{op} by a variable"), format!("  %c = and {ty} %b, splat (i{bits} {mask})\n  %r0 = {op} {ty} %a, %c\n  %r = add {ty} %r0, %b")));
        }
        for op in ["udiv", "urem", "sdiv", "srem"] {
            for d in [3, 7, 10, 64] {
                cases.push((
                    op.to_owned(),
                    format!("  %r0 = {op} {ty} %a, splat (i{bits} {d})\n  %r = add {ty} %r0, %b"),
                ));
            }
        }
        for p in ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"] {
            cases.push((p.to_owned(), format!("  %c = icmp {p} {ty} %a, %b\n  %s = sub {ty} %a, %b\n  %r = select <{} x i1> %c, {ty} %s, {ty} %b", 128 / bits)));
        }
        for op in ["umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"] {
            cases.push((
                op.to_owned(),
                format!("  %r = call {ty} @llvm.{op}.{}({ty} %a, {ty} %b)", mangled_name(&mangled)),
            ));
        }
        for op in ["ctpop", "bitreverse"] {
            cases.push((
                op.to_owned(),
                format!(
                    "  %r0 = call {ty} @llvm.{op}.{}({ty} %a)\n  %r = sub {ty} %r0, %b",
                    mangled_name(&mangled)
                ),
            ));
        }
        if bits > 8 {
            cases.push((
                "bswap".to_owned(),
                format!(
                    "  %r0 = call {ty} @llvm.bswap.{}({ty} %a)\n  %r = sub {ty} %r0, %b",
                    mangled_name(&mangled)
                ),
            ));
        }
        for op in ["abs", "ctlz", "cttz"] {
            cases.push((
                op.to_owned(),
                format!(
                    "  %r0 = call {ty} @llvm.{op}.{}({ty} %a, i1 false)\n  %r = sub {ty} %r0, %b",
                    mangled_name(&mangled)
                ),
            ));
        }
        for op in ["fshl", "fshr"] {
            cases.push((
                op.to_owned(),
                format!(
                    "  %r = call {ty} @llvm.{op}.{}({ty} %a, {ty} %b, {ty} splat (i{bits} 5))",
                    mangled_name(&mangled)
                ),
            ));
        }
        let cases: Vec<(&str, &str)> = cases.iter().map(|(n, b)| (n.as_str(), b.as_str())).collect();
        agree(ty, ty, &cases);
    }
}

/// What `made`, floats called `%f` of the floats `%x` and `%y`, is as numbers; LLVM leaves open which NaN one is.
fn of_floats(made: &str) -> String {
    format!(
        "  %x = bitcast <4 x i32> %a to <4 x float>\n  %y = bitcast <4 x i32> %b to <4 x float>\n{made}\n  \
         %u = fcmp uno <4 x float> %f, zeroinitializer\n  \
         %k = select <4 x i1> %u, <4 x float> zeroinitializer, <4 x float> %f\n  %r = bitcast <4 x float> %k to <4 x i32>"
    )
}

#[test]
fn floats_are_what_llvm_executes() {
    let ty = "<4 x float>";
    let mut cases: Vec<(String, String)> = Vec::new();
    for op in ["fadd", "fsub", "fmul", "fdiv"] {
        cases.push((op.to_owned(), of_floats(&format!("  %f = {op} {ty} %x, %y"))));
    }
    for op in ["sqrt", "fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "roundeven"] {
        let call = format!("  %g = call {ty} @llvm.{op}.v4f32({ty} %x)\n  %f = fdiv {ty} %g, %y");
        cases.push((op.to_owned(), of_floats(&call)));
    }
    for op in ["minnum", "maxnum", "minimum", "maximum", "copysign"] {
        let call = format!("  %f = call {ty} @llvm.{op}.v4f32({ty} %x, {ty} %y)");
        cases.push((op.to_owned(), of_floats(&call)));
    }
    let predicates =
        ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];
    for p in predicates {
        let chosen = format!(
            "  %c = fcmp {p} {ty} %x, %y\n  %g = fsub {ty} %x, %y\n  %f = select <4 x i1> %c, {ty} %g, {ty} %y"
        );
        cases.push((p.to_owned(), of_floats(&chosen)));
    }
    cases.push(("fneg".to_owned(), of_floats(&format!("  %g = fneg {ty} %x\n  %f = fdiv {ty} %g, %y"))));
    cases.push((
        "fma".to_owned(),
        of_floats(&format!("  %f = call {ty} @llvm.fma.v4f32({ty} %x, {ty} %y, {ty} splat (float 1.5))")),
    ));
    // Flags are permissions: of what may be rounded once, one of the two is computed, here by a compiler that may not.
    cases.push((
        "contracted with other operations only".to_owned(),
        of_floats(&format!("  %g = fmul contract {ty} %x, %y\n  %f = fadd {ty} %g, %x")),
    ));
    for (op, from) in [("sitofp", "<4 x i32>"), ("uitofp", "<4 x i32>")] {
        cases.push((
            op.to_owned(),
            of_floats(&format!("  %g = {op} {from} %a to {ty}\n  %f = fadd {ty} %g, %y")),
        ));
    }
    cases.push((
        "fptosi".to_owned(),
        "  %x = bitcast <4 x i32> %a to <4 x float>\n  %g = fptosi <4 x float> %x to <4 x i32>\n  %r = add <4 x i32> %g, %b"
            .to_owned(),
    ));
    for op in ["fptosi", "fptoui"] {
        cases.push((
            format!("{op}.sat"),
            format!(
                "  %x = bitcast <4 x i32> %a to {ty}\n  \
                 %g = call <4 x i32> @llvm.{op}.sat.v4i32.v4f32({ty} %x)\n  %r = add <4 x i32> %g, %b"
            ),
        ));
    }
    cases.push((
        "to doubles and back".to_owned(),
        of_floats(&format!(
            "  %d = fpext {ty} %x to <4 x double>\n  %e = fmul <4 x double> %d, splat (double 1.1)\n  \
             %f = fptrunc <4 x double> %e to {ty}"
        )),
    ));
    cases.push((
        "to halves and back".to_owned(),
        of_floats(&format!("  %d = fptrunc {ty} %x to <4 x half>\n  %f = fpext <4 x half> %d to {ty}")),
    ));
    let cases: Vec<(&str, &str)> = cases.iter().map(|(n, b)| (n.as_str(), b.as_str())).collect();
    agree("<4 x i32>", "<4 x i32>", &cases);
}

/// Products are rounded together with sums where both may be, and no other way is open.
#[test]
fn contractions_are_what_the_flags_say() {
    let printed = |body: &str| {
        let text = function("f", "<4 x i32>", &of_floats(body), "<4 x i32>");
        let (found, _) = windows(text.as_bytes()).expect("it is a module");
        print_window(&found[0])
    };
    let sum = |product: &str, sum: &str| {
        printed(&format!("  %g = fmul {product} <4 x float> %x, %y\n  %f = {sum} <4 x float> %x, %g"))
    };
    assert!(sum("contract", "fadd contract").contains("fma(v0[i], v1[i], v0[i])"));
    assert!(sum("contract", "fsub fast").contains("fma(-v0[i], v1[i], v0[i])"));
    assert!(!sum("contract", "fadd").contains("fma") && !sum("", "fadd contract").contains("fma"));
    let twice = "  %g = fmul contract <4 x float> %x, %y\n  %h = fadd contract <4 x float> %x, %g\n  \
                 %f = fdiv <4 x float> %h, %g";
    assert!(!printed(twice).contains("fma"), "the product is asked for as well");
}

/// Of numbers that are none nothing is said where they are poison.
#[test]
fn the_least_of_numbers_is_chosen() {
    let least = |flags: &str| {
        let call = format!(
            "  %g = call {flags} <4 x float> @llvm.minnum.v4f32(<4 x float> %x, <4 x float> %y)\n  \
             %f = fdiv <4 x float> %g, %y"
        );
        let text = function("f", "<4 x i32>", &of_floats(&call), "<4 x i32>");
        let (found, _) = windows(text.as_bytes()).expect("it is a module");
        print_window(&found[0]).matches("funordered").count()
    };
    // The result's own test for numbers is one of them.
    assert_eq!((least("nnan"), least("nsz")), (1, 2));
}

/// Where denormal numbers are zeros, floats are not what is modelled.
#[test]
fn floats_without_denormal_numbers_are_left() {
    let text = function("f", "<4 x i32>", &of_floats("  %f = fadd <4 x float> %x, %y"), "<4 x i32>");
    let flushed = text.replace("i64 %n) {", "i64 %n) \"denormal-fp-math\"=\"preserve-sign,preserve-sign\" {");
    let computes = |text: &str| {
        let (found, _) = windows(text.as_bytes()).expect("it is a module");
        found.iter().any(|w| w.computes_floats())
    };
    assert!(computes(&text) && !computes(&flushed));
}

/// LLVM's name of a vector type in the name of an intrinsic.
fn mangled_name(short: &str) -> String {
    format!("v{short}")
}

#[test]
fn movement_and_conversions_are_what_llvm_executes() {
    let (ty, wide) = ("<16 x i8>", "<16 x i16>");
    agree(
        ty,
        ty,
        &[
            (
                "a widened average",
                "  %x = zext <16 x i8> %a to <16 x i16>\n  %y = zext <16 x i8> %b to <16 x i16>\n  %s = add nuw nsw <16 x i16> %x, %y\n  %t = add nuw nsw <16 x i16> %s, splat (i16 1)\n  %h = lshr <16 x i16> %t, splat (i16 1)\n  %r = trunc nuw <16 x i16> %h to <16 x i8>",
            ),
            (
                "signed",
                "  %x = sext <16 x i8> %a to <16 x i32>\n  %y = sext <16 x i8> %b to <16 x i32>\n  %p = mul nsw <16 x i32> %x, %y\n  %h = ashr <16 x i32> %p, splat (i32 7)\n  %r = trunc <16 x i32> %h to <16 x i8>",
            ),
            (
                "interleaved",
                "  %s = shufflevector <16 x i8> %a, <16 x i8> %b, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>\n  %r = add <16 x i8> %s, %b",
            ),
            (
                "one element elsewhere",
                "  %e = extractelement <16 x i8> %b, i64 3\n  %i = insertelement <16 x i8> %a, i8 %e, i64 9\n  %r = add <16 x i8> %i, %b",
            ),
            (
                "wider lanes and back",
                "  %w = bitcast <16 x i8> %a to <4 x i32>\n  %v = bitcast <16 x i8> %b to <4 x i32>\n  %s = add <4 x i32> %w, %v\n  %r = bitcast <4 x i32> %s to <16 x i8>",
            ),
            (
                "bits of a comparison",
                "  %c = icmp ult <16 x i8> %a, %b\n  %d = icmp slt <16 x i8> %a, %b\n  %x = xor <16 x i1> %c, %d\n  %r = sext <16 x i1> %x to <16 x i8>",
            ),
        ],
    );
    agree(
        ty,
        wide,
        &[(
            "a difference in more bits",
            "  %x = zext <16 x i8> %a to <16 x i16>\n  %y = zext <16 x i8> %b to <16 x i16>\n  %r = sub nsw <16 x i16> %x, %y",
        )],
    );
}

const BLEND: &str = "define void @blend(ptr %out, ptr %pa, ptr %pb, i64 %n) {
  %a = load <16 x i8>, ptr %pa, align 1
  %b = load <16 x i8>, ptr %pb, align 1
  %x = zext <16 x i8> %a to <16 x i32>
  %y = zext <16 x i8> %b to <16 x i32>
  %inverse = xor <16 x i32> %y, splat (i32 255)
  %p = mul nuw nsw <16 x i32> %x, %inverse
  %s = add nuw nsw <16 x i32> %p, splat (i32 128)
  %h = lshr <16 x i32> %s, splat (i32 8)
  %r = trunc nuw <16 x i32> %h to <16 x i8>
  store <16 x i8> %r, ptr %out, align 1
  ret void
}
";

#[test]
fn values_are_as_narrow_as_they_are() {
    let (windows, _) = windows(BLEND.as_bytes()).expect("it is a module");
    let text: Vec<String> = windows.iter().map(print_window).collect();
    let expected = "window blend_0_0(v0: u8x16, v1: u8x16) -> u8x16 {\n    out[i] = ((255 - v1[i]) * v0[i] + 128) >> 8\n}\n";
    assert_eq!(text, [expected]);
}

/// A product with what a loop finds in every lane: extended before it.
const SPREAD: &str = "
define void @scaled(ptr %out, ptr %pa, i16 %gain, i64 %n) {
entry:
  %one = insertelement <8 x i16> poison, i16 %gain, i64 0
  %all = shufflevector <8 x i16> %one, <8 x i16> poison, <8 x i32> zeroinitializer
  %wide = sext <8 x i16> %all to <8 x i32>
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr <8 x i16>, ptr %pa, i64 %i
  %a = load <8 x i16>, ptr %at, align 2
  %x = sext <8 x i16> %a to <8 x i32>
  %p = mul nsw <8 x i32> %x, %wide
  %h = lshr <8 x i32> %p, splat (i32 16)
  %r = trunc nuw <8 x i32> %h to <8 x i16>
  %to = getelementptr <8 x i16>, ptr %out, i64 %i
  store <8 x i16> %r, ptr %to, align 2
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
";

#[test]
fn what_is_spread_before_a_loop_is_a_scalar() {
    let (windows, _) = windows(SPREAD.as_bytes()).expect("it is a module");
    let text: Vec<String> = windows.iter().map(print_window).collect();
    let expected = "window scaled_1_0(v0: u16x8, v1: u16) -> u16x8 {\n    out[i] = u32(v1.i16[0] * v0.i16[i]) >> 16\n}\n";
    assert_eq!(text, [expected]);
}

#[test]
fn elements_that_a_loop_finds_in_every_lane_are_of_their_vector() {
    let one = "  %one = insertelement <8 x i16> poison, i16 %gain, i64 0\n  \
               %all = shufflevector <8 x i16> %one, <8 x i16> poison, <8 x i32> zeroinitializer\n  \
               %wide = sext <8 x i16> %all to <8 x i32>\n";
    let element = "  %one = sext <4 x i16> %gains to <4 x i32>\n  \
                   %wide = shufflevector <4 x i32> %one, <4 x i32> poison, <8 x i32> splat (i32 2)\n";
    let several = SPREAD.replace(one, element).replace("i16 %gain,", "<4 x i16> %gains,");
    let (windows, _) = windows(several.as_bytes()).expect("it is a module");
    let text: Vec<String> = windows.iter().map(print_window).collect();
    let expected = "window scaled_1_0(v0: u16x8, v1: u64) -> u16x8 {\n    out[i] = u32(i16(v1 >> 32) * v0.i16[i]) >> 16\n}\n";
    assert_eq!(text, [expected]);
}

/// A shuffle alone is LLVM's, but one that takes vectors apart has a window.
#[test]
fn vectors_that_are_taken_apart_have_windows() {
    let found = |mask: &str| {
        let text = format!(
            "define void @f(ptr %out, ptr %pa) {{\n  %a = load <32 x i8>, ptr %pa, align 1\n  \
             %r = shufflevector <32 x i8> %a, <32 x i8> poison, <16 x i32> <{mask}>\n  \
             store <16 x i8> %r, ptr %out, align 1\n  ret void\n}}\n"
        );
        let (found, _) = windows(text.as_bytes()).expect("it is a module");
        found.first().map(print_window)
    };
    let mask = |at: fn(u32) -> u32| (0..16).map(|n| format!("i32 {}", at(n))).collect::<Vec<_>>().join(", ");
    let odd = "window f_0_0(v0: u8x32) -> u8x16 {\n    out[i] = v0[2*i + 1]\n}\n";
    assert_eq!(found(&mask(|n| 2 * n + 1)).as_deref(), Some(odd));
    assert_eq!((found(&mask(|n| n + 3)), found(&mask(|n| n ^ 1))), (None, None));
}

/// A sum clamped to bytes, as LLVM writes it: the constant that is added to it is added to what is clamped.
const CLAMPED: &str = "  %x = sext <16 x i8> %a to <16 x i32>
  %y = zext <16 x i8> %b to <16 x i32>
  %s = add nsw <16 x i32> %x, %y
  %l = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %s, <16 x i32> splat (i32 -3))
  %h = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %l, <16 x i32> splat (i32 252))
  %c = add nsw <16 x i32> %h, splat (i32 3)
  %r = trunc nuw <16 x i32> %c to <16 x i8>";

#[test]
fn constants_go_back_into_clamps() {
    let ty = "<16 x i8>";
    agree(ty, ty, &[("a clamp", CLAMPED)]);
    let (windows, _) = windows(function("f", ty, CLAMPED, ty).as_bytes()).expect("it is a module");
    let nodes = windows.iter().flat_map(|w| {
        let dag = &w.function.dag;
        dag.reachable(&w.function.elements).into_iter().map(|id| dag.node(id).clone()).collect::<Vec<_>>()
    });
    let kinds: Vec<Node> =
        nodes.filter(|n| matches!(n, Node::Sat { .. } | Node::Min(..) | Node::Max(..))).collect();
    assert!(!kinds.is_empty() && kinds.iter().all(|n| matches!(n, Node::Sat { .. })), "{kinds:?}");
}

#[test]
fn what_is_unspecified_has_no_window() {
    let text = BLEND.replace(
        "  store <16 x i8> %r",
        "  %q = shufflevector <16 x i8> %r, <16 x i8> poison, <16 x i32> <i32 poison, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>\n  store <16 x i8> %q",
    );
    let (windows, skipped) = windows(text.as_bytes()).expect("it is a module");
    assert_eq!((windows.len(), skipped.len()), (1, 1), "what is moved has one");
    assert!(skipped[0].1.why.contains("unspecified"), "{skipped:?}");
}

#[test]
fn what_is_no_module_is_refused() {
    for bytes in [&b"window f(a: u8x16) -> u8x16 {}"[..], b"BC\xC0\xDE\0\0\0\0", b"\0\0\0\0"] {
        assert!(windows(bytes).is_err(), "{bytes:?}");
    }
}

/// Two products whose elements are stored by turns, of elements that were loaded by turns.
const TURNS: &str = "define void @turns(ptr %out, ptr %pa, ptr %pb, i64 %n) {
  %w = load <16 x i16>, ptr %pa, align 2
  %x = shufflevector <16 x i16> %w, <16 x i16> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %y = shufflevector <16 x i16> %w, <16 x i16> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %b = load <8 x i16>, ptr %pb, align 2
  %p0 = mul <8 x i16> %x, %b
  %p = add <8 x i16> %p0, %y
  %q0 = mul <8 x i16> %y, %b
  %q = sub <8 x i16> %q0, %x
  %r = shufflevector <8 x i16> %p, <8 x i16> %q, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <16 x i16> %r, ptr %out, align 2
  ret void
}
";

#[test]
fn values_are_looked_at_as_wholes_and_in_parts() {
    let (windows, _) = windows(TURNS.as_bytes()).expect("it is a module");
    let shapes: Vec<(u32, Vec<u32>)> = windows
        .iter()
        .map(|w| (w.function.result.lanes(), w.function.operands.iter().map(|o| o.lanes()).collect()))
        .collect();
    let whole = (16, vec![16, 8]);
    let (part, bare) = ((8, vec![16, 8]), (8, vec![8, 8, 8]));
    assert_eq!(shapes, [whole, part.clone(), part, bare.clone(), bare]);
}
