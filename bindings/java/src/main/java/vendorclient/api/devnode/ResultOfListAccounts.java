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
 * @param names Names by account id of all accounts that the chain began with: wallets, givers, and the sender of the
 *     faucet.
 */
public record ResultOfListAccounts(List<NodeAccount> accounts, Map<String, String> names) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfListAccounts fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfListAccounts(
                fields.required("accounts", Decoders.list(NodeAccount::fromJson)),
                fields.required("names", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("accounts", accounts).required("names", names).toMap();
    }
}
