//! The instructions that a search may use: their patterns, and which of them a target has.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::OnceLock;

use autoir_semantics::dag::{Dag, Id};
use autoir_semantics::effort;
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::Kind;
use rayon::prelude::*;

use crate::library::target::Target;
use crate::library::{Cost, CostModel, Instruction, Library};
use crate::pattern::bounds::{self, Ability, Least};
use crate::pattern::movements::KnownMoves;
use crate::pattern::shifts::may_shift;
use crate::pattern::{Family, MAX_WIDTH, once};

/// Bits of the narrowest register that whole windows are computed in.
const WHOLE: u32 = 128;

/// Bits of the elements that vectors are computed with.
const COMPUTED: [u16; 3] = [8, 16, 32];

/// A library, with what a search knows of its instructions; their patterns are worked out where they are first needed.
#[derive(Debug, Default)]
pub struct PatternLibrary {
    library: Library,
    families: Vec<OnceLock<Option<Family>>>,
    sorts: Vec<Sort>,
    /// What was found of movements.
    pub(crate) known_moves: KnownMoves,
}

impl PatternLibrary {
    /// Of the instructions of `library`.
    pub fn new(library: Library) -> PatternLibrary {
        let families = library.instructions().iter().map(|_| OnceLock::new()).collect();
        let sorts = sorts(library.instructions());
        PatternLibrary { library, families, sorts, known_moves: KnownMoves::default() }
    }

    /// Whether instruction number `n` reads a mask.
    pub(crate) fn masked(&self, n: usize) -> bool {
        self.instructions()[n].function.operands.iter().any(|o| o.kind == Kind::Mask)
    }

    /// The patterns of instruction number `n`; nothing if it has a form that the search cannot use.
    pub(crate) fn family(&self, n: usize) -> Option<&Family> {
        let make = || {
            let instruction = &self.instructions()[n];
            Family::new(&instruction.function, &instruction.immediates)
        };
        once::get(&self.families[n], make).as_ref()
    }

    /// The patterns of instruction number `n`, if it may move data.
    pub(crate) fn mover(&self, n: usize) -> Option<&Family> {
        // A movement that an immediate chooses, under a mask, is a movement and a blend.
        let chooses = || self.instructions()[n].function.operands.iter().any(|o| o.kind == Kind::Immediate);
        if self.sorts[n].computes || self.masked(n) && chooses() {
            None
        } else {
            self.family(n).filter(|f| f.may_move)
        }
    }

    /// The patterns of instruction number `n`, if it may combine registers bit by bit.
    pub(crate) fn combiner(&self, n: usize) -> Option<&Family> {
        if self.sorts[n].computes || self.masked(n) { None } else { self.family(n) }
    }

    /// The patterns of instruction number `n`, if it may move bits.
    pub(crate) fn shifter(&self, n: usize) -> Option<&Family> {
        if self.sorts[n].shifts { self.family(n) } else { None }
    }

    /// The patterns of instruction number `n`, if it makes elements of 8 to `most` bits one by one.
    pub(crate) fn of_elements(&self, n: usize, most: u16) -> Option<&Family> {
        let width = self.instructions()[n].function.result.width;
        if (8..=most).contains(&width) { self.family(n) } else { None }
    }

    /// The patterns of instruction number `n`, if its lanes may be of `width` bits: its own, or others where it does not
    /// compute with numbers.
    pub(crate) fn of_width(&self, n: usize, width: u16) -> Option<&Family> {
        let own = self.instructions()[n].function.result.width;
        let fits = own == width || own > MAX_WIDTH || !self.sorts[n].computes;
        if fits { self.family(n) } else { None }
    }

    /// Works out what most searches ask for of the instructions of `selection`, last first: beside a search, which asks
    /// for the first ones first.
    pub(crate) fn prepare(&self, selection: &Selection) {
        for (n, _) in selection.by_result.values().rev().flat_map(|all| all.iter().rev()) {
            if effort::has_to_end() {
                return;
            }
            if let Some(family) = self.shifter(*n).or_else(|| self.mover(*n)) {
                effort::uncounted(|| family.prepare());
            }
        }
    }

    /// The instructions that `target` can execute, with their costs, by what they produce; of those that do the
    /// same, the cheapest.
    pub fn select(&self, target: &Target, costs: &dyn CostModel) -> Selection {
        let mut cheapest: BTreeMap<usize, (Cost, usize)> = BTreeMap::new();
        for ((n, i), sort) in self.instructions().iter().enumerate().zip(&self.sorts) {
            if target.supports(&i.features)
                && let Some(cost) = costs.instruction(i)
            {
                let best = cheapest.entry(sort.twin).or_insert((cost, n));
                *best = (cost, n).min(*best);
            }
        }
        let mut by_result: BTreeMap<(u8, u32), Vec<(usize, Cost)>> = BTreeMap::new();
        let (narrowest, limit) = target.register_bits;
        let mut widest_element = 0;
        let (mut vectors, mut computed) = (0, BTreeMap::new());
        let (mut least, mut accumulating, mut rounds) = (Least::default(), BTreeSet::new(), false);
        for (cost, n) in cheapest.into_values() {
            let i = &self.instructions()[n];
            least.add(self.sorts[n].ability, cost);
            let result = &i.function.result;
            rounds |= self.sorts[n].rounds;
            if self.sorts[n].accumulates {
                accumulating.insert(result.width);
            }
            if result.kind == Kind::Vector {
                if result.bits() <= limit {
                    vectors = vectors.max(result.bits());
                    if self.sorts[n].computes {
                        let most = computed.entry(result.width).or_insert(0);
                        *most = result.bits().max(*most);
                    }
                }
                // Some results are a register and what was carried out of it.
                if result.bits().is_multiple_of(target.register_bits.0) {
                    widest_element = widest_element.max(result.width);
                }
            }
            by_result.entry((kind_rank(result.kind), result.bits())).or_default().push((n, cost));
        }
        // Where no result fits into a register, parts of them are as wide as registers are.
        let widest = computed.values().copied().max().unwrap_or(vectors);
        let widest = if widest == 0 { limit } else { widest };
        // What is wider than registers lies in several, which halves are at no cost; a register's half is not.
        let pairs = widest == limit;
        Selection {
            by_result,
            narrowest,
            widest,
            computed,
            pairs,
            widest_element,
            accumulating,
            rounds,
            least,
        }
    }
}

/// Who only needs the instructions, such as the verifier, asks for a [`Library`].
impl Deref for PatternLibrary {
    type Target = Library;

    fn deref(&self) -> &Library {
        &self.library
    }
}

impl From<Library> for PatternLibrary {
    fn from(library: Library) -> PatternLibrary {
        PatternLibrary::new(library)
    }
}

/// What is known of an instruction before anything is looked for.
#[derive(Debug)]
struct Sort {
    /// The first instruction that does the same: many have names for several types of elements.
    twin: usize,
    /// What it can do.
    ability: Ability,
    /// Whether it computes with its result's elements as numbers.
    computes: bool,
    /// Whether it adds products to what lies in its result's elements.
    accumulates: bool,
    /// Whether it shifts its elements and rounds.
    rounds: bool,
    /// Whether it may move bits.
    shifts: bool,
}

/// What is known of each of `instructions`.
fn sorts(instructions: &[Instruction]) -> Vec<Sort> {
    let twins = || {
        let (mut dag, mut known) = (Dag::new(), FastMap::default());
        let twin = |(n, i)| *known.entry(Meaning::of(i, &mut dag)).or_insert(n);
        instructions.iter().enumerate().map(twin).collect::<Vec<usize>>()
    };
    let what = |i: &Instruction| {
        let f = &i.function;
        (Ability::of(f), bounds::computes(f), bounds::accumulates(f), bounds::rounds(f), may_shift(f))
    };
    let (twins, what) = rayon::join(twins, || instructions.par_iter().map(what).collect::<Vec<_>>());
    let sort = |(twin, (ability, computes, accumulates, rounds, shifts))| Sort {
        twin,
        ability,
        computes,
        accumulates,
        rounds,
        shifts,
    };
    twins.into_iter().zip(what).map(sort).collect()
}

/// What an instruction does, whatever its operands are called and however they are cut into elements.
#[derive(PartialEq, Eq, Hash)]
struct Meaning {
    operands: Vec<(Kind, u32, Option<u16>)>,
    result: (Kind, u32, u16),
    axes: Vec<u32>,
    template_axis: Option<usize>,
    bodies: Vec<Id>,
    /// Immediates that can be encoded.
    immediates: Vec<(i64, i64)>,
}

impl Meaning {
    /// That of an instruction, in the arena of all.
    fn of(i: &Instruction, dag: &mut Dag) -> Meaning {
        let f = &i.function;
        let width = |kind, width| (kind != Kind::Vector).then_some(width);
        Meaning {
            operands: f.operands.iter().map(|o| (o.kind, o.bits(), width(o.kind, o.width))).collect(),
            result: (f.result.kind, f.result.bits(), f.result.width),
            axes: f.axes.clone(),
            template_axis: f.template_axis,
            bodies: f.bodies.iter().map(|b| dag.import(&f.dag, *b, &mut |_, _| None)).collect(),
            immediates: i.immediates.clone(),
        }
    }
}

/// The instructions of one target.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    by_result: BTreeMap<(u8, u32), Vec<(usize, Cost)>>,
    /// Size of the narrowest vector register in bits.
    pub narrowest: u32,
    /// Size of the widest vector register in bits of those that something computes in.
    pub widest: u32,
    /// Size of the widest register that something computes in, by the bits of elements.
    computed: BTreeMap<u16, u32>,
    /// Whether there may be values of two registers.
    pub(crate) pairs: bool,
    /// The most bits of an element that an instruction makes.
    pub widest_element: u16,
    /// The bits of the elements to which some instruction adds products.
    pub accumulating: BTreeSet<u16>,
    /// Whether some instruction shifts to the right by a number of bits and rounds to the nearest.
    pub rounds: bool,
    /// The least costs of instructions.
    pub least: Least,
}

impl Selection {
    /// How many instructions there are.
    pub(crate) fn count(&self) -> usize {
        self.by_result.values().map(Vec::len).sum()
    }

    /// Whether the target has mask registers.
    pub fn has_masks(&self) -> bool {
        self.by_result.keys().any(|(kind, _)| *kind == kind_rank(Kind::Mask))
    }

    /// Sizes of the smallest and the largest result in mask registers, in bits.
    pub fn mask_bits(&self) -> (u32, u32) {
        let all = self.by_result.keys().filter(|(kind, _)| *kind == kind_rank(Kind::Mask));
        let sizes = all.map(|(_, bits)| *bits);
        sizes.fold((WHOLE, 8), |(least, most), bits| (least.min(bits.max(8)), most.max(bits)))
    }

    /// Sizes of the registers that windows may be computed in, widest first, and whether elements of some size are
    /// computed in no wider ones. Some CPUs have wide registers and compute with some elements in narrower ones only:
    /// bytes in 256 bits, words of 32 bits in 512. And what has to cross the halves of wide registers may cost less in
    /// narrow ones.
    pub fn registers(&self) -> Vec<(u32, bool)> {
        let widest: BTreeSet<u32> =
            COMPUTED.iter().filter_map(|width| self.computed.get(width)).copied().collect();
        let Some(most) = widest.last().copied() else { return vec![(self.widest, true)] };
        let halves = std::iter::successors(Some(most), |size| Some(size / 2));
        let sizes = halves.take_while(|size| *size >= self.narrowest.max(WHOLE));
        sizes.map(|size| (size, widest.contains(&size))).collect()
    }

    /// The same instructions in registers of at most `bits`.
    pub fn within(&self, bits: u32) -> Selection {
        Selection { widest: bits, pairs: self.pairs && bits == self.widest, ..self.clone() }
    }

    /// The instructions whose result has `kind` and `bits` bits.
    pub fn producing(&self, kind: Kind, bits: u32) -> &[(usize, Cost)] {
        self.by_result.get(&(kind_rank(kind), bits)).map_or(&[], Vec::as_slice)
    }
}

fn kind_rank(kind: Kind) -> u8 {
    match kind {
        Kind::Vector => 0,
        Kind::Mask => 1,
        Kind::Scalar => 2,
        Kind::Immediate => 3,
        Kind::Tile => 4,
    }
}

#[cfg(test)]
mod tests {
    use autoir_semantics::reroll::reroll;

    use super::*;
    use crate::testing::window;

    /// Costs are the numbers that instructions are called by.
    struct ByName;

    impl CostModel for ByName {
        fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
            instruction.id.parse().ok()
        }
    }

    #[test]
    fn of_instructions_that_do_the_same_the_cheapest_is_used() {
        let texts = [
            ("70", "window u(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n"),
            ("50", "window s(x: i8x16, y: i8x16) -> i8x16 {\n    out[i] = x[i] + y[i]\n}\n"),
            ("60", "window d(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] - b[i]\n}\n"),
        ];
        let instruction = |(id, text): (&str, &str)| Instruction {
            id: id.to_owned(),
            mnemonic: id.to_owned(),
            arch: String::new(),
            features: Vec::new(),
            function: reroll(&window(text).function),
            immediates: Vec::new(),
        };
        let library = PatternLibrary::new(Library::new(texts.map(instruction).to_vec(), "a dictionary"));
        let target = Target {
            arch: "none".to_owned(),
            cpu: "none".to_owned(),
            features: BTreeSet::new(),
            register_bits: (128, 128),
        };
        let selection = library.select(&target, &ByName);
        assert_eq!(selection.producing(Kind::Vector, 128), [(1, 50), (2, 60)]);
        assert_eq!(selection.least.of_any(), 50);
    }
}
