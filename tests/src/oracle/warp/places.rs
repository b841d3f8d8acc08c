//! Which element of a matrix is number `i` of a thread: the formulas of the PTX ISA, section by section.
//!
//! They are copied out one by one and on purpose not put together into fewer: what is judged has them put
//! together.

use super::opcode::{Kind, Mma};

/// Row and column.
pub type Place = (u32, u32);

/// Elements that a thread holds of A, B, C and D.
pub fn counts(mma: &Mma) -> [u32; 4] {
    let [m, n, k] = mma.shape;
    // The four multiplications of `m8n8k4` with `.f16` have eight threads each.
    let threads = if is_quad(mma) { 8 } else { 32 };
    [m * k / threads, k * n / threads, m * n / threads, m * n / threads]
}

/// 9.7.14.5.1: one instruction multiplies four pairs of matrices.
pub fn is_quad(mma: &Mma) -> bool {
    mma.shape == [8, 8, 4] && mma.kinds[1].width() == 16
}

/// Which of the four multiplications a thread belongs to.
pub fn computation(lane: u32) -> u32 {
    match lane {
        0..=3 | 16..=19 => 0,
        4..=7 | 20..=23 => 1,
        8..=11 | 24..=27 => 2,
        _ => 3,
    }
}

/// Element `i` of A in thread `lane`.
pub fn of_a(mma: &Mma, lane: u32, i: u32) -> Option<Place> {
    let (group, thread) = (lane >> 2, lane % 4);
    Some(match (mma.shape, mma.kinds[1].width()) {
        // 9.7.14.5.1
        ([8, 8, 4], 16) if mma.row[0] => (if lane < 16 { lane % 4 } else { lane % 4 + 4 }, i),
        ([8, 8, 4], 16) => (if lane < 16 { i % 4 } else { i % 4 + 4 }, lane % 4),
        // 9.7.14.5.2
        ([8, 8, 4], 64) => (lane >> 2, lane % 4),
        // 9.7.14.5.3 to 5
        ([8, 8, 16], 8) => (group, thread * 4 + i),
        ([8, 8, 32], 4) => (group, thread * 8 + i),
        ([8, 8, 128], 1) => (group, thread * 32 + i),
        // 9.7.14.5.6
        ([16, 8, 4], 32 | 64) => (if i == 0 { group } else { group + 8 }, thread),
        // 9.7.14.5.7
        ([16, 8, 8], 16) => (if i < 2 { group } else { group + 8 }, thread * 2 + (i & 1)),
        ([16, 8, 8], 32 | 64) => {
            (if i == 0 || i == 2 { group } else { group + 8 }, if i < 2 { thread } else { thread + 4 })
        }
        // 9.7.14.5.8
        ([16, 8, 16], 16) => (
            if i < 2 || (4..6).contains(&i) { group } else { group + 8 },
            if i < 4 { thread * 2 + (i & 1) } else { thread * 2 + (i & 1) + 8 },
        ),
        ([16, 8, 16], 64) => {
            if i % 2 == 0 {
                (group, i * 2 + thread)
            } else {
                (group + 8, i * 2 - 2 + thread)
            }
        }
        // 9.7.14.5.9
        ([16, 8, 16], 8) => (if i < 4 { group } else { group + 8 }, thread * 4 + (i & 3)),
        // 9.7.14.5.10
        ([16, 8, 32], 4) => (if i < 8 { group } else { group + 8 }, thread * 8 + (i & 7)),
        ([16, 8, 32], 8) => (
            if i < 4 || (8..12).contains(&i) { group } else { group + 8 },
            if i < 8 { thread * 4 + (i & 3) } else { thread * 4 + (i & 3) + 16 },
        ),
        // 9.7.14.5.11
        ([16, 8, 64], 4) => (
            if i < 8 || (16..24).contains(&i) { group } else { group + 8 },
            if i < 16 { thread * 8 + (i & 7) } else { thread * 8 + (i & 7) + 32 },
        ),
        // 9.7.14.5.12
        ([16, 8, 128], 1) => (if i < 32 { group } else { group + 8 }, thread * 32 + (i & 0x1f)),
        // 9.7.14.5.13. The document has `i` where `i & 0x1f` is meant for the first 64: with its formula
        // threads would hold elements twice, and columns beyond 127 in place of others.
        ([16, 8, 256], 1) => (
            if i < 32 || (64..96).contains(&i) { group } else { group + 8 },
            if i < 64 { thread * 32 + (i & 0x1f) } else { thread * 32 + (i & 0x1f) + 128 },
        ),
        _ => return None,
    })
}

/// Element `i` of B in thread `lane`.
pub fn of_b(mma: &Mma, lane: u32, i: u32) -> Option<Place> {
    let (group, thread) = (lane >> 2, lane % 4);
    Some(match (mma.shape, mma.kinds[2].width()) {
        ([8, 8, 4], 16) if mma.row[1] => (lane % 4, if lane < 16 { i } else { i + 4 }),
        ([8, 8, 4], 16) => (i, if lane < 16 { lane % 4 } else { lane % 4 + 4 }),
        ([8, 8, 4], 64) => (lane % 4, lane >> 2),
        ([8, 8, 16], 8) => (thread * 4 + i, group),
        ([8, 8, 32], 4) => (thread * 8 + i, group),
        ([8, 8, 128], 1) => (thread * 32 + i, group),
        ([16, 8, 4], 32 | 64) => (thread, group),
        ([16, 8, 8], 16) => (thread * 2 + i, group),
        ([16, 8, 8], 32 | 64) => (if i == 0 { thread } else { thread + 4 }, group),
        ([16, 8, 16], 16) => (if i < 2 { thread * 2 + (i & 1) } else { thread * 2 + (i & 1) + 8 }, group),
        ([16, 8, 16], 64) => (thread + i * 4, group),
        ([16, 8, 16], 8) => (thread * 4 + i, group),
        ([16, 8, 32], 4) => (thread * 8 + (i & 7), group),
        ([16, 8, 32], 8) => (if i < 4 { thread * 4 + (i & 3) } else { thread * 4 + (i & 3) + 16 }, group),
        ([16, 8, 64], 4) => (if i < 8 { thread * 8 + (i & 7) } else { thread * 8 + (i & 7) + 32 }, group),
        ([16, 8, 128], 1) => (thread * 32 + i, group),
        ([16, 8, 256], 1) => {
            (if i < 32 { thread * 32 + (i & 0x1f) } else { thread * 32 + (i & 0x1f) + 128 }, group)
        }
        _ => return None,
    })
}

/// Element `i` of an accumulator, C or D, of `kind` in thread `lane`.
pub fn of_c(mma: &Mma, kind: Kind, lane: u32, i: u32) -> Option<Place> {
    let (group, thread) = (lane >> 2, lane % 4);
    Some(match (mma.shape, kind.width()) {
        ([8, 8, 4], 16) => (if lane < 16 { lane % 4 } else { lane % 4 + 4 }, i),
        ([8, 8, 4], 32) => {
            let x = (lane & 1) + (i & 2);
            (if lane < 16 { x } else { x + 4 }, (i & 4) + (lane & 2) + (i & 1))
        }
        ([8, 8, _], _) => (group, thread * 2 + (i & 1)),
        ([16, 8, _], _) => (if i < 2 { group } else { group + 8 }, thread * 2 + (i & 1)),
        _ => return None,
    })
}
