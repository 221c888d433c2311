//! The text between the brackets of the macro.

use proc_macro::{TokenStream, TokenTree};

pub(crate) struct Arguments {
    /// File, or name of a contract that comes with the program.
    pub abi: String,
    pub tvc: Option<String>,
    pub name: Option<String>,
}

const EXPECTED: &str = r#"expected bind!("file.abi.json"), with tvc = "file.tvc" and name = "Name" behind it where wanted"#;

impl Arguments {
    pub fn read(input: TokenStream) -> Result<Self, String> {
        let mut tokens = input.into_iter().peekable();
        let abi = text(tokens.next())?;
        let mut arguments = Self {
            abi,
            tvc: None,
            name: None,
        };
        while let Some(token) = tokens.next() {
            expect(Some(token), ',')?;
            let Some(field) = tokens.next() else { break };
            expect(tokens.next(), '=')?;
            let value = Some(text(tokens.next())?);
            let place = match field.to_string().as_str() {
                "tvc" => &mut arguments.tvc,
                "name" => &mut arguments.name,
                other => return Err(format!("There is no argument {other}: {EXPECTED}")),
            };
            if place.is_some() {
                return Err(format!("The argument {field} is there twice"));
            }
            *place = value;
        }
        Ok(arguments)
    }
}

fn expect(token: Option<TokenTree>, mark: char) -> Result<(), String> {
    match token {
        Some(TokenTree::Punct(found)) if found.as_char() == mark => Ok(()),
        _ => Err(EXPECTED.to_owned()),
    }
}

/// The content of a text literal. One that comes through another macro is in a group without brackets.
fn text(token: Option<TokenTree>) -> Result<String, String> {
    match token {
        Some(TokenTree::Literal(literal)) => {
            content(&literal.to_string()).ok_or_else(|| EXPECTED.to_owned())
        }
        Some(TokenTree::Group(group)) => text(group.stream().into_iter().next()),
        _ => Err(EXPECTED.to_owned()),
    }
}

fn content(literal: &str) -> Option<String> {
    if let Some(raw) = literal.strip_prefix('r') {
        let inner = raw.trim_matches('#');
        return Some(inner.strip_prefix('"')?.strip_suffix('"')?.to_owned());
    }
    let inner = literal.strip_prefix('"')?.strip_suffix('"')?;
    let mut text = String::new();
    let mut characters = inner.chars();
    while let Some(character) = characters.next() {
        text.push(match character {
            // Paths need no other escapes.
            '\\' => characters
                .next()
                .filter(|escaped| matches!(escaped, '\\' | '"' | '\''))?,
            other => other,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::content;

    #[test]
    fn texts_are_read_in_both_forms() {
        assert_eq!(content(r#""a b.json""#).as_deref(), Some("a b.json"));
        assert_eq!(
            content(r##"r#"c:\wallet "x".json"#"##).as_deref(),
            Some(r#"c:\wallet "x".json"#)
        );
        assert_eq!(
            content(r#""c:\\wallet.json""#).as_deref(),
            Some(r"c:\wallet.json")
        );
        assert_eq!(content(r#""line\n""#), None);
        assert_eq!(content("17"), None);
    }
}
