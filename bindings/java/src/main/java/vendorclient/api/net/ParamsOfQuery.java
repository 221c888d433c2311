// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A GraphQL query.
 *
 * @param query GraphQL text.
 * @param variables Values of its variables, an object. {@code null} when absent.
 * @param verify True ends with 901: free text cannot be proven. Extension of the published interface. Default: {@code
 *     false}. {@code null} when absent.
 */
public record ParamsOfQuery(String query, Object variables, Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param query GraphQL text.
     */
    public ParamsOfQuery(String query) {
        this(query, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfQuery fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQuery(
                fields.required("query", Decoders::string),
                fields.optional("variables", Decoders::any),
                fields.optional("verify", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("query", query)
                .optional("variables", variables)
                .optional("verify", verify)
                .toMap();
    }

    /**
     * The same with another {@code variables}.
     *
     * @param variables Values of its variables, an object. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQuery withVariables(Object variables) {
        return new ParamsOfQuery(query, variables, verify);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify True ends with 901: free text cannot be proven. Extension of the published interface. Default:
     *     {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQuery withVerify(Boolean verify) {
        return new ParamsOfQuery(query, variables, verify);
    }
}
