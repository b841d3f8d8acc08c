//! From the vendor's CPU feature names to LLVM's, and from CPU names to features.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use autoir_spec_parsers::instruction::Instruction;

use crate::error::{Error, Result};
use crate::llvm::tool;
use crate::platform::{self, Platform};

/// LLVM's names of the features of the CPUs of `platform`, as the assembler lists them.
///
/// # Errors
/// The assembler cannot be run.
pub fn llvm_features(platform: &Platform) -> Result<Arc<BTreeSet<String>>> {
    static NAMES: Mutex<BTreeMap<&str, Arc<BTreeSet<String>>>> = Mutex::new(BTreeMap::new());
    let mut known = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(names) = known.get(platform.arch) {
        return Ok(names.clone());
    }
    let args = [format!("-triple={}", platform.arch), "-mattr=help".to_string()];
    let output = tool::run("llvm-mc", &args, "")?;
    let text = output.stderr + &output.stdout;
    let list = text.split("Available features").nth(1).unwrap_or_default();
    let names: BTreeSet<String> = list
        .lines()
        .filter_map(|line| line.split_once(" - "))
        .map(|(name, _)| name.trim().to_string())
        .collect();
    if names.is_empty() {
        return Err(Error::Tool {
            tool: "llvm-mc".to_string(),
            message: "no feature list in the answer to -mattr=help".to_string(),
        });
    }
    let names = Arc::new(names);
    known.insert(platform.arch, names.clone());
    Ok(names)
}

/// LLVM's name for the feature that the vendor of `platform` calls `cpuid`.
///
/// Both spell features alike up to case and underscores. Where they differ, LLVM's name is a prefix
/// (`bmi` for `BMI1`, `pclmul` for `PCLMULQDQ`, `avx512ifma` for `AVX512IFMA52`); a remainder that mixes
/// digits and letters would be another feature (`avx` is no name for `AVX512_NEW`), so it is not accepted.
pub fn llvm_feature(platform: &Platform, cpuid: &str, names: &BTreeSet<String>) -> Option<String> {
    if let Some((_, name)) = platform.feature_names.iter().find(|(vendor, _)| *vendor == cpuid) {
        return names.get(*name).cloned();
    }
    if let Some(name) = names.get(cpuid) {
        return Some(name.clone());
    }
    // Arm marks names of features as such.
    let cpuid = cpuid.strip_prefix("FEAT_").unwrap_or(cpuid);
    let plain: String = cpuid.to_lowercase().chars().filter(|c| !matches!(c, '_' | '-')).collect();
    let squeezed = |name: &str| name.chars().filter(|c| *c != '-').collect::<String>();
    if let Some(name) = names.iter().find(|name| squeezed(name) == plain) {
        return Some(name.clone());
    }
    names
        .iter()
        .filter(|name| plain.starts_with(name.as_str()))
        .filter(|name| {
            let rest = &plain[name.len()..];
            rest.chars().all(|c| c.is_ascii_digit()) || rest.chars().all(|c| c.is_ascii_alphabetic())
        })
        .max_by_key(|name| name.len())
        .cloned()
}

/// The features that LLVM gives to `cpu` after the changes in `extra` (each `+name` or `-name`), as clang
/// hands them to the back end: a feature brings those that it builds on, and takes along those that build
/// on it.
///
/// # Errors
/// clang does not know the CPU, or LLVM does not know a feature.
pub fn cpu_features(platform: &Platform, cpu: &str, extra: &[String]) -> Result<BTreeSet<String>> {
    let mut args: Vec<String> = ["-x", "c", "-", "-S", "-emit-llvm", "-o", "-", "-target", platform.triple]
        .map(String::from)
        .to_vec();
    args.extend(platform.cpu_flags.iter().map(|flag| (*flag).to_string()));
    args.push(format!("{}{cpu}", platform.cpu_option));
    for change in extra {
        let name = change.strip_prefix(['+', '-']).filter(|name| is_feature(platform, name));
        if name.is_none() {
            return Err(Error::Llvm(format!("unknown feature {change}: write +NAME or -NAME")));
        }
        args.extend(["-Xclang", "-target-feature", "-Xclang"].map(String::from));
        args.push(change.clone());
    }
    let output = tool::run("clang", &args, "void f(void) {}\n")?;
    if !output.success {
        return Err(Error::Llvm(format!("unknown CPU {cpu}")));
    }
    let list = output
        .stdout
        .split("\"target-features\"=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .ok_or_else(|| Error::Llvm(format!("no features for CPU {cpu}")))?;
    Ok(list.split(',').filter_map(|f| f.strip_prefix('+')).flat_map(|f| platform.with_levels(f)).collect())
}

/// Which features each feature brings along.
#[derive(Debug)]
pub(crate) struct Implications {
    platform: &'static Platform,
    /// What every CPU of the platform has.
    base: BTreeSet<String>,
    known: Mutex<BTreeMap<String, BTreeSet<String>>>,
}

impl Implications {
    /// Those of `platform`, as clang says them when it is asked.
    ///
    /// # Errors
    /// clang cannot be run.
    pub fn of_platform(platform: &Platform) -> Result<Implications> {
        let platform = platform::platform(platform.arch)
            .ok_or_else(|| Error::Llvm(format!("unknown architecture {}", platform.arch)))?;
        let mut base = cpu_features(platform, platform.base_cpu, &[])?;
        base.retain(|feature| !platform.is_level(feature));
        base.extend(platform.first_levels());
        Ok(Implications { platform, base, known: Mutex::default() })
    }

    /// `feature` and what it implies, apart from what every CPU has.
    ///
    /// # Errors
    /// LLVM does not know it.
    pub fn of(&self, feature: &str) -> Result<BTreeSet<String>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(implied) = known.get(feature) {
            return Ok(implied.clone());
        }
        let mut all: BTreeSet<String> = match self.platform.is_level(feature) {
            true => self.platform.with_levels(feature).into_iter().collect(),
            false => cpu_features(self.platform, self.platform.base_cpu, &[format!("+{feature}")])?,
        };
        all.retain(|name| !self.base.contains(name));
        known.insert(feature.to_owned(), all.clone());
        Ok(all)
    }

    /// Whether a CPU with `have`, with all that they imply, has all of `needed`.
    pub fn cover(&self, have: &BTreeSet<String>, needed: &[String]) -> bool {
        needed.iter().all(|f| have.contains(f) || self.is_base(f))
    }

    /// Whether every CPU of the platform has `feature`.
    pub fn is_base(&self, feature: &str) -> bool {
        self.base.contains(feature)
    }
}

/// The vendor's names of the features of an instruction set, by LLVM's.
#[derive(Clone, Debug, Default)]
pub struct VendorNames(BTreeMap<String, String>);

impl VendorNames {
    /// Those that occur in `instructions`.
    ///
    /// # Errors
    /// The assembler, which lists LLVM's names, cannot be run.
    pub fn of<'a>(
        platform: &Platform,
        instructions: impl Iterator<Item = &'a Instruction>,
    ) -> Result<VendorNames> {
        let names = &*llvm_features(platform)?;
        let vendor: BTreeSet<&String> = instructions.flat_map(|i| &i.cpuid).collect();
        let by_llvm = |cpuid: &String| Some((llvm_feature(platform, cpuid, names)?, cpuid.clone()));
        Ok(VendorNames(vendor.into_iter().rev().filter_map(by_llvm).collect()))
    }

    /// The features that an instruction needs, in the vendor's spelling: of those that the vendor says, `cpuid`, what
    /// `needed` says in LLVM's, and then the others. What the vendor has no name for keeps LLVM's, so that no CPU
    /// has it that nobody knows to have it.
    pub fn needed(&self, platform: &Platform, cpuid: &[String], needed: &[String]) -> Vec<String> {
        let names: BTreeSet<String> = needed.iter().chain(self.0.keys()).cloned().collect();
        let said: Vec<(Option<String>, &String)> =
            cpuid.iter().map(|name| (llvm_feature(platform, name, &names), name)).collect();
        let own = said.iter().filter(|(llvm, _)| llvm.as_ref().is_some_and(|f| needed.contains(f)));
        let mut list: Vec<String> = own.map(|(_, name)| (*name).clone()).collect();
        for feature in needed {
            if !said.iter().any(|(llvm, _)| llvm.as_ref() == Some(feature)) {
                list.push(self.0.get(feature).unwrap_or(feature).clone());
            }
        }
        list
    }
}

fn is_feature(platform: &Platform, name: &str) -> bool {
    llvm_features(platform).is_ok_and(|names| names.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::X86;

    #[test]
    fn vendor_names_become_llvm_names() {
        let names = llvm_features(X86).expect("llvm-mc is installed");
        let cases = [
            ("AVX512_VNNI", "avx512vnni"),
            ("SSE4.1", "sse4.1"),
            ("BMI1", "bmi"),
            ("PCLMULQDQ", "pclmul"),
            ("AVX512IFMA52", "avx512ifma"),
            ("AVX512VPOPCNTDQ", "avx512vpopcntdq"),
            ("AVX_VNNI_INT16", "avxvnniint16"),
        ];
        for (vendor, llvm) in cases {
            assert_eq!(llvm_feature(X86, vendor, &names).as_deref(), Some(llvm), "{vendor}");
        }
        assert_eq!(llvm_feature(X86, "AVX512_NEW", &names), None);
    }

    #[test]
    fn cpus_have_their_features() {
        let haswell = cpu_features(X86, "haswell", &[]).expect("clang knows haswell");
        assert!(haswell.contains("avx2") && !haswell.contains("avx512f"));
        assert!(cpu_features(X86, "no-such-cpu", &[]).is_err());
        assert!(cpu_features(X86, "haswell", &["+nosuch".to_string()]).is_err());
        let less = cpu_features(X86, "skylake-avx512", &["-avx2".to_string()]).expect("clang knows it");
        assert!(less.contains("avx") && !less.contains("avx512bw"));
    }
}
