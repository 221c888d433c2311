// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Steps that build a cell.
 *
 * @param builder The steps, in order.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfEncodeBoc(List<BuilderOp> builder, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param builder The steps, in order.
     */
    public ParamsOfEncodeBoc(List<BuilderOp> builder) {
        this(builder, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeBoc fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeBoc(
                fields.required("builder", Decoders.list(BuilderOp::fromJson)),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("builder", builder).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeBoc withBocCache(BocCacheType bocCache) {
        return new ParamsOfEncodeBoc(builder, bocCache);
    }
}
