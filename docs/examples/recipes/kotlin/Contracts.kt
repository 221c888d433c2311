package recipes

import kotlinx.coroutines.flow.first
import vendorclient.Address
import vendorclient.ContractException
import vendorclient.ContractSigner
import vendorclient.StreamOptions
import vendorclient.kotlin.Client
import vendorclient.kotlin.DevNode
import vendorclient.kotlin.exitCode
import vendorclient.kotlin.name
import vendorclient.kotlin.transactionId

// recipe: contracts.deploy
/** Deploys a contract with a new key. Its address is known before: it is computed from image, initial data and key. */
suspend fun deploy(client: Client, node: DevNode): HelloWallet {
    val hello = HelloWallet(client, ContractSigner.keys(client.crypto.generateRandomSignKeys()))
    println("deploying ${hello.address()}")
    hello.deploy(fundedBy = node)
    return hello
}
// end of recipe

// recipe: contracts.call
/** Calls the contract, and reads from it. */
suspend fun touch(hello: HelloWallet): String {
    val estimate = hello.touch().estimate() // executed on a copy of the state; nothing is sent
    val sent = hello.touch().send() // sent, executed, waited for
    println(
        "transaction ${sent.transactionId}: " +
            "${sent.fees.totalAccountFees} of ${estimate.fees.totalAccountFees} nano expected",
    )
    return hello.renderHelloWorld().get().value0 // run on the current state; nothing is sent
}
// end of recipe

// recipe: contracts.events
/** Returns when the contract was touched first, Unix time in s. */
suspend fun firstTouch(hello: HelloWallet): Long =
    hello.touchedEvents(StreamOptions.FROM_START).first().args.at // the first item ends the flow
// end of recipe

// recipe: contracts.errors
/** Calls a contract with a key that is not its owner's, and returns the name of the error. */
suspend fun touchAsStranger(client: Client, address: Address): String? {
    val keys = ContractSigner.keys(client.crypto.generateRandomSignKeys())
    val hello = HelloWallet(client, keys, address, errorNames = mapOf(102 to "NotOwner"))
    try {
        hello.touch().send()
    } catch (refused: ContractException) {
        if (refused.exitCode == 102) return refused.name
        throw refused
    }
    error("The contract obeys a stranger")
}
// end of recipe
