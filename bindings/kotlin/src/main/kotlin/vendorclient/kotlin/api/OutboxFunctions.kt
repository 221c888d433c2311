// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.abi.ChainRules
import vendorclient.api.abi.ParamsOfEncodeMessage
import vendorclient.api.outbox.OutboxDecision
import vendorclient.api.outbox.OutboxModule
import vendorclient.api.outbox.OutboxSigner
import vendorclient.api.outbox.OutboxState
import vendorclient.api.outbox.ParamsOfOutboxAcknowledge
import vendorclient.api.outbox.ParamsOfOutboxEntry
import vendorclient.api.outbox.ParamsOfOutboxList
import vendorclient.api.outbox.ParamsOfOutboxPrune
import vendorclient.api.outbox.ParamsOfOutboxRegisterSigner
import vendorclient.api.outbox.ParamsOfOutboxRelease
import vendorclient.api.outbox.ParamsOfOutboxResults
import vendorclient.api.outbox.ParamsOfOutboxSend
import vendorclient.api.outbox.ResultOfOutboxCancel
import vendorclient.api.outbox.ResultOfOutboxGet
import vendorclient.api.outbox.ResultOfOutboxList
import vendorclient.api.outbox.ResultOfOutboxPrune
import vendorclient.api.outbox.ResultOfOutboxRelease
import vendorclient.api.outbox.ResultOfOutboxResults
import vendorclient.api.outbox.ResultOfOutboxSend
import vendorclient.kotlin.result

/** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
public class OutboxFunctions(caller: Caller) {
    private val java = OutboxModule(caller)

    /**
     * Stores a message and sends it; sending survives the end of this process.
     *
     * Extension: The published library has no such function. Returns once the entry is stored, before any byte of its
     * message is sent. From then on, any client with the same storage and network works on it until it has a result,
     * one entry at a time within a group. The same key never sends twice: a second request with the same parameters
     * returns the existing entry; one with different parameters is an error (1001).
     * @param key Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
     * Default: none.
     * @param messageEncodeParams The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed
     * immediately and never again; the keys are not stored. With the field `signer` of the entry, this signer must be
     * `Signer.None`.
     * @param message A finished external message instead: sent as it is, never encoded again.
     * @param abi ABI of `message`: determines when it expires and decodes what the contract returns.
     * @param signer Who signs the message when its turn comes, and again if it expires.
     * @param dappId Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
     * refuse the entry without it (518).
     * @param group Entries of a group are sent one at a time, each after the previous one has ended. Default: the
     * account and the signing key.
     * @param notBefore Do not send before this time, Unix time in s.
     * @param giveUpAt Do not send after this time, and create no message that expires later, Unix time in s.
     * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
     * option, an ABI with neither `time` nor `expire` is refused (519).
     * @param allowRepeat Only used after the storage was restored from a copy: asserts that nothing was sent with this
     * key after the copy was made, so the entry need not be checked.
     * @param rules Chain rules of `message`. Default: `abi.rules` of the configuration.
     * @param acceptLoss Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
     * message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to
     * accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main currency in
     * a call of an active contract, where it is twice the cost of the run, because a call into another Dapp has to
     * carry that amount. An empty map requests the check with these defaults. Default: no check. Extension of the
     * published interface.
     */
    public suspend fun send(
        dappId: String,
        key: String? = null,
        messageEncodeParams: ParamsOfEncodeMessage? = null,
        message: String? = null,
        abi: Abi? = null,
        signer: OutboxSigner? = null,
        group: String? = null,
        notBefore: Long? = null,
        giveUpAt: Long? = null,
        unprotected: Boolean? = null,
        allowRepeat: Boolean? = null,
        rules: ChainRules? = null,
        acceptLoss: Map<String, String>? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxSend =
        java.send(ParamsOfOutboxSend(key, messageEncodeParams, message, abi, signer, dappId, group, notBefore, giveUpAt, unprotected, allowRepeat, rules, acceptLoss), options).result()

    /**
     * Returns one entry of the outbox.
     *
     * Extension: The published library has no such function.
     * @param id Id of the entry.
     * @param key Key of the entry.
     */
    public suspend fun get(
        id: String? = null,
        key: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxGet =
        java.get(ParamsOfOutboxEntry(id, key), options).result()

    /**
     * Lists entries of the outbox, oldest first.
     *
     * Extension: The published library has no such function.
     * @param state Only entries in this state.
     * @param group Only entries of this group.
     * @param held True: only entries held since the storage was restored. False: only entries that are not held.
     * @param after Only entries after this id: `next` of the previous page.
     * @param limit Maximum number of items.
     */
    public suspend fun list(
        state: OutboxState? = null,
        group: String? = null,
        held: Boolean? = null,
        after: String? = null,
        limit: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxList =
        java.list(ParamsOfOutboxList(state, group, held, after, limit), options).result()

    /**
     * Cancels an entry whose message has not been sent.
     *
     * Extension: The published library has no such function. Once bytes of the message may have been sent, it cannot be
     * cancelled: the entry stays, and the result says so.
     * @param id Id of the entry.
     * @param key Key of the entry.
     */
    public suspend fun cancel(
        id: String? = null,
        key: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxCancel =
        java.cancel(ParamsOfOutboxEntry(id, key), options).result()

    /**
     * Releases entries held since the storage was restored.
     *
     * Extension: The published library has no such function. For entries where nothing proves whether they were sent
     * after the copy was made. Check the history of the account first: releasing an entry as `unsent` that was in fact
     * sent pays twice. Entries that are not held are unaffected.
     * @param id Id of one entry.
     * @param key Key of one entry.
     * @param group All held entries of this group.
     * @param all All held entries of this network. With `unsent`, new requests are also no longer checked against
     * earlier restores.
     * @param decision What to do with them.
     */
    public suspend fun release(
        decision: OutboxDecision,
        id: String? = null,
        key: String? = null,
        group: String? = null,
        all: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxRelease =
        java.release(ParamsOfOutboxRelease(id, key, group, all, decision), options).result()

    /**
     * Removes ended entries, with their keys.
     *
     * Extension: The published library has no such function. A removed key can be used, and sends, again. Entries that
     * ended as `unknown` are kept.
     * @param endedBefore Remove entries that ended before this time, Unix time in ms, and whose results were
     * acknowledged, together with their keys.
     */
    public suspend fun prune(endedBefore: BigInteger, options: CallOptions = CallOptions.NONE): ResultOfOutboxPrune =
        java.prune(ParamsOfOutboxPrune(endedBefore), options).result()

    /**
     * Returns unacknowledged results of entries.
     *
     * Extension: The published library has no such function. Delivery is at least once, in order of `number`; results
     * of one group follow the order of its entries. Unacknowledged results are returned again, even after a restart. An
     * entry that ended as `unknown` may get a second result later, which supersedes the first.
     * @param group Only results of this group.
     * @param after Only results after this `number`.
     * @param acknowledge Acknowledges this result and all before it (of the group, if one is given); they are never
     * returned again. A number beyond the last result is refused.
     * @param limit Maximum number of items.
     * @param waitMs How long to wait for a result if there is none, in ms.
     */
    public suspend fun results(
        group: String? = null,
        after: String? = null,
        acknowledge: String? = null,
        limit: Long? = null,
        waitMs: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxResults =
        java.results(ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs), options).result()

    /**
     * Acknowledges one result; it is never returned again.
     *
     * Extension: The published library has no such function. All other results stay, including earlier ones:
     * applications that handle several results at once acknowledge each separately. Acknowledging a result again has no
     * effect. A number beyond the last result is refused.
     * @param number `number` of the result, 16 digits.
     */
    public suspend fun acknowledge(number: String, options: CallOptions = CallOptions.NONE) {
        java.acknowledge(ParamsOfOutboxAcknowledge(number), options).result()
    }

    /**
     * Registers a signing box under a name, for entries that wait for it.
     *
     * Extension: The published library has no such function. Neither the box nor its key is stored: an application
     * registers its signers each time it connects. An entry is signed only by a box with the same public key.
     * @param name Name, 1 to 64 characters. Replaces a signer registered under the same name.
     * @param handle Signing box, of the library or of the application.
     */
    public suspend fun registerSigner(name: String, handle: Long, options: CallOptions = CallOptions.NONE) {
        java.registerSigner(ParamsOfOutboxRegisterSigner(name, handle), options).result()
    }
}
