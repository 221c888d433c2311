// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A signature and the data it covers.
 *
 * @param signature Signature, 128 hex characters.
 * @param unsigned The signed data.
 */
public record ResultOfGetSignatureData(String signature, String unsigned) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetSignatureData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetSignatureData(
                fields.required("signature", Decoders::string), fields.required("unsigned", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("signature", signature).required("unsigned", unsigned).toMap();
    }
}
