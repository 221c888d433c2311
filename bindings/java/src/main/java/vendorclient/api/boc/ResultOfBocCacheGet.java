// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A cached BOC.
 *
 * @param boc The BOC in base64, or null when it is not cached. {@code null} when absent.
 */
public record ResultOfBocCacheGet(String boc) implements JsonValue {
    /** Without any field. */
    public ResultOfBocCacheGet() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfBocCacheGet fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfBocCacheGet(fields.optional("boc", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("boc", boc).toMap();
    }

    /**
     * The same with another {@code boc}.
     *
     * @param boc The BOC in base64, or null when it is not cached. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfBocCacheGet withBoc(String boc) {
        return new ResultOfBocCacheGet(boc);
    }
}
