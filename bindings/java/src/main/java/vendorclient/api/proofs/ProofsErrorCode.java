// Generated from the definitions of the API.
package vendorclient.api.proofs;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module proofs. */
public enum ProofsErrorCode implements NumberConstant {
    /**
     * What is to be proven has neither {@code id} nor {@code boc}, or is no block, transaction, message or account of
     * the right layout; or something is to be verified that cannot be proven.
     */
    INVALID_DATA(901),

    /**
     * A check of a proof fails, something that it needs is not on the server or cannot be asked for, or the
     * configuration names nothing that trust could start from.
     */
    PROOF_CHECK_FAILED(902),

    /** An answer of the server lacks the BOC of the object, or the cache of proofs cannot be written. */
    INTERNAL_ERROR(903),

    /** A given object says something else than the proven one; the message names the field and both values. */
    DATA_DIFFERS_FROM_PROVEN(904);

    private final int wire;

    ProofsErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ProofsErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
