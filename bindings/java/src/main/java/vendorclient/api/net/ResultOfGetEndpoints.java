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
 * The endpoints of the client.
 *
 * @param query URL that currently receives GraphQL queries.
 * @param endpoints Configured endpoints, without user names, passwords and query strings.
 */
public record ResultOfGetEndpoints(String query, List<String> endpoints) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
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
