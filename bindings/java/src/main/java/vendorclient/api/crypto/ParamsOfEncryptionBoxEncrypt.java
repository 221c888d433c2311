// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data and the box to use.
 *
 * @param encryptionBox The box.
 * @param data Data to encrypt.
 */
public record ParamsOfEncryptionBoxEncrypt(long encryptionBox, String data) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncryptionBoxEncrypt fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncryptionBoxEncrypt(
                fields.required("encryption_box", Decoders::int64), fields.required("data", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("encryption_box", encryptionBox).required("data", data).toMap();
    }
}
