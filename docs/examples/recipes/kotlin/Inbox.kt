package recipes

import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onEach
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
/** Credits the next deposit, and acknowledges it after that. An unacknowledged one is delivered again. */
suspend fun creditDeposits(client: Client, credit: suspend (InboxDeposit) -> Unit) {
    client.inboxDeposits("shop")
        .onEach { delivered ->
            val deposit = delivered.deposit
            // Burnt and bounced amounts are listed too, but are not deposits.
            if (deposit.kind == DepositKind.DEPOSIT) credit(deposit)
            delivered.acknowledge()
        }
        .first() // a service collects all of them
}
// end of recipe
