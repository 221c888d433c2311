// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The storable part of a crypto box.
 *
 * @param encryptedSecret Encrypted secret as returned by {@code get_crypto_box_info}: a 12-byte nonce followed by the
 *     secret encrypted with ChaCha20.
 */
public record ResultOfGetCryptoBoxInfo(String encryptedSecret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetCryptoBoxInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetCryptoBoxInfo(fields.required("encrypted_secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("encrypted_secret", encryptedSecret).toMap();
    }
}
