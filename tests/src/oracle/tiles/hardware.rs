//! Whether this machine executes tile instructions.

use std::collections::BTreeSet;

/// Clang's names of the tile features that the CPU has and that the operating system lets this process use.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub fn features() -> BTreeSet<&'static str> {
    // The names of Linux, documented in Documentation/arch/x86/cpuinfo.rst, and those of clang.
    const FLAGS: [(&str, &str); 5] = [
        ("amx_tile", "amx-tile"),
        ("amx_int8", "amx-int8"),
        ("amx_bf16", "amx-bf16"),
        ("amx_fp16", "amx-fp16"),
        ("amx_complex", "amx-complex"),
    ];
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = text.lines().find(|l| l.starts_with("flags")).unwrap_or("");
    let found: BTreeSet<&str> =
        FLAGS.iter().filter(|(linux, _)| line.split_whitespace().any(|w| w == *linux)).map(|f| f.1).collect();
    if found.contains("amx-tile") && permitted() { found } else { BTreeSet::new() }
}

/// Nothing is executed on other machines.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
pub fn features() -> BTreeSet<&'static str> {
    BTreeSet::new()
}

/// Asks Linux for the state of tiles (Documentation/arch/x86/xstate.rst): it is given on request only.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn permitted() -> bool {
    const ARCH_PRCTL: i64 = 158;
    const ARCH_REQ_XCOMP_PERM: i64 = 0x1023;
    const XFEATURE_XTILEDATA: i64 = 18;
    let result: i64;
    // SAFETY: a system call with two numbers, which touches no memory of this process.
    unsafe {
        std::arch::asm!(
            "syscall",
            inlateout("rax") ARCH_PRCTL => result,
            in("rdi") ARCH_REQ_XCOMP_PERM,
            in("rsi") XFEATURE_XTILEDATA,
            lateout("rcx") _,
            lateout("r11") _,
        );
    }
    result == 0
}
