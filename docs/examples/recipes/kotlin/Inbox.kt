package recipes

import vendorclient.api.inbox.DepositKind
import vendorclient.api.inbox.InboxDeposit
import vendorclient.api.processing.Finality
import vendorclient.kotlin.Client

// recipe: inbox.follow
/** Follows the account of the shop from its first transaction on. A repeated call changes nothing. */
suspend fun followShop(client: Client, account: String) {
    client.inbox.follow(name = "shop", accounts = listOf(account), from = "beginning", finality = Finality.FINAL)
}
// end of recipe

// recipe: inbox.credit
/** Credits the deposits that have come, and acknowledges them after that. A service calls it in a loop. */
suspend fun creditDeposits(client: Client, credit: suspend (InboxDeposit) -> Unit) {
    for (item in client.inbox.deposits(name = "shop", waitMs = 30_000).deposits) {
        // What was burnt on the way, or bounced, is listed too, and is no deposit.
        if (item.deposit.kind == DepositKind.DEPOSIT) credit(item.deposit)
        client.inbox.deposits(name = "shop", acknowledge = item.number, limit = 1)
    }
}
// end of recipe
