// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module utils. */
public final class UtilsErrorCode extends NumberConstant {
    /** Compression or decompression failed, or the level is out of range. */
    public static final UtilsErrorCode COMPRESSION_ERROR = new UtilsErrorCode(701, "COMPRESSION_ERROR");

    private UtilsErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static UtilsErrorCode of(int wire) {
        return switch (wire) {
            case 701 -> COMPRESSION_ERROR;
            default -> new UtilsErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<UtilsErrorCode> known() {
        return List.of(COMPRESSION_ERROR);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static UtilsErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
