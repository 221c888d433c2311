// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A storage fee.
 *
 * @param fee The fee, in nano units, rounded up.
 */
public record ResultOfCalcStorageFee(String fee) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfCalcStorageFee fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfCalcStorageFee(fields.required("fee", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("fee", fee).toMap();
    }
}
