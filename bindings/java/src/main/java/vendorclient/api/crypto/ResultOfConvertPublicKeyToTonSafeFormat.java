// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A public key as text with a checksum.
 *
 * @param tvmPublicKey Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a
 *     32-byte key.
 */
public record ResultOfConvertPublicKeyToTonSafeFormat(String tvmPublicKey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfConvertPublicKeyToTonSafeFormat fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfConvertPublicKeyToTonSafeFormat(fields.required("tvm_public_key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("tvm_public_key", tvmPublicKey).toMap();
    }
}
