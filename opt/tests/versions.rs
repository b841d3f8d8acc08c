//! Loops in two versions, one of them for narrow numbers, executed.

mod shared;

use autoir_opt::{parse, versions};
use inkwell::context::Context;
use inkwell::values::AsValueRef;
use shared::{Compiled, bytes};

/// How many of `n` bytes differ by more than a threshold, and their sum times a factor; both numbers lie in `out`.
const BEYOND: &str = "
define void @beyond(ptr %out, ptr %p, ptr %q, i64 %n) {
entry:
  %threshold = load i32, ptr %out, align 1
  %at = getelementptr i8, ptr %out, i64 4
  %factor = load i32, ptr %at, align 1
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %count = phi i32 [ 0, %entry ], [ %more, %loop ]
  %sum = phi i32 [ %factor, %entry ], [ %all, %loop ]
  %x = getelementptr i8, ptr %p, i64 %i
  %y = getelementptr i8, ptr %q, i64 %i
  %a = load i8, ptr %x, align 1
  %b = load i8, ptr %y, align 1
  %wa = zext i8 %a to i32
  %wb = zext i8 %b to i32
  %d = sub i32 %wa, %wb
  %v = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %far = icmp sgt i32 %v, %threshold
  %one = zext i1 %far to i32
  %more = add i32 %count, %one
  %product = mul i32 %v, %factor
  %all = add i32 %sum, %product
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %counted = phi i32 [ %more, %loop ]
  store i32 %counted, ptr %out, align 1
  store i32 %all, ptr %at, align 1
  ret void
}
declare i32 @llvm.abs.i32(i32, i1)
";

/// The text with the versions of its loops, if there are any.
fn versioned(text: &str) -> Option<String> {
    let context = Context::create();
    let module = parse(&context, text.as_bytes()).expect("it is a module");
    let changed: Vec<bool> = module.get_functions().map(|f| versions(f.as_value_ref())).collect();
    module.verify().expect("it is a right one");
    changed.contains(&true).then(|| module.print_to_string().to_string())
}

#[test]
fn narrow_numbers_have_a_version_of_their_own() {
    let after = versioned(BEYOND).expect("a threshold and a factor");
    let count = |what: &str| after.matches(what).count();
    // The threshold is a byte, as the elements are; the factor has a sign.
    assert_eq!((count("call i8 asm"), count("call i16 asm"), count("asm")), (1, 1, 2), "{after}");
    assert_eq!((count("icmp sgt i32"), count("load i8")), (2, 4), "{after}");
    let (before, after) = (Compiled::new(BEYOND.as_bytes()), Compiled::new(after.as_bytes()));
    let thresholds = [0, 20, 254, 255, 256, -1, -256, i32::MIN, i32::MAX, 65_556];
    let factors = [0, 3, -7, 32_767, 32_768, -32_768, -32_769, 65_539, i32::MIN];
    for (n, (threshold, factor)) in
        (1..).zip(thresholds.into_iter().flat_map(|t| factors.map(|factor| (t, factor))))
    {
        let mut old = [threshold.to_le_bytes(), factor.to_le_bytes()].concat();
        let mut new = old.clone();
        let (p, q) = (bytes(256, n), bytes(256, n + 1));
        before.call("beyond", &mut old, &p, &q, n);
        after.call("beyond", &mut new, &p, &q, n);
        assert_eq!(old, new, "{threshold} and {factor}");
    }
}

#[test]
fn loops_have_one_version_where_another_one_is_no_gain() {
    let one = |from: &str, to: &str| {
        assert!(BEYOND.contains(from), "{from}");
        versioned(&BEYOND.replace(from, to)).is_none()
    };
    let asms = |from: &str, to: &str| {
        assert!(BEYOND.contains(from), "{from}");
        versioned(&BEYOND.replace(from, to)).map_or(0, |after| after.matches(" asm ").count())
    };
    let known = "%byte = load i8, ptr %out, align 1\n  %threshold = zext i8 %byte to i32";
    assert_eq!(asms("%threshold = load i32, ptr %out, align 1", known), 1);
    assert_eq!(asms("%product = mul i32 %v, %factor", "%product = mul i32 %sum, %factor"), 1);
    let wide =
        BEYOND.replace("load i8", "load i32").replace("zext i8", "add i32 0,").replace(", %a to i32", ", %a");
    assert!(versioned(&wide.replace(", %b to i32", ", %b")).is_none());
    assert!(one("ptr %q, i64 %n) {", "ptr %q, i64 %n) optsize {"));
    assert!(one("%b = load i8", "%b = load volatile i8"));
    assert!(one("%next = add", "fence seq_cst\n  %next = add"));
    let vectorized = "br i1 %done, label %exit, label %loop, !llvm.loop !0";
    let text = BEYOND.replace("br i1 %done, label %exit, label %loop", vectorized);
    let text = format!("{text}\n!0 = distinct !{{!0, !1}}\n!1 = !{{!\"llvm.loop.isvectorized\", i32 1}}\n");
    assert!(versioned(&text).is_none());
}
