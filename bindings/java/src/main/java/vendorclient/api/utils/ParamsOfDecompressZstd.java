// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data to decompress.
 *
 * @param compressed The data, one or more Zstandard frames.
 */
public record ParamsOfDecompressZstd(String compressed) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDecompressZstd fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecompressZstd(fields.required("compressed", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("compressed", compressed).toMap();
    }
}
