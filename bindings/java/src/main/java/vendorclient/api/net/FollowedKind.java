// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What is followed of an account. */
public final class FollowedKind extends StringConstant {
    /** Its transactions. */
    public static final FollowedKind TRANSACTIONS = new FollowedKind("Transactions", "TRANSACTIONS");

    /** The messages that it sends to the outside: events and answers. */
    public static final FollowedKind EVENTS = new FollowedKind("Events", "EVENTS");

    private FollowedKind(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static FollowedKind of(String wire) {
        return switch (wire) {
            case "Transactions" -> TRANSACTIONS;
            case "Events" -> EVENTS;
            default -> new FollowedKind(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<FollowedKind> known() {
        return List.of(TRANSACTIONS, EVENTS);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FollowedKind fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
