// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A token transfer in a transaction.
 *
 * @param message Message id.
 * @param isBounced Whether this is a bounced message.
 * @param isDeposit Whether the account is the receiver.
 * @param counterparty Address of the other account.
 * @param value Amount, a decimal number.
 */
public record TransactionTransfer(
        String message, boolean isBounced, boolean isDeposit, String counterparty, String value) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TransactionTransfer fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TransactionTransfer(
                fields.required("message", Decoders::string),
                fields.required("isBounced", Decoders::bool),
                fields.required("isDeposit", Decoders::bool),
                fields.required("counterparty", Decoders::string),
                fields.required("value", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .required("isBounced", isBounced)
                .required("isDeposit", isDeposit)
                .required("counterparty", counterparty)
                .required("value", value)
                .toMap();
    }
}
