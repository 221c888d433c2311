// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data and a shared key.
 *
 * @param decrypted The data.
 * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
 * @param key Shared key, 64 hex characters. Secret: left out of the text of this value.
 */
public record ParamsOfNaclSecretBox(String decrypted, String nonce, String key) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfNaclSecretBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfNaclSecretBox(
                fields.required("decrypted", Decoders::string),
                fields.required("nonce", Decoders::string),
                fields.required("key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("decrypted", decrypted).required("nonce", nonce).required("key", key).toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfNaclSecretBox[decrypted=" + decrypted + ", nonce=" + nonce + ", key=<secret>]";
    }
}
