// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A server and what it offers.
 *
 * @param version Version of its interface; empty if the server does not report one.
 * @param supportsDappId The server identifies accounts by {@code account_id} and {@code dapp_id}.
 * @param endpoint URL that receives GraphQL queries, without user name, password and query string.
 * @param latencyMs Round-trip time of a request, in ms.
 * @param proxy Proxy that connections to it go through, without user and password. Absent: none. {@code null} when
 *     absent.
 * @param clockDifferenceMs Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3
 *     s, absent if the server does not report its clock. {@code null} when absent.
 * @param clockIsFollowed Whether messages are created with the time of the network although its clock differs. If
 *     false, calls that would have to fill in a time fail with 606. {@code null} when absent.
 * @param rules Chain rules, {@code current} or {@code classic}; absent if the server does not report them. {@code null}
 *     when absent.
 * @param features What it offers.
 */
public record ResultOfGetServerInfo(
        String version,
        boolean supportsDappId,
        String endpoint,
        long latencyMs,
        @Nullable String proxy,
        @Nullable Long clockDifferenceMs,
        @Nullable Boolean clockIsFollowed,
        @Nullable String rules,
        ServerFeatures features) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param version Version of its interface; empty if the server does not report one.
     * @param supportsDappId The server identifies accounts by {@code account_id} and {@code dapp_id}.
     * @param endpoint URL that receives GraphQL queries, without user name, password and query string.
     * @param latencyMs Round-trip time of a request, in ms.
     * @param features What it offers.
     */
    public ResultOfGetServerInfo(
            String version, boolean supportsDappId, String endpoint, long latencyMs, ServerFeatures features) {
        this(version, supportsDappId, endpoint, latencyMs, null, null, null, null, features);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetServerInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetServerInfo(
                fields.required("version", Decoders::string),
                fields.required("supports_dapp_id", Decoders::bool),
                fields.required("endpoint", Decoders::string),
                fields.required("latency_ms", Decoders::int64),
                fields.optional("proxy", Decoders::string),
                fields.optional("clock_difference_ms", Decoders::int64),
                fields.optional("clock_is_followed", Decoders::bool),
                fields.optional("rules", Decoders::string),
                fields.required("features", ServerFeatures::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("version", version)
                .required("supports_dapp_id", supportsDappId)
                .required("endpoint", endpoint)
                .required("latency_ms", latencyMs)
                .optional("proxy", proxy)
                .optional("clock_difference_ms", clockDifferenceMs)
                .optional("clock_is_followed", clockIsFollowed)
                .optional("rules", rules)
                .required("features", features)
                .toMap();
    }

    /**
     * The same with another {@code proxy}.
     *
     * @param proxy Proxy that connections to it go through, without user and password. Absent: none. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ResultOfGetServerInfo withProxy(@Nullable String proxy) {
        return new ResultOfGetServerInfo(
                version,
                supportsDappId,
                endpoint,
                latencyMs,
                proxy,
                clockDifferenceMs,
                clockIsFollowed,
                rules,
                features);
    }

    /**
     * The same with another {@code clock_difference_ms}.
     *
     * @param clockDifferenceMs Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
     *     than 3 s, absent if the server does not report its clock. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetServerInfo withClockDifferenceMs(@Nullable Long clockDifferenceMs) {
        return new ResultOfGetServerInfo(
                version,
                supportsDappId,
                endpoint,
                latencyMs,
                proxy,
                clockDifferenceMs,
                clockIsFollowed,
                rules,
                features);
    }

    /**
     * The same with another {@code clock_is_followed}.
     *
     * @param clockIsFollowed Whether messages are created with the time of the network although its clock differs. If
     *     false, calls that would have to fill in a time fail with 606. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetServerInfo withClockIsFollowed(@Nullable Boolean clockIsFollowed) {
        return new ResultOfGetServerInfo(
                version,
                supportsDappId,
                endpoint,
                latencyMs,
                proxy,
                clockDifferenceMs,
                clockIsFollowed,
                rules,
                features);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules, {@code current} or {@code classic}; absent if the server does not report them. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ResultOfGetServerInfo withRules(@Nullable String rules) {
        return new ResultOfGetServerInfo(
                version,
                supportsDappId,
                endpoint,
                latencyMs,
                proxy,
                clockDifferenceMs,
                clockIsFollowed,
                rules,
                features);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfGetServerInfo}. */
    public static final class Builder {
        private @Nullable String version;
        private @Nullable Boolean supportsDappId;
        private @Nullable String endpoint;
        private @Nullable Long latencyMs;
        private @Nullable String proxy;
        private @Nullable Long clockDifferenceMs;
        private @Nullable Boolean clockIsFollowed;
        private @Nullable String rules;
        private @Nullable ServerFeatures features;

        private Builder() {}

        /**
         * Sets {@code version}.
         *
         * @param version Version of its interface; empty if the server does not report one.
         * @return this
         */
        public Builder version(String version) {
            this.version = version;
            return this;
        }

        /**
         * Sets {@code supports_dapp_id}.
         *
         * @param supportsDappId The server identifies accounts by {@code account_id} and {@code dapp_id}.
         * @return this
         */
        public Builder supportsDappId(boolean supportsDappId) {
            this.supportsDappId = supportsDappId;
            return this;
        }

        /**
         * Sets {@code endpoint}.
         *
         * @param endpoint URL that receives GraphQL queries, without user name, password and query string.
         * @return this
         */
        public Builder endpoint(String endpoint) {
            this.endpoint = endpoint;
            return this;
        }

        /**
         * Sets {@code latency_ms}.
         *
         * @param latencyMs Round-trip time of a request, in ms.
         * @return this
         */
        public Builder latencyMs(long latencyMs) {
            this.latencyMs = latencyMs;
            return this;
        }

        /**
         * Sets {@code proxy}.
         *
         * @param proxy Proxy that connections to it go through, without user and password. Absent: none. {@code null}
         *     when absent.
         * @return this
         */
        public Builder proxy(@Nullable String proxy) {
            this.proxy = proxy;
            return this;
        }

        /**
         * Sets {@code clock_difference_ms}.
         *
         * @param clockDifferenceMs Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
         *     than 3 s, absent if the server does not report its clock. {@code null} when absent.
         * @return this
         */
        public Builder clockDifferenceMs(@Nullable Long clockDifferenceMs) {
            this.clockDifferenceMs = clockDifferenceMs;
            return this;
        }

        /**
         * Sets {@code clock_is_followed}.
         *
         * @param clockIsFollowed Whether messages are created with the time of the network although its clock differs.
         *     If false, calls that would have to fill in a time fail with 606. {@code null} when absent.
         * @return this
         */
        public Builder clockIsFollowed(@Nullable Boolean clockIsFollowed) {
            this.clockIsFollowed = clockIsFollowed;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules, {@code current} or {@code classic}; absent if the server does not report them.
         *     {@code null} when absent.
         * @return this
         */
        public Builder rules(@Nullable String rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Sets {@code features}.
         *
         * @param features What it offers.
         * @return this
         */
        public Builder features(ServerFeatures features) {
            this.features = features;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfGetServerInfo build() {
            return new ResultOfGetServerInfo(
                    Objects.requireNonNull(version, "version"),
                    Objects.requireNonNull(supportsDappId, "supportsDappId"),
                    Objects.requireNonNull(endpoint, "endpoint"),
                    Objects.requireNonNull(latencyMs, "latencyMs"),
                    proxy,
                    clockDifferenceMs,
                    clockIsFollowed,
                    rules,
                    Objects.requireNonNull(features, "features"));
        }
    }
}
