//! Every CPU that clang has is known; the examples on CPUs of every kind: all windows are proven on each, and with the
//! same costs, more features never cost more.
//!
//! CPUs of one architecture that have the same of the features that instructions need are one kind, and one of them
//! stands for all. By default a sample is tried; with `AUTOIR_CPUS=all` every kind, with other words those of the CPUs
//! of these names.

mod shared;

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use autoir_build::library::searched;
use autoir_codegen_gen::cost::program::program_cost;
use autoir_codegen_gen::emit::Abi;
use autoir_codegen_gen::llvm::target as codegen;
use autoir_codegen_gen::platform::platform;
use autoir_codegen_gen::publish::shipped;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_synth::error::Source;
use autoir_synth::library::Library;
use autoir_synth::library::target::Target;
use autoir_synth::program::text::resolve;
use autoir_synth::window::Window;
use autoir_synth::window::air;
use serde_json::Value;

/// Architectures with the kinds of the sample: CPUs that have the newest extensions without the widest registers, and
/// those with registers that little is computed in.
const SAMPLE: [(&str, &[&str]); 3] = [
    ("x86_64", &["x86-64", "sandybridge", "bdver2", "znver3", "arrowlake-s", "knl"]),
    ("aarch64", &["cortex-a53"]),
    ("hexagon", &["hexagonv60"]),
];

/// A CPU, and changes to its features, each after the one before: every change takes something away. The costs are
/// those of the CPU.
type Less = (&'static str, &'static str, &'static [&'static str]);

/// By default the changes between which much goes.
const LESS: [Less; 3] = [
    ("x86_64", "sapphirerapids", &["-avx512bw,-avx512f,-vpclmulqdq,-gfni", "-avx2"]),
    ("aarch64", "neoverse-v1", &["-i8mm,-dotprod"]),
    ("hexagon", "hexagonv73", &["-hvxv66,-hvxv62"]),
];

/// With `AUTOIR_CPUS=all` each by itself.
const EACH_LESS: [Less; 3] = [
    ("x86_64", "sapphirerapids", &["-avx512bw", "-avx512f", "-vpclmulqdq,-gfni", "-avx2", "-avx", "-ssse3"]),
    ("aarch64", "neoverse-v1", &["-i8mm", "-dotprod", "-rdm,-sha3"]),
    ("hexagon", "hexagonv73", &["-hvxv66", "-hvxv62"]),
];

/// Work for a window: it is counted, so that no machine finds less than another. Less is enough for most windows where
/// nothing but a program is asked for.
const EFFORT: &str = "1";
const LITTLE_EFFORT: &str = "0.2";

/// The windows of all examples by name, for `cpu` with the features `changes`.
fn synth(arch: &str, cpu: &str, changes: &str, effort: &str) -> BTreeMap<String, Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(["synth", "--json", "--no-cache", "--effort", effort, "--memory", "8192"])
        .args(["--target", arch, "--cpu", cpu])
        .arg(format!("--features={changes}"))
        .args(shared::examples())
        .output()
        .expect("the binary was just built");
    let answer: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{cpu} {changes}: {e}: {}", String::from_utf8_lossy(&output.stderr)));
    let windows = answer["windows"].as_array().cloned().unwrap_or_default();
    assert!(windows.len() >= 90, "{cpu} {changes}: {} windows", windows.len());
    windows.into_iter().map(|w| (w["name"].as_str().unwrap_or("?").to_owned(), w)).collect()
}

/// The CPUs of `arch`, those of one kind together.
fn kinds(arch: &str) -> Vec<Vec<&'static str>> {
    let dictionary = autoir::shipped::dictionary().expect("the dictionary is shipped");
    let needed: BTreeSet<&String> =
        dictionary.members().flat_map(|(_, member)| member.metadata.features.iter()).collect();
    let mut kinds: BTreeMap<BTreeSet<String>, Vec<&'static str>> = BTreeMap::new();
    for cpu in Target::cpus(arch) {
        let mut features = Target::new(arch, cpu, "").expect("it is listed").features;
        features.retain(|f| needed.contains(f));
        kinds.entry(features).or_default().push(cpu);
    }
    kinds.into_values().collect()
}

#[test]
fn every_cpu_of_clang_is_known() {
    let clang = std::env::var("AUTOIR_CLANG").unwrap_or_else(|_| "clang-22".to_owned());
    let said = |arch: &str, args: &[&str]| {
        let target = format!("--target={arch}-unknown-linux-musl");
        let output = Command::new(&clang).arg(target).args(args).output().expect("clang is installed");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for (arch, option, vectors) in [
        ("x86_64", "-march=", &[][..]),
        ("aarch64", "-mcpu=", &[]),
        ("hexagon", "-mcpu=", &["-mhvx", "-mhvx-length=128B"]),
    ] {
        let known = Target::cpus(arch);
        let list = said(arch, &["--print-supported-cpus"]);
        let named: Vec<&str> = list.lines().filter_map(|l| l.strip_prefix('\t')).map(str::trim).collect();
        assert!(named.len() > 10, "{arch}: clang names {named:?}");
        // Clang complains about CPUs that are not of this architecture's width, or have no vectors.
        let has_vectors = |cpu: &str| {
            let of = format!("{option}{cpu}");
            said(arch, &[&[&of, "-S", "-o", "-", "-x", "c", "/dev/null"], vectors].concat()).is_empty()
        };
        let unknown: Vec<_> =
            named.into_iter().filter(|cpu| !known.contains(cpu) && has_vectors(cpu)).collect();
        assert!(unknown.is_empty(), "{arch}: {unknown:?} are not in synth/src/library/target");
    }
}

#[test]
fn examples_are_proven_on_cpus_of_every_kind() {
    let asked = std::env::var("AUTOIR_CPUS").unwrap_or_default();
    let mut wrong = Vec::new();
    for (arch, sample) in SAMPLE {
        let mut tried = 0;
        for kind in kinds(arch) {
            let named = |cpu: &&&str| match asked.as_str() {
                "" => sample.contains(*cpu),
                "all" => true,
                list => list.split_whitespace().any(|word| word == **cpu),
            };
            let Some(cpu) = kind.iter().find(named) else { continue };
            tried += 1;
            let proven = |window: &Value| window["verified"] == Value::Bool(true);
            let mut windows = synth(arch, cpu, "", LITTLE_EFFORT);
            if !windows.values().all(proven) {
                windows = synth(arch, cpu, "", EFFORT);
            }
            let unproven = windows.iter().filter(|(_, window)| !proven(window));
            let before = wrong.len();
            wrong.extend(unproven.map(|(name, w)| format!("{cpu}: {name}: verified is {}", w["verified"])));
            println!(
                "{cpu} for {}: {} of {} not proven",
                kind.join(", "),
                wrong.len() - before,
                windows.len()
            );
        }
        assert!(
            !asked.is_empty() || tried == sample.len(),
            "{arch}: {tried} of {sample:?} are CPUs of kinds of their own"
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What programs cost on other CPUs than those that they were found for.
struct Costs {
    library: Library,
    data: TargetData,
    windows: Vec<Window>,
}

impl Costs {
    /// Of programs for the windows of the examples on `arch`.
    fn new(arch: &str) -> Costs {
        let dictionary = autoir::shipped::dictionary().expect("the dictionary is shipped");
        let data = shipped::of(arch).and_then(|files| files.target()).expect("the lowerings are shipped");
        let library = searched(&dictionary, &data, false).expect("the dictionary is whole");
        let read = |path: String| {
            let text = std::fs::read_to_string(&path).expect("an example");
            air::parse(&path, &text).0
        };
        Costs { library, data, windows: shared::examples().into_iter().flat_map(read).collect() }
    }

    /// The cost on `target` of the program that was found for `window`.
    fn of(&self, window: &Value, target: &codegen::Target) -> f64 {
        let name = window["name"].as_str().expect("a name");
        let text = window["program"].as_str().expect("a program");
        let meant = self.windows.iter().find(|w| w.name == name).expect("a window of the examples");
        let (_, programs, diagnostics) = air::parse(name, text);
        assert!(diagnostics.is_empty(), "{name}: {}", diagnostics[0]);
        let program = resolve(&Source::new(name, text), &programs[0], meant, &self.library)
            .unwrap_or_else(|e| panic!("{name}: {e}"));
        let cost = program_cost(&program, &self.data.lowerings, target, Abi::Registers);
        cost.unwrap_or_else(|e| panic!("{name}: {e}")).rthroughput
    }
}

#[test]
fn more_features_never_cost_more() {
    let mut wrong = Vec::new();
    let all = std::env::var("AUTOIR_CPUS").is_ok_and(|asked| asked == "all");
    for (arch, cpu, less) in if all { EACH_LESS } else { LESS } {
        let platform = platform(arch).expect("a platform");
        assert!(platform.cpus.contains(&cpu), "{cpu} has costs of its own");
        let costs = Costs::new(arch);
        let mut before =
            (codegen::Target::of(platform, cpu, &[]).expect("LLVM knows it"), synth(arch, cpu, "", EFFORT));
        for n in 1..=less.len() {
            let changes = less[..n].join(",");
            let list: Vec<String> = changes.split(',').map(String::from).collect();
            let target = codegen::Target::of(platform, cpu, &list).expect("LLVM knows it");
            let after = synth(arch, cpu, &changes, EFFORT);
            for (name, fewer) in after.iter().filter(|(_, w)| w["verified"] == Value::Bool(true)) {
                // With the model of the CPU that has more: one instruction may have several encodings.
                let less = costs.of(fewer, &before.0);
                let more = before.1[name]["cost"].as_f64();
                if more.is_none_or(|more| more > less) {
                    wrong.push(format!("{cpu}: {name}: {more:?}, and {less} with {changes}"));
                }
            }
            before = (target, after);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
