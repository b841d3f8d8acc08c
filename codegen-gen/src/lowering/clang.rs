//! Compiling one C wrapper per intrinsic with clang's own vendor header, in batches.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::llvm;
use crate::llvm::features::Implications;
use crate::llvm::flatten::flatten;
use crate::llvm::ir_text::{self, PrintedFunction};
use crate::llvm::tool;
use crate::lowering::requirements::Reduction;
use crate::platform::Platform;

/// A C function of one line.
#[derive(Clone, Debug)]
pub(crate) struct Wrapper {
    /// Its name, unique.
    pub name: String,
    /// Its definition, without line breaks.
    pub text: String,
}

/// What became of the wrappers.
#[derive(Default)]
pub(crate) struct Compiled {
    /// Functions by wrapper name.
    pub functions: BTreeMap<String, PrintedFunction>,
    /// The same after [`COMBINING`].
    pub combined: BTreeMap<String, PrintedFunction>,
    /// First error by wrapper name.
    pub errors: BTreeMap<String, String>,
}

/// What a header says in several operations may be one: LLVM 22's says what the count of leading zeros of zero is.
const COMBINING: &str = "always-inline,function(sroa,early-cse,instcombine),globaldce";

/// Wrappers per clang process; the header itself takes about 0.2 s.
const BATCH: usize = 1200;

/// Compiles `wrappers` with `features` switched on for the whole unit, so that vectors of every width are
/// passed by value.
///
/// # Errors
/// clang cannot be run, or its output cannot be read. A wrapper that does not compile is an entry of
/// [`Compiled::errors`].
pub(crate) fn compile(
    platform: &Platform,
    wrappers: &[Wrapper],
    features: &BTreeSet<String>,
    done: &(dyn Fn(usize) + Sync),
) -> Result<Compiled> {
    let parts = wrappers
        .par_chunks(BATCH)
        .map(|batch| {
            let compiled = compile_batch(platform, batch, features);
            done(batch.len());
            compiled
        })
        .collect::<Result<Vec<_>>>()?;
    let mut all = Compiled::default();
    for part in parts {
        all.functions.extend(part.functions);
        all.combined.extend(part.combined);
        all.errors.extend(part.errors);
    }
    Ok(all)
}

fn compile_batch(platform: &Platform, batch: &[Wrapper], features: &BTreeSet<String>) -> Result<Compiled> {
    let mut compiled = Compiled::default();
    let mut left: Vec<&Wrapper> = batch.iter().collect();
    let first_line = platform.prelude.lines().count() + 1;
    loop {
        let mut text = platform.prelude.to_string();
        left.iter().for_each(|wrapper| {
            text.push_str(&wrapper.text);
            text.push('\n');
        });
        let output = tool::run("clang", &arguments(platform, features), &text)?;
        if output.success {
            let machine = llvm::machine_of(platform, platform.base_cpu, "")?;
            let printed = |passes| -> Result<BTreeMap<String, PrintedFunction>> {
                let module = llvm::optimized_text(&output.stdout, &machine, passes)?;
                let mut functions = ir_text::functions(&module);
                functions.retain(|name, _| left.iter().any(|wrapper| &wrapper.name == name));
                Ok(functions.into_iter().map(|(name, function)| (name, flatten(function))).collect())
            };
            compiled.functions.extend(printed(llvm::PASSES)?);
            compiled.combined.extend(printed(COMBINING)?);
            return Ok(compiled);
        }
        let errors = errors_by_line(&output.stderr, first_line);
        let before = left.len();
        let mut position = 0;
        left.retain(|wrapper| {
            position += 1;
            match errors.get(&(position - 1)) {
                Some(message) => {
                    compiled.errors.insert(wrapper.name.clone(), message.clone());
                    false
                }
                None => true,
            }
        });
        if left.len() == before {
            let message = output.stderr.lines().next().unwrap_or("failed").to_string();
            return Err(Error::Tool { tool: "clang".to_string(), message });
        }
    }
}

fn arguments(platform: &Platform, features: &BTreeSet<String>) -> Vec<String> {
    let mut args: Vec<String> = [
        "-x",
        "c",
        "-",
        "-o",
        "-",
        "-S",
        "-emit-llvm",
        "-O1",
        "-w",
        "-target",
        platform.triple,
        "-ferror-limit=0",
        "-fno-color-diagnostics",
        "-fno-caret-diagnostics",
        "-Xclang",
        "-disable-llvm-passes",
    ]
    .map(String::from)
    .to_vec();
    args.extend(platform.clang.iter().map(|flag| (*flag).to_string()));
    for feature in features {
        args.extend(["-Xclang", "-target-feature", "-Xclang"].map(String::from));
        args.push(format!("+{feature}"));
    }
    args
}

/// Wrappers per clang process when features are asked for.
const FEATURE_BATCH: usize = 512;

/// The features that each wrapper needs, from those given with it: clang inlines no function of its header, and
/// calls no builtin, where one is missing.
///
/// Vendors leave out what seems implied: Intel lists GFNI and AVX512F for a byte-masked GFNI instruction, whose
/// encoding needs AVX512BW, and VPCLMULQDQ alone for its 512-bit form. They also name more than is needed: the
/// 256-bit form of the latter has an encoding that CPUs without AVX-512 execute. So what clang demands is added, and
/// then everything left out without which it is content. What it refuses with all that it demands is not in the
/// answer.
///
/// # Errors
/// clang cannot be run.
pub(crate) fn needed_features(
    platform: &Platform,
    wrappers: &[(Wrapper, Vec<String>)],
) -> Result<BTreeMap<String, Vec<String>>> {
    if wrappers.is_empty() {
        return Ok(BTreeMap::new());
    }
    let implications = Implications::of_platform(platform)?;
    let all: Vec<&Wrapper> = wrappers.iter().map(|(wrapper, _)| wrapper).collect();
    let mut lists: Vec<Vec<String>> = wrappers.iter().map(|(_, given)| given.clone()).collect();
    // Of those that clang refuses for another reason, nothing can be learnt.
    let mut refused = vec![false; all.len()];
    let mut open: Vec<usize> = (0..all.len()).collect();
    while !open.is_empty() {
        let errors;
        (errors, open) = feature_errors(platform, &all, &open, &lists)?;
        for (at, message) in errors {
            match missing_feature(&message, &lists[at]) {
                Some(feature) => lists[at].push(feature),
                None => refused[at] = true,
            }
        }
        open.retain(|&at| !refused[at]);
    }
    let mut sets =
        lists.iter().map(|list| Reduction::new(list, &implications)).collect::<Result<Vec<_>>>()?;
    loop {
        let mut asked = Vec::new();
        for (at, set) in sets.iter_mut().enumerate().filter(|(at, _)| !refused[*at]) {
            if let Some(list) = set.next() {
                lists[at] = list;
                asked.push(at);
            }
        }
        if asked.is_empty() {
            break;
        }
        let mut taken = asked.clone();
        let mut open = asked.clone();
        while !open.is_empty() {
            let errors;
            (errors, open) = feature_errors(platform, &all, &open, &lists)?;
            taken.retain(|at| !errors.contains_key(at));
            open.retain(|at| !errors.contains_key(at));
        }
        for at in asked {
            sets[at].answer(taken.binary_search(&at).is_ok());
        }
    }
    let kept = wrappers.iter().zip(sets).zip(refused).filter(|(_, refused)| !refused);
    let features = |given: &[String], set: &Reduction| set.features(given, &implications);
    Ok(kept.map(|(((wrapper, given), set), _)| (wrapper.name.clone(), features(given, &set))).collect())
}

/// What clang has against those of `wrappers` at `chosen`, each with its features, by position; and the positions of
/// all that were compiled together with such a one: errors of one kind hide those of another. Code for a function
/// that others see is made at once, and its first error ends the run; code for the others is made in the end, and
/// clang says what it has against each.
fn feature_errors(
    platform: &Platform,
    wrappers: &[&Wrapper],
    chosen: &[usize],
    features: &[Vec<String>],
) -> Result<(BTreeMap<usize, String>, Vec<usize>)> {
    let in_batch = |batch: &[usize]| {
        let mut text = platform.prelude.to_string();
        for &at in batch {
            if !features[at].is_empty() {
                text.push_str(&format!("__attribute__((target(\"{}\"))) ", features[at].join(",")));
            }
            text.push_str(&format!("static {}\n", wrappers[at].text));
        }
        let names: Vec<&str> = batch.iter().map(|&at| wrappers[at].name.as_str()).collect();
        text.push_str(&format!("void *const wrappers[] = {{ {} }};\n", names.join(", ")));
        let output = tool::run("clang", &arguments(platform, &BTreeSet::new()), &text)?;
        let errors = errors_by_line(&output.stderr, platform.prelude.lines().count() + 1);
        if errors.is_empty() && !output.success {
            let message = output.stderr.lines().next().unwrap_or("failed").to_string();
            return Err(Error::Tool { tool: "clang".to_string(), message });
        }
        let together = if errors.is_empty() { Vec::new() } else { batch.to_vec() };
        let own = errors.into_iter().filter_map(|(line, message)| Some((*batch.get(line)?, message)));
        Ok((own.collect::<Vec<_>>(), together))
    };
    let parts = chosen.par_chunks(FEATURE_BATCH).map(in_batch).collect::<Result<Vec<_>>>()?;
    let (errors, together): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
    Ok((errors.into_iter().flatten().collect(), together.into_iter().flatten().collect()))
}

/// The first feature that clang's `message` demands and `given` lacks: all of a comma's sides are needed,
/// of a bar's sides the first is taken.
fn missing_feature(message: &str, given: &[String]) -> Option<String> {
    let list = match message.split_once(" needs target feature ") {
        Some((_, list)) => list,
        None => message.split_once("requires target feature '")?.1.split('\'').next()?,
    };
    let clauses = list.split(',').map(|clause| clause.trim_matches(['(', ')', ' ']));
    for clause in clauses {
        if !clause.split('|').any(|feature| given.iter().any(|have| have == feature)) {
            return clause.split('|').next().map(String::from);
        }
    }
    None
}

/// First error message by wrapper position.
fn errors_by_line(stderr: &str, first_line: usize) -> BTreeMap<usize, String> {
    let mut errors = BTreeMap::new();
    for line in stderr.lines() {
        let Some(rest) = line.strip_prefix("<stdin>:") else {
            continue;
        };
        let Some((place, message)) = rest.split_once(": error: ") else {
            continue;
        };
        let number = place.split(':').next().and_then(|n| n.parse::<usize>().ok());
        if let Some(position) = number.and_then(|n| n.checked_sub(first_line)) {
            errors.entry(position).or_insert_with(|| message.to_string());
        }
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needed(text: &str, given: &[&str]) -> Vec<String> {
        let wrapper = Wrapper { name: "w".to_string(), text: text.to_string() };
        let given = given.iter().map(|name| (*name).to_string()).collect();
        let mut found =
            needed_features(crate::platform::X86, &[(wrapper, given)]).expect("clang is installed");
        found.remove("w").expect("clang compiles it")
    }

    #[test]
    fn clang_names_the_features_that_a_vendor_left_out() {
        let text = "__m512i w(__m512i s, __mmask64 k, __m512i a) { \
                    return _mm512_mask_gf2p8mul_epi8(s, k, a, a); }";
        assert_eq!(needed(text, &["gfni", "avx512f"]), ["gfni", "avx512f", "avx512bw"]);
        let text = "__m512i w(__m512i a, __m512i b) { return _mm512_clmulepi64_epi128(a, b, 1); }";
        assert_eq!(needed(text, &["vpclmulqdq"]), ["vpclmulqdq", "avx512f"]);
    }

    #[test]
    fn clang_does_without_the_features_that_a_vendor_named_too_many() {
        let text = "__m256i w(__m256i a, __m256i b) { return _mm256_clmulepi64_epi128(a, b, 1); }";
        assert_eq!(needed(text, &["vpclmulqdq", "avx512vl"]), ["vpclmulqdq"]);
        let text = "__m256i w(__m256i a, __m256i b) { return _mm256_gf2p8mul_epi8(a, b); }";
        assert_eq!(needed(text, &["gfni", "avx512vl"]), ["gfni", "avx"]);
        let text = "__m512i w(__m512i a, __m512i b) { return _mm512_dpbusd_epi32(a, b, b); }";
        assert_eq!(needed(text, &["avx512f", "avx512vnni"]), ["avx512f", "avx512vnni"]);
        assert_eq!(needed("__m128i w(__m128i a) { return _mm_add_epi8(a, a); }", &["sse2"]), ["sse2"]);
    }

    #[test]
    fn alternatives_count_when_one_is_there() {
        let given = ["avxvnni".to_string()];
        let message = "'f' needs target feature avx512vnni|avxvnni,avx512vl|avx10";
        assert_eq!(missing_feature(message, &given).as_deref(), Some("avx512vl"));
    }
}
