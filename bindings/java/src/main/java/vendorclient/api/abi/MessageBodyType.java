// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What a body contains. */
public final class MessageBodyType extends StringConstant {
    /** Arguments of a function. */
    public static final MessageBodyType INPUT = new MessageBodyType("Input", "INPUT");

    /** Results of a function. */
    public static final MessageBodyType OUTPUT = new MessageBodyType("Output", "OUTPUT");

    /** Never returned. */
    public static final MessageBodyType INTERNAL_OUTPUT = new MessageBodyType("InternalOutput", "INTERNAL_OUTPUT");

    /** An event. */
    public static final MessageBodyType EVENT = new MessageBodyType("Event", "EVENT");

    private MessageBodyType(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static MessageBodyType of(String wire) {
        return switch (wire) {
            case "Input" -> INPUT;
            case "Output" -> OUTPUT;
            case "InternalOutput" -> INTERNAL_OUTPUT;
            case "Event" -> EVENT;
            default -> new MessageBodyType(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<MessageBodyType> known() {
        return List.of(INPUT, OUTPUT, INTERNAL_OUTPUT, EVENT);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageBodyType fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
