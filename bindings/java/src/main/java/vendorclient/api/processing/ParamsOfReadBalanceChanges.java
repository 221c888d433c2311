// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Transactions to read.
 *
 * @param transactions At most 1000 transactions.
 */
public record ParamsOfReadBalanceChanges(List<ExecutedTransaction> transactions) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfReadBalanceChanges fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfReadBalanceChanges(
                fields.required("transactions", Decoders.list(ExecutedTransaction::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("transactions", transactions).toMap();
    }
}
