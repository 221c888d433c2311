// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Limits in force. Per connection unless stated.
 *
 * @param messageInBytes Incoming message without line end; more is -32004. Default: {@code 16777216}. At least 1024.
 * @param inlineFrameBytes Incoming message whose parameters are parsed beside other work; those of larger ones are read
 *     on a worker thread. Default: {@code 262144}. At least 1024.
 * @param messageOutBytes Outgoing message; more is -32005. Default: {@code 67108864}. At least 4096.
 * @param nesting Depth of arrays and objects in a message; more is -32600. Default: {@code 128}. At least 8.
 * @param connections Connections of the daemon; more are refused with 503. Default: {@code 64}. At least 1.
 * @param unauthenticated Connections of the daemon that are not yet accepted; more are closed. Default: {@code 16}. At
 *     least 1.
 * @param unauthenticatedMs Time within which a connection must be accepted, in ms. Default: {@code 10000}. At least 1.
 * @param inFlight Calls that run or wait for a worker; more are -32003. Default: {@code 16384}. At least 1.
 * @param callTimeoutMs Time limit of every call, in ms; then it fails with -32008. Time in which the call waits for an
 *     application request does not count, nor do functions that wait by design. 0 is none. Default: {@code 600000}.
 * @param workerThreads Threads of the daemon that compute, and as many processes for work that no thread can interrupt.
 *     0: one less than the processors, at least 1 and at most 8. Default: {@code 0}. At most 256.
 * @param workerQueueBytes Parameters that wait for a worker; a call with more is -32003. Default: {@code 268435456}. At
 *     least 1024.
 * @param batch Entries of a batch; more are -32006. Default: {@code 1000}. At least 1.
 * @param appObjects Registered app objects; more are -32007. Default: {@code 256}. At least 1.
 * @param callbacks Registered callbacks; more are -32007. Default: {@code 1024}. At least 1.
 * @param appRequests Open app requests; a call that needs one more fails with -32007. Default: {@code 1024}. At least
 *     1.
 * @param appRequestMs Time limit of an app request, in ms; 0 is none. Default: {@code 600000}.
 * @param callbackRing Messages kept for each callback of a slow host; the oldest are dropped first. Default: {@code
 *     1024}. At least 1.
 * @param sendBufferBytes Unsent output from which a host counts as slow. Default: {@code 8388608}. At least 1024.
 * @param sendBufferTotalBytes Unsent output of all connections; beyond it the one that holds most is closed, on stdio
 *     answers are -32005. Default: {@code 268435456}. At least 1024.
 * @param memoryBytes Resident memory of the process from which calls of the connections that hold most are refused; if
 *     that is not enough, they are closed. 0: 0.7 of what the process may use. Default: {@code 0}.
 * @param sendStallMs Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default:
 *     {@code 30000}. At least 1.
 * @param pingMs Interval of WebSocket pings, in ms; two without an answer end the connection. Default: {@code 20000}.
 *     At least 1.
 * @param stopMs Time that running calls get when the daemon or the connection stops, in ms. Default: {@code 5000}.
 */
public record Limits(
        long messageInBytes,
        long inlineFrameBytes,
        long messageOutBytes,
        long nesting,
        long connections,
        long unauthenticated,
        long unauthenticatedMs,
        long inFlight,
        long callTimeoutMs,
        long workerThreads,
        long workerQueueBytes,
        long batch,
        long appObjects,
        long callbacks,
        long appRequests,
        long appRequestMs,
        long callbackRing,
        long sendBufferBytes,
        long sendBufferTotalBytes,
        BigInteger memoryBytes,
        long sendStallMs,
        long pingMs,
        long stopMs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static Limits fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new Limits(
                fields.required("message_in_bytes", Decoders::int64),
                fields.required("inline_frame_bytes", Decoders::int64),
                fields.required("message_out_bytes", Decoders::int64),
                fields.required("nesting", Decoders::int64),
                fields.required("connections", Decoders::int64),
                fields.required("unauthenticated", Decoders::int64),
                fields.required("unauthenticated_ms", Decoders::int64),
                fields.required("in_flight", Decoders::int64),
                fields.required("call_timeout_ms", Decoders::int64),
                fields.required("worker_threads", Decoders::int64),
                fields.required("worker_queue_bytes", Decoders::int64),
                fields.required("batch", Decoders::int64),
                fields.required("app_objects", Decoders::int64),
                fields.required("callbacks", Decoders::int64),
                fields.required("app_requests", Decoders::int64),
                fields.required("app_request_ms", Decoders::int64),
                fields.required("callback_ring", Decoders::int64),
                fields.required("send_buffer_bytes", Decoders::int64),
                fields.required("send_buffer_total_bytes", Decoders::int64),
                fields.required("memory_bytes", Decoders::bigInteger),
                fields.required("send_stall_ms", Decoders::int64),
                fields.required("ping_ms", Decoders::int64),
                fields.required("stop_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message_in_bytes", messageInBytes)
                .required("inline_frame_bytes", inlineFrameBytes)
                .required("message_out_bytes", messageOutBytes)
                .required("nesting", nesting)
                .required("connections", connections)
                .required("unauthenticated", unauthenticated)
                .required("unauthenticated_ms", unauthenticatedMs)
                .required("in_flight", inFlight)
                .required("call_timeout_ms", callTimeoutMs)
                .required("worker_threads", workerThreads)
                .required("worker_queue_bytes", workerQueueBytes)
                .required("batch", batch)
                .required("app_objects", appObjects)
                .required("callbacks", callbacks)
                .required("app_requests", appRequests)
                .required("app_request_ms", appRequestMs)
                .required("callback_ring", callbackRing)
                .required("send_buffer_bytes", sendBufferBytes)
                .required("send_buffer_total_bytes", sendBufferTotalBytes)
                .required("memory_bytes", memoryBytes)
                .required("send_stall_ms", sendStallMs)
                .required("ping_ms", pingMs)
                .required("stop_ms", stopMs)
                .toMap();
    }
}
