// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Refusals, oldest first.
 *
 * @param refusals The refusals.
 */
public record ResultOfPolicyRefusals(List<SpendingRefusal> refusals) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfPolicyRefusals fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfPolicyRefusals(fields.required("refusals", Decoders.list(SpendingRefusal::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("refusals", refusals).toMap();
    }
}
