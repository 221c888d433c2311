// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data whose signature is valid.
 *
 * @param unsigned The data without the signature.
 */
public record ResultOfNaclSignOpen(String unsigned) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfNaclSignOpen fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfNaclSignOpen(fields.required("unsigned", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("unsigned", unsigned).toMap();
    }
}
