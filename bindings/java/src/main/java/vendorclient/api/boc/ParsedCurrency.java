// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An amount in an extra currency.
 *
 * @param currency Id of the currency.
 * @param value The amount, {@code 0x…}; negative amounts begin with {@code -}.
 */
public record ParsedCurrency(long currency, String value) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedCurrency fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedCurrency(
                fields.required("currency", Decoders::int64), fields.required("value", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("currency", currency).required("value", value).toMap();
    }
}
