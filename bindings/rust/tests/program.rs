use crate::support::{new_folder, refused};
use serde_json::json;
use std::process::Command;
use vendorclient::{Error, StartOptions};

/// What a host reports that looks for its program in its own environment.
fn search(arguments: &[&str], variable: Option<&str>, path: &str) -> String {
    let mut host = Command::new(env!("CARGO_BIN_EXE_host"));
    host.args(arguments).env("PATH", path).env_remove("VENDORCLIENT_BINARY");
    if let Some(value) = variable {
        host.env("VENDORCLIENT_BINARY", value);
    }
    let output = host.output().expect("the host runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[tokio::test]
async fn that_is_given_but_missing_ends_the_search() {
    let missing = new_folder().join("nothing");
    let Err(Error::ProgramNotFound(error)) = StartOptions::new().program(&missing).start().await else {
        panic!("there is no such program");
    };
    assert_eq!(error.tried, [format!("given path: {}", missing.display())]);
    let told = search(&["search"], Some("/nowhere/vendorclient"), "/usr/bin");
    assert!(told.contains("Tried: VENDORCLIENT_BINARY: /nowhere/vendorclient\n"), "{told}");
}

#[test]
fn that_is_missing_is_reported_with_every_place() {
    let told = search(&["search"], None, "/nowhere");
    assert!(told.contains("VENDORCLIENT_BINARY: not set; beside this program: /"), "{told}");
    assert!(told.contains("PATH: not asked for"), "{told}");
    let told = search(&["search-path"], None, "/nowhere:/nothing");
    assert!(told.contains("PATH: /nowhere/vendorclient; PATH: /nothing/vendorclient"), "{told}");
}

#[tokio::test]
async fn that_cannot_be_run_is_an_error_of_the_start() {
    let file = new_folder().join("vendorclient");
    std::fs::write(&file, "no program").expect("written");
    let error = StartOptions::new().program(&file).start().await.expect_err("it is no program");
    assert!(matches!(error, Error::Start(_)), "{error}");
    let options = crate::support::options().config(json!(1));
    assert!(refused(options.start().await).code != 0);
}
