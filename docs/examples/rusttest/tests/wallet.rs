// vendorclient bind HelloWallet --lang rust --output tests/hello_wallet/mod.rs
mod hello_wallet;

use hello_wallet::HelloWallet;
use vendorclient::dev_node::{DevNode, DevNodeOptions};
use vendorclient::{Address, Client, Error, Result, Signer};

const DAY: u32 = 86_400;

/// A node of the test's own, which ends with it, and a client.
async fn network() -> Result<(DevNode, Client)> {
    let node = DevNodeOptions::new().accounts(0).start().await?;
    let client = Client::builder().endpoint(node.url()).start().await?;
    Ok((node, client))
}

async fn new_signer(client: &Client) -> Result<Signer> {
    Signer::keys(client.crypto().generate_random_sign_keys().await?)
}

/// The deployed wallet with the key of its owner.
async fn new_wallet(node: &DevNode, client: &Client) -> Result<HelloWallet> {
    let wallet = HelloWallet::new(client).signer(&new_signer(client).await?);
    wallet.deploy().funded_by(node).await?;
    Ok(wallet)
}

/// The same wallet with another key.
async fn as_stranger(client: &Client, address: Address) -> Result<HelloWallet> {
    let stranger = HelloWallet::new(client)
        .at(address)
        .signer(&new_signer(client).await?);
    Ok(stranger.error_name(102, "NotOwner"))
}

#[tokio::test]
async fn a_touch_notes_the_time_of_the_chain() -> Result<()> {
    let (node, client) = network().await?;
    let wallet = new_wallet(&node, &client).await?;
    let before = wallet.timestamp().get().await?.timestamp;
    node.increase_time(DAY).await?;
    wallet.touch().await?;
    assert!(wallet.timestamp().get().await?.timestamp - before >= DAY);
    client.close().await;
    Ok(())
}

#[tokio::test]
async fn only_the_owner_may_touch() -> Result<()> {
    let (node, client) = network().await?;
    let wallet = new_wallet(&node, &client).await?;
    let stranger = as_stranger(&client, wallet.address().await?).await?;
    let Err(Error::Contract(refused)) = stranger.touch().await else {
        panic!("a stranger touched the wallet");
    };
    assert_eq!(refused.name.as_deref(), Some("NotOwner"));
    client.close().await;
    Ok(())
}

#[tokio::test]
async fn a_chain_returns_to_a_snapshot() -> Result<()> {
    let (node, client) = network().await?;
    let wallet = new_wallet(&node, &client).await?;
    let before = (wallet.balance().await?, node.snapshot().await?);
    wallet.touch().await?;
    assert_ne!(wallet.balance().await?, before.0);
    node.revert(before.1.id).await?;
    assert_eq!(wallet.balance().await?, before.0);
    client.close().await;
    Ok(())
}
