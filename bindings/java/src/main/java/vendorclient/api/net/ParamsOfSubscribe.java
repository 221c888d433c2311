// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A GraphQL subscription.
 *
 * @param subscription GraphQL text.
 * @param variables Values of its variables, an object. {@code null} when absent.
 */
public record ParamsOfSubscribe(String subscription, Object variables) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param subscription GraphQL text.
     */
    public ParamsOfSubscribe(String subscription) {
        this(subscription, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfSubscribe fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSubscribe(
                fields.required("subscription", Decoders::string), fields.optional("variables", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("subscription", subscription).optional("variables", variables).toMap();
    }

    /**
     * The same with another {@code variables}.
     *
     * @param variables Values of its variables, an object. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSubscribe withVariables(Object variables) {
        return new ParamsOfSubscribe(subscription, variables);
    }
}
