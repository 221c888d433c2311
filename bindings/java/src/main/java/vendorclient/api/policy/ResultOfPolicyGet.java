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
 * The policies of this client.
 *
 * @param policies A message has to satisfy all of them.
 */
public record ResultOfPolicyGet(List<PolicyInForce> policies) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfPolicyGet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfPolicyGet(fields.required("policies", Decoders.list(PolicyInForce::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("policies", policies).toMap();
    }
}
