// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data and the keys to sign it with.
 *
 * @param unsigned Data to sign.
 * @param keys Keys to sign with.
 */
public record ParamsOfSign(String unsigned, KeyPair keys) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSign fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSign(
                fields.required("unsigned", Decoders::string), fields.required("keys", KeyPair::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("unsigned", unsigned).required("keys", keys).toMap();
    }
}
