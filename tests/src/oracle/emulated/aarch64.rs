//! AArch64 with NEON, under `qemu-aarch64`.

use super::{Signature, Target};

/// The extensions that intrinsics of integers, polynomials and bits belong to; `-cpu max` has them all.
const FLAGS: &[&str] = &[
    "--target=aarch64-linux-gnu",
    "-march=armv8.6-a+sha3+aes+i8mm",
    "-O1",
    "-ffreestanding",
    "-fno-pic",
    "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables",
    "-nostdlib",
    "-static",
    "-fuse-ld=lld",
];

/// Linux system calls: number in x8, arguments from x0 on, result in x0.
const SYSTEM: &str = r#"
static long call(long number, long a, long b, long c) {
    register long x8 asm("x8") = number;
    register long x0 asm("x0") = a;
    register long x1 asm("x1") = b;
    register long x2 asm("x2") = c;
    asm volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
}
static long input(void *to, unsigned long n) { return call(63, 0, (long)to, (long)n); }
static long output(const void *from, unsigned long n) { return call(64, 1, (long)from, (long)n); }
static void leave(int status) { for (;;) call(93, status, 0, 0); }
static void serve(void);
__attribute__((naked)) void _start(void) { asm("mov x29, #0\n mov x30, #0\n b serve"); }
"#;

/// The target.
pub const TARGET: Target = Target {
    llvm_arch: "aarch64",
    emulator: &["qemu-aarch64", "-cpu", "max"],
    fetch: "apt-get install qemu-user",
    headers: "#include <arm_neon.h>",
    system: SYSTEM,
    flags: FLAGS,
    signature: |instruction| Signature::of(instruction, Vec::new()),
    disassemble: |_| None,
    executes: |mnemonics, mnemonic| mnemonics.contains(mnemonic),
    link: None,
};
