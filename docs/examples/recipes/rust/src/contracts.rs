use crate::hello_wallet::HelloWallet;
use vendorclient::dev_node::DevNode;
use vendorclient::{Address, Client, Error, Result, Signer};

// recipe: contracts.deploy
/// Deploys a contract with a new key. Its address is known before: it is computed from image, initial data and key.
pub async fn deploy(client: &Client, node: &DevNode) -> Result<HelloWallet> {
    let keys = Signer::keys(client.crypto().generate_random_sign_keys().await?)?;
    let hello = HelloWallet::new(client).signer(&keys);
    println!("deploying {}", hello.address().await?);
    hello.deploy().funded_by(&node.giver()).await?;
    Ok(hello)
}
// end of recipe

// recipe: contracts.call
/// Calls the contract, and reads from it.
pub async fn touch(hello: &HelloWallet) -> Result<String> {
    let estimate = hello.touch().estimate().await?; // executed on a copy of the state; nothing is sent
    let sent = hello.touch().await?; // sent, executed, waited for
    println!(
        "transaction {}: {} of {} nano expected",
        sent.transaction_id, sent.fees.total_account_fees, estimate.fees.total_account_fees
    );
    let read = hello.render_hello_world().get().await?; // run on the current state; nothing is sent
    Ok(read.value0)
}
// end of recipe

// recipe: contracts.events
/// Returns when the contract was touched first, Unix time in s.
pub async fn first_touch(hello: &HelloWallet) -> Result<Option<u32>> {
    // Dropping the stream ends it.
    let mut events = hello.touched_events().from_start().stream().await?;
    Ok(events.next().await.transpose()?.map(|event| event.args.at))
}
// end of recipe

// recipe: contracts.errors
/// Calls a contract with a key that is not its owner's, and returns the name of the error.
pub async fn touch_as_stranger(client: &Client, address: Address) -> Result<Option<String>> {
    let keys = Signer::keys(client.crypto().generate_random_sign_keys().await?)?;
    let hello = HelloWallet::new(client)
        .at(address)
        .signer(&keys)
        .error_name(102, "NotOwner");
    match hello.touch().await {
        Err(Error::Contract(refused)) if refused.exit_code == Some(102) => Ok(refused.name),
        Err(error) => Err(error),
        Ok(_) => panic!("the contract obeys a stranger"),
    }
}
// end of recipe
