// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A power.
 *
 * @param modularPower base ^ exponent mod modulus, lower-case hex without padding.
 */
public record ResultOfModularPower(String modularPower) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfModularPower fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfModularPower(fields.required("modular_power", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("modular_power", modularPower).toMap();
    }
}
