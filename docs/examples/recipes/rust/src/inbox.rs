use vendorclient::inbox::{DepositKind, InboxDeposit, ParamsOfInboxDeposits, ParamsOfInboxFollow};
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
/// Credits the deposits that have come, and acknowledges them after that. A service calls it in a loop.
pub async fn credit_deposits(
    client: &Client,
    mut credit: impl FnMut(InboxDeposit) -> Result<()>,
) -> Result<()> {
    let shop = ParamsOfInboxDeposits::default().name("shop");
    let page = client
        .inbox()
        .deposits(&shop.clone().wait_ms(30_000))
        .await?;
    for item in page.deposits {
        // What was burnt on the way, or bounced, is listed too, and is no deposit.
        if item.deposit.kind == DepositKind::Deposit {
            credit(item.deposit)?;
        }
        let done = shop.clone().acknowledge(item.number).limit(1);
        client.inbox().deposits(&done).await?;
    }
    Ok(())
}
// end of recipe
