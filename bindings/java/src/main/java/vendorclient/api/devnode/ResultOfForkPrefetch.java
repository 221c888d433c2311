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
 * Result of {@code fork_prefetch}.
 *
 * @param accounts The accounts, fetched now or before.
 */
public record ResultOfForkPrefetch(List<ForkedAccount> accounts) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfForkPrefetch fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfForkPrefetch(fields.required("accounts", Decoders.list(ForkedAccount::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("accounts", accounts).toMap();
    }
}
