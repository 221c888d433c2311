// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Decompressed data.
 *
 * @param decompressed The data, at most 48 MiB.
 */
public record ResultOfDecompressZstd(String decompressed) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfDecompressZstd fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfDecompressZstd(fields.required("decompressed", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("decompressed", decompressed).toMap();
    }
}
