// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as zklogin from '../types/zklogin.ts'

/** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
export class ZkloginModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Computes the address seed of a login: the number that represents its user.
   *
   * Extension: The published library has no such function. Poseidon hash of the name and value of the claim, the
   * audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal the user to
   * anyone without the salt.
   *
   * Errors: 23 InvalidParams.
   *
   * Function `zklogin.address_seed`.
   */
  addressSeed(params: zklogin.ParamsOfAddressSeed, options?: CallOptions): Promise<zklogin.ResultOfAddressSeed> {
    return this.#caller.call('zklogin.address_seed', params, options)
  }

  /**
   * Converts a login proof to the form that contracts accept.
   *
   * Extension: The published library has no such function. The proof comes from a prover, which this library never
   * calls. Each point is checked to be on its curve and in the group.
   *
   * Errors: 23 InvalidParams.
   *
   * Function `zklogin.proof_to_bytes`.
   */
  proofToBytes(params: zklogin.ParamsOfProofToBytes, options?: CallOptions): Promise<zklogin.ResultOfProofToBytes> {
    return this.#caller.call('zklogin.proof_to_bytes', params, options)
  }
}
