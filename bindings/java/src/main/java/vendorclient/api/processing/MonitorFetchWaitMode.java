// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What to wait for. */
public final class MonitorFetchWaitMode extends StringConstant {
    /** At least one result. */
    public static final MonitorFetchWaitMode AT_LEAST_ONE = new MonitorFetchWaitMode("AtLeastOne", "AT_LEAST_ONE");

    /** At least one result, and a result for every message of the queue. */
    public static final MonitorFetchWaitMode ALL = new MonitorFetchWaitMode("All", "ALL");

    /** Do not wait: return the available results. */
    public static final MonitorFetchWaitMode NO_WAIT = new MonitorFetchWaitMode("NoWait", "NO_WAIT");

    private MonitorFetchWaitMode(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static MonitorFetchWaitMode of(String wire) {
        return switch (wire) {
            case "AtLeastOne" -> AT_LEAST_ONE;
            case "All" -> ALL;
            case "NoWait" -> NO_WAIT;
            default -> new MonitorFetchWaitMode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<MonitorFetchWaitMode> known() {
        return List.of(AT_LEAST_ONE, ALL, NO_WAIT);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MonitorFetchWaitMode fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
