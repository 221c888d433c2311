// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Key of a ChaCha20 box.
 *
 * @param key Key, 64 hex characters. Secret: left out of the text of this value.
 * @param nonce Nonce, 24 hex characters.
 */
public record ChaCha20ParamsEB(String key, String nonce) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ChaCha20ParamsEB fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ChaCha20ParamsEB(
                fields.required("key", Decoders::string), fields.required("nonce", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("key", key).required("nonce", nonce).toMap();
    }

    @Override
    public String toString() {
        return "ChaCha20ParamsEB[key=<secret>" + ", nonce=" + nonce + "]";
    }
}
