// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A server and what it offers.
 *
 * @param version Version of its interface; empty when it states none.
 * @param supportsDappId It names accounts by {@code account_id} and {@code dapp_id}.
 * @param endpoint URL that GraphQL queries go to, without user name, password and query string.
 * @param latencyMs Time between a question and its answer, in ms.
 * @param rules Rules of its chain, {@code current} or {@code classic}; absent when it does not state them. {@code null}
 *     when absent.
 * @param features What it offers.
 */
public record ResultOfGetServerInfo(
        String version,
        boolean supportsDappId,
        String endpoint,
        long latencyMs,
        String rules,
        ServerFeatures features) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param version Version of its interface; empty when it states none.
     * @param supportsDappId It names accounts by {@code account_id} and {@code dapp_id}.
     * @param endpoint URL that GraphQL queries go to, without user name, password and query string.
     * @param latencyMs Time between a question and its answer, in ms.
     * @param features What it offers.
     */
    public ResultOfGetServerInfo(
            String version, boolean supportsDappId, String endpoint, long latencyMs, ServerFeatures features) {
        this(version, supportsDappId, endpoint, latencyMs, null, features);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfGetServerInfo fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetServerInfo(
                fields.required("version", Decoders::string),
                fields.required("supports_dapp_id", Decoders::bool),
                fields.required("endpoint", Decoders::string),
                fields.required("latency_ms", Decoders::int64),
                fields.optional("rules", Decoders::string),
                fields.required("features", ServerFeatures::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("version", version)
                .required("supports_dapp_id", supportsDappId)
                .required("endpoint", endpoint)
                .required("latency_ms", latencyMs)
                .optional("rules", rules)
                .required("features", features)
                .toMap();
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of its chain, {@code current} or {@code classic}; absent when it does not state them. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ResultOfGetServerInfo withRules(String rules) {
        return new ResultOfGetServerInfo(version, supportsDappId, endpoint, latencyMs, rules, features);
    }
}
