//! Costs of code for machines whose packets are formed by the compiler.
//!
//! Each packet issues in one cycle, and which instructions share one is decided by the resource classes of
//! LLVM's model of the CPU. So the packets of straight-line code count its cycles; the classes alone, without
//! dependences, bound it from below where many copies run side by side.

use crate::mca::Cost;

/// Cost of a body whose packets are enclosed in lines of braces.
pub(crate) fn cost(body: &[String]) -> Cost {
    let packets = body.iter().filter(|line| line.starts_with('{')).count();
    let is_instruction = |line: &&String| !matches!(line.trim(), "{" | "}") && !line.trim().starts_with('}');
    let instructions = body.iter().filter(is_instruction).count();
    let packets = u32::try_from(packets).unwrap_or(u32::MAX);
    let instructions = u32::try_from(instructions).unwrap_or(u32::MAX);
    Cost { rthroughput: f64::from(packets), latency: packets, uops: instructions, instructions }
}
