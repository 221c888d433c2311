// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Contract code and its new salt.
 *
 * @param code The code.
 * @param salt The salt.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfSetCodeSalt(String code, String salt, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param code The code.
     * @param salt The salt.
     */
    public ParamsOfSetCodeSalt(String code, String salt) {
        this(code, salt, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfSetCodeSalt fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetCodeSalt(
                fields.required("code", Decoders::string),
                fields.required("salt", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("code", code).required("salt", salt).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetCodeSalt withBocCache(BocCacheType bocCache) {
        return new ParamsOfSetCodeSalt(code, salt, bocCache);
    }
}
