// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;

/** Helpers for wallets that are opened by a login: computation alone, no prover is called. */
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
     * Calculates the number that stands for the user of a login.
     *
     * <p>Extension: The published library has no such function. Poseidon hash of the name and the value of the claim,
     * of the audience and of the hashed salt. Contracts hold it and compare it with a login proof. Nobody who lacks the
     * salt can tell from it who the user is.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Who a user is, as the provider of the login says it.
     * @return the call; its result: The number that stands for a user.
     */
    public Call<ResultOfAddressSeed> addressSeed(ParamsOfAddressSeed params) {
        return addressSeed(params, CallOptions.NONE);
    }

    /**
     * Calculates the number that stands for the user of a login.
     *
     * <p>Extension: The published library has no such function. Poseidon hash of the name and the value of the claim,
     * of the audience and of the hashed salt. Contracts hold it and compare it with a login proof. Nobody who lacks the
     * salt can tell from it who the user is.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Who a user is, as the provider of the login says it.
     * @param options how to call
     * @return the call; its result: The number that stands for a user.
     */
    public Call<ResultOfAddressSeed> addressSeed(ParamsOfAddressSeed params, CallOptions options) {
        return caller.call("zklogin.address_seed", params, ResultOfAddressSeed::fromJson, options);
    }

    /**
     * Writes a login proof in the form that contracts take.
     *
     * <p>Extension: The published library has no such function. A proof comes from a prover, which this library never
     * calls. Each point is checked: it is on its curve and in the group.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params A proof to write for a contract.
     * @return the call; its result: A proof as contracts take it.
     */
    public Call<ResultOfProofToBytes> proofToBytes(ParamsOfProofToBytes params) {
        return proofToBytes(params, CallOptions.NONE);
    }

    /**
     * Writes a login proof in the form that contracts take.
     *
     * <p>Extension: The published library has no such function. A proof comes from a prover, which this library never
     * calls. Each point is checked: it is on its curve and in the group.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params A proof to write for a contract.
     * @param options how to call
     * @return the call; its result: A proof as contracts take it.
     */
    public Call<ResultOfProofToBytes> proofToBytes(ParamsOfProofToBytes params, CallOptions options) {
        return caller.call("zklogin.proof_to_bytes", params, ResultOfProofToBytes::fromJson, options);
    }
}
