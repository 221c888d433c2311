// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Cache of bags of cells.
 *
 * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes. Default: {@code 10240}. {@code
 *     null} when absent.
 */
public record BocConfig(Long cacheMaxSize) implements JsonValue {
    /** Without any field. */
    public BocConfig() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static BocConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BocConfig(fields.optional("cache_max_size", Decoders::int64));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("cache_max_size", cacheMaxSize).toMap();
    }

    /**
     * The same with another {@code cache_max_size}.
     *
     * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes. Default: {@code 10240}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public BocConfig withCacheMaxSize(Long cacheMaxSize) {
        return new BocConfig(cacheMaxSize);
    }
}
