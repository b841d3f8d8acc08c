//! CPU features: the vendor's spelling, clang's spelling, and whether this machine has them.

/// One row: the vendor's name, clang's `target` attribute, and whether this CPU and operating system have it.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// As the vendor's text spells it.
    pub vendor: &'static str,
    /// As clang spells it.
    pub clang: &'static str,
    /// Whether instructions of the feature can be executed here.
    pub present: bool,
}

/// `vendor = detected` or `vendor = detected as clang`: the standard library's name, and clang's where it is
/// another.
macro_rules! rows {
    ($($vendor:literal = $std:tt $(as $clang:literal)?),* $(,)?) => {
        vec![$(Feature { vendor: $vendor, clang: rows!(@clang $std $($clang)?), present: detected!($std) }),*]
    };
    (@clang $std:literal) => { $std };
    (@clang $std:literal $clang:literal) => { $clang };
}

#[cfg(target_arch = "x86_64")]
macro_rules! detected {
    ($name:tt) => {
        std::is_x86_feature_detected!($name)
    };
}

#[cfg(not(target_arch = "x86_64"))]
macro_rules! detected {
    ($name:tt) => {
        false
    };
}

/// Every feature that the oracle can detect. What needs a feature that is not here is not executed.
pub fn features() -> Vec<Feature> {
    let mut rows = rows![
        "SSE" = "sse",
        "SSE2" = "sse2",
        "SSE3" = "sse3",
        "SSSE3" = "ssse3",
        "SSE4.1" = "sse4.1",
        "SSE4.2" = "sse4.2",
        "AVX" = "avx",
        "AVX2" = "avx2",
        "FMA" = "fma",
        "F16C" = "f16c",
        "AVX512F" = "avx512f",
        "AVX512VL" = "avx512vl",
        "AVX512BW" = "avx512bw",
        "AVX512DQ" = "avx512dq",
        "AVX512CD" = "avx512cd",
        "AVX512IFMA52" = "avx512ifma",
        "AVX512_VBMI" = "avx512vbmi",
        "AVX512_VBMI2" = "avx512vbmi2",
        "AVX512_VNNI" = "avx512vnni",
        "AVX512_BITALG" = "avx512bitalg",
        "AVX512VPOPCNTDQ" = "avx512vpopcntdq",
        "AVX512_BF16" = "avx512bf16",
        "AVX512_FP16" = "avx512fp16",
        "AVX512_VP2INTERSECT" = "avx512vp2intersect",
        "AVX_VNNI" = "avxvnni",
        "AVX_VNNI_INT8" = "avxvnniint8",
        "AVX_VNNI_INT16" = "avxvnniint16",
        "AVX_IFMA" = "avxifma",
        "AVX_NE_CONVERT" = "avxneconvert",
        "GFNI" = "gfni",
        "AES" = "aes",
        "VAES" = "vaes",
        "PCLMULQDQ" = "pclmulqdq" as "pclmul",
        "VPCLMULQDQ" = "vpclmulqdq",
        "SHA" = "sha",
        "SHA512" = "sha512",
        "SM3" = "sm3",
        "SM4" = "sm4",
        "BMI1" = "bmi1" as "bmi",
        "BMI2" = "bmi2",
        "LZCNT" = "lzcnt",
        "POPCNT" = "popcnt",
        "ADX" = "adx",
        "MOVBE" = "movbe",
    ];
    // SSE4.2 brought CRC32 to every CPU that has it; clang keeps a flag of its own.
    let sse42 = rows.iter().any(|f| f.clang == "sse4.2" && f.present);
    rows.push(Feature { vendor: "CRC32", clang: "crc32", present: sse42 });
    rows
}

/// Clang's names for the vendor's `cpuid` list, or why it cannot be executed here.
///
/// # Errors
/// A sentence that names the first feature that is unknown or absent.
pub fn require(table: &[Feature], cpuid: &[String]) -> Result<Vec<&'static str>, String> {
    cpuid
        .iter()
        .map(|name| match table.iter().find(|f| f.vendor == name) {
            None => Err(format!("no way to detect CPU feature {name}")),
            Some(f) if !f.present => Err(format!("this CPU lacks {name}")),
            Some(f) => Ok(f.clang),
        })
        .collect()
}

/// Clang's name of a feature that clang itself asked for, if this CPU has it.
pub fn by_clang_name(table: &[Feature], name: &str) -> Option<&'static str> {
    table.iter().find(|f| f.clang == name && f.present).map(|f| f.clang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absent_or_unknown_feature_is_named() {
        let table = [Feature { vendor: "NEW", clang: "new", present: false }];
        assert_eq!(require(&table, &["NEW".into()]), Err("this CPU lacks NEW".into()));
        assert_eq!(require(&table, &["OLD".into()]), Err("no way to detect CPU feature OLD".into()));
        assert_eq!(require(&table, &[]), Ok(vec![]));
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = features().iter().map(|f| f.vendor).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
