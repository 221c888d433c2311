// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A spending policy and its source.
 *
 * @param source Source of the policy: {@code host}, or the settings of the daemon.
 * @param policy The policy.
 */
public record PolicyInForce(String source, SpendingPolicy policy) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static PolicyInForce fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new PolicyInForce(
                fields.required("source", Decoders::string), fields.required("policy", SpendingPolicy::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("source", source).required("policy", policy).toMap();
    }
}
