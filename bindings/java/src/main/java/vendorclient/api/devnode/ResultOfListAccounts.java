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
 * Result of {@code list_accounts}.
 *
 * @param accounts Wallets in the order of their keys.
 */
public record ResultOfListAccounts(List<NodeAccount> accounts) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfListAccounts fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfListAccounts(fields.required("accounts", Decoders.list(NodeAccount::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("accounts", accounts).toMap();
    }
}
