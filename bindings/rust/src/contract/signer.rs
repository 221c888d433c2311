//! Signers of contracts.

use super::integers::U256;
use crate::abi;
use crate::crypto::{KeyPair, SigningBoxHandle};
use crate::error::Result;

/// Signs the messages of a contract.
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// let signer = vendorclient::Signer::keys(client.crypto().generate_random_sign_keys().await?)?;
/// println!("{}", signer.public_key());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Signer {
    signer: abi::Signer,
    public: String,
    number: U256,
    /// Its name in the outbox.
    name: Option<String>,
}

impl Signer {
    /// Signs with a key pair.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Invalid`](crate::Error::Invalid) if the public key is invalid.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let keys = client.crypto().generate_random_sign_keys().await?;
    /// let signer = vendorclient::Signer::keys(keys)?;
    /// println!("{:x}", signer.public_key());
    /// # Ok(())
    /// # }
    /// ```
    pub fn keys(keys: KeyPair) -> Result<Self> {
        let public = keys.public.clone();
        Self::new(abi::Signer::keys(keys), public)
    }

    /// Signs with a signing box, of the library or of the application, whose public key has 64 hex characters.
    ///
    /// # Errors
    ///
    /// Fails with [`Error::Invalid`](crate::Error::Invalid) if the public key is invalid.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client, vault: std::sync::Arc<dyn vendorclient::crypto::AppSigningBox>) -> vendorclient::Result<()> {
    /// let public = vault.get_public_key().await.expect("the device answers");
    /// let handle = client.crypto().register_signing_box(vault).await?.handle;
    /// let signer = vendorclient::Signer::signing_box(handle, public)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn signing_box(handle: SigningBoxHandle, public: impl Into<String>) -> Result<Self> {
        Self::new(abi::Signer::signing_box(handle), public.into())
    }

    /// The public key, as contracts have it.
    #[must_use]
    pub fn public_key(&self) -> U256 {
        self.number
    }

    fn new(signer: abi::Signer, public: String) -> Result<Self> {
        let number = format!("0x{public}").parse()?;
        Ok(Self {
            signer,
            public,
            number,
            name: None,
        })
    }

    /// A signing box that the outbox knows by a name.
    pub(crate) fn named(handle: SigningBoxHandle, public: &str, name: String) -> Result<Self> {
        let signer = Self::signing_box(handle, public)?;
        Ok(Self {
            name: Some(name),
            ..signer
        })
    }

    pub(crate) fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The public key, 64 hex characters.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// The signer that messages are encoded with.
    pub(crate) fn of_messages(&self) -> abi::Signer {
        self.signer.clone()
    }

    /// The public key as ABI integers are written.
    pub(super) fn public_key_text(&self) -> String {
        format!("0x{}", self.public)
    }

    pub(super) fn of_message(signer: Option<&Self>) -> abi::Signer {
        signer.map_or(abi::Signer::None, |signer| signer.signer.clone())
    }
}
