//! What is known of the nodes of an arena, by their numbers.

use autoir_semantics::dag::Id;

/// A value for some nodes. Ids are dense and searches ask for most of them, so that a place for each is both smaller
/// and faster than a map.
#[derive(Clone, Debug)]
pub(crate) struct Memo<T>(Vec<Option<T>>);

impl<T> Default for Memo<T> {
    fn default() -> Memo<T> {
        Memo(Vec::new())
    }
}

impl<T: Copy> Memo<T> {
    /// What is known of `id`.
    pub fn get(&self, id: Id) -> Option<T> {
        self.0.get(id.index()).copied().flatten()
    }

    /// Notes what is known of `id`.
    pub fn insert(&mut self, id: Id, value: T) {
        let at = id.index();
        if at >= self.0.len() {
            self.0.resize((at + 1).max(self.0.len() + self.0.len() / 2), None);
        }
        self.0[at] = Some(value);
    }

    /// What is known, under the numbers that `places` gives the nodes now.
    pub fn renumbered(&self, place: impl Fn(Id) -> Option<Id>) -> Memo<T> {
        let mut memo = Memo::default();
        for (n, value) in self.0.iter().enumerate() {
            if let Some(value) = *value
                && let Some(id) = place(Id(n as u32))
            {
                memo.insert(id, value);
            }
        }
        memo.0.shrink_to_fit();
        memo
    }
}
