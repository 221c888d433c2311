package vendorclient;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.Loss;
import vendorclient.api.tvm.TransactionFees;

/**
 * Result of an executed call of a contract.
 *
 * @param <T> type of the results
 * @param transaction the transaction as {@code boc.parse_transaction} returns it
 * @param output results of the function
 * @param outMessages outgoing messages, BOC
 * @param fees what it cost
 * @param losses amounts that do not arrive; {@code null} without a check for losses
 */
public record Sent<T>(
        Map<String, @Nullable Object> transaction,
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
        return String.valueOf(transaction.get("id"));
    }
}
