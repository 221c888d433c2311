//! Where the program is found.

use crate::error::ProgramNotFound;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

const NAME: &str = if cfg!(windows) {
    "vendorclient.exe"
} else {
    "vendorclient"
};
const VARIABLE: &str = "VENDORCLIENT_BINARY";

/// The program: the explicit path, the environment variable, the folder of the host's own program,
/// the `PATH` when it is asked for. A path that was given but does not exist ends the search.
pub(crate) fn find_program(
    explicit: Option<&Path>,
    search_path: bool,
) -> Result<PathBuf, ProgramNotFound> {
    let mut tried = Vec::new();
    if let Some(path) = explicit {
        return check(path.to_owned(), "given path", &mut tried).ok_or(ProgramNotFound { tried });
    }
    if let Some(path) = std::env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
        return check(path.into(), VARIABLE, &mut tried).ok_or(ProgramNotFound { tried });
    }
    tried.push(format!("{VARIABLE}: not set"));
    let own_folder = std::env::current_exe()
        .ok()
        .and_then(|path| path.parent().map(Path::to_owned));
    if let Some(folder) = own_folder {
        if let Some(found) = check(folder.join(NAME), "beside this program", &mut tried) {
            return Ok(found);
        }
    }
    if !search_path {
        tried.push("PATH: not asked for".to_owned());
        return Err(ProgramNotFound { tried });
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders)
        .filter(|folder| !folder.as_os_str().is_empty())
        .find_map(|folder| check(folder.join(NAME), "PATH", &mut tried));
    found.ok_or(ProgramNotFound { tried })
}

/// Program and first arguments: a script is run with `node`.
pub(crate) fn command_line(program: &Path) -> Vec<OsString> {
    let extension = program.extension().and_then(|extension| extension.to_str());
    let script = matches!(extension, Some("js" | "cjs" | "mjs"));
    let node = script.then(|| OsString::from("node"));
    node.into_iter()
        .chain([program.as_os_str().to_owned()])
        .collect()
}

fn check(path: PathBuf, place: &str, tried: &mut Vec<String>) -> Option<PathBuf> {
    if path.is_file() {
        return Some(path);
    }
    tried.push(format!("{place}: {}", path.display()));
    None
}
