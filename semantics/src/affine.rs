//! Fits vectors of numbers by affine functions of mixed-radix digits.

/// An affine function of digits: `base + sum of slope[axis] * digit[axis]`, one per number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Affine {
    /// Extents of the axes, outermost first. Extents of 1 do not occur.
    pub extents: Vec<u32>,
    /// Values at digit 0 of every axis.
    pub base: Vec<i128>,
    /// One vector of slopes per axis.
    pub slopes: Vec<Vec<i128>>,
}

/// The most axes that [`fit`] tries.
const MAX_AXES: usize = 4;

/// Fits `rows[i]` (all of one length) as an affine function of the digits of `i` over the fewest axes.
pub fn fit(rows: &[&[i128]]) -> Option<Affine> {
    (0..=MAX_AXES).find_map(|axes| fit_with(rows, axes))
}

fn fit_with(rows: &[&[i128]], axes: usize) -> Option<Affine> {
    let n = rows.len();
    let base = rows.first()?.to_vec();
    if n == 1 {
        return Some(Affine { extents: Vec::new(), base, slopes: Vec::new() });
    }
    if axes == 0 {
        return rows.iter().all(|r| *r == rows[0]).then(|| Affine {
            extents: vec![n as u32],
            slopes: vec![vec![0; base.len()]],
            base,
        });
    }
    // The innermost axis: the longest block length over which every block has the slope of the first.
    let slope: Vec<i128> = rows[1].iter().zip(rows[0]).map(|(b, a)| b.wrapping_sub(*a)).collect();
    let follows = |block: usize| {
        rows.chunks(block).all(|c| {
            c.windows(2).all(|w| (0..slope.len()).all(|k| w[1][k].wrapping_sub(w[0][k]) == slope[k]))
        })
    };
    for inner in (2..=n).rev().filter(|d| n % d == 0) {
        if !follows(inner) {
            continue;
        }
        let outer_rows: Vec<&[i128]> = rows.iter().step_by(inner).copied().collect();
        let outer = if inner == n {
            Some(Affine { extents: Vec::new(), base: base.clone(), slopes: Vec::new() })
        } else if axes > 1 {
            fit_with(&outer_rows, axes - 1)
        } else {
            None
        };
        if let Some(mut f) = outer {
            f.extents.push(inner as u32);
            f.slopes.push(slope.clone());
            return Some(f);
        }
    }
    None
}
