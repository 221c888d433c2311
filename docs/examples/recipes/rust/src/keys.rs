use vendorclient::crypto::{KeyPair, ParamsOfMnemonicDeriveSignKeys, ParamsOfMnemonicFromRandom};
use vendorclient::{Client, Result};

// recipe: keys.derive
/// Keys of a phrase: with the default path of this library, and with that of other SDKs.
pub async fn keys_of(client: &Client, phrase: &str) -> Result<(KeyPair, KeyPair)> {
    let params = ParamsOfMnemonicDeriveSignKeys::new(phrase);
    let here = client.crypto().mnemonic_derive_sign_keys(&params).await?;
    let params = params.path("m/44'/1331'/0'/0/0");
    let elsewhere = client.crypto().mnemonic_derive_sign_keys(&params).await?;
    Ok((here, elsewhere))
}
// end of recipe

// recipe: keys.phrase
/// A new phrase of 24 words. Anyone who has it has the money: show it once, and store it nowhere.
pub async fn new_phrase(client: &Client) -> Result<String> {
    let params = ParamsOfMnemonicFromRandom::default().word_count(24);
    let made = client.crypto().mnemonic_from_random(&params).await?;
    Ok(made.phrase)
}
// end of recipe
