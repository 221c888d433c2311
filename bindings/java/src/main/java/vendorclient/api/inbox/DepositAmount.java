// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What arrived of one currency.
 *
 * @param currency Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL.
 * @param amount Amount that the account received, in nano units, before its own fees.
 */
public record DepositAmount(long currency, String amount) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static DepositAmount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new DepositAmount(
                fields.required("currency", Decoders::int64), fields.required("amount", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("currency", currency).required("amount", amount).toMap();
    }
}
