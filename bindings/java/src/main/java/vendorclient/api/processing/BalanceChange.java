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
 * @param changes Changes by currency; currencies without a change are omitted. Unlike {@code balance_delta} of
 *     networks, they exclude lost amounts. Like it, they do not include amounts that the contract itself minted, burnt
 *     or exchanged.
 * @param fees All fees that the account paid. Their sum is {@code account_fees}.
 * @param arrived What the inbound message brought.
 * @param losses Losses. An amount with the certainty {@code possible} is an upper bound.
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
