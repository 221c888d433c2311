use crate::wallet;
use serde_json::Value;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use vendorclient::abi::{
    self, Abi, CallSet, FunctionHeader, ParamsOfAttachSignature, ParamsOfEncodeMessage,
    ParamsOfVerifySigningContent, ResultOfEncodeMessage,
};
use vendorclient::crypto::{AppSigningBox, KeyPair, ParamsOfSign, SigningContent};
use vendorclient::processing::{
    ParamsOfSendMessage, ParamsOfWaitForTransaction, ResultOfProcessMessage,
};
use vendorclient::{Address, BoxFuture, Client, Refusal, Result, Signer};

// recipe: signing.vault
/// Signs with keys that never leave this object, if its user agrees.
pub struct Vault<Agrees> {
    pub client: Client,
    pub keys: KeyPair,
    /// Asks a person, and may block its thread until the answer.
    pub agrees: Arc<Agrees>,
}

impl<Agrees: Fn() -> bool + Send + Sync + 'static> AppSigningBox for Vault<Agrees> {
    fn get_public_key(&self) -> BoxFuture<'_, std::result::Result<String, Refusal>> {
        Box::pin(async move { Ok(self.keys.public.clone()) })
    }

    fn sign(
        &self,
        unsigned: String,
        _content: Option<SigningContent>, // what the bytes mean
    ) -> BoxFuture<'_, std::result::Result<String, Refusal>> {
        Box::pin(async move {
            let agrees = Arc::clone(&self.agrees);
            // The runtime goes on with other work meanwhile.
            let agreed = tokio::task::spawn_blocking(move || agrees()).await;
            if !agreed.unwrap_or(false) {
                return Err(Refusal::new("declined by user")); // the call fails with error 26
            }
            let params = ParamsOfSign::new(unsigned, self.keys.clone());
            Ok(self.client.crypto().sign(&params).await?.signature)
        })
    }
}

impl<Agrees: Fn() -> bool + Send + Sync + 'static> Vault<Agrees> {
    /// The signer of contract objects for this vault.
    pub async fn into_signer(self) -> Result<Signer> {
        let (client, public) = (self.client.clone(), self.keys.public.clone());
        let registered = client.crypto().register_signing_box(Arc::new(self)).await?;
        Signer::signing_box(registered.handle, public)
    }
}
// end of recipe

// recipe: signing.checks
/// Signs only messages, after it has checked them with its own library.
pub struct CheckingVault<Agrees> {
    pub own: Client,
    pub vault: Vault<Agrees>,
}

impl<Agrees: Fn() -> bool + Send + Sync + 'static> AppSigningBox for CheckingVault<Agrees> {
    fn get_public_key(&self) -> BoxFuture<'_, std::result::Result<String, Refusal>> {
        self.vault.get_public_key()
    }

    fn sign(
        &self,
        unsigned: String,
        content: Option<SigningContent>,
    ) -> BoxFuture<'_, std::result::Result<String, Refusal>> {
        Box::pin(async move {
            let content = content.ok_or_else(|| Refusal::new("only messages are signed"))?;
            let abi = Abi::json(wallet::ABI);
            let params = ParamsOfVerifySigningContent::new(unsigned.as_str(), content, abi);
            let shown = self.own.abi().verify_signing_content(&params).await?;
            println!("signing {}", shown.function_name); // show the address, the arguments and the losses as well
            self.vault.sign(unsigned, None).await
        })
    }
}
// end of recipe

// recipe: signing.prepare
/// Online: prepares a payment that is signed elsewhere within the hour. The key signs `data_to_sign` of the result,
/// base64.
pub async fn prepare(
    client: &Client,
    account: &Address,
    public_key: &str,
    payment: Value,
) -> Result<ResultOfEncodeMessage> {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("the clock is later than 1970");
    let header = FunctionHeader::default().expire(now.as_secs() as u32 + 3600);
    let call = CallSet::new("sendTransaction")
        .header(header)
        .input(payment);
    let params =
        ParamsOfEncodeMessage::new(Abi::json(wallet::ABI), abi::Signer::external(public_key))
            .address(account.as_str())
            .call_set(call);
    client.abi().encode_message(&params).await
}
// end of recipe

// recipe: signing.attach
/// Online again: sends the payment with the returned signature, and waits for its transaction.
pub async fn send_signed(
    client: &Client,
    account: &Address,
    public_key: &str,
    message: &str,
    signature: &str,
) -> Result<ResultOfProcessMessage> {
    let abi = Abi::json(wallet::ABI);
    let attach = ParamsOfAttachSignature::new(abi.clone(), public_key, message, signature);
    let signed = client.abi().attach_signature(&attach).await?.message;
    let dapp_id = account.dapp_id().unwrap_or_default();
    let send = ParamsOfSendMessage::new(signed.as_str(), dapp_id);
    let sent = client.processing().send_message(&send).await?;
    let wait = ParamsOfWaitForTransaction::new(signed)
        .abi(abi)
        .tx_hash(sent.tx_hash.unwrap_or_default());
    client.processing().wait_for_transaction(&wait).await
}
// end of recipe
