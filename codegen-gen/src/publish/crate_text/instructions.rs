//! The tables of an instruction set's crate.

use std::collections::BTreeMap;

use autoir::dictionary::{Cost, Dictionary, Member};
use autoir_semantics::lane::Kind;
use autoir_similarity::term::Affine;
use autoir_similarity::wrapper::Wrapper;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use super::lowerings::Lowerings;
use super::pool::Pool;
use super::{number, number_text};
use crate::emit::LoweringTable;
use crate::error::{Error, Result};

/// The modules of a crate.
pub(super) struct Texts {
    pub(super) modules: [(&'static str, TokenStream); 3],
    /// Instructions.
    pub(super) count: usize,
}

/// The tables of the instructions of `isa`.
pub(super) fn tables(dictionary: &Dictionary, isa: &str, lowerings: &LoweringTable) -> Result<Texts> {
    let mut members: Vec<(usize, &Member)> = dictionary
        .operations()
        .iter()
        .enumerate()
        .flat_map(|(at, operation)| operation.members.iter().map(move |member| (at, member)))
        .filter(|(_, member)| member.metadata.isa == isa)
        .collect();
    members.sort_by_key(|(_, m)| (&m.metadata.intrinsic, &m.metadata.features));
    let mut tables = Tables::of(&members);
    let mut spelled = Lowerings::new();
    let mut rows = Vec::with_capacity(members.len());
    for (operation, member) in &members {
        let said = member.id.strip_prefix(&member.metadata.intrinsic).and_then(|rest| rest.strip_prefix('@'));
        let Some(said) = said else {
            return Err(Error::Llvm(format!("{} is not named after its intrinsic and features", member.id)));
        };
        let said = said.split('+').filter(|name| !name.is_empty()).map(String::from).collect();
        let lowering = lowerings.get(&member.id);
        spelled.add(lowering);
        let needs = lowering.map(|lowering| lowering.features.as_slice());
        rows.push(tables.row(*operation, member, said, needs));
    }
    let by_operation = by_operation(&members);
    let instructions = quote! {
        //! The instructions.
        use autoir_ops::tables::Row;
        /// By intrinsic, then by features.
        pub(crate) static ROWS: &[Row] = &[#(#rows),*];
        /// Positions of rows, by operation.
        pub(crate) static BY_OPERATION: &[u16] = &[#(#by_operation),*];
    };
    let modules =
        [("instructions", instructions), ("lowerings", spelled.text()?), ("details", tables.text(isa)?)];
    Ok(Texts { modules, count: members.len() })
}

fn by_operation(members: &[(usize, &Member)]) -> Vec<Literal> {
    let mut order: Vec<usize> = (0..members.len()).collect();
    order.sort_by_key(|at| members[*at].0);
    order.into_iter().map(number).collect()
}

/// What instructions refer to.
struct Tables {
    cpus: Vec<String>,
    features: Pool<(Vec<String>, Vec<String>)>,
    instances: Pool<(usize, Vec<usize>)>,
    parameters: Pool<String>,
    signatures: Pool<[usize; 5]>,
    shapes: Pool<(u8, u16, Vec<u32>)>,
    operands: Pool<Vec<(String, usize, bool)>>,
    masks: Pool<Mask>,
    axes: Pool<(Vec<u32>, Option<usize>)>,
    arguments: Pool<Vec<i32>>,
    spellings: Pool<(String, String)>,
    costs: Pool<String>,
}

/// Mask operand and its bits; operand that shows through and its elements.
type Mask = Option<(u16, Vec<String>, Option<(u16, Vec<String>)>)>;

const KINDS: [(Kind, &str); 5] = [
    (Kind::Vector, "Vector"),
    (Kind::Mask, "Mask"),
    (Kind::Scalar, "Scalar"),
    (Kind::Immediate, "Immediate"),
    (Kind::Tile, "Tile"),
];

impl Tables {
    fn of(members: &[(usize, &Member)]) -> Tables {
        let mut cpus: Vec<String> =
            members.iter().flat_map(|(_, member)| member.metadata.costs.keys().cloned()).collect();
        cpus.sort();
        cpus.dedup();
        Tables {
            cpus,
            features: Pool::new(),
            instances: Pool::new(),
            parameters: Pool::new(),
            signatures: Pool::new(),
            shapes: Pool::new(),
            operands: Pool::new(),
            masks: Pool::new(),
            axes: Pool::new(),
            arguments: Pool::new(),
            spellings: Pool::new(),
            costs: Pool::new(),
        }
    }

    /// The row of an instruction of which the vendor says that it needs the features `said`.
    fn row(
        &mut self,
        operation: usize,
        member: &Member,
        said: Vec<String>,
        needs: Option<&[String]>,
    ) -> TokenStream {
        let meta = &member.metadata;
        let llvm = needs.unwrap_or(&said).to_vec();
        let values = member.values.iter().map(|row| {
            let row: Vec<String> = row.iter().map(number_text).collect();
            self.parameters.at(row.join(" "))
        });
        let instance = (operation, values.collect());
        let [features, instance, signature, spelling, costs] = [
            self.features.at((said, llvm)),
            self.instances.at(instance),
            self.signature(member),
            self.spellings.at((meta.mnemonic.clone(), meta.form.clone())),
            self.cost(&meta.costs),
        ]
        .map(number);
        let intrinsic = &meta.intrinsic;
        quote!(Row(#intrinsic, #features, #instance, #signature, #spelling, #costs))
    }

    fn signature(&mut self, member: &Member) -> usize {
        let mut operands = Vec::with_capacity(member.operands.len());
        for operand in &*member.operands {
            let shape = self.shape(operand.kind, operand.width, &operand.extents);
            operands.push((operand.name.clone(), shape, operand.signed));
        }
        let result = &member.result;
        let arguments = member.arguments.iter().map(|at| at.map_or(-1, i32::from)).collect();
        let row = [
            self.operands.at(operands),
            self.shape(result.kind, result.width, &result.extents),
            self.axes.at((member.axes.clone(), member.template_axis)),
            self.masks.at(mask(&member.wrapper)),
            self.arguments.at(arguments),
        ];
        self.signatures.at(row)
    }

    fn shape(&mut self, kind: Kind, width: u16, extents: &[u32]) -> usize {
        let kind = KINDS.iter().position(|(known, _)| *known == kind).unwrap_or_default();
        self.shapes.at((kind as u8, width, extents.to_vec()))
    }

    fn cost(&mut self, costs: &BTreeMap<String, Cost>) -> usize {
        let text = |cpu: &String| match costs.get(cpu) {
            Some(cost) => format!("{}/{}/{}", cost.throughput, cost.latency, cost.uops),
            None => "-".to_owned(),
        };
        let list: Vec<String> = self.cpus.iter().map(text).collect();
        self.costs.at(list.join(" "))
    }

    fn text(&self, isa: &str) -> Result<TokenStream> {
        let cpus = &self.cpus;
        let features =
            self.features.short()?.iter().map(|(vendor, llvm)| quote!((&[#(#vendor),*], &[#(#llvm),*])));
        let instances = self.instances.short()?.iter().map(|(operation, rows)| {
            let (operation, rows) = (number(*operation), rows.iter().map(|row| number(*row)));
            quote!((#operation, &[#(#rows),*]))
        });
        let (parameters, costs) = (self.parameters.short()?, self.costs.short()?);
        let spellings = self.spellings.short()?.iter().map(|(mnemonic, form)| quote!((#mnemonic, #form)));
        let signatures = self.signatures.short()?.iter().map(|row| {
            let row = row.map(number);
            quote!(Signature(#(#row),*))
        });
        let operands = self.operands()?;
        Ok(quote! {
            //! What instructions refer to.
            use autoir_ops::tables::{Signature, Tables};
            use autoir_ops::{Kind, Mask, Shape};
            pub(crate) const TABLES: Tables = Tables {
                name: #isa,
                cpus: &[#(#cpus),*],
                rows: crate::instructions::ROWS,
                by_operation: crate::instructions::BY_OPERATION,
                features: FEATURES,
                instances: INSTANCES,
                parameters: PARAMETERS,
                signatures: SIGNATURES,
                shapes: SHAPES,
                operands: OPERANDS,
                masks: MASKS,
                axes: AXES,
                arguments: ARGUMENTS,
                spellings: SPELLINGS,
                costs: COSTS,
                lowerings: crate::lowerings::LOWERINGS,
                bodies: crate::lowerings::BODIES,
                types: crate::lowerings::TYPES,
                ranges: crate::lowerings::RANGES,
            };
            static FEATURES: &[(&[&str], &[&str])] = &[#(#features),*];
            static INSTANCES: &[(u16, &[u16])] = &[#(#instances),*];
            static PARAMETERS: &[&str] = &[#(#parameters),*];
            static SIGNATURES: &[Signature] = &[#(#signatures),*];
            static SPELLINGS: &[(&str, &str)] = &[#(#spellings),*];
            static COSTS: &[&str] = &[#(#costs),*];
            #operands
        })
    }

    /// What signatures refer to.
    fn operands(&self) -> Result<TokenStream> {
        let shapes = self.shapes.short()?.iter().map(|(kind, bits, extents)| {
            let kind = Ident::new(KINDS[usize::from(*kind)].1, Span::call_site());
            let (bits, extents) = (Literal::u16_unsuffixed(*bits), plain(extents));
            quote!(Shape { kind: Kind::#kind, bits: #bits, extents: &[#(#extents),*] })
        });
        let operands = self.operands.short()?.iter().map(|list| {
            let list = list.iter().map(|(name, shape, signed)| {
                let shape = number(*shape);
                quote!((#name, #shape, #signed))
            });
            quote!(&[#(#list),*])
        });
        let masks = self.masks.short()?.iter().map(mask_text);
        let axes = self.axes.short()?.iter().map(|(extents, template)| {
            let extents = plain(extents);
            let template = match template {
                Some(at) => {
                    let at = number(*at);
                    quote!(Some(#at))
                }
                None => quote!(None),
            };
            quote!((&[#(#extents),*], #template))
        });
        let arguments = self.arguments.short()?.iter().map(|list| {
            let list = list.iter().map(|at| {
                let magnitude = number(at.unsigned_abs() as usize);
                if *at < 0 { quote!(-#magnitude) } else { quote!(#magnitude) }
            });
            quote!(&[#(#list),*])
        });
        Ok(quote! {
            static SHAPES: &[Shape] = &[#(#shapes),*];
            static OPERANDS: &[&[(&str, u16, bool)]] = &[#(#operands),*];
            static MASKS: &[Mask] = &[#(#masks),*];
            static AXES: &[(&[u32], Option<u8>)] = &[#(#axes),*];
            static ARGUMENTS: &[&[i16]] = &[#(#arguments),*];
        })
    }
}

fn plain(numbers: &[u32]) -> impl Iterator<Item = Literal> {
    numbers.iter().map(|n| Literal::u32_unsuffixed(*n))
}

fn mask(wrapper: &Wrapper) -> Mask {
    let texts = |list: &[Affine]| -> Vec<String> {
        list.iter().map(|a| number_text(&autoir_similarity::term::Num::Affine(a.clone()))).collect()
    };
    match wrapper {
        Wrapper::None => None,
        Wrapper::Zero { mask, mask_index } => Some((*mask, texts(mask_index), None)),
        Wrapper::Merge { mask, source, mask_index, source_index } => {
            Some((*mask, texts(mask_index), Some((*source, texts(source_index)))))
        }
    }
}

fn mask_text(mask: &Mask) -> TokenStream {
    match mask {
        None => quote!(Mask::None),
        Some((mask, bit, None)) => {
            let mask = Literal::u16_unsuffixed(*mask);
            quote!(Mask::Zero { mask: #mask, bit: &[#(#bit),*] })
        }
        Some((mask, bit, Some((source, element)))) => {
            let (mask, source) = (Literal::u16_unsuffixed(*mask), Literal::u16_unsuffixed(*source));
            quote! {
                Mask::Merge { mask: #mask, bit: &[#(#bit),*], source: #source, element: &[#(#element),*] }
            }
        }
    }
}
