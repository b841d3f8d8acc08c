//! `autoir show`: an instruction or an operation, for people.

use std::fmt::Write as _;

use autoir::dictionary::{Dictionary, Member, Operation};
use autoir::{listing, shipped};
use serde_json::{Value, json};

use crate::args::{Global, ShowArgs};
use crate::error::CommandError;
use crate::output::{Exit, Outcome};

/// Shows what is called `name`: an operation, or an instruction by id or intrinsic with its operation.
///
/// # Errors
/// Nothing has that name.
pub fn run(_: &Global, args: &ShowArgs) -> Result<Outcome, CommandError> {
    let dictionary = shipped::dictionary()?;
    let instructions: Vec<(&Operation, &Member)> = dictionary
        .members()
        .filter(|(_, m)| m.id == args.name || m.metadata.intrinsic == args.name)
        .collect();
    let operations: Vec<&Operation> = dictionary.operation(&args.name).into_iter().collect();
    if instructions.is_empty() && operations.is_empty() {
        return Err(CommandError::Usage(unknown(&dictionary, &args.name)));
    }
    let mut text = String::new();
    let mut shown: Vec<&str> = Vec::new();
    for &(operation, member) in &instructions {
        let function = operation.function(member)?;
        let _ = writeln!(text, "instruction {} ({})", member.id, member.metadata.mnemonic);
        let _ = writeln!(text, "{function}");
        if !shown.contains(&operation.name.as_str()) {
            shown.push(&operation.name);
            listing::operation(operation, &mut text);
        }
    }
    for operation in &operations {
        listing::operation(operation, &mut text);
    }
    Ok(Outcome {
        json: json!({
            "instructions": instructions.iter().map(|(o, m)| instruction(o, m)).collect::<Vec<_>>(),
            "operations": operations.iter().map(|o| json!({
                "name": o.name,
                "parameters": o.parameters(),
                "members": o.members.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
        }),
        text,
        exit: Exit::Success,
    })
}

fn instruction(operation: &Operation, member: &Member) -> Value {
    json!({
        "id": member.id,
        "mnemonic": member.metadata.mnemonic,
        "features": member.metadata.features,
        "operation": operation.name,
        "semantics": operation.function(member).map(|f| f.to_string()).ok(),
        "costs": member.metadata.costs,
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
