// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** What checks signatures. All forms give the same answers. */
public final class CurvesForm extends StringConstant {
    /** The cryptographic library of Node.js. */
    public static final CurvesForm NATIVE = new CurvesForm("native", "NATIVE");

    /** Code of WebAssembly, in a page that allows it. */
    public static final CurvesForm WEBASSEMBLY = new CurvesForm("webassembly", "WEBASSEMBLY");

    /** JavaScript, in a page whose policy does not allow WebAssembly. */
    public static final CurvesForm JAVASCRIPT = new CurvesForm("javascript", "JAVASCRIPT");

    private CurvesForm(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static CurvesForm of(String wire) {
        return switch (wire) {
            case "native" -> NATIVE;
            case "webassembly" -> WEBASSEMBLY;
            case "javascript" -> JAVASCRIPT;
            default -> new CurvesForm(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<CurvesForm> known() {
        return List.of(NATIVE, WEBASSEMBLY, JAVASCRIPT);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CurvesForm fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
