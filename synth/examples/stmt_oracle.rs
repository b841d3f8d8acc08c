//! Compares the meaning of windows with what Halide itself computed: `stmt_oracle CASE.stmt...`.
//!
//! Beside each `.stmt` stands `.args.json` with `args`, `inputs` (buffer name to elements) and `output`.
//! The statement must be one vector store over constant addresses.
#![expect(clippy::print_stdout, reason = "an example reports on standard output")]

use autoir_semantics::interp::{Bits, Run};
use autoir_synth::window::Layout;
use autoir_synth::window::halide;
use serde_json::Value;

fn main() {
    let (mut equal, mut different, mut skipped) = (0, 0, 0);
    for path in std::env::args().skip(1) {
        match compare(&path) {
            Ok(()) => equal += 1,
            Err((true, message)) => {
                different += 1;
                println!("{path}: DIFFERENT: {message}");
            }
            Err((false, message)) => {
                skipped += 1;
                println!("{path}: skipped: {message}");
            }
        }
    }
    println!("{equal} equal, {different} different, {skipped} skipped");
}

fn compare(path: &str) -> Result<(), (bool, String)> {
    let skip = |m: &str| (false, m.to_owned());
    let text = std::fs::read_to_string(path).map_err(|e| skip(&e.to_string()))?;
    let json =
        std::fs::read_to_string(path.replace(".stmt", ".args.json")).map_err(|e| skip(&e.to_string()))?;
    let value: Value = serde_json::from_str(&json).map_err(|e| skip(&e.to_string()))?;
    let (windows, findings) = halide::windows(path, &text, Some(&json));
    if let Some(finding) = findings.first() {
        return Err((false, finding.to_string()));
    }
    let [window] = windows.as_slice() else { return Err((false, format!("{} windows", windows.len()))) };
    let numbers = |v: &Value| v.as_array().map(|a| a.iter().filter_map(number).collect::<Vec<i128>>());
    let mut inputs = Vec::new();
    for (operand, origin) in window.function.operands.iter().zip(&window.origins) {
        if origin.base.is_none() || matches!(origin.layout, Layout::Scattered) && origin.base.is_none() {
            return Err(skip("an operand without a constant address"));
        }
        let buffer = origin.buffer.clone().unwrap_or_default();
        let data = numbers(&value["inputs"][&buffer]).ok_or_else(|| skip("no input"))?;
        let mut bits = Bits::zero(operand.bits());
        for n in 0..operand.lanes() {
            let at = usize::try_from(origin.offset + i64::from(n)).map_err(|_| skip("a negative address"))?;
            let v = data.get(at).copied().unwrap_or(0);
            bits.set(
                u64::from(n) * u64::from(operand.width),
                operand.width,
                v as u128 & (u128::MAX >> (128 - operand.width)),
            );
        }
        inputs.push(bits);
    }
    let result = window.function.run(&inputs);
    let width = window.function.result.width;
    for (n, expected) in numbers(&value["output"]).unwrap_or_default().into_iter().enumerate() {
        let got = result.get(n as u64 * u64::from(width), width);
        let expected = expected as u128 & (u128::MAX >> (128 - width));
        if got != expected {
            return Err((true, format!("lane {n}: {got} here, {expected} by Halide")));
        }
    }
    Ok(())
}

fn number(v: &Value) -> Option<i128> {
    v.as_i64().map(i128::from).or_else(|| v.as_u64().map(i128::from))
}
