import java.math.BigInteger
import kotlinx.coroutines.runBlocking
import vendorclient.Address
import vendorclient.ClientException
import vendorclient.ContractSigner
import vendorclient.api.crypto.KeyPair
import vendorclient.api.processing.SendFlags
import vendorclient.json.Json
import vendorclient.kotlin.Client
import vendorclient.kotlin.messageHash
import vendorclient.kotlin.outcome

/** One of the payers of `Payer.ts`, with the Kotlin binding. */
fun main(): Unit = runBlocking { while (pay()) Unit }

/** Pays until a call fails, and returns whether there may be more lines. */
private suspend fun pay(): Boolean {
    val keys = KeyPair(System.getenv("PAYER_PUBLIC"), System.getenv("PAYER_SECRET"))
    Client.start(System.getenv("PAYER_NODE")).use { client ->
        val address = Address.of(System.getenv("PAYER_WALLET"))
        val wallet = Wallet(client, ContractSigner.keys(keys), address = address)
        while (true) {
            println("ready")
            val dest = readlnOrNull() ?: return false
            try {
                wallet.sendTransaction(
                    dest = Address.of(dest),
                    value = BigInteger.ZERO,
                    cc = mapOf("2" to BigInteger.ONE),
                    flags = SendFlags.PAY_FEES,
                ).send()
                println("""{"outcome":"executed"}""")
            } catch (error: ClientException) {
                val outcome = error.outcome?.wire() ?: "none"
                println(Json.write(mapOf("outcome" to outcome, "hash" to error.messageHash, "message" to error.message)))
                return true
            }
        }
    }
}
