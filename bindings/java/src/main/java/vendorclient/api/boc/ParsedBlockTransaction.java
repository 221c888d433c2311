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
 * A transaction of a block.
 *
 * @param lt Logical time, {@code 0x…}.
 * @param transactionId Hash of the transaction.
 * @param totalFees Fees in nano units, {@code 0x…}.
 * @param totalFeesOther Extra currencies, if any. {@code null} when absent.
 */
public record ParsedBlockTransaction(
        String lt,
        String transactionId,
        String totalFees,
        @Nullable List<ParsedCurrency> totalFeesOther) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedBlockTransaction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedBlockTransaction(
                fields.required("lt", Decoders::string),
                fields.required("transaction_id", Decoders::string),
                fields.required("total_fees", Decoders::string),
                fields.optional("total_fees_other", Decoders.list(ParsedCurrency::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("lt", lt)
                .required("transaction_id", transactionId)
                .required("total_fees", totalFees)
                .optional("total_fees_other", totalFeesOther)
                .toMap();
    }
}
