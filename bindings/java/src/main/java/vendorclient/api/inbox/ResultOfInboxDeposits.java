// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Deposits, oldest first.
 *
 * @param deposits The deposits.
 */
public record ResultOfInboxDeposits(List<NumberedDeposit> deposits) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfInboxDeposits fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfInboxDeposits(fields.required("deposits", Decoders.list(NumberedDeposit::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("deposits", deposits).toMap();
    }
}
