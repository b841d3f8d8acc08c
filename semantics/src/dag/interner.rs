//! Which node has which position in an arena: a table of positions, open-addressed with linear probing.
//!
//! The nodes stand in the arena alone. The table keeps a part of each one's hash, by which most other nodes are told
//! apart without a look at them, and by which the table grows without hashing again.

/// A table of positions by hash.
#[derive(Clone, Debug, Default)]
pub(super) struct Interner {
    /// A power of two of them, or none; at most half are taken.
    slots: Vec<Slot>,
    taken: usize,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    /// [`FREE`] where there is none.
    position: u32,
}

const FREE: u32 = u32::MAX;

impl Interner {
    /// The position with this hash that `is_same` accepts.
    pub fn find(&self, hash: u64, is_same: impl Fn(u32) -> bool) -> Option<u32> {
        let hash = hash as u32;
        let mask = self.slots.len().checked_sub(1)?;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot.position == FREE {
                return None;
            }
            if slot.hash == hash && is_same(slot.position) {
                return Some(slot.position);
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds a position that is not there.
    pub fn insert(&mut self, hash: u64, position: u32) {
        if 2 * (self.taken + 1) > self.slots.len() {
            let size = (2 * self.slots.len()).max(16);
            let old = std::mem::replace(&mut self.slots, vec![Slot { hash: 0, position: FREE }; size]);
            old.into_iter().filter(|slot| slot.position != FREE).for_each(|slot| self.place(slot));
        }
        self.place(Slot { hash: hash as u32, position });
        self.taken += 1;
    }

    fn place(&mut self, slot: Slot) {
        let mask = self.slots.len() - 1;
        let mut at = slot.hash as usize & mask;
        while self.slots[at].position != FREE {
            at = (at + 1) & mask;
        }
        self.slots[at] = slot;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_is_found_though_hashes_are_equal() {
        let mut table = Interner::default();
        let keys: Vec<u64> = (0..1000).map(|n| n % 97 * 5).collect();
        assert_eq!(table.find(0, |_| true), None);
        for (position, hash) in keys.iter().enumerate() {
            let position = position as u32;
            assert_eq!(table.find(*hash, |p| p == position), None);
            table.insert(*hash, position);
        }
        for (position, hash) in keys.iter().enumerate() {
            assert_eq!(table.find(*hash, |p| p == position as u32), Some(position as u32));
        }
    }
}
