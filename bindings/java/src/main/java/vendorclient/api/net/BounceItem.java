// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The bounce phase of a transaction of an iterator.
 *
 * @param bounceType Kind of result: 0 not enough tokens, 1 not enough tokens for the fee, 2 message returned. {@code
 *     null} when absent.
 */
public record BounceItem(@Nullable Integer bounceType) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BounceItem fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BounceItem(fields.optional("bounce_type", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("bounce_type", bounceType).toMap();
    }
}
