//! NVIDIA's assembler.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::super::error::OracleError;
use super::kernel::Processor;

/// Where `./dev setup` puts the assembler, below the repository.
const INSTALLED: &str = ".deps/cuda/nvidia/cuda_nvcc/bin/ptxas";

/// The assembler: the one that `./dev setup` installed, or else the one on the search path.
///
/// # Errors
/// What is missing, and how to get it.
pub fn ptxas() -> Result<PathBuf, String> {
    let installed = Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(|root| root.join(INSTALLED));
    let candidates = installed.into_iter().filter(|p| p.is_file()).chain([PathBuf::from("ptxas")]);
    for candidate in candidates {
        let asked =
            Command::new(&candidate).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if asked.is_ok_and(|status| status.success()) {
            return Ok(candidate);
        }
    }
    Err("no ptxas; `./dev setup` installs it (PyPI: nvidia-cuda-nvcc-cu12)".into())
}

/// The assembler's release, as it says it.
pub fn version(ptxas: &Path) -> Option<String> {
    let output = Command::new(ptxas).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().find(|l| l.contains("release")).map(|l| l.trim().to_owned())
}

/// Assembles a module.
///
/// # Errors
/// [`OracleError::Io`] if the assembler cannot be started. What it says about the text is a value: `Err` with its
/// first complaint.
pub fn assemble(ptxas: &Path, text: &str, processor: Processor) -> Result<Result<(), String>, OracleError> {
    let io = |source| OracleError::Io { path: ptxas.to_owned(), source };
    let mut child = Command::new(ptxas)
        .args([&format!("-arch=sm_{}", processor.sm), "-o", "/dev/null", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(io)?;
    if let Some(mut input) = child.stdin.take() {
        // An assembler that has seen enough closes its input early; its verdict says why.
        let _ = input.write_all(text.as_bytes());
    }
    let output = child.wait_with_output().map_err(io)?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let complaint = said.lines().find(|l| l.contains("error") || l.contains("fatal")).unwrap_or("it failed");
    Ok(Err(complaint.trim().to_owned()))
}
