// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Description of an AES box.
 *
 * @param mode Mode, {@code CBC}.
 * @param iv Initialization vector. {@code null} when absent.
 */
public record AesInfo(CipherMode mode, String iv) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param mode Mode, {@code CBC}.
     */
    public AesInfo(CipherMode mode) {
        this(mode, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AesInfo fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AesInfo(fields.required("mode", CipherMode::fromJson), fields.optional("iv", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("mode", mode).optional("iv", iv).toMap();
    }

    /**
     * The same with another {@code iv}.
     *
     * @param iv Initialization vector. {@code null} when absent.
     * @return the changed copy
     */
    public AesInfo withIv(String iv) {
        return new AesInfo(mode, iv);
    }
}
