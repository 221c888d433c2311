//! The whole way of an application: sign in the host, process a message, read the account.

use crate::support::{options, soon};
use serde::Deserialize;
use serde_json::json;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use vendorclient::abi::{Abi, CallSet, DeploySet, ParamsOfEncodeMessage, Signer};
use vendorclient::account::ParamsOfGetAccount;
use vendorclient::boc::ParamsOfParse;
use vendorclient::crypto::{AppSigningBox, KeyPair, ParamsOfSign, SigningContent};
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

    fn sign(
        &self,
        unsigned: String,
        _: Option<SigningContent>,
    ) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async move {
            self.signatures.fetch_add(1, Ordering::SeqCst);
            let keys = self.keys.clone();
            Ok(self.client.crypto().sign(&ParamsOfSign::new(unsigned, keys)).await?.signature)
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
        keys: KeyPair::new(&story.public, story.secret),
        signatures: AtomicU32::new(0),
    });
    let signing_box = soon(client.crypto().register_signing_box(vault.clone())).await.expect("registered");
    let initial_data = json!({"_pubkey": format!("0x{}", story.public)});
    let message = ParamsOfEncodeMessage::new(Abi::json(story.abi), Signer::signing_box(signing_box.handle))
        .deploy_set(DeploySet::default().code(story.code).initial_data(initial_data))
        .call_set(CallSet::new("constructor"));
    let params = ParamsOfProcessMessage::new(message, &story.account_id).send_events(true);
    let events = Arc::new(Mutex::new(0));
    let seen = events.clone();
    let call = client.processing().process_message(&params);
    let call = call.on_message(move |_: CallbackMessage<ProcessingEvent>| *seen.lock().expect("no panic") += 1);
    let result = soon(call).await.expect("processed");
    assert_eq!(result.transaction.get("aborted"), Some(false));
    assert!(result.fees.gas_fee > 0);
    assert_eq!(vault.signatures.load(Ordering::SeqCst), 1);
    assert_eq!(*events.lock().expect("no panic"), 3);
    let params = ParamsOfGetAccount::new(&story.account_id, &story.account_id);
    let account = soon(client.account().get_account(&params)).await.expect("found");
    assert_eq!(account.dapp_id, story.account_id);
    let params = ParamsOfParse::new(account.boc);
    let parsed = soon(client.boc().parse_account(&params)).await.expect("parsed").parsed;
    assert_eq!(parsed.get("acc_type_name"), Some("Active".to_owned()));
}
