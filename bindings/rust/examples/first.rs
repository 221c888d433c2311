//! A key pair from a daemon that is started for it.

#[tokio::main]
async fn main() -> vendorclient::Result<()> {
    let client = vendorclient::Client::start().await?;
    let keys = client.crypto().generate_random_sign_keys().await?;
    println!("{}", keys.public);
    client.close().await;
    Ok(())
}
