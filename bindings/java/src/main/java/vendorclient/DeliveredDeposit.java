package vendorclient;

import org.jspecify.annotations.Nullable;
import vendorclient.api.inbox.InboxDeposit;
import vendorclient.api.inbox.NumberedDeposit;
import vendorclient.api.inbox.ParamsOfInboxDeposits;

/** An item of the inbox, delivered until it is acknowledged. */
public final class DeliveredDeposit {
    private final VendorClient client;
    private final @Nullable String name;
    private final NumberedDeposit item;

    DeliveredDeposit(VendorClient client, @Nullable String name, NumberedDeposit item) {
        this.client = client;
        this.name = name;
        this.item = item;
    }

    /**
     * Its place among the deposits of its name.
     *
     * @return 16 digits
     */
    public String number() {
        return item.number();
    }

    /**
     * What an account received in one transaction.
     *
     * @return the item; credit money only for the kind {@code DEPOSIT}
     */
    public InboxDeposit deposit() {
        return item.deposit();
    }

    /**
     * Marks this deposit and all before it under its name as done: they never come again. Deposits that are not acknowledged
     * come again with the next stream.
     *
     * @return the call
     */
    public Call<@Nullable Void> acknowledge() {
        return Steps.run(client, CallOptions.NONE, steps -> {
            var done = new ParamsOfInboxDeposits().withName(name).withAcknowledge(number()).withLimit(1L);
            return steps.next(() -> client.inbox().deposits(done)).thenApply(rest -> null);
        });
    }

    @Override
    public String toString() {
        return "DeliveredDeposit[number=" + number() + ", transactionId=" + deposit().transactionId() + "]";
    }
}
