// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account and a period.
 *
 * @param account The account.
 * @param period Length of the period, in s; it begins at {@code last_paid} of the account.
 */
public record ParamsOfCalcStorageFee(String account, long period) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCalcStorageFee fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCalcStorageFee(
                fields.required("account", Decoders::string), fields.required("period", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("account", account).required("period", period).toMap();
    }
}
