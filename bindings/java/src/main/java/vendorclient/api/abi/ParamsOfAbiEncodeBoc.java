// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Values to be written into a cell tree.
 *
 * @param params The values, in order. Rules and types of ABI 2.4.
 * @param data Values by name.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfAbiEncodeBoc(List<AbiParam> params, Object data, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param params The values, in order. Rules and types of ABI 2.4.
     * @param data Values by name.
     */
    public ParamsOfAbiEncodeBoc(List<AbiParam> params, Object data) {
        this(params, data, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfAbiEncodeBoc fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAbiEncodeBoc(
                fields.required("params", Decoders.list(AbiParam::fromJson)),
                fields.required("data", Decoders::any),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("params", params)
                .required("data", data)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfAbiEncodeBoc withBocCache(BocCacheType bocCache) {
        return new ParamsOfAbiEncodeBoc(params, data, bocCache);
    }
}
