// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data of a contract.
 *
 * @param data The data as BOC or reference.
 */
public record ResultOfEncodeInitialData(String data) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfEncodeInitialData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeInitialData(fields.required("data", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("data", data).toMap();
    }
}
