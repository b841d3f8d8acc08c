//! `autoir show`: an instruction or an operation, for people, and the reference of all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use autoir::dictionary::{Dictionary, Member, Operation};
use autoir::reference::{self, Note};
use autoir::{listing, readable, shipped};
use autoir_similarity::term::Num;
use serde_json::{Value, json};

use crate::args::{Global, ShowArgs};
use crate::error::CommandError;
use crate::notes::Notes;
use crate::output::{Exit, Outcome};

/// Shows what is called `name`: an operation, or an instruction by id or intrinsic with its operation. Or writes
/// the reference of everything.
///
/// # Errors
/// Nothing has that name; a folder that cannot be written.
pub fn run(global: &Global, args: &ShowArgs) -> Result<Outcome, CommandError> {
    let dictionary = shipped::dictionary()?;
    if let Some(folder) = &args.reference {
        return write_reference(&dictionary, folder, global);
    }
    let name = args.name.as_deref().unwrap_or_default();
    let instructions: Vec<(&Operation, &Member)> =
        dictionary.members().filter(|(_, m)| m.id == name || m.metadata.intrinsic == name).collect();
    let operations: Vec<&Operation> = dictionary.operation(name).into_iter().collect();
    if instructions.is_empty() && operations.is_empty() {
        return Err(CommandError::Usage(unknown(&dictionary, name)));
    }
    let shown = instructions.iter().map(|(_, m)| *m).chain(operations.iter().flat_map(|o| &o.members));
    let notes = Notes::of(&shown.map(|m| m.metadata.isa.as_str()).collect(), global);
    let mut text = String::new();
    for &(operation, member) in &instructions {
        print_instruction(operation, member, &notes.on(member), &mut text)?;
    }
    for operation in &operations {
        print_operation(operation, &notes, &mut text);
    }
    for (isa, why) in &notes.missing {
        let _ = writeln!(text, "places and corrections of {isa} are not shown: {why}");
    }
    Ok(Outcome {
        json: json!({
            "instructions":
                instructions.iter().map(|(o, m)| instruction(o, m, &notes.on(m))).collect::<Vec<_>>(),
            "operations": operations.iter().map(|o| json!({
                "name": o.name,
                "semantics": readable::expressions(o),
                "parameters": o.parameters(),
                "members": o.members.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
        }),
        text,
        exit: Exit::Success,
    })
}

/// Writes the reference into `folder`; files of operations that are no more stay.
fn write_reference(dictionary: &Dictionary, folder: &Path, global: &Global) -> Result<Outcome, CommandError> {
    let isas: BTreeSet<&str> = dictionary.members().map(|(_, m)| m.metadata.isa.as_str()).collect();
    let notes = Notes::of(&isas, global);
    let files = reference::files(dictionary, &|member| notes.on(member));
    let mut bytes = 0;
    for (path, text) in &files {
        let path = folder.join(path);
        let failed = |source| CommandError::Io { path: path.clone(), source };
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(failed)?;
        }
        std::fs::write(&path, text).map_err(failed)?;
        bytes += text.len();
    }
    let mut text = format!("{} pages, {} KiB in {}\n", files.len(), bytes / 1024, folder.display());
    for (isa, why) in &notes.missing {
        let _ = writeln!(text, "places and corrections of {isa} are not in it: {why}");
    }
    let json = json!({"pages": files.len(), "bytes": bytes, "folder": folder.display().to_string()});
    Ok(Outcome { json, text, exit: Exit::Success })
}

fn print_operation(operation: &Operation, notes: &Notes, text: &mut String) {
    let mut isas: BTreeMap<&str, Vec<&Member>> = BTreeMap::new();
    for member in &operation.members {
        isas.entry(&member.metadata.isa).or_default().push(member);
    }
    let counts: Vec<String> = isas.iter().map(|(isa, members)| format!("{} {isa}", members.len())).collect();
    let _ = writeln!(text, "operation {} ({})", operation.name, counts.join(", "));
    for expression in readable::expressions(operation) {
        let _ = writeln!(text, "  = {expression}");
    }
    let _ = writeln!(text, "parameters: {}", operation.parameters().join(", "));
    for (isa, members) in isas {
        let _ = writeln!(text, "{isa}");
        for member in members {
            print_member(operation, member, &notes.on(member), text);
        }
    }
    let notation = readable::LEGEND.lines().map(|line| format!("  {}\n", line.replace('`', "")));
    let _ = write!(text, "notation\n{}", notation.collect::<String>());
}

/// A member in a few lines.
fn print_member(operation: &Operation, member: &Member, note: &Note, text: &mut String) {
    let place = note.source.as_ref().map_or(String::new(), |source| format!(", {source}"));
    let _ = writeln!(
        text,
        "  {} {} ({}) -> {}x{}, mask {}, proven by {}{place}",
        member.id,
        member.metadata.mnemonic,
        reference::arguments(member),
        member.result.lanes(),
        member.result.width,
        member.wrapper.name(),
        reference::proof(member),
    );
    let by = member.template_axis.map_or(String::new(), |axis| format!(", expressions by axis {axis}"));
    let _ = writeln!(text, "    axes {:?}{by}", member.axes);
    values(operation, member).iter().for_each(|row| {
        let _ = writeln!(text, "    {row}");
    });
    for erratum in &note.errata {
        let _ = writeln!(text, "    corrected: {erratum}");
    }
}

/// The parameters' values, a line for each template.
fn values(operation: &Operation, member: &Member) -> Vec<String> {
    let row = |row: &Vec<Num>| {
        let pairs = operation.parameters().iter().zip(row).filter(|(_, value)| **value != Num::Any);
        let pairs = pairs.map(|(name, value)| format!("{name}={}", listing::number(value)));
        pairs.collect::<Vec<_>>().join(" ")
    };
    member.values.iter().map(row).filter(|row| !row.is_empty()).collect()
}

fn print_instruction(
    operation: &Operation,
    member: &Member,
    note: &Note,
    text: &mut String,
) -> Result<(), CommandError> {
    let m = &member.metadata;
    let _ = writeln!(text, "instruction {} ({}), {}", member.id, m.mnemonic, m.form);
    let _ = writeln!(text, "{}", operation.function(member)?);
    let _ = writeln!(text, "an instance of {} (autoir show {})", operation.name, operation.name);
    print_member(operation, member, note, text);
    for (cpu, cost) in &*m.costs {
        let [throughput, latency] = [cost.throughput, cost.latency].map(|c| f64::from(c) / 100.0);
        let until = if cost.latency == 0 { "an unknown time".to_owned() } else { latency.to_string() };
        let _ =
            writeln!(text, "  {cpu}: {throughput} cycles each, {until} until the result, {} uops", cost.uops);
    }
    if !m.costs.is_empty() {
        let _ = writeln!(text, "  costs from {}", m.provenance);
    }
    text.push('\n');
    Ok(())
}

fn instruction(operation: &Operation, member: &Member, note: &Note) -> Value {
    json!({
        "id": member.id,
        "isa": member.metadata.isa,
        "mnemonic": member.metadata.mnemonic,
        "features": member.metadata.features,
        "operation": operation.name,
        "parameters": values(operation, member),
        "semantics": operation.function(member).map(|f| f.to_string()).ok(),
        "mask": member.wrapper.name(),
        "proof": reference::proof(member),
        "source": note.source,
        "errata": note.errata,
        "costs": member.metadata.costs,
        "provenance": member.metadata.provenance,
    })
}

fn unknown(dictionary: &Dictionary, name: &str) -> String {
    let near: Vec<&str> = dictionary
        .operations()
        .iter()
        .map(|o| o.name.as_str())
        .chain(dictionary.members().map(|(_, m)| m.metadata.intrinsic.as_str()))
        .filter(|n| n.contains(name) || name.contains(n))
        .take(5)
        .collect();
    match near.as_slice() {
        [] => format!("no instruction or operation is called `{name}`"),
        near => format!("no instruction or operation is called `{name}`; there are {}", near.join(", ")),
    }
}
