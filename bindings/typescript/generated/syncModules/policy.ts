// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { PolicyModule } from '../modules/policy.ts'
import type * as policy from '../types/policy.ts'

/**
 * Spending policies: limits, allowed recipients and approval for everything that is sent.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncPolicyModule extends PolicyModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `get`. */
  getSync(options?: SyncCallOptions): policy.ResultOfPolicyGet {
    return this.#caller.callSync('policy.get', undefined, options)
  }

  /** Synchronous form of `check`. */
  checkSync(params: policy.ParamsOfPolicyCheck, options?: SyncCallOptions): policy.ResultOfPolicyCheck {
    return this.#caller.callSync('policy.check', params, options)
  }

  /** Synchronous form of `refusals`. */
  refusalsSync(params?: policy.ParamsOfPolicyRefusals, options?: SyncCallOptions): policy.ResultOfPolicyRefusals {
    return this.#caller.callSync('policy.refusals', params, options)
  }
}
