// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An amount of one currency. Extension of the published interface.
 *
 * @param currency Id of the currency; 0 is the main currency.
 * @param amount Amount in nano units of the currency, more than 0.
 */
public record CurrencyAmount(long currency, String amount) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CurrencyAmount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CurrencyAmount(
                fields.required("currency", Decoders::int64), fields.required("amount", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("currency", currency).required("amount", amount).toMap();
    }
}
