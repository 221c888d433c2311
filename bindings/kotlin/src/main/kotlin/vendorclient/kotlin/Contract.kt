package vendorclient.kotlin

import java.math.BigInteger
import java.time.Instant
import kotlinx.coroutines.flow.Flow
import vendorclient.AcceptedLoss
import vendorclient.Address
import vendorclient.CallOptions
import vendorclient.ContractEvent
import vendorclient.ContractSigner
import vendorclient.FollowedTransaction
import vendorclient.Funder
import vendorclient.OutboxOptions
import vendorclient.Sent
import vendorclient.StreamOptions
import vendorclient.api.abi.FunctionHeader
import vendorclient.api.outbox.ResultOfOutboxSend
import vendorclient.json.Decoder

/**
 * A contract as an object: its functions, getters and events by name. `vendorclient bind --lang kotlin` writes a class with
 * the types of an ABI on top of it.
 *
 * Arguments are maps: integers are numbers of any size, addresses `Address` or texts, cells `Cell` or BOCs in base64, bytes `Bytes` or
 * hex, tuples maps. Results have `BigInteger` for every integer, `Address`, `Cell` and `Bytes`, as keys of maps as well.
 *
 * @param client The client.
 * @param abi Content of the ABI file.
 * @param signer Who signs calls and the deployment. Default: unsigned.
 * @param address Where the contract is. Default: calculated from image or code.
 * @param dappId Its Dapp ID. Default: that of the address, else the network is asked.
 * @param image Image, base64: for the deployment, and to know the address without one.
 * @param code Code, base64, instead of the image.
 * @param initialData Values of storage fields before the deployment; the public key is filled in from the signer.
 * @param errorNames Names of exit codes, for `ContractException.name`.
 * @param header Header fields of messages, asked for each. Default: the library fills them in, by the time of the network.
 */
public class Contract(
    client: Client,
    abi: String,
    signer: ContractSigner? = null,
    address: Address? = null,
    dappId: String? = null,
    image: String? = null,
    code: String? = null,
    initialData: Map<String, Any?> = emptyMap(),
    errorNames: Map<Int, String> = emptyMap(),
    header: (() -> FunctionHeader)? = null,
) {
    private val java = vendorclient.Contract.builder(client.java, abi)
        .signer(signer)
        .apply {
            if (address != null) address(address)
            if (dappId != null) dappId(dappId)
            if (image != null) image(image)
            if (code != null) code(code)
            if (header != null) header(header)
        }
        .initialData(initialData)
        .errorNames(errorNames)
        .build()

    /** The address with the Dapp ID. */
    public suspend fun address(): Address = java.address().result()

    /** The balance in nano. */
    public suspend fun balance(): BigInteger = java.balance().result()

    /** Whether the contract can be called. */
    public suspend fun isDeployed(): Boolean = java.isDeployed.result()

    /**
     * The storage fields of the contract by name, as the ABI lists them. Fails with `NetErrorCode.NOT_FOUND` if it is not deployed, and
     * with `AbiErrorCode.INVALID_DATA` if the ABI does not describe its data.
     */
    public suspend fun data(): Map<String, Any?> = java.data().result()

    /** The storage fields with a type; generated wrappers use it. */
    public suspend fun <T : Any> data(fields: Decoder<T>): T = java.data(fields).result()

    /**
     * Deploys the contract.
     *
     * @param input Arguments of the constructor by name.
     * @param fundedBy Who pays before it.
     * @param amount How much, in nano. Default: the usual amount of the funder.
     * @param acceptLoss How much of what the constructor sends may be lost on the way. What would lose more is a
     * `LossNotAcceptedException` before anything is signed.
     * @param options Time limit and trace of each call of the library that it takes.
     */
    public suspend fun deploy(
        input: Map<String, Any?> = emptyMap(),
        fundedBy: Funder? = null,
        amount: BigInteger? = null,
        acceptLoss: AcceptedLoss = AcceptedLoss.NOTHING,
        options: CallOptions = CallOptions.NONE,
    ): Sent<Map<String, Any?>> {
        val deployment = java.deploy(input).acceptLoss(acceptLoss).options(options)
        val funded = when {
            fundedBy == null -> deployment
            amount == null -> deployment.fundedBy(fundedBy)
            else -> deployment.fundedBy(fundedBy, amount)
        }
        return funded.send().result()
    }

    /** A function with its arguments by name. Throws IllegalArgumentException when the ABI has no such function. */
    public fun call(function: String, input: Map<String, Any?> = emptyMap()): ContractCall<Map<String, Any?>> =
        ContractCall(java.call(function, input))

    /** A function whose results have a type; generated wrappers use it. */
    public fun <T : Any> call(function: String, input: Map<String, Any?>, output: Decoder<T>): ContractCall<T> =
        ContractCall(java.call(function, input, output))

    /** The events of a name, from the beginning of the collection on or as the options say. */
    public fun events(
        name: String,
        options: StreamOptions = StreamOptions.FROM_NOW,
    ): Flow<ContractEvent<Map<String, Any?>>> = closingFlow { java.events(name, options) }

    /** The events of a name, whose values have a type; generated wrappers use it. */
    public fun <T : Any> events(name: String, options: StreamOptions, args: Decoder<T>): Flow<ContractEvent<T>> =
        closingFlow { java.events(name, options, args) }

    /**
     * The transactions, from the beginning of the collection on or as the options say.
     *
     * @param options Where the flow begins.
     * @param fields Names of GraphQL. Default: those that usually matter.
     */
    public fun transactions(
        options: StreamOptions = StreamOptions.FROM_NOW,
        fields: String = "id lt now in_msg aborted balance_delta total_fees",
    ): Flow<FollowedTransaction> = closingFlow { java.transactions(options, fields) }

    /** Cursor after the newest event: a flow after it has every event from now on, whenever it is collected. */
    public suspend fun eventCursor(): String = java.eventCursor().result()

    /** Cursor after the newest transaction. */
    public suspend fun transactionCursor(): String = java.transactionCursor().result()
}

/** A function of a contract with its arguments: to be sent, read or estimated. */
public class ContractCall<T : Any>(private val java: vendorclient.ContractCall<T>) {
    /**
     * Sends a message and waits for its transaction. Throws `ContractException` when the contract refuses, and fails with 418 or
     * 419, as `get` does, if it executes the call without a readable answer: the outcome is then `executed`.
     *
     * @param acceptLoss How much may be lost on the way. What would lose more is a `LossNotAcceptedException` before anything is
     * signed.
     * @param options Time limit and trace of each call of the library that it takes.
     */
    public suspend fun send(
        acceptLoss: AcceptedLoss = AcceptedLoss.NOTHING,
        options: CallOptions = CallOptions.NONE,
    ): Sent<T> = java.acceptLoss(acceptLoss).options(options).send().result()

    /** Runs the function on the present state, without a message. */
    public suspend fun get(options: CallOptions = CallOptions.NONE): T = java.options(options).get().result()

    /** Executes the call on a copy of the present state: what sending would do, cost and lose. */
    public suspend fun estimate(options: CallOptions = CallOptions.NONE): Sent<T> =
        java.options(options).estimate().result()

    /**
     * Stores the call in the outbox, so that it survives a crash of this process.
     *
     * @param key Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
     * @param group Entries of a group are sent one after the other. Default: the account and the key that signs.
     * @param notBefore Nothing leaves before this time.
     * @param giveUpAt Nothing leaves after this time, and no message lives longer.
     * @param signer Name of a signer that any connection registers. Default: the signer of the contract signs: a named
     * one when its turn comes, an unnamed one at once, without later replacements.
     * @param unprotected The contract does not protect itself from copies of the message.
     * @param acceptLoss As for `send`. Checked now, and again when the message is sent.
     */
    public suspend fun outbox(
        key: String? = null,
        group: String? = null,
        notBefore: Instant? = null,
        giveUpAt: Instant? = null,
        signer: String? = null,
        unprotected: Boolean = false,
        acceptLoss: AcceptedLoss = AcceptedLoss.NOTHING,
    ): ResultOfOutboxSend =
        java.acceptLoss(acceptLoss).outbox(OutboxOptions(key, group, notBefore, giveUpAt, signer, unprotected)).result()
}
