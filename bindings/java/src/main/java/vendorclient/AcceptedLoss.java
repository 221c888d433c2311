package vendorclient;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How much may certainly be lost on the way of a message, checked before anything is signed:
 * {@code AcceptedLoss.of(0, 1_000_000)}.
 */
public final class AcceptedLoss {
    /**
     * Nothing, except what a call of an active contract in another Dapp has to carry: twice what its run costs. What contract
     * objects accept by themselves.
     */
    public static final AcceptedLoss NOTHING = new AcceptedLoss(Map.of());

    /** No check for losses. */
    public static final AcceptedLoss ANY = new AcceptedLoss(null);

    private final @Nullable Map<String, String> amounts;

    private AcceptedLoss(@Nullable Map<String, String> amounts) {
        this.amounts = amounts;
    }

    /**
     * Accepts a loss of one currency.
     *
     * @param currency id of the currency, 0 is the main currency
     * @param nano how much, in nano units
     * @return what is accepted; other currencies as with {@link #NOTHING}
     */
    public static AcceptedLoss of(long currency, BigInteger nano) {
        return NOTHING.with(currency, nano);
    }

    /**
     * Accepts a loss of one currency.
     *
     * @param currency id of the currency, 0 is the main currency
     * @param nano how much, in nano units
     * @return what is accepted; other currencies as with {@link #NOTHING}
     */
    public static AcceptedLoss of(long currency, long nano) {
        return of(currency, BigInteger.valueOf(nano));
    }

    /**
     * Accepts a loss of another currency as well.
     *
     * @param currency id of the currency
     * @param nano how much, in nano units
     * @return what is accepted
     * @throws IllegalStateException when any loss is accepted already
     */
    public AcceptedLoss with(long currency, BigInteger nano) {
        if (amounts == null) {
            throw new IllegalStateException("Any loss is accepted already");
        }
        Map<String, String> all = new LinkedHashMap<>(amounts);
        all.put(Long.toString(currency), nano.toString());
        return new AcceptedLoss(all);
    }

    /** The parameter {@code accept_loss}; {@code null} without a check for losses. */
    @Nullable Map<String, String> toParam() {
        return amounts;
    }
}
