// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Callback;
import vendorclient.CallbackHandler;
import vendorclient.Caller;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.crypto.CryptoErrorCode;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.outbox.OutboxErrorCode;
import vendorclient.api.policy.PolicyErrorCode;
import vendorclient.api.proofs.ProofsErrorCode;
import vendorclient.api.tvm.TvmErrorCode;
import vendorclient.json.Decoders;

/** Sends messages, waits for their transactions, and monitors them. */
public final class ProcessingModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public ProcessingModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Adds messages to a monitoring queue.
     *
     * <p>Creates the queue if it does not exist. With {@code durable}, returns after the messages are stored; they are
     * monitored until they have a result, by every client with the same storage and network that accesses the queue. To
     * never lose track of a message, monitor it before sending it.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Messages to monitor.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> monitorMessages(ParamsOfMonitorMessages params) {
        return monitorMessages(params, CallOptions.NONE);
    }

    /**
     * Adds messages to a monitoring queue.
     *
     * <p>Creates the queue if it does not exist. With {@code durable}, returns after the messages are stored; they are
     * monitored until they have a result, by every client with the same storage and network that accesses the queue. To
     * never lose track of a message, monitor it before sending it.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Messages to monitor.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> monitorMessages(ParamsOfMonitorMessages params, CallOptions options) {
        return caller.call("processing.monitor_messages", params, Decoders::nothing, options);
    }

    /**
     * Counts the messages and results of a queue.
     *
     * <p>An unknown queue has zero counts.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params A monitoring queue.
     * @return the call; its result: Counts of a monitoring queue.
     */
    public Call<MonitoringQueueInfo> getMonitorInfo(ParamsOfGetMonitorInfo params) {
        return getMonitorInfo(params, CallOptions.NONE);
    }

    /**
     * Counts the messages and results of a queue.
     *
     * <p>An unknown queue has zero counts.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params A monitoring queue.
     * @param options how to call
     * @return the call; its result: Counts of a monitoring queue.
     */
    public Call<MonitoringQueueInfo> getMonitorInfo(ParamsOfGetMonitorInfo params, CallOptions options) {
        return caller.call("processing.get_monitor_info", params, MonitoringQueueInfo::fromJson, options);
    }

    /**
     * Returns results of a queue and removes them from it, optionally waiting for them.
     *
     * <p>A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits until
     * messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue stay until
     * they are acknowledged, and report {@code Timeout} only if the network answered after {@code wait_until}.
     *
     * <p>Errors: {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * ProcessingErrorCode#INVALID_DATA} (512), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link
     * OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Which results to fetch.
     * @return the call; its result: Fetched results.
     */
    public Call<ResultOfFetchNextMonitorResults> fetchNextMonitorResults(ParamsOfFetchNextMonitorResults params) {
        return fetchNextMonitorResults(params, CallOptions.NONE);
    }

    /**
     * Returns results of a queue and removes them from it, optionally waiting for them.
     *
     * <p>A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits until
     * messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue stay until
     * they are acknowledged, and report {@code Timeout} only if the network answered after {@code wait_until}.
     *
     * <p>Errors: {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * ProcessingErrorCode#INVALID_DATA} (512), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link
     * OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Which results to fetch.
     * @param options how to call
     * @return the call; its result: Fetched results.
     */
    public Call<ResultOfFetchNextMonitorResults> fetchNextMonitorResults(
            ParamsOfFetchNextMonitorResults params, CallOptions options) {
        return caller.call(
                "processing.fetch_next_monitor_results", params, ResultOfFetchNextMonitorResults::fromJson, options);
    }

    /**
     * Removes a queue with its messages and results.
     *
     * <p>Unknown queues are ignored. A waiting fetch returns without results.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params A queue to remove.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> cancelMonitor(ParamsOfCancelMonitor params) {
        return cancelMonitor(params, CallOptions.NONE);
    }

    /**
     * Removes a queue with its messages and results.
     *
     * <p>Unknown queues are ignored. A waiting fetch returns without results.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params A queue to remove.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> cancelMonitor(ParamsOfCancelMonitor params, CallOptions options) {
        return caller.call("processing.cancel_monitor", params, Decoders::nothing, options);
    }

    /**
     * Sends external messages and optionally monitors them.
     *
     * <p>The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All
     * messages are parsed before the first is sent. A spending policy decides about all of them before the first is
     * sent: if it refuses one, none is sent and none counts. If some cannot be sent, the others are still sent. The
     * error of the first failure reports in {@code data.sent} whether any message was sent, in {@code data.executed}
     * the hashes of executed messages, and in {@code data.unknown} those that may have been executed or may still be.
     * Both kinds are monitored.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS}
     * (502), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link
     * ProcessingErrorCode#OTHER_RULES} (520), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#PARSE_URL_FAILED} (619), {@link NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link
     * NetErrorCode#NOT_FOUND} (622), {@link NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link
     * PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link
     * PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link
     * PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params Messages to send.
     * @return the call; its result: The sent messages.
     */
    public Call<ResultOfSendMessages> sendMessages(ParamsOfSendMessages params) {
        return sendMessages(params, CallOptions.NONE);
    }

    /**
     * Sends external messages and optionally monitors them.
     *
     * <p>The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All
     * messages are parsed before the first is sent. A spending policy decides about all of them before the first is
     * sent: if it refuses one, none is sent and none counts. If some cannot be sent, the others are still sent. The
     * error of the first failure reports in {@code data.sent} whether any message was sent, in {@code data.executed}
     * the hashes of executed messages, and in {@code data.unknown} those that may have been executed or may still be.
     * Both kinds are monitored.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS}
     * (502), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link
     * ProcessingErrorCode#OTHER_RULES} (520), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#PARSE_URL_FAILED} (619), {@link NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link
     * NetErrorCode#NOT_FOUND} (622), {@link NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link
     * PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link
     * PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link
     * PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params Messages to send.
     * @param options how to call
     * @return the call; its result: The sent messages.
     */
    public Call<ResultOfSendMessages> sendMessages(ParamsOfSendMessages params, CallOptions options) {
        return caller.call("processing.send_messages", params, ResultOfSendMessages::fromJson, options);
    }

    /**
     * Sends an external message and returns the outcome of its execution.
     *
     * <p>Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
     * producer or thread. If the node answers anything but a result, the transaction of the message is looked up and,
     * if found, its result is returned: nodes repost messages, so a message may be refused although it was executed.
     * Every error has {@code data.outcome} ({@code Outcome}), which is {@code not_executed} if this call sent nothing;
     * every error after sending has {@code data.sent} true, {@code data.message_hash} and, if {@code abi} determines
     * it, {@code data.expire_at}: the message may have been executed or may still be. With {@code abi}, messages to the
     * same account with the same key are sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON}
     * (303), {@link ProcessingErrorCode#MESSAGE_ALREADY_EXPIRED} (501), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link ProcessingErrorCode#INVALID_THREAD} (517), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14),
     * {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12),
     * {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA}
     * (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params An external message to send.
     * @return the call; its result: Result of sending a message.
     */
    public Call<ResultOfSendMessage> sendMessage(ParamsOfSendMessage params) {
        return sendMessage(params, CallOptions.NONE);
    }

    /**
     * Sends an external message and returns the outcome of its execution.
     *
     * <p>Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
     * producer or thread. If the node answers anything but a result, the transaction of the message is looked up and,
     * if found, its result is returned: nodes repost messages, so a message may be refused although it was executed.
     * Every error has {@code data.outcome} ({@code Outcome}), which is {@code not_executed} if this call sent nothing;
     * every error after sending has {@code data.sent} true, {@code data.message_hash} and, if {@code abi} determines
     * it, {@code data.expire_at}: the message may have been executed or may still be. With {@code abi}, messages to the
     * same account with the same key are sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON}
     * (303), {@link ProcessingErrorCode#MESSAGE_ALREADY_EXPIRED} (501), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link ProcessingErrorCode#INVALID_THREAD} (517), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14),
     * {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12),
     * {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA}
     * (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params An external message to send.
     * @param options how to call
     * @return the call; its result: Result of sending a message.
     */
    public Call<ResultOfSendMessage> sendMessage(ParamsOfSendMessage params, CallOptions options) {
        return caller.call("processing.send_message", params, ResultOfSendMessage::fromJson, options);
    }

    /**
     * Sends an external message and returns the outcome of its execution.
     *
     * <p>Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
     * producer or thread. If the node answers anything but a result, the transaction of the message is looked up and,
     * if found, its result is returned: nodes repost messages, so a message may be refused although it was executed.
     * Every error has {@code data.outcome} ({@code Outcome}), which is {@code not_executed} if this call sent nothing;
     * every error after sending has {@code data.sent} true, {@code data.message_hash} and, if {@code abi} determines
     * it, {@code data.expire_at}: the message may have been executed or may still be. With {@code abi}, messages to the
     * same account with the same key are sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON}
     * (303), {@link ProcessingErrorCode#MESSAGE_ALREADY_EXPIRED} (501), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link ProcessingErrorCode#INVALID_THREAD} (517), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14),
     * {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12),
     * {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA}
     * (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params An external message to send.
     * @param handler gets the messages
     * @return the call; its result: Result of sending a message.
     */
    public Call<ResultOfSendMessage> sendMessage(
            ParamsOfSendMessage params, CallbackHandler<? super ProcessingEvent> handler) {
        return sendMessage(params, handler, CallOptions.NONE);
    }

    /**
     * Sends an external message and returns the outcome of its execution.
     *
     * <p>Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
     * producer or thread. If the node answers anything but a result, the transaction of the message is looked up and,
     * if found, its result is returned: nodes repost messages, so a message may be refused although it was executed.
     * Every error has {@code data.outcome} ({@code Outcome}), which is {@code not_executed} if this call sent nothing;
     * every error after sending has {@code data.sent} true, {@code data.message_hash} and, if {@code abi} determines
     * it, {@code data.expire_at}: the message may have been executed or may still be. With {@code abi}, messages to the
     * same account with the same key are sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON}
     * (303), {@link ProcessingErrorCode#MESSAGE_ALREADY_EXPIRED} (501), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link ProcessingErrorCode#INVALID_THREAD} (517), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14),
     * {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12),
     * {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA}
     * (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params An external message to send.
     * @param handler gets the messages
     * @param options how to call
     * @return the call; its result: Result of sending a message.
     */
    public Call<ResultOfSendMessage> sendMessage(
            ParamsOfSendMessage params, CallbackHandler<? super ProcessingEvent> handler, CallOptions options) {
        Callback<ProcessingEvent> callback = new Callback<>(Map.of(100, ProcessingEvent::fromJson), true, handler);
        return caller.callWithCallback(
                "processing.send_message", params, ResultOfSendMessage::fromJson, options, callback);
    }

    /**
     * Waits for the transaction of a sent message.
     *
     * <p>The wait ends {@code network.message_processing_timeout} after the expiration of the message, or after the
     * call if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error
     * too, with the outcome of a local run in {@code data.local_error}. This function cannot prove that a message was
     * not executed, because it does not know the state of the account before sending: its errors always have {@code
     * data.sent} true, with the outcome {@code failed}, {@code unknown} or, if the result cannot be read, {@code
     * executed}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS}
     * (502), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT}
     * (508), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params A sent message.
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> waitForTransaction(ParamsOfWaitForTransaction params) {
        return waitForTransaction(params, CallOptions.NONE);
    }

    /**
     * Waits for the transaction of a sent message.
     *
     * <p>The wait ends {@code network.message_processing_timeout} after the expiration of the message, or after the
     * call if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error
     * too, with the outcome of a local run in {@code data.local_error}. This function cannot prove that a message was
     * not executed, because it does not know the state of the account before sending: its errors always have {@code
     * data.sent} true, with the outcome {@code failed}, {@code unknown} or, if the result cannot be read, {@code
     * executed}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS}
     * (502), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT}
     * (508), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params A sent message.
     * @param options how to call
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> waitForTransaction(ParamsOfWaitForTransaction params, CallOptions options) {
        return caller.call("processing.wait_for_transaction", params, ResultOfProcessMessage::fromJson, options);
    }

    /**
     * Waits for the transaction of a sent message.
     *
     * <p>The wait ends {@code network.message_processing_timeout} after the expiration of the message, or after the
     * call if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error
     * too, with the outcome of a local run in {@code data.local_error}. This function cannot prove that a message was
     * not executed, because it does not know the state of the account before sending: its errors always have {@code
     * data.sent} true, with the outcome {@code failed}, {@code unknown} or, if the result cannot be read, {@code
     * executed}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS}
     * (502), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT}
     * (508), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params A sent message.
     * @param handler gets the messages
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> waitForTransaction(
            ParamsOfWaitForTransaction params, CallbackHandler<? super ProcessingEvent> handler) {
        return waitForTransaction(params, handler, CallOptions.NONE);
    }

    /**
     * Waits for the transaction of a sent message.
     *
     * <p>The wait ends {@code network.message_processing_timeout} after the expiration of the message, or after the
     * call if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error
     * too, with the outcome of a local run in {@code data.local_error}. This function cannot prove that a message was
     * not executed, because it does not know the state of the account before sending: its errors always have {@code
     * data.sent} true, with the outcome {@code failed}, {@code unknown} or, if the result cannot be read, {@code
     * executed}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link
     * AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS}
     * (502), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT}
     * (508), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params A sent message.
     * @param handler gets the messages
     * @param options how to call
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> waitForTransaction(
            ParamsOfWaitForTransaction params, CallbackHandler<? super ProcessingEvent> handler, CallOptions options) {
        Callback<ProcessingEvent> callback = new Callback<>(Map.of(100, ProcessingEvent::fromJson), true, handler);
        return caller.callWithCallback(
                "processing.wait_for_transaction", params, ResultOfProcessMessage::fromJson, options, callback);
    }

    /**
     * Encodes a message, sends it, and waits for its transaction.
     *
     * <p>A message is replaced by a new one, signed again and with a longer lifetime, up to {@code
     * network.message_retries_count} times, but only after proof that it was not executed. The proof requires that the
     * contract checks {@code expire}, and that the message is not in the account state and the gapless list of its
     * transactions, both taken later than {@code expire} plus {@code network.expiration_margin}. A local run must also
     * show that another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its
     * lifetime and {@code network.max_reconnect_timeout}. Every error has {@code data.outcome} ({@code Outcome}) and
     * {@code data.sent}; after sending also {@code data.message_hash} and, with an expiration, {@code data.expire_at}:
     * {@code sent} is true while the message may have been executed, and false once it is proven that it was not. A
     * message without {@code expire} is never replaced; without replay protection (519), it is not even repeated.
     * Messages to one account with one key, from ABIs with {@code time}, are signed and sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link
     * ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT} (508), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProcessingErrorCode#EXTERNAL_SIGNER_MUST_NOT_BE_USED} (513), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * ProcessingErrorCode#LOSS_NOT_ACCEPTED} (521), {@link TvmErrorCode#ANSWER_MISSING} (418), {@link
     * TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message to encode, send and wait for.
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> processMessage(ParamsOfProcessMessage params) {
        return processMessage(params, CallOptions.NONE);
    }

    /**
     * Encodes a message, sends it, and waits for its transaction.
     *
     * <p>A message is replaced by a new one, signed again and with a longer lifetime, up to {@code
     * network.message_retries_count} times, but only after proof that it was not executed. The proof requires that the
     * contract checks {@code expire}, and that the message is not in the account state and the gapless list of its
     * transactions, both taken later than {@code expire} plus {@code network.expiration_margin}. A local run must also
     * show that another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its
     * lifetime and {@code network.max_reconnect_timeout}. Every error has {@code data.outcome} ({@code Outcome}) and
     * {@code data.sent}; after sending also {@code data.message_hash} and, with an expiration, {@code data.expire_at}:
     * {@code sent} is true while the message may have been executed, and false once it is proven that it was not. A
     * message without {@code expire} is never replaced; without replay protection (519), it is not even repeated.
     * Messages to one account with one key, from ABIs with {@code time}, are signed and sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link
     * ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT} (508), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProcessingErrorCode#EXTERNAL_SIGNER_MUST_NOT_BE_USED} (513), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * ProcessingErrorCode#LOSS_NOT_ACCEPTED} (521), {@link TvmErrorCode#ANSWER_MISSING} (418), {@link
     * TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message to encode, send and wait for.
     * @param options how to call
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> processMessage(ParamsOfProcessMessage params, CallOptions options) {
        return caller.call("processing.process_message", params, ResultOfProcessMessage::fromJson, options);
    }

    /**
     * Encodes a message, sends it, and waits for its transaction.
     *
     * <p>A message is replaced by a new one, signed again and with a longer lifetime, up to {@code
     * network.message_retries_count} times, but only after proof that it was not executed. The proof requires that the
     * contract checks {@code expire}, and that the message is not in the account state and the gapless list of its
     * transactions, both taken later than {@code expire} plus {@code network.expiration_margin}. A local run must also
     * show that another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its
     * lifetime and {@code network.max_reconnect_timeout}. Every error has {@code data.outcome} ({@code Outcome}) and
     * {@code data.sent}; after sending also {@code data.message_hash} and, with an expiration, {@code data.expire_at}:
     * {@code sent} is true while the message may have been executed, and false once it is proven that it was not. A
     * message without {@code expire} is never replaced; without replay protection (519), it is not even repeated.
     * Messages to one account with one key, from ABIs with {@code time}, are signed and sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link
     * ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT} (508), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProcessingErrorCode#EXTERNAL_SIGNER_MUST_NOT_BE_USED} (513), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * ProcessingErrorCode#LOSS_NOT_ACCEPTED} (521), {@link TvmErrorCode#ANSWER_MISSING} (418), {@link
     * TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message to encode, send and wait for.
     * @param handler gets the messages
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> processMessage(
            ParamsOfProcessMessage params, CallbackHandler<? super ProcessingEvent> handler) {
        return processMessage(params, handler, CallOptions.NONE);
    }

    /**
     * Encodes a message, sends it, and waits for its transaction.
     *
     * <p>A message is replaced by a new one, signed again and with a longer lifetime, up to {@code
     * network.message_retries_count} times, but only after proof that it was not executed. The proof requires that the
     * contract checks {@code expire}, and that the message is not in the account state and the gapless list of its
     * transactions, both taken later than {@code expire} plus {@code network.expiration_margin}. A local run must also
     * show that another attempt can succeed. While no endpoint is reachable, the same message is sent again, within its
     * lifetime and {@code network.max_reconnect_timeout}. Every error has {@code data.outcome} ({@code Outcome}) and
     * {@code data.sent}; after sending also {@code data.message_hash} and, with an expiration, {@code data.expire_at}:
     * {@code sent} is true while the message may have been executed, and false once it is proven that it was not. A
     * message without {@code expire} is never replaced; without replay protection (519), it is not even repeated.
     * Messages to one account with one key, from ABIs with {@code time}, are signed and sent in turns.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link ProcessingErrorCode#OTHER_RULES} (520), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#PARSE_URL_FAILED} (619), {@link
     * NetErrorCode#SEND_MESSAGE_FAILED} (621), {@link NetErrorCode#NOT_FOUND} (622), {@link
     * NetErrorCode#ALL_ATTEMPTS_FAILED} (623), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link
     * PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link ProcessingErrorCode#MESSAGE_EXPIRED} (507), {@link
     * ProcessingErrorCode#TRANSACTION_WAIT_TIMEOUT} (508), {@link ProcessingErrorCode#MESSAGE_REJECTED} (514), {@link
     * TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link TvmErrorCode#TRANSACTION_ABORTED} (403), {@link
     * TvmErrorCode#ACTION_PHASE_FAILED} (405), {@link TvmErrorCode#ACCOUNT_CODE_MISSING} (406), {@link
     * TvmErrorCode#LOW_BALANCE} (407), {@link TvmErrorCode#ACCOUNT_FROZEN_OR_DELETED} (408), {@link
     * TvmErrorCode#CONTRACT_EXECUTION_ERROR} (414), {@link TvmErrorCode#ACCOUNT_IS_SUSPENDED} (415), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#GRAPHQL_ERROR} (608), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProcessingErrorCode#EXTERNAL_SIGNER_MUST_NOT_BE_USED} (513), {@link ProcessingErrorCode#MESSAGE_UNPROTECTED}
     * (519), {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * ProcessingErrorCode#LOSS_NOT_ACCEPTED} (521), {@link TvmErrorCode#ANSWER_MISSING} (418), {@link
     * TvmErrorCode#ANSWER_UNREADABLE} (419).
     *
     * @param params A message to encode, send and wait for.
     * @param handler gets the messages
     * @param options how to call
     * @return the call; its result: The transaction of a message.
     */
    public Call<ResultOfProcessMessage> processMessage(
            ParamsOfProcessMessage params, CallbackHandler<? super ProcessingEvent> handler, CallOptions options) {
        Callback<ProcessingEvent> callback = new Callback<>(Map.of(100, ProcessingEvent::fromJson), true, handler);
        return caller.callWithCallback(
                "processing.process_message", params, ResultOfProcessMessage::fromJson, options, callback);
    }

    /**
     * Reports what became of a message, and proves that it was not executed where that is possible.
     *
     * <p>Extension: The published library has no such function. Looks once for the transaction of the message. If the
     * network shows none, it looks for the proof that {@code process_message} and the outbox require before they
     * replace a message: a state of the account later than the expiration plus {@code network.expiration_margin}, on
     * which the contract no longer accepts the message, and all transactions of the account since before the message.
     * The proof takes as much as the configuration demands: with {@code network.agreement}, that many operators must
     * agree; with {@code proofs.prove_replacements}, signatures of the network must prove it. A message without an
     * expiration, or one that has not expired yet, is {@code unknown} until its transaction is found. Nothing is sent.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR}
     * (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link AccountErrorCode#INVALID_PARAMS} (23),
     * {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AbiErrorCode#INVALID_JSON} (303), {@link ProcessingErrorCode#INVALID_THREAD} (517), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#GRAPHQL_ERROR} (608), {@link NetErrorCode#UNAUTHORIZED} (615).
     *
     * @param params A message that may have been sent.
     * @return the call; its result: What became of the message.
     */
    public Call<ResultOfFindOutcome> findOutcome(ParamsOfFindOutcome params) {
        return findOutcome(params, CallOptions.NONE);
    }

    /**
     * Reports what became of a message, and proves that it was not executed where that is possible.
     *
     * <p>Extension: The published library has no such function. Looks once for the transaction of the message. If the
     * network shows none, it looks for the proof that {@code process_message} and the outbox require before they
     * replace a message: a state of the account later than the expiration plus {@code network.expiration_margin}, on
     * which the contract no longer accepts the message, and all transactions of the account since before the message.
     * The proof takes as much as the configuration demands: with {@code network.agreement}, that many operators must
     * agree; with {@code proofs.prove_replacements}, signatures of the network must prove it. A message without an
     * expiration, or one that has not expired yet, is {@code unknown} until its transaction is found. Nothing is sent.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR}
     * (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link AccountErrorCode#INVALID_PARAMS} (23),
     * {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AbiErrorCode#INVALID_JSON} (303), {@link ProcessingErrorCode#INVALID_THREAD} (517), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link TvmErrorCode#CAN_NOT_READ_TRANSACTION} (401), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#GRAPHQL_ERROR} (608), {@link NetErrorCode#UNAUTHORIZED} (615).
     *
     * @param params A message that may have been sent.
     * @param options how to call
     * @return the call; its result: What became of the message.
     */
    public Call<ResultOfFindOutcome> findOutcome(ParamsOfFindOutcome params, CallOptions options) {
        return caller.call("processing.find_outcome", params, ResultOfFindOutcome::fromJson, options);
    }

    /**
     * Reports what a message would pay, how much would arrive and how much would be lost.
     *
     * <p>Extension: The published library has no such function. Runs the message locally on the current state of its
     * account, and each resulting message on the state of its recipient. {@code out_messages} and {@code planned} are
     * only run on their recipients. A loss is {@code certain} if the run of the recipient shows it, and {@code
     * possible} if it depends on something that is not known. Nothing is signed or sent. A transaction that is executed
     * before the message may change the outcome.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link
     * AccountErrorCode#INVALID_PARAMS} (23), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502),
     * {@link ProcessingErrorCode#INVALID_DATA} (512), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#NOT_FOUND} (622).
     *
     * @param params A message that has not been sent.
     * @return the call; its result: What the message would do, according to a local run.
     */
    public Call<ResultOfFindLosses> findLosses(ParamsOfFindLosses params) {
        return findLosses(params, CallOptions.NONE);
    }

    /**
     * Reports what a message would pay, how much would arrive and how much would be lost.
     *
     * <p>Extension: The published library has no such function. Runs the message locally on the current state of its
     * account, and each resulting message on the state of its recipient. {@code out_messages} and {@code planned} are
     * only run on their recipients. A loss is {@code certain} if the run of the recipient shows it, and {@code
     * possible} if it depends on something that is not known. Nothing is signed or sent. A transaction that is executed
     * before the message may change the outcome.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR} (12), {@link
     * AccountErrorCode#INVALID_PARAMS} (23), {@link ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502),
     * {@link ProcessingErrorCode#INVALID_DATA} (512), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#NOT_FOUND} (622).
     *
     * @param params A message that has not been sent.
     * @param options how to call
     * @return the call; its result: What the message would do, according to a local run.
     */
    public Call<ResultOfFindLosses> findLosses(ParamsOfFindLosses params, CallOptions options) {
        return caller.call("processing.find_losses", params, ResultOfFindLosses::fromJson, options);
    }

    /**
     * Reports how executed transactions changed the balances of their accounts, and what was lost.
     *
     * <p>Extension: The published library has no such function. The {@code balance_delta} of networks does not show
     * what was burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23), {@link AccountErrorCode#INVALID_HEX} (2), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params Transactions to read.
     * @return the call; its result: Balance changes of the transactions.
     */
    public Call<ResultOfReadBalanceChanges> readBalanceChanges(ParamsOfReadBalanceChanges params) {
        return readBalanceChanges(params, CallOptions.NONE);
    }

    /**
     * Reports how executed transactions changed the balances of their accounts, and what was lost.
     *
     * <p>Extension: The published library has no such function. The {@code balance_delta} of networks does not show
     * what was burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23), {@link AccountErrorCode#INVALID_HEX} (2), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params Transactions to read.
     * @param options how to call
     * @return the call; its result: Balance changes of the transactions.
     */
    public Call<ResultOfReadBalanceChanges> readBalanceChanges(ParamsOfReadBalanceChanges params, CallOptions options) {
        return caller.call("processing.read_balance_changes", params, ResultOfReadBalanceChanges::fromJson, options);
    }
}
