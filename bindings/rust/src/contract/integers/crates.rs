//! Conversions to the integers of other crates, by feature.

#[cfg(any(feature = "ruint", feature = "primitive-types"))]
macro_rules! of_256_bits {
    ($other:ty, $from:expr, $to:expr) => {
        impl From<super::U256> for $other {
            fn from(number: super::U256) -> Self {
                $from(number.to_be_bytes())
            }
        }

        impl From<$other> for super::U256 {
            fn from(number: $other) -> Self {
                Self::from_be_bytes($to(number))
            }
        }
    };
}

#[cfg(feature = "ruint")]
of_256_bits!(
    ruint::aliases::U256,
    Self::from_be_bytes::<32>,
    |number: ruint::aliases::U256| number.to_be_bytes::<32>()
);

#[cfg(feature = "primitive-types")]
of_256_bits!(
    primitive_types::U256,
    |bytes: [u8; 32]| Self::from_big_endian(&bytes),
    |number: primitive_types::U256| number.to_big_endian()
);

#[cfg(feature = "num-bigint")]
mod num_bigint {
    use super::super::{I256, SIZE, U256};
    use crate::error::{Error, InvalidValue};
    use ::num_bigint::{BigInt, BigUint, Sign};

    impl From<U256> for BigUint {
        fn from(number: U256) -> Self {
            Self::from_bytes_be(&number.to_be_bytes())
        }
    }

    impl From<U256> for BigInt {
        fn from(number: U256) -> Self {
            BigUint::from(number).into()
        }
    }

    impl From<I256> for BigInt {
        fn from(number: I256) -> Self {
            Self::from_signed_bytes_be(&number.to_be_bytes())
        }
    }

    impl TryFrom<BigUint> for U256 {
        type Error = Error;

        /// Fails with [`Error::Invalid`] for a number of more than 256 bits.
        fn try_from(number: BigUint) -> Result<Self, Error> {
            let digits = number.to_bytes_be();
            let start = SIZE.checked_sub(digits.len()).ok_or_else(too_large)?;
            let mut bytes = [0; SIZE];
            bytes[start..].copy_from_slice(&digits);
            Ok(Self::from_be_bytes(bytes))
        }
    }

    impl TryFrom<BigInt> for U256 {
        type Error = Error;

        /// Fails with [`Error::Invalid`] for a number below zero, or of more than 256 bits.
        fn try_from(number: BigInt) -> Result<Self, Error> {
            match number.into_parts() {
                (Sign::Minus, _) => Err(InvalidValue::new("A number below zero is no U256").into()),
                (_, magnitude) => magnitude.try_into(),
            }
        }
    }

    impl TryFrom<BigInt> for I256 {
        type Error = Error;

        /// Fails with [`Error::Invalid`] for a number that does not fit.
        fn try_from(number: BigInt) -> Result<Self, Error> {
            let (sign, magnitude) = number.into_parts();
            let number = Self::of(sign == Sign::Minus, magnitude.try_into()?);
            number.ok_or_else(|| too_large().into())
        }
    }

    fn too_large() -> InvalidValue {
        InvalidValue::new("The number does not fit 256 bits")
    }
}
