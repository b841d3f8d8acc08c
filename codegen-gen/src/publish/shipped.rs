//! The lowerings, costs and assembly forms that come with the crate.

use crate::error::{Error, Result};
use crate::lift::encoding::FormTable;
use crate::publish::store::TargetData;

/// Files of one instruction set, as `autoir build` wrote them.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// Name of the instruction set.
    pub isa: &'static str,
    /// LLVM's name of its architecture.
    pub arch: &'static str,
    /// Lowerings and costs.
    pub target: &'static [u8],
    /// Assembly forms.
    pub forms: &'static [u8],
}

/// The instruction sets that programs are compiled for.
pub const SHIPPED: &[Shipped] = &[
    Shipped {
        isa: "arm",
        arch: "aarch64",
        target: include_bytes!("../../data/arm.air-target"),
        forms: include_bytes!("../../data/arm.air-forms"),
    },
    Shipped {
        isa: "hvx",
        arch: "hexagon",
        target: include_bytes!("../../data/hvx.air-target"),
        forms: include_bytes!("../../data/hvx.air-forms"),
    },
    Shipped {
        isa: "x86",
        arch: "x86_64",
        target: include_bytes!("../../data/x86.air-target"),
        forms: include_bytes!("../../data/x86.air-forms"),
    },
];

/// Instruction sets on matrices: each instruction has its lowering, and no program is compiled for them.
const OF_MATRICES: &[Shipped] = &[
    Shipped {
        isa: "amx",
        arch: "x86_64",
        target: include_bytes!("../../data/amx.air-target"),
        forms: include_bytes!("../../data/amx.air-forms"),
    },
    Shipped {
        isa: "ptx",
        arch: "nvptx64",
        target: include_bytes!("../../data/ptx.air-target"),
        forms: include_bytes!("../../data/ptx.air-forms"),
    },
];

/// The files of every instruction set that has lowerings.
pub fn all() -> impl Iterator<Item = &'static Shipped> {
    SHIPPED.iter().chain(OF_MATRICES)
}

/// The files of architecture `arch`.
///
/// # Errors
/// There are none.
pub fn of(arch: &str) -> Result<&'static Shipped> {
    let name = arch.replace('-', "_");
    SHIPPED.iter().find(|shipped| shipped.arch == name).ok_or_else(|| {
        let known: Vec<&str> = SHIPPED.iter().map(|shipped| shipped.arch).collect();
        Error::Llvm(format!("no lowerings for target `{arch}`; there are {}", known.join(", ")))
    })
}

impl Shipped {
    /// Lowerings and costs.
    ///
    /// # Errors
    /// The file in `codegen-gen/data` was not built, or is damaged; `autoir build` writes it anew.
    pub fn target(&self) -> Result<TargetData> {
        TargetData::from_bytes(self.target).map_err(|e| self.blame(e, "target"))
    }

    /// Assembly forms. They lie apart from the rest: only reading code back needs them.
    ///
    /// # Errors
    /// As [`Shipped::target`].
    pub fn forms(&self) -> Result<FormTable> {
        FormTable::from_bytes(self.forms).map_err(|e| self.blame(e, "forms"))
    }

    /// Digest of the lowerings and costs, in hexadecimal, without reading them.
    ///
    /// # Errors
    /// Those of [`Shipped::target`].
    pub fn target_digest(&self) -> Result<String> {
        announced(self.target)
    }

    /// Digest of the assembly forms, in hexadecimal, without reading them.
    ///
    /// # Errors
    /// Those of [`Shipped::forms`].
    pub fn forms_digest(&self) -> Result<String> {
        announced(self.forms)
    }

    fn blame(&self, error: Error, kind: &str) -> Error {
        let path = format!("codegen-gen/data/{}.air-{kind}", self.isa);
        match error {
            Error::Data(inner) => Error::Data(inner.of_file(path.as_ref())),
            other => other,
        }
    }
}

fn announced(bytes: &[u8]) -> Result<String> {
    let digest = autoir::binary::announced_digest(bytes)?;
    Ok(digest.iter().map(|b| format!("{b:02x}")).collect())
}

/// The lowerings and costs of x86.
///
/// # Errors
/// Those of [`Shipped::target`].
pub fn x86() -> Result<TargetData> {
    of("x86_64")?.target()
}

/// The assembly forms of x86.
///
/// # Errors
/// Those of [`Shipped::forms`].
pub fn x86_forms() -> Result<FormTable> {
    of("x86_64")?.forms()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_those_of_the_contents() {
        for shipped in all() {
            let (_, digest) =
                autoir::binary::decode_with_digest::<TargetData>(shipped.target).expect("it is sound");
            let digest: String = digest.iter().map(|b| format!("{b:02x}")).collect();
            assert_eq!(shipped.target_digest().expect("a header"), digest);
        }
    }

    #[test]
    fn every_file_is_shipped() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
        for entry in std::fs::read_dir(folder).expect("the folder of data") {
            let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
            let (isa, kind) = name.split_once(".air-").expect("a name with a kind");
            let shipped = all().find(|shipped| shipped.isa == isa).expect(&name);
            assert!(shipped.isa == isa && (kind == "target" || kind == "forms"), "{name}");
        }
    }
}
