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

/** Messages that survive the process that sends them, each sent once, each with an end. */
public class OutboxFunctions(caller: Caller) {
    private val java = OutboxModule(caller)

    /**
     * Stores a message that is sent from now on, whatever happens to this process.
     *
     * Extension: The published library has no such function. Answers as soon as the entry is durable, before the first
     * byte of its message leaves. From then on any client with the same storage and network works on it, one after the
     * other within a group, until its end is known. The same key never sends twice: a second request with the same
     * parameters answers with the entry that is there, one with others is an error (1001).
     * @param key Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
     * Absent: the entry has none.
     * @param messageEncodeParams The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at
     * once, and never anew; the keys are not stored. With the field `signer` of the entry it has to be `Signer.None`.
     * @param message A finished external message instead: it is sent as it is, never made anew.
     * @param abi ABI of `message`: tells when it expires and decodes what the contract returns.
     * @param signer Who signs the message when its turn comes, and again should it expire.
     * @param dappId Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all others
     * its absence refuses the entry (518).
     * @param group Entries of a group are sent one after the other, each after the end of the one before. Default: the
     * account and the key that signs.
     * @param notBefore Nothing leaves before this time, unix time in s.
     * @param giveUpAt Nothing leaves after this time, and no message lives longer, unix time in s.
     * @param unprotected The contract has nothing that keeps it from executing a copy of the message: it is posted once
     * and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519).
     * @param allowRepeat Only of meaning after the storage was restored from a copy: nothing was sent with this key
     * after the copy was made, and the entry need not be checked for it.
     * @param rules Chain rules of `message`. Default: `abi.rules` of the configuration.
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
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxSend =
        java.send(ParamsOfOutboxSend(key, messageEncodeParams, message, abi, signer, dappId, group, notBefore, giveUpAt, unprotected, allowRepeat, rules), options).result()

    /**
     * Returns one entry of the outbox.
     *
     * Extension: The published library has no such function.
     * @param id Its id.
     * @param key Its key.
     */
    public suspend fun get(
        id: String? = null,
        key: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxGet =
        java.get(ParamsOfOutboxEntry(id, key), options).result()

    /**
     * Lists entries of the outbox, the oldest first.
     *
     * Extension: The published library has no such function.
     * @param state Only those in this state.
     * @param group Only those of this group.
     * @param held Only those that are held since the storage was restored, or only those that are not.
     * @param after Only those behind this id: `next` of the page before.
     * @param limit At most so many.
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
     * Cancels an entry whose message has not left.
     *
     * Extension: The published library has no such function. Once the bytes of a message may have left nothing takes
     * them back: the entry stays, and the result says so.
     * @param id Its id.
     * @param key Its key.
     */
    public suspend fun cancel(
        id: String? = null,
        key: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfOutboxCancel =
        java.cancel(ParamsOfOutboxEntry(id, key), options).result()

    /**
     * Decides about entries that are held since the storage was restored.
     *
     * Extension: The published library has no such function. For entries of which nothing proves whether they were sent
     * after the copy was made. Look at the history of the account first: an entry that is released as `unsent` and was
     * sent pays twice. Entries that are not held stay as they are.
     * @param id Id of one entry.
     * @param key Key of one entry.
     * @param group All of this group.
     * @param all All of this network. With `unsent` also keys that come anew are not checked any more for the restores
     * until now.
     * @param decision What became of them.
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
     * Forgets entries that have ended, with their keys.
     *
     * Extension: The published library has no such function. A key that is forgotten can be used again, and then sends
     * again. Entries that ended as `unknown` stay.
     * @param endedBefore Entries that ended before this time, unix time in ms, and whose results were acknowledged.
     * Their keys go with them.
     */
    public suspend fun prune(endedBefore: BigInteger, options: CallOptions = CallOptions.NONE): ResultOfOutboxPrune =
        java.prune(ParamsOfOutboxPrune(endedBefore), options).result()

    /**
     * Returns the ends of entries, each until it is acknowledged.
     *
     * Extension: The published library has no such function. Results come at least once, in the order of their numbers;
     * those of a group in the order of its entries. What was not acknowledged comes again, also after a restart. An
     * entry that ended as `unknown` may have a second result later, which supersedes the first.
     * @param group Only those of this group.
     * @param after Only those behind this one: `number` of a result.
     * @param acknowledge This result and all before it, of the group if one is given, are done with and never come
     * again.
     * @param limit At most so many.
     * @param waitMs How long to wait for a result while there is none.
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
     * Marks one result as done with: it never comes again.
     *
     * Extension: The published library has no such function. Other results stay, also those before it: applications
     * that work on several results at once acknowledge each by itself. Nothing happens when the result was acknowledged
     * before.
     * @param number `number` of the result, 16 digits.
     */
    public suspend fun acknowledge(number: String, options: CallOptions = CallOptions.NONE) {
        java.acknowledge(ParamsOfOutboxAcknowledge(number), options).result()
    }

    /**
     * Names a signing box of this connection, for entries that wait for it.
     *
     * Extension: The published library has no such function. Neither the box nor its key is stored: an application
     * registers its signers each time it connects. An entry is signed by a box with the same public key only.
     * @param name Name, 1 to 64 characters. One that was registered before is replaced.
     * @param handle Signing box, of the library or of the application.
     */
    public suspend fun registerSigner(name: String, handle: Long, options: CallOptions = CallOptions.NONE) {
        java.registerSigner(ParamsOfOutboxRegisterSigner(name, handle), options).result()
    }
}
