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
 * Endpoints.
 *
 * @param endpoints Endpoint URLs, in any form.
 */
public record EndpointsSet(List<String> endpoints) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static EndpointsSet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new EndpointsSet(fields.required("endpoints", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("endpoints", endpoints).toMap();
    }
}
