// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Public parameters of a NaCl secret box.
 *
 * @param nonce Nonce, 48 hex characters.
 */
public record NaclSecretBoxParamsCB(String nonce) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NaclSecretBoxParamsCB fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new NaclSecretBoxParamsCB(fields.required("nonce", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("nonce", nonce).toMap();
    }
}
