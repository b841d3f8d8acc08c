//! Prints the windows of `.air` and Halide `.stmt` files as `.air` text, each different one once.
#![expect(clippy::print_stdout, reason = "an example reports on standard output")]

use autoir_synth::window::{air, halide};

fn main() {
    for path in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("// {path}: cannot be read");
            continue;
        };
        let (windows, programs, findings) = if path.ends_with(".stmt") {
            let arguments = std::fs::read_to_string(path.replace(".stmt", ".args.json")).ok();
            let (windows, findings) = halide::windows(&path, &text, arguments.as_deref());
            (windows, Vec::new(), findings)
        } else {
            air::parse(&path, &text)
        };
        let mut seen = std::collections::BTreeSet::new();
        for w in &windows {
            let text = air::print_window(w);
            let body = text.split_once('(').map_or("", |t| t.1).to_owned();
            if seen.insert(body) {
                println!("// {}:{} {}\n{text}", w.location.file, w.location.line, w.work().word());
            }
        }
        programs.iter().for_each(|p| println!("{}", air::print_program(p)));
        findings.iter().for_each(|d| println!("// {d}"));
    }
}
