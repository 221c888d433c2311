//! Reading of unions, which are told apart by their field `type`.

use crate::json::Json;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The fields of a union value. Taken one by one, because the ways in which `serde` reads tagged
/// enumerations lose numerals that keep every digit.
#[allow(missing_debug_implementations)]
pub struct UnionFields {
    whole: Json,
    fields: BTreeMap<String, Box<RawValue>>,
}

impl<'de> Deserialize<'de> for UnionFields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let whole = Json::deserialize(deserializer)?;
        let fields = whole.parse().map_err(D::Error::custom)?;
        Ok(Self { whole, fields })
    }
}

impl UnionFields {
    /// The field `type`, or empty.
    #[must_use]
    pub fn variant(&self) -> String {
        let name = self.fields.get("type");
        name.and_then(|name| serde_json::from_str(name.get()).ok())
            .unwrap_or_default()
    }

    /// A field; one that is absent counts as `null`.
    ///
    /// # Errors
    ///
    /// Fails if the field does not fit the type.
    pub fn take<T: DeserializeOwned, E: Error>(&mut self, name: &str) -> Result<T, E> {
        let value = self.fields.remove(name);
        let text = value.as_ref().map_or("null", |value| value.get());
        serde_json::from_str(text).map_err(|error| E::custom(format!("{name}: {error}")))
    }

    /// Everything, as it came.
    #[must_use]
    pub fn into_json(self) -> Json {
        self.whole
    }
}

/// Stands for a secret in debug output.
pub struct Hidden;

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}
