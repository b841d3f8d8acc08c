//! A fast hash for maps that are only looked up in.
//!
//! Expressions are interned and memoized by the million, with keys of a few words; the standard library's hash,
//! which resists chosen keys, then takes a third of the time. This one multiplies and rotates. Whoever chooses the
//! keys can make it slow, never wrong. The order in which such a map is iterated means nothing.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A map with this hash.
pub type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<FastHasher>>;

/// A set with this hash.
pub type FastSet<T> = HashSet<T, BuildHasherDefault<FastHasher>>;

/// The hash of one value.
pub fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = FastHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// The hash of the words so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct FastHasher(u64);

/// An odd number without a pattern in its bits: 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl FastHasher {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    }
}

impl Hasher for FastHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.word(chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.word(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.word(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.word(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.word(n as u64);
        self.word((n >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // A product's high bits depend on all bits of the key; the map takes buckets from the low ones.
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn keys_that_differ_little_are_spread() {
        let keys = (0..64_u32).flat_map(|a| (-32..32_i128).map(move |b| (a, b)));
        let (mut whole, mut low) = (HashSet::new(), HashSet::new());
        for key in keys {
            whole.insert(hash_of(&key));
            low.insert(hash_of(&key) & 0xfff);
        }
        assert_eq!(whole.len(), 4096);
        // 4,096 keys in as many buckets fill 63 % of them if they are spread by chance.
        assert!(low.len() > 2300, "{}", low.len());
    }
}
