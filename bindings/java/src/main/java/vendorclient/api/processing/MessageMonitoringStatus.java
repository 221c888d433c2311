// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Status of a monitored message. */
public final class MessageMonitoringStatus extends StringConstant {
    /** The transaction is final. */
    public static final MessageMonitoringStatus FINALIZED = new MessageMonitoringStatus("Finalized", "FINALIZED");

    /** No transaction was found until {@code wait_until}. This does not prove that the message was not executed. */
    public static final MessageMonitoringStatus TIMEOUT = new MessageMonitoringStatus("Timeout", "TIMEOUT");

    /** Never returned. */
    public static final MessageMonitoringStatus RESERVED = new MessageMonitoringStatus("Reserved", "RESERVED");

    private MessageMonitoringStatus(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static MessageMonitoringStatus of(String wire) {
        return switch (wire) {
            case "Finalized" -> FINALIZED;
            case "Timeout" -> TIMEOUT;
            case "Reserved" -> RESERVED;
            default -> new MessageMonitoringStatus(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<MessageMonitoringStatus> known() {
        return List.of(FINALIZED, TIMEOUT, RESERVED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageMonitoringStatus fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
