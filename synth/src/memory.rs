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

    /// Other tests of the process give memory back meanwhile: so more is taken until growth is seen.
    #[test]
    fn what_the_process_has_is_seen() {
        const STEP: u64 = 64 << 20;
        let mut taken = Vec::new();
        let grows = (0..8).any(|_| {
            let before = resident().expect("Linux says it");
            taken.push(vec![1u8; STEP as usize]);
            resident().expect("Linux says it") >= before + STEP / 2
        });
        assert!(grows, "{} steps of {STEP} bytes are not seen", taken.len());
        assert!(resident().is_some_and(|has| has >= STEP * taken.len() as u64));
    }
}
