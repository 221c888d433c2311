// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data, plain or encrypted, and a key.
 *
 * @param data The data.
 * @param key Key, 64 hex characters. Secret: left out of the text of this value.
 * @param nonce Nonce, 24 hex characters. Never reuse a nonce with the same key.
 */
public record ParamsOfChaCha20(String data, String key, String nonce) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfChaCha20 fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfChaCha20(
                fields.required("data", Decoders::string),
                fields.required("key", Decoders::string),
                fields.required("nonce", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("data", data).required("key", key).required("nonce", nonce).toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfChaCha20[data=" + data + ", key=<secret>" + ", nonce=" + nonce + "]";
    }
}
