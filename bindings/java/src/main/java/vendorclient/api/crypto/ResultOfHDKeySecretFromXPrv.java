// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The secret key.
 *
 * @param secret Secret key, 64 hex characters. Secret: left out of the text of this value.
 */
public record ResultOfHDKeySecretFromXPrv(String secret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfHDKeySecretFromXPrv fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfHDKeySecretFromXPrv(fields.required("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("secret", secret).toMap();
    }

    @Override
    public String toString() {
        return "ResultOfHDKeySecretFromXPrv[secret=<secret>]";
    }
}
