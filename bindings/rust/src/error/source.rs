//! What lies below an error.

use serde::de::Error as _;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// The error below another one, shared by its clones, which are equal.
#[derive(Clone)]
pub(crate) struct Source(Arc<dyn Error + Send + Sync>);

impl Source {
    pub(crate) fn new(error: impl Error + Send + Sync + 'static) -> Self {
        Self(Arc::new(error))
    }

    /// The error of a text that does not fit its type, without the values that it may quote: they may be secrets.
    pub(crate) fn of_json(error: serde_json::Error) -> Self {
        if !error.is_data() {
            return Self::new(error);
        }
        // The place at the end of the text is read again from there.
        Self::new(serde_json::Error::custom(without_values(
            &error.to_string(),
        )))
    }

    pub(crate) fn error(&self) -> &(dyn Error + 'static) {
        &*self.0
    }
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// Texts of `serde` that quote a value: ``invalid type: string "abc", expected u32``, ``unknown variant `abc`, expected..``.
fn without_values(text: &str) -> String {
    let quotes = ["invalid type: ", "invalid value: ", "unknown variant "];
    let Some(front) = quotes.iter().find(|front| text.starts_with(**front)) else {
        return text.to_owned();
    };
    let (value, expected) = match text.rfind(", expected ") {
        Some(end) => text.split_at(end),
        None => (text, ""),
    };
    // A value that contains the word does not reach beyond the first one.
    let expected = match value.find(", expected ") {
        Some(_) => "",
        None => expected,
    };
    let kind = &value[front.len()..];
    let kind = &kind[..kind.find(['"', '`']).unwrap_or(kind.len())];
    let text = format!("{front}{kind}");
    format!("{}{expected}", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::Source;
    use serde::de::DeserializeOwned;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    struct Pair {
        #[allow(dead_code)]
        count: u8,
    }

    #[derive(Debug, Deserialize)]
    enum Kind {
        Open,
    }

    fn shown<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> String {
        let error = serde_json::from_str::<T>(text).expect_err("it does not fit");
        Source::of_json(error).error().to_string()
    }

    #[test]
    fn values_are_not_quoted_and_places_are_named() {
        assert_eq!(
            shown::<Pair>(r#"{"count":"hunter2"}"#),
            "invalid type: string, expected u8 at line 1 column 18"
        );
        assert_eq!(
            shown::<Pair>(r#"{"count":1234}"#),
            "invalid value: integer, expected u8 at line 1 column 13"
        );
        assert_eq!(
            shown::<Pair>("{}"),
            "missing field `count` at line 1 column 2"
        );
        assert_eq!(
            shown::<Kind>("\"hunter2\""),
            "unknown variant, expected `Open` at line 1 column 9"
        );
        let odd = shown::<Pair>(r#"{"count":"a, expected hunter2, expected"}"#);
        assert!(
            odd.starts_with("invalid type: string") && !odd.contains("hunter2"),
            "{odd}"
        );
        assert_eq!(
            shown::<Pair>("{\"count\":"),
            "EOF while parsing a value at line 1 column 9"
        );
        let _ = Kind::Open;
    }
}
