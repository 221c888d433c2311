package recipes

import java.time.Instant
import kotlin.time.Duration.Companion.hours
import kotlin.time.toJavaDuration
import vendorclient.Address
import vendorclient.ContractSigner
import vendorclient.api.abi.Abi
import vendorclient.api.abi.ResultOfEncodeMessage
import vendorclient.api.abi.Signer
import vendorclient.api.crypto.KeyPair
import vendorclient.api.crypto.ParamsOfAppSigningBox
import vendorclient.api.crypto.ResultOfAppSigningBox
import vendorclient.api.processing.ResultOfProcessMessage
import vendorclient.kotlin.Client
import vendorclient.kotlin.api.AppSigningBox
import vendorclient.kotlin.api.callSet
import vendorclient.kotlin.api.functionHeader
import vendorclient.kotlin.dappId

// recipe: signing.vault
/** Signs with keys that never leave this object, if its user agrees. */
class Vault(
    private val client: Client,
    private val keys: KeyPair,
    private val agrees: suspend () -> Boolean,
) : AppSigningBox {
    override suspend fun getPublicKey() = ResultOfAppSigningBox.GetPublicKey(keys.publicKey)

    override suspend fun sign(request: ParamsOfAppSigningBox.Sign): ResultOfAppSigningBox.Sign {
        if (!agrees()) throw SecurityException("declined by user") // the call fails with error 26
        return ResultOfAppSigningBox.Sign(client.crypto.sign(unsigned = request.unsigned, keys = keys).signature)
    }

    /** The signer of contract objects for this vault. */
    suspend fun signer(): ContractSigner =
        ContractSigner.box(client.crypto.registerSigningBox(this), keys.publicKey)
}
// end of recipe

// recipe: signing.checks
/** Signs only messages, after it has checked them with its own library. */
class CheckingVault(private val own: Client, private val vault: Vault) : AppSigningBox {
    override suspend fun getPublicKey() = vault.getPublicKey()

    override suspend fun sign(request: ParamsOfAppSigningBox.Sign): ResultOfAppSigningBox.Sign {
        val content = request.content ?: throw SecurityException("only messages are signed")
        val shown = own.abi.verifySigningContent(request.unsigned, content, Abi.Json(Wallet.ABI))
        // Show the address, the arguments and the losses as well.
        println("signing ${shown.functionName}")
        return vault.sign(request)
    }
}
// end of recipe

// recipe: signing.prepare
/** Online: prepares a payment that is signed elsewhere within the hour. The key signs `dataToSign` of the result, base64. */
suspend fun prepare(
    client: Client,
    account: Address,
    publicKey: String,
    payment: Map<String, Any>,
): ResultOfEncodeMessage {
    val header = functionHeader(expire = Instant.now().plus(1.hours.toJavaDuration()).epochSecond)
    return client.abi.encodeMessage(
        abi = Abi.Json(Wallet.ABI),
        address = "$account",
        callSet = callSet("sendTransaction", header, payment),
        signer = Signer.External(publicKey),
    )
}
// end of recipe

// recipe: signing.attach
/** Online again: sends the payment with the returned signature, and waits for its transaction. */
suspend fun sendSigned(
    client: Client,
    account: Address,
    publicKey: String,
    message: String,
    signature: String,
): ResultOfProcessMessage {
    val abi = Abi.Json(Wallet.ABI)
    val signed = client.abi.attachSignature(abi, publicKey, message, signature).message
    val sent = client.processing.sendMessage(signed, dappId = account.dappId!!)
    return client.processing.waitForTransaction(signed, abi, txHash = sent.txHash)
}
// end of recipe
