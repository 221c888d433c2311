// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What the policies require of a message that they allow.
 *
 * @param needsApproval Whether the message needs approval.
 */
public record ResultOfPolicyCheck(boolean needsApproval) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfPolicyCheck fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfPolicyCheck(fields.required("needs_approval", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("needs_approval", needsApproval).toMap();
    }
}
