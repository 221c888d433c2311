// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parts of a contract image.
 *
 * @param tvc The parts.
 */
public record ResultOfDecodeTvc(Tvc tvc) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfDecodeTvc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfDecodeTvc(fields.required("tvc", Tvc::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("tvc", tvc).toMap();
    }
}
