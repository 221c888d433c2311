//! JSON as text, for values of any kind.

use crate::contract::read_values;
use serde::de::{DeserializeOwned, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, SerializeMap, SerializeSeq};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// A JSON value of any kind, as text: numerals keep every digit, whatever features of `serde_json`
/// the program uses.
///
/// `serde_json::Value` and everything else with a JSON form can be converted; [`parse`](Self::parse)
/// returns a type of the program, [`get`](Self::get) a field of an object. Other formats of `serde`
/// that name their fields read and write the value in their own way.
///
/// ```
/// use vendorclient::Json;
///
/// let json = Json::from_text(r#"{"lt": 12345678901234567890}"#)?;
/// assert_eq!(json.get::<u64>("lt"), Some(12_345_678_901_234_567_890));
/// assert_eq!(json.text(), r#"{"lt": 12345678901234567890}"#);
/// assert_eq!(Json::new(&[1, 2])?.parse::<Vec<u8>>()?, [1, 2]);
/// assert!(Json::null().is_null());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON form of a value.
    ///
    /// # Errors
    ///
    /// Fails if the value has none, such as a map whose keys are not texts.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<Self> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// JSON that is written already.
    ///
    /// # Errors
    ///
    /// Fails if the text is not JSON.
    pub fn from_text(text: impl Into<String>) -> serde_json::Result<Self> {
        RawValue::from_string(text.into()).map(Self)
    }

    /// The `null` of JSON.
    #[must_use]
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned())
    }

    /// An object without fields.
    pub(crate) fn empty() -> Self {
        Self::from(Value::Object(serde_json::Map::new()))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Whether it is `null`.
    #[must_use]
    pub fn is_null(&self) -> bool {
        self.text() == "null"
    }

    /// The value as a type.
    ///
    /// # Errors
    ///
    /// Fails if the value does not fit the type.
    pub fn parse<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        read_values(self.text())
    }

    /// A field of an object as a type; `None` when it is absent or does not fit.
    #[must_use]
    pub fn get<T: DeserializeOwned>(&self, field: &str) -> Option<T> {
        let mut fields: BTreeMap<String, Box<RawValue>> = self.parse().ok()?;
        read_values(fields.remove(field)?.get()).ok()
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
        // Only maps with keys that are not texts have no JSON form.
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

/// What `serde_json` calls a text that it takes as it is, and a numeral of any size.
const RAW: &str = "$serde_json::private::RawValue";
const NUMERAL: &str = "$serde_json::private::Number";

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Only a short cut: a serializer of serde_json under another name gets the same value in parts.
        let name = std::any::type_name::<S>();
        if ["&mut serde_json::", "serde_json::"]
            .iter()
            .any(|front| name.starts_with(front))
        {
            return self.0.serialize(serializer);
        }
        write(self.text(), serializer)
    }
}

/// A part of a value, for formats that are not JSON.
struct Part<'a>(&'a RawValue);

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self.0.get(), serializer)
    }
}

fn write<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    fn read<'a, T: Deserialize<'a>, E: serde::ser::Error>(text: &'a str) -> Result<T, E> {
        serde_json::from_str(text).map_err(E::custom)
    }
    match text.trim_start().as_bytes().first() {
        Some(b'{') => {
            let fields = read::<Fields, S::Error>(text)?.0;
            let mut map = serializer.serialize_map(Some(fields.len()))?;
            for (name, value) in &fields {
                map.serialize_entry(name, &Part(value))?;
            }
            map.end()
        }
        Some(b'[') => {
            let items: Vec<&RawValue> = read(text)?;
            let mut list = serializer.serialize_seq(Some(items.len()))?;
            for item in items {
                list.serialize_element(&Part(item))?;
            }
            list.end()
        }
        Some(b'"') => serializer.serialize_str(&read::<String, S::Error>(text)?),
        Some(b't' | b'f') => serializer.serialize_bool(read(text)?),
        Some(b'n') => serializer.serialize_unit(),
        _ => {
            if let Ok(number) = text.parse::<u64>() {
                serializer.serialize_u64(number)
            } else if let Ok(number) = text.parse::<i64>() {
                serializer.serialize_i64(number)
            } else {
                match text.parse::<f64>() {
                    Ok(number) if serde_json::to_string(&number).is_ok_and(|it| it == text) => {
                        serializer.serialize_f64(number)
                    }
                    // Every digit stays, in a form that is read again here, and by serde_json.
                    Ok(_) => read::<&RawValue, S::Error>(text)?.serialize(serializer),
                    Err(_) => Err(S::Error::custom("a numeral cannot be read")),
                }
            }
        }
    }
}

/// Members of an object in their order.
struct Fields<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    fields.push(entry);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Read)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // serde_json passes its text to visitors of this name, other formats pass their values.
        let text = deserializer.deserialize_newtype_struct(RAW, Text)?;
        Self::from_text(text).map_err(D::Error::custom)
    }
}

/// The text of a value of any format.
struct Written(String);

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Text).map(Self)
    }
}

struct Text;

fn as_text<E: serde::de::Error>(value: impl Serialize) -> Result<String, E> {
    serde_json::to_string(&value).map_err(E::custom)
}

impl<'de> Visitor<'de> for Text {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that JSON can express")
    }

    fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<String, E> {
        as_text(value)
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<String, E> {
        as_text(value)
    }

    fn visit_i128<E: serde::de::Error>(self, value: i128) -> Result<String, E> {
        as_text(value)
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<String, E> {
        as_text(value)
    }

    fn visit_u128<E: serde::de::Error>(self, value: u128) -> Result<String, E> {
        as_text(value)
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<String, E> {
        if value.is_finite() {
            as_text(value)
        } else {
            Err(E::custom("JSON has no such number"))
        }
    }

    fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<String, E> {
        as_text(value)
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<String, E> {
        Ok("null".to_owned())
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<String, E> {
        Ok("null".to_owned())
    }

    fn visit_some<D: Deserializer<'de>>(self, value: D) -> Result<String, D::Error> {
        value.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, value: D) -> Result<String, D::Error> {
        value.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<String, A::Error> {
        let mut items = Vec::new();
        while let Some(Written(item)) = list.next_element()? {
            items.push(item);
        }
        Ok(format!("[{}]", items.join(",")))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<String, A::Error> {
        let mut fields = Vec::new();
        while let Some(Written(key)) = map.next_key()? {
            // Keys of other formats may be numbers.
            let key = if key.starts_with('"') {
                key
            } else {
                as_text(key)?
            };
            if fields.is_empty()
                && (key[1..key.len() - 1] == *RAW || key[1..key.len() - 1] == *NUMERAL)
            {
                return map.next_value();
            }
            let Written(value) = map.next_value()?;
            fields.push(format!("{key}:{value}"));
        }
        Ok(format!("{{{}}}", fields.join(",")))
    }
}

#[cfg(test)]
mod tests {
    use super::Json;
    use serde::{Deserialize, Serialize};

    const VALUE: &str = r#"{"a":[1,-2,0.5,true,null,"\u00e4\""],"b":{},"n":18446744073709551615}"#;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Named {
        value: Json,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Around {
        name: String,
        #[serde(flatten)]
        named: Named,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Flat {
        name: String,
        #[serde(flatten)]
        rest: Json,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(untagged)]
    enum Either {
        Named(Named),
        Text(String),
    }

    fn value() -> Json {
        Json::from_text(VALUE).expect("JSON")
    }

    fn again<T: Serialize + for<'de> Deserialize<'de> + PartialEq + std::fmt::Debug>(
        value: &T,
    ) -> String {
        let text = serde_json::to_string(value).expect("JSON");
        assert_eq!(&serde_json::from_str::<T>(&text).expect("fits"), value);
        text
    }

    #[test]
    fn values_fit_into_flattened_and_untagged_types() {
        let named = || Named { value: value() };
        let name = "x".to_owned();
        again(&Around {
            name: name.clone(),
            named: named(),
        });
        again(&Either::Named(named()));
        let flat = again(&Flat {
            name,
            rest: value(),
        });
        assert!(flat.contains(r#""n":18446744073709551615"#), "{flat}");
    }

    #[test]
    fn numerals_keep_every_digit() {
        for text in [
            "340282366920938463463374607431768211456",
            "1.50",
            "-0.0",
            "1e400",
            "-9223372036854775808",
        ] {
            let json = Json::from_text(text).expect("JSON");
            assert_eq!(again(&json), text);
            let list = format!(r#"{{"name":"x","value":[{text}]}}"#);
            let flat: Flat = serde_json::from_str(r#"{"name":"x"}"#).expect("fits");
            let flat = Flat {
                rest: Json::from_text(format!(r#"{{"value":[{text}]}}"#)).expect("JSON"),
                ..flat
            };
            assert_eq!(serde_json::to_string(&flat).expect("JSON"), list);
        }
    }

    #[test]
    fn other_formats_give_what_they_have() {
        use serde::de::value::{Error, MapDeserializer};

        let entries = [(1u32, "a"), (2, "b")].into_iter();
        let json = Json::deserialize(MapDeserializer::<_, Error>::new(entries)).expect("a value");
        assert_eq!(json.text(), r#"{"1":"a","2":"b"}"#);
        let float = serde::de::value::F64Deserializer::<Error>::new(f64::NAN);
        assert!(Json::deserialize(float).is_err());
    }
}
