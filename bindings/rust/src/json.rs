//! JSON as text, for values of any kind.

use serde::de::{DeserializeOwned, Deserializer};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// A JSON value of any kind, as text: numerals keep every digit, whatever features of `serde_json`
/// the program uses.
///
/// `serde_json::Value` and everything else with a JSON form become one; [`parse`](Self::parse) gives
/// a type of the program, [`get`](Self::get) a field of an object.
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON form of a value.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<Self> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// JSON that is written already.
    pub fn from_text(text: impl Into<String>) -> serde_json::Result<Self> {
        RawValue::from_string(text.into()).map(Self)
    }

    /// The `null` of JSON.
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned())
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Whether it is `null`.
    pub fn is_null(&self) -> bool {
        self.text() == "null"
    }

    /// The value as a type.
    pub fn parse<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }

    /// A field of an object as a type; `None` when it is absent or does not fit.
    pub fn get<T: DeserializeOwned>(&self, field: &str) -> Option<T> {
        let mut fields: BTreeMap<String, Box<RawValue>> = self.parse().ok()?;
        serde_json::from_str(fields.remove(field)?.get()).ok()
    }

    pub(crate) fn from_raw(text: Box<RawValue>) -> Self {
        Self(text)
    }
}

impl Default for Json {
    fn default() -> Self {
        Self::null()
    }
}

/// Equal texts, or texts with equal values.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
            || matches!((self.parse::<Value>(), other.parse::<Value>()), (Ok(a), Ok(b)) if a == b)
    }
}

impl PartialEq<Value> for Json {
    fn eq(&self, other: &Value) -> bool {
        self.parse::<Value>().is_ok_and(|value| value == *other)
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Self::from(&value)
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Self {
        // Only maps with keys that are no texts have no JSON form.
        Self::new(value).unwrap_or_default()
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::from(Value::from(text))
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::from(Value::from(text))
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Box::deserialize(deserializer).map(Self)
    }
}
