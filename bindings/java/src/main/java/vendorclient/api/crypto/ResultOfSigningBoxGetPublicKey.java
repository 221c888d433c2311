// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Public key of a signing box.
 *
 * @param pubkey Public key, 64 hex characters.
 */
public record ResultOfSigningBoxGetPublicKey(String pubkey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfSigningBoxGetPublicKey fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfSigningBoxGetPublicKey(fields.required("pubkey", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("pubkey", pubkey).toMap();
    }
}
