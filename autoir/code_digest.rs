//! Build script of the crates that remember answers: the digest of the code that an answer depends on.
//!
//! It goes into the key of whatever is kept on disk, so that no answer outlives the code that found and
//! proved it. Sets `AUTOIR_CODE_DIGEST` for the crate that is compiled.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// The crates below, by their folders; the crate that is compiled is added.
const BELOW: [&str; 3] = ["semantics", "similarity", "autoir"];

/// The folders that the answers of a crate depend on besides: of whole modules, everything that is shipped counts.
const BESIDES: [(&str, &[&str]); 1] =
    [("opt", &["synth/src", "codegen-gen/src", "autoir-build/src", "autoir/data", "codegen-gen/data"])];

fn main() -> std::io::Result<()> {
    let own = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let root = own.parent().unwrap_or(Path::new("."));
    let mut hash = Sha256::new();
    let besides = BESIDES.iter().filter(|(name, _)| own == root.join(name)).flat_map(|(_, folders)| *folders);
    let below =
        BELOW.iter().map(|name| root.join(name)).chain([own.clone()]).map(|folder| folder.join("src"));
    for sources in below.chain(besides.map(|folder| root.join(folder))) {
        println!("cargo::rerun-if-changed={}", sources.display());
        let mut files = Vec::new();
        collect(&sources, &mut files)?;
        files.sort();
        for file in files {
            let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
            let contents = fs::read(&file)?;
            hash.update(format!("{name}\n{}\n", contents.len()));
            hash.update(contents);
        }
    }
    let digest: String = hash.finalize().iter().map(|b| format!("{b:02x}")).collect();
    println!("cargo::rustc-env=AUTOIR_CODE_DIGEST={digest}");
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
