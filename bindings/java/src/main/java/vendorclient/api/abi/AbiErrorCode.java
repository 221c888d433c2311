// Generated from the definitions of the API.
package vendorclient.api.abi;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module abi. */
public enum AbiErrorCode implements NumberConstant {
    /** A message is to be encoded without {@code address} and without {@code deploy_set}. */
    REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE(301),

    /** A message is to be encoded without {@code call_set} and without {@code deploy_set}. */
    REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE(302),

    /** An ABI or an ABI parameter cannot be read, or the version of the ABI is not supported. */
    INVALID_JSON(303),

    /** A message or body does not match the ABI. */
    INVALID_MESSAGE(304),

    /**
     * A deploy message cannot be encoded: not exactly one of {@code tvc}, {@code code} and {@code state_init}; {@code
     * state_init} with initial values; no public key; wrong arguments of the constructor.
     */
    ENCODE_DEPLOY_MESSAGE_FAILED(305),

    /**
     * A call cannot be encoded: unknown function, wrong arguments, missing address; {@code data} has {@code
     * function_name}.
     */
    ENCODE_RUN_MESSAGE_FAILED(306),

    /** A signature cannot be attached: wrong size of signature or key, unreadable message or ABI, no room. */
    ATTACH_SIGNATURE_FAILED(307),

    /** A state init or contract image cannot be read. */
    INVALID_TVC_IMAGE(308),

    /** Cannot occur: a header without public key is encoded as such. */
    REQUIRED_PUBLIC_KEY_MISSING_FOR_FUNCTION_HEADER(309),

    /** Cannot occur: an unknown kind of signer does not fit the parameter type (23). */
    INVALID_SIGNER(310),

    /**
     * The version of the ABI does not allow the operation, the ABI is missing, or a value does not fit in {@code
     * encode_boc}.
     */
    INVALID_ABI(311),

    /** A number in place of a function name is not in the ABI; {@code data} has {@code function_name}. */
    INVALID_FUNCTION_ID(312),

    /** Data do not match the ABI. */
    INVALID_DATA(313),

    /** Initial data cannot be encoded: a value is missing, unknown or does not fit. */
    ENCODE_INITIAL_DATA_FAILED(314),

    /** The function is not in the ABI; {@code data} has {@code function_name}. */
    INVALID_FUNCTION_NAME(315),

    /** {@code initial_pubkey} is given for a contract with ABI 2.4 or later. */
    PUB_KEY_NOT_SUPPORTED(316);

    private final int wire;

    AbiErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
