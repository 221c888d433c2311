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
 * A transaction tree.
 *
 * @param messages Messages, in the order they were found.
 * @param transactions Transactions, in the order they were found.
 */
public record ResultOfQueryTransactionTree(
        List<MessageNode> messages, List<TransactionNode> transactions) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfQueryTransactionTree fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfQueryTransactionTree(
                fields.required("messages", Decoders.list(MessageNode::fromJson)),
                fields.required("transactions", Decoders.list(TransactionNode::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("messages", messages).required("transactions", transactions).toMap();
    }
}
