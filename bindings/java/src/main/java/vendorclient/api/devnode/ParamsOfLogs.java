// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code logs}.
 *
 * @param transaction Id of a transaction.
 */
public record ParamsOfLogs(String transaction) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfLogs fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfLogs(fields.required("transaction", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("transaction", transaction).toMap();
    }
}
