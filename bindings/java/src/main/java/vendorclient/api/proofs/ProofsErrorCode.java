// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module proofs. */
public final class ProofsErrorCode extends NumberConstant {
    /**
     * The object to prove has neither {@code id} nor {@code boc}, or is not a block, transaction, message or account of
     * the right layout; or the requested data cannot be proven.
     */
    public static final ProofsErrorCode INVALID_DATA = new ProofsErrorCode(901, "INVALID_DATA");

    /**
     * A proof check fails, required data is missing on the server or cannot be requested, or the configuration has no
     * trust anchor.
     */
    public static final ProofsErrorCode PROOF_CHECK_FAILED = new ProofsErrorCode(902, "PROOF_CHECK_FAILED");

    /** An answer of the server lacks the BOC of the object, or the proof cache cannot be written. */
    public static final ProofsErrorCode INTERNAL_ERROR = new ProofsErrorCode(903, "INTERNAL_ERROR");

    /** The given object differs from the proven one; the message names the field and both values. */
    public static final ProofsErrorCode DATA_DIFFERS_FROM_PROVEN = new ProofsErrorCode(904, "DATA_DIFFERS_FROM_PROVEN");

    private ProofsErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ProofsErrorCode of(int wire) {
        return switch (wire) {
            case 901 -> INVALID_DATA;
            case 902 -> PROOF_CHECK_FAILED;
            case 903 -> INTERNAL_ERROR;
            case 904 -> DATA_DIFFERS_FROM_PROVEN;
            default -> new ProofsErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ProofsErrorCode> known() {
        return List.of(INVALID_DATA, PROOF_CHECK_FAILED, INTERNAL_ERROR, DATA_DIFFERS_FROM_PROVEN);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ProofsErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
