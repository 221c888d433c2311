// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A key pair; Ed25519 unless stated otherwise.
 *
 * @param publicKey Public key, 64 hex characters.
 * @param secret Secret key: the 32-byte seed as 64 hex characters. Secret: left out of the text of this value.
 */
public record KeyPair(String publicKey, String secret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static KeyPair fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new KeyPair(fields.required("public", Decoders::string), fields.required("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("public", publicKey).required("secret", secret).toMap();
    }

    @Override
    public String toString() {
        return "KeyPair[publicKey=" + publicKey + ", secret=<secret>]";
    }
}
