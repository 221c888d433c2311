use crate::support::{refused, soon, start};
use serde_json::json;
use vendorclient::crypto::{KeyPair, ParamsOfFactorize, ParamsOfSign};
use vendorclient::{Error, Refusal};

#[tokio::test]
async fn carry_code_message_and_data() {
    let client = start().await;
    let params = ParamsOfFactorize {
        composite: "nonsense".to_owned(),
    };
    let result = soon(client.crypto().factorize(&params)).await;
    let error = refused(result.clone());
    assert_eq!(error.code, vendorclient::crypto::error_code::INVALID_FACTORIZE_CHALLENGE);
    assert!(!error.message.is_empty());
    assert_eq!(error.data["core_version"], vendorclient::VERSION);
    assert_eq!(result.expect_err("refused").code(), Some(error.code));
    let unknown = refused(soon(client.call("crypto.nothing", &json!({}))).await);
    assert_eq!(unknown.code, vendorclient::daemon::error_code::METHOD_NOT_FOUND);
    assert_eq!(unknown.data["client_code"], 25);
    let odd = refused(soon(client.call("crypto.factorize", &json!({"composite": 1}))).await);
    assert_eq!((odd.code, &odd.data["path"]), (23, &json!("composite")));
    let list = soon(client.call("client.version", &json!([1])).trace("x")).await;
    assert!(matches!(list, Err(Error::Encode(_))), "{list:?}");
}

#[test]
fn secrets_are_not_shown() {
    let keys = KeyPair {
        public: "open".to_owned(),
        secret: "hunter2".to_owned(),
    };
    let params = ParamsOfSign {
        unsigned: "text".to_owned(),
        keys,
    };
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
