//! Writes what `tests/gpu/run` executes: for every PTX matrix instruction a kernel, inputs, and the results that
//! the semantics give.
//!
//! Arguments: the folder to write to, the processor's number (`90`), and how many warps each instruction runs.

use std::error::Error;
use std::path::Path;

use autoir_spec_parsers::{isa, parse_isa, sources};
use autoir_tests::oracle::warp::kernel::Processor;
use autoir_tests::oracle::warp::vectors::{Case, cases};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, sm, warps] = &arguments[..] else { return Err("expected FOLDER PROCESSOR WARPS".into()) };
    let (folder, sm, warps) = (Path::new(folder), sm.parse::<u32>()?, warps.parse::<usize>()?);
    std::fs::create_dir_all(folder)?;
    let ptx = isa("ptx")?;
    let source = sources::find(ptx, None)?;
    let corpus = parse_isa(ptx, &source, &|_, _| ());
    let processor = Processor { sm, ptx: if sm < 90 { 70 } else { 78 } };
    let mut index = Vec::new();
    for (number, case) in cases(&corpus, processor, warps).into_iter().enumerate() {
        let Case { id, kernel, inputs, expected, element, within } = case?;
        let name = |ending: &str| format!("{number:03}.{ending}");
        std::fs::write(folder.join(name("ptx")), kernel)?;
        std::fs::write(folder.join(name("in")), inputs)?;
        std::fs::write(folder.join(name("out")), expected)?;
        let exact = within.is_empty();
        if !exact {
            std::fs::write(folder.join(name("within")), within)?;
        }
        index.push(serde_json::json!({ "id": id, "file": format!("{number:03}"), "element": element, "exact": exact, "warps": warps }));
    }
    std::fs::write(folder.join("index.json"), serde_json::to_string_pretty(&index)?)?;
    println!("{} instructions of sm_{sm}, {warps} warps each", index.len());
    Ok(())
}
