// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** When blocks are created. */
public final class BlockMode extends StringConstant {
    /** Immediately for each message, and for queries that ask beyond the last block. */
    public static final BlockMode AUTOMATIC = new BlockMode("automatic", "AUTOMATIC");

    /** Like {@code automatic}, plus an empty block after {@code block_time} without one. */
    public static final BlockMode INTERVAL = new BlockMode("interval", "INTERVAL");

    /** Only by {@code mine}; messages wait. */
    public static final BlockMode MANUAL = new BlockMode("manual", "MANUAL");

    private BlockMode(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static BlockMode of(String wire) {
        return switch (wire) {
            case "automatic" -> AUTOMATIC;
            case "interval" -> INTERVAL;
            case "manual" -> MANUAL;
            default -> new BlockMode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<BlockMode> known() {
        return List.of(AUTOMATIC, INTERVAL, MANUAL);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BlockMode fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
