//! `autoir fuzz`: campaigns against the tool itself.

mod opt;
mod verify;

use crate::args::{FuzzArgs, FuzzSubject, Global};
use crate::error::CommandError;
use crate::guard;
use crate::output::Outcome;

/// Runs a campaign. The answer is no if it found anything wrong.
///
/// # Errors
/// Those of the campaign.
pub fn run(global: &Global, args: &FuzzArgs) -> Result<Outcome, CommandError> {
    guard::watch(global);
    match &args.subject {
        FuzzSubject::Verify(args) => verify::run(global, args),
        FuzzSubject::Opt(args) => opt::run(global, args),
    }
}
