// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An X25519 secret key.
 *
 * @param secret Secret key, 64 hex characters without prefix. Secret: left out of the text of this value.
 */
public record ParamsOfNaclBoxKeyPairFromSecret(String secret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfNaclBoxKeyPairFromSecret fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfNaclBoxKeyPairFromSecret(fields.required("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("secret", secret).toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfNaclBoxKeyPairFromSecret[secret=<secret>]";
    }
}
