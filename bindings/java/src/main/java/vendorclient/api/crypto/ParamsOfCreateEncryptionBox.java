// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The encryption box to create.
 *
 * @param algorithm Cipher and keys.
 */
public record ParamsOfCreateEncryptionBox(EncryptionAlgorithm algorithm) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCreateEncryptionBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCreateEncryptionBox(fields.required("algorithm", EncryptionAlgorithm::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("algorithm", algorithm).toMap();
    }
}
