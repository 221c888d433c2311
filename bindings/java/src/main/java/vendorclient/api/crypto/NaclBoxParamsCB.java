// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Public parameters of a NaCl box.
 *
 * @param theirPublic Public key of the other party, 64 hex characters.
 * @param nonce Nonce, 48 hex characters.
 */
public record NaclBoxParamsCB(String theirPublic, String nonce) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NaclBoxParamsCB fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new NaclBoxParamsCB(
                fields.required("their_public", Decoders::string), fields.required("nonce", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("their_public", theirPublic).required("nonce", nonce).toMap();
    }
}
