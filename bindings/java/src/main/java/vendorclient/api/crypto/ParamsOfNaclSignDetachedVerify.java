// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data, its signature and the key of the signer.
 *
 * @param unsigned The data.
 * @param signature Signature, 128 hex characters.
 * @param publicKey Public key of the signer, 64 hex characters.
 */
public record ParamsOfNaclSignDetachedVerify(String unsigned, String signature, String publicKey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfNaclSignDetachedVerify fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfNaclSignDetachedVerify(
                fields.required("unsigned", Decoders::string),
                fields.required("signature", Decoders::string),
                fields.required("public", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("unsigned", unsigned)
                .required("signature", signature)
                .required("public", publicKey)
                .toMap();
    }
}
