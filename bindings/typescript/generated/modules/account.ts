// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as account from '../types/account.ts'

/** States of accounts. */
export class AccountModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Returns the state of an account from the network.
   *
   * The form of the request follows the version of the node. When the version cannot be asked for, the form with Dapp
   * ID is used, and the older one after a 400. A node that knows the account under another Dapp ID answers with its
   * real one.
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
