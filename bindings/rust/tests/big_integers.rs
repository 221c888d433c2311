//! Integers of contracts as those of other crates.

use num_bigint::{BigInt, BigUint};
use vendorclient::{I256, U256};

const LARGE: &str = "30000000000000000001";

#[test]
fn convert_to_ruint_and_primitive_types() {
    let number: U256 = LARGE.parse().expect("a number");
    let theirs: ruint::aliases::U256 = number.into();
    assert_eq!(theirs.to_string(), LARGE);
    assert_eq!(U256::from(theirs + ruint::aliases::U256::from(1)), number + U256::ONE);
    assert_eq!(U256::from(ruint::aliases::U256::MAX), U256::MAX);
    let theirs = primitive_types::U256::from(number);
    assert_eq!(theirs.to_string(), LARGE);
    assert_eq!(U256::from(theirs * 2), number * U256::from(2u8));
    assert_eq!(U256::from(primitive_types::U256::MAX), U256::MAX);
}

#[test]
fn convert_to_num_bigint_unless_they_are_too_large() {
    for text in ["0", "255", LARGE] {
        let (unsigned, signed): (U256, I256) = (text.parse().expect("a number"), text.parse().expect("a number"));
        assert_eq!(BigUint::from(unsigned).to_string(), text);
        assert_eq!(U256::try_from(BigUint::from(unsigned)).expect("it fits"), unsigned);
        assert_eq!(U256::try_from(BigInt::from(unsigned)).expect("it fits"), unsigned);
        for number in [signed, -signed] {
            assert_eq!(BigInt::from(number).to_string(), number.to_string());
            assert_eq!(I256::try_from(BigInt::from(number)).expect("it fits"), number);
        }
    }
    let beyond = BigUint::from(U256::MAX) + 1u8;
    assert!(U256::try_from(beyond).is_err());
    assert!(U256::try_from(BigInt::from(-1)).is_err());
    for limit in [I256::MIN, I256::MAX] {
        assert_eq!(I256::try_from(BigInt::from(limit)).expect("it fits"), limit);
    }
    assert!(I256::try_from(BigInt::from(I256::MAX) + 1).is_err());
    assert!(I256::try_from(BigInt::from(I256::MIN) - 1).is_err());
}
