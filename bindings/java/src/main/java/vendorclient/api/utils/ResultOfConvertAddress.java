// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The converted address.
 *
 * @param address Address in the requested form.
 */
public record ResultOfConvertAddress(String address) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfConvertAddress fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfConvertAddress(fields.required("address", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("address", address).toMap();
    }
}
