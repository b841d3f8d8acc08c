//! The binary form of a dictionary: the only place that knows the encoding.
//!
//! Layout, integers little endian: 8 bytes mark, 4 bytes schema, 8 bytes length of the contents, 32 bytes
//! sha256 of the contents, contents. A file that was cut, damaged or written by another version is an error
//! that says so; the contents are decoded only after the digest has been checked, and lengths within them are
//! not believed.

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::error::Error;

/// The first bytes of every dictionary.
const MARK: &[u8; 8] = b"AIRDICT\n";

/// Changes with every change of the types that are encoded.
pub const SCHEMA: u32 = 4;

/// The most bytes that decoding may claim. A length that is not true is an error before memory is taken for
/// it; the digest keeps accidents out, this keeps out files that were made to have the right digest.
const LIMIT: usize = 1 << 28;

/// Bytes before the contents.
const HEADER: usize = 8 + 4 + 8 + 32;

/// Encodes `value` with its header.
///
/// # Errors
/// [`Error::Coding`].
pub fn encode<T: Serialize>(value: &T) -> Result<Vec<u8>, Error> {
    Ok(sealed(&contents(value)?))
}

/// `contents` behind a header that is true of them.
pub(crate) fn sealed(contents: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + contents.len());
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&SCHEMA.to_le_bytes());
    bytes.extend_from_slice(&(contents.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&Sha256::digest(contents));
    bytes.extend_from_slice(contents);
    bytes
}

/// The contents behind a header, which is not looked at.
pub(crate) fn without_header(bytes: &[u8]) -> Option<Vec<u8>> {
    bytes.get(HEADER..).map(<[u8]>::to_vec)
}

/// sha256 of the encoded contents of `value`.
///
/// # Errors
/// [`Error::Coding`].
pub fn digest<T: Serialize>(value: &T) -> Result<[u8; 32], Error> {
    Ok(Sha256::digest(contents(value)?).into())
}

/// The sha256 that the header of `bytes` gives for the contents, which are not looked at.
///
/// # Errors
/// [`Error::NotADictionary`] if there is no whole header.
pub fn announced_digest(bytes: &[u8]) -> Result<[u8; 32], Error> {
    let header = bytes.get(..HEADER).filter(|h| h.starts_with(MARK)).ok_or(Error::NotADictionary)?;
    header.last_chunk::<32>().copied().ok_or(Error::NotADictionary)
}

/// Decodes what [`encode`] made.
///
/// # Errors
/// [`Error::NotADictionary`], [`Error::Schema`], [`Error::Length`], [`Error::Digest`] or [`Error::Coding`].
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    Ok(decode_with_digest(bytes)?.0)
}

/// As [`decode`], with the sha256 of the contents.
///
/// # Errors
/// Those of [`decode`].
pub fn decode_with_digest<T: DeserializeOwned>(bytes: &[u8]) -> Result<(T, [u8; 32]), Error> {
    let (mark, rest) = bytes.split_first_chunk::<8>().ok_or(Error::NotADictionary)?;
    if mark != MARK {
        return Err(Error::NotADictionary);
    }
    let cut = |found: usize| Error::Length { found: found as u64, expected: HEADER as u64 };
    let (schema, rest) = rest.split_first_chunk::<4>().ok_or(cut(rest.len()))?;
    let schema = u32::from_le_bytes(*schema);
    if schema != SCHEMA {
        return Err(Error::Schema { found: schema, expected: SCHEMA });
    }
    let (length, rest) = rest.split_first_chunk::<8>().ok_or(cut(rest.len()))?;
    let (digest, contents) = rest.split_first_chunk::<32>().ok_or(cut(rest.len()))?;
    let expected = u64::from_le_bytes(*length);
    if contents.len() as u64 != expected {
        return Err(Error::Length { found: contents.len() as u64, expected });
    }
    if Sha256::digest(contents).as_slice() != digest {
        return Err(Error::Digest);
    }
    let config = bincode::config::standard().with_limit::<LIMIT>();
    let (value, used) =
        bincode::serde::decode_from_slice(contents, config).map_err(|e| Error::Coding(e.to_string()))?;
    match used == contents.len() {
        true => Ok((value, *digest)),
        false => Err(Error::Coding("bytes after the last value".into())),
    }
}

/// Writes the binary form to `path`, if the file does not have these contents already.
///
/// # Errors
/// [`Error::Coding`] or [`Error::Io`].
pub fn save<T: Serialize>(value: &T, path: &Path) -> Result<(), Error> {
    let bytes = encode(value)?;
    if std::fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    std::fs::write(path, bytes).map_err(|source| Error::Io { path: path.into(), source })
}

/// Reads the binary form from `path`.
///
/// # Errors
/// Those of [`decode`], and [`Error::Io`].
pub fn load<T: DeserializeOwned>(path: &Path) -> Result<T, Error> {
    let bytes = std::fs::read(path).map_err(|source| Error::Io { path: path.into(), source })?;
    decode(&bytes).map_err(|e| e.of_file(path))
}

pub(crate) fn contents<T: Serialize>(value: &T) -> Result<Vec<u8>, Error> {
    bincode::serde::encode_to_vec(value, bincode::config::standard())
        .map_err(|e| Error::Coding(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let value = vec![("one".to_string(), 1i128), ("minus".to_string(), -1)];
        let bytes = encode(&value).expect("encodes");
        assert_eq!(decode::<Vec<(String, i128)>>(&bytes).expect("decodes"), value);
        assert_eq!(announced_digest(&bytes).expect("a header"), digest(&value).expect("encodes"));
    }

    #[test]
    fn every_cut_and_every_flipped_bit_is_an_error() {
        let bytes = encode(&vec![1u32, 2, 3]).expect("encodes");
        for n in 0..bytes.len() {
            assert!(decode::<Vec<u32>>(&bytes[..n]).is_err(), "cut at {n}");
            for bit in 0..8 {
                let mut bad = bytes.clone();
                bad[n] ^= 1 << bit;
                assert!(decode::<Vec<u32>>(&bad).is_err(), "bit {bit} of byte {n}");
            }
        }
        let mut long = bytes.clone();
        long.push(0);
        assert!(matches!(decode::<Vec<u32>>(&long), Err(Error::Length { .. })));
    }

    #[test]
    fn a_length_that_is_not_true_is_an_error() {
        // 0xfd: a length of eight bytes follows.
        let huge = |length: u64| sealed(&[&[0xfd][..], &length.to_le_bytes()].concat());
        for length in [1 << 20, 1 << 29, 1 << 40, 1 << 62, u64::MAX] {
            assert!(matches!(decode::<String>(&huge(length)), Err(Error::Coding(_))), "{length}");
            assert!(matches!(decode::<Vec<u8>>(&huge(length)), Err(Error::Coding(_))), "{length}");
            assert!(matches!(decode::<Vec<String>>(&huge(length)), Err(Error::Coding(_))), "{length}");
        }
    }

    #[test]
    fn damage_behind_a_true_header_ends_nothing() {
        let value = vec![("one".to_string(), vec![1i128; 3]), ("two".to_string(), Vec::new())];
        let contents = contents(&value).expect("encodes");
        for n in 0..contents.len() {
            for byte in 0..=u8::MAX {
                let mut bad = contents.clone();
                bad[n] = byte;
                // Eight bytes of a length, where `byte` announces one.
                bad.splice(n + 1..n + 1, [0xff; 7]);
                let _ = decode::<Vec<(String, Vec<i128>)>>(&sealed(&bad));
                bad.drain(n + 1..n + 8);
                let _ = decode::<Vec<(String, Vec<i128>)>>(&sealed(&bad));
            }
        }
    }

    #[test]
    fn another_schema_is_named() {
        let mut bytes = encode(&1u32).expect("encodes");
        bytes[8] = 99;
        assert!(matches!(decode::<u32>(&bytes), Err(Error::Schema { found: 99, expected: SCHEMA })));
    }
}
