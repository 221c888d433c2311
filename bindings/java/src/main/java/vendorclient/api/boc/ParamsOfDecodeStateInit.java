// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A state init.
 *
 * @param stateInit The state init.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfDecodeStateInit(String stateInit, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param stateInit The state init.
     */
    public ParamsOfDecodeStateInit(String stateInit) {
        this(stateInit, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfDecodeStateInit fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeStateInit(
                fields.required("state_init", Decoders::string), fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("state_init", stateInit).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeStateInit withBocCache(BocCacheType bocCache) {
        return new ParamsOfDecodeStateInit(stateInit, bocCache);
    }
}
