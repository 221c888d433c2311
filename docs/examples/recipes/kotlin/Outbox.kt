package recipes

import java.math.BigInteger
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onEach
import vendorclient.Address
import vendorclient.ContractSigner
import vendorclient.api.outbox.OutboxState
import vendorclient.api.processing.SendFlags
import vendorclient.kotlin.Client

// recipe: outbox.open
/** Opens the wallet with a named signer: the library never stores keys, so register them at each start. */
suspend fun openTreasury(client: Client, keys: ContractSigner): Wallet =
    Wallet(client, client.registerSigner("treasury", keys))
// end of recipe

// recipe: outbox.send
/** Stores the payout of an invoice, and returns at once. A second call for the same invoice stores nothing: false. */
suspend fun payOut(treasury: Wallet, invoice: String, dest: Address, amount: BigInteger): Boolean {
    val payment = treasury.sendTransaction(
        dest = dest,
        value = BigInteger.ZERO,
        cc = mapOf(2L to amount), // SHELL
        flags = SendFlags.PAY_FEES or SendFlags.EXCHANGE,
    )
    return payment.outbox(key = invoice, group = "payouts").isNew
}
// end of recipe

// recipe: outbox.results
/** Books the outcomes of payouts. An unacknowledged result is delivered again, for example after a crash. */
suspend fun bookPayouts(client: Client, book: suspend (invoice: String, state: OutboxState) -> Unit) {
    client.outboxResults("payouts")
        .onEach { result ->
            book(result.key!!, result.state)
            result.acknowledge()
        }
        .first() // a service collects all of them
}
// end of recipe
