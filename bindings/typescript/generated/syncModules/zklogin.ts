// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { ZkloginModule } from '../modules/zklogin.ts'
import type * as zklogin from '../types/zklogin.ts'

/**
 * Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncZkloginModule extends ZkloginModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `addressSeed`. */
  addressSeedSync(params: zklogin.ParamsOfAddressSeed, options?: SyncCallOptions): zklogin.ResultOfAddressSeed {
    return this.#caller.callSync('zklogin.address_seed', params, options)
  }

  /** Synchronous form of `proofToBytes`. */
  proofToBytesSync(params: zklogin.ParamsOfProofToBytes, options?: SyncCallOptions): zklogin.ResultOfProofToBytes {
    return this.#caller.callSync('zklogin.proof_to_bytes', params, options)
  }
}
