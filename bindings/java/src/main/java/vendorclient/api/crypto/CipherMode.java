// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Block cipher mode. */
public final class CipherMode extends StringConstant {
    /** Cipher block chaining, the only supported mode. */
    public static final CipherMode CBC = new CipherMode("CBC", "CBC");

    /** Not supported (125). */
    public static final CipherMode CFB = new CipherMode("CFB", "CFB");

    /** Not supported (125). */
    public static final CipherMode CTR = new CipherMode("CTR", "CTR");

    /** Not supported (125). */
    public static final CipherMode ECB = new CipherMode("ECB", "ECB");

    /** Not supported (125). */
    public static final CipherMode OFB = new CipherMode("OFB", "OFB");

    private CipherMode(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static CipherMode of(String wire) {
        return switch (wire) {
            case "CBC" -> CBC;
            case "CFB" -> CFB;
            case "CTR" -> CTR;
            case "ECB" -> ECB;
            case "OFB" -> OFB;
            default -> new CipherMode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<CipherMode> known() {
        return List.of(CBC, CFB, CTR, ECB, OFB);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CipherMode fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
