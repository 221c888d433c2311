// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as zklogin from '../types/zklogin.ts'

/** Helpers for wallets that are opened by a login: computation alone, no prover is called. */
export class ZkloginModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Calculates the number that stands for the user of a login.
   *
   * Extension: The published library has no such function. Poseidon hash of the name and the value of the claim, of the
   * audience and of the hashed salt. Contracts hold it and compare it with a login proof. Nobody who lacks the salt can
   * tell from it who the user is.
   *
   * Errors: 23 InvalidParams.
   *
   * Function `zklogin.address_seed`.
   */
  addressSeed(params: zklogin.ParamsOfAddressSeed, options?: CallOptions): Promise<zklogin.ResultOfAddressSeed> {
    return this.#caller.call('zklogin.address_seed', params, options)
  }

  /**
   * Writes a login proof in the form that contracts take.
   *
   * Extension: The published library has no such function. A proof comes from a prover, which this library never calls.
   * Each point is checked: it is on its curve and in the group.
   *
   * Errors: 23 InvalidParams.
   *
   * Function `zklogin.proof_to_bytes`.
   */
  proofToBytes(params: zklogin.ParamsOfProofToBytes, options?: CallOptions): Promise<zklogin.ResultOfProofToBytes> {
    return this.#caller.call('zklogin.proof_to_bytes', params, options)
  }
}
