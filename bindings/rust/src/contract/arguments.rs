//! Arguments of a function, as generated wrappers collect them.

use serde::ser::{Error, SerializeMap};
use serde::{Serialize, Serializer};
use serde_json::value::{to_raw_value, RawValue};

/// Arguments by name.
#[derive(Debug, Default)]
pub struct Arguments(Vec<(&'static str, Result<Box<RawValue>, String>)>);

impl Arguments {
    /// No arguments.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an argument. As text, because a number of 128 bits has no other form that keeps its digits.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Self {
        let value = to_raw_value(value).map_err(|error| error.to_string());
        self.0.push((name, value));
        self
    }
}

impl Serialize for Arguments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            let value = value.as_ref().map_err(S::Error::custom)?;
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
