// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data of a subscription.
 *
 * @param result For {@code subscribe_collection}, the object; for {@code subscribe}, the whole {@code data}. Null when
 *     the server has completed the subscription.
 */
public record ResultOfSubscription(@Nullable Object result) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfSubscription fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfSubscription(fields.required("result", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("result", result).toMap();
    }
}
