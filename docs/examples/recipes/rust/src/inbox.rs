use vendorclient::inbox::{DepositKind, InboxDeposit, ParamsOfInboxFollow};
use vendorclient::processing::Finality;
use vendorclient::{Address, Client, Result};

// recipe: inbox.follow
/// Follows the account of the shop from its first transaction on. A repeated call changes nothing.
pub async fn follow_shop(client: &Client, account: &Address) -> Result<()> {
    let params = ParamsOfInboxFollow::new(vec![account.to_string()])
        .name("shop")
        .from("beginning")
        .finality(Finality::Final);
    client.inbox().follow(&params).await?;
    Ok(())
}
// end of recipe

// recipe: inbox.credit
/// Credits the next deposit, and acknowledges it after that. An unacknowledged one is delivered again.
pub async fn credit_deposits(
    client: &Client,
    mut credit: impl FnMut(&InboxDeposit) -> Result<()>,
) -> Result<()> {
    let mut deposits = client.inbox_deposits("shop");
    // A service continues: `while let`.
    if let Some(delivered) = deposits.next().await {
        let delivered = delivered?;
        // Burnt and bounced amounts are listed too, but are not deposits.
        if delivered.deposit.kind == DepositKind::Deposit {
            credit(&delivered.deposit)?;
        }
        delivered.acknowledge().await?;
    }
    Ok(())
}
// end of recipe
