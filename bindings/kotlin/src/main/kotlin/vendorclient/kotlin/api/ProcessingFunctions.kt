// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.CallbackHandler
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.abi.ChainRules
import vendorclient.api.abi.ParamsOfEncodeMessage
import vendorclient.api.processing.ExecutedTransaction
import vendorclient.api.processing.MessageMonitoringParams
import vendorclient.api.processing.MessageSendingParams
import vendorclient.api.processing.MonitorFetchWaitMode
import vendorclient.api.processing.MonitoringQueueInfo
import vendorclient.api.processing.ParamsOfCancelMonitor
import vendorclient.api.processing.ParamsOfFetchNextMonitorResults
import vendorclient.api.processing.ParamsOfFindLosses
import vendorclient.api.processing.ParamsOfFindOutcome
import vendorclient.api.processing.ParamsOfGetMonitorInfo
import vendorclient.api.processing.ParamsOfMonitorMessages
import vendorclient.api.processing.ParamsOfProcessMessage
import vendorclient.api.processing.ParamsOfReadBalanceChanges
import vendorclient.api.processing.ParamsOfSendMessage
import vendorclient.api.processing.ParamsOfSendMessages
import vendorclient.api.processing.ParamsOfWaitForTransaction
import vendorclient.api.processing.PlannedMessage
import vendorclient.api.processing.ProcessingEvent
import vendorclient.api.processing.ProcessingModule
import vendorclient.api.processing.ResultOfFetchNextMonitorResults
import vendorclient.api.processing.ResultOfFindLosses
import vendorclient.api.processing.ResultOfFindOutcome
import vendorclient.api.processing.ResultOfProcessMessage
import vendorclient.api.processing.ResultOfReadBalanceChanges
import vendorclient.api.processing.ResultOfSendMessage
import vendorclient.api.processing.ResultOfSendMessages
import vendorclient.kotlin.result

/** Sends messages, waits for their transactions, and monitors them. */
public class ProcessingFunctions(caller: Caller) {
    private val java = ProcessingModule(caller)

    /**
     * Adds messages to a monitoring queue.
     *
     * Creates the queue if it does not exist. With `durable`, returns after the messages are stored; they are monitored
     * until they have a result, by every client with the same storage and network that accesses the queue. To never
     * lose track of a message, monitor it before sending it.
     * @param queue Name of the queue.
     * @param messages The messages.
     * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
     * non-durable queue of the same name. Extension of the published interface.
     */
    public suspend fun monitorMessages(
        queue: String,
        messages: List<MessageMonitoringParams>,
        durable: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ) {
        java.monitorMessages(ParamsOfMonitorMessages(queue, messages, durable), options).result()
    }

    /**
     * Counts the messages and results of a queue.
     *
     * An unknown queue has zero counts.
     * @param queue Name of the queue.
     * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
     * non-durable queue of the same name. Extension of the published interface.
     */
    public suspend fun getMonitorInfo(
        queue: String,
        durable: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): MonitoringQueueInfo =
        java.getMonitorInfo(ParamsOfGetMonitorInfo(queue, durable), options).result()

    /**
     * Returns results of a queue and removes them from it, optionally waiting for them.
     *
     * A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits until
     * messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue stay until
     * they are acknowledged, and report `Timeout` only if the network answered after `wait_until`.
     * @param queue Name of the queue.
     * @param waitMode What to wait for.
     * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
     * non-durable queue of the same name. Extension of the published interface.
     * @param acknowledge For a durable queue: acknowledges this result and all before it; they are never returned
     * again. Extension of the published interface.
     */
    public suspend fun fetchNextMonitorResults(
        queue: String,
        waitMode: MonitorFetchWaitMode? = null,
        durable: Boolean? = null,
        acknowledge: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfFetchNextMonitorResults =
        java.fetchNextMonitorResults(ParamsOfFetchNextMonitorResults(queue, waitMode, durable, acknowledge), options).result()

    /**
     * Removes a queue with its messages and results.
     *
     * Unknown queues are ignored. A waiting fetch returns without results.
     * @param queue Name of the queue.
     * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
     * non-durable queue of the same name. Extension of the published interface.
     */
    public suspend fun cancelMonitor(queue: String, durable: Boolean? = null, options: CallOptions = CallOptions.NONE) {
        java.cancelMonitor(ParamsOfCancelMonitor(queue, durable), options).result()
    }

    /**
     * Sends external messages and optionally monitors them.
     *
     * The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All messages
     * are parsed before the first is sent. A spending policy decides about all of them before the first is sent: if it
     * refuses one, none is sent and none counts. If some cannot be sent, the others are still sent. The error of the
     * first failure reports in `data.sent` whether any message was sent, in `data.executed` the hashes of executed
     * messages, and in `data.unknown` those that may have been executed or may still be. Both kinds are monitored.
     * @param messages The messages.
     * @param monitorQueue Queue that monitors them.
     * @param rules Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
     * the published interface.
     */
    public suspend fun sendMessages(
        messages: List<MessageSendingParams>,
        monitorQueue: String? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSendMessages =
        java.sendMessages(ParamsOfSendMessages(messages, monitorQueue, rules), options).result()

    /**
     * Sends an external message and returns the outcome of its execution.
     *
     * Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another producer
     * or thread. If the node answers anything but a result, the transaction of the message is looked up and, if found,
     * its result is returned: nodes repost messages, so a message may be refused although it was executed. Every error
     * has `data.outcome` (`Outcome`), which is `not_executed` if this call sent nothing; every error after sending has
     * `data.sent` true, `data.message_hash` and, if `abi` determines it, `data.expire_at`: the message may have been
     * executed or may still be. With `abi`, messages to the same account with the same key are sent in turns.
     * @param message The message, base64; cache references are not accepted.
     * @param abi ABI of the destination: used to check the expiration before sending, and to decode the result.
     * @param threadId Thread of the account, 68 hex characters.
     * @param sendEvents Send a ProcessingEvent to the callback for each step of the call.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     * all others require it (518).
     * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
     * option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface.
     * @param rules Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
     * the published interface.
     */
    public suspend fun sendMessage(
        message: String,
        dappId: String,
        abi: Abi? = null,
        threadId: String? = null,
        sendEvents: Boolean? = null,
        unprotected: Boolean? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
        onMessage: CallbackHandler<ProcessingEvent>? = null,
    ): ResultOfSendMessage =
        if (onMessage == null) java.sendMessage(ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules), options).result() else java.sendMessage(ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules), onMessage, options).result()

    /**
     * Waits for the transaction of a sent message.
     *
     * The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call if it
     * does not expire. An aborted transaction is an error. A transaction that does not appear is an error too, with the
     * outcome of a local run in `data.local_error`. This function cannot prove that a message was not executed, because
     * it does not know the state of the account before sending: its errors always have `data.sent` true, with the
     * outcome `failed`, `unknown` or, if the result cannot be read, `executed`.
     * @param abi ABI of the destination: determines the expiration and decodes the outgoing messages.
     * @param message The message.
     * @param shardBlockId Ignored.
     * @param sendEvents Send a ProcessingEvent to the callback for each step of the call.
     * @param sendingEndpoints Endpoints that the message was sent to; named in the error if the message is lost.
     * @param txHash Hash of the transaction, as returned by `send_message`. Required (512).
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     * agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension
     * of the published interface.
     * @param rules Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
     * the published interface.
     */
    public suspend fun waitForTransaction(
        message: String,
        abi: Abi? = null,
        shardBlockId: String? = null,
        sendEvents: Boolean? = null,
        sendingEndpoints: List<String>? = null,
        txHash: String? = null,
        verify: Boolean? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
        onMessage: CallbackHandler<ProcessingEvent>? = null,
    ): ResultOfProcessMessage =
        if (onMessage == null) java.waitForTransaction(ParamsOfWaitForTransaction(abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules), options).result() else java.waitForTransaction(ParamsOfWaitForTransaction(abi, message, shardBlockId, sendEvents, sendingEndpoints, txHash, verify, rules), onMessage, options).result()

    /**
     * Encodes a message, sends it, and waits for its transaction.
     *
     * A message is replaced by a new one, signed again and with a longer lifetime, up to
     * `network.message_retries_count` times, but only after proof that it was not executed. The proof requires that the
     * contract checks `expire`, and that the message is not in the account state and the gapless list of its
     * transactions, both taken later than `expire` plus `network.expiration_margin`. A local run must also show that
     * another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its lifetime
     * and `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`) and `data.sent`; after sending
     * also `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may have
     * been executed, and false once it is proven that it was not. A message without `expire` is never replaced; without
     * replay protection (519), it is not even repeated. Messages to one account with one key, from ABIs with `time`,
     * are signed and sent in turns.
     * @param messageEncodeParams The message. `processing_try_index` counts the attempts of this call.
     * @param sendEvents Send a ProcessingEvent to the callback for each step of the call.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     * all others require it (518).
     * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
     * option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface.
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     * agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension
     * of the published interface.
     * @param proveRefusal If a node or the contract refuses the message, wait for the proof that it was not executed,
     * and report the outcome `not_executed` instead of `refused`. The proof is available `network.expiration_margin`
     * after the message expires. Extension of the published interface.
     * @param acceptLoss Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
     * message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to
     * accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main currency in
     * a call of an active contract, where it is twice the cost of the run, because a call into another Dapp has to
     * carry that amount. An empty map requests the check with these defaults. Default: no check. Extension of the
     * published interface.
     * @param answerRequired Fail after the execution if the ABI declares outputs of the called function and the
     * contract sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome` `executed` and
     * `transaction_id`. Without it, `decoded.output` is then absent. Extension of the published interface.
     */
    public suspend fun processMessage(
        messageEncodeParams: ParamsOfEncodeMessage,
        dappId: String,
        sendEvents: Boolean? = null,
        unprotected: Boolean? = null,
        verify: Boolean? = null,
        proveRefusal: Boolean? = null,
        acceptLoss: Map<String, String>? = null,
        answerRequired: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
        onMessage: CallbackHandler<ProcessingEvent>? = null,
    ): ResultOfProcessMessage =
        if (onMessage == null) java.processMessage(ParamsOfProcessMessage(messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired), options).result() else java.processMessage(ParamsOfProcessMessage(messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired), onMessage, options).result()

    /**
     * Reports what became of a message, and proves that it was not executed where that is possible.
     *
     * Extension: The published library has no such function. Looks once for the transaction of the message. If the
     * network shows none, it looks for the proof that `process_message` and the outbox require before they replace a
     * message: a state of the account later than the expiration plus `network.expiration_margin`, on which the contract
     * no longer accepts the message, and all transactions of the account since before the message. The proof takes as
     * much as the configuration demands: with `network.agreement`, that many operators must agree; with
     * `proofs.prove_replacements`, signatures of the network must prove it. A message without an expiration, or one
     * that has not expired yet, is `unknown` until its transaction is found. Nothing is sent.
     * @param message The external message. Its hash is not enough: the proof runs the message on the state of its
     * account.
     * @param abi ABI of the destination: determines the expiration of the message.
     * @param expireAt Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies on
     * it: a value earlier than that of the message may prove too much.
     * @param sentAt When the message was sent for the first time, or earlier, Unix time in s. The history of the
     * account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them.
     * @param dappId Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own
     * id.
     * @param threadId Thread of the account, 68 hex characters.
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     * agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension
     * of the published interface.
     * @param rules Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
     * the published interface.
     */
    public suspend fun findOutcome(
        message: String,
        abi: Abi? = null,
        expireAt: Long? = null,
        sentAt: Long? = null,
        dappId: String? = null,
        threadId: String? = null,
        verify: Boolean? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfFindOutcome =
        java.findOutcome(ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules), options).result()

    /**
     * Reports what a message would pay, how much would arrive and how much would be lost.
     *
     * Extension: The published library has no such function. Runs the message locally on the current state of its
     * account, and each resulting message on the state of its recipient. `out_messages` and `planned` are only run on
     * their recipients. A loss is `certain` if the run of the recipient shows it, and `possible` if it depends on
     * something that is not known. Nothing is signed or sent. A transaction that is executed before the message may
     * change the outcome.
     * @param messageEncodeParams The message to encode. It is not signed, so `Signer.External` is sufficient; the local
     * run treats signatures as valid.
     * @param message A finished external message instead.
     * @param outMessages Instead of a message, the internal messages that an account sends, as returned by
     * `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.
     * @param planned Messages that the account will send later, instead of a message or in addition to `out_messages`;
     * in `transfers`, they come after those. At most 255.
     * @param chksigAlwaysSucceed Treat every signature as valid in the local run, for a `message` that is not signed
     * yet.
     * @param dappId Dapp ID of the destination of the message, or of the account that sends `out_messages` and
     * `planned`, 64 hex characters. Default: the account is looked up under its own id; `out_messages` use the Dapp ID
     * that they contain.
     * @param accountId Account that sends `planned`. Default: the account id of zeros.
     * @param recipientDappIds Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to
     * `dapp_id` and their own ids. The network finds an account only under its Dapp ID.
     * @param rules Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
     * the published interface.
     */
    public suspend fun findLosses(
        messageEncodeParams: ParamsOfEncodeMessage? = null,
        message: String? = null,
        outMessages: List<String>? = null,
        planned: List<PlannedMessage>? = null,
        chksigAlwaysSucceed: Boolean? = null,
        dappId: String? = null,
        accountId: String? = null,
        recipientDappIds: List<String>? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfFindLosses =
        java.findLosses(ParamsOfFindLosses(messageEncodeParams, message, outMessages, planned, chksigAlwaysSucceed, dappId, accountId, recipientDappIds, rules), options).result()

    /**
     * Reports how executed transactions changed the balances of their accounts, and what was lost.
     *
     * Extension: The published library has no such function. The `balance_delta` of networks does not show what was
     * burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.
     * @param transactions At most 1000 transactions.
     */
    public suspend fun readBalanceChanges(
        transactions: List<ExecutedTransaction>,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfReadBalanceChanges =
        java.readBalanceChanges(ParamsOfReadBalanceChanges(transactions), options).result()
}
