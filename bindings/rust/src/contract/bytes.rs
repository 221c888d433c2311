//! Bytes and cells of contracts.

use crate::error::{Error, InvalidValue};
use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

/// A value of the ABI type `bytes`. Texts and JSON have it as hexadecimal digits.
///
/// ```
/// use vendorclient::Bytes;
///
/// let bytes = Bytes::from([0xca, 0xfe]);
/// assert_eq!((bytes.len(), bytes.to_string()), (2, "cafe".to_owned()));
/// assert_eq!("cafe".parse::<Bytes>()?, bytes);
/// # Ok::<(), vendorclient::Error>(())
/// ```
///
/// ```
/// let bytes = vendorclient::Bytes::from(b"note");
/// assert_eq!(bytes.into_vec(), [0x6e, 0x6f, 0x74, 0x65]);
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bytes(Vec<u8>);

/// A value of the ABI type `fixedbytes32`, with another number for others. Texts and JSON have it as hexadecimal digits.
///
/// ```
/// let hash = vendorclient::FixedBytes::from([7; 32]);
/// assert_eq!(hash.into_array(), [7; 32]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FixedBytes<const N: usize>([u8; N]);

/// A value of the ABI type `cell`: a BOC in base64, as functions of the module `boc` take and return it. The default is an
/// empty cell.
///
/// ```
/// let cell = vendorclient::CellBoc::from("te6ccgEBAQEAAgAAAA==");
/// assert!(cell.as_str().starts_with("te6cc"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CellBoc(String);

impl Bytes {
    /// The bytes.
    #[must_use]
    pub fn into_vec(self) -> Vec<u8> {
        self.0
    }
}

impl<const N: usize> FixedBytes<N> {
    /// The bytes.
    #[must_use]
    pub const fn into_array(self) -> [u8; N] {
        self.0
    }
}

impl CellBoc {
    /// The BOC, base64; an empty text for an empty cell.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for CellBoc {
    fn from(boc: String) -> Self {
        Self(boc)
    }
}

impl From<&str> for CellBoc {
    fn from(boc: &str) -> Self {
        Self(boc.to_owned())
    }
}

impl From<CellBoc> for String {
    fn from(cell: CellBoc) -> Self {
        cell.0
    }
}

impl AsRef<str> for CellBoc {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CellBoc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }
}

impl<const N: usize> From<[u8; N]> for Bytes {
    fn from(bytes: [u8; N]) -> Self {
        Self(bytes.to_vec())
    }
}

impl<const N: usize> From<&[u8; N]> for Bytes {
    fn from(bytes: &[u8; N]) -> Self {
        Self(bytes.to_vec())
    }
}

impl<const N: usize> From<FixedBytes<N>> for Bytes {
    fn from(bytes: FixedBytes<N>) -> Self {
        Self(bytes.0.to_vec())
    }
}

impl From<Bytes> for Vec<u8> {
    fn from(bytes: Bytes) -> Self {
        bytes.0
    }
}

impl<const N: usize> From<[u8; N]> for FixedBytes<N> {
    fn from(bytes: [u8; N]) -> Self {
        Self(bytes)
    }
}

impl<const N: usize> From<&[u8; N]> for FixedBytes<N> {
    fn from(bytes: &[u8; N]) -> Self {
        Self(*bytes)
    }
}

impl<const N: usize> From<FixedBytes<N>> for [u8; N] {
    fn from(bytes: FixedBytes<N>) -> Self {
        bytes.0
    }
}

impl<const N: usize> TryFrom<&[u8]> for FixedBytes<N> {
    type Error = Error;

    /// Fails with [`Error::Invalid`] for another number of bytes.
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        let count = bytes.len();
        let wrong = |_| InvalidValue::new(format!("Expected {N} bytes, got {count}"));
        Ok(Self(bytes.try_into().map_err(wrong)?))
    }
}

impl<const N: usize> TryFrom<Vec<u8>> for FixedBytes<N> {
    type Error = Error;

    /// Fails with [`Error::Invalid`] for another number of bytes.
    fn try_from(bytes: Vec<u8>) -> Result<Self, Error> {
        bytes.as_slice().try_into()
    }
}

impl FromStr for Bytes {
    type Err = Error;

    /// Reads hexadecimal digits. Fails with [`Error::Invalid`].
    fn from_str(text: &str) -> Result<Self, Error> {
        // The text may be a secret.
        let wrong = || InvalidValue::new("Expected an even number of hexadecimal digits");
        read_hex(text).map(Self).ok_or_else(|| wrong().into())
    }
}

impl<const N: usize> FromStr for FixedBytes<N> {
    type Err = Error;

    /// Reads hexadecimal digits. Fails with [`Error::Invalid`].
    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse::<Bytes>()?.0.try_into()
    }
}

fn read_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_prefix("0x").unwrap_or(text).as_bytes();
    if digits.len() % 2 != 0 {
        return None;
    }
    let value = |digit: u8| char::from(digit).to_digit(16);
    let pairs = digits.chunks(2).map(|pair| {
        let byte = value(pair[0])? * 16 + value(pair[1])?;
        u8::try_from(byte).ok()
    });
    pairs.collect()
}

macro_rules! bytes {
    ([$($generics:tt)*] $type:ty, $content:ty) => {
        impl<$($generics)*> Deref for $type {
            type Target = $content;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl<$($generics)*> AsRef<[u8]> for $type {
            fn as_ref(&self) -> &[u8] {
                &self.0
            }
        }

        impl<$($generics)*> PartialEq<[u8]> for $type {
            fn eq(&self, other: &[u8]) -> bool {
                self.0[..] == *other
            }
        }

        impl<const M: usize, $($generics)*> PartialEq<[u8; M]> for $type {
            fn eq(&self, other: &[u8; M]) -> bool {
                self.0[..] == other[..]
            }
        }

        impl<$($generics)*> fmt::LowerHex for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if f.alternate() {
                    f.write_str("0x")?;
                }
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl<$($generics)*> fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self:x}")
            }
        }

        impl<$($generics)*> fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self:#x}")
            }
        }

        impl<$($generics)*> Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de, $($generics)*> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

bytes!([] Bytes, [u8]);
bytes!([const N: usize] FixedBytes<N>, [u8; N]);

#[cfg(test)]
mod tests {
    use super::{Bytes, CellBoc, FixedBytes};

    #[test]
    fn bytes_are_hexadecimal_texts_in_json() {
        for (bytes, text) in [(vec![], "\"\""), (vec![0, 0xfe, 7], "\"00fe07\"")] {
            let value = Bytes::from(bytes.clone());
            assert_eq!(serde_json::to_string(&value).expect("JSON"), text);
            assert_eq!(serde_json::from_str::<Bytes>(text).expect("bytes"), value);
            assert_eq!(value, bytes[..]);
            assert_eq!(value.into_vec(), bytes);
        }
        assert_eq!("0xCAFE".parse::<Bytes>().expect("bytes"), [0xca, 0xfe]);
        for text in ["abc", "0g", "ü", "0x0"] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn fixed_bytes_have_their_number() {
        let tag: FixedBytes<4> = serde_json::from_str("\"01020304\"").expect("bytes");
        assert_eq!((tag.into_array(), tag[3]), ([1, 2, 3, 4], 4));
        assert_eq!(
            FixedBytes::<4>::try_from(&[1, 2, 3, 4][..]).expect("bytes"),
            tag
        );
        let error = serde_json::from_str::<FixedBytes<4>>("\"010203\"").expect_err("too few");
        assert!(
            error.to_string().starts_with("Expected 4 bytes, got 3"),
            "{error}"
        );
        assert!(FixedBytes::<2>::try_from(vec![1, 2, 3]).is_err());
        assert_eq!(format!("{tag} {tag:?}"), "01020304 0x01020304");
    }

    #[test]
    fn a_cell_is_a_text_of_its_own_type() {
        let cell = CellBoc::from("te6ccgEBAQEAAgAAAA==");
        let text = serde_json::to_string(&cell).expect("JSON");
        assert_eq!(text, "\"te6ccgEBAQEAAgAAAA==\"");
        assert_eq!(
            serde_json::from_str::<CellBoc>(&text).expect("a cell"),
            cell
        );
        assert_eq!(CellBoc::default().as_str(), "");
    }
}
