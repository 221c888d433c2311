import java.math.BigInteger;
import java.util.Map;
import java.util.function.BiConsumer;
import vendorclient.Address;
import vendorclient.ContractSigner;
import vendorclient.OutboxOptions;
import vendorclient.VendorClient;
import vendorclient.api.outbox.OutboxState;
import vendorclient.api.processing.SendFlags;

final class Outbox {
    private Outbox() {}

    // recipe: outbox.open
    /** Opens the wallet with a named signer: the library never stores keys, so register them at each start. */
    static Wallet openTreasury(VendorClient client, ContractSigner keys) {
        return Wallet.of(client, client.registerSigner("treasury", keys).await());
    }
    // end of recipe

    // recipe: outbox.send
    private static final long SHELL = 2;

    /**
     * Stores the payout of an invoice, and returns at once. A second call for the same invoice stores nothing: false.
     */
    static boolean payOut(Wallet treasury, String invoice, Address dest, BigInteger amount) {
        var payment = treasury.sendTransaction()
                .dest(dest)
                .value(0)
                .cc(Map.of(SHELL, amount))
                .flags(SendFlags.PAY_FEES | SendFlags.EXCHANGE)
                .call();
        return payment.outbox(OutboxOptions.key(invoice).withGroup("payouts")).await().isNew();
    }
    // end of recipe

    // recipe: outbox.results
    /** Books the outcomes of payouts. An unacknowledged result is delivered again, for example after a crash. */
    static void bookPayouts(VendorClient client, BiConsumer<String, OutboxState> book) {
        try (var results = client.outboxResults("payouts")) {
            for (var result : results) {
                book.accept(result.key(), result.state());
                result.acknowledge().await();
                return; // a service continues
            }
        }
    }
    // end of recipe
}
