// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { AccountModule } from '../modules/account.ts'
import type * as account from '../types/account.ts'

/**
 * Account states.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncAccountModule extends AccountModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `getAccount`. */
  getAccountSync(params: account.ParamsOfGetAccount, options?: SyncCallOptions): account.ResultOfGetAccount {
    return this.#caller.callSync('account.get_account', params, options)
  }
}
