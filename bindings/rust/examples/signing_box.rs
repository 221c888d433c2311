//! A signing box whose keys stay in the host.

use std::sync::Arc;
use vendorclient::crypto::{
    AppSigningBox, KeyPair, ParamsOfSign, ParamsOfSigningBoxSign, SigningContent,
};
use vendorclient::{BoxFuture, Client, Refusal};

struct Vault {
    client: Client,
    keys: KeyPair,
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
            if unsigned.is_empty() {
                return Err(Refusal::new("declined by user"));
            }
            let keys = self.keys.clone();
            let params = ParamsOfSign::new(unsigned, keys);
            Ok(self.client.crypto().sign(&params).await?.signature)
        })
    }
}

#[tokio::main]
async fn main() -> vendorclient::Result<()> {
    let client = Client::start().await?;
    let vault = Vault {
        client: client.clone(),
        keys: client.crypto().generate_random_sign_keys().await?,
    };
    let signing_box = client
        .crypto()
        .register_signing_box(Arc::new(vault))
        .await?
        .handle;
    let params = ParamsOfSigningBoxSign::new(signing_box, "aGVsbG8=");
    println!(
        "{}",
        client.crypto().signing_box_sign(&params).await?.signature
    );
    client.close().await;
    Ok(())
}
