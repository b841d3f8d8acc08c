//! The CPU that a text was lowered for, as its first line says.

use autoir_build::driver::Choice;
use autoir_synth::error::{Kind, Source};

use crate::fault::Error;

/// What stands before a target in the text.
const TARGET: &str = "target=";

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

/// Architectures and their bits as Halide names them, as LLVM does, and the CPU of those that say nothing else.
const ARCHITECTURES: &[([&str; 2], &str, &str)] = &[
    (["x86", "64"], "x86_64", "x86-64"),
    (["arm", "64"], "aarch64", "generic"),
    (["hexagon", "32"], "hexagon", "hexagonv66"),
];

/// Where the text runs that is compiled.
const HOST: &str = "host";

/// The architecture and the CPU that the first line of `text` (`module name=..., target=...`) of the file `file` names, if it
/// does.
///
/// # Errors
/// There is no code for what it names.
pub fn named(file: &str, text: &str) -> Result<Option<(&'static str, &'static str)>, Error> {
    let line = text.lines().next().unwrap_or_default();
    let Some((before, target)) = line.split_once(TARGET) else { return Ok(None) };
    let words: Vec<&str> = target.trim().split('-').collect();
    if words[0] == HOST {
        return Ok(None);
    }
    let Some(([halide, _], arch, generic)) = ARCHITECTURES.iter().find(|a| words.starts_with(&a.0)) else {
        let (start, message) =
            (before.len() + TARGET.len(), "there is no code for this target; `--target` names another");
        let finding = Source::new(file, text).diagnostic(Kind::Unsupported, start, line.len(), message);
        return Err(Error::Text(vec![finding]));
    };
    let cpu = CPUS.iter().find(|(of, feature, _)| of == halide && words.contains(feature));
    Ok(Some((arch, cpu.map_or(generic, |c| c.2))))
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
        let named = |text| named("f.stmt", text).expect("it is known");
        assert_eq!(named(text), Some(("x86_64", "skylake-avx512")));
        assert_eq!(named("module name=f, target=arm-64-linux\n"), Some(("aarch64", "generic")));
    }

    #[test]
    fn a_text_without_a_target_names_none() {
        for text in ["", "func f () {", "module name=f, target=host\n"] {
            assert_eq!(named("f.stmt", text).expect("it is nothing to complain about"), None);
        }
    }

    #[test]
    fn a_target_without_code_is_refused() {
        for target in ["sparc-0-plan9", "arm-32-windows-hvx-cuda", "x86-32-linux", "x86", ""] {
            let said = named("f.stmt", &format!("module name=f, target={target}\nfunc")).expect_err(target);
            assert!(said.to_string().starts_with("f.stmt:1:23: unsupported: "), "{said}");
        }
    }
}
