//! Payments whose daemon is killed, whose client is closed, or whose call is given up: what the error says is true on the
//! chain.

use crate::contracts::{hello, story, Story};
use crate::support::{kill, options, program, soon, spawn};
use serde_json::{json, Value};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use vendorclient::abi::{Abi, CallSet, ParamsOfEncodeMessage};
use vendorclient::crypto::{AppSigningBox, SigningContent};
use vendorclient::dev_node::{BlockMode, DevNode, DevNodeOptions, ParamsOfSetBlockMode};
use vendorclient::outbox::ParamsOfOutboxSend;
use vendorclient::processing::{Outcome, ParamsOfProcessMessage, ParamsOfWaitForTransaction};
use vendorclient::{Address, BoxFuture, CancelToken, Client, Contract, Error, MessageRecord, Refusal, Signer};

/// A node with a deployed contract, and a client that looks at the chain.
struct Chain {
    node: DevNode,
    watcher: Client,
    story: Story,
    signer: Signer,
    public_key: String,
    address: Address,
}

impl Chain {
    async fn start() -> Self {
        let node = soon(DevNodeOptions::new().program(program()).start()).await.expect("the node starts");
        let watcher = client_of(&node).await;
        let keys = soon(watcher.crypto().generate_random_sign_keys()).await.expect("keys");
        let (story, public_key) = (story(), keys.public.clone());
        let signer = Signer::keys(keys).expect("a signer");
        let contract = hello(&watcher, &story, &signer).code(&story.code);
        soon(contract.deploy(()).funded_by(&node)).await.expect("deployed");
        let address = soon(contract.address()).await.expect("an address");
        Self {
            node,
            watcher,
            story,
            signer,
            public_key,
            address,
        }
    }

    /// Its own client and its contract.
    async fn open(&self) -> (Client, Contract) {
        let client = client_of(&self.node).await;
        let contract = self.contract(&client);
        (client, contract)
    }

    fn contract(&self, client: &Client) -> Contract {
        hello(client, &self.story, &self.signer).at(self.address.clone())
    }

    async fn set_mode(&self, mode: BlockMode) {
        soon(self.node.set_block_mode(ParamsOfSetBlockMode::new(mode))).await.expect("set");
    }

    async fn until_queued(&self) {
        while soon(self.node.queue()).await.expect("a queue").messages.is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn mine(&self) {
        soon(self.node.mine(())).await.expect("mined");
    }

    async fn is_executed(&self, hash: &str) -> bool {
        let query = format!(r#"query {{ blockchain {{ message(hash: "{hash}") {{ dst_transaction {{ id }} }} }} }}"#);
        let answer: Value = soon(self.watcher.call("net.query", &json!({"query": query}))).await.expect("an answer");
        answer["result"]["data"]["blockchain"]["message"]["dst_transaction"].is_object()
    }

    /// The message that an unknown outcome names waits for its block, and is executed with it.
    async fn expect_executed_with_next_block(&self, hash: Option<String>) {
        let hash = hash.expect("a hash");
        assert!(!self.is_executed(&hash).await, "executed before there was a block");
        self.mine().await;
        assert!(self.is_executed(&hash).await, "the chain has not executed {hash}");
    }

    async fn timestamp(&self) -> Value {
        let got = soon(self.contract(&self.watcher).call("getTimestamp", ()).get()).await;
        got.expect("an output").parse().expect("JSON")
    }

    async fn stop(self) {
        self.watcher.close().await;
        soon(self.node.stop()).await;
    }
}

async fn client_of(node: &DevNode) -> Client {
    let config = json!({"network": {"endpoints": [node.url()]}});
    soon(options().config(config).start()).await.expect("the daemon starts")
}

#[tokio::test]
async fn is_unknown_for_what_has_left_and_names_the_message() {
    let chain = Chain::start().await;
    chain.set_mode(BlockMode::Manual).await;
    for closes in [false, true] {
        let (client, contract) = chain.open().await;
        let paid = spawn(contract.call("touch", ()));
        chain.until_queued().await;
        if closes {
            soon(client.close()).await;
        } else {
            kill(client.info().server.pid);
        }
        let error = soon(paid).await.expect("no panic").expect_err("not answered");
        assert_eq!(matches!(error, Error::Closed(_)), closes, "{error:?}");
        let facts = error.message_facts();
        assert_eq!(facts.outcome, Some(Outcome::Unknown), "{error:?}");
        let now = std::time::SystemTime::now();
        assert!(facts.expire_at.is_some_and(|time| time > now && time < now + Duration::from_secs(600)), "{facts:?}");
        chain.expect_executed_with_next_block(facts.message_hash).await;
        let later = soon(contract.call("touch", ())).await.expect_err("not sent");
        assert_eq!((later.outcome(), later.message_hash()), (Some(Outcome::NotExecuted), None));
        client.close().await;
    }
    chain.stop().await;
}

#[tokio::test]
async fn is_unknown_for_a_call_that_is_given_up() {
    let chain = Chain::start().await;
    chain.set_mode(BlockMode::Manual).await;
    let (client, contract) = chain.open().await;

    let token = CancelToken::new();
    let paid = spawn(contract.call("touch", ()).cancel_with(&token));
    chain.until_queued().await;
    token.cancel();
    let error = soon(paid).await.expect("no panic").expect_err("cancelled");
    assert_eq!((error.code(), error.outcome()), (Some(-32800), Some(Outcome::Unknown)));
    chain.expect_executed_with_next_block(error.message_hash()).await;

    let late = soon(contract.call("touch", ()).timeout(Duration::from_secs(2))).await.expect_err("late");
    assert_eq!((late.code(), late.outcome()), (Some(-32008), Some(Outcome::Unknown)));
    chain.expect_executed_with_next_block(late.message_hash()).await;

    // A dropped future returns no error.
    let record = MessageRecord::new();
    let paid = spawn(contract.call("touch", ()).record_in(&record));
    chain.until_queued().await;
    paid.abort();
    assert!(paid.await.is_err());
    assert_eq!(record.outcome(), Some(Outcome::Unknown));
    chain.expect_executed_with_next_block(record.facts().message_hash).await;

    client.close().await;
    chain.stop().await;
}

/// Reports that it was asked for a signature, but does not sign.
struct Silent {
    public_key: String,
    asked: Arc<Notify>,
}

impl AppSigningBox for Silent {
    fn get_public_key(&self) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async { Ok(self.public_key.clone()) })
    }

    fn sign(&self, _: String, _: Option<SigningContent>) -> BoxFuture<'_, Result<String, Refusal>> {
        Box::pin(async {
            self.asked.notify_one();
            std::future::pending().await
        })
    }
}

#[tokio::test]
async fn is_not_executed_for_what_has_not_left() {
    let chain = Chain::start().await;
    let (client, contract) = chain.open().await;
    let asked = Arc::new(Notify::new());
    let silent = Silent {
        public_key: chain.public_key.clone(),
        asked: asked.clone(),
    };
    let handle = soon(client.crypto().register_signing_box(Arc::new(silent))).await.expect("a box").handle;
    let message = ParamsOfEncodeMessage::new(Abi::json(&*chain.story.abi), vendorclient::abi::Signer::signing_box(handle))
        .address(format!("0:{}", chain.address.account_id().expect("an account")))
        .call_set(CallSet::new("touch"));
    let dapp_id = chain.address.dapp_id().expect("a Dapp ID");
    let params = ParamsOfProcessMessage::new(message, dapp_id);

    let record = MessageRecord::new();
    drop(client.processing().process_message(&params).record_in(&record));
    assert_eq!(record.outcome(), Some(Outcome::NotExecuted));
    let dropped = spawn(client.processing().process_message(&params).record_in(&record));
    soon(asked.notified()).await;
    dropped.abort();
    assert!(dropped.await.is_err());
    assert_eq!((record.outcome(), record.facts().message_hash), (Some(Outcome::NotExecuted), None));

    let waiting = spawn(client.processing().process_message(&params));
    soon(asked.notified()).await;
    kill(client.info().server.pid);
    let error = soon(waiting).await.expect("no panic").expect_err("lost");
    assert!(matches!(error, Error::ConnectionLost(_)), "{error:?}");
    assert_eq!((error.outcome(), error.message_hash()), (Some(Outcome::NotExecuted), None));

    // Calls that are not made any more.
    let later = soon(contract.call("touch", ())).await.expect_err("lost");
    assert_eq!(later.outcome(), Some(Outcome::NotExecuted));
    let stored = soon(client.outbox().send(&ParamsOfOutboxSend::new(dapp_id))).await.expect_err("lost");
    assert_eq!(stored.outcome(), Some(Outcome::NotExecuted));
    let wait = ParamsOfWaitForTransaction::new("");
    let earlier = soon(client.processing().wait_for_transaction(&wait)).await.expect_err("lost");
    assert_eq!(earlier.outcome(), Some(Outcome::Unknown));
    assert_eq!(soon(client.client().version()).await.expect_err("lost").outcome(), None);
    chain.stop().await;
}

#[tokio::test]
async fn is_true_whenever_the_daemon_is_killed() {
    let chain = Chain::start().await;
    for round in 0..8 {
        let (client, contract) = chain.open().await;
        let before = chain.timestamp().await;
        // A later run has another time.
        soon(chain.node.increase_time(10)).await.expect("a time");
        let pid = client.info().server.pid;
        let paid = spawn(contract.call("touch", ()));
        tokio::time::sleep(Duration::from_millis(round * 12)).await;
        kill(pid);
        if let Err(error) = soon(paid).await.expect("no panic") {
            tokio::time::sleep(Duration::from_millis(300)).await;
            let is_touched = chain.timestamp().await != before;
            match error.outcome() {
                Some(Outcome::NotExecuted) => assert!(!is_touched, "{error}"),
                Some(Outcome::Unknown) => {
                    let hash = error.message_hash().expect("a hash");
                    assert_eq!(chain.is_executed(&hash).await, is_touched, "{error}");
                }
                outcome => panic!("{outcome:?}: {error}"),
            }
        }
        client.close().await;
    }
    chain.stop().await;
}
