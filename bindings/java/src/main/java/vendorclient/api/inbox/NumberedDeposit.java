// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A deposit and its number.
 *
 * @param number Position among the deposits of the name; deposits are returned in this order.
 * @param deposit The deposit.
 */
public record NumberedDeposit(String number, InboxDeposit deposit) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NumberedDeposit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new NumberedDeposit(
                fields.required("number", Decoders::string), fields.required("deposit", InboxDeposit::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("number", number).required("deposit", deposit).toMap();
    }
}
