// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A built cell.
 *
 * @param boc The cell as BOC or reference.
 */
public record ResultOfEncodeBoc(String boc) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfEncodeBoc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeBoc(fields.required("boc", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).toMap();
    }
}
