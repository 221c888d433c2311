// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Id of a function.
 *
 * @param functionId Id of the function.
 */
public record ResultOfCalcFunctionId(long functionId) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfCalcFunctionId fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfCalcFunctionId(fields.required("function_id", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("function_id", functionId).toMap();
    }
}
