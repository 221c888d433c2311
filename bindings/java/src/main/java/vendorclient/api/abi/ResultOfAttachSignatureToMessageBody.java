// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A signed body.
 *
 * @param body The body.
 */
public record ResultOfAttachSignatureToMessageBody(String body) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfAttachSignatureToMessageBody fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfAttachSignatureToMessageBody(fields.required("body", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("body", body).toMap();
    }
}
