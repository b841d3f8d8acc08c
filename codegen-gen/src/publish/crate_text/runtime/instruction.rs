//! `instruction.rs` of `autoir-ops`: instruction sets and their instructions.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let tables = tables();
    let isa = isa();
    let instruction = instruction();
    let parameters = parameters();
    quote! {
        //! Instruction sets and their instructions.
        use alloc::format;
        use alloc::string::String;
        use crate::operation::Operation;
        #tables
        #isa
        #instruction
        #parameters
    }
}

/// The types of the tables.
fn tables() -> TokenStream {
    quote! {
        /// What an operand or a result is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            /// A vector register.
            Vector,
            /// A mask: elements of one bit.
            Mask,
            /// A general-purpose register.
            Scalar,
            /// A constant in the encoding.
            Immediate,
            /// A tile register.
            Tile,
        }
        /// The type of an operand or of a result.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Shape {
            /// What it is.
            pub kind: Kind,
            /// Bits of an element.
            pub bits: u16,
            /// Elements in each dimension, outermost first; a tile has two.
            pub extents: &'static [u32],
        }
        impl Shape {
            /// Number of elements.
            pub fn lanes(&self) -> u32 {
                self.extents.iter().product()
            }
            /// Bytes of a value, which lies in the low bits of the last one.
            pub fn bytes(&self) -> usize {
                (self.lanes() as usize * usize::from(self.bits)).div_ceil(8)
            }
        }
        /// An operand.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Operand {
            /// The vendor's name for it.
            pub name: &'static str,
            /// Its type.
            pub shape: Shape,
            /// Whether its elements are signed; the operation's parameters say how they are read.
            pub signed: bool,
        }
        /// What becomes of elements that a mask leaves out. Indices are affine, one for each template.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Mask {
            /// There is no mask.
            None,
            /// They keep an element of operand `source`.
            Merge {
                /// The operand that is the mask.
                mask: u16,
                /// Its bit for an element.
                bit: &'static [&'static str],
                /// The operand that shows through.
                source: u16,
                /// Its element.
                element: &'static [&'static str],
            },
            /// They are 0.
            Zero {
                /// The operand that is the mask.
                mask: u16,
                /// Its bit for an element.
                bit: &'static [&'static str],
            },
        }
        /// What an instruction costs on a CPU.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Cost {
            /// Cycles per instruction in a long independent sequence, times 100.
            pub throughput: u32,
            /// Cycles until the result is there, times 100.
            pub latency: u32,
            /// Micro-operations.
            pub uops: u32,
        }
        /// The tables of an instruction set; a position refers to the table of that name.
        #[doc(hidden)]
        pub struct Tables {
            pub name: &'static str,
            pub cpus: &'static [&'static str],
            /// By intrinsic, then by features.
            pub rows: &'static [Row],
            /// Positions of rows, by operation.
            pub by_operation: &'static [u16],
            /// By the vendor's names, and by LLVM's.
            pub features: &'static [(&'static [&'static str], &'static [&'static str])],
            /// Operation, and for each template a position in `parameters`.
            pub instances: &'static [(u16, &'static [u16])],
            pub parameters: &'static [&'static str],
            pub signatures: &'static [Signature],
            pub shapes: &'static [Shape],
            pub operands: &'static [&'static [(&'static str, u16, bool)]],
            pub masks: &'static [Mask],
            pub axes: &'static [(&'static [u32], Option<u8>)],
            pub arguments: &'static [&'static [i16]],
            /// Mnemonic and operand form.
            pub spellings: &'static [(&'static str, &'static str)],
            /// For each CPU `throughput/latency/uops`, or `-`.
            pub costs: &'static [&'static str],
            /// One for each row, or none at all.
            pub lowerings: &'static [Option<crate::lowering::LoweringRow>],
            pub bodies: &'static [&'static str],
            pub types: &'static [(&'static str, &'static str)],
            pub ranges: &'static [&'static [(u32, u32)]],
        }
        /// An instruction: intrinsic, features, instance, signature, spelling, costs.
        #[doc(hidden)]
        pub struct Row(pub &'static str, pub u16, pub u16, pub u16, pub u16, pub u16);
        /// Operands, result, axes, mask, arguments.
        #[doc(hidden)]
        pub struct Signature(pub u16, pub u16, pub u16, pub u16, pub u16);
    }
}

fn isa() -> TokenStream {
    quote! {
        /// An instruction set: what its crate is about.
        pub struct Isa {
            pub(crate) tables: Tables,
        }
        impl Isa {
            #[doc(hidden)]
            pub const fn new(tables: Tables) -> Isa {
                Isa { tables }
            }
            /// Its name, as in `autoir parse --isa`.
            pub fn name(&self) -> &'static str {
                self.tables.name
            }
            /// CPUs whose costs are known, as LLVM calls them.
            pub fn cpus(&self) -> &'static [&'static str] {
                self.tables.cpus
            }
            /// Every instruction, by intrinsic.
            pub fn instructions(&'static self) -> impl ExactSizeIterator<Item = Instruction> {
                (0..self.tables.rows.len()).map(move |at| Instruction { isa: self, at })
            }
            /// The instructions behind a C intrinsic: more than one where CPU features decide.
            pub fn by_intrinsic(
                &'static self,
                name: &str,
            ) -> impl ExactSizeIterator<Item = Instruction> + use<> {
                let rows = self.tables.rows;
                let from = rows.partition_point(|row| row.0 < name);
                let many = rows[from..].partition_point(|row| row.0 == name);
                (from..from + many).map(move |at| Instruction { isa: self, at })
            }
            /// The instruction with an id.
            pub fn by_id(&'static self, id: &str) -> Option<Instruction> {
                let (intrinsic, _) = id.split_once('@')?;
                self.by_intrinsic(intrinsic).find(|found| found.id() == id)
            }
            /// The instructions that perform `operation`, at any parameters.
            pub fn members(
                &'static self,
                operation: Operation,
            ) -> impl ExactSizeIterator<Item = Instruction> + use<> {
                let tables = &self.tables;
                let of = |at: &u16| tables.instances[usize::from(tables.rows[usize::from(*at)].2)].0;
                let from = tables.by_operation.partition_point(|at| of(at) < operation.number());
                let rest = &tables.by_operation[from..];
                let many = rest.partition_point(|at| of(at) == operation.number());
                rest[..many].iter().map(move |at| Instruction { isa: self, at: usize::from(*at) })
            }
            /// Those of [`Isa::members`] that a CPU with `features` (by LLVM's names) executes.
            pub fn available<'a>(
                &'static self,
                operation: Operation,
                features: &'a [&'a str],
            ) -> impl Iterator<Item = Instruction> + use<'a> {
                self.members(operation).filter(move |found| found.runs_on(features))
            }
            /// The instructions that compute the same as `other`, an instruction of any set: the same operation
            /// at the same numbers, over as many elements. Masked ones are not compared, and which operand is
            /// which argument is up to each of them.
            pub fn equivalents(&'static self, other: Instruction) -> impl Iterator<Item = Instruction> + use<> {
                self.members(other.operation()).filter(move |found| found.computes_as(other))
            }
        }
        impl core::fmt::Debug for Isa {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "Isa({}, {} instructions)", self.name(), self.tables.rows.len())
            }
        }
    }
}

fn instruction() -> TokenStream {
    let fields = fields();
    quote! {
        /// An instruction as an instance of an operation.
        #[derive(Clone, Copy)]
        pub struct Instruction {
            pub(crate) isa: &'static Isa,
            pub(crate) at: usize,
        }
        #fields
        impl Instruction {
            fn row(self) -> &'static Row {
                &self.isa.tables.rows[self.at]
            }
            pub(crate) fn signature(self) -> &'static Signature {
                &self.isa.tables.signatures[usize::from(self.row().3)]
            }
            fn computes_as(self, other: Instruction) -> bool {
                let plain = |i: Instruction| matches!(i.mask(), Mask::None);
                let given = |i: Instruction| i.arguments().map(|a| a.is_some());
                plain(self)
                    && plain(other)
                    && self.parameters() == other.parameters()
                    && self.axes() == other.axes()
                    && self.result() == other.result()
                    && given(self).eq(given(other))
            }
        }
        impl PartialEq for Instruction {
            fn eq(&self, other: &Instruction) -> bool {
                core::ptr::eq(self.row(), other.row())
            }
        }
        impl Eq for Instruction {}
        impl core::fmt::Debug for Instruction {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(&self.id())
            }
        }
    }
}

fn fields() -> TokenStream {
    quote! {
        impl Instruction {
            /// The instruction set.
            pub fn isa(self) -> &'static Isa {
                self.isa
            }
            /// Unique name: the intrinsic, and the CPU features in the vendor's spelling.
            pub fn id(self) -> String {
                format!("{}@{}", self.intrinsic(), self.vendor_features().join("+"))
            }
            /// The C intrinsic.
            pub fn intrinsic(self) -> &'static str {
                self.row().0
            }
            /// Assembly mnemonic.
            pub fn mnemonic(self) -> &'static str {
                self.isa.tables.spellings[usize::from(self.row().4)].0
            }
            /// Operand form in assembly, in the vendor's words.
            pub fn form(self) -> &'static str {
                self.isa.tables.spellings[usize::from(self.row().4)].1
            }
            /// CPU features that the vendor names, in the vendor's spelling; they are part of the name.
            pub fn vendor_features(self) -> &'static [&'static str] {
                self.isa.tables.features[usize::from(self.row().1)].0
            }
            /// CPU features needed, by LLVM's names; the vendor's for an instruction that LLVM has no lowering of.
            pub fn features(self) -> &'static [&'static str] {
                self.isa.tables.features[usize::from(self.row().1)].1
            }
            /// Whether a CPU with `features`, by LLVM's names, executes it.
            pub fn runs_on(self, features: &[&str]) -> bool {
                self.features().iter().all(|needed| features.contains(needed))
            }
            /// The operation that it performs.
            pub fn operation(self) -> Operation {
                Operation(self.isa.tables.instances[usize::from(self.row().2)].0)
            }
            /// At which parameters.
            pub fn parameters(self) -> Parameters {
                Parameters { instruction: self }
            }
            /// What its mask does.
            pub fn mask(self) -> Mask {
                self.isa.tables.masks[usize::from(self.signature().3)]
            }
            /// The operands, in the intrinsic's order.
            pub fn operands(self) -> impl ExactSizeIterator<Item = Operand> + Clone {
                let tables = &self.isa.tables;
                let list = tables.operands[usize::from(self.signature().0)];
                list.iter().map(|(name, shape, signed)| Operand {
                    name,
                    shape: tables.shapes[usize::from(*shape)],
                    signed: *signed,
                })
            }
            /// The type of the result.
            pub fn result(self) -> Shape {
                self.isa.tables.shapes[usize::from(self.signature().1)]
            }
            /// Extents into which the result's elements are split, outermost first.
            pub fn axes(self) -> &'static [u32] {
                self.isa.tables.axes[usize::from(self.signature().2)].0
            }
            /// Which of the axes selects the template; there is one template where none does.
            pub fn template_axis(self) -> Option<usize> {
                self.isa.tables.axes[usize::from(self.signature().2)].1.map(usize::from)
            }
            /// For each argument of the operation the position of the operand, if the instruction has one.
            pub fn arguments(self) -> impl ExactSizeIterator<Item = Option<usize>> {
                let list = self.isa.tables.arguments[usize::from(self.signature().4)];
                list.iter().map(|at| usize::try_from(*at).ok())
            }
            /// What it costs on `cpu`, one of [`Isa::cpus`]; `None` if that is not known, or the CPU lacks it.
            pub fn cost(self, cpu: &str) -> Option<Cost> {
                let tables = &self.isa.tables;
                let at = tables.cpus.iter().position(|known| *known == cpu)?;
                let mut numbers =
                    tables.costs[usize::from(self.row().5)].split(' ').nth(at)?.split('/').map(str::parse);
                let (throughput, latency, uops) = (numbers.next()?, numbers.next()?, numbers.next()?);
                Some(Cost { throughput: throughput.ok()?, latency: latency.ok()?, uops: uops.ok()? })
            }
        }
    }
}

fn parameters() -> TokenStream {
    quote! {
        /// The values of an operation's parameters, for each template of an instruction, in the notation of
        /// [`Number::parse`](crate::Number::parse). Equal ones are equal across instruction sets.
        #[derive(Clone, Copy)]
        pub struct Parameters {
            instruction: Instruction,
        }
        impl Parameters {
            /// Number of templates.
            pub fn templates(self) -> usize {
                self.list().len()
            }
            /// The values for a template, in the order of [`Operation::parameters`].
            pub fn values(self, template: usize) -> impl Iterator<Item = &'static str> {
                let tables = &self.instruction.isa.tables;
                let row = self.list().get(template).map_or("", |row| tables.parameters[usize::from(*row)]);
                row.split_whitespace()
            }
            /// The value that every template has for the parameter called `name`; `None` if they differ or there
            /// is no such parameter.
            pub fn get(self, name: &str) -> Option<&'static str> {
                let at = self.instruction.operation().parameters().iter().position(|known| *known == name)?;
                let mut values = (0..self.templates()).map(|template| self.values(template).nth(at));
                let first = values.next()??;
                values.all(|value| value == Some(first)).then_some(first)
            }
            fn list(self) -> &'static [u16] {
                let tables = &self.instruction.isa.tables;
                tables.instances[usize::from(self.instruction.row().2)].1
            }
        }
        impl PartialEq for Parameters {
            fn eq(&self, other: &Parameters) -> bool {
                let rows = |p: Parameters| (0..p.templates()).map(move |t| p.values(t));
                self.templates() == other.templates()
                    && rows(*self).zip(rows(*other)).all(|(one, two)| one.eq(two))
            }
        }
        impl core::fmt::Debug for Parameters {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let names = self.instruction.operation().parameters();
                for template in 0..self.templates() {
                    let used = names.iter().zip(self.values(template)).filter(|(_, value)| *value != "_");
                    f.debug_map().entries(used).finish()?;
                }
                Ok(())
            }
        }
    }
}
