// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module boc. */
public final class BocErrorCode extends NumberConstant {
    /**
     * A BOC cannot be decoded, is of another type or lacks a required part, or text with {@code *} is not followed by a
     * hash.
     */
    public static final BocErrorCode INVALID_BOC = new BocErrorCode(201, "INVALID_BOC");

    /** An object cannot be serialized or converted. */
    public static final BocErrorCode SERIALIZATION_ERROR = new BocErrorCode(202, "SERIALIZATION_ERROR");

    /** A block or state does not contain a blockchain configuration. */
    public static final BocErrorCode INAPPROPRIATE_BLOCK = new BocErrorCode(203, "INAPPROPRIATE_BLOCK");

    /** Cannot occur: no function takes a parsed object, so none can lack its {@code boc} field. */
    public static final BocErrorCode MISSING_SOURCE_BOC = new BocErrorCode(204, "MISSING_SOURCE_BOC");

    /**
     * A BOC does not fit into the cache; {@code data} has {@code max_cache_size} and {@code boc_size} in bytes, and
     * {@code limit}, the setting (**Extension**).
     */
    public static final BocErrorCode INSUFFICIENT_CACHE_SIZE = new BocErrorCode(205, "INSUFFICIENT_CACHE_SIZE");

    /** A referenced BOC is not in the cache; {@code data} has {@code boc_ref}. */
    public static final BocErrorCode BOC_REF_NOT_FOUND = new BocErrorCode(206, "BOC_REF_NOT_FOUND");

    /** Text is not a reference to a cached BOC; {@code data} has {@code boc_ref}. */
    public static final BocErrorCode INVALID_BOC_REF = new BocErrorCode(207, "INVALID_BOC_REF");

    private BocErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static BocErrorCode of(int wire) {
        return switch (wire) {
            case 201 -> INVALID_BOC;
            case 202 -> SERIALIZATION_ERROR;
            case 203 -> INAPPROPRIATE_BLOCK;
            case 204 -> MISSING_SOURCE_BOC;
            case 205 -> INSUFFICIENT_CACHE_SIZE;
            case 206 -> BOC_REF_NOT_FOUND;
            case 207 -> INVALID_BOC_REF;
            default -> new BocErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<BocErrorCode> known() {
        return List.of(
                INVALID_BOC,
                SERIALIZATION_ERROR,
                INAPPROPRIATE_BLOCK,
                MISSING_SOURCE_BOC,
                INSUFFICIENT_CACHE_SIZE,
                BOC_REF_NOT_FOUND,
                INVALID_BOC_REF);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BocErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
