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
 * Result of {@code trace}.
 *
 * @param root First transaction of the tree, or the oldest ancestor searched.
 * @param transactions The tree: each transaction before those its messages caused.
 * @param gasUsed Total gas, in units of gas.
 * @param fees Total fees, in nanotokens.
 * @param truncated Whether the tree has more than 1000 transactions.
 */
public record ResultOfTrace(
        String root,
        List<TracedTransaction> transactions,
        String gasUsed,
        String fees,
        boolean truncated) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfTrace fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfTrace(
                fields.required("root", Decoders::string),
                fields.required("transactions", Decoders.list(TracedTransaction::fromJson)),
                fields.required("gas_used", Decoders::string),
                fields.required("fees", Decoders::string),
                fields.required("truncated", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("root", root)
                .required("transactions", transactions)
                .required("gas_used", gasUsed)
                .required("fees", fees)
                .required("truncated", truncated)
                .toMap();
    }
}
