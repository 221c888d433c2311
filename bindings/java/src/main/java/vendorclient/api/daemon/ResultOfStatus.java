// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * State of the daemon and of this connection.
 *
 * @param uptimeMs Time since the daemon started, in ms.
 * @param connections Number of connections of the daemon.
 * @param calls Calls of this connection, oldest first.
 * @param appRequests Open app requests of this connection, oldest first.
 * @param appObjects Number of registered app objects of this connection.
 * @param callbacks Number of registered callbacks of this connection.
 * @param work Running and waiting computations. {@code null} when absent.
 * @param ignoredResponses Number of messages of all hosts that looked like responses.
 * @param memory Memory held for hosts. {@code null} when absent.
 */
public record ResultOfStatus(
        long uptimeMs,
        long connections,
        List<CallInProgress> calls,
        List<OpenAppRequest> appRequests,
        long appObjects,
        long callbacks,
        @Nullable WorkStatus work,
        long ignoredResponses,
        @Nullable HeldMemory memory) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param uptimeMs Time since the daemon started, in ms.
     * @param connections Number of connections of the daemon.
     * @param calls Calls of this connection, oldest first.
     * @param appRequests Open app requests of this connection, oldest first.
     * @param appObjects Number of registered app objects of this connection.
     * @param callbacks Number of registered callbacks of this connection.
     * @param ignoredResponses Number of messages of all hosts that looked like responses.
     */
    public ResultOfStatus(
            long uptimeMs,
            long connections,
            List<CallInProgress> calls,
            List<OpenAppRequest> appRequests,
            long appObjects,
            long callbacks,
            long ignoredResponses) {
        this(uptimeMs, connections, calls, appRequests, appObjects, callbacks, null, ignoredResponses, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfStatus fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfStatus(
                fields.required("uptime_ms", Decoders::int64),
                fields.required("connections", Decoders::int64),
                fields.required("calls", Decoders.list(CallInProgress::fromJson)),
                fields.required("app_requests", Decoders.list(OpenAppRequest::fromJson)),
                fields.required("app_objects", Decoders::int64),
                fields.required("callbacks", Decoders::int64),
                fields.optional("work", WorkStatus::fromJson),
                fields.required("ignored_responses", Decoders::int64),
                fields.optional("memory", HeldMemory::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("uptime_ms", uptimeMs)
                .required("connections", connections)
                .required("calls", calls)
                .required("app_requests", appRequests)
                .required("app_objects", appObjects)
                .required("callbacks", callbacks)
                .optional("work", work)
                .required("ignored_responses", ignoredResponses)
                .optional("memory", memory)
                .toMap();
    }

    /**
     * The same with another {@code work}.
     *
     * @param work Running and waiting computations. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfStatus withWork(@Nullable WorkStatus work) {
        return new ResultOfStatus(
                uptimeMs, connections, calls, appRequests, appObjects, callbacks, work, ignoredResponses, memory);
    }

    /**
     * The same with another {@code memory}.
     *
     * @param memory Memory held for hosts. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfStatus withMemory(@Nullable HeldMemory memory) {
        return new ResultOfStatus(
                uptimeMs, connections, calls, appRequests, appObjects, callbacks, work, ignoredResponses, memory);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfStatus}. */
    public static final class Builder {
        private @Nullable Long uptimeMs;
        private @Nullable Long connections;
        private @Nullable List<CallInProgress> calls;
        private @Nullable List<OpenAppRequest> appRequests;
        private @Nullable Long appObjects;
        private @Nullable Long callbacks;
        private @Nullable WorkStatus work;
        private @Nullable Long ignoredResponses;
        private @Nullable HeldMemory memory;

        private Builder() {}

        /**
         * Sets {@code uptime_ms}.
         *
         * @param uptimeMs Time since the daemon started, in ms.
         * @return this
         */
        public Builder uptimeMs(long uptimeMs) {
            this.uptimeMs = uptimeMs;
            return this;
        }

        /**
         * Sets {@code connections}.
         *
         * @param connections Number of connections of the daemon.
         * @return this
         */
        public Builder connections(long connections) {
            this.connections = connections;
            return this;
        }

        /**
         * Sets {@code calls}.
         *
         * @param calls Calls of this connection, oldest first.
         * @return this
         */
        public Builder calls(List<CallInProgress> calls) {
            this.calls = calls;
            return this;
        }

        /**
         * Sets {@code app_requests}.
         *
         * @param appRequests Open app requests of this connection, oldest first.
         * @return this
         */
        public Builder appRequests(List<OpenAppRequest> appRequests) {
            this.appRequests = appRequests;
            return this;
        }

        /**
         * Sets {@code app_objects}.
         *
         * @param appObjects Number of registered app objects of this connection.
         * @return this
         */
        public Builder appObjects(long appObjects) {
            this.appObjects = appObjects;
            return this;
        }

        /**
         * Sets {@code callbacks}.
         *
         * @param callbacks Number of registered callbacks of this connection.
         * @return this
         */
        public Builder callbacks(long callbacks) {
            this.callbacks = callbacks;
            return this;
        }

        /**
         * Sets {@code work}.
         *
         * @param work Running and waiting computations. {@code null} when absent.
         * @return this
         */
        public Builder work(@Nullable WorkStatus work) {
            this.work = work;
            return this;
        }

        /**
         * Sets {@code ignored_responses}.
         *
         * @param ignoredResponses Number of messages of all hosts that looked like responses.
         * @return this
         */
        public Builder ignoredResponses(long ignoredResponses) {
            this.ignoredResponses = ignoredResponses;
            return this;
        }

        /**
         * Sets {@code memory}.
         *
         * @param memory Memory held for hosts. {@code null} when absent.
         * @return this
         */
        public Builder memory(@Nullable HeldMemory memory) {
            this.memory = memory;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfStatus build() {
            return new ResultOfStatus(
                    Objects.requireNonNull(uptimeMs, "uptimeMs"),
                    Objects.requireNonNull(connections, "connections"),
                    Objects.requireNonNull(calls, "calls"),
                    Objects.requireNonNull(appRequests, "appRequests"),
                    Objects.requireNonNull(appObjects, "appObjects"),
                    Objects.requireNonNull(callbacks, "callbacks"),
                    work,
                    Objects.requireNonNull(ignoredResponses, "ignoredResponses"),
                    memory);
        }
    }
}
