// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The number that represents a user.
 *
 * @param addressSeed The seed, a number below the order of the field.
 */
public record ResultOfAddressSeed(String addressSeed) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfAddressSeed fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfAddressSeed(fields.required("address_seed", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("address_seed", addressSeed).toMap();
    }
}
