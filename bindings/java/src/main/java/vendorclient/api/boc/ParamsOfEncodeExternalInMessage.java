// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parts of an external inbound message.
 *
 * @param src External source address {@code :<hex>}. Absent: none. {@code null} when absent.
 * @param dst Address of the account.
 * @param init State init of a deployment. {@code null} when absent.
 * @param body Message body. {@code null} when absent.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfEncodeExternalInMessage(
        String src, String dst, String init, String body, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param dst Address of the account.
     */
    public ParamsOfEncodeExternalInMessage(String dst) {
        this(null, dst, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeExternalInMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeExternalInMessage(
                fields.optional("src", Decoders::string),
                fields.required("dst", Decoders::string),
                fields.optional("init", Decoders::string),
                fields.optional("body", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("src", src)
                .required("dst", dst)
                .optional("init", init)
                .optional("body", body)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code src}.
     *
     * @param src External source address {@code :<hex>}. Absent: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withSrc(String src) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * The same with another {@code init}.
     *
     * @param init State init of a deployment. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withInit(String init) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * The same with another {@code body}.
     *
     * @param body Message body. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withBody(String body) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withBocCache(BocCacheType bocCache) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }
}
