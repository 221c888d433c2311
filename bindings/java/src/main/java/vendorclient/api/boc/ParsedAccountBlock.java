// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Changes of an account in a block.
 *
 * @param accountAddr Address of the account.
 * @param transactions Transactions of the account.
 * @param oldHash Hash of the account before.
 * @param newHash Hash of the account after.
 * @param trCount Number of transactions.
 */
public record ParsedAccountBlock(
        String accountAddr,
        List<ParsedBlockTransaction> transactions,
        String oldHash,
        String newHash,
        long trCount) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedAccountBlock fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedAccountBlock(
                fields.required("account_addr", Decoders::string),
                fields.required("transactions", Decoders.list(ParsedBlockTransaction::fromJson)),
                fields.required("old_hash", Decoders::string),
                fields.required("new_hash", Decoders::string),
                fields.required("tr_count", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_addr", accountAddr)
                .required("transactions", transactions)
                .required("old_hash", oldHash)
                .required("new_hash", newHash)
                .required("tr_count", trCount)
                .toMap();
    }
}
