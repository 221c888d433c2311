// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** How to decode a body. */
public final class DataLayout extends StringConstant {
    /** As arguments of a function. */
    public static final DataLayout INPUT = new DataLayout("Input", "INPUT");

    /** As results of a function. */
    public static final DataLayout OUTPUT = new DataLayout("Output", "OUTPUT");

    private DataLayout(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static DataLayout of(String wire) {
        return switch (wire) {
            case "Input" -> INPUT;
            case "Output" -> OUTPUT;
            default -> new DataLayout(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<DataLayout> known() {
        return List.of(INPUT, OUTPUT);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static DataLayout fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
