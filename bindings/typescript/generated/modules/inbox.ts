// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as inbox from '../types/inbox.ts'

/** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
export class InboxModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Starts following accounts and collecting their deposits; following survives the end of this process.
   *
   * Extension: The published library has no such function. Returns once the accounts and their positions are stored.
   * From then on, any client with the same storage and network reads their transactions without gaps and stores each
   * deposit once; `inbox.deposits` delivers them. Calls with the same name add accounts.
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
   * Stops following accounts.
   *
   * Extension: The published library has no such function. Deposits already collected stay until they are acknowledged.
   * Delivered deposits are remembered: following an account again does not deliver them a second time.
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
   * Lists the accounts followed under a name, the position of each, and what blocks it.
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
   * Returns unacknowledged deposits of followed accounts.
   *
   * Extension: The published library has no such function. Delivery is at least once, in order of `number`; deposits of
   * one account follow the order of its transactions. Unacknowledged deposits are returned again, even after a restart.
   * Use `transaction_id` as the key to book each deposit once.
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
   * Removes the records of delivered and acknowledged transactions.
   *
   * Extension: The published library has no such function. The position of each account is kept, so nothing is
   * delivered again. Only an account that is unfollowed and followed again from an earlier position delivers the
   * removed transactions once more.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1103 InvalidInboxParameter.
   *
   * Function `inbox.prune`.
   */
  prune(params: inbox.ParamsOfInboxPrune, options?: CallOptions): Promise<inbox.ResultOfInboxPrune> {
    return this.#caller.call('inbox.prune', params, options)
  }
}
