//! AArch64 with NEON, under `qemu-aarch64`.

use super::super::disassemble::mnemonics;
use super::{Emulator, Signature, Target};

/// The extensions that intrinsics belong to; `-cpu max` has them all.
const FLAGS: &[&str] = &[
    "--target=aarch64-linux-gnu",
    "-march=armv8.6-a+sha3+aes+i8mm+fp16+fp16fml",
    "-O1",
    "-ffreestanding",
    "-fno-pic",
    "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables",
    "-nostdlib",
    "-static",
    "-fuse-ld=lld",
];

/// A vector that was loaded goes through a register before it is used: clang would otherwise load the half or
/// the lane that an intrinsic takes. To clang, a vector of
/// polynomials has the type of the unsigned one. Structures of vectors and scalars stay as they are.
const HEADERS: &str = r#"#include <arm_fp16.h>
#include <arm_neon.h>
#define VECTORS(V) \
    V(int8x8_t) V(int8x16_t) V(int16x4_t) V(int16x8_t) V(int32x2_t) V(int32x4_t) V(int64x1_t) V(int64x2_t) \
    V(uint8x8_t) V(uint8x16_t) V(uint16x4_t) V(uint16x8_t) V(uint32x2_t) V(uint32x4_t) V(uint64x1_t) \
    V(uint64x2_t)
#define OPAQUE_FUNCTION(T) \
    static inline __attribute__((always_inline)) void opaque_##T(T *v) { asm volatile("" : "+w"(*v)); }
#define OPAQUE_CASE(T) T: opaque_##T,
VECTORS(OPAQUE_FUNCTION)
static inline __attribute__((always_inline)) void opaque_none(void *v) {}
#define OPAQUE(value) _Generic((value), VECTORS(OPAQUE_CASE) default: opaque_none)(&(value))"#;

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
    emulator: Emulator::User(&["qemu-aarch64", "-cpu", "max"]),
    fetch: "apt-get install qemu-user",
    headers: HEADERS,
    system: SYSTEM,
    flags: FLAGS,
    features: &[],
    signature: |instruction| Signature::of(instruction, Vec::new()),
    disassemble: mnemonics,
    executes: |mnemonics, mnemonic| mnemonics.contains(mnemonic),
    link: None,
};
