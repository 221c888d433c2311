// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The Ed25519 public key.
 *
 * @param publicKey Public key, 64 hex characters.
 */
public record ResultOfHDKeyPublicFromXPrv(String publicKey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfHDKeyPublicFromXPrv fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfHDKeyPublicFromXPrv(fields.required("public", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("public", publicKey).toMap();
    }
}
