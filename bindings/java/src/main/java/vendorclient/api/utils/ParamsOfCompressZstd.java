// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data to compress.
 *
 * @param uncompressed The data.
 * @param level Compression level, 1 (fast) to 21 (small). Default: {@code 3}. {@code null} when absent.
 */
public record ParamsOfCompressZstd(String uncompressed, Integer level) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param uncompressed The data.
     */
    public ParamsOfCompressZstd(String uncompressed) {
        this(uncompressed, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfCompressZstd fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCompressZstd(
                fields.required("uncompressed", Decoders::string), fields.optional("level", Decoders::int32));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("uncompressed", uncompressed).optional("level", level).toMap();
    }

    /**
     * The same with another {@code level}.
     *
     * @param level Compression level, 1 (fast) to 21 (small). Default: {@code 3}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCompressZstd withLevel(Integer level) {
        return new ParamsOfCompressZstd(uncompressed, level);
    }
}
