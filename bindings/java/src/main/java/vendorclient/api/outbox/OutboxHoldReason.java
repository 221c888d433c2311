// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Why an entry of a restored storage is held. */
public final class OutboxHoldReason extends StringConstant {
    /** The network is not reachable yet, or does not show the whole history of the account. */
    public static final OutboxHoldReason NOT_CHECKED = new OutboxHoldReason("not_checked", "NOT_CHECKED");

    /** A message sent before the restore could still be executed. */
    public static final OutboxHoldReason TOO_EARLY = new OutboxHoldReason("too_early", "TOO_EARLY");

    /** The account has since executed the same call, possibly for this entry. */
    public static final OutboxHoldReason EXECUTED_SINCE = new OutboxHoldReason("executed_since", "EXECUTED_SINCE");

    /** The ABI is not known, or the contract has no {@code expire}: nothing can be proven. */
    public static final OutboxHoldReason NO_PROOF = new OutboxHoldReason("no_proof", "NO_PROOF");

    private OutboxHoldReason(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static OutboxHoldReason of(String wire) {
        return switch (wire) {
            case "not_checked" -> NOT_CHECKED;
            case "too_early" -> TOO_EARLY;
            case "executed_since" -> EXECUTED_SINCE;
            case "no_proof" -> NO_PROOF;
            default -> new OutboxHoldReason(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<OutboxHoldReason> known() {
        return List.of(NOT_CHECKED, TOO_EARLY, EXECUTED_SINCE, NO_PROOF);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxHoldReason fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
