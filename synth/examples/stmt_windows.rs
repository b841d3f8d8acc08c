//! Lists the windows of Halide `.stmt` files: `stmt_windows FILE...` (arguments files stand beside them).
#![expect(clippy::print_stdout, reason = "an example reports on standard output")]

use autoir_synth::error::Kind;
use autoir_synth::window::halide;

fn main() {
    for path in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("{path}: cannot be read");
            continue;
        };
        let arguments = std::fs::read_to_string(path.replace(".stmt", ".args.json")).ok();
        let start = std::time::Instant::now();
        let (windows, findings) = halide::windows(&path, &text, arguments.as_deref());
        let seconds = start.elapsed().as_secs_f64();
        let count = |k: Kind| findings.iter().filter(|d| d.kind == k).count();
        println!(
            "{path}: {} windows, {} float, {} unsupported, {} malformed, {} internal, {seconds:.3} s",
            windows.len(),
            count(Kind::Float),
            count(Kind::Unsupported),
            count(Kind::Malformed),
            count(Kind::Internal)
        );
        for d in findings.iter().filter(|d| d.kind != Kind::Float).take(8) {
            println!("  {d}");
        }
        if std::env::var_os("VERBOSE").is_some() {
            for w in &windows {
                let operands: Vec<String> = w
                    .function
                    .operands
                    .iter()
                    .map(|o| {
                        format!("{}: {}{}x{}", o.name, if o.signed { "i" } else { "u" }, o.width, o.lanes())
                    })
                    .collect();
                println!(
                    "  {} {} ({}) -> {}x{}, {} nodes",
                    w.name,
                    w.work().word(),
                    operands.join(", "),
                    w.function.result.width,
                    w.function.result.lanes(),
                    w.function.dag.len()
                );
            }
        }
    }
}
