//! What several tests of the command need.

use std::path::Path;

/// The files of windows among the examples, in order.
pub fn examples() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .expect("the examples are in the repository")
        .filter_map(|entry| Some(entry.ok()?.path().to_str()?.to_owned()))
        .filter(|path| path.ends_with(".air"))
        .collect();
    files.sort();
    files
}
