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
 * Credit phase of a transaction.
 *
 * @param dueFeesCollected Debt paid in nano units, {@code 0x…}. {@code null} when absent.
 * @param credit Amount credited in nano units, {@code 0x…}.
 * @param creditOther Extra currencies, if any. {@code null} when absent.
 */
public record ParsedCreditPhase(
        @Nullable String dueFeesCollected,
        String credit,
        @Nullable List<ParsedCurrency> creditOther) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedCreditPhase fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedCreditPhase(
                fields.optional("due_fees_collected", Decoders::string),
                fields.required("credit", Decoders::string),
                fields.optional("credit_other", Decoders.list(ParsedCurrency::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("due_fees_collected", dueFeesCollected)
                .required("credit", credit)
                .optional("credit_other", creditOther)
                .toMap();
    }
}
