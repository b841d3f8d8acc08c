//! The dictionary as it is stored: what occurs more than once is written once.
//!
//! Operations of data movement have expressions of thousands of nodes that share nearly all parts, and
//! instructions share operand lists, costs and numbers. Everything stored refers to tables by position; positions
//! are checked when a dictionary is read, so that expressions can be written out later without failing.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::sync::Arc;

use autoir_semantics::lane::{Operand, Shape};
use autoir_similarity::prove::Proof;
use autoir_similarity::shrink::{Operation as Template, Slot};
use autoir_similarity::term::{Num, Term};
use autoir_similarity::wrapper::Wrapper;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::operation::{Cost, Member, Metadata, Operation};
use crate::template::{Expressions, Node, PackedSlot, Stored};

/// The most nodes that one expression may have when it is written out.
const LIMIT: u64 = 1 << 20;

/// Operations with everything that they refer to.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Packed {
    strings: Vec<String>,
    features: Vec<Vec<u32>>,
    immediates: Vec<Vec<(i64, i64)>>,
    costs: Vec<Vec<(u32, Cost)>>,
    operands: Vec<Vec<Operand>>,
    wrappers: Vec<Wrapper>,
    shapes: Vec<Shape>,
    axes: Vec<Vec<u32>>,
    arguments: Vec<Vec<Option<u16>>>,
    values: Vec<Vec<Vec<u32>>>,
    proofs: Vec<Proof>,
    nums: Vec<Num>,
    nodes: Vec<Node>,
    operations: Vec<PackedOperation>,
}

#[derive(Debug, Serialize, Deserialize)]
struct PackedOperation {
    name: String,
    /// Nodes of the skeleton.
    skeleton: Vec<u32>,
    /// For each term, the numbers that are not those of the skeleton: their positions and what they are.
    slots: Vec<Vec<(u32, PackedSlot)>>,
    parameters: Vec<String>,
    members: Vec<PackedMember>,
}

#[derive(Debug, Serialize, Deserialize)]
struct PackedMember {
    /// The id, where it is not made of intrinsic and features.
    id: Option<String>,
    intrinsic: String,
    isa: u32,
    mnemonic: u32,
    form: u32,
    features: u32,
    immediates: u32,
    costs: u32,
    provenance: u32,
    operands: u32,
    wrapper: u32,
    result: u32,
    axes: u32,
    template_axis: Option<usize>,
    arguments: u32,
    values: u32,
    proof: u32,
}

/// A list in which every value occurs once.
struct Table<T> {
    list: Vec<T>,
    positions: HashMap<T, u32>,
}

impl<T: Clone + Eq + Hash> Table<T> {
    fn new() -> Table<T> {
        Table { list: Vec::new(), positions: HashMap::new() }
    }

    /// The position of `value`, which is added if it is new.
    fn at(&mut self, value: &T) -> u32 {
        if let Some(at) = self.positions.get(value) {
            return *at;
        }
        // More than 2^32 different values do not fit into memory.
        let at = u32::try_from(self.list.len()).unwrap_or(u32::MAX);
        self.list.push(value.clone());
        self.positions.insert(value.clone(), at);
        at
    }
}

/// As a [`Table`] for what cannot be hashed: by its encoded form.
struct Encoded<T> {
    list: Vec<T>,
    positions: HashMap<Vec<u8>, u32>,
}

impl<T: Clone + Serialize> Encoded<T> {
    fn new() -> Encoded<T> {
        Encoded { list: Vec::new(), positions: HashMap::new() }
    }

    fn at(&mut self, value: &T) -> Result<u32, Error> {
        let key = crate::binary::contents(value)?;
        if let Some(at) = self.positions.get(&key) {
            return Ok(*at);
        }
        let at = u32::try_from(self.list.len()).unwrap_or(u32::MAX);
        self.list.push(value.clone());
        self.positions.insert(key, at);
        Ok(at)
    }
}

struct Packer {
    strings: Table<String>,
    features: Table<Vec<u32>>,
    immediates: Table<Vec<(i64, i64)>>,
    costs: Table<Vec<(u32, Cost)>>,
    operands: Table<Vec<Operand>>,
    wrappers: Encoded<Wrapper>,
    shapes: Table<Shape>,
    axes: Table<Vec<u32>>,
    arguments: Table<Vec<Option<u16>>>,
    values: Table<Vec<Vec<u32>>>,
    proofs: Encoded<Proof>,
    nums: Table<Num>,
    nodes: Table<Node>,
}

/// The stored form of `operations`.
pub(crate) fn pack(operations: &[Operation]) -> Result<Packed, Error> {
    let mut packer = Packer {
        strings: Table::new(),
        features: Table::new(),
        immediates: Table::new(),
        costs: Table::new(),
        operands: Table::new(),
        wrappers: Encoded::new(),
        shapes: Table::new(),
        axes: Table::new(),
        arguments: Table::new(),
        values: Table::new(),
        proofs: Encoded::new(),
        nums: Table::new(),
        nodes: Table::new(),
    };
    let operations = operations.iter().map(|o| packer.operation(o)).collect::<Result<Vec<_>, Error>>()?;
    Ok(Packed {
        strings: packer.strings.list,
        features: packer.features.list,
        immediates: packer.immediates.list,
        costs: packer.costs.list,
        operands: packer.operands.list,
        wrappers: packer.wrappers.list,
        shapes: packer.shapes.list,
        axes: packer.axes.list,
        arguments: packer.arguments.list,
        values: packer.values.list,
        proofs: packer.proofs.list,
        nums: packer.nums.list,
        nodes: packer.nodes.list,
        operations,
    })
}

impl Packer {
    fn operation(&mut self, operation: &Operation) -> Result<PackedOperation, Error> {
        let template: &Template = &operation.template;
        let mut slots = Vec::new();
        for (term, row) in template.skeleton.iter().zip(&template.slots) {
            let mut packed = Vec::new();
            for (position, (slot, example)) in (0..).zip(row.iter().zip(term.numbers())) {
                match slot {
                    Slot::Fixed(num) if num == example => {}
                    Slot::Fixed(num) => packed.push((position, PackedSlot::Fixed(self.nums.at(num)))),
                    Slot::Parameter(p) => packed.push((position, PackedSlot::Parameter(*p))),
                }
            }
            slots.push(packed);
        }
        Ok(PackedOperation {
            name: operation.name.clone(),
            skeleton: template.skeleton.iter().map(|term| self.node(term)).collect(),
            slots,
            parameters: template.parameters.clone(),
            members: operation.members.iter().map(|m| self.member(m)).collect::<Result<_, Error>>()?,
        })
    }

    fn node(&mut self, term: &Term) -> u32 {
        let kids = term.kids.iter().map(|kid| self.node(kid)).collect();
        let nums = term.nums.iter().map(|num| self.nums.at(num)).collect();
        self.nodes.at(&Node { op: term.op, nums, kids })
    }

    fn member(&mut self, member: &Member) -> Result<PackedMember, Error> {
        let Metadata { isa, intrinsic, mnemonic, form, features, immediates, costs, provenance } =
            &member.metadata;
        let costs: Vec<(u32, Cost)> = costs.iter().map(|(cpu, cost)| (self.strings.at(cpu), *cost)).collect();
        let names: Vec<u32> = features.iter().map(|feature| self.strings.at(feature)).collect();
        let values: Vec<Vec<u32>> =
            member.values.iter().map(|row| row.iter().map(|num| self.nums.at(num)).collect()).collect();
        Ok(PackedMember {
            id: (member.id != usual_id(intrinsic, features)).then(|| member.id.clone()),
            intrinsic: intrinsic.clone(),
            isa: self.strings.at(isa),
            mnemonic: self.strings.at(mnemonic),
            form: self.strings.at(form),
            features: self.features.at(&names),
            immediates: self.immediates.at(&immediates.to_vec()),
            costs: self.costs.at(&costs),
            provenance: self.strings.at(provenance),
            operands: self.operands.at(&member.operands.to_vec()),
            wrapper: self.wrappers.at(&member.wrapper)?,
            result: self.shapes.at(&member.result),
            axes: self.axes.at(&member.axes),
            template_axis: member.template_axis,
            arguments: self.arguments.at(&member.arguments),
            values: self.values.at(&values),
            proof: self.proofs.at(&member.proof)?,
        })
    }
}

fn usual_id(intrinsic: &str, features: &[String]) -> String {
    format!("{intrinsic}@{}", features.join("+"))
}

/// The operations of a stored dictionary.
///
/// # Errors
/// [`Error::Coding`] where a position leads nowhere.
pub(crate) fn unpack(packed: Packed) -> Result<Vec<Operation>, Error> {
    let Packed { strings, nums, nodes, operations, .. } = packed;
    let mut sizes: Vec<u64> = Vec::with_capacity(nodes.len());
    for (at, node) in nodes.iter().enumerate() {
        // Parts before the whole: writing an expression out ends.
        let sound = node.nums.iter().all(|n| (*n as usize) < nums.len())
            && node.kids.iter().all(|kid| (*kid as usize) < at);
        if !sound {
            return Err(Error::Coding(format!("node {at} refers to what does not come before it")));
        }
        let size = node.kids.iter().fold(1, |size: u64, kid| size.saturating_add(sizes[*kid as usize]));
        if size > LIMIT {
            return Err(Error::Coding(format!("node {at} is an expression of {size} nodes")));
        }
        sizes.push(size);
    }
    let values = packed
        .values
        .iter()
        .map(|rows| rows.iter().map(|row| row.iter().map(|n| entry(&nums, *n)).collect()).collect())
        .collect::<Result<Vec<_>, Error>>()?;
    let features = packed
        .features
        .iter()
        .map(|list| list.iter().map(|n| entry(&strings, *n)).collect())
        .collect::<Result<Vec<Arc<[String]>>, Error>>()?;
    let costs = packed
        .costs
        .iter()
        .map(|list| list.iter().map(|(cpu, cost)| Ok((entry(&strings, *cpu)?, *cost))).collect())
        .map(|costs: Result<BTreeMap<_, _>, Error>| costs.map(Arc::new))
        .collect::<Result<Vec<_>, Error>>()?;
    let immediates: Vec<Arc<[(i64, i64)]>> = packed.immediates.into_iter().map(Arc::from).collect();
    let operands: Vec<Arc<[Operand]>> = packed.operands.into_iter().map(Arc::from).collect();
    let expressions = Arc::new(Expressions { nums, nodes });
    let member = |m: PackedMember| {
        let features = entry(&features, m.features)?;
        Ok(Member {
            id: m.id.unwrap_or_else(|| usual_id(&m.intrinsic, &features)),
            metadata: Metadata {
                isa: entry(&strings, m.isa)?,
                intrinsic: m.intrinsic,
                mnemonic: entry(&strings, m.mnemonic)?,
                form: entry(&strings, m.form)?,
                features,
                immediates: entry(&immediates, m.immediates)?,
                costs: entry(&costs, m.costs)?,
                provenance: entry(&strings, m.provenance)?,
            },
            operands: entry(&operands, m.operands)?,
            wrapper: entry(&packed.wrappers, m.wrapper)?,
            result: entry(&packed.shapes, m.result)?,
            axes: entry(&packed.axes, m.axes)?,
            template_axis: m.template_axis,
            arguments: entry(&packed.arguments, m.arguments)?,
            values: entry(&values, m.values)?,
            proof: entry(&packed.proofs, m.proof)?,
        })
    };
    let operation = |o: PackedOperation| {
        let members = o.members.into_iter().map(member).collect::<Result<_, Error>>()?;
        let stored = Stored {
            expressions: expressions.clone(),
            skeleton: o.skeleton,
            slots: o.slots,
            parameters: o.parameters,
        };
        let template =
            stored.sound().ok_or_else(|| Error::Coding(format!("the expression of `{}`", o.name)))?;
        Ok(Operation { name: o.name, template, members })
    };
    operations.into_iter().map(operation).collect()
}

fn entry<T: Clone>(table: &[T], at: u32) -> Result<T, Error> {
    let missing = || Error::Coding(format!("entry {at} of a table of {}", table.len()));
    table.get(at as usize).cloned().ok_or_else(missing)
}
