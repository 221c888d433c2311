// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Key of an AES box.
 *
 * @param mode Mode, {@code CBC}.
 * @param key Key of 16, 24 or 32 bytes in hex. Secret: left out of the text of this value.
 * @param iv Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129). {@code null} when absent.
 */
public record AesParamsEB(CipherMode mode, String key, String iv) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param mode Mode, {@code CBC}.
     * @param key Key of 16, 24 or 32 bytes in hex. Secret: left out of the text of this value.
     */
    public AesParamsEB(CipherMode mode, String key) {
        this(mode, key, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AesParamsEB fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AesParamsEB(
                fields.required("mode", CipherMode::fromJson),
                fields.required("key", Decoders::string),
                fields.optional("iv", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("mode", mode).required("key", key).optional("iv", iv).toMap();
    }

    /**
     * The same with another {@code iv}.
     *
     * @param iv Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129). {@code null} when absent.
     * @return the changed copy
     */
    public AesParamsEB withIv(String iv) {
        return new AesParamsEB(mode, key, iv);
    }

    @Override
    public String toString() {
        return "AesParamsEB[mode=" + mode + ", key=<secret>" + ", iv=" + iv + "]";
    }
}
