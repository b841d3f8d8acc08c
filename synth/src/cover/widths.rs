//! How wide the elements have to be that hold the values of a window, for who does not know what is assumed of its
//! operands.

use std::collections::HashSet;

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::reroll::reroll;

use crate::window::Window;

/// The most bits of a value of which all bits matter to the result of `window`.
pub(crate) fn widest_value(window: &Window) -> u16 {
    let lanes = reroll(&window.function);
    // Values, and whether only their low bits matter, as those of results.
    let mut open: Vec<(Id, bool)> = lanes.bodies.iter().map(|body| (*body, true)).collect();
    let mut seen = HashSet::new();
    let mut widest = 0;
    while let Some((id, low)) = open.pop() {
        if !seen.insert((id, low)) {
            continue;
        }
        if !low {
            widest = widest.max(lanes.dag.interval(id).bits());
        }
        let node = lanes.dag.node(id);
        open.extend(node.children().into_iter().map(|child| (child, keeps_low(node, child, low))));
    }
    widest
}

/// Whether only the low bits of `child` matter to `node`, of which only those matter if it is `low`.
fn keeps_low(node: &Node, child: Id, low: bool) -> bool {
    match *node {
        Node::Wrap { .. } => true,
        Node::Sum(..) | Node::Mul(..) | Node::And(..) | Node::Or(..) | Node::Xor(..) => low,
        Node::Shl(a, n) => low && child == a && child != n,
        Node::Select(c, ..) => low && child != c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::widest_value;
    use crate::testing::window;

    fn bits(value: &str) -> u16 {
        widest_value(&window(&format!(
            "window w(a: u32x4, b: u32x4) -> u32x4 {{\n    out[i] = {value}\n}}\n"
        )))
    }

    #[test]
    fn products_that_are_shifted_need_twice_the_bits() {
        assert_eq!(bits("a[i] * b[i] >> 32"), 64);
        assert_eq!(bits("a[i] + b[i] >> 1"), 33);
    }

    #[test]
    fn what_is_cut_off_needs_no_bits() {
        assert!(bits("a[i] * b[i] + 1") <= 32);
        assert!(bits("a[i] << min(b[i], 32)") <= 32);
    }
}
