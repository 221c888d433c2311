// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Encrypted data and a shared key.
 *
 * @param encrypted Authentication tag (16 bytes) followed by the encrypted data.
 * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
 * @param key Shared key, 64 hex characters. Secret: left out of the text of this value.
 */
public record ParamsOfNaclSecretBoxOpen(String encrypted, String nonce, String key) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfNaclSecretBoxOpen fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfNaclSecretBoxOpen(
                fields.required("encrypted", Decoders::string),
                fields.required("nonce", Decoders::string),
                fields.required("key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("encrypted", encrypted).required("nonce", nonce).required("key", key).toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfNaclSecretBoxOpen[encrypted=" + encrypted + ", nonce=" + nonce + ", key=<secret>]";
    }
}
