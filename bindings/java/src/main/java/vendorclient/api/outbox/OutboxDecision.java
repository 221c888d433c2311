// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What to do with held entries. */
public final class OutboxDecision extends StringConstant {
    /** They were not sent after the copy was made: send them now. */
    public static final OutboxDecision UNSENT = new OutboxDecision("unsent", "UNSENT");

    /** They were sent, or it is not known: end them as {@code unknown}, never send them. */
    public static final OutboxDecision UNKNOWN = new OutboxDecision("unknown", "UNKNOWN");

    private OutboxDecision(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static OutboxDecision of(String wire) {
        return switch (wire) {
            case "unsent" -> UNSENT;
            case "unknown" -> UNKNOWN;
            default -> new OutboxDecision(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<OutboxDecision> known() {
        return List.of(UNSENT, UNKNOWN);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxDecision fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
