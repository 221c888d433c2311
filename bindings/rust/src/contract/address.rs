//! Addresses of contracts.

use crate::error::{Error, InvalidValue};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// Longest part of a wrong address that an error repeats, in characters.
const SHOWN: usize = 140;
const ID_LENGTH: usize = 64;

/// An address: `<dapp_id>::<account_id>`, `0:<account_id>` or the account id. `parse` checks the form.
///
/// Addresses of the same account are equal, have the same hash and the same place in an order, whatever their form is: what
/// counts is the workchain and the account id, which is all that messages and values of contracts carry. The Dapp ID says
/// where the network keeps the account; [`is_account`](Self::is_account) also tells different Dapp IDs apart.
///
/// ```
/// use vendorclient::Address;
///
/// let id = "5b3dc4a1a2f4d53d8d2ea8c10b2cd9d1b2f9a9f0ee3f0ad1fc1b56b21d2a7b33";
/// let [bare, older, extended] = [id.to_owned(), format!("0:{id}"), format!("{id}::{id}")];
/// let address: Address = bare.parse()?;
/// assert_eq!(address, older.parse::<Address>()?);
/// assert_eq!(address, extended.parse::<Address>()?);
/// assert_eq!((address.account_id(), address.dapp_id()), (Some(id), None));
/// assert_eq!(address.to_string(), older);
/// # Ok::<(), vendorclient::Error>(())
/// ```
///
/// Values of contracts may hold others, such as [`NONE`](Self::NONE); they keep the text that came. Results, events and
/// [`Json::parse`](crate::Json::parse) read them. JSON from elsewhere, such as a file of settings, is checked as `parse` does.
///
/// ```
/// use vendorclient::Address;
///
/// let address: Address = "0:7b8e2649f3ee3a5545d535ab6cc85872da27bcef1df632177d01714f5a637c19".parse()?;
/// assert_eq!(address.account_id(), Some(&address.as_str()[2..]));
/// assert_eq!(address.dapp_id(), None);
/// assert!(address.is_account(&address) && !address.is_none());
/// # Ok::<(), vendorclient::Error>(())
/// ```
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Address(String);

impl Address {
    /// The address of no account (`addr_none`), which values of contracts may hold.
    pub const NONE: Self = Self(String::new());

    /// The account id, 64 hex characters in lower case; `None` for an address of no account.
    #[must_use]
    pub fn account_id(&self) -> Option<&str> {
        split(&self.0).map(|parts| parts.account_id)
    }

    /// The Dapp ID, 64 hex characters in lower case, where the address names one.
    #[must_use]
    pub fn dapp_id(&self) -> Option<&str> {
        split(&self.0).and_then(|parts| parts.dapp_id)
    }

    /// Whether it is [`NONE`](Self::NONE).
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether both are addresses of the same account. Unlike `==`, addresses with different Dapp IDs are different, and those
    /// of no account too.
    #[must_use]
    pub fn is_account(&self, other: &Self) -> bool {
        let same_dapp = match (self.dapp_id(), other.dapp_id()) {
            (Some(own), Some(others)) => own == others,
            _ => true,
        };
        self.account_id().is_some() && self == other && same_dapp
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The number of the workchain; `None` for an address of no account.
    pub(super) fn workchain(&self) -> Option<i32> {
        self.key().0
    }

    /// What two addresses of an account have in common; the text of any other.
    fn key(&self) -> (Option<i32>, &str) {
        match split(&self.0) {
            Some(parts) => (Some(parts.workchain), parts.account_id),
            None => (None, &self.0),
        }
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
        Err(InvalidValue::new(format!(
            "Invalid address: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters, got {shown}"
        ))
        .into())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<'de> Deserialize<'de> for Address {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.parse() {
            Err(_) if READS_VALUES.get() => Ok(Self(text)),
            read => read.map_err(D::Error::custom),
        }
    }
}

thread_local! {
    /// Whether this thread reads what the library returned, where an address may be that of no account.
    static READS_VALUES: Cell<bool> = const { Cell::new(false) };
}

/// Reads what the library returned.
pub(crate) fn read_values<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    /// Restores the flag, also after a panic of a `Deserialize` of the program.
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            READS_VALUES.set(self.0);
        }
    }
    let _restore = Restore(READS_VALUES.replace(true));
    serde_json::from_str(text)
}

impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Address {}

impl Hash for Address {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl PartialOrd for Address {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Address {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

/// A text is compared as the address that it is.
impl PartialEq<str> for Address {
    fn eq(&self, other: &str) -> bool {
        match other.parse::<Self>() {
            Ok(other) => *self == other,
            Err(_) => self.0 == other,
        }
    }
}

impl PartialEq<&str> for Address {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

impl AsRef<str> for Address {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<Address> for String {
    fn from(address: Address) -> Self {
        address.0
    }
}

struct Parts<'a> {
    workchain: i32,
    dapp_id: Option<&'a str>,
    account_id: &'a str,
}

fn split(text: &str) -> Option<Parts<'_>> {
    let start = text.len().checked_sub(ID_LENGTH)?;
    let account_id = text.get(start..).filter(|id| is_id(id))?;
    let front = &text[..start];
    let (workchain, dapp_id) = match front.strip_suffix("::") {
        Some(dapp_id) => (0, Some(dapp_id).filter(|id| is_id(id))?.into()),
        None if front.is_empty() => (0, None),
        None => (front.strip_suffix(':').and_then(workchain)?, None),
    };
    Some(Parts {
        workchain,
        dapp_id,
        account_id,
    })
}

fn workchain(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::{read_values, Address};
    use crate::Json;
    use std::cmp::Ordering;
    use std::collections::{BTreeSet, HashSet};

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
        let wrong = ["", "wallet", "0:", ":", "::", "-:", "ä"];
        let wrong = wrong.map(|front| format!("{front}{}", &id[1..]));
        for text in wrong.iter().map(String::as_str).chain(["", "wallet"]) {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
        for front in [
            ":",
            "::",
            "a::",
            "-:",
            "x:",
            "0::",
            "1",
            "+1:",
            "99999999999:",
        ] {
            assert!(
                format!("{front}{id}").parse::<Address>().is_err(),
                "{front}"
            );
        }
    }

    #[test]
    fn forms_of_one_account_are_one_key() {
        let id = "ab".repeat(32);
        let [bare, plain, both, other, master] = [
            id.to_uppercase(),
            format!("0:{id}"),
            format!("{id}::{id}"),
            format!("{}::{id}", "cd".repeat(32)),
            format!("-1:{id}"),
        ]
        .map(|text| text.parse::<Address>().expect("an address"));
        let same = [&bare, &plain, &both];
        for address in same {
            for other in same {
                assert!(address == other && address.is_account(other));
                assert_eq!(address.cmp(other), Ordering::Equal);
            }
            assert!(*address == *id && *address == both.as_str() && *address != *master.as_str());
        }
        assert_eq!(same.into_iter().collect::<HashSet<_>>().len(), 1);
        assert_eq!(same.into_iter().collect::<BTreeSet<_>>().len(), 1);
        assert!(other == both && !other.is_account(&both));
        assert!(master != plain && !master.is_account(&plain) && master < plain);
    }

    #[test]
    fn texts_and_json_make_the_round_trip() {
        let id = "ab".repeat(32);
        for text in [format!("0:{id}"), format!("{id}::{id}"), format!("-1:{id}")] {
            let address: Address = text.parse().expect("an address");
            assert_eq!(address.to_string(), text);
            let json = serde_json::to_string(&address).expect("JSON");
            assert_eq!(json, format!("{text:?}"));
            let read: Address = serde_json::from_str(&json).expect("an address");
            assert_eq!(read.as_str(), text);
        }
        let upper: Address =
            serde_json::from_str(&format!("\"0:{}\"", id.to_uppercase())).expect("an address");
        assert_eq!(upper.account_id(), Some(&*id));
        assert_eq!(format!("{:>3}|", Address::NONE), "   |");
    }

    #[test]
    fn an_address_of_no_account_keeps_its_text() {
        let address: Address = read_values("\"\"").expect("a value");
        assert_eq!((address.as_str(), address.account_id()), ("", None));
        assert!(address == Address::NONE && address.is_none() && !address.is_account(&address));
        let other: Address = read_values("\":1f\"").expect("a value");
        assert!(other != address && other == other.clone() && other.as_str() == ":1f");
        let field = Json::from_text(r#"{"owner":""}"#).expect("JSON");
        assert_eq!(field.get("owner"), Some(Address::NONE));
    }

    #[test]
    fn json_from_elsewhere_is_checked() {
        let list: Vec<Address> = read_values(r#"["",":1f"]"#).expect("values");
        assert_eq!(list.len(), 2);
        for text in ["\"\"", "\":1f\"", "\"wallet\"", "null"] {
            assert!(serde_json::from_str::<Address>(text).is_err(), "{text}");
        }
        let error = serde_json::from_str::<Address>("\"wallet\"").expect_err("no address");
        let text = error.to_string();
        assert!(
            text.contains("Invalid address") && text.contains("wallet"),
            "{text}"
        );
    }
}
