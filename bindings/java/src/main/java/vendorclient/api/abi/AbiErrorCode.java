// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module abi. */
public final class AbiErrorCode extends NumberConstant {
    /** A message is encoded without {@code address} and without {@code deploy_set}. */
    public static final AbiErrorCode REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE = new AbiErrorCode(
            301, "REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE");

    /** A message is encoded without {@code call_set} and without {@code deploy_set}. */
    public static final AbiErrorCode REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE = new AbiErrorCode(
            302, "REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE");

    /** An ABI or an ABI parameter is invalid, or the ABI version is not supported. */
    public static final AbiErrorCode INVALID_JSON = new AbiErrorCode(303, "INVALID_JSON");

    /** A message or body does not match the ABI. */
    public static final AbiErrorCode INVALID_MESSAGE = new AbiErrorCode(304, "INVALID_MESSAGE");

    /**
     * A deploy message cannot be encoded: not exactly one of {@code tvc}, {@code code} and {@code state_init}; {@code
     * state_init} with initial values; no public key; wrong constructor arguments.
     */
    public static final AbiErrorCode ENCODE_DEPLOY_MESSAGE_FAILED = new AbiErrorCode(
            305, "ENCODE_DEPLOY_MESSAGE_FAILED");

    /**
     * A call cannot be encoded: unknown function, wrong arguments, missing address; {@code data} has {@code
     * function_name}.
     */
    public static final AbiErrorCode ENCODE_RUN_MESSAGE_FAILED = new AbiErrorCode(306, "ENCODE_RUN_MESSAGE_FAILED");

    /** A signature cannot be attached: wrong size of the signature or key, invalid message or ABI, no space left. */
    public static final AbiErrorCode ATTACH_SIGNATURE_FAILED = new AbiErrorCode(307, "ATTACH_SIGNATURE_FAILED");

    /** A state init or contract image is invalid. */
    public static final AbiErrorCode INVALID_TVC_IMAGE = new AbiErrorCode(308, "INVALID_TVC_IMAGE");

    /** Cannot occur: a header without a public key is encoded as such. */
    public static final AbiErrorCode REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER = new AbiErrorCode(
            309, "REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER");

    /** Cannot occur: an unknown kind of signer does not match the parameter type (23). */
    public static final AbiErrorCode INVALID_SIGNER = new AbiErrorCode(310, "INVALID_SIGNER");

    /**
     * The ABI version does not allow the operation, the ABI is missing, or a value cannot be encoded by {@code
     * encode_boc}.
     */
    public static final AbiErrorCode INVALID_ABI = new AbiErrorCode(311, "INVALID_ABI");

    /** A function id given in place of a name is not in the ABI; {@code data} has {@code function_name}. */
    public static final AbiErrorCode INVALID_FUNCTION_ID = new AbiErrorCode(312, "INVALID_FUNCTION_ID");

    /** Data does not match the ABI. */
    public static final AbiErrorCode INVALID_DATA = new AbiErrorCode(313, "INVALID_DATA");

    /** Initial data cannot be encoded: a value is missing, unknown or of the wrong type. */
    public static final AbiErrorCode ENCODE_INITIAL_DATA_FAILED = new AbiErrorCode(314, "ENCODE_INITIAL_DATA_FAILED");

    /** The function is not in the ABI; {@code data} has {@code function_name}. */
    public static final AbiErrorCode INVALID_FUNCTION_NAME = new AbiErrorCode(315, "INVALID_FUNCTION_NAME");

    /** {@code initial_pubkey} is given for a contract with ABI 2.4 or later. */
    public static final AbiErrorCode PUB_KEY_NOT_SUPPORTED = new AbiErrorCode(316, "PUB_KEY_NOT_SUPPORTED");

    /**
     * The content of a request to sign does not belong to the bytes to sign; {@code data} has {@code field}: {@code
     * payload} or {@code message}.
     */
    public static final AbiErrorCode SIGNING_CONTENT_MISMATCH = new AbiErrorCode(317, "SIGNING_CONTENT_MISMATCH");

    private AbiErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static AbiErrorCode of(int wire) {
        return switch (wire) {
            case 301 -> REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE;
            case 302 -> REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE;
            case 303 -> INVALID_JSON;
            case 304 -> INVALID_MESSAGE;
            case 305 -> ENCODE_DEPLOY_MESSAGE_FAILED;
            case 306 -> ENCODE_RUN_MESSAGE_FAILED;
            case 307 -> ATTACH_SIGNATURE_FAILED;
            case 308 -> INVALID_TVC_IMAGE;
            case 309 -> REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER;
            case 310 -> INVALID_SIGNER;
            case 311 -> INVALID_ABI;
            case 312 -> INVALID_FUNCTION_ID;
            case 313 -> INVALID_DATA;
            case 314 -> ENCODE_INITIAL_DATA_FAILED;
            case 315 -> INVALID_FUNCTION_NAME;
            case 316 -> PUB_KEY_NOT_SUPPORTED;
            case 317 -> SIGNING_CONTENT_MISMATCH;
            default -> new AbiErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<AbiErrorCode> known() {
        return List.of(
                REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE,
                REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE,
                INVALID_JSON,
                INVALID_MESSAGE,
                ENCODE_DEPLOY_MESSAGE_FAILED,
                ENCODE_RUN_MESSAGE_FAILED,
                ATTACH_SIGNATURE_FAILED,
                INVALID_TVC_IMAGE,
                REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER,
                INVALID_SIGNER,
                INVALID_ABI,
                INVALID_FUNCTION_ID,
                INVALID_DATA,
                ENCODE_INITIAL_DATA_FAILED,
                INVALID_FUNCTION_NAME,
                PUB_KEY_NOT_SUPPORTED,
                SIGNING_CONTENT_MISMATCH);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AbiErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
