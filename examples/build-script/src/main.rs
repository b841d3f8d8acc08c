//! Calls the functions that the build script made.
//!
//! It reads two lines of 64 numbers each, and prints what the functions make of them.

mod windows {
    include!(concat!(env!("OUT_DIR"), "/windows.rs"));
}

use std::io::BufRead;

fn main() {
    // What `x86-64-v3` stands for, as far as the functions need it.
    if !std::is_x86_feature_detected!("avx2") {
        eprintln!("this CPU has no AVX2");
        std::process::exit(3);
    }
    let mut lines = std::io::stdin().lock().lines().map_while(Result::ok);
    let mut numbers = || -> [u8; 64] {
        let line = lines.next().unwrap_or_default();
        let mut numbers = line.split_whitespace().map(|word| word.parse().unwrap_or(0));
        std::array::from_fn(|_| numbers.next().unwrap_or(0))
    };
    let (a, b) = (numbers(), numbers());
    let words = |bytes: &[u8; 64]| -> [i16; 16] {
        std::array::from_fn(|n| i16::from_le_bytes([bytes[2 * n], bytes[2 * n + 1]]))
    };
    // SAFETY: the CPU has AVX2, which is more than the functions need.
    let (average, products, clamped) = unsafe {
        let products = windows::multiply_add(&words(&a), &words(&b));
        (windows::average(&a, &b), products, windows::clamp(&products))
    };
    println!("{}", text(&average));
    println!("{}", text(&products));
    println!("{}", text(&clamped));
}

fn text(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
