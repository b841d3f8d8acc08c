//! What is worked out once for all windows, of instructions: the search that happens to need it first is not
//! charged for it, or its answer would depend on which that is.

use std::sync::OnceLock;

use autoir_semantics::effort;

/// What `cell` holds; `make` works it out where it holds nothing yet.
pub(crate) fn get<T>(cell: &OnceLock<T>, make: impl FnOnce() -> T) -> &T {
    match cell.get() {
        Some(known) => known,
        None => effort::uncounted(|| cell.get_or_init(make)),
    }
}

#[cfg(test)]
mod tests {
    use autoir_semantics::effort::{Work, spend, spent};

    use super::*;

    #[test]
    fn what_is_worked_out_once_is_not_counted() {
        let (outer, inner) = (OnceLock::new(), OnceLock::new());
        let start = spent();
        let work = || {
            spend(Work::Question, 1);
            *get(&inner, || {
                spend(Work::Question, 1);
                7
            })
        };
        assert_eq!(*get(&outer, work), 7);
        assert_eq!(*get(&outer, || unreachable!("it is known")), 7);
        assert_eq!(spent(), start);
    }
}
