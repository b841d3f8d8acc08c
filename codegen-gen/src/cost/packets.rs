//! Costs of code for machines whose packets are formed by the compiler.
//!
//! Each packet issues in one cycle, and which instructions share one is decided by the resource classes of
//! LLVM's model of the CPU. So the packets of straight-line code count its cycles. What one instruction costs
//! among others is seen in copies of it side by side, which depend on nothing of each other; its latency is
//! counted in packets too, because LLVM prints no other.

use crate::cost::mca::Cost;

/// Cost of a body whose packets are enclosed in lines of braces; what holds no instruction is no packet.
pub(crate) fn cost(body: &[String]) -> Cost {
    let (mut packets, mut instructions, mut filled) = (0usize, 0usize, false);
    for line in body {
        match line.chars().next() {
            Some('{') => filled = false,
            Some('}') => packets += usize::from(filled),
            _ => {
                instructions += 1;
                filled = true;
            }
        }
    }
    let packets = u32::try_from(packets).unwrap_or(u32::MAX);
    let instructions = u32::try_from(instructions).unwrap_or(u32::MAX);
    Cost { rthroughput: f64::from(packets), latency: packets, uops: instructions, instructions }
}

#[cfg(test)]
mod tests {
    use super::cost;

    #[test]
    fn packets_are_cycles_and_empty_ones_are_none() {
        let body = [
            "{",
            "v0.w = vadd(v1.w,v2.w)",
            "v3.w = vadd(v4.w,v2.w)",
            "}",
            "{",
            "}",
            "{",
            "nop",
            "}:mem_noshuf",
        ];
        let cost = cost(&body.map(String::from));
        assert_eq!((cost.rthroughput, cost.uops), (2.0, 3));
    }
}
