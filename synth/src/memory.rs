//! How much memory the process has, for whoever watches it.

/// Bytes of memory that the process has: proc(5), `VmRSS` of `status`; nothing where the system does not say.
pub fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_the_process_has_is_seen() {
        let before = resident().expect("Linux says it");
        let taken = vec![1u8; 64 << 20];
        let after = resident().expect("Linux says it");
        assert!(after >= before + (32 << 20), "{before} {after} {}", taken.len());
    }
}
