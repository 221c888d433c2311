// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;

/** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
public final class ZkloginModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public ZkloginModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Computes the address seed of a login: the number that represents its user.
     *
     * <p>Extension: The published library has no such function. Poseidon hash of the name and value of the claim, the
     * audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal the user
     * to anyone without the salt.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Identity of a user, as stated by the login provider.
     * @return the call; its result: The number that represents a user.
     */
    public Call<ResultOfAddressSeed> addressSeed(ParamsOfAddressSeed params) {
        return addressSeed(params, CallOptions.NONE);
    }

    /**
     * Computes the address seed of a login: the number that represents its user.
     *
     * <p>Extension: The published library has no such function. Poseidon hash of the name and value of the claim, the
     * audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal the user
     * to anyone without the salt.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Identity of a user, as stated by the login provider.
     * @param options how to call
     * @return the call; its result: The number that represents a user.
     */
    public Call<ResultOfAddressSeed> addressSeed(ParamsOfAddressSeed params, CallOptions options) {
        return caller.call("zklogin.address_seed", params, ResultOfAddressSeed::fromJson, options);
    }

    /**
     * Converts a login proof to the form that contracts accept.
     *
     * <p>Extension: The published library has no such function. The proof comes from a prover, which this library never
     * calls. Each point is checked to be on its curve and in the group.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params A proof to convert for a contract.
     * @return the call; its result: A proof in the form that contracts accept.
     */
    public Call<ResultOfProofToBytes> proofToBytes(ParamsOfProofToBytes params) {
        return proofToBytes(params, CallOptions.NONE);
    }

    /**
     * Converts a login proof to the form that contracts accept.
     *
     * <p>Extension: The published library has no such function. The proof comes from a prover, which this library never
     * calls. Each point is checked to be on its curve and in the group.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params A proof to convert for a contract.
     * @param options how to call
     * @return the call; its result: A proof in the form that contracts accept.
     */
    public Call<ResultOfProofToBytes> proofToBytes(ParamsOfProofToBytes params, CallOptions options) {
        return caller.call("zklogin.proof_to_bytes", params, ResultOfProofToBytes::fromJson, options);
    }
}
