// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as account from '../types/account.ts'

/** Account states. */
export class AccountModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Returns the current state of an account.
   *
   * The form of the request depends on the version of the node. If the version is unknown, the form with a Dapp ID is
   * tried first and, after a 400, the older form. A node that knows the account under another Dapp ID returns its real
   * one.
   *
   * Errors: 14 NetModuleNotInit, 10 HttpRequestCreateError, 11 HttpRequestSendError, 12 HttpRequestParseError, 512
   * InvalidData, 518 DappIdRequired, 605 InvalidServerResponse, 615 Unauthorized, 622 NotFound, 904
   * DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed.
   *
   * Function `account.get_account`.
   */
  getAccount(params: account.ParamsOfGetAccount, options?: CallOptions): Promise<account.ResultOfGetAccount> {
    return this.#caller.call('account.get_account', params, options)
  }
}
