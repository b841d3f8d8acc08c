//! Compares the loops as rustc compiles them with the same loops through AutoIR's plugin: results first, then times.

mod kernels;

use std::time::Instant;

type Kernel = fn(&mut [u8], &[u8], &[u8]);
type Compiled = unsafe extern "Rust" fn(&mut [u8], &[u8], &[u8]);

unsafe extern "Rust" {
    fn autoir_add(out: &mut [u8], a: &[u8], b: &[u8]);
    fn autoir_fade(out: &mut [u8], a: &[u8], b: &[u8]);
    fn autoir_difference(out: &mut [u8], a: &[u8], b: &[u8]);
    fn autoir_undelta(out: &mut [u8], a: &[u8], b: &[u8]);
}

const KERNELS: [(&str, Kernel, Compiled); 4] = [
    ("add", kernels::add, autoir_add),
    ("fade", kernels::fade, autoir_fade),
    ("difference", kernels::difference, autoir_difference),
    ("undelta", kernels::undelta, autoir_undelta),
];

const BYTES: usize = 4096;
const ROUNDS: usize = 21;

fn main() {
    let mut state = 1u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let a: Vec<u8> = (0..BYTES).map(|_| random()).collect();
    let b: Vec<u8> = (0..BYTES).map(|_| random()).collect();
    println!("{:<12} {:>9} {:>9} {:>7}", "loop", "rustc ns", "plugin ns", "times");
    for (name, plain, compiled) in KERNELS {
        for n in (8..300).chain([BYTES]) {
            let (mut one, mut two) = (vec![0; n], vec![0; n]);
            plain(&mut one, &a[..n], &b[..n]);
            // SAFETY: it is the same function, compiled by the same compiler.
            unsafe { compiled(&mut two, &a[..n], &b[..n]) };
            assert_eq!(one, two, "{name} of {n} bytes");
        }
        let mut times = [Vec::new(), Vec::new()];
        let mut out = vec![0; BYTES];
        for _ in 0..ROUNDS {
            times[0].push(time(|| plain(&mut out, &a, &b)));
            // SAFETY: as above.
            times[1].push(time(|| unsafe { compiled(&mut out, &a, &b) }));
        }
        let [plain, compiled] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[ROUNDS / 2]
        });
        println!("{name:<12} {plain:>9.0} {compiled:>9.0} {:>7.2}", plain / compiled);
    }
}

/// Nanoseconds of one call.
fn time(mut call: impl FnMut()) -> f64 {
    let calls = 200;
    let start = Instant::now();
    for _ in 0..calls {
        std::hint::black_box(&mut call)();
    }
    start.elapsed().as_nanos() as f64 / f64::from(calls)
}
