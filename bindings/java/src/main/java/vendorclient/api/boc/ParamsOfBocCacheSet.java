// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A BOC to cache.
 *
 * @param boc The BOC.
 * @param cacheType How to keep it.
 */
public record ParamsOfBocCacheSet(String boc, BocCacheType cacheType) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfBocCacheSet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfBocCacheSet(
                fields.required("boc", Decoders::string), fields.required("cache_type", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).required("cache_type", cacheType).toMap();
    }
}
