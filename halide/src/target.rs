//! The CPU that a text was lowered for, as its first line says.

use autoir_build::driver::Choice;

/// Bytes of Hexagon's vector registers.
pub const HEXAGON_BYTES: u32 = 128;

/// Features of Halide's targets, the newest first, and a CPU that has them.
const CPUS: &[(&str, &str, &str)] = &[
    ("x86", "avx512_sapphirerapids", "sapphirerapids"),
    ("x86", "avx512_zen5", "znver5"),
    ("x86", "avx512_zen4", "znver4"),
    ("x86", "avx512_cannonlake", "cannonlake"),
    ("x86", "avx512_skylake", "skylake-avx512"),
    ("x86", "avx512_knl", "skylake-avx512"),
    ("x86", "avx2", "haswell"),
    ("x86", "avx", "sandybridge"),
    ("x86", "sse41", "nehalem"),
    ("hexagon", "hvx_v68", "hexagonv68"),
    ("hexagon", "hvx_v66", "hexagonv66"),
    ("hexagon", "hvx_v65", "hexagonv65"),
    ("hexagon", "hvx_v62", "hexagonv62"),
    ("arm", "arm_dot_prod", "neoverse-n1"),
];

/// Architectures as Halide and as LLVM name them, with the CPU of those that say nothing else.
const ARCHITECTURES: &[(&str, &str, &str)] =
    &[("x86", "x86_64", "x86-64"), ("arm", "aarch64", "generic"), ("hexagon", "hexagon", "hexagonv66")];

/// The architecture and the CPU that the first line of `text` (`module name=..., target=...`) names, if it does.
pub fn named(text: &str) -> Option<(&'static str, &'static str)> {
    let line = text.lines().next()?;
    let (_, target) = line.split_once("target=")?;
    let words: Vec<&str> = target.trim().split('-').collect();
    let (halide, arch, generic) = ARCHITECTURES.iter().find(|a| words.first() == Some(&a.0))?;
    let cpu = CPUS.iter().find(|(of, feature, _)| of == halide && words.contains(feature));
    Some((arch, cpu.map_or(generic, |c| c.2)))
}

/// LLVM's features for `choice`: Hexagon's CPUs need not have vectors, so those of the CPU's own version are asked for.
pub fn features(choice: &Choice) -> String {
    let vectors = choice.cpu.strip_prefix("hexagon").map(|version| format!("+hvx{version},+hvx-length128b"));
    let changes = vectors.into_iter().chain(choice.changes.iter().cloned());
    changes.collect::<Vec<String>>().join(",")
}

#[cfg(test)]
mod tests {
    use autoir_build::driver::Choice;

    use super::{features, named};

    #[test]
    fn vectors_that_a_cpu_need_not_have_are_asked_for() {
        let choice = Choice::new("hexagon", Some("hexagonv66"), "").expect("it is known");
        assert_eq!(features(&choice), "+hvxv66,+hvx-length128b");
        let choice = Choice::new("x86_64", Some("haswell"), "-avx2").expect("it is known");
        assert_eq!(features(&choice), "-avx2");
    }

    #[test]
    fn the_newest_feature_names_the_cpu() {
        let text = "module name=f, target=x86-64-linux-avx-avx2-avx512-avx512_skylake-f16c\nfunc";
        assert_eq!(named(text), Some(("x86_64", "skylake-avx512")));
        assert_eq!(named("module name=f, target=arm-64-linux\n"), Some(("aarch64", "generic")));
    }

    #[test]
    fn a_text_without_a_target_names_none() {
        assert_eq!(named("func f () {"), None);
    }
}
