//! Addresses of contracts.

use crate::error::Error;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Longest part of a wrong address that an error repeats, in characters.
const SHOWN: usize = 140;
const ID_LENGTH: usize = 64;

/// An address: `<dapp_id>::<account_id>`, `0:<account_id>` or the account id. `parse` checks the form.
///
/// A bare account id is one of workchain 0, and equal to it. An address with a Dapp ID is another one than that without:
/// [`is_account`](Self::is_account) compares accounts.
///
/// Values of contracts may hold others, those of no account among them; they keep the text that came.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Address(String);

impl Address {
    /// The account id, 64 hex characters in lower case; `None` for an address of no account.
    pub fn account_id(&self) -> Option<&str> {
        split(&self.0).map(|(_, account_id)| account_id)
    }

    /// The Dapp ID, 64 hex characters in lower case, where the address names one.
    pub fn dapp_id(&self) -> Option<&str> {
        split(&self.0).and_then(|(dapp_id, _)| dapp_id)
    }

    /// Whether both are addresses of the same account, with or without a Dapp ID. Addresses with different Dapp IDs are
    /// different.
    pub fn is_account(&self, other: &Self) -> bool {
        let same_dapp = match (self.dapp_id(), other.dapp_id()) {
            (Some(own), Some(others)) => own == others,
            _ => true,
        };
        self.account_id().is_some() && self.account_id() == other.account_id() && same_dapp
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn of_account(account_id: &str) -> Self {
        Self(format!("0:{account_id}"))
    }

    pub(crate) fn with_dapp(dapp_id: &str, account_id: &str) -> Self {
        Self(format!("{dapp_id}::{account_id}"))
    }
}

impl FromStr for Address {
    type Err = Error;

    /// Fails with [`Error::Invalid`].
    fn from_str(text: &str) -> Result<Self, Error> {
        if is_id(text) {
            return Ok(Self::of_account(&text.to_ascii_lowercase()));
        }
        if split(text).is_some() {
            return Ok(Self(text.to_ascii_lowercase()));
        }
        let shown: String = text.chars().take(SHOWN).collect();
        Err(Error::Invalid(format!(
            "Invalid address: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters, got {shown}"
        )))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl PartialEq<str> for Address {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for Address {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

/// Dapp ID and account id.
fn split(text: &str) -> Option<(Option<&str>, &str)> {
    let start = text.len().checked_sub(ID_LENGTH)?;
    let account_id = text.get(start..).filter(|id| is_id(id))?;
    let front = &text[..start];
    if front.is_empty() {
        return Some((None, account_id));
    }
    if let Some(dapp_id) = front.strip_suffix("::") {
        return is_id(dapp_id).then_some((Some(dapp_id), account_id));
    }
    let workchain = front.strip_suffix(':')?;
    let digits = workchain.strip_prefix('-').unwrap_or(workchain);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then_some((None, account_id))
}

fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn every_form_of_an_address_is_taken_and_others_are_refused() {
        let id = "AB".repeat(32);
        let lower = id.to_lowercase();
        for text in [id.clone(), format!("0:{id}"), format!("-1:{id}")] {
            let address: Address = text.parse().expect("an address");
            assert_eq!(
                (address.account_id(), address.dapp_id()),
                (Some(&*lower), None)
            );
        }
        let both: Address = format!("{id}::{id}").parse().expect("an address");
        assert_eq!(
            (both.account_id(), both.dapp_id()),
            (Some(&*lower), Some(&*lower))
        );
        let [bare, plain] = [id.clone(), format!("0:{id}")]
            .map(|text| text.parse::<Address>().expect("an address"));
        assert_eq!(bare, plain);
        assert!(bare != both && bare.is_account(&both) && both.is_account(&plain));
        let other: Address = format!("{}::{id}", "cd".repeat(32))
            .parse()
            .expect("an address");
        assert!(!other.is_account(&both));
        let wrong = ["", "wallet", "0:", ":", "::", "-:", "ä"];
        let wrong = wrong.map(|front| format!("{front}{}", &id[1..]));
        for text in wrong.iter().map(String::as_str).chain(["", "wallet"]) {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
        for front in [":", "::", "a::", "-:", "x:", "0::", "1"] {
            assert!(
                format!("{front}{id}").parse::<Address>().is_err(),
                "{front}"
            );
        }
    }

    #[test]
    fn an_address_of_no_account_keeps_its_text() {
        let address: Address = serde_json::from_str("\"\"").expect("a value");
        assert_eq!((address.as_str(), address.account_id()), ("", None));
    }
}
