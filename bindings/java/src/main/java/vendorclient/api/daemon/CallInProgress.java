// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A call of this connection.
 *
 * @param id Id of the request; null for a notification.
 * @param method The method.
 * @param ageMs Time since the call arrived, in ms.
 */
public record CallInProgress(@Nullable Object id, String method, long ageMs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CallInProgress fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CallInProgress(
                fields.required("id", Decoders::any),
                fields.required("method", Decoders::string),
                fields.required("age_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("id", id).required("method", method).required("age_ms", ageMs).toMap();
    }
}
