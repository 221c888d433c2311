// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A cell tree.
 *
 * @param boc The cell tree as BOC or reference.
 */
public record ResultOfAbiEncodeBoc(String boc) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfAbiEncodeBoc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfAbiEncodeBoc(fields.required("boc", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).toMap();
    }
}
