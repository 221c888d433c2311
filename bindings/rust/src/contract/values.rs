//! Values of contracts as programs read them.

use super::integers::decimal;
use crate::error::{DecodeError, Error, InvalidValue, Result};
use crate::json::Json;
use serde::de::DeserializeOwned;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Parts of an ABI that contract objects use.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Abi {
    #[serde(default)]
    functions: Vec<Function>,
    #[serde(default)]
    events: Vec<Event>,
    #[serde(default)]
    fields: Vec<Param>,
}

#[derive(Debug, Deserialize)]
struct Function {
    name: String,
    #[serde(default)]
    outputs: Vec<Param>,
}

#[derive(Debug, Deserialize)]
struct Event {
    name: String,
    #[serde(default)]
    inputs: Vec<Param>,
}

#[derive(Debug, Deserialize)]
struct Param {
    name: String,
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    components: Vec<Param>,
    #[serde(default)]
    init: bool,
}

impl Abi {
    pub(super) fn read(text: &str) -> Result<Self> {
        serde_json::from_str(text).map_err(|error| {
            InvalidValue::new("The ABI cannot be read")
                .with_source(error)
                .into()
        })
    }

    /// Whether the public key is stored before the deployment.
    pub(super) fn takes_public_key(&self) -> bool {
        let mut fields = self.fields.iter();
        fields.any(|field| field.name == "_pubkey" && field.init)
    }

    /// Results of a function with integers as numerals; an empty object without results.
    pub(super) fn outputs(&self, name: &str, values: Option<&Json>) -> Result<Json> {
        let function = self.functions.iter().find(|function| function.name == name);
        exact_values(function.map_or(&[], |function| &function.outputs), values)
    }

    /// Values of an event with integers as numerals.
    pub(super) fn event(&self, name: &str, values: Option<&Json>) -> Result<Json> {
        let event = self.events.iter().find(|event| event.name == name);
        exact_values(event.map_or(&[], |event| &event.inputs), values)
    }
}

/// A value as a type; `what` names it for errors.
pub(crate) fn read_typed<T: DeserializeOwned>(what: &str, value: Json) -> Result<T> {
    value.parse().map_err(|error| {
        let what = format!("The result of {what}");
        // What was done must not be lost with its result.
        Error::Decode(DecodeError::new(&what, error, value, Json::empty()))
    })
}

/// A decimal or hexadecimal text.
pub(super) fn read_u128(text: &str) -> Option<u128> {
    match text.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

fn exact_values(params: &[Param], values: Option<&Json>) -> Result<Json> {
    let text = values.map_or("{}", Json::text);
    exact("tuple", params, text)
        .and_then(Json::from_text)
        .map_err(|error| {
            let values = values.cloned().unwrap_or_default();
            Error::Decode(DecodeError::new(
                "A value of the contract",
                error,
                values,
                Json::empty(),
            ))
        })
}

/// A value as the library writes it, with integers as JSON numerals, whatever their size.
fn exact(kind: &str, components: &[Param], text: &str) -> serde_json::Result<String> {
    if text == "null" {
        return Ok(text.to_owned());
    }
    if let Some(item) = item_of_array(kind) {
        let items: Vec<Box<RawValue>> = serde_json::from_str(text)?;
        let items = items
            .iter()
            .map(|value| exact(item, components, value.get()));
        return Ok(format!(
            "[{}]",
            items.collect::<serde_json::Result<Vec<_>>>()?.join(",")
        ));
    }
    if let Some(inner) = inside(kind, "optional").or(inside(kind, "ref")) {
        return exact(inner, components, text);
    }
    if let Some((key, item)) = inside(kind, "map").and_then(|types| types.split_once(',')) {
        let key_of = |name: &str| is_integer(key).then(|| decimal(name)).flatten();
        return exact_entries(text, key_of, |_| Some((item, components)));
    }
    if kind == "tuple" {
        let type_of = |name: &str| {
            let param = components.iter().find(|param| param.name == name)?;
            Some((&*param.kind, &*param.components))
        };
        return exact_entries(text, |_| None, type_of);
    }
    if !is_integer(kind) || !text.starts_with('"') {
        return Ok(text.to_owned());
    }
    let written: String = serde_json::from_str(text)?;
    decimal(&written)
        .ok_or_else(|| serde::de::Error::custom("an integer is written in another way"))
}

/// `key_of`: another form of a key.
fn exact_entries<'a>(
    text: &str,
    key_of: impl Fn(&str) -> Option<String>,
    type_of: impl Fn(&str) -> Option<(&'a str, &'a [Param])>,
) -> serde_json::Result<String> {
    let entries: BTreeMap<String, Box<RawValue>> = serde_json::from_str(text)?;
    let mut written = Vec::new();
    for (name, value) in &entries {
        let value = match type_of(name) {
            Some((kind, components)) => exact(kind, components, value.get())?,
            None => value.get().to_owned(),
        };
        let key = key_of(name);
        let key = serde_json::to_string(key.as_ref().unwrap_or(name))?;
        written.push(format!("{key}:{value}"));
    }
    Ok(format!("{{{}}}", written.join(",")))
}

/// `uint8[]` and `uint8[3]` are arrays of `uint8`.
fn item_of_array(kind: &str) -> Option<&str> {
    let (item, length) = kind.strip_suffix(']')?.rsplit_once('[')?;
    length
        .bytes()
        .all(|digit| digit.is_ascii_digit())
        .then_some(item)
}

fn inside<'a>(kind: &'a str, container: &str) -> Option<&'a str> {
    kind.strip_prefix(container)?
        .strip_prefix('(')?
        .strip_suffix(')')
}

fn is_integer(kind: &str) -> bool {
    if matches!(kind, "gram" | "grams" | "token" | "time" | "expire") {
        return true;
    }
    let unsized_name = kind.trim_end_matches(|digit: char| digit.is_ascii_digit());
    kind != unsized_name && matches!(unsized_name, "int" | "uint" | "varint" | "varuint")
}

#[cfg(test)]
mod tests {
    use super::Abi;
    use crate::Json;

    fn read(abi: &str, values: &str) -> String {
        let abi = Abi::read(abi).expect("an ABI");
        let values = Json::from_text(values).expect("JSON");
        abi.outputs("f", Some(&values))
            .expect("values")
            .text()
            .to_owned()
    }

    fn of_type(kind: &str, value: &str) -> String {
        let abi = format!(
            r#"{{"functions":[{{"name":"f","outputs":[{{"name":"v","type":"{kind}","components":[{{"name":"n","type":"int128"}}]}}]}}]}}"#
        );
        read(&abi, &format!(r#"{{"v":{value}}}"#))
    }

    #[test]
    fn integers_are_numerals_wherever_they_are() {
        assert_eq!(of_type("uint256", r#""0x1F""#), r#"{"v":31}"#);
        assert_eq!(of_type("varuint16[]", r#"["1","2"]"#), r#"{"v":[1,2]}"#);
        assert_eq!(
            of_type("map(address,uint64[2])", r#"{"b":["1"]}"#),
            r#"{"v":{"b":[1]}}"#
        );
        assert_eq!(
            of_type("optional(tuple)", r#"{"n":"-5"}"#),
            r#"{"v":{"n":-5}}"#
        );
        assert_eq!(of_type("optional(uint8)", "null"), r#"{"v":null}"#);
        assert_eq!(
            of_type("map(uint32,tuple)", r#"{"1":{"n":"7"}}"#),
            r#"{"v":{"1":{"n":7}}}"#
        );
        assert_eq!(
            of_type("map(uint256,bool)", r#"{"0x1F":true}"#),
            r#"{"v":{"31":true}}"#
        );
        assert_eq!(
            of_type("ref(tuple[])", r#"[{"n":"7"}]"#),
            r#"{"v":[{"n":7}]}"#
        );
    }

    #[test]
    fn other_values_stay_as_they_are() {
        for kind in ["string", "bytes", "address", "cell", "fixedbytes32"] {
            assert_eq!(of_type(kind, r#""12""#), r#"{"v":"12"}"#);
        }
        assert_eq!(of_type("bool", "true"), r#"{"v":true}"#);
    }
}
