//! The dialect of each architecture.

use super::dialect::Dialect;
use super::machine::{Bank, Registers};
use super::validate::Rules;
use super::validate::guard::Stack;
use super::{aarch64, hexagon, x86};
use crate::platform::{Arch, Platform};

/// How code for `platform` is read.
pub(crate) fn of(platform: &Platform) -> &'static Dialect {
    match platform.id {
        Arch::AArch64 => &aarch64::DIALECT,
        Arch::Hexagon => &hexagon::DIALECT,
        Arch::Nvptx => &UNREAD,
        Arch::X86 => &x86::DIALECT,
    }
}

/// No code for PTX is read back.
static UNREAD: Dialect = Dialect {
    registers: &Registers {
        vectors: Bank { count: 0, bits: 0 },
        masks: Bank { count: 0, bits: 0 },
        generals: Bank { count: 0, bits: 0 },
        stack_pointer: 0,
    },
    enter: |_, _, _, _, _| Err(NOT_READ.to_owned()),
    result: |_, _, _, _, _| Err(NOT_READ.to_owned()),
    rules: &Rules {
        stack: Stack { above: 0, multiple: 1, red_zone: 0 },
        preserved: Vec::new,
        returns: |_| false,
        readable: 1,
        residues: 1,
        packets: false,
        architecture: object::Architecture::Unknown,
        features: |_| String::new(),
        resolve: |_| Err(NOT_READ.to_owned()),
    },
    run: |_, _| Err((0, NOT_READ.to_owned())),
};

const NOT_READ: &str = "PTX is not read back";
