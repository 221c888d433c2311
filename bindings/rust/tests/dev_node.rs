//! A contract test as an application has it: a node of its own, its time and its history.

use crate::multisig::Multisig;
use crate::support::{options, program, soon};
use serde_json::json;
use vendorclient::abi::FunctionHeader;
use vendorclient::dev_node::{BlockMode, DevNode, DevNodeOptions, ParamsOfMine, ParamsOfSetBlockMode};
use vendorclient::{Client, Error, Signer, U256};

async fn start() -> (DevNode, Client) {
    let node = soon(DevNodeOptions::new().program(program()).accounts(2).start()).await.expect("the node starts");
    let config = json!({"network": {"endpoints": [node.url()]}});
    let client = soon(options().config(config).start()).await.expect("the daemon starts");
    (node, client)
}

async fn new_signer(client: &Client) -> Signer {
    let keys = client.crypto().generate_random_sign_keys().await.expect("keys");
    Signer::keys(keys).expect("a signer")
}

/// A wallet whose messages go by the time of the node.
fn wallet(client: &Client, node: &DevNode, signer: &Signer) -> Multisig {
    let node = node.clone();
    Multisig::new(client).signer(signer).header(move || {
        let node = node.clone();
        async move {
            let now = node.get_time().await?.time;
            Ok(FunctionHeader::default().time(u64::from(now) * 1000).expire(now + 60))
        }
    })
}

#[tokio::test]
async fn lets_a_proposal_expire_and_goes_back() {
    let (node, client) = start().await;
    let (owner, other) = (new_signer(&client).await, new_signer(&client).await);
    let wallet = wallet(&client, &node, &owner);
    let owners: Vec<U256> = vec![owner.public_key(), other.public_key()];
    soon(wallet.deploy(owners, 2).funded_by(&node)).await.expect("deployed");
    let dest = format!("0:{}", node.accounts()[0].account_id).parse().expect("an address");
    let proposal = wallet.submit_transaction(dest, 1_000_000_000, false, false, "te6ccgEBAQEAAgAAAA==");
    let id = soon(proposal).await.expect("submitted").output.trans_id;
    let before = soon(node.snapshot()).await.expect("a snapshot");
    let epoch = node.epoch();

    let lifetime = soon(wallet.get_parameters().get()).await.expect("parameters").expiration_time;
    let lifetime = u32::try_from(lifetime).expect("seconds");
    let time = soon(node.increase_time(lifetime + 1)).await.expect("a time");
    assert!(!time.frozen);
    let second = self::wallet(&client, &node, &other).at(soon(wallet.address()).await.expect("an address"));
    match soon(second.confirm_transaction(id)).await {
        Err(Error::Contract(error)) => assert_eq!(error.exit_code, 102),
        result => panic!("{result:?}"),
    }

    soon(node.revert(&before)).await.expect("reverted");
    assert_ne!(node.epoch(), epoch);
    let confirmed = soon(second.confirm_transaction(id)).await.expect("confirmed");
    let trace = soon(node.trace(confirmed.transaction_id)).await.expect("a trace");
    assert!(!trace.transactions.is_empty());
    client.close().await;
    soon(node.stop()).await;
    soon(node.stop()).await;
}

#[tokio::test]
async fn has_every_control_with_its_types() {
    let (node, client) = start().await;
    let mined = soon(node.mine(ParamsOfMine::default().blocks(3))).await.expect("mined");
    assert!(soon(node.mine(())).await.expect("mined").seq_no > mined.seq_no);
    let mode = soon(node.set_block_mode(ParamsOfSetBlockMode::new(BlockMode::Manual))).await.expect("set");
    assert_eq!(mode.mode, BlockMode::Manual);
    match soon(node.revert(77)).await {
        Err(Error::DevNode(error)) => {
            assert_eq!((error.code.as_str(), error.status), ("not_found", Some(404)));
        }
        other => panic!("{other:?}"),
    }
    assert!(node.ready().get::<String>("graphql").is_some());
    client.close().await;
    soon(node.stop()).await;
    assert!(matches!(soon(node.status()).await, Err(Error::DevNode(error)) if error.code == "unreachable"));
}

#[test]
fn needs_no_runtime() {
    use vendorclient::blocking::wait;

    let node = wait(DevNodeOptions::new().program(program()).start()).expect("the node starts");
    assert!(wait(node.list_accounts()).expect("accounts").accounts.is_empty());
    wait(node.stop());
}

#[tokio::test]
async fn tells_why_it_does_not_start() {
    let started = soon(DevNodeOptions::new().program(program()).arg("--no-such-option").start()).await;
    match started {
        Err(Error::DevNode(error)) => {
            assert_eq!(error.code, "not_started");
            assert!(error.message.contains("no-such-option"), "{error}");
        }
        other => panic!("{other:?}"),
    }
    let missing = soon(DevNodeOptions::new().program("/nowhere/vendorclient").start()).await;
    assert!(matches!(missing, Err(Error::ProgramNotFound(_))));
}
