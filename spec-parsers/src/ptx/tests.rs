//! Damaged specifications: what is wrong is named with its line and column, and costs only itself.

use super::ISA;
use crate::corpus::parse_isa;
use crate::source::SpecSource;

const GOOD: &str = "\
type s8  signed 8  in b32
type s32 signed 32 in b32

fragment A[M][K]
    for m8n8k16 1.1: s8
    at [lane / 4][4 * member + i]

fragment B[K][N]
    for m8n8k16 1.2: s8
    at [4 * member + i][lane / 4]

fragment C D [M][N]
    for m8n8k16 1.3: s32
    at [lane / 4][2 * member + i]

operation dot(A[M][K], B[K][N], C[M][N]) -> D[M][N]
    for i in M, j in N {
        sum := C[i][j]
        for k in K { sum := sum + A[i][k] * B[k][j] }
        D[i][j] := sum
    }

family mma
    section 1.4
    shape m8n8k16 needs sm_75 ptx65
    types A.B: s8.s8
    types D.C: s32.s32
    operation dot
    ptx mma.{shape}.{D}.{A}.{B}.{C}
";

/// What reading `text` gives: parsed instructions and diagnostics.
fn read(text: &str) -> (usize, Vec<String>) {
    let corpus = parse_isa(&ISA, &SpecSource::from_bytes("test.spec", text.as_bytes()), &|_, _| ());
    (corpus.counts.parsed, corpus.diagnostics.iter().map(ToString::to_string).collect())
}

/// Replaces `from` by `to` and expects no instruction, and a diagnostic that begins with `said` first.
fn broken(from: &str, to: &str, said: &str) {
    assert!(GOOD.contains(from), "{from}");
    let (parsed, diagnostics) = read(&GOOD.replacen(from, to, 1));
    let first = diagnostics.first().map_or("", String::as_str);
    assert!(parsed == 0 && first.starts_with(said), "{parsed} parsed; {diagnostics:#?}");
}

#[test]
fn a_sound_specification_is_read() {
    assert_eq!(read(GOOD), (1, Vec::new()));
}

#[test]
fn maps_that_are_no_bijection_are_malformed() {
    let collision =
        "test.spec:6:9: malformed: no bijection: 1 of thread 0 and 0 of thread 0 are both element 0";
    broken("[4 * member + i]\n", "[4 * member]\n", collision);
    broken(
        "[4 * member + i]\n",
        "[4 * member + i + 1]\n",
        "test.spec:6:19: malformed: index 16 of a dimension of 16",
    );
    broken(
        "at [lane / 4][2 * member + i]",
        "threads 3\n    at [lane / 4][i]",
        "test.spec:12:1: malformed: 64 elements",
    );
    broken(
        "at [lane / 4][2",
        "at [lane / (4 - 4)][2",
        "test.spec:14:9: malformed: Div of 0 and 0 has no value",
    );
    broken(
        "[lane / 4][2 * member + i]",
        "[lane / 4]",
        "test.spec:12:1: malformed: 1 indices for a matrix of 2",
    );
}

/// 9.7.14.5.13 of the PTX ISA prints `i` where `i & 0x1F` is meant, for the first 64 elements of A.
#[test]
fn the_formula_as_printed_for_m16n8k256_is_no_bijection() {
    let spec = |column: &str| {
        let text = GOOD.to_owned()
            + "\ntype b1 unsigned 1 in b32\n\nfragment A[M][K]\n    for m16n8k256 1.5: b1\n    at [group + 8 * (register % 2)]["
            + column
            + "]\n";
        read(&text)
    };
    let (parsed, diagnostics) = spec("32 * member + i % (64 - 32 * (i / 64)) + 128 * (i / 64)");
    assert!(parsed == 1 && diagnostics.len() == 1, "{diagnostics:#?}");
    assert!(diagnostics[0].contains("no bijection"), "{diagnostics:#?}");
    assert_eq!(spec("32 * member + i % 32 + 128 * (i / 64)"), (1, Vec::new()));
}

#[test]
fn syntax_errors_have_their_place() {
    broken("signed 8", "signed", "test.spec:1:18: malformed: syntax error");
    broken("        sum := C[i][j]", "        sum = C[i][j]", "test.spec:18:13: malformed: syntax error");
    broken("ptx mma.", "ptxx mma.", "test.spec:29:5: malformed: syntax error: expected");
    broken("type s8", "typo s8", "test.spec:1:1: malformed: syntax error");
    let deep = format!("at {}lane", "(".repeat(40));
    broken("at [lane", &deep, "test.spec:6:");
}

#[test]
fn names_that_nothing_has_are_malformed() {
    broken(
        "types A.B: s8.s8",
        "types A.B: s8.s9",
        "test.spec:26:16: malformed: mma.m8n8k16.s32.s8.s9.s32@: unknown type `s9`",
    );
    broken("1.2: s8", "1.2: u8", "test.spec:9:22: malformed: unknown type `u8`");
    broken(
        "operation dot\n",
        "operation dots\n",
        "test.spec:28:15: malformed: mma.m8n8k16.s32.s8.s8.s32@: no operation",
    );
    broken("{shape}.{D}", "{form}.{D}", "test.spec:29:9: malformed: nothing is called `form`");
    broken("types D.C: s32.s32", "types D.C: s32", "test.spec:27:16: malformed: `s32` has not 2 parts");
    broken(
        "C D [M][N]",
        "C [M][N]",
        "test.spec:23:8: malformed: mma.m8n8k16.s32.s8.s8.s32@: no fragment of D",
    );
    broken("needs sm_75", "needs sm_", "test.spec:25:25: malformed");
    broken("    section 1.4\n", "", "test.spec:23:8: malformed: family `mma` has no section");
    broken("operation dot\n", "left-out boredom\n", "test.spec:28:14: malformed: unknown reason `boredom`");
}

#[test]
fn operations_that_cannot_be_evaluated_say_where() {
    broken("B[k][j]", "B[k]", "test.spec:19:45: malformed");
    broken("D[i][j] := sum", "D[i][j] := total", "test.spec:20:");
    broken("D[i][j] := sum", "D[i][j] := frobnicate(sum)", "test.spec:20:");
    broken("D[i][j] := sum", "D[i][i] := sum", "test.spec:");
    let many = "D[i][j] := total(for k in 4096 * 4096: 1)";
    broken("D[i][j] := sum", many, "test.spec:20:26: malformed");
}

#[test]
fn one_bad_entry_costs_only_itself() {
    let text = GOOD.to_owned() + "\nfamily broken\n    shape\n\ntype u8 unsigned 8 in b32\n";
    let (parsed, diagnostics) = read(&text);
    assert_eq!((parsed, diagnostics.len()), (1, 1), "{diagnostics:#?}");
    // Two types more are no reason for more instructions, and one instruction more is one.
    let twice = GOOD.replace("s8.s8", "s8.s8, s8.s7");
    let (parsed, diagnostics) = read(&twice);
    assert_eq!((parsed, diagnostics.len()), (1, 1), "{diagnostics:#?}");
}

#[test]
fn nothing_is_no_specification() {
    assert_eq!(read("# nothing\n").1.len(), 1);
}
