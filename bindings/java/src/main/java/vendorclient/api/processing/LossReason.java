// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Why an amount is lost. Extension of the published interface. */
public final class LossReason extends StringConstant {
    /**
     * The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays at most for the gas of one
     * run.
     */
    public static final LossReason OTHER_DAPP = new LossReason("other_dapp", "OTHER_DAPP");

    /** The recipient does not exist and therefore has no Dapp ID, so the main currency cannot reach it. */
    public static final LossReason NO_ACCOUNT = new LossReason("no_account", "NO_ACCOUNT");

    /** The message contains a state init that does not match the address, or libraries that are not allowed. */
    public static final LossReason BAD_STATE_INIT = new LossReason("bad_state_init", "BAD_STATE_INIT");

    /** The message should bounce, but its value does not cover the fee of the return. */
    public static final LossReason BOUNCE_FAILED = new LossReason("bounce_failed", "BOUNCE_FAILED");

    /**
     * The actions of the recipient failed. The tokens from another Dapp that paid for its run are burnt a second time,
     * from its own balance.
     */
    public static final LossReason ACTIONS_FAILED = new LossReason("actions_failed", "ACTIONS_FAILED");

    /** The account was deleted together with its balance. */
    public static final LossReason ACCOUNT_ENDED = new LossReason("account_ended", "ACCOUNT_ENDED");

    /** The contract burnt the amount. */
    public static final LossReason BURNT = new LossReason("burnt", "BURNT");

    /** The contract returned the amount to the credit of its Dapp. */
    public static final LossReason GIVEN_TO_DAPP = new LossReason("given_to_dapp", "GIVEN_TO_DAPP");

    /** The amount is too large to be stored. */
    public static final LossReason LIMIT = new LossReason("limit", "LIMIT");

    /** Not enough is known about the recipient. */
    public static final LossReason CANNOT_KNOW = new LossReason("cannot_know", "CANNOT_KNOW");

    private LossReason(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static LossReason of(String wire) {
        return switch (wire) {
            case "other_dapp" -> OTHER_DAPP;
            case "no_account" -> NO_ACCOUNT;
            case "bad_state_init" -> BAD_STATE_INIT;
            case "bounce_failed" -> BOUNCE_FAILED;
            case "actions_failed" -> ACTIONS_FAILED;
            case "account_ended" -> ACCOUNT_ENDED;
            case "burnt" -> BURNT;
            case "given_to_dapp" -> GIVEN_TO_DAPP;
            case "limit" -> LIMIT;
            case "cannot_know" -> CANNOT_KNOW;
            default -> new LossReason(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<LossReason> known() {
        return List.of(
                OTHER_DAPP,
                NO_ACCOUNT,
                BAD_STATE_INIT,
                BOUNCE_FAILED,
                ACTIONS_FAILED,
                ACCOUNT_ENDED,
                BURNT,
                GIVEN_TO_DAPP,
                LIMIT,
                CANNOT_KNOW);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static LossReason fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
