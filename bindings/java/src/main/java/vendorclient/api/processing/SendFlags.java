// Generated from the definitions of the API.
package vendorclient.api.processing;

/**
 * Flags of a message that a contract sends, for parameters such as {@code flags} of a wallet; combine them with {@code
 * |}. Networks with Dapp IDs allow these. Extension of the published interface.
 */
public final class SendFlags {
    /** The sender pays the forwarding fee in addition to the amount. Without it, the fee is taken from the amount. */
    public static final int PAY_FEES = 1;

    /**
     * All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It arrives in other Dapp IDs
     * as well.
     */
    public static final int EXCHANGE = 16;

    /** Deletes the sending account if its balance is zero afterwards. Only together with {@code AllBalance}. */
    public static final int DESTROY_IF_EMPTY = 32;

    /** Sends everything that the account has, in all currencies. */
    public static final int ALL_BALANCE = 128;

    private SendFlags() {}
}
