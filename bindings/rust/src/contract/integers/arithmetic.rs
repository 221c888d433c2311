//! Sums, differences, products, quotients and remainders. None of them wraps: amounts of money must not.

use super::{I256, SIZE, U256};
use std::iter::Sum;
use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

impl U256 {
    /// One.
    pub const ONE: Self = {
        let mut bytes = [0; SIZE];
        bytes[SIZE - 1] = 1;
        Self(bytes)
    };

    /// `self + other`, `None` if it does not fit.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        let (sum, overflows) = add(self.0, other.0);
        (!overflows).then_some(Self(sum))
    }

    /// `self - other`, `None` if it is below zero.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        let (difference, _) = add(self.0, other.complement().0);
        (self >= other).then_some(Self(difference))
    }

    /// `self * other`, `None` if it does not fit.
    #[must_use]
    pub fn checked_mul(self, other: Self) -> Option<Self> {
        let mut product = [0u8; SIZE];
        for (shift, factor) in other.0.iter().rev().enumerate() {
            let mut carry = 0;
            for place in 0..SIZE {
                let value = u32::from(self.0[SIZE - 1 - place]) * u32::from(*factor) + carry;
                let Some(index) = (SIZE - 1).checked_sub(place + shift) else {
                    if value != 0 {
                        return None;
                    }
                    continue;
                };
                let sum = value + u32::from(product[index]);
                product[index] = (sum & 0xff) as u8;
                carry = sum >> 8;
            }
            if carry != 0 {
                return None;
            }
        }
        Some(Self(product))
    }

    /// `self / other` without the remainder, `None` for a division by zero.
    #[must_use]
    pub fn checked_div(self, other: Self) -> Option<Self> {
        self.divided_by(other).map(|(quotient, _)| quotient)
    }

    /// The remainder of `self / other`, `None` for a division by zero.
    #[must_use]
    pub fn checked_rem(self, other: Self) -> Option<Self> {
        self.divided_by(other).map(|(_, remainder)| remainder)
    }

    /// `self + other`, the largest number if it does not fit.
    #[must_use]
    pub fn saturating_add(self, other: Self) -> Self {
        self.checked_add(other).unwrap_or(Self::MAX)
    }

    /// `self - other`, zero if it is below.
    #[must_use]
    pub fn saturating_sub(self, other: Self) -> Self {
        self.checked_sub(other).unwrap_or(Self::ZERO)
    }

    /// Quotient and remainder, bit by bit.
    fn divided_by(self, divisor: Self) -> Option<(Self, Self)> {
        if divisor == Self::ZERO {
            return None;
        }
        let (mut quotient, mut remainder) = (Self::ZERO, Self::ZERO);
        for bit in 0..SIZE * 8 {
            let (place, mask) = (bit / 8, 0x80 >> (bit % 8));
            // The bit that is shifted out belongs to a number that is larger than any divisor.
            let (doubled, is_larger) = add(remainder.0, remainder.0);
            remainder = Self(doubled);
            if self.0[place] & mask != 0 {
                remainder.0[SIZE - 1] |= 1;
            }
            if is_larger || remainder >= divisor {
                remainder = Self(add(remainder.0, divisor.complement().0).0);
                quotient.0[place] |= mask;
            }
        }
        Some((quotient, remainder))
    }
}

impl I256 {
    /// The least number.
    pub const MIN: Self = {
        let mut bytes = [0; SIZE];
        bytes[0] = 0x80;
        Self(bytes)
    };
    /// The largest number.
    pub const MAX: Self = {
        let mut bytes = [0xff; SIZE];
        bytes[0] = 0x7f;
        Self(bytes)
    };
    /// One.
    pub const ONE: Self = Self(U256::ONE.0);

    /// The number without its sign.
    #[must_use]
    pub fn unsigned_abs(self) -> U256 {
        let magnitude = U256(self.0);
        if self.is_negative() {
            return magnitude.complement();
        }
        magnitude
    }

    /// `-self`, `None` for the least number.
    #[must_use]
    pub fn checked_neg(self) -> Option<Self> {
        Self::of(!self.is_negative(), self.unsigned_abs())
    }

    /// `self + other`, `None` if it does not fit.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        let sum = Self(add(self.0, other.0).0);
        let overflows =
            self.is_negative() == other.is_negative() && sum.is_negative() != self.is_negative();
        (!overflows).then_some(sum)
    }

    /// `self - other`, `None` if it does not fit.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        let difference = Self(add(self.0, U256(other.0).complement().0).0);
        let overflows = self.is_negative() != other.is_negative()
            && difference.is_negative() != self.is_negative();
        (!overflows).then_some(difference)
    }

    /// `self * other`, `None` if it does not fit.
    #[must_use]
    pub fn checked_mul(self, other: Self) -> Option<Self> {
        let product = self.unsigned_abs().checked_mul(other.unsigned_abs())?;
        Self::of(self.is_negative() != other.is_negative(), product)
    }

    /// `self / other`, rounded towards zero; `None` for a division by zero, or if it does not fit.
    #[must_use]
    pub fn checked_div(self, other: Self) -> Option<Self> {
        let quotient = self.unsigned_abs().checked_div(other.unsigned_abs())?;
        Self::of(self.is_negative() != other.is_negative(), quotient)
    }

    /// The remainder of `self / other`, with the sign of `self`; `None` for a division by zero.
    #[must_use]
    pub fn checked_rem(self, other: Self) -> Option<Self> {
        let remainder = self.unsigned_abs().checked_rem(other.unsigned_abs())?;
        Self::of(self.is_negative(), remainder)
    }

    /// The number of a sign and a magnitude.
    pub(super) fn of(is_negative: bool, magnitude: U256) -> Option<Self> {
        if !is_negative {
            let number = Self(magnitude.0);
            return (!number.is_negative()).then_some(number);
        }
        let number = Self(magnitude.complement().0);
        (number.is_negative() || magnitude == U256::ZERO).then_some(number)
    }
}

/// The sum without what does not fit, and whether there is such.
fn add(left: [u8; SIZE], right: [u8; SIZE]) -> ([u8; SIZE], bool) {
    let mut sum = [0; SIZE];
    let mut carry = 0;
    for index in (0..SIZE).rev() {
        let value = u16::from(left[index]) + u16::from(right[index]) + carry;
        sum[index] = (value & 0xff) as u8;
        carry = value >> 8;
    }
    (sum, carry != 0)
}

macro_rules! operators {
    ($type:ident: $($trait:ident $method:ident $checked:ident $problem:literal),*) => {
        $(
            /// Panics, in every build, instead of a wrong result.
            impl $trait for $type {
                type Output = Self;

                #[track_caller]
                fn $method(self, other: Self) -> Self {
                    self.$checked(other).expect($problem)
                }
            }
        )*

        impl Sum for $type {
            fn sum<N: Iterator<Item = Self>>(numbers: N) -> Self {
                numbers.fold(Self::ZERO, Add::add)
            }
        }

        impl<'a> Sum<&'a $type> for $type {
            fn sum<N: Iterator<Item = &'a Self>>(numbers: N) -> Self {
                numbers.copied().sum()
            }
        }
    };
}

operators!(U256:
    Add add checked_add "the sum fits 256 bits",
    Sub sub checked_sub "the difference is not below zero",
    Mul mul checked_mul "the product fits 256 bits",
    Div div checked_div "no division by zero",
    Rem rem checked_rem "no division by zero");
operators!(I256:
    Add add checked_add "the sum fits 256 bits",
    Sub sub checked_sub "the difference fits 256 bits",
    Mul mul checked_mul "the product fits 256 bits",
    Div div checked_div "no division by zero, and the quotient fits 256 bits",
    Rem rem checked_rem "no division by zero");

/// Panics for the least number.
impl Neg for I256 {
    type Output = Self;

    #[track_caller]
    fn neg(self) -> Self {
        self.checked_neg().expect("the number fits 256 bits")
    }
}

#[cfg(test)]
mod tests {
    use super::{I256, U256};

    fn unsigned(text: &str) -> U256 {
        text.parse().expect("a number")
    }

    #[test]
    fn amounts_are_added_multiplied_and_divided_with_every_digit() {
        let large = unsigned("30000000000000000001");
        assert_eq!(
            (large * large).to_string(),
            "900000000000000000060000000000000000001"
        );
        assert_eq!(large * large / large, large);
        assert_eq!((large * large + 7u8.into()) % large, U256::from(7u8));
        assert_eq!([large, U256::ONE].iter().sum::<U256>() - U256::ONE, large);
        let cubed = large
            .checked_mul(large)
            .and_then(|it| it.checked_mul(large));
        assert_eq!(
            cubed.expect("it fits").to_string(),
            "27000000000000000002700000000000000000090000000000000000001"
        );
    }

    #[test]
    fn nothing_wraps() {
        let (one, max) = (U256::ONE, U256::MAX);
        assert_eq!(max.checked_add(one), None);
        assert_eq!(U256::ZERO.checked_sub(one), None);
        assert_eq!(max.checked_mul(2u8.into()), None);
        let half = U256::from(u128::MAX) + one;
        assert_eq!(half.checked_mul(half), None);
        assert_eq!(half * (half - one), max - (half - one));
        assert_eq!(one.checked_div(U256::ZERO), None);
        assert_eq!(one.checked_rem(U256::ZERO), None);
        assert_eq!((max / max, max % max), (one, U256::ZERO));
        assert_eq!(max / (max - one), one);
        assert_eq!(max.saturating_add(one), max);
        assert_eq!(one.saturating_sub(max), U256::ZERO);
        assert!(std::panic::catch_unwind(|| max + one).is_err());
    }

    #[test]
    fn signed_numbers_follow_the_rules_of_native_ones() {
        for left in [-17i64, -5, -1, 0, 1, 5, 17] {
            for right in [-17i64, -3, -1, 1, 3, 17] {
                let (a, b) = (I256::from(left), I256::from(right));
                assert_eq!(a + b, I256::from(left + right));
                assert_eq!(a - b, I256::from(left - right));
                assert_eq!(a * b, I256::from(left * right));
                assert_eq!(a / b, I256::from(left / right), "{left}/{right}");
                assert_eq!(a % b, I256::from(left % right), "{left}%{right}");
                assert_eq!(-a, I256::from(-left));
            }
        }
        assert_eq!(I256::MIN.checked_neg(), None);
        assert_eq!(I256::MIN.checked_sub(I256::ONE), None);
        assert_eq!(I256::MAX.checked_add(I256::ONE), None);
        assert_eq!(I256::MIN.checked_div(I256::from(-1)), None);
        assert_eq!(I256::MIN.checked_mul(I256::from(-1)), None);
        assert_eq!(I256::MIN + I256::MAX, I256::from(-1));
        assert_eq!(
            I256::MIN.unsigned_abs(),
            I256::MAX.unsigned_abs() + U256::ONE
        );
    }
}
