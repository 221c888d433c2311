//! A contract test as an application has it: its own node, its time and its history.

use crate::multisig::Multisig;
use crate::support::{options, program, soon};
use serde_json::json;
use vendorclient::dev_node::{BlockMode, DevNode, DevNodeOptions, ParamsOfMine, ParamsOfSetBalance, ParamsOfSetBlockMode};
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

fn wallet(client: &Client, signer: &Signer) -> Multisig {
    Multisig::new(client).signer(signer)
}

#[tokio::test]
async fn lets_a_proposal_expire_and_goes_back() {
    let (node, client) = start().await;
    let (owner, other) = (new_signer(&client).await, new_signer(&client).await);
    let wallet = wallet(&client, &owner);
    let owners: Vec<U256> = vec![owner.public_key(), other.public_key()];
    soon(wallet.deploy(owners, 2).funded_by(&node)).await.expect("deployed");
    let dest = format!("0:{}", node.accounts()[0].account_id).parse().expect("an address");
    let proposal = wallet.submit_transaction(dest, 1_000_000_000, false, false, vendorclient::CellBoc::default());
    let id = soon(proposal).await.expect("submitted").output.trans_id;
    let before = soon(node.snapshot()).await.expect("a snapshot");
    let epoch = node.epoch();

    let lifetime = soon(wallet.get_parameters().get()).await.expect("parameters").expiration_time;
    let lifetime = u32::try_from(lifetime).expect("seconds");
    let time = soon(node.increase_time(lifetime + 1)).await.expect("a time");
    assert!(!time.frozen);
    let second = self::wallet(&client, &other).at(soon(wallet.address()).await.expect("an address"));
    // The recipient is in another Dapp.
    match soon(second.confirm_transaction(id).accept_any_loss()).await {
        Err(Error::Contract(error)) => assert_eq!(error.exit_code, Some(102)),
        result => panic!("{result:?}"),
    }

    soon(node.revert(&before)).await.expect("reverted");
    assert_ne!(node.epoch(), epoch);
    let confirmed = soon(second.confirm_transaction(id).accept_any_loss()).await.expect("confirmed");
    let trace = soon(node.trace(confirmed.transaction_id)).await.expect("a trace");
    assert!(!trace.transactions.is_empty());
    client.close().await;
    soon(node.stop()).await;
    soon(node.stop()).await;
}

#[tokio::test]
async fn has_balances_of_more_than_64_bits() {
    let (node, client) = start().await;
    let wealth = 30_000_000_000_000_000_000u128;
    let account = &node.accounts()[0].account_id;
    soon(node.set_balance(ParamsOfSetBalance::new(account).balance(wealth.to_string()))).await.expect("a balance");
    let rich = Multisig::new(&client).at(account.parse().expect("an address"));
    assert_eq!(soon(rich.balance()).await.expect("a balance"), wealth);
    client.close().await;
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
    assert_eq!(wait(node.list_accounts()).expect("accounts").accounts.len(), 10);
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

#[tokio::test]
async fn is_found_by_a_client_of_it() {
    let (started, client) = start().await;
    let node = client.dev_node().expect("a node");
    assert_eq!(node.url(), started.url());
    assert_eq!((node.accounts().len(), node.epoch(), node.log().as_str()), (0, None, ""));
    assert_eq!(node.ready().get::<String>("url").as_deref(), Some(node.url()));
    let time = soon(node.increase_time(3601)).await.expect("a time").time;
    assert!(soon(started.get_time()).await.expect("a time").time >= time);
    let owner = new_signer(&client).await;
    let wallet = wallet(&client, &owner);
    let deployed = soon(wallet.deploy(vec![owner.public_key()], 1).funded_by(&node.giver())).await;
    deployed.expect("deployed");
    let giver = started.giver();
    let keys = giver.keys().expect("keys");
    assert!(giver.account_id().is_some() && node.giver().account_id().is_none() && node.giver().keys().is_none());
    assert!(!format!("{giver:?} {started:?}").contains(&keys.secret));
    // It is not ours to stop.
    soon(node.stop()).await;
    drop(node);
    soon(started.status()).await.expect("a status");
    client.close().await;
    soon(started.stop()).await;
}

#[tokio::test]
async fn says_what_is_no_node() {
    let unreachable = |result: vendorclient::Result<DevNode>| match result {
        Err(Error::DevNode(error)) => assert_eq!(error.code, "unreachable"),
        other => panic!("{other:?}"),
    };
    for url in ["", "http://", "https://127.0.0.1:1", "ws://127.0.0.1:1"] {
        unreachable(DevNode::connect(url));
    }
    let client = soon(options().start()).await.expect("the daemon starts");
    unreachable(client.dev_node());
    let node = DevNode::connect("127.0.0.1:1/graphql").expect("a node");
    assert_eq!(node.url(), "http://127.0.0.1:1");
    assert!(matches!(soon(node.status()).await, Err(Error::DevNode(error)) if error.code == "unreachable"));
    client.close().await;
}

#[test]
fn options_keep_their_secrets() {
    let options = DevNodeOptions::new().mnemonic("a phrase").env("TOKEN", "a token").port(7);
    let printed = format!("{options:?}");
    assert!(printed.contains("port: 7") && !printed.contains("phrase") && !printed.contains("token"), "{printed}");
}
