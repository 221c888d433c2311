// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A public key.
 *
 * @param publicKey Public key, usually 64 hex characters; the length is not checked.
 */
public record ParamsOfConvertPublicKeyToTonSafeFormat(String publicKey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfConvertPublicKeyToTonSafeFormat fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfConvertPublicKeyToTonSafeFormat(fields.required("public_key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("public_key", publicKey).toMap();
    }
}
