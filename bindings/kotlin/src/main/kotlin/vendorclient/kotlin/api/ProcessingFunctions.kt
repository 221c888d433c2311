// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.CallbackHandler
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.abi.ChainRules
import vendorclient.api.abi.ParamsOfEncodeMessage
import vendorclient.api.processing.MessageMonitoringParams
import vendorclient.api.processing.MessageSendingParams
import vendorclient.api.processing.MonitorFetchWaitMode
import vendorclient.api.processing.MonitoringQueueInfo
import vendorclient.api.processing.ParamsOfCancelMonitor
import vendorclient.api.processing.ParamsOfFetchNextMonitorResults
import vendorclient.api.processing.ParamsOfGetMonitorInfo
import vendorclient.api.processing.ParamsOfMonitorMessages
import vendorclient.api.processing.ParamsOfProcessMessage
import vendorclient.api.processing.ParamsOfSendMessage
import vendorclient.api.processing.ParamsOfSendMessages
import vendorclient.api.processing.ParamsOfWaitForTransaction
import vendorclient.api.processing.ProcessingEvent
import vendorclient.api.processing.ProcessingModule
import vendorclient.api.processing.ResultOfFetchNextMonitorResults
import vendorclient.api.processing.ResultOfProcessMessage
import vendorclient.api.processing.ResultOfSendMessage
import vendorclient.api.processing.ResultOfSendMessages
import vendorclient.kotlin.result

/** Messages on their way: sending, waiting for transactions, watching. */
public class ProcessingFunctions(caller: Caller) {
    private val java = ProcessingModule(caller)

    /**
     * Adds messages to a monitoring queue.
     *
     * Creates the queue when there is none of this name. With `durable` it answers after the messages are stored; they
     * are watched until they have a result, by every client with the same storage and network that is asked about the
     * queue. A message that is watched before it is sent is never lost sight of.
     * @param queue Name of the queue.
     * @param messages The messages.
     * @param durable The queue is kept in the storage and survives the process; it is another one than the queue of the
     * same name that does not. Extension of the published interface.
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
     * Zeros for an unknown queue.
     * @param queue Name of the queue.
     * @param durable The queue is kept in the storage and survives the process; it is another one than the queue of the
     * same name that does not. Extension of the published interface.
     */
    public suspend fun getMonitorInfo(
        queue: String,
        durable: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): MonitoringQueueInfo =
        java.getMonitorInfo(ParamsOfGetMonitorInfo(queue, durable), options).result()

    /**
     * Returns results of a queue and removes them from it, waiting for them on request.
     *
     * A waiting call fails when the network fails permanently; the queue continues. On a queue without messages it
     * waits until some are added and resolved; end it by cancelling the call, or the queue. Results of a durable queue
     * stay in it until they are acknowledged, and say `Timeout` only when the network answered after `wait_until`.
     * @param queue Name of the queue.
     * @param waitMode What to wait for.
     * @param durable The queue is kept in the storage and survives the process; it is another one than the queue of the
     * same name that does not. Extension of the published interface.
     * @param acknowledge Of a durable queue: this result and all before it are done with and never come again.
     * Extension of the published interface.
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
     * Unknown queues are ignored. A waiting fetch ends without results.
     * @param queue Name of the queue.
     * @param durable The queue is kept in the storage and survives the process; it is another one than the queue of the
     * same name that does not. Extension of the published interface.
     */
    public suspend fun cancelMonitor(queue: String, durable: Boolean? = null, options: CallOptions = CallOptions.NONE) {
        java.cancelMonitor(ParamsOfCancelMonitor(queue, durable), options).result()
    }

    /**
     * Sends external messages, and monitors them on request.
     *
     * The Dapp ID of each destination is taken to be its account id; a node redirects to the real one. All messages are
     * read before the first is sent. When some cannot be sent the others are still sent. The error of the first states
     * in `data.sent` whether any message has left; `data.executed` has the hashes of those that a node executed,
     * `data.unknown` of those that may have been executed or still be. Both kinds are watched.
     * @param messages The messages.
     * @param monitorQueue Queue that watches them.
     */
    public suspend fun sendMessages(
        messages: List<MessageSendingParams>,
        monitorQueue: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSendMessages =
        java.sendMessages(ParamsOfSendMessages(messages, monitorQueue), options).result()

    /**
     * Sends an external message; the node executes it and answers with the outcome.
     *
     * Up to 3 attempts at every endpoint, always with the same bytes. Redirects to another producer or thread are
     * followed. Whenever the node answers anything but a result, the transaction of the message is looked up: nodes
     * repost messages, so that a refusal can belong to a message that was executed. In that case its result is
     * returned. Every error after the message has left has `data.sent` true, `data.message_hash` and, when `abi`
     * determines it, `data.expire_at`: the message may have been executed, or still be.
     * @param message The message, base64; references to the cache are not taken.
     * @param abi ABI of the destination: the expiration is checked before and the result decoded after sending.
     * @param threadId Thread of the account, 68 hex characters.
     * @param sendEvents Send a ProcessingEvent for each step to the callback of the call.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     * with all others its absence is 518.
     * @param unprotected The contract has nothing that keeps it from executing a copy of the message: it is posted once
     * and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the
     * published interface.
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
     * The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call when it
     * has none. An aborted transaction is an error; so is one that did not appear, with the outcome of a local run of
     * the message in `data.local_error`. This function cannot prove that a message was not executed, because it does
     * not know the account from before the sending: its errors always have `data.sent` true.
     * @param abi ABI of the destination: determines the expiration and decodes the outgoing messages.
     * @param message The message.
     * @param shardBlockId Ignored.
     * @param sendEvents Send a ProcessingEvent for each step to the callback of the call.
     * @param sendingEndpoints Endpoints that the message was sent to; named in the error when it is lost.
     * @param txHash Hash of the transaction, as `send_message` gave it. Its absence is 512.
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     * on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
     * published interface.
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
     * Creates a message, sends it, and waits for its transaction.
     *
     * A message is replaced by a new one, signed again and with a longer lifetime, up to
     * `network.message_retries_count` times, only after proof that it was not executed: the contract checks `expire`,
     * and the state of the account and its transactions without gaps, both from later than `expire` and
     * `network.expiration_margin`, do not have it; and only when a local run shows no reason against another one. While
     * no endpoint can be reached the same message is sent again, within its lifetime and
     * `network.max_reconnect_timeout`. Every error after the message has left has `data.sent`, `data.message_hash` and,
     * with an expiration, `data.expire_at`: `sent` is true while the message may have been executed, false once it is
     * proven that it was not. A message without `expire` is never replaced, one that the contract is not protected from
     * (519) not even repeated.
     * @param messageEncodeParams The message. `processing_try_index` counts the attempts of this call.
     * @param sendEvents Send a ProcessingEvent for each step to the callback of the call.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     * with all others its absence is 518.
     * @param unprotected The contract has nothing that keeps it from executing a copy of the message: it is posted once
     * and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the
     * published interface.
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     * on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
     * published interface.
     */
    public suspend fun processMessage(
        messageEncodeParams: ParamsOfEncodeMessage,
        dappId: String,
        sendEvents: Boolean? = null,
        unprotected: Boolean? = null,
        verify: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
        onMessage: CallbackHandler<ProcessingEvent>? = null,
    ): ResultOfProcessMessage =
        if (onMessage == null) java.processMessage(ParamsOfProcessMessage(messageEncodeParams, sendEvents, dappId, unprotected, verify), options).result() else java.processMessage(ParamsOfProcessMessage(messageEncodeParams, sendEvents, dappId, unprotected, verify), onMessage, options).result()
}
