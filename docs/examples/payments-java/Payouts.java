import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Map;
import vendorclient.Address;
import vendorclient.ClientException;
import vendorclient.LossNotAcceptedException;
import vendorclient.OutboxOptions;
import vendorclient.VendorClient;
import vendorclient.api.processing.SendFlags;

/** Payouts on their way from the front end to the outbox, and their results on the way back. */
final class Payouts {
    private static final String KEY_PREFIX = "payout-";
    private static final long SHELL = 2;
    /** Time between two looks for wanted payouts. */
    private static final long PAUSE_MS = 200;

    private final VendorClient client;
    private final Wallet treasury;
    private final Path file;

    Payouts(VendorClient client, Wallet treasury, Path file) {
        this.client = client;
        this.treasury = treasury;
        this.file = file;
    }

    /** Gives each wanted payout to the outbox. Its id is the key: what was given before is not sent again. */
    Void send() throws Exception {
        try (var books = Books.open(file)) {
            while (true) {
                for (var payout : books.wanted()) {
                    books.given(payout.id(), store(payout));
                }
                Thread.sleep(PAUSE_MS);
            }
        }
    }

    /** Returns why the payout cannot be paid, so that nothing was stored, or null. Any other error is not the row's. */
    private String store(Books.Payout payout) {
        Address dest;
        BigInteger amount;
        try {
            dest = Address.of(payout.dest());
            amount = new BigInteger(payout.amount());
        } catch (IllegalArgumentException mistake) {
            return mistake.getMessage();
        }
        try {
            treasury.sendTransaction()
                    .dest(dest)
                    .value(0)
                    .cc(Map.of(SHELL, amount))
                    // The wallet pays the fees, and SHELL becomes tokens on arrival.
                    .flags(SendFlags.PAY_FEES | SendFlags.EXCHANGE)
                    .call()
                    .outbox(OutboxOptions.key(KEY_PREFIX + payout.id()).withGroup(Payments.NAME))
                    .await();
            return null;
        } catch (LossNotAcceptedException loss) { // Nothing may be lost on the way.
            return loss.getMessage();
        } catch (ClientException error) {
            if (error.code() < 300 || error.code() >= 400) {
                throw error;
            }
            return error.getMessage(); // The arguments of the call cannot be encoded.
        }
    }

    /** Books what became of each payout, and acknowledges it after that. A later result of the same payout replaces it. */
    Void bookResults() throws Exception {
        try (var books = Books.open(file);
                var results = client.outboxResults(Payments.NAME)) {
            for (var result : results) {
                String id = result.key().substring(KEY_PREFIX.length());
                books.book(id, result.state().wire(), result.transactionId());
                result.acknowledge().await();
            }
        }
        return null;
    }
}
