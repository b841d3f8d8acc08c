//! All values of lanes that few operations make of what a lane is made of, told apart by some examples.

use std::ops::Range;
use std::time::Duration;

use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::effort::{self, Work};
use autoir_semantics::hash::FastMap;

use crate::library::Cost;
use crate::search::enumerated::operations::{MOST_SLOTS, Operation, WIDTHS, mask};
use crate::search::enumerated::tape::{CHUNK, Column, Rows, Uses};
use crate::search::enumerated::target::{EXAMPLES, Examples, Target};

/// What it costs to widen a lane, about.
const WIDENED: Cost = 100;
/// Values of one width, at most.
const MOST_VALUES: usize = 24_000;
/// Ways that are kept.
const MOST_FOUND: usize = 6;

/// A value: the width of its lanes as a place in [`WIDTHS`], and its number.
type Value = (usize, u32);

/// How a value is made.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Recipe {
    /// This element of an operand, widened with its sign or without one.
    Element(usize, bool),
    /// A number.
    Number(u64),
    /// An operation, by its number, of these values.
    Of(u32, Vec<Value>),
}

/// How lanes are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// They are this element of an operand, widened with its sign or without one.
    Element(usize, bool),
    /// A number.
    Number(u64),
    /// An operation, by its number, of lanes that are made so.
    Of(u32, Vec<Way>),
}

/// Values of one width, those of fewer operations first.
#[derive(Default)]
struct Table {
    /// Of each example, all values.
    columns: Vec<Vec<u64>>,
    recipes: Vec<Recipe>,
    costs: Vec<Cost>,
    /// Which elements are in each, a bit for each.
    elements: Vec<u8>,
    known: FastMap<u64, u32>,
    /// Where the values of each number of operations start.
    levels: Vec<u32>,
    /// What the values of no operation are used for.
    uses: Vec<Uses>,
}

impl Table {
    fn add(&mut self, value: [u64; EXAMPLES], recipe: Recipe, (cost, elements): (Cost, u8)) {
        let next = self.recipes.len() as u32;
        let at = *self.known.entry(digest(&value)).or_insert(next);
        if at < next {
            let (at, known) = (at as usize, self.costs[at as usize]);
            if cost < known && at >= *self.levels.last().unwrap_or(&0) as usize {
                (self.costs[at], self.recipes[at]) = (cost, recipe);
            }
            return;
        }
        if self.recipes.len() >= MOST_VALUES {
            self.known.remove(&digest(&value));
            return;
        }
        self.columns.iter_mut().zip(value).for_each(|(c, v)| c.push(v));
        self.recipes.push(recipe);
        self.costs.push(cost);
        self.elements.push(elements);
    }
}

/// A number for a value, another one for each.
fn digest(value: &[u64; EXAMPLES]) -> u64 {
    value.iter().fold(0, |all, v| (all ^ v).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
}

/// The values of an operand of an operation.
#[derive(Clone, Debug)]
enum Argument {
    /// From this one on.
    From(Value),
    /// This one.
    One(Value),
    /// These.
    Each(usize, Vec<u32>),
}

impl Argument {
    fn value(&self, n: usize) -> Value {
        match self {
            Argument::From((table, first)) => (*table, first + n as u32),
            Argument::One(value) => *value,
            Argument::Each(table, all) => (*table, all[n]),
        }
    }
}

/// Values that are made of others, until one is as it should be.
pub(super) struct Values<'a, 'o> {
    operations: &'o [Operation<'a>],
    target: &'o Target,
    examples: &'o mut Examples,
    tables: [Table; WIDTHS.len()],
    /// The operations, those that are most like what is looked for first.
    order: Vec<usize>,
    rows: Rows,
    out: Vec<[u64; CHUNK]>,
    /// All elements, a bit for each.
    all: u8,
    /// What is looked for costs less.
    limit: Cost,
    /// The least that one more operation costs.
    step: Cost,
    /// It ends when so much work is done.
    deadline: Duration,
    found: Vec<(Cost, Recipe)>,
}

impl<'a, 'o> Values<'a, 'o> {
    /// The elements and numbers of `examples`, of which each but 0 costs `number`.
    pub fn new(
        operations: &'o [Operation<'a>],
        (target, examples): (&'o Target, &'o mut Examples),
        limit: Cost,
        number: Cost,
        deadline: Duration,
    ) -> Self {
        let step = operations.iter().map(|o| o.cost).min().unwrap_or(0);
        let mut tables: [Table; WIDTHS.len()] = Default::default();
        for (table, width) in tables.iter_mut().zip(WIDTHS) {
            table.columns = vec![Vec::new(); EXAMPLES];
            table.levels.push(0);
            let narrow = target.elements.iter().enumerate().filter(|(_, e)| e.width <= width);
            for (n, element) in narrow {
                let signs = [element.signed, !element.signed];
                // Whatever it is taken for, an element is the same bits.
                for signed in signs.into_iter().take(if element.width == width { 1 } else { 2 }) {
                    let value = std::array::from_fn(|at| {
                        let v = i128::from(examples.inputs[n][at]);
                        wrap_value(v, element.width, signed) as u64 & mask(width)
                    });
                    let cost = if element.width == width { 0 } else { WIDENED };
                    table.add(value, Recipe::Element(n, signed), (cost, 1 << n));
                }
            }
            table.uses = vec![Uses::MAX; table.recipes.len()];
            for (v, uses) in examples.numbers(width) {
                table.add([v; EXAMPLES], Recipe::Number(v), (if v == 0 { 1 } else { number }, 0));
                table.uses.resize(table.recipes.len(), uses);
            }
        }
        let mut order: Vec<usize> = (0..operations.len()).collect();
        order.sort_by_key(|n| (operations[*n].uses & !target.uses()).count_ones());
        Values {
            operations,
            order,
            target,
            examples,
            tables,
            rows: Rows::default(),
            out: vec![[0; CHUNK]; EXAMPLES],
            all: (1 << target.elements.len()) - 1,
            limit,
            step,
            deadline,
            found: Vec::new(),
        }
    }

    /// The cheapest ways to make the lanes of up to so many operations. `counterexample` may know the elements of which one
    /// makes something else.
    pub fn ways(mut self, most: usize, mut counterexample: impl FnMut(&Way) -> Option<Vec<u64>>) -> Vec<Way> {
        let mut ways = Vec::new();
        for level in 1..=most {
            for table in &mut self.tables {
                table.levels.push(table.recipes.len() as u32);
            }
            self.make(level, most);
            self.found.sort_by_key(|(cost, _)| *cost);
            for (_, recipe) in std::mem::take(&mut self.found) {
                if ways.len() == MOST_FOUND || !self.is_right(&recipe) {
                    continue;
                }
                let way = self.way(&recipe);
                match counterexample(&way) {
                    None => ways.push(way),
                    Some(elements) => self.examples.add(self.target, &elements),
                }
            }
            if !ways.is_empty() || self.has_to_end() {
                break;
            }
        }
        ways
    }

    fn way(&self, recipe: &Recipe) -> Way {
        match recipe {
            Recipe::Element(n, signed) => Way::Element(*n, *signed),
            Recipe::Number(v) => Way::Number(*v),
            Recipe::Of(number, arguments) => {
                let argument = |(t, n): &Value| self.way(&self.tables[*t].recipes[*n as usize]);
                Way::Of(*number, arguments.iter().map(argument).collect())
            }
        }
    }

    fn has_to_end(&self) -> bool {
        effort::has_to_end() || effort::spent() > self.deadline
    }

    /// The numbers of the values that `level` operations make.
    fn level(&self, table: usize, level: usize) -> Range<u32> {
        let levels = &self.tables[table].levels;
        levels[level]..levels[level + 1]
    }

    /// The values of no operation that `operation` may be of use for.
    fn ready(&self, table: usize, operation: &Operation<'_>) -> Vec<u32> {
        let uses = |n: &u32| self.tables[table].uses[*n as usize] & operation.uses != 0;
        self.level(table, 0).filter(uses).collect()
    }

    /// Makes values of `level` operations, as far as they are new; of the last level, those that are looked for alone.
    fn make(&mut self, level: usize, most: usize) {
        let last = level == most;
        let goal = WIDTHS.iter().position(|w| *w == self.target.width);
        let operations = self.operations;
        for number in self.order.clone() {
            let operation = &operations[number];
            let result = WIDTHS.iter().position(|w| *w == operation.width);
            let is_far = operation.variant.immediates.values().any(|v| !self.examples.shifts_by(*v));
            if self.has_to_end() || is_far || last && result != goal {
                continue;
            }
            let tables: Vec<usize> =
                operation.slots.iter().filter_map(|s| WIDTHS.iter().position(|w| *w == s.width)).collect();
            // What is made last needs all elements; each operation adds one to those of a value before.
            let before = |this: &Self, t: usize, others: u8| -> Vec<u32> {
                let lacks =
                    |n: &u32| (this.all & !others & !this.tables[t].elements[*n as usize]).count_ones();
                this.level(t, level - 1).filter(|n| lacks(n) as usize <= most - level).collect()
            };
            let elements = |this: &Self, t: usize, n: u32| this.tables[t].elements[n as usize];
            match tables[..] {
                [t] => self.all(number, &before(self, t, 0), t, |from| vec![from], last),
                [t, u] => {
                    for y in self.ready(u, operation) {
                        let of = before(self, t, elements(self, u, y));
                        self.all(number, &of, t, |from| vec![from, Argument::One((u, y))], last);
                    }
                    for x in self.ready(t, operation) {
                        if level > 1 && !operation.commutes {
                            let of = before(self, u, elements(self, t, x));
                            self.all(number, &of, u, |from| vec![Argument::One((t, x)), from], last);
                        }
                    }
                    if level > 1 {
                        self.with_own(number, (t, u), level - 1, last);
                    }
                    if level == 3 {
                        for y in self.level(u, 1) {
                            let others = elements(self, u, y);
                            let is_whole = |n: &u32| elements(self, t, *n) | others == self.all;
                            let of: Vec<u32> = self.level(t, 1).filter(is_whole).collect();
                            self.all(number, &of, t, |from| vec![from, Argument::One((u, y))], last);
                        }
                    }
                }
                [t, u, v] if level <= 2 => {
                    for y in self.ready(u, operation) {
                        for z in self.ready(v, operation) {
                            if self.is_number((u, y)) && self.is_number((v, z)) {
                                continue;
                            }
                            let others = elements(self, u, y) | elements(self, v, z);
                            let (y, z) = (Argument::One((u, y)), Argument::One((v, z)));
                            let of = before(self, t, others);
                            self.all(number, &of, t, |from| vec![from, y.clone(), z.clone()], last);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn is_number(&self, (table, n): Value) -> bool {
        matches!(self.tables[table].recipes[n as usize], Recipe::Number(_))
    }

    /// Operation `number` of the values `of` a table in the argument that `arguments` makes of them.
    fn all(
        &mut self,
        number: usize,
        of: &[u32],
        table: usize,
        arguments: impl Fn(Argument) -> Vec<Argument>,
        last: bool,
    ) {
        for chunk in of.chunks(CHUNK) {
            if self.has_to_end() {
                return;
            }
            let is_row = chunk.last().is_some_and(|end| (end - chunk[0]) as usize == chunk.len() - 1);
            let from = match is_row {
                true => Argument::From((table, chunk[0])),
                false => Argument::Each(table, chunk.to_vec()),
            };
            self.batch(number, &arguments(from), chunk.len(), last);
        }
    }

    /// Operation `number` of values of `level` operations and what these are made of.
    fn with_own(&mut self, number: usize, (t, u): (usize, usize), level: usize, last: bool) {
        for (x, other, swapped) in [(t, u, false), (u, t, true)] {
            if swapped && self.operations[number].commutes {
                continue;
            }
            let (mut whole, mut own) = (Vec::new(), Vec::new());
            for n in self.level(x, level) {
                if let Recipe::Of(_, arguments) = &self.tables[x].recipes[n as usize] {
                    // Those of no operation are tried with all.
                    let made = |(table, m): &&Value| *table == other && *m >= self.level(other, 1).start;
                    let parts = arguments.iter().filter(made).map(|(_, m)| *m);
                    parts.chain((x == other).then_some(n)).for_each(|m| {
                        whole.push(n);
                        own.push(m);
                    });
                }
            }
            for (whole, own) in whole.chunks(CHUNK).zip(own.chunks(CHUNK)) {
                if self.has_to_end() {
                    return;
                }
                let mut arguments = [Argument::Each(x, whole.to_vec()), Argument::Each(other, own.to_vec())];
                if swapped {
                    arguments.reverse();
                }
                self.batch(number, &arguments, whole.len(), last);
            }
        }
    }

    /// Operation `number` of `count` values of each argument.
    fn batch(&mut self, number: usize, arguments: &[Argument], count: usize, last: bool) {
        let operation = &self.operations[number];
        let Some(result) = WIDTHS.iter().position(|w| *w == operation.width) else { return };
        let is_goal = operation.width == self.target.width;
        let last = last || self.tables[result].recipes.len() >= MOST_VALUES;
        if last && !is_goal {
            return;
        }
        let mut out = std::mem::take(&mut self.out);
        let fitting = self.compute(operation, arguments, count, last, &mut out);
        for n in 0..count {
            let is_goal = fitting.is_some_and(|fitting| fitting[n]);
            if last && !is_goal {
                continue;
            }
            effort::spend(Work::Node, 2);
            let made: Vec<Value> = arguments.iter().map(|a| a.value(n)).collect();
            let numbers = made.iter().filter(|value| self.is_number(**value)).count();
            if numbers == made.len() || numbers > 1 {
                continue;
            }
            let recipe = Recipe::Of(number as u32, made);
            let cost = self.cost(&recipe);
            if is_goal {
                if cost < self.limit && self.is_right(&recipe) {
                    self.found.push((cost, recipe));
                }
            } else if cost + self.step < self.limit {
                let elements = self.elements_of(&recipe);
                let value = std::array::from_fn(|example| out[example][n]);
                self.tables[result].add(value, recipe, (cost, elements));
            }
        }
        self.out = out;
    }

    /// Computes `operation` of `count` values of each argument, and which of them are as they should be, if some may be; of
    /// the `last` ones nothing else is wanted.
    fn compute(
        &mut self,
        operation: &Operation<'_>,
        arguments: &[Argument],
        count: usize,
        last: bool,
        out: &mut [[u64; CHUNK]],
    ) -> Option<[bool; CHUNK]> {
        let goal = mask(self.target.demand);
        let is_goal = operation.width == self.target.width;
        let mut fitting = [is_goal; CHUNK];
        for (example, out) in out.iter_mut().enumerate() {
            let mut gathered = [[0; CHUNK]; MOST_SLOTS];
            for (row, argument) in gathered.iter_mut().zip(arguments) {
                if let Argument::Each(table, all) = argument {
                    let column = &self.tables[*table].columns[example];
                    row.iter_mut().zip(all).for_each(|(v, n)| *v = column[*n as usize]);
                }
            }
            let mut columns = [Column::All(0); MOST_SLOTS];
            for (n, argument) in arguments.iter().enumerate() {
                columns[n] = match argument {
                    Argument::From((table, first)) => {
                        Column::Each(&self.tables[*table].columns[example][*first as usize..])
                    }
                    Argument::One((table, n)) => {
                        Column::All(self.tables[*table].columns[example][*n as usize])
                    }
                    Argument::Each(..) => Column::Each(&gathered[n]),
                };
            }
            operation.tape.run(&columns, count, mask(operation.width), &mut self.rows, out);
            if is_goal {
                let wanted = self.examples.outputs[example];
                fitting.iter_mut().zip(out.iter()).for_each(|(l, v)| *l &= *v & goal == wanted);
            }
            if last && !fitting[..count].contains(&true) {
                return None;
            }
        }
        is_goal.then_some(fitting)
    }

    fn elements_of(&self, recipe: &Recipe) -> u8 {
        let Recipe::Of(_, arguments) = recipe else { return 0 };
        arguments.iter().fold(0, |all, (t, n)| all | self.tables[*t].elements[*n as usize])
    }

    /// What a recipe costs, what it needs several times once.
    fn cost(&self, recipe: &Recipe) -> Cost {
        let Recipe::Of(operation, arguments) = recipe else { return 0 };
        let mut total = self.operations[*operation as usize].cost;
        for (n, (table, at)) in arguments.iter().enumerate() {
            let is_part = |(o, value): (usize, &Value)| {
                let other = &self.tables[value.0].recipes[value.1 as usize];
                o != n && matches!(other, Recipe::Of(_, parts) if parts.contains(&(*table, *at)))
            };
            let known = arguments[..n].contains(&(*table, *at)) || arguments.iter().enumerate().any(is_part);
            if !known {
                total += self.tables[*table].costs[*at as usize];
            }
        }
        total
    }

    /// Whether a recipe is right in all examples.
    fn is_right(&mut self, recipe: &Recipe) -> bool {
        let count = self.examples.outputs.len();
        (0..count).step_by(CHUNK).all(|from| {
            let values = self.examined(recipe, self.target.width, from);
            let wanted = &self.examples.outputs[from..count.min(from + CHUNK)];
            values.iter().zip(wanted).all(|(v, w)| v & mask(self.target.demand) == *w)
        })
    }

    /// The values of a recipe from example `from` on.
    fn examined(&mut self, recipe: &Recipe, width: u16, from: usize) -> [u64; CHUNK] {
        match recipe {
            Recipe::Element(n, signed) => {
                let element = self.target.elements[*n];
                std::array::from_fn(|at| {
                    let v = i128::from(self.examples.inputs[*n].get(from + at).copied().unwrap_or(0));
                    wrap_value(v, element.width, *signed) as u64 & mask(width)
                })
            }
            Recipe::Number(v) => [*v; CHUNK],
            Recipe::Of(number, arguments) => {
                let arguments: Vec<[u64; CHUNK]> = arguments
                    .iter()
                    .map(|(table, n)| {
                        let recipe = self.tables[*table].recipes[*n as usize].clone();
                        self.examined(&recipe, WIDTHS[*table], from)
                    })
                    .collect();
                let columns: Vec<Column<'_>> = arguments.iter().map(|a| Column::Each(a)).collect();
                let mut out = [0; CHUNK];
                let operation = &self.operations[*number as usize];
                operation.tape.run(&columns, CHUNK, mask(width), &mut self.rows, &mut out);
                out
            }
        }
    }
}
