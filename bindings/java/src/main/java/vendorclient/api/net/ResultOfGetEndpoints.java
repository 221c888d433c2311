// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Endpoints in use.
 *
 * @param query URL that GraphQL queries go to now.
 * @param endpoints Endpoints that may be used. User names, passwords and query strings are left out.
 */
public record ResultOfGetEndpoints(String query, List<String> endpoints) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfGetEndpoints fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetEndpoints(
                fields.required("query", Decoders::string),
                fields.required("endpoints", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("query", query).required("endpoints", endpoints).toMap();
    }
}
