// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Effective limits, per connection unless stated otherwise.
 *
 * @param messageInBytes Maximum size of an incoming message without a line end, in bytes; larger ones fail with -32004.
 *     Default: {@code 16777216}. At least 1024.
 * @param inlineFrameBytes Size, in bytes, up to which the parameters of an incoming message are parsed on the main
 *     thread; larger ones are parsed on a worker thread. Default: {@code 262144}. At least 1024. {@code null} when
 *     absent.
 * @param messageOutBytes Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default: {@code
 *     67108864}. At least 4096.
 * @param nesting Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600. Default:
 *     {@code 128}. At least 8.
 * @param connections Maximum number of connections of the daemon; further ones are refused with 503. Default: {@code
 *     64}. At least 1.
 * @param unauthenticated Maximum number of connections of the daemon not yet accepted; further ones are closed.
 *     Default: {@code 16}. At least 1.
 * @param unauthenticatedMs Time within which a connection must be accepted, in ms. Default: {@code 10000}. At least 1.
 * @param inFlight Maximum number of calls that run or wait for a worker; further ones fail with -32003. Default: {@code
 *     16384}. At least 1.
 * @param callTimeoutMs Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
 *     application request does not count, and functions that wait by design are exempt. 0: none. Default: {@code
 *     600000}. {@code null} when absent.
 * @param workerThreads Number of compute threads of the daemon, and the same number of processes for work that no
 *     thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8. Default: {@code 0}. At
 *     most 256. {@code null} when absent.
 * @param workerQueueBytes Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with -32003.
 *     Default: {@code 268435456}. At least 1024. {@code null} when absent.
 * @param cachedBocBytes Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it, a
 *     new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not enough; each connection may
 *     always hold an equal share. Default: {@code 536870912}. {@code null} when absent.
 * @param batch Maximum number of entries in a batch; larger batches fail with -32006. Default: {@code 1000}. At least
 *     1.
 * @param appObjects Maximum number of registered app objects; further ones fail with -32007. Default: {@code 256}. At
 *     least 1.
 * @param callbacks Maximum number of registered callbacks; further ones fail with -32007. Default: {@code 1024}. At
 *     least 1.
 * @param appRequests Maximum number of open app requests; a call that needs another one fails with -32007. Default:
 *     {@code 1024}. At least 1.
 * @param appRequestMs Time limit of an app request, in ms; 0: none. Default: {@code 600000}.
 * @param callbackRing Number of messages kept for each callback of a slow host; the oldest are dropped first. Default:
 *     {@code 1024}. At least 1.
 * @param sendBufferBytes Unsent output, in bytes, above which a host is considered slow. Default: {@code 8388608}. At
 *     least 1024.
 * @param sendBufferTotalBytes Unsent output of all connections, in bytes; above it, the connection with the most is
 *     closed; on stdio, answers fail with -32005. Default: {@code 268435456}. At least 1024. {@code null} when absent.
 * @param memoryBytes Resident memory of the process, in bytes, above which calls of the connections that use the most
 *     are refused and, if that is not enough, these connections are closed. 0: 0.7 of the memory available to the
 *     process. Default: {@code 0}. {@code null} when absent.
 * @param sendStallMs Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default:
 *     {@code 30000}. At least 1.
 * @param pingMs Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default: {@code 20000}. At
 *     least 1.
 * @param stopMs Time running calls have to finish when the daemon or the connection stops, in ms. Default: {@code
 *     5000}.
 */
public record Limits(
        long messageInBytes,
        @Nullable Long inlineFrameBytes,
        long messageOutBytes,
        long nesting,
        long connections,
        long unauthenticated,
        long unauthenticatedMs,
        long inFlight,
        @Nullable Long callTimeoutMs,
        @Nullable Long workerThreads,
        @Nullable Long workerQueueBytes,
        @Nullable Long cachedBocBytes,
        long batch,
        long appObjects,
        long callbacks,
        long appRequests,
        long appRequestMs,
        long callbackRing,
        long sendBufferBytes,
        @Nullable Long sendBufferTotalBytes,
        @Nullable BigInteger memoryBytes,
        long sendStallMs,
        long pingMs,
        long stopMs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param messageInBytes Maximum size of an incoming message without a line end, in bytes; larger ones fail with
     *     -32004. Default: {@code 16777216}. At least 1024.
     * @param messageOutBytes Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default:
     *     {@code 67108864}. At least 4096.
     * @param nesting Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600. Default:
     *     {@code 128}. At least 8.
     * @param connections Maximum number of connections of the daemon; further ones are refused with 503. Default:
     *     {@code 64}. At least 1.
     * @param unauthenticated Maximum number of connections of the daemon not yet accepted; further ones are closed.
     *     Default: {@code 16}. At least 1.
     * @param unauthenticatedMs Time within which a connection must be accepted, in ms. Default: {@code 10000}. At least
     *     1.
     * @param inFlight Maximum number of calls that run or wait for a worker; further ones fail with -32003. Default:
     *     {@code 16384}. At least 1.
     * @param batch Maximum number of entries in a batch; larger batches fail with -32006. Default: {@code 1000}. At
     *     least 1.
     * @param appObjects Maximum number of registered app objects; further ones fail with -32007. Default: {@code 256}.
     *     At least 1.
     * @param callbacks Maximum number of registered callbacks; further ones fail with -32007. Default: {@code 1024}. At
     *     least 1.
     * @param appRequests Maximum number of open app requests; a call that needs another one fails with -32007. Default:
     *     {@code 1024}. At least 1.
     * @param appRequestMs Time limit of an app request, in ms; 0: none. Default: {@code 600000}.
     * @param callbackRing Number of messages kept for each callback of a slow host; the oldest are dropped first.
     *     Default: {@code 1024}. At least 1.
     * @param sendBufferBytes Unsent output, in bytes, above which a host is considered slow. Default: {@code 8388608}.
     *     At least 1024.
     * @param sendStallMs Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Default:
     *     {@code 30000}. At least 1.
     * @param pingMs Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default: {@code
     *     20000}. At least 1.
     * @param stopMs Time running calls have to finish when the daemon or the connection stops, in ms. Default: {@code
     *     5000}.
     */
    public Limits(
            long messageInBytes,
            long messageOutBytes,
            long nesting,
            long connections,
            long unauthenticated,
            long unauthenticatedMs,
            long inFlight,
            long batch,
            long appObjects,
            long callbacks,
            long appRequests,
            long appRequestMs,
            long callbackRing,
            long sendBufferBytes,
            long sendStallMs,
            long pingMs,
            long stopMs) {
        this(
                messageInBytes,
                null,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                null,
                null,
                null,
                null,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                null,
                null,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static Limits fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new Limits(
                fields.required("message_in_bytes", Decoders::int64),
                fields.optional("inline_frame_bytes", Decoders::int64),
                fields.required("message_out_bytes", Decoders::int64),
                fields.required("nesting", Decoders::int64),
                fields.required("connections", Decoders::int64),
                fields.required("unauthenticated", Decoders::int64),
                fields.required("unauthenticated_ms", Decoders::int64),
                fields.required("in_flight", Decoders::int64),
                fields.optional("call_timeout_ms", Decoders::int64),
                fields.optional("worker_threads", Decoders::int64),
                fields.optional("worker_queue_bytes", Decoders::int64),
                fields.optional("cached_boc_bytes", Decoders::int64),
                fields.required("batch", Decoders::int64),
                fields.required("app_objects", Decoders::int64),
                fields.required("callbacks", Decoders::int64),
                fields.required("app_requests", Decoders::int64),
                fields.required("app_request_ms", Decoders::int64),
                fields.required("callback_ring", Decoders::int64),
                fields.required("send_buffer_bytes", Decoders::int64),
                fields.optional("send_buffer_total_bytes", Decoders::int64),
                fields.optional("memory_bytes", Decoders::bigInteger),
                fields.required("send_stall_ms", Decoders::int64),
                fields.required("ping_ms", Decoders::int64),
                fields.required("stop_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message_in_bytes", messageInBytes)
                .optional("inline_frame_bytes", inlineFrameBytes)
                .required("message_out_bytes", messageOutBytes)
                .required("nesting", nesting)
                .required("connections", connections)
                .required("unauthenticated", unauthenticated)
                .required("unauthenticated_ms", unauthenticatedMs)
                .required("in_flight", inFlight)
                .optional("call_timeout_ms", callTimeoutMs)
                .optional("worker_threads", workerThreads)
                .optional("worker_queue_bytes", workerQueueBytes)
                .optional("cached_boc_bytes", cachedBocBytes)
                .required("batch", batch)
                .required("app_objects", appObjects)
                .required("callbacks", callbacks)
                .required("app_requests", appRequests)
                .required("app_request_ms", appRequestMs)
                .required("callback_ring", callbackRing)
                .required("send_buffer_bytes", sendBufferBytes)
                .optional("send_buffer_total_bytes", sendBufferTotalBytes)
                .optional("memory_bytes", memoryBytes)
                .required("send_stall_ms", sendStallMs)
                .required("ping_ms", pingMs)
                .required("stop_ms", stopMs)
                .toMap();
    }

    /**
     * The same with another {@code inline_frame_bytes}.
     *
     * @param inlineFrameBytes Size, in bytes, up to which the parameters of an incoming message are parsed on the main
     *     thread; larger ones are parsed on a worker thread. Default: {@code 262144}. At least 1024. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public Limits withInlineFrameBytes(@Nullable Long inlineFrameBytes) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * The same with another {@code call_timeout_ms}.
     *
     * @param callTimeoutMs Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
     *     application request does not count, and functions that wait by design are exempt. 0: none. Default: {@code
     *     600000}. {@code null} when absent.
     * @return the changed copy
     */
    public Limits withCallTimeoutMs(@Nullable Long callTimeoutMs) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * The same with another {@code worker_threads}.
     *
     * @param workerThreads Number of compute threads of the daemon, and the same number of processes for work that no
     *     thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8. Default: {@code
     *     0}. At most 256. {@code null} when absent.
     * @return the changed copy
     */
    public Limits withWorkerThreads(@Nullable Long workerThreads) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * The same with another {@code worker_queue_bytes}.
     *
     * @param workerQueueBytes Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with
     *     -32003. Default: {@code 268435456}. At least 1024. {@code null} when absent.
     * @return the changed copy
     */
    public Limits withWorkerQueueBytes(@Nullable Long workerQueueBytes) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * The same with another {@code cached_boc_bytes}.
     *
     * @param cachedBocBytes Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it,
     *     a new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not enough; each
     *     connection may always hold an equal share. Default: {@code 536870912}. {@code null} when absent.
     * @return the changed copy
     */
    public Limits withCachedBocBytes(@Nullable Long cachedBocBytes) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * The same with another {@code send_buffer_total_bytes}.
     *
     * @param sendBufferTotalBytes Unsent output of all connections, in bytes; above it, the connection with the most is
     *     closed; on stdio, answers fail with -32005. Default: {@code 268435456}. At least 1024. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public Limits withSendBufferTotalBytes(@Nullable Long sendBufferTotalBytes) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * The same with another {@code memory_bytes}.
     *
     * @param memoryBytes Resident memory of the process, in bytes, above which calls of the connections that use the
     *     most are refused and, if that is not enough, these connections are closed. 0: 0.7 of the memory available to
     *     the process. Default: {@code 0}. {@code null} when absent.
     * @return the changed copy
     */
    public Limits withMemoryBytes(@Nullable BigInteger memoryBytes) {
        return new Limits(
                messageInBytes,
                inlineFrameBytes,
                messageOutBytes,
                nesting,
                connections,
                unauthenticated,
                unauthenticatedMs,
                inFlight,
                callTimeoutMs,
                workerThreads,
                workerQueueBytes,
                cachedBocBytes,
                batch,
                appObjects,
                callbacks,
                appRequests,
                appRequestMs,
                callbackRing,
                sendBufferBytes,
                sendBufferTotalBytes,
                memoryBytes,
                sendStallMs,
                pingMs,
                stopMs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link Limits}. */
    public static final class Builder {
        private @Nullable Long messageInBytes;
        private @Nullable Long inlineFrameBytes;
        private @Nullable Long messageOutBytes;
        private @Nullable Long nesting;
        private @Nullable Long connections;
        private @Nullable Long unauthenticated;
        private @Nullable Long unauthenticatedMs;
        private @Nullable Long inFlight;
        private @Nullable Long callTimeoutMs;
        private @Nullable Long workerThreads;
        private @Nullable Long workerQueueBytes;
        private @Nullable Long cachedBocBytes;
        private @Nullable Long batch;
        private @Nullable Long appObjects;
        private @Nullable Long callbacks;
        private @Nullable Long appRequests;
        private @Nullable Long appRequestMs;
        private @Nullable Long callbackRing;
        private @Nullable Long sendBufferBytes;
        private @Nullable Long sendBufferTotalBytes;
        private @Nullable BigInteger memoryBytes;
        private @Nullable Long sendStallMs;
        private @Nullable Long pingMs;
        private @Nullable Long stopMs;

        private Builder() {}

        /**
         * Sets {@code message_in_bytes}.
         *
         * @param messageInBytes Maximum size of an incoming message without a line end, in bytes; larger ones fail with
         *     -32004. Default: {@code 16777216}. At least 1024.
         * @return this
         */
        public Builder messageInBytes(long messageInBytes) {
            this.messageInBytes = messageInBytes;
            return this;
        }

        /**
         * Sets {@code inline_frame_bytes}.
         *
         * @param inlineFrameBytes Size, in bytes, up to which the parameters of an incoming message are parsed on the
         *     main thread; larger ones are parsed on a worker thread. Default: {@code 262144}. At least 1024. {@code
         *     null} when absent.
         * @return this
         */
        public Builder inlineFrameBytes(@Nullable Long inlineFrameBytes) {
            this.inlineFrameBytes = inlineFrameBytes;
            return this;
        }

        /**
         * Sets {@code message_out_bytes}.
         *
         * @param messageOutBytes Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Default:
         *     {@code 67108864}. At least 4096.
         * @return this
         */
        public Builder messageOutBytes(long messageOutBytes) {
            this.messageOutBytes = messageOutBytes;
            return this;
        }

        /**
         * Sets {@code nesting}.
         *
         * @param nesting Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600.
         *     Default: {@code 128}. At least 8.
         * @return this
         */
        public Builder nesting(long nesting) {
            this.nesting = nesting;
            return this;
        }

        /**
         * Sets {@code connections}.
         *
         * @param connections Maximum number of connections of the daemon; further ones are refused with 503. Default:
         *     {@code 64}. At least 1.
         * @return this
         */
        public Builder connections(long connections) {
            this.connections = connections;
            return this;
        }

        /**
         * Sets {@code unauthenticated}.
         *
         * @param unauthenticated Maximum number of connections of the daemon not yet accepted; further ones are closed.
         *     Default: {@code 16}. At least 1.
         * @return this
         */
        public Builder unauthenticated(long unauthenticated) {
            this.unauthenticated = unauthenticated;
            return this;
        }

        /**
         * Sets {@code unauthenticated_ms}.
         *
         * @param unauthenticatedMs Time within which a connection must be accepted, in ms. Default: {@code 10000}. At
         *     least 1.
         * @return this
         */
        public Builder unauthenticatedMs(long unauthenticatedMs) {
            this.unauthenticatedMs = unauthenticatedMs;
            return this;
        }

        /**
         * Sets {@code in_flight}.
         *
         * @param inFlight Maximum number of calls that run or wait for a worker; further ones fail with -32003.
         *     Default: {@code 16384}. At least 1.
         * @return this
         */
        public Builder inFlight(long inFlight) {
            this.inFlight = inFlight;
            return this;
        }

        /**
         * Sets {@code call_timeout_ms}.
         *
         * @param callTimeoutMs Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an
         *     application request does not count, and functions that wait by design are exempt. 0: none. Default:
         *     {@code 600000}. {@code null} when absent.
         * @return this
         */
        public Builder callTimeoutMs(@Nullable Long callTimeoutMs) {
            this.callTimeoutMs = callTimeoutMs;
            return this;
        }

        /**
         * Sets {@code worker_threads}.
         *
         * @param workerThreads Number of compute threads of the daemon, and the same number of processes for work that
         *     no thread can interrupt. 0: one less than the number of processors, at least 1 and at most 8. Default:
         *     {@code 0}. At most 256. {@code null} when absent.
         * @return this
         */
        public Builder workerThreads(@Nullable Long workerThreads) {
            this.workerThreads = workerThreads;
            return this;
        }

        /**
         * Sets {@code worker_queue_bytes}.
         *
         * @param workerQueueBytes Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with
         *     -32003. Default: {@code 268435456}. At least 1024. {@code null} when absent.
         * @return this
         */
        public Builder workerQueueBytes(@Nullable Long workerQueueBytes) {
            this.workerQueueBytes = workerQueueBytes;
            return this;
        }

        /**
         * Sets {@code cached_boc_bytes}.
         *
         * @param cachedBocBytes Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond
         *     it, a new BOC of a connection replaces its unpinned ones, and fails with 205 if that is not enough; each
         *     connection may always hold an equal share. Default: {@code 536870912}. {@code null} when absent.
         * @return this
         */
        public Builder cachedBocBytes(@Nullable Long cachedBocBytes) {
            this.cachedBocBytes = cachedBocBytes;
            return this;
        }

        /**
         * Sets {@code batch}.
         *
         * @param batch Maximum number of entries in a batch; larger batches fail with -32006. Default: {@code 1000}. At
         *     least 1.
         * @return this
         */
        public Builder batch(long batch) {
            this.batch = batch;
            return this;
        }

        /**
         * Sets {@code app_objects}.
         *
         * @param appObjects Maximum number of registered app objects; further ones fail with -32007. Default: {@code
         *     256}. At least 1.
         * @return this
         */
        public Builder appObjects(long appObjects) {
            this.appObjects = appObjects;
            return this;
        }

        /**
         * Sets {@code callbacks}.
         *
         * @param callbacks Maximum number of registered callbacks; further ones fail with -32007. Default: {@code
         *     1024}. At least 1.
         * @return this
         */
        public Builder callbacks(long callbacks) {
            this.callbacks = callbacks;
            return this;
        }

        /**
         * Sets {@code app_requests}.
         *
         * @param appRequests Maximum number of open app requests; a call that needs another one fails with -32007.
         *     Default: {@code 1024}. At least 1.
         * @return this
         */
        public Builder appRequests(long appRequests) {
            this.appRequests = appRequests;
            return this;
        }

        /**
         * Sets {@code app_request_ms}.
         *
         * @param appRequestMs Time limit of an app request, in ms; 0: none. Default: {@code 600000}.
         * @return this
         */
        public Builder appRequestMs(long appRequestMs) {
            this.appRequestMs = appRequestMs;
            return this;
        }

        /**
         * Sets {@code callback_ring}.
         *
         * @param callbackRing Number of messages kept for each callback of a slow host; the oldest are dropped first.
         *     Default: {@code 1024}. At least 1.
         * @return this
         */
        public Builder callbackRing(long callbackRing) {
            this.callbackRing = callbackRing;
            return this;
        }

        /**
         * Sets {@code send_buffer_bytes}.
         *
         * @param sendBufferBytes Unsent output, in bytes, above which a host is considered slow. Default: {@code
         *     8388608}. At least 1024.
         * @return this
         */
        public Builder sendBufferBytes(long sendBufferBytes) {
            this.sendBufferBytes = sendBufferBytes;
            return this;
        }

        /**
         * Sets {@code send_buffer_total_bytes}.
         *
         * @param sendBufferTotalBytes Unsent output of all connections, in bytes; above it, the connection with the
         *     most is closed; on stdio, answers fail with -32005. Default: {@code 268435456}. At least 1024. {@code
         *     null} when absent.
         * @return this
         */
        public Builder sendBufferTotalBytes(@Nullable Long sendBufferTotalBytes) {
            this.sendBufferTotalBytes = sendBufferTotalBytes;
            return this;
        }

        /**
         * Sets {@code memory_bytes}.
         *
         * @param memoryBytes Resident memory of the process, in bytes, above which calls of the connections that use
         *     the most are refused and, if that is not enough, these connections are closed. 0: 0.7 of the memory
         *     available to the process. Default: {@code 0}. {@code null} when absent.
         * @return this
         */
        public Builder memoryBytes(@Nullable BigInteger memoryBytes) {
            this.memoryBytes = memoryBytes;
            return this;
        }

        /**
         * Sets {@code send_stall_ms}.
         *
         * @param sendStallMs Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.
         *     Default: {@code 30000}. At least 1.
         * @return this
         */
        public Builder sendStallMs(long sendStallMs) {
            this.sendStallMs = sendStallMs;
            return this;
        }

        /**
         * Sets {@code ping_ms}.
         *
         * @param pingMs Interval of WebSocket pings, in ms; two unanswered pings end the connection. Default: {@code
         *     20000}. At least 1.
         * @return this
         */
        public Builder pingMs(long pingMs) {
            this.pingMs = pingMs;
            return this;
        }

        /**
         * Sets {@code stop_ms}.
         *
         * @param stopMs Time running calls have to finish when the daemon or the connection stops, in ms. Default:
         *     {@code 5000}.
         * @return this
         */
        public Builder stopMs(long stopMs) {
            this.stopMs = stopMs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public Limits build() {
            return new Limits(
                    Objects.requireNonNull(messageInBytes, "messageInBytes"),
                    inlineFrameBytes,
                    Objects.requireNonNull(messageOutBytes, "messageOutBytes"),
                    Objects.requireNonNull(nesting, "nesting"),
                    Objects.requireNonNull(connections, "connections"),
                    Objects.requireNonNull(unauthenticated, "unauthenticated"),
                    Objects.requireNonNull(unauthenticatedMs, "unauthenticatedMs"),
                    Objects.requireNonNull(inFlight, "inFlight"),
                    callTimeoutMs,
                    workerThreads,
                    workerQueueBytes,
                    cachedBocBytes,
                    Objects.requireNonNull(batch, "batch"),
                    Objects.requireNonNull(appObjects, "appObjects"),
                    Objects.requireNonNull(callbacks, "callbacks"),
                    Objects.requireNonNull(appRequests, "appRequests"),
                    Objects.requireNonNull(appRequestMs, "appRequestMs"),
                    Objects.requireNonNull(callbackRing, "callbackRing"),
                    Objects.requireNonNull(sendBufferBytes, "sendBufferBytes"),
                    sendBufferTotalBytes,
                    memoryBytes,
                    Objects.requireNonNull(sendStallMs, "sendStallMs"),
                    Objects.requireNonNull(pingMs, "pingMs"),
                    Objects.requireNonNull(stopMs, "stopMs"));
        }
    }
}
