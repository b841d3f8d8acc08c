//! What tests of the plugin share.

use std::path::PathBuf;

/// The library that Cargo built beside this test.
pub fn plugin() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    let folders = test.ancestors().skip(1).take(2);
    let found = folders.map(|f| f.join("libautoir_pass.so")).find(|f| f.is_file());
    found.expect("Cargo builds a package's library before its tests")
}
