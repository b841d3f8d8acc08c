//! One function per subcommand.

mod build;
mod cache;
mod check;
mod classes;
mod compile;
mod doctor;
mod fuzz;
mod opt;
mod parse;
mod show;
mod specs;
mod synth;
mod verify;

use crate::args::{Args, Command};
use crate::error::CommandError;
use crate::output::Outcome;

/// Runs the chosen command.
///
/// # Errors
/// Bad usage or input that left nothing to do.
pub fn run(args: Args) -> Result<Outcome, CommandError> {
    let global = &args.global;
    match &args.command {
        Command::Parse(a) => parse::run(global, a),
        Command::Check(a) => check::run(global, a),
        Command::Classes(a) => classes::run(global, a),
        Command::Build(a) => build::run(global, a),
        Command::Show(a) => show::run(global, a),
        Command::Synth(a) => synth::run(global, a),
        Command::Opt(a) => opt::run(global, a),
        Command::Compile(a) => compile::run(global, a),
        Command::Verify(a) => verify::run(global, a),
        Command::Fuzz(a) => fuzz::run(global, a),
        Command::Cache(a) => cache::run(global, a),
        Command::Specs(a) => specs::run(global, a),
        Command::Doctor => Ok(doctor::run(global)),
    }
}
