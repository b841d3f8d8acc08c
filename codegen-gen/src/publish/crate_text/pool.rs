//! Tables in which every value occurs once.

use std::collections::BTreeMap;

use crate::error::{Error, Result};

/// A table that is filled by asking for positions.
pub(super) struct Pool<T> {
    list: Vec<T>,
    places: BTreeMap<T, usize>,
}

impl<T: Ord + Clone> Pool<T> {
    pub(super) fn new() -> Pool<T> {
        Pool { list: Vec::new(), places: BTreeMap::new() }
    }

    /// The position of `value`, which is added if it is new.
    pub(super) fn at(&mut self, value: T) -> usize {
        if let Some(at) = self.places.get(&value) {
            return *at;
        }
        self.list.push(value.clone());
        self.places.insert(value, self.list.len() - 1);
        self.list.len() - 1
    }

    /// The values, by position.
    ///
    /// # Errors
    /// More than 16 bits can count.
    pub(super) fn short(&self) -> Result<&[T]> {
        match u16::try_from(self.list.len()) {
            Ok(_) => Ok(&self.list),
            Err(_) => Err(Error::Llvm(format!("a table of {} values", self.list.len()))),
        }
    }

    /// The values, by position.
    pub(super) fn values(&self) -> &[T] {
        &self.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_have_one_place() {
        let mut pool = Pool::new();
        assert_eq!([pool.at("b"), pool.at("a"), pool.at("b")], [0, 1, 0]);
        assert_eq!(pool.values(), ["b", "a"]);
    }

    #[test]
    fn a_table_beyond_its_positions_is_an_error() {
        let mut pool = Pool::new();
        for n in 0..=u16::MAX {
            pool.at(n);
        }
        assert!(pool.short().is_err());
    }
}
