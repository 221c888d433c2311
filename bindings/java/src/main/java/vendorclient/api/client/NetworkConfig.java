// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * How to reach the network. All times are in ms.
 *
 * @param serverAddress A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints is
 *     absent. {@code null} when absent.
 * @param endpoints Network endpoints in any valid URL form, with or without scheme, port and path, including IP
 *     addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all others.
 *     {@code null} when absent.
 * @param networkRetriesCount Formerly the number of connection retries. At least 0. Deprecated: Since 3.0. Use
 *     max_reconnect_timeout. {@code null} when absent.
 * @param maxReconnectTimeout Maximum time for sequential reconnections, in ms. Default: {@code 120000}. {@code null}
 *     when absent.
 * @param firstContactTimeout Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered
 *     this client, so that a wrong address or a missing network is reported quickly. After that, {@code
 *     max_reconnect_timeout} applies, which is also an upper limit for this value. Extension of the published
 *     interface. Default: {@code 15000}. At least 1. {@code null} when absent.
 * @param reconnectTimeout Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use
 *     max_reconnect_timeout. {@code null} when absent.
 * @param messageRetriesCount Number of automatic processing retries after Message Expired (507). Applies only to
 *     messages that are proven not to have been executed and whose local emulation succeeded or failed with a
 *     replay-protection error. Default: {@code 5}. At least 0. {@code null} when absent.
 * @param messageProcessingTimeout Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the
 *     call fails. Default: {@code 40000}. {@code null} when absent.
 * @param expirationMargin Safety margin, in ms, of the proof that a message was not executed: the account state and a
 *     block must be at least this much later than the expiration of the message. Allows for differences between the
 *     clocks of block producers. Extension of the published interface. Default: {@code 30000}. {@code null} when
 *     absent.
 * @param waitForTimeout Maximum time to wait for the answer to a query, in ms. Default: {@code 40000}. {@code null}
 *     when absent.
 * @param outOfSyncThreshold Formerly the maximum difference from the clock of the node, in ms. Deprecated: Since 3.0.
 *     Use max_latency. {@code null} when absent.
 * @param sendingEndpointCount Maximum number of randomly chosen endpoints to send a message to. Default: {@code 1}. At
 *     least 1. {@code null} when absent.
 * @param latencyDetectionInterval Interval of checks of the data latency of the current endpoint, in ms. If it exceeds
 *     max_latency, another endpoint is selected. Default: {@code 60000}. {@code null} when absent.
 * @param maxLatency Maximum data latency (time lag) of an endpoint, in ms. Default: {@code 60000}. {@code null} when
 *     absent.
 * @param queryTimeout Default time limit of an HTTP request, in ms; after it, the request fails. Default: {@code
 *     60000}. {@code null} when absent.
 * @param queriesProtocol Protocol for GraphQL queries. Default: {@code "HTTP"}. {@code null} when absent.
 * @param firstRempStatusTimeout Unstable. How long to wait for the first REMP status, in ms, before falling back to
 *     waiting for the transaction. Default: {@code 1}. {@code null} when absent.
 * @param nextRempStatusTimeout Unstable. How long to wait for each further REMP status, in ms, before falling back to
 *     waiting for the transaction. Default: {@code 5000}. {@code null} when absent.
 * @param followInterval Polling interval, in ms, on networks without subscriptions, and of iterators that have reached
 *     the end of the chain. All subscriptions of a client share the requests. Default: {@code 1000}. At least 1. {@code
 *     null} when absent.
 * @param signatureId Signature id, for networks with the capability CapSignatureWithId. To encode messages without
 *     reaching the network, set it to the global_id of any block. Default: detected when a message is encoded. {@code
 *     null} when absent.
 * @param accessKeyOrigins Additional origins that access_key and api_token may be sent to, such as
 *     https://producer.example:8600. By default, only the endpoints that the same source (file, environment, host)
 *     names receive them, not the producers and redirect targets that a node names. Extension of the published
 *     interface. Default: {@code []}. {@code null} when absent.
 * @param agreement Number of independent operators that must agree that a message was not executed before another one
 *     replaces it, or before it is reported as not executed. With 2 or more, every operator of {@code operators} is
 *     asked; one that shows the message as executed prevents the proof. Extension of the published interface. Default:
 *     {@code 1}. At least 1. At most 16. {@code null} when absent.
 * @param operators Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are names of
 *     your choice. For {@code agreement}, endpoints of the same operator count once, and all endpoints without an
 *     operator count as one more. Extension of the published interface. Default: <code>&#123;&#125;</code>. {@code
 *     null} when absent.
 * @param accessKey Access key (project secret) of the GraphQL API. Secret: left out of the text of this value. {@code
 *     null} when absent.
 * @param apiToken Bearer token of the REST and GraphQL APIs; replaces access_key if both are set. Secret: left out of
 *     the text of this value. {@code null} when absent.
 */
public record NetworkConfig(
        @Nullable String serverAddress,
        @Nullable List<String> endpoints,
        @Nullable Integer networkRetriesCount,
        @Nullable Long maxReconnectTimeout,
        @Nullable Long firstContactTimeout,
        @Nullable Long reconnectTimeout,
        @Nullable Integer messageRetriesCount,
        @Nullable Long messageProcessingTimeout,
        @Nullable Long expirationMargin,
        @Nullable Long waitForTimeout,
        @Nullable Long outOfSyncThreshold,
        @Nullable Integer sendingEndpointCount,
        @Nullable Long latencyDetectionInterval,
        @Nullable Long maxLatency,
        @Nullable Long queryTimeout,
        @Nullable NetworkQueriesProtocol queriesProtocol,
        @Nullable Long firstRempStatusTimeout,
        @Nullable Long nextRempStatusTimeout,
        @Nullable Long followInterval,
        @Nullable Integer signatureId,
        @Nullable List<String> accessKeyOrigins,
        @Nullable Integer agreement,
        @Nullable Map<String, String> operators,
        @Nullable String accessKey,
        @Nullable String apiToken) implements JsonValue {
    /** Without any field. */
    public NetworkConfig() {
        this(
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NetworkConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new NetworkConfig(
                fields.optional("server_address", Decoders::string),
                fields.optional("endpoints", Decoders.list(Decoders::string)),
                fields.optional("network_retries_count", Decoders::int32),
                fields.optional("max_reconnect_timeout", Decoders::int64),
                fields.optional("first_contact_timeout", Decoders::int64),
                fields.optional("reconnect_timeout", Decoders::int64),
                fields.optional("message_retries_count", Decoders::int32),
                fields.optional("message_processing_timeout", Decoders::int64),
                fields.optional("expiration_margin", Decoders::int64),
                fields.optional("wait_for_timeout", Decoders::int64),
                fields.optional("out_of_sync_threshold", Decoders::int64),
                fields.optional("sending_endpoint_count", Decoders::int32),
                fields.optional("latency_detection_interval", Decoders::int64),
                fields.optional("max_latency", Decoders::int64),
                fields.optional("query_timeout", Decoders::int64),
                fields.optional("queries_protocol", NetworkQueriesProtocol::fromJson),
                fields.optional("first_remp_status_timeout", Decoders::int64),
                fields.optional("next_remp_status_timeout", Decoders::int64),
                fields.optional("follow_interval", Decoders::int64),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("access_key_origins", Decoders.list(Decoders::string)),
                fields.optional("agreement", Decoders::int32),
                fields.optional("operators", Decoders.map(Decoders::string)),
                fields.optional("access_key", Decoders::string),
                fields.optional("api_token", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("server_address", serverAddress)
                .optional("endpoints", endpoints)
                .optional("network_retries_count", networkRetriesCount)
                .optional("max_reconnect_timeout", maxReconnectTimeout)
                .optional("first_contact_timeout", firstContactTimeout)
                .optional("reconnect_timeout", reconnectTimeout)
                .optional("message_retries_count", messageRetriesCount)
                .optional("message_processing_timeout", messageProcessingTimeout)
                .optional("expiration_margin", expirationMargin)
                .optional("wait_for_timeout", waitForTimeout)
                .optional("out_of_sync_threshold", outOfSyncThreshold)
                .optional("sending_endpoint_count", sendingEndpointCount)
                .optional("latency_detection_interval", latencyDetectionInterval)
                .optional("max_latency", maxLatency)
                .optional("query_timeout", queryTimeout)
                .optional("queries_protocol", queriesProtocol)
                .optional("first_remp_status_timeout", firstRempStatusTimeout)
                .optional("next_remp_status_timeout", nextRempStatusTimeout)
                .optional("follow_interval", followInterval)
                .optional("signature_id", signatureId)
                .optional("access_key_origins", accessKeyOrigins)
                .optional("agreement", agreement)
                .optional("operators", operators)
                .optional("access_key", accessKey)
                .optional("api_token", apiToken)
                .toMap();
    }

    /**
     * The same with another {@code server_address}.
     *
     * @param serverAddress A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints is
     *     absent. {@code null} when absent.
     * @return the changed copy
     * @deprecated Since 3.0. Use endpoints. Used only if endpoints is absent.
     */
    @Deprecated
    public NetworkConfig withServerAddress(@Nullable String serverAddress) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code endpoints}.
     *
     * @param endpoints Network endpoints in any valid URL form, with or without scheme, port and path, including IP
     *     addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all
     *     others. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withEndpoints(@Nullable List<String> endpoints) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code network_retries_count}.
     *
     * @param networkRetriesCount Formerly the number of connection retries. At least 0. Deprecated: Since 3.0. Use
     *     max_reconnect_timeout. {@code null} when absent.
     * @return the changed copy
     * @deprecated Since 3.0. Use max_reconnect_timeout.
     */
    @Deprecated
    public NetworkConfig withNetworkRetriesCount(@Nullable Integer networkRetriesCount) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code max_reconnect_timeout}.
     *
     * @param maxReconnectTimeout Maximum time for sequential reconnections, in ms. Default: {@code 120000}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withMaxReconnectTimeout(@Nullable Long maxReconnectTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code first_contact_timeout}.
     *
     * @param firstContactTimeout Time limit, in ms, of a call that cannot reach any endpoint before one has ever
     *     answered this client, so that a wrong address or a missing network is reported quickly. After that, {@code
     *     max_reconnect_timeout} applies, which is also an upper limit for this value. Extension of the published
     *     interface. Default: {@code 15000}. At least 1. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withFirstContactTimeout(@Nullable Long firstContactTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code reconnect_timeout}.
     *
     * @param reconnectTimeout Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use
     *     max_reconnect_timeout. {@code null} when absent.
     * @return the changed copy
     * @deprecated Since 3.0. Use max_reconnect_timeout.
     */
    @Deprecated
    public NetworkConfig withReconnectTimeout(@Nullable Long reconnectTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code message_retries_count}.
     *
     * @param messageRetriesCount Number of automatic processing retries after Message Expired (507). Applies only to
     *     messages that are proven not to have been executed and whose local emulation succeeded or failed with a
     *     replay-protection error. Default: {@code 5}. At least 0. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withMessageRetriesCount(@Nullable Integer messageRetriesCount) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code message_processing_timeout}.
     *
     * @param messageProcessingTimeout Delivery timeout, in ms, for contracts whose ABI has no expire header; after it,
     *     the call fails. Default: {@code 40000}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withMessageProcessingTimeout(@Nullable Long messageProcessingTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code expiration_margin}.
     *
     * @param expirationMargin Safety margin, in ms, of the proof that a message was not executed: the account state and
     *     a block must be at least this much later than the expiration of the message. Allows for differences between
     *     the clocks of block producers. Extension of the published interface. Default: {@code 30000}. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public NetworkConfig withExpirationMargin(@Nullable Long expirationMargin) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code wait_for_timeout}.
     *
     * @param waitForTimeout Maximum time to wait for the answer to a query, in ms. Default: {@code 40000}. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public NetworkConfig withWaitForTimeout(@Nullable Long waitForTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code out_of_sync_threshold}.
     *
     * @param outOfSyncThreshold Formerly the maximum difference from the clock of the node, in ms. Deprecated: Since
     *     3.0. Use max_latency. {@code null} when absent.
     * @return the changed copy
     * @deprecated Since 3.0. Use max_latency.
     */
    @Deprecated
    public NetworkConfig withOutOfSyncThreshold(@Nullable Long outOfSyncThreshold) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code sending_endpoint_count}.
     *
     * @param sendingEndpointCount Maximum number of randomly chosen endpoints to send a message to. Default: {@code 1}.
     *     At least 1. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withSendingEndpointCount(@Nullable Integer sendingEndpointCount) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code latency_detection_interval}.
     *
     * @param latencyDetectionInterval Interval of checks of the data latency of the current endpoint, in ms. If it
     *     exceeds max_latency, another endpoint is selected. Default: {@code 60000}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withLatencyDetectionInterval(@Nullable Long latencyDetectionInterval) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code max_latency}.
     *
     * @param maxLatency Maximum data latency (time lag) of an endpoint, in ms. Default: {@code 60000}. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public NetworkConfig withMaxLatency(@Nullable Long maxLatency) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code query_timeout}.
     *
     * @param queryTimeout Default time limit of an HTTP request, in ms; after it, the request fails. Default: {@code
     *     60000}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withQueryTimeout(@Nullable Long queryTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code queries_protocol}.
     *
     * @param queriesProtocol Protocol for GraphQL queries. Default: {@code "HTTP"}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withQueriesProtocol(@Nullable NetworkQueriesProtocol queriesProtocol) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code first_remp_status_timeout}.
     *
     * @param firstRempStatusTimeout Unstable. How long to wait for the first REMP status, in ms, before falling back to
     *     waiting for the transaction. Default: {@code 1}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withFirstRempStatusTimeout(@Nullable Long firstRempStatusTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code next_remp_status_timeout}.
     *
     * @param nextRempStatusTimeout Unstable. How long to wait for each further REMP status, in ms, before falling back
     *     to waiting for the transaction. Default: {@code 5000}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withNextRempStatusTimeout(@Nullable Long nextRempStatusTimeout) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code follow_interval}.
     *
     * @param followInterval Polling interval, in ms, on networks without subscriptions, and of iterators that have
     *     reached the end of the chain. All subscriptions of a client share the requests. Default: {@code 1000}. At
     *     least 1. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withFollowInterval(@Nullable Long followInterval) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id, for networks with the capability CapSignatureWithId. To encode messages without
     *     reaching the network, set it to the global_id of any block. Default: detected when a message is encoded.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withSignatureId(@Nullable Integer signatureId) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code access_key_origins}.
     *
     * @param accessKeyOrigins Additional origins that access_key and api_token may be sent to, such as
     *     https://producer.example:8600. By default, only the endpoints that the same source (file, environment, host)
     *     names receive them, not the producers and redirect targets that a node names. Extension of the published
     *     interface. Default: {@code []}. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withAccessKeyOrigins(@Nullable List<String> accessKeyOrigins) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code agreement}.
     *
     * @param agreement Number of independent operators that must agree that a message was not executed before another
     *     one replaces it, or before it is reported as not executed. With 2 or more, every operator of {@code
     *     operators} is asked; one that shows the message as executed prevents the proof. Extension of the published
     *     interface. Default: {@code 1}. At least 1. At most 16. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withAgreement(@Nullable Integer agreement) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code operators}.
     *
     * @param operators Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are
     *     names of your choice. For {@code agreement}, endpoints of the same operator count once, and all endpoints
     *     without an operator count as one more. Extension of the published interface. Default:
     *     <code>&#123;&#125;</code>. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withOperators(@Nullable Map<String, String> operators) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code access_key}.
     *
     * @param accessKey Access key (project secret) of the GraphQL API. Secret: left out of the text of this value.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withAccessKey(@Nullable String accessKey) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    /**
     * The same with another {@code api_token}.
     *
     * @param apiToken Bearer token of the REST and GraphQL APIs; replaces access_key if both are set. Secret: left out
     *     of the text of this value. {@code null} when absent.
     * @return the changed copy
     */
    public NetworkConfig withApiToken(@Nullable String apiToken) {
        return new NetworkConfig(
                serverAddress,
                endpoints,
                networkRetriesCount,
                maxReconnectTimeout,
                firstContactTimeout,
                reconnectTimeout,
                messageRetriesCount,
                messageProcessingTimeout,
                expirationMargin,
                waitForTimeout,
                outOfSyncThreshold,
                sendingEndpointCount,
                latencyDetectionInterval,
                maxLatency,
                queryTimeout,
                queriesProtocol,
                firstRempStatusTimeout,
                nextRempStatusTimeout,
                followInterval,
                signatureId,
                accessKeyOrigins,
                agreement,
                operators,
                accessKey,
                apiToken);
    }

    @Override
    public String toString() {
        return "NetworkConfig[serverAddress="
                + serverAddress
                + ", endpoints="
                + endpoints
                + ", networkRetriesCount="
                + networkRetriesCount
                + ", maxReconnectTimeout="
                + maxReconnectTimeout
                + ", firstContactTimeout="
                + firstContactTimeout
                + ", reconnectTimeout="
                + reconnectTimeout
                + ", messageRetriesCount="
                + messageRetriesCount
                + ", messageProcessingTimeout="
                + messageProcessingTimeout
                + ", expirationMargin="
                + expirationMargin
                + ", waitForTimeout="
                + waitForTimeout
                + ", outOfSyncThreshold="
                + outOfSyncThreshold
                + ", sendingEndpointCount="
                + sendingEndpointCount
                + ", latencyDetectionInterval="
                + latencyDetectionInterval
                + ", maxLatency="
                + maxLatency
                + ", queryTimeout="
                + queryTimeout
                + ", queriesProtocol="
                + queriesProtocol
                + ", firstRempStatusTimeout="
                + firstRempStatusTimeout
                + ", nextRempStatusTimeout="
                + nextRempStatusTimeout
                + ", followInterval="
                + followInterval
                + ", signatureId="
                + signatureId
                + ", accessKeyOrigins="
                + accessKeyOrigins
                + ", agreement="
                + agreement
                + ", operators="
                + operators
                + ", accessKey=<secret>"
                + ", apiToken=<secret>]";
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link NetworkConfig}. */
    public static final class Builder {
        private @Nullable String serverAddress;
        private @Nullable List<String> endpoints;
        private @Nullable Integer networkRetriesCount;
        private @Nullable Long maxReconnectTimeout;
        private @Nullable Long firstContactTimeout;
        private @Nullable Long reconnectTimeout;
        private @Nullable Integer messageRetriesCount;
        private @Nullable Long messageProcessingTimeout;
        private @Nullable Long expirationMargin;
        private @Nullable Long waitForTimeout;
        private @Nullable Long outOfSyncThreshold;
        private @Nullable Integer sendingEndpointCount;
        private @Nullable Long latencyDetectionInterval;
        private @Nullable Long maxLatency;
        private @Nullable Long queryTimeout;
        private @Nullable NetworkQueriesProtocol queriesProtocol;
        private @Nullable Long firstRempStatusTimeout;
        private @Nullable Long nextRempStatusTimeout;
        private @Nullable Long followInterval;
        private @Nullable Integer signatureId;
        private @Nullable List<String> accessKeyOrigins;
        private @Nullable Integer agreement;
        private @Nullable Map<String, String> operators;
        private @Nullable String accessKey;
        private @Nullable String apiToken;

        private Builder() {}

        /**
         * Sets {@code server_address}.
         *
         * @param serverAddress A single network endpoint. Deprecated: Since 3.0. Use endpoints. Used only if endpoints
         *     is absent. {@code null} when absent.
         * @return this
         */
        public Builder serverAddress(@Nullable String serverAddress) {
            this.serverAddress = serverAddress;
            return this;
        }

        /**
         * Sets {@code endpoints}.
         *
         * @param endpoints Network endpoints in any valid URL form, with or without scheme, port and path, including IP
         *     addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all
         *     others. {@code null} when absent.
         * @return this
         */
        public Builder endpoints(@Nullable List<String> endpoints) {
            this.endpoints = endpoints;
            return this;
        }

        /**
         * Sets {@code network_retries_count}.
         *
         * @param networkRetriesCount Formerly the number of connection retries. At least 0. Deprecated: Since 3.0. Use
         *     max_reconnect_timeout. {@code null} when absent.
         * @return this
         */
        public Builder networkRetriesCount(@Nullable Integer networkRetriesCount) {
            this.networkRetriesCount = networkRetriesCount;
            return this;
        }

        /**
         * Sets {@code max_reconnect_timeout}.
         *
         * @param maxReconnectTimeout Maximum time for sequential reconnections, in ms. Default: {@code 120000}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder maxReconnectTimeout(@Nullable Long maxReconnectTimeout) {
            this.maxReconnectTimeout = maxReconnectTimeout;
            return this;
        }

        /**
         * Sets {@code first_contact_timeout}.
         *
         * @param firstContactTimeout Time limit, in ms, of a call that cannot reach any endpoint before one has ever
         *     answered this client, so that a wrong address or a missing network is reported quickly. After that,
         *     {@code max_reconnect_timeout} applies, which is also an upper limit for this value. Extension of the
         *     published interface. Default: {@code 15000}. At least 1. {@code null} when absent.
         * @return this
         */
        public Builder firstContactTimeout(@Nullable Long firstContactTimeout) {
            this.firstContactTimeout = firstContactTimeout;
            return this;
        }

        /**
         * Sets {@code reconnect_timeout}.
         *
         * @param reconnectTimeout Formerly the pause between reconnections, in ms. Deprecated: Since 3.0. Use
         *     max_reconnect_timeout. {@code null} when absent.
         * @return this
         */
        public Builder reconnectTimeout(@Nullable Long reconnectTimeout) {
            this.reconnectTimeout = reconnectTimeout;
            return this;
        }

        /**
         * Sets {@code message_retries_count}.
         *
         * @param messageRetriesCount Number of automatic processing retries after Message Expired (507). Applies only
         *     to messages that are proven not to have been executed and whose local emulation succeeded or failed with
         *     a replay-protection error. Default: {@code 5}. At least 0. {@code null} when absent.
         * @return this
         */
        public Builder messageRetriesCount(@Nullable Integer messageRetriesCount) {
            this.messageRetriesCount = messageRetriesCount;
            return this;
        }

        /**
         * Sets {@code message_processing_timeout}.
         *
         * @param messageProcessingTimeout Delivery timeout, in ms, for contracts whose ABI has no expire header; after
         *     it, the call fails. Default: {@code 40000}. {@code null} when absent.
         * @return this
         */
        public Builder messageProcessingTimeout(@Nullable Long messageProcessingTimeout) {
            this.messageProcessingTimeout = messageProcessingTimeout;
            return this;
        }

        /**
         * Sets {@code expiration_margin}.
         *
         * @param expirationMargin Safety margin, in ms, of the proof that a message was not executed: the account state
         *     and a block must be at least this much later than the expiration of the message. Allows for differences
         *     between the clocks of block producers. Extension of the published interface. Default: {@code 30000}.
         *     {@code null} when absent.
         * @return this
         */
        public Builder expirationMargin(@Nullable Long expirationMargin) {
            this.expirationMargin = expirationMargin;
            return this;
        }

        /**
         * Sets {@code wait_for_timeout}.
         *
         * @param waitForTimeout Maximum time to wait for the answer to a query, in ms. Default: {@code 40000}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder waitForTimeout(@Nullable Long waitForTimeout) {
            this.waitForTimeout = waitForTimeout;
            return this;
        }

        /**
         * Sets {@code out_of_sync_threshold}.
         *
         * @param outOfSyncThreshold Formerly the maximum difference from the clock of the node, in ms. Deprecated:
         *     Since 3.0. Use max_latency. {@code null} when absent.
         * @return this
         */
        public Builder outOfSyncThreshold(@Nullable Long outOfSyncThreshold) {
            this.outOfSyncThreshold = outOfSyncThreshold;
            return this;
        }

        /**
         * Sets {@code sending_endpoint_count}.
         *
         * @param sendingEndpointCount Maximum number of randomly chosen endpoints to send a message to. Default: {@code
         *     1}. At least 1. {@code null} when absent.
         * @return this
         */
        public Builder sendingEndpointCount(@Nullable Integer sendingEndpointCount) {
            this.sendingEndpointCount = sendingEndpointCount;
            return this;
        }

        /**
         * Sets {@code latency_detection_interval}.
         *
         * @param latencyDetectionInterval Interval of checks of the data latency of the current endpoint, in ms. If it
         *     exceeds max_latency, another endpoint is selected. Default: {@code 60000}. {@code null} when absent.
         * @return this
         */
        public Builder latencyDetectionInterval(@Nullable Long latencyDetectionInterval) {
            this.latencyDetectionInterval = latencyDetectionInterval;
            return this;
        }

        /**
         * Sets {@code max_latency}.
         *
         * @param maxLatency Maximum data latency (time lag) of an endpoint, in ms. Default: {@code 60000}. {@code null}
         *     when absent.
         * @return this
         */
        public Builder maxLatency(@Nullable Long maxLatency) {
            this.maxLatency = maxLatency;
            return this;
        }

        /**
         * Sets {@code query_timeout}.
         *
         * @param queryTimeout Default time limit of an HTTP request, in ms; after it, the request fails. Default:
         *     {@code 60000}. {@code null} when absent.
         * @return this
         */
        public Builder queryTimeout(@Nullable Long queryTimeout) {
            this.queryTimeout = queryTimeout;
            return this;
        }

        /**
         * Sets {@code queries_protocol}.
         *
         * @param queriesProtocol Protocol for GraphQL queries. Default: {@code "HTTP"}. {@code null} when absent.
         * @return this
         */
        public Builder queriesProtocol(@Nullable NetworkQueriesProtocol queriesProtocol) {
            this.queriesProtocol = queriesProtocol;
            return this;
        }

        /**
         * Sets {@code first_remp_status_timeout}.
         *
         * @param firstRempStatusTimeout Unstable. How long to wait for the first REMP status, in ms, before falling
         *     back to waiting for the transaction. Default: {@code 1}. {@code null} when absent.
         * @return this
         */
        public Builder firstRempStatusTimeout(@Nullable Long firstRempStatusTimeout) {
            this.firstRempStatusTimeout = firstRempStatusTimeout;
            return this;
        }

        /**
         * Sets {@code next_remp_status_timeout}.
         *
         * @param nextRempStatusTimeout Unstable. How long to wait for each further REMP status, in ms, before falling
         *     back to waiting for the transaction. Default: {@code 5000}. {@code null} when absent.
         * @return this
         */
        public Builder nextRempStatusTimeout(@Nullable Long nextRempStatusTimeout) {
            this.nextRempStatusTimeout = nextRempStatusTimeout;
            return this;
        }

        /**
         * Sets {@code follow_interval}.
         *
         * @param followInterval Polling interval, in ms, on networks without subscriptions, and of iterators that have
         *     reached the end of the chain. All subscriptions of a client share the requests. Default: {@code 1000}. At
         *     least 1. {@code null} when absent.
         * @return this
         */
        public Builder followInterval(@Nullable Long followInterval) {
            this.followInterval = followInterval;
            return this;
        }

        /**
         * Sets {@code signature_id}.
         *
         * @param signatureId Signature id, for networks with the capability CapSignatureWithId. To encode messages
         *     without reaching the network, set it to the global_id of any block. Default: detected when a message is
         *     encoded. {@code null} when absent.
         * @return this
         */
        public Builder signatureId(@Nullable Integer signatureId) {
            this.signatureId = signatureId;
            return this;
        }

        /**
         * Sets {@code access_key_origins}.
         *
         * @param accessKeyOrigins Additional origins that access_key and api_token may be sent to, such as
         *     https://producer.example:8600. By default, only the endpoints that the same source (file, environment,
         *     host) names receive them, not the producers and redirect targets that a node names. Extension of the
         *     published interface. Default: {@code []}. {@code null} when absent.
         * @return this
         */
        public Builder accessKeyOrigins(@Nullable List<String> accessKeyOrigins) {
            this.accessKeyOrigins = accessKeyOrigins;
            return this;
        }

        /**
         * Sets {@code agreement}.
         *
         * @param agreement Number of independent operators that must agree that a message was not executed before
         *     another one replaces it, or before it is reported as not executed. With 2 or more, every operator of
         *     {@code operators} is asked; one that shows the message as executed prevents the proof. Extension of the
         *     published interface. Default: {@code 1}. At least 1. At most 16. {@code null} when absent.
         * @return this
         */
        public Builder agreement(@Nullable Integer agreement) {
            this.agreement = agreement;
            return this;
        }

        /**
         * Sets {@code operators}.
         *
         * @param operators Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are
         *     names of your choice. For {@code agreement}, endpoints of the same operator count once, and all endpoints
         *     without an operator count as one more. Extension of the published interface. Default:
         *     <code>&#123;&#125;</code>. {@code null} when absent.
         * @return this
         */
        public Builder operators(@Nullable Map<String, String> operators) {
            this.operators = operators;
            return this;
        }

        /**
         * Sets {@code access_key}.
         *
         * @param accessKey Access key (project secret) of the GraphQL API. Secret: left out of the text of this value.
         *     {@code null} when absent.
         * @return this
         */
        public Builder accessKey(@Nullable String accessKey) {
            this.accessKey = accessKey;
            return this;
        }

        /**
         * Sets {@code api_token}.
         *
         * @param apiToken Bearer token of the REST and GraphQL APIs; replaces access_key if both are set. Secret: left
         *     out of the text of this value. {@code null} when absent.
         * @return this
         */
        public Builder apiToken(@Nullable String apiToken) {
            this.apiToken = apiToken;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public NetworkConfig build() {
            return new NetworkConfig(
                    serverAddress,
                    endpoints,
                    networkRetriesCount,
                    maxReconnectTimeout,
                    firstContactTimeout,
                    reconnectTimeout,
                    messageRetriesCount,
                    messageProcessingTimeout,
                    expirationMargin,
                    waitForTimeout,
                    outOfSyncThreshold,
                    sendingEndpointCount,
                    latencyDetectionInterval,
                    maxLatency,
                    queryTimeout,
                    queriesProtocol,
                    firstRempStatusTimeout,
                    nextRempStatusTimeout,
                    followInterval,
                    signatureId,
                    accessKeyOrigins,
                    agreement,
                    operators,
                    accessKey,
                    apiToken);
        }
    }
}
