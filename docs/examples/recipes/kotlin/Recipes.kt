/** Runs all recipes on a development node, and prints what came of them: `java recipes.RecipesKt <endpoint>`. */
package recipes

import java.math.BigInteger
import kotlinx.coroutines.runBlocking
import vendorclient.Address
import vendorclient.ContractSigner
import vendorclient.api.abi.Abi
import vendorclient.api.abi.Signer
import vendorclient.api.boc.ParsedTransaction
import vendorclient.api.crypto.KeyPair
import vendorclient.api.inbox.InboxDeposit
import vendorclient.api.processing.SendFlags
import vendorclient.kotlin.Client
import vendorclient.kotlin.DevNode
import vendorclient.kotlin.api.callSet
import vendorclient.kotlin.publicKey

private const val PHRASE = "test test test test test test test test test test test junk"

private fun nano(amount: Long): BigInteger = BigInteger.valueOf(amount)

private suspend fun stranger(client: Client) = ContractSigner.keys(client.crypto.generateRandomSignKeys())

private fun report(words: String, booking: Booking) {
    val state = when (booking) {
        is Booking.Paid -> "paid"
        is Booking.NotPaid -> "not paid"
        is Booking.Unclear -> "unclear"
    }
    println("$words: $state")
}

fun main(arguments: Array<String>): Unit = runBlocking {
    val endpoint = arguments.single()
    val node = DevNode.connect(endpoint)
    Client.start(endpoint).use { client ->
        val pair = client.crypto.generateRandomSignKeys()
        val keys = ContractSigner.keys(pair)
        val customer = Wallet(client, keys)
        val address = customer.address()
        val shop = Wallet(client, stranger(client)).address()
        node.give(address, nano(100_000_000_000), mapOf(2L to nano(50_000_000_000)))
        customer.deploy(
            ownersPubkey = listOf(keys.publicKey),
            ownersAddress = listOf(),
            reqConfirms = 1,
            reqConfirmsData = 1,
            value = nano(0),
        )

        report("sending money", pay(customer, shop, nano(1_500_000_000)))
        val other = Wallet(client, stranger(client), address)
        report("sending money as a stranger", pay(other, shop, nano(1_500_000_000)))

        val treasury = openTreasury(client, keys)
        for (words in listOf("stored", "stored again"))
            println("outbox: $words ${payOut(treasury, "invoice-17", shop, nano(2_000_000_000))}")
        bookPayouts(client) { invoice, state -> println("outbox: $invoice $state") }

        val credited = mutableListOf<InboxDeposit>()
        followShop(client, "$shop")
        while (credited.size < 2) creditDeposits(client) { credited.add(it) }
        for (deposit in credited)
            println("inbox: credited " + deposit.amounts.joinToString { "${it.amount} of ${it.currency}" })

        val hello = deploy(client, node)
        println("contracts: ${touch(hello)}")
        println("contracts: touched ${firstTouch(hello) > 0}")
        println("contracts: refused ${touchAsStranger(client, hello.address())}")

        val (here, elsewhere) = keysOf(client, PHRASE)
        println("keys: ${here.publicKey} ${here == elsewhere}")
        println("keys: ${newPhrase(client).split(' ').size} words")
        sign(client, pair, address, shop)
    }
}

private suspend fun sign(client: Client, keys: KeyPair, address: Address, shop: Address) {
    var agrees = true
    val guarded = Wallet(client, Vault(client, keys) { agrees }.signer(), address)
    report("signing", pay(guarded, shop, nano(1_000_000_000)))
    agrees = false
    report("signing, declined", pay(guarded, shop, nano(1_000_000_000)))

    val payment = mapOf(
        "dest" to "$shop",
        "value" to 0,
        "cc" to mapOf(SHELL to 500_000_000),
        "bounce" to false,
        "flags" to SendFlags.PAY_FEES,
        "payload" to "",
    )
    val checking = client.crypto.registerSigningBox(CheckingVault(client, Vault(client, keys) { true }))
    client.abi.encodeMessage(
        abi = Abi.Json(Wallet.ABI),
        address = "$address",
        callSet = callSet("sendTransaction", input = payment),
        signer = Signer.SigningBox(checking.handle),
    )
    val unsigned = prepare(client, address, keys.publicKey, payment)
    // On a computer without a network.
    val signed = client.crypto.sign(unsigned = unsigned.dataToSign!!, keys = keys)
    val sent = sendSigned(client, address, keys.publicKey, unsigned.message, signed.signature)
    println("signing elsewhere: ${ParsedTransaction.fromJson(sent.transaction).id!!.length}")
}
