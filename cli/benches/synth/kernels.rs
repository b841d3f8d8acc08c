//! The kernels of a folder, and the targets that they are for.

use std::path::{Path, PathBuf};

use autoir_synth::window::Window;
use autoir_synth::window::air;

/// A target with another's published figures.
#[derive(Debug)]
pub struct Target {
    /// LLVM's name of the architecture.
    pub arch: &'static str,
    /// Its CPU.
    pub cpu: &'static str,
    /// Its folder of kernels, where there is one per target.
    pub folder: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// Hydride's geomeans over its kernels: seconds, cold and from its cache.
    pub hydride: (u32, u32),
}

/// The targets. Hydride's figures: Kothari et al., "Hydride: A Retargetable and Extensible Synthesis-based Compiler
/// for Modern Hardware Architectures", ASPLOS 2024.
pub const TARGETS: &[Target] = &[
    Target { arch: "x86_64", cpu: "cascadelake", folder: "x86", title: "x86", hydride: (1117, 152) },
    Target { arch: "aarch64", cpu: "neoverse-n1", folder: "arm", title: "Arm", hydride: (529, 133) },
    Target { arch: "hexagon", cpu: "hexagonv68", folder: "hexagon", title: "HVX", hydride: (2348, 81) },
];

/// The target of an architecture.
pub fn target(arch: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|t| t.arch == arch)
}

/// A lowered pipeline, or a file of windows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Its `.stmt` or `.air` file.
    pub path: PathBuf,
    /// Where it is one window of that file: the window's name, and all that is to be read.
    pub window: Option<(String, String)>,
}

/// Seconds of search for a dot product.
pub const DOT_PRODUCT_EFFORT: f64 = 0.5;

/// The dot products of neighbouring elements, each a window of its own.
pub fn dot_products() -> Result<Vec<Kernel>, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/dot_products.air");
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let (windows, _, diagnostics) = air::parse(&path.display().to_string(), &text);
    if let Some(first) = diagnostics.first() {
        return Err(first.to_string());
    }
    let kernel = |window: &Window| Kernel {
        name: "dot_products".to_owned(),
        path: path.clone(),
        window: Some((window.name.clone(), air::print_window(window))),
    };
    Ok(windows.iter().map(kernel).collect())
}

/// The kernels in `folder`, or in the first of the usual places that is there, with their targets.
pub fn kernels(folder: Option<&Path>) -> Result<Vec<(&'static Target, Kernel)>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let named = std::env::var_os("AUTOIR_KERNELS").filter(|v| !v.is_empty()).map(PathBuf::from);
    let folder = match folder.map(Path::to_owned).or(named) {
        Some(folder) => folder,
        None => {
            let beside = root.join("../shared/bench/halide");
            if beside.is_dir() { beside } else { root.join("examples/halide") }
        }
    };
    let mut found = Vec::new();
    for target in TARGETS {
        let own = folder.join(target.folder);
        // Without a folder per target, each kernel is for all of them.
        let place = if own.is_dir() { own } else { folder.clone() };
        found.extend(statements(&place)?.into_iter().map(|k| (target, k)));
    }
    Ok(found)
}

fn statements(folder: &Path) -> Result<Vec<Kernel>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let paths = entries
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|x| x == "stmt" || x == "air"));
    let kernel = |path: PathBuf| {
        let name = path.file_stem()?.to_str()?.to_owned();
        Some(Kernel { name, path, window: None })
    };
    let mut kernels: Vec<Kernel> = paths.filter_map(kernel).collect();
    kernels.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(kernels)
}
