// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.tvm.TransactionFees;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What a transaction did to the balance of its account. Extension of the published interface.
 *
 * @param changes Changes by currency, 0 left out. Unlike {@code balance_delta} of networks, they leave out what was
 *     lost; like it, they do not include what the contract minted, burnt or exchanged itself.
 * @param fees All fees that the account paid; {@code account_fees} is their sum.
 * @param arrived What the inbound message brought.
 * @param losses What was lost. The certainty {@code possible} marks an upper bound.
 */
public record BalanceChange(
        List<CurrencyChange> changes,
        TransactionFees fees,
        List<ArrivedAmount> arrived,
        List<Loss> losses) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BalanceChange fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BalanceChange(
                fields.required("changes", Decoders.list(CurrencyChange::fromJson)),
                fields.required("fees", TransactionFees::fromJson),
                fields.required("arrived", Decoders.list(ArrivedAmount::fromJson)),
                fields.required("losses", Decoders.list(Loss::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("changes", changes)
                .required("fees", fees)
                .required("arrived", arrived)
                .required("losses", losses)
                .toMap();
    }
}
