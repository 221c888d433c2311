// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as inbox from '../types/inbox.ts'

/** Deposits of followed accounts that survive the process that receives them, each delivered until it is booked. */
export class InboxModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Follows accounts from now on, whatever happens to this process, and collects their deposits.
   *
   * Extension: The published library has no such function. Answers when the accounts and their places are durable. From
   * then on any client with the same storage and network reads their transactions without gaps, and stores each deposit
   * once; `inbox.deposits` delivers them. Calls for the same name add accounts.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 615
   * Unauthorized, 601 QueryFailed, 901 InvalidData, 1203 SpendingUnknown, 4 InvalidAddress, 303 InvalidJson, 1
   * NotImplemented, 605 InvalidServerResponse, 624 ChainReplaced, 1101 FollowedOtherwise, 1104 TooManyAccounts.
   *
   * Function `inbox.follow`.
   */
  follow(params: inbox.ParamsOfInboxFollow, options?: CallOptions): Promise<inbox.ResultOfInboxFollow> {
    return this.#caller.call('inbox.follow', params, options)
  }

  /**
   * Ends the following of accounts.
   *
   * Extension: The published library has no such function. Deposits that were collected before stay until they are
   * acknowledged. What was delivered is remembered: an account that is followed again does not bring it a second time.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 4
   * InvalidAddress, 1102 NotFollowed, 1104 TooManyAccounts.
   *
   * Function `inbox.unfollow`.
   */
  unfollow(params?: inbox.ParamsOfInboxUnfollow, options?: CallOptions): Promise<inbox.ResultOfInboxUnfollow> {
    return this.#caller.call('inbox.unfollow', params, options)
  }

  /**
   * Lists the followed accounts of a name, how far they were read, and what keeps them.
   *
   * Extension: The published library has no such function.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 1102
   * NotFollowed.
   *
   * Function `inbox.list`.
   */
  list(params?: inbox.ParamsOfInboxList, options?: CallOptions): Promise<inbox.ResultOfInboxList> {
    return this.#caller.call('inbox.list', params, options)
  }

  /**
   * Returns deposits of followed accounts, each until it is acknowledged.
   *
   * Extension: The published library has no such function. Deposits come at least once, in the order of their numbers;
   * those of an account in the order of its transactions. What was not acknowledged comes again, also after a restart.
   * `transaction_id` is the key by which they are booked once.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter, 1102
   * NotFollowed.
   *
   * Function `inbox.deposits`.
   */
  deposits(params?: inbox.ParamsOfInboxDeposits, options?: CallOptions): Promise<inbox.ResultOfInboxDeposits> {
    return this.#caller.call('inbox.deposits', params, options)
  }

  /**
   * Forgets which transactions were delivered, of those that were acknowledged.
   *
   * Extension: The published library has no such function. The place of each account stays, so that nothing comes again
   * by itself. Only an account that is followed anew from an earlier place brings what was forgotten once more.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter.
   *
   * Function `inbox.prune`.
   */
  prune(params: inbox.ParamsOfInboxPrune, options?: CallOptions): Promise<inbox.ResultOfInboxPrune> {
    return this.#caller.call('inbox.prune', params, options)
  }
}
