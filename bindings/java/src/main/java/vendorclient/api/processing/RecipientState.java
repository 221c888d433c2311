// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** State of a recipient before the message. Extension of the published interface. */
public final class RecipientState extends StringConstant {
    /** The account has a contract. */
    public static final RecipientState ACTIVE = new RecipientState("active", "ACTIVE");

    /** The account exists and has no contract. */
    public static final RecipientState UNINIT = new RecipientState("uninit", "UNINIT");

    /** It is frozen. */
    public static final RecipientState FROZEN = new RecipientState("frozen", "FROZEN");

    /** It does not exist. */
    public static final RecipientState ABSENT = new RecipientState("absent", "ABSENT");

    /** It could not be read. */
    public static final RecipientState UNKNOWN = new RecipientState("unknown", "UNKNOWN");

    private RecipientState(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static RecipientState of(String wire) {
        return switch (wire) {
            case "active" -> ACTIVE;
            case "uninit" -> UNINIT;
            case "frozen" -> FROZEN;
            case "absent" -> ABSENT;
            case "unknown" -> UNKNOWN;
            default -> new RecipientState(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<RecipientState> known() {
        return List.of(ACTIVE, UNINIT, FROZEN, ABSENT, UNKNOWN);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static RecipientState fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
