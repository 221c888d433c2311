// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What happens to a message whose value cannot be determined. */
public final class UnknownSpending extends StringConstant {
    /** The message is refused. */
    public static final UnknownSpending REFUSE = new UnknownSpending("refuse", "REFUSE");

    /** The approver of the application is asked. */
    public static final UnknownSpending APPROVE = new UnknownSpending("approve", "APPROVE");

    /** The message is sent and counts as zero. */
    public static final UnknownSpending ALLOW = new UnknownSpending("allow", "ALLOW");

    private UnknownSpending(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static UnknownSpending of(String wire) {
        return switch (wire) {
            case "refuse" -> REFUSE;
            case "approve" -> APPROVE;
            case "allow" -> ALLOW;
            default -> new UnknownSpending(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<UnknownSpending> known() {
        return List.of(REFUSE, APPROVE, ALLOW);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static UnknownSpending fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
