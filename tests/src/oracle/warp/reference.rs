//! The instructions on the registers of a warp, written from the PTX ISA alone.

use super::exact;
use super::opcode::{Kind, Mma, Opcode, Sum};
use super::places;

/// Threads of a warp.
pub const LANES: u32 = 32;

/// The elements of one operand, thread by thread: `elements[lane][i]`.
pub type Held = Vec<Vec<u64>>;

/// The result of an instruction on what the threads hold of its operands.
///
/// For `ldmatrix` a thread's operand is the row of memory that it points at.
///
/// # Errors
/// One sentence: the instruction is not known here, or an operand has another size.
pub fn execute(opcode: &Opcode, operands: &[Held]) -> Result<Held, String> {
    match (opcode, operands) {
        (Opcode::Mma(mma), [a, b, c]) => multiply(mma, [a, b, c], &|pairs, c| element(mma, pairs, c)),
        (Opcode::Load { count, trans, .. }, [rows]) => load(*count, *trans, rows),
        (Opcode::Transpose, [a]) => {
            let rows: Vec<Vec<u64>> = (0..8)
                .map(|r| (0..8).map(|c| held(a, 4 * r + c / 2, c % 2)).collect())
                .collect::<Result<_, _>>()?;
            load(1, true, &rows)
        }
        _ => Err("another number of operands".into()),
    }
}

/// The same for a floating point multiplication, added up plainly in single or double precision, one product after
/// the other, from the first column of A on or (`backward`) from the last.
///
/// # Errors
/// As [`execute`].
pub fn execute_in_order(mma: &Mma, [a, b, c]: [&Held; 3], backward: bool) -> Result<Held, String> {
    multiply(mma, [a, b, c], &|pairs, c| exact::in_order(mma, pairs, c, backward))
}

fn held(operand: &Held, lane: u32, i: u32) -> Result<u64, String> {
    let element = operand.get(lane as usize).and_then(|t| t.get(i as usize));
    element.copied().ok_or_else(|| format!("thread {lane} holds no element {i}"))
}

/// 9.7.14.5.15, figure 104: four threads hold a row of eight elements, two each; matrix `n` is in register `n`.
fn load(count: u32, trans: bool, rows: &Held) -> Result<Held, String> {
    (0..LANES)
        .map(|lane| {
            let mut thread = Vec::new();
            for matrix in 0..count {
                for half in 0..2 {
                    let (row, column) = (lane / 4, 2 * (lane % 4) + half);
                    let (row, column) = if trans { (column, row) } else { (row, column) };
                    thread.push(held(rows, 8 * matrix + row, column)?);
                }
            }
            Ok(thread)
        })
        .collect()
}

/// A matrix, row by row, for each of the multiplications.
type Matrix = Vec<Vec<Vec<u64>>>;

fn gather(
    mma: &Mma,
    operand: &Held,
    size: [u32; 2],
    count: u32,
    place: &dyn Fn(u32, u32) -> Option<places::Place>,
) -> Result<Matrix, String> {
    let quads = if places::is_quad(mma) { 4 } else { 1 };
    let mut matrix = vec![vec![vec![0; size[1] as usize]; size[0] as usize]; quads];
    for lane in 0..LANES {
        for i in 0..count {
            let (row, column) = place(lane, i).ok_or("no formula for this matrix")?;
            let quad = if quads == 4 { places::computation(lane) as usize } else { 0 };
            let cell = matrix[quad].get_mut(row as usize).and_then(|r| r.get_mut(column as usize));
            *cell.ok_or("a formula that leaves the matrix")? = held(operand, lane, i)?;
        }
    }
    Ok(matrix)
}

/// Makes an element of the result of pairs of factors and an element of C.
type Element<'a> = &'a dyn Fn(&[(u64, u64)], u64) -> Result<u64, String>;

fn multiply(mma: &Mma, [a, b, c]: [&Held; 3], element: Element<'_>) -> Result<Held, String> {
    let [m, n, k] = mma.shape;
    let counts = places::counts(mma);
    let of_c = |kind: Kind| move |lane: u32, i: u32| places::of_c(mma, kind, lane, i);
    let a = gather(mma, a, [m, k], counts[0], &|lane, i| places::of_a(mma, lane, i))?;
    let b = gather(mma, b, [k, n], counts[1], &|lane, i| places::of_b(mma, lane, i))?;
    let c = gather(mma, c, [m, n], counts[2], &of_c(mma.kinds[3]))?;
    let place = of_c(mma.kinds[0]);
    (0..LANES)
        .map(|lane| {
            let quad = if a.len() == 4 { places::computation(lane) as usize } else { 0 };
            (0..counts[3])
                .map(|i| {
                    let (row, column) = place(lane, i).ok_or("no formula for the result")?;
                    let (row, column) = (row as usize, column as usize);
                    let pairs: Vec<(u64, u64)> =
                        (0..k as usize).map(|k| (a[quad][row][k], b[quad][k][column])).collect();
                    element(&pairs, c[quad][row][column])
                })
                .collect()
        })
        .collect()
}

/// One element of the result.
fn element(mma: &Mma, pairs: &[(u64, u64)], c: u64) -> Result<u64, String> {
    let [d, a, b, _] = mma.kinds;
    if matches!(d, Kind::Float { .. }) {
        return exact::element(mma, pairs, c);
    }
    let sum: i64 = pairs
        .iter()
        .map(|(x, y)| match mma.sum {
            Sum::Product => number(a, *x) * number(b, *y),
            Sum::Xor => (x ^ y) as i64,
            Sum::And => (x & y) as i64,
        })
        .sum();
    let sum = sum + i64::from(c as u32 as i32);
    let limited = sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
    Ok(u64::from(if mma.satfinite { limited as u32 } else { sum as u32 }))
}

fn number(kind: Kind, bits: u64) -> i64 {
    match kind {
        Kind::Int { width, signed: true } => ((bits << (64 - width)) as i64) >> (64 - width),
        _ => bits as i64,
    }
}
