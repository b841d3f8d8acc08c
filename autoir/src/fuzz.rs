//! A check of the dictionary's reader for fuzzers and property tests: whatever the bytes, an error or a dictionary.

use crate::binary;
use crate::dictionary::{Dictionary, Operation};
use crate::listing;

/// Members of operations that seeds are made of.
const SMALL: usize = 3;

/// Reads `case` as a file, and as the contents of a file whose header is true of them: the header keeps accidents
/// out, the rest must withstand what was made on purpose.
///
/// # Panics
/// What was read cannot be written and read again.
pub fn check(case: &[u8]) {
    drop(Dictionary::from_bytes(case));
    let Ok(read) = Dictionary::from_bytes(&binary::sealed(case)) else { return };
    let Ok(bytes) = read.to_bytes() else { return };
    let again = Dictionary::from_bytes(&bytes).map(|d| listing::dictionary(&d));
    assert_eq!(again.ok(), Some(listing::dictionary(&read)), "it does not read as it was written");
}

/// Contents of files to begin with: a few small operations of the shipped dictionary.
pub fn seeds() -> Vec<Vec<u8>> {
    let Ok(dictionary) = crate::shipped::dictionary() else { return Vec::new() };
    let small = |o: &&Operation| o.members.len() <= SMALL && o.parameters().len() <= 4 * SMALL;
    let operations: Vec<Operation> =
        dictionary.operations().iter().filter(small).take(SMALL).cloned().collect();
    let each = operations.iter().map(|o| vec![o.clone()]);
    let dictionaries = each.chain([operations.clone()]).filter_map(|list| Dictionary::of(list).ok());
    dictionaries.filter_map(|d| binary::without_header(&d.to_bytes().ok()?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_a_dictionary_and_no_damage_of_one_byte_is_more_than_an_error() {
        let seeds = seeds();
        assert!(seeds.len() > 1);
        for seed in &seeds {
            assert!(Dictionary::from_bytes(&binary::sealed(seed)).is_ok());
        }
        let smallest = seeds.iter().min_by_key(|seed| seed.len()).expect("there are some");
        for at in 0..smallest.len() {
            for byte in [0, 1, 0x7f, 0x80, 0xfb, 0xfd, 0xff, smallest[at] ^ 1, smallest[at].wrapping_add(1)] {
                let mut case = smallest.clone();
                case[at] = byte;
                check(&case);
            }
        }
    }

    #[test]
    fn no_accident_gives_a_dictionary() {
        let whole = crate::shipped::DICTIONARY;
        // Every byte of the header, and bytes all over the contents.
        let places = (0..64).chain((64..whole.len()).step_by(whole.len() / 60));
        for at in places {
            let mut bytes = whole.to_vec();
            bytes[at] ^= 1 << (at % 8);
            let said =
                Dictionary::from_bytes(&bytes).map(|_| ()).map_err(|e| e.of_file("x".as_ref()).to_string());
            assert!(said.is_err_and(|said| said.starts_with("x: ") && said.contains("autoir build")), "{at}");
            assert!(Dictionary::from_bytes(&whole[..at]).is_err(), "cut at {at}");
        }
    }
}
