// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A parsed object.
 *
 * @param parsed JSON object; amounts, logical times and other 64-bit values are {@code 0x…} text.
 */
public record ResultOfParse(@Nullable Object parsed) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfParse fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfParse(fields.required("parsed", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("parsed", parsed).toMap();
    }
}
