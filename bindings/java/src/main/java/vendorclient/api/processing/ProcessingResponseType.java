// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Kind of a message of processing functions. */
public final class ProcessingResponseType extends NumberConstant {
    /** A ProcessingEvent. */
    public static final ProcessingResponseType PROCESSING_EVENT = new ProcessingResponseType(100, "PROCESSING_EVENT");

    private ProcessingResponseType(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ProcessingResponseType of(int wire) {
        return switch (wire) {
            case 100 -> PROCESSING_EVENT;
            default -> new ProcessingResponseType(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ProcessingResponseType> known() {
        return List.of(PROCESSING_EVENT);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ProcessingResponseType fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
