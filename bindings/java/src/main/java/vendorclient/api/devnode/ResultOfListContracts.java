// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code list_contracts}.
 *
 * @param contracts By name, the newest of each name first.
 */
public record ResultOfListContracts(List<RegisteredContract> contracts) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfListContracts fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfListContracts(fields.required("contracts", Decoders.list(RegisteredContract::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("contracts", contracts).toMap();
    }
}
