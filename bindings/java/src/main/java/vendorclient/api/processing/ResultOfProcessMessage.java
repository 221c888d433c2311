// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import vendorclient.api.tvm.TransactionFees;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The transaction of a message.
 *
 * @param transaction The transaction as {@code boc.parse_transaction} gives it, with {@code boc}.
 * @param outMessages Outgoing messages in the order of the transaction.
 * @param decoded Decoded outgoing messages, when an ABI is known. {@code null} when absent.
 * @param fees What it cost.
 */
public record ResultOfProcessMessage(
        Object transaction,
        List<String> outMessages,
        DecodedOutput decoded,
        TransactionFees fees) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transaction The transaction as {@code boc.parse_transaction} gives it, with {@code boc}.
     * @param outMessages Outgoing messages in the order of the transaction.
     * @param fees What it cost.
     */
    public ResultOfProcessMessage(Object transaction, List<String> outMessages, TransactionFees fees) {
        this(transaction, outMessages, null, fees);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfProcessMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfProcessMessage(
                fields.required("transaction", Decoders::any),
                fields.required("out_messages", Decoders.list(Decoders::string)),
                fields.optional("decoded", DecodedOutput::fromJson),
                fields.required("fees", TransactionFees::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("transaction", transaction)
                .required("out_messages", outMessages)
                .optional("decoded", decoded)
                .required("fees", fees)
                .toMap();
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded Decoded outgoing messages, when an ABI is known. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withDecoded(DecodedOutput decoded) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees);
    }
}
