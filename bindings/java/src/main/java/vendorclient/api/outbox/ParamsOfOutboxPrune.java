// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which entries to remove.
 *
 * @param endedBefore Remove entries that ended before this time, Unix time in ms, and whose results were acknowledged,
 *     together with their keys.
 */
public record ParamsOfOutboxPrune(BigInteger endedBefore) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxPrune fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxPrune(fields.required("ended_before", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("ended_before", endedBefore).toMap();
    }
}
