// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Depth of a BOC.
 *
 * @param depth Number of references on the longest path from the root cell; 0 for a single cell.
 */
public record ResultOfGetBocDepth(long depth) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetBocDepth fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetBocDepth(fields.required("depth", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("depth", depth).toMap();
    }
}
