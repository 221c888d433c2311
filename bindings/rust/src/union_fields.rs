//! Reading of unions, which are told apart by their field `type`.

use serde::de::{DeserializeOwned, Deserializer, Error};
use serde::Deserialize;
use serde_json::{Map, Value};

/// The fields of a union value. Taken one by one, because the ways in which `serde` reads tagged
/// enumerations lose numerals that keep every digit.
pub struct UnionFields(Map<String, Value>);

impl<'de> Deserialize<'de> for UnionFields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Map::deserialize(deserializer).map(Self)
    }
}

impl UnionFields {
    /// The field `type`; empty when there is none.
    pub fn variant(&self) -> String {
        let name = self.0.get("type").and_then(Value::as_str);
        name.unwrap_or_default().to_owned()
    }

    /// A field; one that is absent counts as `null`.
    pub fn take<T: DeserializeOwned, E: Error>(&mut self, name: &str) -> Result<T, E> {
        let value = self.0.remove(name).unwrap_or(Value::Null);
        serde_json::from_value(value).map_err(|error| E::custom(format!("{name}: {error}")))
    }

    /// Everything, as it came.
    pub fn into_value(self) -> Value {
        Value::Object(self.0)
    }
}

/// Stands for a secret in debug output.
pub struct Hidden;

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}
