// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.zklogin.ParamsOfAddressSeed
import vendorclient.api.zklogin.ParamsOfProofToBytes
import vendorclient.api.zklogin.ResultOfAddressSeed
import vendorclient.api.zklogin.ResultOfProofToBytes
import vendorclient.api.zklogin.ZkLoginProof
import vendorclient.api.zklogin.ZkloginModule
import vendorclient.kotlin.result

/** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
public class ZkloginFunctions(caller: Caller) {
    private val java = ZkloginModule(caller)

    /**
     * Computes the address seed of a login: the number that represents its user.
     *
     * Extension: The published library has no such function. Poseidon hash of the name and value of the claim, the
     * audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal the user
     * to anyone without the salt.
     * @param claimName Name of the claim that identifies the user, at most 32 characters.
     * @param claimValue Value of the claim in the token, at most 115 characters.
     * @param audience Audience of the token, `aud`, at most 145 characters.
     * @param salt Salt of the user, a number below the order of the field (about 2^253.6).
     */
    public suspend fun addressSeed(
        claimValue: String,
        audience: String,
        salt: String,
        claimName: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfAddressSeed =
        java.addressSeed(ParamsOfAddressSeed(claimName, claimValue, audience, salt), options).result()

    /**
     * Converts a login proof to the form that contracts accept.
     *
     * Extension: The published library has no such function. The proof comes from a prover, which this library never
     * calls. Each point is checked to be on its curve and in the group.
     * @param proof The proof.
     */
    public suspend fun proofToBytes(
        proof: ZkLoginProof,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfProofToBytes =
        java.proofToBytes(ParamsOfProofToBytes(proof), options).result()
}
