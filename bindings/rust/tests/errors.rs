use crate::support::{refused, soon, start};
use serde_json::json;
use vendorclient::crypto::{KeyPair, ParamsOfFactorize, ParamsOfSign};
use vendorclient::{Error, Json, Refusal};

#[tokio::test]
async fn carry_code_message_and_data() {
    let client = start().await;
    let params = ParamsOfFactorize::new("nonsense");
    let result = soon(client.crypto().factorize(&params)).await;
    let error = refused(result.clone());
    assert_eq!(error.code, vendorclient::crypto::error_code::INVALID_FACTORIZE_CHALLENGE);
    assert!(!error.message.is_empty());
    assert_eq!(error.data.get("core_version"), Some(vendorclient::VERSION.to_owned()));
    assert_eq!(result.expect_err("refused").code(), Some(error.code));
    let unknown = refused(soon(client.call::<Json>("crypto.nothing", &json!({}))).await);
    assert_eq!(unknown.code, vendorclient::daemon::error_code::METHOD_NOT_FOUND);
    assert_eq!(unknown.data.get("client_code"), Some(25));
    let odd = refused(soon(client.call::<Json>("crypto.factorize", &json!({"composite": 1}))).await);
    assert_eq!((odd.code, odd.data.get("path")), (23, Some("composite".to_owned())));
    let list = soon(client.call::<Json>("client.version", &json!([1])).trace("x")).await;
    assert!(matches!(list, Err(Error::Encode(_))), "{list:?}");
}

#[test]
fn secrets_are_not_shown() {
    let params = ParamsOfSign::new("text", KeyPair::new("open", "hunter2"));
    let shown = format!("{params:?}");
    assert!(shown.contains("open") && !shown.contains("hunter2"), "{shown}");
    let phrase = json!({"type": "PredefinedSeedPhrase", "phrase": "hunter2", "dictionary": 1, "wordcount": 12});
    let secret: vendorclient::crypto::CryptoBoxSecret = serde_json::from_value(phrase).expect("fits");
    let shown = format!("{secret:?}");
    assert!(shown.starts_with("PredefinedSeedPhrase") && !shown.contains("hunter2"), "{shown}");
}

#[test]
fn refusals_are_short_texts() {
    assert_eq!(Refusal::new("ü".repeat(400)).text(), "ü".repeat(250));
    assert_eq!(Refusal::from("no").text(), "no");
}

#[test]
fn and_all_that_makes_them_go_to_other_threads() {
    fn goes<T: Send + Sync + 'static>() {}
    fn moves<T: Send + 'static>(_: fn() -> T) {}

    goes::<Error>();
    goes::<vendorclient::Client>();
    goes::<vendorclient::Contract>();
    goes::<vendorclient::Signer>();
    goes::<vendorclient::Address>();
    goes::<vendorclient::MessageRecord>();
    goes::<vendorclient::dev_node::DevNode>();
    moves::<Option<vendorclient::ContractCall<Json>>>(|| None);
    moves::<Option<vendorclient::ContractStream<Json>>>(|| None);
    moves::<Option<vendorclient::OutboxResults>>(|| None);
}

#[tokio::test]
async fn tell_nothing_twice() {
    use std::error::Error as _;

    let client = start().await;
    let error = soon(client.crypto().factorize(&ParamsOfFactorize::new("nonsense"))).await.expect_err("refused");
    let mut texts = vec![error.to_string()];
    let mut below = error.source();
    while let Some(error) = below {
        assert!(!texts.contains(&error.to_string()), "{error} is told again");
        texts.push(error.to_string());
        below = error.source();
    }
    client.close().await;
}

#[tokio::test]
async fn calls_are_shown_without_their_parameters() {
    let client = start().await;
    let params = ParamsOfSign::new("text", KeyPair::new("open", "hunter2"));
    let shown = format!("{:?}", client.crypto().sign(&params));
    assert!(shown.contains("crypto.sign") && !shown.contains("hunter2"), "{shown}");
    client.close().await;
}
