// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/**
 * What became of a message. Every error that occurs after a message was created reports it in {@code data.outcome}.
 * Extension of the published interface.
 */
public final class Outcome extends StringConstant {
    /** The message was not executed and never will be: this is proven, or nothing was sent. Final. */
    public static final Outcome NOT_EXECUTED = new Outcome("not_executed", "NOT_EXECUTED");

    /**
     * A node or the contract refused the message. It was not executed, and can no longer be after {@code
     * data.settles_at} (Unix time in s: {@code expire_at} plus {@code network.expiration_margin}). Until then, it could
     * still be executed if a node holds a copy and the account changes. Without {@code settles_at}, the message has no
     * expiration: treat it as {@code unknown}.
     */
    public static final Outcome REFUSED = new Outcome("refused", "REFUSED");

    /** The message was executed and its transaction was aborted: {@code data.transaction_id}. Final. */
    public static final Outcome FAILED = new Outcome("failed", "FAILED");

    /** The message was executed: {@code data.transaction_id}. Final. */
    public static final Outcome EXECUTED = new Outcome("executed", "EXECUTED");

    /**
     * The message may have been executed or may still be: look up {@code data.message_hash} before you send a
     * replacement.
     */
    public static final Outcome UNKNOWN = new Outcome("unknown", "UNKNOWN");

    private Outcome(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static Outcome of(String wire) {
        return switch (wire) {
            case "not_executed" -> NOT_EXECUTED;
            case "refused" -> REFUSED;
            case "failed" -> FAILED;
            case "executed" -> EXECUTED;
            case "unknown" -> UNKNOWN;
            default -> new Outcome(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<Outcome> known() {
        return List.of(NOT_EXECUTED, REFUSED, FAILED, EXECUTED, UNKNOWN);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static Outcome fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
