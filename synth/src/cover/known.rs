//! What searches have found for windows, so that none is made twice.

use std::collections::HashMap;

use autoir_semantics::dag::Interval;

use super::Made;
use crate::library::Cost;
use crate::window::Window;
use crate::window::air;

/// What is known of a window.
#[derive(Clone)]
pub enum Known {
    /// What was found.
    Made(Made),
    /// That nothing was found that costs less; or at all.
    NoneBelow(Option<Cost>),
}

impl Known {
    /// Whether nothing was found that costs less than `limit`.
    pub fn is_none_below(&self, limit: Option<Cost>) -> bool {
        match self {
            Known::Made(_) => false,
            Known::NoneBelow(below) => below.is_none_or(|below| limit.is_some_and(|l| l <= below)),
        }
    }
}

/// What is known of windows: by what they compute, and then by the ranges of their operands.
#[derive(Default)]
pub struct Book(HashMap<String, Vec<(Vec<Interval>, Known)>>);

impl Book {
    /// What is known of the window that is `form` with these ranges.
    pub fn of(&self, form: &str, ranges: &[Interval]) -> Option<&Known> {
        self.0.get(form)?.iter().find(|(known, _)| known == ranges).map(|(_, known)| known)
    }

    /// What is known of windows that are `form` with ranges within these.
    pub fn within(&self, form: &str, ranges: &[Interval]) -> impl Iterator<Item = &Known> {
        let are_within = move |known: &[Interval]| {
            known.len() == ranges.len() && known.iter().zip(ranges).all(|(r, s)| r.within(*s))
        };
        self.0
            .get(form)
            .into_iter()
            .flatten()
            .filter(move |(known, _)| are_within(known))
            .map(|(_, known)| known)
    }

    /// Writes down what is known of `window`, which is `form`; it takes the place of what was.
    pub fn keep(&mut self, form: String, window: &Window, known: Known) {
        let all = self.0.entry(form).or_default();
        match all.iter_mut().find(|(ranges, _)| *ranges == window.ranges) {
            Some((_, place)) => *place = known,
            None => all.push((window.ranges.clone(), known)),
        }
    }
}

/// What windows have in common that differ in the ranges of their operands alone.
pub fn of_any_ranges(window: &Window) -> String {
    air::print_window(&Window { ranges: Vec::new(), ..window.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_in_wider_ranges_know_of_those_in_narrower_ones() {
        let window = |assumed: &str| {
            let text = format!("window w(a: u8x16) -> u8x16 {{\n    {assumed}\n    out[i] = a[i] + 1\n}}\n");
            let (mut windows, _, diagnostics) = air::parse("w.air", &text);
            assert!(diagnostics.is_empty(), "{diagnostics:?}");
            windows.remove(0)
        };
        let (narrow, wide) = (window("assume a in 0..=9"), window("assume a in 0..=99"));
        let form = of_any_ranges(&narrow);
        assert_eq!(form, of_any_ranges(&wide));
        let mut book = Book::default();
        book.keep(form.clone(), &narrow, Known::NoneBelow(Some(7)));
        assert!(book.of(&form, &wide.ranges).is_none());
        let inherited: Vec<&Known> = book.within(&form, &wide.ranges).collect();
        assert!(
            inherited.len() == 1 && inherited[0].is_none_below(Some(7)) && !inherited[0].is_none_below(None)
        );
        book.keep(form.clone(), &wide, Known::NoneBelow(None));
        assert_eq!(book.within(&form, &narrow.ranges).count(), 1);
        book.keep(form.clone(), &narrow, Known::NoneBelow(None));
        assert!(book.of(&form, &narrow.ranges).is_some_and(|known| known.is_none_below(None)));
    }
}
