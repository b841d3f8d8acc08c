//! What a CPU can execute, in the vendor's own words.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

/// CPUs of each architecture and their features as LLVM 22 knows them; `target/x86.py` and `target/tables.py`
/// made the files and say how.
const TABLES: [(&str, &str); 3] = [
    ("aarch64", include_str!("target/aarch64.txt")),
    ("hexagon", include_str!("target/hexagon.txt")),
    ("x86_64", include_str!("target/x86.txt")),
];

/// What [`levels`] gives, by architecture.
const LEVELS: [(&str, &[&str]); 3] = [
    ("aarch64", &["generic"]),
    ("hexagon", &["hexagonv60", "hexagonv66"]),
    ("x86_64", &["x86-64", "x86-64-v2", "x86-64-v3"]),
];

/// CPUs of `arch` of which others are extensions, least first: those between which much comes along.
pub fn levels(arch: &str) -> &'static [&'static str] {
    LEVELS.iter().find(|level| level.0 == arch).map_or(&[], |level| level.1)
}

/// A CPU and its features.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// LLVM's name of the architecture.
    pub arch: String,
    /// LLVM's name of the CPU.
    pub cpu: String,
    /// Features in the vendor's spelling (Intel: CPUID names such as `AVX512_VNNI`; Arm: `FEAT_DotProd`).
    pub features: BTreeSet<String>,
    /// Bits of the narrowest and of the widest vector register; what an instruction makes beyond that lies in
    /// several.
    pub register_bits: (u32, u32),
}

/// An architecture, CPU or feature that is not known.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TargetError {
    /// No such architecture.
    #[error("unknown target `{name}`; there are {}", known.join(", "))]
    UnknownArch {
        /// The name given.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// No such CPU.
    #[error("unknown CPU `{name}`{}", suggestion(near))]
    UnknownCpu {
        /// The name given.
        name: String,
        /// Known names that are spelled similarly.
        near: Vec<String>,
    },
    /// No such feature, or a feature without a sign.
    #[error("unknown feature `{name}`{}", suggestion(near))]
    UnknownFeature {
        /// The name given.
        name: String,
        /// Known names that are spelled similarly.
        near: Vec<String>,
    },
}

fn suggestion(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(", ")) }
}

/// The contents of the data file.
struct Table {
    /// LLVM feature to the vendor's names.
    features: BTreeMap<&'static str, Vec<&'static str>>,
    /// LLVM feature to the features that it brings along.
    implied: BTreeMap<&'static str, Vec<&'static str>>,
    /// CPU to LLVM features.
    cpus: BTreeMap<&'static str, Vec<&'static str>>,
    /// Bits of vector registers, and the LLVM features that they come with.
    registers: Vec<(u32, Vec<&'static str>)>,
}

impl Table {
    /// The table of `arch`, with its name.
    fn of(arch: &str) -> Option<(&'static str, Table)> {
        let name = arch.replace('-', "_");
        let (name, text) = TABLES.iter().find(|(known, _)| *known == name)?;
        Some((name, Table::read(text)))
    }

    fn read(text: &'static str) -> Table {
        let mut table = Table {
            features: BTreeMap::new(),
            implied: BTreeMap::new(),
            cpus: BTreeMap::new(),
            registers: Vec::new(),
        };
        for line in text.lines() {
            let mut words = line.split_whitespace();
            let (Some(kind), Some(name)) = (words.next(), words.next()) else { continue };
            let rest: Vec<&str> = words.collect();
            match kind {
                "feature" => table.features.insert(name, rest),
                "implies" => table.implied.insert(name, rest),
                "cpu" => table.cpus.insert(name, rest),
                "register" => {
                    table.registers.extend(name.parse().ok().map(|bits| (bits, rest)));
                    None
                }
                _ => None,
            };
        }
        table
    }
}

impl Target {
    /// The x86 CPU `cpu` with `changes` such as `+avx512vnni,-avx512vl`, both as LLVM spells them.
    ///
    /// # Errors
    /// An unknown CPU or feature, with the names that are spelled similarly.
    pub fn x86(cpu: &str, changes: &str) -> Result<Target, TargetError> {
        Target::new("x86_64", cpu, changes)
    }

    /// The CPU `cpu` of architecture `arch` with `changes` to its features, all as LLVM spells them.
    ///
    /// # Errors
    /// An unknown architecture, or an unknown CPU or feature, with the names that are spelled similarly.
    pub fn new(arch: &str, cpu: &str, changes: &str) -> Result<Target, TargetError> {
        let Some((arch, table)) = Table::of(arch) else {
            let known = TABLES.iter().map(|(name, _)| (*name).to_owned()).collect();
            return Err(TargetError::UnknownArch { name: arch.to_owned(), known });
        };
        let name = cpu.replace('_', "-");
        let Some(known) = table.cpus.get(name.as_str()).or_else(|| table.cpus.get(cpu)) else {
            return Err(TargetError::UnknownCpu { name: cpu.to_owned(), near: near(cpu, table.cpus.keys()) });
        };
        let mut enabled: BTreeSet<&str> = known.iter().copied().collect();
        for change in changes.split(',').map(str::trim).filter(|c| !c.is_empty()) {
            let (sign, feature) = change.split_at(1);
            let known = table.features.get_key_value(feature).map(|(k, _)| *k);
            let Some(feature) = known.filter(|_| sign == "+" || sign == "-") else {
                let name = change.to_owned();
                return Err(TargetError::UnknownFeature { name, near: near(feature, table.features.keys()) });
            };
            if sign == "+" {
                enabled.insert(feature);
                enabled.extend(table.implied.get(feature).into_iter().flatten());
            } else {
                enabled.remove(feature);
                enabled.retain(|f| !table.implied.get(f).is_some_and(|i| i.contains(&feature)));
            }
        }
        let features = enabled
            .iter()
            .flat_map(|f| table.features.get(f).into_iter().flatten())
            .map(|f| (*f).to_owned())
            .collect();
        let has = |(_, needs): &&(u32, Vec<&str>)| needs.iter().all(|f| enabled.contains(f));
        let bits = || table.registers.iter().filter(has).map(|(bits, _)| *bits);
        let register_bits = (bits().min().unwrap_or(0), bits().max().unwrap_or(0));
        Ok(Target { arch: arch.to_owned(), cpu: cpu.to_owned(), features, register_bits })
    }

    /// The names of all x86 CPUs.
    pub fn x86_cpus() -> Vec<&'static str> {
        Target::cpus("x86_64")
    }

    /// The names of all CPUs of `arch`.
    pub fn cpus(arch: &str) -> Vec<&'static str> {
        Table::of(arch).map_or(Vec::new(), |(_, table)| table.cpus.into_keys().collect())
    }

    /// This CPU with the features alone of the richest level of which it has them all, and more; where levels differ in
    /// their registers, also wider ones than the level.
    pub fn below(&self) -> Option<Target> {
        let levels = levels(&self.arch);
        let level = |cpu: &&str| Target::new(&self.arch, cpu, "").ok();
        let narrowest = levels.first().and_then(level)?.register_bits;
        let mut known = levels.iter().rev().filter_map(level);
        let below = known.find(|level| {
            level.features.is_subset(&self.features)
                && level.features.len() < self.features.len()
                && (level.register_bits < self.register_bits || level.register_bits == narrowest)
        })?;
        Some(Target { cpu: self.cpu.clone(), ..below })
    }

    /// Whether the CPU has every one of `features`.
    pub fn supports(&self, features: &[String]) -> bool {
        features.iter().all(|f| self.features.contains(f))
    }
}

/// The known names closest to `name`: at most three, within a third of its letters.
fn near<'a>(name: &str, known: impl Iterator<Item = &'a &'static str>) -> Vec<String> {
    let mut scored: Vec<(usize, &str)> = known.map(|k| (distance(name, k), *k)).collect();
    scored.sort_unstable();
    let limit = (name.chars().count() / 3).max(2);
    scored.into_iter().filter(|(d, _)| *d <= limit).take(3).map(|(_, k)| k.to_owned()).collect()
}

/// Edits (insertions, deletions, replacements) between two names.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpus_have_the_features_that_llvm_says() {
        let has = |cpu: &str, f: &str| Target::x86(cpu, "").expect("known").features.contains(f);
        assert!(has("cascadelake", "AVX512_VNNI") && !has("cascadelake", "AVX512_VBMI"));
        assert!(has("znver4", "AVX512_VBMI2") && has("znver4", "GFNI"));
        assert!(has("haswell", "AVX2") && !has("haswell", "AVX512F"));
        assert!(has("x86-64-v2", "SSE4.2") && !has("x86-64-v2", "AVX"));
    }

    #[test]
    fn features_bring_and_take_what_depends_on_them() {
        let t = Target::x86("haswell", "+avx512vnni").expect("known");
        assert!(t.features.contains("AVX512F") && t.features.contains("AVX512_VNNI"));
        let t = Target::x86("cascadelake", "-avx512bw").expect("known");
        assert!(!t.features.contains("AVX512BW") && t.features.contains("AVX512F"));
    }

    #[test]
    fn other_architectures_have_their_features() {
        let n1 = Target::new("aarch64", "neoverse-n1", "").expect("known");
        assert!(n1.features.contains("FEAT_DotProd") && !n1.features.contains("FEAT_I8MM"));
        let v1 = Target::new("aarch64", "neoverse-v1", "-i8mm").expect("known");
        assert!(v1.features.contains("FEAT_SHA3") && !v1.features.contains("FEAT_I8MM"));
        let v66 = Target::new("hexagon", "hexagonv66", "").expect("known");
        assert!(v66.features.contains("hvxv65") && !v66.features.contains("hvxv68"));
        assert_eq!((n1.register_bits, v66.register_bits), ((64, 128), (1024, 1024)));
        assert!(matches!(Target::new("sparc", "v9", ""), Err(TargetError::UnknownArch { .. })));
    }

    #[test]
    fn registers_are_as_wide_as_the_features_make_them() {
        let widest = |cpu: &str, changes: &str| Target::x86(cpu, changes).expect("known").register_bits;
        assert_eq!(widest("x86-64-v2", ""), (128, 128));
        for cpu in ["haswell", "znver3", "alderlake", "arrowlake", "sierraforest"] {
            assert_eq!(widest(cpu, ""), (128, 256), "{cpu}");
        }
        assert_eq!(widest("znver4", ""), (128, 512));
        assert_eq!(widest("znver3", "+avx512f"), (128, 512));
        assert_eq!(widest("skylake-avx512", "-avx512f"), (128, 256));
    }

    #[test]
    fn a_level_below_has_fewer_features() {
        let below = |arch: &str, cpu: &str| Target::new(arch, cpu, "").expect("known").below();
        let haswell = below("x86_64", "haswell").expect("it has more than SSE4.2");
        assert_eq!((haswell.cpu.as_str(), haswell.register_bits), ("haswell", (128, 128)));
        assert!(haswell.features.contains("SSE4.2") && !haswell.features.contains("AVX2"));
        let icelake = below("x86_64", "icelake-server").expect("it has more than AVX2");
        assert!(icelake.features.contains("AVX2") && !icelake.features.contains("AVX512F"));
        let v1 = below("aarch64", "neoverse-v1").expect("it has more than Neon");
        assert!(v1.features.is_empty() && v1.register_bits == (64, 128));
        assert_eq!(below("x86_64", "x86-64"), None);
        assert_eq!(below("aarch64", "generic"), None);
    }

    #[test]
    fn misspelled_names_get_suggestions() {
        let e = Target::x86("cascadelak", "").expect_err("unknown");
        assert!(e.to_string().contains("cascadelake"), "{e}");
        let e = Target::x86("haswell", "+avx512vni").expect_err("unknown");
        assert!(e.to_string().contains("avx512vnni"), "{e}");
    }
}
