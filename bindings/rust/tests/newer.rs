//! A daemon of a later version.

use crate::support::{new_folder, refused, soon};
use std::sync::{Arc, Mutex};
use vendorclient::abi::{Abi, MessageBodyType, ParamsOfEncodeMessage, Signer};
use vendorclient::client::NetworkQueriesProtocol;
use vendorclient::crypto::{AppSigningBox, ParamsOfHash, SigningContent};
use vendorclient::processing::{Finality, ParamsOfProcessMessage, ProcessingEvent};
use vendorclient::{BoxFuture, CallbackMessage, Client, Error, Refusal, StartOptions};

async fn start() -> Client {
    let program = std::env::var_os("VENDORCLIENT_NEWER_DAEMON").expect("set by the driver");
    let options = StartOptions::new().program(program).data_folder(new_folder());
    options.start().await.expect("the daemon starts")
}

#[tokio::test]
async fn starts_with_unknown_capabilities_fields_and_constants() {
    let client = start().await;
    assert!(client.info().capabilities.iter().any(|name| name == "dreams"));
    let network = client.info().config.network.as_ref().expect("a network");
    assert_eq!(network.queries_protocol, Some(NetworkQueriesProtocol::Unknown("QUIC".to_owned())));
}

#[tokio::test]
async fn has_its_unknown_variants_and_constants_kept() {
    let client = start().await;
    let message = ParamsOfEncodeMessage::new(Abi::json("{}"), Signer::None);
    let params = ParamsOfProcessMessage::new(message, "00");
    let events = Arc::new(Mutex::new(Vec::new()));
    let seen = events.clone();
    let call = client.processing().process_message(&params);
    let call = call.on_message(move |message: CallbackMessage<ProcessingEvent>| {
        seen.lock().expect("no panic").push((message.data, message.response_type));
    });
    let result = soon(call).await.expect("a result");
    assert_eq!(result.finality, Some(Finality::Unknown("sealed".to_owned())));
    let decoded = result.decoded.expect("decoded").out_messages.remove(0).expect("a message");
    assert_eq!(decoded.body_type, MessageBodyType::Unknown("Dream".to_owned()));
    let events = events.lock().expect("no panic");
    // What the response type means is not known either, so the second one comes as it is.
    use ProcessingEvent::{Unknown, WillSend};
    let [(Unknown(sealed), 100), (Unknown(_), 199), (WillSend { .. }, 100)] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(sealed.get("type"), Some("Sealed".to_owned()));
    assert!(sealed.text().contains("123456789012345678901234567890"), "{sealed}");
}

struct Unasked;

impl AppSigningBox for Unasked {
    fn get_public_key(&self) -> BoxFuture<'_, Result<String, Refusal>> {
        panic!("not asked for")
    }

    fn sign(&self, _: String, _: Option<SigningContent>) -> BoxFuture<'_, Result<String, Refusal>> {
        panic!("not asked for")
    }
}

#[tokio::test]
async fn asks_objects_for_something_unknown_in_vain() {
    let client = start().await;
    let registered = soon(client.crypto().register_signing_box(Arc::new(Unasked))).await;
    assert_eq!(registered.expect("it was refused").handle, 77);
}

#[tokio::test]
async fn fails_with_unknown_codes_and_loses_no_result() {
    let client = start().await;
    assert_eq!(refused(soon(client.crypto().sha256(&ParamsOfHash::new(""))).await).code, 9999);
    match soon(client.crypto().sha512(&ParamsOfHash::new(""))).await {
        Err(Error::Decode(error)) => {
            assert_eq!(error.result.text(), r#""deadbeef""#);
            assert!(!format!("{error:?} {error}").contains("deadbeef"));
        }
        other => panic!("{other:?}"),
    }
}
