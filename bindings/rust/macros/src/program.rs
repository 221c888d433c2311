//! The program that writes wrappers.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const VARIABLE: &str = "VENDORCLIENT_BINARY";
const NAME: &str = if cfg!(windows) {
    "vendorclient.exe"
} else {
    "vendorclient"
};

/// Standard output of the program with these arguments.
pub(crate) fn run(words: &[OsString]) -> Result<String, String> {
    let program = find()?;
    let mut command = command_of(&program);
    let output = command
        .args(words)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{} cannot be run: {error}", program.display()))?;
    if output.status.success() {
        return String::from_utf8(output.stdout).map_err(|_| "The wrapper is no UTF-8".to_owned());
    }
    let reason = String::from_utf8_lossy(&output.stderr);
    Err(format!("vendorclient bind failed: {}", reason.trim()))
}

fn find() -> Result<PathBuf, String> {
    if let Some(given) = std::env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
        let path = PathBuf::from(given);
        return if path.is_file() {
            Ok(path)
        } else {
            Err(format!(
                "{VARIABLE} is {}, which is no file",
                path.display()
            ))
        };
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .map(|folder| folder.join(NAME))
        .find(|path| path.is_file())
        .ok_or_else(|| format!("The program {NAME} is needed to read an ABI: set {VARIABLE}, or put it on the PATH"))
}

/// A script is run with `node`.
fn command_of(program: &Path) -> Command {
    let extension = program.extension().and_then(|extension| extension.to_str());
    if !matches!(extension, Some("js" | "cjs" | "mjs")) {
        return Command::new(program);
    }
    let mut command = Command::new("node");
    command.arg(program);
    command
}
