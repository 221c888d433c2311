// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Signed data and the key of the signer.
 *
 * @param signed Signature (64 bytes) followed by the data.
 * @param publicKey Public key of the signer, 64 hex characters.
 */
public record ParamsOfVerifySignature(String signed, String publicKey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfVerifySignature fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfVerifySignature(
                fields.required("signed", Decoders::string), fields.required("public", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("signed", signed).required("public", publicKey).toMap();
    }
}
