//! Emitted functions work where the result is an input: all is read before anything is written.

use autoir::program::{Arg, Opaque, Port, Program, Shape};
use autoir_codegen_gen::emit::LoweringTable;
use autoir_codegen_gen::emit::jit::{Jit, host};
use autoir_codegen_gen::emit::plain::compile_plain;
use autoir_semantics::dag::Dag;
use autoir_semantics::lane::{self, ElementFn, Kind, Operand};
use autoir_semantics::reroll::reroll;

/// More bytes than registers hold.
const BYTES: usize = 4096;

/// The halves of the input, swapped: where a half is written before the other is read, it is lost.
fn swapped(bytes: &[u8]) -> Vec<u8> {
    [&bytes[BYTES / 2..], &bytes[..BYTES / 2]].concat()
}

fn holds(jit: &Jit) {
    let input: Vec<u8> = (0..BYTES).map(|n| (n * 7 + n / 256) as u8).collect();
    let mut apart = vec![0; BYTES];
    jit.call(&[&input], &mut apart).expect("the sizes are right");
    assert_eq!(apart, swapped(&input));
    let mut same = input.clone();
    jit.call_in_place(&mut same).expect("the size is right");
    assert_eq!(same, swapped(&input));
    assert!(jit.call_in_place(&mut [0; 3]).is_err());
}

#[test]
fn programs_and_plain_code_work_in_place() {
    let Ok(target) = host() else {
        eprintln!("skipped: this machine is not x86-64");
        return;
    };
    let shape = Shape::vector(8, BYTES as u32);
    let half = BYTES as u32 * 4;
    let program = Program {
        name: "swap".to_string(),
        inputs: vec![Port { name: "a".to_string(), shape }],
        steps: Vec::new(),
        output: shape,
        result: Arg::Concat(vec![Arg::Input(0).part(half, half), Arg::Input(0).part(0, half)]),
        opaque: Opaque::Nothing,
    };
    holds(&Jit::compile(&program, &LoweringTable::new(), target).expect("it compiles"));
    let mut dag = Dag::new();
    let count = BYTES as u32;
    let elements = (0..count).map(|n| dag.read_at(0, 8, false, (n + count / 2) % count)).collect();
    let operand =
        Operand { name: "a".to_string(), kind: Kind::Vector, width: 8, extents: vec![count], signed: false };
    let result = lane::Shape { kind: Kind::Vector, width: 8, extents: vec![count] };
    let window = ElementFn { dag, operands: vec![operand], result, elements };
    holds(&compile_plain(&reroll(&window), "plain", target).expect("it compiles"));
}
