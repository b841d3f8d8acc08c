//! What code generation knows about a target, kept on disk: lowerings and costs.

use std::path::Path;

use autoir::binary;
use serde::{Deserialize, Serialize};

use crate::cost::CostTable;
use crate::emit::LoweringTable;
use crate::error::Result;
use crate::llvm::target::Target;
use crate::platform::Platform;

/// The lowerings of an instruction set and their costs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TargetData {
    /// Verified lowerings by instruction id.
    pub lowerings: LoweringTable,
    /// Costs by CPU and instruction id.
    pub costs: CostTable,
}

impl TargetData {
    /// The binary form, with a digest.
    ///
    /// # Errors
    /// The encoder's refusal.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        Ok(binary::encode(self)?)
    }

    /// Reads the binary form.
    ///
    /// # Errors
    /// Bytes that are no such data, are cut or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<TargetData> {
        Ok(binary::decode(bytes)?)
    }

    /// Reads the binary form from a file.
    ///
    /// # Errors
    /// As [`TargetData::from_bytes`], and those of reading.
    pub fn read(path: &Path) -> Result<TargetData> {
        let failed = |source| crate::error::Error::Io { path: path.display().to_string(), source };
        let bytes = std::fs::read(path).map_err(failed)?;
        Ok(binary::decode(&bytes).map_err(|e| e.of_file(path))?)
    }

    /// The CPU of `platform` called `cpu` with the changes in `extra` (`+name`, `-name`), or `native`; without running a
    /// tool where the CPU is tabulated and nothing is changed.
    ///
    /// # Errors
    /// LLVM does not know the CPU or a feature.
    pub fn target(&self, platform: &'static Platform, cpu: &str, extra: &[String]) -> Result<Target> {
        match self.costs.cpus.get(cpu) {
            Some(column) if extra.is_empty() => Ok(column.target.clone()),
            _ if cpu == "native" && extra.is_empty() => Ok(Target::host()),
            _ => Target::of(platform, cpu, extra),
        }
    }

    /// What the dictionary records about instruction `id`: its cost on each CPU that has it.
    pub fn costs_of(&self, id: &str) -> std::collections::BTreeMap<String, autoir::dictionary::Cost> {
        let columns = self.costs.cpus.iter();
        columns.filter_map(|(cpu, column)| Some((cpu.clone(), column.costs.get(id)?.recorded()))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cost::CpuCosts;
    use crate::cost::mca::Cost;
    use crate::lowering::{IrBody, Llvm, Lowering, ParamClass};

    #[test]
    fn what_is_written_is_read_and_damage_is_found() {
        let lowering = Lowering {
            id: "f@AVX".to_string(),
            mnemonics: vec!["vf".to_string()],
            features: vec!["avx".to_string()],
            params: Vec::new(),
            ret: "i8".to_string(),
            ret_kind: ParamClass::Scalar,
            llvm: Llvm::Ir(IrBody { text: "ret i8 1\n".to_string(), declares: Vec::new() }),
            loose: None,
            asm: None,
        };
        let mut data = TargetData::default();
        data.lowerings.insert(lowering.id.clone(), lowering);
        let target = Target::new("haswell", &[]).expect("clang knows haswell");
        let cost = Cost { rthroughput: 0.5, latency: 3, uops: 1, instructions: 1 };
        let column = CpuCosts::new(target, [("f@AVX".to_string(), (cost, None))]);
        data.costs.cpus.insert("haswell".to_string(), column);
        let bytes = data.to_bytes().expect("it encodes");
        assert_eq!(TargetData::from_bytes(&bytes).expect("it decodes"), data);
        assert!(TargetData::from_bytes(&bytes[..bytes.len() - 1]).is_err());
        assert_eq!(data.costs_of("f@AVX")["haswell"].throughput, 50);
        assert!(
            data.target(crate::platform::X86, "haswell", &[])
                .expect("it is tabulated")
                .features
                .contains("avx2")
        );
    }
}
