//! Typed contracts for the crate `vendorclient`: [`bind!`].
//!
//! The wrapper is what the program `vendorclient` writes, so there is one generator for all languages.

mod arguments;
mod program;

use arguments::Arguments;
use proc_macro::TokenStream;
use std::path::{Path, PathBuf};

/// Declares a module with the types of a contract, and brings its wrapper into scope.
///
/// `bind!("contracts/wallet.abi.json")` makes the module `wallet` and the struct `Wallet`. With `tvc =
/// "contracts/wallet.tvc"` it can be deployed, `name = "Treasury"` calls it otherwise. Paths are relative to the folder
/// of `Cargo.toml`. The name of a contract that comes with the program can replace a file.
///
/// The program is found by the environment variable `VENDORCLIENT_BINARY`, then on the `PATH`.
///
/// A file that is missing, an ABI that cannot be read and a missing program are errors of the compiler.
#[proc_macro]
pub fn bind(input: TokenStream) -> TokenStream {
    let folder = std::env::var_os("CARGO_MANIFEST_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    match Arguments::read(input).and_then(|arguments| expand(&arguments, &folder)) {
        Ok(items) => items,
        Err(message) => format!("::core::compile_error!({message:?});")
            .parse()
            .expect("a text"),
    }
}

fn expand(arguments: &Arguments, folder: &Path) -> Result<TokenStream, String> {
    let mut files = Vec::new();
    let abi = match file_of(&arguments.abi, folder)? {
        Some(path) => {
            files.push(path.clone());
            path
        }
        None => arguments.abi.clone().into(),
    };
    let mut words = vec![
        "bind".into(),
        abi.into_os_string(),
        "--lang".into(),
        "rust".into(),
    ];
    if let Some(tvc) = &arguments.tvc {
        let path = file_of(tvc, folder)?.ok_or_else(|| missing(&folder.join(tvc)))?;
        files.push(path.clone());
        words.extend(["--tvc".into(), path.into_os_string()]);
    }
    if let Some(name) = &arguments.name {
        words.extend(["--name".into(), name.into()]);
    }
    let text = program::run(&words)?;
    let wrapper =
        wrapper_of(&text).ok_or("The program wrote no wrapper: is its version another one?")?;
    let module = module_name(arguments.name.as_ref().unwrap_or(&arguments.abi));
    // The compiler reads the files as well, so that it notices when one changes.
    let watched: String = files
        .iter()
        .map(|path| {
            format!(
                "const _: &[u8] = ::core::include_bytes!({:?});\n",
                path.display().to_string()
            )
        })
        .collect();
    let items = format!("pub mod {module} {{\n{text}\n{watched}}}\npub use {module}::{wrapper};");
    items
        .parse()
        .map_err(|error| format!("The wrapper cannot be read: {error}"))
}

/// The file that a path of the program names; nothing for a word that is not a path.
fn file_of(given: &str, folder: &Path) -> Result<Option<PathBuf>, String> {
    let path = folder.join(given);
    if path.is_file() {
        return Ok(Some(path));
    }
    if given.contains(['.', '/', '\\']) {
        return Err(missing(&path));
    }
    Ok(None)
}

fn missing(path: &Path) -> String {
    format!("There is no file {}", path.display())
}

/// Name of the struct that holds the contract.
fn wrapper_of(text: &str) -> Option<&str> {
    let end = text.find("(vendorclient::Contract);")?;
    text[..end].rsplit("pub struct ").next()
}

/// Name of a module for a file or a contract: `SafeMultisig.abi.json` is `safe_multisig`.
fn module_name(given: &str) -> String {
    let file = given.rsplit(['/', '\\']).next().unwrap_or(given);
    let stem = file.strip_suffix(".json").unwrap_or(file);
    let stem = stem.strip_suffix(".abi").unwrap_or(stem);
    let mut name = String::new();
    let mut after_small = false;
    for character in stem.chars() {
        if character.is_uppercase() && after_small {
            name.push('_');
        }
        after_small = character.is_lowercase() || character.is_numeric();
        if character.is_alphanumeric() {
            name.extend(character.to_lowercase());
        } else if !name.ends_with('_') {
            name.push('_');
        }
    }
    // A word of the language, or a digit in front, is no name.
    if is_name(&name) {
        name
    } else {
        format!("contract_{name}")
    }
}

const KEYWORDS: &str = " abstract as async await become box break const continue crate do dyn else enum extern false final \
    fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait \
    true try type typeof unsafe unsized use virtual where while yield ";

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(|character: char| character.is_numeric())
        && text != "_"
        && !KEYWORDS.contains(&format!(" {text} "))
}

#[cfg(test)]
mod tests {
    use super::{module_name, wrapper_of};

    #[test]
    fn the_wrapper_is_the_struct_around_the_contract() {
        let text = "pub struct A { pub b: u8 }\npub struct Wallet(vendorclient::Contract);\npub struct C {}";
        assert_eq!(wrapper_of(text), Some("Wallet"));
        assert_eq!(wrapper_of("nothing"), None);
    }

    #[test]
    fn modules_are_called_as_files_and_contracts() {
        assert_eq!(
            module_name("contracts/SafeMultisig.abi.json"),
            "safe_multisig"
        );
        assert_eq!(module_name("Multisig"), "multisig");
        assert_eq!(module_name("a-b c2D.json"), "a_b_c2_d");
    }

    #[test]
    fn words_of_the_language_get_something_in_front() {
        assert_eq!(module_name("match.abi.json"), "contract_match");
        assert_eq!(module_name("2nd.abi.json"), "contract_2nd");
        assert_eq!(module_name("_.json"), "contract__");
    }
}
