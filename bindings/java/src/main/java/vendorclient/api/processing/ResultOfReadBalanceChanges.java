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
 * Balance changes of the transactions.
 *
 * @param transactions In the order of the parameters.
 */
public record ResultOfReadBalanceChanges(List<BalanceChange> transactions) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfReadBalanceChanges fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfReadBalanceChanges(fields.required("transactions", Decoders.list(BalanceChange::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("transactions", transactions).toMap();
    }
}
