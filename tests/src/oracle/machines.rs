//! Which machine executes which instruction set.

use autoir_spec_parsers::Isa;

use super::emulated::{self, Emulated, bochs};
use super::error::OracleError;
use super::executor::Executor;
use super::native::NativeCpu;
use super::preferred::Preferred;
use super::tiles::Tiles;
use super::warp::Warp;

/// The executor of an ISA.
///
/// # Errors
/// [`OracleError::NoExecutor`] for an ISA that nothing here executes.
pub fn executor(isa: &Isa) -> Result<Box<dyn Executor>, OracleError> {
    if isa.llvm_arch == "nvptx64" {
        return Ok(Box::new(Warp::new()));
    }
    if isa.name == "amx" {
        return Ok(Box::new(Tiles::new()));
    }
    if isa.llvm_arch == "x86_64" {
        return Ok(Box::new(Preferred::new(NativeCpu::new(), Emulated::new(&bochs::TARGET))));
    }
    match emulated::target(isa.llvm_arch) {
        Some(target) => Ok(Box::new(Emulated::new(target))),
        None => Err(OracleError::NoExecutor { isa: isa.name.to_owned() }),
    }
}

/// The emulator of an ISA, also where this CPU has its instructions.
///
/// # Errors
/// [`OracleError::NoExecutor`] for an ISA that none is used for.
pub fn emulator(isa: &Isa) -> Result<Box<dyn Executor>, OracleError> {
    let target = match (isa.name, isa.llvm_arch) {
        ("amx", _) => Some(&bochs::TILES),
        (_, "x86_64") => Some(&bochs::TARGET),
        (_, arch) => emulated::target(arch),
    };
    match target {
        Some(target) => Ok(Box::new(Emulated::new(target))),
        None => Err(OracleError::NoExecutor { isa: isa.name.to_owned() }),
    }
}
