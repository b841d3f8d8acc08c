//! What an answer is about, as one number.

use std::fmt;
use std::time::Duration;

use autoir_semantics::dag::Interval;
use autoir_semantics::lane::ElementFn;
use autoir_semantics::smt::solver_version;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::library::target::Target;
use crate::synthesize::Options;
use crate::window::{Layout, Location, Window};

/// The digest of everything that an answer depends on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key([u8; 32]);

impl Key {
    /// The key of `parts`; equal lists of parts have equal keys.
    pub fn of(parts: &[&[u8]]) -> Key {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Key(hash.finalize().into())
    }

    /// The key that is written as `text`.
    pub fn parse(text: &str) -> Option<Key> {
        let digits = text.as_bytes();
        let plain = |b: &u8| b.is_ascii_digit() || (b'a'..=b'f').contains(b);
        if digits.len() != 64 || !digits.iter().all(plain) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, n) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[n..n + 2], 16).ok()?;
        }
        Some(Key(bytes))
    }

    /// As bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

/// What a window means, apart from its name, its place and its operands' names. Whatever more of a window a
/// search may look at belongs here.
#[derive(Serialize, Deserialize)]
struct Meaning {
    function: ElementFn,
    ranges: Vec<(i128, i128)>,
}

/// The meaning of `window` in bytes: equal bytes are equal computations on equal ranges.
pub fn meaning(window: &Window) -> Vec<u8> {
    let mut function = window.function.clone();
    for (n, operand) in function.operands.iter_mut().enumerate() {
        operand.name = format!("x{n}");
    }
    let ranges = window.ranges.iter().map(|range| (range.lo, range.hi)).collect();
    bincode::serde::encode_to_vec(Meaning { function, ranges }, bincode::config::standard())
        .expect("writing to memory does not fail, and every type within can be written")
}

/// A window of the meaning `bytes`; nothing if they are none.
pub(super) fn window_of(bytes: &[u8]) -> Option<Window> {
    let Meaning { function, ranges } = decode(bytes)?;
    let ranges: Vec<Interval> = ranges.into_iter().map(|(lo, hi)| Interval::new(lo, hi)).collect();
    let sound = ranges.len() == function.operands.len() && ranges.iter().all(|r| r.lo <= r.hi);
    sound.then(|| Window {
        name: "window".to_owned(),
        function,
        signed: false,
        ranges,
        origins: Vec::new(),
        layout: Layout::Dense,
        predicated: false,
        location: Location::default(),
    })
}

/// The most bytes that decoding may claim: lengths in a file are not believed.
const CLAIM: usize = 1 << 26;

/// A value that takes up all of `bytes`.
pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let config = bincode::config::standard().with_limit::<CLAIM>();
    let (value, used) = bincode::serde::decode_from_slice(bytes, config).ok()?;
    (used == bytes.len()).then_some(value)
}

/// All that a search depends on apart from its window.
///
/// A proof is remembered with its program, so all that the proof rests on is here as well: the dictionary
/// with the instructions' meanings, the solver, and the digest of the code that composes, encodes and asks.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The target's CPU and features.
    pub target: Target,
    /// Digest of the dictionary.
    pub dictionary: String,
    /// Digest of the costs and of whatever else chooses among the dictionary's instructions.
    pub costs: String,
    /// Digest or version of what makes incumbents, if anything does.
    pub incumbents: String,
    /// How to search.
    pub options: Options,
}

impl Setting {
    /// The key of the answer to `window`.
    pub fn key(&self, window: &Window) -> Key {
        answer_key(&self.words(), &meaning(window))
    }

    /// The setting in words. The work is not among them: it is part of the answer, because an answer found with
    /// less may do. Wall time is not either: what it ended is not kept.
    pub fn words(&self) -> String {
        let Target { arch, cpu, features, register_bits } = &self.target;
        let options = Options { effort: Duration::ZERO, timeout: None, ..self.options.clone() };
        let features: Vec<&str> = features.iter().map(String::as_str).collect();
        format!(
            "cpu {arch} {cpu} {register_bits:?}\nfeatures {}\ndictionary {}\ncosts {}\nincumbents {}\noptions {options:?}\ncode {CODE}\nsolver {}\n",
            features.join(" "),
            self.dictionary,
            self.costs,
            self.incumbents,
            solver_version()
        )
    }
}

/// The key of the answer to the window of this meaning in the setting of these words.
pub(super) fn answer_key(words: &str, meaning: &[u8]) -> Key {
    Key::of(&[b"answer", words.as_bytes(), meaning])
}

/// Digest of the code that searches and proves, by the build script.
pub const CODE: &str = env!("AUTOIR_CODE_DIGEST");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_written_and_read_and_tell_parts_apart() {
        let key = Key::of(&[b"a", b"b"]);
        assert_eq!(Key::parse(&key.to_string()), Some(key));
        assert_ne!(key, Key::of(&[b"ab", b""]));
        assert_ne!(key, Key::of(&[b"ab"]));
        for bad in ["", "0", &"g".repeat(64), &"0".repeat(65), &"A".repeat(64), &"ä".repeat(32)] {
            assert_eq!(Key::parse(bad), None);
        }
    }
}
