package vendorclient;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.boc.ParsedTransaction;
import vendorclient.api.processing.Loss;
import vendorclient.api.tvm.TransactionFees;

/**
 * Result of an executed call of a contract.
 *
 * @param <T> type of the results
 * @param transactionJson the transaction as {@code boc.parse_transaction} returns it, with fields of a newer daemon
 * @param output results of the function
 * @param outMessages outgoing messages, BOC
 * @param fees what it cost
 * @param losses amounts that do not arrive; {@code null} without a check for losses
 */
public record Sent<T>(
        Map<String, @Nullable Object> transactionJson,
        T output,
        List<String> outMessages,
        TransactionFees fees,
        @Nullable List<Loss> losses) {
    /**
     * Hash of the transaction.
     *
     * @return 64 hex characters
     */
    public String transactionId() {
        return String.valueOf(transactionJson.get("id"));
    }

    /**
     * The transaction with its types.
     *
     * @return the transaction
     * @throws vendorclient.json.JsonException when a newer daemon describes transactions in another way
     */
    public ParsedTransaction transaction() {
        return ParsedTransaction.fromJson(transactionJson);
    }
}
