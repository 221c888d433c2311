// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An encryption box.
 *
 * @param handle Handle of the box.
 */
public record RegisteredEncryptionBox(long handle) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static RegisteredEncryptionBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new RegisteredEncryptionBox(fields.required("handle", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("handle", handle).toMap();
    }
}
