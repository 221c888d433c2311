// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A relevant balance or amount.
 *
 * @param name What it is, such as {@code balance before}.
 * @param amount Amount, in nanotokens.
 */
public record FailureAmount(String name, String amount) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FailureAmount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FailureAmount(
                fields.required("name", Decoders::string), fields.required("amount", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("name", name).required("amount", amount).toMap();
    }
}
