// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The remaining accounts.
 *
 * @param removed Number of accounts removed.
 * @param count Number of accounts followed under the name.
 */
public record ResultOfInboxUnfollow(long removed, long count) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfInboxUnfollow fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfInboxUnfollow(
                fields.required("removed", Decoders::int64), fields.required("count", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("removed", removed).required("count", count).toMap();
    }
}
