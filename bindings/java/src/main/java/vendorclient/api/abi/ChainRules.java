// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Which chain formats and execution rules apply. */
public final class ChainRules extends StringConstant {
    /** Networks with Dapp IDs. The function id of a constructor is 1. */
    public static final ChainRules CURRENT = new ChainRules("current", "CURRENT");

    /**
     * The public TVM formats: message headers have no Dapp ID fields, and the id of a constructor is calculated like
     * that of any function.
     */
    public static final ChainRules CLASSIC = new ChainRules("classic", "CLASSIC");

    private ChainRules(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ChainRules of(String wire) {
        return switch (wire) {
            case "current" -> CURRENT;
            case "classic" -> CLASSIC;
            default -> new ChainRules(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ChainRules> known() {
        return List.of(CURRENT, CLASSIC);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ChainRules fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
