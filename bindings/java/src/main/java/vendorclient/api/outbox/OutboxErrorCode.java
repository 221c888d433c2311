// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module outbox. */
public final class OutboxErrorCode extends NumberConstant {
    /**
     * The key belongs to an entry with different parameters: it was used for another message and never sends a second
     * one.
     */
    public static final OutboxErrorCode KEY_IN_USE = new OutboxErrorCode(1001, "KEY_IN_USE");

    /** The outbox has no such entry on this network. */
    public static final OutboxErrorCode ENTRY_NOT_FOUND = new OutboxErrorCode(1002, "ENTRY_NOT_FOUND");

    /** These endpoints have not been used before, and none of them can be reached to identify the network. */
    public static final OutboxErrorCode NETWORK_NOT_IDENTIFIED = new OutboxErrorCode(1003, "NETWORK_NOT_IDENTIFIED");

    /** A parameter of the outbox is invalid; {@code data.field} names it. */
    public static final OutboxErrorCode INVALID_OUTBOX_PARAMETER = new OutboxErrorCode(
            1004, "INVALID_OUTBOX_PARAMETER");

    private OutboxErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static OutboxErrorCode of(int wire) {
        return switch (wire) {
            case 1001 -> KEY_IN_USE;
            case 1002 -> ENTRY_NOT_FOUND;
            case 1003 -> NETWORK_NOT_IDENTIFIED;
            case 1004 -> INVALID_OUTBOX_PARAMETER;
            default -> new OutboxErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<OutboxErrorCode> known() {
        return List.of(KEY_IN_USE, ENTRY_NOT_FOUND, NETWORK_NOT_IDENTIFIED, INVALID_OUTBOX_PARAMETER);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
