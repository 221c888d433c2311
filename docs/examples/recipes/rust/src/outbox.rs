use crate::wallet::Wallet;
use std::collections::BTreeMap;
use vendorclient::outbox::OutboxState;
use vendorclient::{send_flags, Address, CellBoc, Client, Result, Signer};

// recipe: outbox.open
/// Opens the wallet with a named signer: the library never stores keys, so register them at each start.
pub async fn open_treasury(client: &Client, keys: &Signer) -> Result<Wallet> {
    let signer = client.register_signer("treasury", keys).await?;
    Ok(Wallet::new(client).signer(&signer))
}
// end of recipe

// recipe: outbox.send
const SHELL: u32 = 2;

/// Stores the payout of an invoice, and returns at once. A second call for the same invoice stores nothing: `false`.
pub async fn pay_out(
    treasury: &Wallet,
    invoice: &str,
    dest: Address,
    amount: u128,
) -> Result<bool> {
    let cc = BTreeMap::from([(SHELL, amount.into())]);
    let flags = send_flags::PAY_FEES | send_flags::EXCHANGE;
    let payment = treasury.send_transaction(dest, 0, cc, false, flags, CellBoc::default());
    let stored = payment.outbox().key(invoice).group("payouts").await?;
    Ok(stored.is_new)
}
// end of recipe

// recipe: outbox.results
/// Books the outcomes of payouts. An unacknowledged result is delivered again, for example after a crash.
pub async fn book_payouts(
    client: &Client,
    mut book: impl FnMut(&str, &OutboxState) -> Result<()>,
) -> Result<()> {
    let mut results = client.outbox_results("payouts");
    // `while let` in a service
    if let Some(result) = results.next().await {
        let result = result?;
        book(result.key.as_deref().unwrap_or_default(), &result.state)?;
        result.acknowledge().await?;
    }
    Ok(())
}
// end of recipe
