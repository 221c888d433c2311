// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Period that a limit applies to. */
public final class SpendingWindow extends StringConstant {
    /** A single message. */
    public static final SpendingWindow TRANSFER = new SpendingWindow("transfer", "TRANSFER");

    /** The last 60 minutes. */
    public static final SpendingWindow HOUR = new SpendingWindow("hour", "HOUR");

    /** The last 24 hours. */
    public static final SpendingWindow DAY = new SpendingWindow("day", "DAY");

    /** All time. */
    public static final SpendingWindow TOTAL = new SpendingWindow("total", "TOTAL");

    private SpendingWindow(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static SpendingWindow of(String wire) {
        return switch (wire) {
            case "transfer" -> TRANSFER;
            case "hour" -> HOUR;
            case "day" -> DAY;
            case "total" -> TOTAL;
            default -> new SpendingWindow(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<SpendingWindow> known() {
        return List.of(TRANSFER, HOUR, DAY, TOTAL);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SpendingWindow fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
