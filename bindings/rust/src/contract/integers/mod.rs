//! Integers of 256 bits, as contracts have them.

mod arithmetic;
mod crates;

use crate::error::{Error, InvalidValue};
use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use std::cmp::Ordering;
use std::fmt::{self, Write};
use std::str::FromStr;

const SIZE: usize = 32;
/// Longest part of a text that an error repeats, in characters.
const SHOWN: usize = 80;

/// An unsigned integer of 256 bits, with the operators and the checked methods of native ones. Operators panic in every
/// build instead of wrapping. Reads and writes decimal and hexadecimal texts.
///
/// ```
/// use vendorclient::U256;
///
/// let balance: U256 = "30000000000000000000".parse()?;
/// let fee = U256::from(7_000_000u64);
/// assert_eq!((balance - fee).to_string(), "29999999999993000000");
/// assert_eq!(fee.checked_sub(balance), None);
/// assert_eq!(fee.saturating_sub(balance), U256::ZERO);
/// assert_eq!(U256::MAX.checked_add(fee), None);
/// assert_eq!(U256::MAX.saturating_add(fee), U256::MAX);
/// assert_eq!(balance.checked_mul(U256::MAX), None);
/// assert_eq!(balance.checked_div(U256::ZERO), None);
/// assert_eq!(balance.checked_rem(fee), Some(U256::from(2000000u64)));
/// assert_eq!(U256::from_be_bytes(fee.to_be_bytes()), fee);
/// # Ok::<(), vendorclient::Error>(())
/// ```
///
/// The features `ruint`, `primitive-types` and `num-bigint` convert from and to the integers of these crates; `U256` of alloy
/// is that of `ruint`: `let number: ruint::aliases::U256 = balance.into()`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct U256([u8; SIZE]);

impl U256 {
    /// Zero.
    pub const ZERO: Self = Self([0; SIZE]);
    /// The largest number.
    pub const MAX: Self = Self([0xff; SIZE]);

    /// The number with these bytes, the most significant one first.
    #[must_use]
    pub const fn from_be_bytes(bytes: [u8; SIZE]) -> Self {
        Self(bytes)
    }

    /// Its bytes, the most significant one first.
    #[must_use]
    pub const fn to_be_bytes(self) -> [u8; SIZE] {
        self.0
    }

    /// `self * factor + summand`, unless it is too large.
    fn extend(self, factor: u16, summand: u8) -> Option<Self> {
        let mut bytes = self.0;
        let mut carry = u16::from(summand);
        for byte in bytes.iter_mut().rev() {
            let value = u16::from(*byte) * factor + carry;
            *byte = (value & 0xff) as u8;
            carry = value >> 8;
        }
        (carry == 0).then_some(Self(bytes))
    }

    /// Quotient and remainder.
    fn divide(self, divisor: u16) -> (Self, u16) {
        let mut bytes = self.0;
        let mut remainder = 0;
        for byte in &mut bytes {
            let value = (remainder << 8) | u16::from(*byte);
            // The quotient has one byte, because the remainder is smaller than the divisor.
            *byte = (value / divisor).to_be_bytes()[1];
            remainder = value % divisor;
        }
        (Self(bytes), remainder)
    }

    /// The number whose sum with this one is 2^256.
    fn complement(self) -> Self {
        let mut bytes = self.0.map(|byte| !byte);
        for byte in bytes.iter_mut().rev() {
            let (sum, overflows) = byte.overflowing_add(1);
            *byte = sum;
            if !overflows {
                break;
            }
        }
        Self(bytes)
    }

    fn read(text: &str) -> Option<Self> {
        let (digits, base) = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
            Some(digits) => (digits, 16),
            None => (text, 10),
        };
        if digits.is_empty() {
            return None;
        }
        digits.chars().try_fold(Self::ZERO, |number, digit| {
            let digit = digit.to_digit(u32::from(base))?;
            number.extend(base, u8::try_from(digit).ok()?)
        })
    }

    fn decimal(self) -> String {
        let mut digits = Vec::new();
        let mut rest = self;
        while rest != Self::ZERO || digits.is_empty() {
            let (quotient, digit) = rest.divide(10);
            digits.push(b'0' + digit.to_be_bytes()[1]);
            rest = quotient;
        }
        digits
            .iter()
            .rev()
            .map(|digit| char::from(*digit))
            .collect()
    }
}

/// A signed integer of 256 bits, with the operators and the checked methods of native ones. Operators panic in every build
/// instead of wrapping. Reads and writes decimal and hexadecimal texts.
///
/// ```
/// use vendorclient::{I256, U256};
///
/// let (debt, one) = (I256::from(-7), I256::from(1));
/// assert!(debt.is_negative());
/// assert_eq!(debt.unsigned_abs(), U256::from(7u64));
/// assert_eq!(debt.checked_neg(), Some(I256::from(7)));
/// assert_eq!(debt.checked_add(one), Some(I256::from(-6)));
/// assert_eq!(debt.checked_sub(one), Some(I256::from(-8)));
/// assert_eq!(debt.checked_mul(debt), Some(I256::from(49)));
/// assert_eq!(debt.checked_div(I256::from(2)), Some(I256::from(-3)));
/// assert_eq!(debt.checked_rem(I256::from(2)), Some(I256::from(-1)));
/// assert_eq!(I256::from_be_bytes(debt.to_be_bytes()), debt);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct I256([u8; SIZE]);

impl I256 {
    /// Zero.
    pub const ZERO: Self = Self([0; SIZE]);

    /// The number with these bytes of two's complement, the most significant one first.
    #[must_use]
    pub const fn from_be_bytes(bytes: [u8; SIZE]) -> Self {
        Self(bytes)
    }

    /// Its bytes in two's complement, the most significant one first.
    #[must_use]
    pub const fn to_be_bytes(self) -> [u8; SIZE] {
        self.0
    }

    /// Whether it is below zero.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0[0] >= 0x80
    }

    fn read(text: &str) -> Option<Self> {
        let magnitude = U256::read(text.strip_prefix('-').unwrap_or(text))?;
        Self::of(text.starts_with('-'), magnitude)
    }

    fn decimal(self) -> String {
        let sign = if self.is_negative() { "-" } else { "" };
        format!("{sign}{}", self.unsigned_abs().decimal())
    }
}

impl PartialOrd for I256 {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for I256 {
    fn cmp(&self, other: &Self) -> Ordering {
        let signs = other.is_negative().cmp(&self.is_negative());
        signs.then_with(|| self.0.cmp(&other.0))
    }
}

impl fmt::LowerHex for U256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = String::with_capacity(2 * SIZE);
        for byte in self.0 {
            write!(digits, "{byte:02x}")?;
        }
        let shown = digits.trim_start_matches('0');
        f.pad_integral(true, "0x", if shown.is_empty() { "0" } else { shown })
    }
}

/// The decimal text of a number, as the library writes integers of any size; `None` if it is not a number.
pub(super) fn decimal(text: &str) -> Option<String> {
    I256::read(text)
        .map(I256::decimal)
        .or_else(|| U256::read(text).map(U256::decimal))
}

macro_rules! texts {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let text = self.decimal();
                f.pad_integral(!text.starts_with('-'), "", text.trim_start_matches('-'))
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $type {
            type Err = Error;

            /// Fails with [`Error::Invalid`].
            fn from_str(text: &str) -> Result<Self, Error> {
                Self::read(text).ok_or_else(|| {
                    let shown: String = text.chars().take(SHOWN).collect();
                    let name = stringify!($type);
                    InvalidValue::new(format!("Invalid integer: {shown} is no {name}")).into()
                })
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.decimal())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                // A numeral of JSON keeps its digits only as text.
                let text: Box<RawValue> = Box::deserialize(deserializer)?;
                let number = Self::read(text.get().trim_matches('"'));
                number.ok_or_else(|| D::Error::custom("expected an integer of 256 bits"))
            }
        }
    };
}

texts!(U256);
texts!(I256);

macro_rules! conversions {
    ($type:ident, $largest:ident, $fill:expr, $($small:ident),*) => {
        $(
            impl From<$small> for $type {
                fn from(number: $small) -> Self {
                    let number = $largest::from(number);
                    let mut bytes = [$fill(number); SIZE];
                    bytes[SIZE / 2..].copy_from_slice(&number.to_be_bytes());
                    Self(bytes)
                }
            }
        )*

        impl TryFrom<$type> for $largest {
            type Error = Error;

            /// Fails with [`Error::Invalid`].
            fn try_from(number: $type) -> Result<Self, Error> {
                let mut bytes = [0; SIZE / 2];
                bytes.copy_from_slice(&number.0[SIZE / 2..]);
                let small = $largest::from_be_bytes(bytes);
                if $type::from(small) == number {
                    return Ok(small);
                }
                let name = stringify!($largest);
                Err(InvalidValue::new(format!("{number} does not fit {name}")).into())
            }
        }
    };
}

conversions!(U256, u128, |_| 0, u8, u16, u32, u64, u128);
conversions!(
    I256,
    i128,
    |number: i128| if number < 0 { 0xff } else { 0 },
    i8,
    i16,
    i32,
    i64,
    i128
);

#[cfg(test)]
mod tests {
    use super::{decimal, I256, U256};

    const LARGEST: &str =
        "115792089237316195423570985008687907853269984665640564039457584007913129639935";
    const LEAST: &str =
        "-57896044618658097711785492504343953926634992332820282019728792003956564819968";

    #[test]
    fn unsigned_integers_keep_every_digit() {
        for text in ["0", "1", "10", "18446744073709551616", LARGEST] {
            let number: U256 = text.parse().expect("a number");
            assert_eq!(number.to_string(), text);
            assert_eq!(
                format!("{number:#x}").parse::<U256>().expect("a number"),
                number
            );
            let written = serde_json::to_string(&number).expect("JSON");
            assert_eq!(
                serde_json::from_str::<U256>(&written).expect("a number"),
                number
            );
            assert_eq!(
                serde_json::from_str::<U256>(text).expect("a number"),
                number
            );
        }
        assert_eq!(U256::MAX.to_string(), LARGEST);
        assert_eq!(u128::try_from(U256::from(u128::MAX)).ok(), Some(u128::MAX));
        assert!(u128::try_from(U256::MAX).is_err());
        for text in [
            "",
            "0x",
            "-1",
            "1 ",
            "0xg",
            "115792089237316195423570985008687907853269984665640564039457584007913129639936",
        ] {
            assert!(text.parse::<U256>().is_err(), "{text}");
        }
    }

    #[test]
    fn signed_integers_keep_sign_and_every_digit() {
        for text in [
            "0",
            "-1",
            "1",
            "-18446744073709551616",
            LEAST,
            &LEAST[1..LEAST.len() - 1],
        ] {
            let number: I256 = text.parse().expect("a number");
            assert_eq!(number.to_string(), text);
            assert_eq!(
                serde_json::from_str::<I256>(text).expect("a number"),
                number
            );
        }
        assert_eq!("-0x10".parse::<I256>().expect("a number"), I256::from(-16));
        assert_eq!("-0".parse::<I256>().expect("a number"), I256::ZERO);
        assert!(I256::from(-2) < I256::from(-1) && I256::from(-1) < I256::from(1));
        assert_eq!(i128::try_from(I256::from(i128::MIN)).ok(), Some(i128::MIN));
        for text in [&LEAST[1..], LARGEST, "--1", "-", "+1"] {
            assert!(text.parse::<I256>().is_err(), "{text}");
        }
    }

    #[test]
    fn integers_of_any_size_become_decimal() {
        assert_eq!(decimal(LARGEST).as_deref(), Some(LARGEST));
        assert_eq!(decimal("0xff").as_deref(), Some("255"));
        assert_eq!(decimal("-0xff").as_deref(), Some("-255"));
        assert_eq!(decimal("wide"), None);
    }
}
