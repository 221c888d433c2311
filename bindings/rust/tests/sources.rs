//! Errors lead to what lies below them, as a type and not only as a text.

use crate::support::{new_folder, options, soon, start};
use serde_json::json;
use std::collections::BTreeMap;
use std::error::Error as _;
use std::io::ErrorKind;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use vendorclient::crypto::{KeyPair, ParamsOfSign};
use vendorclient::dev_node::DevNode;
use vendorclient::{ConnectOptions, Contract, Error, Json, StartOptions};

fn io_kind(error: &Error) -> Option<ErrorKind> {
    error.source()?.downcast_ref::<std::io::Error>().map(std::io::Error::kind)
}

fn json_error(error: &Error) -> Option<&serde_json::Error> {
    error.source()?.downcast_ref()
}

/// The text of an error does not have that of its source; the long form has both.
fn is_told_once(error: &Error) {
    let source = error.source().expect("a source").to_string();
    let (short, long) = (error.to_string(), format!("{error:#}"));
    assert!(!short.contains(&source), "{short}");
    assert_eq!(long, format!("{short}: {source}"));
}

fn script(text: &str) -> PathBuf {
    let file = new_folder().join("vendorclient");
    std::fs::write(&file, text).expect("written");
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o755)).expect("may be run");
    file
}

#[tokio::test]
async fn of_a_start_are_those_of_the_system() {
    let file = script("#!/nowhere/interpreter\n");
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).expect("may not be run");
    let error = StartOptions::new().program(&file).start().await.expect_err("it may not be run");
    assert!(matches!(error, Error::Start(_)), "{error:?}");
    assert_eq!(io_kind(&error), Some(ErrorKind::PermissionDenied), "{error:?}");
    assert!(error.to_string().contains(&file.display().to_string()), "{error}");
    is_told_once(&error);
    let missing = script("#!/nowhere/interpreter\n");
    let error = StartOptions::new().program(missing).start().await.expect_err("it has no interpreter");
    assert_eq!(io_kind(&error), Some(ErrorKind::NotFound), "{error:?}");
    let error = DevNode::connect("http://127.0.0.1:1").expect("a URL").status().await.expect_err("no node is there");
    assert!(matches!(&error, Error::DevNode(error) if error.code == "unreachable"), "{error:?}");
    assert_eq!(io_kind(&error), Some(ErrorKind::ConnectionRefused), "{error:?}");
}

#[tokio::test]
async fn of_a_connection_are_those_of_the_socket() {
    let refused = ConnectOptions::url("ws://127.0.0.1:1/rpc", "token").connect().await;
    let error = refused.expect_err("nothing listens there");
    assert!(matches!(error, Error::Start(_)), "{error:?}");
    assert_eq!(io_kind(&error), Some(ErrorKind::ConnectionRefused), "{error:?}");
    is_told_once(&error);
    let folder = new_folder();
    let error = ConnectOptions::data_folder(&folder).connect().await.expect_err("no daemon serves there");
    assert_eq!(io_kind(&error), Some(ErrorKind::NotFound), "{error:?}");
    std::fs::write(folder.join("daemon.json"), "{}").expect("written");
    let error = ConnectOptions::data_folder(&folder).connect().await.expect_err("the file says nothing");
    assert!(json_error(&error).is_some_and(serde_json::Error::is_data), "{error:?}");
}

#[tokio::test]
async fn of_a_lost_connection_say_what_could_not_be_read() {
    let babbling = script("#!/bin/sh\nread line\necho nonsense\nread line\n");
    let error = StartOptions::new().program(babbling).start().await.expect_err("it does not answer");
    assert!(matches!(error, Error::ConnectionLost(_)), "{error:?}");
    assert_eq!(error.code(), Some(-32099));
    assert!(json_error(&error).is_some_and(serde_json::Error::is_syntax), "{error:?}");
    is_told_once(&error);
    let silent = script("#!/bin/sh\nexit 3\n");
    let error = StartOptions::new().program(silent).start().await.expect_err("it ends");
    let Error::ConnectionLost(lost) = &error else { panic!("{error:?}") };
    assert_eq!(lost.exit_status.and_then(|status| status.code()), Some(3));
}

#[tokio::test]
async fn of_values_say_what_does_not_fit_and_quote_nothing() {
    let client = start().await;
    let keys = client.crypto().generate_random_sign_keys().await.expect("keys");
    let secret = keys.secret.clone();
    let wrong = soon(client.call::<BTreeMap<String, u8>>("crypto.generate_random_sign_keys", &json!({}))).await;
    let error = wrong.expect_err("keys are no numbers");
    let source = json_error(&error).expect("a source");
    assert!(source.is_data() && source.column() > 0, "{source}");
    assert_eq!(source.to_string().split(" at ").next(), Some("invalid type: string, expected u8"));
    is_told_once(&error);
    let Error::Decode(wrong) = &error else { panic!("{error:?}") };
    let result: KeyPair = wrong.result.parse().expect("the result is kept");
    for text in [error.to_string(), format!("{error:#}"), format!("{error:?}")] {
        assert!(!text.contains(&result.secret) && !text.contains(&secret), "{text}");
    }

    // JSON has no keys of this kind.
    let numbers = BTreeMap::from([(vec![1], 2)]);
    let error = soon(client.call::<Json>("client.version", &numbers)).await.expect_err("no JSON");
    assert!(matches!(error, Error::Encode(_)) && json_error(&error).is_some(), "{error:?}");
    let error = options().config(&numbers).start().await.expect_err("no JSON");
    assert!(matches!(error, Error::Encode(_)) && json_error(&error).is_some(), "{error:?}");
    let error = Contract::new(&client, "{").expect_err("no ABI");
    assert!(json_error(&error).is_some_and(serde_json::Error::is_eof), "{error:?}");

    // An error of the library has none: code, message and data are all.
    let params = ParamsOfSign::new("text", KeyPair::new("", ""));
    let error = soon(client.crypto().sign(&params)).await.expect_err("no keys");
    assert!(error.code().is_some() && error.source().is_none());
    client.close().await;
}
