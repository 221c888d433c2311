package recipes

import java.math.BigInteger
import java.time.Instant
import vendorclient.Address
import vendorclient.ClientException
import vendorclient.api.processing.Outcome
import vendorclient.api.processing.SendFlags
import vendorclient.kotlin.messageHash
import vendorclient.kotlin.outcome
import vendorclient.kotlin.settlesAt
import vendorclient.kotlin.transactionId

// recipe: sendingMoney.pay
const val SHELL = 2L

/** State of a payment in the books. */
sealed interface Booking {
    data class Paid(val transactionId: String) : Booking

    /** `repeatFrom` is null where the payment may be repeated at once. */
    data class NotPaid(val reason: String, val repeatFrom: Instant?) : Booking

    data class Unclear(val messageHash: String?) : Booking
}

/** Pays an amount of SHELL, in nano, which becomes main currency on arrival. */
suspend fun pay(wallet: Wallet, dest: Address, amount: BigInteger): Booking =
    try {
        val payment = wallet.sendTransaction(
            dest = dest,
            value = BigInteger.ZERO,
            cc = mapOf(SHELL to amount),
            flags = SendFlags.PAY_FEES or SendFlags.EXCHANGE,
        )
        Booking.Paid(payment.send().transactionId)
    } catch (error: ClientException) {
        when (error.outcome) {
            Outcome.EXECUTED -> Booking.Paid(error.transactionId!!) // only its result was lost
            Outcome.REFUSED -> // until it settles, a copy could be executed; without an expiration it never settles
                error.settlesAt?.let { Booking.NotPaid("${error.message}", Instant.ofEpochSecond(it)) }
                    ?: Booking.Unclear(error.messageHash)
            Outcome.NOT_EXECUTED, Outcome.FAILED -> Booking.NotPaid("${error.message}", null)
            null -> throw error // no message was made
            else -> Booking.Unclear(error.messageHash) // never repeat it: ask the network for the message
        }
    }
// end of recipe
