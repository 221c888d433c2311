// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** How certain a loss is. Extension of the published interface. */
public final class LossCertainty extends StringConstant {
    /**
     * The transaction of the recipient loses the amount; it was executed, or run locally on the state of the recipient.
     */
    public static final LossCertainty CERTAIN = new LossCertainty("certain", "CERTAIN");

    /** The amount may be lost; this depends on something that is not known. */
    public static final LossCertainty POSSIBLE = new LossCertainty("possible", "POSSIBLE");

    private LossCertainty(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static LossCertainty of(String wire) {
        return switch (wire) {
            case "certain" -> CERTAIN;
            case "possible" -> POSSIBLE;
            default -> new LossCertainty(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<LossCertainty> known() {
        return List.of(CERTAIN, POSSIBLE);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static LossCertainty fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
