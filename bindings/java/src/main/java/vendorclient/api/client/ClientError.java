// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A failed call.
 *
 * @param code Stable number of the error.
 * @param message What was wrong, what was expected and what came, for people.
 * @param traceparent Trace of the REST request that failed. {@code null} when absent.
 * @param data Facts for programs; {@code core_version} is always among them.
 */
public record ClientError(long code, String message, String traceparent, Object data) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param code Stable number of the error.
     * @param message What was wrong, what was expected and what came, for people.
     * @param data Facts for programs; {@code core_version} is always among them.
     */
    public ClientError(long code, String message, Object data) {
        this(code, message, null, data);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ClientError fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ClientError(
                fields.required("code", Decoders::int64),
                fields.required("message", Decoders::string),
                fields.optional("traceparent", Decoders::string),
                fields.required("data", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("code", code)
                .required("message", message)
                .optional("traceparent", traceparent)
                .required("data", data)
                .toMap();
    }

    /**
     * The same with another {@code traceparent}.
     *
     * @param traceparent Trace of the REST request that failed. {@code null} when absent.
     * @return the changed copy
     */
    public ClientError withTraceparent(String traceparent) {
        return new ClientError(code, message, traceparent, data);
    }
}
