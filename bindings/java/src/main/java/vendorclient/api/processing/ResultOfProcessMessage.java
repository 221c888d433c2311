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
 * @param transaction The transaction as {@code boc.parse_transaction} returns it, with {@code boc}.
 * @param outMessages Outgoing messages in the order of the transaction.
 * @param decoded Decoded outgoing messages, when an ABI is known. {@code null} when absent.
 * @param fees What it cost.
 * @param accountId The account. Extension of the published interface. {@code null} when absent.
 * @param dappId Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on networks
 *     without Dapp IDs. Extension of the published interface. {@code null} when absent.
 * @param finality How far the network has gone. Extension of the published interface. {@code null} when absent.
 */
public record ResultOfProcessMessage(
        Object transaction,
        List<String> outMessages,
        DecodedOutput decoded,
        TransactionFees fees,
        String accountId,
        String dappId,
        Finality finality) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transaction The transaction as {@code boc.parse_transaction} returns it, with {@code boc}.
     * @param outMessages Outgoing messages in the order of the transaction.
     * @param fees What it cost.
     */
    public ResultOfProcessMessage(Object transaction, List<String> outMessages, TransactionFees fees) {
        this(transaction, outMessages, null, fees, null, null, null);
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
                fields.required("fees", TransactionFees::fromJson),
                fields.optional("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("finality", Finality::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("transaction", transaction)
                .required("out_messages", outMessages)
                .optional("decoded", decoded)
                .required("fees", fees)
                .optional("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("finality", finality)
                .toMap();
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded Decoded outgoing messages, when an ABI is known. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withDecoded(DecodedOutput decoded) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality);
    }

    /**
     * The same with another {@code account_id}.
     *
     * @param accountId The account. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withAccountId(String accountId) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on
     *     networks without Dapp IDs. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withDappId(String dappId) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How far the network has gone. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfProcessMessage withFinality(Finality finality) {
        return new ResultOfProcessMessage(transaction, outMessages, decoded, fees, accountId, dappId, finality);
    }
}
