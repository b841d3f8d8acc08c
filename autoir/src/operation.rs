//! Parameterized operations and the instructions that are instances of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{LaneFn, Operand, Shape};
use autoir_similarity::classes::member_function;
use autoir_similarity::prove::Proof;
use autoir_similarity::shrink::Values;
use autoir_similarity::wrapper::Wrapper;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::template::LazyTemplate;

/// What the vendor says about an instruction beside its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Metadata {
    /// Instruction set, as in `autoir parse --isa`.
    pub isa: String,
    /// The C intrinsic.
    pub intrinsic: String,
    /// Assembly mnemonic.
    pub mnemonic: String,
    /// Operand form in assembly, in the vendor's words.
    pub form: String,
    /// CPU features needed, in the vendor's spelling; the vendor's list may differ, and is part of the id.
    pub features: Arc<[String]>,
    /// The smallest and the largest value of each immediate operand, in the order of the operands: what is outside
    /// of them cannot be encoded.
    pub immediates: Arc<[(i64, i64)]>,
    /// Costs by CPU, as LLVM spells CPUs.
    pub costs: Arc<BTreeMap<String, Cost>>,
    /// Where these costs come from: a model, or documents by CPU; empty if there are none.
    pub provenance: String,
}

/// What an instruction costs on a CPU.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// Cycles until the result is there, times 100; 0 if nobody says.
    pub latency: u32,
    /// Cycles per instruction in a long independent sequence, times 100.
    pub throughput: u32,
    /// Micro-operations.
    pub uops: u32,
}

/// An instruction as an instance of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Unique name, also the key of its lowering.
    pub id: String,
    /// What the vendor says.
    pub metadata: Metadata,
    /// Operands in the intrinsic's order.
    pub operands: Arc<[Operand]>,
    /// Its mask.
    pub wrapper: Wrapper,
    /// Shape of the result.
    pub result: Shape,
    /// Extents of the result's axes, outermost first.
    pub axes: Vec<u32>,
    /// Position of the template axis.
    pub template_axis: Option<usize>,
    /// For each argument of the operation, the operand of the instruction, if it has one.
    pub arguments: Vec<Option<u16>>,
    /// For each template, one number per parameter of the operation.
    pub values: Values,
    /// Proof that the operation at these values is the vendor's instruction.
    pub proof: Proof,
}

/// A parameterized operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// Unique, stable name.
    pub name: String,
    /// The expression and its parameters.
    pub template: LazyTemplate,
    /// Its instructions, by id.
    pub members: Vec<Member>,
}

impl Operation {
    /// Names of the parameters.
    pub fn parameters(&self) -> &[String] {
        self.template.parameters()
    }

    /// The meaning of a member, over its operands.
    ///
    /// # Errors
    /// [`Error::Member`] if the dictionary was put together wrongly.
    pub fn function(&self, member: &Member) -> Result<LaneFn, Error> {
        let class_member = autoir_similarity::classes::Member {
            id: member.id.clone(),
            wrapper: member.wrapper.clone(),
            result: member.result.clone(),
            axes: member.axes.clone(),
            template_axis: member.template_axis,
            arguments: member.arguments.clone(),
            values: member.values.clone(),
            proof: member.proof.clone(),
        };
        member_function(&self.template, &class_member, &member.operands)
            .map_err(|e| Error::Member { id: member.id.clone(), message: e.to_string() })
    }

    /// The result of a member for one bit string per operand.
    ///
    /// # Errors
    /// As [`Operation::function`].
    pub fn evaluate(&self, member: &Member, inputs: &[Bits]) -> Result<Bits, Error> {
        Ok(self.function(member)?.run(inputs))
    }
}
