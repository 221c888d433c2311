//! The whole way of an application: sign in the host, process a message, read the account.

use crate::support::{options, soon};
use serde::Deserialize;
use serde_json::json;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use vendorclient::abi::{Abi, CallSet, DeploySet, ParamsOfEncodeMessage, Signer};
use vendorclient::account::ParamsOfGetAccount;
use vendorclient::boc::ParamsOfParse;
use vendorclient::crypto::{AppSigningBox, KeyPair, ParamsOfSign};
use vendorclient::processing::{ParamsOfProcessMessage, ProcessingEvent};
use vendorclient::{BoxFuture, CallbackMessage, Client, Refusal};

/// What the driver prepared: a node, and a contract with money on it that is not deployed yet.
#[derive(Deserialize)]
struct Story {
    endpoint: String,
    abi: String,
    code: String,
    public: String,
    secret: String,
    account_id: String,
}

struct Vault {
    client: Client,
    keys: KeyPair,
    signatures: AtomicU32,
}

impl AppSigningBox for Vault {
    fn get_public_key(&self) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async move { Ok(self.keys.public.clone()) })
    }

    fn sign(&self, unsigned: String) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async move {
            self.signatures.fetch_add(1, Ordering::SeqCst);
            let keys = self.keys.clone();
            Ok(self.client.crypto().sign(&ParamsOfSign { unsigned, keys }).await?.signature)
        })
    }
}

#[tokio::test]
async fn a_message_is_signed_by_the_host_processed_and_seen_in_the_account() {
    let path = std::env::var_os("VENDORCLIENT_STORY").expect("set by the driver");
    let text = std::fs::read_to_string(path).expect("the story is there");
    let story: Story = serde_json::from_str(&text).expect("the story is JSON");
    let config = json!({"network": {"endpoints": [story.endpoint]}});
    let client = options().config(config).start().await.expect("the daemon starts");
    let vault = Arc::new(Vault {
        client: client.clone(),
        keys: KeyPair {
            public: story.public.clone(),
            secret: story.secret,
        },
        signatures: AtomicU32::new(0),
    });
    let signing_box = soon(client.crypto().register_signing_box(vault.clone())).await.expect("registered");
    let deploy_set = DeploySet {
        code: Some(story.code),
        initial_data: Some(json!({"_pubkey": format!("0x{}", story.public)})),
        ..DeploySet::default()
    };
    let signer = Signer::SigningBox {
        handle: signing_box.handle,
    };
    let message = ParamsOfEncodeMessage {
        deploy_set: Some(deploy_set),
        call_set: Some(CallSet::new("constructor")),
        ..ParamsOfEncodeMessage::new(Abi::Json { value: story.abi }, signer)
    };
    let params = ParamsOfProcessMessage {
        send_events: Some(true),
        ..ParamsOfProcessMessage::new(message, story.account_id.clone())
    };
    let events = Arc::new(Mutex::new(0));
    let seen = events.clone();
    let call = client.processing().process_message(&params);
    let call = call.on_message(move |_: CallbackMessage<ProcessingEvent>| *seen.lock().expect("no panic") += 1);
    let result = soon(call).await.expect("processed");
    assert_eq!(result.transaction["aborted"], false);
    assert!(result.fees.gas_fee > 0);
    assert_eq!(vault.signatures.load(Ordering::SeqCst), 1);
    assert_eq!(*events.lock().expect("no panic"), 3);
    let params = ParamsOfGetAccount::new(&story.account_id, &story.account_id);
    let account = soon(client.account().get_account(&params)).await.expect("found");
    assert_eq!(account.dapp_id, story.account_id);
    let params = ParamsOfParse::new(account.boc);
    let parsed = soon(client.boc().parse_account(&params)).await.expect("parsed").parsed;
    assert_eq!(parsed["acc_type_name"], "Active");
}
