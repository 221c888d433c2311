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
 * Duration of the calls of a method, since the start.
 *
 * @param method The method.
 * @param calls Number of answered calls.
 * @param meanMs Mean time, in ms.
 * @param maxMs Longest time, in ms.
 */
public record CallDurations(String method, BigInteger calls, double meanMs, double maxMs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CallDurations fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CallDurations(
                fields.required("method", Decoders::string),
                fields.required("calls", Decoders::bigInteger),
                fields.required("mean_ms", Decoders::float64),
                fields.required("max_ms", Decoders::float64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("method", method)
                .required("calls", calls)
                .required("mean_ms", meanMs)
                .required("max_ms", maxMs)
                .toMap();
    }
}
