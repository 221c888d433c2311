import java.math.BigInteger;
import java.time.Instant;
import java.util.Map;
import vendorclient.Address;
import vendorclient.MessageFacts;
import vendorclient.api.processing.Outcome;
import vendorclient.api.processing.SendFlags;

final class SendingMoney {
    private SendingMoney() {}

    // recipe: sendingMoney.pay
    private static final long SHELL = 2;

    /** State of a payment in the books. */
    sealed interface Booking {
        record Paid(String transactionId) implements Booking {}

        /** {@code repeatFrom} is null where the payment may be repeated at once. */
        record NotPaid(String reason, Instant repeatFrom) implements Booking {}

        record Unclear(String messageHash) implements Booking {}
    }

    /** Pays an amount of SHELL, in nano, which becomes main currency on arrival. */
    static Booking pay(Wallet wallet, Address dest, BigInteger amount) {
        try {
            var sent = wallet.sendTransaction()
                    .dest(dest)
                    .value(0)
                    .cc(Map.of(SHELL, amount))
                    .flags(SendFlags.PAY_FEES | SendFlags.EXCHANGE)
                    .send()
                    .await();
            return new Booking.Paid(sent.transactionId());
        } catch (RuntimeException error) { // a ClientException, or a call that was cancelled
            MessageFacts facts = MessageFacts.of(error);
            if (facts.outcome() == null) {
                throw error; // no message was made
            }
            if (facts.outcome().equals(Outcome.EXECUTED)) { // only its result was lost
                return new Booking.Paid(facts.transactionId());
            }
            if (facts.outcome().equals(Outcome.REFUSED) && facts.settlesAt() != null) {
                // until it settles, a copy could be executed
                return new Booking.NotPaid(error.getMessage(), Instant.ofEpochSecond(facts.settlesAt()));
            }
            if (facts.outcome().equals(Outcome.NOT_EXECUTED) || facts.outcome().equals(Outcome.FAILED)) {
                return new Booking.NotPaid(error.getMessage(), null);
            }
            // unknown, or refused without an expiration: never repeat it, ask the network for the message
            return new Booking.Unclear(facts.messageHash());
        }
    }
    // end of recipe
}
