// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Contract code.
 *
 * @param code The code.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfGetCodeSalt(String code, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param code The code.
     */
    public ParamsOfGetCodeSalt(String code) {
        this(code, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfGetCodeSalt fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetCodeSalt(
                fields.required("code", Decoders::string), fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("code", code).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetCodeSalt withBocCache(BocCacheType bocCache) {
        return new ParamsOfGetCodeSalt(code, bocCache);
    }
}
