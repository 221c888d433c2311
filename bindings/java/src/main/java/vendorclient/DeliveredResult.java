package vendorclient;

import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientError;
import vendorclient.api.outbox.OutboxEntry;
import vendorclient.api.outbox.OutboxResult;
import vendorclient.api.outbox.OutboxState;
import vendorclient.api.outbox.ParamsOfOutboxAcknowledge;
import vendorclient.api.tvm.TransactionFees;

/** The end of an entry of the outbox, on its way to the application. */
public final class DeliveredResult {
    private final VendorClient client;
    private final OutboxResult result;

    DeliveredResult(VendorClient client, OutboxResult result) {
        this.client = client;
        this.result = result;
    }

    /**
     * Its place among the results of the outbox.
     *
     * @return 16 digits
     */
    public String number() {
        return result.number();
    }

    /**
     * The key of the entry.
     *
     * @return the key, or {@code null}
     */
    public @Nullable String key() {
        return entry().key();
    }

    /**
     * The group of the entry.
     *
     * @return its name
     */
    public String group() {
        return entry().group();
    }

    /**
     * How the entry ended.
     *
     * @return its state
     */
    public OutboxState state() {
        return entry().state();
    }

    /**
     * Hash of the transaction.
     *
     * @return the hash, {@code null} when nothing was executed
     */
    public @Nullable String transactionId() {
        return entry().transactionId();
    }

    /**
     * Cost of the transaction.
     *
     * @return what it cost, {@code null} when nothing was executed
     */
    public @Nullable TransactionFees fees() {
        return entry().fees();
    }

    /**
     * Why it ended without success.
     *
     * @return the error, {@code null} for one that was executed
     */
    public @Nullable ClientError error() {
        return entry().error();
    }

    /**
     * Everything about the entry.
     *
     * @return the entry as it was then
     */
    public OutboxEntry entry() {
        return result.entry();
    }

    /**
     * Marks the result as done with: it never comes again. Results that are not acknowledged come again with the next
     * stream.
     *
     * @return the call
     */
    public Call<@Nullable Void> acknowledge() {
        return client.outbox().acknowledge(new ParamsOfOutboxAcknowledge(number()));
    }

    @Override
    public String toString() {
        return "DeliveredResult[number=" + number() + ", key=" + key() + ", state=" + state() + "]";
    }
}
