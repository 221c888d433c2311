// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Encrypted data.
 *
 * @param data Encrypted data; from AES a multiple of 16 bytes.
 */
public record ResultOfEncryptionBoxEncrypt(String data) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfEncryptionBoxEncrypt fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncryptionBoxEncrypt(fields.required("data", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("data", data).toMap();
    }
}
