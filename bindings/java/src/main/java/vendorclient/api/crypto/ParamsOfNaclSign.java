// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data and the key to sign it with.
 *
 * @param unsigned Data to sign.
 * @param secret The seed followed by the public key, 128 hex characters. Secret: left out of the text of this value.
 */
public record ParamsOfNaclSign(String unsigned, String secret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfNaclSign fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfNaclSign(
                fields.required("unsigned", Decoders::string), fields.required("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("unsigned", unsigned).required("secret", secret).toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfNaclSign[unsigned=" + unsigned + ", secret=<secret>]";
    }
}
